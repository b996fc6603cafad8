"""Poisson editing: a piece of one picture is put into another so that no seam is seen."""

from pathlib import Path

import numpy as np

import pictures
from ad_opt import nlls


def energy(precision="f32"):
    """Inside, differences of neighbours are those of the piece; outside, pixels stay."""
    p = nlls.problem("poisson_editing", precision)
    w, h = p.dims("W", "H")
    x = p.unknown("X", w, h, channels=4)
    target = p.image("target", w, h, channels=4)
    mask = p.image("mask", w, h)  # 0 where pixels may change
    p.exclude(nlls.not_equal(mask(0, 0), 0))
    for at in nlls.neighbours():
        p.residual((x(0, 0) - x(*at)) - (target(0, 0) - target(*at)))
    return p


def inputs(n):
    """The ball of a drawn picture, before a sky of another colour."""
    y, x = np.mgrid[0:n, 0:n] / n
    base = np.stack([0.2 + 0.3 * x, 0.3 + 0.2 * y, 0.5 + 0 * x, 1 + 0 * x], -1)
    target = np.concatenate([pictures.texture(n), np.ones((n, n, 1))], -1)
    return {"X": base, "target": target, "mask": (np.hypot(x - 0.5, y - 0.5) > 0.4) * 1.0}


def main(n, path: Path):
    """Solve, and draw the piece pasted, and blended."""
    given = inputs(n)
    result = energy().compile().solve(**given, iterations=8, pcg_steps=100)
    pasted = np.where(given["mask"][..., None] == 0, given["target"], given["X"])
    pictures.save(path, [pasted[..., :3], result.X[..., :3]], result.history.costs)
    return result


if __name__ == "__main__":
    pictures.run(main, "poisson_editing")
