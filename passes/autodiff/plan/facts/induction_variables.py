"""Counters that a loop carries: known from the number of the iteration, so never remembered.

An integer that a loop hands on as itself plus something that does not change is
``start + record * step`` in iteration ``record``. It may pass through the condition of a
``scf.while`` on its way, and the addition may stand in either region. Arithmetic modulo 2^n makes
this exact, whatever overflows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import constant_of, last_of
from xdsl.dialects.builtin import IndexType, IntegerType
from xdsl.ir import Block, Operation, SSAValue

Step = tuple[SSAValue, bool]
"""Summand, and True if it is subtracted."""


@dataclass(frozen=True)
class Induction:
    """A carried counter."""

    argument: SSAValue
    start: SSAValue
    steps: tuple[Step, ...]


def inductions(op: Operation) -> Iterator[Induction]:
    """The counters of a ``scf.for`` or ``scf.while``."""
    if op.name == "scf.for":
        body = op.regions[0].block
        arguments, starts, last = body.args[1:], op.operands[3:], body.last_op
        passed: dict[SSAValue, SSAValue] = {}
    else:
        body, after = (region.block for region in op.regions)
        arguments, starts, last = body.args, op.operands, after.last_op
        condition = last_of(body)
        passed = dict(zip(after.args, condition.operands[1:], strict=True))
    assert last is not None
    for argument, start, value in zip(arguments, starts, last.operands, strict=True):
        if isinstance(argument.type, IntegerType | IndexType):
            steps = _steps(op, argument, value, passed)
            if steps is not None:
                yield Induction(argument, start, steps)


def _steps(
    op: Operation, argument: SSAValue, value: SSAValue, passed: dict[SSAValue, SSAValue]
) -> tuple[Step, ...] | None:
    """Return the additions by which ``value`` is made of ``argument``; ``None`` if made
    otherwise.
    """
    steps: list[Step] = []
    while value is not argument:
        if value in passed:
            value = passed[value]
            continue
        made = value.owner
        if isinstance(made, Block) or made.name not in ("arith.addi", "arith.subi"):
            return None
        left, right = made.operands
        if _is_fixed(op, right):
            steps.append((right, made.name == "arith.subi"))
            value = left
        elif made.name == "arith.addi" and _is_fixed(op, left):
            steps.append((left, False))
            value = right
        else:
            return None
    return tuple(steps)


def _is_fixed(op: Operation, value: SSAValue) -> bool:
    """True if a value is a constant, or comes from outside of the loop."""
    if constant_of(value) is not None:
        return True
    owner: Operation | None = (
        value.owner.parent_op() if isinstance(value.owner, Block) else value.owner
    )
    return owner is not None and not op.is_ancestor(owner)
