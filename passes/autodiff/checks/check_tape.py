"""Canaries on the tape: what comes back from it is what went onto it, and there is such a thing.

Each frame gets, behind its slots, as many slots of type i64, one for each. They are zero at first
and set to a number that depends on the frame's type and the slot by every save; a restore asserts
that number. A pushed record begins with a number that depends on the types in it, which a pop
asserts; a record below all others stands for the empty stack.

    autodiff.save %x, %f[%i] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
becomes
    %inside = arith.cmpi ult, %i, %n : index
    cf.assert %inside, "a record outside of its frame is saved"
    autodiff.save %x, %f[%i] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64, i64>
    autodiff.save %canary, %f[%i] of %n {slot = 1 : i64} : i64, !autodiff.frame<f64, i64>
"""

from __future__ import annotations

from zlib import crc32

from ad_opt.dialects.autodiff.autodiff import FrameType, PopOp, PushOp, RestoreOp, SaveOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase, replace, set_type
from xdsl.dialects.builtin import FunctionType, ModuleOp, i64
from xdsl.dialects.cf import AssertOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Operation, SSAValue


def check_tape(module: ModuleOp) -> None:
    """Insert the canaries, everywhere in the module: frames travel between functions."""
    ops = list(walk(module))
    for op in ops:
        if op.name in ("autodiff.save", "autodiff.restore"):
            _HANDLERS[op.name](op)
    for op in ops:
        _widen(op)
    for op in ops:
        if op.name in _AFTER:
            _AFTER[op.name](op)


def _number(*parts: object) -> int:
    """A number that nothing else is likely to be."""
    word = crc32(" ".join(map(str, parts)).encode())
    return (0x5AFE << 32 | word) << 8 | 0xA5


def _slots(frame: SSAValue) -> tuple[Attribute, ...]:
    assert isinstance(frame.type, FrameType)
    return frame.type.types


# ------------------------------------------------------------------ frames


def _widened(type: Attribute) -> Attribute:
    if not isinstance(type, FrameType) or not type.types:
        return type
    return FrameType([*map(_widened, type.types), *[i64] * len(type.types)])


def _widen(op: Operation) -> None:
    for result in op.results:
        _widen_value(result)
    for region in op.regions:
        for block in region.blocks:
            for arg in block.args:
                _widen_value(arg)
    if isinstance(op, FuncOp):
        type = op.function_type
        op.properties["function_type"] = FunctionType.from_lists(
            [_widened(t) for t in type.inputs], [_widened(t) for t in type.outputs]
        )


def _widen_value(value: SSAValue) -> None:
    if isinstance(value.type, FrameType):
        set_type(value, _widened(value.type))


def _inside(em: Builder, index: SSAValue, capacity: SSAValue, word: str) -> None:
    inside = em.compare("ult", index, capacity)
    em.emit(AssertOp(inside, f"tape: a record outside of its frame is {word}"))


def _save(op: Operation) -> None:
    assert isinstance(op, SaveOp)
    em = Builder.at(op)
    _inside(em, op.index, op.capacity, "saved")
    count = len(_slots(op.frame))
    canary = em.integer(_number(op.frame.type, op.at), i64)
    second = SaveOp(canary, op.frame, op.index, op.capacity, count + op.at)
    second.location = op.location
    assert op.parent is not None
    op.parent.insert_op_after(second, op)


def _restore(op: Operation) -> None:
    assert isinstance(op, RestoreOp)
    em = Builder.at(op)
    _inside(em, op.index, op.capacity, "restored")
    count = len(_slots(op.frame))
    found = em.value(RestoreOp(op.frame, op.index, op.capacity, count + op.at, i64))
    wanted = em.integer(_number(op.frame.type, op.at), i64)
    text = "tape: what is restored was never saved, or as something else"
    em.emit(AssertOp(em.compare("eq", found, wanted), text))


def _clear(op: Operation, lower: int | SSAValue, upper: SSAValue) -> None:
    """No record of a new frame, or of the new part of a larger one, is set."""
    frame = op.results[0]
    half = len(_slots(frame)) // 2
    if not half:
        return
    em = Builder.behind(op)
    zero = em.integer(0, i64)
    at, inner = em.each(lower, upper)
    for slot in range(half, 2 * half):
        inner.emit(SaveOp(zero, frame, at, upper, slot))


def _frame(op: Operation) -> None:
    _clear(op, 0, op.operands[1])


def _grow(op: Operation) -> None:
    _clear(op, op.operands[2], op.results[1])


# ------------------------------------------------------------------ stack


def _record(values: tuple[SSAValue, ...] | list[SSAValue]) -> int:
    return _number("record", *(value.type for value in values))


def _begin(op: Operation) -> None:
    em = Builder.behind(op)
    if any(use.operation.name in ("autodiff.pop", "func.call") for use in op.results[0].uses):
        em.emit(PushOp(op.results[0], [em.integer(_number("empty"), i64)]))


def _push(op: Operation) -> None:
    assert isinstance(op, PushOp)
    em = Builder.at(op)
    values = list(op.values)
    em.emit(PushOp(op.tape, [em.integer(_record(values), i64), *values]))
    erase(op)


def _pop(op: Operation) -> None:
    assert isinstance(op, PopOp)
    em = Builder.at(op)
    new = em.emit(PopOp(op.tape, [i64, *op.result_types]))
    same = em.compare("eq", new.results[0], em.integer(_record(list(op.results)), i64))
    em.emit(AssertOp(same, "tape: what is popped was not pushed last"))
    replace(op, *new.results[1:])


_HANDLERS = {"autodiff.save": _save, "autodiff.restore": _restore}
"""Handlers that run before the frames get their canaries."""

_AFTER = {
    "autodiff.frame": _frame,
    "autodiff.frame_grow": _grow,
    "autodiff.tape_begin": _begin,
    "autodiff.push": _push,
    "autodiff.pop": _pop,
}
"""Handlers that run after that."""
