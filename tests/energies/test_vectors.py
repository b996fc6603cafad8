"""Functions of vectors of the front end, against NumPy at random numbers."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.algebra.build import variable
from ad_opt.passes.algebra.terms import Term

from ad_opt.nlls import vectors
from ad_opt.nlls.vectors import Vector, vector
from term_values import value

A, B = np.random.default_rng(5).uniform(-1, 1, (2, 3))
AT = {f"{name}{n}": number for name, v in (("a", A), ("b", B)) for n, number in enumerate(v)}
a, b = (Vector(variable(f"{name}{n}") for n in range(3)) for name in "ab")


def numbers(found: Term | Vector) -> np.ndarray:
    return np.array([float(value(one, AT)) for one in vectors.terms(found)])


def turned(angles: np.ndarray, v: np.ndarray) -> np.ndarray:
    """About x, then y, then z."""
    for axis, angle in enumerate(angles):
        c, s = np.cos(angle), np.sin(angle)
        turn = np.eye(3)
        i, j = [(1, 2), (2, 0), (0, 1)][axis]
        turn[i, i], turn[i, j], turn[j, i], turn[j, j] = c, -s, s, c
        v = turn @ v
    return v


@pytest.mark.parametrize(
    ("found", "wanted"),
    [
        (a + 2.0 * b - a / b, A + 2 * B - A / B),
        (-(abs(a) ** 2.0), -(np.abs(A) ** 2)),
        (vectors.dot(a, b), A @ B),
        (vectors.norm(a), np.linalg.norm(A)),
        (vectors.normalize(b), B / np.linalg.norm(B)),
        (vectors.cross(a, b), np.cross(A, B)),
        (vectors.rotate2d(a[2], a[:2]), turned(np.array([0, 0, A[2]]), np.append(A[:2], 0))[:2]),
        (vectors.rotate3d(a, b), turned(A, B)),
        (vectors.matrix_times([a, b, a], b), np.array([A, B, A]) @ B),
        (vectors.sin(a), np.sin(A)),
        (vectors.select(a < b, a, b), np.minimum(A, B)),
        (vectors.every(a < 2.0), 1.0),
        (vectors.every(a < b), float(np.all(A < B))),
        (vectors.some(a < b), float(np.any(A < B))),
        (vectors.some(a > 2.0), 0.0),
    ],
)
def test_function(found: Term | Vector, wanted: np.ndarray) -> None:
    assert numbers(found) == pytest.approx(np.atleast_1d(wanted), rel=1e-12)


def test_lengths_must_agree() -> None:
    with pytest.raises(DiagnosticError, match=r"AD1070.*vectors of 2 and 3 elements"):
        _ = vector(1.0, 2.0) + a


def test_neighbours() -> None:
    for n in (1, 2, 3):
        all_steps = product((-1, 0, 1), repeat=n)
        assert sorted(vectors.neighbours(n)) == [s for s in all_steps if sum(map(abs, s)) == 1]
