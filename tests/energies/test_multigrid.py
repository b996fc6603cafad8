"""Conjugate gradients with multigrid or blocks: against dense matrices, with all sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.energies.solver.blocks import VECTORS
from ad_opt.passes.pipelines import ENERGIES, SCHEDULE

import ad_opt
import benchmark_inputs
import poisson_editing
from ad_opt import nlls
from ad_opt.nlls.binding import Binder
from ad_opt.nlls.compiled import Buffers

Given = dict[str, Any]
EXACT = nlls.Settings(tolerance=0.0)


def pairs(h: int, w: int, steps: list[tuple[int, int]]) -> Iterator[tuple[Any, Any]]:
    """The points that have a neighbour at an offset, x first, and the neighbours."""
    for x, y in steps:
        rows = slice(max(0, -y), h - max(0, y)), slice(max(0, y), h - max(0, -y))
        columns = slice(max(0, -x), w - max(0, x)), slice(max(0, x), w - max(0, -x))
        yield (rows[0], columns[0]), (rows[1], columns[1])


def editing(given: Given) -> np.ndarray:
    found: list[np.ndarray] = []
    free = given["mask"] == 0
    d = given["X"] - given["target"]
    for a, b in pairs(*free.shape, [(1, 0), (-1, 0), (0, 1), (0, -1)]):
        found.append(((d[a] - d[b]) * free[a][..., None]).ravel())
    return np.concatenate(found)


def mixed_energy() -> nlls.Problem:
    """A full stencil, other ones for two channels that are coupled; a row; a shared number."""
    p = nlls.problem("mixed", "f64")
    w, h = p.dims("W", "H")
    x, y, z = p.unknown("X", w, h, channels=2), p.unknown("Y", w), p.unknown("Z")
    a, c = p.image("A", w, h), p.image("C", w)
    p.residual(0.1 * (x(0, 0)[0] + 0.5 * x(0, 0)[1] - a(0, 0) + z()))
    p.residual(0.2 * x(0, 0)[1])
    p.residual(x(0, 0)[0] - x(1, 1)[0])
    p.residual(x(0, 0) - x(0, 1))
    p.residual(2.0 * (x(1, 0) - x(0, 0)))
    p.residual(3.0 * (x(1, 0)[1] - x(0, 1)[1]))
    p.residual(0.1 * (y(0) - c(0)))
    p.residual(y(0) - y(1))
    p.residual(z() - 1.0)
    return p


def mixed(given: Given) -> np.ndarray:
    x, y, z, a, c = (given[name] for name in ("X", "Y", "Z", "A", "C"))
    found = [0.1 * (x[..., 0] + 0.5 * x[..., 1] - a + z), 0.2 * x[..., 1]]
    ((i, j),) = pairs(*a.shape, [(1, 1)])
    found.append(x[i][..., 0] - x[j][..., 0])
    found += [x[i] - x[j] for i, j in pairs(*a.shape, [(0, 1)])]
    found += [2 * (x[i] - x[j]) for i, j in pairs(*a.shape, [(1, 0)])]
    if min(a.shape) > 1:
        found.append(3 * (x[:-1, 1:, 1] - x[1:, :-1, 1]))
    found += [0.1 * (y - c), y[:-1] - y[1:], np.atleast_1d(z - 1)]
    return np.concatenate([one.ravel() for one in found])


def optimum(residuals: Callable[[Given], np.ndarray], given: Given, names: list[str]) -> Given:
    """Of linear residuals, by a dense matrix; what is masked stays."""
    zero = {name: np.zeros_like(given[name]) for name in names}
    free = {name: np.ones(given[name].shape, bool) for name in names}
    if "mask" in given:
        free["X"] &= (given["mask"] == 0)[..., None]
    at, columns = residuals(given), list[np.ndarray]()
    none = residuals(given | zero)
    for name in names:
        for place in np.argwhere(free[name]):
            unit = {one: values.copy() for one, values in zero.items()}
            unit[name][tuple(place)] = 1.0
            columns.append(residuals(given | unit) - none)
    jacobian = np.stack(columns, 1)
    step = np.linalg.solve(jacobian.T @ jacobian, -jacobian.T @ at)
    found: Given = {}
    for name in names:
        found[name] = given[name].copy()
        count = int(free[name].sum())
        found[name][free[name]] += step[:count]
        step = step[count:]
    return found


def editing_given(h: int, w: int) -> Given:
    rng = np.random.default_rng(h * w)
    mask = (rng.random((h, w)) < 0.2) * 1.0
    mask[0, 0] = 1.0
    given = {"X": rng.random((h, w, 4)), "target": rng.random((h, w, 4))}
    return given | {"mask": mask}


def mixed_given(h: int, w: int) -> Given:
    rng = np.random.default_rng(h * w)
    given = {"X": rng.random((h, w, 2)), "Y": rng.random(w), "Z": np.array(0.3)}
    return given | {"A": rng.random((h, w)), "C": rng.random(w)}


def test_poisson() -> None:
    solver = poisson_editing.energy("f64").compile(preconditioner="multigrid")
    for h, w in ((13, 10), (4, 17), (1, 9), (6, 1), (2, 2)):
        given = editing_given(h, w)
        best = optimum(editing, given, ["X"])["X"]
        result = solver.solve(**given, iterations=1, pcg_steps=30, settings=EXACT)
        np.testing.assert_allclose(result.X, best, atol=1e-9)
    check_positive(solver, editing_given(7, 10))
    given = dict(zip(("X", "target", "mask"), benchmark_inputs.poisson(128), strict=True))
    few = solver.solve(**given, iterations=1, pcg_steps=4, settings=EXACT)
    assert few.cost == pytest.approx(123058.239, rel=5e-9)  # by a direct solver
    nothing = solver.solve(**given | {"mask": np.ones((128, 128))})
    assert nothing.why.startswith("nothing moves: unknowns are excluded")


def check_positive(solver: nlls.Solver, given: Given) -> None:
    """One cycle is a symmetric positive matrix, and near the inverse."""
    compiled = solver.compiled("gn")
    buffers = Buffers(compiled, Binder(solver.problem).bind(given))
    for name in ("precompute", "linearize", "entries", "build"):
        compiled.call(name, *buffers.arguments)
    r, p, z = (buffers.vector(VECTORS.index(name)) for name in ("r", "p", "Ap"))
    free = np.flatnonzero(buffers.vector(VECTORS.index("pre")) > 0)
    inverse, matrix = (np.zeros((len(free), len(free))) for _ in range(2))
    for k, at in enumerate(free):
        r[:] = p[:] = 0.0
        r[at] = p[at] = 1.0
        compiled.call("precondition", *buffers.arguments)
        inverse[:, k] = z[free]
        assert np.count_nonzero(z) == np.count_nonzero(z[free])
        compiled.call("apply", *buffers.arguments)
        matrix[:, k] = z[free]
    np.testing.assert_allclose(inverse, inverse.T, atol=1e-13)
    root = np.linalg.cholesky(inverse)
    both = np.linalg.eigvalsh(root.T @ matrix @ root)
    assert 0.5 < both[0]
    assert both[-1] < 1.0 + 1e-9


@pytest.mark.parametrize("preconditioner", ["multigrid", "block-jacobi"])
@pytest.mark.parametrize("kind", ["gn", "lm"])
def test_mixed(kind: Any, preconditioner: Any) -> None:
    names = ["X", "Y", "Z"]
    solver = mixed_energy().compile(kind, preconditioner=preconditioner)
    for h, w in ((9, 14), (1, 1), (5, 2)):
        given = mixed_given(h, w)
        best = optimum(mixed, given, names)
        result = solver.solve(**given, iterations=12, pcg_steps=80)
        for name in names:
            np.testing.assert_allclose(result[name], best[name], atol=1e-6)


def test_blocks() -> None:
    """Block-Jacobi solves energies of independent points in one step; excluded points stay."""
    p = nlls.problem("points", "f64")
    w, h = p.dims("W", "H")
    x, y, a = p.unknown("X", w, h, channels=2), p.unknown("Y", w, h), p.image("A", w, h, channels=9)
    p.exclude(a(0, 0)[0] > 0.9, x)
    here = a(0, 0)
    values = [x(0, 0)[0], x(0, 0)[1], y(0, 0)]
    for row in range(3):
        p.residual(sum(here[3 * row + k] * values[k] for k in range(3)) - 1.0)
    solver = p.compile(preconditioner="block-jacobi")
    given = np.random.default_rng(3).random((6, 5, 9))
    start = {"X": np.zeros((6, 5, 2)), "Y": np.zeros((6, 5))}
    result = solver.solve(**start, A=given, iterations=1, pcg_steps=1, settings=EXACT)
    for at in np.ndindex(6, 5):
        matrix = given[at].reshape(3, 3)
        free = slice(2, 3) if given[at][0] > 0.9 else slice(0, 3)
        wanted = np.zeros(3)
        wanted[free] = np.linalg.lstsq(matrix[:, free], np.ones(3), rcond=None)[0]
        found = [*result.X[at], result.Y[at]]
        np.testing.assert_allclose(found, wanted, rtol=1e-6, atol=1e-6)


def test_fewer_steps() -> None:
    """The count of steps hardly grows with the size, other than by the diagonal alone."""
    p = nlls.problem("row", "f32")
    (n,) = p.dims("N")
    x, a = p.unknown("X", n), p.image("A", n)
    p.residual(0.01 * (x(0) - a(0)))
    p.residual(x(0) - x(1))
    settings = nlls.Settings(pcg_tolerance=1e-4)
    counts: dict[Any, list[int]] = {}
    for preconditioner in ("jacobi", "multigrid"):
        solver = p.compile(preconditioner=preconditioner)
        for size in (50, 800):
            a0 = np.random.default_rng(0).random(size, np.float32)
            given: Given = {"X": np.zeros_like(a0), "A": a0}
            result = solver.solve(**given, iterations=1, pcg_steps=500, settings=settings)
            steps = len(result.history.iterations[0].residuals) - 1
            counts.setdefault(preconditioner, []).append(steps)
    assert max(counts["multigrid"]) <= 8
    assert counts["jacobi"][1] > 100


@pytest.mark.parametrize("preconditioner", ["multigrid", "block-jacobi"])
def test_unknowns_of_edges(preconditioner: Any) -> None:
    """Unknowns over edges are solved for: residuals of edges are in their diagonal blocks."""
    p = nlls.problem("edges", "f64")
    n, e = p.dims("N", "E")
    x, t, v = p.unknown("X", n), p.unknown("T", e), p.image("V", n)
    g = p.graph("G", e, a=n)
    p.residual(x(0) - x(1))
    p.residual(0.1 * (x(0) - v(0)))
    p.residual(2.0 * (t(0) - v(g.a)))
    given = {"X": np.zeros(9), "T": np.zeros(4), "V": np.arange(9.0)}
    result = p.compile(preconditioner=preconditioner).solve(**given, G=[8, 0, 3, 3], pcg_steps=60)
    np.testing.assert_allclose(result.T, [8.0, 0.0, 3.0, 3.0], atol=1e-9)
    assert result.converged


def test_refusals() -> None:
    p = nlls.problem("bent", "f64")
    (n,) = p.dims("N")
    x = p.unknown("X", n)
    p.residual(x(-1) - 2.0 * x(0) + x(1))
    with pytest.raises(DiagnosticError, match=r"AD1076.*@r0 reads points of @X that are 2 apart"):
        p.compile(preconditioner="multigrid")
    q = nlls.problem("web", "f64")
    n, e = q.dims("N", "E")
    y, s, g = q.unknown("Y", n), q.unknown("S"), q.graph("G", e, a=n)
    q.residual(y(g.a) * s())
    why = "@r0 reads @Y over the graph @G; @S is shared by all residuals"
    with pytest.raises(DiagnosticError, match=rf"AD1076.*stencil for multigrid: {why}"):
        q.compile(preconditioner="multigrid")
    volume = nlls.problem("volume", "f64")
    v = volume.unknown("V", *volume.dims("W", "H", "D"))
    volume.residual(v(0, 0, 0) - v(0, 0, 1))
    with pytest.raises(DiagnosticError, match=r"AD1076.*for multigrid: @V is over 3 dimensions"):
        volume.compile(preconditioner="multigrid")
    shared = nlls.problem("shared", "f64")
    shared.residual(shared.unknown("S")() - 1.0)
    with pytest.raises(DiagnosticError, match=r"AD1076.*block for block-jacobi: @S is shared"):
        shared.compile(preconditioner="block-jacobi")
    wide = nlls.problem("wide", "f64")
    many = wide.unknown("M", wide.dim("N"), channels=17)
    wide.residual(many(0)[0] - many(0)[16])
    with pytest.raises(DiagnosticError, match=r"AD1076.*blocks of 17 channels"):
        wide.compile(preconditioner="block-jacobi")
    unknown: Any = "ilu"
    with pytest.raises(DiagnosticError, match=r"AD1070.*jacobi or block-jacobi or multigrid"):
        p.compile(preconditioner=unknown)
    module, before = ad_opt.load(p.ir()), f"{ENERGIES},{SCHEDULE},nlls-lower-solver"
    with pytest.raises(DiagnosticError, match=r"AD0004.*no preconditioner `ilu`"):
        module.after(f"{before}{{preconditioner=ilu}}")
    with pytest.raises(DiagnosticError, match=r"AD1075.*no kernel of the kind stencil"):
        module.after(f"{before}{{preconditioner=multigrid}}")
