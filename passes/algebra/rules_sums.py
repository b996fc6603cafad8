"""Rows of sums: numbers are added up, terms that differ by a number are collected."""

from __future__ import annotations

import math

from .build import Application, Rule, Step, add, mul
from .terms import Apply, Const, Order, Term, constant, intern, order_of


def split(term: Term) -> tuple[float, tuple[Term, ...]]:
    """A summand as a number and the factors that it is the number of."""
    if isinstance(term, Apply) and term.op == "prod":
        return term.number, term.args
    return 1.0, (term,)


def joined(number: float, factors: tuple[Term, ...]) -> Term:
    """Undo `split`: a product whose factors are those of a product."""
    if number == 1.0 and len(factors) == 1:
        return factors[0]
    return intern("prod", number, factors)


def summand_order(term: Term) -> tuple[Order, float]:
    """The place of a summand: that of its factors, whatever their number is."""
    number, factors = split(term)
    return factors[0].order if len(factors) == 1 else order_of("prod", "", 1.0, factors), number


def leads_negative(term: Term) -> bool:
    """True for a sum whose first summand has a negative number."""
    return isinstance(term, Apply) and term.op == "sum" and split(term.args[0])[0] < 0


def opposite(term: Apply) -> Term:
    """The sum with all signs changed: as large as it was."""
    args = tuple(joined(-number, factors) for number, factors in map(split, term.args))
    return intern("sum", 0.0 - term.number, args)


def base_of(term: Term) -> tuple[Term, float]:
    """A factor as a base and its power."""
    if isinstance(term, Apply) and term.op == "powc":
        return term.args[0], term.number
    return term, 1.0


def raised(base: Term, exponent: float) -> Term:
    """Undo `base_of`."""
    return base if exponent == 1.0 else intern("powc", exponent, (base,))


def positive(number: float, factors: tuple[Term, ...]) -> tuple[float, tuple[Term, ...]]:
    """A product in which each sum begins with a positive summand; the signs go to the number."""
    if not any(leads_negative(base_of(factor)[0]) for factor in factors):
        return number, factors
    args: list[Term] = []
    for factor in factors:
        base, exponent = base_of(factor)
        if isinstance(base, Apply) and leads_negative(base) and exponent.is_integer():
            number = -number if exponent % 2 else number
            args.append(raised(opposite(base), exponent))
        else:
            args.append(factor)
    return number, tuple(args)


def _signs(made: Application) -> Application | None:
    """Signs of factors become signs of summands: subtraction costs nothing."""
    args: list[Term] = []
    for arg in made.args:
        own = split(arg)
        number, factors = positive(*own)
        args.append(arg if factors is own[1] else joined(number, factors))
    return None if tuple(args) == made.args else made.with_args(args)


def _flatten(made: Application) -> Application | None:
    args: list[Term] = []
    number = made.number
    for arg in made.args:
        if isinstance(arg, Apply) and arg.op == "sum" and math.isfinite(number + arg.number):
            number += arg.number
            args += arg.args
        else:
            args.append(arg)
    return None if tuple(args) == made.args else made.with_args(args, number)


def _is_zero(term: Term) -> bool:
    """True for the zero that is positive: to add it makes -0 positive."""
    return isinstance(term, Const) and term.value == 0 and math.copysign(1.0, term.value) > 0


def _number(made: Application) -> Application | None:
    """The only number among the operands, where there is none yet."""
    found = [arg for arg in made.args if isinstance(arg, Const)]
    if made.number != 0 or len(found) != 1 or _is_zero(found[0]):
        return None
    if not math.isfinite(found[0].value):
        return None
    rest = [arg for arg in made.args if arg is not found[0]]
    return made.with_args(rest, 0.0 + found[0].value)


def _zeros(made: Application) -> Application | None:
    args = [arg for arg in made.args if not _is_zero(arg)]
    return made.with_args(args) if len(args) < len(made.args) else None


def _numbers(made: Application) -> Application | None:
    args: list[Term] = []
    number = made.number
    for arg in made.args:
        if isinstance(arg, Const) and not _is_zero(arg) and math.isfinite(number + arg.value):
            number += arg.value
        else:
            args.append(arg)
    gone = len(made.args) - len(args)
    return made.with_args(args, number) if gone > (made.number == 0) else None


def _collected(*, signs: int) -> Step:
    """Terms that differ by a number, those of one sign or those of both, are one."""

    def step(made: Application) -> Application | None:
        numbers: dict[tuple[Term, ...], list[float]] = {}
        for number, factors in map(split, made.args):
            numbers.setdefault(factors, []).append(number)
        args: list[Term] = []
        changed = False
        for factors, found in numbers.items():
            total = sum(found)
            both = len({number > 0 for number in found})
            lone = len(found) == 1 and (found[0] != 0 or signs == 1)
            if lone or both + (total == 0 and both == 1) != signs or not math.isfinite(total):
                args += [joined(number, factors) for number in found]
                continue
            changed = True
            if total or any(factor.is_fragile for factor in factors):
                args.append(joined(total, factors))
        return made.with_args(args) if changed else None

    return step


def _pair(made: Application) -> Application | None:
    """Two summands may change places."""
    return _order(made) if len(made.args) == 2 else None


def _several(made: Application) -> Application | None:
    return _order(made) if len(made.args) > 2 else None


def _order(made: Application) -> Application:
    return made.with_args(sorted(made.args, key=summand_order))


def _unwrap(made: Application) -> Term | None:
    if not made.args:
        return constant(made.number)
    alone, *rest = made.args
    if rest or made.number != 0:
        return None
    number, factors = split(alone)
    return mul(*factors, number=number) if number == -1.0 else alone


def _add(made: Application) -> Term:
    return add(*made.args)


def _sub(made: Application) -> Term:
    left, right = made.args
    return add(left, mul(right, number=-1.0))


SUM: tuple[Rule, ...] = (
    Rule(_flatten, ("sum(1, x, sum(2, y, z)) = sum(3, x, y, z)",), "reassoc"),
    Rule(
        _signs,
        (
            "sum(1, prod(1, a, sum(1, prod(-1, x)))) = sum(1, prod(-1, a, sum(-1, x)))",
            "sum(0, prod(1, a, sum(0, x, y)), prod(1, a, sum(0, prod(-1, x), prod(-1, y)))) = 0",
        ),
        "reassoc nsz",
    ),
    Rule(_number, ("sum(0, 2, x) = sum(2, x)", "sum(0, true, x) = sum(1, x)")),
    Rule(_zeros, ("sum(0, 0, x) = x", "sum(0, x, y, 0) = sum(0, x, y)"), "nsz"),
    Rule(_numbers, ("sum(1, 2, x) = sum(3, x)", "sum(0, 2, 3, x) = sum(5, x)"), "reassoc nsz"),
    Rule(
        _collected(signs=1),
        (
            "sum(0, prod(3, x), prod(4, x)) = prod(7, x)",
            "sum(1, x, p, prod(2, x), p) = sum(1, prod(3, x), prod(2, p))",
        ),
        "reassoc nsz",
    ),
    Rule(
        _collected(signs=2),
        (
            "sum(2, prod(1, x, y), prod(-1, x, y)) = 2",
            "sum(0, prod(3, x), prod(-4, x)) = prod(-1, x)",
        ),
        "reassoc nsz nnan",
    ),
    Rule(_pair, ("sum(0, y, x) = sum(0, x, y)",)),
    Rule(_several, ("sum(0, z, y, x) = sum(0, x, y, z)",), "reassoc"),
    Rule(_unwrap, ("sum(0, x) = x", "sum(2) = 2")),
)
ADD = (Rule(_add, ("add(x, y) = sum(0, x, y)",)),)
SUB = (Rule(_sub, ("sub(x, y) = sum(0, x, prod(-1, y))",)),)
