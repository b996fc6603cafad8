"""Objects of memory, sets of them as bit masks, and what callers must know of a callee's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from ad_opt.passes.ops.memory_ops import is_pointer
from xdsl.dialects.builtin import (
    ComplexType,
    IntegerType,
    MemRefType,
    UnrankedMemRefType,
    VectorType,
)
from xdsl.ir import Attribute, Operation


@dataclass(frozen=True)
class Arg:
    """The memory of the function's argument number ``index``."""

    index: int


@dataclass(frozen=True)
class Alloc:
    """All memory that an operation allocates and gives as result ``result``."""

    op: Operation
    result: int = 0


@dataclass(frozen=True)
class Global:
    """The memory of ``memref.global @name``."""

    name: str


Obj: TypeAlias = Arg | Alloc | Global

UNKNOWN = 1
"""The bit for memory that nobody follows."""

FRESH = -1
"""In a summary: memory that the callee allocated for this result alone."""


@dataclass(frozen=True)
class AliasSummary:
    """Aliases that callers must know: per result what it may denote, and which arguments are
    kept.
    """

    results: tuple[frozenset[int | str | None], ...]
    """Argument numbers, names of globals, `FRESH`, or ``None`` for anything."""
    inside: tuple[frozenset[int | str | None], ...]
    """The same for the addresses in memory that is made here and returned, and what it leads to."""
    keeps: frozenset[int]
    """Arguments whose memory lives on where nobody follows it."""
    holds: frozenset[int] = frozenset()
    """Arguments in whose memory the function looks for addresses, or puts some."""
    puts: bool = False
    """True if the function leaves addresses in memory that callers see."""
    globals: frozenset[tuple[str, Attribute]] = frozenset()
    """The globals that it names, or what it calls, with the types of their memory."""


def bits_of(mask: int) -> Iterable[int]:
    """The numbers of the bits that are set."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


ANY_SCALAR = (None, IntegerType(8))
"""Memory that may be any other: of unknown elements, and bytes."""


def scalar_of(type: Attribute | None) -> Attribute | None:
    """Return the type that a memref is made of in the end; ``None`` where that is not known."""
    if isinstance(type, MemRefType | UnrankedMemRefType):
        type = type.element_type
    if type is not None and is_pointer(type):
        return None
    while isinstance(type, VectorType | ComplexType):
        type = type.get_element_type() if isinstance(type, VectorType) else type.element_type
    return type
