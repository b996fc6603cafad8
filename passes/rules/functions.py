"""Rules that are two functions, for operations whose derivative is no expression.

Functions(name="complex.conj", push=..., pull=..., formula="conj(dx0)", linear=True)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.passes.emit.emit import Cotangent, Emitter
from typing_extensions import override
from xdsl.ir import Operation, SSAValue

from .emission import Value
from .expr import Source
from .registry import Row, refuse_width


@dataclass(frozen=True)
class Place:
    """Place where a rule is applied: the operation, and the builder with the values that stand
    there.
    """

    em: Emitter
    op: Operation
    value: Value

    def x(self, index: int) -> SSAValue:
        """Return what stands for operand ``index``."""
        return self.value(self.op.operands[index])

    def y(self, index: int) -> SSAValue:
        """Return what stands for result ``index``."""
        return self.value(self.op.results[index])

    def refuse(self, why: str, help: str) -> DiagnosticError:
        """The error that this operation has no derivative, because ..."""
        return error_at(self.op, "AD0701", f"`{self.op.name}` has no derivative: {why}", help=help)


Push: TypeAlias = Callable[[Place, Sequence[Cotangent]], list[Cotangent]]
"""From the tangents of the operands, not all zero, to those of the results."""
Pull: TypeAlias = Callable[[Place, Sequence[Cotangent], frozenset[int]], list[Cotangent]]
"""From the cotangents of the results, not all zero, to those of the wanted operands."""
Reading: TypeAlias = Callable[[Operation, frozenset[int]], frozenset[Source]]


def nothing(op: Operation, wanted: frozenset[int]) -> frozenset[Source]:
    """Return what the pullback of a linear operation reads: nothing."""
    return frozenset()


def reads(*sources: Source) -> Reading:
    """A pullback that reads ``sources`` whatever is wanted."""
    return lambda op, wanted: frozenset(sources)


@dataclass(frozen=True, kw_only=True)
class Functions(Row):
    """A rule of two functions; they are called only when there is something to do."""

    push: Push
    pull: Pull
    reading: Reading = nothing
    formula: str = ""
    same_types: bool = True
    """True if a tangent has its operand's type, so that another one is of several directions."""

    @override
    def pushforward(
        self, em: Emitter, op: Operation, value: Value, tangents: Sequence[Cotangent]
    ) -> list[Cotangent]:
        if all(tangent is None for tangent in tangents):
            return [None] * len(op.results)
        if self.same_types:
            refuse_width(op, tangents)
        return self._made_of(em, tangents, self.push(Place(em, op, value), tangents))

    @override
    def pullback(
        self,
        em: Emitter,
        op: Operation,
        value: Value,
        cotangents: Sequence[Cotangent],
        wanted: Iterable[int],
    ) -> list[Cotangent]:
        which = frozenset(wanted)
        if not which or all(cotangent is None for cotangent in cotangents):
            return [None] * len(op.operands)
        found = self._made_of(em, cotangents, self.pull(Place(em, op, value), cotangents, which))
        return [gradient if at in which else None for at, gradient in enumerate(found)]

    def _made_of(
        self, em: Emitter, given: Sequence[Cotangent], made: list[Cotangent]
    ) -> list[Cotangent]:
        """``made``, the zeros of which are those that were ``given``."""
        if self.name.startswith("complex."):  # elsewhere a part of something is taken, or left
            sources = [d for d in given if d is not None]
            for d in made:
                if d is not None:
                    em.zeros.follow(d, *sources)
        return made

    @override
    def needs(self, op: Operation, wanted: Iterable[int]) -> frozenset[Source]:
        which = frozenset(wanted)
        return self.reading(op, which) if which else frozenset()

    @override
    def describe(self) -> list[str]:
        return [self.formula or ("linear" if self.linear else "")]
