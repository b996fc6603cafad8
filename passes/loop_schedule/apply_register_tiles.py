"""``apply-register-tiles``: loops run in the tiles that are written on them."""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.affine.nests import nests_in
from ad_opt.passes.analysis.dependence.dependence import Dependences
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Operation

from .tiling.register_tiling import tile_band
from .tiling.tile_attributes import is_marked, take_marks


@dataclass(frozen=True)
class ApplyRegisterTilesPass(FunctionPass):
    """Write loops in the tiles that ``tile-registers{only-mark=true}`` has chosen.

    A loop of sums::

        affine.for %i = 0 to 8 {
          %s = affine.for %k = 0 to 9 iter_args(%a = %z) -> (f32) {
            ...
          }
          affine.store %s, %c[%i]
        } {schedule.tile = array<i64: 2, 1>}

    becomes::

        affine.for %i = 0 to 8 step 2 {
          %s:2 = affine.for %k = 0 to 9 iter_args(%a = %z, %b = %z) -> (f32, f32) {
            ...
          }
          affine.store %s#0, %c[%i]
          affine.store %s#1, %c[%i + 1]
        }

    Tiles make many operations of few, so they are chosen early, where products stand alone, and
    written late, when no pass has to look at all of these. What the marks say is asked for again
    before: loops that have changed in between, so that iterations depend on each other, stay as
    they are. ``llvm.noalias`` of parameters counts, as for ``tile-registers``.

    A loop may end at a value, where a function is called for products of several sizes
    (``outline-equal-loops``). What divides its iterations (``schedule.divisor``) is taken as said,
    and so is that a tile which overlaps fits.

    Options: none.
    """

    name = "apply-register-tiles"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        if not any(is_marked(op) for op in walk(func)):
            return False
        dependences = Dependences(nests_in(func), analyses.get(Effects, func).aliasing)
        found = [*take_marks(dependences)]
        count("nests tiled for registers", len(found))
        for band, tiles in found:
            tile_band(band, tiles)
        return True
