"""Contents of the tape: each kind of value that is saved, its bytes, how often."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ad_opt.dialects.autodiff.autodiff import FrameType
from ad_opt.dialects.support.ir.queries import attribute_of, constant_of, defining_op, walk
from ad_opt.passes.tangents.module_tangents import parts_of
from ad_opt.passes.tangents.tangent import is_own
from xdsl.dialects.builtin import (
    ComplexType,
    FixedBitwidthType,
    IndexType,
    IntegerAttr,
    MemRefType,
    VectorType,
)
from xdsl.ir import Attribute, Operation, SSAValue

HANDLE = 8
"""Bytes of the handle of a frame, of an index, of a pointer."""


@dataclass(frozen=True)
class Saved:
    """One slot of a frame, or one value that is pushed."""

    op: Operation
    """Operation that saves it."""
    value: SSAValue
    bytes: int
    """Of one record."""
    records: int | None
    """Count of records; ``None`` where only the running program knows."""

    @property
    def is_handle(self) -> bool:
        """True if it is no value of the program, but the way to other records."""
        return isinstance(self.value.type, FrameType)


def saved_in(func: Operation) -> Iterator[Saved]:
    """All that a function saves."""
    seen: set[tuple[SSAValue, int]] = set()
    for op in walk(func):
        if op.name == "autodiff.push":
            for value in op.operands[1:]:
                yield Saved(op, value, size_of(value.type), None)
        elif op.name == "autodiff.save":
            slot = attribute_of(op, "slot")
            number = slot.value.data if isinstance(slot, IntegerAttr) else 0
            frame, value, capacity = op.operands[1], op.operands[0], op.operands[3]
            if (frame, number) not in seen:  # branches may save to the same slot
                seen.add((frame, number))
                yield Saved(op, value, size_of(value.type), records_of(capacity))


def records_of(capacity: SSAValue) -> int | None:
    """Return the number that ``capacity`` is, also as a product of trips of nested loops."""
    if (op := defining_op(capacity, "arith.muli")) is not None:
        left, right = (records_of(x) for x in op.operands)
        return None if left is None or right is None else left * right
    return constant_of(capacity)


UNKNOWN_SIZE = 32
"""Stands for that of an existential, before the sizes of what it may hold are compared."""


def size_of(type: Attribute) -> int:
    """Bytes of one value on a tape; of types whose size only lowering knows, one word."""
    match type:
        case ComplexType():
            return 2 * size_of(type.element_type)
        case VectorType():
            count = 1
            for extent in type.get_shape():
                count *= extent
            return count * size_of(type.get_element_type())
        case MemRefType():
            return HANDLE * (3 + 2 * type.get_num_dims())
        case IndexType():
            return HANDLE
        case FixedBitwidthType():
            return max(1, -(-type.bitwidth // 8))
        case _ if is_own(type):
            count, parts = parts_of(type)
            return count * sum(map(size_of, parts)) or UNKNOWN_SIZE
        case _:
            return HANDLE
