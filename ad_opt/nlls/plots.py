"""Plots of what a solver did."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray


def plot_history(
    costs: NDArray[Any], norms: Iterable[NDArray[Any]], path: str | Path | None = None
) -> Any:
    """A figure of the cost of each iterate, and of the residuals of conjugate gradients.

    ``norms`` are those of each iteration's steps. With a path, the figure goes into a file.
    """
    from matplotlib.figure import Figure  # large, and only plots need it

    figure = Figure(figsize=(8, 3), layout="constrained")
    left, right = figure.subplots(1, 2)
    left.semilogy(costs, marker="o")
    left.set(xlabel="iteration", ylabel="cost")
    start = 0
    for one in norms:
        right.semilogy(np.arange(start, start + len(one)), np.maximum(one, 1e-300))
        start += len(one)
    right.set(xlabel="step of conjugate gradients", ylabel="norm of the residual")
    if path is not None:
        figure.savefig(path)
    return figure
