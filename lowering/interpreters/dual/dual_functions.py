"""Tangents of the functions of the C library, for the dual numbers of the interpreter.

Analytic functions are differentiated by the complex step, ``im f(x + ih t) / h``: no formula is
written down, and nothing cancels. The rest has its formula here, from a table of derivatives, so
that nothing agrees with the rules of the passes by being the same text.
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Sequence

import numpy as np

Tangent = Callable[[float, Sequence[float], Sequence[float]], float]
"""From value, operands and their tangents to the tangent of the value."""

STEP = 1e-120


def _complex_step(function: Callable[[complex], complex]) -> Tangent:
    def tangent(value: float, at: Sequence[float], rates: Sequence[float]) -> float:
        try:
            return function(complex(at[0], STEP)).imag / STEP * rates[0]
        except (ValueError, OverflowError, ZeroDivisionError):
            return math.nan

    return tangent


def _partials(*formulas: Callable[..., float]) -> Tangent:
    """Partial derivatives as functions of value and operands; those not needed are not asked."""

    def tangent(value: float, at: Sequence[float], rates: Sequence[float]) -> float:
        y, x = np.float64(value), [np.float64(v) for v in at]
        with np.errstate(all="ignore"):
            return sum(
                float(formula(y, *x)) * rate
                for formula, rate in zip(formulas, rates, strict=True)
                if rate != 0.0
            )

    return tangent


def _cbrt(y: float, x: float) -> float:
    return 1.0 / (3.0 * y * y)


_CMATH = (
    *("acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh", "exp", "log"),
    *("sin", "sinh", "tan", "tanh"),
)
_TABLE: dict[str, Tangent] = {
    **{name: _complex_step(getattr(cmath, name)) for name in _CMATH},
    "round_to_format": _partials(lambda y, x: 1.0),
    "sqrt": _partials(lambda y, x: 0.5 / y),
    "cbrt": _partials(_cbrt),
    "exp2": _partials(lambda y, x: y * math.log(2)),
    "expm1": _partials(lambda y, x: y + 1.0),
    "log2": _partials(lambda y, x: 1.0 / (x * math.log(2))),
    "log10": _partials(lambda y, x: 1.0 / (x * math.log(10))),
    "log1p": _partials(lambda y, x: 1.0 / (1.0 + x)),
    "erf": _partials(lambda y, x: 2.0 / math.sqrt(math.pi) * np.exp(-x * x)),
    "erfc": _partials(lambda y, x: -2.0 / math.sqrt(math.pi) * np.exp(-x * x)),
    "fabs": _partials(lambda y, x: np.sign(x)),
    "copysign": _partials(
        lambda y, x, s: np.copysign(1.0, x) * np.copysign(1.0, s), lambda *_: 0.0
    ),
    "atan2": _partials(
        lambda v, y, x: x / (x * x + y * y),
        lambda v, y, x: -y / (x * x + y * y),
    ),
    "hypot": _partials(lambda r, a, b: a / r, lambda r, a, b: b / r),
    "fmod": _partials(lambda y, a, b: 1.0, lambda y, a, b: -np.trunc(a / b)),
    "pow": _partials(
        lambda y, a, b: 0.0 if b == 0.0 else b * np.power(a, b - 1.0),
        lambda y, a, b: 0.0 if y == 0.0 else y * np.log(a),
    ),
    "fma": _partials(lambda y, a, b, c: b, lambda y, a, b, c: a, lambda *_: 1.0),
    **{name: _partials(lambda *_: 0.0) for name in ("ceil", "floor", "round", "rint", "trunc")},
}


def derivative_of(name: str) -> Tangent:
    """The tangent of a function by its name in C."""
    return _TABLE[name]
