"""Shape from shading: its kernels against the residuals in NumPy, and the depth that it finds."""

from functools import cache
from typing import Any

import numpy as np
import pytest

import shape_from_shading as example
from ad_opt import nlls

Given = dict[str, Any]
NEXT = ((1, 0), (-1, 0), (0, 1), (0, -1))


@cache
def solver(precision: str) -> nlls.Solver:
    return example.energy(precision).compile("lm")


def at(array: Any, x: int, y: int) -> Any:
    """Read an array at an offset; values wrap at the border, where no residual reads them."""
    return np.roll(array, (-y, -x), (0, 1))


def residuals(given: Given, depth: Any) -> Any:
    """All six residuals of each pixel, ``[6, y, x]``, by their geometry; depths may be complex."""
    y, x = np.indices(depth.shape)
    ray = np.stack([(x - given["u_x"]) / given["f_x"], (y - given["u_y"]) / given["f_y"]], -1)
    point = depth[..., None] * np.dstack([ray, np.ones(depth.shape)])
    known = given["measured"] > 0
    inner = np.zeros(depth.shape, bool)
    inner[1:-1, 1:-1] = True

    normal = np.cross(point - at(point, 0, -1), point - at(point, -1, 0))
    square = np.sum(normal**2, -1)
    unit = normal / np.sqrt(np.where(square.real > 0, square, 1))[..., None]
    basis = example.harmonics(*np.moveaxis(unit, -1, 0))
    lit = sum(given[f"light_{k}"] * one for k, one in enumerate(basis))
    picture = given["picture"]
    seen = picture / 2 + (at(picture, -1, 0) + at(picture, 0, -1)) / 4
    lighted = inner & known & at(known, -1, 0) & at(known, 0, -1)
    shade = np.where(lighted, lit - seen, 0)

    found = [given["w_fit"] * (depth - given["measured"])]
    for k, by in enumerate(((1, 0), (0, 1))):
        change = given["w_shade"] * given["alike"][..., k] * (shade - at(shade, *by))
        found.append(np.where(inner, change, 0))
    smooth, bent = inner.copy(), 4 * point
    for by in NEXT:
        smooth &= at(known, *by) & (abs((depth - at(depth, *by)).real) < given["jump"])
        bent = bent - at(point, *by)
    found += list(np.moveaxis(np.where(smooth[..., None], given["w_smooth"] * bent, 0), -1, 0))
    return np.where(known, np.stack(found), 0)


def jacobian(given: Given, depth: Any) -> Any:
    """Derivatives by complex steps; of depths that are not known, zero."""
    columns = np.zeros((6 * depth.size, depth.size))
    for number in np.flatnonzero(given["measured"] > 0):
        moved = depth.astype(complex)
        moved.flat[number] += 1e-40j
        columns[:, number] = residuals(given, moved).imag.ravel() / 1e-40
    return columns


def part(precision: str) -> Given:
    """Part of the picture, neither square nor symmetric, with holes and an edge of the ball."""
    given = example.inputs(32)
    rng = np.random.default_rng(3)
    given["measured"][rng.random((32, 32)) < 0.06] = 0.0
    given["depth"] = given["measured"] + rng.uniform(-0.01, 0.01, (32, 32))
    dtype = {"f32": np.float32, "f64": np.float64}[precision]
    window = (slice(4, 15), slice(9, 22))
    return {
        name: one[window].copy()
        if isinstance(one, np.ndarray) and one.dtype == np.uint8
        else one[window].astype(dtype)
        if isinstance(one, np.ndarray)
        else float(dtype(one))
        for name, one in given.items()
    }


@pytest.mark.parametrize(("precision", "most"), [("f32", 1e-6), ("f64", 1e-12)])
def test_kernels_are_those_of_the_residuals(precision: str, most: float) -> None:
    given, here = part(precision), solver(precision)
    exact = {name: np.asarray(one, float) for name, one in given.items()}
    values, slopes = residuals(exact, exact["depth"]), jacobian(exact, exact["depth"])
    # each of the residuals is somewhere, and somewhere not
    assert all(0 < np.count_nonzero(one) < one.size for one in values)
    p = np.random.default_rng(1).standard_normal(exact["depth"].shape)
    flat = values.ravel()
    assert here.cost(**given) == pytest.approx(flat @ flat / 2, rel=most)
    gradient, product = here.gradient(**given), here.jtj({"depth": p}, **given)
    for found, wanted, bound in (
        (gradient, slopes.T @ flat, 2 * most),
        (product, slopes.T @ (slopes @ p.ravel()), most),
    ):
        error = abs(found["depth"].ravel() - wanted).max()
        assert error <= bound * abs(wanted).max()


def test_the_depth_comes_nearer_to_the_surface() -> None:
    given, truth = example.inputs(32), example.surface(32)
    known = given["measured"] > 0

    def distance(depth: Any) -> float:
        return float(np.sqrt(np.mean((depth - truth)[known] ** 2)))

    result = solver("f64").solve(**given, iterations=10, pcg_steps=50)
    assert np.all(np.diff(result.history.costs) <= 0)
    assert result.cost < 0.1 * result.history.costs[0]
    assert distance(result.depth) < 0.5 * distance(given["depth"])
    np.testing.assert_array_equal(result.depth[~known], 0.0)
    smoothed = solver("f64").solve(**given | {"w_shade": 0.0}, iterations=10, pcg_steps=50)
    assert distance(result.depth) < 0.8 * distance(smoothed.depth)
