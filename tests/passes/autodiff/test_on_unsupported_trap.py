"""``on-unsupported=trap``: derivatives that stop where they are not known, and only there."""

from __future__ import annotations

import math
from functools import cache

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

TEXT = """
func.func private @cbrt(f64) -> f64
func.func private @unknown(%x: f64) -> f64 {
  %y = llvm.fmul %x, %x : f64
  return %y : f64
}
func.func private @endless(%x: f64) -> f64 {
  %limit = arith.constant 3.0 : f64
  %above = arith.cmpf ogt, %x, %limit : f64
  cf.cond_br %above, ^for_ever, ^out
^for_ever:
  cf.br ^for_ever
^out:
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
func.func private @global(%x: f64) -> f64 {
  %g = memref.get_global @cell : memref<f64>
  memref.store %x, %g[] : memref<f64>
  %y = memref.load %g[] : memref<f64>
  return %y : f64
}
memref.global "private" @cell : memref<f64> = dense<0.0>
func.func @f(%x: f64, %m: memref<4xf64>, %case: index) -> f64 {
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %y = scf.for %i = %zero to %two step %one iter_args(%a = %x) -> (f64) {
    %b = scf.index_switch %case -> f64
    case 0 {
      %r = math.sin %a : f64
      scf.yield %r : f64
    }
    case 1 {
      %r = llvm.fmul %a, %a : f64
      scf.yield %r : f64
    }
    case 2 {
      %r = func.call @cbrt(%a) : (f64) -> f64
      scf.yield %r : f64
    }
    case 3 {
      %r = func.call @unknown(%a) : (f64) -> f64
      scf.yield %r : f64
    }
    case 4 {
      %r = func.call @endless(%a) : (f64) -> f64
      scf.yield %r : f64
    }
    case 5 {
      %g = func.constant @unknown : (f64) -> f64
      %r = func.call_indirect %g(%a) : (f64) -> f64
      scf.yield %r : f64
    }
    case 6 {
      %r = func.call @global(%a) : (f64) -> f64
      scf.yield %r : f64
    }
    default {
      %r = memref.load %m[%i] : memref<4xf64>
      %s = arith.mulf %r, %a : f64
      memref.store %s, %m[%i] : memref<4xf64>
      scf.yield %s : f64
    }
    scf.yield %b : f64
  }
  return %y : f64
}
func.func @plain(%x: f64) -> f64 {
  %y = llvm.fmul %x, %x : f64
  return %y : f64
}
"""
STOPPING = {
    "vjp": {
        1: "llvm.fmul", 2: "has no body", 3: "llvm.fmul", 4: "never ends",
        5: "call_indirect",
    },
    "jvp": {1: "llvm.fmul", 2: "has no body", 3: "llvm.fmul", 5: "function value"},
}  # fmt: skip
"""By mode, the cases without derivative and what the message says."""


@cache
def derivative(name: str, kind: str, option: str = "trap") -> ad_opt.Function:
    """The compiled derivative; nothing is inlined before."""
    request = f"request-derivative{{function={name} kind={kind}}}"
    program = ad_opt.load(TEXT).after(f"{request},differentiate{{on-unsupported={option}}}")
    return program[f"{name}_{kind}"]


def called(kind: str, case: int) -> tuple[float, float]:
    """Value and derivative by ``x`` at 2; the buffer holds 1, 2, 3, 4 and is constant."""
    m = np.array([1.0, 2.0, 3.0, 4.0])
    given = (2.0, 1.0, m, 0 * m, case) if kind == "jvp" else (2.0, m, 0 * m, case, 1.0)
    return derivative("f", kind)(*given)


@pytest.mark.parametrize("kind", STOPPING)
def test_what_is_known_is_as_ever(kind: str) -> None:
    value, change = called(kind, 0)
    assert value == pytest.approx(math.sin(math.sin(2.0)))
    assert change == pytest.approx(math.cos(math.sin(2.0)) * math.cos(2.0))
    assert called(kind, 6) == (2.0, 1.0)  # by way of a global, whose shadow is a global
    assert called(kind, 9) == (4.0, 2.0)


@pytest.mark.parametrize(
    ("kind", "case"), [(kind, case) for kind, cases in STOPPING.items() for case in cases]
)
def test_stops_where_it_is_reached(kind: str, case: int) -> None:
    with pytest.raises(DiagnosticError, match=STOPPING[kind][case]) as found:
        called(kind, case)
    (diagnostic,) = found.value.diagnostics
    assert diagnostic.code == "AD0505"
    assert "no derivative" in diagnostic.message
    assert diagnostic.location is not None


@pytest.mark.parametrize("kind", STOPPING)
def test_without_the_option_it_is_refused(kind: str) -> None:
    with pytest.raises(DiagnosticError) as found:
        derivative("f", kind, "error")
    assert found.value.diagnostics[0].code in ("AD0701", "AD0703")


def test_the_split_form_stops_too() -> None:
    text = (
        TEXT
        + """
    func.func @g(%x: f64) -> f64 {
      %y, %t = autodiff.apply @plain(%x) {activity = [active]} : (f64) -> (f64, !autodiff.tape)
      %dx = autodiff.propagate @plain(%t, %y) {activity = [active]} : (!autodiff.tape, f64) -> f64
      return %dx : f64
    }
    """
    )
    program = ad_opt.load(text).after("differentiate{on-unsupported=trap}")
    with pytest.raises(DiagnosticError, match="no derivative"):
        program["g"](2.0)


def test_wrong_requests_stay_errors() -> None:
    text = (
        TEXT
        + """
    func.func @g(%x: f64, %n: index) -> f64 {
      %y = autodiff.bwd_diff @plain(%x, %n) {activity = [active], primal = false}
          : (f64, index) -> f64
      return %y : f64
    }
    """
    )
    with pytest.raises(DiagnosticError) as found:
        ad_opt.load(text).after("differentiate{on-unsupported=trap}")
    assert found.value.diagnostics[0].code == "AD0704"
