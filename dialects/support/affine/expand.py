"""Affine expressions, maps and sets to ``arith`` operations.

Division and remainder are those of affine expressions: by a positive divisor, rounding to minus
infinity (``floordiv``) or plus infinity (``ceildiv``), and a remainder that is never negative.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

from ad_opt.dialects.support.ir.build import Builder, Index
from xdsl.dialects import arith
from xdsl.ir import SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineConstraintKind,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSet,
    AffineSymExpr,
)


def _add(builder: Builder, left: Index, right: Index) -> Index:
    return builder.add(left, right)


_BINARY: dict[AffineBinaryOpKind, Callable[[Builder, Index, Index], Index]] = {
    AffineBinaryOpKind.Add: _add,
    AffineBinaryOpKind.Mul: Builder.mul,
    AffineBinaryOpKind.Mod: Builder.mod,
    AffineBinaryOpKind.FloorDiv: Builder.floordiv,
    AffineBinaryOpKind.CeilDiv: Builder.ceildiv,
}

_COMPARE = {
    AffineConstraintKind.ge: "sge",
    AffineConstraintKind.le: "sle",
    AffineConstraintKind.eq: "eq",
}


def expand_expr(
    builder: Builder, expr: AffineExpr, dims: Sequence[Index], symbols: Sequence[Index] = ()
) -> Index:
    """The value of ``expr``; operations are inserted only for what is not a constant."""
    match expr:
        case AffineConstantExpr():
            return expr.value
        case AffineDimExpr():
            return dims[expr.position]
        case AffineSymExpr():
            return symbols[expr.position]
        case AffineBinaryOpExpr():
            left = expand_expr(builder, expr.lhs, dims, symbols)
            if (negated := _negated(expr)) is not None:
                return builder.sub(left, expand_expr(builder, negated, dims, symbols))
            right = expand_expr(builder, expr.rhs, dims, symbols)
            if not isinstance(expr.rhs, AffineConstantExpr) and expr.kind in _BY_SYMBOL:
                return _BY_SYMBOL[expr.kind](builder, left, right)
            return _BINARY[expr.kind](builder, left, right)
        case _:
            raise TypeError(f"not an affine expression: {expr}")


def _floordiv(builder: Builder, left: Index, right: Index) -> Index:
    """``-1 - (-1 - left) / right`` for negative numbers, as upstream lowers it.

    So a divisor that is not positive, which means nothing, gives what it gives upstream.
    """
    a, last = builder.index(left), builder.index(-1)
    negative = builder.compare("slt", a, builder.index(0))
    absolute = _select(builder, negative, builder.sub(last, a), a)
    quotient = builder.value(arith.DivSIOp(absolute, builder.index(right)))
    return _select(builder, negative, builder.sub(last, quotient), quotient)


def _ceildiv(builder: Builder, left: Index, right: Index) -> Index:
    """``(left - 1) / right + 1`` for positive numbers, ``-(-left / right)`` for others."""
    a, zero, one = builder.index(left), builder.index(0), builder.index(1)
    small = builder.compare("sle", a, zero)
    absolute = _select(builder, small, builder.sub(zero, a), builder.sub(a, one))
    quotient = builder.value(arith.DivSIOp(absolute, builder.index(right)))
    return _select(builder, small, builder.sub(zero, quotient), builder.add(quotient, one))


def _select(builder: Builder, condition: SSAValue, yes: Index, no: Index) -> SSAValue:
    return builder.value(arith.SelectOp(condition, builder.index(yes), builder.index(no)))


_BY_SYMBOL: dict[AffineBinaryOpKind, Callable[[Builder, Index, Index], Index]] = {
    AffineBinaryOpKind.Mod: Builder.mod,
    AffineBinaryOpKind.FloorDiv: _floordiv,
    AffineBinaryOpKind.CeilDiv: _ceildiv,
}
"""Divisions by what is not known to be positive."""


def _negated(expr: AffineBinaryOpExpr) -> AffineExpr | None:
    """Return what an addition subtracts (``a + b * -1`` is ``a - b``), or ``None``."""
    right = expr.rhs
    if (
        expr.kind is AffineBinaryOpKind.Add
        and isinstance(right, AffineBinaryOpExpr)
        and right.kind is AffineBinaryOpKind.Mul
        and isinstance(right.rhs, AffineConstantExpr)
        and right.rhs.value == -1
    ):
        return right.lhs
    return None


def expand_map(builder: Builder, map: AffineMap, operands: Sequence[Index]) -> list[Index]:
    """The results of ``map``; ``operands`` are its dimensions, then its symbols."""
    dims, symbols = operands[: map.num_dims], operands[map.num_dims :]
    return [expand_expr(builder, result, dims, symbols) for result in map.results]


def expand_extreme(
    builder: Builder,
    map: AffineMap,
    operands: Sequence[Index],
    choose: Callable[[Builder, Index, Index], Index],
) -> Index:
    """The least (`Builder.minimum`) or greatest (`Builder.maximum`) result of ``map``."""
    return reduce(lambda a, b: choose(builder, a, b), expand_map(builder, map, operands))


def expand_set(builder: Builder, set: AffineSet, operands: Sequence[Index]) -> SSAValue:
    """True if the point lies in ``set``, as an ``i1``."""
    dims, symbols = operands[: set.num_dims], operands[set.num_dims :]
    holds: SSAValue | None = None
    for constraint in set.constraints:
        left = builder.index(expand_expr(builder, constraint.lhs, dims, symbols))
        right = builder.index(expand_expr(builder, constraint.rhs, dims, symbols))
        here = builder.compare(_COMPARE[constraint.kind], left, right)
        holds = here if holds is None else builder.value(arith.AndIOp(holds, here))
    return builder.true() if holds is None else holds
