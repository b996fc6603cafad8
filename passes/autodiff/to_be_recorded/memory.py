"""To be recorded for operations on buffers: ``memref``."""

from __future__ import annotations

from ad_opt.passes.autodiff.plan.facts.parallel_races import enclosing_parallel
from ad_opt.passes.autodiff.plan.way_back import WayBack
from ad_opt.passes.emit.emit import flows_by_value
from ad_opt.passes.emit.shadow_types import shadow_of
from xdsl.ir import Operation


def tbr_load(back: WayBack, op: Operation) -> None:
    """``memref.load``: the place in the shadow that its cotangent is added to."""
    if op in back.plan.updated:
        return
    buffer, *indices = op.operands
    if back.take(op.results[0]) and back.plan.is_active(buffer):
        back.shadow(buffer)
        back.values(indices)


def tbr_store(back: WayBack, op: Operation) -> None:
    """``memref.store``: the place in the shadow, and what was overwritten."""
    plan = back.plan
    stored, buffer, *indices = op.operands
    if flows_by_value(stored.type) and plan.is_active(buffer):
        back.shadow(buffer)
        back.values(indices)
        update = plan.updates.get(op)
        if plan.has_cotangent(stored):
            back.add(stored if update is None else update.term)
    if back.storage.must_undo(buffer):
        back.value(buffer)
        back.values(indices)
        back.kept(op, "old", stored.type)
        if stored in plan.needs_shadow:
            back.shadow(buffer)
            back.kept(op, "old", shadow_of(stored.type), 1)


def tbr_atomic(back: WayBack, op: Operation) -> None:
    """``memref.atomic_rmw``: the place, and the old contents, which are its result."""
    added, buffer, *indices = op.operands
    back.take(op.results[0])
    back.values(indices)
    if flows_by_value(added.type) and back.plan.is_active(buffer):
        back.shadow(buffer)
        back.add(added)
    if back.storage.must_undo(buffer) and enclosing_parallel(op, buffer) is None:
        back.value(op.results[0])
        back.value(buffer)


def tbr_copy(back: WayBack, op: Operation) -> None:
    """``memref.copy``: both shadows, and what was overwritten."""
    source, target = op.operands
    if back.plan.is_active(target):
        back.shadow(target)
        if back.plan.is_active(source):
            back.shadow(source)
    if back.storage.must_undo(target):
        back.restored(op, [target])


def tbr_alloc(back: WayBack, op: Operation) -> None:
    """Allocations: the buffer, if it is freed on the way back."""
    if op in back.plan.freed:
        back.value(op.results[0])
