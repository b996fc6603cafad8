"""Shadows of globals that hold addresses begin anew for each derivative, whatever lies in them."""

from __future__ import annotations

import pytest

import ad_opt

TABLE = """
@table = internal global [5000 x ptr] zeroinitializer
declare ptr @malloc(i64)
define double @f(double %x, i64 %k, i1 %insert) {
  %at = getelementptr [5000 x ptr], ptr @table, i64 0, i64 %k
  br i1 %insert, label %new, label %use
new:
  %p = call ptr @malloc(i64 8)
  store double %x, ptr %p
  store ptr %p, ptr %at
  br label %use
use:
  %q = load ptr, ptr %at
  %v = load double, ptr %q
  %y = fmul double %v, %x
  ret double %y
}
"""


def test_a_long_table_forgets_the_memory_of_an_earlier_derivative():
    """As a short one does: what it holds is constant, and nothing is known of a shadow."""
    f = ad_opt.load(TABLE)["f"]
    assert ad_opt.jvp(f, (3.0, 4000, True), (1.0, None, None)) == (9.0, 6.0)
    with pytest.raises(ad_opt.DiagnosticError, match="AD0970"):
        ad_opt.jvp(f, (3.0, 4000, False), (1.0, None, None))


ADDRESSES = """
@a = internal global [2 x double] zeroinitializer
@table = internal global [3000 x { i64, ptr }] zeroinitializer
define void @set(i64 %k, i64 %n) {
  %at = getelementptr [3000 x { i64, ptr }], ptr @table, i64 0, i64 %k, i32 1
  %p = getelementptr [2 x double], ptr @a, i64 0, i64 %n
  store ptr %p, ptr %at
  ret void
}
define double @f(double %x, i64 %k) {
  %at = getelementptr [3000 x { i64, ptr }], ptr @table, i64 0, i64 %k, i32 1
  %p = getelementptr [2 x double], ptr @a, i64 0, i64 1
  store double %x, ptr %p
  %q = load ptr, ptr %at
  %v = load double, ptr %q
  %y = fmul double %v, %v
  ret double %y
}
"""


def test_addresses_of_globals_in_a_long_table_have_shadows():
    program = ad_opt.load(ADDRESSES)
    program["set"](2999, 1)
    f = program["f"]
    assert ad_opt.jvp(f, (3.0, 2999), (1.0, None)) == (9.0, 6.0)
    assert ad_opt.grad(f)(3.0, 2999) == 6.0
    assert ad_opt.hvp(f, (3.0, 2999), (1.0, None)) == 2.0
    program["set"](2999, 0)
    assert ad_opt.grad(f)(3.0, 2999) == 0.0


BESIDE = """
@a = internal global double 0.0
@g = internal global {type} zeroinitializer
define void @set() {{
  %p = getelementptr i8, ptr @g, i64 {address}
  store ptr @a, ptr %p, align 1
  ret void
}}
define double @f(double %x) {{
  %p = getelementptr i8, ptr @g, i64 {address}
  %q = getelementptr i8, ptr @g, i64 {number}
  store double %x, ptr @a
  %a = load ptr, ptr %p, align 1
  %v = load double, ptr %a
  %old = load double, ptr %q, align 1
  store double %x, ptr %q, align 1
  %w = fmul double %v, %v
  %y = fmul double %old, %x
  %z = fadd double %w, %y
  ret double %z
}}
"""


@pytest.mark.parametrize(
    ("type", "address", "number"),
    [
        ("{ ptr, double }", 0, 8),
        ("{ ptr, [8 x i8] }", 0, 8),
        ("{ ptr, i64 }", 0, 8),
        ("{ ptr, <2 x double> }", 0, 16),
        ("<{ i8, ptr, double }>", 1, 9),
    ],
)
def test_what_lies_beside_addresses_is_cleared(type: str, address: int, number: int):
    """By whatever name it is declared; what it holds when a derivative is asked for is constant."""
    program = ad_opt.load(BESIDE.format(type=type, address=address, number=number))
    program["set"]()
    f = program["f"]
    assert ad_opt.jvp(f, (3.0,), (1.0,)) == (9.0, 6.0)
    assert ad_opt.jvp(f, (3.0,), (1.0,)) == (18.0, 9.0)
    assert ad_opt.grad(f)(3.0) == 9.0


WORKSPACE = """
@workspace = internal global ptr null
declare ptr @malloc(i64)
declare void @free(ptr)
define double @f(double %x) {
  %old = load ptr, ptr @workspace
  call void @free(ptr %old)
  %new = call ptr @malloc(i64 64)
  store ptr %new, ptr @workspace
  store double %x, ptr %new
  %v = load double, ptr %new
  %y = fmul double %v, %v
  ret double %y
}
define double @held() {
  %p = load ptr, ptr @workspace
  %v = load double, ptr %p
  ret double %v
}
"""


def test_what_was_there_before_a_gradient_is_there_afterwards():
    """The function frees it, and the way back lets the global lead there again."""
    program = ad_opt.load(WORKSPACE)
    f, held = program["f"], program["held"]
    for x in (2.0, 3.0):
        assert f(x) == x * x
        assert ad_opt.grad(f)(4.0) == 8.0
        value, pullback = ad_opt.vjp(f, 5.0)
        assert (value, pullback(1.0), pullback(2.0)) == (25.0, 10.0, 20.0)
        assert held() == x
    assert ad_opt.jvp(f, (7.0,), (1.0,)) == (49.0, 14.0)
    assert held() == 7.0


def test_second_derivatives_through_a_workspace_that_is_made_anew():
    """The square of a number: LLVM ended the process on the shadow's shadow."""
    function = ad_opt.load(WORKSPACE)["f"]
    assert ad_opt.grad(function)(3.0) == 6.0
    assert [ad_opt.hvp(function, (3.0,), (v,)) for v in (1.0, 2.5)] == [2.0, 5.0]
