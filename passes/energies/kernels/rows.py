"""Rows of the normal equations, as terms: what kernels over a domain compute.

At a point of a space a row gathers from all residuals that read its unknown, moved so that they
do; nothing is stored or added to memory in between. Rows of a shared unknown are sums over all
points; rows of elements at the slots of an edge are added there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from ad_opt.dialects.energies.expr_keys import AccessAttr, EdgeAttr, SameAttr
from ad_opt.dialects.energies.nlls_syntax import Domain
from ad_opt.dialects.energies.nlls_types import (
    AddAttr,
    Destination,
    ScatterAttr,
    StoreAttr,
    SumAttr,
)
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.passes.algebra.build import ZERO, add, mul, variable
from ad_opt.passes.algebra.polynomial import split_condition
from ad_opt.passes.algebra.rename import shift
from ad_opt.passes.algebra.rules_sums import split
from ad_opt.passes.algebra.terms import TRUE, Term
from xdsl.dialects.builtin import SymbolRefAttr

from .derivatives import Derivatives, Unknown
from .model import Residual, array_of, channel_of, minus

Weight: TypeAlias = Callable[[Term, Unknown], list[Term]]
"""Terms that a residual adds to the row of an entry, at the residual's point."""


@dataclass(frozen=True)
class Row:
    """An entry of a vector: of an unknown, at the point, shared, or at a slot of the edge."""

    unknown: str
    channel: int
    key: Unknown

    def destination(self, vector: str, *, stored: bool) -> Destination:
        """The place of the row in ``@vector.X``."""
        name = f"{vector}.{self.unknown}"
        if isinstance(self.key, EdgeAttr):
            graph, slot = self.key.graph.root_reference.data, self.key.slot.root_reference.data
            return ScatterAttr(name, graph, slot, self.channel)
        if stored:
            return StoreAttr(name, self.channel)
        return AddAttr(name, self.channel) if self.key.at else SumAttr(name, self.channel)

    def entry(self, vector: str) -> Term:
        """The value of a vector in this row."""
        return variable(entry_of(vector, self.key))


def entry_of(vector: str, key: Unknown) -> Unknown:
    """The entry of ``@vector.X`` beside an entry of ``@X``."""
    name = f"{vector}.{array_of(key)}"
    if isinstance(key, EdgeAttr):
        return EdgeAttr(name, key.graph, key.slot, channel_of(key))
    return AccessAttr(name, key.at, channel_of(key))


class Rows:
    """The rows to which the residuals of a domain add."""

    def __init__(self, derivatives: Derivatives, domain: Domain):
        self.derivatives = derivatives
        self.model = derivatives.model
        self.domain = domain
        self.is_graph = isinstance(domain, SymbolRefAttr)
        self.space = self.model.space(domain)
        self.residuals = [one for one in self.model.residuals if one.domain == domain]
        self.jacobian_product: Callable[[Term], list[Term]] = self.product

    @property
    def terms(self) -> Iterator[Term]:
        """The residuals."""
        return (term for one in self.residuals for term in one.terms)

    def stores(self, row: Row) -> bool:
        """True if nobody else but the kernel of this domain starts the row."""
        return not self.is_graph and self.model.unknowns[row.unknown].dims == self.space

    def own_rows(self) -> list[Row]:
        """The rows at a point of the space, whether residuals add to them or not."""
        if self.is_graph:
            return []
        return [
            Row(name, channel, AccessAttr(name, [0] * len(self.space), channel))
            for name, type in self.model.unknowns.items()
            if type.dims == self.space
            for channel in range(type.channels)
        ]

    def gathered(self, weight: Weight) -> dict[Row, Term]:
        """For each row the sum of what residuals add to it."""
        found: dict[Row, list[Term]] = {row: [] for row in self.own_rows()}
        for residual in self.residuals:
            for term in residual.terms:
                for key in self.derivatives.support(term):
                    row, back = self._row(residual, key)
                    moved = (shift(one, back) if any(back) else one for one in weight(term, key))
                    found.setdefault(row, []).extend(moved)
        return {row: grouped(terms) for row, terms in found.items()}

    def matrix(self) -> dict[Row, dict[Unknown, Term]]:
        """The entries of each row of the normal matrix, by the entries that they multiply."""
        found: dict[Row, dict[Unknown, list[Term]]] = {row: {} for row in self.own_rows()}
        partial = self.derivatives.partial
        for residual in self.residuals:
            for term in residual.terms:
                support = self.derivatives.support(term)
                for key in support:
                    row, back = self._row(residual, key)
                    entries = found.setdefault(row, {})
                    for other in support:
                        value = mul(partial(term, key), partial(term, other))
                        moved = other.shifted(back) if any(back) else other
                        assert isinstance(moved, AccessAttr | EdgeAttr)
                        entries.setdefault(moved, []).append(shift(value, back))
        return {
            row: {key: grouped(terms) for key, terms in entries.items()}
            for row, entries in found.items()
        }

    def _row(self, residual: Residual, key: Unknown) -> tuple[Row, tuple[int, ...]]:
        name = array_of(key)
        assert name is not None
        if isinstance(key, EdgeAttr) or not key.at:
            return Row(name, channel_of(key), key), ()
        if self.is_graph and any(key.at):
            message = f"@{residual.name} reads the unknown @{name} at another edge"
            raise error_at(residual.op, "AD1027", message)
        here = AccessAttr(name, [0] * len(key.at), channel_of(key))
        return Row(name, channel_of(key), here), minus(key.at)

    # ------------------------------------------------------------------ what is added

    def gradient(self, term: Term, key: Unknown) -> list[Term]:
        """The derivative by the entry, times the residual."""
        return [mul(self.derivatives.partial(term, key), term)]

    def diagonal(self, term: Term, key: Unknown) -> list[Term]:
        """The square of the derivative by the entry, which several slots of an edge may be."""
        partial = self.derivatives.partial
        found: list[Term] = []
        for one in self.derivatives.support(term):
            if (array_of(one), channel_of(one)) == (array_of(key), channel_of(key)):
                if (is_one := self.meeting(one, key)) is not None:
                    found.append(mul(is_one, partial(term, key), partial(term, one)))
        return found

    def meeting(self, one: Unknown, other: Unknown) -> Term | None:
        """The condition under which two entries are at one point; none where they never are."""
        if self.model.dims_of(one) != self.model.dims_of(other):
            return None
        if isinstance(one, EdgeAttr) and isinstance(other, EdgeAttr):
            slots = sorted((one.slot, other.slot), key=SymbolRefAttr.string_value)
            return TRUE if one.slot == other.slot else variable(SameAttr(one.graph, *slots))
        if isinstance(one, AccessAttr) and isinstance(other, AccessAttr):
            return TRUE if one.at == other.at else None
        return None

    def product(self, term: Term, vector: str = "p") -> list[Term]:
        """The row of the Jacobian times a vector, by conditions."""
        return [
            mul(self.derivatives.partial(term, key), variable(entry_of(vector, key)))
            for key in self.derivatives.support(term)
        ]

    def normal(self, term: Term, key: Unknown) -> list[Term]:
        """The derivative by the entry times the row of the Jacobian times the direction."""
        slope = self.derivatives.partial(term, key)
        return [mul(slope, one) for one in by_condition(self.jacobian_product(term))]


def by_condition(terms: list[Term]) -> list[Term]:
    """Sums of the terms that have the same conditions as factors."""
    buckets: dict[Term, list[Term]] = {}
    for term in terms:
        condition, rest = split_condition(term)
        buckets.setdefault(condition, []).append(rest)
    return [mul(condition, _sum(rest)) for condition, rest in buckets.items()]


def _sum(terms: list[Term]) -> Term:
    """The sum; a number that all have, but for the sign, is taken out of it."""
    numbers = {abs(split(term)[0]) for term in terms}
    if len(terms) == 1 or len(numbers) > 1 or numbers <= {0.0, 1.0}:
        return add(*terms)
    (number,) = numbers
    return mul(add(*(mul(term, number=1 / number) for term in terms)), number=number)


def grouped(terms: list[Term]) -> Term:
    """The sum of terms, those with the same conditions together."""
    return add(*by_condition(terms)) if terms else ZERO
