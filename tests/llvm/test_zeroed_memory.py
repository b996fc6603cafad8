"""Memory that C and C++ programs set to zeros (``calloc``, ``memset``, vectors) is arrays."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Literal

import numpy as np
import pytest

import ad_opt

COMPILER = next(filter(None, map(shutil.which, ("clang++-22", "clang++"))), None)
HEADERS = any(Path("/usr/include/c++").glob("*/vector"))

PRODUCT = """
declare noalias ptr @calloc(i64, i64)
declare void @free(ptr)
declare double @tanh(double)

; U = tanh(A B) in memory of calloc, then the sum of squares of U
define double @product(i64 %n, ptr noalias readonly %A, ptr noalias readonly %B) {
entry:
  %nn = mul nsw i64 %n, %n
  %U = call noalias ptr @calloc(i64 %nn, i64 8)
  br label %rows
rows:
  %i = phi i64 [ 0, %entry ], [ %i1, %row ]
  %first = mul nsw i64 %i, %n
  %Ai = getelementptr double, ptr %A, i64 %first
  %Ui = getelementptr double, ptr %U, i64 %first
  br label %columns
columns:
  %j = phi i64 [ 0, %rows ], [ %j1, %column ]
  br label %terms
terms:
  %l = phi i64 [ 0, %columns ], [ %l1, %terms ]
  %s = phi double [ 0.0, %columns ], [ %s1, %terms ]
  %pa = getelementptr double, ptr %Ai, i64 %l
  %a = load double, ptr %pa, align 8
  %ln = mul nsw i64 %l, %n
  %lnj = add nsw i64 %ln, %j
  %pb = getelementptr double, ptr %B, i64 %lnj
  %b = load double, ptr %pb, align 8
  %ab = fmul double %a, %b
  %s1 = fadd double %s, %ab
  %l1 = add nuw nsw i64 %l, 1
  %lend = icmp eq i64 %l1, %n
  br i1 %lend, label %column, label %terms
column:
  %h = call double @tanh(double %s1)
  %pu = getelementptr double, ptr %Ui, i64 %j
  store double %h, ptr %pu, align 8
  %j1 = add nuw nsw i64 %j, 1
  %jend = icmp eq i64 %j1, %n
  br i1 %jend, label %row, label %columns
row:
  %i1 = add nuw nsw i64 %i, 1
  %iend = icmp eq i64 %i1, %n
  br i1 %iend, label %squares, label %rows
squares:
  %k = phi i64 [ 0, %row ], [ %k1, %squares ]
  %r = phi double [ 0.0, %row ], [ %r1, %squares ]
  %pk = getelementptr double, ptr %U, i64 %k
  %u = load double, ptr %pk, align 8
  %uu = fmul double %u, %u
  %r1 = fadd double %r, %uu
  %k1 = add nuw nsw i64 %k, 1
  %kend = icmp eq i64 %k1, %nn
  br i1 %kend, label %done, label %squares
done:
  call void @free(ptr %U)
  ret double %r1
}
"""

SCATTERED = """
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; bins[at[i]] += x[i]^2 in a local array of 16, of which the first 8 are set to zeros in each of two
; passes; the sum of cubes of the bins
define double @scattered(i64 %n, ptr noalias readonly %x, ptr noalias readonly %at) {
entry:
  %bins = alloca [16 x double], align 16
  br label %pass
pass:
  %p = phi i64 [ 0, %entry ], [ %p1, %next ]
  %t = phi double [ 0.0, %entry ], [ %r1, %next ]
  call void @llvm.memset.p0.i64(ptr %bins, i8 0, i64 64, i1 false)
  br label %fill
fill:
  %i = phi i64 [ 0, %pass ], [ %i1, %fill ]
  %px = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %px, align 8
  %vv = fmul double %v, %v
  %pi = getelementptr i64, ptr %at, i64 %i
  %b = load i64, ptr %pi, align 8
  %pb = getelementptr double, ptr %bins, i64 %b
  %old = load double, ptr %pb, align 8
  %new = fadd double %old, %vv
  store double %new, ptr %pb, align 8
  %i1 = add nuw nsw i64 %i, 1
  %iend = icmp eq i64 %i1, %n
  br i1 %iend, label %cubes, label %fill
cubes:
  %k = phi i64 [ 0, %fill ], [ %k1, %cubes ]
  %r = phi double [ %t, %fill ], [ %r1, %cubes ]
  %pk = getelementptr double, ptr %bins, i64 %k
  %c = load double, ptr %pk, align 8
  %cc = fmul double %c, %c
  %ccc = fmul double %cc, %c
  %r1 = fadd double %r, %ccc
  %k1 = add nuw nsw i64 %k, 1
  %kend = icmp eq i64 %k1, 8
  br i1 %kend, label %next, label %cubes
next:
  %p1 = add nuw nsw i64 %p, 1
  %pend = icmp eq i64 %p1, 2
  br i1 %pend, label %done, label %pass
done:
  ret double %r1
}
"""


@pytest.mark.parametrize("fp", ["strict", "fast"])
@pytest.mark.parametrize("size", [1, 5, 70])
def test_product_into_memory_of_calloc(fp: Literal["strict", "fast"], size: int) -> None:
    rng = np.random.default_rng(size)
    a, b = rng.standard_normal((2, size, size)) * 0.2
    gradient = ad_opt.grad(ad_opt.load(PRODUCT, fp=fp)["product"], wrt=(1, 2))
    h = np.tanh(a @ b)
    seed = 2 * h * (1 - h * h)
    for found, expected in zip(gradient(size, a, b), (seed @ b.T, a.T @ seed), strict=True):
        np.testing.assert_allclose(np.reshape(found, (size, size)), expected, atol=1e-12)


@pytest.mark.parametrize("fp", ["strict", "fast"])
def test_local_memory_that_is_cleared_again(fp: Literal["strict", "fast"]) -> None:
    """Two times the sum of cubes, backwards and forwards."""
    rng = np.random.default_rng(3)
    x, at = rng.standard_normal(40), rng.integers(0, 8, 40)
    f = ad_opt.load(SCATTERED, fp=fp)["scattered"]
    bins = np.bincount(at, x * x, minlength=8)
    expected = 2 * 3 * bins[at] ** 2 * 2 * x
    np.testing.assert_allclose(ad_opt.grad(f, wrt=1)(40, x, at), expected, rtol=1e-12)
    tangent = rng.standard_normal(40)
    _, along = ad_opt.jvp(f, (40, x, at), (None, tangent, None))
    assert along == pytest.approx(expected @ tangent, rel=1e-12)


VECTOR = """
#include <cmath>
#include <vector>
extern "C" double product(int n, const double *A, const double *B) {
  std::vector<double> C(n * n);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int l = 0; l < n; l++) s += A[i * n + l] * B[l * n + j];
      C[i * n + j] = std::tanh(s);
    }
  double r = 0;
  for (double c : C) r += c * c;
  return r;
}
"""


@pytest.mark.skipif(not (COMPILER and HEADERS), reason="for clang with the C++ library's headers")
@pytest.mark.parametrize("level", ["-O1", "-O2", "-O3"])
def test_vector_of_cxx_is_an_array(level: str, tmp_path: Path) -> None:
    """Its memory is cleared, and its end is an address; the products into it are products."""
    source = tmp_path / "product.cpp"
    source.write_text(VECTOR)
    f = ad_opt.load(source, fp="fast", compiler=COMPILER, flags=[level])["product"]
    rng = np.random.default_rng(7)
    for size in (1, 2, 30):
        a, b = rng.standard_normal((2, size, size)) * 0.2
        h = np.tanh(a @ b)
        seed = 2 * h * (1 - h * h)
        gradient = ad_opt.grad(f, wrt=(1, 2))(size, a, b)
        for found, expected in zip(gradient, (seed @ b.T, a.T @ seed), strict=True):
            np.testing.assert_allclose(np.reshape(found, (size, size)), expected, atol=1e-12)
        assert f(size, a, b) == pytest.approx(np.sum(h * h), rel=1e-12)
