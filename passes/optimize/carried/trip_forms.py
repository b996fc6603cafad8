"""Forms of values by the trip of a loop: what a loop carries, without the loop.

A value of a loop's body is a function of the trip if it is made of the counter, of what stands in
front of the loop, of memory that nobody writes, and of carried values that are such functions
themselves. Its `Form` in trip ``t`` is an expression that can be compared: two values with one
form are equal, bit for bit. Integers, indices and addresses are sums modulo ``2^width``, so
``i - 1 + 1`` is ``i``, whatever overflows.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias, cast

from ad_opt.dialects.support.ir import queries
from ad_opt.dialects.support.ir.queries import block_of, constant_of, is_inside
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.llvm.memory.local_arrays import step
from ad_opt.passes.ops.catalogue import divides, is_cheap, is_load, only_reads
from ad_opt.passes.ops.memory_ops import is_plain, is_pointer
from typing_extensions import override
from xdsl.ir import Attribute, BlockArgument, Operation, OpResult, SSAValue

DEEP = 32
"""Most operations that one form is made of. A guess: what loops carry is an element of a buffer."""


class Sum:
    """``Σ factor · part + number`` modulo ``2^width``."""

    __slots__ = ("_hash", "number", "parts", "width")

    def __init__(self, width: int, parts: Mapping[Hashable, int], number: int = 0):
        modulus = 1 << width
        self.width = width
        self.parts = {part: f % modulus for part, f in parts.items() if f % modulus}
        """The factors by part, in the order in which the sum was made."""
        self.number = number % modulus
        self._hash = hash((width, frozenset(self.parts.items()), self.number))

    @override
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sum) and (self.width, self.number, self.parts) == (
            other.width,
            other.number,
            other.parts,
        )

    @override
    def __hash__(self) -> int:
        return self._hash

    def plus(self, other: Sum, factor: int = 1) -> Sum:
        """The sum with ``factor`` times another one of the same width."""
        parts = dict(self.parts)
        for part, by in other.parts.items():
            parts[part] = parts.get(part, 0) + by * factor
        return Sum(self.width, parts, self.number + other.number * factor)

    def times(self, other: Sum) -> Sum | None:
        """The product, if one of the two is a number."""
        if not other.parts:
            return Sum(self.width, {}, 0).plus(self, other.number)
        return None if self.parts else other.times(self)

    def truncated(self, width: int) -> Sum:
        """The lowest bits: those of the sum of the lowest bits."""
        parts: dict[Hashable, int] = {("lowest", width, x): f for x, f in self.parts.items()}
        return Sum(width, parts, self.number)

    def extended(self, width: int, *, signed: bool) -> Sum:
        """The same number with more bits; of what is not known, as a part of its own."""
        number = self.number
        if self.parts:
            return Sum(width, {("signed" if signed else "unsigned", self): 1})
        if signed and number >> (self.width - 1):
            number -= 1 << self.width
        return Sum(width, {}, number)

    def resized(self, width: int, *, signed: bool) -> Sum:
        """The number with fewer or more bits."""
        if width <= self.width:
            return self if width == self.width else self.truncated(width)
        return self.extended(width, signed=signed)


@dataclass(frozen=True)
class Stepped:
    """A carried value in a trip, as a part of a sum."""

    argument: SSAValue
    trip: int


Form: TypeAlias = Hashable


def width_of(type_: Attribute) -> int | None:
    """Bits of integers, indices and addresses; ``None`` for other types."""
    return 64 if is_pointer(type_) else queries.width_of(type_)


class TooMuch(Exception):
    """A value has no form: it is no function of the trip, or too long an expression."""


@dataclass(eq=False)
class Carried:
    """Values that a loop carries and the trip says."""

    following: dict[SSAValue, SSAValue] = field(default_factory=dict[SSAValue, SSAValue])
    """By those that are in each trip what another value was in the one before: that value."""
    steps: dict[SSAValue, Sum] = field(default_factory=dict[SSAValue, Sum])
    """By those that grow by the same in every trip: by what."""


class Forms:
    """The forms of the values in and around one ``scf.for``."""

    def __init__(self, loop: Operation, carried: Carried, effects: Effects | None = None):
        self.loop = loop
        self.body = loop.regions[0].block
        self.carried = carried
        self.effects = effects
        """Without them, no load has a form."""
        self.opaque: SSAValue | None = None
        """An argument of the body that is a part of sums, like values from outside."""
        self.budget = 0

    def of(self, value: SSAValue, trip: int) -> Form | None:
        """The form of a value in a trip, counted from the first; ``None`` if it has none."""
        self.budget = DEEP
        try:
            return self._of(value, trip)
        except TooMuch:
            return None

    def growth(self, value: SSAValue, argument: SSAValue) -> Sum | None:
        """By what a value exceeds an argument, if that is the same in every trip."""
        outer, self.opaque = self.opaque, argument
        hidden, self.carried = self.carried, Carried()
        found = self.of(value, 0)
        self.opaque, self.carried = outer, hidden
        if not isinstance(found, Sum) or found.parts.get(argument) != 1:
            return None
        rest = found.plus(Sum(found.width, {argument: 1}), -1)
        return rest if all(isinstance(part, SSAValue) for part in rest.parts) else None

    def is_outside(self, value: SSAValue) -> bool:
        """True if a value stands in front of the loop."""
        block = block_of(value)
        return block is not self.body and not is_inside(block, self.loop)

    # ------------------------------------------------------------------ values

    def _of(self, value: SSAValue, trip: int) -> Form:
        self.budget -= 1
        if self.budget < 0:
            raise TooMuch
        width = width_of(value.type)
        if isinstance(value, OpResult):
            form = self._result(value, width, trip)
            if form is not None:
                return form
        elif not self.is_outside(value):
            assert isinstance(value, BlockArgument)
            return self._argument(value, trip)
        if not self.is_outside(value):
            raise TooMuch
        return value if width is None else Sum(width, {value: 1})

    def _argument(self, value: BlockArgument, trip: int) -> Form:
        """The counter, or what the loop carries."""
        width, counter = width_of(value.type), self.body.args[0]
        if value is self.opaque and width is not None:
            found = Sum(width, {value: 1})
            return self._moved(found, trip) if value is counter else found
        if value is counter and self.opaque is None:
            return self._moved(self._sum(self.loop.operands[0], 0), trip)
        if value in self.carried.steps:
            if self.opaque is not None and width is not None:
                return Sum(width, {Stepped(value, trip): 1})
            first = self._sum(self.loop.operands[value.index + 2], 0)
            return first.plus(self.carried.steps[value], trip)
        if value in self.carried.following:
            return self._of(self.carried.following[value], trip - 1)
        raise TooMuch

    def _moved(self, first: Sum, trip: int) -> Sum:
        return first.plus(self._sum(self.loop.operands[2], 0), trip)

    def _sum(self, value: SSAValue, trip: int) -> Sum:
        found = self._of(value, trip)
        if not isinstance(found, Sum):
            raise TooMuch
        return found

    def _result(self, value: OpResult, width: int | None, trip: int) -> Form | None:
        op = value.op
        if op.regions:
            return self._branch(value, trip)
        if width is not None:
            number = constant_of(value)
            if number is not None:
                return Sum(width, {}, number)
            if (sum_ := self._arithmetic(op, width, trip)) is not None:
                return sum_
        if self.opaque is not None and self.is_outside(value):
            return None
        if is_load(op):
            if not self.is_kept(op):
                return None
        elif not (is_cheap(op) or not op.operands) or not only_reads(op) or divides(op):
            return None
        form = self._structure(value, trip)
        return form if width is None else Sum(width, {form: 1})

    def _structure(self, value: OpResult, trip: int) -> Form:
        """An operation, whatever it is, and the forms of its operands."""
        op = value.op
        said = frozenset((k, v) for k, v in op.properties.items() if k not in _UNSAID)
        operands = tuple(self._of(x, trip) for x in op.operands)
        return (op.name, value.index, value.type, said, operands)

    def _branch(self, value: OpResult, trip: int) -> Form | None:
        """The form of a result of ``scf.if``, if both branches give the same."""
        if value.op.name != "scf.if" or self.is_outside(value):
            return None
        first, second = (self._of(one, trip) for one in yielded(value))
        return first if first == second else None

    def _arithmetic(self, op: Operation, width: int, trip: int) -> Sum | None:
        match op.name:
            case "arith.addi" | "arith.subi":
                left, right = (self._sum(x, trip) for x in op.operands)
                return left.plus(right, 1 if op.name == "arith.addi" else -1)
            case "arith.muli":
                left, right = (self._sum(x, trip) for x in op.operands)
                return left.times(right)
            case "arith.index_cast" | "arith.extsi":
                return self._sum(op.operands[0], trip).resized(width, signed=True)
            case "arith.index_castui" | "arith.extui" | "arith.trunci":
                return self._sum(op.operands[0], trip).resized(width, signed=False)
            case "llvm.getelementptr":
                return self._address(op, trip)
            case _:
                return None

    def _address(self, op: Operation, trip: int) -> Sum | None:
        moved = step(op)
        if moved is None:
            return None
        number, terms = moved
        total = self._sum(op.operands[0], trip).plus(Sum(64, {}, number))
        for (index, _), size in terms:
            total = total.plus(self._sum(index, trip).resized(64, signed=True), size)
        return total

    # ------------------------------------------------------------------ memory

    def is_kept(self, load: Operation) -> bool:
        """True if a load gives the same until the loop is done, whenever it runs from now on."""
        effects = self.effects
        if effects is None or not is_plain(load) or effects.own(load).ordered:
            return False
        memory = load.operands[0]
        if effects.may_write(self.loop, memory):
            return False
        if effects.is_read_only(memory) or is_inside(load, self.loop):
            return True
        block = load.parent
        around = block.find_ancestor_op_in_block(self.loop) if block is not None else None
        return around is not None and not effects.may_write_between(load, around, memory)


_UNSAID = frozenset({"overflowFlags", "noWrapFlags", "isExact", "alignment", "tbaa"})
"""Properties that promise something of an operation, and change nothing that it gives."""


def yielded(result: OpResult) -> list[SSAValue]:
    """Return what the branches of an ``scf.if`` give for one of its results."""
    ends = [region.block.last_op for region in result.op.regions]
    return [cast(Operation, end).operands[result.index] for end in ends]
