"""Meaning of the operations of ``func``."""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.lowering.interpreters.values.registry import (
    LEAVES,
    Body,
    Env,
    Evaluate,
    Machine,
    Task,
    Value,
    control,
    ops,
)
from xdsl.dialects.builtin import SymbolRefAttr
from xdsl.ir import Operation

LEAVES.add("func.return")


def _target(op: Operation, machine: Machine, name: str) -> Operation:
    reference = attribute_of(op, name)
    assert isinstance(reference, SymbolRefAttr)
    return machine.symbol(op, reference)


@control("func.call")
def _call(op: Operation, bodies: list[Body], machine: Machine):
    function = _target(op, machine, "callee")

    def run(env: Env, *arguments: Value) -> Task:
        return machine.call(function, arguments)

    return run


@control("func.call_indirect")
def _call_indirect(op: Operation, bodies: list[Body], machine: Machine):
    def run(env: Env, function: Operation, *arguments: Value) -> Task:
        return machine.call(function, arguments)

    return run


@ops("func.constant")
def _constant(op: Operation, machine: Machine) -> Evaluate:
    function = _target(op, machine, "value")
    return lambda: function


@ops("func.func")
def _func(op: Operation, machine: Machine) -> Evaluate:
    """A definition: nothing happens where it stands."""
    return lambda: ()
