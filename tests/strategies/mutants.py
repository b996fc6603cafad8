"""Wrong rules: each row of the tables of `passes.rules`, broken in every way that a slip would.

A mutant replaces one row of the registry of this process for a while. What looks at derivatives
should notice it; a mutant that nobody notices *survives*.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from ad_opt.passes.emit.emit import Cotangent, Emitter
from ad_opt.passes.rules.expr import Expr, Source
from ad_opt.passes.rules.formula import Formula, Partial
from ad_opt.passes.rules.registry import Registry, Row, default_rules
from typing_extensions import override
from xdsl.ir import Operation

OPERANDS = 3
"""Rules that are no formulas are broken at so many operands and results."""


@dataclass(frozen=True)
class Mutant:
    """One way to break one row."""

    rule: Row
    how: str
    broken: Row | None
    """Stand-in for the row; ``None`` for nothing at all."""
    silent: bool = False
    """True if the operation counts as one through which no derivative flows."""
    may_crash = False

    @property
    def label(self) -> str:
        return f"{self.rule.name}: {self.how}"

    @property
    def never_used(self) -> bool:
        """True if what has been broken has not come up since."""
        return isinstance(self.broken, Broken) and not self.broken.hits

    @contextmanager
    def applied(self) -> Iterator[None]:
        """The registry with the broken row; afterwards the right one is back."""
        rules = default_rules()
        try:
            if self.silent:
                rules.register_inactive(self.rule.name)
            elif self.broken is None:
                _remove(rules, self.rule)
            else:
                rules.register(self.broken)
            yield
        finally:
            rules.register(self.rule)


def _remove(rules: Registry, rule: Row) -> None:
    rules.register_inactive(rule.name)
    rules._inactive.discard(rule.name)  # there is no other way, and nobody else has use for one


@dataclass(frozen=True, kw_only=True)
class Broken(Row):
    """A rule that is right but for one thing."""

    rule: Row
    mode: str
    at: int = 0
    change: str = ""
    hits: list[str] = field(default_factory=list)

    def _changed(self, em: Emitter, mode: str, found: Sequence[Cotangent]) -> list[Cotangent]:
        found = list(found)
        if mode == self.mode and self.at < len(found) and (d := found[self.at]) is not None:
            self.hits.append(mode)
            found[self.at] = None if self.change == "lost" else em.accumulate(d, d)
        return found

    @override
    def pushforward(
        self, em: Emitter, op: Operation, value: Any, tangents: Sequence[Cotangent]
    ) -> list[Cotangent]:
        found = self.rule.pushforward(em, op, value, tangents)
        return self._changed(em, "tangent", found)

    @override
    def pullback(
        self,
        em: Emitter,
        op: Operation,
        value: Any,
        cotangents: Sequence[Cotangent],
        wanted: Iterable[int],
    ) -> list[Cotangent]:
        found = self.rule.pullback(em, op, value, cotangents, wanted)
        return self._changed(em, "cotangent", found)

    @override
    def needs(self, op: Operation, wanted: Iterable[int]) -> frozenset[Source]:
        found = self.rule.needs(op, wanted)
        if self.mode == "needs" and found:
            self.hits.append("needs")
            return frozenset()
        return found

    @override
    def guarded(self) -> Row:
        return replace(self, rule=self.rule.guarded())

    @override
    def describe(self) -> list[str]:
        return self.rule.describe()


def _broken(rule: Row, mode: str, at: int = 0, change: str = "") -> Broken:
    return Broken(name=rule.name, cost=rule.cost, context=rule.context, linear=rule.linear,
                  rule=rule, mode=mode, at=at, change=change)  # fmt: skip


def _of_functions(rule: Row) -> Iterator[Mutant]:
    for mode in ("tangent", "cotangent"):
        for at in range(OPERANDS):
            for change in ("lost", "doubled"):
                how = f"{mode} {at} {change}"
                yield Mutant(rule, how, _broken(rule, mode, at, change))


def _of_formula(rule: Formula) -> Iterator[Mutant]:
    def mutant(how: str, places: dict[int, Partial]) -> Mutant:
        partials = tuple(places.get(at, p) for at, p in enumerate(rule.entries))
        return Mutant(rule, how, replace(rule, partials=partials))

    for at, partial in enumerate(rule.entries):
        if partial is not None:
            yield mutant(f"partial {at} lost", {at: None})
            yield mutant(f"partial {at} negated", {at: -partial})
            yield mutant(f"partial {at} doubled", {at: 2 * partial})
        for other in range(at):
            if _differ(partial, rule.entries[other]):
                swapped = {at: rule.entries[other], other: partial}
                yield mutant(f"partials {other} and {at} swapped", swapped)
    if rule.strong_zero:
        yield Mutant(rule, "strong zero lost", replace(rule, strong_zero=False))


def _differ(one: Expr | None, other: Expr | None) -> bool:
    return str(one) != str(other)


def rule_mutants() -> Iterator[Mutant]:
    """Every rule, broken in every way."""
    for rule in default_rules():
        yield from _of_formula(rule) if isinstance(rule, Formula) else _of_functions(rule)
        yield Mutant(rule, "needs nothing", _broken(rule, "needs"))
        yield Mutant(rule, "removed", None)
        yield Mutant(rule, "inactive", None, silent=True)
