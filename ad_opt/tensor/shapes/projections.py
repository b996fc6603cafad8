"""Projections: the box of points of an operation, and an affine map into each tensor.

Iterators are the axes of the result, as they lie in memory, then those that are reduced, in the
order in which operands have them. An axis of size 1 has no iterator: its index is 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ad_opt.tensor.shapes.rows import decided_size

from .inference import infer
from .notation import Axes, Index, Rest, Spec, Term
from .refusals import Party
from .rows import MEMORY_ORDER, Row, Shape
from .symbols import Position, Symbol


@dataclass(frozen=True)
class Access:
    """An index of one axis: multiples of iterators, by number, and a position."""

    terms: tuple[tuple[int, int], ...]
    position: Position


@dataclass(frozen=True)
class Projection:
    """Extents of the box, and the accesses of the operands and of the result."""

    extents: tuple[int, ...]
    operands: tuple[tuple[Access, ...], ...]
    result: tuple[Access, ...]
    iterators: Mapping[str, int]
    """Numbers of iterators by label; none of a label of size 1."""

    def symbols(self) -> list[Symbol]:
        """The static symbols that occur."""
        found: dict[Symbol, None] = {}
        for access in (one for map_ in (*self.operands, self.result) for one in map_):
            found |= dict.fromkeys(symbol for _, symbol in access.position.terms)
        return list(found)


class _Projector:
    """Gives iterators to labels and to axes of ellipses, when they are first met."""

    def __init__(self, sizes: Mapping[str, int], rows: Mapping[str, Sequence[int]]):
        self.sizes, self.rows = sizes, rows
        self.extents: list[int] = []
        self.iterators: dict[str, int] = {}

    def iterator(self, label: str, size: int) -> tuple[tuple[int, int], ...]:
        """The term of a label; none if there is one index only."""
        if size == 1:
            return ()
        if label not in self.iterators:
            self.iterators[label] = len(self.extents)
            self.extents.append(size)
        return ((1, self.iterators[label]),)

    def map(self, term: Term, shape: Shape) -> tuple[Access, ...]:
        """Accesses of all axes of a tensor."""
        found: list[Access] = []
        for kind in MEMORY_ORDER:
            found += self._row(term.row(kind), shape.row(kind))
        return tuple(found)

    def _row(self, axes: Axes, row: Row) -> list[Access]:
        found: list[Access] = []
        fixed = sum(len(self.rows[a.name]) for a in axes if isinstance(a, Rest) and not a.is_joined)
        free = len(row.sizes) - fixed - sum(not isinstance(axis, Rest) for axis in axes)
        for axis in axes:
            match axis:
                case Rest():
                    count = free if axis.is_joined else len(self.rows[axis.name])
                    sizes = row.sizes[len(found) : len(found) + count]
                    found += self._rest(axis, [decided_size(size) for size in sizes])
                case Index():
                    found.append(self._index(axis))
                case _:
                    raise AssertionError("joined axes are split before projection")
        return found

    def _rest(self, rest: Rest, sizes: list[int]) -> list[Access]:
        joined = self.rows.get(rest.name, ())
        head = len(joined) - len(sizes)
        found: list[Access] = []
        for at, size in enumerate(sizes):
            terms = self.iterator(f"...{rest.name}{head + at - len(joined)}", size)
            found.append(Access(terms, Position()))
        return found

    def _index(self, axis: Index) -> Access:
        terms: list[tuple[int, int]] = []
        for coefficient, label in axis.terms:
            found = self.iterator(label, self.sizes[label])
            terms += [(coefficient, number) for _, number in found]
        return Access(tuple(terms), axis.position)


def project(
    spec: Spec,
    shapes: Sequence[Shape],
    parties: Sequence[Party],
    given: Mapping[str, int],
    target: Shape,
) -> Projection:
    """The projection of an operation on tensors whose shapes are known."""
    solved = infer(spec, shapes, parties, given, target)
    sizes = {label: decided_size(size) for label, size in solved.sizes.items()}
    rows = {name: [*map(decided_size, row.known().sizes)] for name, row in solved.rows.items()}
    projector = _Projector(sizes, rows)
    result = projector.map(spec.result, target)
    operands = [projector.map(*one) for one in zip(spec.operands, shapes, strict=True)]
    extents, iterators = tuple(projector.extents), projector.iterators
    return Projection(extents, tuple(operands), result, iterators)
