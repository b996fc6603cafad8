"""Indices of a load: their ranges, quotients of them, and their operations in front of a place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ad_opt.dialects.core.affine.affine_rules import is_valid_dimension
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.rewriting import erase_unused
from ad_opt.passes.analysis.affine.linear import Linear, map_of
from xdsl.dialects.builtin import AffineMapAttr, IndexType
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineMap

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

    def is_affine(self, form: Linear) -> bool:
        """True if ``affine`` may compute a form: of values that it takes for dimensions."""
        scope = self.routine.func.regions[0]
        return all(is_valid_dimension(value, scope) for value in form.terms)

    def value(self, form: Linear) -> SSAValue:
        """An index that is worth a form."""
        if not form.constant and list(form.terms.values()) == [1]:
            return next(iter(form.terms))
        key = key_of(form)
        if key not in self._values:
            if form.known is None and self.is_affine(form):
                map_, operands = map_of([form])
                self._values[key] = self._apply(map_, operands)
            else:
                self._values[key] = self._record(lambda: self.builder.index(self._sum(form)))
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
            inside = None if known is None else (known[0] // by, known[1] // by)
            quotient, rest = self._divided(form, by)
            self.routine.known_ranges |= {quotient: inside, rest: (0, by - 1)}
            self._quotients[key] = (Linear.of(quotient), Linear.of(rest))
        return self._quotients[key]

    def _divided(self, form: Linear, by: int) -> tuple[SSAValue, SSAValue]:
        if self.is_affine(form):
            operands: list[SSAValue] = []
            expression = form.expression(operands)
            quotient, rest = (
                self._apply(AffineMap(len(operands), 0, (one,)), operands)
                for one in (expression // by, expression % by)
            )
            return quotient, rest
        value, b = self.value(form), self.builder
        return (
            self._record(lambda: b.index(b.floordiv(value, by))),
            self._record(lambda: b.index(b.mod(value, by))),
        )

    def _sum(self, form: Linear) -> Index:
        """The form by ``arith``, for values that ``affine`` does not take."""
        total: Index = 0
        for value, coefficient in form.terms.items():
            total = self.builder.add(total, self.builder.mul(value, coefficient))
        return self.builder.add(total, form.constant)

    def _record(self, write: Callable[[], SSAValue]) -> SSAValue:
        """Note the operations that are written."""
        b = self.builder
        before = b.block.last_op if b.before is None else b.before.prev_op
        value = write()
        at = b.block.last_op if b.before is None else b.before.prev_op
        made: list[Operation] = []
        while at is not None and at is not before:
            made.append(at)
            at = at.prev_op
        self.made += reversed(made)
        return value

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
