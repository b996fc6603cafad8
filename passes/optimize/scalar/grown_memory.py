"""Elements of memory by the loops that store them, each with something that is known of it.

A store in a nest of loops reaches each element once if each variable of the nest is an index, or an
index but for a summand from outside. Loops with the same bounds reach the same elements by the same
indices, one in each iteration: what the first stores is what the second loads. Whatever else
touches such memory, and whatever may be the same memory, ends the analysis.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

from ad_opt.dialects.core.memref.coinciding import elements_may_coincide
from ad_opt.dialects.support.ir.queries import is_made_in, known_or_value
from ad_opt.passes.analysis.memory.effects import Effects
from xdsl.ir import Block, Operation, SSAValue

Index: TypeAlias = tuple[int | None, SSAValue | int | None]
"""The loop whose variable an index is, by its place in the nest, and what is added to it."""
T = TypeVar("T")


class Lost(Exception):
    """Something touches elements of which something is known in a way that is not followed."""


@dataclass(frozen=True)
class Place:
    """Elements of a buffer: those that a nest of loops reaches by these indices."""

    buffer: SSAValue
    indices: tuple[Index, ...]
    bounds: tuple[tuple[SSAValue | int, ...], ...]
    """Of each loop of the nest: lower, upper, step."""


@dataclass(eq=False)
class ElementFacts(Generic[T]):
    """Facts about elements, while the operations of a block are gone through in order.

    Within loops it is about the element of the current iteration. Before and behind it others have
    what was known when the loop began, or what is known when its body ends (`is_settled`).
    """

    effects: Effects
    known: dict[Place, T] = field(default_factory=dict[Place, T])
    loops: list[Operation] = field(default_factory=list[Operation])
    """The counted loops around, from outside."""
    branches: int = 0
    """Number of conditions around: what is stored there is not stored surely."""
    elsewhere: dict[Place, None] = field(default_factory=dict[Place, None])
    """Places of which something may be known in other iterations of the loops around."""
    _outer: list[tuple[dict[Place, None], dict[Place, T]]] = field(
        default_factory=list["tuple[dict[Place, None], dict[Place, T]]"]
    )
    """Of each loop around, what was known when it began."""

    def load(self, op: Operation) -> T | None:
        """Return what is known of the element that is loaded; raises `Lost`."""
        buffer, *indices = op.operands
        self._require_no_other(buffer, place := self._place(buffer, indices))
        return None if place is None else self.known.get(place)

    def store(self, op: Operation, fact: T | None) -> None:
        """Note what is known of the element that is stored from here on; raises `Lost`."""
        _, buffer, *indices = op.operands
        self._require_no_other(buffer, place := self._place(buffer, indices))
        if fact is None and (place is None or place not in self.known):
            return
        if place is None or self.branches or elements_may_coincide(buffer):
            raise Lost
        if len({number for number, _ in place.indices} - {None}) != len(self.loops):
            raise Lost
        if fact is None:
            del self.known[place]
        else:
            self.known[place] = fact

    def other(self, op: Operation) -> None:
        """Look at an operation that neither loads nor stores an element; raises `Lost`."""
        if not self.known and not self.elsewhere:
            return
        for touched in (self.effects.reads(op), self.effects.writes(op)):
            if touched is None:
                raise Lost
            for buffer in touched:
                self._require_no_other(buffer, None)

    def enter(self, loop: Operation) -> None:
        """Begin with a loop."""
        self._outer.append((self.elsewhere, dict(self.known)))
        self.elsewhere = {**self.elsewhere, **dict.fromkeys(self.known)}
        self.loops.append(loop)

    def begin(self) -> None:
        """Begin with the body of the innermost loop, for the first time or again."""
        self.known = dict(self._outer[-1][1])

    def is_settled(self) -> bool:
        """True if the body of the loop has been gone through knowing all that is known at its end;
        if not, it has to be, again.
        """
        new = self.known.keys() - self.elsewhere.keys()
        self.elsewhere.update(dict.fromkeys(new))
        return not new

    def leave(self) -> None:
        """End with the innermost loop: what is known holds of the elements of all iterations."""
        self.loops.pop()
        self.elsewhere, _ = self._outer.pop()

    def _require_no_other(self, buffer: SSAValue, place: Place | None) -> None:
        aliasing = self.effects.aliasing
        for one in {**self.known, **self.elsewhere}:
            if one != place and aliasing.may_alias(one.buffer, buffer):
                raise Lost

    def _place(self, buffer: SSAValue, indices: Sequence[SSAValue]) -> Place | None:
        found = [self._index(index) for index in indices]
        if None in found or self._inside(buffer):
            return None
        bounds = tuple(tuple(map(known_or_value, loop.operands[:3])) for loop in self.loops)
        return Place(buffer, tuple(one for one in found if one is not None), bounds)

    def _index(self, index: SSAValue) -> Index | None:
        op, found = index.owner, self._summand(index)
        if found is not None or isinstance(op, Block) or op.name != "arith.addi":
            return found
        match [self._summand(operand) for operand in op.operands]:
            case [(int() as number, None), (None, summand)]:
                return number, summand
            case [(None, summand), (int() as number, None)]:
                return number, summand
            case _:
                return None

    def _summand(self, index: SSAValue) -> Index | None:
        """A counter, or what no loop changes."""
        for number, loop in enumerate(self.loops):
            if index is loop.regions[0].block.args[0]:
                return number, None
        return None if self._inside(index) else (None, known_or_value(index))

    def _inside(self, value: SSAValue) -> bool:
        return bool(self.loops) and is_made_in(value, self.loops[0])
