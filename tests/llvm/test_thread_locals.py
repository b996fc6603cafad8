"""Variables that every thread has: one for all in this process, thread-local in objects."""

from __future__ import annotations

import math
import shutil
import subprocess
from pathlib import Path

import pytest
from ad_opt.lowering.codegen.in_process.threads import without_threads
from ad_opt.tools.ad_opt import main as ad_opt_main

import ad_opt

PROGRAM = """
target datalayout = "e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@total = dso_local thread_local global double 1.0, align 8
@scale = internal thread_local(localexec) global double 2.0, align 8

define dso_local double @f(double noundef %x) {
  %t = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @total)
  %s = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr nonnull align 8 @scale) #1
  store double %x, ptr %s, align 8
  store double 0.0, ptr %t, align 8
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %i1, %loop ]
  %a = load double, ptr %s, align 8
  %b = fmul double %a, %x
  store double %b, ptr %s, align 8
  %c = load double, ptr %t, align 8
  %d = fadd double %c, %b
  store double %d, ptr %t, align 8
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, 3
  br i1 %more, label %loop, label %end
end:
  ret double %d
}

declare ptr @llvm.threadlocal.address.p0(ptr nonnull) #1
attributes #1 = { nounwind willreturn memory(none) }
"""
"""x^2 + x^3 + x^4."""

MAIN = """
#include <pthread.h>
#include <stdio.h>
double f_grad(double);
static double x[4], g[4];
static void *go(void *a) {
  for (int k = 0; k < 5000; k++) g[(double *)a - x] = f_grad(*(double *)a);
  return 0;
}
int main(void) {
  pthread_t t[4];
  for (int i = 0; i < 4; i++) { x[i] = 0.5 * i; pthread_create(t + i, 0, go, x + i); }
  for (int i = 0; i < 4; i++) { pthread_join(t[i], 0); printf("%.17g ", g[i]); }
  return 0;
}
"""


def _slope(x: float) -> float:
    return 2 * x + 3 * x**2 + 4 * x**3


def test_run_and_differentiated_in_this_process() -> None:
    f = ad_opt.load(PROGRAM)["f"]
    assert math.isclose(f(0.7), 0.7**2 + 0.7**3 + 0.7**4)
    assert math.isclose(ad_opt.grad(f)(0.7), _slope(0.7))
    assert math.isclose(ad_opt.jvp(f, (0.7,), (1.0,))[1], _slope(0.7))


def test_text_without_threads() -> None:
    text = without_threads(PROGRAM)
    assert "@scale = internal global double 2.0, align 8" in text
    assert "%t = getelementptr i8, ptr @total, i64 0\n" in text
    assert "%s = getelementptr i8, ptr @scale, i64 0\n" in text
    plain = "@x = global double 0.0\n"
    assert without_threads(plain) is plain


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
def test_each_thread_of_an_object_has_its_own(tmp_path: Path) -> None:
    (tmp_path / "f.ll").write_text(PROGRAM)
    (tmp_path / "main.c").write_text(MAIN)
    options = ["--grad=f", "--with-primal", "--emit=obj"]
    assert not ad_opt_main([str(tmp_path / "f.ll"), *options, "-o", str(tmp_path / "f.o")])
    build = ["gcc", "main.c", "f.o", "-lpthread", "-lm", "-o", "main"]
    subprocess.run(build, cwd=tmp_path, check=True)
    found = subprocess.run(tmp_path / "main", check=True, capture_output=True, text=True).stdout
    for i, value in enumerate(found.split()):
        assert math.isclose(float(value), _slope(0.5 * i), abs_tol=1e-15)
