"""Plots of what a solver did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from pathlib import Path

    from .results import History


def plot_history(history: History, path: str | Path | None = None) -> Any:
    """A figure of the cost of each iteration, and of the residuals of conjugate gradients."""
    from matplotlib.figure import Figure  # large, and only plots need it

    figure = Figure(figsize=(8, 3), layout="constrained")
    costs, residuals = figure.subplots(1, 2)
    costs.semilogy(history.costs, marker="o")
    costs.set(xlabel="iteration", ylabel="cost")
    start = 0
    for one in history.iterations:
        norms = one.residuals
        residuals.semilogy(np.arange(start, start + len(norms)), np.maximum(norms, 1e-300))
        start += len(norms)
    residuals.set(xlabel="step of conjugate gradients", ylabel="norm of the residual")
    if path is not None:
        figure.savefig(path)
    return figure
