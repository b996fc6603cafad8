"""Indices of nests as polynomials of values: rows of a length that only the program knows.

``a[i * n + k]`` of C is no linear form. Products of values are monomials here; one of a loop's
variable with something that the loop does not change is a stride.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from itertools import count
from typing import TypeAlias

from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.queries import constant_of
from ad_opt.passes.ops.catalogue import widens_signed
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerType
from xdsl.ir import Operation, SSAValue

from .linear import MOST_OPERATIONS

_PLACE, _PLACES = "_ad_opt_place", count()
"""The place of a number on a value; no field, so that it takes no part in comparisons."""

Monomial: TypeAlias = tuple[SSAValue, ...]
"""Factors, in an order of their own; none for a number."""


@dataclass(frozen=True)
class Polynomial:
    """A sum of monomials, each with a factor that is not zero."""

    terms: Mapping[Monomial, int]

    @staticmethod
    def of(value: SSAValue) -> Polynomial:
        """The polynomial that is one value."""
        return Polynomial({(value,): 1})

    @staticmethod
    def number(value: int) -> Polynomial:
        """The polynomial that is a number."""
        return Polynomial({(): value} if value else {})

    @property
    def known(self) -> int | None:
        """The number that it is, if no value occurs in it."""
        if not self.terms:
            return 0
        return self.terms.get(()) if len(self.terms) == 1 else None

    @property
    def degree(self) -> int:
        """Most factors of a monomial."""
        return max(map(len, self.terms), default=0)

    def plus(self, other: Polynomial, factor: int = 1) -> Polynomial:
        """The sum with a multiple of another one."""
        found = dict(self.terms)
        for monomial, number in other.terms.items():
            found[monomial] = found.get(monomial, 0) + factor * number
        return Polynomial({monomial: n for monomial, n in found.items() if n})

    def times(self, other: Polynomial) -> Polynomial:
        """The product."""
        found: dict[Monomial, int] = {}
        for one, n in self.terms.items():
            for two, m in other.terms.items():
                key = _sorted((*one, *two))
                found[key] = found.get(key, 0) + n * m
        return Polynomial({monomial: n for monomial, n in found.items() if n})

    def divided(self, by: int) -> Polynomial | None:
        """A quotient without a rest."""
        if any(n % by for n in self.terms.values()):
            return None
        return Polynomial({monomial: n // by for monomial, n in self.terms.items()})

    def values(self) -> set[SSAValue]:
        """The values that occur in it."""
        return {value for monomial in self.terms for value in monomial}

    def substitute(self, known: Mapping[SSAValue, Polynomial]) -> Polynomial:
        """The polynomial with others in the place of some values."""
        total = Polynomial({})
        for monomial, number in self.terms.items():
            factors = (known.get(value, Polynomial.of(value)) for value in monomial)
            total = total.plus(reduce(Polynomial.times, factors, Polynomial.number(number)))
        return total

    def emit(self, b: Builder, names: Mapping[SSAValue, SSAValue] | None = None) -> Index:
        """The value; ``names`` are other values in the place of some."""
        total: Index = 0
        for monomial, number in self.terms.items():
            factors = [_index(b, (names or {}).get(value, value)) for value in monomial]
            total = b.add(total, reduce(b.mul, factors, number))
        return total


def _sorted(values: Monomial) -> Monomial:
    return tuple(sorted(values, key=_place))


def _place(value: SSAValue) -> int:
    """The place of a value among all that have been factors: the same in each process, as is what
    is emitted. Addresses of objects would not be.
    """
    place: int | None = getattr(value, _PLACE, None)
    if place is None:
        setattr(value, _PLACE, place := next(_PLACES))
    return place


def without(monomial: Monomial, other: Monomial) -> Monomial | None:
    """A monomial divided by another one."""
    rest = list(monomial)
    for value in other:
        if value not in rest:
            return None
        rest.remove(value)
    return tuple(rest)


def _index(b: Builder, value: SSAValue) -> SSAValue:
    if isinstance(value.type, IndexType):
        return value
    return b.cast(arith.IndexCastOp, value, IndexType())


_WIDE = 64
"""Bits of an address: sums of as many bits that overflow lead to the same place."""


MOST_MONOMIALS, MOST_FACTORS = 64, 8
"""Most monomials of a product, and most factors of one; a larger product is a value. A guess:
an element of an array of four dimensions is found by ten monomials of four factors.
"""


def polynomial_of(value: SSAValue | int) -> Polynomial:
    """An index, of which arithmetic is seen through as far as it cannot overflow."""
    if isinstance(value, int):
        return Polynomial.number(value)
    return _of(value, _width(value) >= _WIDE, {})


def _width(value: SSAValue) -> int:
    return value.type.width.data if isinstance(value.type, IntegerType) else _WIDE


Found: TypeAlias = dict[tuple[SSAValue, bool], Polynomial]
"""Polynomials of values, as numbers that may overflow harmlessly and as others."""


def _of(value: SSAValue, wide: bool, found: Found) -> Polynomial:
    """The polynomial; each operation is looked at once, be its result used ever so often."""
    number = constant_of(value)
    if number is not None:
        return Polynomial.number(number)
    op, key, itself = value.owner, (value, wide), Polynomial.of(value)
    if not isinstance(op, Operation):
        return itself
    if (known := found.get(key)) is not None:
        return known
    if len(found) >= MOST_OPERATIONS:
        return itself
    found[key] = itself
    found[key] = form = _through(op, wide, found) or itself
    return form


def _through(op: Operation, wide: bool, found: Found) -> Polynomial | None:
    """The polynomial of a result; ``None`` if it is a value like others."""
    if widens_signed(op):
        inner = op.operands[0]
        if _width(inner) > _width(op.results[0]):
            return None
        return _of(inner, wide and _width(inner) >= _WIDE, found)
    if op.name not in ("arith.addi", "arith.subi", "arith.muli"):
        return None
    if not wide and "nsw" not in str(op.properties.get("overflowFlags", "")):
        return None
    left, right = (_of(operand, wide, found) for operand in op.operands)
    if op.name != "arith.muli":
        return left.plus(right, -1 if op.name == "arith.subi" else 1)
    small = len(left.terms) * len(right.terms) <= MOST_MONOMIALS
    return left.times(right) if small and left.degree + right.degree <= MOST_FACTORS else None
