"""Signs of zeros: values and buffers in which there surely is no -0.0.

A sum is -0.0 only if both its operands are, so a buffer that begins with +0.0 and to which
something is only added has none.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from ad_opt.dialects.support.process.trampoline import Task, drive
from ad_opt.passes.analysis.affine.nests import Nests
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.nests.written_before_read import fills
from ad_opt.passes.ops.catalogue import is_element_store
from xdsl.ir import Operation, OpResult, SSAValue

from .selected_updates import number_of


@dataclass
class ZeroSigns:
    """The question for one function."""

    nests: Nests
    aliasing: Aliasing

    def is_not_negative(self, value: SSAValue, buffer: SSAValue | None = None) -> bool:
        """True if a value is not -0.0, where what is loaded from ``buffer`` is not."""
        return drive(_is_not_negative(value, buffer, {}))

    def holds_no_negative(self, buffer: SSAValue, before: Operation) -> bool:
        """True if no element of a buffer is -0.0 when ``before`` is reached: all of it has been
        filled by a constant, and nothing else is ever stored but that to which something is added.
        """
        if self.nests.opaque:
            return False
        writes = [
            access
            for access in self.nests.accesses
            if access.writes and self.aliasing.may_alias(access.memref, buffer)
        ]
        for access in writes:
            if access.memref is not buffer or not is_element_store(access.op):
                return False
            if not self.is_not_negative(access.op.operands[0], buffer):
                return False
        top = self.nests.root.regions[0].first_block
        assert top is not None
        last = _order_of(before, self.nests)
        return any(
            access.order < last
            and number_of(access.op.operands[0]) is not None
            and fills(access, top)
            for access in writes
        )


def _order_of(op: Operation, nests: Nests) -> int:
    """A number before which everything stands in front of ``op``."""
    inside = [access.order for access in nests.inside(op)]
    return min(inside, default=0)


def _is_not_negative(value: SSAValue, buffer: SSAValue | None, known: dict[SSAValue, bool]) -> Task:
    if value not in known:
        known[value] = yield _judged(value, buffer, known)
    return known[value]


def _judged(value: SSAValue, buffer: SSAValue | None, known: dict[SSAValue, bool]) -> Task:
    number = number_of(value)
    if number is not None:
        return number != 0 or math.copysign(1.0, number) > 0
    if not isinstance(value, OpResult):
        return False
    op = value.op
    match op.name:
        case "arith.addf" | "arith.subf" | "arith.select":
            decisive = {"arith.subf": op.operands[:1], "arith.select": op.operands[1:]}
            found: list[bool] = []
            for one in decisive.get(op.name, op.operands):
                found.append((yield _is_not_negative(one, buffer, known)))
            return any(found) if op.name == "arith.addf" else all(found)
        case "arith.sitofp" | "arith.uitofp" | "math.absf" | "math.exp":
            return True
        case "affine.load" | "memref.load":
            return buffer is not None and op.operands[0] is buffer
        case _:
            return False
