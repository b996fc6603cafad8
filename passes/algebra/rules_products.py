"""Rows of products and powers: numbers are multiplied, powers of one base are collected.

Identities are those of real numbers, wherever both sides have a value: ``x * x^-1`` is one, at zero
too. A Boolean factor is a guard, so it may come out of a positive power.
"""

from __future__ import annotations

import math

from .build import Application, Rule, Step, finite, mul, power
from .rules_sums import base_of, leads_negative, opposite, positive, raised
from .terms import FALSE, ONE, ZERO, Apply, Const, Term, constant


def factor_order(term: Term) -> tuple[bool, object]:
    """The place of a factor: guards first."""
    return not term.is_bool, term.order


def _times(left: float, right: float) -> float | None:
    """The product of numbers; None if it leaves what a float can hold."""
    found = left * right
    lost = not math.isfinite(found) or (found == 0 and left != 0 and right != 0)
    return None if lost else found


def _false(made: Application) -> Term | None:
    if FALSE not in made.args:
        return None
    return FALSE if made.number == 1.0 and all(arg.is_bool for arg in made.args) else ZERO


def _is_opposite(term: Term) -> bool:
    """True for a product of -1 and one factor."""
    return (
        isinstance(term, Apply) and term.op == "prod" and term.number == -1 and len(term.args) == 1
    )


def _opposites(made: Application) -> Application | None:
    """Signs of factors are the sign of the product."""
    args = [arg.args[0] if _is_opposite(arg) else arg for arg in made.args]
    odd = sum(map(_is_opposite, made.args)) % 2
    number = -made.number if odd else made.number
    return None if tuple(args) == made.args else made.with_args(args, number)


def _flatten(made: Application) -> Application | None:
    args: list[Term] = []
    number = made.number
    for arg in made.args:
        both = None
        if isinstance(arg, Apply) and arg.op == "prod":
            both = _times(number, arg.number)
        if both is None:
            args.append(arg)
        else:
            assert isinstance(arg, Apply)
            number = both
            args += arg.args
    return None if tuple(args) == made.args else made.with_args(args, number)


def _number(made: Application) -> Application | None:
    """The only number among the operands, where there is none yet but a sign."""
    found = [arg for arg in made.args if isinstance(arg, Const)]
    if abs(made.number) != 1 or len(found) != 1 or not math.isfinite(found[0].value):
        return None
    rest = [arg for arg in made.args if arg is not found[0]]
    return made.with_args(rest, made.number * found[0].value)


def _numbers(made: Application) -> Application | None:
    args: list[Term] = []
    number = made.number
    for arg in made.args:
        both = _times(number, arg.value) if isinstance(arg, Const) else None
        if both is None:
            args.append(arg)
        else:
            number = both
    gone = len(made.args) - len(args)
    return made.with_args(args, number) if gone > (abs(made.number) == 1) else None


def _zero(made: Application) -> Term | None:
    return None if made.number or any(arg.is_fragile for arg in made.args) else ZERO


def _is_multiplied(base: Term, exponents: list[float]) -> bool:
    """True for whole powers above the line; a guard needs none."""
    if base.is_fragile:
        return False
    return all(exponent > 0 and (base.is_bool or exponent.is_integer()) for exponent in exponents)


def _collected(*, multiplied: bool) -> Step:
    """Powers of one base are one: those above the line, or others."""

    def step(made: Application) -> Application | None:
        powers: dict[Term, list[float]] = {}
        for arg in made.args:
            base, exponent = base_of(arg)
            powers.setdefault(base, []).append(exponent)
        args: list[Term] = []
        changed = False
        for base, exponents in powers.items():
            total = sum(exponents)
            others = _is_multiplied(base, exponents) != multiplied
            if len(exponents) == 1 or others or base.is_fragile:
                args += [raised(base, exponent) for exponent in exponents]
                continue
            changed = True
            if base.is_bool and max(exponents) > 0:
                args.append(base)
            elif total:
                args.append(raised(base, total))
        return made.with_args(args) if changed else None

    return step


def _contradiction(made: Application) -> Term | None:
    held = {arg for arg in made.args if arg.is_bool}
    for arg in held:
        if isinstance(arg, Apply) and arg.op == "not" and arg.args[0] in held:
            return FALSE if made.number == 1.0 and len(held) == len(made.args) else ZERO
    return None


def _signs(made: Application) -> Application | None:
    """Sums begin with a positive summand, but the first of them takes in a factor -1."""
    number, factors = positive(made.number, made.args)
    args = list(factors) if factors == made.args else sorted(factors, key=factor_order)
    for n, arg in enumerate(args if number == -1.0 else ()):
        base, exponent = base_of(arg)
        if isinstance(base, Apply) and base.op == "sum" and exponent % 2 == 1:
            args[n], number = raised(opposite(base), exponent), 1.0
            break
    return None if tuple(args) == made.args else made.with_args(args, number)


def _pair(made: Application) -> Application | None:
    """Two factors may change places."""
    return _order(made) if len(made.args) == 2 else None


def _several(made: Application) -> Application | None:
    return _order(made) if len(made.args) > 2 else None


def _order(made: Application) -> Application:
    return made.with_args(sorted(made.args, key=factor_order))


def _unwrap(made: Application) -> Term | None:
    if not made.args:
        return constant(made.number)
    return made.args[0] if len(made.args) == 1 and made.number == 1 else None


PROD: tuple[Rule, ...] = (
    Rule(_false, ("prod(2, powc(-1, 0), false) = 0", "prod(1, p, false) = false")),
    Rule(_opposites, ("prod(2, neg(x)) = prod(-2, x)", "prod(1, neg(x), neg(y)) = prod(1, x, y)")),
    Rule(
        _flatten,
        ("prod(2, x, prod(3, y)) = prod(6, x, y)", "prod(2, prod(3, y)) = prod(6, y)"),
        "reassoc",
    ),
    Rule(_number, ("prod(1, 2, x) = prod(2, x)", "prod(1, true, x) = x")),
    Rule(_numbers, ("prod(2, 3, x) = prod(6, x)", "prod(1, 2, 3, x) = prod(6, x)"), "reassoc"),
    Rule(_zero, ("prod(0, x) = 0",), "nnan nsz"),
    Rule(
        _collected(multiplied=True),
        ("prod(1, x, powc(2, x)) = powc(3, x)", "prod(1, p, x, p) = prod(1, p, x)"),
        "reassoc",
    ),
    Rule(
        _collected(multiplied=False),
        (
            "prod(2, x, y, powc(-1, x)) = prod(2, y)",
            "prod(1, powc(0.5, a), powc(0.5, a)) = a",
            "prod(1, p, powc(-1, p)) = p",
        ),
        "reassoc arcp nnan nsz",
    ),
    Rule(_contradiction, ("prod(2, p, x, no(p)) = 0", "prod(1, q, no(q)) = false")),
    Rule(_pair, ("prod(1, y, x) = prod(1, x, y)", "prod(1, x, p) = prod(1, p, x)")),
    Rule(_several, ("prod(1, z, y, x) = prod(1, x, y, z)",), "reassoc"),
    Rule(
        _signs,
        (
            "prod(2, a, sum(1, prod(-1, y), z)) = prod(-2, a, sum(-1, y, prod(-1, z)))",
            "prod(-1, powc(3, sum(1, prod(-1, y)))) = powc(3, sum(-1, y))",
            "prod(-1, a, sum(1, x, y)) = prod(1, a, sum(-1, prod(-1, x), prod(-1, y)))",
        ),
        "reassoc nsz",
    ),
    Rule(_unwrap, ("prod(1, x) = x", "prod(3) = 3")),
)


def _power_of_power(made: Application) -> Term | None:
    """The product of exponents, unless an even power is what makes the base positive.

    Nor where a square root of a square root would be no power of halves: that is no root any more.
    """
    inner = made.args[0]
    if not isinstance(inner, Apply) or inner.op != "powc":
        return None
    if inner.number % 2 == 0 and not made.number.is_integer():
        return None
    both = inner.number * made.number
    if not math.isfinite(both):
        return None
    if _is_of_halves(inner.number) and _is_of_halves(made.number) and not _is_of_halves(both):
        return None
    return power(inner.args[0], both)


def _is_of_halves(exponent: float) -> bool:
    return (2.0 * exponent).is_integer()


def _power_of_number(made: Application) -> Term | None:
    base = made.args[0]
    if not isinstance(base, Const):
        return None
    value = finite(math.pow, base.value, made.number)
    return None if value is None else constant(value)


def _power_of_product(made: Application) -> Term | None:
    """The number of a product is raised by itself, and a guard needs no power."""
    base, exponent = made.args[0], made.number
    if not isinstance(base, Apply) or base.op != "prod" or not exponent.is_integer():
        return None
    guards = [arg for arg in base.args if arg.is_bool and exponent > 0]
    rest = [arg for arg in base.args if arg not in guards]
    number = finite(math.pow, base.number, exponent)
    if not number or (number == 1.0 and base.number == 1.0 and not guards):
        return None
    return mul(*guards, power(mul(*rest), exponent), number=number)


def _inverse_of_quotient(made: Application) -> Term | None:
    """The inverse of a quotient is the quotient turned over."""
    base = made.args[0]
    if made.number != -1 or not isinstance(base, Apply) or base.op != "prod" or base.number != 1:
        return None
    below = [arg for arg in base.args if base_of(arg)[1] == -1]
    above = [arg for arg in base.args if arg not in below]
    if not below or any(arg.is_bool for arg in above):
        return None
    inverse = [power(mul(*above), -1.0)] if above else []
    return mul(*inverse, *(base_of(arg)[0] for arg in below))


def _even_power(made: Application) -> Term | None:
    """An even power does not see a sign."""
    base = made.args[0]
    if made.number % 2 or not isinstance(base, Apply):
        return None
    if base.op == "abs":
        return power(base.args[0], made.number)
    return power(opposite(base), made.number) if leads_negative(base) else None


def _power_0(made: Application) -> Term | None:
    return ONE if made.number == 0 else None


def _power_1(made: Application) -> Term | None:
    return made.args[0] if made.number == 1 else None


def _power_of_condition(made: Application) -> Term | None:
    return made.args[0] if made.args[0].is_bool and made.number > 0 else None


POWC: tuple[Rule, ...] = (
    Rule(_power_0, ("powc(0, x) = 1",)),
    Rule(_power_1, ("powc(1, x) = x",)),
    Rule(_power_of_condition, ("powc(3, p) = p",)),
    Rule(_power_of_number, ("powc(-1, 4) = 0.25", "powc(0.5, 4) = 2"), "reassoc arcp afn"),
    Rule(
        _power_of_power,
        (
            "powc(2, powc(3, x)) = powc(6, x)",
            "powc(2, powc(0.5, a)) = a",
            "powc(0.5, powc(3, a)) = powc(1.5, a)",
        ),
        "reassoc arcp nnan nsz",
    ),
    Rule(
        _power_of_product,
        (
            "powc(2, prod(3, x)) = prod(9, powc(2, x))",
            "powc(2, prod(1, p, x)) = prod(1, p, powc(2, x))",
            "powc(2, prod(-1, x, y)) = powc(2, prod(1, x, y))",
        ),
        "reassoc arcp",
    ),
    Rule(
        _inverse_of_quotient,
        ("powc(-1, prod(1, y, powc(-1, x))) = prod(1, x, powc(-1, y))",),
        "reassoc arcp",
    ),
    Rule(
        _even_power,
        (
            "powc(2, abs(x)) = powc(2, x)",
            "powc(2, sum(0, prod(-1, x), prod(-1, y))) = powc(2, sum(0, x, y))",
        ),
        "reassoc",
    ),
)


def _mul(made: Application) -> Term:
    return mul(*made.args)


def _div(made: Application) -> Term:
    left, right = made.args
    return mul(left, power(right, -1.0))


_NORMAL = 126
"""The greatest power of two whose inverse is a normal number in single precision."""


def _halved(made: Application) -> Term | None:
    """A power of two has an inverse."""
    left, right = made.args
    if not isinstance(right, Const) or not right.value or not math.isfinite(right.value):
        return None
    mantissa, exponent = math.frexp(right.value)
    if abs(mantissa) != 0.5 or abs(exponent - 1) > _NORMAL:
        return None
    return mul(left, number=1.0 / right.value)


def _neg(made: Application) -> Term:
    return mul(made.args[0], number=-1.0)


def _sqrt(made: Application) -> Term:
    return power(made.args[0], 0.5)


_MOST_FACTORS = 64.0
"""A guess: of larger powers the products round more often than a function of the library."""


def _pow_0_or_1(made: Application) -> Term | None:
    """Of zero one, also of NaN, and of one the base, bit for bit."""
    base, exponent = made.args
    if exponent == ZERO:
        return ONE
    return base if exponent == ONE else None


def _pow_whole(made: Application) -> Term | None:
    """A whole power is a product, or the inverse of one."""
    base, exponent = made.args
    if not isinstance(exponent, Const) or not exponent.value.is_integer():
        return None
    return power(base, exponent.value) if abs(exponent.value) <= _MOST_FACTORS else None


def _pow(made: Application) -> Term | None:
    base, exponent = made.args
    if not isinstance(exponent, Const) or exponent.is_fragile:
        return None
    return power(base, exponent.value)


MUL = (Rule(_mul, ("mul(x, y) = prod(1, x, y)",)),)
DIV = (
    Rule(_halved, ("div(x, 4) = prod(0.25, x)", "div(x, 1) = x")),
    Rule(_div, ("div(x, y) = prod(1, x, powc(-1, y))", "div(x, 5) = prod(0.2, x)"), "arcp"),
)
NEG = (Rule(_neg, ("neg(x) = prod(-1, x)",)),)
SQRT = (Rule(_sqrt, ("sqrt(a) = powc(0.5, a)",)),)
POW = (
    Rule(_pow_0_or_1, ("pow(x, 0) = 1", "pow(x, 1) = x")),
    Rule(_pow_whole, ("pow(x, 3) = powc(3, x)", "pow(x, -2) = powc(-2, x)"), "afn"),
    Rule(_pow, ("pow(a, 0.5) = powc(0.5, a)",), "afn nsz ninf nnan"),
)
