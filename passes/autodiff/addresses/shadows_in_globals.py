"""Shadow addresses that are in the shadows of globals when a derivative is asked for.

    %p = llvm.load %global          ->   %o = %p - %array
                                         %s = select %o < size of @array, %array.shadow + %o, null
                                         store %s, %global.shadow

An address into a global that has a shadow leads to the same place of the shadow. Nothing is known
of any other, say of memory that the program has allocated before: its shadow is null, also where an
earlier derivative has left one, since that may hold derivatives of then, and the memory may have
been given back (see `known_addresses`); but for memory that nobody else knows (see `work_memory`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ad_opt.dialects.llvm.addresses import address_behind
from ad_opt.dialects.llvm.attributes.types import PackedStructType
from ad_opt.dialects.llvm.layouts import size_and_alignment
from ad_opt.passes.emit.emit import Emitter
from xdsl.dialects.arith import CmpiOp, IndexCastOp, MuliOp, SelectOp, SubiOp
from xdsl.dialects.builtin import IntegerAttr, VectorType, i64
from xdsl.dialects.llvm import LLVMArrayType, LLVMPointerType, LLVMStructType
from xdsl.ir import Attribute, SSAValue

from . import pointers
from .pointers import address_of, nowhere

MOST_QUESTIONS = 4096
"""Most pairs of an address and a global that are looked at one by one; more of them in loops. A
guess: straight code folds where addresses are known, but grows with the product.
"""

Place: TypeAlias = tuple[str, str, int]
"""A global, its shadow and its size."""

ShadowOf: TypeAlias = Callable[[Emitter, SSAValue], SSAValue]
"""Finds the shadow of an address."""


def parts_of(
    type: Attribute, is_part: Callable[[Attribute], bool], at: int = 0
) -> Iterator[tuple[int, Attribute]]:
    """The parts of a type of some kind, with their offsets."""
    if is_part(type):
        yield at, type
    elif isinstance(type, LLVMArrayType):
        size = size_and_alignment(type.type)[0]
        for number in range(type.size.data):
            yield from parts_of(type.type, is_part, at + number * size)
    elif isinstance(type, VectorType):
        size = size_and_alignment(type.element_type)[0]
        for number in range(type.get_shape()[0]):
            yield from parts_of(type.element_type, is_part, at + number * size)
    elif isinstance(type, LLVMStructType):
        for field_type in type.types:
            size, alignment = size_and_alignment(field_type)
            if not isinstance(type, PackedStructType):
                at = -(-at // alignment) * alignment
            yield from parts_of(field_type, is_part, at)
            at += size


def part_at(em: Emitter, pointer: SSAValue, offset: int) -> SSAValue:
    """The address so many bytes behind one, inside of the same object."""
    return em.value(address_behind(pointer, offset, inside=True))


def reset_shadow(
    em: Emitter,
    type: Attribute,
    pair: tuple[str, str],
    places: Sequence[Place],
    find: ShadowOf | None,
) -> None:
    """Make a shadow of type ``type`` zero, all but addresses: these become what ``find`` gives for
    those in the global, or stay. ``pair`` are the global and its shadow.
    """
    primal, shadow = (address_of(em, name) for name in pair)
    _Reset(MOST_QUESTIONS // max(1, len(places)), find, _is_packed(type)).run(
        em, type, primal, shadow
    )


@dataclass(frozen=True)
class _Reset:
    """Walk through a global and its shadow, in loops through what has many addresses."""

    most: int
    """Most addresses that are set one by one."""
    find: ShadowOf | None
    is_packed: bool

    def run(self, em: Emitter, type: Attribute, primal: SSAValue, shadow: SSAValue) -> None:
        """Reset the part of type ``type`` at the address ``shadow``."""
        done = 0
        for at, part in parts_of(type, self._counts):
            self._clear(em, shadow, done, at)
            done = at + size_and_alignment(part)[0]
            here, there = part_at(em, primal, at), part_at(em, shadow, at)
            if isinstance(part, LLVMArrayType):
                self._each(em, part, here, there)
            elif self.find is not None:
                aligned = {"alignment": IntegerAttr(1, i64)} if self.is_packed else {}
                held = pointers.read(em, here, **aligned)
                pointers.write(em, self.find(em, held), there, **aligned)
        self._clear(em, shadow, done, size_and_alignment(type)[0])

    def _counts(self, type: Attribute) -> bool:
        if isinstance(type, LLVMArrayType):
            return _addresses_in(type) > self.most
        return isinstance(type, LLVMPointerType)

    def _clear(self, em: Emitter, shadow: SSAValue, start: int, end: int) -> None:
        if start < end:
            size = em.integer(end - start, i64)
            pointers.fill_zero(em, part_at(em, shadow, start), size)

    def _each(self, em: Emitter, type: LLVMArrayType, primal: SSAValue, shadow: SSAValue) -> None:
        index, inside = em.each(0, type.size.data)
        size = inside.integer(size_and_alignment(type.type)[0], i64)
        number = inside.value(IndexCastOp(index, i64))
        offset = inside.value(MuliOp(number, size))
        here, there = (pointers.behind(inside, one, offset) for one in (primal, shadow))
        self.run(inside, type.type, here, there)


def _addresses_in(type: Attribute) -> int:
    """Return how many addresses a type holds."""
    match type:
        case LLVMPointerType():
            return 1
        case LLVMArrayType():
            return type.size.data * _addresses_in(type.type)
        case VectorType():
            return type.get_shape()[0] * _addresses_in(type.element_type)
        case LLVMStructType():
            return sum(map(_addresses_in, type.types))
        case _:
            return 0


def _is_packed(type: Attribute) -> bool:
    """True if there is a struct without padding in a type, so that addresses may lie anywhere."""
    if isinstance(type, PackedStructType):
        return True
    inner = type.types if isinstance(type, LLVMStructType) else ()
    return any(map(_is_packed, [type.type] if isinstance(type, LLVMArrayType) else inner))


def shadow_in(em: Emitter, address: SSAValue, places: Sequence[Place]) -> SSAValue:
    """The shadow of an address. One just behind a global counts if it is in no other."""
    number = pointers.number(em, address)
    found = nowhere(em)
    begins = (pointers.number(em, address_of(em, name)) for name, _, _ in places)
    offsets = [em.value(SubiOp(number, begin)) for begin in begins]
    for predicate in ("ule", "ult"):
        for (_, shadow, size), offset in zip(places, offsets, strict=True):
            inside = em.value(CmpiOp(offset, em.integer(size, i64), predicate))
            there = pointers.behind(em, address_of(em, shadow), offset)
            found = em.value(SelectOp(inside, there, found))
    return found
