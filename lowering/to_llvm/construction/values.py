"""Lowered values, as they are kept while a function is built.

A memref is not packed into its struct until something needs the struct (a return, a memref in
memory): its parts stay separate, and those that are known stay Python integers, so that addresses
are folded while they are built. A complex number is a pair.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.ir import SSAValue

from .types import Layout

Index = int | SSAValue
"""An i64 in the lowered function, or its value where that is known."""


@dataclass(frozen=True)
class Descriptor:
    """The parts of a memref."""

    layout: Layout
    allocated: SSAValue
    """Address that ``memref.dealloc`` frees; null where the memref does not own its memory."""
    aligned: SSAValue
    """Address that element 0 would have if the offset were 0."""
    offset: Index
    sizes: tuple[Index, ...]
    strides: tuple[Index, ...]


@dataclass(frozen=True)
class Pair:
    """A complex number."""

    real: SSAValue
    imaginary: SSAValue


Lowered = SSAValue | Descriptor | Pair
