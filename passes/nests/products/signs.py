"""Numbers that are not negative where an operation runs, as the loops around it have trips then."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import scf_loops_around
from ad_opt.passes.analysis.affine.polynomials import Monomial, Polynomial, polynomial_of, without
from xdsl.ir import Operation, SSAValue

from .computed import counted_to, end_of, is_positive

_MOST_FORMS = 32
"""Most polynomials that one proof goes through. A guess: subscripts need two or three."""


@dataclass
class Signs:
    """Signs of numbers where an operation runs."""

    positive: Collection[SSAValue]
    """Numbers that are not negative."""
    ends: Collection[SSAValue]
    """Numbers that loops around count to, from one that is not negative: they are positive."""
    last: dict[SSAValue, Polynomial]
    """Numbers that variables of loops around are never greater than."""

    @staticmethod
    def at(op: Operation) -> Signs:
        """Signs where an operation runs."""
        variables: set[SSAValue] = set()
        ends: set[SSAValue] = set()
        last: dict[SSAValue, Polynomial] = {}
        for loop in scf_loops_around(op):
            variable = loop.regions[0].block.args[0]
            if is_positive(variable):
                variables.add(variable)
                if (end := counted_to(loop)) is not None:
                    ends.add(end)
            last[variable] = polynomial_of(end_of(loop)).plus(Polynomial.number(1), -1)
        signs = Signs(variables | ends, ends, last)
        more = {x for end in ends if (x := signs._dividend(end)) is not None}
        return Signs(variables | ends | more, ends | more, last)

    def _dividend(self, quotient: SSAValue) -> SSAValue | None:
        """The number that a positive quotient is of, if its divisor is positive: it is, too."""
        op = quotient.owner
        if not isinstance(op, Operation) or op.name != "arith.divsi":
            return None
        form, divisor = map(polynomial_of, op.operands)
        ((monomial, factor),) = form.terms.items() if len(form.terms) == 1 else [((), 0)]
        if factor != 1 or len(monomial) != 1 or not self.is_positive(divisor):
            return None
        return monomial[0]

    def is_positive(self, value: Polynomial) -> bool:
        """True if a polynomial is known not to be negative."""
        seen = {frozenset(value.terms.items())}
        pending = [value]
        for one in pending:
            if is_sum_of(one, self.positive):
                return True
            for key, factor in one.terms.items():
                for less in self._less(one, key, factor):
                    form = frozenset(less.terms.items())
                    if form not in seen and len(seen) < _MOST_FORMS:
                        seen.add(form)
                        pending.append(less)
        return False

    def _less(self, value: Polynomial, key: Monomial, factor: int) -> list[Polynomial]:
        """Polynomials that are known to be no greater, by what is known of one of the monomials."""
        found: list[Polynomial] = []
        for one in key:
            op = one.owner if isinstance(one.owner, Operation) else None
            if len(key) == 1 and op and op.name == _LIMITS[factor > 0]:
                found += [value.substitute({one: polynomial_of(x)}) for x in op.operands]
            if factor < 0 and op and op.name == "arith.divsi" and one in self.ends:
                found += self._without_quotient(value, key, one, op)
            if factor < 0 and (last := self.last.get(one)) is not None:
                if self._falls_with(value, one):
                    found.append(value.substitute({one: last}))
        return found

    def _without_quotient(
        self, value: Polynomial, key: Monomial, quotient: SSAValue, op: Operation
    ) -> list[Polynomial]:
        """The dividend in the place of quotient times divisor: no greater where there is a positive
        quotient and the divisor is positive.
        """
        dividend, divisor = map(polynomial_of, op.operands)
        factor = value.terms[key]
        if len(divisor.terms) != 1:
            return []
        ((other, number),) = divisor.terms.items()
        rest = without(key, (quotient, *other))
        if number < 1 or factor % number or rest is None:
            return []
        if not all(x in self.positive for x in (*other, *rest)):
            return []
        product = Polynomial({key: factor})
        instead = Polynomial({rest: factor // number}).times(dividend)
        return [value.plus(product, -1).plus(instead)]

    def _falls_with(self, value: Polynomial, variable: SSAValue) -> bool:
        """True if a polynomial is the less the greater a variable is."""
        with_it = {key: n for key, n in value.terms.items() if variable in key}
        return all(
            n < 0 and key.count(variable) == 1 and all(x in self.positive for x in key)
            for key, n in with_it.items()
        )


_LIMITS = {True: "arith.maxsi", False: "arith.minsi"}
"""No fact: a limit that stands for less than it is, where it is added, and where it is taken."""


def is_sum_of(value: Polynomial, positive: Collection[SSAValue]) -> bool:
    """True if a polynomial has no negative part."""
    return all(n >= 0 and all(x in positive for x in key) for key, n in value.terms.items())
