"""Derivatives of ``math``: one row a function.

Partials reuse the result where that is exact (``exp``, ``sqrt``, ``tanh``); where reusing it would
lose digits or a nonzero derivative (``expm1`` far left, ``powf`` that underflows) they do not.
"""

from __future__ import annotations

from ad_opt.passes.rules.expr import (
    HALF,
    ONE,
    ZERO,
    Const,
    Expr,
    X,
    Y,
    call,
    equal,
    greater,
    less,
    where,
)
from ad_opt.passes.rules.formula import Formula
from ad_opt.passes.rules.registry import Row

LN2 = Const(0.6931471805599453094, "ln 2")
INV_LN2 = Const(1.442695040888963407, "1/ln 2")
INV_LN10 = Const(0.4342944819032518277, "1/ln 10")
TWO_BY_SQRT_PI = Const(1.1283791670955125739, "2/√π")
INFINITY = Const(float("inf"), "∞")

x, y = X(0), Y(0)


def sqrt(of: Expr) -> Expr:
    """Square root."""
    return call("sqrt", of)


def _unary(
    name: str,
    partial: Expr,
    *,
    kink: str = "",
    domain: str = "",
    strong_zero: bool = True,
    cheap: bool = False,
) -> Formula:
    return Formula(
        name=f"math.{name}",
        partials=(partial,),
        cost="cheap" if cheap else "expensive",
        kink=kink,
        domain=domain,
        strong_zero=strong_zero,
    )


_GAUSS = TWO_BY_SQRT_PI * call("exp", -(x * x))
_HYPERBOLE = 1 + x * x
# Far out 1 + x² overflows, and its root is |x|.
_ASINH = where(equal(_HYPERBOLE, INFINITY), ONE / call("abs", x), ONE / sqrt(_HYPERBOLE))

_UNARY: list[Formula] = [
    _unary(
        "absf",
        where(less(x, 0), -ONE, where(equal(x, 0), ZERO, ONE)),
        kink="0 at x = 0, the middle of [-1, 1]",
        strong_zero=False,
        cheap=True,
    ),
    _unary("acos", -(ONE / sqrt((1 - x) * (1 + x))), domain="-∞ at x = ±1"),
    _unary("acosh", ONE / (sqrt(x - 1) * sqrt(x + 1)), domain="+∞ at x = 1"),
    _unary("asin", ONE / sqrt((1 - x) * (1 + x)), domain="+∞ at x = ±1"),
    _unary("asinh", _ASINH, strong_zero=False),
    _unary("atan", ONE / _HYPERBOLE, strong_zero=False),
    _unary("atanh", ONE / ((1 - x) * (1 + x)), domain="∞ at x = ±1"),
    _unary("cbrt", ONE / (3 * (y * y)), domain="+∞ at x = 0"),
    _unary("cos", -call("sin", x), strong_zero=False),
    _unary("cosh", call("sinh", x)),
    _unary("erf", _GAUSS, strong_zero=False),
    _unary("erfc", -_GAUSS, strong_zero=False),
    _unary("exp", y),
    _unary("exp2", LN2 * y),
    _unary("expm1", call("exp", x)),
    _unary("log", ONE / x, domain="∞ at x = 0"),
    _unary("log10", (ONE / x) * INV_LN10, domain="∞ at x = 0"),
    _unary("log1p", ONE / (1 + x), domain="∞ at x = -1"),
    _unary("log2", (ONE / x) * INV_LN2, domain="∞ at x = 0"),
    _unary("rsqrt", -HALF * (y * (y * y)), domain="-∞ at x = 0", cheap=True),
    _unary("sin", call("cos", x), strong_zero=False),
    _unary("sinh", call("cosh", x)),
    _unary("sqrt", HALF / y, domain="+∞ at x = 0; zero times that is zero", cheap=True),
    _unary("tan", 1 + y * y, strong_zero=False),
    _unary("tanh", (1 - y) * (1 + y), strong_zero=False),
]


def _powf() -> Formula:
    base, exponent = X(0), X(1)
    # The power is computed anew: y / x fails at zero, and wherever y under- or overflows.
    by_base = where(equal(exponent, 0), ZERO, exponent * call("pow", base, exponent - 1))
    vanishing = where(less(exponent, 0), y * call("log", base), ZERO)
    by_exponent = where(equal(base, 0), vanishing, y * call("log", base))
    return Formula(
        name="math.powf",
        partials=(by_base, by_exponent),
        cost="expensive",
        strong_zero=True,
        kink="by the base 0 where the exponent is 0; by the exponent 0 at 0^b for b ≥ 0",
        domain="by the exponent NaN for negative bases: neighbouring exponents have no real power",
    )


def _atan2() -> Formula:
    # Scaled by the larger part, so that squares neither overflow nor vanish.
    size = call("max", call("abs", X(0)), call("abs", X(1)))
    up, along = X(0) / size, X(1) / size
    square = (up * up + along * along) * size
    return Formula(
        name="math.atan2",
        partials=(along / square, -(up / square)),
        cost="expensive",
        strong_zero=True,
        domain="NaN at (0, 0), which has no direction; the branch cut is passed smoothly",
    )


def _clampf() -> Formula:
    value, low, high = X(0), X(1), X(2)
    return Formula(
        name="math.clampf",
        partials=(
            where(less(value, low), ZERO, where(greater(value, high), ZERO, ONE)),
            where(less(value, low), where(greater(low, high), ZERO, ONE), ZERO),
            where(greater(value, high), ONE, where(greater(low, high), ONE, ZERO)),
        ),
        kink="on a bound the derivative belongs to the value",
    )


_OTHERS: list[Formula] = [
    _powf(),
    _atan2(),
    _clampf(),
    Formula(
        name="math.copysign",
        partials=(call("copysign", ONE, x) * call("copysign", ONE, X(1)), None),
        kink="at x = 0 the signs decide, as for any other x: ±1; none by the sign",
    ),
    Formula(name="math.fma", partials=(X(1), X(0), ONE)),
    Formula(
        name="math.fpowi",
        partials=(
            where(
                call("is_zero", X(1)),
                ZERO,
                call("to_float", X(1)) * call("fpowi", x, call("minus_one", X(1))),
            ),
            None,
        ),
        cost="expensive",
        strong_zero=True,
        domain="∞ at x = 0 for negative powers",
    ),
    Formula(
        name="math.sincos",
        partials=(Y(1), -Y(0)),
        results=2,
        cost="expensive",
    ),
]

ROWS: list[Row] = [*_UNARY, *_OTHERS]

INACTIVE: list[str] = [
    # Piecewise constant: the derivative is zero, also at the jumps.
    *(f"math.{name}" for name in ("ceil", "floor", "round", "roundeven", "trunc")),
    *(f"math.{name}" for name in ("isnan", "isinf", "isfinite", "isnormal")),
    *(f"math.{name}" for name in ("absi", "ctlz", "cttz", "ctpop", "ipowi")),
]
