"""Sums over the values that a loop carries, each times a coefficient, as they are written in IR.

What an iteration leaves of a value that it only multiplies and adds to is such a sum: a row of the
iteration's matrix. `LinearForms` does the arithmetic of rows; coefficients of 1, -1 and 0 are not
written until a value is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ad_opt.dialects.core.arith import SelectOp
from ad_opt.dialects.support.ir.build import Builder
from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, FloatAttr
from xdsl.ir import SSAValue

Coefficient: TypeAlias = SSAValue | int
"""A number that an iteration computes, or 1, -1 or 0."""
Row: TypeAlias = dict[int, Coefficient]
"""A value as a sum over values that are carried, by their numbers; `REST` is what is added."""
REST = -1


@dataclass
class LinearForms:
    """Arithmetic of rows whose coefficients have one type, written by ``build``."""

    build: Builder
    type: AnyFloat
    _reciprocals: dict[SSAValue, SSAValue] = field(default_factory=dict[SSAValue, SSAValue])

    def negated(self, row: Row) -> Row:
        """The row with the other sign."""
        return {at: self._negative(one) for at, one in row.items()}

    def sum(self, left: Row, right: Row, *, subtract: bool = False) -> Row:
        """Two rows added, or the second one taken from the first."""
        found = dict(left)
        kind = arith.SubfOp if subtract else arith.AddfOp
        for at, one in right.items():
            if at not in found:
                found[at] = self._negative(one) if subtract else one
                continue
            found[at] = self.build.value(kind(self._number(found[at]), self._number(one)))
        return found

    def product(self, row: Row, factor: SSAValue) -> Row:
        """A row times a number that does not depend on what is carried."""
        return {at: self._product(one, factor) for at, one in row.items()}

    def quotient(self, row: Row, divisor: SSAValue) -> Row:
        """A row divided by such a number, coefficient by coefficient."""
        return {
            at: self.build.value(arith.DivfOp(self._number(one), divisor))
            for at, one in row.items()
        }

    def product_with_reciprocal(self, row: Row, divisor: SSAValue) -> Row:
        """A row divided by such a number, by one division for all coefficients."""
        found = self._reciprocals.get(divisor)
        if found is None:
            found = self.build.value(arith.DivfOp(self._number(1), divisor))
            self._reciprocals[divisor] = found
        return self.product(row, found)

    def selected(self, condition: SSAValue, left: Row, right: Row) -> Row:
        """One of two rows."""
        return {
            at: self._selected(condition, left.get(at, 0), right.get(at, 0)) for at in left | right
        }

    def value(self, row: Row, carried: Sequence[SSAValue]) -> SSAValue:
        """The sum that a row is; what is carried is multiplied last, and added to the rest."""
        total = row.get(REST)
        for at, one in row.items():
            if at == REST:
                continue
            term = self._product(one, carried[at])
            if total is not None:
                term = self.build.value(arith.AddfOp(self._number(total), self._number(term)))
            total = term
        return self._number(0 if total is None else total)

    def _negative(self, one: Coefficient) -> Coefficient:
        return -one if isinstance(one, int) else self.build.value(arith.NegfOp(one))

    def _product(self, one: Coefficient, factor: SSAValue) -> Coefficient:
        if not isinstance(one, int):
            return self.build.value(arith.MulfOp(one, factor))
        if one == 0:
            return 0
        return factor if one == 1 else self._negative(factor)

    def _selected(self, condition: SSAValue, left: Coefficient, right: Coefficient) -> Coefficient:
        if isinstance(left, int) and left == right:
            return left
        numbers = self._number(left), self._number(right)
        return self.build.value(SelectOp(condition, *numbers))

    def _number(self, one: Coefficient) -> SSAValue:
        if not isinstance(one, int):
            return one
        return self.build.value(arith.ConstantOp(FloatAttr(float(one), self.type)))
