"""Calls through addresses that lead nowhere, calls behind which nothing comes, old C's calls."""

from __future__ import annotations

import ctypes
import platform

import llvmlite.binding as llvm
import numpy as np
import pytest

import ad_opt

VALUES = np.array([1.0, 2.0, 3.0])


def _sum_of_squares(call: str, parameters: str, head: str = "") -> str:
    """A function that sums squares, and calls something where ``%cb`` is not null."""
    return f"""{head}
declare void @nobody_reaches_this(ptr)
define double @f(ptr %x, ptr %cb{parameters}) {{
  %null = icmp eq ptr %cb, null
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %latch ]
  %s = phi double [ 0.0, %0 ], [ %t, %latch ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %u = fmul double %v, %v
  %r = fadd double %s, %u
  br i1 %null, label %latch, label %call
call:
  {call}
  br label %latch
latch:
  %t = phi double [ %r, %loop ], [ %c, %call ]
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 3
  br i1 %more, label %loop, label %end
end:
  ret double %t
}}
"""


CALLS = {
    "number": "%c = call double %cb(double %r)",
    "nothing": "call void %cb(double %r)\n  %c = fadd double %r, 0.0",
    "address": "%q = call ptr %cb(ptr %x)\n  %c = load double, ptr %q",
    "text": "%n = call i32 %cb(ptr null)\n  %c = sitofp i32 %n to double",
    "variadic": "%c = call double (i32, ...) %cb(i32 1, double %v)",
}


@pytest.mark.parametrize("kind", CALLS)
def test_an_address_that_nobody_has_stops_where_it_is_called(kind: str):
    function = ad_opt.load(_sum_of_squares(CALLS[kind], ""))["f"]
    assert ad_opt.grad(function, wrt=(0,))(VALUES, None)[0] == pytest.approx(2 * VALUES)
    value, tangent = ad_opt.jvp(function, (VALUES, None), (np.ones(3), None))
    assert (value, tangent) == (14.0, 12.0)
    elsewhere = np.zeros(1)
    with pytest.raises(ad_opt.DiagnosticError, match=r"AD0505.*no function of this program"):
        ad_opt.grad(function, wrt=(0,))(VALUES, elsewhere)


OBJECT = """
define double @f(ptr %object, double %x) {
  %table = load ptr, ptr %object
  %has = icmp ne ptr %table, null
  %first = fmul double %x, %x
  br i1 %has, label %slot, label %end
slot:
  %at = getelementptr ptr, ptr %table, i64 1
  %method = load ptr, ptr %at
  %set = icmp ne ptr %method, null
  br i1 %set, label %call, label %end
call:
  %y = call double %method(ptr %object, double %x)
  br label %end
end:
  %z = phi double [ %first, %0 ], [ %first, %slot ], [ %y, %call ]
  ret double %z
}
"""


def test_slots_of_a_table_may_be_empty():
    function = ad_opt.load(OBJECT)["f"]
    gradient = ad_opt.grad(function, wrt=(1,))
    assert gradient(np.zeros(1), 3.0) == (6.0,)


OPEN = """
@s = private constant [2 x i8] c"n\\00"
declare i32 @puts(...)
declare double @sin(...)
define double @g(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
define double @f(double %x) {
  %c = fcmp olt double %x, 0.0
  br i1 %c, label %a, label %b
a:
  %1 = call i32 (ptr, ...) @puts(ptr @s)
  ret double 0.0
b:
  %y = call double (double, ...) @sin(double %x)
  %z = call double (double, ...) @g(double %y)
  ret double %z
}
"""


def test_functions_declared_without_parameters_are_called_directly():
    gradient = ad_opt.grad(ad_opt.load(OPEN)["f"])
    assert gradient(0.5) == pytest.approx(np.sin(1.0), rel=1e-14)
    assert gradient(-1.0) == 0.0


# ------------------------------------------------------------------ what does not return

ENDS = """
declare void @exit(i32) noreturn
declare i32 @ad_opt_test_step(i32)
declare void @ad_opt_test_note(ptr)
declare void @ad_opt_test_say(ptr, ...)
define internal void @die(i32 %n) noreturn noinline {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %1 = call i32 @ad_opt_test_step(i32 %i)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  call void @exit(i32 1)
  unreachable
}
define internal void @hang(ptr %x) noinline {
  call void (ptr, ...) @ad_opt_test_say(ptr %x, double 1.0)
  br label %loop
loop:
  %1 = call i32 @ad_opt_test_step(i32 1)
  br label %loop
}
define internal void @either(i32 %n) noinline {
  %c = icmp slt i32 %n, -5
  br i1 %c, label %a, label %b
a:
  call void @die(i32 %n)
  ret void
b:
  call void @hang(ptr null)
  ret void
}
define double @loops(double %x, i32 %n) {
  %c = icmp slt i32 %n, 0
  br i1 %c, label %bad, label %good
bad:
  call void @die(i32 %n)
  unreachable
good:
  %y = fmul double %x, %x
  ret double %y
}
define double @returns_never(double %x, i32 %n) {
  %p = alloca double
  store double %x, ptr %p
  %c = icmp slt i32 %n, 0
  br i1 %c, label %bad, label %good
bad:
  call void @either(i32 %n)
  store double 0.0, ptr %p
  br label %good
good:
  %v = load double, ptr %p
  %y = fmul double %v, %v
  ret double %y
}
define double @reports(ptr %x, i32 %n) {
  %code = alloca i32
  %c = icmp slt i32 %n, 0
  br i1 %c, label %bad, label %good
bad:
  store i32 %n, ptr %code
  call void @ad_opt_test_note(ptr %code)
  call void @ad_opt_test_note(ptr %x)
  call void @hang(ptr %x)
  unreachable
good:
  %v = load double, ptr %x
  %y = fmul double %v, %v
  ret double %y
}
"""


@pytest.fixture
def noted():
    """The functions that the program above expects of its process, and what they were told."""
    seen: list[str] = []
    made = ctypes.CFUNCTYPE(None)(lambda: seen.append("called"))
    for name in ("step", "note", "say"):
        llvm.add_symbol(f"ad_opt_test_{name}", ctypes.cast(made, ctypes.c_void_p).value)
    yield seen
    assert made


@pytest.mark.parametrize("name", ["loops", "returns_never"])
def test_a_function_that_never_returns_needs_no_derivative(name: str, noted: list[str]):
    function = ad_opt.load(ENDS)[name]
    assert ad_opt.grad(function, wrt=(0,))(3.0, 1) == (6.0,)
    assert ad_opt.jvp(function, (3.0, 1), (1.0, None)) == (9.0, 6.0)
    assert ad_opt.hvp(function, (3.0, 1), (1.0, None)) == 2.0
    assert not noted


def test_calls_that_lead_to_no_return_need_no_derivative(noted: list[str]):
    function = ad_opt.load(ENDS)["reports"]
    assert ad_opt.grad(function, wrt=(0,))(np.array([3.0]), 1)[0] == [6.0]
    value, tangent = ad_opt.jvp(function, (np.array([3.0]), 1), (np.array([1.0]), None))
    assert (value, tangent) == (9.0, 6.0)
    assert not noted


def test_what_the_process_was_told_is_linked(noted: list[str]):
    text = "declare void @ad_opt_test_note(ptr)\ndefine void @f() {\n"
    ad_opt.load(text + "  call void @ad_opt_test_note(ptr null)\n  ret void\n}\n")["f"]()
    assert noted == ["called"]


POWERS = """
declare double @llvm.powi.f64.i32(double, i32)
declare float @llvm.powi.f32.i32(float, i32)
define double @f(double %x, i32 %n) {
  %y = call double @llvm.powi.f64.i32(double %x, i32 %n)
  ret double %y
}
define float @g(float %x, i32 %n) {
  %y = call fast float @llvm.powi.f32.i32(float %x, i32 %n)
  ret float %y
}
"""


@pytest.mark.parametrize("n", [0, 1, 5, -3])
def test_integer_powers_are_linked(n: int):
    program = ad_opt.load(POWERS)
    for name, bound in (("f", 1e-14), ("g", 1e-6)):
        function = program[name]
        assert function(1.5, n) == pytest.approx(1.5**n, rel=bound)
        slope = n * 1.5 ** (n - 1)
        assert ad_opt.grad(function, wrt=(0,))(1.5, n)[0] == pytest.approx(slope, rel=bound)


POWERS_OF_LANES = """
declare <2 x double> @llvm.powi.v2f64.i32(<2 x double>, i32)
declare double @llvm.vector.reduce.fadd.v2f64(double, <2 x double>)
define double @f(ptr %x, i32 %n) {
  %v = load <2 x double>, ptr %x, align 8
  %y = call fast <2 x double> @llvm.powi.v2f64.i32(<2 x double> %v, i32 %n)
  %s = call reassoc double @llvm.vector.reduce.fadd.v2f64(double 0.0, <2 x double> %y)
  ret double %s
}
"""


@pytest.mark.parametrize("n", [0, 3, -2])
def test_one_integer_power_of_all_lanes(n: int):
    """LLVM makes them of ``pow(x[i], 3)`` in loops, with ``-O3 -ffast-math``."""
    function = ad_opt.load(POWERS_OF_LANES)["f"]
    x, v = np.array([1.5, 0.7]), np.array([0.3, -2.0])
    slopes, bends = n * x ** (n - 1.0), n * (n - 1) * x ** (n - 2.0)
    assert function(x, n) == pytest.approx((x ** float(n)).sum(), rel=1e-14)
    assert ad_opt.grad(function, 0)(x, n) == pytest.approx(slopes, rel=1e-14)
    assert ad_opt.jvp(function, (x, n), (v, None))[1] == pytest.approx(slopes @ v, rel=1e-13)
    assert ad_opt.hvp(function, (x, n), (v, None)) == pytest.approx(bends * v, rel=1e-13)


COUNTED = """
declare i8 @llvm.x86.atomic.sub.cc.i64(ptr, i64, i32 immarg)
define double @f(ptr %x, ptr %references) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %n, %latch ]
  %s = phi double [ 0.0, %0 ], [ %t, %latch ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %w = fmul double %v, %v
  %t = fadd double %s, %w
  %z = call i8 @llvm.x86.atomic.sub.cc.i64(ptr %references, i64 1, i32 4)
  %last = icmp ne i8 %z, 0
  br i1 %last, label %gone, label %latch
gone:
  %q = atomicrmw add ptr %references, i64 100 seq_cst
  br label %latch
latch:
  %n = add i64 %i, 1
  %c = icmp ult i64 %n, 3
  br i1 %c, label %loop, label %end
end:
  ret double %t
}
"""


@pytest.mark.skipif("x86_64" not in platform.machine(), reason="an intrinsic of x86-64")
def test_references_are_counted_as_x86_does():
    function = ad_opt.load(COUNTED)["f"]
    references = np.array([2])
    assert function(VALUES, references) == 14.0
    assert references == [99]
    references[0] = 2
    value, tangent = ad_opt.jvp(function, (VALUES, references), (np.ones(3), None))
    assert (value, tangent, references[0]) == (14.0, 12.0, 99)
    assert ad_opt.grad(function, wrt=(0,))(VALUES, references)[0] == pytest.approx(2 * VALUES)


NOT_FOLLOWED = """
declare i32 @_setjmp(ptr)
declare void @__kmpc_fork_call(ptr, i32, ptr, ...)
declare <2 x double> @llvm.x86.avx512.rcp14.pd.128(<2 x double>, <2 x double>, i8)
@place = internal global [32 x i8] zeroinitializer
define internal void @part(ptr %id, ptr %bound, ptr %x) {
  store double 0.0, ptr %x
  ret void
}
define double @jumps(double %x) {
  %again = call i32 @_setjmp(ptr @place)
  %y = fmul double %x, %x
  ret double %y
}
define double @forks(double %x) {
  %m = alloca double
  store double %x, ptr %m
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr null, i32 1, ptr @part, ptr %m)
  %y = load double, ptr %m
  ret double %y
}
define double @approximates(double %x) {
  %v = insertelement <2 x double> zeroinitializer, double %x, i32 0
  %w = call <2 x double> @llvm.x86.avx512.rcp14.pd.128(<2 x double> %v, <2 x double> %v, i8 3)
  %y = extractelement <2 x double> %w, i32 0
  ret double %y
}
"""


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("jumps", "jumps out of functions have no derivative"),
        ("forks", "-fopenmp"),
        ("approximates", "llvm.x86.avx512.rcp14.pd.128"),
    ],
)
def test_what_is_not_followed_is_named(name: str, says: str):
    function = ad_opt.load(NOT_FOLLOWED)[name]
    for derivative in (ad_opt.grad(function), lambda x: ad_opt.jvp(function, (x,), (1.0,))):
        with pytest.raises(ad_opt.DiagnosticError, match=says):
            derivative(2.0)


NOTHING_IN_ASSEMBLY = """
define double @through(double %x) {
  %y = fmul double %x, %x
  %z = tail call double asm sideeffect "", "=x,0,~{dirflag},~{fpsr},~{flags}"(double %y)
  %w = fmul double %z, %x
  ret double %w
}
define double @seen(double %x) {
  %m = alloca double
  store double %x, ptr %m
  call void asm sideeffect "# kept", "imr,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %m)
  call void asm sideeffect "", "=*m,*m"(ptr elementtype(double) %m, ptr elementtype(double) %m)
  %y = load double, ptr %m
  %s = fmul double %y, %y
  %w = fmul double %s, %y
  ret double %w
}
define double @computes(double %x) {
  %y = call double asm "addsd $0, $0", "=x,0"(double %x)
  ret double %y
}
define double @anything(double %x) {
  %y = call double asm "", "=x,x"(double %x)
  ret double %y
}
"""


@pytest.mark.parametrize("name", ["through", "seen"])
def test_assembly_without_text_does_nothing(name: str):
    f = ad_opt.load(NOTHING_IN_ASSEMBLY)[name]
    assert ad_opt.value_and_grad(f)(2.0) == (8.0, 12.0)
    assert ad_opt.jvp(f, (2.0,), (1.0,)) == (8.0, 12.0)


@pytest.mark.parametrize("name", ["computes", "anything"])
def test_other_assembly_is_refused(name: str):
    """An output that is not tied to an input is whatever the register holds."""
    with pytest.raises(ad_opt.DiagnosticError, match="AD0703"):
        ad_opt.grad(ad_opt.load(NOTHING_IN_ASSEMBLY)[name])(2.0)
