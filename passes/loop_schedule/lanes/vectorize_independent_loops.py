"""``vectorize-independent-loops``: iterations that need nothing of each other run as lanes.

For loops of which LLVM makes no vectors, as there is control flow in them that is another one in
each iteration. Needs ``scf`` loops over memrefs, with tapes or without; leaves a loop over vectors
in front of each, which then does what is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import ancestors, walk
from ad_opt.passes.analysis.affine.nests import nests_in
from ad_opt.passes.analysis.affine.outnumbered import outnumbered_in
from ad_opt.passes.analysis.dependence.dependence import Dependences
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.infrastructure.instruments.remarks import is_heard, remark
from ad_opt.passes.loop_schedule.form.refusal import RefusalError
from ad_opt.passes.ops.catalogue import is_loop
from ad_opt.passes.optimize.loops.hoist_invariants import HoistInvariantsPass
from ad_opt.passes.optimize.scalar.simplify import SimplifyPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import AnyFloat
from xdsl.ir import Operation

from .candidates import is_candidate
from .independence import require_independent
from .lane_control import known_trips
from .lane_costs import TRIPS, Machine
from .lane_loop import LaneForm, LaneLoop
from .lane_updates import updates_of
from .raise_accesses import raise_accesses

VECTORS = 4
"""Registers that a value takes. Measured on the gradient of Newton's method, whose steps wait for
divisions: 39 ms with one, 25 with two, 20 with four."""

MOST_OPERATIONS = 96
"""Operations of a body with which values take so many registers; with more, as many less. A guess:
with four registers a value, sixteen values live at once would fill the stack."""


@dataclass(frozen=True)
class VectorizeIndependentLoopsPass(FunctionPass):
    """Run independent iterations of a loop at once, with control flow by masks.

    Before, and after (with eight lanes; %m are the lanes that are in the loop inside)::

        scf.for %i = %c0 to %n step %c1 {          scf.for %i = %c0 to %n8 step %c8 {
          %x = memref.load %a[%i]                    %x = vector.load %a[%i]
          %y = scf.while (%p = %x) {                 %y, .. = scf.while (%p = %x, %in = %all) {
            %more = arith.cmpf ogt, %p, %c             %more = arith.cmpf ogt, %p, %c
            scf.condition(%more) %p                    %m = arith.select %in, %more, %none
          } do {                                       %any = vector.reduction <or>, %m
          ^bb0(%p: f64):                               scf.condition(%any) %p, %p, %m
            %q = arith.mulf %p, %d                   } do {
            scf.yield %q                             ^bb0(%p, %old, %m):
          }                                            %q = arith.mulf %p, %d
          memref.store %y, %b[%i]                      %r = arith.select %m, %q, %old
        }                                              scf.yield %r, %m
                                                     }
                                                     vector.store %y, %b[%i]
                                                   }
                                                   scf.for %i = %n8 to %n step %c1 { .. }

    A loop is chosen if no iteration depends on another one, by proof; if it has an inner loop or a
    branch that goes another way in each iteration; and if lanes are faster by an estimate. In a
    function of many loops, it is left alone if a nest runs over the same extents and over more
    (`outnumbered`). What a loop carries may be sums, products and extremes: in the order of the
    loop, or lane by lane where ``reassoc`` allows it. All else has the same bits as before. A lane
    that is not there reads and writes no memory and divides by no integer. With
    ``--remarks=vectors`` each loop is named, with what stands against it.

    Options: ``vector-bits`` (512): bits of a register. ``gathers`` (true): the processor reads and
    writes elements here and there under a mask. ``functions`` (true): functions of the C library
    have forms for vectors. ``lanes`` (0): iterations at once, 0 for those of a few registers.
    ``cost`` (true): leave loops where lanes are not faster. ``ordered`` (true): LLVM keeps the
    order of sums that do not say ``reassoc``, so it makes no vectors of their loops.
    """

    name = "vectorize-independent-loops"
    vector_bits: int = 512
    lanes: int = 0
    gathers: bool = True
    functions: bool = True
    cost: bool = True
    ordered: bool = True

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        loops = [op for op in walk(func) if self._is_candidate(op)]
        if not loops or not (loops := _worth_it(loops, func)):
            return False
        raised = raise_accesses(loops)
        if raised:
            # Subscripts were written where elements are accessed.
            SimplifyPass().apply_function(ctx, func, analyses)
            analyses.invalidate(within=func)
            HoistInvariantsPass().apply_function(ctx, func, analyses)
            analyses.invalidate(within=func)
            loops = _worth_it([op for op in walk(func) if self._is_candidate(op)], func)
        facts = Dependences(nests_in(func), analyses.get(Aliasing, func))
        done: list[Operation] = []
        for loop in loops:
            if any(other.is_ancestor(loop) for other in done):
                continue
            inner = [one for one in loops if one is not loop and loop.is_ancestor(one)]
            if self._try(facts, loop, inner):
                done.append(loop)
        count("loops run as lanes", len(done))
        return raised or bool(done)

    def _is_candidate(self, op: Operation) -> bool:
        return op.name == "scf.for" and is_candidate(op, ordered=self.ordered)

    def _try(self, facts: Dependences, loop: Operation, inner: Sequence[Operation]) -> bool:
        """Run a loop as lanes, if it can be and is faster then, also than ``inner`` loops are."""
        try:
            made = self._made(facts, loop)
            if self.cost and not made.pays:
                made.discard()
                _say(loop, "iterations run one by one: lanes are not faster, by the estimate")
                return False
            if self.cost and inner:
                made.discard()
                if self._saved_inside(facts, loop, inner) > made.saves:
                    _say(loop, "iterations run one by one: those of loops inside run at once")
                    return False
                made = self._made(facts, loop)
        except RefusalError as error:
            _say(loop, f"iterations run one by one: {error.diagnostics[0].message}")
            return False
        made.finish()
        _say(loop, f"iterations run {made.width} at once")
        return True

    def _made(self, facts: Dependences, loop: Operation) -> LaneLoop:
        form = LaneForm.of(loop, self.lanes or _lanes(loop, self.vector_bits))
        updates = updates_of(loop, facts.aliasing)
        require_independent(facts, loop, updates)
        machine = Machine(self.vector_bits, self.gathers, self.functions, self.ordered)
        return LaneLoop(form, updates, machine)

    def _saved_inside(
        self, facts: Dependences, loop: Operation, inner: Sequence[Operation]
    ) -> float:
        """Cost that an iteration of a loop saves if loops inside of it run as lanes."""
        saved, counted = 0.0, list[Operation]()
        for one in inner:
            if any(other.is_ancestor(one) for other in counted):
                continue
            try:
                made = self._made(facts, one)
            except RefusalError:
                continue
            made.discard()
            if made.pays:
                saved += made.saves * _runs(one, loop)
                counted.append(one)
        return saved


def _runs(inner: Operation, loop: Operation) -> float:
    """Iterations of a loop for each one of a loop around it, by an estimate."""
    runs = 1.0
    for around in (inner, *ancestors(inner)):
        if around is loop:
            break
        if is_loop(around):
            trips = known_trips(around) if around.name == "scf.for" else None
            runs *= TRIPS if trips is None else trips
    return runs


def _worth_it(loops: list[Operation], func: Operation) -> list[Operation]:
    """Leave out loops that run seldom in a function that takes long to compile."""
    seldom = outnumbered_in(func)
    for loop in loops:
        if loop in seldom:
            _say(loop, "iterations run one by one: other loops run more often")
    return [loop for loop in loops if loop not in seldom]


def _say(loop: Operation, what: str) -> None:
    if is_heard("vectors"):
        remark("vectors", loop, what)


def _lanes(loop: Operation, bits: int) -> int:
    """Lanes of the vectors of the widest floats of a loop."""
    operations = list(walk(loop))
    types = {id(result.type): result.type for op in operations for result in op.results}
    floats = [type.bitwidth for type in types.values() if isinstance(type, AnyFloat)]
    widest = max(floats, default=64)
    registers = VECTORS
    while registers > 1 and len(operations) * registers > MOST_OPERATIONS * VECTORS:
        registers //= 2
    return max(2, registers * bits // widest)
