"""Operations on whole buffers: their sizes must agree, or some accesses are out of bounds.

A structured operation of linalg runs over a box of points, whose sizes are those of the operands
that a loop is a subscript of; other subscripts, as of windows, are largest at the last point. A
copy has as many elements to read as to write.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

from ad_opt.dialects.core.linalg.linalg_named import indexing_maps, is_structured
from ad_opt.dialects.support.ir.build import Builder
from xdsl.dialects.arith import SubiOp
from xdsl.dialects.builtin import AffineMapAttr, IndexType, MemRefType, TensorType
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap

from .assertions import require

_INDEX = IndexType()


@dataclass(frozen=True)
class Dimension:
    """One dimension of an operand, by their numbers."""

    of: SSAValue
    operand: int
    at: int

    @property
    def known(self) -> int | None:
        """The size, if the type says it."""
        size = cast(Any, self.of.type).get_shape()[self.at]
        return size if size >= 0 else None

    def size(self, b: Builder) -> SSAValue:
        """The size as a value."""
        if self.known is not None:
            return b.index(self.known)
        name = "memref.dim" if isinstance(self.of.type, MemRefType) else "tensor.dim"
        return b.operation(name, [self.of, b.index(self.at)], _INDEX)

    def __str__(self) -> str:
        return f"dimension {self.at} of operand {self.operand}"


def check(op: Operation, b: Builder) -> int:
    """Stop the program where sizes do not agree; return how many were compared."""
    if op.name == "memref.copy":
        return _check_copy(op, b)
    return _check_structured(op, b) if is_structured(op) else 0


def _check_copy(op: Operation, b: Builder) -> int:
    source, target = op.operands[0], op.operands[1]
    if not isinstance(source.type, MemRefType) or not isinstance(target.type, MemRefType):
        return 0
    ranks = range(source.type.get_num_dims())
    for at in ranks:
        _require_equal(op, Dimension(source, 0, at), Dimension(target, 1, at), b)
    return len(ranks)


def _check_structured(op: Operation, b: Builder) -> int:
    subscripts = list(_subscripts(op))
    loops: dict[int, Dimension] = {}
    for dimension, subscript in subscripts:
        if isinstance(subscript, AffineDimExpr):
            first = loops.setdefault(subscript.position, dimension)
            if first is not dimension:
                _require_equal(op, first, dimension, b)
    for dimension, subscript in subscripts:
        used = {one.position for one in subscript.dfs() if isinstance(one, AffineDimExpr)}
        if not isinstance(subscript, AffineDimExpr) and used <= loops.keys():
            _require_room(op, dimension, subscript, loops, b)
    return len(subscripts)


def _subscripts(op: Operation) -> Iterator[tuple[Dimension, AffineExpr]]:
    """The dimensions of all operands with the subscript of each."""
    maps = indexing_maps(op)
    for number, (operand, map_) in enumerate(zip(op.operands, maps, strict=False)):
        if isinstance(operand.type, MemRefType | TensorType):
            for at, subscript in enumerate(map_.results):
                yield Dimension(operand, number, at), subscript


def _require_equal(op: Operation, one: Dimension, other: Dimension, b: Builder) -> None:
    if one.known is not None and one.known == other.known:
        return
    text = f"`{op.name}`: {one} and {other} have different sizes"
    shown = f"`{op.name}`: {one} has the size {{0}}, and {other} the size {{1}}"
    require(b, one.size(b), "eq", other.size(b), text, shown)


def _require_room(
    op: Operation, dimension: Dimension, subscript: AffineExpr, loops: dict[int, Dimension],
    b: Builder,
) -> None:  # fmt: skip
    """Stop the program where the largest subscript, that at the last point, is out of bounds."""
    if isinstance(subscript, AffineConstantExpr) and dimension.known is not None:
        return  # as in the rules of the operation
    count = 1 + max(loops, default=-1)
    one = b.index(1)
    lasts = [
        b.value(SubiOp(loops[at].size(b), one)) if at in loops else b.index(0)
        for at in range(count)
    ]
    map_ = AffineMapAttr(AffineMap(count, 0, (subscript,)))
    last = b.operation("affine.apply", lasts, _INDEX, {"map": map_})
    text = f"`{op.name}`: an index of {dimension} is out of bounds"
    shown = f"`{op.name}`: index {{0}} of {dimension} is not below its size {{1}}"
    require(b, last, "slt", dimension.size(b), text, shown)
