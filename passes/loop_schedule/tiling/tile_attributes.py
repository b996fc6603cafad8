"""Tiles written on the loops themselves, until nothing is left to do before them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ad_opt.dialects.support.names.attribute_names import LOOP_TILE
from ad_opt.passes.analysis.affine.dependence import Dependences
from xdsl.dialects import affine
from xdsl.dialects.builtin import DenseArrayBase, i64
from xdsl.ir import Operation

from .bands import Band, constant_bounds, not_understood, only_loop_in
from .tiles import Tile


def mark(loops: Sequence[Operation], tiles: Sequence[Tile]) -> None:
    """Write the tiles of a band on its loops, from the first that runs several iterations on."""
    first = next(at for at, tile in enumerate(tiles) if tile.step > 1)
    for loop, tile in zip(loops[first:], tiles[first:], strict=True):
        numbers = [tile.copies, tile.lanes, *([1] if tile.overlaps else [])]
        loop.attributes[LOOP_TILE] = DenseArrayBase.from_list(i64, numbers)


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
    bounds: list[tuple[int, int]] = []
    tiles: list[Tile] = []
    at: Operation | None = root
    while at is not None and is_marked(at):
        assert isinstance(at, affine.ForOp)
        given = at.attributes.pop(LOOP_TILE)
        known = constant_bounds(at)
        if known is None or at.inits:
            return None
        assert isinstance(given, DenseArrayBase)
        copies, lanes, *overlaps = given.get_values()
        loops.append(at)
        bounds.append(known)
        tiles.append(Tile(int(copies), int(lanes), bool(overlaps)))
        at = only_loop_in(at)
    if not_understood(loops[-1].body.block) is not None:
        return None
    return Band(loops, bounds, dependences), tiles


def _may(band: Band, at: int, tile: Tile) -> bool:
    if tile.overlaps and not band.may_repeat:
        return False
    if tile.lanes > 1:
        return band.may_be_vector(at)
    return tile.copies == 1 or band.may_copy(at)
