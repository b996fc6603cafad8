"""Several directions that are separate: tangents stand side by side, whatever their types.

Derivatives are expected from mathematics. How memory behaves is crossed with everything else in
``tests/differentiation/test_memory_cross.py``, and in C in ``tests/data/enzyme_checked``.
"""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from forward_runs import transformed

VALUES = """
func.func @f(%x: vector<2xf64>, %z: complex<f64>, %n: index) -> (vector<2xf64>, complex<f64>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %r:2 = scf.for %i = %0 to %n step %1 iter_args(%v = %x, %w = %z)
      -> (vector<2xf64>, complex<f64>) {
    %a = arith.mulf %v, %x : vector<2xf64>
    %b = complex.mul %w, %z : complex<f64>
    scf.yield %a, %b : vector<2xf64>, complex<f64>
  }
  return %r#0, %r#1 : vector<2xf64>, complex<f64>
}
func.func @both(%x: vector<2xf64>, %dx: vector<2xf64>, %ex: vector<2xf64>, %z: complex<f64>,
    %dz: complex<f64>, %ez: complex<f64>)
    -> (vector<2xf64>, vector<2xf64>, complex<f64>, complex<f64>) {
  %n = arith.constant 2 : index
  %r:4 = autodiff.fwd_diff @f(%x, %dx, %ex, %z, %dz, %ez, %n)
      {activity = [dup, dup, const], width = 2, primal = false, separate = true}
      : (vector<2xf64>, vector<2xf64>, vector<2xf64>, complex<f64>, complex<f64>, complex<f64>,
         index) -> (vector<2xf64>, vector<2xf64>, complex<f64>, complex<f64>)
  return %r#0, %r#1, %r#2, %r#3 : vector<2xf64>, vector<2xf64>, complex<f64>, complex<f64>
}
"""


def test_vectors_and_complex_numbers_have_several_directions() -> None:
    program = ad_opt.load(str(transformed(VALUES, "differentiate")))
    x, dx, ex = np.array([0.5, -1.5]), np.array([1.0, 0.25]), np.array([-2.0, 3.0])
    z, dz, ez = 0.3 + 0.7j, 1.0 - 2.0j, 0.5j
    found = program["both"](x, dx, ex, z, dz, ez)
    expected = [3 * x**2 * dx, 3 * x**2 * ex, 3 * z**2 * dz, 3 * z**2 * ez]
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-14)


REQUEST = """
func.func private @g(%p: !llvm.ptr, %dp: !llvm.ptr) {{
  %x = llvm.load %p : !llvm.ptr -> f64
  llvm.store %x, {written} : f64, !llvm.ptr
  return
}}
func.func @f(%p: !llvm.ptr) attributes {{autodiff.forward = @g}} {{
  return
}}
func.func @h(%m: memref<2xf64>) {{
  linalg.exp ins(%m : memref<2xf64>) outs(%m : memref<2xf64>)
  return
}}
func.func @all(%p: !llvm.ptr, %m: memref<2xf64>) {{
  {request}
  return
}}
"""
_F = (
    "autodiff.fwd_diff @f(%p, %p, %p) {activity = [dup], width = 2, separate = true} "
    ": (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()"
)
_H = (
    "autodiff.fwd_diff @h(%m, %m, %m) {activity = [dup], width = 2, separate = true} "
    ": (memref<2xf64>, memref<2xf64>, memref<2xf64>) -> ()"
)


def test_a_custom_derivative_that_only_writes_tangents_runs_once_a_direction() -> None:
    module = str(transformed(REQUEST.format(written="%dp", request=_F), "differentiate"))
    assert module.count("func.call @g(") == 2


@pytest.mark.parametrize(
    ("written", "request_", "code", "message"),
    [
        ("%p", _F, "AD0709", "runs once for each direction, which can be seen"),
        ("%dp", _H, "AD0702", "`linalg.exp` is not differentiated in several separate directions"),
        ("%dp", _F.replace("width = 2", "width = 3"), "AD0704", "want 4 operands, not 3"),
        ("%dp", _F.replace(", separate = true", ""), "AD0704", "want 2 operands, not 3"),
    ],
)
def test_what_cannot_be_had_is_refused(
    written: str, request_: str, code: str, message: str
) -> None:
    with pytest.raises(DiagnosticError) as caught:
        transformed(REQUEST.format(written=written, request=request_), "differentiate")
    (found,) = caught.value.diagnostics
    assert found.code == code
    assert message in found.message
    assert found.location is not None
