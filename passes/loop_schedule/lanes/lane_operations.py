"""Arithmetic and accesses to memory of all lanes: one operation of scalars, or one of vectors."""

from __future__ import annotations

from ad_opt.dialects.core.memref.memref import LoadOp, StoreOp
from ad_opt.dialects.core.vector import vector_memory
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.strides import strided_layout
from ad_opt.passes.loop_schedule.form.headers import index_value
from ad_opt.passes.ops.catalogue import divides, effect_of
from xdsl.dialects import scf
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from .lane_values import Handler, Lanes, Mask, refuse_lanes

_ELEMENTWISE = frozenset({"arith", "math"})
"""Dialects whose operations on numbers are those on vectors of them, too."""


def emit_arithmetic(lanes: Lanes, b: Builder, op: Operation, mask: Mask) -> None:
    """An operation that only computes."""
    if not effect_of(op).is_nothing or op.regions or not op.results:
        raise refuse_lanes(op, f"`{op.name}` is not done for several iterations at once")
    facts = lanes.facts
    varies = facts.any_varies(op.results)
    lanes.costs.arithmetic(op, varies)
    if varies:
        _emit_elementwise(lanes, b, op, mask)
    elif facts.any_varies(op.operands):
        (result,) = op.results  # an index in which what varies cancels out
        form = lanes.first(b, facts.form(result))
        lanes.scalars[result] = index_value(b, form, False)
    else:
        _copy(lanes, b, op)


def _copy(lanes: Lanes, b: Builder, op: Operation) -> None:
    known = {value: lanes.scalar(b, value) for value in op.operands}
    copy = b.emit(op.clone(value_mapper=known))
    for result, new in zip(op.results, copy.results, strict=True):
        lanes.scalars[result] = new


def _emit_elementwise(lanes: Lanes, b: Builder, op: Operation, mask: Mask) -> None:
    if op.name.partition(".")[0] not in _ELEMENTWISE:
        raise refuse_lanes(op, f"`{op.name}` has no form for vectors")
    types = [lanes.wide(op, result.type) for result in op.results]
    operands = [lanes.vector(b, value) for value in op.operands]
    if divides(op) and mask is not None:
        one = lanes.splat(b, 1, op.operands[1].type)
        operands[1] = lanes.choose(b, mask, operands[1], one)
    made = b.emit(
        make(
            CLASSES[op.name],
            operands=operands,
            result_types=types,
            properties=op.properties,
            attributes=op.attributes,
        )
    )
    for result, new in zip(op.results, made.results, strict=True):
        lanes.know(result, new)


# ---------------------------------------------------------------------- memory


def emit_load(lanes: Lanes, b: Builder, op: Operation, mask: Mask) -> None:
    """``memref.load``: of one element, of consecutive ones, or one by one."""
    memref, *indices = op.operands
    _require_outside(lanes, op, memref)
    if not lanes.facts.any_varies(indices):
        lanes.costs.arithmetic(op, False)
        _copy(lanes, b, op)
        return
    wide = lanes.wide(op, op.results[0].type)
    places = consecutive(lanes, b, memref, indices)
    lanes.costs.access(places is not None, mask is not None)
    if places is None:
        found = _load_each(lanes, b, op, mask, wide)
    else:
        found = read_consecutive(lanes, b, memref, places, wide, mask)
    lanes.know(op.results[0], found)


def emit_store(lanes: Lanes, b: Builder, op: Operation, mask: Mask) -> None:
    """``memref.store``: to consecutive elements, or one by one."""
    value, memref, *indices = op.operands
    _require_outside(lanes, op, memref)
    if not lanes.facts.any_varies(indices):
        raise refuse_lanes(op, "all iterations store to one element")
    places = consecutive(lanes, b, memref, indices)
    lanes.costs.access(places is not None, mask is not None)
    wide = lanes.vector(b, value)
    if places is None:
        _store_each(lanes, b, op, wide, mask)
    else:
        write_consecutive(b, wide, memref, places, mask)


def read_consecutive(
    lanes: Lanes,
    b: Builder,
    memref: SSAValue,
    places: list[SSAValue],
    wide: Attribute,
    mask: Mask,
) -> SSAValue:
    """Load consecutive elements for the lanes of a mask."""
    if mask is None:
        operands = (memref, *places)
        return b.value(make(vector_memory.LoadOp, operands=operands, result_types=(wide,)))
    operands = (memref, *places, mask, lanes.zeros(b, wide))
    return b.value(vector_memory.MaskedLoadOp.create(operands=operands, result_types=[wide]))


def write_consecutive(
    b: Builder, wide: SSAValue, memref: SSAValue, places: list[SSAValue], mask: Mask
) -> None:
    """Store consecutive elements for the lanes of a mask."""
    if mask is None:
        b.emit(make(vector_memory.StoreOp, operands=(wide, memref, *places)))
    else:
        b.emit(vector_memory.MaskedStoreOp.create(operands=(memref, *places, mask, wide)))


def _require_outside(lanes: Lanes, op: Operation, memref: SSAValue) -> None:
    if lanes.facts.is_varying(memref):
        raise refuse_lanes(op, "each iteration has another buffer")


def consecutive(
    lanes: Lanes, b: Builder, memref: SSAValue, indices: list[SSAValue]
) -> list[SSAValue] | None:
    """Where the elements of all lanes begin, if they lie one behind the other."""
    forms = [lanes.facts.form(index) for index in indices]
    strides = [lanes.stride(form) for form in forms]
    assert isinstance(memref.type, MemRefType)
    layout = strided_layout(memref.type)
    dense = layout is not None and layout[1][-1:] == (1,)
    if not dense or strides != [0] * (len(strides) - 1) + [1]:
        return None
    return [index_value(b, lanes.first(b, form), False) for form in forms]


def places_of_lane(lanes: Lanes, b: Builder, indices: list[SSAValue], at: int) -> list[SSAValue]:
    """The indices of one lane."""
    found: list[SSAValue] = []
    for index in indices:
        form = lanes.facts.form(index)
        stride = lanes.stride(form)
        if stride is None:
            found.append(lanes.lane(b, lanes.vector(b, index), at))
        else:
            found.append(index_value(b, lanes.first(b, form) + stride * at, False))
    return found


def _load_each(lanes: Lanes, b: Builder, op: Operation, mask: Mask, wide: Attribute) -> SSAValue:
    memref, *indices = op.operands
    type_ = op.results[0].type

    def load(inside: Builder, at: int) -> SSAValue:
        places = places_of_lane(lanes, inside, indices, at)
        return inside.value(
            make(
                LoadOp, operands=(memref, *places), result_types=(type_,), properties=op.properties
            )
        )

    if mask is None:
        return lanes.together(b, [load(b, at) for at in range(lanes.width)], wide)
    found: list[SSAValue] = []
    for at in range(lanes.width):
        then, other = Block(), Block()
        lanes.inside(b, then).emit(scf.YieldOp(load(lanes.inside(b, then), at)))
        lanes.inside(b, other).emit(scf.YieldOp(lanes.zeros(lanes.inside(b, other), type_)))
        choice = (lanes.lane(b, mask, at), [type_], Region(then), Region(other))
        found.append(b.value(scf.IfOp(*choice)))
    return lanes.together(b, found, wide)


def _store_each(lanes: Lanes, b: Builder, op: Operation, wide: SSAValue, mask: Mask) -> None:
    _, memref, *indices = op.operands

    def store(inside: Builder, at: int) -> None:
        places = places_of_lane(lanes, inside, indices, at)
        value = lanes.lane(inside, wide, at)
        inside.emit(make(StoreOp, operands=(value, memref, *places), properties=op.properties))

    for at in range(lanes.width):
        if mask is None:
            store(b, at)
            continue
        then = Block()
        store(lanes.inside(b, then), at)
        lanes.inside(b, then).emit(scf.YieldOp())
        b.emit(scf.IfOp(lanes.lane(b, mask, at), [], Region(then)))


HANDLERS: dict[str, Handler] = {"memref.load": emit_load, "memref.store": emit_store}
