"""Shape from shading: a rough depth becomes one that looks, in known light, as the picture does."""

from pathlib import Path

import numpy as np

import pictures
from ad_opt import nlls

LIGHT = (0.4, 0.25, -0.25, 0.25, 0.05, -0.1, 0.04, -0.05, 0.03)
"""Of each spherical harmonic to the second order."""


def harmonics(x, y, z):
    """The nine functions of a direction up to the second order, without their factors."""
    return 1.0, y, z, x, x * y, y * z, 2 * z * z - x * x - y * y, z * x, x * x - y * y


def energy(precision="f32"):
    """Shading changes as the picture does; the depth stays near what was measured, and smooth."""
    p = nlls.problem("shape_from_shading", precision)
    w, h = p.dims("W", "H")
    depth = p.unknown("depth", w, h)
    measured, picture = p.image("measured", w, h), p.image("picture", w, h)
    alike = p.image("alike", w, h, channels=2, dtype="uint8")  # no edge to the right, below
    f_x, f_y, u_x, u_y, jump = (p.param(name) for name in ("f_x", "f_y", "u_x", "u_y", "jump"))
    light = [p.param(f"light_{k}") for k in range(9)]
    w_fit, w_shade, w_smooth = (p.param(name) for name in ("w_fit", "w_shade", "w_smooth"))

    def point(x, y):
        i, j = nlls.index(0, x), nlls.index(1, y)
        return depth(x, y) * nlls.vector((i - u_x) / f_x, (j - u_y) / f_y, 1.0)

    def known(*offsets):
        return nlls.every(measured(*at) > 0 for at in offsets)

    # the normal: the cross product of the steps from the neighbours at the left and above
    here, left, above = depth(0, 0), depth(-1, 0), depth(0, -1)
    n_x, n_y = above * (here - left) / f_y, left * (here - above) / f_x
    n_z = n_x * (u_x - nlls.index(0)) / f_x + n_y * (u_y - nlls.index(1)) / f_y
    normal = nlls.vector(n_x, n_y, n_z - left * above / (f_x * f_y))
    square = nlls.dot(normal, normal)
    unit = normal * nlls.select(square > 0, 1 / nlls.sqrt(square), 1.0)
    lit = nlls.dot(nlls.vector(*light), nlls.vector(*harmonics(*unit)))
    seen = 0.5 * picture(0, 0) + 0.25 * (picture(-1, 0) + picture(0, -1))
    inner = nlls.in_bounds_expanded(0, 0, by=1)
    there = nlls.both(inner, known((0, 0), (-1, 0), (0, -1)))
    shade = p.computed("shade", (w, h), nlls.select(there, lit - seen, 0.0))

    near = [abs(here - depth(*at)) < jump for at in nlls.neighbours()]
    whole = nlls.every([known((0, 0), *nlls.neighbours()), *near, inner])
    smooth = p.computed("smooth", (w, h), whole)

    p.exclude(nlls.negation(known((0, 0))))
    p.residual(w_fit * (here - measured(0, 0)))
    for k, at in enumerate(((1, 0), (0, 1))):
        change = alike(0, 0)[k] * (shade(0, 0) - shade(*at))
        p.residual(nlls.select(inner, w_shade * change, 0.0))
    around = sum((point(*at) for at in nlls.neighbours()), start=nlls.vector(0.0, 0.0, 0.0))
    bent = 4 * point(0, 0) - around
    p.residual(nlls.select(nlls.equal(smooth(0, 0), 1), w_smooth * bent, 0.0))
    return p


def rendered(depth, f_x, f_y, u_x, u_y):
    """The picture of a surface in the light, 0 where there is none."""
    y, x = np.indices(depth.shape)
    point = depth[..., None] * np.stack([(x - u_x) / f_x, (y - u_y) / f_y, np.ones(x.shape)], -1)
    down, right = (np.diff(point, axis=n, prepend=point.take([0], n)) for n in (0, 1))
    normal = np.cross(down, right)
    unit = normal / np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-30)
    terms = zip(LIGHT, harmonics(*np.moveaxis(unit, -1, 0)), strict=True)
    return np.where(depth > 0, sum(a * b for a, b in terms), 0.0)


def surface(n):
    """A ball before a wall, both with ripples."""
    y, x = np.mgrid[0:n, 0:n] / n - 0.5
    wall = 1.2 + 0.1 * x + 0.008 * np.sin(60 * np.hypot(x - 0.3, y + 0.3))
    square = 0.25**2 - (x + 0.1) ** 2 - (y - 0.1) ** 2
    ball = 1.15 - np.sqrt(np.maximum(square, 0)) / 2 + 0.004 * np.sin(50 * x)
    return np.where(square > 0.005, ball, wall)


def inputs(n):
    """A picture of the surface, and its depth, measured roughly, and not at the corners."""
    y, x = np.mgrid[0:n, 0:n] / n - 0.5
    noise = 0.5 / n * np.random.default_rng(0).standard_normal((n, n))
    measured = np.where(np.hypot(x, y) < 0.6, surface(n) + noise, 0.0)
    jump = 0.05
    alike = np.zeros((n, n, 2), np.uint8)
    alike[:, :-1, 0] = abs(np.diff(measured, axis=1)) < jump
    alike[:-1, :, 1] = abs(np.diff(measured, axis=0)) < jump
    camera = {"f_x": 1.2 * n, "f_y": 1.2 * n, "u_x": n / 2, "u_y": n / 2}
    given = {"picture": rendered(surface(n), **camera), "alike": alike, "jump": jump} | camera
    weights = {"w_fit": 1.0, "w_shade": 4.0 / n, "w_smooth": 0.5}
    light = {f"light_{k}": value for k, value in enumerate(LIGHT)}
    return {"depth": measured, "measured": measured, **given, **light, **weights}


def main(n, path: Path):
    """Solve, and draw the surface in its light before and after, and the picture."""
    given = inputs(n)
    result = energy().compile("lm").solve(**given, iterations=10, pcg_steps=50)
    camera = {name: given[name] for name in ("f_x", "f_y", "u_x", "u_y")}
    panels = [rendered(depth, **camera) for depth in (given["depth"], result.depth)]
    pictures.save(path, [*panels, given["picture"]], result.history.costs)
    return result


if __name__ == "__main__":
    pictures.run(main, "shape_from_shading")
