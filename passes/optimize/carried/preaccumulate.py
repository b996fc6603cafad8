"""``preaccumulate``: the matrices of many iterations at once, then the chain that needs them.

The reverse sweep of a recurrence waits for itself: each cotangent goes through all operations of an
iteration before the next one can begin, so that a processor that could do ten of them at a time
does one. But an iteration is a linear map of what it carries, and its partial derivatives depend on
the forward sweep alone. Here the matrix of each iteration in a block is multiplied out first, in a
loop whose iterations wait for nothing, which become lanes; the chain that is left has a product and
a sum or two. The literature calls it preaccumulation of local Jacobians (Griewank and Walther,
*Evaluating Derivatives*, 2008, chapter 10). It takes products in another order, so it is for fast
programs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.creation import copy_operation
from ad_opt.dialects.support.ir.queries import ancestors, block_of, known_integer, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith, memref
from xdsl.dialects.scf import YieldOp
from xdsl.ir import Block, Operation, SSAValue

from .linear_forms import REST, LinearForms, Row
from .linear_steps import LinearStep, linear_step, matrix_of

BLOCK = 64
"""Iterations of a block. A guess: what they leave behind stays in the first cache, and their loops
start seldom."""
_ONE_BY_ONE = frozenset({"scf.for", "scf.if", "scf.while", "scf.index_switch"})
"""Operations around a loop that run their bodies one after the other. No fact: chosen for this."""
_LATENCY = 4
"""Cycles of an addition or multiplication on processors since 2015."""
_AT_ONCE = 2
"""Operations that processors begin in a cycle."""
_SLOW = 20
"""Operations that a function of ``math`` is worth. A guess, near what polynomials have."""
_GAIN = 1.25
"""Least gain by the estimate. A guess: a way back that is computed twice as fast as estimated, or
half as fast, is worth no change of the order of products."""


@dataclass(frozen=True)
class PreaccumulatePass(FunctionPass):
    """Multiply out the linear maps that iterations are, a block of iterations at a time.

    Before, and after (of a loop whose iterations take more operations)::

        %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %y0) -> (f64) {
          %p = memref.load %d[%i] : memref<?xf64>
          %a = arith.mulf %y, %p : f64
          %b = arith.addf %a, %y : f64
          scf.yield %b : f64
        }

        %r = scf.for %k = %c0 to %n step %c64 iter_args(%y = %y0) -> (f64) {
          (as many as there are, 64 at most:)
          scf.for %j = %c0 to %count step %c1 {
            %i = arith.addi %k, %j : index
            %p = memref.load %d[%i] : memref<?xf64>
            %m = arith.addf %p, %one : f64
            memref.store %m, %matrix[%j] : memref<64xf64>
          }
          %last = scf.for %j = %c0 to %count step %c1 iter_args(%u = %y) -> (f64) {
            %m = memref.load %matrix[%j] : memref<64xf64>
            %b = arith.mulf %m, %u : f64
            scf.yield %b : f64
          }
          scf.yield %last : f64
        }

    Loops count 0, 1, ..., have no branches, write nothing, and carry up to four numbers. Whether
    it pays is estimated from the longest chain and the number of operations.

    Options: ``bits`` (256): those of the processor's registers for vectors.
    """

    name = "preaccumulate"
    bits: int = 256

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        loops = [op for op in walk(func) if op.name == "scf.for" and _is_alone(op, func)]
        steps = [step for op in loops if (step := linear_step(op)) is not None]
        changed = [_Blocks(step, func).run(self.bits) for step in steps]
        return any(changed)


def _is_alone(op: Operation, func: Operation) -> bool:
    """True if a function never does an operation twice at once: both would use its buffers."""
    for around in ancestors(op):
        if around is func or around.name not in _ONE_BY_ONE:
            return around is func
    return False


class _Blocks:
    """Writes a loop in blocks."""

    def __init__(self, step: LinearStep, func: Operation):
        self._step = step
        entry = func.regions[0].blocks.first
        assert entry is not None
        assert entry.first_op is not None
        self._entry = Builder.at(entry.first_op)

    def run(self, bits: int) -> bool:
        """Write the blocks, unless that would be slower."""
        step, loop = self._step, self._step.loop
        trips = known_integer(loop.operands[1])
        if trips is not None and trips < BLOCK:
            return False
        # The rows of an iteration outside of any loop say what it would cost.
        scratch = Block(arg_types=[step.body.args[0].type])
        rows = self._iteration(Builder(scratch), scratch.args[0])
        made = list(scratch.ops)
        pays = _pays(step, rows, made, scratch, bits)
        for op in reversed(made):
            erase(op)
        if not pays:
            return False
        self._write()
        return True

    def _iteration(self, build: Builder, counter: SSAValue) -> list[Row]:
        """Copy what does not depend on what is carried, and multiply out the rest."""
        values: dict[SSAValue, SSAValue] = {self._step.body.args[0]: counter}
        for op in self._step.operations:
            if not any(result in self._step.linear for result in op.results):
                build.emit(copy_operation(op, values, {}))
        return matrix_of(self._step, build, values)

    def _write(self) -> None:
        loop = self._step.loop
        build = Builder.at(loop)
        _, upper, _, *first = loop.operands
        around, block = build.loop(0, upper, BLOCK, first)
        begin, *carried = block.block.args
        left = block.value(arith.SubiOp(block.index(upper), begin))
        count = block.minimum(left, BLOCK)
        at, lanes = block.each(0, count)
        rows = self._iteration(lanes, lanes.value(arith.AddiOp(begin, at)))
        chain, serial = block.loop(0, count, 1, carried)
        number, *now = chain.regions[0].block.args
        read = [self._kept(row, lanes, at, serial, number) for row in rows]
        forms = LinearForms(serial, self._step.type)
        following = [forms.value(row, now) for row in read]
        serial.emit(YieldOp(*following))
        block.emit(YieldOp(*chain.results))
        replace(loop, *around.results)

    def _kept(
        self, row: Row, lanes: Builder, at: SSAValue, serial: Builder, number: SSAValue
    ) -> Row:
        """Store what is made in an iteration, and load it in the chain."""
        found: Row = {}
        for column, one in row.items():
            if isinstance(one, int) or block_of(one) is not lanes.block:
                found[column] = one
                continue
            place = self._entry.value(memref.AllocaOp.get(self._step.type, shape=(BLOCK,)))
            lanes.emit(memref.StoreOp.get(one, place, (at,)))
            found[column] = serial.value(memref.LoadOp.get(place, (number,)))
        return found


def _pays(
    step: LinearStep, rows: Sequence[Row], made: Sequence[Operation], scratch: Block, bits: int
) -> bool:
    """Estimate the cycles of an iteration: of the longest chain, and of all operations."""
    essential = frozenset(
        at
        for number, row in enumerate(rows)
        for at, one in row.items()
        if at != REST and (at != number or not isinstance(one, int))
    )
    depth = step.depth(essential)
    longest = max((len(rows[at]) for at in essential), default=0)
    if depth <= longest:  # sums, also those of products, become lanes as they are
        return False
    before = max(_LATENCY * depth, _work(step.operations) / _AT_ONCE)
    kept = [
        one
        for row in rows
        for one in row.values()
        if not isinstance(one, int) and block_of(one) is scratch
    ]
    lanes = bits // step.type.bitwidth
    chain = max(_LATENCY * longest, 2 * len(kept) / _AT_ONCE)
    after = chain + (_work(made) + len(kept)) / (_AT_ONCE * lanes)
    return before > _GAIN * after


def _work(ops: Sequence[Operation]) -> int:
    """Operations that take time."""
    floats = [op for op in ops if op.name != "arith.constant"]
    return sum(_SLOW if op.name.startswith("math.") else 1 for op in floats)
