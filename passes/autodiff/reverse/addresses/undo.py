"""Stores of the forward sweep undone on the way back."""

from __future__ import annotations

from ad_opt.dialects.llvm.layouts import stored_bytes
from ad_opt.passes.autodiff.addresses import pointers
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from xdsl.dialects.builtin import i64
from xdsl.ir import Operation, SSAValue


def written_address(op: Operation) -> SSAValue:
    """The address that an operation writes to: its first operand, but a store's second."""
    return op.operands[1 if op.name == "llvm.store" else 0]


def put_back_at(
    reversal: Reversal, op: Operation, old: SSAValue, memory: SSAValue, mirror: Mirror
) -> None:
    """Store what an operation has overwritten."""
    em = mirror.emitter
    old = reversal.recall.value(old, mirror)
    reversal.log(em, written_address(op), memory, em.integer(stored_bytes(old.type), i64))
    pointers.store(em, op, old, memory)
