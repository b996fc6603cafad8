"""Tiles written on the loops themselves, until nothing is left to do before them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ad_opt.dialects.support.names.attribute_names import LOOP_TILE
from ad_opt.passes.analysis.dependence.dependence import Dependences
from xdsl.dialects import affine
from xdsl.dialects.builtin import DenseArrayBase, i64
from xdsl.ir import Attribute, Operation

from .bands import Band, not_understood, only_loop_in, operations
from .open_ranges import has_known_range
from .sums_in_lanes import may_run_in_lanes
from .tiles import Tile


def mark(loops: Sequence[Operation], tiles: Sequence[Tile]) -> None:
    """Write the tiles of a band on its loops, from the first that runs several iterations on."""
    first = next(at for at, tile in enumerate(tiles) if tile.step > 1)
    for loop, tile in zip(loops[first:], tiles[first:], strict=True):
        set_tile(loop, tile)


def mark_sums(band: Band, tiles: Sequence[Tile], lanes: int) -> None:
    """Write on the loops inside of a band of which terms are to be lanes how many are."""
    if all(tile.lanes == 1 for tile in tiles):
        for op in operations(band.body):
            if isinstance(op, affine.ForOp) and may_run_in_lanes(band, op, tiles, lanes):
                set_tile(op, Tile(1, lanes))


def set_tile(loop: Operation, tile: Tile) -> None:
    """Write a tile on a loop."""
    numbers = [tile.copies, tile.lanes, *([1] if tile.overlaps else [])]
    loop.attributes[LOOP_TILE] = DenseArrayBase.from_list(i64, numbers)


def tile_of(given: Attribute | None) -> Tile:
    """The tile that is written on a loop; one iteration at once, if there is none."""
    if given is None:
        return Tile()
    assert isinstance(given, DenseArrayBase)
    copies, lanes, *overlaps = given.get_values()
    return Tile(int(copies), int(lanes), bool(overlaps))


def is_marked(op: Operation) -> bool:
    """True for a loop that is to run in tiles."""
    return LOOP_TILE in op.attributes


def take_marks(dependences: Dependences) -> Iterator[tuple[Band, list[Tile]]]:
    """Yield marked bands that may run in their tiles; takes the marks away."""
    for loop in [*dependences.nests.loops.values()]:
        if is_marked(loop.op) and (found := _band(loop.op, dependences)) is not None:
            band, tiles = found
            if all(_may(band, at, tile) for at, tile in enumerate(tiles)):
                yield band, tiles


def _band(root: Operation, dependences: Dependences) -> tuple[Band, list[Tile]] | None:
    loops: list[affine.ForOp] = []
    tiles: list[Tile] = []
    at: Operation | None = root
    while at is not None and is_marked(at):
        assert isinstance(at, affine.ForOp)
        tile = _take(at)
        if at.inits or not has_known_range(at):
            return None
        loops.append(at)
        tiles.append(tile)
        at = only_loop_in(at)
    if not_understood(loops[-1].body.block, has_known_range) is not None:
        return None
    band = Band(loops, dependences)
    lanes: dict[Operation, int] = {}
    for one in operations(band.body):
        if isinstance(one, affine.ForOp) and is_marked(one):
            wanted = _take(one)
            if may_run_in_lanes(band, one, tiles, wanted.lanes):
                lanes[one] = wanted.lanes
    return replace(band, sum_lanes=lanes), tiles


def _take(loop: Operation) -> Tile:
    return tile_of(loop.attributes.pop(LOOP_TILE))


def _may(band: Band, at: int, tile: Tile) -> bool:
    if tile.overlaps and not band.may_repeat:
        return False
    if tile.lanes > 1:
        return band.may_be_vector(at)
    return tile.copies == 1 or band.may_copy(at)
