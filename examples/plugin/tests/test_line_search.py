"""The solver finds minima that are known, and its energy never rises."""

from __future__ import annotations

import warnings
from typing import Literal

import numpy as np
import pytest

from ad_opt import nlls


@pytest.mark.parametrize(("precision", "tolerance"), [("f32", 1e-4), ("f64", 1e-6)])
def test_steps_are_halved(precision: Literal["f32", "f64"], tolerance: float) -> None:
    """The root of atan is 0; from 3, Gauss-Newton jumps ever farther beyond it."""
    p = nlls.problem("far", precision)
    (n,) = p.dims("N")
    x = p.unknown("X", n)
    p.residual(nlls.atan(x(0)))
    result = p.compile("line-search").solve(X=np.array([3.0, -2.5, 0.1]), iterations=20)
    np.testing.assert_allclose(result.X, 0.0, atol=tolerance)
    assert np.all(np.diff(result.history.costs) <= 0)


def test_gauss_newton_does_not_get_there() -> None:
    p = nlls.problem("far", "f64")
    (n,) = p.dims("N")
    p.residual(nlls.atan(p.unknown("X", n)(0)))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        result = p.compile("gn").solve(X=np.array([3.0]), iterations=20)
    assert abs(result.X[0]) >= 3.0


def test_with_other_preconditioners() -> None:
    """Linear problems are solved in one step by any of them."""
    p = nlls.problem("smooth", "f64")
    (n,) = p.dims("N")
    x, a = p.unknown("X", n, channels=2), p.image("A", n, channels=2)
    p.residual(0.5 * (x(0) - a(0)))
    p.residual(x(0) - x(1))
    given = np.random.default_rng(0).standard_normal((30, 2))
    d = np.diff(np.eye(30), axis=0)
    expected = np.linalg.solve(0.25 * np.eye(30) + d.T @ d, 0.25 * given)
    for preconditioner in ("jacobi", "block-jacobi", "multigrid"):
        result = p.compile("line-search", preconditioner).solve(X=0 * given, A=given)
        np.testing.assert_allclose(result.X, expected, atol=1e-6)
        assert result.converged
