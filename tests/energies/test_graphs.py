"""Energies over graphs, whose edges scatter or whose ends gather: against dense complex steps."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.energies.solver.blocks import VECTORS
from ad_opt.passes.pipelines import ENERGIES

import ad_opt
from ad_opt import nlls
from ad_opt.nlls.binding import Binder
from ad_opt.nlls.compiled import Buffers

Given = dict[str, Any]
UNKNOWNS = ("X", "V", "Y", "T", "S")
EXACT = nlls.Settings(tolerance=0.0, pcg_tolerance=1e-15)


def energy() -> nlls.Problem:
    """Two graphs, hyperedges, unknowns at vertices, pixels, edges, and for all; a mask."""
    p = nlls.problem("web", "f64")
    n, e, f, w, h = p.dims("N", "E", "F", "W", "H")
    x, v, y = p.unknown("X", n, channels=2), p.unknown("V", n), p.unknown("Y", w, h)
    t, s = p.unknown("T", e, channels=2), p.unknown("S")
    a, mask = p.image("A", n, channels=2), p.image("mask", n)
    weight = p.image("weight", e)
    g = p.graph("G", e, a=n, b=n, c=n, at=(w, h))
    k = p.graph("K", f, u=n, v=n)
    p.exclude(nlls.not_equal(mask(0), 0.0))
    p.residual(0.5 * (x(0) - a(0)))
    p.residual(0.3 * (y(0, 0) - y(1, 0) - 0.1))
    p.residual(0.2 * y(0, 0))
    p.residual(weight(0) * (nlls.sin(x(g.a)[0]) * x(g.b)[1] - x(g.c)[0] + y(g.at)))
    p.residual(x(g.a) - x(g.b) + t(0) * a(g.c))
    p.residual(t(0)[0] - 0.4 * s() * y(g.at))
    p.residual(t(0)[0] - 2.0 * t(0)[1])
    p.residual(v(g.a) * x(g.a)[1] + v(g.b) - 0.3)
    p.residual(0.6 * v(0) - 0.1)
    d = x(k.u) - x(k.v)
    p.residual(nlls.sqrt(1.0 + nlls.dot(d, d)) * s())
    p.residual(s() - 1.0)
    return p


def residuals(given: Given) -> np.ndarray:
    """The same in NumPy, for complex numbers too."""
    x, v, y, t, s, a = (given[name] for name in ("X", "V", "Y", "T", "S", "A"))
    free = given["mask"] == 0
    i, j, k = given["G"][:, :3].T
    at = y[given["G"][:, 4], given["G"][:, 3]]
    found = [0.5 * (x - a)[free], 0.3 * (y[:, :-1] - y[:, 1:] - 0.1), 0.2 * y]
    found.append(given["weight"] * (np.sin(x[i, 0]) * x[j, 1] - x[k, 0] + at))
    found += [x[i] - x[j] + t * a[k], t[:, 0] - 0.4 * s * at, t[:, 0] - 2.0 * t[:, 1]]
    found += [v[i] * x[i, 1] + v[j] - 0.3, (0.6 * v - 0.1)[free]]
    d = x[given["K"][:, 0]] - x[given["K"][:, 1]]
    found += [np.sqrt(1.0 + np.sum(d * d, 1)) * s, np.atleast_1d(s - 1.0)]
    return np.concatenate([one.ravel() for one in found])


def jacobian(given: Given) -> np.ndarray:
    """Derivatives of all residuals, by complex steps; none by what is held."""
    columns: list[np.ndarray] = []
    for name in UNKNOWNS:
        free = np.ones(np.shape(given[name]), bool)
        if name in ("X", "V"):
            free.T[..., given["mask"] != 0] = False
        for place in np.ndindex(*np.shape(given[name])):
            moved = np.array(given[name], complex)
            moved[place] += 1e-40j
            columns.append(np.imag(residuals(given | {name: moved})) / 1e-40 * free[place])
    return np.stack(columns, 1)


def web(edges: int, others: int, vertices: int = 7, mask: float = 0.3) -> Given:
    """Random hyperedges, many with one vertex at several slots; the last vertices have none."""
    rng = np.random.default_rng(edges * 31 + others)
    known = max(vertices - 2, 1)
    ends = [rng.integers(0, known, edges) for _ in range(3)]
    ends += [rng.integers(0, size, edges) for size in (4, 3)]
    given: Given = {"X": rng.uniform(-1, 1, (vertices, 2)), "Y": rng.uniform(-1, 1, (3, 4))}
    given |= {"V": rng.uniform(-1, 1, vertices), "S": np.array(0.7)}
    given["T"] = rng.uniform(-1, 1, (edges, 2))
    given |= {"A": rng.uniform(-1, 1, (vertices, 2)), "weight": rng.uniform(0.5, 2, edges)}
    given["mask"] = (rng.random(vertices) < mask) * 1.0
    return given | {"G": np.stack(ends, 1), "K": rng.integers(0, known, (others, 2))}


CASES: dict[str, Callable[[], Given]] = {
    "many": lambda: web(17, 9),
    "no hyperedge": lambda: web(0, 5),
    "no edge": lambda: web(0, 0),
    "one vertex": lambda: web(4, 3, vertices=1, mask=0.0),
    "all held": lambda: web(6, 4, mask=2.0),
    "edges of one vertex": lambda: web(8, 6) | {"K": np.full((6, 2), 2)},
}


@cache
def solver(graphs: Any, kind: Any = "gn", preconditioner: Any = "jacobi") -> nlls.Solver:
    return energy().compile(kind, preconditioner, graphs)


def flat(arrays: Given) -> np.ndarray:
    return np.concatenate([np.ravel(arrays[name]) for name in UNKNOWNS])


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("graphs", ["scatter", "gather"])
def test_parts(graphs: str, name: str) -> None:
    given, made = CASES[name](), solver(graphs)
    j, r = jacobian(given), residuals(given)
    assert made.cost(**given) == pytest.approx(0.5 * r @ r, rel=1e-13)
    np.testing.assert_allclose(flat(made.gradient(**given)), j.T @ r, rtol=1e-11, atol=1e-12)
    rng = np.random.default_rng(1)
    direction = {one: rng.uniform(-1, 1, np.shape(given[one])) for one in UNKNOWNS}
    product = flat(made.jtj(direction, **given))
    np.testing.assert_allclose(product, j.T @ (j @ flat(direction)), rtol=1e-11, atol=1e-12)
    buffers = Buffers(made.compiled("gn"), Binder(made.problem).bind(given))
    for step in ("precompute", "linearize"):
        buffers.call(step)
    diagonal = flat(buffers.unpack(buffers.vector(VECTORS.index("pre"))))
    np.testing.assert_allclose(diagonal, np.sum(j * j, 0), rtol=1e-11, atol=1e-12)


@pytest.mark.parametrize("kind", ["gn", "lm"])
@pytest.mark.parametrize("graphs", ["scatter", "gather"])
def test_solved(graphs: str, kind: str) -> None:
    """A step is that of the dense normal equations; damped ones end at a stationary point."""
    given = web(17, 9)
    made = solver(graphs, kind)
    if kind == "gn":
        j, r = jacobian(given), residuals(given)
        found = made.solve(**given, iterations=1, pcg_steps=200, settings=EXACT)
        step = -np.linalg.lstsq(j, r, rcond=None)[0]
        np.testing.assert_allclose(flat(found.unknowns) - flat(given), step, rtol=1e-6, atol=1e-8)
        return
    found = made.solve(**given, iterations=60, pcg_steps=100)
    assert found.converged
    end = given | {name: found[name] for name in UNKNOWNS}
    assert np.abs(jacobian(end).T @ residuals(end)).max() < 1e-5


@pytest.mark.parametrize("name", ["many", "one vertex"])
@pytest.mark.parametrize("graphs", ["scatter", "gather"])
def test_blocks(graphs: str, name: str) -> None:
    """Block-Jacobi solves with the blocks on the diagonal of the dense matrix, one a point."""
    given, made = CASES[name](), solver(graphs, "gn", "block-jacobi")
    buffers = Buffers(made.compiled("gn"), Binder(made.problem).bind(given))
    for step in ("precompute", "linearize"):
        buffers.call(step)
    gradient = flat(buffers.unpack(buffers.vector(VECTORS.index("r"))))
    inverse = buffers.vector(VECTORS.index("pre"))
    inverse[inverse != 0] = 1.0 / inverse[inverse != 0]
    for step in ("entries", "build", "precondition"):
        buffers.call(step)
    found = flat(buffers.unpack(buffers.vector(VECTORS.index("Ap"))))
    dense = jacobian(given).T @ jacobian(given)
    points = np.concatenate([_points(one, given) for one in UNKNOWNS])
    dense[points[:, None] != points] = 0.0
    held = np.diag(dense) == 0
    dense[held, held] = 1.0
    wanted = np.linalg.solve(dense, np.where(held, 0.0, gradient))
    np.testing.assert_allclose(found, wanted, rtol=1e-9, atol=1e-11)


def _points(name: str, given: Given) -> np.ndarray:
    """A number for the point of each entry of an unknown."""
    shape = np.shape(given[name])
    points = shape[:-1] if name in ("X", "T") else shape
    space = 1000 * {"X": 0, "V": 0, "Y": 1, "T": 2, "S": 3}[name]
    return np.repeat(space + np.arange(np.prod(points, dtype=int)), 2 if name in ("X", "T") else 1)


def test_refused() -> None:
    what: Any = "collect"
    with pytest.raises(DiagnosticError, match=r"AD1070.*is scatter or gather, not 'collect'"):
        energy().compile(graphs=what)
    with pytest.raises(DiagnosticError, match=r"AD0004.*graphs do not collect"):
        ad_opt.load(energy().ir()).after(
            ENERGIES.replace("nlls-materialize", "nlls-materialize{graphs=collect}")
        )
    given = web(3, 2)
    given["G"][1, 2] = 7
    for graphs in ("scatter", "gather"):
        with pytest.raises(DiagnosticError, match=r"AD1073.*edge 1 of G has 7 at c, but N is 7"):
            solver(graphs).solve(**given)
