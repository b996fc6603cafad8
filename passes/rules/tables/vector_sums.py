"""Derivatives of what combines elements of vectors: reductions, products, contractions.

Products of many factors are differentiated without dividing by a factor, which may be zero. Where
several elements are the maximum or minimum, they share the derivative equally.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

import numpy as np
from ad_opt.dialects.core.arith import CmpfOp
from ad_opt.dialects.support.ir.operand_groups import integers
from ad_opt.dialects.support.ir.shaped_types import element_type, vector_shape
from ad_opt.passes.emit.emit import Cotangent
from ad_opt.passes.rules.expr import Source
from ad_opt.passes.rules.functions import Functions, Place
from ad_opt.passes.rules.registry import Row
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, VectorType
from xdsl.dialects.vector import CombiningKindAttr
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr

from .arith import convert
from .vector_algebra import align, broadcast, contract, elements, from_elements, total
from .vector_shapes import same_on_tangents

_EXTREMA = ("maximumf", "minimumf", "maxnumf", "minnumf")


def kind_of(op: Operation) -> str:
    """Return how the operation combines: ``add``, ``mul``, ``maximumf``, ..."""
    kind = op.properties.get("kind")
    if not isinstance(kind, CombiningKindAttr):
        return "add"
    return str(getattr(kind.data, "value", kind.data))


def reduced_dims(op: Operation) -> list[int]:
    """The dimensions of the first operand that are reduced."""
    dims = op.properties.get("reduction_dims")
    if dims is None:
        return [0]
    return integers(dims)


# ---------------------------------------------------------------- reductions


def _kept(op: Operation) -> list[int]:
    dropped = reduced_dims(op)
    return [at for at in range(len(vector_shape(op.operands[0].type))) if at not in dropped]


def _over_source(p: Place, value: SSAValue) -> SSAValue:
    """A value of the result's shape, repeated over the dimensions that are reduced."""
    shape = vector_shape(p.op.operands[0].type)
    sizes = dict(enumerate(shape))
    return align(p.em, value, _kept(p.op), range(len(shape)), sizes)


def _reading(op: Operation, wanted: frozenset[int]) -> frozenset[Source]:
    kind = kind_of(op)
    if kind == "add":
        return frozenset()
    needed: set[Source] = {("x", at) for at in range(len(op.operands))}
    if kind in _EXTREMA:
        needed.add(("y", 0))
    return frozenset(needed)


def _push_reduction(p: Place, tangents: Sequence[Cotangent]) -> list[Cotangent]:
    kind = kind_of(p.op)
    if kind == "add":
        return same_on_tangents(p, tangents)
    partials = _partials(p, kind)
    dims = reduced_dims(p.op)
    result: Cotangent = None
    for at, (partial, tangent) in enumerate(zip(partials, tangents, strict=True)):
        if tangent is not None:
            product = p.em.mulf(tangent, partial)
            result = p.em.accumulate(result, total(p.em, product, dims) if at == 0 else product)
    return [result]


def _pull_reduction(
    p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]
) -> list[Cotangent]:
    (d,) = cotangents
    assert d is not None
    kind = kind_of(p.op)
    gradients: list[Cotangent] = [None] * len(p.op.operands)
    partials = None if kind == "add" else _partials(p, kind)
    for at in sorted(wanted):
        wide = _over_source(p, d) if at == 0 else d
        gradients[at] = wide if partials is None else p.em.mulf(wide, partials[at])
    return gradients


def _partials(p: Place, kind: str) -> list[SSAValue]:
    """The derivative of the result by each element, in the shapes of the operands."""
    if kind == "mul":
        return _partials_of_product(p)
    if kind in _EXTREMA:
        return _partials_of_extremum(p)
    raise p.refuse(f"it combines by `{kind}`", "reduce floats by add, mul, maximumf or minimumf")


def _partials_of_extremum(p: Place) -> list[SSAValue]:
    """One over the number of elements that equal the result, for those."""
    values = [p.value(operand) for operand in p.op.operands]
    marks: list[SSAValue] = []
    for at, value in enumerate(values):
        result = _over_source(p, p.y(0)) if at == 0 else p.y(0)
        equal = p.em.value(CmpfOp(value, result, "oeq"))
        one, zero = p.em.constant(1.0, value.type), p.em.zero(value.type)
        marks.append(p.em.select(equal, one, zero))
    count = total(p.em, marks[0], reduced_dims(p.op))
    for mark in marks[1:]:
        count = p.em.addf(count, mark)
    return [
        p.em.divf(mark, _over_source(p, count) if at == 0 else count)
        for at, mark in enumerate(marks)
    ]


def _groups(op: Operation) -> Iterator[tuple[int, list[int]]]:
    """For each element of the result its number and those of the elements reduced to it."""
    shape = vector_shape(op.operands[0].type)
    kept = _kept(op)
    numbers = np.arange(int(np.prod(shape, dtype=int))).reshape(shape)
    order = [*kept, *reduced_dims(op)]
    results = int(np.prod([shape[at] for at in kept], dtype=int))
    rows = numbers.transpose(order).reshape(results, -1)
    for at, row in enumerate(rows):
        yield at, [int(number) for number in row]


def _partials_of_product(p: Place) -> list[SSAValue]:
    """For each factor the product of the others."""
    lists = [elements(p.em, p.value(operand)) for operand in p.op.operands]
    source, *start = lists
    found: list[list[SSAValue]] = [[*values] for values in lists]
    for at, members in _groups(p.op):
        factors = [values[at] for values in start] + [source[k] for k in members]
        others = _products_of_others(p, factors)
        if start:
            found[1][at] = others.pop(0)
        for k, other in zip(members, others, strict=True):
            found[0][k] = other
    return [
        from_elements(p.em, values, operand.type)
        for values, operand in zip(found, p.op.operands, strict=True)
    ]


def _products_of_others(p: Place, factors: Sequence[SSAValue]) -> list[SSAValue]:
    """For each of some numbers the product of the rest, from products before and behind it."""
    before: list[SSAValue | None] = [None]
    for factor in factors[:-1]:
        last = before[-1]
        before.append(factor if last is None else p.em.mulf(last, factor))
    behind: SSAValue | None = None
    found: list[SSAValue] = []
    for left, factor in zip(reversed(before), reversed(factors), strict=True):
        both = [side for side in (left, behind) if side is not None]
        found.append(
            p.em.mulf(*both)
            if len(both) == 2
            else both[0]
            if both
            else p.em.constant(1.0, factor.type)
        )
        behind = factor if behind is None else p.em.mulf(factor, behind)
    return found[::-1]


# ---------------------------------------------------------------- products of two


def _only_sums(p: Place) -> None:
    if kind_of(p.op) != "add":
        raise p.refuse(f"it combines by `{kind_of(p.op)}`", "write it with the kind `add`")


def _labels(op: Operation) -> list[list[int]]:
    """The loops that the dimensions of each operand belong to."""
    if op.name == "vector.contract":
        maps = cast(ArrayAttr[AffineMapAttr], op.properties["indexing_maps"])
        return [
            [expr.position for expr in map.data.results if isinstance(expr, AffineDimExpr)]
            for map in maps
        ]
    left = list(range(len(vector_shape(op.operands[0].type))))
    right = list(range(len(left), len(left) + len(vector_shape(op.operands[1].type))))
    return [left, right, left + right]


def _push_product(p: Place, tangents: Sequence[Cotangent]) -> list[Cotangent]:
    """``op(dl, r, da)``, and ``op(l, dr, that)``: the sum is the accumulator of the next."""
    _only_sums(p)
    left, right, *rest = tangents
    result = rest[0] if rest else None
    type_ = p.op.results[0].type
    for at, tangent in ((0, left), (1, right)):
        if tangent is None:
            continue
        operands = [tangent, p.x(1)] if at == 0 else [p.x(0), tangent]
        accumulator = p.em.zero(type_) if result is None else result
        new = type(p.op).create(
            operands=[*operands, accumulator],
            result_types=[type_],
            properties=dict(p.op.properties),
        )
        result = p.em.value(new)
    return [result]


def _pull_product(
    p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]
) -> list[Cotangent]:
    _only_sums(p)
    (d,) = cotangents
    assert d is not None
    labels = _labels(p.op)
    sizes = {
        label: size
        for operand, over in zip(p.op.operands[:2], labels, strict=False)
        for label, size in zip(over, vector_shape(operand.type), strict=True)
    }
    gradients: list[Cotangent] = [None] * len(p.op.operands)
    for mine, other in ((0, 1), (1, 0)):
        if mine in wanted:
            element = element_type(d.type)
            factor = convert(p.em, p.op, p.x(other), element)
            # A loop that only this operand has, and that is summed, is one of neither factor.
            known = [label for label in labels[mine] if label in (*labels[2], *labels[other])]
            found = _product_of(p, (d, labels[2]), (factor, labels[other]), known)
            found = align(p.em, found, known, labels[mine], sizes)
            gradients[mine] = convert(p.em, p.op, found, element_type(p.op.operands[mine].type))
    if 2 in wanted:
        gradients[2] = d
    return gradients


def _product_of(
    p: Place,
    d: tuple[SSAValue, list[int]],
    factor: tuple[SSAValue, list[int]],
    to: list[int],
) -> SSAValue:
    """The contraction of a cotangent with the other factor; either may be a scalar."""
    scalars = [not isinstance(value.type, VectorType) for value, _ in (d, factor)]
    if not any(scalars):
        return contract(p.em, d, factor, to)
    (value, labels), (scalar, _) = (factor, d) if scalars[0] else (d, factor)
    product = p.em.mulf(value, broadcast(p.em, scalar, value.type))
    sizes = dict(zip(labels, vector_shape(value.type), strict=True))
    product = total(p.em, product, [at for at, label in enumerate(labels) if label not in to])
    return align(p.em, product, [label for label in labels if label in to], to, sizes)


def _reading_product(op: Operation, wanted: frozenset[int]) -> frozenset[Source]:
    return frozenset[Source](("x", 1 - at) for at in wanted if at < 2)


_MANY = "add: dx = dy; mul: dy times the product of the others; max, min: dy to the extremum"

ROWS: list[Row] = [
    *(
        Functions(
            name=f"vector.{name}",
            push=_push_reduction,
            pull=_pull_reduction,
            reading=_reading,
            formula=_MANY,
            kink="elements that tie for the extremum share equally",
        )
        for name in ("reduction", "multi_reduction")
    ),
    *(
        Functions(
            name=f"vector.{name}",
            push=_push_product,
            pull=_pull_product,
            reading=_reading_product,
            formula=formula,
        )
        for name, formula in (
            ("outerproduct", "dx0 = dy·x1, dx1 = dyᵀ·x0, dx2 = dy"),
            ("contract", "dx0 = dy contracted with x1, dx1 = dy contracted with x0, dx2 = dy"),
        )
    ),
]
