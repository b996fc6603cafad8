"""Ranges of loops whose end is a value: a function that is called for products of several sizes.

What is known of the end is a number that divides it (``schedule.divisor``), so that nothing is
written for iterations that are never left over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import gcd

from ad_opt.dialects.support.names.attribute_names import LOOP_DIVISOR
from xdsl.dialects import affine
from xdsl.dialects.builtin import IntegerAttr
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineConstantExpr, AffineExpr, AffineSymExpr

from .bands import constant_bounds
from .tiles import Segment, Tile, segments


@dataclass(frozen=True)
class End:
    """The end of a range that begins at a number: a value, and what divides the extent."""

    value: SSAValue
    divisor: int


@dataclass(frozen=True)
class Place:
    """A place in a range: an expression of its end, the only symbol, and of a variable; never in
    front of ``least``.
    """

    expr: AffineExpr
    end: SSAValue
    variable: SSAValue | None = None
    least: int | None = None


Bound = int | Place


@dataclass(frozen=True)
class OpenSegment:
    """Part of a range that ends at a value, all of whose iterations run in tiles of one shape."""

    lower: Bound
    upper: Place
    tile: Tile


def end_of(loop: Operation) -> tuple[int, End] | None:
    """The first iteration and the end of a loop of step 1 from a number to a value."""
    if not isinstance(loop, affine.ForOp) or loop.step.value.data != 1:
        return None
    low, high = loop.lowerBoundMap.data, loop.upperBoundMap.data
    if low.num_dims + low.num_symbols or (high.num_dims, high.num_symbols) != (0, 1):
        return None
    first, last = [*low.results], [*high.results]
    if len(first) != 1 or len(last) != 1 or not isinstance(first[0], AffineConstantExpr):
        return None
    if not isinstance(last[0], AffineSymExpr):
        return None
    given = loop.attributes.get(LOOP_DIVISOR)
    divisor = given.value.data if isinstance(given, IntegerAttr) else 1
    return first[0].value, End(loop.upperBoundOperands[0], divisor)


def has_known_range(loop: Operation) -> bool:
    """True for a loop of step 1 from a number to another, or to a value."""
    known = isinstance(loop, affine.ForOp) and constant_bounds(loop) is not None
    return known or end_of(loop) is not None


def whole_until(low: int, end: End, step: int) -> Place:
    """The place up to which whole steps fit from ``low`` on."""
    last = AffineExpr.symbol(0)
    if end.divisor % step:
        last = (last - low) // step * step + low
    return Place(last, end.value)


def open_segments(low: int, end: End, tile: Tile) -> Iterator[OpenSegment]:
    """Divide a range that ends at a value, as `segments` does a range between numbers."""
    if tile.overlaps:
        yield OpenSegment(low, Place(AffineExpr.symbol(0), end.value), tile)
        return
    at: Bound = low
    for shape in _shapes(tile, end.divisor):
        last = whole_until(low, end, shape.step)
        yield OpenSegment(at, last, shape)
        at = last


def _shapes(tile: Tile, divisor: int) -> Iterator[Tile]:
    """Yield the tiles of a range, each for what the ones before have left."""
    yield tile
    while divisor % tile.step:
        tile = Tile(1, tile.lanes if tile.copies > 1 else tile.lanes // 2)
        yield tile


def is_divided_alike(low: int, ends: tuple[int, ...], tiles: tuple[Tile, ...]) -> bool:
    """True if ranges run in the same tiles when their end is a value as when it is a number."""
    tile = tiles[0]
    if any(one.step > end - low for one, end in zip(tiles, ends, strict=True)):
        return False
    if any(one.overlaps for one in tiles):
        pairs = zip(tiles, ends, strict=True)
        return all(one.overlaps or not (end - low) % one.step for one, end in pairs)
    divisor = gcd(*(end - low for end in ends))
    return all(
        [*_runs(segments(low, end, tile))] == [*_open_runs(low, end, tile, divisor)] for end in ends
    )


def _runs(parts: Iterator[Segment]) -> Iterator[tuple[int, Tile]]:
    return ((part.trips, part.tile) for part in parts)


def _open_runs(low: int, end: int, tile: Tile, divisor: int) -> Iterator[tuple[int, Tile]]:
    left = end - low
    for shape in _shapes(tile, divisor):
        if trips := left // shape.step:
            yield trips, shape
        left %= shape.step
