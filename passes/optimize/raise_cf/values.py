"""The variables of the program being written: what they hold on the way, and what they mean."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import integer_constant
from ad_opt.dialects.support.ir.zeros import zero_constant
from xdsl.dialects import memref, ub
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    FixedBitwidthType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneAttr,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue

from .join_points import Slot

Value = SSAValue | int
"""Contents of a slot: a value, or a number that needs no operation yet."""

SMALL = 4096
"""Most bytes that an unused buffer may have on the stack. A guess: a page."""


class Pending:
    """Assignments that have not been read yet, with a trail to take them back."""

    def __init__(self) -> None:
        self.values: dict[Slot, Value] = {}
        self._trail: list[tuple[Slot, Value | None]] = []

    def get(self, slot: Slot) -> Value | None:
        """Return the value of the slot, if it has one."""
        return self.values.get(slot)

    def set(self, slot: Slot, value: Value) -> None:
        """Assign."""
        self._trail.append((slot, self.values.get(slot)))
        self.values[slot] = value

    def take(self, slot: Slot) -> Value | None:
        """Read for the last time."""
        held = self.values.pop(slot, None)
        if held is not None:
            self._trail.append((slot, held))
        return held

    def mark(self) -> int:
        """A point to come back to."""
        return len(self._trail)

    def changed(self, mark: int) -> Iterable[Slot]:
        """The slots touched since the mark, in order."""
        return dict.fromkeys(slot for slot, _ in self._trail[mark:])

    def undo(self, mark: int) -> dict[Slot, Value | None]:
        """Go back to the mark; gives what the slots touched since then held."""
        held = {slot: self.values.get(slot) for slot in self.changed(mark)}
        while len(self._trail) > mark:
            slot, old = self._trail.pop()
            if old is None:
                self.values.pop(slot, None)
            else:
                self.values[slot] = old
        return held


@dataclass
class Undefined:
    """Values for places that nobody looks at, and constants; all made once, at the start."""

    entry: Block

    def __post_init__(self) -> None:
        self._constants: dict[tuple[int, Attribute], SSAValue] = {}
        self._values: dict[Attribute, SSAValue] = {}

    def constant(self, number: int, type: Attribute) -> SSAValue:
        """An integer constant."""
        key = (number, type)
        if key not in self._constants:
            self._constants[key] = self._insert(integer_constant(number, type))
        return self._constants[key]

    def value(self, type: Attribute) -> SSAValue:
        """Any value of the type: a zero if it has one."""
        if isinstance(type, IndexType | IntegerType):
            return self.constant(0, type)
        if type not in self._values:
            self._values[type] = self._make(type)
        return self._values[type]

    def _insert(self, op: Operation) -> SSAValue:
        if self.entry.first_op is None:
            self.entry.add_op(op)
        else:
            self.entry.insert_op_before(op, self.entry.first_op)
        return op.results[0]

    def _make(self, type: Attribute) -> SSAValue:
        # Derivatives ask whether an address is null: asking that of poison is undefined.
        if zero := zero_constant(type):
            return self._insert(zero)
        if isinstance(type, MemRefType):
            return self._memref(type)
        return self._insert(ub.PoisonOp(type))

    def _memref(self, type: MemRefType[Attribute]) -> SSAValue:
        """A small buffer of its own, which aliases nothing, or an argument of the type."""
        if _is_small(type):
            extents = [extent for extent in type.get_shape() if extent == DYNAMIC_INDEX]
            zeros = [self.constant(0, IndexType()) for _ in extents]
            op = memref.AllocaOp.build(operands=[zeros, []], result_types=[type])
            if not zeros:
                return self._insert(op)
            owner = zeros[0].owner
            assert isinstance(owner, Operation)
            self.entry.insert_op_after(op, owner)
            return op.results[0]
        for argument in self.entry.args:
            if argument.type == type:
                return argument
        return self._insert(ub.PoisonOp(type))


def _is_small(type: MemRefType[Attribute]) -> bool:
    if not (isinstance(type.layout, NoneAttr) and isinstance(type.memory_space, NoneAttr)):
        return False
    element = type.element_type
    size = element.size if isinstance(element, FixedBitwidthType) else 16
    for extent in type.get_shape():
        size *= 0 if extent == DYNAMIC_INDEX else extent
    return size <= SMALL
