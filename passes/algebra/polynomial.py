"""Terms factored as polynomials: what most summands share is taken out of them, greedily.

Conditions count more than numbers: ``[b]*x + [b]*y`` becomes ``[b]*(x + y)``, so that sums of
guarded summands take the shape of ifs, and fewer conditions are tested.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from .build import add, apply, const, mul, power
from .rules_products import base_of
from .rules_sums import joined, split
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
    if len(powers) < len(factors):  # x and 1/x, of which nobody knows that they cancel
        powers = {joined(1.0, factors): 1.0}
    if abs(number) != 1.0:
        powers[const(abs(number))] = 1.0
    return Summand(-1.0 if number < 0 else 1.0, powers)


Uses: TypeAlias = dict[tuple[Term, bool], dict[int, float]]
"""Of each base, above the line and below it: the summands that have it, and its exponents there."""


def _uses(summands: Sequence[Summand]) -> Uses:
    found: Uses = {}
    for n, summand in enumerate(summands):
        for base, exponent in summand.powers.items():
            found.setdefault((base, exponent > 0), {})[n] = exponent
    return found


def _best(uses: Uses, bonus: float) -> tuple[Term, float, list[int]] | None:
    """The base that most have, with the least power of it, and who has it; conditions first."""
    worth = {
        key: len(having) * (bonus if key[0].is_bool else 1.0)
        for key, having in uses.items()
        if len(having) > 1
    }
    if not worth:
        return None
    most = max(worth.values())
    ties = [key for key, found in worth.items() if found == most]
    base, above = min(ties, key=lambda key: (not key[1], key[0].order))
    having = uses[base, above]
    exponent = min(having.values()) if above else max(having.values())
    return base, exponent, list(having)


def _factored(summands: Sequence[Summand], number: float, bonus: float) -> Term:
    """The sum of summands and a number: what is taken out, one after another, and what is left."""
    parts: list[Term] = []
    uses = _uses(summands)
    left = set(range(len(summands)))
    while (best := _best(uses, bonus)) is not None:
        base, exponent, having = best
        inside = [summands[n].without(base, exponent) for n in having]
        parts.append(mul(power(base, exponent), _factored(inside, 0.0, bonus)))
        left.difference_update(having)
        for n in having:
            for key, value in summands[n].powers.items():
                del uses[key, value > 0][n]
    return add(*parts, *(summands[n].term for n in sorted(left)), number=number)


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
