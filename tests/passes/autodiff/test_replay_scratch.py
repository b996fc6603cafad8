"""Loops that are run again on the way back read scratch buffers made around them."""

from __future__ import annotations

import numpy as np

import ad_opt

# The size of %t is needed on the way back, and first asked for in the loop that is run again.
SIZES = """
func.func @f(%a: memref<?xf64>, %b: memref<?xindex>, %n: index, %x0: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %x0) -> (f64) {
    %xx = arith.mulf %x, %x : f64
    %used = memref.load %b[%i] : memref<?xindex>
    %next = arith.addi %i, %c1 : index
    %size = memref.load %b[%next] : memref<?xindex>
    %old = arith.divui %used, %c1 : index
    memref.store %old, %b[%used] : memref<?xindex>
    %t = memref.alloc(%size) : memref<?xf64>
    scf.for %j = %c0 to %used step %c1 {
      %v = memref.load %a[%j] : memref<?xf64>
      %s = arith.mulf %v, %xx : f64
      memref.store %s, %t[%j] : memref<?xf64>
    }
    %sum = scf.for %j = %c0 to %used step %c1 iter_args(%so_far = %zero) -> (f64) {
      %w = memref.load %t[%j] : memref<?xf64>
      %p = scf.for %k = %c0 to %used step %c1 iter_args(%u = %w) -> (f64) {
        %uu = arith.mulf %u, %w : f64
        scf.yield %uu : f64
      }
      %more = arith.addf %so_far, %p : f64
      scf.yield %more : f64
    }
    memref.dealloc %t : memref<?xf64>
    %y = arith.addf %sum, %x : f64
    scf.yield %y : f64
  }
  return %r : f64
}
"""


def test_sizes_of_scratch_buffers_come_from_outside_of_the_iteration() -> None:
    """g(g(x)) with g(x) = x + a² x⁴."""
    f, a, x = ad_opt.load(SIZES)["f"], 0.7, 1.1
    gradient, by_x = ad_opt.grad(f, wrt=(0, 3))(np.array([a]), np.ones(4, np.int64), 2, x)
    y = x + a**2 * x**4
    slope = 1 + 4 * a**2 * y**3
    np.testing.assert_allclose(by_x, slope * (1 + 4 * a**2 * x**3), rtol=1e-12)
    np.testing.assert_allclose(gradient, [2 * a * y**4 + slope * 2 * a * x**4], rtol=1e-12)
