"""Reverse mode behind addresses: shadow addresses travel forward, cotangents in memory back.

Every address that may lead to a derivative has its shadow in the forward sweep: it is stepped,
loaded and stored beside the primal one. On the way back a load of a float adds to the shadow, a
store takes from it and leaves zero; what a store has overwritten is put back. Memory that is freed
is freed when the tape ends, since the way back reads it, and so are shadows. Where what has been
written is to stay, the tape logs what is undone, and it is done again when the tape ends.
"""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import INACTIVE, ArenaAllocOp, DeferDeallocOp
from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.llvm.llvm_ext import FRESH_MEMORY
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import integer_property
from ad_opt.passes.analysis.memory.objects import Alloc, Arg
from ad_opt.passes.autodiff.addresses import computed_words, pointers
from ad_opt.passes.autodiff.addresses.unknown_bytes import may_be_followed, move_back
from ad_opt.passes.autodiff.forward.forward_calls import bind_found
from ad_opt.passes.autodiff.forward.forward_memory import comes_from_outside
from ad_opt.passes.autodiff.forward.forward_pointers import (
    FADD,
    exchange_shadows,
    forward_alloca,
    read_shadow,
    write_shadow,
)
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.autodiff.reverse.addresses import narrow_sums, places_of_both, possible_addresses
from ad_opt.passes.autodiff.reverse.addresses.reverse_overwritten import call_and_keep
from ad_opt.passes.autodiff.reverse.addresses.undo import put_back_at
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Sweep
from ad_opt.passes.emit.buffers import is_large
from ad_opt.passes.emit.emit import Emitter, flows_by_value
from ad_opt.passes.emit.shadow_types import public_cotangent
from ad_opt.passes.ops.catalogue import is_null_address
from ad_opt.passes.ops.deciding_bits import only_decides
from ad_opt.passes.ops.known_functions import is_known_inactive
from ad_opt.passes.ops.memory_ops import is_pointer
from xdsl.dialects.arith import IndexCastOp
from xdsl.dialects.builtin import DenseArrayBase, IndexType, i64
from xdsl.ir import Attribute, Operation, SSAValue

# ------------------------------------------------------------------ the way forth


def remember_load(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``llvm.load``."""
    result, memory = op.results[0], op.operands[0]
    if sweep.carries(result):
        sweep.required(memory, op)
    read_shadow(sweep, op)
    if result not in sweep.shadows and memory in sweep.shadows and _may_be_address(sweep.plan, op):
        computed_words.check_address(em, sweep.values[memory], sweep.shadows[memory], result.type)


def _may_be_address(facts: Facts, load: Operation) -> bool:
    """True if an integer is loaded, and computed with, that may be an address with a shadow."""
    result = load.results[0]
    return (
        computed_words.may_be_address(load, result.type)
        and pointers.may_hide_floats(load, result.type)
        and facts.is_active(load.operands[0])
        and not only_decides(result)
    )


def remember_store(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Keep what the memory held, and for an address what the shadow held."""
    stored, memory = op.operands
    follows = stored in sweep.plan.needs_shadow and memory in sweep.shadows
    if sweep.plan.storage.must_undo(memory):
        sweep.old[op] = [pointers.load(em, op, sweep.values[memory], stored.type)]
        if follows:
            sweep.old[op].append(pointers.load(em, op, sweep.shadows[memory], stored.type))
    if follows:
        sweep.addresses.add(op)
        places_of_both.before_address(sweep, op, em)
        write_shadow(sweep, op)
        return
    sweep.clone(op)
    if stored in sweep.plan.needs_shadow and not is_null_address(stored):
        raise _lost_address(op)
    elif flows_by_value(stored.type) or pointers.may_hide_floats(op, stored.type):
        places_of_both.clear_forth(sweep, op, em)


def _lost_address(op: Operation) -> Exception:
    return error_at(
        op,
        "AD0708",
        "the address of memory with derivatives is stored in memory that has none",
        help="request the function with that memory as `dup`",
    )


def remember_alloca(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """A slot that the way back can still see stays one; others live on the tape, and so do large
    shadows.
    """
    result = op.results[0]
    plan = sweep.plan
    if not plan.split and op.parent is plan.primal.body.block:
        if result not in plan.needs_shadow or not is_large(op):
            forward_alloca(sweep, op)
            return
        sweep.clone(op)
        size = pointers.alloca_size(em, op, sweep.values[op.operands[0]])
        sweep.shadows[result] = em.value(on_tape(sweep, em, size))
        return
    size = pointers.alloca_size(em, op, sweep.values[op.operands[0]])
    made = em.emit(on_tape(sweep, em, size))
    sweep.values[result] = made.results[0]
    sweep.ops[op] = made
    if result in sweep.plan.needs_shadow:
        sweep.shadows[result] = em.value(on_tape(sweep, em, size))


def on_tape(sweep: Sweep, em: Emitter, size: SSAValue) -> ArenaAllocOp:
    """Take so many bytes (an i64) from the tape's memory."""
    bytes_ = em.value(IndexCastOp(size, IndexType()))
    return ArenaAllocOp(sweep.tape, [bytes_], PTR)


def remember_free(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``llvm_ext.free``, of what the derivative has allocated itself.

    What a global led to before stays: the way back lets the global lead there again. So do shadows
    of arguments, in which the gradient is.
    """
    memory, name = op.operands[0], op.attributes.get("deallocator")
    shadow = sweep.shadows.get(memory)
    if _may_be_older(sweep, memory):
        if shadow is None:
            return
        em = em.where(pointers.differ(em, shadow, pointers.nowhere(em)))
    em.emit(DeferDeallocOp(sweep.tape, sweep.values[memory], name))
    if shadow is None or comes_from_outside(sweep, memory):
        return
    for outside in _shadows_from_outside(sweep, memory):
        em = em.where(pointers.differ(em, shadow, outside))
    em.emit(DeferDeallocOp(sweep.tape, shadow, name))


def _shadows_from_outside(sweep: Sweep, memory: SSAValue) -> list[SSAValue]:
    """Shadows of arguments that are freed with memory, on some ways to it."""
    arguments = sweep.plan.primal.body.blocks[0].args
    objects = sweep.plan.aliasing.objects(memory) or ()
    indices = sorted(one.index for one in objects if isinstance(one, Arg))
    found = [arguments[at] for at in indices if comes_from_outside(sweep, arguments[at])]
    return [sweep.shadows[one] for one in found if one in sweep.shadows and is_pointer(one.type)]


def _may_be_older(sweep: Sweep, memory: SSAValue) -> bool:
    """True if memory may have been there before the derivative was asked for, behind a global; what
    was has no shadow (`known_addresses`).
    """
    if not sweep.session.shadow_globals.may_be_unknown:
        return False
    objects = sweep.plan.aliasing.objects(memory)
    return objects is None or not all(isinstance(one, Alloc) for one in objects)


def remember_copy(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Bytes of which it is not known what they are: for others see `expand-memory-copies`."""
    target = op.operands[0]
    hides = sweep.plan.is_active(target) or target in sweep.plan.needs_shadow
    if hides and not pointers.copies_integers(op) and not may_be_followed(sweep.plan, op):
        sweep.carried[op] = possible_addresses.carry_forth(sweep, op, em)
    elif hides:
        places_of_both.clear_bytes(sweep, op, em)
    _sweep_bytes(sweep, op, em)


def remember_fill(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Equal bytes have no derivative. As addresses they lead nowhere: nobody asks for shadows."""
    if FRESH_MEMORY in op.attributes:
        sweep.clone(op)
        return
    places_of_both.clear_bytes(sweep, op, em)
    _sweep_bytes(sweep, op, em)


def _sweep_bytes(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Keep what is overwritten."""
    target = op.operands[0]
    if sweep.plan.storage.must_undo(target):
        size = pointers.widened(em, sweep.values[op.operands[2]])
        kept = em.value(on_tape(sweep, em, size))
        pointers.copy_bytes(em, op, sweep.values[target], kept, size)
        sweep.old[op] = [kept]
    sweep.clone(op)


def remember_call(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``llvm.call``."""
    if not is_known_inactive(op) and INACTIVE not in op.attributes:
        raise pointers.unknown_callee(op)
    call_and_keep(sweep, op, em, lambda: sweep.clone(op))
    bind_found(sweep, op)


def remember_stack(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Slots in loops live on the tape, so the stack need not shrink."""
    for result in op.results:
        null = em.operation("llvm.mlir.zero", (), result.type)
        sweep.values[result] = sweep.shadows[result] = null


def remember_update(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``llvm.atomicrmw``."""
    copy = sweep.clone(op)
    memory, value = op.operands
    if is_pointer(value.type):
        held = exchange_shadows(sweep, op, keep=True)
        if sweep.plan.storage.must_undo(memory):
            sweep.old[op] = [copy.results[0], *(() if held is None else (held,))]


def remember_exchange(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Keep what the memory held: the exchange itself says it."""
    memory, value = op.operands[:2]
    if memory in sweep.shadows and is_pointer(value.type):
        raise pointers.exchanged_address(op)
    copy = sweep.clone(op)
    if sweep.plan.storage.must_undo(memory):
        place: dict[str, Attribute] = {"position": DenseArrayBase.from_list(i64, [0])}
        sweep.old[op] = [em.operation("llvm.extractvalue", copy.results, value.type, place)]


# ------------------------------------------------------------------ the way back


def _check_bytes(reversal: Reversal, op: Operation, value: SSAValue, memory: SSAValue) -> None:
    if pointers.may_hide_floats(op, value.type) and reversal.is_active(memory):
        raise pointers.unknown_bytes(op)


def reverse_load(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """In the reverse sweep: ``llvm.load``."""
    memory, result = op.operands[0], op.results[0]
    looked_at = computed_words.is_word(result.type) and (
        memory in reversal.sweep.shadows or not computed_words.may_be_address(op, result.type)
    )
    if not only_decides(result) and not looked_at:
        _check_bytes(reversal, op, result, memory)
    if op in reversal.plan.updated:
        return
    cotangent = mirror.take(result)
    if cotangent is None or not reversal.is_active(memory):
        return
    if memory not in reversal.sweep.shadows:
        return  # the caller takes it to be constant
    narrow_sums.add_to(mirror.emitter, op, cotangent, reversal.shadow_forth(memory, mirror))


def reverse_store(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """In the reverse sweep: ``llvm.store``."""
    stored, memory = op.operands
    em = mirror.emitter
    if pointers.may_set_floats(op, stored):
        if memory in reversal.sweep.shadows and reversal.is_active(memory):
            place = reversal.shadow_forth(memory, mirror)
            pointers.store(em, op, pointers.no_bits(em, stored.type), place)
    elif computed_words.is_word(stored.type) and computed_words.is_computed(stored):
        if pointers.may_hide_floats(op, stored.type) and reversal.is_active(memory):
            if memory not in reversal.sweep.shadows:
                raise pointers.unknown_bytes(op)
            computed_words.check(em, op, reversal.shadow_forth(memory, mirror), stored.type)
    else:
        _check_bytes(reversal, op, stored, memory)
    if flows_by_value(stored.type) and reversal.is_active(memory):
        if memory in reversal.sweep.shadows:
            place = reversal.shadow_forth(memory, mirror)
            if reversal.has_cotangent(stored):
                reversal.add(stored, pointers.load(em, op, place, stored.type), mirror)
            pointers.store(em, op, em.zero(public_cotangent(stored.type)), place)
        elif reversal.has_cotangent(stored):
            raise _lost_value(op)
    put_back(reversal, op, memory, mirror)
    places_of_both.put_back(reversal, op, mirror)


def put_back(reversal: Reversal, op: Operation, memory: SSAValue, mirror: Mirror) -> None:
    """Undo a store of one value; for an address also that of its shadow."""
    old = reversal.sweep.old.get(op, ())
    for kept in old[:1]:
        put_back_at(reversal, op, kept, reversal.value(memory, mirror), mirror)
    if op in reversal.sweep.addresses and places_of_both.may_hold_both(reversal.sweep, memory):
        places_of_both.take_away(reversal, op, reversal.shadow_forth(memory, mirror), mirror)
        return
    for kept in old[1:]:
        put_back_at(reversal, op, kept, reversal.shadow_forth(memory, mirror), mirror)


def _lost_value(op: Operation) -> Exception:
    return error_at(
        op,
        "AD0708",
        "an active value is written to memory that has no derivative",
        help="request the function with that memory as `dup`, or detach the value",
    )


def reverse_copy(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """Carry back what the copy has carried over, and put back what it has overwritten."""
    if not pointers.copies_integers(op):
        _carry_back(reversal, op, mirror)
    _put_back_bytes(reversal, op, mirror)
    places_of_both.put_bytes_back(reversal, op, mirror)


def _carry_back(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    target, source, length = op.operands[:3]
    if op in reversal.sweep.carried:
        there, here = reversal.shadow_forth(target, mirror), reversal.shadow_forth(source, mirror)
        possible_addresses.carry_back(reversal, op, mirror, there, here)
        return
    if not reversal.is_active(target):
        return
    shadows, em = reversal.sweep.shadows, mirror.emitter
    if target not in shadows:
        if source in shadows and reversal.is_active(source):
            raise _lost_value(op)
        return
    size = pointers.widened(em, reversal.value(length, mirror))
    if source in shadows and reversal.is_active(source):
        there, here = reversal.shadow_forth(target, mirror), reversal.shadow_forth(source, mirror)
        move_back(em, op, there, here, size)
    else:
        pointers.fill_zero(em, reversal.shadow_forth(target, mirror), size)


def _put_back_bytes(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    for old in reversal.sweep.old.get(op, ()):
        target, size = op.operands[0], op.operands[2]
        em = mirror.emitter
        kept = reversal.recall.value(old, mirror)
        count = pointers.widened(em, reversal.value(size, mirror))
        memory = reversal.value(target, mirror)
        reversal.log(em, target, memory, count)
        pointers.copy_bytes(em, op, kept, memory, count)


def reverse_fill(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """Clear the derivatives of what was overwritten: it has no influence."""
    if FRESH_MEMORY in op.attributes:
        return
    target, size = op.operands[0], op.operands[2]
    if target in reversal.sweep.shadows and reversal.is_active(target):
        em = mirror.emitter
        count = pointers.widened(em, reversal.value(size, mirror))
        pointers.fill_zero(em, reversal.shadow_forth(target, mirror), count)
    _put_back_bytes(reversal, op, mirror)
    places_of_both.put_bytes_back(reversal, op, mirror)


def reverse_update(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """``old = *p; *p = old + v``: what is added gets the cotangent of the new contents."""
    memory, value = op.operands
    em = mirror.emitter
    cotangent = mirror.take(op.results[0])
    if flows_by_value(value.type) and reversal.is_active(memory):
        if integer_property(op, "bin_op") != FADD:
            raise error_at(
                op, "AD0701", "only atomic additions of floats have a derivative",
                help="write the update as a load and a store",
            )  # fmt: skip
        place = reversal.shadow_forth(memory, mirror)
        there = pointers.load(em, op, place, value.type)
        reversal.add(value, there, mirror)
        if cotangent is not None:
            total = em.addf(em.fit(there, cotangent.type), cotangent)
            pointers.store(em, op, em.fit(total, value.type), place)
    if is_pointer(value.type):
        put_back(reversal, op, memory, mirror)
    elif reversal.storage.must_undo(memory):
        place = reversal.value(memory, mirror)
        put_back_at(reversal, op, reversal.sweep.values[op.results[0]], place, mirror)


def reverse_exchange(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """Put back what was exchanged, or is there anyway."""
    memory, value = op.operands[:2]
    _check_bytes(reversal, op, value, memory)
    for old in reversal.sweep.old.get(op, ()):
        put_back_at(reversal, op, old, reversal.value(memory, mirror), mirror)


def reverse_step(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """A step of an address leaves nothing to do; a frozen float is the float."""
    operand, cotangent = op.operands[0], mirror.take(op.results[0])
    if cotangent is None and not reversal.has_cotangent(operand):
        return
    if op.name != "llvm.freeze":
        raise pointers.no_rule(op)
    reversal.add(operand, cotangent, mirror)
