"""Slices that are only read are read where they come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.tensors.assign import AccumulateOp, FetchOp, NodeOp
from ad_opt.dialects.tensors.assign_rules import padding_of
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, DenseArrayBase, i32
from xdsl.ir import Operation, OpResult, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap, AffineSymExpr

from .elide_initialization import in_line
from .initialization import memory_of


@dataclass(frozen=True)
class AliasSlicesPass(FunctionPass):
    """Let assignments read a slice in the tensor that it is a part of, without a copy.

    Before::

        %b = assign.node "b" : memref<4xf32>
        assign.fetch slice %data[%s] into %b : memref<80x4xf32>, memref<4xf32>
        assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i)>]
            from %b[affine_map<(i) -> (i)>] over [4] { ... }

    After::

        assign.accumulate #assign.kind<set> %y[affine_map<(i)[s] -> (i)>]
            from %data[affine_map<(i)[s] -> (s, i)>] over [4] symbols [%s] { ... }

    That is so for nodes without padding that nothing else writes, which assignments behind the
    fetch read, and up to the last of these nothing writes the tensor that is sliced.

    No options.
    """

    name = "alias-slices"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        changed = False
        for region in func.regions:
            for block in region.blocks:
                line = list(in_line(block))
                for op in line:
                    if isinstance(op, FetchOp) and op.source is not None and _alias(op, line):
                        changed = True
        return changed


def _alias(fetch: FetchOp, line: Sequence[Operation]) -> bool:
    node, source = fetch.out, fetch.source
    assert source is not None
    if not isinstance(node, OpResult) or not isinstance(node.op, NodeOp):
        return False
    if any(before + behind for before, behind in padding_of(node)):
        return False
    readers = {use.operation for use in node.uses if use.operation is not fetch}
    following = line[line.index(fetch) + 1 :]
    waiting = set(readers)
    for op in following:
        if not waiting:
            break
        if op in waiting:
            if not isinstance(op, AccumulateOp) or op.out is node:
                return False
            waiting.discard(op)
        if waiting and _may_write(op, memory_of(source)):
            return False
        if op in readers and _may_write(op, memory_of(source)):
            return False
    if waiting:
        return False
    for op in readers:
        assert isinstance(op, AccumulateOp)
        _redirect(op, fetch, source)
    made = node.op
    erase(fetch)
    erase(made)
    return True


def _may_write(op: Operation, memory: SSAValue) -> bool:
    """True if an operation may change a tensor; assignments change only their output."""
    if isinstance(op, AccumulateOp | FetchOp):
        return memory_of(op.out) is memory
    if op.regions:
        return True
    return any(memory_of(operand) is memory for operand in op.operands)


def _redirect(op: AccumulateOp, fetch: FetchOp, source: SSAValue) -> None:
    """Let an assignment read a slice in its source: the symbols become indices in front."""
    symbols = list(op.symbols)
    for symbol in fetch.symbols:
        if symbol not in symbols:
            symbols.append(symbol)
    front = [AffineSymExpr(symbols.index(symbol)) for symbol in fetch.symbols]
    tensors = [op.out, *op.inputs]
    maps = [
        _widened(map_, len(symbols), front if tensor is fetch.out else [])
        for tensor, map_ in zip(tensors, op.all_maps, strict=True)
    ]
    inputs = [source if one is fetch.out else one for one in op.inputs]
    op.operands = [op.out, *inputs, *symbols]
    sizes = [1, len(inputs), len(symbols)]
    op.properties["operandSegmentSizes"] = DenseArrayBase.from_list(i32, sizes)
    op.properties["maps"] = ArrayAttr([AffineMapAttr(map_) for map_ in maps])


def _widened(map_: AffineMap, symbols: int, front: Sequence[AffineExpr]) -> AffineMap:
    return AffineMap(map_.num_dims, symbols, (*front, *map_.results))
