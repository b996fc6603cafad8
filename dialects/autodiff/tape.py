"""Tape operations: an arena, frames of records in it, and what else lives until its end.

A tape is an arena. Everything in it (frames, zero-filled buffers, pushed values) lives until
`tape_end`, which also frees the buffers whose deallocation was deferred. A frame is an array of
records; record ``i`` has one value per slot. The capacity of a frame is not kept in it: each access
says it (``of %n``), so that the compiler sees the layout.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from typing_extensions import override
from xdsl.dialects.builtin import (
    BFloat16Type,
    Float16Type,
    Float32Type,
    IndexType,
    IntegerAttr,
    MemRefType,
    StringAttr,
    UnrankedMemRefType,
    i64,
)
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    ParsePropInAttrDict,
    VarConstraint,
    base,
    irdl_op_definition,
    operand_def,
    opt_attr_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.traits import MemoryFreeEffect, MemoryReadEffect, MemoryWriteEffect
from xdsl.utils.exceptions import VerifyException

from .types import FrameType, TapeType

TAPE = base(TapeType)
FRAME = base(FrameType)
INDEX = IndexType()
ARENA_LINE = 64
"""Alignment of everything in an arena, and what sizes are rounded up to. Fixed by the
processors' cache line.
"""
UNINITIALIZED = "uninitialized"
"""Attribute of `ArenaAllocOp`: nobody reads what has not been written."""
OFF_STACK = "autodiff.off_stack"
"""On a stack allocation: it is large, and moves to a tape when nothing is differentiated any more.
"""
Value = SSAValue | Operation

FIRST_CAPACITY = 16
"""Records of a frame that grows: as many are there in the beginning, and no frame grows to less.
A guess: short loops never grow one, and doubling from here takes few steps.
"""


@irdl_op_definition
class TapeBeginOp(IRDLOperation):
    """Open an arena: ``%t = autodiff.tape_begin : !autodiff.tape``."""

    name = "autodiff.tape_begin"
    tape = result_def(TAPE)
    traits = traits_def(MemoryWriteEffect())
    assembly_format = "attr-dict `:` type($tape)"

    def __init__(self) -> None:
        super().__init__(result_types=[TapeType()])


@irdl_op_definition
class TapeEndOp(IRDLOperation):
    """Free everything in an arena, and the arena: ``autodiff.tape_end %t : !autodiff.tape``."""

    name = "autodiff.tape_end"
    tape = operand_def(TAPE)
    traits = traits_def(MemoryWriteEffect(), MemoryFreeEffect())
    assembly_format = "$tape attr-dict `:` type($tape)"

    def __init__(self, tape: Value) -> None:
        super().__init__(operands=[tape])


@irdl_op_definition
class TapeMarkOp(IRDLOperation):
    """Mark of the arena's free position: ``%m = autodiff.tape_mark %t : !autodiff.frame<>``."""

    name = "autodiff.tape_mark"
    tape = operand_def(TAPE)
    mark = result_def(FRAME)
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())
    assembly_format = "$tape attr-dict `:` type($mark)"

    def __init__(self, tape: Value) -> None:
        super().__init__(operands=[tape], result_types=[FrameType(())])


@irdl_op_definition
class TapeResetOp(IRDLOperation):
    """Give back all frames and buffers taken from the arena since a mark.

    ``autodiff.tape_reset %t, %m : !autodiff.frame<>``
    """

    name = "autodiff.tape_reset"
    tape = operand_def(TAPE)
    mark = operand_def(FRAME)
    traits = traits_def(MemoryWriteEffect(), MemoryFreeEffect())
    assembly_format = "$tape `,` $mark attr-dict `:` type($mark)"

    def __init__(self, tape: Value, mark: Value) -> None:
        super().__init__(operands=[tape, mark])


@irdl_op_definition
class FrameOp(IRDLOperation):
    """A frame of ``n`` records, not yet set: ``autodiff.frame %t, %n : !autodiff.frame<f64>``."""

    name = "autodiff.frame"
    tape = operand_def(TAPE)
    capacity = operand_def(INDEX)
    frame = result_def(FRAME)
    traits = traits_def(MemoryWriteEffect())
    assembly_format = "$tape `,` $capacity attr-dict `:` type($frame)"

    def __init__(self, tape: Value, capacity: Value, types: Sequence[Attribute] = ()) -> None:
        super().__init__(operands=[tape, capacity], result_types=[FrameType(types)])


@irdl_op_definition
class FrameGrowOp(IRDLOperation):
    """Make sure that record ``i`` exists.

    ``%f2, %cap2 = autodiff.frame_grow %t, %f, %cap, %i : !autodiff.frame<f64>`` gives back the
    frame and its capacity if ``i < cap``; otherwise a frame of ``max(16, 2 * cap, i + 1)`` records
    with the old ones copied.
    """

    name = "autodiff.frame_grow"
    tape = operand_def(TAPE)
    T: ClassVar = VarConstraint("T", FRAME)
    frame = operand_def(T)
    capacity = operand_def(INDEX)
    index = operand_def(INDEX)
    grown = result_def(T)
    new_capacity = result_def(INDEX)
    traits = traits_def(MemoryWriteEffect(), MemoryReadEffect())
    assembly_format = "$tape `,` $frame `,` $capacity `,` $index attr-dict `:` type($grown)"

    def __init__(self, tape: Value, frame: Value, capacity: Value, index: Value) -> None:
        type = SSAValue.get(frame).type
        super().__init__(operands=[tape, frame, capacity, index], result_types=[type, INDEX])


def _check_slot(frame: Attribute, slot: int, value: Attribute) -> None:
    assert isinstance(frame, FrameType)
    if not 0 <= slot < len(frame.types):
        raise VerifyException(f"slot {slot} does not exist in {frame}")
    if frame.types[slot] != value:
        raise VerifyException(f"slot {slot} of {frame} does not hold a {value}")


class _SlotOp(IRDLOperation):
    """An access to one slot of one record."""

    slot = prop_def(IntegerAttr.constr(i64))
    irdl_options = (ParsePropInAttrDict(),)

    @property
    def at(self) -> int:
        """The number of the slot."""
        return self.slot.value.data


@irdl_op_definition
class SaveOp(_SlotOp):
    """Set a slot: ``autodiff.save %v, %f[%i] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>``.

    ``%n`` is the frame's capacity.
    """

    name = "autodiff.save"
    value = operand_def()
    frame = operand_def(FRAME)
    index = operand_def(INDEX)
    capacity = operand_def(INDEX)
    traits = traits_def(MemoryWriteEffect())
    assembly_format = (
        "$value `,` $frame `[` $index `]` `of` $capacity attr-dict `:` type($value) `,` "
        "type($frame)"
    )

    def __init__(
        self, value: Value, frame: Value, index: Value, capacity: Value, slot: int = 0
    ) -> None:
        super().__init__(
            operands=[value, frame, index, capacity], properties={"slot": IntegerAttr(slot, i64)}
        )

    @override
    def verify_(self) -> None:
        _check_slot(self.frame.type, self.at, self.value.type)


@irdl_op_definition
class RestoreOp(_SlotOp):
    """Read a slot.

    ``%v = autodiff.restore %f[%i] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>``
    """

    name = "autodiff.restore"
    frame = operand_def(FRAME)
    index = operand_def(INDEX)
    capacity = operand_def(INDEX)
    value = result_def()
    traits = traits_def(MemoryReadEffect())
    assembly_format = (
        "$frame `[` $index `]` `of` $capacity attr-dict `:` type($value) `,` type($frame)"
    )

    def __init__(
        self,
        frame: Value,
        index: Value,
        capacity: Value,
        slot: int = 0,
        type: Attribute | None = None,
    ) -> None:
        """``type`` is read from the frame's type if that is complete already."""
        if type is None:
            kind = SSAValue.get(frame).type
            assert isinstance(kind, FrameType)
            type = kind.types[slot]
        super().__init__(
            operands=[frame, index, capacity],
            result_types=[type],
            properties={"slot": IntegerAttr(slot, i64)},
        )

    @override
    def verify_(self) -> None:
        _check_slot(self.frame.type, self.at, self.value.type)


@irdl_op_definition
class ArenaAllocOp(IRDLOperation):
    """A buffer of zeros that lives until the end of the tape.

    ``%m = autodiff.arena_alloc %t(%n) : memref<?x3xf64>``; as ``!llvm.ptr``, of so many bytes. With
    the attribute ``uninitialized``, what is in it is not defined.
    """

    name = "autodiff.arena_alloc"
    tape = operand_def(TAPE)
    sizes = var_operand_def(INDEX)
    memref = result_def(base(MemRefType) | base(LLVMPointerType))
    traits = traits_def(MemoryWriteEffect())
    assembly_format = "$tape `(` $sizes `)` attr-dict `:` type($memref)"

    def __init__(self, tape: Value, sizes: Sequence[Value], type: Attribute) -> None:
        super().__init__(operands=[tape, sizes], result_types=[type])

    @override
    def verify_(self) -> None:
        type = self.memref.type
        if not isinstance(type, MemRefType):
            if len(self.sizes) != 1:
                raise VerifyException("an address needs one size, in bytes")
            return
        dynamic = sum(extent < 0 for extent in type.get_shape())
        if dynamic != len(self.sizes):
            raise VerifyException(f"{type} has {dynamic} dynamic sizes, not {len(self.sizes)}")


@irdl_op_definition
class DeferDeallocOp(IRDLOperation):
    """Free a heap buffer at the end of the tape: ``autodiff.defer_dealloc %t, %m : memref<?xf64>``.

    The reverse sweep still reads buffers that the program has freed. Memory that C++ has allocated
    is freed by the function of that name: ``{deallocator = "_ZdlPv"}``.
    """

    name = "autodiff.defer_dealloc"
    tape = operand_def(TAPE)
    memref = operand_def(base(MemRefType) | base(UnrankedMemRefType) | base(LLVMPointerType))
    deallocator = opt_attr_def(StringAttr)
    traits = traits_def(MemoryWriteEffect())
    assembly_format = "$tape `,` $memref attr-dict `:` type($memref)"

    def __init__(self, tape: Value, memref: Value, deallocator: Attribute | None = None) -> None:
        name = {} if deallocator is None else {"deallocator": deallocator}
        super().__init__(operands=[tape, memref], attributes=name)


@irdl_op_definition
class LogMemoryOp(IRDLOperation):
    """Keep what memory holds, for `restore_memory`: ``autodiff.log_memory %t, %p, %bytes``.

    The way back undoes what the function wrote; where that is to stay, it logs what it undoes.
    """

    name = "autodiff.log_memory"
    tape = operand_def(TAPE)
    memory = operand_def(LLVMPointerType())
    bytes = operand_def(i64)
    traits = traits_def(MemoryWriteEffect(), MemoryReadEffect())
    assembly_format = "$tape `,` $memory `,` $bytes attr-dict"

    def __init__(self, tape: Value, memory: Value, bytes: Value) -> None:
        super().__init__(operands=[tape, memory, bytes])


@irdl_op_definition
class RestoreMemoryOp(IRDLOperation):
    """Put back all that has been logged, what was logged last first.

    ``autodiff.restore_memory %t``: so each place holds in the end what it held before it was undone
    for the first time.
    """

    name = "autodiff.restore_memory"
    tape = operand_def(TAPE)
    traits = traits_def(MemoryWriteEffect(), MemoryReadEffect())
    assembly_format = "$tape attr-dict"

    def __init__(self, tape: Value) -> None:
        super().__init__(operands=[tape])


@irdl_op_definition
class AccumulateOp(IRDLOperation):
    """Add to a narrow float in memory: ``autodiff.accumulate %p, %v as bf16 : f32``.

    A shadow behind an address is as narrow as what it shadows, where a sum of many terms would
    stop. The sum is kept in f32 beside the memory for as long as the memory holds it rounded.
    """

    name = "autodiff.accumulate"
    memory = operand_def(LLVMPointerType())
    value = operand_def(Float32Type())
    held = prop_def(base(Float16Type) | base(BFloat16Type))
    traits = traits_def(MemoryWriteEffect(), MemoryReadEffect())
    assembly_format = "$memory `,` $value `as` $held attr-dict `:` type($value)"

    def __init__(self, memory: Value, value: Value, held: Attribute) -> None:
        super().__init__(operands=[memory, value], properties={"held": held})


@irdl_op_definition
class SetRootOp(IRDLOperation):
    """Keep one frame in the tape itself: ``autodiff.set_root %t, %f : !autodiff.frame<f64>``.

    So the second half of a split derivative, which receives the tape only, finds its values.
    """

    name = "autodiff.set_root"
    tape = operand_def(TAPE)
    frame = operand_def(FRAME)
    traits = traits_def(MemoryWriteEffect())
    assembly_format = "$tape `,` $frame attr-dict `:` type($frame)"

    def __init__(self, tape: Value, frame: Value) -> None:
        super().__init__(operands=[tape, frame])


@irdl_op_definition
class RootOp(IRDLOperation):
    """The frame that `set_root` kept: ``%f = autodiff.root %t : !autodiff.frame<f64>``."""

    name = "autodiff.root"
    tape = operand_def(TAPE)
    frame = result_def(FRAME)
    traits = traits_def(MemoryReadEffect())
    assembly_format = "$tape attr-dict `:` type($frame)"

    def __init__(self, tape: Value, type: Attribute) -> None:
        super().__init__(operands=[tape], result_types=[type])


@irdl_op_definition
class PushOp(IRDLOperation):
    """Put one record of values on the tape's stack: ``autodiff.push %t, %a, %b : f64, index``."""

    name = "autodiff.push"
    tape = operand_def(TAPE)
    values = var_operand_def()
    traits = traits_def(MemoryWriteEffect())
    assembly_format = "$tape `,` $values attr-dict `:` type($values)"

    def __init__(self, tape: Value, values: Iterable[Value]) -> None:
        super().__init__(operands=[tape, list(values)])

    @override
    def verify_(self) -> None:
        if not self.values:
            raise VerifyException("a pushed record has at least one value")


@irdl_op_definition
class PopOp(IRDLOperation):
    """Take the record that was pushed last: ``%a, %b = autodiff.pop %t : f64, index``.

    The types are those that were pushed together.
    """

    name = "autodiff.pop"
    tape = operand_def(TAPE)
    values = var_result_def()
    traits = traits_def(MemoryWriteEffect(), MemoryReadEffect())
    assembly_format = "$tape attr-dict `:` type($values)"

    def __init__(self, tape: Value, types: Sequence[Attribute]) -> None:
        super().__init__(operands=[tape], result_types=[types])

    @override
    def verify_(self) -> None:
        if not self.values:
            raise VerifyException("a popped record has at least one value")


TAPE_OPS: list[type[Operation]] = [
    TapeBeginOp,
    TapeEndOp,
    TapeMarkOp,
    TapeResetOp,
    FrameOp,
    FrameGrowOp,
    SaveOp,
    RestoreOp,
    ArenaAllocOp,
    DeferDeallocOp,
    LogMemoryOp,
    RestoreMemoryOp,
    AccumulateOp,
    SetRootOp,
    RootOp,
    PushOp,
    PopOp,
]
TAPE_WORDS = frozenset(kind.name for kind in (*TAPE_OPS, TapeType, FrameType))
"""Names of operations and types that only derivatives have."""
