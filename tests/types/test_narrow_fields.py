"""AD0853: sums of fields of 16 bits that may have many terms are warned of, others are not."""

from __future__ import annotations

import warnings

import pytest
from ad_opt.dialects.support.diagnostics.warnings import DiagnosticWarning

import ad_opt

TYPE = "agg.struct_def @P { agg.field @w : T }\n"

LOOP = """
func.func @f(%p: !agg.struct<@P>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (f32) {
    %w = agg.get %p "w" : !agg.struct<@P> -> T
    %e = arith.EXT %w : T to f32
    %t = arith.addf %a, %e : f32
    scf.yield %t : f32
  }
  return %s : f32
}
"""

CALLED = """
func.func private @g(%p: !agg.struct<@P>) -> f32 attributes {no_inline} {
  %v = agg.get %p "w" : !agg.struct<@P> -> T
  %w = agg.get %p "w" : !agg.struct<@P> -> T
  %u = arith.mulf %v, %w : T
  %e = arith.EXT %u : T to f32
  return %e : f32
}
func.func @f(%p: !agg.struct<@P>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (f32) {
    %e = func.call @g(%p) : (!agg.struct<@P>) -> f32
    %t = arith.addf %a, %e : f32
    scf.yield %t : f32
  }
  return %s : f32
}
"""

FEW = """
func.func @f(%p: !agg.struct<@P>, %n: index) -> f32 {
  %v = agg.get %p "w" : !agg.struct<@P> -> T
  %w = agg.get %p "w" : !agg.struct<@P> -> T
  %u = arith.mulf %v, %w : T
  %e = arith.EXT %u : T to f32
  return %e : f32
}
"""


def _warned(text: str, type: str) -> bool:
    text = text.replace(" T", f" {type}").replace("EXT", "extf")
    program = ad_opt.load(text)
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        ad_opt.grad(program["f"])({"w": 1.0}, 3)
    return any(
        issubclass(one.category, DiagnosticWarning) and "AD0853" in str(one.message)
        for one in found
    )


@pytest.mark.parametrize("type", ["bf16", "f16"])
@pytest.mark.parametrize(("body", "warned"), [(LOOP, True), (CALLED, True), (FEW, False)])
def test_long_sums_of_narrow_fields_are_warned_of(body: str, warned: bool, type: str):
    assert _warned(TYPE + body, type) == warned
