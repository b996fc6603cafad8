"""Levenberg-Marquardt against one that is written in NumPy with dense matrices.

It follows Ceres: a trust region whose radius scales a clamped diagonal, conjugate gradients that
stop by the growth of the quadratic model and compute each tenth residual afresh. Residuals are
written once more; derivatives of them are complex steps.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

import curve_fitting
import image_warping
from ad_opt import nlls

Residuals = Callable[[np.ndarray], np.ndarray]
PERIOD = 10
UP, DOWN = slice(1, None), slice(None, -1)


@dataclass
class Trace:
    """Costs, radii and counts of steps, by iteration."""

    costs: list[float] = field(default_factory=list[float])
    radii: list[float] = field(default_factory=list[float])
    steps: list[int] = field(default_factory=list[int])
    clamped: bool = False


def jacobian(residuals: Residuals, x: np.ndarray) -> np.ndarray:
    steps = x + 1e-40j * np.eye(len(x))
    return np.stack([np.imag(residuals(row)) / 1e-40 for row in steps], -1)


def conjugate_gradients(
    matrix: np.ndarray, b: np.ndarray, steps: int, q_tolerance: float
) -> tuple[np.ndarray, int]:
    """The solution from zero, preconditioned by the diagonal, and the count of steps."""
    x, r = np.zeros_like(b), b.copy()
    p, rz_before, q_before = r / np.diag(matrix), 1.0, 0.0
    for k in range(1, steps + 1):
        z = r / np.diag(matrix)
        rz = r @ z
        p = z if k == 1 else z + rz / rz_before * p
        rz_before = rz
        ap = matrix @ p
        alpha = rz / (p @ ap)
        x = x + alpha * p
        r = b - matrix @ x if k % PERIOD == 0 else r - alpha * ap
        q = -x @ (b + r)
        if k * (q - q_before) / q < q_tolerance:
            return x, k
        q_before = q
    return x, steps


def minimise(
    residuals: Residuals, x: np.ndarray, iterations: int, steps: int, settings: nlls.Settings
) -> tuple[np.ndarray, Trace]:
    """Levenberg-Marquardt from a start; the radius shrinks faster with each step that fails."""
    radius, factor, trace = settings.radius, 2.0, Trace()
    low, high = settings.smallest_diagonal, settings.largest_diagonal
    f = residuals(x)
    cost = 0.5 * f @ f
    trace.costs.append(cost)
    scale = np.zeros(0)
    for _ in range(iterations):
        j = jacobian(residuals, x)
        diagonal = np.sum(j * j, 0)
        if not scale.size:
            scale = 1 / (1 + np.sqrt(diagonal))
        scaled = diagonal * scale**2
        trace.clamped |= bool(np.any((scaled < low) | (scaled > high)))
        damping = np.clip(scaled, low, high) / scale**2 / radius
        matrix, b = j.T @ j + np.diag(damping), -j.T @ f
        delta, count = conjugate_gradients(matrix, b, steps, settings.q_tolerance or 0.0)
        model = f + j @ delta
        fall = cost - 0.5 * model @ model
        f_new = residuals(x + delta)
        cost_new = 0.5 * f_new @ f_new
        quality = (cost - cost_new) / fall
        if cost_new <= cost and quality > 1e-3:
            x, f, cost = x + delta, f_new, cost_new
            radius = min(radius / max(1 / 3, 1 - (2 * quality - 1) ** 3), 1e16)
            factor = 2.0
        else:
            radius, factor = radius / factor, factor * 2
        change, before = trace.costs[-1] - cost_new, trace.costs[-1]
        trace.costs.append(cost)
        trace.radii.append(radius)
        trace.steps.append(count)
        if abs(change) <= (settings.tolerance or 0.0) * before:
            break
    return x, trace


def check(
    solver: nlls.Solver,
    given: dict[str, Any],
    residuals: Residuals,
    iterations: int,
    settings: nlls.Settings,
    steps: int = 60,
) -> Trace:
    """Both make the same steps; returns the oracle's."""
    names = [one.name for one in solver.problem.arrays("unknown")]
    start = np.concatenate([np.ravel(given[name]) for name in names]).astype(float)
    x, trace = minimise(residuals, start, iterations, steps, settings)
    result = solver.solve(iterations=iterations, pcg_steps=steps, settings=settings, **given)
    found = result.history.iterations
    assert [len(one.residuals) - 1 for one in found] == trace.steps
    np.testing.assert_allclose(result.history.costs, trace.costs, rtol=1e-9)
    np.testing.assert_allclose([one.radius for one in found], trace.radii, rtol=1e-6)
    ours = np.concatenate([np.ravel(result[name]) for name in names])
    np.testing.assert_allclose(ours, x, rtol=1e-7, atol=1e-7 * np.abs(x).max())
    return trace


def curve(given: dict[str, Any]) -> Residuals:
    return lambda x: (
        given["y"] - x[0] * np.cos(x[1] * given["x"]) - x[1] * np.sin(x[0] * given["x"])
    )


def warping(given: dict[str, Any]) -> Residuals:
    rest, wanted = given["rest"], given["wanted"]
    n = len(rest)
    known = (wanted >= 0).all(-1)[..., None]

    def residuals(x: np.ndarray) -> np.ndarray:
        position, angle = x[: 2 * n * n].reshape(n, n, 2), x[2 * n * n :].reshape(n, n)
        found = [given["w_fit"] * np.where(known, position - wanted, 0)]
        turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        for axis in (0, 1):
            for here, there in (
                (slice(1, None), slice(None, -1)),
                (slice(None, -1), slice(1, None)),
            ):
                one, other = ((a,) if axis == 0 else (slice(None), a) for a in (here, there))
                edge = np.einsum("abyx,yxb->yxa", turn[:, :, *one], rest[one] - rest[other])
                found.append(given["w_reg"] * (position[one] - position[other] - edge))
        return np.concatenate([np.ravel(one) for one in found])

    return residuals


@pytest.fixture(scope="module")
def curves() -> nlls.Solver:
    return curve_fitting.energy("f64").compile("lm")


# from near, and from where several steps fail; with bounds of the diagonal in force, and without
@pytest.mark.parametrize("start", [(1.5, 1.5), (0.1, 0.2), (-2.0, 1.0)])
@pytest.mark.parametrize("bounds", [(1e-6, 1e32), (0.9, 0.99), (1e-6, 0.5)])
def test_curve_fitting(
    curves: nlls.Solver, start: tuple[float, float], bounds: tuple[float, float]
) -> None:
    given = curve_fitting.inputs(4) | {"ab": np.array(start)}
    settings = nlls.Settings(0.0, 1e-6, 1e-4, 1e4, *bounds)
    trace = check(curves, given, curve(given), 14, settings, steps=2)
    assert trace.clamped == (bounds != (1e-6, 1e32))
    assert (min(trace.radii) < 1e4) == (start != (1.5, 1.5))


@pytest.fixture(scope="module")
def warps() -> nlls.Solver:
    return image_warping.energy("f64").compile("lm")


@pytest.mark.parametrize(
    ("radius", "bounds"), [(1e4, (1e-6, 1e32)), (1.0, (1e-6, 1e32)), (1.0, (0.2, 0.6))]
)
def test_image_warping(warps: nlls.Solver, radius: float, bounds: tuple[float, float]) -> None:
    given = image_warping.inputs(6)
    settings = nlls.Settings(0.0, 1e-6, 1e-7, radius, *bounds)
    trace = check(warps, given, warping(given), 8, settings)
    assert max(trace.steps) > PERIOD
    assert trace.clamped == (bounds != (1e-6, 1e32))


def test_residuals_are_computed_afresh() -> None:
    """In single precision the residual of the recurrence falls on, that of the solution cannot."""
    p = nlls.problem("far")
    (n,) = p.dims("N")
    x, a = p.unknown("X", n), p.image("A", n)
    p.residual(0.5 * (x(0) - a(0)))
    p.residual(x(0) - x(1))
    solver, random = p.compile(), np.random.default_rng(0)
    given = {"X": np.zeros(200), "A": random.standard_normal(200)}
    settings = nlls.Settings(q_tolerance=0.0, radius=1e16)
    falls: dict[str, float] = {}
    for kind in ("gn", "lm"):
        result = solver.solve(
            **given, iterations=1, pcg_steps=10 * PERIOD, kind=kind, settings=settings
        )
        norms = result.history.iterations[0].residuals
        falls[kind] = norms[-1] / norms[0]
    assert falls["gn"] < 1e-8
    assert 1e-8 < falls["lm"] < 1e-5
