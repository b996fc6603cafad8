"""Terms in double precision, an operation at a time, with infinities, NaN and signed zeros.

Sums and products are made from left to right, their number last; a factor with a negative power
divides; a false guard makes zero.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from ad_opt.passes.algebra.terms import Apply, Const, Term, Variable

from term_values import PLAIN

SPECIAL = (0.0, -0.0, 1.0, -1.0, 2.5, -0.375, np.inf, -np.inf, np.nan, 5e-324, 1.7e308, 1.1)

_NUMPY = {
    "asin": "arcsin",
    "acos": "arccos",
    "atan": "arctan",
    "asinh": "arcsinh",
    "acosh": "arccosh",
    "atanh": "arctanh",
    "atan2": "arctan2",
    "abs": "abs",
    "pow": "power",
}
_OTHERS: dict[str, Callable[..., Any]] = {
    **PLAIN,
    "mul": lambda x, y: x * y,
    "select": lambda p, x, y: x if p != 0 else y,
}


def ieee(term: Term, at: Mapping[Any, float]) -> np.float64:
    """The value of a term."""
    with np.errstate(all="ignore"):
        return _value(term, at)


def _value(term: Term, at: Mapping[Any, float]) -> np.float64:
    match term:
        case Const():
            return np.float64(term.value)
        case Variable():
            return np.float64(at[term.key])
        case Apply(op="sum"):
            values = [_value(arg, at) for arg in term.args]
            return _chain(values, term.number, lambda x, y: x + y, 0.0)
        case Apply(op="powc"):
            return _power(_value(term.args[0], at), term.number)
        case Apply(op="prod"):
            return _product(term, at)
        case Apply():
            values = [_value(arg, at) for arg in term.args]
            found = _OTHERS.get(term.op) or getattr(np, _NUMPY.get(term.op, term.op))
            return np.float64(found(*values))
        case _:
            raise TypeError(term)


def _chain(values: list[Any], number: float, join: Callable[[Any, Any], Any], none: float) -> Any:
    if number != none or not values:
        values = [*values, np.float64(number)]
    found = values[0]
    for value in values[1:]:
        found = join(found, value)
    return found


def _product(term: Apply, at: Mapping[Any, float]) -> np.float64:
    if not all(_value(arg, at) for arg in term.args if arg.is_bool):
        return np.float64(0.0)
    reals = [arg for arg in term.args if not arg.is_bool]
    below = [arg for arg in reals if isinstance(arg, Apply) and arg.op == "powc" and arg.number < 0]
    above = [_value(arg, at) for arg in reals if arg not in below]
    times: Callable[[Any, Any], Any] = lambda x, y: x * y  # noqa: E731
    found = _chain(above, term.number, times, 1.0)
    if below:
        powers = [_power(_value(arg.args[0], at), -arg.number) for arg in below]
        found = found / _chain(powers, 1.0, times, 1.0)
    return found


def _power(base: Any, exponent: float) -> Any:
    if exponent < 0:
        return np.float64(1.0) / _power(base, -exponent)
    if not (2 * exponent).is_integer() or exponent > 64:
        return np.power(base, exponent)
    found = np.sqrt(base) if not exponent.is_integer() else None
    for _ in range(int(exponent)):
        found = base if found is None else found * base
    return np.float64(1.0) if found is None else found


def same_bits(left: Any, right: Any) -> bool:
    """True for one number, its zeros by their signs; NaN is NaN."""
    if np.isnan(left) or np.isnan(right):
        return bool(np.isnan(left) and np.isnan(right))
    return bool(left == right and np.signbit(left) == np.signbit(right))
