"""Written terms for tests, and what terms are worth: an evaluator that shares nothing with ours."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from typing import Any

import mpmath
from ad_opt.passes.algebra import terms
from ad_opt.passes.algebra.build import apply
from ad_opt.passes.algebra.rules import RULES
from ad_opt.passes.algebra.terms import Apply, Const, Term, Variable, constant, subterms, variable


class Condition(str):
    """Key of a variable that is true or false."""

    is_bool = True


NAMES: dict[str, Term] = {
    **{name: variable(name) for name in "abcdxyzuvw"},
    **{name: variable(Condition(name)) for name in "pqr"},
    **{"true": terms.TRUE, "false": terms.FALSE},
}


def simplified(term: Term) -> Term:
    """The term built anew by `apply`, also where it was written."""
    made: dict[Term, Term] = {}
    for part in subterms(term):
        made[part] = part
        if isinstance(part, Apply):
            made[part] = apply(part.op, *(made[arg] for arg in part.args), data=part.data)
        elif isinstance(part, Variable):
            made[part] = variable(part.key)
        elif isinstance(part, Const):
            made[part] = constant(part.value, is_bool=part.is_bool)
    return made[term]


def lift(value: Term | float) -> Term:
    return value if isinstance(value, Term) else terms.constant(value)


def _numbered(op: str) -> Callable[..., Term]:
    return lambda number, *args: terms.written(op, float(number), *map(lift, args))


def _named(op: str) -> Callable[..., Term]:
    return lambda *args: terms.written(op, None, *map(lift, args))


WRITTEN: dict[str, Any] = {
    **{name: _named(name) for name in RULES},
    **{name: _numbered(name) for name in ("sum", "prod", "powc")},
    **{"no": _named("not"), "both": _named("and"), "either": _named("or"), **NAMES},
}


def read(text: str) -> Term:
    """A term as it is written."""
    return lift(eval(text, {"__builtins__": {}}, WRITTEN))


def _power(x: Any, c: Any) -> Any:
    if c == 0:
        return mpmath.mpf(1)
    if (x == 0 and c < 0) or (x < 0 and c != int(c)):
        raise ValueError("no real power")
    return x**c


def _real(value: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def found(x: Any) -> Any:
        y = value(x)
        if isinstance(y, mpmath.mpc):
            raise ValueError("not real")
        return y

    return found


PLAIN: dict[str, Callable[..., Any]] = {
    "less": lambda x, y: x < y,
    "lesseq": lambda x, y: x <= y,
    "greater": lambda x, y: x > y,
    "greatereq": lambda x, y: x >= y,
    "eq": lambda x, y: x == y,
    "ne": lambda x, y: x != y,
    "and": lambda p, q: p != 0 and q != 0,
    "or": lambda p, q: p != 0 or q != 0,
    "not": lambda p: p == 0,
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "div": lambda x, y: x / y,
    "neg": lambda x: -x,
    "opaque": lambda x: x,
    "stop_gradient": lambda x: x,
}
"""Operators that Python has, for numbers of any kind."""

VALUES: dict[str, Callable[..., Any]] = {
    **PLAIN,
    **{
        name: _real(getattr(mpmath, name))
        for name in (
            *("sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh"),
            *("acosh", "atanh", "exp", "log", "sqrt"),
        )
    },
    "log10": _real(lambda x: mpmath.log(x, 10)),
    "abs": abs,
    "pow": _power,
    "atan2": mpmath.atan2,
    "max": max,
}


def value(term: Term, at: Mapping[Any, float]) -> Any:
    """The value of a term, to thirty digits; only what a select chooses is evaluated."""
    match term:
        case Const():
            return mpmath.mpf(term.value)
        case Variable():
            return mpmath.mpf(at[term.key])
        case Apply(op="select", args=(asked, then, other)):
            return value(then if value(asked, at) else other, at)
        case Apply(op="sum"):
            return mpmath.fsum([term.number, *(value(arg, at) for arg in term.args)])
        case Apply(op="powc"):
            return _power(value(term.args[0], at), term.number)
        case Apply(op="prod" | "mul"):
            number = term.number if term.op == "prod" else 1.0
            guards = [arg for arg in term.args if arg.is_bool]
            if not all(value(arg, at) for arg in guards):
                return mpmath.mpf(0)
            rest = [value(arg, at) for arg in term.args if not arg.is_bool]
            return mpmath.fprod([number, *rest])
        case Apply():
            return mpmath.mpf(VALUES[term.op](*(value(arg, at) for arg in term.args)))
        case _:
            raise TypeError(term)


def value_or_none(term: Term, at: Mapping[Any, float]) -> Any:
    """The value, None where there is none that is real and finite."""
    try:
        found = value(term, at)
    except (ValueError, ZeroDivisionError, OverflowError):
        return None
    return found if mpmath.isfinite(found) else None


def point(random: random.Random) -> dict[Any, float]:
    """Random values: a, b, c and d are positive, the other numbers are of any sign."""
    return {
        **{name: random.uniform(0.1, 2.0) for name in "abcd"},
        **{name: random.choice([0.5, 1.0, 2.0]) * random.uniform(-1.5, 1.5) for name in "xyzuvw"},
        **{Condition(name): float(random.getrandbits(1)) for name in "pqr"},
    }


def close(left: Any, right: Any, tolerance: float = 1e-12) -> bool:
    return abs(left - right) <= tolerance * max(1, abs(left), abs(right))


def work(term: Term) -> int:
    """Operations of a term as a tree: what must not become more."""
    if not isinstance(term, Apply):
        return 0
    inside = sum(map(work, term.args)) + _comparisons(term)
    match term.op:
        case "sum":
            signs = sum(_is_negative(arg) for arg in term.args)
            signs -= signs == len(term.args) > 0 and term.number == 0
            return inside - signs + max(len(term.args) - (term.number == 0), 0)
        case "prod":
            below = sum(_is_divisor(arg) for arg in term.args)
            above = len(term.args) - below + (term.number != 1)
            return inside - below + max(above - 1, 0) + below
        case "powc":
            return inside + _multiplications(term.number)
        case "pow":
            return inside + 10
        case "not":
            return inside
        case _:
            return inside + 1


def _comparisons(term: Apply) -> int:
    """Operands that are to be conditions and are numbers."""
    asked = {"select": term.args[:1], "and": term.args, "or": term.args, "not": term.args}
    return sum(not arg.is_bool for arg in asked.get(term.op, ()))


def _is_negative(term: Term) -> bool:
    return isinstance(term, Apply) and term.op == "prod" and term.number == -1.0


def _is_divisor(term: Term) -> bool:
    return isinstance(term, Apply) and term.op == "powc" and term.number < 0


def _multiplications(exponent: float) -> int:
    if 2 * exponent != int(2 * exponent):
        return 10
    if exponent != int(exponent):
        return 1 + _multiplications(exponent - math.copysign(0.5, exponent))
    n = int(abs(exponent))
    return max(n.bit_length() - 1, 0) + max(n.bit_count() - 1, 0) + (exponent < 0)
