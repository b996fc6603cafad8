"""Memory with a derivative that a constant argument leads to: the derivative would be lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

LLVM = """
define double @direct(ptr %a, ptr %x) {
  %v = load double, ptr %a
  %w = load double, ptr %x
  %y = fmul double %v, %w
  ret double %y
}
define double @through(ptr %a, ptr %x) {
  %p = load ptr, ptr %a
  %v = load double, ptr %p
  %w = load double, ptr %x
  %y = fmul double %v, %w
  ret double %y
}
define double @counted(ptr %a, ptr %x) {
  %n = load i64, ptr %a
  %v = sitofp i64 %n to double
  %w = load double, ptr %x
  %y = fmul double %v, %w
  ret double %y
}
"""


@pytest.fixture(scope="module")
def program() -> ad_opt.Program:
    return ad_opt.load(LLVM)


WAYS: list[Callable[[Any, Any], Any]] = [
    lambda f, a: ad_opt.grad(f)(*a),
    lambda f, a: ad_opt.value_and_grad(f, wrt=1)(*a),
    lambda f, a: ad_opt.vjp(f, *a)[1](1.0),
    lambda f, a: ad_opt.jvp(f, a, (None, np.ones(2))),
    lambda f, a: ad_opt.hvp(f, a, (None, np.ones(2))),
    lambda f, a: ad_opt.jacobian(f)(*a),
    lambda f, a: ad_opt.hessian(f)(*a),
    lambda f, a: ad_opt.check_grads(f, *a),
]


@pytest.mark.parametrize("derivative", WAYS)
def test_refused(program: ad_opt.Program, derivative: Callable[[Any, Any], Any]) -> None:
    x = np.array([3.0, 4.0])
    words = np.array([x.ctypes.data])
    for name, first in (("direct", x.ctypes.data), ("direct", x.view("u1")), ("through", words)):
        assert program[name](first, x) == 9.0
        with pytest.raises(DiagnosticError, match="would be lost") as error:
            derivative(program[name], (first, x))
        assert error.value.diagnostics[0].code == "AD0705"
        assert "`%a`" in str(error.value)
        assert "`%x`" in str(error.value)


@pytest.mark.parametrize("derivative", WAYS[:2])
def test_memory_elsewhere(program: ad_opt.Program, derivative: Callable[[Any, Any], Any]) -> None:
    x, y = np.array([3.0, 4.0]), np.array([5.0])
    for name, first in (("direct", y.ctypes.data), ("through", np.array([y.ctypes.data]))):
        found = derivative(program[name], (first, x))
        gradient = found[1] if isinstance(found, tuple) else found
        assert gradient.tolist() == [5.0, 0.0]


def test_the_same_array_twice(program: ad_opt.Program) -> None:
    x = np.array([3.0, 4.0])
    for gradient in ad_opt.grad(program["direct"])(x, x):
        assert gradient.tolist() == [6.0, 0.0]


def test_fields_that_lie_between_each_other_share_nothing(program: ad_opt.Program) -> None:
    both = np.zeros(2, [("n", "i8"), ("v", "f8")])
    both["n"], both["v"] = 7, 3.0
    mlir = ad_opt.load("""
    func.func @f(%n: memref<2xi64, strided<[?], offset: ?>>,
                 %v: memref<2xf64, strided<[?], offset: ?>>) -> f64 {
      %c = arith.constant 1 : index
      %i = memref.load %n[%c] : memref<2xi64, strided<[?], offset: ?>>
      %a = arith.sitofp %i : i64 to f64
      %b = memref.load %v[%c] : memref<2xf64, strided<[?], offset: ?>>
      %y = arith.mulf %a, %b : f64
      return %y : f64
    }""")
    assert ad_opt.grad(mlir["f"])(both["n"], both["v"]).tolist() == [0.0, 7.0]
    with pytest.raises(DiagnosticError, match="AD0705"):
        ad_opt.grad(mlir["f"])(both["v"].view("i8"), both["v"])
    counts = both["n"].copy()
    assert ad_opt.grad(program["counted"])(counts, both["v"].copy()).tolist() == [7.0, 0.0]
