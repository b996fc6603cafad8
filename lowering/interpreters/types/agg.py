"""Meaning of the operations of ``agg`` and ``pair``: tuples, and parts of tuples."""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.dialects.types.rules.agg_rules import parts_of
from ad_opt.lowering.interpreters.values.own_types import Some
from ad_opt.lowering.interpreters.values.registry import (
    Evaluate,
    Machine,
    Undefined,
    Value,
    operand_type,
    ops,
)
from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation

Parts = tuple[Value, ...]


@ops("agg.struct_def")
def _struct_def(op: Operation, machine: Machine) -> Evaluate:
    """A definition: nothing happens where it stands."""
    return lambda: ()


@ops("agg.make")
def _make(op: Operation, machine: Machine) -> Evaluate:
    return lambda *parts: parts


def _position(op: Operation) -> int:
    name = attribute_of(op, "field")
    assert isinstance(name, StringAttr)
    parts = parts_of(op, operand_type(op)) or []
    return [part.name for part in parts].index(name.data)


@ops("agg.get")
def _get(op: Operation, machine: Machine) -> Evaluate:
    at = _position(op)
    return lambda whole: whole[at]


@ops("agg.set")
def _set(op: Operation, machine: Machine) -> Evaluate:
    at = _position(op)
    return lambda whole, part: _replaced(whole, at, part)


def _replaced(whole: Parts, at: int, part: Value) -> Parts:
    return (*whole[:at], part, *whole[at + 1 :])


def _check_index(array: Parts, index: int) -> None:
    if not 0 <= index < len(array):
        raise Undefined(f"index {index} is outside of an array of {len(array)}")


@ops("agg.elem")
def _elem(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(array: Parts, index: int) -> Value:
        _check_index(array, index)
        return array[index]

    return evaluate


@ops("agg.elem_set")
def _elem_set(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(array: Parts, index: int, value: Value) -> Parts:
        _check_index(array, index)
        return _replaced(array, index, value)

    return evaluate


# ------------------------------------------------------------------ optionals


@ops("agg.some")
def _some(op: Operation, machine: Machine) -> Evaluate:
    return Some


@ops("agg.none")
def _none(op: Operation, machine: Machine) -> Evaluate:
    return lambda: None


@ops("agg.has_value")
def _has_value(op: Operation, machine: Machine) -> Evaluate:
    return lambda optional: int(optional is not None)


@ops("agg.value")
def _value(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(optional: Some | None) -> Value:
        if optional is None:
            raise Undefined("the optional has no value")
        return optional.value

    return evaluate


# ------------------------------------------------------------------ pairs


@ops("pair.make")
def _make_pair(op: Operation, machine: Machine) -> Evaluate:
    return lambda primal, diff: (primal, diff)


@ops("pair.primal")
def _primal(op: Operation, machine: Machine) -> Evaluate:
    return lambda pair: pair[0]


@ops("pair.diff")
def _diff(op: Operation, machine: Machine) -> Evaluate:
    return lambda pair: pair[1]
