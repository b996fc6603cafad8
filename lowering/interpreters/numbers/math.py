"""Meaning of the operations of ``math``.

Functions of the C library are called as generated code calls them, so scalar results agree bit for
bit. Rounding, sign and sum operations are exact.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from ad_opt.lowering.interpreters.values import ieee
from ad_opt.lowering.interpreters.values.elementwise import elementwise, float_format, integer_width
from ad_opt.lowering.interpreters.values.ieee import Format
from ad_opt.lowering.interpreters.values.registry import (
    OPS,
    Evaluate,
    Machine,
    Undefined,
    operand_type,
    ops,
    result_type,
)
from ad_opt.lowering.interpreters.values.values import signed, unsigned, wrap
from xdsl.ir import Operation

_LIBM = {
    # name in MLIR: (name in C, number of operands)
    **{name: (name, 1) for name in ("acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt")},
    **{name: (name, 1) for name in ("ceil", "cos", "cosh", "erf", "erfc", "exp", "exp2", "expm1")},
    **{name: (name, 1) for name in ("floor", "log", "log10", "log1p", "log2", "round", "sin")},
    **{name: (name, 1) for name in ("sinh", "sqrt", "tan", "tanh", "trunc")},
    "absf": ("fabs", 1),
    "roundeven": ("rint", 1),  # in the default rounding mode
    "atan2": ("atan2", 2),
    "copysign": ("copysign", 2),
    "powf": ("pow", 2),
}


def _rsqrt(at: Format) -> Evaluate:
    sqrt, narrow = ieee.libm("sqrt", 1, at), ieee.rounder(at)
    return lambda x: narrow(ieee.divide(1.0, sqrt(x)))


def _clampf(at: Format) -> Evaluate:
    return lambda x, low, high: ieee.minimum(ieee.maximum(x, low), high)


def _fma(at: Format) -> Evaluate:
    return lambda a, b, c: ieee.fma(at, a, b, c)


def _sincos(at: Format) -> Evaluate:
    sin, cos = ieee.libm("sin", 1, at), ieee.libm("cos", 1, at)
    return lambda x: (sin(x), cos(x))


_FLOAT: dict[str, Callable[[Format], Evaluate]] = {
    "rsqrt": _rsqrt,
    "clampf": _clampf,
    "fma": _fma,
    "sincos": _sincos,
}

_CLASSES: dict[str, Callable[[Format], Evaluate]] = {
    "isnan": lambda at: lambda x: int(math.isnan(x)),
    "isinf": lambda at: lambda x: int(math.isinf(x)),
    "isfinite": lambda at: lambda x: int(math.isfinite(x)),
    "isnormal": lambda at: lambda x: int(math.isfinite(x) and abs(x) >= at.smallest_normal),
}


def function(name: str, at: Format) -> Evaluate:
    """The scalar function behind ``math.<name>`` in a format."""
    if name in _LIBM:
        return ieee.libm(*_LIBM[name], at)
    return _FLOAT[name](at)


def _enter(name: str, make: Callable[[Format], Evaluate]) -> None:
    def enter(op: Operation, machine: Machine) -> Evaluate:
        return elementwise(op, make(float_format(op, operand_type(op))))

    OPS[f"math.{name}"] = enter


def _enter_libm(name: str) -> None:
    _enter(name, lambda at: function(name, at))


for _name in (*_LIBM, *_FLOAT):
    _enter_libm(_name)
for _name, _make in _CLASSES.items():
    _enter(_name, _make)


@ops("math.fpowi")
def _fpowi(op: Operation, machine: Machine) -> Evaluate:
    """Repeated squaring in the operands' format, as the compiler runtime does it."""
    at, width = float_format(op, result_type(op)), integer_width(op, operand_type(op, 1))
    narrow = ieee.rounder(at)

    def evaluate(base: float, exponent: int) -> float:
        exponent = signed(exponent, width)
        left, result = abs(exponent), 1.0
        while left:
            if left & 1:
                result = narrow(result * base)
            left >>= 1
            if left:
                base = narrow(base * base)
        return narrow(ieee.divide(1.0, result)) if exponent < 0 else result

    return elementwise(op, evaluate)


@ops("math.ipowi")
def _ipowi(op: Operation, machine: Machine) -> Evaluate:
    width = integer_width(op, result_type(op))

    def evaluate(base: int, exponent: int) -> int:
        base, exponent = signed(base, width), signed(exponent, width)
        if exponent >= 0:
            return wrap(pow(base, exponent, 1 << width), width)
        if base == 0:
            raise Undefined("zero to a negative power")
        if abs(base) != 1:
            return 0
        return wrap(base if exponent % 2 else 1, width)

    return elementwise(op, evaluate)


def _leading_zeros(value: int, width: int) -> int:
    return width - unsigned(value, width).bit_length()


def _trailing_zeros(value: int, width: int) -> int:
    bits = unsigned(value, width)
    return (bits & -bits).bit_length() - 1 if bits else width


_INTEGER: dict[str, Callable[[int, int], int]] = {
    "absi": lambda value, width: abs(signed(value, width)),
    "ctlz": _leading_zeros,
    "cttz": _trailing_zeros,
    "ctpop": lambda value, width: unsigned(value, width).bit_count(),
}


def _enter_integer(name: str, meaning: Callable[[int, int], int]) -> None:
    def enter(op: Operation, machine: Machine) -> Evaluate:
        width = integer_width(op, result_type(op))
        return elementwise(op, lambda value: wrap(meaning(value, width), width))

    OPS[f"math.{name}"] = enter


for _name, _meaning in _INTEGER.items():
    _enter_integer(_name, _meaning)
