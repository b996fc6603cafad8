"""Meaning of the operations of ``expr``: numbers of double precision; a false factor is a guard.

What an expression reads from arrays has a meaning in an energy only: there a kernel reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ad_opt.dialects.energies.expr import NumberOp
from ad_opt.dialects.energies.expr_functions import FUNCTIONS
from ad_opt.dialects.energies.expr_keys import BOOL
from ad_opt.lowering.interpreters.values.ieee import F64, divide, libm
from ad_opt.lowering.interpreters.values.registry import OPS, Evaluate, Machine, ops
from xdsl.ir import Operation

_LIBM: Mapping[str, str] = {"abs": "fabs"}
"""Functions whose name in the C library is another."""


def _number(op: Operation) -> float:
    assert isinstance(op, NumberOp)
    return op.number


@ops("expr.const")
def _const(op: Operation, machine: Machine) -> Evaluate:
    number = _number(op)
    return lambda: number


@ops("expr.true")
def _true(op: Operation, machine: Machine) -> Evaluate:
    return lambda: 1


@ops("expr.sum")
def _sum(op: Operation, machine: Machine) -> Evaluate:
    number = _number(op)

    def evaluate(*args: float) -> float:
        total = number
        for arg in args:
            total += arg
        return total

    return evaluate


@ops("expr.prod")
def _prod(op: Operation, machine: Machine) -> Evaluate:
    """Guards are asked first: where one is false, no other factor counts."""
    number = _number(op)
    is_guard = [arg.type == BOOL for arg in op.operands]
    is_bool = op.results[0].type == BOOL

    def evaluate(*args: float) -> float:
        product = number
        for arg, guards in zip(args, is_guard, strict=True):
            if guards and not arg:
                return 0 if is_bool else 0.0
            product *= arg
        return int(product) if is_bool else product

    return evaluate


@ops("expr.powc")
def _powc(op: Operation, machine: Machine) -> Evaluate:
    """To the power of a whole number by squaring, to that of a half by roots, as it is compiled."""
    exponent = _number(op)
    size, power = abs(exponent), libm("pow", 2, F64)
    if not (2 * size).is_integer() or size > 64:
        return lambda base: power(base, exponent)
    root = libm("sqrt", 1, F64)

    def evaluate(base: float) -> float:
        value = 1.0 if size.is_integer() else root(base)
        value *= _repeated(float(base), int(size))
        return divide(1.0, value) if exponent < 0 else value

    return evaluate


def _repeated(base: float, times: int) -> float:
    value = 1.0
    while times:
        if times % 2:
            value *= base
        times //= 2
        base = base * base if times else base
    return value


def _condition(value: Callable[..., bool]) -> Evaluate:
    return lambda *args: int(value(*args))


_CONDITIONS: Mapping[str, Evaluate] = {
    "less": _condition(lambda x, y: x < y),
    "lesseq": _condition(lambda x, y: x <= y),
    "greater": _condition(lambda x, y: x > y),
    "greatereq": _condition(lambda x, y: x >= y),
    "eq": _condition(lambda x, y: x == y),
    "ne": _condition(lambda x, y: x != y),
    "and": _condition(lambda p, q: p and q),
    "or": _condition(lambda p, q: p or q),
    "not": _condition(lambda p: not p),
}


def _function(name: str) -> Evaluate:
    if name in _CONDITIONS:
        return _CONDITIONS[name]
    if name == "select":
        return lambda asked, then, other: float(then if asked else other)
    if name in ("opaque", "stop_gradient"):
        return float
    return libm(_LIBM.get(name, name), len(FUNCTIONS[name].operands), F64)


def _enter(name: str) -> None:
    OPS[f"expr.{name}"] = lambda op, machine: _function(name)


for _name in FUNCTIONS:
    _enter(_name)
