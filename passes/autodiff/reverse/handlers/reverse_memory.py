"""The reverse of memory: a load adds to the shadow, a store takes from it, and is undone."""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import ArenaAllocOp, DeferDeallocOp
from ad_opt.dialects.core.memref.memref import ATOMIC_KINDS, AtomicRMWOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.passes.autodiff.forward.forward_memory import writer
from ad_opt.passes.autodiff.plan.facts.parallel_races import enclosing_parallel, may_race
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Sweep, zero_buffer_like
from ad_opt.passes.emit.buffers import (
    accumulate_buffer,
    clone_buffer,
    fill_zero,
    load,
    move_buffer,
    store,
)
from ad_opt.passes.emit.emit import Emitter, flows_by_value
from ad_opt.passes.ops.memory_ops import is_pointer
from xdsl.dialects import memref
from xdsl.dialects.builtin import IntegerAttr, MemRefType
from xdsl.ir import Operation, OpResult, SSAValue


def remember_store(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Keep what the memory held; a buffer that is stored has its shadow stored beside it."""
    stored, buffer, *indices = op.operands
    at = [sweep.values[i] for i in indices]
    follows = stored in sweep.plan.needs_shadow
    if not follows and is_pointer(stored.type) and buffer in sweep.plan.needs_shadow:
        raise error_at(
            op, "AD0708", "nothing is known of the shadow of the address that is stored here",
            help="request this function with that memory as `dup`",
        )  # fmt: skip
    if sweep.plan.storage.must_undo(buffer):
        sweep.old[op] = [load(em, sweep.values[buffer], at)]
        if follows:
            sweep.old[op].append(load(em, sweep.shadows[buffer], at))
    if follows:
        writer(0, 1)(sweep, op)
    else:
        sweep.clone(op)


def remember_dealloc(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``memref.dealloc``."""
    if op not in sweep.plan.mirrored_deallocs:
        em.emit(DeferDeallocOp(sweep.tape, sweep.values[op.operands[0]]))


def remember_alloc(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``memref.alloc``, ``memref.alloca``."""
    plan, result = sweep.plan, op.results[0]
    if plan.lives_on_tape(op):
        # Zeros: undoing a store reads what was there before.
        type = result.type
        assert isinstance(type, MemRefType)
        sizes = [sweep.values[x] for x in op.operands]
        buffer = em.emit(ArenaAllocOp(sweep.tape, sizes, type))
        sweep.values[result] = buffer.results[0]
        sweep.ops[op] = buffer
    else:
        sweep.clone(op)
        if result in sweep.plan.needs_shadow or plan.storage.must_undo(result):
            fill_zero(em, sweep.values[result])
    if result in sweep.plan.needs_shadow:
        sweep.shadows[result] = zero_buffer_like(em, sweep, result)


# ------------------------------------------------------------------ the way back


def reverse_alloc(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """The mirror of an allocation is where its shadow, and it itself, are freed."""
    result = op.results[0]
    made = mirror.shadows.pop(result, None)
    if made is not None and isinstance(made, OpResult) and made.op.name == "memref.alloc":
        mirror.emitter.emit(memref.DeallocOp.get(made))
    if op in reversal.plan.freed:
        mirror.emitter.emit(memref.DeallocOp.get(reversal.value(result, mirror)))


def reverse_load(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """In the reverse sweep: ``memref.load``."""
    if op in reversal.plan.updated:
        return
    buffer, *indices = op.operands
    cotangent = mirror.take(op.results[0])
    if cotangent is None or not reversal.is_active(buffer):
        return
    em = mirror.emitter
    target = reversal.shadow(buffer, mirror)
    at = reversal.values(indices, mirror)
    if may_race(op, buffer, indices):
        add_atomically(em, cotangent, target, at)
    else:
        store(em, em.addf(load(em, target, at), cotangent), target, at)


def add_atomically(em: Emitter, added: SSAValue, target: SSAValue, at: list[SSAValue]) -> None:
    """Add to an element to which other iterations may add at once."""
    kind = IntegerAttr(ATOMIC_KINDS.index("addf"), 64)
    em.emit(
        AtomicRMWOp.build(
            operands=[added, target, at], result_types=[added.type], properties={"kind": kind}
        )
    )


def reverse_store(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """In the reverse sweep: ``memref.store``."""
    stored, buffer, *indices = op.operands
    em = mirror.emitter
    if flows_by_value(stored.type) and reversal.is_active(buffer):
        target = reversal.shadow(buffer, mirror)
        at = reversal.values(indices, mirror)
        cotangent = load(em, target, at) if reversal.has_cotangent(stored) else None
        update = reversal.plan.updates.get(op)
        if update is None:
            store(em, em.zero_of(stored.type), target, at)
            reversal.add(stored, cotangent, mirror)
        else:
            # The old contents have the cotangent of the new ones: it stays where it is.
            if cotangent is not None and update.is_difference:
                cotangent = em.negf(cotangent)
            reversal.add(update.term, cotangent, mirror)
    kept = reversal.sweep.old.get(op, ())
    for number, old in enumerate(kept):
        # First the element; behind it, for an element that is a buffer, that of the shadow.
        holder = reversal.shadow(buffer, mirror) if number else reversal.value(buffer, mirror)
        at = reversal.values(indices, mirror)
        store(em, reversal.recall.value(old, mirror), holder, at)


def reverse_atomic(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """``old = m[i]; m[i] = old + v``: what is added gets the cotangent of the new contents."""
    added, buffer, *indices = op.operands
    em = mirror.emitter
    cotangent = mirror.take(op.results[0])
    at = reversal.values(indices, mirror)
    if flows_by_value(added.type) and reversal.is_active(buffer):
        kind = op.properties["kind"]
        if not isinstance(kind, IntegerAttr) or ATOMIC_KINDS[kind.value.data] != "addf":
            raise error_at(
                op, "AD0701", "only atomic additions of floats have a derivative in reverse mode",
                help="write the update as a load and a store",
            )  # fmt: skip
        target = reversal.shadow(buffer, mirror)
        reversal.add(added, load(em, target, at), mirror)
        if cotangent is not None:
            store(em, em.addf(load(em, target, at), cotangent), target, at)
    if reversal.storage.must_undo(buffer) and enclosing_parallel(op, buffer) is None:
        old = reversal.value(op.results[0], mirror)
        store(em, old, reversal.value(buffer, mirror), at)


def reverse_copy(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """In the reverse sweep: ``memref.copy``."""
    source, target = op.operands
    em = mirror.emitter
    if reversal.is_active(target):
        into = reversal.shadow(target, mirror)
        if not reversal.is_active(source):
            fill_zero(em, into)
        elif not reversal.aliasing.may_alias(source, target):
            move_buffer(em, into, reversal.shadow(source, mirror))
        else:
            # Through a copy: source and target may be the same memory.
            moved = clone_buffer(em, reversal.tape, into)
            fill_zero(em, into)
            accumulate_buffer(em, moved, reversal.shadow(source, mirror))
    reversal.restore_snapshots(op, mirror)
