"""Calls that overwrite memory, in reverse mode: kept before them, put back, shadows cleared."""

from __future__ import annotations

from collections.abc import Callable

from ad_opt.dialects.autodiff.autodiff import ArenaAllocOp
from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.symbols import callee_name
from ad_opt.passes.autodiff.addresses import pointers
from ad_opt.passes.autodiff.addresses.overwritten_memory import (
    Before,
    before_call,
    made_by,
    most_bytes,
    written_by,
)
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Overwritten, Sweep
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.ops.memory_ops import is_pointer
from ad_opt.passes.ops.written_bytes import New, Written
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Operation, SSAValue


def call_and_keep(sweep: Sweep, op: Operation, em: Emitter, call: Callable[[], object]) -> None:
    """Keep what a ``call`` may overwrite and is undone, make it, and remember what it wrote."""
    plan, find = sweep.plan, sweep.values.__getitem__
    session = sweep.session
    found = written_by(op, plan.is_active)
    old: list[tuple[SSAValue, SSAValue] | None] = []
    before: list[Before | None] = []
    for one in found:
        address = op.operands[one.place]
        undone = is_pointer(address.type) and plan.storage.must_undo(address)
        old.append(_old_bytes(sweep, op, one, em) if undone else None)
        carries = address in sweep.shadows and plan.is_active(address)
        cleared = carries and one.new is not New.ADDRESS
        before.append(before_call(session, em, one, op, find) if cleared else None)
    call()
    kept: list[Overwritten] = []
    for one, saved, then in zip(found, old, before, strict=True):
        made = None if then is None else made_by(session, em, one, op, find, then)
        if made is not None or saved is not None:
            kept.append(Overwritten(op.operands[one.place], made, saved))
    if kept:
        sweep.overwritten[op] = kept


def _old_bytes(sweep: Sweep, op: Operation, one: Written, em: Emitter) -> tuple[SSAValue, SSAValue]:
    if not one.is_bounded:
        raise error_at(
            op,
            "AD0708",
            f"`{callee_name(op)}` overwrites memory that the way back needs as it was, and nobody "
            "knows before how much of it",
            help="read and print with a largest length: `%15s`, `vsnprintf`",
        )
    size = most_bytes(sweep.session, em, one, op, sweep.values.__getitem__)
    bytes_ = em.value(arith.IndexCastOp(size, IndexType()))
    kept = em.value(ArenaAllocOp(sweep.tape, [bytes_], PTR))
    pointers.copy_bytes(em, op, sweep.values[op.operands[one.place]], kept, size)
    return kept, size


def take_back(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """The way back of `call_and_keep`: the last argument first."""
    em = mirror.emitter
    for kept in reversed(reversal.sweep.overwritten.get(op, ())):
        if kept.made is not None:
            shadow = reversal.shadow_forth(kept.address, mirror)
            kept.made.clear(em, shadow, lambda value: reversal.recall.value(value, mirror))
        if kept.old is not None:
            old, size = (reversal.recall.value(x, mirror) for x in kept.old)
            memory = reversal.value(kept.address, mirror)
            reversal.log(em, kept.address, memory, size)
            pointers.copy_bytes(em, op, old, memory, size)
