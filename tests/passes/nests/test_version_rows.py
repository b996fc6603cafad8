"""``version-rows``: gradients where sizes are within rows of a known length, and where not.

Expected gradients are complex steps through the same loops over flat arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import numpy as np
import pytest
from ad_opt.dialects.support.ir.queries import walk

import ad_opt

ROWS, COLUMNS = 9, 5
"""Extents of the arrays in the program's text."""
HEAD = """
func.func @f(%m: i32, %n: i32, %a: memref<?xf64>, %b: memref<?xf64>) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %rows = arith.index_cast %m : i32 to index
  %columns = arith.index_cast %n : i32 to index
"""
PRODUCT = """
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      %own = arith.muli %i, %c5 : index
      %at = arith.addi %own, %j : index
      scf.for %k = %c0 to %columns step %c1 {
        %from = arith.addi %own, %k : index
        %other = arith.muli %k, %c5 : index
        %in = arith.addi %other, %j : index
        %x = memref.load %b[%from] : memref<?xf64>
        %y = memref.load %b[%in] : memref<?xf64>
        %old = memref.load %a[%at] : memref<?xf64>
        %p = arith.mulf %x, %y : f64
        %new = arith.addf %old, %p : f64
        memref.store %new, %a[%at] : memref<?xf64>
      }
    }
  }
"""
DIAGONAL = """
  scf.for %i = %c0 to %rows step %c1 {
    %own = arith.muli %i, %c5 : index
    %diagonal = arith.addi %own, %i : index
    %d = memref.load %b[%diagonal] : memref<?xf64>
    %next = arith.addi %i, %c1 : index
    scf.for %j = %c0 to %next step %c1 {
      %at = arith.addi %own, %j : index
      %old = memref.load %a[%at] : memref<?xf64>
      %new = arith.mulf %old, %d : f64
      memref.store %new, %a[%at] : memref<?xf64>
    }
  }
"""
SUM = """
  %r = scf.for %i = %c0 to %rows step %c1 iter_args(%s = %zero) -> (f64) {
    %u = scf.for %j = %c0 to %columns step %c1 iter_args(%t = %s) -> (f64) {
      %own = arith.muli %i, %c5 : index
      %at = arith.addi %own, %j : index
      %x = memref.load %a[%at] : memref<?xf64>
      %p = arith.mulf %x, %x : f64
      %v = arith.addf %t, %p : f64
      scf.yield %v : f64
    }
    scf.yield %u : f64
  }
  return %r : f64
}"""


def product(m: int, n: int, a: Any, b: Any) -> Any:
    """`PRODUCT` and `SUM`."""
    for i, j, k in np.ndindex(max(m, 0), max(n, 0), max(n, 0)):
        a[i * COLUMNS + j] += b[i * COLUMNS + k] * b[k * COLUMNS + j]
    return total(m, n, a)


def diagonal(m: int, n: int, a: Any, b: Any) -> Any:
    """`DIAGONAL` and `SUM`."""
    for i in range(m):
        for j in range(i + 1):
            a[i * COLUMNS + j] *= b[i * COLUMNS + i]
    return total(m, n, a)


def total(m: int, n: int, a: Any) -> Any:
    """`SUM`: elements of rows that overlap count twice."""
    return sum(a[i * COLUMNS + j] ** 2 for i, j in np.ndindex(max(m, 0), max(n, 0)))


def steps(value: Callable[..., Any], m: int, n: int, *given: np.ndarray) -> list[np.ndarray]:
    """The gradient by the arrays, by complex steps."""
    found = [np.zeros_like(one) for one in given]
    for which, at in ((w, at) for w, one in enumerate(given) for at in range(one.size)):
        moved = [one.astype(complex) for one in given]
        moved[which][at] += 1e-30j
        found[which][at] = value(m, n, *moved).imag / 1e-30
    return found


@pytest.mark.parametrize("fp", ["strict", "fast"])
@pytest.mark.parametrize(
    ("nest", "value"), [(PRODUCT, product), (DIAGONAL, diagonal)], ids=["product", "diagonal"]
)
def test_gradients(nest: str, value: Callable[..., Any], fp: Any) -> None:
    """Gradients are right for sizes within rows, as large as these, larger, and none at all."""
    gradient = ad_opt.grad(ad_opt.load(HEAD + nest + SUM, fp=fp)["f"])
    rng = np.random.default_rng(1)
    for m, n in ((4, 4), (5, 5), (4, 5), (6, 3), (7, 6), (6, 7), (8, 8), (0, 3), (3, 0), (-1, -1)):
        given = rng.standard_normal(2 * ROWS * COLUMNS), rng.standard_normal(2 * ROWS * COLUMNS)
        for found, expected in zip(gradient(m, n, *given), steps(value, m, n, *given), strict=True):
            np.testing.assert_allclose(found, expected, rtol=1e-11, atol=1e-11)


def test_two_versions() -> None:
    """A request is for one of two versions, of which one has rows."""
    request = """
func.func @g(%m: i32, %n: i32, %a: memref<?xf64>, %da: memref<?xf64>, %b: memref<?xf64>,
             %db: memref<?xf64>) {
  %seed = arith.constant 1.0 : f64
  autodiff.bwd_diff @f(%m, %n, %a, %da, %b, %db, %seed) {
    activity = [const, const, dup, dup], primal = false
  } : (i32, i32, memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>, f64) -> ()
  return
}"""
    program = ad_opt.load(HEAD + PRODUCT + SUM + request)
    module = program.after("version-rows").module
    calls = [op for op in walk(module) if op.name == "autodiff.bwd_diff"]
    assert len(calls) == 2
    assert [op for op in walk(module) if op.name == "memref.reinterpret_cast"]


PART = """
func.func @f(%low: i32, %high: i64, %n: i64, %m: index, %a: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %row = arith.index_cast %n : i64 to index
  %first = arith.index_cast %low : i32 to index
  %end = arith.index_cast %high : i64 to index
  %y = scf.for %i = %c0 to %m step %c1 iter_args(%u = %zero) -> (f64) {
    %own = arith.muli %i, %row : index
    %z = scf.for %j = %first to %end step %c1 iter_args(%v = %u) -> (f64) {
      %at = arith.addi %own, %j : index
      %next = arith.addi %at, %c1 : index
      %x = memref.load %a[%at] : memref<?xf64>
      %w = memref.load %a[%next] : memref<?xf64>
      %p = arith.mulf %x, %w : f64
      %s = arith.addf %v, %p : f64
      scf.yield %s : f64
    }
    scf.yield %z : f64
  }
  return %y : f64
}
"""


@pytest.mark.parametrize("fp", ["strict", "fast"])
@pytest.mark.parametrize(
    ("low", "high", "n"),
    [(0, 4, 5), (1, 4, 5), (1, 5, 5), (0, 7, 5), (2, 2, 5), (3, 1, 5), (0, 4, 0), (0, 9, 40)],
)
def test_parts_of_rows(low: int, high: int, n: int, fp: Literal["strict", "fast"]) -> None:
    """Sums of products of neighbours, also where these are in the next row, or rows overlap."""
    m = 3
    a = np.random.default_rng(n).standard_normal(150)
    expected = np.zeros_like(a)
    for i in range(m):
        for at in range(i * n + low, i * n + high):
            expected[at] += a[at + 1]
            expected[at + 1] += a[at]
    found = ad_opt.grad(ad_opt.load(PART, fp=fp)["f"], wrt=4)(low, high, n, m, a)
    np.testing.assert_allclose(found, expected, rtol=1e-14, atol=1e-14)


def test_pullbacks_have_one_version() -> None:
    """The way back has no sizes to test, and must be of what ran ahead."""
    a = np.arange(1.0, 31.0)
    value, pullback = ad_opt.vjp(ad_opt.load(PART)["f"], 0, 4, 5, 1, a, wrt=4)
    expected = np.zeros_like(a)
    expected[:4] += a[1:5]
    expected[1:5] += a[:4]
    assert value == (a[:4] * a[1:5]).sum()
    np.testing.assert_array_equal(pullback(1.0), expected)
