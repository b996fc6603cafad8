"""Affine loops and accesses, inserted at a place; a map's operands are only those that it uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

from ad_opt.dialects.support.affine.ranges import parts_of
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.operand_groups import segments
from xdsl.dialects import affine
from xdsl.dialects.builtin import AffineMapAttr, IndexType, IntegerAttr, MemRefType
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineExpr, AffineMap, AffineSymExpr

Points = Sequence[SSAValue] | Mapping[int, SSAValue]
"""Values of dimensions by their numbers; of those that a map uses at least."""


@lru_cache(1024)
def _bound(number: int) -> Attribute:
    return AffineMapAttr(AffineMap.constant_map(number))


_STEP = IntegerAttr(1, IndexType())


def affine_loop(
    b: Builder, lower: int, upper: int, carried: Sequence[SSAValue] = ()
) -> tuple[affine.ForOp, Builder]:
    """An ``affine.for`` of constant bounds, and a builder inside it.

    The caller ends the body with `end_loop`.
    """
    types = [value.type for value in carried]
    body = Block(arg_types=[IndexType(), *types])
    loop = make(
        cast(type[affine.ForOp], CLASSES["affine.for"]),
        operands=carried,
        result_types=types,
        properties={
            "lowerBoundMap": _bound(lower),
            "upperBoundMap": _bound(upper),
            "step": _STEP,
            "operandSegmentSizes": segments(0, 0, len(carried)),
        },
        regions=[Region(body)],
    )
    return b.emit(loop), b.inside(body)


def end_loop(b: Builder, *carried: SSAValue) -> None:
    """``affine.yield``."""
    b.emit(make(affine.YieldOp, operands=carried))


def used_operands(
    map_: AffineMap, dims: Points, symbols: Sequence[SSAValue] = ()
) -> tuple[AffineMapAttr, list[SSAValue]]:
    """A map of the dimensions and symbols that occur in it, and the values for them."""
    used_dims, used_symbols = set[int](), set[int]()
    for result in map_.results:
        here = parts_of(result)
        used_dims |= here[0]
        used_symbols |= here[1]
    old_dims, old_symbols = sorted(used_dims), sorted(used_symbols)
    new_dims: list[AffineExpr] = [AffineDimExpr(0)] * map_.num_dims
    new_symbols: list[AffineExpr] = [AffineSymExpr(0)] * map_.num_symbols
    for at, old in enumerate(old_dims):
        new_dims[old] = AffineDimExpr(at)
    for at, old in enumerate(old_symbols):
        new_symbols[old] = AffineSymExpr(at)
    found = map_.replace_dims_and_symbols(new_dims, new_symbols, len(old_dims), len(old_symbols))
    return AffineMapAttr(found), [
        *(dims[at] for at in old_dims),
        *(symbols[at] for at in old_symbols),
    ]


def affine_load(
    b: Builder,
    memref: SSAValue,
    map_: AffineMap,
    dims: Points,
    symbols: Sequence[SSAValue] = (),
) -> SSAValue:
    """``affine.load``."""
    attribute, operands = used_operands(map_, dims, symbols)
    element = cast(MemRefType, memref.type).element_type
    return b.operation("affine.load", [memref, *operands], element, {"map": attribute})


def affine_store(
    b: Builder,
    value: SSAValue,
    memref: SSAValue,
    map_: AffineMap,
    dims: Points,
    symbols: Sequence[SSAValue] = (),
) -> None:
    """``affine.store``."""
    attribute, operands = used_operands(map_, dims, symbols)
    b.emit(
        make(
            CLASSES["affine.store"],
            operands=[value, memref, *operands],
            properties={"map": attribute},
        )
    )
