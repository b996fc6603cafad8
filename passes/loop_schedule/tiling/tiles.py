"""Register tiles: how many iterations of each loop of a band run at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Tile:
    """Iterations of one loop that run at once: ``copies`` of numbers, or of vectors."""

    copies: int = 1
    lanes: int = 1

    @property
    def step(self) -> int:
        """The number of these iterations."""
        return self.copies * self.lanes

    def __str__(self) -> str:
        return str(self.copies) if self.lanes == 1 else f"{self.copies} x vector<{self.lanes}>"


@dataclass(frozen=True)
class Segment:
    """Part of the range of a loop, all of whose iterations run in tiles of one shape."""

    lower: int
    upper: int
    tile: Tile

    @property
    def trips(self) -> int:
        """The number of tiles."""
        return (self.upper - self.lower) // self.tile.step


def segments(lower: int, upper: int, tile: Tile) -> Iterator[Segment]:
    """Divide a range: as many whole tiles as fit, then smaller ones for what is left.

    What is left of vectors runs in shorter vectors, whose lengths are powers of two.
    """
    while lower < upper:
        count = (upper - lower) // tile.step
        if count:
            end = lower + count * tile.step
            yield Segment(lower, end, tile)
            lower = end
        rest = upper - lower
        if rest >= tile.lanes:
            tile = Tile(rest // tile.lanes, tile.lanes)
        elif rest:
            tile = Tile(1, 1 << (rest.bit_length() - 1))
