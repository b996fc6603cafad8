"""The plan of a reversal by itself: made from a program that nothing is written into."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.autodiff.plan.facts.key import Key
from ad_opt.passes.autodiff.plan.reversal_plan import ReversalPlan, plan_reversal
from ad_opt.passes.tangents.accumulation import accumulating
from ad_opt.passes.tangents.module_tangents import conforming
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

CONSTANTS = """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %half = arith.constant 0.5 : f64
"""


def plan_of(text: str, activities: tuple[str, ...], results: tuple[bool, ...]) -> ReversalPlan:
    """The plan for @f, which leaves the program as it is."""
    module = parse_module(make_context(), text, "f.mlir")
    before = str(module)
    with conforming(module), accumulating(module):
        session = Session(module)
        func = session.function("f", module)
        assert isinstance(func, FuncOp)
        key = Key("f", "combined", activities, results)
        plan = plan_reversal(Facts.of(session, key, func, session.analyses_of(func)))
    assert str(module) == before
    return plan


def named(plan: ReversalPlan, name: str) -> list[Operation]:
    return [op for op in walk(plan.primal) if op.name == name]


SCRATCH = f"""
func.func @f(%a: memref<9xf64>, %x: f64) -> f64 {{ {CONSTANTS}
  %t = memref.alloc() : memref<9xf64>
  %r = scf.for %k = %c0 to %c9 step %c1 iter_args(%s = %x) -> (f64) {{
    scf.for %i = %c0 to %c9 step %c1 {{
      %v = memref.load %a[%i] : memref<9xf64>
      %w = arith.FILL %v, SECOND : f64
      memref.store %w, %t[%i] : memref<9xf64>
    }}
    %e = memref.load %t[%k] : memref<9xf64>
    %p = arith.mulf %s, %e : f64
    %u = arith.mulf %p, %e : f64
    scf.yield %u : f64
  }}
  memref.dealloc %t : memref<9xf64>
  return %r : f64
}}"""


def test_scratch_that_is_cheap_to_fill_is_filled_again() -> None:
    text = SCRATCH.replace("FILL", "subf").replace("SECOND", "%half")
    plan = plan_of(text, ("dup", "active"), (True,))
    outer, nest = named(plan, "scf.for")
    assert plan.refills == {outer.regions[0].block: [nest]}
    (alloc,) = named(plan, "memref.alloc")
    assert not plan.is_undone(alloc)
    # The mirror of the allocation frees the buffer, and none is deferred to the tape's end.
    assert plan.freed == {alloc}
    assert plan.mirrored_deallocs == {*named(plan, "memref.dealloc")}


def test_scratch_that_depends_on_what_is_carried_is_not() -> None:
    text = SCRATCH.replace("FILL", "mulf").replace("SECOND", "%s")
    text = text.replace("%w = arith.mulf", "%q = math.sin %v : f64\n %w = arith.mulf")
    text = text.replace("%v, %s", "%q, %s")
    plan = plan_of(text, ("dup", "active"), (True,))
    assert not plan.refills
    assert not plan.storage.again  # what is carried from iteration to iteration is no sum


def test_sums_in_memory_are_updated_in_place() -> None:
    """The cotangent of m[0] stays where it is, since m[0] + x is linear in it."""
    plan = plan_of(
        f"""
func.func @f(%m: memref<1xf64>, %a: memref<9xf64>) {{ {CONSTANTS}
  scf.for %i = %c0 to %c9 step %c1 {{
    %x = memref.load %a[%i] : memref<9xf64>
    %old = memref.load %m[%c0] : memref<1xf64>
    %new = arith.addf %old, %x : f64
    memref.store %new, %m[%c0] : memref<1xf64>
  }}
  return
}}""",
        ("dup", "dup"),
        (),
    )
    (store,), (x, old) = named(plan, "memref.store"), named(plan, "memref.load")
    assert plan.updates == {store: (old, x.results[0])}
    assert plan.updated == {old}
    assert not plan.upward  # iterations share m[0]


def test_shadows_travel_where_control_flow_chooses_buffers() -> None:
    plan = plan_of(
        f"""
func.func @f(%c: i1, %a: memref<9xf64>, %b: memref<9xf64>) -> f64 {{ {CONSTANTS}
  %m = scf.if %c -> (memref<9xf64>) {{
    scf.yield %a : memref<9xf64>
  }} else {{
    scf.yield %b : memref<9xf64>
  }}
  %v = memref.load %m[%c0] : memref<9xf64>
  return %v : f64
}}""",
        ("const", "dup", "dup"),
        (True,),
    )
    (choice,) = named(plan, "scf.if")
    assert plan.needs_shadow == {*plan.primal.body.block.args[1:], *choice.results}


def test_plans_are_not_changed() -> None:
    plan = plan_of("func.func @f(%x: f64) -> f64 {\n  return %x : f64\n}", ("active",), (True,))
    with pytest.raises(FrozenInstanceError):
        plan.refills = {}  # pyright: ignore[reportAttributeAccessIssue]
    with pytest.raises(FrozenInstanceError):
        plan.storage.refilled = frozenset()  # pyright: ignore[reportAttributeAccessIssue]
