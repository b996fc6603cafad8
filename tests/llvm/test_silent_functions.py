"""Variadic functions of a program: those that only format are inactive, others are refused."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from c_runs import executable

pytestmark = pytest.mark.skipif(not executable(), reason="lists of arguments are the system's")

PROGRAM = """
@count = internal global i32 0
@text = internal constant [4 x i8] c"%g\\0A\\00"
@kept = internal global ptr null
%list = type {{ i32, i32, ptr, ptr }}

define internal {result} @note(ptr %out, ...) {{
  %line = alloca [64 x i8]
  %list = alloca %list
  call void @llvm.va_start.p0(ptr %list)
  %n = call i32 @vsnprintf(ptr %line, i64 64, ptr @text, ptr %list)
  %c = load i32, ptr @count
  %d = add i32 %c, %n
  store i32 %d, ptr @count
  %area.at = getelementptr i8, ptr %list, i64 16
  %area = load ptr, ptr %area.at
  %first = getelementptr i8, ptr %area, i64 48
  {body}
  call void @llvm.va_end.p0(ptr %list)
  ret {returned}
}}

define double @f(double %x, ptr %p) {{
  %y = fmul double %x, %x
  %r = call {result} (ptr, ...) @note(ptr %p, double %y)
  %z = load double, ptr %p
  %s = fadd double %y, %z
  ret double %s
}}

declare i32 @vsnprintf(ptr, i64, ptr, ptr)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
"""


def program(result: str, returned: str, body: str = "") -> str:
    text = PROGRAM.format(result=result, returned=returned, body=body)
    return text.replace("%r = call void", "call void")


@pytest.mark.parametrize(("result", "returned"), [("void", "void"), ("i32", "i32 %d")])
def test_formatting_is_inactive(result: str, returned: str) -> None:
    f = ad_opt.load(program(result, returned))["f"]
    p = np.array([5.0])
    assert f(3.0, p) == 14.0
    dx, dp = ad_opt.grad(f)(3.0, p)
    assert (dx, dp[0]) == (6.0, 1.0)
    assert ad_opt.jvp(f, (3.0, p), (1.0, np.zeros(1)))[1] == 6.0


OTHERS = {
    "the argument is stored": ("void", "void",
        "%v = load double, ptr %first\n  store double %v, ptr %out"),
    "its bits are stored": ("void", "void",
        "%v = load i64, ptr %first\n  store i64 %v, ptr %out"),
    "its bits are copied": ("void", "void",
        "call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %first, i64 8, i1 false)"),
    "it is returned": ("double", "double %v", "%v = load double, ptr %first"),
    "its bits are returned": ("i64", "i64 %v", "%v = load i64, ptr %first"),
    "an address is returned": ("ptr", "ptr %out", ""),
    "an address is kept": ("void", "void", "store ptr %out, ptr @kept"),
    "something unknown is called": ("void", "void", "call void @elsewhere(ptr %out)"),
    "numbers are read from text": ("void", "void",
        "%v = call i32 (ptr, ptr, ...) @sscanf(ptr %line, ptr @text, ptr %out)"),
}  # fmt: skip


@pytest.mark.parametrize("which", OTHERS)
def test_others_are_refused(which: str) -> None:
    text = program(*OTHERS[which])
    for declared in (
        "declare void @elsewhere(ptr)",
        "declare i32 @sscanf(ptr, ptr, ...)",
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
    ):
        text += declared + "\n"
    with pytest.raises(DiagnosticError, match="AD0973"):
        ad_opt.grad(ad_opt.load(text)["f"])(3.0, np.array([5.0]))


LISTED = """
target triple = "x86_64-pc-linux-gnu"
@text = internal constant [3 x i8] c"%g\\00"
@last = internal global double 0.0

define internal i8 @digit(i32 %n, ...) {
  %line = alloca [64 x i8]
  %list = alloca { i32, i32, ptr, ptr }
  call void @llvm.va_start.p0(ptr %list)
  %c = call i32 @vsnprintf(ptr %line, i64 64, ptr @text, ptr %list)
  call void @llvm.va_end.p0(ptr %list)
  store double 3.0, ptr @last
  %d = load i8, ptr %line
  ret i8 %d
}

define double @f(double %x) {
  %y = fmul double %x, %x
  store double %y, ptr @last
  %d = call i8 (i32, ...) @digit(i32 1, double %y)
  %z = load double, ptr @last
  %two = icmp eq i8 %d, 50
  %r = select i1 %two, double %y, double %z
  ret double %r
}

declare i32 @vsnprintf(ptr, i64, ptr, ptr)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
"""
"""x^2 if that begins with the digit 2, else 3."""


def test_lists_are_read_by_what_formats_them() -> None:
    f = ad_opt.load(LISTED)["f"]
    for x, slope in ((1.5, 3.0), (2.0, 0.0)):
        assert f(x) == (x * x if slope else 3.0)
        assert ad_opt.grad(f)(x) == slope
        assert ad_opt.jvp(f, (x,), (1.0,)) == (f(x), slope)
