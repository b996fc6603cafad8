"""Requests in IR: what is passed and returned, nesting, custom derivatives, refusals."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError

import ad_opt
from forward_runs import interpreted, transformed


def run(text: str, name: str, *arguments: Any) -> Any:
    """``@name`` after differentiation, interpreted and compiled; both must agree."""
    module = transformed(text, "differentiate")
    found = interpreted(module, name)(*arguments)
    compiled = ad_opt.load(str(module))[name](*arguments)
    values = found[0] if len(found) == 1 else found
    np.testing.assert_allclose(np.asarray(compiled), np.asarray(values), rtol=1e-13)
    return values


def refusal(text: str, line: str = "differentiate") -> Diagnostic:
    with pytest.raises(DiagnosticError) as caught:
        transformed(text, line)
    (diagnostic,) = caught.value.diagnostics
    return diagnostic


CUBE = """
func.func private @cube(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  %z = arith.mulf %y, %x : f64
  return %z : f64
}
"""


def test_results_are_primals_then_tangents() -> None:
    text = """
    func.func private @f(%x: f64, %n: i64, %y: f64) -> (f64, i64, f64) {
      %a = arith.mulf %x, %y : f64
      %b = arith.addf %x, %y : f64
      return %a, %n, %b : f64, i64, f64
    }
    func.func @g(%x: f64, %dx: f64, %n: i64, %y: f64, %dy: f64) -> (f64, i64, f64, f64, f64) {
      %r:5 = autodiff.fwd_diff @f(%x, %dx, %n, %y, %dy) {activity = [dup, const, dup]}
          : (f64, f64, i64, f64, f64) -> (f64, i64, f64, f64, f64)
      return %r#0, %r#1, %r#2, %r#3, %r#4 : f64, i64, f64, f64, f64
    }
    """
    assert run(text, "g", 2.0, 0.5, 7, 3.0, -1.0) == (6.0, 7, 5.0, 0.5 * 3.0 - 2.0, -0.5)


def test_primals_and_results_that_are_not_wanted() -> None:
    text = """
    func.func private @f(%x: f64) -> (f64, f64) {
      %a = math.sin %x : f64
      %b = math.cos %x : f64
      return %a, %b : f64, f64
    }
    func.func @g(%x: f64, %dx: f64) -> f64 {
      %d = autodiff.fwd_diff @f(%x, %dx)
          {activity = [dup], result_activity = [const, active], primal = false} : (f64, f64) -> f64
      return %d : f64
    }
    """
    assert run(text, "g", 0.7, 2.0) == pytest.approx(-2.0 * math.sin(0.7), rel=1e-15)


def test_one_derivative_for_equal_requests() -> None:
    text = (
        CUBE
        + """
    func.func @g(%x: f64, %dx: f64) -> f64 {
      %y, %dy = autodiff.fwd_diff @cube(%x, %dx) {activity = [dup]} : (f64, f64) -> (f64, f64)
      %z, %dz = autodiff.fwd_diff @cube(%y, %dy) {activity = [dup]} : (f64, f64) -> (f64, f64)
      return %dz : f64
    }
    """
    )
    assert str(transformed(text, "differentiate")).count("func.func private @cube.fwd(") == 1
    assert run(text, "g", 1.1, 1.0) == pytest.approx(9 * 1.1**8, rel=1e-14)


def test_perturbations_are_not_confused() -> None:
    """d/dx (x d/dy (x + y)) = 1 (Siskind and Pearlmutter's example): mixed up, it would be 2."""
    text = """
    func.func private @inner(%y: f64, %x: f64) -> f64 {
      %s = arith.addf %x, %y : f64
      return %s : f64
    }
    func.func private @outer(%x: f64) -> f64 {
      %one = arith.constant 1.0 : f64
      %y, %dy = autodiff.fwd_diff @inner(%one, %one, %x) {activity = [dup, const]}
          : (f64, f64, f64) -> (f64, f64)
      %r = arith.mulf %x, %dy : f64
      return %r : f64
    }
    func.func @g(%x: f64) -> (f64, f64) {
      %one = arith.constant 1.0 : f64
      %r:2 = autodiff.fwd_diff @outer(%x, %one) {activity = [dup]} : (f64, f64) -> (f64, f64)
      return %r#0, %r#1 : f64, f64
    }
    """
    assert run(text, "g", 3.0) == (3.0, 1.0)


def test_third_derivative_by_nesting() -> None:
    def level(n: int) -> str:
        inner = "f" if n == 1 else f"d{n - 1}"
        return f"""
        func.func @d{n}(%x: f64) -> f64 {{
          %one = arith.constant 1.0 : f64
          %d = autodiff.fwd_diff @{inner}(%x, %one) {{activity = [dup], primal = false}}
              : (f64, f64) -> f64
          return %d : f64
        }}
        """

    text = """
    func.func private @f(%x: f64) -> f64 {
      %s = math.sin %x : f64
      %e = math.exp %s : f64
      return %e : f64
    }
    """ + "".join(map(level, (1, 2, 3)))
    x = 0.7
    s, c = math.sin(x), math.cos(x)
    # d3/dx3 exp(sin x), from sympy
    expected = math.exp(s) * (c**3 - 3 * s * c - c)
    assert run(text, "d3", x) == pytest.approx(expected, rel=1e-13)


def test_request_in_a_function_with_constant_buffer() -> None:
    text = """
    func.func private @f(%x: f64, %m: memref<2xf64>) -> f64 {
      %c0 = arith.constant 0 : index
      %a = memref.load %m[%c0] : memref<2xf64>
      %y = arith.mulf %x, %x : f64
      %z = arith.mulf %y, %a : f64
      return %z : f64
    }
    func.func private @g(%x: f64, %m: memref<2xf64>) -> f64 {
      %one = arith.constant 1.0 : f64
      %d = autodiff.fwd_diff @f(%x, %one, %m) {activity = [dup, const], primal = false}
          : (f64, f64, memref<2xf64>) -> f64
      return %d : f64
    }
    func.func @h(%x: f64, %m: memref<2xf64>) -> f64 {
      %one = arith.constant 1.0 : f64
      %d = autodiff.fwd_diff @g(%x, %one, %m) {activity = [dup, const], primal = false}
          : (f64, f64, memref<2xf64>) -> f64
      return %d : f64
    }
    """
    assert run(text, "h", 0.7, np.array([5.0, 1.0])) == 10.0


def test_stop_gradient_and_detach() -> None:
    text = """
    func.func private @f(%x: f64) -> f64 {
      %a = autodiff.stop_gradient %x : f64
      %b = arith.mulf %a, %x : f64
      %s = math.sin %b : f64
      %c = autodiff.detach %s : f64
      %d = arith.addf %b, %c : f64
      return %d : f64
    }
    func.func @g(%x: f64, %dx: f64) -> (f64, f64) {
      %r:2 = autodiff.fwd_diff @f(%x, %dx) {activity = [dup]} : (f64, f64) -> (f64, f64)
      return %r#0, %r#1 : f64, f64
    }
    """
    value, tangent = run(text, "g", 0.7, 2.0)
    assert value == pytest.approx(0.49 + math.sin(0.49), rel=1e-15)
    assert tangent == pytest.approx(2.0 * 0.7, rel=1e-15)


def test_arithmetic_of_tangents_has_a_derivative() -> None:
    text = """
    func.func private @f(%x: f64, %z: complex<f64>) -> complex<f64> {
      %o = autodiff.zero : complex<f64>
      %a = autodiff.scale %x, %z : f64, complex<f64>
      %b = autodiff.add %a, %o : complex<f64>
      return %b : complex<f64>
    }
    func.func @g(%x: f64, %dx: f64, %z: complex<f64>, %dz: complex<f64>) -> complex<f64> {
      %r = autodiff.fwd_diff @f(%x, %dx, %z, %dz) {activity = [dup, dup], primal = false}
          : (f64, f64, complex<f64>, complex<f64>) -> complex<f64>
      return %r : complex<f64>
    }
    """
    found = run(text, "g", 2.0, 0.5, 1 + 2j, 3 - 1j)
    assert found == pytest.approx(0.5 * (1 + 2j) + 2.0 * (3 - 1j), rel=1e-15)


WIDE = """
func.func private @f(%x: f64, %y: f64, %m: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = arith.mulf %x, %y : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %p) -> (f64) {
    %v = memref.load %m[%i] : memref<?xf64>
    %w = math.atan2 %v, %a : f64
    memref.store %w, %m[%i] : memref<?xf64>
    %b = arith.divf %a, %w : f64
    scf.yield %b : f64
  }
  return %r : f64
}
func.func @wide(%x: f64, %dx: vector<3xf64>, %y: f64, %m: memref<?xf64>,
    %dm: memref<?xvector<3xf64>>, %n: index) -> (f64, vector<3xf64>) {
  %r:2 = autodiff.fwd_diff @f(%x, %dx, %y, %m, %dm, %n)
      {activity = [dup, const, dup, const], width = 3}
      : (f64, vector<3xf64>, f64, memref<?xf64>, memref<?xvector<3xf64>>, index)
      -> (f64, vector<3xf64>)
  return %r#0, %r#1 : f64, vector<3xf64>
}
func.func @narrow(%x: f64, %dx: f64, %y: f64, %m: memref<?xf64>, %dm: memref<?xf64>, %n: index)
    -> (f64, f64) {
  %r:2 = autodiff.fwd_diff @f(%x, %dx, %y, %m, %dm, %n) {activity = [dup, const, dup, const]}
      : (f64, f64, f64, memref<?xf64>, memref<?xf64>, index) -> (f64, f64)
  return %r#0, %r#1 : f64, f64
}
func.func @all(%x: f64, %y: f64, %m: memref<2xf64>, %seeds: memref<3x3xf64>,
    %out: memref<3x3xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d = memref.cast %m : memref<2xf64> to memref<?xf64>
  %dm = memref.alloc(%c2) : memref<?xvector<3xf64>>
  %dx = vector.load %seeds[%c0, %c0] : memref<3x3xf64>, vector<3xf64>
  %s1 = vector.load %seeds[%c1, %c0] : memref<3x3xf64>, vector<3xf64>
  %s2 = vector.load %seeds[%c2, %c0] : memref<3x3xf64>, vector<3xf64>
  memref.store %s1, %dm[%c0] : memref<?xvector<3xf64>>
  memref.store %s2, %dm[%c1] : memref<?xvector<3xf64>>
  %r:2 = func.call @wide(%x, %dx, %y, %d, %dm, %c2)
      : (f64, vector<3xf64>, f64, memref<?xf64>, memref<?xvector<3xf64>>, index)
      -> (f64, vector<3xf64>)
  %t1 = memref.load %dm[%c0] : memref<?xvector<3xf64>>
  %t2 = memref.load %dm[%c1] : memref<?xvector<3xf64>>
  vector.store %r#1, %out[%c0, %c0] : memref<3x3xf64>, vector<3xf64>
  vector.store %t1, %out[%c1, %c0] : memref<3x3xf64>, vector<3xf64>
  vector.store %t2, %out[%c2, %c0] : memref<3x3xf64>, vector<3xf64>
  memref.dealloc %dm : memref<?xvector<3xf64>>
  return
}
"""


def test_a_wide_derivative_is_several_narrow_ones() -> None:
    module = transformed(WIDE, "differentiate")
    program = ad_opt.load(str(module))
    seeds = np.random.default_rng(0).uniform(-1, 1, (3, 3))
    out = np.zeros((3, 3))
    program["all"](0.7, 1.3, np.array([0.5, -0.4]), seeds, out)
    for lane in range(3):
        m, dm = np.array([0.5, -0.4]), seeds[1:, lane].copy()
        _, tangent = program["narrow"](0.7, seeds[0, lane], 1.3, m, dm, 2)
        np.testing.assert_allclose(out[:, lane], [tangent, *dm], rtol=1e-13)


def test_jacobian_in_one_pass() -> None:
    text = """
    func.func @f(%x: f64, %n: i64, %y: f64) -> (f64, f64) {
      %a = arith.mulf %x, %y : f64
      %b = math.powf %x, %y : f64
      return %a, %b : f64, f64
    }
    """
    module = transformed(text, "request-derivative{function=f kind=jacobian},differentiate")
    x, y = 1.7, 2.3
    *_, first, second = ad_opt.load(str(module))["f_jacobian"](x, 1, y)
    np.testing.assert_allclose(first, [y, x], rtol=1e-15)
    np.testing.assert_allclose(second, [y * x ** (y - 1), x**y * math.log(x)], rtol=1e-13)


CUSTOM = """
func.func private @f(%x: f64, %n: i64, %y: f64) -> f64 attributes {autodiff.forward = @df} {
  %a = arith.mulf %x, %y : f64
  return %a : f64
}
func.func private @df(%x: f64, %dx: f64, %n: i64, %y: f64, %dy: f64) -> (f64, f64) {
  %c = arith.constant 100.0 : f64
  %a = arith.mulf %x, %y : f64
  %b = arith.mulf %dx, %c : f64
  %d = arith.addf %b, %dy : f64
  return %a, %d : f64, f64
}
"""


def test_custom_derivative_is_used_in_calls() -> None:
    text = (
        CUSTOM
        + """
    func.func private @h(%x: f64, %y: f64) -> f64 {
      %n = arith.constant 1 : i64
      %r = func.call @f(%x, %n, %y) : (f64, i64, f64) -> f64
      return %r : f64
    }
    func.func @g(%x: f64, %dx: f64, %y: f64) -> (f64, f64) {
      %r:2 = autodiff.fwd_diff @h(%x, %dx, %y) {activity = [dup, const]}
          : (f64, f64, f64) -> (f64, f64)
      return %r#0, %r#1 : f64, f64
    }
    """
    )
    assert run(text, "g", 2.0, 3.0, 5.0) == (10.0, 300.0)


def test_custom_derivative_in_several_directions() -> None:
    text = (
        CUSTOM
        + """
    func.func @g(%x: f64, %dx: vector<2xf64>, %n: i64, %y: f64) -> vector<2xf64> {
      %r = autodiff.fwd_diff @f(%x, %dx, %n, %y)
          {activity = [dup, const, const], width = 2, primal = false}
          : (f64, vector<2xf64>, i64, f64) -> vector<2xf64>
      return %r : vector<2xf64>
    }
    """
    )
    found = run(text, "g", 2.0, np.array([1.0, 3.0]), 1, 5.0)
    np.testing.assert_array_equal(found, [100.0, 300.0])


def test_external_function_with_custom_derivative() -> None:
    text = """
    func.func private @sinh(f64) -> f64 attributes {autodiff.forward = @dsinh}
    func.func private @cosh(f64) -> f64
    func.func private @dsinh(%x: f64, %dx: f64) -> (f64, f64) {
      %y = func.call @sinh(%x) : (f64) -> f64
      %c = func.call @cosh(%x) : (f64) -> f64
      %d = arith.mulf %c, %dx : f64
      return %y, %d : f64, f64
    }
    func.func private @h(%x: f64) -> f64 {
      %y = arith.mulf %x, %x : f64
      %r = func.call @sinh(%y) : (f64) -> f64
      return %r : f64
    }
    func.func @g(%x: f64, %dx: f64) -> f64 {
      %r = autodiff.fwd_diff @h(%x, %dx) {activity = [dup], primal = false} : (f64, f64) -> f64
      return %r : f64
    }
    """
    program = ad_opt.load(str(transformed(text, "differentiate")))
    assert program["g"](0.7, 1.0) == pytest.approx(1.4 * math.cosh(0.49), rel=1e-14)


def test_inactive_function_and_substitute() -> None:
    text = """
    func.func private @round(%x: f64) -> f64 attributes {autodiff.inactive} {
      %y = arith.addf %x, %x : f64
      return %y : f64
    }
    func.func private @slow(%x: f64) -> f64 attributes {autodiff.primal_substitute = @smooth} {
      return %x : f64
    }
    func.func private @smooth(%x: f64) -> f64 {
      %y = arith.mulf %x, %x : f64
      return %y : f64
    }
    func.func private @h(%x: f64) -> f64 {
      %a = func.call @round(%x) : (f64) -> f64
      %b = func.call @slow(%x) : (f64) -> f64
      %r = arith.mulf %a, %b : f64
      return %r : f64
    }
    func.func @g(%x: f64) -> f64 {
      %one = arith.constant 1.0 : f64
      %r = autodiff.fwd_diff @h(%x, %one) {activity = [dup], primal = false} : (f64, f64) -> f64
      return %r : f64
    }
    """
    # h = 2x * smooth(x), with 2x constant.
    assert run(text, "g", 0.5) == pytest.approx(1.0 * 2 * 0.5, rel=1e-15)


def test_memory_filled_by_an_inactive_function_has_tangent_zero() -> None:
    text = """
    func.func private @fill(%m: memref<1xf64>) attributes {autodiff.inactive} {
      %c0 = arith.constant 0 : index
      %v = arith.constant 3.0 : f64
      memref.store %v, %m[%c0] : memref<1xf64>
      return
    }
    func.func private @h(%x: f64) -> f64 {
      %c0 = arith.constant 0 : index
      %m = memref.alloc() : memref<1xf64>
      func.call @fill(%m) : (memref<1xf64>) -> ()
      %a = memref.load %m[%c0] : memref<1xf64>
      %b = arith.mulf %a, %x : f64
      memref.store %b, %m[%c0] : memref<1xf64>
      %c = memref.load %m[%c0] : memref<1xf64>
      memref.dealloc %m : memref<1xf64>
      return %c : f64
    }
    func.func @g(%x: f64) -> f64 {
      %one = arith.constant 1.0 : f64
      %r = autodiff.fwd_diff @h(%x, %one) {activity = [dup], primal = false} : (f64, f64) -> f64
      return %r : f64
    }
    """
    assert run(text, "g", 0.5) == 3.0


def test_trap_stops_where_there_is_no_derivative() -> None:
    text = """
    func.func private @unknown(f64) -> f64
    func.func private @h(%x: f64, %p: i1) -> f64 {
      %r = scf.if %p -> f64 {
        %y = func.call @unknown(%x) : (f64) -> f64
        scf.yield %y : f64
      } else {
        %y = arith.mulf %x, %x : f64
        scf.yield %y : f64
      }
      return %r : f64
    }
    func.func @g(%x: f64, %p: i1) -> f64 {
      %one = arith.constant 1.0 : f64
      %r = autodiff.fwd_diff @h(%x, %one, %p) {activity = [dup, const], primal = false}
          : (f64, f64, i1) -> f64
      return %r : f64
    }
    """
    assert refusal(text).code == "AD0703"
    module = transformed(text, "differentiate{on-unsupported=trap}")
    assert interpreted(module, "g")(3.0, False) == (6.0,)
    with pytest.raises(DiagnosticError, match="no derivative"):
        interpreted(module, "g")(3.0, True)


REQUEST = """
func.func private @f(%x: f64, %m: memref<2xf64>, %n: i64) -> f64 {{
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<2xf64>
  %y = memref.load %m[%c0] : memref<2xf64>
  return %y : f64
}}
func.func @g(%x: f64, %m: memref<2xf64>, %n: i64) -> f64 {{
  %r = {} -> f64
  return %r : f64
}}
"""


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ("autodiff.fwd_diff @f(%x, %x, %m, %n) {activity = [dup, const, const], primal = false} : "
         "(f64, f64, memref<2xf64>, i64)", "AD0708"),
        ("autodiff.fwd_diff @f(%x, %x, %m, %m, %n, %n) {activity = [dup, dup, dup], primal = false}"
         " : (f64, f64, memref<2xf64>, memref<2xf64>, i64, i64)", "AD0705"),
        ("autodiff.fwd_diff @f(%x, %n, %m, %m, %n) {activity = [dup, dup, const], primal = false}"
         " : (f64, i64, memref<2xf64>, memref<2xf64>, i64)", "AD0704"),
        ("autodiff.fwd_diff @f(%x, %x, %m, %m, %n) {activity = [dup, dup, const], primal = false, "
         "width = 0 : i64} : (f64, f64, memref<2xf64>, memref<2xf64>, i64)", "AD0704"),
        ("autodiff.fwd_diff @nothing(%x, %x) {activity = [dup], primal = false} : (f64, f64)",
         "AD0703"),
    ],
)  # fmt: skip
def test_refuses_requests(request_: str, code: str) -> None:
    found = refusal(REQUEST.format(request_))
    assert found.code == code
    assert found.location is not None


def test_refuses_a_function_that_needs_all_its_derivatives() -> None:
    text = """
    func.func @f(%x: f64) -> f64 {
      %one = arith.constant 1.0 : f64
      %r = autodiff.fwd_diff @f(%x, %one) {activity = [dup], primal = false} : (f64, f64) -> f64
      return %r : f64
    }
    """
    assert refusal(text).code == "AD0704"


def test_refuses_width_of_vectors() -> None:
    text = """
    func.func private @f(%x: f64) -> f64 {
      %v = vector.broadcast %x : f64 to vector<4xf64>
      %r = vector.reduction <add>, %v : vector<4xf64> into f64
      return %r : f64
    }
    func.func @g(%x: f64, %dx: vector<2xf64>) -> vector<2xf64> {
      %r = autodiff.fwd_diff @f(%x, %dx) {activity = [dup], width = 2, primal = false}
          : (f64, vector<2xf64>) -> vector<2xf64>
      return %r : vector<2xf64>
    }
    """
    assert refusal(text).code == "AD0702"


def test_derivatives_are_private_and_named_after_their_function() -> None:
    text = (
        CUBE
        + """
    func.func @cube.fwd(%x: f64) -> f64 {
      %one = arith.constant 1.0 : f64
      %r = autodiff.fwd_diff @cube(%x, %one) {activity = [dup], primal = false} : (f64, f64) -> f64
      return %r : f64
    }
    """
    )
    module = transformed(text, "differentiate")
    assert "func.func private @cube.fwd_1(" in str(module)
    assert interpreted(module, "cube.fwd")(2.0) == (12.0,)


def test_stopped_gradients_stay_stopped() -> None:
    """k x² with k = x held constant: the second derivative is 2k in every nesting, not 6x."""
    text = """
    func.func @f(%x: f64) -> f64 {
      %k = autodiff.stop_gradient %x : f64
      %a = arith.mulf %k, %x : f64
      %b = arith.mulf %a, %x : f64
      return %b : f64
    }
    func.func @forward(%x: f64) -> f64 {
      %one = arith.constant 1.0 : f64
      %d = autodiff.fwd_diff @f(%x, %one) {activity = [dup], primal = false} : (f64, f64) -> f64
      return %d : f64
    }
    func.func @reverse(%x: f64) -> f64 {
      %one = arith.constant 1.0 : f64
      %d = autodiff.bwd_diff @f(%x, %one) {activity = [active], primal = false} : (f64, f64) -> f64
      return %d : f64
    }
    """
    program = ad_opt.load(text)
    assert ad_opt.hessian(program["f"])(1.5) == 3.0
    assert ad_opt.hvp(program["f"], (1.5,), (1.0,)) == 3.0
    for name in ("forward", "reverse"):
        assert ad_opt.jvp(program[name], (1.5,), (1.0,)) == (4.5, 3.0), name
        assert ad_opt.grad(program[name])(1.5) == 3.0, name


TAPES = """
func.func @f(%x: f64) -> f64 {{
  %y = arith.mulf %x, %x : f64
  return %y : f64
}}
func.func @g(%x: f64, %n: index) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  %y, %t = autodiff.apply @f(%x) {{activity = [active]}} : (f64) -> (f64, !autodiff.tape)
  {first}
  {second}
  return %y : f64
}}"""
PROPAGATE = """%{} = autodiff.propagate @f(%t, %one) {{activity = [active]}}
    : (!autodiff.tape, f64) -> f64"""


@pytest.mark.parametrize(
    "steps",
    [
        (PROPAGATE.format("a"), PROPAGATE.format("b")),
        ("scf.for %i = %c0 to %n step %c1 {", PROPAGATE.format("a") + "\n}"),
    ],
)
def test_a_tape_is_propagated_once(steps: tuple[str, str]) -> None:
    """A second time there would be nothing on it, and memory would be freed twice."""
    found = refusal(TAPES.format(first=steps[0], second=steps[1]))
    assert (found.code, "used up" in found.message) == ("AD0704", True)
