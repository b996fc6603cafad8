"""Copies of bytes that may be floats or addresses: what they are is seen when the program runs.

The shadow of an address is an address, and goes with the copy on the way forth; the shadow of a
float is what has arrived there, and goes back on the way back; that of an integer is zero. A word
counts as an address where it and its shadow both could be one of memory (`is_high`): as
doubles they would be so small that nothing computes with them. A shadow of zero leads nowhere, and
moves in neither direction. Where a word could be an address and its shadow is neither zero nor an
address, the program stops.

    copy %n bytes from %p to %q
forth, for each word at %k:
    %a = load %p[%k]; %s = load %dp[%k]; %d = load %dq[%k]
    if address(%a) and address(%s)  { copy %dp[%k] to %dq[%k] }
    else if address(%d)             { fill %dq[%k] with 0 }
back:
    %d = load %dq[%k]
    if %d != 0 and not address(%d)  { assert load %dp[%k] == 0; copy %dq[%k] to %dp[%k] }
                    or, where the word is a double or an address: load %dp[%k] + %d to %dp[%k];
                    so, too, where it is two floats of 32 bits or an address
    %dq[%k] is the address that it was before, or zero
"""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import ArenaAllocOp
from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.typetree.kinds import POINTER_SIZE
from ad_opt.passes.autodiff.addresses import pointers
from ad_opt.passes.autodiff.addresses.address_words import is_high, is_low
from ad_opt.passes.autodiff.addresses.unknown_bytes import add, each_word, place, when
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Sweep
from ad_opt.passes.emit.emit import Emitter
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerType, i1, i64
from xdsl.dialects.cf import AssertOp
from xdsl.dialects.scf import IfOp, YieldOp
from xdsl.ir import Block, Operation, Region, SSAValue

_UNCLEAR = (
    "AD0971: bytes are copied of which it is not known whether they are floats or an address, and "
    "they have a derivative"
)


def carry_forth(sweep: Sweep, op: Operation, em: Emitter) -> SSAValue:
    """Move the shadows of addresses with a copy; return what the target's shadow held before.

    To be done before the copy itself.
    """
    target, source = (sweep.shadows.get(memory) for memory in op.operands[:2])
    if target is None or source is None or sweep.session.has_narrow_floats:
        raise pointers.unknown_bytes(op)
    size = pointers.widened(em, sweep.values[op.operands[2]])
    primal = sweep.values[op.operands[1]]
    bytes_ = em.value(arith.IndexCastOp(size, IndexType()))
    kept = em.value(ArenaAllocOp(sweep.tape, [bytes_], PTR))
    pointers.copy_bytes(em, op, target, kept, size)
    from_, aside = _apart(em, op, source, size)
    straight = _are_aligned(em, target, source)

    def word(inner: Emitter, offset: SSAValue, width: int) -> None:
        here, there = place(inner, from_, offset), place(inner, target, offset)
        if width == POINTER_SIZE:
            _forth(inner, op, place(inner, primal, offset), here, there, straight)

    each_word(em, size, word)
    _drop(em, aside)
    return kept


def carry_back(
    reversal: Reversal, op: Operation, mirror: Mirror, target: SSAValue, source: SSAValue
) -> None:
    """Move what has arrived at floats back, between the shadows of a copy."""
    em = mirror.emitter
    size = pointers.widened(em, reversal.value(op.operands[2], mirror))
    kept = reversal.recall.value(reversal.sweep.carried[op], mirror)
    arrived, aside = _apart(em, op, target, size)
    other = pointers.differ(em, target, source)

    def restore(inner: Emitter, offset: SSAValue, width: int) -> None:
        if width == POINTER_SIZE:
            _restore(inner, op, place(inner, target, offset), place(inner, kept, offset))

    def word(inner: Emitter, offset: SSAValue, width: int) -> None:
        here, there = place(inner, source, offset), place(inner, arrived, offset)
        _back(inner, op, here, there, offset, width, clear=aside is None)
        if aside is None:
            restore(inner, offset, width)

    block = Block()
    inside = em.inside(block)
    if aside is not None:
        each_word(inside, size, lambda *given: _emptied(target, *given))
        each_word(inside, size, restore)
    each_word(inside, size, word)
    inside.emit(YieldOp())
    em.emit(IfOp(other, (), Region(block)))
    _drop(em, aside)


# ------------------------------------------------------------------ a word


def _forth(
    em: Emitter,
    op: Operation,
    word: SSAValue,
    here: SSAValue,
    there: SSAValue,
    straight: SSAValue,
) -> None:
    shadow, old = pointers.bits(em, here, i64), pointers.bits(em, there, i64)
    could_be = is_high(em, pointers.bits(em, word, i64))
    leads = em.value(arith.AndIOp(could_be, is_high(em, shadow)))
    empty = em.compare("eq", shadow, em.integer(0, i64))
    low = em.value(arith.AndIOp(is_low(em, pointers.bits(em, word, i64)), is_low(em, shadow)))
    no_address = em.value(arith.XOrIOp(em.value(arith.OrIOp(could_be, low)), em.integer(1, i1)))
    clear = em.value(arith.OrIOp(em.value(arith.OrIOp(leads, empty)), no_address))
    nothing = em.value(arith.AndIOp(empty, em.compare("eq", old, em.integer(0, i64))))
    clear = em.value(arith.OrIOp(em.value(arith.AndIOp(clear, straight)), nothing))
    em.emit(AssertOp(clear, _UNCLEAR))
    size = em.integer(POINTER_SIZE, i64)
    stale = is_high(em, old)
    when(em, stale, lambda inner: pointers.fill_zero(inner, there, size))
    when(em, leads, lambda inner: pointers.copy_bytes(inner, op, here, there, size))


def _back(
    em: Emitter,
    op: Operation,
    here: SSAValue,
    there: SSAValue,
    offset: SSAValue,
    width: int,
    *,
    clear: bool,
) -> None:
    type = i64 if width == POINTER_SIZE else _integer(width)
    size = em.integer(width, i64)
    arrived = pointers.bits(em, there, type)
    moves = em.compare("ne", arrived, em.integer(0, type))
    if width == POINTER_SIZE:
        address = is_high(em, arrived)
        number = em.value(arith.XOrIOp(address, em.integer(1, i1)))
        moves = em.value(arith.AndIOp(moves, number))

    def move(inner: Emitter) -> None:
        add(inner, op, there, here, offset, width)
        if clear:
            pointers.fill_zero(inner, there, size)

    when(em, moves, move)


def _restore(em: Emitter, op: Operation, there: SSAValue, kept: SSAValue) -> None:
    """Leave the address that was there, and nothing of one that was not."""
    size = em.integer(POINTER_SIZE, i64)
    stale = is_high(em, pointers.bits(em, there, i64))
    when(em, stale, lambda inner: pointers.fill_zero(inner, there, size))
    was = is_high(em, pointers.bits(em, kept, i64))
    when(em, was, lambda inner: pointers.copy_bytes(inner, op, kept, there, size))


def _emptied(target: SSAValue, em: Emitter, offset: SSAValue, width: int) -> None:
    pointers.fill_zero(em, place(em, target, offset), em.integer(width, i64))


def _are_aligned(em: Emitter, target: SSAValue, source: SSAValue) -> SSAValue:
    """True if both addresses are those of words: then no address lies across two of them."""
    both = em.value(arith.OrIOp(pointers.number(em, target), pointers.number(em, source)))
    low = em.value(arith.AndIOp(both, em.integer(POINTER_SIZE - 1, i64)))
    return em.compare("eq", low, em.integer(0, i64))


# ------------------------------------------------------------------ help


def _apart(
    em: Emitter, op: Operation, shadow: SSAValue, size: SSAValue
) -> tuple[SSAValue, SSAValue | None]:
    """Return what is read while the other side is written: of memory that may overlap, a copy."""
    if op.name != "llvm.intr.memmove":
        return shadow, None
    aside = em.value(make(pointers.MALLOC, operands=[size], result_types=[PTR]))
    pointers.copy_bytes(em, op, shadow, aside, size)
    return aside, aside


def _drop(em: Emitter, aside: SSAValue | None) -> None:
    if aside is not None:
        em.emit(make(pointers.FREE, operands=[aside]))


def _integer(width: int) -> IntegerType:
    return IntegerType(8 * width)
