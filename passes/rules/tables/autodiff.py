"""Derivatives of the arithmetic of differentials, which is linear.

That of floats is written out before differentiation; here are differentials of a module's types.
"""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.autodiff.autodiff import ScaleOp
from ad_opt.passes.emit.emit import Cotangent
from ad_opt.passes.rules.expr import Source
from ad_opt.passes.rules.functions import Place
from ad_opt.passes.rules.registry import Row
from xdsl.ir import Operation

from .structural import structural


def _push_add(p: Place, tangents: Sequence[Cotangent]) -> list[Cotangent]:
    return [p.em.accumulate(*tangents)]


def _pull_add(p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]) -> list[Cotangent]:
    return [*cotangents, *cotangents]


def _push_scale(p: Place, tangents: Sequence[Cotangent]) -> list[Cotangent]:
    factor, tangent = tangents
    by_factor = None if factor is None else p.em.value(ScaleOp(factor, p.x(1)))
    by_tangent = None if tangent is None else p.em.value(ScaleOp(p.x(0), tangent))
    return [p.em.accumulate(by_factor, by_tangent)]


def _pull_scale(
    p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]
) -> list[Cotangent]:
    (d,) = cotangents
    assert d is not None
    if 0 in wanted:
        raise p.refuse(
            "differentials have no inner product, so the factor gets no cotangent",
            "detach the factor, or write the multiple out for the type's fields",
        )
    return [None, p.em.value(ScaleOp(p.x(0), d))]


def _factor(op: Operation, wanted: frozenset[int]) -> frozenset[Source]:
    return frozenset({("x", 0)})


ROWS: list[Row] = [
    structural("autodiff.add", _push_add, _pull_add),
    structural("autodiff.scale", _push_scale, _pull_scale, _factor),
]
INACTIVE: list[str] = []
