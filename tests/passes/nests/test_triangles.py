"""Gradients of products over triangles that overwrite what they read, or store twice, in MLIR.

The oracle is NumPy with a complex step in the direction of random arrays.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import pytest

import ad_opt

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
TEXT = """
func.func @half(%c: memref<?x?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f64
  %h = arith.constant 0.5 : f64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (f64) {
    %t = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> (f64) {
      %x = memref.load %c[%i, %j] : memref<?x?xf64>
      %q = arith.mulf %x, %x : f64
      %r = arith.addf %b, %q : f64
      scf.yield %r : f64
    }
    scf.yield %t : f64
  }
  %v = arith.mulf %s, %h : f64
  return %v : f64
}
func.func @trmm(%a: memref<?x?xf64>, %b: memref<?x?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %alpha = arith.constant 1.5 : f64
  %n = memref.dim %a, %c0 : memref<?x?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %e = arith.addi %i, %c1 : index
    scf.for %j = %c0 to %n step %c1 {
      scf.for %k = %e to %n step %c1 {
        %x = memref.load %a[%k, %i] : memref<?x?xf64>
        %y = memref.load %b[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %old = memref.load %b[%i, %j] : memref<?x?xf64>
        %new = arith.addf %old, %p : f64
        memref.store %new, %b[%i, %j] : memref<?x?xf64>
      }
      %w = memref.load %b[%i, %j] : memref<?x?xf64>
      %u = arith.mulf %alpha, %w : f64
      memref.store %u, %b[%i, %j] : memref<?x?xf64>
    }
  }
  %v = call @half(%b, %n) : (memref<?x?xf64>, index) -> f64
  return %v : f64
}
func.func @covariance(%data: memref<?x?xf64>, %s: memref<?x?xf64>, %mean: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %n = memref.dim %data, %c0 : memref<?x?xf64>
  %m = memref.dim %data, %c1 : memref<?x?xf64>
  %ni = arith.index_cast %n : index to i64
  %nf = arith.sitofp %ni : i64 to f64
  %n1 = arith.subf %nf, %one : f64
  scf.for %j = %c0 to %m step %c1 {
    memref.store %z, %mean[%j] : memref<?xf64>
    scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %data[%i, %j] : memref<?x?xf64>
      %o = memref.load %mean[%j] : memref<?xf64>
      %p = arith.addf %o, %x : f64
      memref.store %p, %mean[%j] : memref<?xf64>
    }
    %o = memref.load %mean[%j] : memref<?xf64>
    %p = arith.divf %o, %nf : f64
    memref.store %p, %mean[%j] : memref<?xf64>
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %x = memref.load %data[%i, %j] : memref<?x?xf64>
      %o = memref.load %mean[%j] : memref<?xf64>
      %p = arith.subf %x, %o : f64
      memref.store %p, %data[%i, %j] : memref<?x?xf64>
    }
  }
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %i to %m step %c1 {
      memref.store %z, %s[%i, %j] : memref<?x?xf64>
      scf.for %k = %c0 to %n step %c1 {
        %x = memref.load %data[%k, %i] : memref<?x?xf64>
        %y = memref.load %data[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %old = memref.load %s[%i, %j] : memref<?x?xf64>
        %new = arith.addf %old, %p : f64
        memref.store %new, %s[%i, %j] : memref<?x?xf64>
      }
      %x = memref.load %s[%i, %j] : memref<?x?xf64>
      %y = arith.divf %x, %n1 : f64
      memref.store %y, %s[%i, %j] : memref<?x?xf64>
      memref.store %y, %s[%j, %i] : memref<?x?xf64>
    }
  }
  %v = call @half(%s, %m) : (memref<?x?xf64>, index) -> f64
  return %v : f64
}
"""
SIZES = (5, 43, 70)
"""Less than a block, one and a part, and two and a part."""


def _trmm(a: Array, b: Array) -> Any:
    return np.sum((1.5 * (b + np.tril(a, -1).T @ b)) ** 2) / 2


def _covariance(data: Array, s: Array, mean: Array) -> Any:
    centred = data - data.mean(0)
    return np.sum((centred.T @ centred / (len(data) - 1)) ** 2) / 2 + 0 * (s[0, 0] + mean[0])


PEERS = {"trmm": _trmm, "covariance": _covariance}


@pytest.mark.parametrize("fp", ["strict", "fast"])
@pytest.mark.parametrize("name", ["trmm", "covariance"])
def test_gradients(name: str, fp: Any) -> None:
    function = ad_opt.load(TEXT, fp=fp)[name]
    for n in SIZES:
        rng = np.random.default_rng(n)
        shapes = [(n, n), (n, n)] if name == "trmm" else [(n + 3, n), (n, n), (n,)]
        arrays, way = ([rng.uniform(-0.5, 0.8, shape) for shape in shapes] for _ in range(2))
        before = [x.copy() for x in arrays]
        found = ad_opt.grad(function)(*arrays)
        moved = [x + 1e-30j * w for x, w in zip(arrays, way, strict=True)]
        expected = PEERS[name](*moved).imag * 1e30
        got = sum(np.vdot(x, y) for x, y in zip(found, way, strict=True))
        np.testing.assert_allclose(got, expected, rtol=1e-9)
        for now, then in zip(arrays, before, strict=True):
            np.testing.assert_array_equal(now, then)
