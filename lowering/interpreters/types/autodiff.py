"""Meaning of the tape and the tangent arithmetic of ``autodiff``.

A tape is a Python object that knows whether it is still open; a frame is a list of records. The
interpreter checks what compiled code takes for granted: that an access says the frame's capacity,
that a slot was set before it is read, and that nothing is used after the end of the tape.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from ad_opt.dialects.autodiff.tape import FIRST_CAPACITY
from ad_opt.dialects.autodiff.types import FrameType, NoneType
from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.lowering.interpreters.memory.memref import memref_type, new_memory
from ad_opt.lowering.interpreters.types.differentials import Algebra
from ad_opt.lowering.interpreters.values.ieee import format_of, rounder
from ad_opt.lowering.interpreters.values.own_types import is_by_parts
from ad_opt.lowering.interpreters.values.registry import (
    Evaluate,
    Machine,
    Undefined,
    Value,
    integer,
    operand_type,
    ops,
    result_type,
    types,
    unknown,
)
from ad_opt.lowering.interpreters.values.shapes import dynamic_shape
from ad_opt.lowering.interpreters.values.values import Allocation, MemRef, codec_of
from xdsl.dialects.builtin import ComplexType, TensorType, TupleType, VectorType
from xdsl.dialects.llvm import LLVMArrayType, LLVMStructType
from xdsl.ir import Attribute, Operation

UNSET: Any = object()


@dataclass(eq=False)
class Tape:
    """An arena: what dies with it, its stack of pushed records, and the frame it keeps."""

    open: bool = True
    root: Frame | None = None
    stack: list[tuple[Value, ...]] = field(default_factory=list[tuple[Value, ...]])
    memory: list[Allocation] = field(default_factory=list[Allocation])
    deferred: list[Allocation] = field(default_factory=list[Allocation])
    frames: list[Frame] = field(default_factory=lambda: list[Frame]())

    def check(self) -> None:
        """Refuse a tape that has ended."""
        if not self.open:
            raise Undefined("the tape is used after its end")


@dataclass(eq=False)
class Frame:
    """Records of a tape."""

    tape: Tape
    records: list[list[Value]]
    open: bool = True

    def record(self, index: int, capacity: int) -> list[Value]:
        """The record at ``index``, checked."""
        self.tape.check()
        if not self.open:
            raise Undefined("the frame is used after the tape was reset to before it")
        if capacity != len(self.records):
            raise Undefined(f"the frame has {len(self.records)} records, not {capacity}")
        if not 0 <= index < capacity:
            raise Undefined(f"record {index} is outside of a frame of {capacity}")
        return self.records[index]


def new_frame(tape: Tape, slots: int, capacity: int) -> Frame:
    """A frame of records that are not set."""
    tape.check()
    if capacity < 0:
        raise Undefined(f"a frame of {capacity} records")
    made = Frame(tape, [[UNSET] * slots for _ in range(capacity)])
    tape.frames.append(made)
    return made


def _slots(type: Attribute) -> int:
    assert isinstance(type, FrameType)
    return len(type.types)


# ------------------------------------------------------------------ arena


@ops("autodiff.tape_begin")
def _tape_begin(op: Operation, machine: Machine) -> Evaluate:
    return lambda: Tape()


@ops("autodiff.tape_mark")
def _tape_mark(op: Operation, machine: Machine) -> Evaluate:
    return lambda tape: (len(tape.memory), len(tape.frames))


@ops("autodiff.tape_reset")
def _tape_reset(op: Operation, machine: Machine) -> Evaluate:
    """Drop what was made since the mark, but for memory that is freed at the tape's end."""

    def evaluate(tape: Tape, mark: tuple[int, int]) -> tuple[()]:
        tape.check()
        buffers, frames = mark
        for allocation in tape.memory[buffers:]:
            allocation.alive = False
        for frame in tape.frames[frames:]:
            frame.open = False
        del tape.memory[buffers:], tape.frames[frames:]
        return ()

    return evaluate


@ops("autodiff.tape_end")
def _tape_end(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(tape: Tape) -> tuple[()]:
        tape.check()
        for allocation in tape.deferred:
            if not allocation.alive:
                raise Undefined(f"{allocation.what} is freed twice")
            allocation.alive = False
        for allocation in tape.memory:
            allocation.alive = False
        tape.open = False
        return ()

    return evaluate


@ops("autodiff.restore_memory")
def _restore_memory(op: Operation, machine: Machine) -> Evaluate:
    """Do nothing: only memory behind addresses is logged, which is not interpreted."""
    return lambda tape: ()


@ops("autodiff.arena_alloc")
def _arena_alloc(op: Operation, machine: Machine) -> Evaluate:
    type = memref_type(op, result_type(op))

    def evaluate(tape: Tape, *sizes: int) -> MemRef:
        tape.check()
        memref = new_memory(op, type, dynamic_shape(type, sizes))
        memref.allocation.written = None
        tape.memory.append(memref.allocation)
        return memref

    return evaluate


@ops("autodiff.defer_dealloc")
def _defer_dealloc(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(tape: Tape, memref: MemRef) -> tuple[()]:
        tape.check()
        memref.check_alive()
        if not memref.allocation.heap or memref.allocation in tape.deferred:
            raise Undefined(f"{memref.allocation.what} cannot be freed at the end of the tape")
        tape.deferred.append(memref.allocation)
        return ()

    return evaluate


# ------------------------------------------------------------------ frames


@ops("autodiff.frame")
def _frame(op: Operation, machine: Machine) -> Evaluate:
    slots = _slots(result_type(op))
    return lambda tape, capacity: new_frame(tape, slots, capacity)


@ops("autodiff.frame_grow")
def _frame_grow(op: Operation, machine: Machine) -> Evaluate:
    slots = _slots(result_type(op))

    def evaluate(tape: Tape, frame: Frame, capacity: int, index: int) -> tuple[Frame, int]:
        frame.tape.check()
        if capacity != len(frame.records):
            raise Undefined(f"the frame has {len(frame.records)} records, not {capacity}")
        if 0 <= index < capacity:
            return frame, capacity
        if index < 0:
            raise Undefined(f"record {index} is outside of any frame")
        grown = new_frame(tape, slots, max(FIRST_CAPACITY, 2 * capacity, index + 1))
        grown.records[:capacity] = [list(record) for record in frame.records]
        return grown, len(grown.records)

    return evaluate


@ops("autodiff.save")
def _save(op: Operation, machine: Machine) -> Evaluate:
    slot = integer(attribute_of(op, "slot"))

    def evaluate(value: Value, frame: Frame, index: int, capacity: int) -> tuple[()]:
        frame.record(index, capacity)[slot] = value
        return ()

    return evaluate


@ops("autodiff.restore")
def _restore(op: Operation, machine: Machine) -> Evaluate:
    slot = integer(attribute_of(op, "slot"))

    def evaluate(frame: Frame, index: int, capacity: int) -> Value:
        value = frame.record(index, capacity)[slot]
        if value is UNSET:
            raise Undefined(f"slot {slot} of record {index} is read before it is set")
        return value

    return evaluate


@ops("autodiff.set_root")
def _set_root(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(tape: Tape, frame: Frame) -> tuple[()]:
        tape.check()
        tape.root = frame
        return ()

    return evaluate


@ops("autodiff.root")
def _root(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(tape: Tape) -> Frame:
        tape.check()
        if tape.root is None:
            raise Undefined("the tape keeps no frame")
        return tape.root

    return evaluate


# ------------------------------------------------------------------ stack


@ops("autodiff.push")
def _push(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(tape: Tape, *values: Value) -> tuple[()]:
        tape.check()
        tape.stack.append(values)
        return ()

    return evaluate


@ops("autodiff.pop")
def _pop(op: Operation, machine: Machine) -> Evaluate:
    wanted = len(op.results)

    def evaluate(tape: Tape) -> Value:
        tape.check()
        if not tape.stack:
            raise Undefined("the tape's stack is empty")
        values = tape.stack.pop()
        if len(values) != wanted:
            raise Undefined(f"{len(values)} values were pushed, but {wanted} are popped")
        return values[0] if wanted == 1 else values

    return evaluate


# ------------------------------------------------------------------ tangents

Fields = Sequence[Attribute]


def fields_of(type: Attribute) -> Fields | None:
    """The types of the parts of an aggregate."""
    if isinstance(type, LLVMStructType | TupleType):
        return type.types.data
    if isinstance(type, LLVMArrayType):
        return [type.type] * type.size.data
    return None


def _zero_of(op: Operation, type: Attribute, sizes: Sequence[int]) -> Value:
    if isinstance(type, NoneType):
        return None
    if isinstance(type, VectorType | TensorType):
        shape = dynamic_shape(type, sizes)
        codec = codec_of(type.element_type)
        zero = _zero_of(op, type.element_type, ())
        return codec.array([zero] * int(np.prod(shape, dtype=int)), shape)
    if isinstance(type, ComplexType):
        return (0.0, 0.0)
    if (fields := fields_of(type)) is not None:
        return tuple(_zero_of(op, inner, ()) for inner in fields)
    if format_of(type) is None:
        raise unknown(op, f"the zero of type `{type}`")
    return 0.0


def zero_of(op: Operation, machine: Machine, type: Attribute) -> Value:
    """The zero of a type without sizes that are known only at run time."""
    algebra = Algebra(machine, op, "dzero", lambda inner: lambda: _zero_of(op, inner, ()))
    return algebra.apply(type)


@ops("autodiff.zero")
def _zero(op: Operation, machine: Machine) -> Evaluate:
    type = result_type(op)
    if is_by_parts(type):
        return lambda: zero_of(op, machine, type)
    return lambda *sizes: _zero_of(op, type, sizes)


Combine = Callable[[float, float], float]


def combine(op: Operation, type: Attribute, f: Combine) -> Callable[[Value, Value], Value]:
    """``f`` on each pair of components, rounded to their format."""
    if isinstance(type, NoneType):
        return lambda a, b: None
    if isinstance(type, VectorType | TensorType):
        codec, inner = codec_of(type.element_type), combine(op, type.element_type, f)
        return lambda a, b: codec.array(
            [inner(x, y) for x, y in zip(codec.values(a), codec.values(b), strict=True)], a.shape
        )
    if isinstance(type, ComplexType):
        part = combine(op, type.element_type, f)
        return lambda a, b: (part(a[0], b[0]), part(a[1], b[1]))
    if (fields := fields_of(type)) is not None:
        parts = [combine(op, inner, f) for inner in fields]
        return lambda a, b: tuple(g(x, y) for g, x, y in zip(parts, a, b, strict=True))
    if (at := format_of(type)) is None:
        raise unknown(op, f"tangents of type `{type}`")
    round_ = rounder(at)
    return lambda a, b: round_(f(a, b))


@ops("autodiff.add")
def _add(op: Operation, machine: Machine) -> Evaluate:
    type = result_type(op)
    if is_by_parts(type):
        algebra = Algebra(machine, op, "dadd", lambda inner: combine(op, inner, operator.add))
        return lambda a, b: algebra.apply(type, a, b)
    return combine(op, type, operator.add)


@ops("autodiff.scale")
def _scale(op: Operation, machine: Machine) -> Evaluate:
    if format_of(operand_type(op)) is None:
        raise unknown(op, f"a factor of type `{types(op.operands)[0]}`")

    def scaled(type: Attribute) -> Callable[[float, Value], Value]:
        return lambda factor, tangent: combine(op, type, lambda x, _: factor * x)(tangent, tangent)

    type = result_type(op)
    if is_by_parts(type):
        algebra = Algebra(machine, op, f"dmul:{operand_type(op)}", scaled)
        return lambda factor, tangent: algebra.apply(type, factor, tangent)
    return scaled(type)


@ops("autodiff.stop_gradient", "autodiff.detach", "autodiff.wrap", "autodiff.unwrap")
def _stop(op: Operation, machine: Machine) -> Evaluate:
    return lambda value: value
