"""Values that two loop nests compute alike, in iterations of the same numbers.

Value numbering of two nests at once: induction variables that stand at the same depth have the same
number, and so have operations that do the same to the same values.
"""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterator
from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.queries import constant_of, is_unsigned
from ad_opt.passes.analysis.memory.effects import NO_EFFECT, Effects
from ad_opt.passes.ops.catalogue import is_func_call
from ad_opt.passes.ops.costs import cost_of
from xdsl.dialects.arith import ConstantOp
from xdsl.ir import Attribute, Block, Operation, OpResult, SSAValue
from xdsl.traits import IsTerminator

from .alpha_equivalence import what_it_does

MOST_VALUES = 8
"""Most values of an iteration of which the best is kept. A guess: there are one or two."""


@dataclass(frozen=True)
class Nest:
    """Loops inside of each other, the outermost first."""

    loops: tuple[Operation, ...]

    @property
    def body(self) -> Block:
        """The body of the innermost loop."""
        return self.loops[-1].regions[0].block

    @property
    def variables(self) -> list[SSAValue]:
        """The induction variables."""
        return [loop.regions[0].block.args[0] for loop in self.loops]

    def ways(self) -> Iterator[tuple[Operation, list[Operation]]]:
        """Each loop with what runs in its body on the way to the next one."""
        for at, loop in enumerate(self.loops):
            following = self.loops[at + 1] if at + 1 < len(self.loops) else None
            ops: list[Operation] = []
            for op in loop.regions[0].block.ops:
                if op is following:
                    break
                ops.append(op)
            yield loop, ops


# ---------------------------------------------------------------------- equal values


@dataclass(frozen=True)
class Pair:
    """A value of an earlier nest, the equal one of the nest behind it, and what goes with it."""

    earlier: OpResult
    later: OpResult
    unneeded: list[Operation]
    """Operations that nobody needs any more if the later value comes from elsewhere."""

    @property
    def saves(self) -> int:
        """Additions that an iteration saves then."""
        return sum(map(cost_in_additions, self.unneeded))


@dataclass
class SameValues:
    """Value numbers of two nests, whose induction variables have the same numbers."""

    effects: Effects
    written: int
    """Memory that is written from the first nest to the end of the second."""
    _numbers: dict[Hashable, int] = field(default_factory=dict[Hashable, int])

    def best(
        self, nest: Nest, later: Nest, end: Operation, kind: Attribute, least: int
    ) -> Pair | None:
        """The value of a type that both nests compute, the second one in front of an operation of
        its body, which saves the most, but no less than some additions.
        """
        first, second = self._known(nest), self._known(later)
        if first is None or second is None or first.ranges != second.ranges:
            return None
        body = later.body
        earlier = {
            first.values[value]: value
            for op in nest.body.ops
            for value in op.results
            if value in first.values
        }
        shared = [
            value
            for op in _until(body, end)
            for value in op.results
            if second.values.get(value) in earlier
        ]
        inner = {value.op for value in shared}
        candidates = [
            value
            for value in shared
            if value.type == kind and any(use.operation not in inner for use in value.uses)
        ]
        pairs = [
            Pair(earlier[second.values[value]], value, _unneeded(value, body, second.values))
            for value in candidates[-MOST_VALUES:]
        ]
        best = max(pairs, key=lambda pair: pair.saves, default=None)
        return best if best is not None and best.saves >= least else None

    def _known(self, nest: Nest) -> _Known | None:
        """The numbers of a nest's values; ``None`` if its loops count in unusual ways."""
        known = _Known()
        for depth, (loop, ops) in enumerate(nest.ways()):
            if is_unsigned(loop):
                return None
            lower, upper, step = loop.operands[:3]
            upper = _shortest_end(upper, constant_of(lower))
            known.ranges.append(tuple([self._of(value, known) for value in (lower, upper, step)]))
            known.values[loop.regions[0].block.args[0]] = self._number(("variable", depth))
            for op in ops:
                if self._is_pure(op):
                    self._enter(op, known)
        return known

    def _enter(self, op: Operation, known: _Known) -> None:
        operands = tuple([self._of(value, known) for value in op.operands])
        number = self._number((*what_it_does(op), operands))
        for result in op.results:
            known.values[result] = self._number((number, result.index))

    def _of(self, value: SSAValue, known: _Known) -> Hashable:
        """The number of a value; the value itself where it is opaque, or from outside."""
        if isinstance(value.owner, ConstantOp):
            return value.owner.value, value.type
        return known.values.get(value, value)

    def _number(self, key: Hashable) -> int:
        return self._numbers.setdefault(key, len(self._numbers))

    def _is_pure(self, op: Operation) -> bool:
        """True if the results of an operation follow from its operands, in both nests."""
        if op.regions or op.has_trait(IsTerminator, value_if_unregistered=True):
            return False
        if op.name == "memref.load":
            return not self.effects.aliasing.mask(op.operands[0]) & self.written
        return bool(op.results) and self.effects.own(op) == NO_EFFECT


@dataclass
class _Known:
    """Facts of a nest."""

    ranges: list[Hashable] = field(default_factory=list[Hashable])
    values: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])


def _shortest_end(upper: SSAValue, lower: int | None) -> SSAValue:
    """The end of a loop without maxima with numbers that it begins with, or lie before: reverse
    mode counts trips, which are not negative.
    """
    while lower is not None and isinstance(upper, OpResult) and upper.op.name == "arith.maxsi":
        left, right = upper.op.operands
        number = constant_of(right)
        if number is None:
            left, number = right, constant_of(left)
        if number is None or number > lower:
            break
        upper = left
    return upper


def _until(body: Block, end: Operation) -> Iterator[Operation]:
    for op in body.ops:
        if op is end:
            return
        yield op


def _unneeded(value: OpResult, body: Block, numbered: Container[SSAValue]) -> list[Operation]:
    """Operations of a body that nobody needs if a value comes from elsewhere, users first."""
    unneeded = {value.op: None}
    for op in reversed([*_until(body, value.op)]):
        users = [use.operation for result in op.results for use in result.uses]
        is_pure = any(result in numbered for result in op.results)
        if is_pure and users and all(user in unneeded for user in users):
            unneeded[op] = None
    return [*unneeded]


def cost_in_additions(op: Operation) -> int:
    """The cost of an operation in additions: a function that is called is one of the library."""
    if is_func_call(op) or op.name.startswith(("arith.", "math.")):
        return cost_of(op)
    return 1
