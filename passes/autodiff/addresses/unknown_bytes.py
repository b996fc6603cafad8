"""Copies of bytes of which nobody knows whether they are floats, on the way back.

What the target's shadow holds goes back to the source's, and leaves zero. Where the source's
shadow is zero the bytes themselves are the sum, whatever they are: floats of any width, or
integers, whose shadows are zeros. Where both are not, only floats of a known width could be added:
the program stops. So a derivative is right, or there is none.

    copy 8 bytes from %p to %q   ->   %d = load %dq
                                      if %d != 0 { assert load %dp == 0; copy %dq to %dp;
                                                   fill %dq with 0 }

Words of which it is known which floats they are, if they are floats, are added.

Addresses among the bytes need their shadows on the way forth, where the shadows of floats must not
travel: memory that may hold addresses is for `possible_addresses`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import constant_of
from ad_opt.dialects.typetree.kinds import DOUBLE, POINTER_SIZE, Kind
from ad_opt.passes.analysis.memory.objects import Arg, Global
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import NUMBERS, float_words
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.ops.call_graph import calls_of
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerType, f32, f64, i64
from xdsl.dialects.cf import AssertOp
from xdsl.dialects.scf import IfOp, YieldOp
from xdsl.ir import Block, Operation, Region, SSAValue

from . import pointers

MOST_WORDS = 16
"""Most words that are gone through one by one; more of them in a loop. A guess: straight code
folds, a loop stays small.
"""

MESSAGE = (
    "AD0971: a derivative arrives at bytes that have one already, and it is not known whether "
    "they are floats"
)


def may_be_followed(facts: Facts, op: Operation) -> bool:
    """True if a copy of unknown bytes can be reversed: no address is among them."""
    size = constant_of(op.operands[2])
    if NUMBERS in op.attributes or (size is not None and 0 <= size < POINTER_SIZE):
        return True
    aliasing, function = facts.aliasing, facts.primal
    mask = aliasing.mask(op.operands[0]) | aliasing.mask(op.operands[1])
    objects = aliasing.objects_of(mask)
    if objects is None or mask & aliasing.holders:
        return False
    outside = any(isinstance(one, Arg | Global) for one in objects)
    return not (outside and calls_of(function))  # whoever calls it may know of addresses there


def move_back(
    em: Emitter, op: Operation, target: SSAValue, source: SSAValue, size: SSAValue
) -> None:
    """Add what lies at the shadow of the target of a copy to the shadow of its source."""
    kept = None
    if op.name == "llvm.intr.memmove":
        # Both may overlap: all is taken away before anything is added.
        kept = em.value(make(pointers.MALLOC, operands=[size], result_types=[target.type]))
        pointers.copy_bytes(em, op, target, kept, size)
        pointers.fill_zero(em, target, size)
    taken = target if kept is None else kept

    def move(inner: Emitter, offset: SSAValue, width: int) -> None:
        there, here = place(inner, taken, offset), place(inner, source, offset)
        _move_word(inner, op, there, here, offset, width)

    each_word(em, size, move)
    if kept is not None:
        em.emit(make(pointers.FREE, operands=[kept]))


def each_word(em: Emitter, size: SSAValue, body: Callable[[Emitter, SSAValue, int], None]) -> None:
    """Go through the words of so many bytes, and the bytes behind them: by offset and width."""
    count = constant_of(size)
    if count is not None and count <= MOST_WORDS * POINTER_SIZE:
        at = 0
        while at < count:
            width = next(w for w in (8, 4, 2, 1) if at + w <= count)
            body(em, em.integer(at, i64), width)
            at += width
        return
    index = IndexType()
    bytes_ = em.value(arith.IndexCastOp(size, index))
    whole = em.value(arith.DivUIOp(bytes_, em.integer(POINTER_SIZE, index)))
    rest = em.value(arith.RemUIOp(bytes_, em.integer(POINTER_SIZE, index)))
    behind = em.value(arith.MuliOp(whole, em.integer(POINTER_SIZE, index)))
    for first, number, width in ((None, whole, POINTER_SIZE), (behind, rest, 1)):
        at, inner = em.each(0, number)
        at = inner.value(arith.MuliOp(at, inner.integer(width, index)))
        if first is not None:
            at = inner.value(arith.AddiOp(at, first))
        body(inner, inner.value(arith.IndexCastOp(at, i64)), width)


def _move_word(
    em: Emitter,
    op: Operation,
    target: SSAValue,
    source: SSAValue,
    offset: SSAValue,
    width: int,
) -> None:
    type = IntegerType(8 * width)
    zero, size = em.integer(0, type), em.integer(width, i64)
    arrived = em.compare("ne", pointers.bits(em, target, type), zero)
    if op.name != "llvm.intr.memmove":
        # Memory that is copied to itself keeps what it has.
        other = pointers.differ(em, target, source)
        arrived = em.value(arith.AndIOp(arrived, other))

    def move(inside: Emitter) -> None:
        add(inside, op, target, source, offset, width)
        pointers.fill_zero(inside, target, size)

    when(em, arrived, move)


def add(
    em: Emitter,
    op: Operation,
    arrived: SSAValue,
    shadow: SSAValue,
    offset: SSAValue,
    width: int,
) -> None:
    """Add what has arrived at a word of a copy to the word of a shadow, which must be zero unless
    it is known which floats they are.
    """
    words, at = float_words(op), constant_of(offset)
    if width != POINTER_SIZE or not words.types:
        _add(em, op, arrived, shadow, None, width)
    elif at is not None or words.period == POINTER_SIZE:
        _add(em, op, arrived, shadow, words.at(at or 0), width)
    elif words.period is None:
        _add(em, op, arrived, shadow, None, width)
    else:
        within = em.value(arith.RemUIOp(offset, em.integer(words.period, i64)))
        _add_where(em, op, arrived, shadow, within, words.types)


def _add_where(
    em: Emitter,
    op: Operation,
    arrived: SSAValue,
    shadow: SSAValue,
    within: SSAValue,
    types: Mapping[int, Kind],
) -> None:
    """The same where the offset is known only when the program runs."""
    if not types:
        _add(em, op, arrived, shadow, None, POINTER_SIZE)
        return
    (at, kind), *rest = types.items()
    here, elsewhere = Block(), Block()
    _add(em.inside(here), op, arrived, shadow, kind, POINTER_SIZE)
    _add_where(em.inside(elsewhere), op, arrived, shadow, within, dict(rest))
    for block in (here, elsewhere):
        em.inside(block).emit(YieldOp())
    is_here = em.compare("eq", within, em.integer(at, i64))
    em.emit(IfOp(is_here, (), Region(here), Region(elsewhere)))


def _add(
    em: Emitter, op: Operation, arrived: SSAValue, shadow: SSAValue, kind: Kind | None, width: int
) -> None:
    if kind is not None:
        type = f64 if kind == DOUBLE else f32
        for at in range(0, width, kind.size):
            to, from_ = (place(em, one, em.integer(at, i64)) for one in (shadow, arrived))
            total = em.addf(pointers.load(em, op, to, type), pointers.load(em, op, from_, type))
            pointers.store(em, op, total, to)
        return
    word = IntegerType(8 * width)
    empty = em.compare("eq", pointers.bits(em, shadow, word), em.integer(0, word))
    em.emit(AssertOp(empty, MESSAGE))
    pointers.copy_bytes(em, op, arrived, shadow, em.integer(width, i64))


def place(em: Emitter, pointer: SSAValue, offset: SSAValue) -> SSAValue:
    """Return the address ``offset`` bytes behind an address."""
    if constant_of(offset) == 0:
        return pointer
    return pointers.behind(em, pointer, offset)


def when(em: Emitter, condition: SSAValue, body: Callable[[Emitter], None]) -> None:
    """Write what runs if a condition holds."""
    body(em.where(condition))
