"""Ranges of indices, from constants in the bounds of the loops around them."""

from __future__ import annotations

from typing import TypeAlias

from ad_opt.dialects.support.ir.queries import constant_of, word_width
from xdsl.ir import Block, Operation, SSAValue

Range: TypeAlias = tuple[int, int]
"""The smallest and the largest number, both possible or not."""

MOST_STEPS = 12
"""Most operations that a value is followed back. A guess: expressions of indices are shorter."""


def range_of(value: SSAValue, steps: int = MOST_STEPS) -> Range | None:
    """Between which numbers a signed integer or index lies; ``None`` if that is not known."""
    number = constant_of(value)
    if number is not None:
        return number, number
    owner = value.owner
    if not steps:
        return None
    found = (
        _counter(value, owner, steps - 1)
        if isinstance(owner, Block)
        else _computed(owner, steps - 1)
    )
    if found is None:
        return None
    half = 1 << (word_width(value.type) - 1)
    return found if -half <= found[0] and found[1] < half else None


def _counter(value: SSAValue, body: Block, steps: int) -> Range | None:
    """The induction variable of a loop with bounds of which as much is known."""
    loop = body.parent_op()
    if loop is None or loop.name != "scf.for" or value is not body.args[0]:
        return None
    step = constant_of(loop.operands[2])
    first, end = (range_of(bound, steps) for bound in loop.operands[:2])
    if first is None or end is None or step is None or step < 1 or first[0] >= end[1]:
        return None
    if first[0] == first[1]:
        return first[0], first[0] + (end[1] - 1 - first[0]) // step * step
    return first[0], end[1] - 1


def _computed(op: Operation, steps: int) -> Range | None:
    match op.name:
        case "arith.index_cast" | "arith.extsi":
            return range_of(op.operands[0], steps)
        case "arith.extui" | "arith.index_castui":
            found = range_of(op.operands[0], steps)
            return found if found is not None and found[0] >= 0 else None
        case "arith.andi":
            mask = constant_of(op.operands[1])
            return (0, mask) if mask is not None and mask >= 0 else None
        case "arith.remui":
            divisor = constant_of(op.operands[1])
            return (0, divisor - 1) if divisor is not None and divisor > 0 else None
        case "arith.addi" | "arith.subi" | "arith.muli" | "arith.shli":
            left, right = (range_of(x, steps) for x in op.operands)
            if left is None or right is None:
                return None
            return _combined(op.name, left, right)
        case _:
            return None


def _combined(name: str, left: Range, right: Range) -> Range | None:
    if name == "arith.addi":
        return left[0] + right[0], left[1] + right[1]
    if name == "arith.subi":
        return left[0] - right[1], left[1] - right[0]
    if name == "arith.shli":
        if right[0] != right[1] or not 0 <= right[0] < 32:
            return None
        right = (1 << right[0], 1 << right[0])
    ends = [a * b for a in left for b in right]
    return min(ends), max(ends)
