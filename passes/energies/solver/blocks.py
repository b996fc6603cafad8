"""Places of the vectors of a generated solver: one buffer of unknowns, one of everything else.

A vector has an entry for each of all unknowns. It is laid out ``[unknown][channel][y][x]``; planes
start at multiples of a stride that is an argument, so that they can be padded.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

VECTORS = ("r", "pre", "p", "Ap", "delta", "kept", "ctc", "b", "scale")
"""The vectors in the work buffer, in order; computed arrays are behind them."""
ROLES = {"g": "r", "diag": "pre", "p": "p", "Ap": "Ap", "delta": "delta", "ctc": "ctc"}
"""Places of the vectors that kernels name ``ROLE.UNKNOWN``; the gradient becomes the residual."""


@dataclass(frozen=True)
class Block:
    """An array inside a vector, or one that is computed."""

    name: str
    channels: int
    space: tuple[str, ...]

    @property
    def plane(self) -> str | None:
        """The argument that says how far apart its planes are; none where a plane is a number."""
        return plane_of(self.space) if self.space else None


def plane_of(space: Sequence[str]) -> str:
    """The argument that says how far apart the planes of an index space are."""
    return "%plane." + ".".join(space)


def given_name(name: str) -> str:
    """The argument that has what a problem names; no name of the solver's own begins so."""
    return f"%in.{name}"


def said(argument: str) -> str:
    """The name of an argument as callers know it."""
    return (
        argument.removeprefix("%in.") if argument.startswith("%in.") else f"solver.{argument[1:]}"
    )


@dataclass
class Text:
    """Lines of a function; what is written twice is written once."""

    lines: list[str] = field(default_factory=list[str])
    known: dict[str, str] = field(default_factory=dict[str, str])
    prefix: str = "%w"

    def value(self, operation: str) -> str:
        """The name of an operation's result."""
        if operation not in self.known:
            name = self.known[operation] = f"{self.prefix}{len(self.known)}"
            self.lines.append(f"  {name} = {operation}")
        return self.known[operation]

    def constant(self, value: int) -> str:
        """An index that is known."""
        return self.value(f"arith.constant {value} : index")

    def times(self, a: str, count: int) -> str:
        """A multiple of an index."""
        return a if count == 1 else self.value(f"arith.muli {a}, {self.constant(count)} : index")

    def plus(self, a: str | None, b: str) -> str:
        """The sum of two indices."""
        return b if a is None else self.value(f"arith.addi {a}, {b} : index")


@dataclass(frozen=True)
class Storage:
    """All arrays that the solver itself owns."""

    unknowns: tuple[Block, ...]
    computed: tuple[Block, ...]

    def find(self, name: str) -> tuple[str, Block, tuple[Block, ...]] | None:
        """The vector, or ``x`` or ``computed``; the array; and what lies in front of it."""
        role, _, unknown = name.partition(".")
        for place, block in enumerate(self.unknowns):
            if block.name == name:
                return "x", block, self.unknowns[:place]
            if block.name == unknown and role in ROLES:
                return ROLES[role], block, self.unknowns[:place]
        for place, block in enumerate(self.computed):
            if block.name == name:
                return "computed", block, self.computed[:place]
        return None

    def size(self, text: Text, blocks: Sequence[Block]) -> str:
        """The count of numbers of arrays, padding included."""
        total = None
        for one in blocks:
            plane = one.plane
            size = text.constant(one.channels) if plane is None else text.times(plane, one.channels)
            total = text.plus(total, size)
        return text.constant(0) if total is None else total

    def view(self, text: Text, name: str, type_: str, real: str, rank: int) -> str:
        """The view of an array as a kernel takes it."""
        found = self.find(name)
        assert found is not None
        vector, block, before = found
        at = self.size(text, before)
        if vector != "x":
            place = len(VECTORS) if vector == "computed" else VECTORS.index(vector)
            at = text.plus(text.times("%n", place) if place else None, at)
        sizes = [given_name(dim) for dim in reversed(block.space)]
        strides = ["1"] if block.space else []
        row = None
        for dim in block.space[:-1]:
            size = given_name(dim)
            row = size if row is None else text.value(f"arith.muli {row}, {size} : index")
            strides.insert(0, row)
        if rank > len(sizes):
            sizes.insert(0, text.constant(block.channels))
            strides.insert(0, block.plane or text.constant(1))
        return text.value(
            f"memref.reinterpret_cast {'%x' if vector == 'x' else '%work'} to offset: [{at}], "
            f"sizes: [{', '.join(sizes)}], strides: [{', '.join(strides)}] "
            f": memref<?x{real}> to {type_}"
        )

    def vectors(self, real: str) -> str:
        """Lines that make the views ``%v.x``, ``%v.r``, ... of whole vectors."""
        text, lines = Text(), list[str]()
        for place, name in enumerate(("x", *VECTORS)):
            at = text.times("%n", place - 1) if place > 1 else text.constant(0)
            lines.append(
                f"  %v.{name} = memref.reinterpret_cast {'%work' if place else '%x'} to offset: "
                f"[{at}], sizes: [%n], strides: [1] "
                f": memref<?x{real}> to {vector_type(real)}"
            )
        return "\n".join(text.lines + lines)


def vector_type(real: str) -> str:
    """The type of a whole vector."""
    return f"memref<?x{real}, strided<[1], offset: ?>>"
