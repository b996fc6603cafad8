"""``split-triangles``: sums of products over triangles become products of matrices, by blocks."""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Operation

from .sums import may_add_product

BLOCK = 32
"""Iterations of the outer loop in a block. Measured on gradients of syrk, syr2k and symm, fast, of
256 x 256: 2.7, 5.4 and 5.2 ms with 16; 2.0, 4.4 and 3.9 with 32; 2.0, 4.0 and 3.9 with 64.
"""


@dataclass(frozen=True)
class SplitTrianglesPass(FunctionPass):
    """Split nests over triangles into blocks, and raise what is a product of matrices in each.

    An inner loop whose bounds move with the outer one has a range in common for all iterations of a
    block, which is cut out. Before, in between, and after::

        scf.for %i = %c0 to %n step %c1 {
          scf.for %k = %c0 to %m step %c1 {
            scf.for %j = %c0 to %i step %c1 {  // c[i, j] += a[i, k] * b[j, k]

        scf.for %first = %c0 to %n step %c32 {
          scf.for %i = %first to min(%first + 32, %n) step %c1 {
            scf.for %k = %c0 to %m step %c1 {
              scf.for %j = %c0 to %first step %c1 {   // the same for all %i of the block
              scf.for %j = %first to %i step %c1 {

        scf.for %first = %c0 to %n step %c32 {
          linalg.generic {(i, k, j) -> (i, k), (j, k), (i, j)} ins(%a, %b) outs(%c)
          scf.for %i = %first to min(%first + 32, %n) step %c1 {
            scf.for %k = %c0 to %m step %c1 {
              scf.for %j = %first to %i step %c1 {

    The first step changes no order, and the second one is that of ``raise-products{early=true}``,
    with its legality: where nothing can be raised, the nest stays as it was. Bounds are linear in
    the outer variable, with factors of either sign, and both may move (a band). Terms of a sum over
    the loop that is cut are added where the program adds them: in front of those that are left, or
    behind them.

    Options: ``size`` (32): iterations of the outer loop in a block. ``threshold`` (65536): the
    least number of multiplications of a product. ``fast`` (false): the factors of a product may be
    multiplied in any order.
    """

    name = "split-triangles"
    size: int = BLOCK
    threshold: int = 65536
    fast: bool = False

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        if not any(map(may_add_product, walk(func))):
            return False
        from .triangles import TriangleSplitting  # which few programs need

        effects = analyses.get(Effects, func)
        raised = TriangleSplitting(func, effects, self.threshold, self.fast, self.size).run()
        count("sums of products over triangles raised", raised)
        return raised > 0
