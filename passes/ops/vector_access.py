"""Loads and stores of vectors in memory, taken apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import VectorType
from xdsl.ir import Operation, SSAValue

from .catalogue import is_consecutive
from .memory_ops import segments


@dataclass(frozen=True)
class Access:
    """An operation on a vector in memory, taken apart."""

    buffer: SSAValue
    type: VectorType
    indices: Sequence[SSAValue]
    offsets: SSAValue | None = None
    """Of ``gather`` and ``scatter``: for each lane what is added to the last index."""
    mask: SSAValue | None = None
    otherwise: SSAValue | None = None
    """Of loads: the value of lanes that are not read."""
    stored: SSAValue | None = None

    @property
    def places(self) -> list[SSAValue]:
        """Everything but the buffer and the values: what says where."""
        return [*self.indices, *(x for x in (self.offsets, self.mask) if x is not None)]


def access_of(op: Operation) -> Access:
    """The parts of a load or store of the table."""
    if op.name.startswith("vector.transfer_"):
        return _transfer_access(op)
    is_load = bool(op.results)
    value = op.results[0] if is_load else None
    operands = list(op.operands)
    if is_consecutive(op):
        stored = None if is_load else operands.pop(0)
        return Access(operands[0], _vector(value or stored), operands[1:], stored=stored)
    last, mask = operands.pop(), operands.pop()
    # No fact: of these two the lanes lie apart.
    offsets = operands.pop() if op.name in ("vector.gather", "vector.scatter") else None
    return Access(
        operands[0], _vector(last), operands[1:], offsets, mask,
        last if is_load else None, None if is_load else last,
    )  # fmt: skip


def _transfer_access(op: Operation) -> Access:
    if op.name == "vector.transfer_read":
        (buffer,), indices, (padding,), masks = segments(op)
        stored, type = None, _vector(op.results[0])
    else:
        (stored,), (buffer,), indices, masks = segments(op)
        padding, type = None, _vector(stored)
    mask = masks[0] if masks else None
    return Access(buffer, type, indices, mask=mask, otherwise=padding, stored=stored)


def _vector(value: SSAValue | None) -> VectorType:
    assert value is not None
    assert isinstance(value.type, VectorType)
    return value.type
