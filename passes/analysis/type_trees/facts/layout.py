"""Facts that types of LLVM IR say by themselves: sizes, offsets of fields, floats and addresses.

A register of a float or an address is known by its type; an integer may hold anything that has so
many bits, and says nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from typing import Any, TypeVar, cast

from ad_opt.dialects.llvm.layouts import TypeNotLowered, field_offsets, size_and_alignment
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.dialects.typetree.kinds import (
    BFLOAT16,
    DOUBLE,
    FLOAT,
    FP128,
    HALF,
    INTEGER,
    POINTER,
    PPC_FP128,
    X86_FP80,
    Kind,
)
from ad_opt.dialects.typetree.tree import EMPTY, MAX_OFFSET, Path, TypeTree
from xdsl.ir import Attribute

FLOAT_KINDS: dict[str, Kind] = {
    "f64": DOUBLE, "f32": FLOAT, "f16": HALF, "bf16": BFLOAT16, "f80": X86_FP80, "f128": FP128,
    "llvm.ppc_fp128": PPC_FP128,
}  # fmt: skip
"""Kinds by the names of the float types."""


_Told = TypeVar("_Told")

_MOST_TYPES = 1 << 14
"""Most types that are known by identity. A guess that bounds memory."""


def per_type(tell: Callable[[Attribute], _Told]) -> Callable[[Attribute], _Told]:
    """Works out once what a type says.

    Types that have been seen are known by identity: to hash one takes longer than what is asked.
    """
    by_value = cache(tell)
    seen: dict[int, tuple[Attribute, _Told]] = {}

    @wraps(tell)
    def told(type_: Attribute) -> _Told:
        found = seen.get(id(type_))
        if found is None:
            if len(seen) >= _MOST_TYPES:
                seen.clear()
            # The type is kept, so that its identity stays its own.
            found = seen[id(type_)] = (type_, by_value(type_))
        return found[1]

    return told


@per_type
def size_of(type_: Attribute) -> int:
    """Bytes that a value of a type takes in memory; 0 for types that have no size."""
    if type_.name == "vector" and (element := scalar_type(type_)).name != "integer_type":
        return size_of(element) * cast(Any, type_).get_shape()[0]
    return _stride(type_)


@cache
def _stride(type_: Attribute) -> int:
    """Bytes from one element of an array to the next: more than it takes for three lanes."""
    try:
        return size_and_alignment(type_)[0]
    except TypeNotLowered:
        return 0


@per_type
def bits_of(type_: Attribute) -> int:
    """Bits of an integer register or of one element of a vector of integers; 0 for others."""
    element = scalar_type(type_)
    return cast(Any, element).width.data if element.name == "integer_type" else 0


def lanes_of(type_: Attribute) -> int:
    """Elements of a vector; 1 for others."""
    return cast(Any, type_).get_shape()[0] if type_.name == "vector" else 1


@cache
def _offsets(struct: Attribute) -> tuple[int, ...]:
    """Offsets of the fields of a struct; where one has no size, so has the struct."""
    fields = getattr(struct, "types", ())
    try:
        return field_offsets(struct) if fields else ()
    except TypeNotLowered:
        return (0,) * len(fields)


def field_offset(type_: Attribute, index: int) -> tuple[int, Attribute]:
    """Return the offset of a field or element of an aggregate, in bytes, and its type."""
    kind = cast(Any, type_)
    if type_.name == "llvm.struct":
        return _offsets(type_)[index], list(kind.types)[index]
    element = scalar_type(type_) if type_.name == "vector" else kind.type
    return index * _stride(element), element


def offset_at(type_: Attribute, position: tuple[int, ...]) -> tuple[int, Attribute]:
    """Return the offset of a part of an aggregate, in bytes, and its type."""
    at = 0
    for index in position:
        offset, type_ = field_offset(type_, index)
        at += offset
    return at, type_


def parts_of(type_: Attribute) -> list[tuple[int, Attribute]]:
    """Offset and type of every scalar of a type, as far as bytes are told apart."""
    found: list[tuple[int, Attribute]] = []
    pending = [(0, type_)]
    while pending:
        at, part = pending.pop()
        if at > MAX_OFFSET:
            continue
        if part.name == "llvm.struct":
            pending += [(at + o, t) for o, t in zip(_offsets(part), getattr(part, "types", ()))]
        elif part.name in ("llvm.array", "vector"):
            kind = cast(Any, part)
            many = kind.size.data if part.name == "llvm.array" else kind.get_shape()[0]
            element = kind.type if part.name == "llvm.array" else kind.element_type
            step = _stride(element)
            many = min(many, (MAX_OFFSET - at) // step + 1 if step else 1)
            pending += [(at + i * step, element) for i in range(many)]
        else:
            found.append((at, part))
    return sorted(found, key=lambda part: part[0])


@per_type
def tree_of_type(type_: Attribute) -> TypeTree:
    """Return what a register of a type is known to hold."""
    facts: list[tuple[Path, Kind]] = []
    for at, part in parts_of(type_):
        if (kind := FLOAT_KINDS.get(part.name)) is not None:
            facts.append(((at,), kind))
        elif part.name == "llvm.ptr":
            facts.append(((at,), POINTER))
        elif bits_of(part) == 1:
            facts.append(((at,), INTEGER))
    return TypeTree.of(facts).canonical(max(1, size_of(type_))) if facts else EMPTY


@per_type
def is_settled(type_: Attribute) -> bool:
    """True if the type of a register says all there is to know: floats and truth values."""
    return all(part.name in FLOAT_KINDS or bits_of(part) == 1 for _, part in parts_of(type_))
