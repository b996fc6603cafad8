"""Zeros written ahead of a loop that goes through an array of one dimension row by row.

The loop carries a *mark*: below it, all elements have been filled. Each iteration, before it
touches the array, fills up to the last element that it may touch, as far as subscripts say; what is
behind the mark in the end is filled behind the loop. So each element is filled once, before it is
touched, wherever the subscripts lie, and while a row is in the cache.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from ad_opt.dialects.support.ir.build import Builder, carry
from ad_opt.dialects.support.ir.queries import block_of, constant_of, is_inside
from ad_opt.passes.analysis.affine.linear import Linear, linear_of
from xdsl.dialects import arith
from xdsl.dialects.memref import StoreOp
from xdsl.ir import Block, Operation, SSAValue

SHORTEST_ROW = 64
"""Fewest elements by which iterations move on for which zeros are written row by row. A guess that
trades loops that fill a few elements for a pass over the array: rows of 1000 floats gain 0.2 of the
gradient of softmax-cross-entropy in C.
"""
MOST_ENDS = 8
"""Most subscripts whose largest is looked for in each iteration. A guess: two or three are usual.
"""

Ends: TypeAlias = Sequence[Linear]
"""Forms that the subscripts of an iteration are below."""


def ends_of(loop: Operation, first: Operation, subscripts: Iterable[SSAValue]) -> Ends | None:
    """Return what the subscripts in one iteration of ``loop`` are below, in values that are known
    before ``first``, an operation of its body; ``None`` if that is not known, or not worth it.
    """
    variable = loop.regions[0].block.args[0]
    numbers: dict[frozenset[tuple[SSAValue, int]], int] = {}
    for subscript in subscripts:
        form = _largest(linear_of(subscript), loop, first)
        if form is None or form.terms.get(variable, 0) < SHORTEST_ROW:
            return None
        terms = frozenset(form.terms.items())
        numbers[terms] = max(numbers.get(terms, form.constant), form.constant)
    if not numbers or len(numbers) > MOST_ENDS:
        return None
    return [Linear(dict(terms), number + 1) for terms, number in numbers.items()]


def _largest(form: Linear, loop: Operation, first: Operation) -> Linear | None:
    """The largest number that a form is in one iteration, by constant bounds of loops inside."""
    total = Linear({}, form.constant)
    for value, factor in form.terms.items():
        known: Linear | None = Linear.of(value)
        if not _is_known(value, loop, first):
            known = _end_of(value, largest=factor > 0)
        if known is None:
            return None
        total += known * factor
    return total


def _is_known(value: SSAValue, loop: Operation, first: Operation) -> bool:
    """True if a value is there in front of ``first``."""
    block = block_of(value)
    if not is_inside(block, loop):
        return True
    if block is not loop.regions[0].block:
        return False
    owner = value.owner
    return isinstance(owner, Block) or owner.is_before_in_block(first)


def _end_of(value: SSAValue, *, largest: bool) -> Linear | None:
    """The largest or the smallest number that the variable of a loop is."""
    loop = value.owner.parent_op() if isinstance(value.owner, Block) else None
    if loop is None or loop.name != "scf.for" or value is not loop.regions[0].block.args[0]:
        return None
    lower, upper = constant_of(loop.operands[0]), constant_of(loop.operands[1])
    if lower is None or upper is None:
        return None
    return Linear({}, upper - 1 if largest else lower)


def fill_ahead(
    loop: Operation, first: Operation, ends: Ends, buffer: SSAValue, zero: Operation
) -> None:
    """Let ``loop`` fill a buffer of one dimension ahead of what it touches, and what is left behind
    it; ``first`` is the operation of its body that touches the buffer first.
    """
    before = Builder.at(loop)
    extent = before.index(before.dim(buffer, 0))

    def advance(mark: SSAValue) -> SSAValue:
        b = Builder.at(first)
        needed, *others = [_value(form, b) for form in ends]
        for other in others:
            needed = b.value(arith.MaxSIOp(needed, other))
        inside = b.value(arith.MinSIOp(needed, extent))
        reached = b.value(arith.MaxSIOp(mark, inside))
        _fill(b, mark, reached, buffer, zero)
        return reached

    _, left = carry(loop, before.index(0), advance)
    _fill(Builder.behind(loop), left, extent, buffer, zero)


def _value(form: Linear, b: Builder) -> SSAValue:
    """A form as an index. It may wrap where the access that it is about does not run."""
    total = b.index(form.constant)
    for value, factor in form.terms.items():
        part = value if factor == 1 else b.value(arith.MuliOp(value, b.index(factor)))
        total = b.value(arith.AddiOp(part, total))
    return total


def _fill(b: Builder, lower: SSAValue, upper: SSAValue, buffer: SSAValue, zero: Operation) -> None:
    at, inside = b.each(lower, upper)
    inside.emit(StoreOp.get(inside.value(zero.clone()), buffer, [at]))
