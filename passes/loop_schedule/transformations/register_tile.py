"""`register_tile`: several iterations of some loops at once, with all of the loops inside them.

    for i { s = 0                →    for i step 2 { s, t = 0, 0
      for k { s += a[i, k] * x[k] }     for k { y = x[k]; s += a[i, k] * y; t += a[i + 1, k] * y }
      c[i] = s }                        c[i], c[i + 1] = s, t }

Legal if no iteration of a loop with several at once depends on another; sums keep their order.
Unlike `unroll_jam` it wants no perfect nest: loops inside carry what they carried once for each
iteration of the tile, and what stands around them is copied, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import prod

from ad_opt.passes.analysis.dependence.dependence import Dependences
from ad_opt.passes.loop_schedule.form.facts import facts_about, name_of
from ad_opt.passes.loop_schedule.form.refusal import RefusalError, refuse_dependence, refuse_form
from ad_opt.passes.loop_schedule.tiling.bands import (
    Band,
    constant_bounds,
    not_understood,
    only_loop_in,
)
from ad_opt.passes.loop_schedule.tiling.register_tiling import tile_band
from ad_opt.passes.loop_schedule.tiling.tiles import Tile
from xdsl.dialects import affine
from xdsl.ir import Operation

from .unroll import MOST_COPIES


def register_tile(loops: Sequence[Operation], tiles: Sequence[Tile]) -> list[Operation]:
    """The loops over tiles; where these do not divide a loop, smaller ones do what is left.

    The loops are given from outside, each the only operation in the one before. Raises
    `RefusalError`: AD1162 for loops of another form, AD1163 for a dependence, AD1167 for what has
    no vector form.
    """
    band = _band(loops)
    for at, tile in enumerate(tiles):
        if tile.step > 1:
            _check(band, at, tile)
    if prod(tile.copies for tile in tiles) > MOST_COPIES:
        raise refuse_form(loops[0], f"the tile has more than {MOST_COPIES} copies of the body")
    return tile_band(band, tiles)


def _band(loops: Sequence[Operation]) -> Band:
    given: list[affine.ForOp] = []
    for loop in loops:
        known = constant_bounds(loop) if isinstance(loop, affine.ForOp) else None
        if not isinstance(loop, affine.ForOp) or known is None:
            message = f"loop `{name_of(loop)}` is no `affine.for` of step 1 from number to number"
            raise refuse_form(loop, message)
        if known[0] >= known[1]:
            raise refuse_form(loop, f"loop `{name_of(loop)}` has no iterations")
        if loop.results:
            message = f"loop `{name_of(loop)}` carries values from one iteration to the next"
            raise refuse_form(loop, message)
        given.append(loop)
    for outer, inner in pairwise(given):
        if only_loop_in(outer) is not inner:
            message = f"loop `{name_of(inner)}` is not all that is in loop `{name_of(outer)}`"
            raise refuse_form(inner, message, "give the loops from outside")
    strange = not_understood(given[-1].body.block)
    if strange is not None:
        message = f"`{strange.name}` in loop `{name_of(given[-1])}` has no copies for a tile"
        raise refuse_form(strange, message)
    return Band(given, facts_about(given[0]))


def _check(band: Band, at: int, tile: Tile) -> None:
    """Refuse a tile that one of the loops cannot have."""
    loop = band.loop(at)
    user = band.other_use(at)
    if user is not None:
        raise refuse_form(user, f"`{user.name}` computes with the variable of loop `{loop.name}`")
    if not band.may_copy(at):
        facts: Dependences = band.dependences
        step = f"doing {tile.step} iterations of loop `{loop.name}` at once"
        raise refuse_dependence(step, facts.carried_by(loop)[0])
    if tile.lanes > 1 and (op := band.without_vectors(at)) is not None:
        message = f"`{op.name}` has no form in vectors of iterations of loop `{loop.name}`"
        raise RefusalError("AD1167", message, op)
