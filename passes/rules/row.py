"""Answers that every rule gives: tangents of results, cotangents of operands, what these read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ad_opt.passes.emit.emit import Cotangent, Emitter
from xdsl.ir import Operation

from .emission import Value
from .expr import Source

Cost: TypeAlias = Literal["cheap", "expensive"]
Context: TypeAlias = Literal["minimal", "default"]


@dataclass(frozen=True, kw_only=True)
class Row:
    """The derivative of one operation; subclasses say how.

    A rule must be asked wherever an operand is active, also where no result can carry a
    derivative: one that would lose it refuses.
    """

    name: str
    """The operation's name."""
    cost: Cost = "cheap"
    """Of computing the operation once more, beside loading a saved result."""
    kink: str = ""
    """Points where the derivative does not exist, and what is given there."""
    domain: str = ""
    """Points where the operation or its derivative is not finite."""
    context: Context = "minimal"
    """``default`` marks a rule that differentiation can do without."""
    linear: bool = False
    """True if the results are linear in the operands together."""

    def pushforward(
        self, em: Emitter, op: Operation, value: Value, tangents: Sequence[Cotangent]
    ) -> list[Cotangent]:
        """The tangent of each result, from one a operand."""
        raise NotImplementedError

    def pullback(
        self,
        em: Emitter,
        op: Operation,
        value: Value,
        cotangents: Sequence[Cotangent],
        wanted: Iterable[int],
    ) -> list[Cotangent]:
        """The cotangent of each operand in ``wanted``, from one a result; else ``None``."""
        raise NotImplementedError

    def needs(self, op: Operation, wanted: Iterable[int]) -> frozenset[Source]:
        """The operands and results that pulling back to the operands ``wanted`` reads."""
        raise NotImplementedError

    def passes_on(self, arrived: Sequence[bool], wanted: Sequence[int]) -> Sequence[int]:
        """Return those of the operands ``wanted`` that get a cotangent from the results that have
        one.
        """
        return wanted if any(arrived) else ()

    def guarded(self) -> Row:
        """The rule by which zero cotangents stay zero, whatever they are multiplied by."""
        return self

    def describe(self) -> list[str]:
        """The derivative in words or formulas, a line a result and operand."""
        return ["linear" if self.linear else ""]
