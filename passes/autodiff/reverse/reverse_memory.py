"""The reverse of memory: a load adds to the shadow, a store takes from it, and is undone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ad_opt.dialects.autodiff.autodiff import COTANGENTS
from ad_opt.dialects.autodiff.frames import set_type
from ad_opt.dialects.core.memref.memref import ATOMIC_KINDS, AtomicRMWOp
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.dialects.support.ir.queries import block_of
from ad_opt.dialects.support.ir.strides import may_coincide
from ad_opt.passes.emit.buffers import (
    accumulate_buffer,
    clone_buffer,
    copy_buffer,
    fill_zero,
    load,
    move_buffer,
    store,
)
from ad_opt.passes.emit.emit import flows_by_value
from ad_opt.passes.emit.shadow_types import shadow_memref, shadow_of
from ad_opt.passes.ops.catalogue import viewed
from xdsl.dialects import memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, IntegerAttr, UnitAttr
from xdsl.ir import Operation, OpResult, SSAValue

from .forward_sweep import not_followed
from .mirror import Mirror

if TYPE_CHECKING:
    from .reverse import Reversal


def shadow(reversal: Reversal, value: SSAValue, mirror: Mirror) -> SSAValue:
    """The shadow of a memref of the primal, for use in ``mirror``."""
    forward = reversal.sweep.shadows.get(value)
    if forward is not None:
        return reversal.recall.value(forward, mirror)
    home: Mirror | None = mirror
    while home is not None and home.primal is not block_of(value):
        home = home.parent
    assert home is not None
    if not isinstance(value, OpResult):
        raise _constant_memory(value, mirror.at)
    if value not in home.shadows:
        home.shadows[value] = _make_shadow(reversal, value, home)
    return home.shadows[value]


def _make_shadow(reversal: Reversal, value: OpResult, home: Mirror) -> SSAValue:
    op, em = value.op, home.emitter
    if op.name in ("memref.alloc", "memref.alloca", "autodiff.arena_alloc"):
        return _zero_like(reversal, value, home)
    followed = op.operands[1:] if op.name == "arith.select" else [viewed(op)]
    if None not in followed:
        mapper = {
            x: shadow(reversal, x, home) if x in followed else reversal.value(x, home)
            for x in op.operands
        }
        made = em.emit(op.clone(mapper)).results[value.index]
        set_type(made, shadow_of(value.type))  # structs have other elements there
        return made
    if op.name == "memref.get_global":
        globals = reversal.session.shadow_globals
        return globals.memref_shadow(op, shadow_memref(value.type), em)
    raise not_followed(op)


def _constant_memory(value: SSAValue, where: Operation | None) -> DiagnosticError:
    """The refusal to keep a derivative in an argument that the caller says has none."""
    name = f"`%{value.name_hint}`" if value.name_hint else f"a {value.type}"
    return error_at(
        where, "AD0708", f"a derivative passes through {name}, which has no shadow",
        help="request the function with that buffer as `dup`, or detach what is stored there with "
        "`autodiff.stop_gradient`",
    )  # fmt: skip


def _zero_like(reversal: Reversal, value: OpResult, home: Mirror) -> SSAValue:
    """A zero buffer that lives from the last use of a local buffer to its allocation."""
    em, type = home.emitter, shadow_memref(value.type)
    static = DYNAMIC_INDEX not in type.get_shape()
    first = 1 if value.op.name == "autodiff.arena_alloc" else 0
    sizes = reversal.values(value.op.operands[first:], home)
    if value.op.name == "memref.alloca" and static and home.parent is None:
        buffer = em.value(memref.AllocaOp.get(type.get_element_type(), shape=type.get_shape()))
    else:
        buffer = em.value(
            memref.AllocOp.get(
                type.get_element_type(),
                None,
                type.get_shape(),
                sizes,
                type.layout,
                type.memory_space,
            )
        )
    assert isinstance(buffer, OpResult)
    buffer.op.attributes[COTANGENTS] = UnitAttr()
    fill_zero(em, buffer)
    return buffer


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
    target = shadow(reversal, buffer, mirror)
    at = reversal.values(indices, mirror)
    if _may_race(reversal, buffer, indices, mirror):
        kind = IntegerAttr(ATOMIC_KINDS.index("addf"), 64)
        em.emit(
            AtomicRMWOp.build(
                operands=[cotangent, target, at],
                result_types=[cotangent.type],
                properties={"kind": kind},
            )
        )
    else:
        store(em, em.addf(load(em, target, at), cotangent), target, at)


def _may_race(
    reversal: Reversal, buffer: SSAValue, indices: Sequence[SSAValue], mirror: Mirror
) -> bool:
    """True if iterations of a parallel loop may add to the same element of the shadow.

    They do not if every induction variable is an index, or if the buffer is made in the iteration.
    """
    home = block_of(buffer)
    at: Mirror | None = mirror
    while at is not None and at.primal is not home:
        around = at.primal.parent_op()
        if around is not None and around.name == "scf.parallel":
            if not set(at.primal.args) <= set(indices) or may_coincide(buffer.type):
                return True
        at = at.parent
    return False


def reverse_store(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """In the reverse sweep: ``memref.store``."""
    stored, buffer, *indices = op.operands
    em = mirror.emitter
    if flows_by_value(stored.type) and reversal.is_active(buffer):
        target = shadow(reversal, buffer, mirror)
        at = reversal.values(indices, mirror)
        cotangent = load(em, target, at) if reversal.has_cotangent(stored) else None
        update = reversal.plan.updates.get(op)
        if update is None:
            store(em, em.zero_of(stored.type), target, at)
            reversal.add(stored, cotangent, mirror)
        else:
            # The old contents have the cotangent of the new ones: it stays where it is.
            reversal.add(update[1], cotangent, mirror)
    kept = reversal.sweep.old.get(op, ())
    for number, old in enumerate(kept):
        # First the element; behind it, for an element that is a buffer, that of the shadow.
        holder = shadow(reversal, buffer, mirror) if number else reversal.value(buffer, mirror)
        at = reversal.values(indices, mirror)
        store(em, reversal.recall.value(old, mirror), holder, at)


def reverse_atomic(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """``old = m[i]; m[i] = old + v``: what is added gets the cotangent of the new contents."""
    from ad_opt.passes.autodiff.plan.facts.snapshots import enclosing_parallel

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
        target = shadow(reversal, buffer, mirror)
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
        into = shadow(reversal, target, mirror)
        if not reversal.is_active(source):
            fill_zero(em, into)
        elif not reversal.aliasing.may_alias(source, target):
            move_buffer(em, into, shadow(reversal, source, mirror))
        else:
            # Through a copy: source and target may be the same memory.
            moved = clone_buffer(em, reversal.tape, into)
            fill_zero(em, into)
            accumulate_buffer(em, moved, shadow(reversal, source, mirror))
    restore_snapshots(reversal, op, mirror)


def restore_snapshots(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """Give buffers that ``op`` wrote the contents that they had before."""
    buffers = reversal.plan.snapshots.get(op, ())
    for number, buffer in enumerate(buffers):
        old = reversal.sweep.old[op][number]
        forward = reversal.recall.value(old, mirror)
        copy_buffer(mirror.emitter, forward, reversal.value(buffer, mirror))


def reverse_scope(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """``memref.alloca_scope`` was swept in place, and so it is reversed."""
    body = op.regions[0].block
    child = Mirror(
        body, mirror.forward, mirror.emitter, parent=mirror, direct=mirror.direct,
        known=mirror.known, lazy=mirror.lazy,
    )  # fmt: skip
    last = body.last_op
    assert last is not None
    for result, value in zip(op.results, last.operands, strict=True):
        reversal.add(value, mirror.take(result), child)
    reversal.reverse_block(child)
    for key, cotangent in child.outer.items():
        reversal.add(key, cotangent, mirror)
