"""``transpose-buffers``: matrices of a function's own lie as its innermost loops go through them.

Loops that run recurrences side by side (`interchange-recurrences`) go down the columns of buffers
that were rows of each recurrence: one element of each cache line, and a gather for each vector. The
layout of a buffer that nobody else sees is the function's own affair.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.operand_groups import mixed_values
from ad_opt.dialects.support.ir.queries import constant_of, scf_loops_around, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.dialects.support.ir.strides import is_identity_layout
from ad_opt.passes.analysis.affine.counted_boxes import row_major_sizes
from ad_opt.passes.analysis.affine.linear import linear_of
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType
from xdsl.dialects.memref import AllocOp, DeallocOp, DimOp, LoadOp, ReinterpretCastOp, StoreOp
from xdsl.ir import Operation, OpResult, SSAValue

LEAST_GAIN = 2
"""Times as many accesses in a row as there were, from which a buffer is transposed. A guess: those
of the other kind then cost a part of what is won."""
_TRIPS = 8
"""Trips that a loop is taken to have where accesses are counted. A guess: an inner loop counts for
more than all that stands around it."""


@dataclass(frozen=True)
class TransposeBuffersPass(FunctionPass):
    """Exchange the dimensions of local matrices that the innermost loops go through by columns.

    Before, and after::

        %m = memref.alloc(%rows, %columns) : memref<?x?xf64>
        scf.for %j = ... {
          scf.for %i = ... { memref.store %x, %m[%i, %j] : memref<?x?xf64> }
        }

        %m = memref.alloc(%columns, %rows) : memref<?x?xf64>
        scf.for %j = ... {
          scf.for %i = ... { memref.store %x, %m[%j, %i] : memref<?x?xf64> }
        }

    The buffer may be an array of one dimension that is only seen as rows, by one view
    (`delinearize-accesses`). Legal where it is only loaded from, stored to and freed: then nobody
    sees how it lies, and no bit changes. Options: none.
    """

    name = "transpose-buffers"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        found = [op for op in walk(func) if isinstance(op, AllocOp)]
        matrices = [one for op in found if (one := _matrix_of(op)) is not None]
        turned = [one for one in matrices if _is_by_columns(one)]
        for one in turned:
            _transpose(one)
        count("buffers transposed", len(turned))
        return bool(turned)


@dataclass(frozen=True)
class _Matrix:
    """A buffer of two dimensions, or one of one dimension and its only view."""

    alloc: AllocOp
    seen: OpResult
    """The matrix: what is allocated, or the view of it."""

    @property
    def accesses(self) -> Iterator[LoadOp | StoreOp]:
        for use in self.seen.uses:
            op = use.operation
            if isinstance(op, LoadOp | StoreOp):
                yield op


def _matrix_of(alloc: AllocOp) -> _Matrix | None:
    """The matrix that is allocated, if it is only accessed and freed."""
    memory = alloc.memref
    type_ = memory.type
    if not is_identity_layout(type_):
        return None
    users = [use.operation for use in memory.uses]
    if type_.get_num_dims() == 2:
        return _seen_as(alloc, memory)
    views = [op for op in users if not isinstance(op, DeallocOp | DimOp)]
    if type_.get_num_dims() != 1 or len(views) != 1 or any(_is_inside(op, alloc) for op in users):
        return None
    view = views[0]
    if not isinstance(view, ReinterpretCastOp) or len(row_major_sizes(view) or ()) != 2:
        return None
    return _seen_as(alloc, view.results[0])


def _seen_as(alloc: AllocOp, matrix: OpResult) -> _Matrix | None:
    """The matrix, if nobody asks how it lies."""
    plain = all(_leaves_layout(use.operation, matrix) for use in matrix.uses)
    return _Matrix(alloc, matrix) if plain else None


def _is_inside(op: Operation, alloc: AllocOp) -> bool:
    """True for a use of memory that stands deeper than what allocates it: a view of it is seen
    where the memory is.
    """
    return op.parent is not alloc.parent


def _leaves_layout(op: Operation, memory: SSAValue) -> bool:
    """True for an operation on a matrix that does not ask how it lies."""
    if isinstance(op, DimOp):
        return constant_of(op.index) in (0, 1)
    if isinstance(op, StoreOp):
        return op.value is not memory
    return isinstance(op, LoadOp | DeallocOp)


def _is_by_columns(matrix: _Matrix) -> bool:
    """True if the innermost loops go through a matrix by columns, where it is written and all in
    all. A factor of a product is only read so, which packs what it reads.
    """
    accesses = list(matrix.accesses)
    stores = [op for op in accesses if isinstance(op, StoreOp)]
    return _goes_by_columns(stores) and _goes_by_columns(accesses)


def _goes_by_columns(accesses: Sequence[LoadOp | StoreOp]) -> bool:
    rows = columns = 0
    for op in accesses:
        loops = list(scf_loops_around(op))
        if not loops:
            continue
        variable = loops[0].regions[0].block.args[0]
        first, second = (_depends(index, variable) for index in op.indices)
        weight = _TRIPS ** len(loops)
        rows += weight if second and not first else 0
        columns += weight if first and not second else 0
    return columns > LEAST_GAIN * rows


def _depends(index: SSAValue, variable: SSAValue) -> bool:
    """True if a subscript counts a loop's iterations; others are as they are in the loop."""
    return variable in linear_of(index).terms


def _transpose(matrix: _Matrix) -> None:
    """Allocate the matrix with its dimensions exchanged, and access that."""
    alloc, seen = matrix.alloc, matrix.seen
    b = Builder.at(seen.op)
    rows, columns = _extents(b, matrix)
    type_ = alloc.memref.type
    assert isinstance(type_, MemRefType)
    shape = [n if isinstance(n, int) else DYNAMIC_INDEX for n in (columns, rows)]
    sizes = [n for n in (columns, rows) if not isinstance(n, int)]
    made = AllocOp.get(type_.element_type, alloc.alignment, shape, sizes)
    turned = b.value(made)
    turned.name_hint = alloc.memref.name_hint
    for op in list(matrix.accesses):
        *before, _, i, j = op.operands
        op.operands = [*before, turned, j, i]
    for use in list(seen.uses):
        if isinstance(use.operation, DimOp):
            number = 1 - (constant_of(use.operation.index) or 0)
            inner = Builder.at(use.operation)
            replace(use.operation, inner.index(inner.dim(turned, number)))
    for use in list(alloc.memref.uses):
        if isinstance(use.operation, DeallocOp):
            use.operation.operands = [turned]
        elif isinstance(use.operation, DimOp):  # of an array of one dimension
            replace(use.operation, Builder.at(use.operation).index(_extent(alloc, 0)))
    if seen is not alloc.memref:
        erase(seen.op)
    erase(alloc)


def _extents(b: Builder, matrix: _Matrix) -> tuple[Index, Index]:
    """The rows and columns of a matrix, at least none."""
    view = matrix.seen.op
    if not isinstance(view, ReinterpretCastOp):
        return _extent(matrix.alloc, 0), _extent(matrix.alloc, 1)
    rows, columns = (b.maximum(0, n) for n in mixed_values(view.static_sizes, view.sizes))
    return rows, columns


def _extent(alloc: AllocOp, dimension: int) -> Index:
    type_ = alloc.memref.type
    assert isinstance(type_, MemRefType)
    return mixed_values(type_.get_shape(), alloc.dynamic_sizes)[dimension]
