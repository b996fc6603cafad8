"""Boxes of elements that nests of counted loops access, from zero to an end in each subscript."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from ad_opt.dialects.support.ir.operand_groups import mixed_values
from ad_opt.dialects.support.ir.queries import ancestors, block_of, constant_of
from xdsl.dialects.builtin import DenseArrayBase, IntegerType, MemRefType
from xdsl.dialects.memref import LoadOp, ReinterpretCastOp, StoreOp
from xdsl.ir import Block, Operation, OpResult, SSAValue

from .polynomials import Polynomial, polynomial_of


@dataclass(frozen=True)
class CountedBox:
    """The elements of a buffer that a load or a store accesses, each once."""

    memref: SSAValue
    ends: tuple[SSAValue, ...]
    """By dimension; none of them depends on the loops."""
    nest: Operation
    """The outermost loop."""


def counted_box(access: LoadOp | StoreOp, top: Block) -> CountedBox | None:
    """The box of an access if all loops around it, up to those in the block ``top``, count from
    zero by one up to what is known in front of all, and the subscripts are their variables.
    """
    around = list(takewhile(lambda op: op is not top.parent_op(), ancestors(access)))
    for loop in around:
        if loop.name != "scf.for" or [constant_of(x) for x in loop.operands[0:3:2]] != [0, 1]:
            return None
        if block_of(loop.operands[1]) is not top:
            return None
    counted: dict[SSAValue, SSAValue] = {
        loop.regions[0].block.args[0]: loop.operands[1] for loop in around
    }
    indices = tuple(access.indices)
    if not around or len(indices) != len(counted) or set(indices) != set(counted):
        return None
    return CountedBox(access.memref, tuple(counted[index] for index in indices), around[-1])


def is_one_piece(box: CountedBox, memory: SSAValue) -> bool:
    """True if a box is of a view of all of a ``memory`` of one dimension as one of several, whose
    inner dimensions are accessed from end to end: it is the first elements of the memory then.
    """
    if not isinstance(box.memref, OpResult) or not isinstance(box.memref.op, ReinterpretCastOp):
        return False
    view, kind = box.memref.op, memory.type
    if view.source is not memory or not isinstance(kind, MemRefType) or kind.get_num_dims() != 1:
        return False
    sizes = row_major_sizes(view)
    return sizes is not None and [polynomial_of(end) for end in box.ends[1:]] == sizes[1:]


def row_major_sizes(view: ReinterpretCastOp) -> Sequence[Polynomial] | None:
    """The sizes of a view from the first element on whose rows lie one behind the other."""
    if view.offsets or view.static_offsets.get_values() != (0,):
        return None
    sizes = _polynomials(view.static_sizes, view.sizes)
    strides = _polynomials(view.static_strides, view.strides)
    expected = Polynomial.number(1)
    for size, stride in zip(sizes[::-1], strides[::-1], strict=True):
        if stride != expected:
            return None
        expected = expected.times(size)
    return sizes


def _polynomials(
    static: DenseArrayBase[IntegerType], given: Sequence[SSAValue]
) -> list[Polynomial]:
    return [*map(polynomial_of, mixed_values(static, given))]
