"""Residuals as a function: values and derivatives along directions and back, against NumPy."""

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

from ad_opt import nlls


def test_residuals() -> None:
    """Values, and derivatives of them along directions and back, by planes of any shape."""
    p = nlls.problem("parts", "f64")
    w, h, e = p.dims("W", "H", "E")
    x, s = p.unknown("X", w, h, channels=2), p.unknown("S")
    a = p.image("A", w, h, channels=2)
    g = p.graph("G", e, one=(w, h), two=(w, h))
    p.residual(x(0, 0)[0] * x(1, 0)[1] - a(0, 0)[0], "pair")
    p.residual(s() * (x(g.one) - x(g.two)), "edges")
    p.residual(s() ** 2.0, "shared")
    p.exclude(nlls.index(0) < 1, x)  # whose derivatives count all the same
    function = p.residual_function()
    random = np.random.default_rng(2)
    # the image is the unknown's own array, and does not move with it
    array, edges = random.standard_normal((3, 4, 2)), np.array([[0, 1, 3, 2], [2, 2, 1, 0]])
    given = {"X": array, "A": array, "S": np.array([1.5]), "G": edges}
    ends = [array[edges[:, at + 1], edges[:, at]] for at in (0, 2)]
    values = function(**given)
    shapes = {"pair": (3, 4), "edges": (2, 2), "shared": ()}
    assert {name: np.shape(one) for name, one in values.items()} == shapes
    pair = np.pad(array[:, :-1, 0] * array[:, 1:, 1] - array[:, :-1, 0], [(0, 0), (0, 1)])
    np.testing.assert_allclose(values["pair"], pair, rtol=1e-14)
    np.testing.assert_allclose(values["edges"], 1.5 * (ends[0] - ends[1]), rtol=1e-14)
    assert values["shared"] == 2.25
    move = random.standard_normal((3, 4, 2))
    rates = function.jvp({"X": move, "S": np.array([2.0])}, **given)
    moved = [move[edges[:, at + 1], edges[:, at]] for at in (0, 2)]
    along = 1.5 * (moved[0] - moved[1]) + 2.0 * (ends[0] - ends[1])
    np.testing.assert_allclose(rates["edges"], along, rtol=1e-13)
    products = move[:, :-1, 0] * array[:, 1:, 1] + array[:, :-1, 0] * move[:, 1:, 1]
    np.testing.assert_allclose(rates["pair"][:, :-1], products, rtol=1e-13)
    assert rates["shared"] == 6.0
    weights = {name: random.standard_normal(np.shape(one)) for name, one in values.items()}
    back = function.vjp(weights, **given)
    dot = sum(np.sum(weights[name] * rates[name]) for name in values)
    assert np.sum(back["X"] * move) + back["S"][0] * 2.0 == pytest.approx(dot, rel=1e-12)
    only = function.vjp({"shared": 2.0}, **given)
    assert only["S"] == 6.0
    assert not only["X"].any()
    with pytest.raises(DiagnosticError, match=r"AD1071.*no residual named fit"):
        function.vjp({"fit": 1.0}, **given)
    with pytest.raises(DiagnosticError, match=r"AD1071.*weights of pair have the shape \(2,\)"):
        function.vjp({"pair": np.ones(2)}, **given)
    with pytest.raises(DiagnosticError, match=r"AD1071.*X is of the shape"):
        function.jvp({"X": np.ones(3), "S": np.ones(1)}, **given)


def test_what_is_stopped_is_a_constant_for_every_derivative() -> None:
    """Directions and weights see the Jacobian that the solver sees."""
    p = nlls.problem("weighted", "f64")
    (n,) = p.dims("N")
    x = p.unknown("X", n)
    weight = p.computed("weight", n, nlls.stop_gradient(1.0 / (1.0 + x(0) ** 2.0)))
    p.residual(weight(0) * x(0) + nlls.stop_gradient(x(0)) * x(0))
    function, at = p.residual_function(), np.array([0.5, -2.0, 3.0])
    slope = 1 / (1 + at**2) + at
    values = function(X=at)
    np.testing.assert_allclose(values["r0"], slope * at, rtol=1e-14)
    np.testing.assert_allclose(function.jvp({"X": np.ones(3)}, X=at)["r0"], slope, rtol=1e-14)
    back = function.vjp(values, X=at)["X"]
    np.testing.assert_allclose(back, slope * values["r0"], rtol=1e-14)
    np.testing.assert_allclose(p.compile().gradient(X=at)["X"], back, rtol=1e-14)
