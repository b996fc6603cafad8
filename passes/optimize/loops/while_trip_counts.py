"""Trip counts of loops that test a counter: exact numbers, as 64-bit arithmetic.

The counter is ``first + j * step`` modulo the size of its type, and the test compares it with a
bound that does not change. Where additions may wrap around, the count is that of the wrapped
numbers; where the program says that they do not (``nsw``, ``nuw``), it is not asked what would
happen then. A count that does not fit into 63 bits is cut to that: no machine runs so many trips.
A loop that would never end has that count, too.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.core.arith import ExtSIOp, IndexCastOp, IndexCastUIOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.queries import (
    EQ,
    NE,
    SGE,
    SGT,
    SLE,
    SLT,
    UGE,
    UGT,
    ULE,
    ULT,
    constant_of,
    defining_op,
    integer_property,
)
from ad_opt.passes.ops.catalogue import widens, widens_unsigned
from ad_opt.passes.ops.memory_ops import is_pointer
from ad_opt.passes.optimize.scalar.comparisons import NEGATED, SWAPPED
from ad_opt.passes.optimize.scalar.folds import as_signed, without_numbers
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerType, i64
from xdsl.ir import Operation, SSAValue

from .repeated_guards import least_known
from .while_counters import Affine, width_of

ENDLESS = (1 << 63) - 2
"""More trips than any machine runs; one more fits into a signed number."""
MOST_STEPS = 4
"""Most casts and added numbers between a bound and what a branch says something of. A guess: clang
has two.
"""
_NSW = arith.IntegerOverflowAttr([arith.IntegerOverflowFlag.NSW])


@dataclass(frozen=True)
class Test:
    """The loop goes on while ``tested predicate bound``."""

    tested: Affine
    predicate: int
    bound: SSAValue
    first_unasked: bool
    """The first trip runs without a test, as in ``do ... while``."""
    returns: bool
    """Nothing in the loop keeps it from coming to the next test: it ends, or is undefined."""
    within: Operation
    """The loop, whose surroundings may know something."""


def trip_count(test: Test, b: Builder) -> SSAValue | None:
    """The number of trips as an i64 below 2^63; ``None`` where it is not known."""
    width = width_of(test.tested.type)
    if width is None or not test.tested.step:
        return None
    if test.predicate == EQ:
        return _while_equal(test, width, b)
    if test.predicate == NE:
        return _until_equal(test, width, b)
    if test.predicate in (SLT, SLE, ULT, ULE) and test.tested.step > 0:
        return _while_ordered(test, width, b)
    if test.predicate in (SGT, SGE, UGT, UGE) and test.tested.step < 0:
        return _while_ordered(test, width, b)
    return None


# While it is the bound ----------------------------------------------------------------------------


def _while_equal(test: Test, width: int, b: Builder) -> SSAValue | None:
    """A counter that moves is the bound once: compilers test loops of two trips so."""
    size = 1 << width
    if test.tested.step % size == 0:
        return None
    first, bound = test.tested.first(b), test.bound
    numbers = constant_of(first), constant_of(bound)
    if numbers[0] is not None and numbers[1] is not None:
        holds = (numbers[0] - numbers[1]) % size == 0
        return b.integer(int(holds) + int(test.first_unasked), i64)
    same = b.compare("eq", _plain(first, b), _plain(bound, b))
    count = b.cast(arith.ExtUIOp, same, i64)
    return _plus_one(count, b) if test.first_unasked else count


# Until it is the bound --------------------------------------------------------------------------


def _until_equal(test: Test, width: int, b: Builder) -> SSAValue | None:
    tested = test.tested
    step = abs(tested.step)
    steady = tested.nsw or (tested.nuw and tested.step > 0)
    if step != 1 and not steady:
        return None
    if step == 1 and (length := _known_distance(test, width, included=False, b=b)) is not None:
        return length
    facts = Facts(test)
    differs = facts.differs or (test.returns and steady)
    if _starts_at_counter(test) and differs:
        # As many trips as there are steps from the counter's first value to the bound.
        first = _plain(tested.counter.first, b)
        bound = _plain(test.bound, b)
        if width < 64 and tested.nsw and test.returns:
            # It comes to the bound without an overflow, so that is where the signs say.
            first, bound = _wide(first, b, signed=True), _wide(bound, b, signed=True)
            count = _steps(_distance(first, bound, tested.step, b), step, test.returns, b)
            return _cut(count, ENDLESS + 1, b) if step == 1 else count
        distance = _distance(first, bound, tested.step, b)
        small = width < 64 or step > 1 or facts.small(steady)
        count = _steps(_wide(distance, b), step, test.returns, b)
        return count if small else _cut(count, ENDLESS + 1, b)
    first = _plain(tested.first(b), b)
    distance = _distance(first, _plain(test.bound, b), tested.step, b)
    count = _steps(_wide(distance, b), step, test.returns, b)
    if width == 64 and step < 4:
        count = _cut(count, ENDLESS, b)
    return _plus_one(count, b) if test.first_unasked else count


def _starts_at_counter(test: Test) -> bool:
    """True if the trips are those of a test that is made before the first one."""
    return test.first_unasked and test.tested.plain and test.tested.ahead == 1


def _distance(first: SSAValue, bound: SSAValue, step: int, b: Builder) -> SSAValue:
    """From the first value to the bound in the direction of the step, wrapped."""
    ends = (bound, first) if step > 0 else (first, bound)
    if constant_of(ends[1]) == 0:
        return ends[0]
    return b.binary(arith.SubiOp, *ends)


def _steps(distance: SSAValue, step: int, returns: bool, b: Builder) -> SSAValue:
    """A distance in steps; if it is no multiple, the bound is passed by until something wraps."""
    if step == 1:
        return distance
    divisor = b.integer(step, i64)
    quotient = b.binary(arith.DivUIOp, distance, divisor)
    if returns:
        return quotient
    rest = b.binary(arith.RemUIOp, distance, divisor)
    multiple = b.compare("eq", rest, b.integer(0, i64))
    return b.value(arith.SelectOp(multiple, quotient, b.integer(ENDLESS, i64)))


# While it is less -------------------------------------------------------------------------------


def _while_ordered(test: Test, width: int, b: Builder) -> SSAValue | None:
    if is_pointer(test.tested.type) and test.predicate in (SLT, SLE, SGT, SGE):
        return None
    if not _keeps_order(test, width):
        return None
    signed = test.predicate in (SLT, SLE, SGT, SGE)
    included = test.predicate in (SLE, ULE, SGE, UGE)
    step = abs(test.tested.step)
    if _starts_at_counter(test) and Facts(test).above:
        # The test of the first trip would have held, too.
        start = _plain(test.tested.counter.first, b)
        length = _wide(_distance(start, _plain(test.bound, b), 1, b), b)
        if (more := step - 1 + int(included)) > 0:
            length = b.binary(arith.AddiOp, length, b.integer(more, i64))
        return b.binary(arith.DivUIOp, length, b.integer(step, i64)) if step != 1 else length
    if (length := _known_distance(test, width, included=included, b=b)) is not None:
        return b.binary(arith.DivUIOp, length, b.integer(step, i64)) if step != 1 else length
    first, bound = _plain(test.tested.first(b), b), _plain(test.bound, b)
    low, high = (first, bound) if test.tested.step > 0 else (bound, first)
    if width < 64:
        count = _narrow_count(low, high, step, b, signed=signed, included=included)
    else:
        count = _full_count(low, high, step, b, signed=signed, included=included)
    return _plus_one(count, b) if test.first_unasked else count


def _known_distance(test: Test, width: int, *, included: bool, b: Builder) -> SSAValue | None:
    """Numbers for which a test holds, so that a division by the step gives the trips; ``None``
    unless branches around say that the counter was in front of the bound before its first step,
    as signed numbers, and one of the ends is a number.
    """
    tested, counter = test.tested, test.tested.counter
    up, step = tested.step > 0, abs(tested.step)
    if not (test.first_unasked and tested.plain and test.predicate in (NE, SLT, SLE, SGT, SGE)):
        return None
    end, other = (test.bound, counter.first) if up else (counter.first, test.bound)
    number = constant_of(other)
    if number is None or is_pointer(end.type):
        return None
    before = (tested.ahead - 1) * tested.step
    more = int(included) - as_signed(number, width) - (before if up else -before)
    found = _at_least(end, test.within)
    if found is None:
        return None
    root, added, least, most = found
    if least + more < 1 or most + more >= 1 << (width - 1):
        return None
    length, more = _wide(_plain(root, b), b, signed=True), added + more + step - 1
    return b.binary(arith.AddiOp, length, b.integer(more, i64)) if more else length


def _at_least(value: SSAValue, within: Operation) -> tuple[SSAValue, int, int, int] | None:
    """The value of which branches around an operation say how small it is, as a signed number, that
    another one is made of by casts and added numbers; what is added in sum, and the least and the
    greatest number that this gives.
    """
    chain: list[Operation] = []
    root = value
    while (least := least_known(root, within)) is None:
        op = root.owner
        if not isinstance(op, Operation) or not _is_step(op) or len(chain) >= MOST_STEPS:
            return None
        chain.append(op)
        root = op.operands[0]
    width = width_of(root.type)
    assert width is not None
    added, most = 0, (1 << (width - 1)) - 1
    for op in reversed(chain):
        width = width_of(op.results[0].type)
        if width is None or (widens_unsigned(op) and least + added < 0):
            return None
        if not widens(op):
            number = constant_of(op.operands[1])
            assert number is not None
            added += as_signed(number, width) * (-1 if op.name == "arith.subi" else 1)
        if least + added < -1 << (width - 1) or most + added >= 1 << (width - 1):
            return None
    return root, added, least + added, most + added


def _is_step(op: Operation) -> bool:
    return widens(op) or (
        op.name in ("arith.addi", "arith.subi") and constant_of(op.operands[1]) is not None
    )


def _keeps_order(test: Test, width: int) -> bool:
    """True if the counter does not wrap around as long as the test holds."""
    tested, up = test.tested, test.tested.step > 0
    signed = test.predicate in (SLT, SLE, SGT, SGE)
    included = test.predicate in (SLE, ULE, SGE, UGE)
    # An unsigned number that counts down is never promised not to wrap, but no address does.
    if tested.nsw if signed else tested.nuw and (up or is_pointer(tested.type)):
        return True
    step = abs(tested.step)
    if step == 1 and not included:
        return True
    bound = constant_of(test.bound)
    if bound is None:
        return False
    if signed:
        bound = as_signed(bound, width)
        low, high = -(1 << (width - 1)), (1 << (width - 1)) - 1
    else:
        bound, low, high = bound & ((1 << width) - 1), 0, (1 << width) - 1
    # The largest value for which the test holds, and a step more.
    last = bound if included else bound - 1 if up else bound + 1
    return last + step <= high if up else last - step >= low


def _narrow_count(
    low: SSAValue, high: SSAValue, step: int, b: Builder, *, signed: bool, included: bool
) -> SSAValue:
    """In 64 bits nothing wraps: a difference, not less than zero, in steps, rounded up."""
    wide = [_wide(value, b, signed=signed) for value in (low, high)]
    length = wide[1]
    if constant_of(low) != 0:
        length = b.binary(arith.SubiOp, wide[1], wide[0], _NSW)
    more = step - 1 + int(included)
    if more:
        length = b.binary(arith.AddiOp, length, b.integer(more, i64), _NSW)
    length = b.binary(arith.MaxSIOp, length, b.integer(0, i64))
    return b.binary(arith.DivUIOp, length, b.integer(step, i64)) if step != 1 else length


def _full_count(
    low: SSAValue, high: SSAValue, step: int, b: Builder, *, signed: bool, included: bool
) -> SSAValue:
    """Numbers of 64 bits may be further apart than a signed number says."""
    letter = "s" if signed else "u"
    inside = b.compare(f"{letter}le" if included else f"{letter}lt", low, high)
    length = high if constant_of(low) == 0 else b.binary(arith.SubiOp, high, low)
    if step == 1 and not included:
        count = length
    else:
        if not included:
            length = b.binary(arith.SubiOp, length, b.integer(1, i64))
        if step != 1:
            length = b.binary(arith.DivUIOp, length, b.integer(step, i64))
        return b.value(
            arith.SelectOp(inside, _plus_one(_cut(length, ENDLESS - 1, b), b), b.integer(0, i64))
        )
    number = constant_of(low)
    if not (signed and number is not None and number >= 1):
        count = _cut(count, ENDLESS, b)
    return b.value(arith.SelectOp(inside, count, b.integer(0, i64)))


# What is known around the loop --------------------------------------------------------------------


class Facts:
    """Facts that branches around a loop give about the bound of a test that starts at the
    counter.
    """

    def __init__(self, test: Test):
        self.differs = False
        """The counter's first value is not the bound."""
        self.above = False
        """The bound is larger than the first value, both as signed numbers, and that is not less
        than zero."""
        counter = test.tested.counter
        width = width_of(counter.argument.type)
        first = constant_of(counter.first)
        self._first = None if first is None or width is None else as_signed(first, width)
        self._test = test
        bound, extension = _root(test.bound)
        if self._first is None or self._first < 0 or test.tested.step < 0:
            return
        op, inner = test.within.parent_op(), test.within
        for _ in range(8):
            if op is None:
                return
            if op.name == "scf.if":
                self._look(op, inner, bound, extension)
            op, inner = op.parent_op(), op

    def small(self, steady: bool) -> bool:
        """True if the distance to the bound is no more than 63 bits."""
        first = self._first
        if first is None or first < 0:
            return False
        _, extension = _root(self._test.bound)
        is_steady = self._test.returns and self._test.tested.nsw and steady
        return self.above or is_steady or (extension == "arith.extui" and not first)

    def _look(self, op: Operation, inner: Operation, bound: SSAValue, extension: str) -> None:
        block = inner.parent
        assert block is not None
        holds = block.parent is op.regions[0]
        compare = defining_op(op.operands[0], "arith.cmpi")
        if compare is None:
            return
        left, right = compare.operands
        predicate = integer_property(compare, "predicate")
        if _root(right)[0] is bound:
            left, right, predicate = right, left, SWAPPED[predicate]
        root, seen = _root(left)
        number, width = constant_of(right), width_of(right.type)
        if root is not bound or number is None or width is None or (seen and seen != extension):
            return
        number = as_signed(number, width)
        if not holds:
            predicate = NEGATED[predicate]
        self._note(predicate, number)

    def _note(self, predicate: int, number: int) -> None:
        """The bound compares so with a number."""
        first = self._first
        assert first is not None
        if (predicate == SGT and number >= first) or (predicate == SGE and number > first):
            self.differs = self.above = True
        if (predicate == NE and number == first) or (predicate == UGT and number >= first):
            self.differs = True


def _root(value: SSAValue) -> tuple[SSAValue, str]:
    """Return the number that an extended one is made of, and the operation's name."""
    owner = value.owner
    if isinstance(owner, Operation) and widens(owner):
        return owner.operands[0], owner.name
    return value, ""


# Arithmetic -------------------------------------------------------------------------------------


def _plain(value: SSAValue, b: Builder) -> SSAValue:
    """An index or address as an i64."""
    if isinstance(value.type, IndexType):
        number = constant_of(value)
        if number is not None:
            return b.integer(number, i64)
        return b.cast(IndexCastOp, value, i64)
    if is_pointer(value.type):
        return b.cast(CLASSES["llvm.ptrtoint"], value, i64)
    return value


def _wide(value: SSAValue, b: Builder, *, signed: bool = False) -> SSAValue:
    """An integer in 64 bits."""
    if value.type == i64:
        return value
    assert isinstance(value.type, IntegerType)
    number = constant_of(value)
    if number is not None:
        width = value.type.width.data
        number = as_signed(number, width) if signed else number & ((1 << width) - 1)
        return b.integer(number, i64)
    extend = ExtSIOp if signed else arith.ExtUIOp
    return b.cast(extend, value, i64)


def _cut(count: SSAValue, most: int, b: Builder) -> SSAValue:
    """No more than ``most``, as an unsigned number."""
    number = constant_of(count)
    if number is not None:
        return b.integer(min(number & ((1 << 64) - 1), most), i64)
    return b.binary(arith.MinUIOp, count, b.integer(most, i64))


def _plus_one(count: SSAValue, b: Builder) -> SSAValue:
    return b.binary(arith.AddiOp, count, b.integer(1, i64), _NSW)


def as_index(count: SSAValue, b: Builder) -> SSAValue:
    """A count as the bound of ``scf.for``."""
    number = constant_of(count)
    if number is not None:
        return b.integer(number, IndexType())
    owner = count.owner
    # What has just been extended need not be extended first (no fact: each by its own cast).
    if isinstance(owner, Operation) and owner.name in ("arith.extsi", "arith.extui"):
        cast = IndexCastOp if owner.name == "arith.extsi" else IndexCastUIOp
        return b.cast(cast, owner.operands[0], IndexType())
    if isinstance(owner, Operation) and owner.name == "arith.index_cast":
        source = owner.operands[0]
        if isinstance(source.type, IndexType):
            return source
    return _sum_as_index(count, b)


def _sum_as_index(count: SSAValue, b: Builder) -> SSAValue:
    """A value to which numbers are added, as such a sum of indices, which analyses see through; an
    index has as many bits.
    """
    value, more = without_numbers(count, MOST_STEPS)
    if not more or value.type != i64:
        return b.cast(IndexCastOp, count, IndexType())
    index = b.cast(IndexCastOp, value, IndexType())
    return b.binary(arith.AddiOp, index, b.integer(as_signed(more, 64), IndexType()))
