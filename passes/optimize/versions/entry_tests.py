"""Tests of what a function is called with: that arrays are apart, and ranges of them there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ad_opt.dialects.llvm.addresses import address_behind
from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.support.ir.build import ANY, Builder, computed_anew
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.passes.analysis.affine.polynomials import Polynomial
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerAttr, i1, i64
from xdsl.ir import Operation, SSAValue

from .touched_ranges import Range, Touched


@dataclass(frozen=True)
class Array:
    """An array that a derivative is called with: one of the program, or a shadow of one."""

    address: SSAValue
    range: Range
    is_written: bool
    of: int
    is_shadow: bool


class EntryTest:
    """Writes tests of what a function is called with."""

    def __init__(self, b: Builder, given: dict[SSAValue, SSAValue], touched: Touched):
        self.b = b
        self.touched = touched
        self._given = given
        self._numbers: dict[frozenset[tuple[tuple[SSAValue, ...], int]], SSAValue] = {}
        self._ends: dict[SSAValue, tuple[SSAValue, SSAValue]] = {}
        self._null: SSAValue | None = None

    def all(self, tests: Iterable[SSAValue]) -> SSAValue:
        """The conjunction."""
        total: SSAValue | None = None
        for one in dict.fromkeys(tests):
            total = one if total is None else self.b.value(arith.AndIOp(total, one))
        return self.b.true() if total is None else total

    def sizes(self) -> Iterator[SSAValue]:
        """Sizes with which nothing overflows, and ranges are what they are."""
        b = self.b
        for value in self.touched.values():
            number = self._value(value)
            most = self.touched.most[isinstance(value.owner, Operation)]
            yield b.compare("sle", b.integer(-most, i64), number)
            yield b.compare("sle", number, b.integer(most, i64))
        yield from map(self._is_positive, self.touched.conditions)

    def apart(self, one: Array, other: Array) -> SSAValue:
        """True where two arrays share no byte."""
        first, second = self.ends(one), self.ends(other)
        before = self._is_below(first[1], second[0])
        behind = self._is_below(second[1], first[0])
        return self.b.value(arith.OrIOp(before, behind))

    def ordered(self, arrays: Sequence[Array]) -> Iterator[SSAValue]:
        """Arrays that do not begin in front of address 0 or end behind the last one."""
        return (self._is_below(*self.ends(one)) for one in arrays)

    def touched_surely(self, arrays: Sequence[Array]) -> Iterator[SSAValue]:
        """Arrays whose ranges are touched at both ends, and are there."""
        for one in arrays:
            yield self.is_there(one.address)
            known = one.range
            for end in (*known.sure_low, *known.sure_high):
                yield from map(self._is_positive, end.attained or ())
            low, high = self.sure(known)
            for form in known.low:
                yield self.b.compare("sle", low, self.number(form))
            for form in known.high:
                yield self.b.compare("sle", self.number(form), high)

    def sure(self, known: Range) -> tuple[SSAValue, SSAValue]:
        """The first byte that is touched for certain, and that behind the last one."""
        low = self._extreme(arith.MinSIOp, [one.form for one in known.sure_low])
        return low, self._extreme(arith.MaxSIOp, [one.form for one in known.sure_high])

    def is_there(self, address: SSAValue) -> SSAValue:
        """True for an address that is not null."""
        null = self._null
        if null is None:
            self._null = null = null_address(self.b)
        return self._compare("ne", address, null)

    def ends(self, array: Array) -> tuple[SSAValue, SSAValue]:
        """The addresses of the first byte of an array, and of that behind the last one."""
        if array.address not in self._ends:
            low = self._extreme(arith.MinSIOp, array.range.low)
            high = self._extreme(arith.MaxSIOp, array.range.high)
            made = [self.b.value(address_behind(array.address, one)) for one in (low, high)]
            self._ends[array.address] = made[0], made[1]
        return self._ends[array.address]

    def number(self, form: Polynomial) -> SSAValue:
        """A polynomial in 64 bits, which wraps where sizes are too large for it."""
        key, b = frozenset(form.terms.items()), self.b
        if key not in self._numbers:
            total: SSAValue | None = None
            for monomial, number in form.terms.items():
                product = b.integer(number, i64) if number != 1 or not monomial else None
                for value in map(self._value, monomial):
                    product = (
                        value if product is None else b.binary(arith.MuliOp, product, value, ANY)
                    )
                assert product is not None
                total = product if total is None else b.binary(arith.AddiOp, total, product, ANY)
            self._numbers[key] = b.integer(0, i64) if total is None else total
        return self._numbers[key]

    def _extreme(self, kind: type[Operation], forms: Sequence[Polynomial]) -> SSAValue:
        first, *rest = map(self.number, forms)
        for one in rest:
            first = self.b.binary(kind, first, one)
        return first

    def _is_positive(self, form: Polynomial) -> SSAValue:
        return self.b.compare("sle", self.b.integer(0, i64), self.number(form))

    def _is_below(self, one: SSAValue, other: SSAValue) -> SSAValue:
        return self._compare("ule", one, other)

    def _compare(self, predicate: str, one: SSAValue, other: SSAValue) -> SSAValue:
        number = arith.CMPI_COMPARISON_OPERATIONS.index(predicate)
        return self.b.operation(
            "llvm.icmp", [one, other], i1, {"predicate": IntegerAttr(number, i64)}
        )

    def _value(self, value: SSAValue) -> SSAValue:
        """A value of the function's entry, in 64 bits."""
        copy = computed_anew(self.b, value, self._given)
        if copy.type == i64:
            return copy
        kind = arith.IndexCastOp if isinstance(copy.type, IndexType) else arith.ExtSIOp
        return self.b.cast(kind, copy, i64)


def null_address(b: Builder) -> SSAValue:
    """The address that leads nowhere."""
    return b.value(CLASSES["llvm.mlir.zero"].create(result_types=[PTR]))
