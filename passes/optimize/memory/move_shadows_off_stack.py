"""``move-shadows-off-stack``: large shadows of local arrays live on a tape.

A local array of some megabytes fits the stack that its program was written for. A second one of the
same size, for its tangents, does not: so it is taken from the arena of a tape, which the function
begins and ends, and which shrinks where the program's stack does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.autodiff.autodiff import (
    OFF_STACK,
    TapeBeginOp,
    TapeEndOp,
    TapeMarkOp,
    TapeResetOp,
)
from ad_opt.dialects.llvm.layouts import size_and_alignment
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import ancestors, defining_op, walk
from ad_opt.dialects.support.ir.symbols import enclosing
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, MemRefType
from xdsl.ir import Operation, SSAValue

from .arena_buffers import is_aligned_in_arena, take_from_arena

_AT_ONCE = frozenset({"scf.parallel", "scf.forall", "affine.parallel", "omp.parallel"})
"""Operations whose bodies may run at the same time, when no tape can be shared. No fact: of
the catalogue's parallel loops, some run on a device."""


@dataclass(frozen=True)
class MoveShadowsOffStackPass(FunctionPass):
    """Stack allocations that `differentiate` has marked, as large or of a size that only the run
    knows, are taken from a tape.

    Before, and after::

        %s = memref.alloca(%n) {autodiff.off_stack} : memref<?xf64>
        ...
        func.return

        %tape = autodiff.tape_begin : !autodiff.tape
        %s = autodiff.arena_alloc %tape(%n) {uninitialized} : memref<?xf64>
        ...
        autodiff.tape_end %tape : !autodiff.tape
        func.return

    Where the program's stack is restored to what it was, or a ``memref.alloca_scope`` ends, the
    tape is reset to a mark, so that its memory is used again in loops. Options: none.
    """

    name = "move-shadows-off-stack"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        marked = [op for op in walk(func) if OFF_STACK in op.attributes and _can_move(op)]
        if not marked:
            return False
        begin = TapeBeginOp()
        entry = func.regions[0].blocks[0]
        first = entry.first_op
        assert first is not None
        entry.insert_op_before(begin, first)
        tape = begin.results[0]
        for op in list(walk(func)):
            if op.name == "llvm.intr.stackrestore":
                _reset_with(op, tape)
            elif op.name == "memref.alloca_scope" and any(_scope_of(m) is op for m in marked):
                _reset_behind(op, tape)
        for alloca in marked:
            _move(alloca, tape)
        for block in func.regions[0].blocks:
            if (last := block.last_op) is not None and last.name == "func.return":
                Builder.at(last).emit(TapeEndOp(tape))
        return True


def _can_move(alloca: Operation) -> bool:
    return is_aligned_in_arena(alloca) and not any(
        around.name in _AT_ONCE for around in ancestors(alloca)
    )


def _scope_of(alloca: Operation) -> Operation | None:
    """The scope at whose end the stack shrinks, if it is one in the function."""
    return enclosing(alloca, "memref.alloca_scope", "func.func")


def _reset_with(restore: Operation, tape: SSAValue) -> None:
    """Give back what was taken since the stack was as it is again."""
    saved = defining_op(restore.operands[0], "llvm.intr.stacksave")
    if saved is None:
        return
    if (after := saved.next_op) is not None:
        mark = Builder.at(after).emit(TapeMarkOp(tape)).results[0]
        Builder.at(restore).emit(TapeResetOp(tape, mark))


def _reset_behind(scope: Operation, tape: SSAValue) -> None:
    after = scope.next_op
    if after is not None:
        mark = Builder.at(scope).emit(TapeMarkOp(tape)).results[0]
        Builder.at(after).emit(TapeResetOp(tape, mark))


def _move(alloca: Operation, tape: SSAValue) -> None:
    b = Builder.at(alloca)
    sizes: Sequence[SSAValue] = alloca.operands
    if not isinstance(alloca.results[0].type, MemRefType):
        size, alignment = size_and_alignment(alloca.properties["elem_type"])
        whole = -(-size // alignment) * alignment
        count = b.value(arith.IndexCastOp(alloca.operands[0], IndexType()))
        sizes = [b.value(arith.MuliOp(count, b.index(whole)))]
    take_from_arena(alloca, tape, sizes)
