"""To be recorded for calls: ``func.call``, ``llvm.call``."""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import FrameType
from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.passes.autodiff.plan.way_back import WayBack
from ad_opt.passes.emit.shadow_types import has_shadow
from ad_opt.passes.ops.blas_functions import blas_routine
from ad_opt.passes.ops.known_functions import is_known_inactive
from ad_opt.passes.ops.memory_ops import is_pointer
from ad_opt.passes.ops.written_bytes import New, Written, written_bytes
from xdsl.ir import Operation

from .rules import tbr_snapshots


def tbr_call(back: WayBack, op: Operation) -> None:
    """``func.call``: the records of the callee, or its arguments, if it is called again."""
    plan = back.plan
    if blas_routine(op) is not None and op not in plan.calls:
        tbr_routine(back, op)
        return
    arrived = [back.take(result) for result in op.results]
    key = plan.calls.get(op)
    again = op in plan.repeated_calls
    if key is None:
        tbr_snapshots(back, op)
        tbr_taken_back(back, op)
        return
    if again and not any(arrived):
        return
    if not again:
        nothing_comes = not any(arrived) and not key.globals
        if nothing_comes and "dup" not in key.activities:
            followed = any(has_shadow(x.type) for x in (*op.operands, *op.results))
            if not followed and plan.effects.writes(op) == []:
                return
        back.kept(op, "context", FrameType(()))
    else:
        back.values(op.operands)
    for operand, activity in zip(op.operands, key.activities, strict=True):
        if activity == "active":
            back.add(operand)


def tbr_routine(back: WayBack, op: Operation) -> None:
    """BLAS: the arguments, the shadows of arrays, and what was overwritten."""
    routine = blas_routine(op)
    assert routine is not None
    arrived = [back.take(result) for result in op.results]
    if not routine.fits(op):
        return  # the way forward refuses it
    operands = dict(zip(routine.parameters, op.operands, strict=True))
    kept = [operands[name] for name in routine.writes]
    kept = [memory for memory in kept if back.storage.must_undo(memory)]
    for number, memory in enumerate(kept):
        back.kept(op, "old", memory.type, number)
    active = any(back.plan.is_active(operands[name]) for name in routine.writes)
    if kept or active or any(arrived):
        back.values(op.operands)
    if not active and not any(arrived):
        return
    for operand in op.operands:
        if back.has_shadow(operand):
            back.shadow(operand)
        back.add(operand)
    back.values(result for result, comes in zip(op.results, arrived, strict=True) if comes)


def tbr_taken_back(back: WayBack, op: Operation) -> None:
    """Calls of the library: the memory that they overwrite, and how much of it."""
    for result in op.results:
        back.take(result)
    plan, found = back.plan, written_bytes(op) if is_known_inactive(op) else None
    for one in reversed(found or ()):
        if one.place >= len(op.operands):
            continue
        memory = op.operands[one.place]
        undone = is_pointer(memory.type) and back.storage.must_undo(memory)
        carries = back.has_shadow(memory) and plan.is_active(memory)
        if carries and one.new is not New.ADDRESS:
            back.shadow(memory)
            _want_made(back, op, one)
        if undone:
            back.kept(op, "overwritten", PTR, one.place)
            back.values(op.operands[at] for at in one.times)
            back.value(memory)


def _want_made(back: WayBack, op: Operation, one: Written) -> None:
    """Want what says how much a call has written."""
    match one.new:
        case New.COUNTED:
            back.values([*op.results[:1], *(op.operands[at] for at in one.made)])
        case New.PRINTED:
            back.values(op.results[:1])
        case _:
            back.values(op.operands[at] for at in one.times)
    if one.beyond is not None:
        back.values(op.results[:1])
