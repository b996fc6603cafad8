"""Buffers whose stores are undone: where that keeps less than saving what is loaded.

These are local buffers, and memory of arguments that nobody wants back (`unrestored_memory`).

A load whose value the way back needs, from memory that is overwritten later, can be served in two
ways: every store to the buffer keeps what it overwrites and puts it back, so that the load can be
executed again; or the loaded value is saved. Both cost tape for every execution, so the loops
around the stores and around the loads decide. Trip counts that are not constant are guessed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from math import prod

from ad_opt.dialects.support.ir.queries import bounds_of, reached, trips_between, walk
from ad_opt.dialects.typetree.kinds import POINTER_SIZE
from ad_opt.passes.analysis.flow.tape_size import size_of
from ad_opt.passes.analysis.memory.objects import Obj, bits_of
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.autodiff.plan.facts.reloading import Storage
from ad_opt.passes.ops.catalogue import is_cheap, is_load, is_loop
from ad_opt.passes.ops.memory_ops import is_memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType
from xdsl.ir import Operation, OpResult, SSAValue

from .unrestored_memory import overlapping_groups

USUAL_TRIPS = 16.0
"""Trips of a loop whose count is not constant. A guess, which weighs old values of stores
against loaded values. Measured: gradients of gmm, lstm and rk4 are equally fast, within noise,
with 1 to 1024.
"""


@dataclass(frozen=True)
class Undoing:
    """The choice for memory that may be undone, and what it rests on."""

    objects: frozenset[Obj]
    """Objects whose stores are undone."""
    kept: Mapping[Obj, float]
    """Bytes that undoing keeps, of what may share memory with each object; trips are guessed."""
    saved: Mapping[Obj, float]
    """Bytes that saving what is loaded keeps instead."""


def stores_to_undo(facts: Facts, storage: Storage, needed: set[SSAValue]) -> Undoing:
    """Choose the local buffers, and the unrestored memory, whose stores are undone; ``needed``
    values are read back. What may share memory is undone together.
    """
    groups = {obj: frozenset({obj}) for obj in facts.aliasing.all_objects if obj is not None}
    groups |= overlapping_groups(facts.aliasing, storage.unrestored)
    undone = {obj for one in _read_as_they_were(facts, storage) for obj in groups[one]}
    weights = _weights(facts.primal)
    saving: defaultdict[frozenset[Obj], float] = defaultdict(float)
    undoing: defaultdict[frozenset[Obj], float] = defaultdict(float)
    for op in walk(facts.primal):
        for memref in () if op.regions else facts.effects.writes(op) or ():
            for group in _groups_of(storage, groups, memref):
                undoing[group] += weights[op] * _overwritten_bytes(op, memref)
        if is_load(op) and op.results[0] in needed:
            memref = op.operands[0]
            if storage.is_undone_by_choice(memref) and not storage.is_read_back(op, memref):
                for group in _groups_of(storage, groups, memref):
                    saving[group] += weights[op] * size_of(op.results[0].type)
    cheaper = (group for group, cost in saving.items() if undoing[group] < cost)
    return Undoing(
        frozenset(undone.union(*cheaper)),
        {obj: undoing[group] for group in list(undoing) for obj in group},
        {obj: saving[group] for group in list(saving) for obj in group},
    )


def _groups_of(
    storage: Storage, groups: dict[Obj, frozenset[Obj]], memref: SSAValue
) -> set[frozenset[Obj]]:
    return {groups[obj] for obj in storage.aliasing.objects(memref) or ()}


def _read_as_they_were(facts: Facts, storage: Storage) -> set[Obj]:
    """Objects that are read as a whole on the way back, and written later: they cannot be saved
    more cheaply.
    """
    found = _read_by_calls(facts, storage)
    for op, memref in storage.reads:
        if is_load(op):
            continue
        if storage.is_undone_by_choice(memref) and not storage.is_read_back(op, memref):
            found.update(storage.aliasing.objects(memref) or ())
    return found


def _read_by_calls(facts: Facts, storage: Storage) -> set[Obj]:
    """Objects that a callee may read again on its way back, and that are written later.

    A function takes the memory that its caller sees to be then as it was when it returned. Of
    memory that the caller's caller sees it is taken to read all that it is given: derivatives that
    authors gave read more than the function does.
    """
    aliasing = facts.aliasing
    found: set[Obj] = set()
    for op in walk(facts.primal):
        if op.name != "func.call":
            continue
        given = 0
        for operand in op.operands:
            given |= aliasing.closure(aliasing.reached(operand)) if is_memref(operand.type) else 0
        masks = facts.effects.of(op)
        for bit in bits_of(masks.reads | masks.writes | given):
            one = aliasing.all_objects[bit]
            if one is None or not storage.is_own(one):
                continue
            reads = one in storage.unrestored or masks.reads >> bit & 1
            if reads and not storage.is_stable_object(op, one):
                found.add(one)
    return found


def with_cheap_sources(needed: set[SSAValue]) -> set[SSAValue]:
    """``needed``, and what it can be computed from cheaply."""
    return reached(
        needed,
        lambda value: (
            value.op.operands if isinstance(value, OpResult) and is_cheap(value.op) else ()
        ),
    )


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


def _overwritten_bytes(op: Operation, memref: SSAValue) -> float:
    """Estimate how many bytes an operation overwrites: an element, or the whole buffer."""
    if not isinstance(memref.type, MemRefType):
        return size_of(op.operands[0].type) if op.name == "llvm.store" else POINTER_SIZE
    element = size_of(memref.type.get_element_type())
    if op.name != "memref.copy":
        return element
    shape = memref.type.get_shape()
    return element * prod(USUAL_TRIPS if n == DYNAMIC_INDEX else n for n in shape)


def _trips(loop: Operation) -> float:
    # No fact: of these two `bounds_of` finds the bounds.
    if loop.name not in ("scf.for", "scf.parallel"):
        return USUAL_TRIPS
    trips = 1.0
    for bounds in bounds_of(loop):
        known = trips_between(*bounds)
        trips *= USUAL_TRIPS if known is None else known
    return trips
