"""Derivatives of ``arith``: floats by rows, conversions and ``select`` by small classes.

Integers carry no derivative; nor do comparisons and conversions to integers, which are piecewise
constant.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ad_opt.dialects.core.arith import ExtFOp, TruncFOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.shaped_types import element_type, with_element_type
from ad_opt.passes.emit.emit import Cotangent, Emitter, is_float_like
from ad_opt.passes.rules.emission import Value, flags_of, spread
from ad_opt.passes.rules.expr import HALF, ONE, ZERO, Expr, Source, X, Y, call, equal, where
from ad_opt.passes.rules.formula import Formula
from ad_opt.passes.rules.registry import Row
from ad_opt.passes.tangents.tangent import has_algebra
from typing_extensions import override
from xdsl.dialects.builtin import AnyFloat as AnyFloatType
from xdsl.dialects.builtin import IntegerType
from xdsl.ir import Attribute, Operation, SSAValue


@dataclass(frozen=True, kw_only=True)
class Convert(Row):
    """``truncf``, ``extf``: the derivative is converted likewise, and back."""

    linear: bool = True

    @override
    def pushforward(
        self, em: Emitter, op: Operation, value: Value, tangents: Sequence[Cotangent]
    ) -> list[Cotangent]:
        (tangent,) = tangents
        if tangent is None:
            return [None]
        return [convert(em, op, tangent, element_type(op.results[0].type))]

    @override
    def pullback(
        self,
        em: Emitter,
        op: Operation,
        value: Value,
        cotangents: Sequence[Cotangent],
        wanted: Iterable[int],
    ) -> list[Cotangent]:
        (cotangent,) = cotangents
        if cotangent is None or 0 not in wanted:
            return [None]
        return [convert(em, op, cotangent, element_type(op.operands[0].type))]

    @override
    def needs(self, op: Operation, wanted: Iterable[int]) -> frozenset[Source]:
        return frozenset()

    @override
    def describe(self) -> list[str]:
        return ["the derivative is converted as the value is, and back"]


def convert(em: Emitter, op: Operation, d: SSAValue, element: Attribute) -> SSAValue:
    """``d`` with elements of the float type ``element``."""
    source = element_type(d.type)
    assert isinstance(source, AnyFloatType)
    assert isinstance(element, AnyFloatType)
    if source == element:
        return d
    cls = ExtFOp if source.bitwidth < element.bitwidth else TruncFOp
    new = make(cls, operands=[d], result_types=[with_element_type(d.type, element)])
    flags = flags_of(op)
    if flags.data:
        new.properties["fastmath"] = flags
    found = em.value(new)
    em.zeros.follow(found, d)
    return found


@dataclass(frozen=True, kw_only=True)
class Select(Row):
    """``select``: the derivative of what was selected; the condition has none.

    In forward mode values of any type may have tangents (a memref's is its shadow); where only one
    side of such a select has one, there is no zero to take for the other, which is an error.
    """

    @override
    def pushforward(
        self, em: Emitter, op: Operation, value: Value, tangents: Sequence[Cotangent]
    ) -> list[Cotangent]:
        _, then, other = tangents
        if then is None and other is None:
            return [None]
        some = then if then is not None else other
        assert some is not None
        has_zero = is_float_like(some.type) or has_algebra(some.type)
        if (then is None or other is None) and not has_zero:
            side = "first" if then is None else "second"
            raise error_at(
                op,
                "AD0702",
                f"the {side} value that is selected has no derivative of type {some.type}",
                help="select between two active values, or between two that are not",
            )
        then = em.zero(some.type) if then is None else then
        other = em.zero(some.type) if other is None else other
        return [em.select(_condition(em, op, value, some.type), then, other)]

    @override
    def pullback(
        self,
        em: Emitter,
        op: Operation,
        value: Value,
        cotangents: Sequence[Cotangent],
        wanted: Iterable[int],
    ) -> list[Cotangent]:
        (d,) = cotangents
        gradients: list[Cotangent] = [None, None, None]
        sides = sorted({1, 2} & set(wanted))
        if d is None or not sides:
            return gradients
        condition, zero = _condition(em, op, value, d.type), em.zero(d.type)
        for side in sides:
            then, other = (d, zero) if side == 1 else (zero, d)
            gradients[side] = em.select(condition, then, other)
        return gradients

    @override
    def needs(self, op: Operation, wanted: Iterable[int]) -> frozenset[Source]:
        return frozenset({("x", 0)}) if {1, 2} & set(wanted) else frozenset()

    @override
    def describe(self) -> list[str]:
        return ["∂y0/∂x1 = (x0 ? 1 : 0)", "∂y0/∂x2 = (x0 ? 0 : 1)"]


def _condition(em: Emitter, op: Operation, value: Value, type: Attribute) -> SSAValue:
    condition = value(op.operands[0])
    if element_type(condition.type) is condition.type:
        return condition
    return spread(em, condition, type)


@dataclass(frozen=True, kw_only=True)
class Reinterpret(Row):
    """Reading the bits of a value as another type: refused where a float is on either side, but
    for bits that only decide.
    """

    def _check(self, op: Operation) -> None:
        """Refuse a cast between floats and integers that do more than decide: one is active."""
        source, target = element_type(op.operands[0].type), element_type(op.results[0].type)
        if source != target and not (_only_decides(op) or _is_made_of_deciding_bits(op)):
            raise error_at(
                op,
                "AD0708",
                f"the bits of a value of type {source} are read as {target}, "
                "which has no derivative",
                help="use arithmetic, or mark the value with autodiff.stop_gradient",
            )

    @override
    def pushforward(
        self, em: Emitter, op: Operation, value: Value, tangents: Sequence[Cotangent]
    ) -> list[Cotangent]:
        if tangents[0] is not None or _reads_integers(op):
            self._check(op)
        same = element_type(op.operands[0].type) == element_type(op.results[0].type)
        return [tangents[0] if same else None]

    @override
    def pullback(
        self,
        em: Emitter,
        op: Operation,
        value: Value,
        cotangents: Sequence[Cotangent],
        wanted: Iterable[int],
    ) -> list[Cotangent]:
        if 0 in wanted or _reads_integers(op):
            self._check(op)
        same = element_type(op.operands[0].type) == element_type(op.results[0].type)
        return [cotangents[0] if same and 0 in wanted else None]

    @override
    def needs(self, op: Operation, wanted: Iterable[int]) -> frozenset[Source]:
        return frozenset()

    @override
    def describe(self) -> list[str]:
        return ["refused, unless the type stays the same or the bits only decide"]


def _reads_integers(op: Operation) -> bool:
    """True if the bits are those of an integer, which has no derivative of its own."""
    return isinstance(element_type(op.operands[0].type), IntegerType)


def _is_made_of_deciding_bits(op: Operation) -> bool:
    """True if the bits are those of an integer that does not change with a float but in jumps."""
    from ad_opt.passes.ops.deciding_bits import made_of_deciding_bits

    return _reads_integers(op) and made_of_deciding_bits(op.operands[0])


def _only_decides(op: Operation) -> bool:
    """True if the bits of a float only end in comparisons, branches and indices."""
    from ad_opt.passes.ops.deciding_bits import fraction_of, only_decides

    live = fraction_of(op.operands[0].type)
    integers = isinstance(element_type(op.results[0].type), IntegerType)
    return integers and only_decides(op.results[0], live)


a, b = X(0), X(1)


def _extremum(name: str, wins: str, *, number: bool) -> Formula:
    """A maximum or minimum: ``wins`` compares in favour of its first operand."""

    def share(mine: Expr, others: Expr) -> Expr:
        won = where(call(wins, mine, others), ONE, where(equal(mine, others), HALF, ZERO))
        if not number:
            return won
        # The operand that is no number loses.
        return where(equal(mine, mine), won, ZERO)

    nan = "a NaN loses" if number else "where an operand is NaN both get 1"
    return Formula(
        name=f"arith.{name}",
        partials=(share(a, b), share(b, a)),
        kink=f"half for each at a tie; {nan}",
    )


ROWS: list[Row] = [
    Formula(name="arith.addf", partials=(ONE, ONE), linear=True),
    Formula(name="arith.subf", partials=(ONE, -ONE), linear=True),
    Formula(name="arith.mulf", partials=(b, a)),
    Formula(
        name="arith.divf",
        partials=(ONE / b, -((ONE / b) * Y(0))),
        strong_zero=True,
        domain="∞ or NaN at x1 = 0",
    ),
    Formula(name="arith.negf", partials=(-ONE,), linear=True),
    Formula(
        name="arith.remf",
        # The whole number of times is recovered from the result: trunc(x0 / x1) may be one off.
        partials=(ONE, call("roundeven", (Y(0) - a) / b)),
        strong_zero=True,
        kink="at the jumps, the derivative on the side of the result",
    ),
    _extremum("maximumf", "ugt", number=False),
    _extremum("minimumf", "ult", number=False),
    _extremum("maxnumf", "ugt", number=True),
    _extremum("minnumf", "ult", number=True),
    Convert(name="arith.extf"),
    Convert(name="arith.truncf"),
    Select(name="arith.select"),
    Reinterpret(name="arith.bitcast"),
]

_INTEGERS = (
    "addi addui_extended subi muli mului_extended mulsi_extended divui divsi floordivsi ceildivsi "
    "ceildivui remui remsi minsi maxsi minui maxui cmpi andi ori xori shli shrui shrsi index_cast "
    "index_castui trunci extsi extui sitofp uitofp"
)

INACTIVE: list[str] = [
    *(f"arith.{name}" for name in _INTEGERS.split()),
    *("arith.constant", "arith.cmpf", "arith.fptosi", "arith.fptoui"),
]
