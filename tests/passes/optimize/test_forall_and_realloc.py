"""``scf.forall`` and ``memref.realloc`` in both modes, against mathematics; tensors by buffers."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.lowering.interpreters import run_function

import ad_opt

X = np.array([0.3, -0.7, 1.1, 0.9])

SUM_OF_SQUARES_OF_SINES = """
  func.func @f(%x: memref<?xf64>, %n: index) -> f64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f64
    %y = memref.alloc(%n) : memref<?xf64>
    scf.forall (%i) = (0) to (%n) step (1) {
      %a = memref.load %x[%i] : memref<?xf64>
      %b = math.sin %a : f64
      memref.store %b, %y[%i] : memref<?xf64>
    }
    %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %z) -> (f64) {
      %b = memref.load %y[%i] : memref<?xf64>
      %q = arith.mulf %b, %b : f64
      %u = arith.addf %t, %q : f64
      scf.yield %u : f64
    }
    memref.dealloc %y : memref<?xf64>
    return %s : f64
  }"""

GROWS_IN_A_LOOP = """
  func.func @f(%x: memref<?xf64>, %n: index) -> f64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f64
    %first = memref.alloc(%c0) : memref<?xf64>
    %all = scf.for %i = %c0 to %n step %c1 iter_args(%m = %first) -> (memref<?xf64>) {
      %size = arith.addi %i, %c1 : index
      %more = memref.realloc %m(%size) : memref<?xf64> to memref<?xf64>
      %a = memref.load %x[%i] : memref<?xf64>
      %b = math.sin %a : f64
      memref.store %b, %more[%i] : memref<?xf64>
      scf.yield %more : memref<?xf64>
    }
    %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %z) -> (f64) {
      %b = memref.load %all[%i] : memref<?xf64>
      %q = arith.mulf %b, %b : f64
      %u = arith.addf %t, %q : f64
      scf.yield %u : f64
    }
    memref.dealloc %all : memref<?xf64>
    return %s : f64
  }"""

SHRINKS_IN_A_BRANCH = """
  func.func @f(%x: memref<?xf64>, %n: index) -> f64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %z = arith.constant 0.0 : f64
    %m = memref.alloc(%n) : memref<?xf64>
    scf.forall (%i) in (%n) {
      %a = memref.load %x[%i] : memref<?xf64>
      %b = math.sin %a : f64
      memref.store %b, %m[%i] : memref<?xf64>
    }
    %long = arith.cmpi sgt, %n, %c3 : index
    %w, %k = scf.if %long -> (memref<?xf64>, index) {
      %less = memref.realloc %m(%c3) : memref<?xf64> to memref<?xf64>
      scf.yield %less, %c3 : memref<?xf64>, index
    } else {
      scf.yield %m, %n : memref<?xf64>, index
    }
    %s = scf.for %i = %c0 to %k step %c1 iter_args(%t = %z) -> (f64) {
      %b = memref.load %w[%i] : memref<?xf64>
      %q = arith.mulf %b, %b : f64
      %u = arith.addf %t, %q : f64
      scf.yield %u : f64
    }
    memref.dealloc %w : memref<?xf64>
    return %s : f64
  }"""

PROGRAMS = {
    "forall": (SUM_OF_SQUARES_OF_SINES, 4),
    "realloc_in_a_loop": (GROWS_IN_A_LOOP, 4),
    "realloc_in_a_branch": (SHRINKS_IN_A_BRANCH, 3),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_both_modes_and_second_order(name: str) -> None:
    text, used = PROGRAMS[name]
    f = ad_opt.load(text)["f"]
    tangent = np.array([1.0, -2.0, 0.5, 3.0])
    counted = np.arange(4) < used
    value = (np.sin(X) ** 2)[counted].sum()
    slope, curvature = np.sin(2 * X) * counted, 2 * np.cos(2 * X) * counted
    assert f(X, 4) == pytest.approx(value)
    np.testing.assert_allclose(ad_opt.grad(f)(X, 4), slope, rtol=1e-13)
    _, along = ad_opt.jvp(f, (X, 4), (tangent, None))
    assert along == pytest.approx(slope @ tangent)
    hvp = ad_opt.hvp(f, (X, 4), (tangent, None))
    np.testing.assert_allclose(hvp, curvature * tangent, rtol=1e-12)


SHARED_TENSORS = """
  func.func @f(%x: tensor<2x6xf64>, %o: tensor<2x6xf64>) -> (tensor<2x6xf64>, tensor<6xf64>) {
    %e = tensor.empty() : tensor<6xf64>
    %r, %s = scf.forall (%i) in (3) shared_outs(%a = %o, %b = %e)
        -> (tensor<2x6xf64>, tensor<6xf64>) {
      %k = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
      %p = tensor.extract_slice %x[0, %k] [1, 2] [1, 1] : tensor<2x6xf64> to tensor<2xf64>
      %q = tensor.extract_slice %x[1, %k] [1, 2] [1, 1] : tensor<2x6xf64> to tensor<2xf64>
      %u = tensor.extract_slice %b[%k] [2] [1] : tensor<6xf64> to tensor<2xf64>
      %t = linalg.mul ins(%p, %q : tensor<2xf64>, tensor<2xf64>) outs(%u : tensor<2xf64>)
        -> tensor<2xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %t into %b[%k] [2] [1]
          : tensor<2xf64> into tensor<6xf64>
        tensor.parallel_insert_slice %t into %a[1, %k] [1, 2] [1, 1]
          : tensor<2xf64> into tensor<2x6xf64>
      }
    }
    return %r, %s : tensor<2x6xf64>, tensor<6xf64>
  }"""


def test_shared_outputs_are_buffers() -> None:
    x, o = np.random.default_rng(3).standard_normal((2, 2, 6))
    program = ad_opt.load(SHARED_TENSORS)
    found = program["f"](x, o)
    np.testing.assert_array_equal(found[0], np.stack([o[0], x[0] * x[1]]))
    np.testing.assert_array_equal(found[1], x[0] * x[1])
    for one, other in zip(run_function(program.module, "f", [x, o]), found, strict=True):
        np.testing.assert_array_equal(one, other)


def test_shared_outputs_have_tangents_once_they_are_buffers() -> None:
    x, o, dx, do = np.random.default_rng(3).standard_normal((4, 2, 6))
    f = ad_opt.load(SHARED_TENSORS).after("bufferize-tensors")["f"]
    _, tangents = ad_opt.jvp(f, (x, o), (dx, do))
    product = dx[0] * x[1] + x[0] * dx[1]
    np.testing.assert_allclose(tangents[0], np.stack([do[0], product]), rtol=1e-14)
    np.testing.assert_allclose(tangents[1], product, rtol=1e-14)
