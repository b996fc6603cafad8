"""``tile-registers``: loops around sums run several iterations at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.affine.nests import nests_in
from ad_opt.passes.analysis.dependence.dependence import Dependences
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.infrastructure.instruments.remarks import is_heard, remark
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Operation

from .tiling.bands import Band, bands_of
from .tiling.packing import choose_packed, pack
from .tiling.register_tiling import tile_band
from .tiling.tile_attributes import mark, mark_sums
from .tiling.tile_costs import GAIN, Machine, choose
from .tiling.tiles import Tile


@dataclass(frozen=True)
class TileRegistersPass(FunctionPass):
    """Choose, for each nest with sums inside, how many iterations run at once, and write it so.

    A matrix product loads each number twice for one product. With a tile of rows and columns in
    registers, each that is loaded serves the whole row or column of the tile::

        affine.for %i = 0 to 64 {
          affine.for %j = 0 to 256 {
            %s = affine.for %k = 0 to 784 iter_args(%c = %zero) -> (f32) {
              %a = affine.load %A[%i, %k]
              %b = affine.load %B[%k, %j]
              ...

    becomes, with a tile of 8 rows and 2 vectors of 16 columns::

        affine.for %i = 0 to 64 step 8 {
          affine.for %j = 0 to 256 step 32 {
            %s:8 = affine.for %k = 0 to 784 iter_args(...) -> (vector<32xf32>, ...) {
              %b0 = affine.vector_load %B[%k, %j]
              %a0 = affine.load %A[%i, %k]
              ...

    Two and four vectors side by side are written as one, which LLVM divides when it chooses
    instructions: until then all of the compiler has half or a quarter of the code.

    What is left where a tile does not divide a loop runs in smaller tiles, or, where results are
    only written, in one that overlaps the last one. The loops must be free of dependences; sums
    keep their order. Where what is summed over is contiguous instead, and the
    sum may be made in any order, only copies are made: LLVM makes vectors of the inner loop.
    Sums of what is masked where it is NaN (derivatives) are made without masks first; a tile of
    which one is NaN is done again with them, a copy at a time.
    The choice is that of a model (`tile_costs`). With ``as-schedule`` it is only written beside the
    function, so that it can be read, edited, and applied by `apply-schedules`::

        schedule.apply @product {
          %i = schedule.loop "i"
          %j = schedule.loop "j"
          %0, %1 = schedule.register_tile %i, %j by [8, 2] lanes [1, 16]
        }

    With ``pack`` an operand that is contiguous along a short sum is copied first, transposed, where
    that is faster with the copy: then lanes are results instead of terms.

    With ``only-mark`` the tiles are only written on the loops, as copies and lanes, for
    ``apply-register-tiles``: ``schedule.tile = array<i64: 8, 1>``. Passes between leave such loops
    apart. Of a tile of eight and more sums in any order, whose terms are contiguous, the inner loop
    is marked, too: its terms run in lanes, which are added behind it.

    Needs ``affine.for`` of constant bounds, and sums in registers (``carry-accumulators``). Other
    loops stay as they are.

    Options: ``vector-bits`` (512) and ``registers`` (32): those of the processor. ``as-schedule``
    (false). ``only-mark`` (false). ``pack`` (false): nodes of their own for operands.
    """

    name = "tile-registers"
    vector_bits: int = 512
    registers: int = 32
    as_schedule: bool = False
    only_mark: bool = False
    pack: bool = False

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        if not any(op.name == "affine.for" for op in walk(func)):
            return False
        dependences = Dependences(nests_in(func), analyses.get(Effects, func).aliasing)
        machine = Machine(self.vector_bits, self.registers - 2, not self.as_schedule)
        found = [self._choose(band, machine) for band in [*bands_of(dependences)]]
        tiled = [one for one in found if one is not None]
        if not self.only_mark:
            count("nests tiled for registers", len(tiled))
        if is_heard("nests"):
            for band, tiles in tiled:
                remark(
                    "nests", band.loops[0], f"iterations that run at once: {_words(band, tiles)}"
                )
        if self.as_schedule:
            return _write(func, tiled)
        for band, tiles in tiled:
            if self.only_mark:
                mark(band.loops, tiles)
                mark_sums(band, tiles, machine.bits // band.element_bits)
            else:
                tile_band(band, tiles)
        return bool(tiled)

    def _choose(self, band: Band, machine: Machine) -> tuple[Band, Sequence[Tile]] | None:
        """A band and its tiles, with an operand that is packed if that takes less time."""
        choice = choose(band, machine)
        if choice is None:
            return None
        if self.pack and (found := choose_packed(band, machine, GAIN * choice.cycles)) is not None:
            packing, choice = found
            count("operands packed")
            remark("nests", band.loops[0], "an operand is copied, so that lanes are results")
            band = pack(band, packing)
        return band, choice.tiles


def _words(band: Band, tiles: Sequence[Tile]) -> str:
    names = (loop.body.block.args[0].name_hint or "?" for loop in band.loops)
    return ", ".join(f"{name}: {tile}" for name, tile in zip(names, tiles, strict=True))


def _write(func: Operation, tiled: Sequence[tuple[Band, Sequence[Tile]]]) -> bool:
    from .written import WrittenSchedule  # a dialect that few programs need

    schedule = WrittenSchedule(func)
    for band, tiles in tiled:
        schedule.register_tile(band.loops, tiles)
    return schedule.finish(func)
