"""Optical flow: the smooth motion that takes one picture to another."""

from pathlib import Path

import numpy as np

import pictures
from ad_opt import nlls


def energy(precision="f32"):
    """The second picture, sampled where a pixel went, is the first; neighbours move alike."""
    p = nlls.problem("optical_flow", precision)
    w, h = p.dims("W", "H")
    motion = p.unknown("motion", w, h, channels=2)
    first, second = p.image("first", w, h), p.image("second", w, h)
    w_fit, w_reg = p.param("w_fit"), p.param("w_reg")
    u, v = motion(0, 0)
    there = second.sample(nlls.index(0) + u, nlls.index(1) + v)
    p.residual(w_fit * (first(0, 0) - there))
    for at in nlls.neighbours():
        p.residual(w_reg * (motion(0, 0) - motion(*at)))
    return p


def inputs(n):
    """A smooth texture, and the same after a known motion of at most 1.5 pixels."""
    y, x = np.mgrid[0:n, 0:n].astype(float)

    def texture(a, b):
        return 0.5 + 0.25 * np.sin(a * 0.21) * np.cos(b * 0.17) + 0.15 * np.sin(a * 0.07 + b * 0.11)

    moved = texture(x - 1.5 * np.sin(2 * np.pi * y / n), y - np.cos(2 * np.pi * x / n))
    given = {"first": texture(x, y), "second": moved, "w_fit": 10**0.5, "w_reg": 0.1**0.5}
    return {"motion": np.zeros((n, n, 2)), **given}


def main(n, path: Path):
    """Solve, and draw the first picture and the motion as colours."""
    given = inputs(n)
    result = energy().compile().solve(**given, iterations=6, pcg_steps=100)
    colours = np.dstack([0.5 + result.motion / 4, np.full((n, n), 0.5)])
    pictures.save(path, [given["first"], given["second"], colours], result.history.costs)
    return result


if __name__ == "__main__":
    pictures.run(main, "optical_flow")
