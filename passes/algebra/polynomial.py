"""Terms factored as polynomials: what most summands share is taken out of them, greedily.

Conditions count more than numbers: ``[b]*x + [b]*y`` becomes ``[b]*(x + y)``, so that sums of
guarded summands take the shape of ifs, and fewer conditions are tested.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .build import add, apply, const, mul, power
from .rules_products import base_of
from .rules_sums import split
from .terms import TRUE, Apply, Term, subterms


@dataclass(frozen=True)
class Summand:
    """A sign, and factors with their powers; a number is a factor too."""

    sign: float
    powers: dict[Term, float]

    @property
    def term(self) -> Term:
        """The product."""
        factors = (power(base, exponent) for base, exponent in self.powers.items())
        return mul(*factors, number=self.sign)

    def without(self, base: Term, exponent: float) -> Summand:
        """The summand divided by a power that it has."""
        left = self.powers[base] - exponent
        rest = {key: value for key, value in self.powers.items() if key is not base}
        return Summand(self.sign, {**rest, base: left} if left else rest)


def _summand(term: Term) -> Summand:
    number, factors = split(term)
    powers = dict(map(base_of, factors))
    if abs(number) != 1.0:
        powers[const(abs(number))] = 1.0
    return Summand(-1.0 if number < 0 else 1.0, powers)


@dataclass(frozen=True)
class Choice:
    """A power that several summands have."""

    base: Term
    exponent: float
    count: int


def _choices(summands: Sequence[Summand]) -> list[Choice]:
    """Powers that several have: the least power of each base, above the line and below it."""
    above: dict[Term, list[float]] = {}
    below: dict[Term, list[float]] = {}
    for summand in summands:
        for base, exponent in summand.powers.items():
            (above if exponent > 0 else below).setdefault(base, []).append(exponent)
    found = [Choice(base, min(found), len(found)) for base, found in _sorted(above)]
    found += [Choice(base, max(found), len(found)) for base, found in _sorted(below)]
    return [choice for choice in found if choice.count > 1]


def _sorted(powers: dict[Term, list[float]]) -> list[tuple[Term, list[float]]]:
    return sorted(powers.items(), key=lambda entry: entry[0].order)


def _factored(summands: Sequence[Summand], number: float, bonus: float) -> Term:
    if len(summands) < 2:
        return add(*(summand.term for summand in summands), number=number)
    choices = _choices(summands)
    best = max(choices, default=None, key=lambda c: c.count * (bonus if c.base.is_bool else 1.0))
    if best is None:
        return add(*(summand.term for summand in summands), number=number)

    def has(summand: Summand) -> bool:
        return summand.powers.get(best.base, 0.0) * best.exponent > 0

    inside = [s.without(best.base, best.exponent) for s in summands if has(s)]
    outside = [s for s in summands if not has(s)]
    shared = mul(power(best.base, best.exponent), _factored(inside, 0.0, bonus))
    return add(_factored(outside, 0.0, bonus), shared, number=number)


def polysimplify(
    term: Term, bool_bonus: float = 10.0, made: dict[Term, Term] | None = None
) -> Term:
    """The term with its sums factored, innermost first; terms that share parts share ``made``.

    A condition is worth ``bool_bonus`` factors.
    """
    made = {} if made is None else made
    for part in subterms(term):
        if part in made:
            continue
        made[part] = part
        if not isinstance(part, Apply):
            continue
        args = [made[arg] for arg in part.args]
        if part.op == "sum":
            made[part] = _factored([_summand(arg) for arg in args], part.number, bool_bonus)
        else:
            made[part] = apply(part.op, *args, data=part.data)
    return made[term]


def split_condition(term: Term) -> tuple[Term, Term]:
    """The guards of a product as one condition, and the rest of it."""
    if not isinstance(term, Apply) or term.op != "prod":
        return TRUE, term
    guards = [arg for arg in term.args if arg.is_bool]
    rest = [arg for arg in term.args if not arg.is_bool]
    return (mul(*guards) if guards else TRUE), mul(*rest, number=term.number)
