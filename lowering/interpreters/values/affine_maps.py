"""Evaluation of affine expressions, maps and sets."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.lowering.interpreters.values.registry import Undefined
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSet,
    AffineSymExpr,
)


def evaluate(expr: AffineExpr, dims: Sequence[int], symbols: Sequence[int]) -> int:
    """The value of an expression; ``floordiv``, ``ceildiv`` and ``mod`` need positive divisors."""
    match expr:
        case AffineConstantExpr():
            return expr.value
        case AffineDimExpr():
            return dims[expr.position]
        case AffineSymExpr():
            return symbols[expr.position]
        case AffineBinaryOpExpr():
            a = evaluate(expr.lhs, dims, symbols)
            b = evaluate(expr.rhs, dims, symbols)
            return _binary(expr.kind, a, b)
        case _:
            raise TypeError(f"unknown affine expression {expr}")


def _binary(kind: AffineBinaryOpKind, a: int, b: int) -> int:
    if kind is AffineBinaryOpKind.Add:
        return a + b
    if kind is AffineBinaryOpKind.Mul:
        return a * b
    if b <= 0:
        raise Undefined(f"`{a} {kind.get_token()} {b}`: the right side must be positive")
    if kind is AffineBinaryOpKind.FloorDiv:
        return a // b
    return a % b if kind is AffineBinaryOpKind.Mod else -(-a // b)


def apply_map(map: AffineMap, operands: Sequence[int]) -> tuple[int, ...]:
    """The results of a map; operands are its dimensions, then its symbols."""
    dims, symbols = operands[: map.num_dims], operands[map.num_dims :]
    return tuple(evaluate(expr, dims, symbols) for expr in map.results)


def contains(set: AffineSet, operands: Sequence[int]) -> bool:
    """True if all constraints of a set hold."""
    dims, symbols = operands[: set.num_dims], operands[set.num_dims :]
    for constraint in set.constraints:
        left = evaluate(constraint.lhs, dims, symbols)
        right = evaluate(constraint.rhs, dims, symbols)
        holds = {"eq": left == right, "ge": left >= right, "le": left <= right}
        if not holds[constraint.kind.name]:
            return False
    return True
