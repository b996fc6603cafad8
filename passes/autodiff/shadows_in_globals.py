"""Which shadow addresses are in the shadows of globals when a derivative is asked for.

    %p = llvm.load %global          ->   %o = %p - %array
                                         %s = select %o < size of @array, %array.shadow + %o, null
                                         store %s, %global.shadow

An address into a global that has a shadow leads to the same place of the shadow. Nothing is known
of any other, say of memory that the program has allocated before: its shadow is null, also where an
earlier derivative has left one, since that may hold derivatives of then, and the memory may have
been given back (see `known_addresses`); but for memory that nobody else knows (see `work_memory`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from ad_opt.dialects.support.classes import CLASSES
from ad_opt.dialects.support.layouts import size_and_alignment
from xdsl.dialects.arith import CmpiOp, SelectOp, SubiOp
from xdsl.dialects.builtin import DenseArrayBase, IntegerAttr, i8, i32, i64
from xdsl.dialects.llvm import LLVMArrayType, LLVMPointerType, LLVMStructType
from xdsl.ir import Attribute, SSAValue

from . import pointers
from .emit import Emitter
from .pointers import address_of, nowhere

MOST_QUESTIONS = 4096
"""So many pairs of an address and a global are looked at; of more, shadows stay as they are."""

Place: TypeAlias = tuple[str, str, int]
"""A global, its shadow and its size."""


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
    elif isinstance(type, LLVMStructType):
        for field_type in type.types:
            size, alignment = size_and_alignment(field_type)
            at = -(-at // alignment) * alignment
            yield from parts_of(field_type, is_part, at)
            at += size


def part_at(em: Emitter, pointer: SSAValue, offset: int) -> SSAValue:
    """The address so many bytes behind that of a global, inside it."""
    return em.value(
        CLASSES["llvm.getelementptr"].create(
            operands=[pointer],
            result_types=[pointer.type],
            properties={
                "rawConstantIndices": DenseArrayBase.from_list(i32, [offset]),
                "elem_type": i8,
                "noWrapFlags": IntegerAttr(3, i32),
            },
        )
    )


def find_shadows(
    em: Emitter,
    type: Attribute,
    pair: tuple[str, str],
    places: list[Place],
    work: Callable[[Emitter, SSAValue], SSAValue] | None = None,
) -> None:
    """Set the addresses in a shadow of type ``type``; ``pair`` are the global and its shadow.

    ``work`` makes the shadow of memory that is the program's own.
    """
    offsets = [at for at, _ in parts_of(type, lambda one: isinstance(one, LLVMPointerType))]
    if len(offsets) * len(places) > MOST_QUESTIONS:
        return
    primal, shadow = (address_of(em, name) for name in pair)
    for offset in offsets:
        held = pointers.read(em, part_at(em, primal, offset))
        found = _shadow_of(em, held, places) if work is None else work(em, held)
        pointers.write(em, found, part_at(em, shadow, offset))


def _shadow_of(em: Emitter, address: SSAValue, places: list[Place]) -> SSAValue:
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
