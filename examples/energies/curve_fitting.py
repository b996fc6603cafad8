"""Curve fitting: two numbers, which all residuals share, by Levenberg-Marquardt."""

from pathlib import Path

import numpy as np

import pictures
from ad_opt import nlls


def energy(precision="f64"):
    """The curve ``a cos(b x) + b sin(a x)`` goes through the points."""
    p = nlls.problem("curve_fitting", precision)
    (n,) = p.dims("N")
    ab = p.unknown("ab", channels=2)
    x, y = p.image("x", n), p.image("y", n)
    a, b = ab()
    p.residual(y(0) - (a * nlls.cos(b * x(0)) + b * nlls.sin(a * x(0))))
    return p


def inputs(n):
    """Points of the curve with a = 1.2, b = 2.1, and noise."""
    x = np.linspace(0, 3, 8 * n)
    noise = 0.02 * np.random.default_rng(0).standard_normal(8 * n)
    return {"ab": np.ones(2) * 1.5, "x": x, "y": curve(x, 1.2, 2.1) + noise}


def curve(x, a, b):
    """The curve."""
    return a * np.cos(b * x) + b * np.sin(a * x)


def main(n, path: Path):
    """Solve, and draw the points and the curve."""
    given = inputs(n)
    result = energy().compile("lm").solve(**given, iterations=30)
    x = given["x"]
    data = np.stack([x, -given["y"]], -1)
    line = np.stack([x, -curve(x, *result.ab)], -1)
    pairs = np.stack([np.arange(len(x) - 1), np.arange(1, len(x))], -1)
    panels = [pictures.points(data), pictures.points(line, pairs)]
    pictures.save(path, panels, result.history.costs)
    return result


if __name__ == "__main__":
    pictures.run(main, "curve_fitting")
