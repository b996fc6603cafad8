"""Forward mode: buffers that carry a derivative only inside of a call."""

from __future__ import annotations

import math

import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

CALLEE = """
func.func private @g(%x: f64, %n: index, %m: memref<?xf64>, %k: memref<?xf64>) -> f64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %old = memref.load %m[%zero] : memref<?xf64>
  %sum = arith.addf %old, %x : f64
  memref.store %sum, %m[%zero] : memref<?xf64>
  memref.store %sum, %k[%zero] : memref<?xf64>
  %again = arith.cmpi sgt, %n, %zero : index
  scf.if %again {
    %less = arith.subi %n, %one : index
    %double = arith.addf %x, %x : f64
    %y = func.call @g(%double, %less, %m, %k)
        : (f64, index, memref<?xf64>, memref<?xf64>) -> f64
  }
  RESULT
  return %r : f64
}
"""
CALLER = """
func.func @f(%x: f64, %n: index) -> f64 {
  %size = arith.constant 3 : index
  %ten = arith.constant 10.0 : f64
  %m = memref.alloc(%size) : memref<?xf64>
  %k = memref.alloc(%size) : memref<?xf64>
  linalg.fill ins(%ten : f64) outs(%m : memref<?xf64>)
  %a = func.call @g(%x, %n, %m, %k) : (f64, index, memref<?xf64>, memref<?xf64>) -> f64
  %b = func.call @g(%x, %n, %m, %k) : (f64, index, memref<?xf64>, memref<?xf64>) -> f64
  memref.dealloc %m : memref<?xf64>
  memref.dealloc %k : memref<?xf64>
  return %RETURNED : f64
}
"""
BLIND = "%r = math.sin %x : f64"
"""The result does not depend on what is in the buffers."""
SEEING = "%l = memref.load %k[%zero] : memref<?xf64>\n  %r = math.sin %l : f64"


def program(result: str, returned: str) -> ad_opt.Program:
    return ad_opt.load(CALLEE.replace("RESULT", result) + CALLER.replace("RETURNED", returned))


@pytest.mark.parametrize("depth", [0, 2])
def test_buffers_that_the_result_does_not_depend_on(depth: int) -> None:
    f = program(BLIND, "a")["f"]
    assert ad_opt.jvp(f, (0.5, depth), (1.0, None))[1] == pytest.approx(math.cos(0.5), rel=1e-15)


@pytest.mark.parametrize(("returned", "calls"), [("a", 1), ("b", 2)])
@pytest.mark.parametrize("depth", [0, 2])
def test_buffers_that_the_result_depends_on(depth: int, returned: str, calls: int) -> None:
    """After a call the buffers hold 10 plus ``x`` times 1 + 2 + ... + 2**depth."""
    f = program(SEEING, returned)["f"]
    weight = calls * (2 ** (depth + 1) - 1)
    expected = weight * math.cos(10 + weight * 0.5)
    assert ad_opt.jvp(f, (0.5, depth), (1.0, None))[1] == pytest.approx(expected, rel=1e-13)
    assert ad_opt.grad(f)(0.5, depth) == pytest.approx(expected, rel=1e-13)


def test_what_was_requested_as_constant_is_not_made_up() -> None:
    """A derivative that would be lost in an argument requested as constant is refused."""
    text = (
        CALLEE.replace("RESULT", SEEING)
        + """
    func.func @f(%x: f64, %m: memref<?xf64>, %k: memref<?xf64>) -> f64 {
      %n = arith.constant 0 : index
      %one = arith.constant 1.0 : f64
      %d = autodiff.fwd_diff @g(%x, %one, %n, %m, %k)
          {activity = [dup, const, const, const], primal = false}
          : (f64, f64, index, memref<?xf64>, memref<?xf64>) -> f64
      return %d : f64
    }
    """
    )
    with pytest.raises(DiagnosticError) as found:
        ad_opt.load(text)["f"].compile()
    assert found.value.diagnostics[0].code == "AD0708"
    assert "%m" in found.value.diagnostics[0].message
