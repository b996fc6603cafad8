"""Accesses by subscripts: of memrefs, tensors, and vectors in memrefs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

from ad_opt.dialects.support.ir.build import Builder
from xdsl.dialects.arith import ConstantOp, SubiOp
from xdsl.dialects.builtin import (
    AffineMapAttr,
    IndexType,
    IntegerAttr,
    MemRefType,
    TensorType,
    VectorType,
)
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineMap

from .assertions import require_between

_INDEX = IndexType()


@dataclass(frozen=True)
class Access:
    """One access: subscripts of a container, and how many elements from there on, by dimension."""

    container: SSAValue
    subscripts: Sequence[SSAValue]
    extents: Sequence[int]


_FIRST = {
    "memref.load": 0,
    "memref.store": 1,
    "memref.atomic_rmw": 1,
    "memref.generic_atomic_rmw": 0,
    "affine.load": 0,
    "affine.store": 1,
    "affine.vector_load": 0,
    "affine.vector_store": 1,
    "vector.load": 0,
    "vector.store": 1,
    "tensor.extract": 0,
    "tensor.insert": 1,
}
"""Operations that access memory by subscripts, and the number of the operand that is accessed; the
subscripts stand behind it."""


def accesses_of(op: Operation) -> Iterator[Callable[[Builder], Access]]:
    """The accesses of an operation; each is written out when it is wanted."""
    at = _FIRST.get(op.name)
    if at is None or not isinstance(op.operands[at].type, MemRefType | TensorType):
        return
    yield lambda b: _access(op, at, b)


def _access(op: Operation, at: int, b: Builder) -> Access:
    container, operands = op.operands[at], list(op.operands[at + 1 :])
    given = op.properties.get("map")
    if isinstance(given, AffineMapAttr):
        operands = [
            _applied(b, given.data, row, operands) for row in range(len(given.data.results))
        ]
    rank = cast(Any, container.type).get_num_dims()
    extents = [1] * rank
    moved = op.results[0] if op.results else op.operands[0]
    if op.name.startswith(("vector.", "affine.vector")) and isinstance(moved.type, VectorType):
        shape = cast(Any, moved.type).get_shape()
        extents[rank - len(shape) :] = shape
    return Access(container, operands, extents)


def _applied(b: Builder, map: AffineMap, row: int, operands: Sequence[SSAValue]) -> SSAValue:
    """One result of an affine map."""
    one = AffineMap(map.num_dims, map.num_symbols, (map.results[row],))
    return b.operation("affine.apply", operands, _INDEX, {"map": AffineMapAttr(one)})


def check(op: Operation, access: Access, b: Builder) -> None:
    """Stop the program where a subscript is out of bounds."""
    shape = cast(Any, access.container.type).get_shape()
    for dimension, subscript in enumerate(access.subscripts):
        size, extent = shape[dimension], access.extents[dimension]
        if _is_inside(subscript, size, extent):
            continue
        if size < 0:
            last = _size(access.container, dimension, b)
            last = b.value(SubiOp(last, b.index(extent)))
        else:
            last = b.index(size - extent)
        many = f" for {extent} elements" if extent > 1 else ""
        index = f"`{op.name}`: index {{0}} of dimension {dimension} is"
        number = _constant(subscript)
        which = "an index" if number is None else f"index {number}"
        text = f"`{op.name}`: {which} of dimension {dimension} is out of bounds"
        above = f"{index} above {{1}}, the last{many}"
        require_between(b, subscript, last, text, f"{index} negative", above)


def _is_inside(subscript: SSAValue, size: int, extent: int) -> bool:
    """True if a constant subscript is in bounds of a size that is known."""
    number = _constant(subscript)
    return number is not None and 0 <= number <= size - extent


def _constant(value: SSAValue) -> int | None:
    owner = value.owner
    if not isinstance(owner, ConstantOp) or not isinstance(owner.value, IntegerAttr):
        return None
    return owner.value.value.data


def _size(container: SSAValue, dimension: int, b: Builder) -> SSAValue:
    name = "memref.dim" if isinstance(container.type, MemRefType) else "tensor.dim"
    at = b.index(dimension)
    return b.operation(name, [container, at], _INDEX)
