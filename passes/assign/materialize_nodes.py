"""Nodes of tensors that are left become buffers."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.dialects.tensors.assign import NodeOp
from ad_opt.dialects.tensors.assign_rules import padding_of
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import memref
from xdsl.dialects.builtin import AnyFloat, DenseArrayBase, IntegerType, MemRefType, i32
from xdsl.ir import Operation, Region

MOST_STACK_BYTES = 16384
"""A guess, OCANNL's: larger nodes go to the heap, since a stack of 8 MiB has room for some hundred
of these; a larger number saves calls of the allocator."""


@dataclass(frozen=True)
class MaterializeNodesPass(FunctionPass):
    """Turn each node that is left into a buffer: on the stack if it is small.

    Before::

        %h = assign.node "h" : memref<2x4xf32>

    After::

        %h = memref.alloca() : memref<2x4xf32>

    A node of more than 16384 bytes becomes ``memref.alloc``, with ``memref.dealloc`` in front of
    each return. One with margins that assignments still use stays: `lower-assign-to-affine` makes
    room for them.

    No options.
    """

    name = "materialize-nodes"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        found = [op for op in walk(func) if isinstance(op, NodeOp) and not _has_margins(op)]
        for op in found:
            _materialize(op)
        return bool(found)


def _has_margins(op: NodeOp) -> bool:
    """True for a node with margins that assignments may still reach into."""
    padded = any(before or behind for before, behind in padding_of(op.result))
    return padded and any(use.operation.name.startswith("assign.") for use in op.result.uses)


def byte_size(type: MemRefType) -> int:
    """The count of bytes of a buffer of static shape."""
    element = type.element_type
    bits = element.bitwidth if isinstance(element, AnyFloat | IntegerType) else 64
    return prod(type.get_shape()) * ((bits + 7) // 8)


def _materialize(op: NodeOp) -> None:
    type_ = op.result.type
    small = byte_size(type_) <= MOST_STACK_BYTES
    buffer = Builder.at(op).value(
        make(
            memref.AllocaOp if small else memref.AllocOp,
            result_types=[type_],
            properties={"operandSegmentSizes": DenseArrayBase.from_list(i32, [0, 0])},
        )
    )
    if not small:
        for end in _returns(op):
            Builder.at(end).emit(memref.DeallocOp.get(buffer))
    replace(op, buffer)


def _returns(op: Operation) -> list[Operation]:
    region = op.parent_region()
    assert isinstance(region, Region)
    last = [block.last_op for block in region.blocks]
    return [one for one in last if one is not None and one.name == "func.return"]
