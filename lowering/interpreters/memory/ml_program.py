"""Meaning of the operations of ``ml_program``: globals that hold tensors."""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.lowering.interpreters.numbers.arith import attribute_value
from ad_opt.lowering.interpreters.values.registry import Evaluate, Machine, Value, ops, unknown
from xdsl.dialects.builtin import SymbolRefAttr
from xdsl.ir import Operation


@ops("ml_program.global")
def _global(op: Operation, machine: Machine) -> Evaluate:
    """A definition: nothing happens where it stands."""
    return lambda: ()


def _definition(op: Operation, machine: Machine) -> Operation:
    name = attribute_of(op, "global")
    assert isinstance(name, SymbolRefAttr)
    found = machine.symbol(op, name)
    if found not in machine.globals:
        value, type = attribute_of(found, "value"), attribute_of(found, "type")
        if value is None or type is None:
            raise unknown(found, f"the contents of {name}, which is only declared")
        machine.globals[found] = attribute_value(found, value, type)
    return found


@ops("ml_program.global_load", "ml_program.global_load_const")
def _load(op: Operation, machine: Machine) -> Evaluate:
    held = _definition(op, machine)
    return lambda: machine.globals[held]


@ops("ml_program.global_store")
def _store(op: Operation, machine: Machine) -> Evaluate:
    held = _definition(op, machine)

    def evaluate(value: Value) -> tuple[()]:
        machine.globals[held] = value
        return ()

    return evaluate
