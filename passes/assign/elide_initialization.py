"""Initialisations that nothing depends on are left out.

Needs: a straight line of ``assign`` operations. Leaves: ``init``, and fills, only where an element
gets several contributions or none.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import last_of
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.tensors.assign import AccumulateOp, BlockOp, FetchOp, RandomOp
from ad_opt.dialects.tensors.assign_attributes import KindAttr, neutral, number_attribute
from ad_opt.dialects.tensors.assign_rules import tensor_type
from ad_opt.passes.analysis.affine.boxes import Box
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import FloatAttr, IntegerAttr, UnitAttr
from xdsl.ir import Block, Operation, SSAValue

from .initialization import (
    covers_output,
    filled,
    first_value,
    may_become_set,
    memory_of,
    overwrites,
    reads_output,
    uncovered,
)


@dataclass(frozen=True)
class ElideInitializationPass(FunctionPass):
    """Leave out initialisations by projections that are injective and surjective.

    An accumulation whose output's projection is injective overwrites; what it does not write is
    filled in front of it. A fill in front of an accumulation, with its neutral element, is its
    initialisation.

    Before::

        assign.fetch constant 0.0 : f32 into %y : memref<3x2xf32>
        assign.accumulate #assign.kind<add> %y[affine_map<(i, j) -> (j, i)>]
            from %x[affine_map<(i, j) -> (i, j)>] over [2, 3] { ... }

    After::

        assign.accumulate #assign.kind<set> %y[affine_map<(i, j) -> (j, i)>]
            from %x[affine_map<(i, j) -> (i, j)>] over [2, 3] { ... }

    An initialisation stays where an element gets several contributions (`lower-assign-to-affine`
    starts sums in registers from it), and where the assignment reads its own output.

    No options.
    """

    name = "elide-initialization"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        changed = False
        for region in func.regions:
            for block in region.blocks:
                changed |= _Line().run(block)
        return changed


class _Line:
    """A straight line of operations."""

    def __init__(self) -> None:
        self.fills: dict[SSAValue, FetchOp] = {}
        """By memory: the fill after which nothing has read or written it."""
        self.changed = False

    def run(self, block: Block) -> bool:
        for op in list(in_line(block)):
            if isinstance(op, AccumulateOp):
                self.accumulate(op)
            elif isinstance(op, FetchOp | RandomOp):
                self.fetch(op)
            elif op.name == "assign.node":
                continue
            elif op.regions:
                self.fills.clear()
            else:
                self.forget(op)
        return self.changed

    def fetch(self, op: FetchOp | RandomOp) -> None:
        source = op.source if isinstance(op, FetchOp) else None
        if source is not None:
            self.fills.pop(memory_of(source), None)
        self.overwritten(op.out)
        self.forget(op)
        if isinstance(op, FetchOp) and op.form.data == "constant" and _is_whole(op.out):
            self.fills[op.out] = op

    def accumulate(self, op: AccumulateOp) -> None:
        for one in op.inputs:
            self.fills.pop(memory_of(one), None)
        fill = self.fills.get(op.out)
        if fill is not None and op.init is None and _starts(op, fill):
            op.properties["init"] = UnitAttr()
        if op.init is not None or (op.kind.data == "set" and covers_output(op)):
            self.overwritten(op.out)
        self.forget(op)
        if op.init is not None:
            self.changed |= _elide(op)

    def overwritten(self, out: SSAValue) -> None:
        """Erase a fill of which nobody sees anything."""
        fill = self.fills.pop(out, None)
        if fill is not None:
            sequence = fill.parent_op()
            erase(fill)
            self.changed = True
            if isinstance(sequence, BlockOp) and sequence.body.block.first_op is None:
                erase(sequence)

    def forget(self, op: Operation) -> None:
        for operand in op.operands:
            self.fills.pop(memory_of(operand), None)


def in_line(block: Block) -> Iterator[Operation]:
    """Yield operations in the order in which they run, those of named sequences in their place."""
    for op in block.ops:
        if isinstance(op, BlockOp):
            yield from in_line(op.body.block)
        else:
            yield op


def _is_whole(out: SSAValue) -> bool:
    return memory_of(out) is out


def _starts(op: AccumulateOp, fill: FetchOp) -> bool:
    """True if a fill is with the number from which an accumulation starts."""
    if op.kind.data == "set" or reads_output(op):
        return False
    assert isinstance(fill.value, FloatAttr | IntegerAttr)
    number = fill.value.value.data
    start = neutral(op.kind.data, tensor_type(op.out).element_type)
    same_sign = math.copysign(1, number) == math.copysign(1, start)
    return number == start and (same_sign or op.kind.data == "add")


def _fill(out: SSAValue, box: Box, value: float | int) -> Operation:
    shape = tensor_type(out).get_shape()
    if list(box) == [(0, size - 1) for size in shape]:
        return FetchOp.of("constant", out, number_attribute(value, tensor_type(out).element_type))
    return filled(out, box, value)


def _elide(op: AccumulateOp) -> bool:
    """Let an accumulation overwrite, if it may; what it does not write is filled."""
    kind = op.kind.data
    whole = covers_output(op)
    if kind == "set" and whole and not reads_output(op):
        del op.properties["init"]
        return True
    if not overwrites(op) or not may_become_set(op):
        return False
    start = neutral(kind, tensor_type(op.out).element_type)
    for box in uncovered(op):
        Builder.at(op).emit(_fill(op.out, box, start))
    last = last_of(op.body.block)
    last.operands[0] = first_value(Builder.at(last), kind, last.operands[0])
    op.properties["kind"] = KindAttr("set")
    del op.properties["init"]
    return True
