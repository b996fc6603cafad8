"""Build a frame of a tape whose slots are not known before its accesses are inserted.

While the forward sweep is built, nobody knows yet what the reverse sweep will ask for. A
`PendingFrame` hands out slots one by one and stands for a frame type that is completed at the end::

    frame = PendingFrame()
    op = frame.create(tape, capacity)             # autodiff.frame, of type !autodiff.frame<> yet
    slot = frame.slot(x.type)
    SaveOp(x, op.frame, index, capacity, slot)
    RestoreOp(op.frame, index, capacity, slot, x.type)
    frame.finish()                                # now !autodiff.frame<f64>

Every other value of the same frame (results of ``frame_grow``, of ``root``, of the ``scf.for`` that
carries it) is given to `track`.
"""

from __future__ import annotations

from xdsl.ir import Attribute, SSAValue

from .tape import FrameOp
from .types import FrameType

FIRST_CAPACITY = 16
"""Records of a frame that grows: as many are there in the beginning, and no frame grows to less.
A guess: short loops never grow one, and doubling from here takes few steps.
"""


class PendingFrame:
    """A frame type under construction, and the values that will have it."""

    def __init__(self) -> None:
        self.slots: list[Attribute | PendingFrame] = []
        self._values: list[SSAValue] = []

    def slot(self, type: Attribute | PendingFrame) -> int:
        """A new slot; it may hold another frame that is not complete either."""
        self.slots.append(type)
        return len(self.slots) - 1

    def track(self, value: SSAValue) -> SSAValue:
        """Say that ``value`` is this frame; returns ``value``."""
        self._values.append(value)
        return value

    def create(self, tape: SSAValue, capacity: SSAValue) -> FrameOp:
        """An ``autodiff.frame``, to be inserted by the caller."""
        op = FrameOp(tape, capacity)
        self.track(op.frame)
        return op

    @property
    def type(self) -> FrameType:
        """The type, as far as it is known."""
        return FrameType([s.type if isinstance(s, PendingFrame) else s for s in self.slots])

    def finish(self) -> FrameType:
        """Give every tracked value its type; may be called again after more slots were added."""
        type = self.type
        for value in self._values:
            set_type(value, type)
        for slot in self.slots:
            if isinstance(slot, PendingFrame):
                slot.finish()
        return type


def set_type(value: SSAValue, type: Attribute) -> None:
    """Change the type of a value in place (xDSL's own helper makes a new value)."""
    value._type = type  # pyright: ignore[reportPrivateUsage]
