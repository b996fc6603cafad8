"""Buffers that hold the same, known by what has been done to them.

The contents of a buffer are numbered: after a nest they are what the nest makes of the numbers of
all that it reads. Two buffers with one number hold the same, and reads of the later one become
reads of the earlier one while that is so.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence, Set
from dataclasses import dataclass, field
from functools import cached_property

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.affine.nests import Access, nests_in
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.analysis.memory.objects import UNKNOWN, bits_of
from ad_opt.passes.nests.block_dependences import Item, items_of
from ad_opt.passes.nests.written_before_read import is_written_first
from ad_opt.passes.ops.catalogue import effect_of, is_element_load, stored
from ad_opt.passes.ops.memory_ops import is_memref
from xdsl.ir import Block, Operation, SSAValue

from .alpha_equivalence import AttributeNumbers, sequence_key


def share_contents(func: Operation, effects: Effects) -> int:
    """Read buffers in the place of others that hold the same; gives how many reads changed."""
    region = func.regions[0]
    if region.first_block is None or region.first_block is not region.last_block:
        return 0
    items = items_of(region.first_block, effects)
    numbering = _Numbering(func, effects, region.first_block, _with_likeness(items))
    for item in items:
        numbering.item(item)
    return numbering.redirected


def _with_likeness(items: Sequence[Item]) -> set[Operation]:
    """The operations for which there is another one that is made of the same operations, by name:
    only these can do the same, and only their keys are worth making.
    """
    alike: dict[tuple[str, ...], list[Operation]] = {}
    for op in (item.op for item in items if item.op.regions):
        alike.setdefault(tuple([one.name for one in walk(op)]), []).append(op)
    return {op for group in alike.values() if len(group) > 1 for op in group}


@dataclass
class _Numbering:
    func: Operation
    effects: Effects
    block: Block
    alike: Set[Operation]
    """Operations that may do the same as others; each other one writes what nobody else does."""
    redirected: int = 0
    _contents: dict[int, int] = field(default_factory=dict[int, int])
    """By object: the number of what it holds."""
    _numbers: dict[Hashable, int] = field(default_factory=dict[Hashable, int])
    _first: dict[Hashable, SSAValue] = field(default_factory=dict[Hashable, SSAValue])
    """The first buffer of a type to hold what a number says."""
    _next: int = 0
    _attributes: AttributeNumbers = field(default_factory=AttributeNumbers)

    @cached_property
    def accesses(self) -> dict[SSAValue, list[Access]]:
        """The accesses of the function, by what they access."""
        found: dict[SSAValue, list[Access]] = {}
        for access in nests_in(self.func).accesses:
            found.setdefault(access.memref, []).append(access)
        return found

    def _new(self) -> int:
        self._next += 1
        return self._next

    def _number(self, key: Hashable) -> int:
        found = self._numbers.get(key)
        if found is None:
            found = self._numbers[key] = self._new()
        return found

    def content(self, bit: int) -> int:
        """The number of what an object holds."""
        found = self._contents.get(bit)
        if found is None:
            found = self._contents[bit] = self._new()
        return found

    def item(self, item: Item) -> None:
        """Redirect what an operation reads, and number what it writes."""
        op = item.op
        if effect_of(op).allocates and len(op.results) == 1:
            bit = self._object(op.results[0])
            if bit is not None:
                self._contents[bit] = self._number(("fresh", op.results[0].type))
            return
        changed = item.masks.writes | item.masks.frees
        self._redirect(item, changed)
        if changed:
            self._written(item, changed)

    def _object(self, memref: SSAValue) -> int | None:
        """The one object that a memref is, if that shares memory with no other."""
        mask = self.effects.aliasing.mask(memref)
        if mask & UNKNOWN or mask & (mask - 1):
            return None
        if self.effects.aliasing.closure(mask) & ~UNKNOWN != mask:
            return None
        return mask.bit_length() - 1

    def _memrefs(self, item: Item) -> list[SSAValue]:
        return [value for value in item.values if is_memref(value.type)]

    def _redirect(self, item: Item, changed: int) -> None:
        if item.is_barrier or not item.op.regions:
            return
        for memref in self._memrefs(item):
            bit = self._object(memref)
            if bit is None or changed >> bit & 1 or not _is_only_read(memref, item.op):
                continue
            first = self._first.get((self.content(bit), memref.type))
            other = None if first is None else self._object(first)
            if first is None or other is None or first is memref:
                continue
            # Both are what they were when they were found equal, and the other one stays so here.
            if self.content(other) != self.content(bit) or changed >> other & 1:
                continue
            _replace_inside(item.op, memref, first)
            self.redirected += 1

    def _written(self, item: Item, changed: int) -> None:
        bit = changed.bit_length() - 1
        targets = [one for one in self._memrefs(item) if self._object(one) == bit]
        alone = changed == 1 << bit and len(targets) == 1 and item.op in self.alike
        if not alone or item.is_barrier or item.masks.frees:
            for one in bits_of(self.effects.aliasing.closure(changed)):
                self._contents[one] = self._new()
            return
        (target,) = targets
        # What is overwritten as a whole before it is read does not matter.
        own = [access for access in self.accesses.get(target, ()) if item.op.is_ancestor(access.op)]
        whole = is_written_first(self.block, own, frozenset())
        before = None if whole else self.content(bit)

        def outside(value: SSAValue) -> Hashable:
            if value is target:
                return "target", before
            if not is_memref(value.type):
                return value
            own = self._object(value)
            # Memory of which not all is known may be any other's.
            return ("read", self.content(own)) if own is not None else ("some", self._new())

        number = self._number((target.type, sequence_key(item.op, outside, self._attributes)))
        self._contents[bit] = number
        self._first.setdefault((number, target.type), target)


def _is_only_read(memref: SSAValue, op: Operation) -> bool:
    """True if all uses of a buffer in a nest are loads of it."""
    uses = [one for one in walk(op) if memref in one.operands]
    return all(effect_of(one).reads(one) and stored(one) is None for one in uses) and all(
        is_element_load(one) for one in uses
    )


def _replace_inside(op: Operation, old: SSAValue, new: SSAValue) -> None:
    for one in walk(op):
        if old in one.operands:
            one.operands = [new if value is old else value for value in one.operands]
