"""Functions of symbols, for rules: ``symbolic.exp(x)``, ``symbolic.where(x < 0, 0, 1)``.

Symbols support ``+ - * / **``, negation, ``< <= > >=`` and ``abs``. What there is: abs, copysign,
cos, cosh, exp, log, max, pow, roundeven, sin, sinh, sqrt, and the conditions less, greater, equal
for `where`.
"""

from __future__ import annotations

from ad_opt.passes.rules.expr import Expr, Operand, call, equal, greater, less, where

__all__ = [
    "Expr", "abs", "copysign", "cos", "cosh", "equal", "exp", "greater", "less", "log", "max",
    "pow", "roundeven", "sin", "sinh", "sqrt", "where",
]  # fmt: skip


def abs(x: Operand) -> Expr:
    """``|x|``."""
    return call("abs", x)


def copysign(x: Operand, sign: Operand) -> Expr:
    """``|x|`` with the sign of ``sign``."""
    return call("copysign", x, sign)


def roundeven(x: Operand) -> Expr:
    """The nearest integer, the even one at ties."""
    return call("roundeven", x)


def max(x: Operand, y: Operand) -> Expr:
    """The larger one."""
    return call("max", x, y)


def sqrt(x: Operand) -> Expr:
    """The square root."""
    return call("sqrt", x)


def exp(x: Operand) -> Expr:
    """The exponential function."""
    return call("exp", x)


def log(x: Operand) -> Expr:
    """The natural logarithm."""
    return call("log", x)


def sin(x: Operand) -> Expr:
    """The sine."""
    return call("sin", x)


def cos(x: Operand) -> Expr:
    """The cosine."""
    return call("cos", x)


def sinh(x: Operand) -> Expr:
    """The hyperbolic sine."""
    return call("sinh", x)


def cosh(x: Operand) -> Expr:
    """The hyperbolic cosine."""
    return call("cosh", x)


def pow(x: Operand, y: Operand) -> Expr:
    """``x`` to the power of ``y``."""
    return call("pow", x, y)
