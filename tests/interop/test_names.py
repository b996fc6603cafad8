"""Arguments by name, signatures as `inspect` shows them, and what those who come from JAX write."""

from __future__ import annotations

import inspect
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

TEXT = """
func.func @f(%x: memref<?xf64>, %rate: f64, %n: index) -> f64 {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %z) -> f64 {
    %v = memref.load %x[%i] : memref<?xf64>
    %w = arith.mulf %v, %v : f64
    %u = arith.addf %w, %t : f64
    scf.yield %u : f64
  }
  %r = arith.mulf %s, %rate : f64
  return %r : f64
}
func.func @two(%x: f64, %class: f64) -> (f64, f64, i64) {
  %a = arith.mulf %x, %x : f64
  %b = arith.mulf %a, %class : f64
  %n = arith.constant 3 : i64
  return %b, %a, %n : f64, f64, i64
}
func.func @nameless(%0: f64, %y: f64) -> f64 {
  %1 = arith.mulf %0, %y : f64
  return %1 : f64
}
"""
program = ad_opt.load(TEXT)
f: Any = program["f"]
two: Any = program["two"]
x = np.array([1.0, 2.0])


def test_calls_and_derivatives_by_name() -> None:
    assert f(x, n=2, rate=3.0) == f(n=2, rate=3.0, x=x) == 15.0
    dx, rate = ad_opt.grad(f)(n=2, x=x, rate=3.0)
    np.testing.assert_array_equal(dx, 6 * x)
    assert rate == 5.0
    assert ad_opt.value_and_grad(f, "rate")(x, n=2, rate=3.0) == (15.0, 5.0)
    np.testing.assert_array_equal(ad_opt.hessian(f, "x")(x, n=2, rate=3.0), 6 * np.eye(2))
    np.testing.assert_array_equal(ad_opt.jacobian(f, "x")(x, n=2, rate=3.0), 6 * x)
    value, pullback = ad_opt.vjp(f, x, n=2, rate=3.0)
    assert (value, pullback(2.0)[1]) == (15.0, 10.0)
    given, moved = {"x": x, "n": 2, "rate": 3.0}, {"rate": 1.0}
    assert ad_opt.jvp(f, given, moved) == (15.0, 5.0)
    np.testing.assert_array_equal(ad_opt.hvp(f, given, moved, wrt="x"), 2 * x)
    assert f.bind(x, n=2, rate=3.0)() == 15.0


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (lambda f: f(x, rte=3.0, n=2), r"no argument `rte`.*\n.*did you mean `rate`"),
        (lambda f: f(x, 3.0, 2, x=x), r"got `x` by position and by name"),
        (lambda f: f(x, n=2), r"without its argument `rate`"),
        (lambda f: f(x, 3.0, 2, wholly_other=1), r"wholly_other.*\n.*f\(x, rate, n\)"),
    ],
)
@pytest.mark.parametrize("make", [lambda f: f, ad_opt.grad, ad_opt.jacobian, ad_opt.hessian])
def test_wrong_names_are_refused(make: Any, call: Any, text: str) -> None:
    with pytest.raises(DiagnosticError, match=r"(?s)AD0502.*" + text):
        call(make(f))
    with pytest.raises(DiagnosticError, match="AD0502"):
        ad_opt.jvp(f, {"x": x, "rate": 1.0, "n": 2}, {"rte": 1.0})


def test_signatures() -> None:
    assert [*inspect.signature(f).parameters] == ["x", "rate", "n"]
    assert [*inspect.signature(ad_opt.grad(f)).parameters] == ["x", "rate", "n"]
    assert [*inspect.signature(ad_opt.jvp(f)).parameters] == [
        *("x", "rate", "n", "dx", "drate", "dn")
    ]
    assert inspect.signature(f).parameters["x"].annotation == "memref<?xf64>"
    assert inspect.signature(f).return_annotation == "f64"
    inspect.signature(f).bind(x, n=2, rate=3.0)
    odd = inspect.signature(two)  # `class` cannot be written in Python
    assert {p.kind for p in odd.parameters.values()} == {inspect.Parameter.POSITIONAL_ONLY}
    assert two(2.0, **{"class": 3.0})[0] == 12.0
    assert [*inspect.signature(program["nameless"]).parameters] == ["x0", "y"]
    assert program["nameless"](2.0, y=3.0) == 6.0


def test_structs_that_c_passes_by_value() -> None:
    """Their numbers are parameters, which clang names by the struct."""
    product = ad_opt.load("""
define double @f(double %v.coerce0, double %v.coerce1, double %x) {
  %p = fmul double %v.coerce0, %v.coerce1
  %r = fmul double %p, %x
  ret double %r
}
""")["f"]
    assert [*inspect.signature(product).parameters] == ["v_coerce0", "v_coerce1", "x"]
    assert product(2.0, 3.0, x=5.0) == 30.0
    assert ad_opt.grad(product, "v.coerce1")(2.0, 3.0, 5.0) == 10.0
    with pytest.raises(DiagnosticError, match=r"call it as f\(v.coerce0, v.coerce1, x\)"):
        product((2.0, 3.0), 5.0)


def test_what_comes_from_jax() -> None:
    assert ad_opt.grad(f, argnums=1)(x, 3.0, 2) == 5.0
    gradient, others = ad_opt.grad(two, argnums=0, has_aux=True)(2.0, 3.0)
    assert (gradient, others) == (12.0, (4.0, 3))
    (value, others), gradient = ad_opt.value_and_grad(two, has_aux=True)(2.0, 3.0)
    assert (value, others, gradient) == (12.0, (4.0, 3), (12.0, 4.0))
    assert ad_opt.grad(two, wrt=0, of=1)(2.0, 3.0) == 4.0
    assert ad_opt.value_and_grad(two, wrt=0, of=1)(2.0, 3.0) == (4.0, 4.0)
    for of in (2, 7):
        with pytest.raises(DiagnosticError, match=r"AD0705.*one real number"):
            ad_opt.grad(two, of=of)


def test_names_of_the_package() -> None:
    assert {"grad", "load", "interop", "Derivative"} <= set(dir(ad_opt))
    assert {"torch", "jax", "like_input"} <= set(dir(ad_opt.interop))
    with pytest.raises(AttributeError, match="numpy"):
        _ = ad_opt.interop.numpy  # type: ignore[attr-defined]
    script = "import ad_opt; ad_opt.nlls.problem, ad_opt.tensor.param, ad_opt.typing.Array"
    subprocess.run([sys.executable, "-c", script], check=True)


def test_signatures_of_classes_are_not_those_of_their_objects():
    """Tools that look at a module ask for both."""
    assert "signature" in inspect.signature(ad_opt.Function).parameters
    assert "kind" in inspect.signature(ad_opt.Derivative).parameters


def test_signatures_of_energies():
    from ad_opt import nlls

    assert str(inspect.signature(nlls.sin)) == "(x, /)"
    assert str(inspect.signature(nlls.atan2)) == "(x, y, /)"
    for made in (nlls.Solver, nlls.Problem.compile, nlls.Problem.residual_function):
        options = inspect.signature(made).parameters["options"]
        assert "Unpack[Options]" in str(options)
