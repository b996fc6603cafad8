"""A program compiled with other options is the same program."""

from __future__ import annotations

import numpy as np

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
