"""Indices that grow by the counter of their loop: computed on the way back, whatever overflows."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects.support.ir.queries import walk

import ad_opt


def program(type_: str, grow: str) -> str:
    """A sum of squares of elements, at an index of a type that ``grow`` makes ``%next`` of; ``%w``
    is the loop's counter, of that type.
    """
    counter = f"%w = arith.index_cast %i : index to {type_}"
    place = f"%p = arith.index_castui %at : {type_} to index"
    if type_ == "index":
        counter, place = "%w = arith.addi %i, %c0 : index", "%p = arith.addi %at, %c0 : index"
    return f"""
func.func @f(%a: memref<?xf64>, %n: index, %low: index, %step: index, %begin: {type_},
             %by: {type_}) -> f64 {{
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %three = arith.constant 3 : {type_}
  %minus = arith.constant -1 : {type_}
  %r, %end = scf.for %i = %low to %n step %step iter_args(%s = %zero, %at = %begin)
      -> (f64, {type_}) {{
    {counter}
    {place}
    %v = memref.load %a[%p] : memref<?xf64>
    %vv = arith.mulf %v, %v : f64
    %t = arith.addf %s, %vv : f64
    {grow}
    scf.yield %t, %next : f64, {type_}
  }}
  return %r : f64
}}"""


TRIANGLE = """%m = arith.muli %w, %minus : {0}
    %height = arith.addi %by, %m : {0}
    %next = arith.addi %at, %height : {0}"""
"""The way along a row of a packed triangle, whose columns are shorter and shorter."""
AHEAD = """%m = arith.muli %three, %w : {0}
    %g = arith.addi %m, %at : {0}
    %h = arith.subi %g, %by : {0}
    %next = arith.addi %h, %w : {0}"""
"""Four counters, less a number."""


def places(begin: int, counters: range, by: int, times: int, bits: int) -> list[int]:
    """The index of each iteration, modulo a power of two."""
    found, at = [], begin
    for counter in counters:
        found.append(at % (1 << bits))
        at += by + times * counter
    return found


def check(
    text: str, begin: int, counters: range, by: int, sign: int, times: int, bits: int
) -> None:
    """Compare the gradient with that of a sum over the places; no integer is remembered."""
    at = places(begin, counters, sign * by, times, bits)
    a = np.random.default_rng(1).standard_normal(max([*at, 0]) + 1)
    f = ad_opt.load(text)["f"]
    want = np.zeros_like(a)
    np.add.at(want, at, 2 * a[at])
    given = counters.stop, counters.start, counters.step, begin, by
    assert f(a, *given) == pytest.approx(sum(a[at] ** 2), rel=1e-13)
    np.testing.assert_allclose(ad_opt.grad(f)(a, *given), want, rtol=1e-13)


@pytest.mark.parametrize("counters", [range(7), range(2, 12, 3), range(1), range(3, 3)])
@pytest.mark.parametrize("type_", ["index", "i64", "i32"])
def test_rows_of_packed_triangles(type_: str, counters: range) -> None:
    """The index of a step further on is by one less further on."""
    bits = 32 if type_ == "i32" else 64
    check(program(type_, TRIANGLE.format(type_)), 3, counters, 12, 1, -1, bits)


@pytest.mark.parametrize("counters", [range(7), range(5, 40, 4)])
@pytest.mark.parametrize("type_", ["index", "i64", "i32"])
def test_several_counters_are_added(type_: str, counters: range) -> None:
    """By any constants, in any order."""
    bits = 32 if type_ == "i32" else 64
    check(program(type_, AHEAD.format(type_)), 40, counters, 5, -1, 4, bits)


@pytest.mark.parametrize("counters", [range(40), range(7, 300, 5)])
def test_narrow_indices_overflow_as_in_the_program(counters: range) -> None:
    """The sum of the counters is known to more bits than the index has."""
    check(program("i8", AHEAD.format("i8")), 9, counters, 3, -1, 4, 8)


def test_no_index_is_remembered() -> None:
    """Neither where it grows by the counter nor, as ever, where it grows by a number."""
    text = program("index", TRIANGLE.format("index"))
    made = ad_opt.load(text).after("prepare,request-derivative{function=f kind=grad},differentiate")
    saved = [op for op in walk(made.module) if op.name == "autodiff.save"]
    assert not [op for op in saved if str(op.operands[0].type) != "f64"]
