"""Allocations that are taken from the arena of a tape instead."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.autodiff.autodiff import UNINITIALIZED, ArenaAllocOp
from ad_opt.dialects.autodiff.tape import ARENA_LINE
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.rewriting import replace
from xdsl.dialects.builtin import IntegerAttr, UnitAttr
from xdsl.ir import Attribute, Operation, SSAValue


def is_aligned_in_arena(alloc: Operation) -> bool:
    """True if an allocation asks for no more alignment than all memory of an arena has."""
    alignment = alloc.properties.get("alignment", alloc.attributes.get("alignment"))
    return not isinstance(alignment, IntegerAttr) or alignment.value.data <= ARENA_LINE


def unset_memory(
    b: Builder, tape: SSAValue, sizes: Sequence[SSAValue], kind: Attribute
) -> SSAValue:
    """Memory of an arena in which nobody reads what has not been written."""
    made = b.emit(ArenaAllocOp(tape, sizes, kind))
    made.attributes[UNINITIALIZED] = UnitAttr()
    return made.results[0]


def take_from_arena(alloc: Operation, tape: SSAValue, sizes: Sequence[SSAValue]) -> None:
    """Put memory of an arena in the place of an allocation, whose memory is not zeros either."""
    replace(alloc, unset_memory(Builder.at(alloc), tape, sizes, alloc.results[0].type))
