"""Visits: how often the points of loop nests come to each cell of an array, counted on maps.

The accesses are maps from the points of boxes to cells. Where the variables of a map are separable
(no loop occurs in two subscripts) the count of a cell is a product of one number a subscript, and
nothing is enumerated but the loops of one subscript at a time. Other maps are enumerated as far as
`LIMIT` points; beyond that, the first `TRACED` iterations of each loop stand for all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Literal

LIMIT = 4096
"""Points that are enumerated: two milliseconds of Python, a guess at what a compiler may spend."""
TRACED = 6
"""Iterations of each loop that are looked at where not all are. A guess: as many as OCANNL's trace
runs."""

Certainty = Literal["exact", "at most", "traced"]


@dataclass(frozen=True)
class Row:
    """A subscript: ``Σ coefficient · loop + constant``, by numbers of loops."""

    terms: tuple[tuple[int, int], ...]
    """Pairs of a loop's number and its coefficient, which is not zero."""
    constant: int = 0

    def at(self, point: Sequence[int]) -> int:
        """The subscript at a point of the box."""
        return self.constant + sum(point[loop] * c for loop, c in self.terms)


@dataclass(frozen=True)
class Projection:
    """An access: a box of loops, and the cell that each of its points comes to."""

    box: tuple[range, ...]
    rows: tuple[Row | None, ...]
    """A subscript a dimension; ``None`` for one of which nothing is known."""

    @property
    def points(self) -> int:
        """The number of points of the box."""
        return prod(map(len, self.box))

    @property
    def is_separable(self) -> bool:
        """True if every loop occurs in at most one subscript, and all subscripts are known."""
        loops = [loop for row in self.rows if row is not None for loop, _ in row.terms]
        return None not in self.rows and len(loops) == len(set(loops))


@dataclass(frozen=True)
class Visits:
    """The most visits that one cell gets, and how that is known."""

    most: int
    how: Certainty = "exact"

    def __add__(self, other: Visits) -> Visits:
        """The visits of two sets of accesses together."""
        if not self.most or not other.most:
            return self if self.most else other
        how: Certainty = "traced" if "traced" in (self.how, other.how) else "at most"
        return Visits(self.most + other.most, how)

    def __str__(self) -> str:
        return str(self.most) if self.how == "exact" else f"{self.how} {self.most}"


def most_visits(accesses: Sequence[Projection], limit: int = LIMIT) -> Visits:
    """The most visits that a cell gets from several accesses to one array together.

    Exact where one access is separable; where all of several are, come to each cell that they reach
    equally often and have a cell in common; and where there are no more than ``limit`` points.
    Otherwise the sum of what each gives at most (*at most*), or of a part of the points (*traced*).
    """
    live = [access for access in accesses if access.points]
    if not live:
        return Visits(0)
    boxes = [_uniform_image(access) for access in live]
    if None not in boxes and _meet([box for box in boxes if box is not None]):
        return Visits(sum(_separable(access).most for access in live))
    if len(live) == 1 or sum(access.points for access in live) > limit:
        return _sum([_most(access, limit) for access in live])
    if any(None in access.rows for access in live):
        return _sum([_most(access, limit) for access in live])
    counts = Counter(cell for access in live for cell in _cells(access))
    return Visits(max(counts.values()))


def cells_reached(accesses: Sequence[Projection], shape: Sequence[int]) -> bool | None:
    """True if the accesses together come to every cell of an array; ``None`` if that is not known.

    Each access may cover it alone, or several may that differ along one dimension, or all their
    points are enumerated.
    """
    live = [access for access in accesses if access.points and None not in access.rows]
    boxes = [_image(access) for access in live if access.is_separable]
    exact = len(boxes) == len(accesses) and None not in boxes
    if _union_covers([box for box in boxes if box is not None], shape):
        return True
    cells = prod(shape)
    if cells > LIMIT or sum(access.points for access in live) > LIMIT:
        return False if exact and len(boxes) == 1 else None
    found = {cell for access in live for cell in _cells(access)}
    whole = all(cell in found for cell in product(*map(range, shape)))
    return whole if whole or len(live) == len(accesses) else None


def _uniform_image(access: Projection) -> tuple[range, ...] | None:
    """The cells that an access reaches, if these are a box and each is reached equally often."""
    if not access.is_separable:
        return None
    if not all(row is not None and is_mixed_radix(row, access.box) for row in access.rows):
        return None
    return _image(access)


def _meet(boxes: Sequence[tuple[range, ...]]) -> bool:
    """True if boxes have a cell in common."""
    return all(
        max(part.start for part in axis) < min(part.stop for part in axis)
        for axis in zip(*boxes, strict=True)
    )


def _union_covers(boxes: list[tuple[range, ...]], shape: Sequence[int]) -> bool:
    """True if some boxes cover the array, as slices along one dimension; true only then."""
    full = [range(size) for size in shape]
    if any(_contains(box, full) for box in boxes):
        return True
    for axis in range(len(shape)):
        slices = [
            box[axis]
            for box in boxes
            if all(_holds(box[k], full[k]) for k in range(len(shape)) if k != axis)
        ]
        end = 0
        for one in sorted(slices, key=lambda part: part.start):
            if one.start <= end:
                end = max(end, one.stop)
        if end >= shape[axis]:
            return True
    return False


def _contains(box: Sequence[range], inner: Sequence[range]) -> bool:
    return all(map(_holds, box, inner))


def _holds(outer: range, inner: range) -> bool:
    return outer.start <= inner.start and inner.stop <= outer.stop


def _image(access: Projection) -> tuple[range, ...] | None:
    """The box of cells that a separable access reaches, if it reaches all of one."""
    found: list[range] = []
    for row in access.rows:
        assert row is not None
        span = 0
        for stride, count in _strides(row, access.box):
            if stride > span + 1:
                return None
            span += stride * (count - 1)
        low = row.constant + sum(
            min(c * access.box[k][0], c * access.box[k][-1]) for k, c in row.terms
        )
        found.append(range(low, low + span + 1))
    return tuple(found)


def _strides(row: Row, box: Sequence[range]) -> list[tuple[int, int]]:
    """The way the subscript goes at each step of a loop, and the trips; by rising distance."""
    found = [(abs(c) * box[loop].step, len(box[loop])) for loop, c in row.terms]
    return sorted(one for one in found if one[1] > 1)


def is_mixed_radix(row: Row, box: Sequence[range]) -> bool:
    """True if each loop steps over all that the finer ones reach, so that a value of the subscript
    has one point, and its digits are those of a number in mixed radix.
    """
    span = 0
    for stride, count in _strides(row, box):
        if stride <= span:
            return False
        span += stride * (count - 1)
    return True


def _sum(parts: Sequence[Visits]) -> Visits:
    return sum(parts[1:], start=parts[0])


def _most(access: Projection, limit: int) -> Visits:
    if access.is_separable:
        return _separable(access)
    if None in access.rows:
        return Visits(access.points, "at most")
    if access.points <= limit:
        return Visits(max(Counter(_cells(access)).values()))
    part = Projection(tuple(axis[:TRACED] for axis in access.box), access.rows)
    return Visits(max(Counter(_cells(part)).values()), "traced")


def _separable(access: Projection) -> Visits:
    """The most visits of a cell: independent choices, so the product of the most in each."""
    used = {loop for row in access.rows if row is not None for loop, _ in row.terms}
    most = prod(len(axis) for loop, axis in enumerate(access.box) if loop not in used)
    how: Certainty = "exact"
    for row in access.rows:
        if row is None or is_mixed_radix(row, access.box):
            continue
        box = access.box
        if prod(count for _, count in _strides(row, box)) > LIMIT:
            how = "traced"
            box = tuple(axis[:TRACED] for axis in box)
        most *= max(row_histogram(row, box).values())
    return Visits(most, how)


def row_histogram(row: Row, box: Sequence[range]) -> dict[int, int]:
    """The number of points of its loops that give each value of one subscript."""
    counts = {row.constant: 1}
    for loop, coefficient in row.terms:
        more: Counter[int] = Counter()
        for value, times in counts.items():
            for index in box[loop]:
                more[value + index * coefficient] += times
        counts = more
    return dict(counts)


def _cells(access: Projection) -> Iterator[tuple[int, ...]]:
    rows = [row for row in access.rows if row is not None]
    for point in product(*access.box):
        yield tuple(row.at(point) for row in rows)
