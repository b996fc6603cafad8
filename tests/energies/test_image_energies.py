"""Image energies from Python to their optimum: costs of other solvers, differences, JᵀJ."""

import json
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import benchmark_inputs
import image_warping
import optical_flow
import poisson_editing
from ad_opt import nlls

sys.path.append(str(Path(__file__).resolve().parents[2] / "benchmarks" / "energies"))
import peers_ceres

Given = dict[str, Any]
COSTS = {image_warping: 1.02836932, poisson_editing: 123061.43, optical_flow: 5.31778715}
"""After four iterations at n = 128: Ceres, JAX and a solver written by hand agree on these."""


@cache
def solver(module: ModuleType) -> nlls.Solver:
    return module.energy("f64").compile()


def benchmark(module: ModuleType, n: int) -> Given:
    if module is image_warping:
        rest, wanted = benchmark_inputs.arap(n)
        given = {"position": rest, "angle": np.zeros((n, n)), "rest": rest, "wanted": wanted}
        return given | {"w_fit": 10.0, "w_reg": 0.1}
    if module is poisson_editing:
        return dict(zip(("X", "target", "mask"), benchmark_inputs.poisson(n), strict=True))
    first, second = benchmark_inputs.flow(n)
    given = {"motion": np.zeros((n, n, 2)), "first": first, "second": second}
    return given | {"w_fit": 10**0.5, "w_reg": 0.1**0.5}


def cut(given: Given, rows: slice, columns: slice) -> Given:
    """Part of the images: neither square nor symmetric."""
    return {
        name: one[rows, columns].copy() if isinstance(one, np.ndarray) else one
        for name, one in given.items()
    }


def jacobian_products(module: ModuleType, given: Given, names: list[str], seed: int) -> None:
    """Gradients are differences of the cost, and products with JᵀJ those of the gradient.

    Where the residuals are linear in a direction, JᵀJ p is the change of the gradient; where they
    are not, pᵀJᵀJp is the curvature of the cost but for the residuals' own.
    """
    rng = np.random.default_rng(seed)
    here = solver(module)
    p = {name: rng.standard_normal(given[name].shape) for name in names}
    if "mask" in given:
        p["X"][given["mask"] != 0] = 0.0  # excluded: held fixed

    def at(step: float) -> Given:
        return given | {name: given[name] + step * p[name] for name in names}

    slope = sum(float(np.vdot(one, p[name])) for name, one in here.gradient(**given).items())
    h = 1e-5
    difference = (here.cost(**at(h)) - here.cost(**at(-h))) / (2 * h)
    assert slope == pytest.approx(difference, rel=1e-7, abs=1e-7)
    product = here.jtj(p, **given)
    if module is poisson_editing:
        above, below = here.gradient(**at(1.0)), here.gradient(**at(-1.0))
        for name, one in product.items():
            np.testing.assert_allclose(one, (above[name] - below[name]) / 2, atol=1e-9)
    # symmetric
    q = {name: rng.standard_normal(given[name].shape) for name in names}
    q |= {name: np.where(p[name] == 0, 0, one) for name, one in q.items()}
    other = here.jtj(q, **given)
    left = sum(float(np.vdot(q[name], product[name])) for name in names)
    right = sum(float(np.vdot(p[name], other[name])) for name in names)
    assert left == pytest.approx(right, rel=1e-12)


UNKNOWNS = {
    image_warping: ["position", "angle"],
    poisson_editing: ["X"],
    optical_flow: ["motion"],
}


@pytest.mark.parametrize("module", COSTS, ids=lambda module: module.__name__)
def test_costs_of_others(module: ModuleType) -> None:
    settings = nlls.Settings(tolerance=0.0)
    given = benchmark(module, 128)
    result = solver(module).solve(**given, iterations=4, pcg_steps=50, settings=settings)
    assert result.cost == pytest.approx(COSTS[module], rel=1e-8)
    assert result.status == 0
    assert len(result.history.costs) == 5
    assert all(len(one.residuals) == 51 for one in result.history.iterations)
    small = cut(given, slice(20, 27), slice(11, 24))
    rng = np.random.default_rng(0)
    for name in UNKNOWNS[module]:
        small[name] += 0.3 * rng.random(small[name].shape)
    jacobian_products(module, small, UNKNOWNS[module], 1)
    cost = solver(module).cost(**small)
    assert cost == pytest.approx(WRITTEN[module](small), rel=1e-12)


def pairs(shape: tuple[int, ...]) -> list[tuple[tuple[slice, ...], tuple[slice, ...]]]:
    """Slices of points and of their neighbours, both ways."""
    up, down = slice(1, None), slice(None, -1)
    whole = slice(None)
    found = [((whole, up), (whole, down)), ((up, whole), (down, whole))]
    return found + [(b, a) for a, b in found]


def warping(g: Mapping[str, Any]) -> float:
    given = (g["wanted"] >= 0).all(-1)
    total = g["w_fit"] ** 2 * np.sum((g["position"] - g["wanted"])[given] ** 2)
    for a, b in pairs(given.shape):
        c, s = np.cos(g["angle"][a]), np.sin(g["angle"][a])
        x, y = np.moveaxis(g["rest"][a] - g["rest"][b], -1, 0)
        edge = np.stack([c * x - s * y, s * x + c * y], -1)
        total += g["w_reg"] ** 2 * np.sum((g["position"][a] - g["position"][b] - edge) ** 2)
    return float(total / 2)


def editing(g: Mapping[str, Any]) -> float:
    total = 0.0
    for a, b in pairs(g["mask"].shape):
        d = (g["X"][a] - g["X"][b]) - (g["target"][a] - g["target"][b])
        total += np.sum(d[g["mask"][a] == 0] ** 2)
    return float(total / 2)


def flowing(g: Mapping[str, Any]) -> float:
    h, w = g["first"].shape
    y, x = np.mgrid[0:h, 0:w].astype(float)
    x, y = x + g["motion"][..., 0], y + g["motion"][..., 1]
    i, j = (np.clip(np.floor(one), 0, n - 2).astype(int) for one, n in ((y, h), (x, w)))
    a, b, m = x - j, y - i, g["second"]
    sample = (1 - b) * ((1 - a) * m[i, j] + a * m[i, j + 1])
    sample += b * ((1 - a) * m[i + 1, j] + a * m[i + 1, j + 1])
    total = g["w_fit"] ** 2 * np.sum((g["first"] - sample) ** 2)
    for one, two in pairs((h, w)):
        total += g["w_reg"] ** 2 * np.sum((g["motion"][one] - g["motion"][two]) ** 2)
    return float(total / 2)


WRITTEN = {image_warping: warping, poisson_editing: editing, optical_flow: flowing}
"""The energies as NumPy says them."""


def test_results_and_refusals() -> None:
    here = solver(poisson_editing)
    given = cut(benchmark(poisson_editing, 32), slice(0, 32), slice(2, 30))
    costs: list[tuple[int, float]] = []

    def callback(iteration: int, cost: float) -> bool:
        costs.append((iteration, cost))
        return iteration == 2

    result = here.solve(**given, iterations=9, pcg_steps=7, callback=callback, progress=True)
    assert result.why == "stopped by the callback"
    assert costs == list(enumerate(map(float, result.history.costs)))[1:]
    whole = here.solve(**given, iterations=2, pcg_steps=7)
    np.testing.assert_array_equal(whole.X, result.X)
    # what is excluded stays, bit by bit; nothing that was given is written
    fixed = given["mask"] != 0
    np.testing.assert_array_equal(whole.X[fixed], given["X"][fixed])
    assert json.dumps(whole.history.costs.tolist())
    done = here.solve(**given, iterations=40, pcg_steps=200)
    assert done.converged
    assert done.why == "the cost changes no more"
    gradient = here.gradient(**given | {"X": done.X})["X"]
    assert abs(gradient).max() < 1e-3
    nothing = here.solve(**given | {"mask": np.ones_like(given["mask"])})
    assert nothing.why.startswith("nothing moves: unknowns are excluded")
    broken = given | {"target": given["target"].copy()}
    broken["target"][5, 6, 3] = np.nan
    assert broken["mask"][5, 6] == 0
    with pytest.raises(DiagnosticError, match=r"AD1074.*target is nan at \(5, 6, 3\)"):
        here.solve(**broken)
    broken["target"][5, 6, 3] = 0.0
    broken["target"][0, 0, 0] = np.nan  # where no residual is
    assert here.solve(**broken, iterations=1).status == 0


def test_plot(tmp_path: Any) -> None:
    pytest.importorskip("matplotlib")
    given = benchmark(optical_flow, 16)
    result = solver(optical_flow).solve(**given, iterations=2, pcg_steps=5)
    result.plot(tmp_path / "plot.png")
    assert (tmp_path / "plot.png").stat().st_size > 1000


@pytest.mark.parametrize("name", peers_ceres.WAYS)
def test_ceres_makes_the_same_steps(name: str) -> None:
    """In Gauss-Newton, and in Levenberg-Marquardt from a small radius, which follows the model."""
    if peers_ceres.program() is None:
        pytest.skip("Ceres is not installed")
    modules = {"arap": image_warping, "poisson": poisson_editing, "flow": optical_flow}
    given, arrays = benchmark(modules[name], 40), getattr(benchmark_inputs, name)(40)
    radii = {"gn": peers_ceres.GAUSS_NEWTON} | ({"lm": 0.5} if name == "arap" else {})
    for kind, radius in radii.items():
        settings = nlls.Settings(tolerance=0.0, q_tolerance=0.0, radius=radius)
        result = solver(modules[name]).solve(
            **given, iterations=4, pcg_steps=25, settings=settings, kind=kind
        )
        other = peers_ceres.run(name, arrays, 4, 25, radius)
        assert result.cost == pytest.approx(other.cost, rel=1e-8)
        if kind == "lm":
            assert result.history.iterations[-1].radius == pytest.approx(other.radius, rel=1e-6)
