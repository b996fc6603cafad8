"""Vectors of addresses, gathers and scatters, masked accesses: C compiled for wide machines."""

from __future__ import annotations

import numpy as np
import pytest

import ad_opt

DECLARATIONS = """
declare <2 x double> @llvm.masked.gather.v2f64.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x double>)
declare void @llvm.masked.scatter.v2f64.v2p0(<2 x double>, <2 x ptr>, i32, <2 x i1>)
declare <2 x double> @llvm.masked.load.v2f64.p0(ptr, i32, <2 x i1>, <2 x double>)
declare void @llvm.masked.store.v2f64.p0(<2 x double>, ptr, i32, <2 x i1>)
declare double @llvm.vector.reduce.fadd.v2f64(double, <2 x double>)
"""

# Σ of the squares of x[k[0]] and x[k[1]], those that are positive; others count 3.
GATHER = """
define double @f(ptr %x, ptr %k) {
  %i = load <2 x i64>, ptr %k, align 8
  %p = getelementptr double, ptr %x, <2 x i64> %i
  %all = call <2 x double> @llvm.masked.gather.v2f64.v2p0(
    <2 x ptr> %p, i32 8, <2 x i1> splat (i1 true), <2 x double> poison)
  %on = fcmp ogt <2 x double> %all, zeroinitializer
  %v = call <2 x double> @llvm.masked.gather.v2f64.v2p0(
    <2 x ptr> %p, i32 8, <2 x i1> %on, <2 x double> splat (double 3.0))
  %s = fmul <2 x double> %v, %v
  %r = call double @llvm.vector.reduce.fadd.v2f64(double 0.0, <2 x double> %s)
  ret double %r
}
"""
# x[k[i]] = 2 x[i] where the mask is on; then Σ x².
SCATTER = """
define double @f(ptr %x, ptr %k, i1 %first, i1 %second) {
  %i = load <2 x i64>, ptr %k, align 8
  %p = getelementptr double, ptr %x, <2 x i64> %i
  %m0 = insertelement <2 x i1> poison, i1 %first, i32 0
  %m = insertelement <2 x i1> %m0, i1 %second, i32 1
  %v = load <2 x double>, ptr %x, align 8
  %d = fadd <2 x double> %v, %v
  call void @llvm.masked.scatter.v2f64.v2p0(<2 x double> %d, <2 x ptr> %p, i32 8, <2 x i1> %m)
  %a = load <2 x double>, ptr %x, align 8
  %q = getelementptr double, ptr %x, i64 2
  %b = load <2 x double>, ptr %q, align 8
  %aa = fmul <2 x double> %a, %a
  %bb = fmul <2 x double> %b, %b
  %s = fadd <2 x double> %aa, %bb
  %r = call double @llvm.vector.reduce.fadd.v2f64(double 0.0, <2 x double> %s)
  ret double %r
}
"""
# Two rows of a matrix of pointers, which change places in every round.
ROWS = """
define double @f(ptr %a, ptr %b, i64 %n) {
  %v0 = insertelement <2 x ptr> poison, ptr %a, i32 0
  %v = insertelement <2 x ptr> %v0, ptr %b, i32 1
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %rows = phi <2 x ptr> [ %v, %0 ], [ %turned, %loop ]
  %sum = phi double [ 0.0, %0 ], [ %next, %loop ]
  %turned = shufflevector <2 x ptr> %rows, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  %one = extractelement <2 x ptr> %rows, i32 0
  %x = load double, ptr %one
  %f = uitofp i64 %i to double
  %xf = fmul double %x, %f
  %xx = fmul double %xf, %x
  %next = fadd double %sum, %xx
  %j = add i64 %i, 1
  %done = icmp eq i64 %j, %n
  br i1 %done, label %end, label %loop
end:
  ret double %next
}
"""
# y = x² where x > 0, in memory; then Σ y.
MASKED = """
define double @f(ptr %x, ptr %y) {
  %v = load <2 x double>, ptr %x, align 8
  %on = fcmp ogt <2 x double> %v, zeroinitializer
  %s = fmul <2 x double> %v, %v
  call void @llvm.masked.store.v2f64.p0(<2 x double> %s, ptr %y, i32 8, <2 x i1> %on)
  %w = call <2 x double> @llvm.masked.load.v2f64.p0(
    ptr %y, i32 8, <2 x i1> <i1 true, i1 false>, <2 x double> %v)
  %r = call double @llvm.vector.reduce.fadd.v2f64(double 0.0, <2 x double> %w)
  ret double %r
}
"""


def array(*numbers: float) -> np.ndarray:
    return np.array(numbers, float)


@pytest.mark.parametrize(
    ("text", "arguments", "value", "gradients"),
    [
        (GATHER, (array(5, -2, 7), np.array([2, 0])), 74.0, [array(10, 0, 14)]),
        (GATHER, (array(5, -2, 7), np.array([2, 1])), 58.0, [array(0, 0, 14)]),
        (SCATTER, (array(1, 2, 3, 4), np.array([2, 0]), True, True), 40.0, [array(8, 20, 0, 8)]),
        (SCATTER, (array(1, 2, 3, 4), np.array([2, 0]), True, False), 25.0, [array(10, 4, 0, 8)]),
        (ROWS, (array(2.0), array(3.0), 4), 44.0, [array(8.0), array(24.0)]),
        (MASKED, (array(2, -3), array(5, 6)), 1.0, [array(4, 1), array(0, 0)]),
        (MASKED, (array(-2, 3), array(5, 6)), 8.0, [array(0, 1), array(1, 0)]),
    ],
)
def test_values_and_gradients(
    text: str, arguments: tuple[object, ...], value: float, gradients: list[np.ndarray]
) -> None:
    function = ad_opt.load(text + DECLARATIONS)["f"]
    copies = [a.copy() if isinstance(a, np.ndarray) else a for a in arguments]
    assert function(*copies) == value
    found = ad_opt.grad(function)(*arguments)
    found = [x for x in (found if isinstance(found, tuple) else (found,)) if x is not None]
    for one, expected in zip(found, gradients, strict=True):
        np.testing.assert_array_equal(one, expected)
    ad_opt.check_grads(function, *arguments)
