"""To be recorded for operations that only compute, as their rules say, and for plug-ins'."""

from __future__ import annotations

from ad_opt.passes.autodiff.plan.way_back import ToBeRecorded, WayBack
from ad_opt.passes.ops.memory_ops import is_memref, is_pointer
from ad_opt.passes.rules.methods import Methods
from xdsl.ir import Operation


def tbr_nothing(back: WayBack, op: Operation) -> None:
    """Take the cotangents of the results."""
    for result in op.results:
        back.take(result)


def tbr_snapshots(back: WayBack, op: Operation) -> None:
    """Want the buffers back that an operation without method in the forward sweep overwrites."""
    if op.regions:
        return
    written = back.plan.effects.writes(op) or []
    back.restored(op, [m for m in written if not is_pointer(m.type) and back.storage.must_undo(m)])


def tbr_by_rule(back: WayBack, op: Operation) -> None:
    """Want what the rule of an operation reads."""
    plan = back.plan
    tbr_snapshots(back, op)
    wanted = [k for k, x in enumerate(op.operands) if plan.has_cotangent(x)]
    arrived = [back.take(result) for result in op.results]
    rules = plan.functions.rules
    if op.regions or not wanted or not any(arrived) or rules.is_inactive(op.name):
        return
    rule = rules.find(op.name, plan.functions.context)
    if rule is None:
        return
    if op in plan.masked:
        rule = rule.guarded()
    values = {"x": op.operands, "y": op.results}
    for k in wanted:  # in the order in which the writer comes to them
        for kind, number in sorted(rule.needs(op, [k])):
            if number < len(values[kind]):
                back.value(values[kind][number])
    for k in rule.passes_on(arrived, wanted):
        back.add(op.operands[k])


def tbr_of_third_party(methods: Methods) -> ToBeRecorded:
    """Return what is to be recorded for a method of a plug-in: all, if it does not say which."""

    def to_be_recorded(back: WayBack, op: Operation) -> None:
        if methods.remember is None:
            tbr_snapshots(back, op)
        if methods.needs is None:
            _tbr_everything(back, op)
        else:
            methods.needs(back, op)
            back.may_want(op)

    return to_be_recorded


def _tbr_everything(back: WayBack, op: Operation) -> None:
    tbr_nothing(back, op)
    for value in (*op.operands, *op.results):
        back.value(value)
        if is_memref(value.type) and back.plan.is_active(value):
            back.shadow(value)
    for operand in op.operands:
        back.add(operand)
