"""Pullbacks of functions that make buffers and return them."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from ad_opt.testing import check_rule

TEXT = """
func.func @scaled(%m: memref<?xf64>, %x: f64) -> (memref<?xf64>, f64) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = memref.dim %m, %zero : memref<?xf64>
  %y = memref.alloc(%n) : memref<?xf64>
  %start = arith.constant 0.0 : f64
  %sum = scf.for %i = %zero to %n step %one iter_args(%a = %start) -> (f64) {
    %e = memref.load %m[%i] : memref<?xf64>
    %s = arith.mulf %e, %x : f64
    memref.store %s, %y[%i] : memref<?xf64>
    %again = memref.load %y[%i] : memref<?xf64>
    %t = math.sin %again : f64
    memref.store %t, %y[%i] : memref<?xf64>
    %b = arith.addf %a, %t : f64
    scf.yield %b : f64
  }
  return %y, %sum : memref<?xf64>, f64
}
func.func @twice(%m: memref<?xf64>, %x: f64) -> (memref<?xf64>, memref<2xf64>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %a, %s = func.call @scaled(%m, %x) : (memref<?xf64>, f64) -> (memref<?xf64>, f64)
  %b, %t = func.call @scaled(%a, %s) : (memref<?xf64>, f64) -> (memref<?xf64>, f64)
  memref.dealloc %a : memref<?xf64>
  %pair = memref.alloc() : memref<2xf64>
  memref.store %s, %pair[%zero] : memref<2xf64>
  memref.store %t, %pair[%one] : memref<2xf64>
  return %b, %pair : memref<?xf64>, memref<2xf64>
}
func.func @constant(%x: f64) -> memref<2xf64> {
  %y = memref.alloc() : memref<2xf64>
  %one = arith.constant 1.0 : f64
  linalg.fill ins(%one : f64) outs(%y : memref<2xf64>)
  return %y : memref<2xf64>
}
func.func @given(%m: memref<2xf64>) -> memref<2xf64> {
  return %m : memref<2xf64>
}
func.func @either(%m: memref<2xf64>, %c: i1) -> memref<2xf64> {
  %y = memref.alloc() : memref<2xf64>
  %r = arith.select %c, %m, %y : memref<2xf64>
  return %r : memref<2xf64>
}
func.func @same(%x: f64) -> (memref<2xf64>, memref<2xf64>) {
  %y = memref.alloc() : memref<2xf64>
  linalg.fill ins(%x : f64) outs(%y : memref<2xf64>)
  return %y, %y : memref<2xf64>, memref<2xf64>
}
"""
M, X = np.array([0.3, -0.7, 1.1]), 0.8


@pytest.fixture(scope="module")
def program() -> ad_opt.Program:
    return ad_opt.load(TEXT)


def test_pullback(program: ad_opt.Program) -> None:
    """The result is sin(m x), and its sum."""
    (y, total), pullback = ad_opt.vjp(program["scaled"], M, X)
    np.testing.assert_allclose(y, np.sin(M * X), rtol=1e-15)
    assert total == pytest.approx(np.sin(M * X).sum())
    w, v = np.array([1.0, -2.0, 0.5]), 3.0
    for _ in range(2):
        dm, dx = pullback(w, v)
        slopes = (w + v) * np.cos(M * X)
        np.testing.assert_allclose(dm, slopes * X, rtol=1e-14)
        assert dx == pytest.approx((slopes * M).sum(), rel=1e-14)
    np.testing.assert_array_equal(w, [1.0, -2.0, 0.5])
    _, pullback = ad_opt.vjp(program["scaled"], M, X, wrt="x")
    assert pullback(w, v) == pytest.approx((slopes * M).sum(), rel=1e-14)


@pytest.mark.parametrize("name", ["scaled", "twice"])
def test_all_derivatives_agree(program: ad_opt.Program, name: str) -> None:
    check_rule(program, name, M, X)


def test_what_does_not_depend_has_gradient_zero(program: ad_opt.Program) -> None:
    value, pullback = ad_opt.vjp(program["constant"], 2.0)
    np.testing.assert_array_equal(value, np.ones(2))
    assert pullback(np.ones(2)) == 0.0


@pytest.mark.parametrize(("name", "given"), [("given", (M[:2],)), ("either", (M[:2], True)),
                                             ("same", (2.0,))])  # fmt: skip
def test_buffers_of_unclear_owner_are_refused(
    program: ad_opt.Program, name: str, given: tuple[object, ...]
) -> None:
    with pytest.raises(DiagnosticError, match="cotangent cannot be given") as found:
        ad_opt.vjp(program[name], *given)
    assert found.value.diagnostics[0].code == "AD0705"


def test_tensors_as_buffers() -> None:
    layer = ad_opt.load("examples/layer.mlir").after("bufferize-tensors")["layer"]
    rng = np.random.default_rng(0)
    x, w, b = rng.normal(size=(4, 3)), rng.normal(size=(3, 2)), rng.normal(size=2)
    y, pullback = ad_opt.vjp(layer, x, w, b)
    np.testing.assert_allclose(y, np.maximum(x @ w + b, 0), rtol=1e-14)
    dy = rng.normal(size=y.shape)
    through = dy * (y > 0)
    for found, expected in zip(
        pullback(dy), (through @ w.T, x.T @ through, through.sum(0)), strict=True
    ):
        np.testing.assert_allclose(found, expected, rtol=1e-13)
