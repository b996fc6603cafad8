"""To be recorded for operations of tapes, where a derivative is reversed itself."""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import FrameType
from ad_opt.passes.autodiff.plan.way_back import WayBack
from ad_opt.passes.emit.shadow_types import carries_cotangent, shadow_slot, shadow_slot_of
from xdsl.ir import Operation

from .rules import tbr_by_rule


def tbr_save(back: WayBack, op: Operation) -> None:
    """``autodiff.save``: the record in the frame of cotangents."""
    value, frame, *place = op.operands
    slot, type = shadow_slot_of(op, frame)
    if slot is not None and carries_cotangent(type) and back.plan.has_cotangent(value):
        back.shadow(frame)
        back.values(place)
        back.add(value)


def tbr_restore(back: WayBack, op: Operation) -> None:
    """``autodiff.restore``: the record in the frame of cotangents."""
    frame, *place = op.operands
    slot, _ = shadow_slot_of(op, frame)
    if back.take(op.results[0]) and slot is not None:
        back.shadow(frame)
        back.values(place)


def tbr_grow(back: WayBack, op: Operation) -> None:
    """``autodiff.frame_grow``: both frames of cotangents, and how large they are."""
    frame, capacity = op.operands[1:3]
    assert isinstance(frame.type, FrameType)
    slots = ((shadow_slot(frame.type, at), kind) for at, kind in enumerate(frame.type.types))
    if any(at is not None and carries_cotangent(kind) for at, kind in slots):
        back.values([capacity, op.results[1]])
        back.shadow(frame)
        back.shadow(op.results[0])


def tbr_cast(back: WayBack, op: Operation) -> None:
    """``builtin.unrealized_conversion_cast``: as its rule says, but of frames."""
    if not all(isinstance(x.type, FrameType) for x in (*op.operands, *op.results)):
        tbr_by_rule(back, op)


def tbr_invoke(back: WayBack, op: Operation) -> None:
    """``autodiff.invoke``: the witness and the arguments, which the derivative is called with."""
    arrived = [back.take(result) for result in op.results]
    made = op.operands[0].owner
    if any(arrived) and isinstance(made, Operation):
        back.values(made.operands)
        back.values(op.operands[1:])
        for operand in op.operands[1:]:
            back.add(operand)
