"""Things that the reverse sweep wants of the forward sweep, and the ways in which it gets them.

Most are values of the program. The others are made by the forward sweep alone: shadows, frames and
trip counts of loops, and what an operation keeps, such as the old contents of memory.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from ad_opt.dialects.autodiff.autodiff import FrameType
from ad_opt.passes.emit.shadow_types import shadow_of
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Attribute, Operation, OpResult, SSAValue


@dataclass(frozen=True)
class Shadow:
    """The shadow of memory of the program, as the forward sweep knows it."""

    memory: SSAValue


@dataclass(frozen=True)
class Trips:
    """The number of iterations of a counted loop."""

    loop: Operation


@dataclass(frozen=True)
class Records:
    """The frame of a loop, in which each iteration has a record."""

    loop: Operation


@dataclass(frozen=True)
class Capacity:
    """The number of records of the frame of a loop."""

    loop: Operation


@dataclass(frozen=True)
class Kept:
    """Something that the forward sweep keeps at an operation."""

    op: Operation
    what: str
    """``old``: the old contents of memory; ``context``: the records of a callee; ``count``: the
    runs of a while loop; else the name of the table of the forward sweep that has it."""
    number: int
    type: Attribute = field(compare=False)


Wanted: TypeAlias = SSAValue | Shadow | Trips | Records | Capacity | Kept


def type_of(wanted: Wanted) -> Attribute:
    """The type of what is wanted."""
    match wanted:
        case Shadow(memory):
            return shadow_of(memory.type)
        case Records():
            return FrameType(())
        case Trips() | Capacity():
            return IndexType()
        case _:
            return wanted.type


class Way(Enum):
    """Ways in which the reverse sweep gets something of the forward sweep that it does not see."""

    COUNTED = "computed from the number of the iteration"
    COMPUTED = "computed again"
    LOADED = "loaded again"
    GIVEN = "loaded from the argument, as it was given"
    HELD = "loaded from where it is stored"
    HANDED = "taken from the iteration before"
    CALLED = "called again"
    SAVED = "saved"


@dataclass(frozen=True)
class Handed:
    """A value that a loop carries: what it is in the first iteration, and in all others."""

    loop: Operation
    start: SSAValue
    computed: OpResult
    """The value of the body that is handed on."""


@dataclass(frozen=True)
class Recovery:
    """The way in which something is got back, and when first."""

    way: Way
    at: Operation | None
    """The operation in the block of what is wanted whose reversal is the first to want it."""
    loop: Operation | None = None
    """The loop in whose frame it is saved; ``None``: in the frame of the function, or of the
    iteration that is run again."""
    records: int | None = 1
    """Number of records of that frame; ``None`` where only the running program knows."""
    frame: Operation | None = None
    """Owner of the frame in which it is saved: a loop, one whose iterations are run again, or the
    function; ``None`` if it is not saved."""
    slot: int = 0
    """Number of the slot of that frame."""
    store: Operation | None = None
    """The store to the element from which it is loaded."""
    handed: Handed | None = None
    """Of what an iteration hands on: where it comes from."""
