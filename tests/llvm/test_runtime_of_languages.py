"""Additions of compilers and libraries to a program: guards, comments, null addresses."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from ad_opt.tools.ad_opt import main as compile_
from ad_opt.tools.ad_run import main

import ad_opt

GUARD = """
@set = internal global i64 0
@factor = internal global double 0.0
define double @f(double %x) {
  %g = call i32 @__cxa_guard_acquire(ptr @set)
  %first = icmp ne i32 %g, 0
  br i1 %first, label %make, label %use
make:
  store double 3.0, ptr @factor
  call void @__cxa_guard_release(ptr @set)
  br label %use
use:
  %c = load double, ptr @factor
  %y = fmul double %c, %x
  %z = fmul double %y, %x
  ret double %z
}
declare i32 @__cxa_guard_acquire(ptr)
declare void @__cxa_guard_release(ptr)
"""


def test_static_variable_is_set_each_time_that_it_was_put_back() -> None:
    """The derivative undoes the variable, and so the guard."""
    function = ad_opt.load(GUARD)["f"]
    assert [ad_opt.grad(function)(2.0) for _ in range(3)] == [12.0] * 3


def test_assembly_that_is_a_comment() -> None:
    text = """
define double @f(double %x) {
  tail call void asm sideeffect "#begin of the kernel", "~{dirflag},~{fpsr},~{flags}"()
  %y = fmul double %x, %x
  ret double %y
}
"""
    assert ad_opt.grad(ad_opt.load(text)["f"])(3.0) == 6.0


def test_assembly_that_does_something_is_refused() -> None:
    text = """
define double @f(double %x) {
  tail call void asm sideeffect "nop", "~{dirflag},~{fpsr},~{flags}"()
  %y = fmul double %x, %x
  ret double %y
}
"""
    with pytest.raises(ad_opt.DiagnosticError, match="inline assembly"):
        ad_opt.grad(ad_opt.load(text)["f"])(3.0)


NULL = """
@enzyme_dup = external global i32
@enzyme_const = external global i32
@text = private constant [7 x i8] c"%g %p\\0A\\00"
declare void @__enzyme_autodiff(ptr, ...)
declare i32 @printf(ptr, ...)
define void @f(ptr noalias %a, ptr noalias %data) {
  %p = getelementptr double, ptr %a, i64 1
  %v = load double, ptr %p
  %w = fmul double %v, 2.0
  store double %w, ptr %p
  store ptr null, ptr %data
  ret void
}
define i32 @main() {
  %v = alloca [2 x double]
  %d = alloca [2 x double]
  %m = alloca ptr
  store [2 x double] [double 1.0, double 7.0], ptr %v
  store [2 x double] [double 0.0, double 1.0], ptr %d
  store ptr %v, ptr %m
  %dup = load i32, ptr @enzyme_dup
  %const = load i32, ptr @enzyme_const
  call void (ptr, ...) @__enzyme_autodiff(ptr @f, i32 %dup, ptr %v, ptr %d, i32 %const, ptr %m)
  %p = getelementptr double, ptr %d, i64 1
  %g = load double, ptr %p
  %q = load ptr, ptr %m
  %n = call i32 (ptr, ...) @printf(ptr @text, double %g, ptr %q)
  ret i32 0
}
"""


def test_null_in_constant_memory(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Nothing is behind it, so no derivative gets lost there."""
    (tmp_path / "null.ll").write_text(NULL)
    assert main([str(tmp_path / "null.ll"), "main"]) == 0
    ctypes.CDLL(None).fflush(None)
    assert capfd.readouterr().out == "2 (nil)\n"


PRINTING = """
define double @f(ptr %x, ptr %n) {
  %count = load i32, ptr %n
  %negative = icmp slt i32 %count, 0
  br i1 %negative, label %print, label %end
print:
  %out = call ptr @_FortranAioBeginExternalListOutput(i32 6, ptr null, i32 5)
  %again = load i32, ptr %n
  %one = call i1 @_FortranAioOutputInteger32(ptr %out, i32 %again)
  %seen = load double, ptr %x
  %two = call i1 @_FortranAioOutputReal64(ptr %out, double %seen)
  %status = call i32 @_FortranAioEndIoStatement(ptr %out)
  br label %end
end:
  %v = load double, ptr %x
  %y = fmul double %v, %v
  ret double %y
}
declare ptr @_FortranAioBeginExternalListOutput(i32, ptr, i32)
declare i1 @_FortranAioOutputInteger32(ptr, i32)
declare i1 @_FortranAioOutputReal64(ptr, double)
declare i32 @_FortranAioEndIoStatement(ptr)
"""
"""Flang's code for ``if (n < 0) print *, n, x``."""

RUNTIME = r"""
#include <stdbool.h>
#include <stdio.h>
static int unit;
void *_FortranAioBeginExternalListOutput(int u, const char *f, int l) { return &unit; }
bool _FortranAioOutputInteger32(void *o, int n) { return printf("%d ", n) > 0; }
bool _FortranAioOutputReal64(void *o, double x) { return printf("%g ", x) > 0; }
int _FortranAioEndIoStatement(void *o) { return 0; }
void f_grad(const double *x, double *dx, const int *n);
int main(void) {
  for (int n = 2; n > -3; n -= 4) {
    double x = 3, dx = 0;
    f_grad(&x, &dx, &n);
    printf("%g\n", dx);
  }
}
"""


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
def test_output_of_fortran(tmp_path: Path) -> None:
    """It is printed once, and has no derivative."""
    source, made = tmp_path / "f.ll", tmp_path / "f.o"
    source.write_text(PRINTING)
    (tmp_path / "main.c").write_text(RUNTIME)
    options = ["--grad=f", "--constant=1", "--emit=obj", "-o", str(made)]
    assert compile_([str(source), *options]) == 0
    command = ["gcc", "-no-pie", "-o", "main", "main.c", "f.o"]
    subprocess.run(command, check=True, cwd=tmp_path)
    ran = subprocess.run([tmp_path / "main"], check=True, capture_output=True, text=True)
    assert ran.stdout.split() == ["6", "-2", "3", "6"]


COMPARING = """
@cube = private constant [4 x i8] c"cube"
define double @f(ptr %name, double %x) {
  %sign = call i32 @_FortranACharacterCompareScalar1(ptr %name, ptr @cube, i64 4, i64 4)
  %same = icmp eq i32 %sign, 0
  %square = fmul double %x, %x
  %cube = fmul double %square, %x
  %y = select i1 %same, double %cube, double %square
  ret double %y
}
declare i32 @_FortranACharacterCompareScalar1(ptr, ptr, i64, i64)
"""
"""Flang's code for ``select case (name)``."""

COMPARED = r"""
#include <stdio.h>
#include <string.h>
int _FortranACharacterCompareScalar1(const char *a, const char *b, size_t m, size_t n) {
  return memcmp(a, b, m < n ? m : n);
}
double f_grad(const char *name, double x);
int main(void) { printf("%g %g\n", f_grad("cube", 2), f_grad("some", 2)); }
"""


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
def test_letters_of_fortran_are_compared(tmp_path: Path) -> None:
    source, made = tmp_path / "f.ll", tmp_path / "f.o"
    source.write_text(COMPARING)
    (tmp_path / "main.c").write_text(COMPARED)
    options = ["--grad=f", "--constant=0", "--emit=obj", "-o", str(made)]
    assert compile_([str(source), *options]) == 0
    command = ["gcc", "-no-pie", "-o", "main", "main.c", "f.o"]
    subprocess.run(command, check=True, cwd=tmp_path)
    ran = subprocess.run([tmp_path / "main"], check=True, capture_output=True, text=True)
    assert ran.stdout.split() == ["12", "4"]


def test_a_runtime_that_is_not_loaded_is_named() -> None:
    function = ad_opt.load(PRINTING)["f"]
    with pytest.raises(ad_opt.DiagnosticError, match="_FortranAioBeginExternalListOutput"):
        ad_opt.grad(function)(np.array([3.0]), np.array([2], np.int32))
