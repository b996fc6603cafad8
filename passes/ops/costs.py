"""The cost of running operations once more, as a number of additions."""

from __future__ import annotations

from collections.abc import Iterable

from xdsl.ir import Operation

_COSTS = {"arith.constant": 0, "arith.divf": 4, "math.sqrt": 5, "math.powf": 40, "math.atan2": 30}
_FUNCTION = 20
"""Costs of operations, in additions. A guess after tables of throughput: divisions and roots of
vectors take four or five times as long as products, functions of the library ten times that."""


def cost_of(op: Operation) -> int:
    """The cost of an operation on numbers."""
    cheap = op.name.startswith("arith.") or op.name == "math.absf"
    return _COSTS.get(op.name, 1 if cheap else _FUNCTION)


def total_cost(ops: Iterable[Operation]) -> int:
    """The cost of operations on numbers, one after the other."""
    return sum(map(cost_of, ops))
