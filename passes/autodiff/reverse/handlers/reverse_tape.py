"""Tapes in reverse mode, so that what reverse mode made can be reversed itself.

Every frame has a *shadow frame* of cotangents: a slot for each slot whose type has a shadow or a
cotangent. Saving a number and restoring it is an assignment and a use of a variable: the reverse of
`restore` adds to the shadow's slot, that of `save` takes the slot, which is zero afterwards. Slots
of buffers and frames hold their shadows, which travel forward, as those of buffers that are stored
in memory do.

    %f = autodiff.frame %t, %n        ->   %f = ..., %df = ...; every float slot of %df is set to 0
    autodiff.save %v, %f[%i] of %n    ->   back: %dv += %df[%i]; %df[%i] = 0
    %w = autodiff.restore %f[%i]      ->   back: %df[%i] += %dw

All of it lives on the tape of the new derivative: the inner tape is that one, and is neither begun,
ended nor rewound, because the way back still needs what is on it. A frame that grows has its
cotangents moved to the smaller one on the way back.
"""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import (
    ArenaAllocOp,
    DeferDeallocOp,
    FrameType,
    RestoreOp,
    SaveOp,
)
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import (
    ancestors,
    constant_of,
    defining_op,
    is_made_in,
    reached,
)
from ad_opt.passes.autodiff.forward.forward_tape import forward_on_second_tape
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.autodiff.reverse.handlers.reverse_rules import by_rule
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Sweep, zero_buffer_like
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.emit.shadow_types import carries_cotangent, shadow_slot, shadow_slot_of
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute, Operation, OpResult, SSAValue


def _frame_type(frame: SSAValue) -> FrameType:
    assert isinstance(frame.type, FrameType)
    return frame.type


def _numbers(frame: SSAValue) -> list[tuple[int, Attribute]]:
    """The slots of the shadow of ``frame`` that hold cotangents, with their types."""
    type = _frame_type(frame)
    slots = ((shadow_slot(type, at), kind) for at, kind in enumerate(type.types))
    return [(at, kind) for at, kind in slots if at is not None and carries_cotangent(kind)]


def _records(em: Emitter, first: SSAValue, end: SSAValue) -> tuple[SSAValue, Emitter]:
    """The number of a record in a loop over them, or of the only one; and a writer there."""
    is_one = constant_of(first) == 0 and constant_of(end) == 1
    return (first, em) if is_one else em.each(first, end)


def _clear(em: Emitter, frame: SSAValue, shadow: SSAValue, *records: SSAValue) -> None:
    """Set the cotangents to zero in the records from the first number to the last one, of which
    the second is the capacity.
    """
    slots = _numbers(frame)
    if not slots:
        return
    first, end = records
    at, inside = _records(em, first, end)
    for slot, type in slots:
        inside.emit(SaveOp(inside.zero_of(type), shadow, at, end, slot))


def _if_grown(em: Emitter, before: SSAValue, after: SSAValue) -> Emitter:
    """Return a builder for code that runs if a frame has grown."""
    return em.where(em.compare("ne", before, after))


# ------------------------------------------------------------------ the way forth


def remember_begin(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``autodiff.tape_begin``."""
    sweep.values[op.results[0]] = sweep.tape


def remember_end(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``autodiff.tape_end``."""
    owner = defining_op(op.operands[0], "autodiff.tape_begin")
    if owner is None:
        raise error_at(
            op, "AD0701", "a tape that another function began cannot be ended in reverse mode",
            help="differentiate forward over reverse, or end the tape where it begins",
        )  # fmt: skip


def remember_kept(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Marks: everything on the tape stays until the way back is done."""


def remember_frame(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``autodiff.frame``."""
    forward_on_second_tape(sweep, op)
    frame, capacity = op.results[0], sweep.values[op.operands[1]]
    _clear(em, frame, sweep.shadows[frame], em.index(0), capacity)


def remember_grow(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``autodiff.frame_grow``."""
    forward_on_second_tape(sweep, op)
    grown, more = op.results
    if _numbers(grown):
        old, new = sweep.values[op.operands[2]], sweep.values[more]
        inside = _if_grown(em, old, new)
        _clear(inside, grown, sweep.shadows[grown], old, new)


def remember_alloc(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``autodiff.arena_alloc``."""
    sizes = [sweep.values[x] for x in op.operands[1:]]
    buffer = em.emit(ArenaAllocOp(sweep.tape, sizes, op.results[0].type))
    sweep.values[op.results[0]] = buffer.results[0]
    sweep.ops[op], sweep.primal_of[buffer] = buffer, op
    if op.results[0] in sweep.plan.needs_shadow:
        if isinstance(op.results[0].type, MemRefType):
            sweep.shadows[op.results[0]] = zero_buffer_like(em, sweep, op.results[0])
        else:  # as many bytes, of which operations say what is float
            sweep.shadows[op.results[0]] = em.value(
                ArenaAllocOp(sweep.tape, sizes, op.results[0].type)
            )


def remember_defer(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``autodiff.defer_dealloc``."""
    em.emit(
        DeferDeallocOp(sweep.tape, sweep.values[op.operands[1]], op.attributes.get("deallocator"))
    )


def refuse_second_reversal(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Refused: ``autodiff.log_memory``, ``autodiff.pop`` and their kin."""
    raise error_at(
        op, "AD0701", f"`{op.name}` has no derivative rule in reverse mode",
        help="differentiate forward over reverse, or keep the values in a frame",
    )  # fmt: skip


# ------------------------------------------------------------------ the way back


def _shadow_place(
    reversal: Reversal, frame: SSAValue, place: list[SSAValue], mirror: Mirror
) -> tuple[SSAValue, SSAValue, SSAValue]:
    shadow = reversal.shadow_forth(frame, mirror)
    index, capacity = reversal.values(place, mirror)
    return shadow, index, capacity


def reverse_save(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """In the reverse sweep: ``autodiff.save``."""
    value, frame, *place = op.operands
    slot, type = shadow_slot_of(op, frame)
    if slot is None or not carries_cotangent(type) or not reversal.has_cotangent(value):
        return
    em = mirror.emitter
    shadow, index, capacity = _shadow_place(reversal, frame, place, mirror)
    cotangent = em.value(RestoreOp(shadow, index, capacity, slot))
    em.emit(SaveOp(em.zero_of(type), shadow, index, capacity, slot))
    reversal.add(value, cotangent, mirror)


def reverse_restore(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """In the reverse sweep: ``autodiff.restore``."""
    frame, *place = op.operands
    slot, _ = shadow_slot_of(op, frame)
    cotangent = mirror.take(op.results[0])
    if slot is None or cotangent is None:
        return
    _require_own_record(op, frame, place[0])
    em = mirror.emitter
    shadow, index, capacity = _shadow_place(reversal, frame, place, mirror)
    total = em.addf(em.value(RestoreOp(shadow, index, capacity, slot)), cotangent)
    em.emit(SaveOp(total, shadow, index, capacity, slot))


_COMPUTES_A_NUMBER = frozenset(
    f"arith.{name}" for name in "addi subi muli divsi divui floordivsi index_cast".split()
)
"""Operations that this engine makes numbers of records with."""


def _require_own_record(op: Operation, frame: SSAValue, index: SSAValue) -> None:
    """In a parallel loop each iteration must restore from a record of its own."""
    found = reached(
        [index],
        lambda value: (
            value.op.operands
            if isinstance(value, OpResult) and value.op.name in _COMPUTES_A_NUMBER
            else ()
        ),
    )
    for around in ancestors(op):
        if is_made_in(frame, around):
            break
        if around.name == "scf.parallel" and not found >= {*around.regions[0].block.args}:
            raise error_at(
                op, "AD0707", "iterations of a parallel loop restore the same record, so their "
                "cotangents would be added to it at once",
                help="restore the value outside of the loop",
            )  # fmt: skip


def reverse_grow(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """Move the cotangents of a frame that grew back to the smaller one."""
    frame, capacity = op.operands[1:3]
    slots = _numbers(frame)
    if not slots:
        return
    em = mirror.emitter
    before, after = reversal.values([capacity, op.results[1]], mirror)
    small, large = (reversal.shadow_forth(x, mirror) for x in (frame, op.results[0]))
    inside = _if_grown(em, before, after)
    at, body = _records(inside, inside.index(0), before)
    for slot, _ in slots:
        held = body.value(RestoreOp(small, at, before, slot))
        moved = body.value(RestoreOp(large, at, after, slot))
        body.emit(SaveOp(body.addf(held, moved), small, at, before, slot))


def reverse_cast(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """In the reverse sweep: ``builtin.unrealized_conversion_cast``."""
    if not all(isinstance(x.type, FrameType) for x in (*op.operands, *op.results)):
        by_rule(reversal, op, mirror)
