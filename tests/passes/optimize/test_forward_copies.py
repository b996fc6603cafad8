"""Programs that compute into a buffer, copy it to their argument and go on with that.

Expected values are those of mathematics: where A becomes A C in its first n columns of matrices,
half the sum of squares has the gradient A C Cᵀ there, and A elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Literal

import numpy as np
import pytest

import ad_opt

Fp = Literal["fast", "strict"]

ROWS = """
func.func @f(%a: memref<?x?x?xf64>, %c: memref<?x?xf64>, %sum: memref<?xf64>, %n: index,
    %end: index) -> f64 {
  %d0 = arith.constant 0 : index
  %d1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %l = memref.dim %a, %d0 : memref<?x?x?xf64>
  %m = memref.dim %c, %d0 : memref<?x?xf64>
  scf.for %r = %d0 to %l step %d1 {
    scf.for %q = %d0 to %n step %d1 {
      scf.for %p = %d0 to %m step %d1 {
        memref.store %zero, %sum[%p] : memref<?xf64>
        scf.for %s = %d0 to %m step %d1 {
          %x = memref.load %a[%r, %q, %s] : memref<?x?x?xf64>
          %y = memref.load %c[%s, %p] : memref<?x?xf64>
          %xy = arith.mulf %x, %y : f64
          %t = memref.load %sum[%p] : memref<?xf64>
          %u = arith.addf %t, %xy : f64
          memref.store %u, %sum[%p] : memref<?xf64>
        }
      }
      scf.for %p = %d0 to %m step %d1 {
        %t = memref.load %sum[%p] : memref<?xf64>
        memref.store %t, %a[%r, %q, %p] : memref<?x?x?xf64>
      }
    }
  }
  %e = scf.for %r = %d0 to %l step %d1 iter_args(%e0 = %zero) -> (f64) {
    %e2 = scf.for %q = %d0 to %end step %d1 iter_args(%e1 = %e0) -> (f64) {
      %e4 = scf.for %p = %d0 to %m step %d1 iter_args(%e3 = %e1) -> (f64) {
        %x = memref.load %a[%r, %q, %p] : memref<?x?x?xf64>
        %xx = arith.mulf %x, %x : f64
        %e5 = arith.addf %e3, %xx : f64
        scf.yield %e5 : f64
      }
      scf.yield %e4 : f64
    }
    scf.yield %e2 : f64
  }
  %result = arith.mulf %half, %e : f64
  return %result : f64
}"""

FLAT = """
func.func @f(%a: memref<?xf64>, %b: memref<?xf64>, %c: memref<?xf64>, %n: index, %m: index,
    %end: index) -> f64 {
  %d0 = arith.constant 0 : index
  %d1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  scf.for %q = %d0 to %n step %d1 {
    %row = arith.muli %q, %m overflow<nsw> : index
    scf.for %p = %d0 to %m step %d1 {
      memref.store %zero, %b[%p] : memref<?xf64>
      scf.for %s = %d0 to %m step %d1 {
        %i = arith.addi %row, %s overflow<nsw> : index
        %x = memref.load %a[%i] : memref<?xf64>
        %from = arith.muli %s, %m overflow<nsw> : index
        %j = arith.addi %from, %p overflow<nsw> : index
        %y = memref.load %c[%j] : memref<?xf64>
        %xy = arith.mulf %x, %y : f64
        %t = memref.load %b[%p] : memref<?xf64>
        %u = arith.addf %t, %xy : f64
        memref.store %u, %b[%p] : memref<?xf64>
      }
    }
    scf.for %p = %d0 to %m step %d1 {
      %t = memref.load %b[%p] : memref<?xf64>
      %i = arith.addi %row, %p overflow<nsw> : index
      memref.store %t, %a[%i] : memref<?xf64>
    }
  }
  %e = scf.for %k = %d0 to %end step %d1 iter_args(%e0 = %zero) -> (f64) {
    %x = memref.load %a[%k] : memref<?xf64>
    %xx = arith.mulf %x, %x : f64
    %e1 = arith.addf %e0, %xx : f64
    scf.yield %e1 : f64
  }
  %result = arith.mulf %half, %e : f64
  return %result : f64
}"""


@cache
def gradient(program: str, fp: Fp, factor: int) -> Callable[..., Any]:
    """The gradient by the argument that is overwritten, and by the other factor."""
    return ad_opt.grad(ad_opt.load(program, fp=fp)["f"], wrt=(0, factor))


@pytest.mark.parametrize("fp", ["fast", "strict"])
@pytest.mark.parametrize(
    ("columns", "n", "end"),
    [(5, 5, 5), (5, 3, 5), (5, 5, 3), (5, 3, 2), (5, 0, 5), (5, -2, 4), (5, 5, 0)],
)
def test_boxes(fp: Fp, columns: int, n: int, end: int) -> None:
    """More, less or as much is read as the copy has reached."""
    rng = np.random.default_rng(1)
    a, c = rng.random((3, columns, 4)), rng.random((4, 4))
    da, dc = gradient(ROWS, fp, 1)(a, c, np.zeros(4), n, end)
    done, read = np.arange(columns) < n, np.arange(columns) < end
    product = np.where((done & read)[:, None], a @ c, 0.0)
    kept = np.where((~done & read)[:, None], a, 0.0)
    np.testing.assert_allclose(da, product @ c.T + kept, rtol=1e-12)
    np.testing.assert_allclose(dc, np.einsum("rqi,rqj->ij", a, product), rtol=1e-12, atol=1e-15)


@pytest.mark.parametrize("fp", ["fast", "strict"])
@pytest.mark.parametrize(
    ("n", "m", "end"),
    [(5, 4, 20), (3, 4, 20), (5, 4, 11), (3, 4, 5), (0, 4, 20), (-2, 4, 9), (-2, -3, 6)],
)
def test_one_piece(fp: Fp, n: int, m: int, end: int) -> None:
    """The same with rows that the program counts itself, and reads one behind the other."""
    rng = np.random.default_rng(2)
    a, c = rng.random(20), rng.random((4, 4))
    da, dc = gradient(FLAT, fp, 2)(a, np.zeros(4), c.ravel(), n, m, end)
    done, read = np.arange(20) < max(n, 0) * max(m, 0), np.arange(20) < end
    product = np.where(done & read, (a.reshape(5, 4) @ c).ravel(), 0.0).reshape(5, 4)
    kept = np.where(~done & read, a, 0.0)
    np.testing.assert_allclose(da, (product @ c.T).ravel() + kept, rtol=1e-12)
    np.testing.assert_allclose(dc.reshape(4, 4), a.reshape(5, 4).T @ product, rtol=1e-12)
