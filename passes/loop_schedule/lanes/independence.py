"""Proof that no iteration of a loop needs, or overwrites, what another one does."""

from __future__ import annotations

from collections.abc import Mapping

from ad_opt.passes.analysis.dependence.dependence import Dependences
from ad_opt.passes.loop_schedule.form.refusal import refuse_dependence, refuse_unknown
from ad_opt.passes.optimize.carried.neighbouring_updates import Update
from xdsl.ir import Operation

from .lane_tapes import HANDLERS


def require_independent(
    facts: Dependences, loop: Operation, updates: Mapping[Operation, Update]
) -> None:
    """Raise `RefusalError` unless the memory that iterations touch lies apart.

    What they do to it by ``updates`` only may be done in any order. Tapes are left to `lane_tapes`:
    an iteration has frames of its own there.
    """
    step = "running iterations at once"
    for op in facts.nests.opaque_inside(loop):
        if op.name not in HANDLERS:
            raise refuse_unknown(step, op)
    for found in facts.each_carried_by(facts.nests.loop_of(loop)):
        if found.source.op not in updates or found.sink.op not in updates:
            raise refuse_dependence(step, found)
