"""Local buffers whose stores are undone: where that keeps less than saving what is loaded.

A load whose value the way back needs, from memory that is overwritten later, can be served in two
ways: every store to the buffer keeps what it overwrites and puts it back, so that the load can be
executed again; or the loaded value is saved. Both cost tape for every execution, so the loops
around the stores and around the loads decide. Trip counts that are not constant are guessed.
"""

from __future__ import annotations

from collections import defaultdict
from math import prod

from ad_opt.dialects.support.ir.loop_bounds import bounds_of
from ad_opt.dialects.support.ir.queries import constant_of, walk
from ad_opt.passes.analysis.memory.objects import Alloc, Obj, bits_of
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.autodiff.plan.facts.reloading import Storage
from ad_opt.passes.ops.catalogue import is_cheap, is_load, is_loop
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType
from xdsl.ir import Operation, OpResult, SSAValue

USUAL_TRIPS = 16.0
"""Trips of a loop whose count is not constant. A guess, which weighs old values of stores
against loaded values. Measured: gradients of gmm, lstm and rk4 are equally fast, within noise,
with 1 to 1024.
"""


def undone_objects(facts: Facts, storage: Storage, needed: set[SSAValue]) -> frozenset[Obj]:
    """The local buffers whose stores are undone; ``needed`` values are read back."""
    undone: set[Obj] = set()
    loads: list[Operation] = []
    for op, memref in storage.reads:
        if not is_load(op):
            # A whole buffer is read again: it cannot be saved more cheaply.
            if storage.is_local(memref) and not storage.is_stable(op, memref):
                undone.update(storage.aliasing.objects(memref) or ())
    undone |= _read_by_calls(facts, storage)
    weights = _weights(facts.primal)
    saving: defaultdict[Obj, float] = defaultdict(float)
    undoing: defaultdict[Obj, float] = defaultdict(float)
    for op in walk(facts.primal):
        if is_load(op) and op.results[0] in needed:
            loads.append(op)
        for memref in () if op.regions else facts.effects.writes(op) or ():
            for obj in storage.aliasing.objects(memref) or ():
                undoing[obj] += weights[op] * _elements(op, memref)
    for load in loads:
        memref = load.operands[0]
        if storage.is_local(memref) and not storage.is_stable(load, memref):
            for obj in storage.aliasing.objects(memref) or ():
                saving[obj] += weights[load]
    undone.update(obj for obj, cost in saving.items() if undoing[obj] < cost)
    return frozenset(undone)


def _read_by_calls(facts: Facts, storage: Storage) -> set[Obj]:
    """Local buffers that a callee may read again on its way back, and that are written later.

    A function takes the memory that its caller sees to be then as it was when it returned.
    """
    aliasing = facts.aliasing
    found: set[Obj] = set()
    for op in walk(facts.primal):
        if op.name != "func.call":
            continue
        for bit in bits_of(facts.effects.of(op).reads):
            one = aliasing.all_objects[bit]
            if isinstance(one, Alloc) and not aliasing.escapes(one):
                if not storage.is_stable_object(op, one):
                    found.add(one)
    return found


def with_cheap_sources(needed: set[SSAValue]) -> set[SSAValue]:
    """``needed``, and what it can be computed from cheaply."""
    found: set[SSAValue] = set()
    pending = list(needed)
    while pending:
        value = pending.pop()
        if value in found:
            continue
        found.add(value)
        if isinstance(value, OpResult) and is_cheap(value.op):
            pending += value.op.operands
    return found


def _weights(function: Operation) -> dict[Operation, float]:
    """Estimate how often each operation runs."""
    weights: dict[Operation, float] = {function: 1.0}
    inside: dict[Operation, float] = {}
    for op in walk(function):
        around = op.parent_op()
        assert around is not None
        weight = inside.get(around)
        if weight is None:
            trips = _trips(around) if is_loop(around) else 1.0
            weight = inside[around] = weights[around] * trips
        weights[op] = weight
    return weights


def _elements(op: Operation, memref: SSAValue) -> float:
    """Estimate how many elements an operation overwrites: one, or the whole buffer."""
    if op.name != "memref.copy" or not isinstance(memref.type, MemRefType):
        return 1.0
    return prod(USUAL_TRIPS if n == DYNAMIC_INDEX else n for n in memref.type.get_shape())


def _trips(loop: Operation) -> float:
    if loop.name not in ("scf.for", "scf.parallel"):  # bounds of others are no operands
        return USUAL_TRIPS
    trips = 1.0
    for bounds in bounds_of(loop):
        lower, upper, step = (constant_of(bound) for bound in bounds)
        if lower is None or upper is None or not step:
            trips *= USUAL_TRIPS
        else:
            trips *= max(0, -((lower - upper) // step))
    return trips
