"""Counters that a loop carries: known from the number of the iteration, so never remembered.

An integer that a loop hands on as itself plus something that does not change is
``start + record * step`` in iteration ``record``. It may pass through the condition of a
``scf.while`` on its way, and the addition may stand in either region. What is added may also grow
with the counter of a ``scf.for``, as in the index that goes through a packed triangle: then it is a
sum of all counters so far. Arithmetic modulo 2^n makes this exact, whatever overflows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import constant_of, defining_op, last_of, width_of
from ad_opt.passes.ops.catalogue import widens
from xdsl.dialects.builtin import IndexType, IntegerType
from xdsl.ir import Block, Operation, OpResult, SSAValue

Step = tuple[SSAValue, bool]
"""Summand, and True if it is subtracted."""


_DEEP = 64
"""Most operations that one iteration adds by. A guess: programs that are written out add less."""

_WORD = 64
"""Bits of an index."""


@dataclass(frozen=True)
class Induction:
    """A carried counter."""

    argument: SSAValue
    start: SSAValue
    steps: tuple[Step, ...]
    counters: int = 0
    """Factor of the loop's own counter in what each iteration adds."""
    bounds: tuple[SSAValue, SSAValue] | None = None
    """First value and step of that counter, if it is added."""

    @property
    def needed(self) -> tuple[SSAValue, ...]:
        """Return the values of which it is computed, beside the number of the iteration."""
        steps = [step for step, _ in self.steps if constant_of(step) is None]
        return (self.start, *steps, *(self.bounds or ()))


def inductions(op: Operation) -> Iterator[Induction]:
    """The counters of a ``scf.for`` or ``scf.while``."""
    passed: dict[SSAValue, SSAValue] = {}
    counter: SSAValue | None = None
    if op.name == "scf.for":
        body = op.regions[0].block
        arguments, starts, last = body.args[1:], op.operands[3:], body.last_op
        counter = body.args[0]
    else:
        body, after = (region.block for region in op.regions)
        arguments, starts, last = body.args, op.operands, after.last_op
        condition = last_of(body)
        passed = dict(zip(after.args, condition.operands[1:], strict=True))
    assert last is not None
    for argument, start, value in zip(arguments, starts, last.operands, strict=True):
        if isinstance(argument.type, IntegerType | IndexType):
            found = _steps(op, argument, value, passed, counter)
            if found is not None:
                steps, counters = found
                bounds = (op.operands[0], op.operands[2]) if counters else None
                yield Induction(argument, start, steps, counters, bounds)


def _steps(
    op: Operation,
    argument: SSAValue,
    value: SSAValue,
    passed: dict[SSAValue, SSAValue],
    counter: SSAValue | None,
) -> tuple[tuple[Step, ...], int] | None:
    """Return the summands by which ``value`` exceeds ``argument``, and how often ``counter`` is one
    of them; ``None`` if it is made otherwise.
    """
    steps: list[Step] = []
    counters, arguments = 0, 0
    pending = [(value, 1)]
    for _ in range(_DEEP):
        if not pending:
            break
        value, sign = pending.pop()
        value = passed.get(value, value)
        if value is argument:
            arguments += sign
        elif _is_fixed(op, value):
            steps.append((value, sign < 0))
        elif (factor := _factor(value, counter)) is not None:
            counters += sign * factor
        elif isinstance(value, OpResult) and value.op.name in ("arith.addi", "arith.subi"):
            left, right = value.op.operands
            pending += [(left, sign), (right, sign if value.op.name == "arith.addi" else -sign)]
        else:
            return None
    if arguments != 1 or pending or abs(counters) >> (_WORD - 1):
        return None
    return tuple(steps), counters


def _factor(value: SSAValue, counter: SSAValue | None) -> int | None:
    """Return the factor by which a value is the counter; ``None`` if it is something else."""
    if _is_counter(value, counter):
        return 1
    op = defining_op(value, "arith.muli")
    if op is None:
        return None
    left, right = op.operands
    if _is_counter(left, counter):
        return constant_of(right)
    return constant_of(left) if _is_counter(right, counter) else None


def _is_counter(value: SSAValue, counter: SSAValue | None) -> bool:
    """True for the counter, and for its lowest bits."""
    if counter is None or not isinstance(counter.type, IndexType):
        return False
    if isinstance(value, OpResult) and widens(value.op):
        return value.op.operands[0] is counter and (width_of(value.type) or 0) <= _WORD
    return value is counter


def _is_fixed(op: Operation, value: SSAValue) -> bool:
    """True if a value is a constant, or comes from outside of the loop."""
    if constant_of(value) is not None:
        return True
    owner: Operation | None = (
        value.owner.parent_op() if isinstance(value.owner, Block) else value.owner
    )
    return owner is not None and not op.is_ancestor(owner)
