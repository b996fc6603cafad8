"""Functions of one, two and three operands: values and partial derivatives, a row each.

Values are those of Python's `math`; a partial derivative is a term, built from the operands.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from .build import add, call, mul, power
from .terms import ZERO, Term

Partials: TypeAlias = Callable[..., tuple[Term | None, ...]]


class Function(NamedTuple):
    """A function; a partial derivative that is None is zero everywhere."""

    value: Callable[..., float]
    partials: Partials


def _unary(value: Callable[[float], float], partial: Callable[[Term], Term]) -> Function:
    return Function(value, lambda x: (partial(x),))


def _none(*args: Term) -> tuple[None, ...]:
    return (None,) * len(args)


def _condition(value: Callable[..., bool]) -> Function:
    return Function(lambda *args: float(value(*args)), _none)


def _sign(x: Term) -> Term:
    """One of -1, 0 (at zero) and 1."""
    return add(call("less", ZERO, x), mul(call("less", x, ZERO), number=-1.0))


def _pow(x: Term, y: Term) -> tuple[Term, Term]:
    """The partials of a power, right where a factor is zero: x at zero, y at zero."""
    by_base = mul(call("ne", y, ZERO), y, call("pow", x, y - 1.0))
    moves = call("or", call("ne", x, ZERO), call("less", y, ZERO))
    return by_base, mul(moves, call("log", x), call("pow", x, y))


def _atan2(y: Term, x: Term) -> tuple[Term, Term]:
    square = power(add(power(x, 2.0), power(y, 2.0)), -1.0)
    return mul(x, square), mul(y, square, number=-1.0)


def _one_minus_square(x: Term) -> Term:
    return 1.0 - power(x, 2.0)


FUNCTIONS: Mapping[str, Function] = {
    "sin": _unary(math.sin, lambda x: call("cos", x)),
    "cos": _unary(math.cos, lambda x: -call("sin", x)),
    "tan": _unary(math.tan, lambda x: 1.0 + power(call("tan", x), 2.0)),
    "asin": _unary(math.asin, lambda x: power(_one_minus_square(x), -0.5)),
    "acos": _unary(math.acos, lambda x: -power(_one_minus_square(x), -0.5)),
    "atan": _unary(math.atan, lambda x: power(1.0 + power(x, 2.0), -1.0)),
    "sinh": _unary(math.sinh, lambda x: call("cosh", x)),
    "cosh": _unary(math.cosh, lambda x: call("sinh", x)),
    "tanh": _unary(math.tanh, lambda x: _one_minus_square(call("tanh", x))),
    "asinh": _unary(math.asinh, lambda x: power(1.0 + power(x, 2.0), -0.5)),
    "acosh": _unary(math.acosh, lambda x: power(x - 1.0, -0.5) * power(x + 1.0, -0.5)),
    "atanh": _unary(math.atanh, lambda x: power(_one_minus_square(x), -1.0)),
    "exp": _unary(math.exp, lambda x: call("exp", x)),
    "log": _unary(math.log, lambda x: power(x, -1.0)),
    "log10": _unary(math.log10, lambda x: mul(power(x, -1.0), number=1.0 / math.log(10.0))),
    "abs": _unary(abs, _sign),
    "stop_gradient": Function(float, _none),
    "pow": Function(math.pow, _pow),
    "atan2": Function(math.atan2, _atan2),
    "less": _condition(lambda x, y: x < y),
    "lesseq": _condition(lambda x, y: x <= y),
    "eq": _condition(lambda x, y: x == y),
    "ne": _condition(lambda x, y: x != y),
}
"""By name; not among them is what rules turn into others (``sqrt``, ``greater``, ``and`` ...), and
what has rules of its own for both (``select``, ``or``, ``not``, ``opaque``).
"""
