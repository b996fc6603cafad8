"""Meaning of the operations of ``ub``."""

from __future__ import annotations

from ad_opt.lowering.interpreters.values.poison import POISON
from ad_opt.lowering.interpreters.values.registry import (
    Evaluate,
    Machine,
    Undefined,
    branch,
    ops,
    result_type,
    unknown,
)
from xdsl.dialects.builtin import ShapedType
from xdsl.ir import Operation


@ops("ub.poison")
def _poison(op: Operation, machine: Machine) -> Evaluate:
    if isinstance(result_type(op), ShapedType):
        raise unknown(op, "buffers, vectors and tensors of poison")
    return lambda: POISON


@branch("ub.unreachable")
def _unreachable(op: Operation, machine: Machine) -> Evaluate:
    def evaluate() -> None:
        raise Undefined("the program comes here")

    return evaluate
