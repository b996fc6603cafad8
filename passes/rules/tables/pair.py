"""Derivatives of pairs: the differential of a pair is the pair of its halves' differentials."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ad_opt.dialects.types import pair
from ad_opt.dialects.types.attributes.pair_types import AnyPairType
from ad_opt.passes.emit.emit import Cotangent
from ad_opt.passes.rules.functions import Place
from ad_opt.passes.rules.registry import Row
from ad_opt.passes.tangents.tangent import tangent_type
from xdsl.ir import SSAValue

from .structural import one_to_one, structural


def _push_pair(p: Place, tangents: Sequence[Cotangent]) -> list[Cotangent]:
    primal, diff = (
        p.em.zero_of(x.type) if tangent is None else tangent
        for x, tangent in zip(p.op.operands, tangents, strict=True)
    )
    return [p.em.value(pair.MakeOp(primal, diff, tangent_type(p.op.results[0].type, p.op)))]


def _pull_pair(
    p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]
) -> list[Cotangent]:
    (d,) = cotangents
    assert d is not None
    return [_primal(p, d), _diff(p, d)]


def _primal(p: Place, whole: SSAValue) -> SSAValue:
    return p.em.value(pair.PrimalOp(whole))


def _diff(p: Place, whole: SSAValue) -> SSAValue:
    type = cast(AnyPairType, whole.type).type
    return p.em.value(pair.DiffOp(whole, tangent_type(type, p.op)))


def _alone(p: Place, d: SSAValue, number: int) -> SSAValue:
    """The differential of a pair that is zero but for one half."""
    type = tangent_type(p.op.operands[0].type, p.op)
    zero = p.em.zero(d.type)
    return p.em.value(pair.MakeOp(*((zero, d) if number else (d, zero)), type))


ROWS: list[Row] = [
    structural("pair.make", _push_pair, _pull_pair),
    one_to_one("pair.primal", _primal, lambda p, d: _alone(p, d, 0)),
    one_to_one("pair.diff", _diff, lambda p, d: _alone(p, d, 1)),
]
INACTIVE: list[str] = []
