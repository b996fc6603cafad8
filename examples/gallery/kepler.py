"""Kepler's equation: the derivative of a loop that ends when it has converged.

``E - e sin E = M`` gives the place of a planet at the time ``M`` on an ellipse of eccentricity
``e``, here by Newton's method. The derivative of the loop, as it is written, is
``dE/de = sin E / (1 - e cos E)``: points on that formula's curve.

    python examples/gallery/kepler.py build/kepler.png
"""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

import ad_opt

PROGRAM = """
func.func @anomaly(%time: f64, %eccentricity: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %precision = arith.constant 1.0e-13 : f64
  %E = scf.while (%E = %time) : (f64) -> f64 {
    %sin = math.sin %E : f64
    %pull = arith.mulf %eccentricity, %sin : f64
    %seen = arith.subf %E, %pull : f64
    %residual = arith.subf %seen, %time : f64
    %size = math.absf %residual : f64
    %more = arith.cmpf ogt, %size, %precision : f64
    scf.condition(%more) %E : f64
  } do {
  ^bb0(%E: f64):
    %sin = math.sin %E : f64
    %pull = arith.mulf %eccentricity, %sin : f64
    %seen = arith.subf %E, %pull : f64
    %residual = arith.subf %seen, %time : f64
    %cos = math.cos %E : f64
    %turn = arith.mulf %eccentricity, %cos : f64
    %slope = arith.subf %one, %turn : f64
    %step = arith.divf %residual, %slope : f64
    %next = arith.subf %E, %step : f64
    scf.yield %next : f64
  }
  return %E : f64
}
"""


def derivatives(times: np.ndarray, eccentricity: float) -> tuple[np.ndarray, np.ndarray]:
    """Return the anomaly at each time, and its derivative by the eccentricity."""
    f = ad_opt.value_and_grad(ad_opt.load(PROGRAM)["anomaly"], wrt=1)
    pairs = np.array([f(time, eccentricity) for time in times])
    return pairs[:, 0], pairs[:, 1]


def main(picture: Path, points: int = 40) -> float:
    """Draw the picture; return the largest deviation from the closed form."""
    figure, (left, right) = plt.subplots(1, 2, figsize=(9, 3.6), layout="constrained")
    worst = 0.0
    for eccentricity in (0.2, 0.5, 0.8):
        times = np.linspace(0.05, 2 * np.pi - 0.05, points)
        anomaly, by_eccentricity = derivatives(times, eccentricity)
        exact = np.sin(anomaly) / (1 - eccentricity * np.cos(anomaly))
        worst = max(worst, float(np.abs(by_eccentricity - exact).max()))
        left.plot(times, anomaly, label=f"e = {eccentricity}")
        (line,) = right.plot(times, exact)
        right.plot(times, by_eccentricity, ".", color=line.get_color())
    left.set(title="E(M, e)", xlabel="mean anomaly M")
    right.set(title="∂E/∂e: the loop's derivative on the formula's curve", xlabel="mean anomaly M")
    left.legend()
    figure.savefig(picture, dpi=120)
    plt.close(figure)
    return worst


if __name__ == "__main__":
    print("largest deviation from the closed form:", main(Path(sys.argv[1])))
