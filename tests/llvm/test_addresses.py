"""Derivatives behind addresses: what happens to memory, besides the values."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from ad_opt.programs.address_parameters import seen_with
from ad_opt.programs.allocations import CountedFunction
from ad_opt.programs.derivative_functions import derived_function

GLOBAL = """
@state = internal global double 0.0
define double @f(double %x, double %y) {
  %a = load double, ptr @state
  %xx = fmul double %x, %x
  store double %xx, ptr @state
  %b = load double, ptr @state
  %r = fmul double %b, %y
  store double %a, ptr @state
  ret double %r
}
"""


def test_shadows_of_globals_begin_as_zeros_for_each_call() -> None:
    f = ad_opt.load(GLOBAL)["f"]
    for _ in range(3):
        assert ad_opt.grad(f)(3.0, 2.0) == (12.0, 9.0)
    assert ad_opt.jvp(f, (3.0, 2.0), (1.0, 0.0))[1] == 12.0


WRITES = """
define double @f(ptr %x, ptr %y) {
  %a = load double, ptr %x
  %b = load double, ptr %y
  %ab = fmul double %a, %b
  store double %ab, ptr %x
  %c = load double, ptr %y
  %r = fmul double %ab, %c
  ret double %r
}
"""


def test_what_is_overwritten_is_put_back() -> None:
    f, x, y = ad_opt.load(WRITES)["f"], np.array([3.0]), np.array([5.0])
    dx, dy = ad_opt.grad(f)(x, y)
    assert (dx[0], dy[0]) == (25.0, 30.0)
    assert (x[0], y[0]) == (3.0, 5.0)


def test_two_addresses_may_be_one() -> None:
    """With x = y the function is x**2 * x**2."""
    f, x = ad_opt.load(WRITES)["f"], np.array([3.0])
    dx, dy = ad_opt.grad(f)(x, x)
    assert dx[0] == dy[0] == 4 * 27.0
    assert x[0] == 3.0


HEAP = """
%node = type { double, ptr }
declare ptr @malloc(i64)
declare void @free(ptr)
define double @f(ptr %x, i32 %n) {
entry:
  br label %build
build:
  %i = phi i32 [ 0, %entry ], [ %j, %build ]
  %head = phi ptr [ null, %entry ], [ %new, %build ]
  %new = call ptr @malloc(i64 16)
  %from = getelementptr double, ptr %x, i32 %i
  %v = load double, ptr %from
  %vv = fmul double %v, %v
  store double %vv, ptr %new
  %link = getelementptr %node, ptr %new, i32 0, i32 1
  store ptr %head, ptr %link
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %build, label %sum
sum:
  %p = phi ptr [ %new, %build ], [ %next, %sum ]
  %s = phi double [ 1.0, %build ], [ %t, %sum ]
  %w = load double, ptr %p
  %t = fmul double %s, %w
  %after = getelementptr %node, ptr %p, i32 0, i32 1
  %next = load ptr, ptr %after
  call void @free(ptr %p)
  %end = icmp eq ptr %next, null
  br i1 %end, label %done, label %sum
done:
  ret double %t
}
"""


def test_lists_on_the_heap_leave_nothing_behind() -> None:
    """The product of squares; every node is freed, and so is its shadow."""
    f, x = ad_opt.load(HEAP)["f"], np.array([1.5, -2.0, 0.5])
    expected = 2 * np.prod(x**2) / x
    np.testing.assert_allclose(ad_opt.grad(f)(x, 3), expected, rtol=1e-14)
    gradient = CountedFunction(derived_function(seen_with(f, (x, 3)), "grad"))
    assert gradient.leaves(x, np.zeros(3), 3) == 0
    assert gradient.leaves(x, np.zeros(3), 3) == 0


def test_integers_have_no_gradient() -> None:
    text = """
define double @f(ptr %x, ptr %index) {
  %i = load i32, ptr %index
  %p = getelementptr double, ptr %x, i32 %i
  %v = load double, ptr %p
  %r = fmul double %v, %v
  ret double %r
}
"""
    f, x = ad_opt.load(text)["f"], np.array([1.0, 2.0, 3.0])
    index = np.array([2], np.int32)
    assert ad_opt.grad(f)(x, index).tolist() == [0.0, 0.0, 6.0]
    with pytest.raises(DiagnosticError, match="AD0705"):
        ad_opt.grad(f, wrt=1)(x, index)


def test_structs_with_addresses_are_refused_from_outside() -> None:
    text = """
%view = type { ptr, i64 }
define double @f(ptr %v) {
  %p = load ptr, ptr %v
  %x = load double, ptr %p
  ret double %x
}
"""
    f = ad_opt.load(text)["f"]
    data = np.array([2.0])
    views = np.zeros(1, np.dtype([("data", "u8"), ("count", "i8")]))
    views["data"] = data.ctypes.data
    assert f(views) == 2.0
    with pytest.raises(DiagnosticError, match="AD0705"):
        ad_opt.grad(f)(views)


def test_a_frozen_float_is_the_float() -> None:
    text = """
define double @f(double %x) {
  %y = freeze double %x
  %z = fmul double %y, %y
  ret double %z
}
"""
    kept = """
func.func @f(%x: f64) -> f64 {
  %y = llvm.freeze %x : f64
  %z = arith.mulf %y, %y : f64
  return %z : f64
}
"""
    for source in (text, kept):
        f = ad_opt.load(source)["f"]
        assert ad_opt.grad(f)(3.0) == 6.0
        assert ad_opt.jvp(f, (3.0,), (1.0,)) == (9.0, 6.0)


def test_a_shadow_is_not_aligned_as_the_program_has_aligned_its_memory() -> None:
    """Its address is as far behind what `malloc` gave as the program's is, wherever that is."""
    text = """
declare ptr @malloc(i64)
declare void @free(ptr)
define double @f(double %x, i64 %n) {
  %m = call ptr @malloc(i64 %n)
  %i = ptrtoint ptr %m to i64
  %a = add i64 %i, 31
  %b = and i64 %a, -32
  %d = sub i64 %b, %i
  %p = getelementptr i8, ptr %m, i64 %d
  %v0 = insertelement <4 x double> zeroinitializer, double %x, i32 1
  %v = insertelement <4 x double> %v0, double %x, i32 3
  store volatile <4 x double> %v, ptr %p, align 32
  %w = load volatile <4 x double>, ptr %p, align 32
  %q = fmul <4 x double> %w, %w
  %e = extractelement <4 x double> %q, i32 1
  %g = extractelement <4 x double> %q, i32 3
  %r = fadd double %e, %g
  call void @free(ptr %m)
  ret double %r
}
"""
    f = ad_opt.load(text)["f"]
    for size in range(64, 128, 8):
        assert ad_opt.jvp(f, (1.5, size), (1.0, 0)) == (4.5, 6.0)
        assert ad_opt.grad(f)(1.5, size) == 6.0


def test_floats_copied_byte_by_byte_are_not_lost() -> None:
    """The copy says integers; what it moves are two doubles, and so it does their derivatives."""
    text = """
define double @f(ptr %x) {
entry:
  %t = alloca [2 x double]
  br label %copy
copy:
  %i = phi i64 [ 0, %entry ], [ %j, %copy ]
  %p = getelementptr i8, ptr %x, i64 %i
  %q = getelementptr i8, ptr %t, i64 %i
  %byte = load i8, ptr %p
  store i8 %byte, ptr %q
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, 16
  br i1 %more, label %copy, label %done
done:
  %a = load double, ptr %t
  %u = getelementptr double, ptr %t, i64 1
  %b = load double, ptr %u
  %r = fmul double %a, %b
  ret double %r
}
"""
    f = ad_opt.load(text)["f"]
    assert f(np.array([2.0, 3.0])) == 6.0
    np.testing.assert_array_equal(ad_opt.grad(f)(np.array([2.0, 3.0])), [3.0, 2.0])
    assert ad_opt.jvp(f, [np.array([2.0, 3.0])], [np.array([1.0, 10.0])])[1] == 23.0


INACTIVE_WRITER = """
func.func @note(%p: !llvm.ptr, %x: f64) attributes {autodiff.inactive} {
  llvm.store %x, %p : f64, !llvm.ptr
  return
}
func.func @f(%p: !llvm.ptr, %x: f64) -> f64 {
  func.call @note(%p, %x) : (!llvm.ptr, f64) -> ()
  %v = llvm.load %p : !llvm.ptr -> f64
  %y = arith.mulf %v, %x : f64
  return %y : f64
}
"""


@pytest.mark.parametrize("kind", ["jvp", "grad"])
def test_an_inactive_function_that_writes_behind_an_address_is_refused(kind: str):
    with pytest.raises(ad_opt.DiagnosticError, match=r"AD0821.*how much memory"):
        ad_opt.load(INACTIVE_WRITER)["f"].source(kind)
