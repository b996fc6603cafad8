"""``schedule-bodies``: the order of straight-line code in loops."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import move
from ad_opt.passes.analysis.memory.effects import Effects, Masks
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.ops.catalogue import entry_of
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Block, Operation, SSAValue

from .list_scheduling import Step, Weights, measure, schedule


@dataclass(frozen=True)
class ScheduleBodiesPass(FunctionPass):
    """Put straight-line code of loops in an order in which few values live at once.

    Bodies of loops are taken apart at operations with regions, calls that do anything, and whatever
    else has an order of its own. What lies between is scheduled like a kernel (`sched-order`), the
    last operation first. Accesses of memory that may be the same keep their order. Code stays as it
    is where no fewer values would live.

    Before::

        scf.for %i = %c0 to %n step %c1 {
          %a = memref.load %A[%i] : memref<?xf64>
          %b = memref.load %B[%i] : memref<?xf64>
          %c = memref.load %C[%i] : memref<?xf64>
          %p = arith.mulf %a, %a : f64
          %q = arith.mulf %b, %b : f64
          %s = arith.addf %p, %q : f64
          %t = arith.mulf %s, %c : f64
          memref.store %t, %D[%i] : memref<?xf64>
        }

    After::

        scf.for %i = %c0 to %n step %c1 {
          %b = memref.load %B[%i] : memref<?xf64>
          %q = arith.mulf %b, %b : f64
          %a = memref.load %A[%i] : memref<?xf64>
          %p = arith.mulf %a, %a : f64
          %s = arith.addf %p, %q : f64
          %c = memref.load %C[%i] : memref<?xf64>
          %t = arith.mulf %s, %c : f64
          memref.store %t, %D[%i] : memref<?xf64>
        }

    Options: ``lookahead`` as for `sched-order`. With ``--statistics`` the bodies that changed and
    the most values that live in one, before and after, are told.
    """

    name = "schedule-bodies"
    lookahead: int = 0

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        blocks = [
            region.block
            for op in walk(func)
            if entry_of(op).loop
            for region in op.regions
            if len(region.blocks) == 1
        ]
        effects = analyses.get(Effects, func)
        weights = Weights(lookahead=bool(self.lookahead))
        changed = [_schedule(part, effects, weights) for block in blocks for part in _parts(block)]
        count("bodies in another order", sum(changed))
        return any(changed)


def _parts(block: Block) -> Iterator[list[Operation]]:
    """Runs of operations that may change places with each other."""
    part: list[Operation] = []
    for op in [*block.ops]:
        if op.regions or op.successors or op is block.last_op or not _is_quiet(op):
            yield part
            part = []
        else:
            part.append(op)
    yield part


def _is_quiet(op: Operation) -> bool:
    entry = entry_of(op)
    return entry.returns and not entry.calls


def _schedule(part: list[Operation], effects: Effects, weights: Weights) -> bool:
    """Reorder a run; true if that was of use."""
    masks = [effects.of(op) for op in part]
    if len(part) < 3 or any(one.ordered or one.frees for one in masks):
        return False
    closure = effects.aliasing.closure
    steps = _steps(part, [Masks(closure(one.reads), closure(one.writes)) for one in masks])
    before, found = measure(steps, range(len(steps))), schedule(steps, weights)
    if found.live >= before.live:
        return False
    count("values that lived at most", before.live)
    count("values that live at most", found.live)
    behind = part[-1].next_op
    assert behind is not None
    for at in found.order[:-1]:
        move(part[at], behind)
    return True


def _steps(part: Sequence[Operation], masks: Sequence[Masks]) -> list[Step]:
    """The graph of a run; a last step stands for what comes behind it."""
    number: dict[SSAValue, int] = {
        result: at for at, op in enumerate(part) for result in op.results
    }
    inside = set(part)
    order = _memory_order(masks)
    steps: list[Step] = []
    for at, op in enumerate(part):
        operands = list(dict.fromkeys(number[x] for x in op.operands if x in number))
        live = 0 if entry_of(op).constant or not op.results else 1
        steps.append(Step(operands, order[at], (), live, live))
    out = [at for at, op in enumerate(part) if _is_used_behind(op, inside)]
    used = set(out)
    rest = [at for at in range(len(part)) if at not in used]
    steps.append(Step(out, rest, (), 0, 0))
    return steps


def _is_used_behind(op: Operation, inside: set[Operation]) -> bool:
    uses: list[SSAValue] = list(op.results)
    return any(use.operation not in inside for value in uses for use in value.uses)


def _memory_order(masks: Sequence[Masks]) -> list[list[int]]:
    """For each operation those that it must stay behind, for the sake of memory."""
    order: list[list[int]] = []
    wrote: dict[int, int] = {}
    read: dict[int, list[int]] = {}
    for at, one in enumerate(masks):
        found: set[int] = set()
        if one.reads or one.writes:
            found |= {last for mask, last in wrote.items() if mask & (one.reads | one.writes)}
        if one.writes:
            overlapping = [mask for mask in read if mask & one.writes]
            found |= {last for mask in overlapping for last in read[mask]}
            for mask in overlapping:
                if mask & one.writes == mask:
                    del read[mask]
            wrote[one.writes] = at
        if one.reads:
            read.setdefault(one.reads, []).append(at)
        order.append(sorted(found - {at}))
    return order
