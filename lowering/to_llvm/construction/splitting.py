"""The parts of structs and arrays by value.

LLVM optimises numbers better than aggregates: it does not vectorise a loop that carries a struct,
and reads all of a struct that has padding though one field is wanted. So aggregates that are not
large travel between blocks, to memory and through selects part by part, and are put together where
they are used; the putting together and taking apart folds away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import IntegerType, i8
from xdsl.dialects.llvm import LLVMArrayType, LLVMStructType
from xdsl.ir import Attribute, SSAValue

from .types import size_and_alignment

if TYPE_CHECKING:
    from .builder import Builder

MOST_PARTS = 64
"""Most parts of an aggregate that is split; larger ones stay whole. A guess: so much code would
not be faster.
"""
Parts = tuple[tuple[tuple[int, ...], Attribute], ...]
"""Path and type of each part."""


@cache
def parts_of(type_: Attribute) -> Parts | None:
    """The parts of an aggregate of the llvm dialect; ``None`` for what stays whole."""
    if not isinstance(type_, LLVMStructType | LLVMArrayType):
        return None
    found = tuple(islice(_walk(type_, ()), MOST_PARTS + 1))
    return found if len(found) <= MOST_PARTS else None


def _walk(type_: Attribute, path: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Attribute]]:
    inner: Sequence[Attribute]
    if type(type_) is LLVMStructType:
        inner = type_.types.data
    elif isinstance(type_, LLVMArrayType):
        inner = [type_.type] * min(type_.size.data, MOST_PARTS + 1)
    else:
        yield path, type_
        return
    for at, part in enumerate(inner):
        yield from _walk(part, (*path, at))


def apart(value: SSAValue, b: Builder) -> list[SSAValue]:
    """The parts of a value, or the value itself."""
    if (parts := parts_of(value.type)) is None:
        return [value]
    return [b.extract(value, type_, *path) for path, type_ in parts]


def together(type_: Attribute, values: Sequence[SSAValue], b: Builder) -> SSAValue:
    """The reverse of `apart`."""
    if (parts := parts_of(type_)) is None:
        return values[0]
    made = b.poison(type_)
    for (path, _), value in zip(parts, values, strict=True):
        made = b.insert(made, value, *path)
    return made


def part_types(type_: Attribute) -> list[Attribute]:
    """The types of `apart`."""
    parts = parts_of(type_)
    return [type_] if parts is None else [part for _, part in parts]


def choose(
    one: Callable[[SSAValue, SSAValue], SSAValue], yes: SSAValue, no: SSAValue, b: Builder
) -> SSAValue:
    """A select, part by part."""
    if parts_of(yes.type) is None or yes is no:
        return one(yes, no)
    pairs = zip(apart(yes, b), apart(no, b), strict=True)
    return together(yes.type, [one(x, y) for x, y in pairs], b)


def load(pointer: SSAValue, type_: Attribute, alignment: int, b: Builder) -> SSAValue:
    """Read an aggregate part by part."""
    values: list[SSAValue] = []
    for path, part in parts_of(type_) or ():
        stored = _stored(part)
        address = b.gep(pointer, type_, 0, *path)
        value = b.load(address, stored, min(alignment, size_and_alignment(stored)[1]))
        values.append(b.from_memory(value, part))
    return together(type_, values, b)


def store(value: SSAValue, pointer: SSAValue, alignment: int, b: Builder) -> None:
    """Write an aggregate part by part."""
    for (path, part), piece in zip(parts_of(value.type) or (), apart(value, b), strict=True):
        address = b.gep(pointer, value.type, 0, *path)
        b.store(b.to_memory(piece), address, min(alignment, size_and_alignment(_stored(part))[1]))


def _stored(type_: Attribute) -> Attribute:
    """A truth value takes a byte, here too."""
    return i8 if type_ == IntegerType(1) else type_
