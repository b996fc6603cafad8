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


def behind(em: Emitter, pointer: SSAValue, offset: int) -> SSAValue:
    """The address so many bytes behind another one, in the same global."""
    return _step(em, [pointer], offset, 3)


def _step(em: Emitter, operands: list[SSAValue], offset: int, flags: int) -> SSAValue:
    return em.value(
        CLASSES["llvm.getelementptr"].create(
            operands=operands,
            result_types=[operands[0].type],
            properties={
                "rawConstantIndices": DenseArrayBase.from_list(i32, [offset]),
                "elem_type": i8,
                "noWrapFlags": IntegerAttr(flags, i32),
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
        held = em.value(
            CLASSES["llvm.load"].create(
                operands=[behind(em, primal, offset)],
                result_types=[primal.type],
                properties={"ordering": IntegerAttr(0, i64)},
            )
        )
        em.emit(
            CLASSES["llvm.store"].create(
                operands=[
                    _shadow_of(em, held, places) if work is None else work(em, held),
                    behind(em, shadow, offset),
                ],
                properties={"ordering": IntegerAttr(0, i64)},
            )
        )


def _shadow_of(em: Emitter, address: SSAValue, places: list[Place]) -> SSAValue:
    """The shadow of an address. One just behind a global counts if it is in no other."""
    number = _number(em, address)
    found = nowhere(em)
    offsets = [em.value(SubiOp(number, _number(em, address_of(em, name)))) for name, _, _ in places]
    for predicate in ("ule", "ult"):
        for (_, shadow, size), offset in zip(places, offsets, strict=True):
            inside = em.value(CmpiOp(offset, em.integer(size, i64), predicate))
            there = _step(em, [address_of(em, shadow), offset], -2147483648, 0)
            found = em.value(SelectOp(inside, there, found))
    return found


def _number(em: Emitter, address: SSAValue) -> SSAValue:
    return em.value(CLASSES["llvm.ptrtoint"].create(operands=[address], result_types=[i64]))
