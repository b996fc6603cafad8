"""``scf.forall`` on buffers to ``scf.parallel``: one kind of unordered loop is differentiated.

And ``scf.parallel`` that reduces otherwise than by a sum to ``scf.for``, which carries the result.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ad_opt.dialects.core.scf import ParallelOp, ReduceOp, is_sum
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.operand_groups import mixed_values
from ad_opt.dialects.support.ir.queries import last_of, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import AnyFloat, ComplexType
from xdsl.dialects.scf import YieldOp
from xdsl.ir import Block, Operation, SSAValue

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

    Iterations whose values are combined otherwise than by a sum are run in order: the derivative
    of a product or an extremum is that of a loop that carries it.

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
        ordered = [op for op in walk(func) if op.name == "scf.parallel" and _needs_order(op)]
        for op in ordered:
            _in_order(op)
        return bool(found or ordered)


def _to_parallel(op: Operation) -> None:
    b = Builder.at(op)
    lowers, uppers, steps = _bounds(op, b)
    region = op.detach_region(op.regions[0])
    body = region.block
    last = last_of(body)
    erase(last)
    Builder(body, None, op.location).emit(ReduceOp())
    b.emit(ParallelOp(lowers, uppers, steps, region))
    erase(op)


def _bounds(op: Operation, b: Builder) -> Iterator[list[SSAValue]]:
    """Lower bounds, upper bounds and steps, as values."""
    rest = iter(op.operands)
    for name in BOUNDS:
        yield [*map(b.index, mixed_values(op.properties[name], rest))]


def _needs_order(op: Operation) -> bool:
    """True if values are combined in a way of which only a loop's derivative is known."""
    reduce = last_of(op.regions[0].block)
    kinds = [result.type for result in op.results]
    floats = [isinstance(kind, AnyFloat | ComplexType) for kind in kinds]
    pairs = zip(reduce.regions, floats, strict=True)
    return any(is_float and not is_sum(region.block) for region, is_float in pairs)


def _in_order(op: Operation) -> None:
    """One loop in another for the dimensions; the innermost combines what is carried."""
    body, b = op.regions[0].block, Builder.at(op)
    count = len(body.args)
    bounds = [op.operands[at * count : (at + 1) * count] for at in range(3)]
    carried: Sequence[SSAValue] = op.operands[3 * count :]
    loops: list[tuple[Operation, Builder]] = []
    for variable, lower, upper, step in zip(tuple(body.args), *bounds, strict=True):
        loop, b = b.loop(lower, upper, step, carried)
        now, *carried = b.block.args
        variable.replace_all_uses_with(now)
        loops.append((loop, b))
    reduce = last_of(body)
    _move(body, b)
    values: list[SSAValue] = []
    for region, old, new in zip(reduce.regions, carried, reduce.operands, strict=True):
        inner = region.block
        for argument, value in zip(inner.args, (old, new), strict=True):
            argument.replace_all_uses_with(value)
        _move(inner, b)
        assert inner.last_op is not None
        values.append(inner.last_op.operands[0])
    for loop, b in reversed(loops):
        b.emit(YieldOp(*values))
        values = list(loop.results)
    replace(op, *values)


def _move(block: Block, b: Builder) -> None:
    """All operations but the last one."""
    for op in list(block.ops)[:-1]:
        block.detach_op(op)
        b.emit(op)
