"""Sums of many contributions to floats of 16 bits behind addresses: as many as there are.

Terms are integers of few bits, so sums in f64 are exact, and a gradient is right if it is the sum
rounded to the narrow type once.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import pytest

import ad_opt

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

N = 12000
"""More than a multiple of what bf16 (256) and f16 (2048) can count."""

LOOP = """
define float @NAME(ptr %w, ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %at = urem i64 %i, 3
  %px = getelementptr float, ptr %x, i64 %i
  %v = load float, ptr %px
BODY
  %t = fadd float %s, %q
  %j = add i64 %i, 1
  %go = icmp slt i64 %j, %n
  br i1 %go, label %loop, label %end
end:
  ret float %t
}
"""

BODIES = {
    "lookup": """
  %p = getelementptr T, ptr %w, i64 %at
  %h = load T, ptr %p
  %e = fpext T %h to float
  %q = fmul float %e, %v""",
    "square": """
  %p = getelementptr T, ptr %w, i64 %at
  %h = load T, ptr %p
  %e = fpext T %h to float
  %f = fmul float %e, %e
  %q = fmul float %f, %v""",
    "lanes": """
  %h = load <2 x T>, ptr %w, align 2
  %e = fpext <2 x T> %h to <2 x float>
  %k = getelementptr T, ptr %w, i64 1
  %g = load <2 x T>, ptr %k, align 2
  %o = fpext <2 x T> %g to <2 x float>
  %a = fadd <2 x float> %e, %o
  %f = extractelement <2 x float> %a, i32 0
  %l = extractelement <2 x float> %a, i32 1
  %r = fadd float %f, %l
  %q = fmul float %r, %v""",
    "callee": """
  %q = call float @taken(ptr %w, i64 %at, float %v)""",
    "field": """
  %p = getelementptr { T, T, T }, ptr %w, i64 0, i32 1
  %h = load T, ptr %p
  %e = fpext T %h to float
  %q = fmul float %e, %v""",
    "through a copy": """
  %b = alloca [3 x T]
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %w, i64 6, i1 false)
  %p = getelementptr T, ptr %b, i64 %at
  %h = load T, ptr %p
  %e = fpext T %h to float
  %q = fmul float %e, %v""",
    "heap": """
  %b = call ptr @malloc(i64 2)
  %p = getelementptr T, ptr %w, i64 %at
  %h = load T, ptr %p
  store T %h, ptr %b
  %g = load T, ptr %b
  %k = load T, ptr %b
  call void @free(ptr %b)
  %d = fpext T %g to float
  %e = fpext T %k to float
  %f = fadd float %d, %e
  %q = fmul float %f, %v""",
}
"""Terms that a body adds to the sum: w[i % 3] times x[i], w[i % 3]² times x[i], and so on."""

ROUNDED = """
define float @NAME_rounded(ptr %w, ptr %x, i64 %n) {
  %b = call ptr @malloc(i64 6)
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %p = getelementptr float, ptr %w, i64 %i
  %q = getelementptr T, ptr %b, i64 %i
  %v = load float, ptr %p
  %h = fptrunc float %v to T
  store T %h, ptr %q
  %j = add i64 %i, 1
  %go = icmp slt i64 %j, 3
  br i1 %go, label %loop, label %end
end:
  %r = call float @NAME(ptr %b, ptr %x, i64 %n)
  call void @free(ptr %b)
  ret float %r
}
"""
"""The same of numbers that are rounded first: not every NumPy has bf16."""

REST = """
define float @taken(ptr %w, i64 %at, float %v) noinline {
  %p = getelementptr T, ptr %w, i64 %at
  %h = load T, ptr %p
  %e = fpext T %h to float
  %q = fmul float %e, %v
  ret float %q
}
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""

NARROW = ("half", "bfloat")


def program(narrow: str) -> ad_opt.Program:
    parts = [
        (LOOP + ROUNDED).replace("NAME", name.replace(" ", "_")).replace("BODY", body)
        for name, body in BODIES.items()
    ]
    return ad_opt.load(re.sub(r"\bT\b", narrow, "".join([*parts, REST])))


W = [1.0, 2.0, 3.0]
X = np.array([1 + i % 4 for i in range(N)], np.float32)
BY_PLACE = np.array([X[k::3].sum(dtype=np.float64) for k in range(3)])
ALL = X.sum(dtype=np.float64)

EXPECTED = {
    "lookup": BY_PLACE,
    "square": 2 * np.array(W) * BY_PLACE,
    "lanes": np.array([ALL, 2 * ALL, ALL]),
    "callee": BY_PLACE,
    "field": np.array([0, ALL, 0]),
    "through a copy": BY_PLACE,
    "heap": 2 * BY_PLACE,
}

SCALE = 2.0**-6
"""Keeps sums below the largest f16."""
SMALL = X * np.float32(SCALE)

PRECISION = {"half": 2.0**-10, "bfloat": 2.0**-7}


def given(function: str, narrow: str) -> tuple[ad_opt.Function, Array]:
    """A function and numbers of few bits for it."""
    name = function.replace(" ", "_")
    if narrow == "half":
        return program(narrow)[name], np.array(W, np.float16)
    return program(narrow)[f"{name}_rounded"], np.array(W, np.float32)


@pytest.mark.parametrize("narrow", NARROW)
@pytest.mark.parametrize("name", EXPECTED)
def test_a_gradient_behind_an_address_is_the_rounded_sum(name: str, narrow: str):
    f, w = given(name, narrow)
    for _ in range(2):  # sums that an earlier call has left do not count
        found = ad_opt.grad(f, wrt=0)(w, SMALL, N)
        assert found.astype(float) == pytest.approx(EXPECTED[name] * SCALE, rel=PRECISION[narrow])


@pytest.mark.parametrize("narrow", NARROW)
def test_products_with_the_second_derivative(narrow: str):
    """d/dw² of the sum of w² x is 2 x."""
    f, w = given("square", narrow)
    v = np.array([1.0, 0.5, 2.0], w.dtype)
    found = ad_opt.hvp(f, (w, SMALL, N), (v, None, None))[0]
    expected = 2 * np.array([1.0, 0.5, 2.0]) * BY_PLACE * SCALE
    assert found.astype(float) == pytest.approx(expected, rel=PRECISION[narrow])


C = """
#include <stdlib.h>
void product(const T *a, const T *b, float *c, long n) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < 2; j++) {
      float s = 0;
      for (long k = 0; k < 3; k++) s += (float)a[3 * i + k] * (float)b[2 * k + j];
      c[2 * i + j] = s;
    }
}
float total(const float *x, const float *y, long n) {
  float c[2], s = 0;
  T b[6], *a = malloc(6 * n);
  for (long i = 0; i < 6; i++) b[i] = (T)y[i];
  for (long i = 0; i < 3 * n; i++) a[i] = (T)x[i];
  for (long i = 0; i < n; i++) { product(a + 3 * i, b, c, 1); s += c[0] + 2 * c[1]; }
  free(a);
  return s;
}
"""


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("clang-22") is None, reason="needs clang")
@pytest.mark.parametrize("level", ["-O0", "-O3"])
@pytest.mark.parametrize(("narrow", "spelled"), [("half", "_Float16"), ("bfloat", "__bf16")])
def test_a_product_of_matrices_in_c(tmp_path: Path, level: str, narrow: str, spelled: str):
    source, target = tmp_path / "f.c", tmp_path / "f.ll"
    source.write_text(re.sub(r"\bT\b", spelled, C))
    command = ["clang-22", level, "-march=x86-64-v3", "-S", "-emit-llvm", "-o", target, source]
    subprocess.run(command, check=True)
    n = 4000
    rows = np.array([[1 + (i + k) % 3 for k in range(3)] for i in range(n)], np.float64) / 8
    a, b = rows.astype(np.float32).ravel(), np.ones(6, np.float32)
    found = ad_opt.grad(ad_opt.load(str(target))["total"], wrt=1)(a, b, n)
    assert found == pytest.approx(np.outer(rows.sum(0), [1, 2]).ravel(), rel=PRECISION[narrow])
