"""Results of a solver: unknowns, what happened on the way, and why it stopped."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

WHY = (
    "made all iterations",
    "the cost changes no more",
    "the gradient is zero",
    "diverged; this is the best iterate",
    "the cost at the start is no number",
    "the system is singular",
    "no step within the smallest radius lowers the cost",
    "stopped by the callback",
    "nothing moves: unknowns are excluded, or no residual changes with them to first order",
    "the gradient is no number",
    "ended by an exception; this is the best iterate",
)
"""Reasons why a solver stopped, by status."""


@dataclass(frozen=True)
class Iteration:
    """One step of the solver."""

    cost: float
    """Cost behind the step."""
    model_decrease: float
    """Fall of the quadratic model."""
    radius: float
    """Of the trust region, for Levenberg-Marquardt."""
    residuals: NDArray[np.float64]
    """Norms of the preconditioned residual, before the first step of conjugate gradients and behind
    each."""


@dataclass(frozen=True)
class History:
    """Costs, from that of the start, and all iterations."""

    costs: NDArray[np.float64]
    iterations: tuple[Iteration, ...]


@dataclass(frozen=True, eq=False)
class Result:
    """The unknowns that a solver found, by name or as attributes."""

    unknowns: dict[str, NDArray[Any]]
    cost: float
    status: int
    history: History = field(repr=False)

    @property
    def why(self) -> str:
        """Reason why the solver stopped."""
        return WHY[self.status]

    @property
    def converged(self) -> bool:
        """True if nothing more is to be gained."""
        return self.status in (1, 2)

    def __getitem__(self, name: str) -> NDArray[Any]:
        return self.unknowns[name]

    def __getattr__(self, name: str) -> NDArray[Any]:
        unknowns: dict[str, NDArray[Any]] = self.__dict__.get("unknowns", {})
        if name not in unknowns:
            raise AttributeError(f"no unknown is named {name}")
        return unknowns[name]

    def plot(self, path: str | Path | None = None) -> Any:
        """Plot cost and residuals; with a path, into a file. Needs matplotlib (extra ``plot``)."""
        from .plots import plot_history

        history = self.history
        return plot_history(history.costs, (one.residuals for one in history.iterations), path)


def read_history(rows: NDArray[np.float64], done: int, columns: int) -> History:
    """The history that a solver wrote."""
    iterations: list[Iteration] = []
    for row in rows[1 : done + 1]:
        steps = int(row[3])
        norms = row[columns : columns + steps + 1].copy()
        iterations.append(Iteration(float(row[0]), float(row[1]), float(row[2]), norms))
    return History(rows[: done + 1, 0].copy(), tuple(iterations))
