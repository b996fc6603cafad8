"""``tile-registers``: loops around sums run several iterations at once."""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.affine.dependence import Dependences
from ad_opt.passes.analysis.affine.nests import nests_in
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Operation

from .bands import bands_of
from .register_tiling import tile_band
from .tile_costs import Machine, choose


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
            %s:16 = affine.for %k = 0 to 784 iter_args(...) -> (vector<16xf32>, ...) {
              %b0 = affine.vector_load %B[%k, %j]
              %b1 = affine.vector_load %B[%k, %j + 16]
              %a0 = affine.load %A[%i, %k]
              ...

    What is left where a tile does not divide a loop runs in smaller tiles. The loops must be free
    of dependences; sums keep their order. Where what is summed over is contiguous instead, and the
    sum may be made in any order, only copies are made: LLVM makes vectors of the inner loop.
    Sums of what is masked where it is NaN (derivatives) are made without masks first, and again
    with them only if they are NaN.
    The choice is that of a model (`tile_costs`), and stands at the loop as ``schedule.tile``.

    Needs ``affine.for`` of constant bounds, and sums in registers (``carry-accumulators``). Other
    loops stay as they are.

    Options: ``vector-bits`` (512) and ``registers`` (32): those of the processor.
    """

    name = "tile-registers"
    vector_bits: int = 512
    registers: int = 32

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        if not any(op.name == "affine.for" for op in walk(func)):
            return False
        nests = nests_in(func)
        dependences = Dependences(nests, analyses.get(Effects, func).aliasing)
        machine = Machine(self.vector_bits, self.registers - 2)
        found = [(band, choose(band, machine)) for band in bands_of(nests, dependences)]
        tiled = [(band, tiles) for band, tiles in found if tiles is not None]
        for band, tiles in tiled:
            tile_band(band, tiles)
        count("nests tiled for registers", len(tiled))
        return bool(tiled)
