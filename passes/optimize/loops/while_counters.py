"""Counters of ``scf.while`` loops: values that grow by the same constant in each trip.

A `Counter` is an integer, an index or an address that the loop carries; an `Affine` value is the
counter, the counter of the next trip, or what casts and constants make of them. Both are known in
closed form: in trip ``k`` they are ``first + k * step``, modulo the size of their type.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import cache
from typing import Any, cast

from ad_opt.dialects.core.arith import IndexCastOp
from ad_opt.dialects.llvm.addresses import index_steps
from ad_opt.dialects.llvm.layouts import TypeNotLowered, size_and_alignment
from ad_opt.dialects.support.ir import queries
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import block_of, constant_of
from ad_opt.passes.ops.catalogue import widens, widens_signed, widens_unsigned
from ad_opt.passes.ops.memory_ops import is_pointer
from ad_opt.passes.optimize.scalar.folds import as_signed
from xdsl.dialects import arith
from xdsl.dialects.arith import IntegerOverflowAttr, IntegerOverflowFlag
from xdsl.dialects.builtin import DenseArrayBase, IndexType, i32, i64
from xdsl.dialects.llvm import GEP_USE_SSA_VAL
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue

First = Callable[[Builder], SSAValue]
"""Writes the value that something has in the first trip."""


def width_of(type_: Attribute) -> int | None:
    """Bits of what can be counted."""
    width = 64 if is_pointer(type_) else queries.width_of(type_)
    return width if width is not None and width <= 64 else None


@dataclass(eq=False)
class Counter:
    """A value that the loop carries and adds a constant to."""

    argument: BlockArgument
    """Of the region that tests."""
    first: SSAValue
    step: int
    """In bytes for an address."""
    following: SSAValue
    """The value of the next trip."""
    nsw: bool
    nuw: bool


@dataclass(frozen=True)
class Affine:
    """A value that is ``first + k * step`` in trip ``k``."""

    first: First
    step: int
    type: Attribute
    nsw: bool
    """None of its values wraps as a signed number, as far as somebody looks at them."""
    nuw: bool
    counter: Counter
    ahead: int
    """Trips that it is ahead of its counter, where it is nothing else; else 0."""
    plain: bool = True
    """True if it is the counter, this one or the next."""


@dataclass(eq=False)
class WhileLoop:
    """The parts of an ``scf.while``."""

    op: Operation
    before: Block = field(init=False)
    after: Block = field(init=False)
    condition: Operation = field(init=False)
    end: Operation = field(init=False)
    counters: dict[SSAValue, Counter] = field(default_factory=dict)
    """By the argument of the region that tests, and by the value of the next trip."""

    def __post_init__(self) -> None:
        self.before, self.after = self.op.regions[0].block, self.op.regions[1].block
        condition, end = self.before.last_op, self.after.last_op
        assert condition is not None
        assert end is not None
        self.condition, self.end = condition, end

    def source(self, value: SSAValue) -> SSAValue:
        """Return the value that the test passes for an argument of the body."""
        if isinstance(value, BlockArgument) and value.block is self.after:
            return self.condition.operands[1 + value.index]
        return value

    def is_outside(self, value: SSAValue) -> bool:
        """True if a value that the loop itself uses, not what is nested in it, is there before."""
        return block_of(value) not in (self.before, self.after)

    def find_counters(self) -> None:
        """Fill `counters`."""
        for number, argument in enumerate(self.before.args):
            counter = self._counter(argument, self.source(self.end.operands[number]))
            if counter is not None:
                self.counters[argument] = counter
                self.counters.setdefault(counter.following, counter)

    def _counter(self, argument: BlockArgument, following: SSAValue) -> Counter | None:
        op = following.owner
        if not isinstance(op, Operation) or width_of(argument.type) is None:
            return None
        first = self.op.operands[argument.index]
        if op.name == "llvm.getelementptr":
            step = self._stride(op) if self.source(op.operands[0]) is argument else None
            flags = cast(Any, op.properties.get("noWrapFlags"))
            inbounds = flags is not None and bool(flags.value.data & 7)
            if step:
                # An address does not leave its object, and no object lies around the ends.
                return Counter(argument, first, step, following, nsw=False, nuw=inbounds)
            return None
        found = self._added(op)
        if found is None or found[0] is not argument or not found[1]:
            return None
        _, step, nsw, nuw = found
        return Counter(argument, first, step, following, nsw, nuw)

    def _added(self, op: Operation) -> tuple[SSAValue, int, bool, bool] | None:
        """Return the operand to which a constant is added, the constant, and the operation's
        flags.
        """
        if op.name not in ("arith.addi", "arith.subi"):
            return None
        left, right = map(self.source, op.operands)
        number = constant_of(right)
        if number is None and op.name == "arith.addi":
            left, right, number = right, left, constant_of(left)
        width = width_of(op.results[0].type)
        if number is None or width is None:
            return None
        known = flags(op)
        number = as_signed(number, width)
        if op.name == "arith.subi":
            # Less a number: as signed numbers, no wrap is the same as for adding the opposite.
            least = -(1 << (width - 1))
            return left, -number, _NSW in known and number != least, False
        # As an unsigned number, a negative constant is a large one.
        return left, number, _NSW in known, _NUW in known and number >= 0

    def _stride(self, gep: Operation) -> int | None:
        """By how many bytes a GEP with one constant index moves."""
        try:
            steps = [*index_steps(gep)]
        except TypeNotLowered:
            return None
        if len(steps) != 1:
            return None
        ((index, size),) = steps
        number = index if isinstance(index, int) else constant_of(self.source(index))
        return None if number is None else number * size

    def affine(self, value: SSAValue) -> Affine | None:
        """The closed form of a value, if it has one; follows casts and added constants."""
        chain: list[Operation] = []
        value = self.source(value)
        while value not in self.counters:
            op = value.owner
            if not isinstance(op, Operation) or not _is_in_chain(op) or op.parent is None:
                return None
            if op.parent is not self.before and op.parent is not self.after:
                return None
            chain.append(op)
            added = self._added(op)
            if added is None and not _is_cast(op):
                return None
            value = self.source(op.operands[0] if added is None else added[0])
        counter = self.counters[value]
        found: Affine | None = _start(counter, following=value is not counter.argument)
        for op in reversed(chain):
            found = self._derived(op, found) if found is not None else None
        return found

    def _derived(self, op: Operation, of: Affine) -> Affine | None:
        added = self._added(op)
        type_ = op.results[0].type
        width, before = width_of(type_), width_of(of.type)
        if width is None or before is None or is_pointer(of.type):
            return None
        if added is not None:
            _, number, nsw, nuw = added

            def shifted(b: Builder) -> SSAValue:
                return b.binary(arith.AddiOp, of.first(b), b.integer(number, type_))

            return _other(of, shifted, type_, of.nsw and nsw, of.nuw and nuw)
        if not _is_cast(op):
            return None

        def cast_first(b: Builder) -> SSAValue:
            return b.cast(type(op), of.first(b), type_)

        if width == before:
            return _other(of, cast_first, type_, of.nsw, of.nuw)
        if width < before:
            return _other(of, cast_first, type_, False, False)
        if widens_signed(op) and of.nsw:
            return _other(of, cast_first, type_, True, False)
        if widens_unsigned(op) and of.nuw:
            return _other(of, cast_first, type_, True, True)
        return None


_NSW, _NUW = IntegerOverflowFlag.NSW, IntegerOverflowFlag.NUW


def flags(op: Operation) -> Collection[IntegerOverflowFlag]:
    """The promises of an operation about overflow."""
    found = op.properties.get("overflowFlags")
    return found.data if isinstance(found, IntegerOverflowAttr) else ()


def _is_cast(op: Operation) -> bool:
    return widens(op) or op.name == "arith.trunci"


def _is_in_chain(op: Operation) -> bool:
    return _is_cast(op) or op.name in ("arith.addi", "arith.subi")


def _start(counter: Counter, *, following: bool) -> Affine:
    """The counter itself, or its value in the next trip."""
    type_ = counter.argument.type
    if not following:
        return Affine(
            lambda b: counter.first,
            counter.step,
            type_,
            counter.nsw,
            counter.nuw,
            counter,
            ahead=0,
        )

    return Affine(
        lambda b: at_trip(counter, 1, b),
        counter.step,
        type_,
        counter.nsw,
        counter.nuw,
        counter,
        ahead=1,
    )


def _other(of: Affine, first: First, type_: Attribute, nsw: bool, nuw: bool) -> Affine:
    return Affine(first, of.step, type_, nsw, nuw, of.counter, ahead=0, plain=False)


def at_trip(counter: Counter, trip: SSAValue | int, b: Builder) -> SSAValue:
    """The counter in a trip, an index: ``first + trip * step``."""
    type_ = counter.argument.type
    if is_pointer(type_):
        return _address(counter, trip, b)
    number = constant_of(counter.first)
    nsw = nuw = False
    # From a number that is not negative upwards, no partial result is larger than the last. In
    # front of the loop, nothing is promised yet.
    ahead = isinstance(trip, int)
    if not ahead and counter.step > 0:
        nsw = counter.nsw and number is not None and number >= 0
        nuw = counter.nuw
    overflow = _overflow(nsw, nuw)
    moved = _times(trip, counter.step, type_, overflow, b)
    if number == 0:
        return moved
    return b.binary(arith.AddiOp, counter.first, moved, overflow)


@cache
def _overflow(nsw: bool, nuw: bool) -> IntegerOverflowAttr:
    return IntegerOverflowAttr([_NSW] * nsw + [_NUW] * nuw or "none")


def _times(
    trip: SSAValue | int, step: int, type_: Attribute, overflow: IntegerOverflowAttr, b: Builder
) -> SSAValue:
    if isinstance(trip, int):
        return b.integer(trip * step, type_)
    if not isinstance(type_, IndexType):
        trip = b.cast(IndexCastOp, trip, type_)
    if step == 1:
        return trip
    return b.binary(arith.MuliOp, trip, b.integer(step, type_), overflow)


def _address(counter: Counter, trip: SSAValue | int, b: Builder) -> SSAValue:
    """The GEP of the loop with its index times the trip."""
    gep = counter.following.owner
    assert isinstance(gep, Operation)
    elements = counter.step // size_and_alignment(gep.properties["elem_type"])[0]
    # Within an object no product wraps.
    index = _times(trip, elements, i64, _overflow(counter.nuw, False), b)
    properties = dict(gep.properties)
    properties["rawConstantIndices"] = DenseArrayBase.from_list(i32, [GEP_USE_SSA_VAL])
    return b.value(
        make(
            type(gep),
            operands=[counter.first, index],
            result_types=[counter.argument.type],
            properties=properties,
            attributes=gep.attributes,
        )
    )
