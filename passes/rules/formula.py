"""Rules that are rows of a table: one expression for each partial derivative.

    Formula(name="math.sqrt", partials=(HALF / Y(0),), strong_zero=True)

From the row follow both modes: tangents are multiplied by the partials and added over the operands,
cotangents are multiplied by them (conjugated, for complex numbers) and added over the results.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import cast

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, error_at
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.passes.emit.emit import Cotangent, Emitter, is_complex
from typing_extensions import override
from xdsl.ir import Operation

from .emission import FUNCTIONS, Emission, Value, arity
from .expr import Expr, Source, calls, sources
from .registry import Row, refuse_width

Partial = Expr | None


@dataclass(frozen=True, kw_only=True)
class Formula(Row):
    """Partial derivatives as expressions; ``None`` where an operand has no influence."""

    partials: Sequence[Partial | Sequence[Partial]]
    """One an operand; for several results a row a result, or these rows one after the other."""
    results: int = 1
    strong_zero: bool = False
    """True if a partial may be infinite or NaN: where the result is thrown away it has no say."""

    entries: tuple[Partial, ...] = field(init=False, repr=False)
    """The partial derivatives, one row after the other."""
    read: tuple[frozenset[Source], ...] = field(init=False, repr=False, compare=False)
    """The operands and results that each of them reads."""

    def __post_init__(self) -> None:
        """Put the rows into one; AD0709 for what is no table of expressions over its operands."""
        given = cast("object", self.partials)
        if not isinstance(given, Sequence):
            raise self._wrong(f"has {given!r} for its partial derivatives")
        rows = [one for one in self.partials if isinstance(one, Sequence)]
        if rows and (len(rows) != len(self.partials) or len({len(row) for row in rows}) != 1):
            raise self._wrong("must have rows of one length, or no rows")
        if rows and len(rows) != self.results:
            raise self._wrong(f"has {len(rows)} rows for {self.results} results")
        flat = [x for row in rows for x in row] if rows else list(self.partials)
        if self.results < 1 or len(flat) % self.results:
            raise self._wrong(f"has {len(flat)} partial derivatives for {self.results} results")
        count = {"x": len(flat) // self.results, "y": self.results}
        read: list[frozenset[Source]] = []
        for partial in flat:
            if not isinstance(partial, Expr | None):
                raise self._wrong(f"has {partial!r} for a partial derivative", "write `Const(2.0)`")
            read.append(frozenset() if partial is None else sources(partial))
            if partial is not None:
                self._check(partial, read[-1], count)
        object.__setattr__(self, "entries", tuple(flat))
        object.__setattr__(self, "read", tuple(read))

    def _check(self, partial: Expr, read: frozenset[Source], count: dict[str, int]) -> None:
        for kind, number in read:
            if not 0 <= number < count[kind]:
                raise self._wrong(f"reads {kind.upper()}({number}) of {count[kind]}")
        for one in calls(partial):
            if one.op not in FUNCTIONS:
                known = sorted(FUNCTIONS)
                help = did_you_mean(one.op, known) or f"there are: {', '.join(known)}"
                raise self._wrong(f"calls `{one.op}`, which is no function", help)
            if len(one.args) != arity(one.op):
                text = f"gives {len(one.args)} arguments to `{one.op}`"
                raise self._wrong(text, f"give {arity(one.op)}")

    def _wrong(self, text: str, help: str | None = None) -> DiagnosticError:
        help = help or "give one for each operand, for each of the results; `None`: no influence"
        return DiagnosticError(Diagnostic("AD0709", f"the rule of `{self.name}` {text}", help=help))

    def partial(self, result: int, operand: int) -> Partial:
        """The derivative of a result by an operand."""
        return self.entries[result * self.operands + operand]

    @property
    def operands(self) -> int:
        """The number of operands."""
        return len(self.entries) // self.results

    def _require_fit(self, op: Operation) -> None:
        """AD0709 for an operation that has not as many operands and results as the row has."""
        wanted = len(op.operands), len(op.results)
        if len(self.entries) != wanted[0] * wanted[1] or self.results != wanted[1]:
            text = f"the rule of `{op.name}` has {len(self.entries)} partial derivatives, but "
            text += f"there are {wanted[0]} operands and {wanted[1]} results"
            help = "give one for each operand, for each of the results; `None`: no influence"
            raise error_at(op, "AD0709", text, help=help)

    @override
    def pushforward(
        self, em: Emitter, op: Operation, value: Value, tangents: Sequence[Cotangent]
    ) -> list[Cotangent]:
        self._require_fit(op)
        emission = Emission(em, op, value)
        if is_complex(emission.type):
            refuse_width(op, tangents)
        return [
            emission.combination(
                [
                    (partial, tangent)
                    for operand, tangent in enumerate(tangents)
                    if tangent is not None
                    and (partial := self.partial(result, operand)) is not None
                ],
                strong_zero=self.strong_zero,
            )
            for result in range(self.results)
        ]

    @override
    def pullback(
        self,
        em: Emitter,
        op: Operation,
        value: Value,
        cotangents: Sequence[Cotangent],
        wanted: Iterable[int],
    ) -> list[Cotangent]:
        self._require_fit(op)
        emission = Emission(em, op, value, conjugate=True)
        gradients: list[Cotangent] = [None] * self.operands
        for operand in wanted:
            gradients[operand] = emission.combination(
                [
                    (partial, cotangent)
                    for result, cotangent in enumerate(cotangents)
                    if cotangent is not None
                    and (partial := self.partial(result, operand)) is not None
                ],
                strong_zero=self.strong_zero,
            )
        return gradients

    @override
    def needs(self, op: Operation, wanted: Iterable[int]) -> frozenset[Source]:
        needed: frozenset[Source] = frozenset()
        operands = self.operands
        # Whether the row fits is asked when it is used.
        for operand in (k for k in wanted if k < operands):
            needed = needed.union(*self.read[operand::operands])
        return needed

    @override
    def passes_on(self, arrived: Sequence[bool], wanted: Sequence[int]) -> Sequence[int]:
        return [
            operand
            for operand in wanted
            if any(
                comes and result < self.results and self.partial(result, operand) is not None
                for result, comes in enumerate(arrived)
                if operand < self.operands
            )
        ]

    @override
    def guarded(self) -> Formula:
        return self._guarded

    @cached_property
    def _guarded(self) -> Formula:
        return self if self.strong_zero else replace(self, strong_zero=True)

    @override
    def describe(self) -> list[str]:
        return [
            f"∂y{result}/∂x{operand} = {partial}"
            for result in range(self.results)
            for operand in range(self.operands)
            if (partial := self.partial(result, operand)) is not None
        ]
