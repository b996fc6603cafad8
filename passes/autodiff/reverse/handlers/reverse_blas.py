"""BLAS in reverse mode: the call stays, what it overwrites is kept, and its rule calls BLAS again.

    func.call @cblas_daxpy(%n, %a, %x, %one, %y, %one)
  becomes, on the way back,
    ... y is what it was ...
    %t = func.call @cblas_ddot(%n, %x, %one, %dy, %one)      // a's cotangent
    func.call @cblas_daxpy(%n, %a, %dy, %one, %dx, %one)

What the call reads is then in memory as it was: what the caller sees is always restored, local
buffers are where a call reads them (`undo`).
"""

from __future__ import annotations

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.symbols import callee_name
from ad_opt.passes.autodiff.blas.blas_pullbacks import PULLBACKS
from ad_opt.passes.autodiff.blas.blas_site import Site
from ad_opt.passes.autodiff.plan.reversal_plan import ReversalPlan
from ad_opt.passes.autodiff.reverse.addresses.reverse_pointers import on_tape
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Sweep
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.ops.blas_functions import Routine
from xdsl.ir import Operation, SSAValue


def sweep_blas(sweep: Sweep, op: Operation, routine: Routine, em: Emitter) -> None:
    """Call it, and keep what it overwrites."""
    plan = sweep.plan
    p = Site(
        sweep.session, op, routine, em, lambda x: sweep.values[x], lambda x: sweep.shadows.get(x)
    )
    _check_saved(plan, op, routine)
    kept: list[SSAValue] = []
    for name in routine.writes:
        if plan.storage.must_undo(p.operand(name)):
            kept.append(p.keep(name, lambda size: em.value(on_tape(sweep, em, size))))
    sweep.old[op] = kept
    sweep.clone(op)


def reverse_blas(reversal: Reversal, op: Operation, routine: Routine, mirror: Mirror) -> None:
    """Put back what the call has overwritten, and run its rule."""
    seed = mirror.take(op.results[0]) if op.results else None
    p = Site(
        reversal.session,
        op,
        routine,
        mirror.emitter,
        lambda x: reversal.value(x, mirror),
        lambda x: reversal.shadow_forth(x, mirror) if x in reversal.sweep.shadows else None,
        reversal.has_cotangent,
        None if seed is None else mirror.emitter.fit(seed, op.results[0].type),
    )
    kept = iter(reversal.sweep.old.get(op, ()))
    for name in routine.writes:
        if reversal.storage.must_undo(p.operand(name)):
            _check_left(reversal, op, p.operand(name))
            p.put_back(name, reversal.recall.value(next(kept), mirror))
    written = [p.operand(name) for name in routine.writes]
    active = any(reversal.is_active(memory) for memory in written)
    if p.seed is None and not active:
        return
    if any(reversal.is_active(x) and x not in reversal.sweep.shadows for x in written):
        _check_constant(reversal, op, routine)
    rule = PULLBACKS.get(routine.name)
    if rule is None:
        message = f"`{routine.name}` of BLAS has no derivative rule in reverse mode"
        raise error_at(op, "AD0701", message, help="write it as loops")
    rule(p)
    for name, gradient in p.gradients.items():
        reversal.add(p.operand(name), gradient, mirror)


def _check_saved(plan: ReversalPlan, op: Operation, routine: Routine) -> None:
    """AD0982 where what the call reads may be something else on the way back."""
    places = routine.places((*routine.reads, *routine.writes))
    if any(plan.storage.may_change(op.operands[at]) for at in places):
        raise error_at(
            op,
            "AD0982",
            f"`@{callee_name(op)}` reads memory that may change between the two halves of a "
            "derivative",
            help="call one half right behind the other, or call it on memory of the function",
        )


def _check_left(reversal: Reversal, op: Operation, memory: SSAValue) -> None:
    """AD0982 where what is put back would have to be there in the end."""
    if reversal.key.leaves and not reversal.storage.is_local(memory):
        name = callee_name(op)
        raise error_at(
            op,
            "AD0982",
            f"`@{name}` writes to memory of the caller, in a function that cannot run twice",
            help="let it write to memory of the function, and copy that",
        )


def _check_constant(reversal: Reversal, op: Operation, routine: Routine) -> None:
    """AD0708 if a derivative would get lost in memory without shadow."""
    floats = (x for x in op.operands if reversal.has_cotangent(x))
    read = (op.operands[at] for at in routine.places(routine.reads))
    if any(floats) or any(x in reversal.sweep.shadows for x in read):
        raise error_at(
            op,
            "AD0708",
            "an active value is written to memory that has no derivative",
            help="request the function with that memory as `dup`, or detach the value",
        )
