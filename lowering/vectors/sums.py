"""Sums of products: each element of the result gets its terms in row-major order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import numpy as np
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.shaped_types import scalar_type, vector_shape
from xdsl.dialects import arith, vector
from xdsl.dialects.builtin import AffineMapAttr, AnyFloat, ArrayAttr, VectorType
from xdsl.ir import Attribute, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap

from .lanes import Lanes, Numbers, Site, is_vector, numbers
from .shapes import Handler


def _outerproduct(site: Site, b: Lanes) -> Sequence[SSAValue]:
    """With floats and ``add`` the product is fused, as MLIR has it."""
    x, y, *acc = site.op.operands
    shape = vector_shape(site.result)
    rows = numbers(site.operands[0])
    if is_vector(site.operands[1]):
        left = b.shuffle(x, np.broadcast_to(rows[:, None], shape))
        right = b.shuffle(y, np.broadcast_to(numbers(site.operands[1])[None, :], shape))
    else:
        left, right = x, b.shuffle(y, rows)
    if not acc:
        return [b.combine(site, "mul", left, right)]
    kind = site.kind()
    if kind == "add" and isinstance(scalar_type(site.result), AnyFloat):
        return [b.value(vector.FMAOp(left, right, acc[0]))]
    return [b.combine(site, kind, acc[0], b.combine(site, "mul", left, right))]


def _multi_reduction(site: Site, b: Lanes) -> Sequence[SSAValue]:
    source, total = site.op.operands
    dims = {*site.integers("reduction_dims")}
    lanes = numbers(site.operands[0])
    kept = [dim for dim in range(lanes.ndim) if dim not in dims]
    terms = np.transpose(lanes, [*sorted(dims), *kept])
    return [_reduced(site, b, source, total, terms.reshape(-1, terms[(0,) * len(dims)].size))]


def _reduced(site: Site, b: Lanes, source: SSAValue, total: SSAValue, terms: Numbers) -> SSAValue:
    """``total`` combined with the lanes of each row of ``terms``, in order."""
    kind = site.kind()
    for row in terms:
        part = b.shuffle(source, row) if is_vector(total.type) else b.lane(source, int(row[0]))
        total = b.combine(site, kind, total, part)
    return total


def _contract(site: Site, b: Lanes) -> Sequence[SSAValue]:
    left, right, total = site.op.operands
    attributes = cast("ArrayAttr[AffineMapAttr]", site.op.properties["indexing_maps"])
    maps = [attribute.data for attribute in attributes]
    sizes = _extents(site, maps)
    into = [_dim(site, expr) for expr in maps[2].results]
    order = [*(d for d in range(len(sizes)) if d not in into), *into]
    element = scalar_type(site.result)
    lanes = [
        _accessed(site, map_, type_, sizes, order)
        for map_, type_ in zip(maps[:2], site.operands[:2], strict=True)
    ]
    count = int(np.prod([sizes[d] for d in into], dtype=np.int64))
    x, y = _converted(b, left, element), _converted(b, right, element)
    kind = site.kind()
    for one, other in zip(*(found.reshape(-1, count) for found in lanes), strict=True):
        if is_vector(total.type):
            terms = b.shuffle(x, one), b.shuffle(y, other)
        else:
            terms = b.lane(x, int(one[0])), b.lane(y, int(other[0]))
        total = b.combine(site, kind, total, b.combine(site, "mul", *terms))
    return [total]


def _dim(site: Site, expr: object) -> int:
    if not isinstance(expr, AffineDimExpr):
        raise error_at(site.op, "AD0401", f"`{site.op.name}` with a map that is no permutation")
    return expr.position


def _extents(site: Site, maps: Sequence[AffineMap]) -> list[int]:
    """The extent of each dimension of the iteration space."""
    sizes = [1] * maps[0].num_dims
    for map_, type_ in zip(maps, site.operands, strict=True):
        for expr, size in zip(map_.results, vector_shape(type_), strict=True):
            sizes[_dim(site, expr)] = size
    return sizes


def _accessed(
    site: Site, map_: AffineMap, type_: Attribute, sizes: Sequence[int], order: Sequence[int]
) -> Numbers:
    """The lane of an operand that each iteration reads, with the dimensions in ``order``."""
    dims = [_dim(site, expr) for expr in map_.results]
    lanes = numbers(type_)
    by_dimension = np.transpose(lanes, sorted(range(len(dims)), key=dims.__getitem__))
    shape = [sizes[d] if d in dims else 1 for d in range(len(sizes))]
    everywhere = np.broadcast_to(by_dimension.reshape(shape), sizes)
    return np.transpose(everywhere, order)


def _converted(b: Lanes, x: SSAValue, element: Attribute) -> SSAValue:
    """Factors are widened to the type in which they are summed."""
    old = scalar_type(x.type)
    if old == element:
        return x
    type_ = VectorType(element, vector_shape(x.type)) if is_vector(x.type) else element
    if isinstance(element, AnyFloat):
        return b.value(arith.ExtFOp(x, type_))
    return b.cast(arith.ExtSIOp, x, type_)


HANDLERS: dict[str, Handler] = {
    "vector.outerproduct": _outerproduct,
    "vector.multi_reduction": _multi_reduction,
    "vector.contract": _contract,
}
