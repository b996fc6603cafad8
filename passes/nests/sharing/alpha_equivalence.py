"""Keys of operations that are equal if these do the same, whatever their values are called.

Values that are defined inside are numbered by where they are defined, so that two operations have
one key only if each value of one stands for exactly one of the other: never ``t[i, j]`` for
``t[i, i]``. What comes from outside is itself.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.support.process.trampoline import Task, drive
from ad_opt.passes.ops.catalogue import commutes
from xdsl.ir import Attribute, Block, Operation, SSAValue

Outside = Callable[[SSAValue], Hashable]
"""The key of a value from outside."""


@dataclass
class Expressions:
    """Keys of operations that write nothing: what they compute, in whatever order it is written."""

    _numbers: dict[Hashable, int] = field(default_factory=dict[Hashable, int])

    def key(self, op: Operation) -> Hashable:
        """The key of an operation with all that is in it; dead code does not count."""
        known: dict[SSAValue, Hashable] = {}
        drive(self._operation(op, known, 0))
        return known.get(op.results[0], op)

    def _operation(self, op: Operation, known: dict[SSAValue, Hashable], depth: int) -> Task:
        operands: list[Hashable] = [known.get(value, value) for value in op.operands]
        if commutes(op):
            operands.sort(key=hash)
        blocks: list[Hashable] = []
        for region in op.regions:
            for block in region.blocks:
                yield self._block(block, known, depth)
                blocks.append(self._end(block, known))
        number = self._number((*what_it_does(op), tuple(operands), tuple(blocks)))
        for result in op.results:
            known[result] = number, result.index

    def _block(self, block: Block, known: dict[SSAValue, Hashable], depth: int) -> Task:
        for argument in block.args:
            known[argument] = "argument", depth, argument.index
        for op in block.ops:
            if op is not block.last_op:
                yield self._operation(op, known, depth + 1)

    def _end(self, block: Block, known: dict[SSAValue, Hashable]) -> Hashable:
        end = block.last_op
        types = tuple([argument.type for argument in block.args])
        if end is None:
            return types
        return types, what_it_does(end), tuple([known.get(value, value) for value in end.operands])

    def _number(self, key: Hashable) -> int:
        """A number for a key, so that what is made of keys stays small."""
        return self._numbers.setdefault(key, len(self._numbers))


class AttributeNumbers:
    """Numbers of attributes, the same for equal ones: a long key of attributes hashes slowly."""

    def __init__(self) -> None:
        self._numbers: dict[Attribute, int] = {}
        self._met: dict[int, tuple[Attribute, int]] = {}
        """By identity; what was met is kept, so that nothing else gets its identity."""

    def of(self, attribute: Attribute) -> int:
        """The number of an attribute."""
        met = self._met.get(id(attribute))
        if met is None:
            number = self._numbers.setdefault(attribute, len(self._numbers))
            met = self._met[id(attribute)] = attribute, number
        return met[1]

    def of_all(self, given: dict[str, Attribute]) -> Hashable:
        """A key of attributes by name, in whatever order they were given."""
        return frozenset([(name, self.of(one)) for name, one in given.items()]) if given else None

    def of_types(self, values: Sequence[SSAValue]) -> Hashable:
        """A key of the types of some values."""
        return tuple([self.of(value.type) for value in values])


def sequence_key(op: Operation, outside: Outside, attributes: AttributeNumbers) -> Hashable:
    """The key of an operation that may write memory: all that is in it in its order, values
    numbered as they are defined. Keys are compared with those of the same ``attributes``.
    """
    numbers: dict[SSAValue, int] = {}
    parts: list[Hashable] = []
    pending: list[Operation | Block | None] = [op]
    while pending:
        one = pending.pop()
        if one is None:
            parts.append(None)  # the end of a block
            continue
        if isinstance(one, Block):
            parts.append(attributes.of_types(one.args))
            for argument in one.args:
                numbers[argument] = len(numbers)
            pending += [None, *reversed(one.ops)]
            continue
        operands: list[Hashable] = [
            numbers[value] if value in numbers else outside(value) for value in one.operands
        ]
        if commutes(one):
            operands.sort(key=hash)
        own, others = attributes.of_all(one.properties), attributes.of_all(one.attributes)
        types = attributes.of_types(one.results)
        parts.append((one.name, own, others, types, tuple(operands), len(one.regions)))
        for result in one.results:
            numbers[result] = len(numbers)
        pending += reversed([block for region in one.regions for block in region.blocks])
    return tuple(parts)


def what_it_does(op: Operation) -> tuple[Hashable, ...]:
    """The key of an operation without operands and regions."""
    return (
        op.name,
        _attributes(op.properties),
        _attributes(op.attributes),
        tuple([result.type for result in op.results]),
    )


def _attributes(given: dict[str, Attribute]) -> Hashable:
    return frozenset(given.items()) if given else None
