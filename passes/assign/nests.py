"""Loop nests of one accumulating assignment."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.support.affine.build import (
    affine_load,
    affine_loop,
    affine_store,
    end_loop,
)
from ad_opt.dialects.support.affine.ranges import parts_of
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.creation import copy_operation
from ad_opt.dialects.tensors.assign import AccumulateOp, IndexOp
from ad_opt.dialects.tensors.assign_attributes import COMMUTATIVE, combine, constant, neutral
from ad_opt.dialects.tensors.assign_rules import tensor_type
from xdsl.ir import Attribute, SSAValue
from xdsl.ir.affine import AffineMap

_LETTERS = "ijklmnpq"
"""Names of iterators in the order of the box."""


def element_of(tensor: SSAValue) -> Attribute:
    """The type of a tensor's elements."""
    return tensor_type(tensor).element_type


def fill(b: Builder, out: SSAValue, value: float | int) -> None:
    """Loops that store a number in every element of a tensor."""
    shape = tensor_type(out).get_shape()
    if 0 in shape:
        return
    number = b.value(constant(value, element_of(out)))
    inner, points, loops = open_loops(b, shape, range(len(shape)))
    affine_store(inner, number, out, AffineMap.identity(len(shape)), points)
    close_loops(loops)


def open_loops(
    b: Builder, bounds: Sequence[int], order: Sequence[int]
) -> tuple[Builder, list[SSAValue], list[Builder]]:
    """One loop in another over a box, outermost the first of ``order``.

    Gives a builder in the innermost, the iterators by their numbers, and a builder in each loop.
    """
    points: dict[int, SSAValue] = {}
    loops: list[Builder] = []
    for at in order:
        loop, b = affine_loop(b, 0, bounds[at])
        points[at] = loop.body.block.args[0]
        points[at].name_hint = _LETTERS[at] if at < len(_LETTERS) else None
        loops.append(b)
    return b, [points[at] for at in range(len(bounds))], loops


def close_loops(loops: Sequence[Builder]) -> None:
    """End the bodies of loops that carry nothing."""
    for inner in loops:
        end_loop(inner)


def output_dims(map_: AffineMap) -> list[int]:
    """Iterators on which the element that is written depends; the others are reduced."""
    return sorted(set[int]().union(*(parts_of(result)[0] for result in map_.results)))


def loop_order(op: AccumulateOp) -> list[int]:
    """Iterators from the outermost loop: those of the output, then those that are reduced.

    As written where the order of contributions counts.
    """
    every = range(len(op.box))
    if op.kind.data not in COMMUTATIVE:
        return list(every)
    outer = output_dims(op.out_map)
    return [*outer, *(at for at in every if at not in outer)]


def contribution(b: Builder, op: AccumulateOp, point: Sequence[SSAValue]) -> SSAValue:
    """The body at a point: elements are loaded, iterators are those of the loops."""
    symbols = list(op.symbols)
    values: dict[SSAValue, SSAValue] = {}
    block = op.body.block
    for arg, tensor, map_ in zip(block.args, op.inputs, op.in_maps, strict=True):
        if arg.first_use is not None:
            values[arg] = affine_load(b, tensor, map_, point, symbols)
            values[arg].name_hint = arg.name_hint
    for inner in block.ops:
        if inner is block.last_op:
            break
        if isinstance(inner, IndexOp):
            values[inner.result] = point[inner.dim.value.data]
        elif inner.regions:
            b.emit(inner.clone(values))
        else:
            b.emit(copy_operation(inner, values, {}))
    last = block.last_op
    assert last is not None
    return values.get(last.operands[0], last.operands[0])


def lower_accumulate(b: Builder, op: AccumulateOp) -> None:
    """Write a fill, if the assignment initialises, and a nest that accumulates in memory."""
    kind, out = op.kind.data, op.out
    if op.init is not None:
        fill(b, out, neutral(kind, element_of(out)))
    if 0 in op.box:
        return
    inner, point, loops = open_loops(b, op.box, loop_order(op))
    value = contribution(inner, op, point)
    symbols = list(op.symbols)
    if kind != "set":
        old = affine_load(inner, out, op.out_map, point, symbols)
        value = inner.value(combine(kind, old, value))
    affine_store(inner, value, out, op.out_map, point, symbols)
    close_loops(loops)
