"""Register tiles: how many iterations of each loop of a band run at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple


class Tile(NamedTuple):
    """Iterations of one loop that run at once: ``copies`` of numbers, or of vectors."""

    copies: int = 1
    lanes: int = 1
    overlaps: bool = False
    """True if what is left of a range runs in a tile of the same shape, which does again what the
    one before has done."""

    @property
    def step(self) -> int:
        """The number of these iterations."""
        return self.copies * self.lanes

    @property
    def joined(self) -> Tile:
        """The same iterations in as few vectors, of several registers each, as LLVM divides into
        equal halves: these are less code until it does.
        """
        halves = self.copies & -self.copies if self.lanes > 1 else 1
        return Tile(self.copies // halves, halves * self.lanes, self.overlaps)

    def __str__(self) -> str:
        shape = str(self.copies) if self.lanes == 1 else f"{self.copies} x vector<{self.lanes}>"
        return f"{shape}, the last overlapping" if self.overlaps else shape


@dataclass(frozen=True)
class Segment:
    """Part of the range of a loop, all of whose iterations run in tiles of one shape."""

    lower: int
    upper: int
    tile: Tile

    @property
    def trips(self) -> int:
        """The number of tiles."""
        return -(-(self.upper - self.lower) // self.tile.step)

    @property
    def back(self) -> int:
        """The iterations that the last tile does again."""
        return self.lower + self.trips * self.tile.step - self.upper


def segments(lower: int, upper: int, tile: Tile) -> Iterator[Segment]:
    """Divide a range: as many whole tiles as fit, then smaller ones for what is left, or one that
    overlaps.

    What is left of vectors runs in shorter vectors, whose lengths are powers of two.
    """
    if tile.overlaps and tile.step <= upper - lower:
        yield Segment(lower, upper, tile)
        return
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
