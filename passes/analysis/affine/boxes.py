"""Boxes of indices, and what is left of one without another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ad_opt.dialects.support.affine.ranges import Range
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap

Box = Sequence[Range]


def difference(whole: Box, inner: Box) -> Iterator[list[Range]]:
    """Yield disjoint boxes that make up ``whole`` without ``inner``, which lies in it."""
    front: list[Range] = []
    for at, ((low, high), (first, last)) in enumerate(zip(whole, inner, strict=True)):
        rest = whole[at + 1 :]
        for part in ((low, first - 1), (last + 1, high)):
            if part[0] <= part[1]:
                yield [*front, part, *rest]
        front.append((first, last))


def is_inside(inner: Box, whole: Box) -> bool:
    """True if a box lies in another."""
    pairs = zip(inner, whole, strict=True)
    return all(low <= first and last <= high for (first, last), (low, high) in pairs)


def points_of(box: Box) -> tuple[AffineMap, list[int]]:
    """A projection that covers a box, and the counts of its points; constants have no iterator."""
    results: list[AffineExpr] = []
    bounds: list[int] = []
    for low, high in box:
        if low == high:
            results.append(AffineConstantExpr(low))
            continue
        dim = AffineDimExpr(len(bounds))
        results.append(dim + low if low else dim)
        bounds.append(high - low + 1)
    return AffineMap(len(bounds), 0, tuple(results)), bounds


def moved(map_: AffineMap, offsets: Sequence[int]) -> AffineMap:
    """A projection to the same elements in a tensor with so many more in front of them."""
    pairs = zip(map_.results, offsets, strict=True)
    results = tuple(expr + offset if offset else expr for expr, offset in pairs)
    return AffineMap(map_.num_dims, map_.num_symbols, results)
