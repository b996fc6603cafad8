"""Doubling of tapes: derivatives are kept on a tape of their own, in step with the primal's.

So what reverse mode makes can be differentiated again: a frame becomes a frame and one of tangents,
with the slots that have a tangent type; saving and restoring, pushing and popping happen on both.
"""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import FrameType, TapeType
from ad_opt.passes.autodiff.engine.no_rule import no_forward_rule
from xdsl.dialects.builtin import IntegerAttr, i64
from xdsl.ir import Operation, SSAValue

from .doubling import Doubler


def forward_on_second_tape(doubler: Doubler, op: Operation) -> None:
    """Every tape and frame operand is the derivative's; types of results are derivatives' too."""
    doubler.clone(op)
    types = [doubler.derivative_type(result.type) for result in op.results]
    replaced = {
        at: derivative
        for at, operand in enumerate(op.operands)
        if (derivative := doubler.derivative(operand)) is not None
    }
    if any(isinstance(v.type, FrameType | TapeType) for v in op.operands) and not replaced:
        return
    kept = [result.type if t is None else t for result, t in zip(op.results, types, strict=True)]
    new = doubler.on_derivatives(op, replaced, kept)
    for result, type, derivative in zip(op.results, types, new.results, strict=True):
        if type is not None:
            doubler.bind(result, doubler.value(result), derivative)


def forward_cast(doubler: Doubler, op: Operation) -> None:
    """A frame whose type is erased, or known again; the derivative's frame likewise."""
    doubler.clone(op)
    if not all(isinstance(v.type, FrameType) for v in (*op.operands, *op.results)):
        lost = any(doubler.derivative(value) is not None for value in op.operands)
        if lost and any(map(doubler.carries, op.results)):
            raise no_forward_rule(op)
        return
    (source,), (result,) = op.operands, op.results
    derivative, type = doubler.derivative(source), doubler.derivative_type(result.type)
    if derivative is not None and type is not None:
        if derivative.type != type:
            derivative = doubler.again(op, [derivative], [type]).results[0]
        doubler.bind(result, doubler.value(result), derivative)


def _slot(doubler: Doubler, op: Operation, frame: SSAValue) -> IntegerAttr | None:
    slot = op.properties["slot"]
    assert isinstance(frame.type, FrameType)
    assert isinstance(slot, IntegerAttr)
    number = doubler.slot_of(frame.type, slot.value.data)
    return None if number is None else IntegerAttr(number, i64)


def forward_save(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``autodiff.save``."""
    doubler.clone(op)
    value, frame, *place = op.operands
    target, slot = doubler.derivative(frame), _slot(doubler, op, frame)
    if target is not None and slot is not None:
        operands = [doubler.required(value, op), target, *map(doubler.value, place)]
        doubler.again(op, operands, [], slot=slot)


def forward_restore(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``autodiff.restore``."""
    doubler.clone(op)
    frame, *place = op.operands
    result = op.results[0]
    source, slot = doubler.derivative(frame), _slot(doubler, op, frame)
    type = doubler.derivative_type(result.type)
    if source is not None and slot is not None and type is not None:
        new = doubler.again(op, [source, *map(doubler.value, place)], [type], slot=slot)
        doubler.bind(result, doubler.value(result), new.results[0])


def forward_push(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``autodiff.push``."""
    doubler.clone(op)
    tape, *values = op.operands
    tangents = [
        doubler.required(value, op)
        for value in values
        if doubler.derivative_type(value.type) is not None
    ]
    target = doubler.derivative(tape)
    if tangents and target is not None:
        doubler.again(op, [target, *tangents], [])


def forward_pop(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``autodiff.pop``."""
    doubler.clone(op)
    types = [(r, doubler.derivative_type(r.type)) for r in op.results]
    kept = [(result, type) for result, type in types if type is not None]
    source = doubler.derivative(op.operands[0])
    if kept and source is not None:
        new = doubler.again(op, [source], [type for _, type in kept])
        for (result, _), derivative in zip(kept, new.results, strict=True):
            doubler.bind(result, doubler.value(result), derivative)


def forward_log(doubler: Doubler, op: Operation) -> None:
    """Log what are tangents of the memory beside the memory."""
    doubler.clone(op)
    tape, memory, size = op.operands
    shadow, target = doubler.derivative(memory), doubler.derivative(tape)
    if shadow is not None and target is not None:
        doubler.again(op, [target, shadow, doubler.value(size)], [])
