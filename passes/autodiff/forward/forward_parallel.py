"""Doubling of ``scf.parallel`` and ``scf.forall``.

A sum's derivative is the sum of derivatives, so ``scf.reduce`` of ``addf`` gets a second ``addf``
beside it. In any other reduction the derivative depends on the partial primal values, which one
reduction cannot see of the other; such a loop is run in order, as nested ``scf.for``, whose
iteration arguments carry both. (An order is what a reduction leaves open.)
"""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.core.scf import ForOp, is_sum
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.operand_groups import segment_sizes, segments
from ad_opt.dialects.support.ir.queries import last_of
from xdsl.dialects import scf
from xdsl.dialects.arith import AddfOp
from xdsl.dialects.builtin import TensorType
from xdsl.ir import Block, Operation, Region, SSAValue

from .doubling import Doubler, Flags


def _is_sum(region: Region) -> bool:
    """True if a reduction's region is ``lhs + rhs``."""
    return isinstance(region.block.first_op, AddfOp) and is_sum(region.block)


def forward_parallel(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``scf.parallel``."""
    bounds = segment_sizes(op)[:-1]
    body = op.regions[0].block
    reduce = last_of(body)
    flags = doubler.flags(op.operands[sum(bounds) :], op.results)
    if not all(_is_sum(r) for r, flag in zip(reduce.regions, flags, strict=True) if flag):
        _in_order(doubler, op, bounds[0])
        return
    carried = doubler.doubled(op.operands[sum(bounds) :], flags, op)
    operands = [*(doubler.value(v) for v in op.operands[: sum(bounds)]), *carried]
    sizes = segments(*bounds, len(carried))
    region = Region()
    types = doubler.types(op.results, flags)
    new = doubler.remade(op, operands, types, [region], operandSegmentSizes=sizes)
    doubler.bind_doubled(op.results, new.results, flags)
    doubler.schedule(op.regions[0], region, [False] * len(body.args), flags)


def forward_reduce(doubler: Doubler, op: Operation) -> None:
    """The terminator of a parallel loop whose active reductions are sums."""
    block = op.parent
    assert block is not None
    assert block.parent is not None
    flags: Flags = doubler.joins[block.parent]
    regions: list[Region] = []
    for value, region, flag in zip(op.operands, op.regions, flags, strict=True):
        regions.append(Region())
        doubler.schedule(region, regions[-1], (False, False), (False,))
        if flag:
            type = doubler.derivative_type(value.type)
            assert type is not None
            sum_ = Block(arg_types=[type, type])
            added = AddfOp(sum_.args[0], sum_.args[1])
            sum_.add_ops([added, scf.ReduceReturnOp(added.result)])
            regions.append(Region(sum_))
    doubler.remade(op, doubler.doubled(op.operands, flags, op), [], regions)


def _in_order(doubler: Doubler, op: Operation, loops: int) -> None:
    """Differentiate the nest of ``scf.for`` that does the same one after the other.

    The nest is made of the primal's values in a block of its own, and transcribed like any code.
    """
    scratch = Block()
    doubler.keep_alive(scratch)
    results = _nest(op, loops, scratch)
    for inner in scratch.ops:
        doubler.em.location = op.location
        doubler.visit(inner)
    for result, found in zip(op.results, results, strict=True):
        doubler.bind(result, doubler.value(found), doubler.derivative(found))


def _nest(op: Operation, loops: int, block: Block) -> Sequence[SSAValue]:
    """Loops around a copy of the body of ``op``, its reductions applied in order."""
    lower, upper = op.operands[:loops], op.operands[loops : 2 * loops]
    steps, carried = op.operands[2 * loops : 3 * loops], list(op.operands[3 * loops :])
    made: list[ForOp] = []
    inner = block
    indices: list[SSAValue] = []
    for bounds in zip(lower, upper, steps, strict=True):
        body = Block(arg_types=[bounds[0].type, *(value.type for value in carried)])
        loop = ForOp(*bounds, carried, Region(body))
        loop.location = op.location
        inner.add_op(loop)
        made.append(loop)
        inner = body
        indices.append(body.args[0])
        carried = list(body.args[1:])
    mapping: dict[SSAValue, SSAValue] = {}
    mapping.update(zip(op.regions[0].block.args, indices, strict=True))
    reduce = _copy_body(op.regions[0].block, inner, mapping)
    totals = [
        _apply(region, total, mapping.get(value, value), inner)
        for region, total, value in zip(reduce.regions, carried, reduce.operands, strict=True)
    ]
    for loop in reversed(made):
        loop.body.block.add_op(scf.YieldOp(*totals))
        totals = list(loop.results)
    return totals


def _copy_body(source: Block, target: Block, mapping: dict[SSAValue, SSAValue]) -> Operation:
    """Copy all but the terminator, which is given back."""
    for op in source.ops:
        if op is source.last_op:
            return op
        target.add_op(op.clone(mapping))
    raise AssertionError("a body ends in scf.reduce")


def _apply(region: Region, total: SSAValue, value: SSAValue, target: Block) -> SSAValue:
    """One reduction step."""
    mapping: dict[SSAValue, SSAValue] = dict(zip(region.block.args, (total, value), strict=True))
    last = _copy_body(region.block, target, mapping)
    return mapping.get(last.operands[0], last.operands[0])


def forward_forall(doubler: Doubler, op: Operation) -> None:
    """On buffers it has no results: only its body is doubled."""
    if op.results or any(isinstance(value.type, TensorType) for value in op.operands):
        raise error_at(
            op,
            "AD0701",
            "`scf.forall` on tensors has no derivative",
            help="run `bufferize-tensors` first",
        )
    region = Region()
    operands = [doubler.value(operand) for operand in op.operands]
    doubler.remade(op, operands, [], [region])
    body = op.regions[0].blocks[0]
    doubler.schedule(op.regions[0], region, [False] * len(body.args), ())
