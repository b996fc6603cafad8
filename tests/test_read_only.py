"""Arrays that cannot be written are taken wherever a function only reads them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

MLIR = """
func.func @f(%x: memref<?xf64>, %out: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %s = func.call @square(%x) : (memref<?xf64>) -> f64
  memref.store %s, %out[%c0] : memref<?xf64>
  return %s : f64
}
func.func private @square(%x: memref<?xf64>) -> f64 {
  %c1 = arith.constant 1 : index
  %v = memref.load %x[%c1] : memref<?xf64>
  %s = arith.mulf %v, %v : f64
  return %s : f64
}
func.func @view(%x: memref<?xf64>) -> memref<?xf64> {
  return %x : memref<?xf64>
}
"""
LLVM = """
define double @f(ptr %x, ptr %out) {
  %p = getelementptr double, ptr %x, i64 1
  %s = call double @square(ptr %p)
  store double %s, ptr %out
  ret double %s
}
define internal double @square(ptr %p) {
  %v = load double, ptr %p
  %s = fmul double %v, %v
  ret double %s
}
"""
PROGRAMS = {"memrefs": MLIR, "addresses": LLVM}


def frozen(*numbers: float) -> Any:
    array = np.array(numbers)
    array.flags.writeable = False
    return array


@pytest.fixture(params=PROGRAMS)
def f(request: pytest.FixtureRequest) -> Any:
    return ad_opt.load(PROGRAMS[request.param])["f"]


def test_calls(f: Any) -> None:
    x, out = frozen(2.0, 3.0), np.zeros(1)
    assert f(x, out) == out[0] == 9.0
    assert f(np.broadcast_to(np.float64(3.0), (1,)).repeat(2), out) == 9.0
    assert f(np.frombuffer(x.tobytes()), out) == 9.0


def test_derivatives(f: Any) -> None:
    x, dx, out = frozen(2.0, 3.0), frozen(1.0, 1.0), np.zeros(1)
    assert np.array_equal(ad_opt.grad(f, wrt=0)(x, out), [0.0, 6.0])
    assert ad_opt.jvp(f, (x, out), (dx, None))[1] == 6.0
    _, pullback = ad_opt.vjp(f, x, out, wrt=0)
    assert np.array_equal(pullback(1.0), [0.0, 6.0])
    assert np.array_equal(ad_opt.jacobian(f, wrt=0)(x, out), [0.0, 6.0])
    assert np.array_equal(ad_opt.jacobian(f, wrt=0, mode="reverse")(x, out), [0.0, 6.0])
    assert np.array_equal(ad_opt.hvp(f, (x, out), (dx, None), wrt=0), [0.0, 2.0])
    ad_opt.check_grads(f, x, out)


def test_what_is_written_is_refused_by_its_name(f: Any) -> None:
    x, out = frozen(2.0, 3.0), frozen(0.0)
    for call in (f, ad_opt.grad(f), lambda *a: ad_opt.vjp(f, *a)):
        with pytest.raises(DiagnosticError, match="AD0503") as caught:
            call(x, out)
        assert "second argument (`%out`) of @f " in str(caught.value)
    assert out[0] == 0.0


def test_what_may_be_written_later_is_refused() -> None:
    with pytest.raises(DiagnosticError, match="read-only"):
        ad_opt.load(MLIR)["view"](frozen(1.0))
