"""The leaves of an aggregate: numbers, pointers and vectors, in order, and where each stands.

A struct or array that is a value travels as its leaves; in memory, each has a path (the constant
indices of a GEP) and an offset in bytes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import cast

from ad_opt.dialects.llvm.layouts import TypeNotLowered, field_offsets, size_and_alignment
from xdsl.dialects.llvm import LLVMArrayType, LLVMStructType
from xdsl.ir import Attribute

MOST_LEAVES = 4096
"""Most leaves of an aggregate. A guess: larger ones are no values of a program that anybody has
written.
"""


@dataclass(frozen=True)
class Leaf:
    """One part of an aggregate."""

    type: Attribute
    path: tuple[int, ...]
    """Field and element numbers, from the outside in."""
    offset: int
    """In bytes, from the start of the aggregate."""


_NAMES = frozenset({LLVMStructType.name, LLVMArrayType.name})


def is_aggregate(type_: Attribute) -> bool:
    """True if values of the type are split."""
    return type_.name in _NAMES and isinstance(type_, LLVMStructType | LLVMArrayType)


@cache
def leaves_of(type_: Attribute) -> tuple[Leaf, ...]:
    """The leaves of a type; a type that is no aggregate is its own leaf."""
    found: list[Leaf] = []
    pending = [Leaf(type_, (), 0)]
    while pending:
        leaf = pending.pop()
        if not is_aggregate(leaf.type):
            found.append(leaf)
            if len(found) > MOST_LEAVES:
                raise TypeNotLowered(type_, f"{type_} has too many elements to be a value")
            continue
        inner = [
            Leaf(part, (*leaf.path, at), leaf.offset + offset)
            for at, (part, offset) in enumerate(_parts(leaf.type))
        ]
        pending += reversed(inner)
    return tuple(found)


def leaf_types(types: Sequence[Attribute]) -> list[Attribute]:
    """The types of the leaves of all ``types``."""
    return [leaf.type for type_ in types for leaf in leaves_of(type_)]


def _parts(type_: Attribute) -> Iterator[tuple[Attribute, int]]:
    """Fields or elements, and their offsets in bytes."""
    if isinstance(type_, LLVMArrayType):
        element = type_.type
        size = size_and_alignment(element)[0]
        if type_.size.data > MOST_LEAVES:
            raise TypeNotLowered(type_, f"{type_} has too many elements to be a value")
        yield from ((element, at * size) for at in range(type_.size.data))
        return
    yield from zip(cast(LLVMStructType, type_).types, field_offsets(type_), strict=True)


def sub_leaves(type_: Attribute, path: Sequence[int]) -> tuple[int, int]:
    """Return the range of the leaves of ``type_`` that belong to what stands at ``path``: from,
    to.
    """
    wanted = tuple(path)
    inside = [at for at, leaf in enumerate(leaves_of(type_)) if leaf.path[: len(wanted)] == wanted]
    if inside:
        return inside[0], inside[-1] + 1
    return 0, 0


def natural_alignment(type_: Attribute) -> int:
    """The alignment that an access without a word about it has."""
    return size_and_alignment(type_)[1]
