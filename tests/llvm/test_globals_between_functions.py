"""Derivatives through globals that one function writes and another reads: C's static variables.

The functions call themselves, so that they stay calls. Expected values are those of mathematics.
"""

from __future__ import annotations

from functools import cache

import pytest

import ad_opt

PROGRAM = """
@state = internal global double 1.0
@where = internal global ptr null
@array = internal global [4 x double] zeroinitializer

define internal void @square(i32 %n) {
  %last = icmp eq i32 %n, 0
  br i1 %last, label %now, label %later
now:
  %v = load double, ptr @state
  %w = fmul double %v, %v
  store double %w, ptr @state
  ret void
later:
  %m = sub i32 %n, 1
  call void @square(i32 %m)
  ret void
}
define double @squared(double %x, i32 %n) {
  %old = load double, ptr @state
  store double %x, ptr @state
  call void @square(i32 %n)
  %v = load double, ptr @state
  %w = fmul double %v, %x
  %r = fmul double %w, %old
  store double 1.0, ptr @state
  ret double %r
}

define internal double @behind(i32 %n) {
  %last = icmp eq i32 %n, 0
  br i1 %last, label %now, label %later
now:
  %p = load ptr, ptr @where
  %v = load double, ptr %p
  %w = fmul double %v, %v
  ret double %w
later:
  %m = sub i32 %n, 1
  %r = call double @behind(i32 %m)
  ret double %r
}
define double @local(double %x, i32 %n) {
  %a = alloca double
  store double %x, ptr %a
  store ptr %a, ptr @where
  %r = call double @behind(i32 %n)
  store ptr null, ptr @where
  ret double %r
}
define double @element(double %x, i32 %n) {
  %a = getelementptr double, ptr @array, i64 2
  store double %x, ptr %a
  store ptr %a, ptr @where
  %r = call double @behind(i32 %n)
  ret double %r
}

define internal void @put(double %x, i32 %n) {
  %last = icmp eq i32 %n, 0
  br i1 %last, label %now, label %later
now:
  %a = getelementptr double, ptr @array, i64 1
  store double %x, ptr %a
  ret void
later:
  %m = sub i32 %n, 1
  call void @put(double %x, i32 %m)
  ret void
}
define internal double @get(i32 %n) {
  %last = icmp eq i32 %n, 0
  br i1 %last, label %now, label %later
now:
  %a = getelementptr double, ptr @array, i64 1
  %v = load double, ptr %a
  %w = fmul double %v, %v
  ret double %w
later:
  %m = sub i32 %n, 1
  %r = call double @get(i32 %m)
  ret double %r
}
define double @unnamed(double %x, i32 %n) {
  call void @put(double %x, i32 %n)
  %r = call double @get(i32 %n)
  ret double %r
}
"""

EXPECTED = {
    "squared": (27.0, 27.0, 18.0),  # x^3
    "local": (9.0, 6.0, 2.0),  # x^2
    "element": (9.0, 6.0, 2.0),
    "unnamed": (9.0, 6.0, 2.0),
}


@cache
def program() -> ad_opt.Program:
    return ad_opt.load(PROGRAM)


@pytest.mark.parametrize("depth", [0, 2])
@pytest.mark.parametrize("name", EXPECTED)
def test_every_mode_and_order(name: str, depth: int) -> None:
    f = program()[name]
    value, first, second = EXPECTED[name]
    for _ in range(2):  # nothing is left in a shadow
        assert f(3.0, depth) == value
        assert ad_opt.grad(f)(3.0, depth) == first
        assert ad_opt.jvp(f, (3.0, depth), (1.0, None)) == (value, first)
        assert ad_opt.hvp(f, (3.0, depth), (1.0, None)) == second


DESCRIBED = """
@described = internal global { ptr, [4 x i8], i32 } zeroinitializer
declare ptr @malloc(i64)
define double @f(double %x) {
  %memory = call ptr @malloc(i64 8)
  store ptr %memory, ptr @described
  store <4 x i8> <i8 1, i8 28, i8 2, i8 0>, ptr getelementptr (i8, ptr @described, i64 8)
  store double %x, ptr %memory
  %again = load ptr, ptr @described
  %v = load double, ptr %again
  %n = load i8, ptr getelementptr (i8, ptr @described, i64 10)
  %k = sitofp i8 %n to double
  %w = fmul double %v, %v
  %y = fmul double %w, %k
  ret double %y
}
"""


def test_vectors_of_constants_beside_an_address() -> None:
    """Rank, kind and attributes of an array, stored at once: constants have no derivative."""
    function = ad_opt.load(DESCRIBED)["f"]
    assert ad_opt.grad(function)(3.0) == 12.0
    assert ad_opt.jvp(function, (3.0,), (1.0,)) == (18.0, 6.0 * 2)
