"""Bytes that the reverse sweep keeps: as few as Slang's contexts, or fewer; no counters."""

from __future__ import annotations

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.analysis.flow.tape_size import saved_in
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.pipelines import DIFFERENTIATE, PREPARE

SPLIT = """
func.func @split(%x: f32, %dr: f32) -> f32 {
  %r, %t = autodiff.apply @f(%x) {activity = [active]} : (f32) -> (f32, !autodiff.tape)
  %dx = autodiff.propagate @f(%t, %dr) {activity = [active]} : (!autodiff.tape, f32) -> f32
  return %dx : f32
}
"""

SQUARES = """
func.func @f(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %x) -> (f32) {
    %s = arith.mulf %t, %t : f32
    scf.yield %s : f32
  }
  return %r : f32
}
"""

# A number and a vector of three come from calls that are to be remembered.
CHECKPOINTS = """
func.func private @number(%x: f32) -> f32 attributes {autodiff.prefer = "checkpoint"} {
  %y = math.exp %x : f32
  return %y : f32
}
func.func private @three(%x: f32) -> vector<3xf32> attributes {autodiff.prefer = "checkpoint"} {
  %v = vector.broadcast %x : f32 to vector<3xf32>
  %y = math.exp %v : vector<3xf32>
  return %y : vector<3xf32>
}
func.func @f(%x: f32) -> f32 {
  %a = func.call @number(%x) : (f32) -> f32
  %v = func.call @three(%x) : (f32) -> vector<3xf32>
  %s = vector.reduction <add>, %v : vector<3xf32> into f32
  %b = arith.mulf %a, %a : f32
  %r = arith.addf %b, %s : f32
  return %r : f32
}
"""


def loop(body: str, trips: int = 100) -> str:
    """A counted loop in which %t is carried, %i counts, and %n is the count as a float."""
    return f"""
func.func @f(%x: f32) -> f32 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %high = arith.constant {trips} : index
  %r = scf.for %i = %c0 to %high step %c1 iter_args(%t = %x) -> (f32) {{
    %m = arith.index_cast %i : index to i32
    %n = arith.sitofp %m : i32 to f32
{body}
    scf.yield %u : f32
  }}
  return %r : f32
}}
"""


# By the names of Slang's tests: what is carried, and the bytes that must be remembered.
ADDITION = "    %p = arith.mulf %n, %x : f32\n    %u = arith.addf %t, %p : f32"
CHAINED = """    %p = arith.addf %t, %n : f32
    %q = arith.addf %p, %x : f32
    %u = arith.addf %q, %n : f32"""
BRANCHING = """    %c50 = arith.constant 50 : index
    %b = arith.cmpi slt, %i, %c50 : index
    %u = scf.if %b -> f32 {
      %p = arith.addf %t, %x : f32
      scf.yield %p : f32
    } else {
      %p = arith.subf %t, %x : f32
      scf.yield %p : f32
    }"""
NON_INDUCTIVE = "    %p = arith.mulf %t, %t : f32\n    %u = arith.mulf %p, %x : f32"

WHILE = """
func.func @f(%x: f32) -> f32 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %high = arith.constant 100 : i64
  %limit = arith.constant 1.0e+03 : f32
  %r:3 = scf.while (%t = %x, %i = %zero, %j = %one) : (f32, i64, i64) -> (f32, i64, i64) {
    %b = {condition}
    scf.condition(%b) %t, %i, %j : f32, i64, i64
  } do {
  ^bb0(%t: f32, %i: i64, %j: i64):
    %k = arith.addi %i, %one : i64
    %l = arith.subi %j, %two : i64
    %n = arith.sitofp %k : i64 to f32
    %m = arith.sitofp %j : i64 to f32
    %p = arith.mulf %n, %m : f32
    %q = arith.mulf %p, %x : f32
    %u = arith.addf %t, %q : f32
    scf.yield %u, %k, %l : f32, i64, i64
  }
  return %r#0 : f32
}
"""


def total(text: str, line: str = "") -> tuple[int, int]:
    """Bytes of values, and bytes of handles of frames, that @split remembers."""
    ctx = make_context()
    module = parse_module(ctx, text + SPLIT, "f.mlir")
    PassManager.parse(ctx, f'{PREPARE},{DIFFERENTIATE},internalize{{keep="split"}}').run(module)
    split = next(op for op in module.ops if str(op.properties.get("sym_name")) == '"split"')
    found = list(saved_in(split))
    assert all(one.records is not None for one in found), found
    values = sum(one.bytes * (one.records or 0) for one in found if not one.is_handle)
    handles = sum(one.bytes * (one.records or 0) for one in found if one.is_handle)
    return values, handles


def test_loop_of_squares() -> None:
    """Slang's `reverse-loop-simple` keeps 24 bytes."""
    values, handles = total(SQUARES)
    assert values == 3 * 4
    assert values + handles <= 24


def test_what_is_to_be_remembered() -> None:
    """Slang's `reverse-loop-checkpoint-test` keeps a float and a vector of three: 16 bytes."""
    values, handles = total(CHECKPOINTS)
    assert values <= 16
    assert handles == 0


@pytest.mark.parametrize("body", [ADDITION, CHAINED, BRANCHING])
def test_sums_remember_nothing(body: str) -> None:
    """Neither the counter nor what is computed from it."""
    assert total(loop(body)) == (0, 0)


def test_what_is_not_inductive_is_remembered() -> None:
    """And the argument, once."""
    values, handles = total(loop(NON_INDUCTIVE))
    assert values == 100 * 4 + 4
    assert handles <= 8


def test_counters_of_while_loops_are_not_remembered() -> None:
    """Only how often it ran: one number for the whole loop."""
    values, handles = total(WHILE.replace("{condition}", "arith.cmpf olt, %t, %limit : f32"))
    assert values == 8
    assert handles == 0


def test_counters_of_counted_while_loops_are_not_remembered() -> None:
    """Nor how often it ran, which is known."""
    counted = WHILE.replace("{condition}", "arith.cmpi slt, %i, %high : i64")
    assert total(counted) == (0, 0)
