"""``memref.realloc`` and ``bufferization.clone`` as what they do: new memory and a copy.

And bytes that are seen through one ``memref.view`` as memory of what is seen there.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.core.memref.memref import CopyOp
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, NoneAttr, StridedLayoutAttr
from xdsl.ir import Operation, SSAValue


@dataclass(frozen=True)
class ExpandReallocPass(FunctionPass):
    """Turn ``memref.realloc`` into an allocation, a copy of what fits, and a deallocation.

    ``bufferization.clone`` becomes an allocation and a copy. An allocation of bytes becomes one of
    floats where one ``memref.view`` behind it in its block is all that looks at it.

    Before::

        %b = memref.realloc %a(%n) : memref<4xf64> to memref<?xf64>

    After::

        %b = memref.alloc(%n) : memref<?xf64>
        %k = arith.minsi %n, %c4 : index
        %old = memref.subview %a[0] [%k] [1] : memref<4xf64> to memref<?xf64, strided<[1]>>
        %new = memref.subview %b[0] [%k] [1] : memref<?xf64> to memref<?xf64, strided<[1]>>
        memref.copy %old, %new
        memref.dealloc %a : memref<4xf64>

    No options.
    """

    name = "expand-realloc"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        found = [op for op in walk(func) if op.name in _EXPANSIONS]
        for op in found:
            _EXPANSIONS[op.name](op)
        views = [op for op in walk(func) if op.name == "memref.view" and _is_alone(op)]
        for op in views:
            _type_bytes(op)
        return bool(found or views)


def _expand(op: Operation) -> None:
    b = Builder.at(op)
    old, *size = op.operands
    type_ = op.results[0].type
    assert isinstance(type_, MemRefType)
    alignment = op.properties.get("alignment")
    new = b.value(memref.AllocOp(size, [], type_, alignment))
    extent: Index = size[0] if size else type_.get_shape()[0]
    count = b.minimum(extent, b.dim(old, 0))
    b.emit(CopyOp(_first(b, old, count), _first(b, new, count)))
    b.emit(memref.DeallocOp.get(old))
    replace(op, new)


def _clone(op: Operation) -> None:
    b = Builder.at(op)
    (old,) = op.operands
    type_ = op.results[0].type
    assert isinstance(type_, MemRefType)
    sizes = [b.dim(old, at) for at, n in enumerate(type_.get_shape()) if n == DYNAMIC_INDEX]
    new = b.value(memref.AllocOp([b.index(size) for size in sizes], [], type_))
    b.emit(CopyOp(old, new))
    replace(op, new)


def _is_alone(view: Operation) -> bool:
    """True if nothing but a view, and its end behind it, uses bytes that its block allocates."""
    made, block = view.operands[0].owner, view.parent
    if not isinstance(made, memref.AllocOp | memref.AllocaOp) or made.parent is not block:
        return False
    others = [use.operation for use in made.results[0].uses if use.operation is not view]
    type_ = view.results[0].type
    plain = isinstance(type_, MemRefType) and isinstance(type_.layout, NoneAttr)
    return plain and all(
        op.name == "memref.dealloc" and op.parent is block and view.is_before_in_block(op)
        for op in others
    )


def _type_bytes(view: Operation) -> None:
    made, type_ = view.operands[0].owner, view.results[0].type
    assert isinstance(made, memref.AllocOp | memref.AllocaOp)
    assert isinstance(type_, MemRefType)
    # The place in the bytes, the first operand behind them, does not matter any more.
    sizes, alignment = list(view.operands[2:]), {"alignment": made.alignment}
    new = Builder.at(view).value(
        type(made).build(operands=[sizes, []], result_types=[type_], properties=alignment)
    )
    for use in list(made.results[0].uses):
        if use.operation is not view:
            use.operation.operands[use.index] = new
    replace(view, new)
    erase(made)


_EXPANSIONS = {"memref.realloc": _expand, "bufferization.clone": _clone}


def _first(b: Builder, buffer: SSAValue, count: Index) -> SSAValue:
    """The first elements of a buffer."""
    type_ = buffer.type
    assert isinstance(type_, MemRefType)
    if isinstance(count, int) and count == type_.get_shape()[0]:
        return buffer
    extent = count if isinstance(count, int) else DYNAMIC_INDEX
    part = MemRefType(type_.element_type, [extent], StridedLayoutAttr([1]), type_.memory_space)
    return b.value(memref.SubviewOp.get(buffer, [0], [count], [1], part))
