"""Arguments that are read in branches and loops before the program overwrites them.

The gradient works on a copy that nobody fills where all that is read of it is in the caller's array
still. Expected values are closed forms. Memory is full of NaN in front of each call.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
import pytest

import ad_opt

Fp = Literal["fast", "strict"]
SIZE = 3000

BRANCH = """
func.func @f(%x: memref<?xf64>, %n: index, %some: i1) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.if %some -> (f64) {
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
      %v = memref.load %x[%i] : memref<?xf64>
      %w = math.sin %v : f64
      %t = arith.addf %s, %w : f64
      scf.yield %t : f64
    }
    scf.yield %sum : f64
  } else {
    scf.yield %zero : f64
  }
  scf.for %i = %c0 to %n step %c1 {
    memref.store %zero, %x[%i] : memref<?xf64>
  }
  return %r : f64
}"""

BUFFER = """
func.func @f(%x: memref<?xf64>, %z: memref<?xf64>, %n: index, %m: index, %k: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %t = memref.alloc(%k) : memref<?xf64>
  scf.for %i = %c0 to %k step %c1 {
    memref.store %zero, %t[%i] : memref<?xf64>
  }
  scf.for %i = %c0 to %k step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      scf.for %l = %c0 to %n step %c1 {
        %v = memref.load %x[%l] : memref<?xf64>
        %w = math.sin %v : f64
        %u = memref.load %z[%j] : memref<?xf64>
        %p = arith.mulf %w, %u : f64
        %old = memref.load %t[%i] : memref<?xf64>
        %new = arith.addf %old, %p : f64
        memref.store %new, %t[%i] : memref<?xf64>
      }
    }
  }
  scf.for %i = %c0 to %k step %c1 {
    %v = memref.load %t[%i] : memref<?xf64>
    memref.store %v, %x[%i] : memref<?xf64>
  }
  memref.dealloc %t : memref<?xf64>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%s = %zero) -> (f64) {
    %v = memref.load %z[%i] : memref<?xf64>
    %w = memref.load %x[%c1] : memref<?xf64>
    %p = arith.mulf %v, %w : f64
    %q = arith.addf %s, %p : f64
    scf.yield %q : f64
  }
  return %r : f64
}"""

BLOCKS = """
func.func @f(%x: memref<?xf64>, %more: i1) -> f64 {
  %c0 = arith.constant 0 : index
  %o = memref.load %x[%c0] : memref<?xf64>
  cf.cond_br %more, ^bb1, ^bb2
^bb1:
  %e = arith.mulf %o, %o : f64
  memref.store %e, %x[%c0] : memref<?xf64>
  cf.br ^bb2
^bb2:
  %l = memref.load %x[%c0] : memref<?xf64>
  return %l : f64
}"""


def spoil_memory() -> None:
    """Free memory of the sizes that gradients allocate, full of NaN."""
    spoilt = [np.full(SIZE + more, np.nan) for more in (0, 2, 8) for _ in range(4)]
    del spoilt


def both(program: str, fp: Fp, wrt: Any, *arguments: Any) -> tuple[Any, Any]:
    """The value and the gradient, of a second call in memory that others have used."""
    function = ad_opt.value_and_grad(ad_opt.load(program, fp=fp)["f"], wrt=wrt)
    function(*arguments)
    spoil_memory()
    return function(*arguments)


@pytest.mark.parametrize("fp", ["fast", "strict"])
@pytest.mark.parametrize("some", [True, False])
def test_a_loop_in_a_branch(fp: Fp, some: bool) -> None:
    x = np.linspace(0.1, 1.4, SIZE)
    value, gradient = both(BRANCH, fp, 0, x, SIZE - 1, some)
    read = some * (np.arange(SIZE) < SIZE - 1)
    np.testing.assert_allclose(value, (read * np.sin(x)).sum(), rtol=1e-12)
    np.testing.assert_allclose(gradient, read * np.cos(x), rtol=1e-14)


@pytest.mark.parametrize("fp", ["fast", "strict"])
@pytest.mark.parametrize(("m", "k"), [(1, 2), (2, 3)])
def test_a_nest_that_fills_a_buffer(fp: Fp, m: int, k: int) -> None:
    """``x`` becomes S Z for all its elements, with S of the sines and Z of the first ``z``."""
    x, z = np.linspace(0.3, 1.2, SIZE), np.linspace(0.5, 1.5, 4)
    value, (dx, dz) = both(BUFFER, fp, (0, 1), x, z, SIZE, m, k)
    sines, first = np.sin(x).sum(), z[:m].sum()
    weight = z[0] + z[1]
    expected = np.array([sines * first] * 2 + [0.0] * 2)
    expected[:m] += weight * sines
    np.testing.assert_allclose(value, weight * sines * first, rtol=1e-12)
    np.testing.assert_allclose(dx, weight * first * np.cos(x), rtol=1e-12)
    np.testing.assert_allclose(dz, expected, rtol=1e-12)


@pytest.mark.parametrize("more", [True, False])
def test_branches_between_blocks(more: bool) -> None:
    x = np.full(SIZE, 3.0)
    value, gradient = both(BLOCKS, "strict", 0, x, more)
    expected = np.zeros(SIZE)
    expected[0] = 6.0 if more else 1.0
    assert value == (9.0 if more else 3.0)
    np.testing.assert_array_equal(gradient, expected)
