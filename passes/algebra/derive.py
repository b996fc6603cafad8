"""Derivatives of terms: the chain rule over what is shared, simplified as it is built."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import TypeAlias

from ad_opt.dialects.energies.expr_keys import SampleAttr

from .build import add, mul, power, sample, select
from .functions import FUNCTIONS
from .terms import ONE, ZERO, Apply, Term, Variable, subterms

Chain: TypeAlias = Callable[[Hashable], Mapping[Variable, Term] | None]
"""The derivatives of a variable that is itself computed; None for one that is not."""


def _of_sum(term: Apply) -> list[Term | None]:
    return [ONE] * len(term.args)


def _of_prod(term: Apply) -> list[Term | None]:
    """Guards have no derivative, and stay guards of the others."""
    args = term.args
    return [
        None if arg.is_bool else mul(*args[:n], *args[n + 1 :], number=term.number)
        for n, arg in enumerate(args)
    ]


def _of_powc(term: Apply) -> list[Term | None]:
    return [mul(power(term.args[0], term.number - 1.0), number=term.number)]


def _of_sample(term: Apply) -> list[Term | None]:
    assert isinstance(term.data, SampleAttr)
    keys = [term.data.derivative(dim) for dim in range(len(term.args))]
    return [None if key is None else sample(key, *term.args) for key in keys]


_PARTIALS: Mapping[str, Callable[[Apply], list[Term | None]]] = {
    **{"sum": _of_sum, "prod": _of_prod, "powc": _of_powc, "sample": _of_sample},
}


def partials(term: Apply) -> list[Term | None]:
    """The derivative by each operand; None where it is zero everywhere."""
    rule = _PARTIALS.get(term.op)
    return list(FUNCTIONS[term.op].partials(*term.args)) if rule is None else rule(term)


def _chained(term: Apply, inner: Mapping[Term, Term]) -> Term:
    moved = [inner[arg] for arg in term.args]
    if term.is_bool or all(part is ZERO for part in moved):
        return ZERO
    if term.op == "select":
        return select(term.args[0], moved[1], moved[2])
    if term.op == "opaque":
        return moved[0]
    pairs = zip(partials(term), moved, strict=True)
    return add(*(mul(by, part) for by, part in pairs if by is not None and part is not ZERO))


def _of_variable(term: Term, by: Variable, chain: Chain | None) -> Term:
    if term is by:
        return ONE
    if chain is None or not isinstance(term, Variable):
        return ZERO
    return (chain(term.key) or {}).get(by, ZERO)


def derive(term: Term, by: Variable, chain: Chain | None = None) -> Term:
    """The derivative of a term by a variable; conditions have none.

    Derivatives without a chain are remembered with their terms.
    """
    made: dict[Term, Term] = {}
    for part in subterms(term):
        if not isinstance(part, Apply):
            made[part] = _of_variable(part, by, chain)
            continue
        known = part.derivatives if chain is None else {}
        if by not in known:
            known[by] = _chained(part, made)
        made[part] = known[by]
    return made[term]
