"""Fit a damped oscillation, a function in C, by Newton's method with gradients and Hessians.

`examples/c/oscillation.ll` is what clang makes of `oscillation.c`. The contours are its misfit by
decay and frequency; the arrows point against its gradients; the line is the way of the fit.

    python examples/gallery/oscillation.py build/oscillation.png
"""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

import ad_opt

SOURCE = Path(__file__).parent.parent / "c" / "oscillation.ll"
TRUE = np.array([1.0, 0.3, 2.0, 0.4])
"""Amplitude, decay, frequency, phase."""


class Misfit:
    """The function in C with its measurements, and derivatives by the four parameters."""

    def __init__(self, points: int) -> None:
        self.times = np.linspace(0.0, 6.0, points)
        amplitude, decay, frequency, phase = TRUE
        waves = np.sin(frequency * self.times + phase)
        measured = amplitude * np.exp(-decay * self.times) * waves
        self.rest = (self.times, measured, np.full(points, 6.0 / points), points)
        self.value = ad_opt.load(SOURCE)["misfit"]
        self._gradient = ad_opt.grad(self.value, wrt=0)
        self._hessian = ad_opt.hessian(self.value, wrt=0)

    def gradient(self, model: np.ndarray) -> np.ndarray:
        """Return the derivatives by amplitude, decay, frequency and phase."""
        return self._gradient(model, *self.rest)

    def hessian(self, model: np.ndarray) -> np.ndarray:
        """Return the second derivatives, four by four."""
        return self._hessian(model, *self.rest)

    def fit(self, model: np.ndarray, steps: int = 30) -> np.ndarray:
        """Return all models on the way: Newton's steps, damped so that each one goes down."""
        way, damping = [model], 1.0
        for _ in range(steps):
            values, vectors = np.linalg.eigh(self.hessian(model))
            slope = vectors.T @ self.gradient(model)
            trial = model - vectors @ (slope / (np.abs(values) + damping))
            if self.value(trial, *self.rest) < self.value(model, *self.rest):
                model, damping = trial, damping / 4
                way.append(model)
            else:
                damping *= 8
        return np.array(way)


def main(picture: Path, points: int = 120, grid: int = 60) -> np.ndarray:
    """Draw the picture; return the parameters that were found."""
    misfit = Misfit(points)
    way = misfit.fit(np.array([0.8, 1.1, 1.3, 0.4]))
    decays, frequencies = np.linspace(-0.1, 1.3, grid), np.linspace(1.0, 3.0, grid)
    amplitude, _, _, phase = TRUE

    def at(decay: float, frequency: float) -> np.ndarray:
        return np.array([amplitude, decay, frequency, phase])

    heights = [[misfit.value(at(d, f), *misfit.rest) for d in decays] for f in frequencies]
    figure, axis = plt.subplots(figsize=(6.4, 4.4), layout="constrained")
    axis.contourf(decays, frequencies, np.log10(heights), 30, cmap="viridis")
    every = max(1, grid // 12)
    x, y = np.meshgrid(decays[::every], frequencies[::every])
    slopes = np.array([misfit.gradient(at(d, f))[1:3] for d, f in zip(x.flat, y.flat, strict=True)])
    arrows = -slopes / np.linalg.norm(slopes, axis=1, keepdims=True)
    axis.quiver(x, y, *arrows.T, color="white", alpha=0.6, width=0.003)
    axis.plot(way[:, 1], way[:, 2], "o-", color="tab:red", markersize=3)
    axis.set(title="misfit of an oscillation in C (log)", xlabel="decay", ylabel="frequency")
    figure.savefig(picture, dpi=120)
    plt.close(figure)
    return way[-1]


if __name__ == "__main__":
    print("amplitude, decay, frequency, phase:", main(Path(sys.argv[1])))
