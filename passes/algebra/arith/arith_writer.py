"""``arith`` and ``math`` of terms: differences and quotients where they save an operation."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from functools import reduce

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.creation import make
from ad_opt.passes.algebra.build import power
from ad_opt.passes.algebra.convert import Outside
from ad_opt.passes.algebra.rules_sums import joined, split
from ad_opt.passes.algebra.terms import Apply, Const, Term, Variable, subterms
from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, FloatAttr
from xdsl.ir import SSAValue

from .arithmetic import Arithmetic

_DEEP = 50
"""Depth at which parts are written first. A guess: below Python's recursion."""


class ArithWriter:
    """Operations of terms where a builder stands; each value is written once."""

    def __init__(self, type_: AnyFloat, flags: arith.FastMathFlagsAttr, roots: Sequence[Term]):
        self._type, self._flags = type_, flags
        self._values: dict[Term, SSAValue] = {}
        self._uses = Counter(arg for part in subterms(*roots) for arg in part.args)
        self.to: Arithmetic

    def value(self, term: Term, b: Builder) -> SSAValue:
        """The number that a term is, of which parts may have been written further up."""
        self.to = Arithmetic(b, self._type, self._flags, flag_functions=True)
        for part in subterms(term):
            if part.depth % _DEEP == 0 and part.args:
                self._value(part)
        return self._real(term)

    def _value(self, term: Term) -> SSAValue:
        found = self._values.get(term)
        if found is None:
            found = self._values[term] = self._write(term)
        return found

    def _write(self, term: Term) -> SSAValue:
        match term:
            case Const() if term.is_bool:
                return self.to.truth(bool(term.value))
            case Const():
                return self._number(term.value)
            case Variable(key=Outside() as key):
                return key.value
            case Apply(op="sum"):
                return self._sum(term)
            case Apply(op="prod") if not term.is_bool:
                return self._product(term)
            case Apply(op="div"):
                return self.to.binary(arith.DivfOp, *map(self._real, term.args))
            case Apply():
                args = [self._value(arg) for arg in term.args]
                number = term.number if term.op == "powc" else None
                return self.to.apply(term.op, number, args, is_bool=term.is_bool)
            case _:
                raise TypeError(f"there is no operation for {term}")

    def _number(self, value: float) -> SSAValue:
        if value == 0 and math.copysign(1.0, value) < 0:
            return self.to.b.value(arith.ConstantOp(FloatAttr(value, self._type)))
        return self.to.number(value)

    def _negative(self, value: SSAValue) -> SSAValue:
        given = {"fastmath": self._flags}
        types = (self._type,)
        return self.to.b.value(
            make(arith.NegfOp, operands=(value,), result_types=types, properties=given)
        )

    def _sum(self, term: Apply) -> SSAValue:
        """Positive summands first; what has a negative sign is subtracted."""
        taken: list[Term] = []
        added: list[Term] = []
        for arg in term.args:
            number, factors = split(arg)
            negative = number == -1.0 and arg not in self._values
            (taken if negative else added).append(joined(1.0, factors) if negative else arg)
        values = [self._real(arg) for arg in added]
        if term.number or not (values or taken):
            values.append(self._number(term.number))
        if not values:
            values.append(self._negative(self._real(taken.pop(0))))
        total = reduce(self.to.plus, values)
        for arg in taken:
            total = self.to.binary(arith.SubfOp, total, self._real(arg))
        return total

    def _real(self, term: Term) -> SSAValue:
        return self.to.real(self._value(term))

    def _is_divisor(self, term: Term) -> bool:
        """True for a power below the line that nothing else divides by."""
        below = isinstance(term, Apply) and term.op == "powc" and term.number < 0
        return below and term not in self._values and self._uses[term] < 2

    def _product(self, term: Apply) -> SSAValue:
        guards = [self._value(arg) for arg in term.args if arg.is_bool]
        reals = [arg for arg in term.args if not arg.is_bool]
        below = [arg for arg in reals if self._is_divisor(arg)]
        above = [self._value(arg) for arg in reals if arg not in below]
        number = term.number
        if abs(number) != 1 or not above:
            above.append(self._number(number))
            number = 1.0
        value = reduce(self.to.times, above)
        if below:
            divisors = [self._value(_inverse(arg)) for arg in below]
            value = self.to.binary(arith.DivfOp, value, reduce(self.to.times, divisors))
        if number == -1:
            value = self._negative(value)
        if not guards:
            return value
        return self.to.select(reduce(self.to.both, guards), value, self.to.number(0.0))


def _inverse(term: Term) -> Term:
    assert isinstance(term, Apply)
    return power(term.args[0], -term.number)
