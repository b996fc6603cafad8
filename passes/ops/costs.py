"""The cost of running operations on numbers: how often more than an addition, on which units."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from xdsl.ir import Operation

_COSTS = {"arith.constant": 0, "arith.divf": 4, "math.sqrt": 5, "math.powf": 40, "math.atan2": 30}
_FUNCTION = 20
"""Costs of operations, in additions. A guess after tables of throughput: divisions and roots of
vectors take four or five times as long as products, functions of the library ten times that."""


class Unit(Enum):
    """A part of the processor, by how many operations it begins in a cycle."""

    PIPELINE = "an operation in every cycle"
    DIVIDER = "an operation in several cycles"
    LIBRARY = "a function of the library"


_DIVIDED = frozenset({"arith.divf", "math.sqrt", "math.rsqrt"})
"""Operations of the divider; no fact beside this column of costs."""
_ONE_INSTRUCTION = frozenset(
    f"math.{name}" for name in "absf copysign floor ceil trunc roundeven rint fma absi".split()
)
"""Functions of `math` that processors have an instruction for."""


def unit_of(op: Operation) -> Unit:
    """The unit that runs an operation on numbers."""
    if op.name in _DIVIDED:
        return Unit.DIVIDER
    is_function = op.name.startswith("math.") and op.name not in _ONE_INSTRUCTION
    return Unit.LIBRARY if is_function else Unit.PIPELINE


def cost_of(op: Operation) -> int:
    """The cost of an operation on numbers."""
    cheap = op.name.startswith("arith.") or op.name == "math.absf"
    return _COSTS.get(op.name, 1 if cheap else _FUNCTION)


def total_cost(ops: Iterable[Operation]) -> int:
    """The cost of operations on numbers, one after the other."""
    return sum(map(cost_of, ops))
