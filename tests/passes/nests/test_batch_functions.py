"""Functions for strips of iterations: the numbers of programs as they are, and gradients of
regressions as in mathematics.
"""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt

PROGRAM = """
func.func @f(%x: memref<?x?xf64>, %w: memref<?xf64>, %scratch: memref<?xf64>) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %own = memref.alloc() : memref<3xf64>
  %n = memref.dim %x, %c0 : memref<?x?xf64>
  %d = memref.dim %x, %c1 : memref<?x?xf64>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero, %b = %one) -> (f64, f64) {
    %next = arith.addi %i, %c1 : index
    %first = memref.load %w[%c0] : memref<?xf64>
    %s = scf.for %j = %c0 to %d step %c1 iter_args(%t = %first) -> (f64) {
      %e = memref.load %x[%i, %j] : memref<?x?xf64>
      %v = memref.load %w[%j] : memref<?xf64>
      %ev = arith.mulf %e, %v : f64
      %u = arith.addf %t, %ev : f64
      scf.yield %u : f64
    }
    %exp = math.exp %s : f64
    %more = arith.addf %exp, %one : f64
    %log = math.log %more : f64
    %rest = arith.subf %log, %first : f64
    %last = scf.for %j = %c0 to %next step %c1 iter_args(%t = %rest) -> (f64) {
      %u = arith.mulf %t, %s : f64
      memref.store %u, %own[%c1] : memref<3xf64>
      %back = memref.load %own[%c1] : memref<3xf64>
      %v = arith.addf %back, %b : f64
      scf.yield %v : f64
    }
    %sum = arith.addf %a, %log : f64
    scf.yield %sum, %last : f64, f64
  }
  memref.dealloc %own : memref<3xf64>
  func.return %r#0, %r#1 : f64, f64
}"""


@pytest.mark.parametrize("n", [0, 1, 31, 32, 33, 70])
def test_the_same_bits(n: int) -> None:
    ctx = make_context()
    module = parse_module(ctx, PROGRAM)
    PassManager.parse(ctx, "batch-functions").run(module)
    module.verify()
    assert "memref<32xf64>" in str(module)
    random = np.random.default_rng(n)
    arguments = [0.1 * random.standard_normal((n, 4)), random.standard_normal(4), np.zeros(4)]
    expected = run_function(parse_module(ctx, PROGRAM), "f", arguments)
    assert run_function(module, "f", arguments) == expected


LOGISTIC = """
func.func @f(%x: memref<?x?xf64>, %y: memref<?xf64>, %w: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %n = memref.dim %x, %c0 : memref<?x?xf64>
  %d = memref.dim %x, %c1 : memref<?x?xf64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %s = scf.for %j = %c0 to %d step %c1 iter_args(%t = %zero) -> (f64) {
      %e = memref.load %x[%i, %j] : memref<?x?xf64>
      %v = memref.load %w[%j] : memref<?xf64>
      %ev = arith.mulf %e, %v : f64
      %u = arith.addf %t, %ev : f64
      scf.yield %u : f64
    }
    %label = memref.load %y[%i] : memref<?xf64>
    %minus = arith.negf %label : f64
    %m = arith.mulf %minus, %s : f64
    %exp = math.exp %m : f64
    %more = arith.addf %one, %exp : f64
    %log = math.log %more : f64
    %sum = arith.addf %a, %log : f64
    scf.yield %sum : f64
  }
  func.return %r : f64
}"""


@pytest.mark.parametrize("fp", ["strict", "fast"])
def test_logistic_regression(fp: str) -> None:
    function = ad_opt.load(LOGISTIC, fp=fp)["f"]
    for n in (0, 1, 31, 32, 33, 100):
        random = np.random.default_rng(n)
        x, w = random.standard_normal((n, 5)), random.standard_normal(5)
        y = np.sign(random.standard_normal(n))
        margins = y * (x @ w)
        slopes = -y / (1 + np.exp(margins))
        by_x, by_y, by_w = ad_opt.grad(function)(x, y, w)
        np.testing.assert_allclose(by_w, slopes @ x, rtol=1e-11, atol=1e-13)
        np.testing.assert_allclose(by_x, np.outer(slopes, w), rtol=1e-11, atol=1e-13)
        np.testing.assert_allclose(by_y, slopes * margins / y**2, rtol=1e-11, atol=1e-13)
        np.testing.assert_allclose(function(x, y, w), np.log1p(np.exp(-margins)).sum(), rtol=1e-12)
