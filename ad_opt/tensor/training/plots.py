"""Plots of training runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..shapes.refusals import refuse
from .checkpoints import as_place

if TYPE_CHECKING:
    from pathlib import Path

AVERAGED = 50
"""A guess: the thick line is a mean over this part of a run, which hides the noise of batches."""


def check_picture(path: str | Path) -> None:
    """AD1120 for a name that no picture can have, AD1123 without what draws it."""
    suffix = as_place(path).suffix[1:] or "png"
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise refuse(
            "AD1123", "a plot is drawn by matplotlib", "pip install 'ad-opt[plot]'"
        ) from None
    known = Figure().canvas.get_supported_filetypes()
    if suffix.lower() not in known:
        help = f"there are {', '.join(sorted(known))}"
        raise refuse("AD1120", f"{path} is no name of a picture", help)


def plot_losses(losses: Sequence[float], path: str | Path | None = None) -> Any:
    """A figure of the loss of each step, and of its moving mean."""
    from matplotlib.figure import Figure  # large, and only plots need it

    figure = Figure(figsize=(8, 3), layout="constrained")
    axes = figure.subplots()
    values = np.asarray(losses, float)
    axes.plot(values, linewidth=0.5, alpha=0.5)
    width = max(len(values) // AVERAGED, 1)
    if len(values) >= width:
        mean = np.convolve(values, np.full(width, 1 / width), "valid")
        axes.plot(np.arange(width - 1, len(values)), mean)
    axes.set(xlabel="step", ylabel="loss")
    if values.size and values.min() > 0:
        axes.set_yscale("log")
    if path is not None:
        figure.savefig(path)
    return figure
