"""Additions to elements of shadows, which several iterations may add to.

No program says in which order cotangents are added up, so what all lanes add to one element is
summed first, and elements that may be one are added to one lane after another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ad_opt.dialects.core.memref.memref import LoadOp, StoreOp
from ad_opt.dialects.support.ir.build import ANY_ORDER, Builder
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.ops.catalogue import effect_of
from ad_opt.passes.optimize.carried.neighbouring_updates import Update, update_at
from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, FloatAttr, IndexType, VectorType
from xdsl.ir import Attribute, Operation, SSAValue

from .lane_operations import consecutive, flat_place, read_consecutive, write_consecutive
from .lane_values import Handler, Lanes, Mask, refuse_lanes


def updates_of(loop: Operation, aliasing: Aliasing) -> dict[Operation, Update]:
    """The additions to elements of shadows in a loop, by their loads and stores."""
    found: dict[Operation, Update] = {}
    for op in walk(loop):
        update = update_at(op) if op.name == "memref.load" else None
        if update is None or not aliasing.is_shadow(aliasing.mask(op.operands[0])):
            continue
        if _is_apart(update, aliasing):
            found[update.load] = found[update.store] = update
    return found


def _is_apart(update: Update, aliasing: Aliasing) -> bool:
    """True if nothing that may be the same memory is written between the load and the store."""
    memref = update.load.operands[0]
    op = update.load.next_op
    while op is not None and op is not update.store:
        effect = effect_of(op)
        if op.regions or not effect.known or effect.ordered or effect.frees(op):
            return False
        if any(aliasing.may_alias(memref, written) for written in effect.writes(op)):
            return False
        op = op.next_op
    return True


def handle_updates(lanes: Lanes, updates: dict[Operation, Update]) -> None:
    """Let additions to elements be done at their stores."""
    for update in updates.values():
        for op in (update.load, *update.additions):
            lanes.special[op] = _nothing
        lanes.special[update.store] = _update(update)


def _nothing(lanes: Lanes, b: Builder, op: Operation, mask: Mask) -> None:
    """Do nothing: it is done at the store."""


def _update(update: Update) -> Handler:
    def emit(lanes: Lanes, b: Builder, op: Operation, mask: Mask) -> None:
        memref, *indices = update.load.operands
        for addition in update.additions:
            lanes.costs.arithmetic(addition, True)
        summand = _summand(lanes, b, update)
        if lanes.facts.is_varying(memref):
            raise refuse_lanes(op, "each iteration has another buffer")
        memref = lanes.scalar(b, memref)
        if not lanes.facts.any_varies(indices):
            lanes.costs.sum()
            _add_all(lanes, b, memref, indices, _masked(lanes, b, summand, mask))
            return
        places = consecutive(lanes, b, memref, indices)
        lanes.costs.update(places is not None)
        if places is None:
            masked = _masked(lanes, b, summand, mask)
            _add_each(lanes, b, memref, indices, masked, mask)
            return
        old = read_consecutive(lanes, b, memref, places, summand.type, mask)
        new = b.value(_addf(old, summand))
        write_consecutive(b, new, memref, places, mask)

    return emit


def _addf(one: SSAValue, other: SSAValue) -> Operation:
    return make(arith.AddfOp, operands=(one, other), result_types=(one.type,))


def _summand(lanes: Lanes, b: Builder, update: Update) -> SSAValue:
    """All that is added, of all lanes."""
    total: SSAValue | None = None
    for op, term in update.terms():
        value = lanes.vector(b, term)
        adds = op.name == "arith.addf"
        kind = arith.AddfOp if adds else arith.SubfOp
        if total is not None:
            value = b.value(make(kind, operands=(total, value), result_types=(value.type,)))
        elif not adds:
            value = b.value(make(arith.NegfOp, operands=(value,), result_types=(value.type,)))
        total = value
    assert total is not None
    return total


def _add_all(
    lanes: Lanes, b: Builder, memref: SSAValue, indices: list[SSAValue], summand: SSAValue
) -> None:
    """Add what all lanes add to one element; lanes that are not there add -0.0."""
    place = [memref, *(lanes.scalar(b, index) for index in indices)]
    _add_at(b, place, summand, lambda old: lanes.reduce(b, "add", summand, old, ANY_ORDER))


def _add_each(
    lanes: Lanes,
    b: Builder,
    memref: SSAValue,
    indices: list[SSAValue],
    summand: SSAValue,
    mask: Mask,
) -> None:
    """Add to elements of which some may be one, one after another.

    Lanes that are not there add -0.0, which changes no number, to an element of one that is.
    """
    flat, base, offsets = flat_place(lanes, b, memref, indices)
    if mask is not None:
        least = lanes.splat(b, -(1 << 62), IndexType())
        there = lanes.reduce(b, "maxsi", lanes.choose(b, mask, offsets, least))
        offsets = lanes.choose(b, mask, offsets, lanes.spread(b, there, offsets.type))
    for at in range(lanes.width):
        place = [flat, b.index(b.add(base, lanes.lane(b, offsets, at)))]
        lane = lanes.lane(b, summand, at)
        _add_at(b, place, summand, lambda old, lane=lane: b.value(_addf(old, lane)))


def _add_at(
    b: Builder,
    place: list[SSAValue],
    summand: SSAValue,
    added: Callable[[SSAValue], SSAValue],
) -> None:
    """Load the element at a place, and store what is ``added`` to it."""
    type_ = cast("VectorType[Attribute]", summand.type).element_type
    old = b.value(make(LoadOp, operands=tuple(place), result_types=(type_,)))
    b.emit(make(StoreOp, operands=(added(old), *place)))


def _masked(lanes: Lanes, b: Builder, summand: SSAValue, mask: Mask) -> SSAValue:
    """The summands, and -0.0 for lanes that are not there."""
    if mask is None:
        return summand
    type_ = cast("VectorType[Attribute]", summand.type).element_type
    assert isinstance(type_, AnyFloat)
    zero = b.value(arith.ConstantOp(FloatAttr(-0.0, type_)))
    return lanes.choose(b, mask, summand, lanes.spread(b, zero, summand.type))
