"""A program compiled with other options is the same program."""

from __future__ import annotations

import platform

import numpy as np
import pytest

import ad_opt

SUM = """
func.func @sum(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %e = memref.load %x[%i] : memref<?xf64>
    %b = arith.addf %a, %e : f64
    scf.yield %b : f64
  }
  return %s : f64
}
"""


def test_options_change_the_code_and_not_the_program() -> None:
    strict = ad_opt.load(SUM, opt_level=0)
    fast = strict.with_options(opt_level=3, fp="fast")
    assert "reassoc" not in strict.ir("llvm-ir")
    assert "reassoc" in fast.ir("llvm-ir")
    assert strict.options.opt_level == 0
    x = np.arange(100.0)
    assert strict["sum"](x) == fast["sum"](x) == 4950.0
    assert fast.module is strict.module


def test_options_that_are_not_given_stay() -> None:
    program = ad_opt.load(SUM, opt_level=1, veclib=False, cache=False)
    other = program.with_options(opt_level=2)
    assert (other.options.veclib, other.options.cache, other.options.fp) == (False, False, "strict")


PRODUCT = """
func.func @product(%x: f64, %y: f64) -> f64 {
  %z = arith.mulf %x, %y : f64
  return %z : f64
}

func.func @checked(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %positive = arith.cmpf ogt, %x, %zero : f64
  cf.assert %positive, "x is not above zero"
  return %x : f64
}
"""


def python_keeps_small_numbers() -> bool:
    return float(np.float64(1e-310) * np.float64(0.5)) > 0


@pytest.mark.skipif(platform.machine() != "x86_64", reason="other machines keep small numbers")
def test_fast_arithmetic_flushes_small_numbers_and_only_for_the_call() -> None:
    strict = ad_opt.load(PRODUCT)
    fast = strict.with_options(fp="fast")
    assert strict["product"](1e-200, 1e-110) == pytest.approx(1e-310, rel=1e-10)
    assert fast["product"](1e-200, 1e-110) == 0.0
    assert ad_opt.grad(strict["product"])(1e-310, 1.0) == (1.0, 1e-310)
    assert python_keeps_small_numbers()
    with pytest.raises(ad_opt.DiagnosticError, match="x is not above zero"):
        fast["checked"](-1.0)
    assert python_keeps_small_numbers()
    assert fast["checked"](1.5) == 1.5
