"""Large buffers on tapes (`allocate-on-tape`), and the pages that calls touch."""

from __future__ import annotations

import sys

import numpy as np
import pytest

import ad_opt

PROGRAM = """
func.func @f(%x: memref<1024x1024xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1024 : index
  %zero = arith.constant 0.0 : f64
  %a = memref.alloc() : memref<1024x1024xf64>
  memref.copy %x, %a : memref<1024x1024xf64> to memref<1024x1024xf64>
  scf.for %k = %c0 to %n step %c1 {
    scf.for %i = %c1 to %n step %c1 {
      %h = arith.subi %i, %c1 : index
      %u = memref.load %a[%k, %i] : memref<1024x1024xf64>
      %v = memref.load %a[%k, %h] : memref<1024x1024xf64>
      %w = arith.mulf %u, %v : f64
      memref.store %w, %a[%k, %i] : memref<1024x1024xf64>
    }
  }
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %i = arith.subi %n, %c1 : index
    %u = memref.load %a[%k, %i] : memref<1024x1024xf64>
    %t = arith.addf %s, %u : f64
    scf.yield %t : f64
  }
  memref.dealloc %a : memref<1024x1024xf64>
  return %r : f64
}"""


def test_products_of_rows() -> None:
    """Σ Πⱼ xᵢⱼ: the gradient is the product of the others; further calls touch no new pages."""
    x = np.random.default_rng(0).uniform(0.999, 1.001, (1024, 1024))
    expected = np.prod(x, axis=1, keepdims=True) / x
    gradient = ad_opt.grad(ad_opt.load(PROGRAM)["f"])
    for _ in range(3):
        np.testing.assert_allclose(gradient(x), expected, rtol=1e-11)
    if sys.platform != "linux":
        pytest.skip("counts page faults as Linux does")
    import resource

    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    found = gradient(x)
    touched = resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before
    np.testing.assert_allclose(found, expected, rtol=1e-11)
    assert touched < 500, "a buffer of 8 MB has 2048 pages"
