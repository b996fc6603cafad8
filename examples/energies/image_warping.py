"""Image warping: handles are moved, and the picture follows as rigidly as it can."""

from pathlib import Path

import numpy as np

import pictures
from ad_opt import nlls


def energy(precision="f32"):
    """Each pixel goes where it should, and turns with its neighbours."""
    p = nlls.problem("image_warping", precision)
    w, h = p.dims("W", "H")
    position = p.unknown("position", w, h, channels=2)
    angle = p.unknown("angle", w, h)
    rest = p.image("rest", w, h, channels=2)
    wanted = p.image("wanted", w, h, channels=2)  # negative where a pixel is free
    w_fit, w_reg = p.param("w_fit"), p.param("w_reg")

    given = nlls.every(wanted(0, 0) >= 0)
    p.residual(nlls.select(given, w_fit * (position(0, 0) - wanted(0, 0)), 0.0))
    for at in nlls.neighbours():
        edge = nlls.rotate2d(angle(0, 0), rest(0, 0) - rest(*at))
        p.residual(w_reg * (position(0, 0) - position(*at) - edge))
    return p


def inputs(n):
    """A pinned border, and two handles that are pulled apart."""
    y, x = np.mgrid[0:n, 0:n].astype(float)
    rest = np.stack([x, y], -1)
    wanted = np.full((n, n, 2), -1.0)
    border = (x == 0) | (y == 0) | (x == n - 1) | (y == n - 1)
    wanted[border] = rest[border]
    for at, by in (((0.3, 0.5), -0.12), ((0.7, 0.5), 0.12)):
        ix, iy = int(at[0] * n), int(at[1] * n)
        wanted[iy, ix] = ix + by * n, iy + by * n
    weights = {"w_fit": 10.0, "w_reg": 0.1}
    return {"position": rest, "angle": np.zeros((n, n)), "rest": rest, "wanted": wanted, **weights}


def main(n, path: Path):
    """Solve, and draw the picture before and after."""
    result = energy().compile().solve(**inputs(n), iterations=20, pcg_steps=100)
    before = pictures.texture(n)
    after = np.zeros_like(before)
    x, y = np.clip(np.round(np.moveaxis(result.position, -1, 0)).astype(int), 0, n - 1)
    after[y, x] = before
    pictures.save(path, [before, after], result.history.costs)
    return result


if __name__ == "__main__":
    pictures.run(main, "image_warping")
