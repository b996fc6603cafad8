"""The plan of a reversal by itself: made from a program that nothing is written into."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.autodiff.operations.table import methods
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.autodiff.plan.facts.key import Key, Mode
from ad_opt.passes.autodiff.plan.facts.wanted import Records, Shadow, Trips, Way
from ad_opt.passes.autodiff.plan.planning import plan_reversal
from ad_opt.passes.autodiff.plan.reversal_plan import ReversalPlan, UpdateInPlace
from ad_opt.passes.tangents.accumulation import accumulating
from ad_opt.passes.tangents.module_tangents import conforming
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, OpResult

CONSTANTS = """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %half = arith.constant 0.5 : f64
"""


def plan_of(
    text: str, activities: tuple[str, ...], results: tuple[bool, ...], mode: Mode = "combined"
) -> ReversalPlan:
    """The plan for @f, which leaves the program as it is."""
    module = parse_module(make_context(), text, "f.mlir")
    before = str(module)
    with conforming(module), accumulating(module):
        session = Session(module, methods)
        func = session.function("f", module)
        assert isinstance(func, FuncOp)
        key = Key("f", mode, activities, results)
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
    assert plan.updates == {store: UpdateInPlace(old, x.results[0], is_difference=False)}
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


CUBES = f"""
func.func @f(%x: f64, %a: memref<9xf64>) -> f64 {{ {CONSTANTS}
  %h = math.sin %x : f64
  %r = scf.for %i = %c0 to %c9 step %c1 iter_args(%t = %h) -> (f64) {{
    %v = memref.load %a[%i] : memref<9xf64>
    %s = arith.mulf %t, %t : f64
    %c = arith.mulf %s, %t : f64
    %e = math.exp %c : f64
    %u = arith.mulf %e, %v : f64
    scf.yield %u : f64
  }}
  return %r : f64
}}"""


def test_each_value_that_is_wanted_has_a_way() -> None:
    """d(t t t) needs t and t t, d(exp c) its result, d(e v) both factors; indices are counted."""
    plan = plan_of(CUBES, ("active", "dup"), (True,))
    (loop,) = named(plan, "scf.for")
    variable, t = loop.regions[0].block.args
    (load,), (exp,) = named(plan, "memref.load"), named(plan, "math.exp")
    square, _, product = named(plan, "arith.mulf")
    found = {
        wanted: recovery
        for wanted, recovery in plan.recoveries.items()
        if not (isinstance(wanted, OpResult) and wanted.op.name == "arith.constant")
    }
    assert {wanted: recovery.way for wanted, recovery in found.items()} == {
        load.results[0]: Way.LOADED,
        exp.results[0]: Way.SAVED,
        square.results[0]: Way.COMPUTED,
        t: Way.SAVED,
        variable: Way.COUNTED,
    }
    assert all(found[x].loop is loop and found[x].records == 9 for x in (t, exp.results[0]))
    assert found[load.results[0]].at is product


def test_what_a_function_of_its_own_does_not_see_is_saved() -> None:
    """Split: x is kept for d(sin x); the frame of the loop is a handle in that of the function."""
    plan = plan_of(CUBES, ("active", "dup"), (True,), "augmented")
    (loop,) = named(plan, "scf.for")
    x, a = plan.primal.body.block.args
    for wanted in (x, a, Shadow(a), Records(loop)):
        recovery = plan.recoveries[wanted]
        assert (recovery.way, recovery.loop, recovery.records) == (Way.SAVED, None, 1)
    assert plan.recoveries[Trips(loop)].way is Way.COMPUTED


def test_a_load_is_repeated_only_where_memory_still_holds_it() -> None:
    """m[0] is overwritten behind the load, whose value the way back needs: it is in local memory
    that is not put back, since that would keep as much.
    """
    text = f"""
func.func @f(%x: f64) -> f64 {{ {CONSTANTS}
  %m = memref.alloca() : memref<1xf64>
  memref.store %x, %m[%c0] : memref<1xf64>
  scf.for %i = %c0 to %c9 step %c1 {{
    %v = memref.load %m[%c0] : memref<1xf64>
    %e = math.sin %v : f64
    memref.store %e, %m[%c0] : memref<1xf64>
  }}
  %r = memref.load %m[%c0] : memref<1xf64>
  return %r : f64
}}"""
    plan = plan_of(text, ("active",), (True,))
    load, _ = named(plan, "memref.load")
    (alloc,) = named(plan, "memref.alloca")
    assert not plan.is_undone(alloc)
    assert plan.recoveries[load.results[0]].way is Way.SAVED


def test_plans_are_not_changed() -> None:
    plan = plan_of(CUBES, ("active", "dup"), (True,))
    tables = (plan.recoveries, plan.snapshots, plan.calls, plan.refills, plan.updates)
    for table in (*tables, plan.storage.again):
        with pytest.raises(TypeError):
            table[plan.primal] = plan.primal  # pyright: ignore[reportIndexIssue]
    with pytest.raises(FrozenInstanceError):
        next(iter(plan.recoveries.values())).way = Way.SAVED  # pyright: ignore[reportAttributeAccessIssue]
    for kept in (plan.needed, plan.repeated_calls, plan.upward, plan.freed, plan.needs_shadow):
        assert isinstance(kept, frozenset)
    assert isinstance(plan.carrying, frozenset)
    with pytest.raises(FrozenInstanceError):
        plan.refills = {}  # pyright: ignore[reportAttributeAccessIssue]
    with pytest.raises(FrozenInstanceError):
        plan.storage.refilled = frozenset()  # pyright: ignore[reportAttributeAccessIssue]
