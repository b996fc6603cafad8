"""Masks that differ from lane to lane become selects between what equal masks give.

Needs: functions of the llvm dialect. Products and conjugates of complex numbers flip the sign of
every other lane, matrices' inverses that of some; what is known of floats is known of a mask that
is the same in all lanes.
"""

from __future__ import annotations

from typing import Any, cast

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.passes.analysis.type_trees.facts.bit_tricks import FLIP, VALUE, mask_of
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, IntegerType, VectorType, i1
from xdsl.ir import Operation, SSAValue

from .register_pieces import create

_NEUTRAL = {"llvm.xor": 0, "llvm.and": -1}


def split_lane_masks(root: Operation) -> bool:
    """Rewrite the masks in all functions; whether there were any."""
    ops = [op for op in walk(root) if op.name in _NEUTRAL]
    return any([_split(op) for op in ops])


def _split(op: Operation) -> bool:
    """``xor`` and ``and`` by which some lanes change like a float's sign, or become zero, and
    others stay.
    """
    lanes = _constants(op.operands[1])
    if lanes is None or len(set(lanes)) == 1:
        return False
    type_ = cast("VectorType[IntegerType]", op.results[0].type)
    width = type_.element_type.width.data
    neutral = _NEUTRAL[op.name] & ((1 << width) - 1)
    masks = sorted({*lanes} - {neutral})
    if not all(_is_known(op.name, mask, width) for mask in masks):
        return False
    value, b = op.operands[0], Builder.at(op)
    for mask in masks:
        there = _vector(b, [int(one == mask) for one in lanes], i1)
        changed = _same(b, mask, type_)
        if mask:  # no bit is left of a lane otherwise
            changed = b.value(create(op.name, [op.operands[0], changed], type_))
        value = b.value(create("llvm.select", [there, changed, value], type_))
    replace(op, value)
    return True


def _constants(value: SSAValue) -> list[int] | None:
    """The lanes of a constant vector of integers, without sign."""
    op, type_ = value.owner, value.type
    if not isinstance(op, Operation) or op.name != "llvm.mlir.constant":
        return None
    attr = op.get_attr_or_prop("value")
    if not isinstance(type_, VectorType) or not isinstance(attr, DenseIntOrFPElementsAttr):
        return None
    element = type_.element_type
    if not isinstance(element, IntegerType) or len(type_.get_shape()) != 1:
        return None
    return [int(cast(Any, one)) & ((1 << element.width.data) - 1) for one in attr.get_values()]


def _is_known(name: str, mask: int, width: int) -> bool:
    trick = mask_of(name, mask, width)
    return trick in (FLIP, VALUE) or (name == "llvm.and" and mask == 0)


def _same(b: Builder, mask: int, type_: VectorType[IntegerType]) -> SSAValue:
    return _vector(b, [mask] * type_.get_shape()[0], type_.element_type)


def _vector(b: Builder, lanes: list[int], element: IntegerType) -> SSAValue:
    type_ = VectorType(element, [len(lanes)])
    half = 1 << (element.width.data - 1)
    if element != i1:
        lanes = [one - 2 * half if one >= half else one for one in lanes]
    value = DenseIntOrFPElementsAttr.from_list(type_, lanes)
    return b.value(create("llvm.mlir.constant", [], type_, value=value))
