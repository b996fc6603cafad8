"""Intrinsic images: a picture is the product of reflectance, which jumps, and smooth shading."""

from pathlib import Path

import numpy as np

import pictures
from ad_opt import nlls

POWER = 0.8
"""Of differences of reflectance: below two, few large ones cost less than many small ones."""


def energy(precision="f32"):
    """In logarithms: reflectance and shading sum up to the picture."""
    p = nlls.problem("intrinsic_images", precision)
    w, h = p.dims("W", "H")
    colour, shading = p.unknown("colour", w, h, channels=3), p.unknown("shading", w, h)
    picture = p.image("picture", w, h, channels=3)
    w_fit, w_colour, w_shading = (p.param(name) for name in ("w_fit", "w_colour", "w_shading"))
    p.residual(w_fit * (colour(0, 0) + shading(0, 0) - picture(0, 0)))
    for at in nlls.neighbours():
        jump = colour(0, 0) - colour(*at)
        size = nlls.dot(jump, jump) + 1e-2
        p.residual(w_colour * size ** ((POWER - 2) / 4) * jump)
        p.residual(w_shading * (shading(0, 0) - shading(*at)))
    return p


def inputs(n):
    """A chequered board in the light of a lamp."""
    y, x = np.mgrid[0:n, 0:n] / n
    dark = ((np.floor(5 * x) + np.floor(5 * y)) % 2)[..., None]
    board = dark * np.array([0.2, 0.3, 0.7]) + (1 - dark) * np.array([0.9, 0.8, 0.5])
    light = np.exp(-2 * ((x - 0.3) ** 2 + (y - 0.4) ** 2))
    picture = np.log(board * light[..., None])
    weights = {"w_fit": 30.0, "w_colour": 1.0, "w_shading": 3.0}
    return {"colour": picture, "shading": np.zeros((n, n)), "picture": picture, **weights}


def main(n, path: Path):
    """Solve, and draw the picture, its reflectance and its shading."""
    given = inputs(n)
    result = energy().compile("lm").solve(**given, iterations=20, pcg_steps=100)
    colour, shading = np.exp(result.colour), np.exp(result.shading)
    panels = [np.exp(given["picture"]), colour / colour.max(), shading / shading.max()]
    pictures.save(path, panels, result.history.costs)
    return result


if __name__ == "__main__":
    pictures.run(main, "intrinsic_images")
