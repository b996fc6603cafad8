"""To be recorded for structured operations on buffers: ``linalg``."""

from __future__ import annotations

from ad_opt.passes.autodiff.plan.facts.linalg_plan import Effect, has_floats, needed_again, plan_of
from ad_opt.passes.autodiff.plan.way_back import WayBack
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation


def tbr_structured(back: WayBack, op: Operation) -> None:
    """The outputs as they were, the shadows, and what the body's derivatives read."""
    facts = back.plan
    written = facts.effects.writes(op) or []
    back.restored(op, [buffer for buffer in written if back.storage.must_undo(buffer)])
    if not any(facts.is_active(x) and has_floats(x) for x in written):
        return
    plan = plan_of(op, facts.functions.rules, facts.aliasing)
    if plan is None:
        return
    for value in (*plan.op.operands[: plan.inputs], *plan.outputs):
        if facts.is_active(value) and isinstance(value.type, MemRefType) and has_floats(value):
            back.shadow(value)
    back.values(needed_again(op))
    scalars = [x for x in op.operands[: plan.inputs] if not isinstance(x.type, MemRefType)]
    reads = any(effect is not Effect.ADDS for effect in plan.effects) or bool(needed_again(op))
    for value in (*scalars, *plan.captured()):
        if reads:
            back.value(value)
        back.add(value)
