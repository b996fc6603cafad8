"""Vector passes over planes that share an inverse diagonal, against conjugate gradients in NumPy.

The energy is linear in its unknowns, so that one Gauss-Newton step is one run of conjugate
gradients; its matrix is that of the residuals, which are written once more in NumPy.
"""

from __future__ import annotations

from typing import Literal

import numpy as np
import pytest

from ad_opt import nlls

W, STEPS = 7, 9
EDGES = np.array([[0, 1], [1, 5], [5, 2], [6, 0], [3, 3]])


def problem() -> nlls.Problem:
    """Channels 0 and 2 of X are alike; those of Y are but for edges, which read one of them."""
    p = nlls.problem("planes", precision="f64")
    w, e = p.dim("W"), p.dim("E")
    x, y = p.unknown("X", w, channels=3), p.unknown("Y", w, channels=3)
    s, a = p.unknown("S"), p.image("A", w, channels=3, dtype="float64")
    g = p.graph("G", e, a=(w,), b=(w,))
    p.residual(nlls.vector(x(0)[0] - a(0)[0], 2 * x(0)[1] - a(0)[1], x(0)[2] - a(0)[2]))
    p.residual(x(0) - x(1))
    p.residual(3 * y(0) - s() - a(0))
    for channel in range(2):
        p.residual(y(g.a)[channel] - 2 * y(g.b)[channel])
    return p


def residuals(z: np.ndarray, a: np.ndarray) -> np.ndarray:
    x, y, s = z[: 3 * W].reshape(W, 3), z[3 * W : 6 * W].reshape(W, 3), z[6 * W]
    fit, far = x * [1, 2, 1] - a, x[:-1] - x[1:]
    edges = y[EDGES[:, 0], :2] - 2 * y[EDGES[:, 1], :2]
    return np.concatenate([one.ravel() for one in (fit, far, 3 * y - s - a, edges)])


def norms(matrix: np.ndarray, b: np.ndarray) -> list[float]:
    """The norms ``sqrt(r' D^-1 r)`` of residuals of conjugate gradients from zero."""
    d = np.diag(matrix)
    r, p = b.copy(), b / d
    found = [np.sqrt(r @ (r / d))]
    for _ in range(STEPS):
        q = matrix @ p
        r_next = r - (r @ (r / d)) / (p @ q) * q
        p = r_next / d + (r_next @ (r_next / d)) / (r @ (r / d)) * p
        r = r_next
        found.append(np.sqrt(r @ (r / d)))
    return found


@pytest.mark.parametrize("graphs", ["scatter", "gather"])
def test_conjugate_gradients(graphs: Literal["scatter", "gather"]) -> None:
    rng = np.random.default_rng(3)
    z, a = rng.standard_normal(6 * W + 1), rng.standard_normal((W, 3))
    f = residuals(z, a)
    zero = residuals(0 * z, a)
    j = np.stack([residuals(one, a) - zero for one in np.eye(len(z))], -1)
    solver = problem().compile(graphs=graphs)
    assert "@planes.residual.2(" in solver.ir()
    given = {"X": z[: 3 * W].reshape(W, 3), "Y": z[3 * W : 6 * W].reshape(W, 3), "S": z[6 * W]}
    result = solver.solve(iterations=1, pcg_steps=STEPS, A=a, G=EDGES, **given)
    found = result.history.iterations[0].residuals
    np.testing.assert_allclose(found, norms(j.T @ j, -j.T @ f), rtol=1e-9)
