"""Energies that cannot be solved say so: refused with a place, or with a result that says why."""

import warnings
from typing import Literal

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

from ad_opt import nlls


def test_refused_where_they_are_written() -> None:
    p = nlls.problem("idle")
    (n,) = p.dims("N")
    a, x = p.image("A", n), p.unknown("X", n)
    p.unknown("Y", n)
    p.residual(x(0) - a(0))
    with pytest.raises(DiagnosticError, match=r"AD1024.*no residual reads @Y") as caught:
        p.compile()
    location = caught.value.diagnostics[0].location
    assert location is not None
    assert location.file == __file__
    p = nlls.problem("given")
    (n,) = p.dims("N")
    p.residual(p.image("A", n)(0))
    with pytest.raises(DiagnosticError, match=r"test_bad_energies.*AD1024.*no unknown"):
        p.compile()
    p = nlls.problem("edges")
    n, e = p.dims("N", "E")
    x, g = p.unknown("X", n), p.graph("G", e, a=n)
    p.residual(x(g.a) - 1.0)
    p.exclude(nlls.equal(nlls.index(0), 0), x)
    with pytest.raises(DiagnosticError, match=r"test_bad_energies.*AD1027.*index"):
        p.compile()
    with pytest.raises(DiagnosticError, match=r"AD1070.*gn or lm, not 'newton'"):
        nlls.Problem("p").compile("newton")  # pyright: ignore[reportArgumentType]


def test_divergence_and_damping() -> None:
    p = nlls.problem("bounded", "f64")
    # names that the solver's own values could have
    (x,) = p.dims("x")
    n, state = p.unknown("n", x), p.param("state")
    p.residual(state * nlls.atan(n(0)))
    solver = p.compile()
    start = np.full(5, 3.0)
    with pytest.warns(UserWarning, match="bounded diverged"):
        result = solver.solve(n=start, state=1.0, iterations=30)
    assert result.why == "diverged; this is the best iterate"
    np.testing.assert_array_equal(result.n, start)
    assert result.cost == result.history.costs[0] < result.history.costs[1]
    near = solver.solve(n=start / 3, state=1.0, iterations=30)
    assert near.converged
    np.testing.assert_allclose(near.n, 0, atol=1e-12)
    damped = solver.solve(n=start, state=1.0, iterations=50, kind="lm")
    assert damped.converged
    np.testing.assert_allclose(damped.n, 0, atol=1e-9)
    assert (np.diff(damped.history.costs) <= 0).all()
    nothing = solver.solve(n=start, state=1.0, iterations=0)
    np.testing.assert_array_equal(nothing.n, start)
    assert nothing.cost == pytest.approx(2.5 * np.arctan(3.0) ** 2)


def test_constants_too_large_for_the_precision() -> None:
    """The square of a weight is infinite in single precision, and so is the cost."""
    p = nlls.problem("large")
    x = p.unknown("X", *p.dims("N"))
    p.residual(1e25 * (x(0) - 1.0))
    with pytest.raises(DiagnosticError, match=r"AD1074.*cost of large is no number"):
        p.compile().solve(X=np.zeros(3))


def test_names_that_meet() -> None:
    """Spaces, dimensions, graphs and words of the passes may have names that look alike."""
    p = nlls.problem("names", "f64")
    w, h, both, edges, shared = p.dims("W", "H", "W_H", "e", "shared")
    x, y, z = p.unknown("X", w, h), p.unknown("class", both), p.unknown("p")
    s, g = p.unknown("delta", shared), p.graph("W_H_", edges, a=both, b=shared)
    p.residual(x(0, 0) - 1.0, name="cost")
    p.residual(y(0) - 2.0, name="jtj")
    p.residual(z() - 3.0)
    p.residual(s(0) - 4.0)
    p.residual(y(g.a) - s(g.b) + 2.0)
    start = {"X": np.zeros((2, 3)), "class": np.zeros(4), "p": 0.0, "delta": np.zeros(2)}
    result = p.compile().solve(**start, W_H_=[[0, 0], [3, 1]])
    for name, value in {"X": 1.0, "class": 2.0, "p": 3.0, "delta": 4.0}.items():
        np.testing.assert_allclose(result[name], value, atol=1e-9)


@pytest.mark.parametrize("kind", ["gn", "lm"])
@pytest.mark.parametrize("error", [KeyboardInterrupt, RuntimeError])
def test_exceptions_lose_nothing(kind: Literal["gn", "lm"], error: type[BaseException]) -> None:
    """The values found until an exception ended the solver are kept, with their own cost."""
    p = nlls.problem("bent", "f64")
    (n,) = p.dims("N")
    x = p.unknown("X", n)
    bent = p.computed("B", n, nlls.exp(x(0)))
    p.residual(bent(0) - x(0) - 2.0)
    p.residual(0.1 * (x(0) - x(1)))
    solver = p.compile(kind)
    start = np.linspace(1.0, 3.0, 7)
    whole = solver.solve(X=start, iterations=3)
    assert solver.last is whole

    def callback(iteration: int, cost: float) -> None:
        if iteration == 3:
            raise error

    with pytest.raises(error):
        solver.solve(X=start, iterations=20, callback=callback)
    last = solver.last
    assert last is not None
    assert last.why == "ended by an exception; this is the best iterate"
    np.testing.assert_array_equal(last.X, whole.X)
    np.testing.assert_array_equal(last.history.costs, whole.history.costs)
    left = np.exp(last.X) - last.X - 2.0
    cost = 0.5 * np.sum(left**2) + 0.005 * np.sum(np.diff(last.X) ** 2)
    assert last.cost == pytest.approx(cost, rel=1e-12)
    assert solver.cost(X=last.X) == pytest.approx(cost, rel=1e-12)
    slopes = (np.exp(last.X) - 1) * left
    slopes -= 0.01 * (np.append(np.diff(last.X), 0) - np.append(0, np.diff(last.X)))
    np.testing.assert_allclose(solver.gradient(X=last.X)["X"], slopes, atol=1e-10)


def test_singular_system() -> None:
    """Differences alone leave a constant free: conjugate gradients change it by nothing."""
    p = nlls.problem("steps", "f64")
    (n,) = p.dims("N")
    x = p.unknown("X", n)
    p.residual(x(1) - x(0) - 1.0)
    result = p.compile().solve(X=np.full(6, 7.0), iterations=5)
    assert result.converged
    np.testing.assert_allclose(result.X, 7 + np.arange(6) - 2.5, atol=1e-9)


def test_gradient_that_is_no_number() -> None:
    """The length of zero has no derivative: that is no optimum, though nothing can move."""
    p = nlls.problem("lengths", "f64")
    (n,) = p.dims("N")
    x = p.unknown("X", n, channels=2)
    p.residual(nlls.norm(x(0)) - 1.0)
    solver = p.compile()
    start = np.zeros((3, 2))
    for kind in ("gn", "lm"):
        result = solver.solve(X=start, kind=kind)
        assert result.why == "the gradient is no number"
        assert not result.converged
        np.testing.assert_array_equal(result.X, start)
        assert result.cost == 1.5
        # each point has a direction that no residual feels: the system is singular
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            near = solver.solve(X=np.full((3, 2), [0.3, 0.4]), kind=kind, iterations=30)
        assert near.converged
        np.testing.assert_allclose(np.linalg.norm(near.X, axis=1), 1.0, atol=1e-6)
