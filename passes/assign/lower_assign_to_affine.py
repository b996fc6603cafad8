"""Assignments of tensors to affine loops.

Needs: ``assign`` operations in functions on memrefs of static shape. Leaves: ``affine.for`` nests
with constant bounds, ``affine.load`` and ``affine.store``, and ``assign.node`` without padding,
which later passes place. Follows OCANNL's translation of assignments to its low-level
representation; sums start where that one fills.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase, move
from ad_opt.dialects.tensors.assign import (
    AccumulateOp,
    BlockOp,
    ConcatenateOp,
    FetchOp,
    NodeOp,
    RandomOp,
    StagedOp,
)
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass, functions_in
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation

from .expand_concatenations import expand
from .fetches import assignments_of
from .hooks import lower_staged
from .margins import Margins
from .nests import lower_accumulate


@dataclass(frozen=True)
class LowerAssignToAffinePass(AnalysisPass):
    """Turn assignments of tensors into affine loops.

    The loops of iterators that the output depends on are outermost, those that are reduced
    innermost, where they carry the sum; floats are accumulated with ``fastmath<reassoc,contract>``.
    What is initialised is filled only as far as no contribution is the first: see
    `elide-initialization`.

    Before::

        assign.accumulate #assign.kind<add> init %y[affine_map<(i, k) -> (i)>]
            from %x[affine_map<(i, k) -> (i, k)>] over [2, 3] {
        ^bb0(%a: f32):
          assign.yield %a : f32
        } : memref<2xf32>, memref<2x3xf32>

    After::

        %zero = arith.constant -0.0 : f32
        affine.for %i = 0 to 2 {
          %sum = affine.for %k = 0 to 3 iter_args(%old = %zero) -> (f32) {
            %a = affine.load %x[%i, %k] : memref<2x3xf32>
            %new = arith.addf %old, %a fastmath<reassoc,contract> : f32
            affine.yield %new : f32
          }
          affine.store %sum, %y[%i] : memref<2xf32>
        }

    Fetches and random numbers become loops too, or stores of single numbers, or copies of a
    constant of the module; named sequences are inlined; hooks write what they are for. Nodes with
    padding get buffers with room for their margins, which are filled with the neutral element of
    the assignment that reads them.

    Options:

    - ``registers`` (default true): let loops carry sums. With false each contribution is added in
      memory, which leaves all loops free to be interchanged.
    - ``stops`` (default true): what assignments with ``stop_gradient`` contribute goes through
      ``autodiff.stop_gradient``, so that it is constant for derivatives of the loops, too. With
      false loops are simpler, for those who differentiate nothing any more.
    """

    name = "lower-assign-to-affine"

    registers: bool = True
    stops: bool = True

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        functions = list(functions_in(module))
        return any([_Lowering(module, self.registers, self.stops).run(one) for one in functions])


class _Lowering:
    """The lowering of one function."""

    def __init__(self, module: ModuleOp, registers: bool, stops: bool) -> None:
        self.module = module
        self.registers = registers
        self.stops = stops
        self.margins = Margins()

    def run(self, func: Operation) -> bool:
        """Lower what is in a function; false if nothing is."""
        found = [op for op in walk(func) if op.name.startswith("assign.")]
        for op in found:
            if isinstance(op, BlockOp):
                for inner in list(op.body.block.ops):
                    move(inner, op)
                erase(op)
        nodes = [op for op in found if isinstance(op, NodeOp)]
        for op in nodes:
            self.margins.add(op)
        block: Block | None = None
        for op in found:
            handler = HANDLERS.get(type(op))
            if handler is None:
                continue
            if op.parent is not block:
                # Another region may run any number of times, before or after this one.
                block = op.parent
                self.margins.forget()
            handler(self, Builder.at(op), op)
        for op in nodes:
            if op.result in self.margins.buffers:
                erase(op)
        return bool(found)

    def accumulate(self, b: Builder, op: Operation) -> None:
        """Write the nest of an assignment."""
        assert isinstance(op, AccumulateOp)
        self.margins.prepare(b, op)
        lower_accumulate(b, op, self.margins.buffers, registers=self.registers, stops=self.stops)
        erase(op)

    def concatenate(self, b: Builder, op: Operation) -> None:
        """Write the nests of each piece."""
        assert isinstance(op, ConcatenateOp)
        for one in expand(op):
            HANDLERS[type(one)](self, Builder.at(one), one)

    def fetch(self, b: Builder, op: Operation) -> None:
        """Write the nests that fill a tensor."""
        assert isinstance(op, FetchOp | RandomOp)
        for one in assignments_of(b, op, self.module):
            b.emit(one)
            self.accumulate(Builder.at(one), one)
        erase(op)

    def staged(self, b: Builder, op: Operation) -> None:
        """Let a hook write."""
        assert isinstance(op, StagedOp)
        lower_staged(b, op)
        erase(op)


HANDLERS: Mapping[type[Operation], Callable[[_Lowering, Builder, Operation], None]] = {
    AccumulateOp: _Lowering.accumulate,
    ConcatenateOp: _Lowering.concatenate,
    FetchOp: _Lowering.fetch,
    RandomOp: _Lowering.fetch,
    StagedOp: _Lowering.staged,
}
"""Writers of what stands for an operation."""
