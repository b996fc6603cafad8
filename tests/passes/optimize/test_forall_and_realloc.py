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


BYTES = """
  func.func @f(%x: memref<4xf64>, %n: index) -> f64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %b = memref.alloc() : memref<64xi8>
    %v = memref.view %b[%c8][%n, %n] : memref<64xi8> to memref<?x?xf64>
    %e = memref.expand_shape %x [[0, 1]] output_shape [2, 2] : memref<4xf64> into memref<2x2xf64>
    linalg.exp ins(%e : memref<2x2xf64>) outs(%v : memref<?x?xf64>)
    %p = memref.load %v[%c0, %c1] : memref<?x?xf64>
    %q = memref.load %v[%c1, %c1] : memref<?x?xf64>
    %r = arith.mulf %p, %q : f64
    memref.dealloc %b : memref<64xi8>
    return %r : f64
  }"""


def test_bytes_seen_as_floats() -> None:
    f = ad_opt.load(BYTES)["f"]
    product = np.exp(X[1] + X[3])
    assert f(X, 2) == pytest.approx(product, rel=1e-14)
    np.testing.assert_allclose(ad_opt.grad(f)(X, 2), product * np.array([0, 1, 0, 1]), rtol=1e-14)
    _, along = ad_opt.jvp(f, (X, 2), (np.arange(4.0), None))
    assert along == pytest.approx(4 * product, rel=1e-14)


REDUCTIONS = """
  func.func @f(%m: memref<2x2xf64>, %x: f64) -> (f64, f64, f64) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %zero = arith.constant 0.0 : f64
    %s, %p = scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) init (%zero, %x)
        -> (f64, f64) {
      %v = memref.load %m[%i, %j] : memref<2x2xf64>
      %w = math.sin %v : f64
      scf.reduce(%w, %v : f64, f64) {
      ^bb0(%a: f64, %b: f64):
        %r = arith.addf %a, %b : f64
        scf.reduce.return %r : f64
      }, {
      ^bb0(%a: f64, %b: f64):
        %r = arith.mulf %a, %b : f64
        scf.reduce.return %r : f64
      }
    }
    %t = affine.parallel (%i, %j) = (0, 0) to (2, 2) reduce ("maximumf") -> (f64) {
      %v = affine.load %m[%i, %j] : memref<2x2xf64>
      affine.yield %v : f64
    }
    return %s, %p, %t : f64, f64, f64
  }"""


def test_reductions_that_are_no_sums() -> None:
    f, m, x = ad_opt.load(REDUCTIONS)["f"], X.reshape(2, 2), 1.5
    value, pullback = ad_opt.vjp(f, m, x)
    np.testing.assert_allclose(value, (np.sin(X).sum(), x * X.prod(), X.max()), rtol=1e-14)
    by_m, by_x = pullback(1.0, 10.0, 100.0)
    expected = np.cos(X) + 10.0 * x * X.prod() / X + 100.0 * (X.max() == X)
    np.testing.assert_allclose(by_m, expected.reshape(2, 2), rtol=1e-13)
    assert by_x == pytest.approx(10.0 * X.prod(), rel=1e-13)
    ad_opt.check_grads(f, m, x)


def test_a_sum_that_is_thrown_away_is_no_sum() -> None:
    """The region adds, and gives one of its two values."""
    text = REDUCTIONS.replace(
        "%r = arith.addf %a, %b : f64", "%d = arith.addf %a, %b : f64 %r = arith.negf %a : f64"
    )
    f = ad_opt.load(text)["f"]
    (by_m, _), m = ad_opt.vjp(f, X.reshape(2, 2), 1.5)[1](1.0, 0.0, 0.0), np.zeros((2, 2))
    np.testing.assert_array_equal(by_m, m)
