"""Calls in reverse mode: forward the augmented function, back its reverse sweep.

A function of values whose author prefers it to be recomputed (``autodiff.prefer = "recompute"``) is
called as it is on the way forward, and again on the way back: nothing of it is on the tape.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ad_opt.dialects.autodiff.autodiff import TapeType
from ad_opt.passes.autodiff.addresses.overwritten_memory import take_back
from ad_opt.passes.autodiff.blas.known_routine import known_routine
from ad_opt.passes.autodiff.plan.key import Key, are_apart
from ad_opt.passes.autodiff.plan.reversal_plan import ReversalPlan
from ad_opt.passes.emit.emit import Cotangent, Emitter, flows_by_value
from ad_opt.passes.emit.shadow_types import has_shadow
from ad_opt.passes.ops.memory_ops import is_pointer
from xdsl.dialects.builtin import SymbolRefAttr
from xdsl.dialects.func import CallOp
from xdsl.ir import Operation, SSAValue

from .mirror import Mirror

if TYPE_CHECKING:
    from ad_opt.passes.autodiff.engine.session import Session

    from .forward_sweep import Sweep
    from .reverse import Reversal


def call_key(session: Session, plan: ReversalPlan, op: Operation) -> Key | None:
    """Return the key of the augmented function that a call needs; ``None`` if there is nothing
    to reverse.
    """
    callee = op.properties["callee"]
    assert isinstance(callee, SymbolRefAttr)
    activities = tuple(_activity(plan, x) for x in op.operands)
    results = tuple(_is_followed(plan, x) for x in op.results)
    function = session.declaration(callee.string_value(), op)
    inactive = session.is_inactive(function)
    globals = plan.activity.globals_at(op)
    if inactive or not (any(results) or "dup" in activities or globals):
        if function.is_declaration or plan.effects.writes(op) is not None:
            return None
        # What it writes where the caller cannot see, only its reverse sweep can put back.
        activities = ("const",) * len(activities)
        results = (False,) * len(results)
    apart = are_apart(activities, op)
    return Key(
        callee.string_value(),
        "augmented",
        activities,
        results,
        apart=apart,
        leaves=plan.key.leaves,
        saves=plan.key.saves,
        globals=globals,
    )


def _is_followed(plan: ReversalPlan, value: SSAValue) -> bool:
    """True if a derivative flows through ``value``, or through what is reached from it."""
    if is_pointer(value.type):
        return value in plan.needs_shadow
    return plan.is_active(value) or value in plan.needs_shadow


def _activity(plan: ReversalPlan, argument: SSAValue) -> str:
    if isinstance(argument.type, TapeType) or not _is_followed(plan, argument):
        return "const"
    return "dup" if has_shadow(argument.type) else "active"


def forward_call(sweep: Sweep, op: Operation, em: Emitter) -> bool:
    """Call the augmented function in the forward sweep, if the call is active."""
    plan = sweep.plan
    key = call_key(sweep.session, plan, op)
    if key is None or op in plan.repeated_calls:
        return False
    augmented = sweep.session.request(key, op)
    operands = [
        y
        for x, activity in zip(op.operands, key.activities, strict=True)
        for y in ([sweep.values[x], sweep.shadows[x]] if activity == "dup" else [sweep.values[x]])
    ]
    types = list(augmented.function_type.outputs)
    call = em.emit(CallOp(augmented.sym_name.data, [*operands, sweep.tape], types))
    sweep.ops[op], sweep.primal_of[call] = call, op
    for result, new in zip(op.results, call.results, strict=False):
        sweep.values[result] = new
    shadows = iter(call.results[len(op.results) : -1])
    for result, active in zip(op.results, key.result_activity, strict=True):
        if active and has_shadow(result.type):
            sweep.shadows[result] = next(shadows)
    sweep.contexts[op] = call.results[-1]
    return True


def reverse_call(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """Call the reverse sweep of an active call; undo what an inactive one wrote."""
    from .reverse import reverse_key
    from .reverse_memory import restore_snapshots

    if (routine := known_routine(reversal.session, op)) is not None:
        from ad_opt.passes.autodiff.blas.reverse_blas import reverse_blas

        reverse_blas(reversal, op, routine, mirror)
        return

    context = reversal.sweep.contexts.get(op)
    cotangents = [mirror.take(result) for result in op.results]
    if context is None and op in reversal.plan.repeated_calls:
        _reverse_again(reversal, op, mirror, cotangents)
        return
    if context is None:
        restore_snapshots(reversal, op, mirror)
        take_back(reversal, op, mirror)
        return
    key = call_key(reversal.session, reversal.plan, op)
    assert key is not None
    em = mirror.emitter
    seeds = _seeds(em, op, key, cotangents)
    nothing_comes = all(c is None for c in cotangents) and not key.globals
    if nothing_comes and "dup" not in key.activities:
        followed = any(has_shadow(x.type) for x in (*op.operands, *op.results))
        if not followed and reversal.effects.writes(op) == []:
            return
    function = reversal.session.request(reverse_key(key), op)
    frame = reversal.recall.value(context, mirror)
    types = list(function.function_type.outputs)
    call = em.emit(CallOp(function.sym_name.data, [frame, reversal.tape, *seeds], types))
    gradients = iter(call.results)
    for operand, activity in zip(op.operands, key.activities, strict=True):
        if activity == "active":
            reversal.add(operand, next(gradients), mirror)


def _reverse_again(
    reversal: Reversal, op: Operation, mirror: Mirror, cotangents: list[Cotangent]
) -> None:
    """Run the function forward and back, now that the cotangents of its results are there."""
    key = call_key(reversal.session, reversal.plan, op)
    if key is None or all(c is None for c in cotangents):
        return
    em = mirror.emitter
    seeds = _seeds(em, op, key, cotangents)
    again = replace(key, mode="combined", primal=False, leaves=False)
    function = reversal.session.request(again, op)
    operands = [*reversal.values(op.operands, mirror), *seeds]
    types = list(function.function_type.outputs)
    gradients = iter(em.emit(CallOp(function.sym_name.data, operands, types)).results)
    for operand, activity in zip(op.operands, key.activities, strict=True):
        if activity == "active":
            reversal.add(operand, next(gradients), mirror)


def _seeds(em: Emitter, op: Operation, key: Key, cotangents: list[Cotangent]) -> list[SSAValue]:
    """A cotangent for each result through which a derivative flows."""
    return [
        em.zero_of(result.type) if cotangent is None else cotangent
        for result, active, cotangent in zip(
            op.results, key.result_activity, cotangents, strict=True
        )
        if active and flows_by_value(result.type)
    ]
