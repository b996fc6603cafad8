"""To be recorded for memory behind addresses: ``llvm``."""

from __future__ import annotations

from typing import cast

from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.llvm.llvm_ext import FRESH_MEMORY
from ad_opt.dialects.support.ir.queries import constant_of
from ad_opt.dialects.typetree.kinds import POINTER_SIZE
from ad_opt.passes.autodiff.addresses import computed_words, floats_and_addresses, pointers
from ad_opt.passes.autodiff.addresses.module_in_work import ModuleInWork
from ad_opt.passes.autodiff.addresses.unknown_bytes import may_be_followed
from ad_opt.passes.autodiff.plan.way_back import WayBack
from ad_opt.passes.emit.emit import flows_by_value
from ad_opt.passes.emit.shadow_types import shadow_of
from ad_opt.passes.ops.memory_ops import is_pointer
from xdsl.ir import Operation, SSAValue


def tbr_load(back: WayBack, op: Operation) -> None:
    """``llvm.load``: the shadow that its cotangent is added to."""
    if op in back.plan.updated:
        return
    memory = op.operands[0]
    if back.take(op.results[0]) and back.plan.is_active(memory) and back.has_shadow(memory):
        back.shadow(memory)


def tbr_store(back: WayBack, op: Operation) -> None:
    """``llvm.store``: the shadow, and what was overwritten there and in memory."""
    stored, memory = op.operands
    if back.plan.is_active(memory) and back.has_shadow(memory):
        if _looks_at_shadow(op, stored):
            back.shadow(memory)
        if flows_by_value(stored.type):
            back.shadow(memory)
            back.add(stored)
    _want_old(back, op, stored, memory)
    if stored in back.plan.needs_shadow and back.has_shadow(memory):
        if _may_be_both(back, memory):
            back.shadow(memory)
            if not back.storage.must_undo(memory) and not back.storage.is_local(memory):
                back.kept(op, "left", PTR)
    elif flows_by_value(stored.type) or pointers.may_hide_floats(op, stored.type):
        _want_replaced(back, op, memory, floats_and_addresses.count_words(op, stored.type))


def _looks_at_shadow(op: Operation, stored: SSAValue) -> bool:
    """True if bits are stored that may be those of floats."""
    if pointers.may_set_floats(op, stored):
        return True
    computed = computed_words.is_word(stored.type) and computed_words.is_computed(stored)
    return computed and pointers.may_hide_floats(op, stored.type)


def _may_be_both(back: WayBack, memory: SSAValue) -> bool:
    places = cast("ModuleInWork", back.plan.functions).places_of_both
    return back.has_shadow(memory) and places.may_be_both(back.plan, memory)


def _want_replaced(back: WayBack, op: Operation, memory: SSAValue, words: int) -> None:
    """Want the shadows of addresses that something else overwrites."""
    if _may_be_both(back, memory) and back.storage.must_undo(memory):
        back.shadow(memory)
        for number in reversed(range(words)):
            back.kept(op, "replaced", PTR, number)


def _want_old(back: WayBack, op: Operation, stored: SSAValue, memory: SSAValue) -> None:
    if not back.storage.must_undo(memory):
        return
    back.kept(op, "old", stored.type)
    back.value(memory)
    if stored in back.plan.needs_shadow and back.has_shadow(memory):
        back.shadow(memory)
        back.kept(op, "old", shadow_of(stored.type), 1)


def tbr_copy(back: WayBack, op: Operation) -> None:
    """``llvm.intr.memcpy`` and its kin: both shadows, the length, and what was overwritten."""
    plan = back.plan
    target, source, length = op.operands[:3]
    integers = pointers.copies_integers(op)
    hides = plan.is_active(target) or target in plan.needs_shadow
    carried = hides and not integers and not may_be_followed(plan, op)
    if carried:
        back.shadow(target)
        back.shadow(source)
        back.value(length)
        back.kept(op, "carried", PTR)
    elif not integers and plan.is_active(target) and back.has_shadow(target):
        back.value(length)
        back.shadow(target)
        if back.has_shadow(source) and plan.is_active(source):
            back.shadow(source)
    _want_old_bytes(back, op)
    if hides and not carried:
        _want_cleared(back, op)


def tbr_fill(back: WayBack, op: Operation) -> None:
    """``llvm.intr.memset``: the shadow, the length, and what was overwritten."""
    if FRESH_MEMORY in op.attributes:
        return
    target, length = op.operands[0], op.operands[2]
    if back.has_shadow(target) and back.plan.is_active(target):
        back.value(length)
        back.shadow(target)
    _want_old_bytes(back, op)
    _want_cleared(back, op)


def _want_old_bytes(back: WayBack, op: Operation) -> None:
    target, length = op.operands[0], op.operands[2]
    if back.storage.must_undo(target):
        back.kept(op, "old", PTR)
        back.value(length)
        back.value(target)


def _want_cleared(back: WayBack, op: Operation) -> None:
    """Want the shadows of addresses that bytes overwrite."""
    target, width = op.operands[0], constant_of(op.operands[2])
    if width is not None and 0 < width < POINTER_SIZE:
        _want_replaced(back, op, target, 1 if width == 1 else 2)
    elif _may_be_both(back, target) and back.storage.must_undo(target):
        back.kept(op, "held", PTR)
        back.shadow(target)
        back.value(op.operands[2])


def tbr_update(back: WayBack, op: Operation) -> None:
    """``llvm.atomicrmw``: the shadow, and the old contents, which are its result."""
    memory, value = op.operands
    back.take(op.results[0])
    if flows_by_value(value.type) and back.plan.is_active(memory):
        back.shadow(memory)
        back.add(value)
    if back.storage.must_undo(memory):
        back.value(op.results[0])
        back.value(memory)
        if is_pointer(value.type) and back.has_shadow(memory):
            back.shadow(memory)
            back.kept(op, "old", PTR, 1)


def tbr_exchange(back: WayBack, op: Operation) -> None:
    """``llvm.cmpxchg``: the old contents."""
    memory, value = op.operands[:2]
    if back.storage.must_undo(memory):
        back.kept(op, "old", value.type)
        back.value(memory)


def tbr_step(back: WayBack, op: Operation) -> None:
    """Steps of addresses; a frozen float hands its cotangent on."""
    if back.take(op.results[0]):
        back.add(op.operands[0])


def tbr_accumulate(back: WayBack, op: Operation) -> None:
    """``autodiff.accumulate``: the shadow, and the old contents."""
    memory, value = op.operands
    if back.plan.is_active(memory) and back.has_shadow(memory) and back.plan.has_cotangent(value):
        back.shadow(memory)
        back.add(value)
    _want_old(back, op, value, memory)
