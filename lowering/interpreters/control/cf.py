"""Meaning of the operations of ``cf``."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.support.ir.queries import attribute_of, word_width
from ad_opt.lowering.interpreters.values.registry import (
    Evaluate,
    Machine,
    Undefined,
    Value,
    branch,
    integers,
    operand_type,
    ops,
    segments,
)
from ad_opt.lowering.interpreters.values.values import wrap
from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation


@branch("cf.br")
def _br(op: Operation, machine: Machine) -> Evaluate:
    return lambda *arguments: (0, arguments)


@branch("cf.cond_br")
def _cond_br(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(*values: Value) -> tuple[int, Sequence[Value]]:
        (condition,), if_true, if_false = segments(op, values)
        return (0, if_true) if condition else (1, if_false)

    return evaluate


@branch("cf.switch")
def _switch(op: Operation, machine: Machine) -> Evaluate:
    """Successor 0 is the default."""
    width = word_width(operand_type(op))
    cases = [wrap(case, width) for case in integers(attribute_of(op, "case_values"))]
    counts = integers(attribute_of(op, "case_operand_segments"))

    def evaluate(*values: Value) -> tuple[int, Sequence[Value]]:
        (flag,), default, others = segments(op, values)
        if flag not in cases:
            return 0, default
        at = cases.index(flag)
        start = sum(counts[:at])
        return at + 1, others[start : start + counts[at]]

    return evaluate


@ops("cf.assert")
def _assert(op: Operation, machine: Machine) -> Evaluate:
    message = attribute_of(op, "msg")
    text = message.data if isinstance(message, StringAttr) else ""

    def evaluate(condition: int) -> tuple[()]:
        if not condition:
            raise Undefined(f"assertion failed: {text}")
        return ()

    return evaluate
