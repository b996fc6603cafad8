"""``speculate-extremes``: the largest number of an array is looked for as if none were NaN.

``fmax`` of C ignores what is no number, so where lanes meet in the end, and in what is left over,
each number waits for the one before: LLVM knows no other way for it. A maximum that gives NaN where
one comes up is combined in any order. So this one is computed first; only if it is NaN, the loop
runs as it was written.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.core.arith import CmpfOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.passes.analysis.affine.outnumbered import outnumbered_in
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import AnyFloat
from xdsl.dialects.scf import IfOp, YieldOp
from xdsl.ir import Block, Operation, Region

_WITH_NAN = {"arith.maxnumf": "arith.maximumf", "arith.minnumf": "arith.minimumf"}
"""Extremes that ignore NaN, and those that are NaN if an operand is."""
_READS = frozenset({"memref.load", "autodiff.restore"})
"""Operations of a body that may run once more, beside arithmetic."""


@dataclass(frozen=True)
class SpeculateExtremesPass(FunctionPass):
    """Replace running extremes that ignore NaN by others, and check the result.

    Before, and after::

        %m = scf.for %i = ... iter_args(%a = %first) -> (f32) {
          %x = memref.load %p[%i] : memref<?xf32>
          %b = arith.maxnumf %a, %x : f32
          scf.yield %b : f32
        }

        %m0 = scf.for %i = ... iter_args(%a = %first) -> (f32) {
          %x = memref.load %p[%i] : memref<?xf32>
          %b = arith.maximumf %a, %x : f32
          scf.yield %b : f32
        }
        %nan = arith.cmpf uno, %m0, %m0 : f32
        %m = scf.if %nan -> (f32) { (the loop as it was) } else { scf.yield %m0 : f32 }

    The loop does nothing else, and is not one of many of which others run more often (see
    `outnumbered`). Zeros of both signs may come out otherwise, so it is for fast
    programs. Options: none.
    """

    name = "speculate-extremes"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        loops = [op for op in walk(func) if op.name == "scf.for"]
        found = [(op, extreme) for op in loops if (extreme := _extreme_of(op)) is not None]
        if found and (seldom := outnumbered_in(func)):
            found = [(op, extreme) for op, extreme in found if op not in seldom]
        for loop, extreme in found:
            _speculate(loop, extreme)
        return bool(found)


def _extreme_of(loop: Operation) -> Operation | None:
    """The extreme that is all that a loop is about."""
    body, end = loop.regions[0].block, loop.regions[0].block.last_op
    if len(loop.results) != 1 or not isinstance(loop.results[0].type, AnyFloat) or end is None:
        return None
    extreme, carried = end.operands[0].owner, body.args[1]
    if not isinstance(extreme, Operation) or extreme.name not in _WITH_NAN:
        return None
    if [use.operation for use in carried.uses] != [extreme]:
        return None
    for op in body.ops:
        if op is not end and (
            op.regions or not (op.name.startswith("arith.") or op.name in _READS)
        ):
            return None
    return extreme if extreme.parent is body else None


def _speculate(loop: Operation, extreme: Operation) -> None:
    written = loop.clone()
    b = Builder.at(extreme)
    made = CLASSES[_WITH_NAN[extreme.name]](*extreme.operands)
    made.properties.update(extreme.properties)
    replace(extreme, b.value(made))
    result = loop.results[0]
    behind = Builder.behind(loop)
    is_nan = behind.value(CmpfOp(result, result, "uno"))
    again, same = Block([written, YieldOp(written.results[0])]), Block([YieldOp(result)])
    branch = behind.emit(IfOp(is_nan, [result.type], Region(again), Region(same)))
    kept = {is_nan.owner, same.last_op}
    result.replace_uses_with_if(branch.results[0], lambda use: use.operation not in kept)
