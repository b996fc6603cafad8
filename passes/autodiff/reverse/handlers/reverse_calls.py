"""Calls in reverse mode: forward the augmented function, back its reverse sweep.

A function of values whose author prefers it to be recomputed (``autodiff.prefer = "recompute"``) is
called as it is on the way forward, and again on the way back: nothing of it is on the tape.
"""

from __future__ import annotations

from dataclasses import replace

from ad_opt.dialects.support.ir.symbols import callee_name
from ad_opt.passes.autodiff.blas.known_routine import known_routine
from ad_opt.passes.autodiff.forward.forward_calls import bind_after_primals, bind_found
from ad_opt.passes.autodiff.plan.facts.key import Key, reverse_key
from ad_opt.passes.autodiff.reverse.addresses.reverse_overwritten import call_and_keep, take_back
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Sweep, keep_snapshots
from ad_opt.passes.emit.emit import Cotangent, Emitter, flows_by_value
from ad_opt.passes.emit.shadow_types import has_shadow
from ad_opt.passes.ops.known_functions import AT_EXIT, known_callee
from xdsl.dialects.builtin import SymbolRefAttr
from xdsl.dialects.func import CallOp
from xdsl.ir import Operation, SSAValue


def remember_call(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``func.call``."""
    key = sweep.plan.calls.get(op)
    if (routine := known_routine(sweep.session, op)) is not None:
        from ad_opt.passes.autodiff.reverse.handlers.reverse_blas import sweep_blas

        sweep_blas(sweep, op, routine, em)
    elif callee_name(op) in AT_EXIT and known_callee(op) is not None:
        _leave_to_the_program(sweep, op, em)
    elif key is not None and op not in sweep.plan.repeated_calls:
        _call_augmented(sweep, op, key)
    else:
        keep_snapshots(sweep, op)
        call_and_keep(sweep, op, em, lambda: sweep.clone(op))
        if known_callee(op) is not None:
            bind_found(sweep, op)


def _leave_to_the_program(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Register no destructor: the static variable is as it was before when the gradient is done."""
    for result in op.results:
        sweep.values[result] = em.zero(result.type)


def _call_augmented(sweep: Sweep, op: Operation, key: Key) -> None:
    augmented = sweep.session.request(key, op)
    operands = sweep.doubled(op.operands, [word == "dup" for word in key.activities], op)
    types = list(augmented.function_type.outputs)
    symbol = SymbolRefAttr(augmented.sym_name)
    call = sweep.remade(op, [*operands, sweep.tape], types, callee=symbol)
    pairs = zip(op.results, key.result_activity, strict=True)
    shadowed = tuple(active and has_shadow(result.type) for result, active in pairs)
    bind_after_primals(sweep, op, call, shadowed)
    sweep.contexts[op] = call.results[-1]


def reverse_call(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """Call the reverse sweep of an active call; undo what an inactive one wrote."""
    if (routine := known_routine(reversal.session, op)) is not None:
        from ad_opt.passes.autodiff.reverse.handlers.reverse_blas import reverse_blas

        reverse_blas(reversal, op, routine, mirror)
        return

    context = reversal.sweep.contexts.get(op)
    cotangents = [mirror.take(result) for result in op.results]
    if context is None and op in reversal.plan.repeated_calls:
        _reverse_again(reversal, op, mirror, cotangents)
        return
    if context is None:
        reversal.restore_snapshots(op, mirror)
        take_back(reversal, op, mirror)
        return
    key = reversal.plan.calls[op]
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
    key = reversal.plan.calls.get(op)
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
