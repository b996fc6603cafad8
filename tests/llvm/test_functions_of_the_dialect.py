"""MLIR text with functions of the llvm dialect: called and differentiated as LLVM IR is."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import ad_opt

MLIR = """
llvm.func @dot(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64) -> f64 {
  %zero = llvm.mlir.constant(0.0 : f64) : f64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%c0, %zero : i64, f64)
^loop(%i: i64, %s: f64):
  %px = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %py = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %a = llvm.load %px : !llvm.ptr -> f64
  %b = llvm.load %py : !llvm.ptr -> f64
  %c = llvm.fmul %a, %b : f64
  %t = llvm.fadd %s, %c : f64
  %j = llvm.add %i, %c1 : i64
  %more = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %more, ^loop(%j, %t : i64, f64), ^out(%t : f64)
^out(%r: f64):
  llvm.return %r : f64
}
llvm.func @square(%x: f64) -> f64 {
  %y = llvm.fmul %x, %x : f64
  llvm.return %y : f64
}
func.func @mixed(%x: f64) -> f64 {
  %y = llvm.call @square(%x) : (f64) -> f64
  %z = arith.mulf %y, %x : f64
  return %z : f64
}
"""


@pytest.fixture
def program() -> Any:
    return ad_opt.load(MLIR)


def test_addresses(program: Any) -> None:
    f = program["dot"]
    x, y = np.array([1.0, 2.0, 3.0]), np.array([4.0, 5.0, 6.0])
    for one in (f, pickle.loads(pickle.dumps(f))):
        assert one(x, y, 3) == 32.0
        for found in (ad_opt.grad(one)(x, y, 3), ad_opt.vjp(one, x, y, 3)[1](1.0)):
            np.testing.assert_array_equal(found, [y, x])
    assert ad_opt.jvp(f, (x, y, 3), (y, x, None)) == (32.0, np.sum(x * x + y * y))
    np.testing.assert_array_equal(ad_opt.hvp(f, (x, y, 3), (x, y, None)), [y, x])
    np.testing.assert_array_equal(ad_opt.jacobian(f, wrt=0)(x, y, 3), y)
    ad_opt.check_grads(f, x, y, 3)
    with pytest.raises(ad_opt.DiagnosticError, match="AD0503"):
        ad_opt.grad(f)(x.astype(np.float32), y, 3)


def test_functions_of_both_dialects(program: Any) -> None:
    assert program["mixed"](2.0) == 8.0
    assert ad_opt.grad(program["mixed"])(2.0) == 12.0
    assert ad_opt.hessian(program["mixed"])(2.0) == 12.0
    ad_opt.custom_rule(program, "square")(lambda x: (100.0 * x,))
    assert ad_opt.grad(program["mixed"])(2.0) == 200.0 * 2.0 + 4.0
    assert program["mixed"](2.0) == 8.0
