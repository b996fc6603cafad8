"""Rules of ``assign``: AD1100 for parts that do not fit, AD1101 for indices that leave a tensor,
AD1102 for kinds and element types, AD1103 for symbols without a range, AD1104 for bodies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ad_opt.dialects.support.affine.ranges import Range, range_of
from ad_opt.dialects.support.diagnostics.diagnostic import Note, error_at, location_of
from ad_opt.dialects.support.ir.argument_attributes import symbol_range
from ad_opt.dialects.support.ir.operand_groups import integers
from ad_opt.dialects.support.ir.queries import defining_op
from ad_opt.dialects.support.names.attribute_names import SYMBOL_RANGE
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.traits import is_side_effect_free

from .assign_attributes import why_not

LABEL = "assign.label"
"""Argument attribute: the name of a parameter that is a node."""


def numbers(attribute: Attribute | None) -> tuple[int, ...]:
    """The integers of a dense array; none of an attribute that is absent."""
    if attribute is None:
        return ()
    return tuple(integers(attribute))


def tensor_type(value: SSAValue) -> MemRefType:
    """The type of a tensor, which is a memref."""
    assert isinstance(value.type, MemRefType)
    return value.type


def padding_of(value: SSAValue) -> tuple[tuple[int, int], ...]:
    """The widths of the margins of a node, before and behind each dimension."""
    rank = tensor_type(value).get_num_dims()
    widths = ()
    if (op := defining_op(value, "assign.node")) is not None:
        widths = numbers(op.properties.get("padding"))
    if not widths:
        return ((0, 0),) * rank
    return tuple(zip(widths[::2], widths[1::2], strict=True))


def name_of(value: SSAValue) -> str:
    """A node in the words of a message: its label or its name in the program."""
    if (op := defining_op(value, "assign.node")) is not None:
        return f'node "{cast(Any, op.properties["label"]).data}"'
    return f"%{value.name_hint}" if value.name_hint else "a tensor"


def verify_tensor(op: Operation, value: SSAValue) -> None:
    """Nodes have a static shape."""
    if not isinstance(value.type, MemRefType):
        raise error_at(op, "AD1100", f"{name_of(value)} is {value.type}, not a memref")
    if DYNAMIC_INDEX in value.type.get_shape():
        help = "give each dimension its size"
        raise error_at(op, "AD1100", f"{name_of(value)} has a size that is not known", help=help)


def verify_kind(op: Operation, kind: str, out: SSAValue) -> None:
    """A kind has a meaning on elements of the output."""
    element = tensor_type(out).element_type
    reason = why_not(kind, element)
    if reason is not None:
        raise error_at(op, "AD1102", f"elements {element} cannot be accumulated by `{kind}`",
                       notes=[Note(reason)])  # fmt: skip


def verify_maps(
    op: Operation, tensors: Sequence[SSAValue], maps: Sequence[AffineMap], dims: int, symbols: int
) -> None:
    """One map a tensor, from the iterators and symbols to its indices."""
    if len(maps) != len(tensors):
        message = f"{len(tensors)} tensors have {len(maps)} maps"
        raise error_at(op, "AD1100", message)
    for value, map_ in zip(tensors, maps, strict=True):
        verify_tensor(op, value)
        rank = tensor_type(value).get_num_dims()
        if (map_.num_dims, map_.num_symbols) != (dims, symbols):
            message = (
                f"the map {map_} of {name_of(value)} is not one of {dims} iterators"
                f" and {symbols} symbols"
            )
            raise error_at(op, "AD1100", message)
        if len(map_.results) != rank:
            message = f"the map {map_} gives {len(map_.results)} of {rank} indices"
            raise error_at(op, "AD1100", f"{message} of {name_of(value)}")


def verify_body(op: Operation, inputs: Sequence[SSAValue], out: SSAValue) -> None:
    """The body takes an element of each input, only computes, and yields one of the output."""
    block = op.regions[0].block
    elements = [tensor_type(value).element_type for value in inputs]
    if list(block.arg_types) != elements:
        listed = ", ".join(map(str, elements)) or "nothing"
        raise error_at(op, "AD1100", f"the body takes an element of each input: {listed}")
    last = block.last_op
    element = tensor_type(out).element_type
    if last is None or last.name != "assign.yield" or list(last.operand_types) != [element]:
        message = f"the body yields one value of type {element}, the contribution"
        raise error_at(last or op, "AD1100", message)
    for inner in block.ops:
        if inner is not last and not is_side_effect_free(inner):
            message = f"`{inner.name}` does more than compute"
            help = "bodies of assignments are arithmetic on elements"
            raise error_at(inner, "AD1104", message, help=help)


def verify_indices(
    op: Operation,
    tensors: Sequence[SSAValue],
    maps: Sequence[AffineMap],
    bounds: Sequence[int],
    symbols: Sequence[SSAValue],
) -> None:
    """No index leaves its tensor or the tensor's margins, whatever the symbols are."""
    if 0 in bounds:
        return
    box = [(0, bound - 1) for bound in bounds]
    for value, map_ in zip(tensors, maps, strict=True):
        check_ranges(op, value, map_, box, symbols)


def check_ranges(
    op: Operation,
    value: SSAValue,
    map_: AffineMap,
    box: Sequence[Range],
    symbols: Sequence[SSAValue],
) -> None:
    """No index leaves one tensor or its margins, at any point of a box."""
    if any(low > high for low, high in box):
        return
    ranges = [symbol_range(symbol) for symbol in symbols]
    shape = tensor_type(value).get_shape()
    parts = zip(map_.results, shape, padding_of(value), strict=True)
    for at, (expr, size, margins) in enumerate(parts):
        found = range_of(expr, box, ranges)
        if found is None:
            _raise_unbounded(op, symbols, ranges, map_)
        elif found[0] < -margins[0] or found[1] >= size + margins[1]:
            _raise_outside(op, value, map_, at, found, margins)


def _raise_unbounded(
    op: Operation, symbols: Sequence[SSAValue], ranges: Sequence[Range | None], map_: AffineMap
) -> None:
    for symbol, known in zip(symbols, ranges, strict=True):
        if known is None:
            message = f"nothing says how large the symbol {name_of(symbol)} is"
            note = Note("it is given here", location_of(symbol))
            help = (
                f"write `{{{SYMBOL_RANGE} = N : i64}}` behind the parameter's type: 0 <= symbol < N"
            )
            raise error_at(op, "AD1103", message, notes=[note], help=help)
    raise error_at(op, "AD1101", f"the indices of {map_} are not known to be in bounds")


def _raise_outside(
    op: Operation, value: SSAValue, map_: AffineMap, at: int, found: Range, margins: Range
) -> None:
    size = tensor_type(value).get_shape()[at]
    expr = map_.results[at]
    message = (
        f"index {at} of {name_of(value)}, {expr}, goes from {found[0]} to {found[1]}"
        f" in a dimension of size {size}"
    )
    notes = [Note(f"the tensor, of type {value.type}", location_of(value))]
    if any(margins):
        notes.append(Note(f"its margins are {margins[0]} and {margins[1]} wide"))
    help = "take fewer points, or give the node a `padding`"
    raise error_at(op, "AD1101", message, notes=notes, help=help)
