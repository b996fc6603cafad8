"""The operations of a block, and which of them must stay behind which: values, memory, output."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from ad_opt.dialects.support.ir.queries import defining_op, values_from_outside, walk
from ad_opt.passes.analysis.memory.effects import NO_EFFECT, Effects, Masks
from ad_opt.passes.analysis.memory.objects import bits_of
from ad_opt.passes.ops.catalogue import is_call, may_return
from xdsl.ir import Block, Operation, SSAValue


@dataclass(eq=False)
class Item:
    """An operation of a block, with all that is in it."""

    op: Operation
    number: int
    masks: Masks
    values: frozenset[SSAValue]
    """Values from outside of it that it uses."""
    is_barrier: bool
    """True if nothing may move across it."""
    by_value: int = 0
    """Items whose results it uses, a bit each."""
    by_memory: int = 0
    """Items before it that touch memory that it touches, where one of them writes."""

    @property
    def behind(self) -> int:
        """The items that must stay in front of it."""
        return self.by_value | self.by_memory


class Contents(NamedTuple):
    """Facts about an operation with all that is in it: those of an `Item` that no other changes."""

    masks: Masks
    values: frozenset[SSAValue]
    is_barrier: bool


def items_of(
    block: Block, effects: Effects, known: dict[Operation, Contents] | None = None
) -> list[Item]:
    """The operations of a block without its terminator, with what they depend on.

    Contents of operations that are ``known`` are not looked at again; others become so.
    """
    known = {} if known is None else known
    found: list[Item] = []
    for number, op in enumerate(_body(block)):
        contents = known.get(op)
        if contents is None:
            contents = known[op] = _contents(op, effects)
        found.append(Item(op, number, *contents))
    numbers: dict[Operation | None, int] = {item.op: item.number for item in found}
    memory = _Memory(effects)
    for item in found:
        for value in item.values:
            if (at := numbers.get(defining_op(value))) is not None:
                item.by_value |= 1 << at
        item.by_memory = memory.enter(item)
    return found


def _body(block: Block) -> Iterator[Operation]:
    for op in block.ops:
        if op is not block.last_op or op.results:
            yield op


def _contents(op: Operation, effects: Effects) -> Contents:
    masks, barrier = NO_EFFECT, False
    for one in (op, *(walk(op) if op.regions else ())):
        masks |= effects.own(one)
        barrier |= masks.ordered or is_call(one) or not may_return(one)
    values = frozenset((*op.operands, *(values_from_outside(op) if op.regions else ())))
    return Contents(masks, values, barrier)


@dataclass
class _Memory:
    """Readers and writers of each object among the items so far, a bit each."""

    effects: Effects
    readers: dict[int, int] = field(default_factory=dict[int, int])
    writers: dict[int, int] = field(default_factory=dict[int, int])
    barriers: int = 0

    def enter(self, item: Item) -> int:
        """The items so far that one must stay behind; it counts as one of them from here on."""
        closure = self.effects.aliasing.closure
        own = 1 << item.number
        if item.is_barrier:
            self.barriers |= own
            return own - 1
        behind = self.barriers
        changed = item.masks.writes | item.masks.frees
        for bit in bits_of(closure(item.masks.reads | changed)):
            behind |= self.writers.get(bit, 0)
        for bit in bits_of(closure(changed)):
            behind |= self.readers.get(bit, 0)
        for bit in bits_of(item.masks.reads):
            self.readers[bit] = self.readers.get(bit, 0) | own
        for bit in bits_of(changed):
            self.writers[bit] = self.writers.get(bit, 0) | own
        return behind
