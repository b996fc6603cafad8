"""Second derivatives: every nesting of modes, on every rule, on loops and memory, on ADBench."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.rules.registry import default_rules

import ad_opt
from ad_opt.programs.allocations import CountedFunction
from derivative_cases import Case
from derivative_programs import first_cases, pulled_back
from derivative_runs import pipeline
from derivatives import (
    copies,
    directional_difference,
    dual_derivative,
    interpreter_call,
    random_tangents,
    results_of,
)
from forward_runs import interpreted, transformed
from reverse_runs import buffers_of, pull, reverse_module
from rule_rows import COVERED_ELSEWHERE, ROWS, WITHOUT_SECOND, text_of
from second_order import Products


def agree(products: Products, *, differences: bool = True, rtol: float = 1e-12) -> None:
    """All nestings give one symmetric Hessian, which is the derivative of the gradient."""
    u, v = products.directions
    hv, hu = products.forward_over_reverse(v), products.forward_over_reverse(u)
    scale = float(np.max(np.abs([hu, hv]))) * u.size + 1e-3
    assert u @ hv == pytest.approx(v @ hu, abs=rtol * scale)
    for other in (products.reverse_over_forward, products.reverse_over_reverse):
        np.testing.assert_allclose(other(v), hv, rtol=0, atol=rtol * scale)
    assert products.forward_over_forward(u, v) == pytest.approx(u @ hv, abs=rtol * scale)
    if differences:
        gradient = lambda point: tuple(map(float, products.gradient(point)))  # noqa: E731
        estimate = directional_difference(gradient, [products.point], [v])
        found = estimate.value[: v.size]
        np.testing.assert_allclose(found, hv, rtol=1e-6, atol=1e-7 * scale)


@pytest.mark.parametrize("name", ROWS)
def test_every_rule(name: str) -> None:
    row = ROWS[name]
    products = Products.interpreted(text_of(row), row.point())
    agree(products, differences=row.exact, rtol=1e-12 if row.exact else 1e-6)


def test_every_rule_has_a_row() -> None:
    """Every rule has a row here, but for rules of a program's own types: tests/types has these."""
    own = ("agg.", "pair.", "iface.", "autodiff.")
    rules = {rule.name for rule in default_rules() if not rule.name.startswith(own)}
    covered = {name.partition("-")[0] for name in ROWS}
    assert rules == covered | set(WITHOUT_SECOND) | set(COVERED_ELSEWHERE)
    for name, where in COVERED_ELSEWHERE.items():
        assert name in text_of(ROWS[where])


# ------------------------------------------------------------------ reverse over reverse


def transposed(case: Case, module: Any, call: Any) -> None:
    """A pulled back cotangent is the transpose of dual numbers through the first derivative."""
    arguments = case.arguments()
    tangents = random_tangents(arguments, seed=3)
    original = ad_opt.load(case.text).module
    _, exact = dual_derivative(original, case.name, arguments, tangents)
    results = results_of(interpreter_call(original, case.name)(*copies(arguments)))
    found, cotangent, after = pull(
        call, arguments, results, tangents, buffers_of(original, case.name)
    )
    size = float(np.dot(np.abs(cotangent), np.abs(exact)))
    assert found == pytest.approx(float(np.dot(cotangent, exact)), abs=1e-11 * size + 1e-13)
    for value, restored in zip(arguments, after, strict=True):
        np.testing.assert_array_equal(restored, value)


@pytest.mark.slow
@pytest.mark.parametrize("case", first_cases(), ids=repr)
def test_reverse_over_reverse(case: Case) -> None:
    gradient = pulled_back(case)
    if gradient is None:
        pytest.skip("no reverse mode")
    module = reverse_module(gradient.text, gradient.name)
    transposed(gradient, module, interpreted(module, f"{gradient.name}_vjp"))


COMPILED = (
    "square_of_square", "swapping_iter_args", "goto_skips_assignment", "deep_recursion",
    "mutation_by_callee", "runge_kutta",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", COMPILED)
@pytest.mark.parametrize("prepare", [False, True])
def test_reverse_over_reverse_compiled(name: str, prepare: bool) -> None:
    (case,) = (case for case in first_cases() if case.name == name)
    gradient = pulled_back(case)
    assert gradient is not None
    line = pipeline(gradient.name, "vjp", prepare=prepare)
    module = transformed(gradient.text, line)
    call = CountedFunction(ad_opt.load(str(module), veclib=False)[f"{gradient.name}_vjp"])
    transposed(gradient, module, call)
    assert call.live == 0, "allocations are left"


TAPES = {
    "a tape of the caller": (
        "AD0701",
        """func.func @g(%x: f64) -> f64 {
             %y, %t = autodiff.apply @f(%x) {activity = [active]} : (f64) -> (f64, !autodiff.tape)
             %one = arith.constant 1.0 : f64
             %d = autodiff.propagate @f(%t, %one) {activity = [active]}
                 : (!autodiff.tape, f64) -> f64
             return %d : f64
           }
           func.func @f(%x: f64) -> f64 {
             %y = math.sin %x : f64
             return %y : f64
           }""",
    ),
    "a stack": (
        "AD0701",
        """func.func @f(%x: f64) -> f64 {
             %t = autodiff.tape_begin : !autodiff.tape
             autodiff.push %t, %x : f64
             %y = autodiff.pop %t : f64
             autodiff.tape_end %t : !autodiff.tape
             return %y : f64
           }""",
    ),
    "one record for all iterations": (
        "AD0707",
        """func.func @f(%x: f64, %m: memref<8xf64>) {
             %t = autodiff.tape_begin : !autodiff.tape
             %0 = arith.constant 0 : index
             %1 = arith.constant 1 : index
             %8 = arith.constant 8 : index
             %f = autodiff.frame %t, %1 : !autodiff.frame<f64>
             autodiff.save %x, %f[%0] of %1 {slot = 0 : i64} : f64, !autodiff.frame<f64>
             scf.parallel (%i) = (%0) to (%8) step (%1) {
               %y = autodiff.restore %f[%0] of %1 {slot = 0 : i64} : f64, !autodiff.frame<f64>
               memref.store %y, %m[%i] : memref<8xf64>
               scf.reduce
             }
             autodiff.tape_end %t : !autodiff.tape
             return
           }""",
    ),
}


@pytest.mark.parametrize("name", TAPES)
def test_tapes_that_are_not_reversed(name: str) -> None:
    code, text = TAPES[name]
    name = "g" if "@g" in text else "f"
    with pytest.raises(DiagnosticError) as caught:
        transformed(text, f"request-derivative{{function={name} kind=vjp}},differentiate")
    diagnostic, *others = caught.value.diagnostics
    assert diagnostic.code == code
    assert diagnostic.location is not None
    assert all(o.code.startswith("AD07") and o.location for o in others)


OVERWRITTEN = """
func.func @f(%x: f64, %n: index) -> f64 {
  %t = autodiff.tape_begin : !autodiff.tape
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %c = arith.constant 1.0 : f64
  %f = autodiff.frame %t, %1 : !autodiff.frame<index, f64>
  autodiff.save %x, %f[%0] of %1 {slot = 1 : i64} : f64, !autodiff.frame<index, f64>
  scf.for %i = %0 to %n step %1 {
    %y = autodiff.restore %f[%0] of %1 {slot = 1 : i64} : f64, !autodiff.frame<index, f64>
    %z = arith.mulf %y, %x : f64
    autodiff.save %z, %f[%0] of %1 {slot = 1 : i64} : f64, !autodiff.frame<index, f64>
  }
  %r = autodiff.restore %f[%0] of %1 {slot = 1 : i64} : f64, !autodiff.frame<index, f64>
  autodiff.tape_end %t : !autodiff.tape
  return %r : f64
}
"""


@pytest.mark.parametrize("n", [0, 1, 4])
def test_a_slot_is_a_variable(n: int) -> None:
    """A program may set a slot again: x to the power n + 1."""
    module = transformed(OVERWRITTEN, "request-derivative{function=f kind=grad},differentiate")
    x = 1.3
    (found,) = results_of(interpreted(module, "f_grad")(x, n))
    assert found == pytest.approx((n + 1) * x**n, rel=1e-14)


GROWING = """
func.func @f(%m: memref<?xf64>) -> f64 {
  %t = autodiff.tape_begin : !autodiff.tape
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %m, %0 : memref<?xf64>
  %start = autodiff.frame %t, %0 : !autodiff.frame<f64>
  %f, %end = scf.for %i = %0 to %n step %1 iter_args(%g = %start, %cap = %0)
      -> (!autodiff.frame<f64>, index) {
    %more, %room = autodiff.frame_grow %t, %g, %cap, %i : !autodiff.frame<f64>
    %x = memref.load %m[%i] : memref<?xf64>
    %s = math.sin %x : f64
    %odd = arith.remui %i, %2 : index
    %set = arith.cmpi eq, %odd, %0 : index
    scf.if %set {
      autodiff.save %s, %more[%i] of %room {slot = 0 : i64} : f64, !autodiff.frame<f64>
    }
    scf.yield %more, %room : !autodiff.frame<f64>, index
  }
  %r = scf.for %i = %0 to %n step %2 iter_args(%a = %zero) -> f64 {
    %y = autodiff.restore %f[%i] of %end {slot = 0 : i64} : f64, !autodiff.frame<f64>
    %y2 = arith.mulf %y, %y : f64
    %sum = arith.addf %a, %y2 : f64
    scf.yield %sum : f64
  }
  autodiff.tape_end %t : !autodiff.tape
  return %r : f64
}
"""


@pytest.mark.parametrize("n", [0, 1, 16, 17, 40])
def test_a_growing_frame(n: int) -> None:
    """Half of its records are never set; it grows more than once."""
    products = Products.interpreted(GROWING, np.linspace(0.1, 1.4, n))
    x, (_, v) = products.point, products.directions
    used = np.arange(n) % 2 == 0
    np.testing.assert_allclose(products.gradient(x), used * np.sin(2 * x), rtol=1e-14, atol=1e-15)
    for found in (products.forward_over_reverse(v), products.reverse_over_reverse(v)):
        np.testing.assert_allclose(found, used * 2 * np.cos(2 * x) * v, rtol=1e-13, atol=1e-15)


# ------------------------------------------------------------------ perturbations


def scalar(text: str, name: str, *arguments: float) -> Any:
    module = transformed(text, "differentiate")
    (found,) = results_of(interpreted(module, name)(*arguments))
    return found


CONFUSION = {
    # The inner derivative is of y -> x + y: 1, whatever x is; so d/dx (x * 1) = 1.
    "forward in forward": (
        "%v, %r = autodiff.fwd_diff @inner(%x, %one, %x) {activity = [dup, const]}"
        " : (f64, f64, f64) -> (f64, f64)",
        "%v, %r = autodiff.fwd_diff @product(%x, %one) {activity = [dup]}"
        " : (f64, f64) -> (f64, f64)",
    ),
    "reverse in forward": (
        "%r = autodiff.bwd_diff @inner(%x, %x, %one) {activity = [active, const], primal = false}"
        " : (f64, f64, f64) -> f64",
        "%v, %r = autodiff.fwd_diff @product(%x, %one) {activity = [dup]}"
        " : (f64, f64) -> (f64, f64)",
    ),
    "forward in reverse": (
        "%v, %r = autodiff.fwd_diff @inner(%x, %one, %x) {activity = [dup, const]}"
        " : (f64, f64, f64) -> (f64, f64)",
        "%r = autodiff.bwd_diff @product(%x, %one) {activity = [active], primal = false}"
        " : (f64, f64) -> f64",
    ),
    "reverse in reverse": (
        "%r = autodiff.bwd_diff @inner(%x, %x, %one) {activity = [active, const], primal = false}"
        " : (f64, f64, f64) -> f64",
        "%r = autodiff.bwd_diff @product(%x, %one) {activity = [active], primal = false}"
        " : (f64, f64) -> f64",
    ),
}


def nested(inner: str, derivative: str, request: str) -> str:
    return f"""
func.func @inner(%y: f64, %x: f64) -> f64 {{
  {inner}
  return %r : f64
}}
func.func @product(%x: f64) -> f64 {{
  %one = arith.constant 1.0 : f64
  {derivative}
  %p = arith.mulf %x, %r : f64
  return %p : f64
}}
func.func @outer(%x: f64) -> f64 {{
  %one = arith.constant 1.0 : f64
  {request}
  return %r : f64
}}"""


@pytest.mark.parametrize("modes", CONFUSION)
def test_perturbations_are_not_confused(modes: str) -> None:
    """d/dx (x * d/dy (x + y) at y = x) = 1; d/dx (x * d/dy (x * y) at y = x) = 2 x."""
    derivative, request = CONFUSION[modes]
    text = nested("%r = arith.addf %x, %y : f64", derivative, request)
    assert scalar(text, "outer", 3.0) == 1.0
    text = nested("%r = arith.mulf %x, %y : f64", derivative, request)
    assert scalar(text, "outer", 3.0) == 6.0
    # d/dx (x * d/dy (x y²) at y = x) = d/dx (2 x³) = 6 x²
    text = nested(
        "%s = arith.mulf %y, %y : f64\n  %r = arith.mulf %x, %s : f64", derivative, request
    )
    assert scalar(text, "outer", 3.0) == 54.0


FIFTH_POWER = """
func.func @d0(%x: f64) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %4 = arith.constant 4 : index
  %m = memref.alloc() : memref<1xf64>
  memref.store %x, %m[%0] : memref<1xf64>
  scf.for %i = %0 to %4 step %1 {
    %a = memref.load %m[%0] : memref<1xf64>
    %b = func.call @times(%a, %x) : (f64, f64) -> f64
    memref.store %b, %m[%0] : memref<1xf64>
  }
  %r = memref.load %m[%0] : memref<1xf64>
  memref.dealloc %m : memref<1xf64>
  return %r : f64
}
func.func @times(%a: f64, %b: f64) -> f64 {
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
"""
REQUESTS = {
    "F": "%v, %r = autodiff.fwd_diff @{0}(%x, %one) {{activity = [dup]}}"
    " : (f64, f64) -> (f64, f64)",
    "R": "%r = autodiff.bwd_diff @{0}(%x, %one) {{activity = [active], primal = false}}"
    " : (f64, f64) -> f64",
}


@pytest.mark.parametrize(
    "modes", ["".join(modes) for n in (1, 2, 3) for modes in product("FR", repeat=n)] + ["RRRR"]
)
def test_orders(modes: str) -> None:
    """Each mode of each order: a loop over memory and calls, which gives the fifth power."""
    text = FIFTH_POWER
    for order, mode in enumerate(modes):
        text += (
            f"func.func @d{order + 1}(%x: f64) -> f64 {{\n  %one = arith.constant 1.0 : f64\n"
            f"  {REQUESTS[mode].format(f'd{order}')}\n  return %r : f64\n}}\n"
        )
    x, factors = 0.9, [5, 4, 3, 2]
    true = float(np.prod(factors[: len(modes)])) * x ** (5 - len(modes))
    assert scalar(text, f"d{len(modes)}", x) == pytest.approx(true, rel=1e-13)


MAXIMA_AND_SNAPSHOTS = """
func.func @f(%x: memref<?xf64>, %w: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %m = memref.dim %x, %c0 : memref<?xf64>
  %t = memref.alloc(%m) : memref<?xf64>
  memref.copy %w, %t : memref<?xf64> to memref<?xf64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %g = scf.for %j = %c0 to %m step %c1 iter_args(%b = %a) -> (f64) {
      %o = memref.load %x[%j] : memref<?xf64>
      %u = arith.maximumf %b, %o : f64
      scf.yield %u : f64
    }
    %s = scf.for %j = %c0 to %m step %c1 iter_args(%b = %g) -> (f64) {
      %e = memref.load %t[%j] : memref<?xf64>
      %o = memref.load %x[%j] : memref<?xf64>
      %p = arith.mulf %e, %o : f64
      %q = arith.mulf %p, %e : f64
      %u = arith.addf %b, %q : f64
      scf.yield %u : f64
    }
    linalg.fill ins(%s : f64) outs(%t : memref<?xf64>)
    scf.for %j = %c0 to %m step %c1 {
      %e = memref.load %t[%j] : memref<?xf64>
      %o = memref.load %x[%j] : memref<?xf64>
      %v = memref.load %w[%j] : memref<?xf64>
      %p = arith.mulf %e, %o : f64
      %q = arith.mulf %p, %v : f64
      memref.store %q, %t[%j] : memref<?xf64>
    }
    scf.yield %s : f64
  }
  memref.dealloc %t : memref<?xf64>
  return %r : f64
}
"""
"""The way back marks the tape for a maximum, and restores copies of a buffer from it."""


def test_constant_arguments_beside_buffers_that_the_tape_holds() -> None:
    """Frames say what is restored from them, though the tape has marks: it is no argument."""
    x, w = np.array([0.3, 0.9, -0.4]), np.array([1.1, 0.7, 0.5])

    def value(x: np.ndarray) -> float:
        t, last = w, 0.0
        for _ in range(2):
            last = max(last, *x) + (t * t * x).sum()
            t = last * x * w
        return last

    step, unit = 1e-4, np.eye(3)
    expected = [
        [
            sum(p * q * value(x + step * (p * a + q * b)) for p in (1, -1) for q in (1, -1))
            for b in unit
        ]
        for a in unit
    ]
    found = ad_opt.hessian(ad_opt.load(MAXIMA_AND_SNAPSHOTS)["f"], wrt="x")(x, w, 2)
    np.testing.assert_allclose(found, np.array(expected) / (4 * step**2), rtol=1e-5, atol=1e-5)
