"""Rules of plug-ins: what they answer is looked at before the engine builds on it.

A rule that is a table (`Formula`) is checked when it is made. One that is a class of a third party
may answer anything; AD0709 says which of its methods gave what, in which file.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, Note, error_at
from ad_opt.dialects.support.plugins.third_parties import is_ours
from ad_opt.passes.emit.emit import Cotangent, Emitter
from typing_extensions import override
from xdsl.ir import Operation, SSAValue

from .emission import Value
from .expr import Source
from .row import Row


@dataclass(frozen=True, kw_only=True)
class CheckedRow(Row):
    """A rule of a third party, whose answers fit the operation or are AD0709."""

    rule: Row

    @override
    def pushforward(
        self, em: Emitter, op: Operation, value: Value, tangents: Sequence[Cotangent]
    ) -> list[Cotangent]:
        found = self.rule.pushforward(em, op, value, tangents)
        return self._derivatives(op, "pushforward", found, len(op.results), "result")

    @override
    def pullback(
        self,
        em: Emitter,
        op: Operation,
        value: Value,
        cotangents: Sequence[Cotangent],
        wanted: Iterable[int],
    ) -> list[Cotangent]:
        found = self.rule.pullback(em, op, value, cotangents, wanted)
        return self._derivatives(op, "pullback", found, len(op.operands), "operand")

    @override
    def needs(self, op: Operation, wanted: Iterable[int]) -> frozenset[Source]:
        found: Any = self.rule.needs(op, wanted)
        there = {("x", k) for k in range(len(op.operands))}
        there |= {("y", k) for k in range(len(op.results))}
        if not isinstance(found, Iterable) or not there.issuperset(given := [*found]):
            example = '("x", 0)` for the first operand, `("y", 0)` for the first result'
            raise self._wrong(op, "needs", f"{found!r}", f"give a set of what is read: `{example}")
        return frozenset(given)

    def _derivatives(
        self, op: Operation, method: str, found: Any, count: int, of: str
    ) -> list[Cotangent]:
        help = f"give a list with a value or `None` for each {of}, here {count}"
        if not isinstance(found, Sequence):
            raise self._wrong(op, method, f"{found!r}", help)
        if len(found) != count:
            raise self._wrong(op, method, f"{len(found)} derivatives for {count} {of}s", help)
        for one in found:
            if not isinstance(one, SSAValue | None):
                raise self._wrong(op, method, f"{one!r} for a derivative", help)
        return [*found]

    def _wrong(self, op: Operation, method: str, what: str, help: str) -> DiagnosticError:
        package = type(self.rule).__module__.partition(".")[0]
        message = f"the rule of `{op.name}` in `{package}` gives {what}"
        return wrong_answer(op, getattr(type(self.rule), method), message, help)

    @override
    def guarded(self) -> Row:
        return checked(self.rule.guarded())

    @override
    def describe(self) -> list[str]:
        return self.rule.describe()


def wrong_answer(
    op: Operation, function: Callable[..., Any], message: str, help: str
) -> DiagnosticError:
    """AD0709 for what ``function`` of a third party did at ``op``; says where the function is."""
    function = inspect.unwrap(function)
    code = function.__code__
    place = f"it is `{function.__name__}` in {code.co_filename}:{code.co_firstlineno}"
    return error_at(op, "AD0709", message, notes=[Note(place)], help=help)


def checked(rule: Row) -> Row:
    """``rule``; with its answers checked if it is not one of ours."""
    if is_ours(type(rule).__module__) or isinstance(rule, CheckedRow):
        return rule
    return CheckedRow(rule=rule, **{one.name: getattr(rule, one.name) for one in fields(Row)})
