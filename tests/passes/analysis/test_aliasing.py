"""Aliasing and effects are sound: random programs about memory, watched in the interpreter."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.analysis.memory.objects import Alloc, Arg, Global
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.ops.call_graph import CallGraph
from ad_opt.passes.ops.memory_ops import is_memref
from xdsl.dialects.builtin import FunctionType, ModuleOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.traits import IsTerminator

from memory_programs import memory_program
from probes import (
    call,
    declare,
    entry_copy,
    fresh,
    insert_after,
    operations_with_place,
    values_with_place,
)

GROUPS = [0, *(pytest.param(k, marks=pytest.mark.slow) for k in range(1, 20))]


def address(memref: Any) -> int:
    return memref.data.__array_interface__["data"][0]


def contents(memref: Any) -> bytes:
    return memref.view().tobytes()


def arguments(rng: random.Random, function: Operation) -> list[Any]:
    """Numbers, and buffers of which two are sometimes one."""
    type = function.properties["function_type"]
    assert isinstance(type, FunctionType)
    shared = np.array([0.25, -1.0, 2.0, 3.5])
    found: list[Any] = []
    for t in type.inputs:
        if str(t) == "index":
            found.append(rng.randrange(3))
        elif is_memref(t):
            found.append(shared if rng.random() < 0.4 else np.array([rng.random()] * 4))
        else:
            found.append(rng.uniform(-2, 2))
    return found


def start(seed: int) -> tuple[random.Random, ModuleOp, Operation]:
    rng = random.Random(seed)
    text = memory_program(seed, nested_buffers=seed % 2 == 1)
    module = fresh(text)
    return rng, module, entry_copy(module, rng)


# Both tests look at one group after the other, so that its programs are read once.
@pytest.mark.parametrize("group", GROUPS, scope="module")
def test_what_may_not_alias_is_never_one_buffer(group: int) -> None:
    for seed in range(group * 25, group * 25 + 25):
        rng, module, function = start(seed)
        aliasing = AnalysisManager().get(Aliasing, function)
        values = [v for v in values_with_place(function) if str(v.type) == "memref<4xf64>"]
        apart = [(a, b) for a in values for b in values if not aliasing.may_alias(a, b)]
        seen: dict[SSAValue, set[int]] = {value: set() for value in values}
        kept: list[Any] = []
        externals: dict[str, Any] = {}

        def look(seen: dict[SSAValue, set[int]], kept: list[Any], value: SSAValue, m: Any) -> Any:
            seen[value].add(address(m))
            kept.append(m.data)  # an address stands for one buffer while that one lives
            return ()

        for number, value in enumerate(values):
            name = f"look{number}"
            declare(module, name, FunctionType.from_lists([value.type], []))
            insert_after(value, call(name, value))
            externals[name] = partial(look, seen, kept, value)
        Interpreter(module, externals=externals).run("entry", arguments(rng, function))
        for a, b in apart:
            assert not seen[a] & seen[b], f"seed {seed}: {a.name_hint}, {b.name_hint}\n{module}"


def in_sight(op: Operation) -> list[SSAValue]:
    """Memrefs defined in the block of ``op`` before it, and the function's arguments."""
    found: list[SSAValue] = []
    block = op.parent
    assert isinstance(block, Block)
    for earlier in block.ops:
        if earlier is op:
            break
        found.extend(earlier.results)
    return [v for v in (*found, *block.args) if str(v.type) == "memref<4xf64>"]


@pytest.mark.parametrize("group", GROUPS, scope="module")
def test_what_is_not_written_stays_as_it_is(group: int) -> None:
    checked = 0
    for seed in range(group * 25, group * 25 + 25):
        rng, module, function = start(seed)
        effects = AnalysisManager().get(Effects, function)
        snapshots: dict[int, list[bytes]] = {}
        externals: dict[str, Any] = {}

        def before(snapshots: dict[int, list[bytes]], number: int, m: Any) -> Any:
            snapshots.setdefault(number, []).append(contents(m))
            return ()

        def after(snapshots: dict[int, list[bytes]], number: int, what: Any, m: Any) -> Any:
            assert snapshots[number].pop() == contents(m), what()
            return ()

        pairs = [
            (op, m)
            for op in operations_with_place(function)
            if not op.has_trait(IsTerminator)
            for m in in_sight(op)
            if not effects.may_write(op, m) and (op.regions or effects.own(op).writes)
        ]
        checked += len(pairs)
        for number, (op, memref) in enumerate(rng.sample(pairs, min(len(pairs), 20))):
            what = partial("seed {}: {} and {}\n{}".format, seed, op, memref.name_hint, module)
            for kind in ("before", "after"):
                type = FunctionType.from_lists([memref.type], [])
                declare(module, f"{kind}{number}", type)
            externals[f"before{number}"] = partial(before, snapshots, number)
            externals[f"after{number}"] = partial(after, snapshots, number, what)
            assert op.parent is not None
            op.parent.insert_op_before(call(f"before{number}", memref), op)
            op.parent.insert_op_after(call(f"after{number}", memref), op)
        Interpreter(module, externals=externals).run("entry", arguments(rng, function))
    assert checked > 20


def function_of(text: str, name: str = "f") -> tuple[Operation, AnalysisManager]:
    module = parse_module(make_context(), text)
    graph = CallGraph(module)
    (found,) = [f for f in graph.functions if f.properties["sym_name"].data == name]  # pyright: ignore
    return found, AnalysisManager()


MIXED = """
memref.global "private" @g : memref<4xf64> = dense<0.0>
func.func @f(%a: memref<4xf64>, %b: memref<4xf64>, %w: memref<4xf32>, %bytes: memref<8xi8>) {
  %m = memref.alloc() : memref<4xf64>
  %n = memref.alloc() : memref<4xf64>
  %v = memref.subview %m[1] [2] [1] : memref<4xf64> to memref<2xf64, strided<[1], offset: 1>>
  %g = memref.get_global @g : memref<4xf64>
  %t = memref.alloc() : memref<1xmemref<4xf64>>
  %c0 = arith.constant 0 : index
  memref.store %n, %t[%c0] : memref<1xmemref<4xf64>>
  %u = memref.load %t[%c0] : memref<1xmemref<4xf64>>
  return
}
"""


def test_objects_and_overlap() -> None:
    func, analyses = function_of(MIXED)
    aliasing = analyses.get(Aliasing, func)
    named = {v.name_hint: v for op in walk(func) for v in op.results}
    named |= {v.name_hint: v for v in func.regions[0].block.args}
    assert aliasing.objects(named["a"]) == {Arg(0)}
    assert aliasing.objects(named["v"]) == {Alloc(named["m"].owner)}  # pyright: ignore
    assert aliasing.objects(named["g"]) == {Global("g")}
    assert aliasing.objects(named["u"]) is None
    overlapping = {
        frozenset((x, y))
        for x, one in named.items()
        for y, other in named.items()
        if x != y and is_memref(one.type) and is_memref(other.type)
        and aliasing.may_alias(one, other)
    }  # fmt: skip
    pairs = "a b,a g,b g,a bytes,b bytes,w bytes,g bytes,m v,u a,u b,u w,u g,u bytes,u n"
    assert overlapping == {frozenset(pair.split()) for pair in pairs.split(",")}
    assert not aliasing.escapes(Alloc(named["m"].owner))  # pyright: ignore
    assert aliasing.escapes(Alloc(named["n"].owner))  # pyright: ignore


def test_same_location() -> None:
    func, analyses = function_of("""
func.func @f(%m: memref<4xf64>, %i: index) {
  %c1 = arith.constant 1 : index
  %d1 = arith.constant 1 : index
  return
}""")
    aliasing = analyses.get(Aliasing, func)
    m, i = func.regions[0].block.args
    one, other, _ = (op.results[0] if op.results else i for op in func.regions[0].block.ops)
    assert aliasing.must_same_location(m, [one], m, [other])
    assert aliasing.must_same_location(m, [i], m, [i])
    assert not aliasing.must_same_location(m, [i], m, [one])


def test_writes_between() -> None:
    func, analyses = function_of("""
func.func @f(%m: memref<4xf64>, %w: memref<4xf32>, %n: index, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %m[%i] : memref<4xf64>
  }
  %y = memref.load %w[%c0] : memref<4xf32>
  return
}""")
    effects = analyses.get(Effects, func)
    c0, _, loop, load, _ = func.regions[0].block.ops
    m, w, _, _ = func.regions[0].block.args
    assert effects.may_write_between(c0, load, m)
    assert effects.may_write_between(c0, loop, m)
    assert not effects.may_write_between(loop, load, m)
    assert not effects.may_write_between(c0, load, w)
    assert effects.writes(loop) == [m]
    assert effects.reads(load) == [w]
    assert effects.is_read_only(w)
    assert not effects.is_read_only(m)


def test_an_unknown_operation_does_anything() -> None:
    ctx = make_context(allow_unregistered=True)
    module = parse_module(ctx, """
func.func @f(%m: memref<4xf64>) {
  %a = memref.alloc() : memref<4xf64>
  "some.thing"() : () -> ()
  return
}""")  # fmt: skip
    func = module.body.block.first_op
    assert func is not None
    effects = AnalysisManager().get(Effects, func)
    alloc, unknown, _ = func.regions[0].block.ops
    assert effects.writes(unknown) is None
    assert effects.may_write(unknown, func.regions[0].block.args[0])
    assert not effects.may_write(unknown, alloc.results[0])


def test_call_graph() -> None:
    module = parse_module(make_context(), """
func.func @a() { func.call @b() : () -> ()
  return }
func.func @b() { func.call @c() : () -> ()
  func.call @a() : () -> ()
  return }
func.func @c() { func.call @d() : () -> ()
  return }
func.func private @d()
func.func @e() { %f = func.constant @e : () -> ()
  func.call_indirect %f() : () -> ()
  return }
""")  # fmt: skip
    graph = CallGraph(module)
    a, b, c, d, e = graph.functions
    assert [set(group) for group in graph.components] == [{d}, {c}, {a, b}, {e}]
    assert [graph.is_recursive(f) for f in (a, b, c, d, e)] == [True, True, False, False, True]
    assert graph.callees(b) == (c, a)


def test_long_call_chains_and_deep_nesting_are_fine() -> None:
    depth = 3000
    chain = [
        f"func.func @f{k}(%m: memref<f64>) {{ func.call @f{k + 1}(%m) : (memref<f64>) -> ()\n"
        "return }"
        for k in range(depth)
    ]
    last = f"""func.func @f{depth}(%m: memref<f64>) {{
      %x = arith.constant 1.0 : f64
      memref.store %x, %m[] : memref<f64>
      return }}"""
    func, analyses = function_of("\n".join([*chain, last]), "f0")
    effects = analyses.get(Effects, func)
    assert effects.aliasing.objects_of(effects.total.writes) == {Arg(0)}


def test_results_of_what_never_returns() -> None:
    text = """
    func.func private @endless() -> memref<f64> {
      cf.br ^again
    ^again:
      cf.br ^again
    }
    func.func @caller() -> memref<f64> {
      %m = func.call @endless() : () -> memref<f64>
      return %m : memref<f64>
    }
    """
    module = parse_module(make_context(), text)
    caller = module.body.block.last_op
    assert caller is not None
    (result,) = (op.results[0] for op in walk(caller) if op.name == "func.call")
    assert Aliasing.compute(caller, AnalysisManager()).objects(result) is None


SHADOWS = """
func.func @f(%x: memref<4xf64>, %dx: memref<4xf64> {autodiff.shadow}, %y: memref<?xf64>,
             %dy: memref<?xf64> {autodiff.shadow}, %n: memref<4xi64>, %bytes: memref<?xi8>,
             %p: !llvm.ptr) {
  %g = memref.get_global @g : memref<4xf64>
  func.return
}
memref.global @g : memref<4xf64> = dense<0.0>"""


def test_shadows_overlap_only_shadows() -> None:
    """As arguments may be one memory, so may their shadows; bytes and addresses may be anything."""
    module = parse_module(make_context(), SHADOWS)
    function = module.body.block.first_op
    assert function is not None
    aliasing = AnalysisManager().get(Aliasing, function)
    x, dx, y, dy, n, data, p = function.regions[0].block.args
    g = next(op for op in walk(function) if op.name == "memref.get_global").results[0]
    pairs = {(x, y), (dx, dy), *((v, w) for v in (x, dx, y, dy, n, g) for w in (data, p))}
    pairs |= {(v, g) for v in (x, dx, y, dy)} | {(data, p)}
    every = [x, dx, y, dy, n, data, p, g]
    for at, one in enumerate(every):
        for other in every[at + 1 :]:
            expected = (one, other) in pairs or (other, one) in pairs
            assert aliasing.may_alias(one, other) == expected, (one, other)
            assert aliasing.may_alias(other, one) == expected, (one, other)


def test_shadows_among_addresses() -> None:
    """Arguments marked as shadows alias shadows only, and nothing that is loaded."""
    text = """
    func.func @f(%p: !llvm.ptr, %dp: !llvm.ptr {autodiff.shadow}, %q: !llvm.ptr,
                 %dq: !llvm.ptr {autodiff.shadow}, %x: memref<4xf64>,
                 %dx: memref<4xf64> {autodiff.shadow}) {
      %inside = llvm.load %q : !llvm.ptr -> !llvm.ptr
      func.return
    }"""
    function = parse_module(make_context(), text).body.block.first_op
    assert function is not None
    aliasing = AnalysisManager().get(Aliasing, function)
    p, dp, q, dq, x, dx = function.regions[0].block.args
    (inside,) = (op.results[0] for op in walk(function) if op.name == "llvm.load")
    shadows, others = (dp, dq, dx), (p, q, x, inside)
    for one in (*shadows, *others):
        for other in (*shadows, *others):
            expected = (one in shadows) == (other in shadows)
            assert aliasing.may_alias(one, other) == expected, (one, other)


def test_shadows_of_unranked_buffers() -> None:
    """They are marked as others are, so that two of one memory see each other's stores."""
    text = """
    func.func @f(%u: memref<8xf64>, %w: memref<*xf64>) -> f64 {
      %zero = arith.constant 0.0 : f64
      return %zero : f64
    }"""
    ctx = make_context()
    module = parse_module(ctx, text)
    PassManager.parse(ctx, "request-derivative{function=f kind=jvp}").run(module)
    function = module.body.block.last_op
    assert function is not None
    aliasing = AnalysisManager().get(Aliasing, function)
    u, du, w, dw = function.regions[0].block.args
    assert aliasing.may_alias(u, w)
    assert aliasing.may_alias(du, dw)
    assert not aliasing.may_alias(u, dw)
