"""Offset and strides of a memref, as far as its type says them.

``None`` is what is known at run time only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import Any

from xdsl.dialects.builtin import AffineMapAttr, MemRefType, NoneAttr, StridedLayoutAttr
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineSymExpr,
)

Strides = tuple[int | None, ...]


def row_major(sizes: tuple[int | None, ...]) -> Strides:
    """Strides of adjacent elements, as far as the sizes are known."""
    strides: list[int | None] = []
    step: int | None = 1
    for size in reversed(sizes):
        strides.append(step)
        step = None if step is None or size is None else step * size
    return tuple(reversed(strides))


def contiguous(sizes: Sequence[int]) -> tuple[int, ...]:
    """Strides of adjacent elements."""
    return tuple(prod(sizes[at + 1 :]) for at in range(len(sizes)))


def known_product(left: int | None, right: int | None) -> int | None:
    """The product of two numbers that may be unknown; 0 if one of them is."""
    if left == 0 or right == 0:
        return 0
    return None if left is None or right is None else left * right


def is_identity_layout(type: MemRefType[Any]) -> bool:
    """True if elements lie row after row: there is no layout, or a map that changes nothing."""
    if isinstance(type.layout, AffineMapAttr):
        map = type.layout.data
        changes = map.num_symbols != 0 or len(map.results) != len(type.get_shape())
        return not changes and map.is_minor_identity()
    return isinstance(type.layout, NoneAttr)


def strided_layout(type: MemRefType[Any]) -> tuple[int | None, Strides] | None:
    """Offset and strides; ``None`` if the layout is no strided one."""
    sizes = tuple(None if n < 0 else n for n in type.get_shape())
    match type.layout:
        case _ if is_identity_layout(type):
            return 0, row_major(sizes)
        case StridedLayoutAttr() as strided:
            found = tuple(getattr(s, "data", None) for s in strided.strides)
            return getattr(strided.offset, "data", None), found
        case AffineMapAttr() as attr:
            affine = attr.data
            if len(affine.results) == 1 and (terms := _linear(affine.results[0])):
                return terms.get(-1, 0), tuple(terms.get(i, 0) for i in range(len(sizes)))
            return None
        case _:
            return None


def _linear(expr: AffineExpr) -> dict[int, int | None] | None:
    """Coefficients by dimension, -1 for the constant part; a symbol makes its part ``None``."""
    match expr:
        case AffineConstantExpr():
            return {-1: expr.value}
        case AffineSymExpr():
            return {-1: None}
        case AffineDimExpr():
            return {expr.position: 1}
        case AffineBinaryOpExpr():
            left, right = _linear(expr.lhs), _linear(expr.rhs)
            if left is None or right is None:
                return None
            if expr.kind is AffineBinaryOpKind.Add:
                both = left.keys() | right.keys()
                return {k: _plus(left.get(k, 0), right.get(k, 0)) for k in both}
            if expr.kind is AffineBinaryOpKind.Mul and right.keys() == {-1}:
                factor = right[-1]
                return {
                    k: None if v is None or factor is None else v * factor for k, v in left.items()
                }
            return None
        case _:
            return None


def _plus(a: int | None, b: int | None) -> int | None:
    return None if a is None or b is None else a + b


def steps_meet(axes: Iterable[tuple[int, int]], width: int = 1) -> bool:
    """True if elements so wide, at so many steps of some size, may overlap; a number of steps that
    is negative is not known, and then what larger steps do is left open.
    """
    reach = width
    for step, count in sorted((abs(step), count) for step, count in axes if count != 1):
        if step < reach:
            return True
        if count < 0:
            return False
        reach += step * (count - 1)
    return False
