"""Loops that select one index compute the same without the loop, bit for bit."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import require_valid
from hypothesis import given, settings
from hypothesis import strategies as st
from xdsl.dialects.builtin import ModuleOp

from agreement import bits
from shares import some_of

EXTENTS = (1, 5)
COMPARED = {
    "index": ("", "arith.cmpi eq, %k, %e : index"),
    "i32": ("%c = arith.index_cast %k : index to i32", "arith.cmpi eq, %e, %c : i32"),
    "f32": (
        "%i = arith.index_cast %k : index to i64\n%c = arith.sitofp %i : i64 to f32",
        "arith.cmpf oeq, %c, %e : f32",
    ),
}
"""By the type of what the index is compared with: casts, and the comparison."""
NAN_FREE = "fastmath<nnan,ninf>"
CONTRIBUTED = {
    "select": "%y = arith.select %p, %x, %zero : f32",
    "minus zero": "%y = arith.select %p, %x, %minus : f32",
    "select of select": (
        "%s = arith.select %p, %x, %zero : f32\n%y = arith.select %q, %s, %zero : f32"
    ),
    "otherwise": "%n = arith.xori %p, %q : i1\n%y = arith.select %p, %x, %zero : f32",
    "product": f"%m = arith.uitofp %p : i1 to f32\n%y = arith.mulf %m, %x {NAN_FREE} : f32",
    "product of select": (
        f"%m = arith.select %p, %one, %zero : f32\n%y = arith.mulf %x, %m {NAN_FREE} : f32"
    ),
    "product of what is selected": (
        f"%s = arith.select %p, %x, %zero : f32\n%y = arith.mulf %s, %x {NAN_FREE} : f32"
    ),
    "one": "%y = arith.select %p, %x, %one : f32",
    "lowest": "%y = arith.select %p, %x, %lowest : f32",
}
UPDATED = {
    "add": "%b = arith.addf %a, %y : f32",
    "reversed": "%b = arith.addf %y, %a : f32",
    "subtract": "%b = arith.subf %a, %y : f32",
    "replace": "%b = arith.select %p, %x, %a : f32",
    "multiply": "%b = arith.mulf %a, %y : f32",
    "divide": "%b = arith.divf %a, %y : f32",
    "maximum": "%b = arith.maximumf %y, %a : f32",
}
PLACES = ("carried", "gathered", "scattered")
CASES = list(product(COMPARED, CONTRIBUTED, UPDATED))


def program(compared: str, contributed: str, updated: str, place: str, extent: int) -> str:
    casts, comparison = COMPARED[compared]
    body = f"""{casts}
%p = {comparison}
%x = affine.load %t[%k] : memref<{extent}xf32>
{CONTRIBUTED[contributed]}"""
    target = "%k" if place == "scattered" else "0"
    cell = f"%g[{target}] : memref<{extent}xf32>"
    if place == "carried":
        loop = f"""%start = affine.load %g[0] : memref<{extent}xf32>
%r = affine.for %k = 0 to {extent} iter_args(%a = %start) -> (f32) {{
{body}
{UPDATED[updated]}
affine.yield %b : f32
}}
affine.store %r, %g[0] : memref<{extent}xf32>"""
    else:
        loop = f"""affine.for %k = 0 to {extent} {{
{body}
%a = affine.load {cell}
{UPDATED[updated]}
affine.store %b, {cell}
}}"""
    return f"""
func.func @main(%t: memref<{extent}xf32> {{llvm.noalias}},
                %g: memref<{extent}xf32> {{llvm.noalias}},
                %e: {compared}, %q: i1) {{
%zero = arith.constant 0.0 : f32
%minus = arith.constant -0.0 : f32
%one = arith.constant 1.0 : f32
%lowest = arith.constant 0xFF800000 : f32
{loop}
func.return
}}"""


def outcome(module: ModuleOp, arguments: list[Any]) -> Any:
    given = [one.copy() if isinstance(one, np.ndarray) else one for one in arguments]
    run_function(module, "main", given)
    return bits(given[1])


def loops(module: ModuleOp) -> int:
    return sum(op.name == "affine.for" for op in module.walk())


WHOLE = st.integers(-2, 6)
TABLE = st.sampled_from([-0.0, 0.0, 1.5, -2.0])
ANY = st.sampled_from([-0.0, 0.0, 1.5, float("inf"), float("nan")])
SOUGHT = {
    "index": WHOLE,
    "i32": WHOLE | st.just(-(2**31)),
    "f32": WHOLE.map(float) | st.sampled_from([-0.0, 0.5, -0.5, float("nan"), float("inf"), 1e30]),
}


@pytest.mark.parametrize("place", PLACES)
@settings(max_examples=some_of(150), deadline=None)
@given(case=st.sampled_from(CASES), extent=st.sampled_from(EXTENTS), data=st.data())
def test_values_are_the_same_bit_for_bit(
    place: str, case: tuple[str, str, str], extent: int, data: st.DataObject
) -> None:
    compared, contributed, updated = case
    text = program(compared, contributed, updated, place, extent)
    module = parse_module(make_context(), text)
    numbers = TABLE if "product" in contributed else ANY
    arguments: list[Any] = [
        np.array(data.draw(st.lists(numbers, min_size=extent, max_size=extent)), np.float32),
        np.array(data.draw(st.lists(TABLE, min_size=extent, max_size=extent)), np.float32),
        data.draw(SOUGHT[compared]),
        data.draw(st.booleans()),
    ]
    before = outcome(module, arguments)
    PassManager.parse(make_context(), "gather-one-hot").run(module)
    require_valid(module)
    assert outcome(module, arguments) == before, text


@pytest.mark.parametrize("compared", COMPARED)
@pytest.mark.parametrize("place", PLACES)
def test_the_loop_goes(compared: str, place: str) -> None:
    contributed = "minus zero" if place == "scattered" else "select"
    module = parse_module(make_context(), program(compared, contributed, "add", place, 5))
    PassManager.parse(make_context(), "gather-one-hot").run(module)
    assert not loops(module)


@pytest.mark.parametrize(
    ("contributed", "updated"),
    [
        ("one", "multiply"),
        ("one", "divide"),
        ("lowest", "maximum"),
        ("product of what is selected", "add"),
    ],
)
def test_each_operation_has_a_number_that_changes_nothing(contributed: str, updated: str) -> None:
    text = program("index", contributed, updated, "carried", 5)
    for neutral, left in ((text, 0), (text.replace("1.0", "2.0").replace("0xFF800000", "0.0"), 1)):
        module = parse_module(make_context(), neutral)
        PassManager.parse(make_context(), "gather-one-hot{finite=true signed-zeros=false}").run(
            module
        )
        # What is not selected is zero all the same, whatever the other numbers are.
        assert loops(module) == (0 if updated == "add" else left)


@pytest.mark.parametrize(
    ("contributed", "updated", "place"),
    [
        # Cells that are -0.0 become +0.0, all of them.
        ("select", "add", "scattered"),
        # The accumulator may be -0.0, and zeros that are added of any sign.
        ("product", "add", "gathered"),
    ],
)
def test_the_loop_stays_where_signs_of_zeros_may_change(
    contributed: str, updated: str, place: str
) -> None:
    module = parse_module(make_context(), program("index", contributed, updated, place, 5))
    PassManager.parse(make_context(), "gather-one-hot").run(module)
    assert loops(module) == 1


def test_floats_that_are_several_indices_are_left() -> None:
    """From 2^24 on, two indices are one number of single precision."""
    for extent, left in ((1 << 24, 0), ((1 << 24) + 1, 1)):
        module = parse_module(make_context(), program("f32", "select", "add", "carried", extent))
        PassManager.parse(make_context(), "gather-one-hot").run(module)
        assert loops(module) == left


def test_integers_too_narrow_for_the_indices_are_left() -> None:
    text = program("i32", "select", "add", "carried", 200)
    for width, left in (("i32", 0), ("i8", 1)):
        module = parse_module(make_context(), text.replace("i32", width))
        PassManager.parse(make_context(), "gather-one-hot").run(module)
        assert loops(module) == left


SUMS = """
func.func @main(%g: memref<5x2xf32> {llvm.noalias}, %l: memref<4xi32> {llvm.noalias},
                %x: memref<4x2xf32> {llvm.noalias}) {
  %start = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  affine.for %d = 0 to 2 {
    affine.for %k = 0 to 5 {
      %s = affine.for %i = 0 to 4 iter_args(%a = %start) -> (f32) {
        %v = affine.load %x[%i, %d] : memref<4x2xf32>
        %e = affine.load %l[%i] : memref<4xi32>
        %n = arith.index_cast %e : i32 to index
        %p = arith.cmpi eq, %k, %n : index
        %y = arith.select %p, %v, %zero : f32
        %c = arith.addf %a, %y : f32
        affine.yield %c : f32
      }
      affine.store %s, %g[%k, %d] : memref<5x2xf32>
    }
  }
  func.return
}
"""


@settings(max_examples=some_of(30), deadline=None)
@given(labels=st.lists(st.integers(-1, 5), min_size=4, max_size=4))
def test_sums_for_each_index_are_those_of_numpy(labels: list[int]) -> None:
    module = parse_module(make_context(), SUMS)
    PassManager.parse(make_context(), "gather-one-hot{signed-zeros=false}").run(module)
    require_valid(module)
    assert loops(module) == 4  # a fill, rows of labels
    result = np.full((5, 2), 7.0, np.float32)
    given = np.arange(8, dtype=np.float32).reshape(4, 2)
    run_function(module, "main", [result, np.array(labels, np.int32), given])
    expected = np.ones((5, 2), np.float32)
    for label, row in zip(labels, given, strict=True):
        if 0 <= label < 5:
            expected[label] += row
    assert result.tolist() == expected.tolist()
