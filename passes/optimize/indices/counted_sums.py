"""Integers of few bits that are linear in the variable of one loop, and stay in their range.

The number of a loop that counts down, ``n - 2 - trip``, is written in 32 bits, and LLVM forgets
that nothing in it wraps: that follows from where the loop begins and ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import (
    block_of,
    constant_of,
    is_made_in,
    is_unsigned,
)
from ad_opt.passes.analysis.affine.polynomials import Polynomial, polynomial_of
from ad_opt.passes.ops.catalogue import widens_unsigned
from ad_opt.passes.optimize.loops.distances import without_limit
from ad_opt.passes.optimize.loops.while_counters import width_of
from ad_opt.passes.optimize.scalar.folds import as_signed
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Block, Operation, SSAValue

_WIDE = 64
_FAR = 1 << 33
"""Numbers with which nothing overflows in 64 bits. No fact: more than what 32 bits differ by."""
_DEEP = 12
"""Most operations, one in the other, that are looked through. A guess: a counter is made by three,
what is next to it by one more.
"""


@dataclass(frozen=True)
class CountedSum:
    """A number: a multiple of a loop's variable, and of values that the loop does not change."""

    trip: SSAValue
    factor: int
    rest: dict[SSAValue, int]
    number: int

    @staticmethod
    def of(value: SSAValue, *, signed: bool) -> CountedSum | None:
        """The sum that a value of few bits is in whole numbers, as one with a sign or without;
        ``None`` for what is none, or may be out of the range of its type in an iteration.
        """
        width = width_of(value.type)
        if width is None or width >= _WIDE or isinstance(value.type, IndexType):
            return None
        terms = {key: as_signed(n, width) for key, n in _terms(value, 1, _DEEP)}
        trips = [key for key in terms if key is not None and _is_variable(key)]
        if len(trips) != 1:
            return None
        rest = {key: n for key, n in terms.items() if key is not None and key is not trips[0]}
        found = CountedSum(trips[0], terms[trips[0]], rest, terms.get(None, 0))
        return found if found._is_in_range(width, signed) else None

    def _is_in_range(self, width: int, signed: bool) -> bool:
        loop = block_of(self.trip).parent_op()
        assert loop is not None
        low, end, step = loop.operands[:3]
        if constant_of(step) != 1 or is_unsigned(loop) or abs(self.factor) != 1:
            return False
        if any(is_made_in(value, loop) for value in self.rest):
            return False
        rest = Polynomial({(value,): n for value, n in self.rest.items()})
        rest = rest.plus(Polynomial.number(self.number))
        before = Polynomial.number(1)
        first = _form_of(low, signed)
        last = _form_of(without_limit(end), signed)
        if first is None or last is None:
            return False
        least = rest.plus(first, self.factor)
        most = rest.plus(last.plus(before, -1), self.factor)
        if self.factor < 0:
            least, most = most, least
        bottom, top = (-(1 << (width - 1)), (1 << (width - 1))) if signed else (0, 1 << width)
        return _is_at_most(most, width, top - 1) and _is_at_least(least, width, bottom)


def _terms(value: SSAValue, factor: int, deep: int) -> list[tuple[SSAValue | None, int]]:
    """Values and numbers of which something is the sum, modulo the size of its type."""
    total: dict[SSAValue | None, int] = {}
    for key, n in _parts(value, factor, deep):
        total[key] = total.get(key, 0) + n
    width = width_of(value.type)
    assert width is not None
    return [(key, n) for key, n in total.items() if n % (1 << width)]


def _parts(value: SSAValue, factor: int, deep: int) -> Iterator[tuple[SSAValue | None, int]]:
    number, op = constant_of(value), value.owner
    if number is not None:
        yield None, factor * number
    elif not isinstance(op, Operation) or not deep:
        yield value, factor
    elif op.name == "arith.index_cast" and _is_variable(op.operands[0]):
        yield op.operands[0], factor
    elif op.name in ("arith.addi", "arith.subi"):
        yield from _parts(op.operands[0], factor, deep - 1)
        sign = 1 if op.name == "arith.addi" else -1
        yield from _parts(op.operands[1], sign * factor, deep - 1)
    elif op.name == "arith.muli" and (number := constant_of(op.operands[1])) is not None:
        yield from _parts(op.operands[0], factor * number, deep - 1)
    else:
        yield value, factor


def _is_variable(value: SSAValue) -> bool:
    body = value.owner
    if not isinstance(body, Block) or (loop := body.parent_op()) is None:
        return False
    return loop.name == "scf.for" and value is body.args[0]


def _form_of(value: SSAValue, signed: bool) -> Polynomial | None:
    """A bound, in which numbers of few bits stand for what they are with a sign, or without;
    ``None`` if some are meant otherwise.
    """
    form = polynomial_of(value)
    if signed:
        return form
    if any(width_of(one.type) != _WIDE for one in form.values()):
        return None
    inner = {
        one: Polynomial.of(op.operands[0])
        for one in form.values()
        if isinstance(op := one.owner, Operation) and widens_unsigned(op)
    }
    return form.substitute(inner)


def _is_at_most(form: Polynomial, width: int, most: int) -> bool:
    """True if a form is a number that is, or what a type of so many bits holds, or less."""
    if form.known is not None:
        return -_FAR <= form.known <= most
    return _is_one_number(form, width) and -_FAR <= form.terms.get((), 0) <= 0


def _is_at_least(form: Polynomial, width: int, least: int) -> bool:
    if form.known is not None:
        return least <= form.known <= _FAR
    return _is_one_number(form, width) and 0 <= form.terms.get((), 0) <= _FAR


def _is_one_number(form: Polynomial, width: int) -> bool:
    """True if a form is one value of so many bits, and a number."""
    keys = [key for key in form.terms if key]
    if len(keys) != 1 or len(keys[0]) != 1 or form.terms[keys[0]] != 1:
        return False
    bits = width_of(keys[0][0].type)
    return bits is not None and bits <= width
