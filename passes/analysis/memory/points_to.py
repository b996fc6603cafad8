"""Addresses that lie in each memory object: the part of `aliasing` that goes through memory.

An object has one set of addresses for all its bytes at all times (Andersen's analysis without
fields). Objects that come from outside (arguments, globals) share one set for what is put there
here; what was there before is *reached* from the object, and counts as part of it. Masks are those
of `aliasing`; bit 0 is unknown memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ad_opt.dialects.llvm.layouts import size_and_alignment
from ad_opt.dialects.support.ir.queries import constant_of
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.dialects.typetree.kinds import POINTER_SIZE
from ad_opt.passes.analysis.memory.objects import bits_of
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import NUMBERS, presumed_integers
from ad_opt.passes.ops.catalogue import moves_bytes
from ad_opt.passes.ops.memory_ops import is_pointer
from xdsl.dialects.builtin import IntegerType
from xdsl.ir import Attribute, Operation, SSAValue

Pair = tuple[SSAValue, SSAValue]


class Contents:
    """The addresses in the objects of one function."""

    def __init__(self) -> None:
        self.outside = 1
        """Objects that are not made here: bit 0, arguments, globals."""
        self.nulls = 0
        """Objects that nothing is in."""
        self.put_outside = 0
        """Objects that have been put into objects from outside, as a mask."""
        self.reached: list[Pair] = []
        """An address, and one that may be found from there by any way."""
        self.holders: list[SSAValue] = []
        """Addresses of memory from which addresses are loaded, or to which they are stored."""
        self._inside: dict[int, int] = {}
        """For the number of a local object, the objects whose addresses are in it."""
        self._has_news = False
        """True if something has been put where it was not."""
        self._loads: list[Pair] = []
        self._stores: list[Pair] = []
        self._copies: list[Pair] = []
        self._read_words: list[SSAValue] = []
        self._written_words: list[SSAValue] = []
        """Addresses of integers that may be addresses: where these go to is not followed."""

    def visit(self, op: Operation) -> None:
        """Note what an operation does with addresses in memory."""
        if op.name == "llvm.load" and is_pointer(op.results[0].type):
            self._loads.append((op.operands[0], op.results[0]))
            self.holders.append(op.operands[0])
        elif op.name == "llvm.store" and is_pointer(op.operands[0].type):
            self.store(op.operands[0], op.operands[1])
        elif op.name == "llvm.atomicrmw" and is_pointer(op.results[0].type):
            memory, value = op.operands
            self._loads.append((memory, op.results[0]))
            self._stores.append((value, memory))
            self.holders.append(memory)
        elif moves_bytes(op) and not (NUMBERS in op.attributes and _has_known_size(op)):
            self._copies.append((op.operands[1], op.operands[0]))
        elif op.name == "llvm.load" and _may_be_address(op, op.results[0].type):
            self._read_words.append(op.operands[0])
        elif op.name == "llvm.store" and _may_be_address(op, op.operands[0].type):
            self._written_words.append(op.operands[1])

    def store(self, value: SSAValue, memory: SSAValue) -> None:
        """Note that an address is put into memory."""
        self._stores.append((value, memory))
        self.holders.append(memory)

    def hold(self, objects: int, inside: int) -> None:
        """Note that the addresses of some objects lie in others from the beginning."""
        self._put(inside, objects)

    def flow(self, masks: dict[SSAValue, int], kept: Sequence[SSAValue]) -> list[SSAValue]:
        """Let all addresses be stored and loaded once more; those that denote more now."""
        if not (self._loads or self._stores or self._copies or self.reached):
            return []
        self._store_all(masks, kept)
        changed: list[SSAValue] = []
        found: dict[int, int] = {}
        for base, result in self._loads:
            mask = masks.get(base, 0)
            if mask not in found:
                found[mask] = self._in(mask)
            self._add(masks, result, found[mask], changed)
        for base, result in self.reached:
            self._add(masks, result, self.closure(masks.get(base, 0)), changed)
        return changed

    def _store_all(self, masks: Mapping[SSAValue, int], kept: Iterable[SSAValue]) -> None:
        """Put addresses into memory until nothing more is in it.

        What is put and found is that of each object by itself, so places that have the same put
        into them are taken together: most of a large function's are.
        """
        values: dict[int, int] = {}
        for value, base in self._stores:
            into = masks.get(base, 0)
            values[into] = values.get(into, 0) | masks.get(value, 0)
        for into, mask in values.items():
            self._put(mask, into)
        copies = {(masks.get(source, 0), masks.get(target, 0)) for source, target in self._copies}
        read = _union(masks, self._read_words) & ~self.outside
        written = _union(masks, self._written_words) & ~self.outside
        # Whoever keeps an address may change what is there.
        changeable = _union(masks, kept)
        self._has_news = True
        while self._has_news:
            self._has_news = False
            for source, target in copies:
                self._put(self._in(source), target)
            self._put(self._in(read), self.outside)
            self._put(1 | self.put_outside, written | self.closure(changeable))

    def holding(self, masks: Mapping[SSAValue, int]) -> int:
        """The objects that addresses are loaded from or stored to, also by way of a copy."""
        found = 0
        for address in self.holders:
            found |= masks.get(address, 1)
        changed = True
        while changed:
            changed = False
            for pair in self._copies:
                both = masks.get(pair[0], 1) | masks.get(pair[1], 1)
                if both & found and both & ~found:
                    found |= both
                    changed = True
        return found

    @property
    def stored(self) -> int:
        """The objects whose addresses lie in memory."""
        found = self.put_outside
        for mask in self._inside.values():
            found |= mask
        return found

    def closure(self, mask: int) -> int:
        """``mask`` with all that is reached from it."""
        if not self._inside and not self.put_outside:
            return mask
        found, pending = mask, mask
        while pending:
            pending = self._in(pending) & ~found
            found |= pending
        return found

    def _put(self, mask: int, into: int) -> None:
        mask &= ~self.nulls
        if not mask:
            return
        if into & self.outside and mask & ~self.put_outside:
            self.put_outside |= mask
            self._has_news = True
        for bit in bits_of(into & ~self.outside & ~self.nulls):
            old = self._inside.get(bit, 0)
            if mask & ~old:
                self._inside[bit] = old | mask
                self._has_news = True

    def _in(self, mask: int) -> int:
        """The objects whose addresses are in the objects of ``mask``."""
        found = 0
        if mask & self.outside:
            found |= mask & self.outside | self.put_outside
        for bit in bits_of(mask & ~self.outside):
            found |= self._inside.get(bit, 0)
        return found

    def _add(
        self, masks: dict[SSAValue, int], value: SSAValue, mask: int, changed: list[SSAValue]
    ) -> None:
        old = masks.get(value, 0)
        if mask & ~old:
            masks[value] = old | mask
            changed.append(value)


def _union(masks: Mapping[SSAValue, int], values: Iterable[SSAValue]) -> int:
    found = 0
    for value in values:
        found |= masks.get(value, 0)
    return found


def _has_known_size(copy: Operation) -> bool:
    """True if as many bytes are copied as have been looked at, and not more."""
    return len(copy.operands) < 3 or constant_of(copy.operands[2]) is not None


def _may_be_address(access: Operation, type: Attribute) -> bool:
    """True if an access moves an integer that may be an address, or have one in it."""
    scalar = scalar_type(type)
    if not isinstance(scalar, IntegerType) or scalar.width.data % 8 or NUMBERS in access.attributes:
        return False
    size = size_and_alignment(type)[0]
    return size >= POINTER_SIZE and not presumed_integers(access, size)
