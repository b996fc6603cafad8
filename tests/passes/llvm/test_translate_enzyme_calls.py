"""`translate-enzyme-calls` where programs are less plain than in FileCheck and in C."""

from __future__ import annotations

import ctypes
import io

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.diagnostics.warnings import collecting
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.llvm_import import import_llvm
from ad_opt.passes.infrastructure.manager import PassManager
from xdsl.dialects.builtin import ModuleOp
from xdsl.printer import Printer

import ad_opt

SQUARE = """
define double @f(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
declare double @__enzyme_autodiff(...)
"""


def printed(module: ModuleOp) -> str:
    out = io.StringIO()
    Printer(stream=out).print_op(module)
    return out.getvalue()


def translated(text: str, before: str = "") -> str:
    module = import_llvm(text, "<test>")
    pipeline = f"{before}raise-llvm,raise-library-calls,translate-enzyme-calls"
    PassManager.parse(make_context(), pipeline).run(module)
    module.verify()
    return printed(module)


def refused(text: str, before: str = "") -> str:
    with pytest.raises(DiagnosticError) as caught:
        translated(text, before)
    return caught.value.diagnostics[0].code


def test_a_marker_that_branches_pass() -> None:
    """Loads of markers are hoisted into blocks of their own."""
    found = translated(
        SQUARE
        + """
@enzyme_const = external global i32
define double @g(double %x, i1 %c) {
  br i1 %c, label %a, label %b
a:
  %l = load i32, ptr @enzyme_const
  br label %end
b:
  %m = load i32, ptr @enzyme_const
  br label %end
end:
  %k = phi i32 [ %l, %a ], [ %m, %b ]
  call double (...) @__enzyme_autodiff(ptr @f, i32 %k, double %x)
  ret double 0.0
}"""
    )
    assert "activity = [const]" in found
    # What branches pass is still there, so it is defined: nobody else does that.
    assert "llvm.mlir.global internal @enzyme_const(#llvm.zero)" in found


def test_branches_that_pass_different_markers() -> None:
    """Unknown markers are integers, which the function does not take: refused."""
    assert (
        refused(
            SQUARE
            + """
@enzyme_const = external global i32
@enzyme_out = external global i32
define double @g(double %x, i1 %c) {
  br i1 %c, label %a, label %b
a:
  %l = load i32, ptr @enzyme_const
  br label %end
b:
  %m = load i32, ptr @enzyme_out
  br label %end
end:
  %k = phi i32 [ %l, %a ], [ %m, %b ]
  %d = call double (...) @__enzyme_autodiff(ptr @f, i32 %k, double %x)
  ret double %d
}"""
        )
        == "AD0984"
    )


def test_functions_behind_other_names() -> None:
    """An alias, and a variable that is set once, as compilers write without optimisation."""
    found = translated(
        SQUARE
        + """
@same = alias double (double), ptr @f
define double @g(double %x) {
  %v = alloca ptr
  store ptr @same, ptr %v
  %p = load ptr, ptr %v
  %d = call double (...) @__enzyme_autodiff(ptr %p, double %x)
  ret double %d
}"""
    )
    assert "autodiff.bwd_diff @f(" in found


def test_a_variable_that_is_set_twice() -> None:
    assert (
        refused(
            SQUARE
            + """
define double @h(double %x) {
  ret double %x
}
define double @g(double %x, ptr %q) {
  %v = alloca ptr
  store ptr @f, ptr %v
  store ptr @h, ptr %v
  %p = load ptr, ptr %v
  %d = call double (...) @__enzyme_autodiff(ptr %p, double %x)
  ret double %d
}"""
        )
        == "AD0980"
    )


def test_runtime_activity_warns() -> None:
    with collecting() as warnings:
        found = translated("""
define double @f(ptr %p) {
  %x = load double, ptr %p
  ret double %x
}
declare void @__enzyme_autodiff(...)
define void @g(ptr %p) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_runtime_activity", ptr %p, ptr %p)
  ret void
}""")
    assert [warning.code for warning in warnings] == ["AD0982"]
    assert "activity = [const]" in found


def test_what_is_used_only_to_be_kept() -> None:
    """`__attribute__((used))` on a registration lists it; both go."""
    found = translated("""
@__enzyme_inactivefn = global [1 x ptr] [ptr @f]
@llvm.compiler.used = appending global [1 x ptr] [ptr @__enzyme_inactivefn], section "llvm.metadata"
declare double @f(double)
""")
    assert "autodiff.inactive" in found
    assert "used" not in found


def test_type_hints_vanish() -> None:
    found = translated("""
declare void @__enzyme_double(ptr, i64)
define void @f(ptr %p) {
  call void @__enzyme_double(ptr %p, i64 8)
  ret void
}""")
    assert "__enzyme" not in found


def test_a_function_of_the_programs_own() -> None:
    """A name is Enzyme's only if the program does not define the function."""
    found = translated("""
define double @__enzyme_autodiff_mine(double %x) {
  ret double %x
}
define double @f(double %x) {
  %y = call double @__enzyme_autodiff_mine(double %x)
  ret double %y
}""")
    assert "func.call @__enzyme_autodiff_mine" in found


@pytest.mark.parametrize("count", [100])
def test_many_requests(count: int) -> None:
    """Effects of functions are analysed once, not once a request: a hundred requests are fast."""
    calls = "\n".join(
        f"  %r{i} = call double (...) @__enzyme_autodiff(ptr @f, double %x)" for i in range(count)
    )
    text = f"{SQUARE}define double @g(double %x) {{\n{calls}\n  ret double %r0\n}}"
    assert translated(text).count("autodiff.bwd_diff") == count


def test_nothing_happens_to_other_programs() -> None:
    ctx = make_context()
    text = "func.func @f(%x: f64) -> f64 {\n  return %x : f64\n}"
    module = parse_module(ctx, text, "<test>")
    before = printed(module)
    PassManager.parse(ctx, "translate-enzyme-calls").run(module)
    assert printed(module) == before


def test_a_programs_own_name_in_the_way() -> None:
    """Copies that free memory later get a name that is not there yet."""
    found = translated("""
@__enzyme_register_gradient_f = global [3 x ptr] [ptr @f, ptr @aug, ptr @rev]
declare ptr @malloc(i64)
declare void @free(ptr)
define void @rev.late(ptr %x) {
  ret void
}
define void @f(ptr %x) {
  ret void
}
define ptr @aug(ptr %x, ptr %dx) {
  %m = call ptr @malloc(i64 8)
  ret ptr %m
}
define void @rev(ptr %x, ptr %dx, ptr %t) {
  call void @free(ptr %t)
  ret void
}
""")
    assert "func.func @rev.late(" in found
    assert "func.func private @rev.late_1(" in found


def test_a_registered_function_that_was_inlined() -> None:
    """Nothing calls it, so its derivative may be one of its body."""
    text = """
@__enzyme_inactivefn_log = global [1 x ptr] [ptr @log_it]
define double @log_it(double %x) {
  ret double %x
}
define double @g(double %x) {
  ret double %x
}"""
    with collecting() as warned:
        translated(text)
    assert [warning.code for warning in warned] == ["AD0983"]
    called = (
        text
        + """
define double @h(double %x) {
  %y = call double @log_it(double %x)
  ret double %y
}"""
    )
    with collecting() as warned:
        translated(called)
    assert not warned


def test_a_result_where_there_is_none() -> None:
    """Gradients of memory are in shadows; C programs declare one result for all calls."""
    with collecting() as warned:
        found = translated("""
declare double @__enzyme_autodiff(...)
define void @f(ptr %x) {
  ret void
}
define double @g(ptr %x, ptr %dx) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %r
}""")
    assert [warning.code for warning in warned] == ["AD0985"]
    assert "llvm.mlir.zero : f64" in found


PAIR = """
@enzyme_const = external global i32
@enzyme_dup = external global i32
define double @f(double PART %a, double PART %b, double noundef %c) {
  %ab = fmul double %a, %b
  %y = fmul double %ab, %c
  ret double %y
}
declare double @__enzyme_autodiff(ptr, ...)
declare double @__enzyme_fwddiff(ptr, ...)
define double @g(double %x) {
  %m = load i32, ptr @enzyme_const
  %d = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @f, i32 noundef %m,
    double PART %x, double PART %x, double noundef %x)
  ret double %d
}"""
"""Clang's code for `enzyme_const, p, x`; it says nothing of parts of a struct."""


def test_a_marker_is_about_a_struct_in_registers() -> None:
    assert "activity = [const, const, active]" in translated(PAIR.replace("PART ", ""))


def test_a_marker_that_may_be_about_a_complex_number() -> None:
    """The parts of C's complex numbers look like numbers."""
    with collecting() as warned:
        found = translated(PAIR.replace("PART", "noundef"))
    assert "activity = [const, active, active]" in found
    assert [warning.code for warning in warned] == ["AD0984"]


STRUCTS = """
define double @f(double %a, double %b, double %c, double %d) {
  %ab = fmul double %a, %b
  %cd = fmul double %c, %d
  %y = fmul double %ab, %cd
  ret double %y
}
declare double @__enzyme_fwddiff(ptr, ...)
declare double @__enzyme_batch(ptr, ...)
declare i32 @puts(ptr noundef)
define double @g(double %x) {
  %d = CALL
  ret double %d
}"""


@pytest.mark.parametrize(
    "call",
    [
        "call double (ptr, ...) @__enzyme_fwddiff(ptr noundef @f"
        + ", double %x" * 8
        + ")",  # Two pairs, or one struct of four, or four of one.
        "call double (ptr, ...) @__enzyme_batch(ptr noundef @f" + ", double %x" * 4 + ")",
    ],
)
def test_structs_in_registers_side_by_side(call: str) -> None:
    assert refused(STRUCTS.replace("CALL", call)) == "AD0984"


FLOAT_AND_INTEGER = """
%struct.s = type { float, i32 }
define float @f(i64 %s) {
  %low = trunc i64 %s to i32
  %x = bitcast i32 %low to float
  %y = fmul float %x, %x
  ret float %y
}
declare float @__enzyme_fwddiff(ptr, ...)
declare float @__enzyme_autodiff(ptr, ...)
define float @g(i64 %s) {
  %d = CALL
  ret float %d
}"""


@pytest.mark.parametrize(
    "call", ["fwddiff(ptr noundef @f, i64 %s, i64 %s)", "autodiff(ptr noundef @f, i64 %s)"]
)
def test_floats_in_an_integer_register(call: str) -> None:
    """The derivative of an integer would be zero."""
    text = FLOAT_AND_INTEGER.replace("CALL", f"call float (ptr, ...) @__enzyme_{call}")
    assert refused(text, "retype-accesses,") == "AD0984"


def test_a_result_with_floats_in_an_integer_register() -> None:
    text = """
define i64 @f(float noundef %x) {
  %y = fmul float %x, %x
  %bits = bitcast float %y to i32
  %wide = zext i32 %bits to i64
  %high = or disjoint i64 %wide, 8589934592
  ret i64 %high
}
declare float @__enzyme_autodiff(ptr, ...)
define float @g(float %x) {
  %d = call float (ptr, ...) @__enzyme_autodiff(ptr noundef @f, float noundef %x)
  ret float %d
}"""
    assert refused(text, "retype-accesses,") == "AD0985"


def test_the_error_code_of_posix_memalign() -> None:
    """The C library's own answer to a wrong alignment; 0 where there is memory."""
    libc = ctypes.CDLL(None)
    libc.posix_memalign.argtypes = [
        ctypes.POINTER(ctypes.c_void_p),
        ctypes.c_size_t,
        ctypes.c_size_t,
    ]
    wrong = libc.posix_memalign(ctypes.byref(ctypes.c_void_p()), 24, 16)
    program = ad_opt.load("""
declare i32 @posix_memalign(ptr, i64, i64)
declare double @__enzyme_autodiff(...)
define double @f(double %x) {
  %p = alloca ptr
  %wrong = call i32 @posix_memalign(ptr %p, i64 24, i64 16)
  %right = call i32 @posix_memalign(ptr %p, i64 64, i64 16)
  %both = shl i32 %right, 8
  %code = add i32 %wrong, %both
  %scale = sitofp i32 %code to double
  %m = load ptr, ptr %p
  store double %x, ptr %m
  %v = load double, ptr %m
  %y = fmul double %scale, %v
  ret double %y
}
define double @df(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}""")
    assert (program["f"](1.0), program["df"](1.0)) == (wrong, wrong)
    assert ad_opt.grad(program["f"])(1.0) == wrong


def test_a_struct_by_value_in_memory_of_an_internal_function() -> None:
    """As of a function that is not: its gradient, of ``a * b * b + c``, is returned."""
    program = ad_opt.load("""
%s = type { double, double, double }
@enzyme_out = external global i32
define internal double @f(ptr noundef byval(%s) align 8 %p) {
  %a = load double, ptr %p
  %b.at = getelementptr i8, ptr %p, i64 8
  %b = load double, ptr %b.at
  %c.at = getelementptr i8, ptr %p, i64 16
  %c = load double, ptr %c.at
  %ab = fmul double %a, %b
  %abb = fmul double %ab, %b
  %y = fadd double %abb, %c
  ret double %y
}
declare void @__enzyme_autodiff(ptr sret(%s) align 8, ptr, ...)
define void @g(ptr %made, ptr noundef %p) {
  %out = load i32, ptr @enzyme_out
  call void (ptr, ptr, ...) @__enzyme_autodiff(ptr sret(%s) align 8 %made, ptr noundef @f,
    i32 noundef %out, ptr noundef byval(%s) align 8 %p)
  ret void
}""")
    made = np.zeros(3)
    program["g"](made, np.array([2.0, 3.0, 5.0]))
    assert made.tolist() == [9.0, 12.0, 1.0]
