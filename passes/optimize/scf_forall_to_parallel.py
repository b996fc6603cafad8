"""``scf.forall`` on buffers to ``scf.parallel``: one kind of unordered loop is differentiated."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

from ad_opt.dialects.scf import ParallelOp, ReduceOp
from ad_opt.dialects.support.build import Builder, walk
from ad_opt.dialects.support.moving import erase
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import DYNAMIC_INDEX, DenseArrayBase
from xdsl.ir import Operation, SSAValue

from ..analysis_manager import AnalysisManager
from ..function_pass import FunctionPass

BOUNDS = ("staticLowerBound", "staticUpperBound", "staticStep")


@dataclass(frozen=True)
class ScfForallToParallelPass(FunctionPass):
    """Turn ``scf.forall`` without shared outputs into ``scf.parallel``.

    Before::

        scf.forall (%i, %j) in (4, %n) {
          memref.store %x, %m[%i, %j] : memref<4x?xf64>
        }

    After::

        scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %n) step (%c1, %c1) {
          memref.store %x, %m[%i, %j] : memref<4x?xf64>
        }

    Loops that yield tensors stay: `bufferize-tensors` makes buffers of what they share. What a
    ``mapping`` says of processors is dropped.

    No options.
    """

    name = "scf-forall-to-parallel"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        found = [op for op in walk(func) if op.name == "scf.forall" and not op.results]
        for op in found:
            _to_parallel(op)
        return bool(found)


def _to_parallel(op: Operation) -> None:
    b = Builder.at(op)
    lowers, uppers, steps = _bounds(op, b)
    region = op.detach_region(op.regions[0])
    body = region.block
    last = body.last_op
    assert last is not None
    erase(last)
    Builder(body, None, op.location).emit(ReduceOp())
    b.emit(ParallelOp(lowers, uppers, steps, region))
    erase(op)


def _bounds(op: Operation, b: Builder) -> Iterator[list[SSAValue]]:
    """Lower bounds, upper bounds and steps, as values."""
    rest = iter(op.operands)
    for name in BOUNDS:
        static = cast("DenseArrayBase[Any]", op.properties[name]).get_values()
        yield [next(rest) if n == DYNAMIC_INDEX else b.index(int(n)) for n in static]
