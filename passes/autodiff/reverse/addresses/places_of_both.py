"""Places that hold an address at one time and a float at another, in reverse mode.

A shadow has the shadow of the address there on the way forth, and the cotangent of the float on the
way back: of a union, a node of a free list, memory that an allocator gives again. Neither must be
taken for the other:

    store %x, %p : f32             ->   forth: if load(%dp) is an address { store null, %dp }
                                        back:  the cotangent of %x is at %dp, which is zero then,
                                               or the address that it was before
    store %q, %p : !llvm.ptr       ->   forth: store %dq, %dp
                                        back:  %dp is the address that it was before, or zero

A word that is no address when the way forth comes to it is the cotangent of what the place holds in
the end, which the shadow of an address would overwrite: the program stops.

An address is seen by its bits. As a double it would be smaller than 1e-308, as floats of 32 bits
the second would be, or be zero and the first smaller than 2e-19.
"""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import ArenaAllocOp
from ad_opt.dialects.llvm.layouts import PAGE_SIZE, PTR
from ad_opt.dialects.support.ir.queries import constant_of
from ad_opt.dialects.typetree.kinds import POINTER_SIZE
from ad_opt.passes.autodiff.addresses import pointers
from ad_opt.passes.autodiff.addresses.address_words import is_high
from ad_opt.passes.autodiff.addresses.floats_and_addresses import width_and_alignment
from ad_opt.passes.autodiff.addresses.unknown_bytes import each_word, place, when
from ad_opt.passes.autodiff.reverse.addresses.undo import written_address
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Sweep
from ad_opt.passes.emit.emit import Emitter
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerAttr, i1, i64
from xdsl.dialects.cf import AssertOp
from xdsl.ir import Attribute, Operation, SSAValue

HIGHEST_LOW = 1 << 29
"""Below it are the addresses of a program that stands at a place of its own choice."""

MESSAGE = (
    "AD0971: an address is stored where a float lies whose derivative is asked for, and the "
    "shadow of the one would overwrite that of the other"
)


def may_hold_both(sweep: Sweep, memory: SSAValue) -> bool:
    """True if what a derivative flows through may hold an address with a shadow as well."""
    places = sweep.session.places_of_both
    return memory in sweep.shadows and places.may_be_both(sweep.plan, memory)


# ------------------------------------------------------------------ what is no address


def clear_forth(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Take away the shadows of addresses that a store of something else overwrites."""
    stored, memory = op.operands
    if not may_hold_both(sweep, memory):
        return
    words = _words(em, op, sweep.values[memory], sweep.shadows[memory], stored.type)
    found = [(word, _cleared(em, word)) for word in words]
    if sweep.plan.storage.must_undo(memory):
        sweep.replaced[op] = found


def put_back(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """Leave the shadows of addresses that a store of something else has overwritten."""
    for word, kept in reversed(reversal.sweep.replaced.get(op, ())):
        at, was = (reversal.recall.value(one, mirror) for one in (word, kept))
        em = mirror.emitter

        def leave(inner: Emitter, at: SSAValue = at, was: SSAValue = was) -> None:
            _log_word(reversal, op, inner, at)
            _write(inner, was, at)

        when(em, is_address(em, was), leave)


def clear_bytes(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """The same for what sets or copies bytes, none of which is an address."""
    target = op.operands[0]
    if not may_hold_both(sweep, target):
        return
    shadow, size = sweep.shadows[target], pointers.widened(em, sweep.values[op.operands[2]])
    width = constant_of(op.operands[2])
    if width is not None and 0 < width < POINTER_SIZE:
        words = _around(em, sweep.values[target], shadow, width, 1)
        found = [(word, _cleared(em, word)) for word in words]
        if sweep.plan.storage.must_undo(target):
            sweep.replaced[op] = found
        return
    if sweep.plan.storage.must_undo(target):
        bytes_ = em.value(arith.IndexCastOp(size, IndexType()))
        sweep.held[op] = em.value(ArenaAllocOp(sweep.tape, [bytes_], PTR))
        pointers.copy_bytes(em, op, shadow, sweep.held[op], size)

    def word(inner: Emitter, offset: SSAValue, width: int) -> None:
        if width == POINTER_SIZE:
            _cleared(inner, place(inner, shadow, offset))

    each_word(em, size, word)


def put_bytes_back(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """The way back of `clear_bytes`, once nothing is left there."""
    put_back(reversal, op, mirror)
    if op not in reversal.sweep.held:
        return
    em, target = mirror.emitter, reversal.sweep.shadows[op.operands[0]]
    kept, there = (reversal.recall.value(x, mirror) for x in (reversal.sweep.held[op], target))
    size = pointers.widened(em, reversal.value(op.operands[2], mirror))

    def word(inner: Emitter, offset: SSAValue, width: int) -> None:
        if width == POINTER_SIZE:
            was = pointers.read(inner, place(inner, kept, offset), alignment=_ANY)
            to = place(inner, there, offset)
            when(inner, is_address(inner, was), lambda at: _write(at, was, to))

    each_word(em, size, word)


def _cleared(em: Emitter, word: SSAValue) -> SSAValue:
    read = pointers.read(em, word, alignment=_ANY)
    # It may not be set at all, and to branch on that is undefined.
    there = em.operation("llvm.freeze", [read], read.type)
    when(em, is_address(em, there), lambda inner: _write(inner, pointers.nowhere(inner), word))
    return there


def _words(
    em: Emitter, op: Operation, memory: SSAValue, shadow: SSAValue, type: Attribute
) -> list[SSAValue]:
    """The words of a shadow that a store meets: addresses lie at multiples of their size."""
    width, alignment = width_and_alignment(op, type)
    if alignment >= POINTER_SIZE:
        return [_at(em, shadow, k) for k in range(0, width, POINTER_SIZE)]
    return _around(em, memory, shadow, width, alignment)


def _around(
    em: Emitter, memory: SSAValue, shadow: SSAValue, width: int, alignment: int
) -> list[SSAValue]:
    """The words that some bytes lie in which are not aligned to words."""
    within = em.value(arith.AndIOp(pointers.number(em, memory), em.integer(POINTER_SIZE - 1, i64)))
    start = pointers.behind(em, shadow, em.value(arith.SubiOp(em.integer(0, i64), within)))
    words = [_at(em, start, k) for k in range(0, width, POINTER_SIZE)]
    if width > alignment:
        end = em.value(arith.AddiOp(within, em.integer(width - 1, i64)))
        last = em.value(arith.AndIOp(end, em.integer(-POINTER_SIZE, i64)))
        words.append(pointers.behind(em, start, last))
    return words


def _at(em: Emitter, address: SSAValue, offset: int) -> SSAValue:
    return pointers.behind(em, address, em.integer(offset, i64)) if offset else address


# ------------------------------------------------------------------ addresses


def before_address(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Stop where the shadow of an address is to overwrite the cotangent of a float."""
    memory, storage = op.operands[1], sweep.plan.storage
    if may_hold_both(sweep, memory) and not storage.is_local(memory):
        old = pointers.load(em, op, sweep.shadows[memory], PTR)
        empty = pointers.is_on_no_page(em, old)
        em.emit(AssertOp(em.value(arith.OrIOp(empty, is_address(em, old))), MESSAGE))
        if not storage.must_undo(memory):
            sweep.left[op] = [old]


def take_away(reversal: Reversal, op: Operation, at: SSAValue, mirror: Mirror) -> None:
    """Undo the store of an address, in the shadow: what was there before is an address, or no
    derivative has arrived there yet.
    """
    em, kept = mirror.emitter, reversal.sweep.old.get(op) or reversal.sweep.left.get(op, [])
    null = pointers.nowhere(em)
    match [reversal.recall.value(one, mirror) for one in kept]:
        case [held, was]:
            led = em.value(arith.OrIOp(pointers.is_on_no_page(em, held), is_address(em, held)))
            when(em, led, lambda inner: _log_word(reversal, op, inner, at))
            pointers.store(em, op, em.select(is_address(em, was), was, null), at)
        case [was]:
            none = em.value(arith.XOrIOp(is_address(em, was), em.integer(1, i1)))
            when(em, none, lambda inner: _write(inner, pointers.nowhere(inner), at))
        case _:
            pointers.store(em, op, null, at)


def _log_word(reversal: Reversal, op: Operation, em: Emitter, at: SSAValue) -> None:
    reversal.log(em, written_address(op), at, POINTER_SIZE)


def is_address(em: Emitter, word: SSAValue) -> SSAValue:
    """True if a word of a shadow is an address, and no cotangent."""
    number = pointers.number(em, word)
    above = em.value(arith.SubiOp(number, em.integer(PAGE_SIZE, i64)))
    low = em.compare("ult", above, em.integer(HIGHEST_LOW - PAGE_SIZE, i64))
    return em.value(arith.OrIOp(is_high(em, number), low))


_ANY = IntegerAttr(1, i64)


def _write(em: Emitter, value: SSAValue, at: SSAValue) -> None:
    pointers.write(em, value, at, alignment=_ANY)
