"""Indices of a load: their ranges, quotients of them, and their operations in front of a place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.rewriting import erase_unused
from ad_opt.passes.analysis.affine.linear import Linear, map_of
from xdsl.dialects.builtin import AffineMapAttr, IndexType
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from .nodes import Interval, Routine

Key = tuple[frozenset[tuple[SSAValue, int]], int]


def key_of(form: Linear) -> Key:
    """A form as a key of dictionaries."""
    return frozenset(form.terms.items()), form.constant


class Indices:
    """Index arithmetic in front of an operation, each result once.

    Quotients are values of their own, with ranges; they are made when they are asked for, and do
    nothing where nobody uses them.
    """

    def __init__(self, routine: Routine, builder: Builder):
        self.routine = routine
        self.builder = builder
        self._values: dict[Key, SSAValue] = {}
        self._quotients: dict[tuple[Key, int], tuple[Linear, Linear]] = {}
        self.made: list[Operation] = []

    def range_of(self, value: SSAValue) -> Interval | None:
        """The range of an index."""
        return self.routine.range_of(value)

    def interval(self, form: Linear) -> Interval | None:
        """The range of a form."""
        return self.routine.interval(form)

    def value(self, form: Linear) -> SSAValue:
        """An index that is worth a form."""
        if not form.constant and list(form.terms.values()) == [1]:
            return next(iter(form.terms))
        key = key_of(form)
        if key not in self._values:
            if form.known is not None:
                self._values[key] = self.builder.index(form.known)
                self.made.append(cast(Operation, self._values[key].owner))
            else:
                map_, operands = map_of([form])
                self._values[key] = self._apply(map_, operands)
        return self._values[key]

    def divide(self, form: Linear, by: int, known: Interval | None) -> tuple[Linear, Linear]:
        """Quotient and remainder by a positive number, rounded down."""
        if form.known is not None:
            return Linear({}, form.known // by), Linear({}, form.known % by)
        if not any(c % by for c in form.terms.values()) and not form.constant % by:
            return Linear(
                {v: c // by for v, c in form.terms.items()}, form.constant // by
            ), Linear()
        key = (key_of(form), by)
        if key not in self._quotients:
            operands: list[SSAValue] = []
            expression = form.expression(operands)
            inside = None if known is None else (known[0] // by, known[1] // by)
            self._quotients[key] = (
                self._atom(expression // by, operands, inside),
                self._atom(expression % by, operands, (0, by - 1)),
            )
        return self._quotients[key]

    def _atom(
        self, expression: AffineExpr, operands: Sequence[SSAValue], known: Interval | None
    ) -> Linear:
        value = self._apply(AffineMap(len(operands), 0, (expression,)), operands)
        self.routine.known_ranges[value] = known
        return Linear.of(value)

    def _apply(self, map_: AffineMap, operands: Sequence[SSAValue]) -> SSAValue:
        op = make(
            CLASSES["affine.apply"],
            operands=list(operands),
            result_types=[IndexType()],
            properties={"map": AffineMapAttr(map_)},
            location=self.builder.location,
        )
        self.made.append(self.builder.emit(op))
        return op.results[0]

    def erase_unused(self) -> None:
        """Erase what was made and is not used."""
        erase_unused(self.made)
