"""Loops that nests outnumber: against the trips of all loops, for sizes of many kinds."""

from __future__ import annotations

from math import prod
from random import Random

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.analysis.affine.outnumbered import (
    BELOW,
    MANY,
    SHORT,
    levels_in,
    outnumbered,
    outnumbered_in,
)
from ad_opt.passes.infrastructure.manager import PassManager
from xdsl.ir import Operation

HEAD = """func.func @f(%m: memref<?x?xf64>, %a: index, %b: index, %c: index, %p: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %x = arith.constant 2.0 : f64
  %d = arith.maxsi %a, %c0 : index
  %rows = memref.dim %m, %c0 : memref<?x?xf64>
  %new = memref.alloc(%b, %c) : memref<?x?xf64>
  %columns = memref.dim %new, %c1 : memref<?x?xf64>
"""
SAME = {"%d": "%a", "%columns": "%c"}
"""Values that are the size on the right."""


def nest(*bounds: str, label: str = "", step: str = "%c1", low: str = "%c0") -> str:
    """Text of loops in each other; the last one has a label."""
    if not bounds:
        return "memref.store %x, %m[%c0, %c0] : memref<?x?xf64>\n"
    first, *others = bounds
    mark = f' {{schedule.loop = "{label}"}}' if not others and label else ""
    at = f"%i{first.strip('%')}{len(bounds)}"
    inner = nest(*others, label=label, step=step, low=low)
    return f"scf.for {at} = {low} to {first} step {step} {{\n{inner}}}{mark}\n"


def function_of(text: str) -> Operation:
    """The function of such loops."""
    module = parse_module(make_context(), HEAD + text + "return\n}")
    return next(op for op in walk(module) if op.name == "func.func")


def found_in(text: str) -> set[str]:
    """The labels of the loops that are outnumbered."""
    levels = levels_in(function_of(text))
    marks = [op.attributes.get("schedule.loop") for op in outnumbered(levels)]
    return {str(mark).strip('"') for mark in marks if mark is not None}


DEEP = nest("%a", "%b", "%c", label="deep")


@pytest.mark.parametrize("bound", ["%a", "%b", "%c", "%d", "%columns"])
def test_sizes_that_a_nest_runs_over(bound: str):
    """A size is the same behind a maximum with zero, and asked of an array that was made of it."""
    assert found_in(DEEP + nest(bound, label="seldom")) == {"seldom"}


@pytest.mark.parametrize(
    "text",
    [
        nest("%rows", label="other"),  # rows of the argument may be more than all three together
        nest("%a", "%b", label="other"),  # one level apart
        nest("%a", label="other", step="%c2"),
        nest("%a", label="other", low="%c1"),
        nest("%a", "%a", label="other"),
    ],
)
def test_loops_that_may_run_as_often(text: str):
    assert found_in(DEEP + text) == set()


def test_a_nest_in_a_branch_outnumbers_what_is_in_the_branch():
    branch = f"scf.if %p {{\n{DEEP}{nest('%a', label='inside')}}}\n"
    assert found_in(branch + nest("%a", label="outside")) == {"inside"}


def test_loops_of_few_trips_are_no_levels():
    short = nest("%a", "%b", "%c8", label="deep")
    assert found_in(short + nest("%a", label="other")) == set()
    assert found_in(DEEP + nest("%a", "%c8", label="seldom")) == {"seldom"}


def test_around_loops_all_of_which_run_seldom():
    inner = nest("%a", label="in")
    loops = f'scf.for %o = %c0 to %c8 step %c1 {{\n{inner}}} {{schedule.loop = "out"}}\n'
    assert found_in(DEEP + loops) == {"in", "out"}
    assert found_in(loops.replace("}\n}", "}\n" + DEEP + "}", 1)) == {"in"}


def test_functions_of_few_loops_have_none():
    assert outnumbered_in(function_of(DEEP + nest("%a"))) == frozenset()
    many = function_of(DEEP + MANY * nest("%a"))
    assert len(outnumbered_in(many)) == MANY


@pytest.mark.parametrize("seed", range(60))
def test_trips(seed: int):
    """However large the sizes are, some nest has more trips by two factors of `SHORT`."""
    random = Random(seed)
    names = ["%a", "%b", "%c", "%d", "%columns", "%c64"]
    nests = [random.choices(names, k=random.randint(1, 5)) for _ in range(8)]
    text = "".join(nest(*bounds, label=str(at)) for at, bounds in enumerate(nests))
    found = {int(label) for label in found_in(text)}
    for _ in range(20):
        sizes = {name: SHORT * 2 ** random.randint(0, 12) for name in ("%a", "%b", "%c")}
        sizes["%c64"] = 64
        trips = [prod(sizes[SAME.get(name, name)] for name in bounds) for bounds in nests]
        for at in found:
            assert trips[at] * SHORT**BELOW <= max(trips)


EXTREME = """%best = scf.for %i = %c0 to SIZE step %c1 iter_args(%a0 = %x) -> (f64) {
  %e = memref.load %m[%i, %c0] : memref<?x?xf64>
  %next = arith.maxnumf %a0, %e : f64
  scf.yield %next : f64
}
"""
LANES = """scf.for %i = %c0 to SIZE step %c1 {
  %e = memref.load %m[%i, %c0] : memref<?x?xf64>
  %q = scf.for %k = %c0 to %c8 step %c1 iter_args(%s = %e) -> (f64) {
    %r = arith.divf %s, %x : f64
    scf.yield %r : f64
  }
  memref.store %q, %m[%i, %c0] : memref<?x?xf64>
}
"""


@pytest.mark.parametrize(
    ("loop", "transformation", "made"),
    [
        (EXTREME, "speculate-extremes", "arith.maximumf"),
        (LANES, "vectorize-independent-loops", "vector."),
    ],
)
def test_passes_leave_them_alone(loop: str, transformation: str, made: str):
    """More code for faster loops is made where no other loop runs more often."""
    many = DEEP + MANY * nest("%a")
    for size, changed in (("%rows", True), ("%a", False)):
        context = make_context()
        text = HEAD + loop.replace("SIZE", size) + many + "return\n}"
        module = parse_module(context, text)
        PassManager.parse(context, transformation).run(module)
        assert any(op.name.startswith(made) for op in walk(module)) is changed
