"""`vectorize-independent-loops`: the same bits as one by one, of programs and derivatives."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import require_valid
from ad_opt.passes.pipelines import DerivativeOptions, derivative
from ad_opt.tools.transform.emit import print_op
from xdsl.dialects.builtin import ModuleOp

import ad_opt
from lane_programs import lane_arguments, lane_program, lane_sum

LANES = "vectorize-independent-loops{lanes=4 cost=false}"
SIZES = (0, 1, 3, 4, 5, 9)


def after(text: str, passes: str) -> ModuleOp:
    """A program behind some passes."""
    ctx = make_context()
    module = parse_module(ctx, text)
    PassManager.parse(ctx, passes).run(module)
    require_valid(module)
    return module


def lanes_of(module: ModuleOp) -> int:
    """The number of values that are vectors."""
    return sum("vector<" in str(result.type) for op in walk(module) for result in op.results)


def same(one: Any, other: Any) -> bool:
    """True if two numbers or arrays have the same bits, but for what is no number."""
    a, b = np.asarray(one), np.asarray(other)
    odd = (a != a) & (b != b)
    return bool((odd | ((a == b) & (np.signbit(a) == np.signbit(b)))).all())


def agree(one: Any, other: Any) -> bool:
    """`same`, of tuples."""
    pair = one is None or other is None
    return one is other if pair else all(map(same, one, other))


@pytest.mark.parametrize("seed", range(24))
def test_random_loops(seed: int) -> None:
    """Branches, loops in loops, divisions, gathers, sums: run by the interpreter."""
    text = lane_program(seed)
    before, lanes = after(text, ""), after(text, LANES)
    assert lanes_of(lanes)
    for size in SIZES:
        one = lane_arguments(seed, text, size)
        other = copy.deepcopy(one)
        assert agree(run_function(before, "f", one), run_function(lanes, "f", other))
        assert all(map(same, one, other))


@pytest.mark.parametrize("seed", range(100, 104))
def test_random_loops_compiled(seed: int) -> None:
    text = lane_program(seed)
    before = after(text, "")
    compiled = ad_opt.load(print_op(after(text, LANES.replace("4", "16"))), cache=False)["f"]
    for size in (0, 1, 15, 16, 17, 40):
        one = lane_arguments(seed, text, size)
        other = copy.deepcopy(one)
        assert agree(run_function(before, "f", one), compiled(*other))
        assert all(map(same, one, other))


@pytest.mark.parametrize("kind", ["grad", "jvp", "hvp"])
@pytest.mark.parametrize("seed", range(6))
def test_random_derivatives(seed: int, kind: str) -> None:
    """Tapes of all lanes: the derivative is the one that runs one by one."""
    text = lane_sum(seed)
    made = print_op(after(text, derivative("f", kind, DerivativeOptions(private=True))))
    before, lanes = after(made, ""), after(made, LANES)
    name = f"f_{kind}"
    (func,) = (op for op in before.body.ops if op.sym_name.data == name)  # pyright: ignore
    for size in SIZES:
        one = _arguments(func, seed, size)
        other = copy.deepcopy(one)
        assert agree(run_function(before, name, one), run_function(lanes, name, other))
        for a, b in zip(one, other, strict=True):
            # Cotangents that several iterations add to one element come in another order.
            assert np.allclose(a, b, rtol=1e-5, atol=1e-6)


SOLVERS = {
    # Steps until it has converged: as many as the number needs.
    "newton": """
    %last = scf.while (%y = %e) : (f64) -> f64 {
      %yy = arith.mulf %y, %y : f64
      %d = arith.subf %yy, %e : f64
      %part = arith.mulf %tiny, %e : f64
      %more = arith.cmpf ogt, %d, %part : f64
      scf.condition(%more) %y : f64
    } do {
    ^bb0(%y: f64):
      %q = arith.divf %e, %y : f64
      %s = arith.addf %y, %q : f64
      %h = arith.mulf %s, %half : f64
      scf.yield %h : f64
    }""",
    # Products of other lengths.
    "powers": """
    %last = scf.for %j = %c0 to %m step %c1 iter_args(%p = %e) -> (f64) {
      %q = arith.mulf %p, %e : f64
      %r = math.sin %q : f64
      scf.yield %r : f64
    }""",
    # Loops of other lengths in loops of other lengths, in a branch.
    "nested": """
    %c = arith.cmpf ogt, %e, %half : f64
    %last = scf.if %c -> (f64) {
      %w = scf.for %j = %c0 to %m step %c1 iter_args(%p = %e) -> (f64) {
        %v = scf.while (%y = %p) : (f64) -> f64 {
          %more = arith.cmpf ogt, %y, %half : f64
          scf.condition(%more) %y : f64
        } do {
        ^bb0(%y: f64):
          %part = arith.mulf %y, %half : f64
          %l = math.sin %part : f64
          scf.yield %l : f64
        }
        %x1 = arith.mulf %v, %e : f64
        %x2 = arith.mulf %x1, %x1 : f64
        %x3 = arith.addf %x2, %e : f64
        scf.yield %x3 : f64
      }
      scf.yield %w : f64
    } else {
      %w = math.exp %e : f64
      scf.yield %w : f64
    }""",
}
SOLVER = """
func.func @f(%x: memref<?xf64>, %u: memref<8xf64>, %k: memref<?xindex>, %n: index) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %tiny = arith.constant 1.0e-9 : f64
  %total = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f64) {{
    %m = memref.load %k[%i] : memref<?xindex>
    %factor = memref.load %u[%m] : memref<8xf64>
    %xi = memref.load %x[%i] : memref<?xf64>
    %e = arith.mulf %xi, %factor : f64{body}
    %next = arith.addf %sum, %last : f64
    scf.yield %next : f64
  }}
  return %total : f64
}}"""


@pytest.mark.parametrize("kind", ["grad", "jvp", "hvp"])
@pytest.mark.parametrize("name", SOLVERS)
def test_derivatives_of_solvers(name: str, kind: str) -> None:
    """Values of each trip are kept for the lanes that have it, and read from the last one back."""
    text = SOLVER.format(body=SOLVERS[name])
    if kind == "hvp":
        text = text.replace(
            "%factor = memref.load %u[%m] : memref<8xf64>",
            "%factor = memref.load %x[%i] : memref<?xf64>",
        )
    made = print_op(after(text, derivative("f", kind, DerivativeOptions(private=True))))
    before, lanes = after(made, ""), after(made, LANES)
    assert lanes_of(lanes)
    (func,) = (op for op in before.body.ops if op.sym_name.data == f"f_{kind}")  # pyright: ignore
    for size in SIZES:
        one = [np.abs(a) if isinstance(a, np.ndarray) else a for a in _arguments(func, 1, size)]
        other = copy.deepcopy(one)
        assert agree(
            run_function(before, f"f_{kind}", one), run_function(lanes, f"f_{kind}", other)
        )
        for a, b in zip(one, other, strict=True):
            # Cotangents that several iterations add to one element come in another order.
            assert np.allclose(a, b, rtol=1e-12, atol=0)


def _arguments(func: Any, seed: int, size: int) -> list[Any]:
    rng = np.random.default_rng(seed)
    made: list[Any] = []
    for kind in func.function_type.inputs:
        if not hasattr(kind, "element_type"):
            made.append(size if str(kind) == "index" else float(rng.normal()))
            continue
        shape = [size if extent < 0 else extent for extent in kind.get_shape()]
        if str(kind.element_type) == "index":
            made.append(rng.integers(0, 8, shape))
        else:
            floats = np.float32 if str(kind.element_type) == "f32" else np.float64
            made.append(np.round(rng.normal(size=shape) * 2, 1).astype(floats))
    return made


FIRST_REGIONS = {
    "a branch": """
      %more = arith.cmpi slt, %it, %limit : index
      %go, %j, %b = scf.if %more -> (i1, index, f64) {
        %small = arith.cmpf olt, %a, %half : f64
        %large = arith.xori %small, %true : i1
        %j2 = scf.if %small -> (index) {
          scf.yield %it : index
        } else {
          %j1 = arith.addi %it, %c1 : index
          scf.yield %j1 : index
        }
        %b1 = scf.if %large -> (f64) {
          %e = math.exp %half : f64
          %b2 = arith.mulf %a, %e : f64
          scf.yield %b2 : f64
        } else {
          scf.yield %a : f64
        }
        scf.yield %large, %j2, %b1 : i1, index, f64
      } else {
        scf.yield %false, %it, %a : i1, index, f64
      }""",
    "memory": """
      %j = arith.addi %it, %c1 : index
      %at = arith.minui %it, %i : index
      %e = memref.load %x[%at] : memref<?xf64>
      %b = arith.addf %a, %e : f64
      %early = arith.cmpi ult, %it, %limit : index
      %small = arith.cmpf olt, %b, %c3 : f64
      %go = arith.andi %early, %small : i1""",
    "a division of integers": """
      %j = arith.addi %it, %c1 : index
      %q = arith.divui %i, %j : index
      %n64 = arith.index_cast %q : index to i64
      %e = arith.sitofp %n64 : i64 to f64
      %b = arith.addf %a, %e : f64
      %early = arith.cmpi ult, %it, %limit : index
      %small = arith.cmpf olt, %b, %c3 : f64
      %go = arith.andi %early, %small : i1""",
    "a loop": """
      %j = arith.addi %it, %c1 : index
      %b = scf.for %k = %c0 to %j step %c1 iter_args(%w = %a) -> (f64) {
        %w1 = arith.mulf %w, %w : f64
        %w2 = arith.addf %w1, %half : f64
        scf.yield %w2 : f64
      }
      %early = arith.cmpi ult, %it, %limit : index
      %small = arith.cmpf olt, %b, %c3 : f64
      %go = arith.andi %early, %small : i1""",
}
"""What gives results of a loop in the region that asks, which lanes that have left it run again."""


@pytest.mark.parametrize("what", FIRST_REGIONS)
def test_results_of_the_region_that_asks(what: str) -> None:
    text = f"""func.func @f(%x: memref<?xf64> {{llvm.noalias}},
                  %y: memref<?xf64> {{llvm.noalias}}) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %limit = arith.constant 3 : index
  %half = arith.constant 0.5 : f64
  %c3 = arith.constant 3.0 : f64
  %zero = arith.constant 0.0 : f64
  %false = arith.constant false
  %true = arith.constant true
  %n = memref.dim %x, %c0 : memref<?xf64>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {{
    %v = memref.load %x[%i] : memref<?xf64>
    %first = arith.remui %i, %c2 : index
    %trips, %r = scf.while (%it = %first, %a = %v) : (index, f64) -> (index, f64) {{
{FIRST_REGIONS[what]}
      scf.condition(%go) %j, %b : index, f64
    }} do {{
    ^bb0(%p: index, %q: f64):
      scf.yield %p, %q : index, f64
    }}
    %t64 = arith.index_cast %trips : index to i64
    %t = arith.sitofp %t64 : i64 to f64
    %both = arith.addf %r, %t : f64
    memref.store %both, %y[%i] : memref<?xf64>
    %next = arith.addf %acc, %both : f64
    scf.yield %next : f64
  }}
  return %sum : f64
}}
"""
    before, lanes = after(text, ""), after(text, LANES)
    assert lanes_of(lanes)
    for size in (1, 4, 5, 12):
        x = np.random.default_rng(size).uniform(0.0, 1.2, size)
        runs: list[Any] = []
        for module in (before, lanes):
            y = np.zeros(size)
            runs.append((*run_function(module, "f", [x.copy(), y]), y))
        assert agree(*runs)
