"""The float type of an integer register that holds the bits of floats, and of nothing else."""

from __future__ import annotations

import struct
from collections.abc import Mapping

from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.dialects.typetree.kinds import ANYTHING, BFLOAT16, DOUBLE, FLOAT, FP128, HALF, Kind
from ad_opt.dialects.typetree.tree import TypeTree
from xdsl.dialects.builtin import (
    BFloat16Type,
    DenseIntOrFPElementsAttr,
    Float16Type,
    FloatAttr,
    IntegerType,
    VectorType,
    f32,
    f64,
    f128,
)
from xdsl.ir import Attribute

TYPES: Mapping[Kind, Attribute] = {
    HALF: Float16Type(), BFLOAT16: BFloat16Type(), FLOAT: f32, DOUBLE: f64, FP128: f128,
}  # fmt: skip
"""The types of the kinds that fill integer registers."""

_FORMATS: Mapping[Attribute, str] = {f64: "d", f32: "f", Float16Type(): "e"}


_NAMES = frozenset({VectorType.name, IntegerType.name})


def register_size(type_: Attribute) -> int:
    """Bytes of an integer register without padding; 0 for other registers."""
    if type_.name not in _NAMES:
        return 0
    element, lanes = type_, 1
    if isinstance(type_, VectorType) and len(type_.get_shape()) == 1:
        element, lanes = type_.element_type, type_.get_shape()[0]
    if not isinstance(element, IntegerType):
        return 0
    bits = element.width.data
    return bits // 8 * lanes if bits in (16, 32, 64, 128) else 0


def form_of(tree: TypeTree, type_: Attribute) -> Attribute | None:
    """The float type that fits what an integer register holds; zeros may be among the floats."""
    size = register_size(type_)
    kinds = {kind for _, kind in tree if kind != ANYTHING}
    if not size or len(kinds) != 1 or any(len(path) > 1 for path, _ in tree):
        return None
    kind = kinds.pop()
    float_ = TYPES.get(kind)
    if float_ is None or size % kind.size:
        return None
    for at in range(0, size, kind.size):
        if tree[(at,)] != kind and not is_zero_lane(tree, at, kind.size):
            return None
    return float_ if size == kind.size else VectorType(float_, [size // kind.size])


def is_zero_lane(tree: TypeTree, at: int, size: int) -> bool:
    """True if so many bytes of a register may be read as anything, as zeros may."""
    return all(tree[(byte,)] == ANYTHING for byte in range(at, at + size))


def lanes_of(form: Attribute) -> int:
    """Floats in a register."""
    return form.get_shape()[0] if isinstance(form, VectorType) else 1


def constant_of_bits(bits: int, form: Attribute) -> Attribute | None:
    """The constant of a float type with some bits; ``None`` if it cannot be written as a number."""
    float_ = scalar_type(form)
    letter = _FORMATS.get(float_)
    if letter is None:
        return None
    size = struct.calcsize(letter)
    whole = (bits & ((1 << (8 * size * lanes_of(form))) - 1)).to_bytes(
        size * lanes_of(form), "little"
    )
    numbers = struct.unpack(f"<{lanes_of(form)}{letter}", whole)
    if any(number != number for number in numbers):
        return None
    if isinstance(form, VectorType):
        return DenseIntOrFPElementsAttr.from_list(form, list(numbers))
    return FloatAttr(numbers[0], float_)  # pyright: ignore
