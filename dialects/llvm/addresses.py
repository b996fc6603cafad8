"""Addresses that are so far behind others, and plain accesses to what lies there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from ad_opt.dialects.support.ir.operand_groups import integers
from xdsl.dialects.builtin import (
    DenseArrayBase,
    IntegerAttr,
    VectorType,
    i1,
    i8,
    i32,
    i64,
)
from xdsl.dialects.llvm import GEP_USE_SSA_VAL, LLVMArrayType, LLVMStructType
from xdsl.ir import Attribute, Operation, SSAValue

from ..support.ir.classes import CLASSES
from ..support.ir.creation import NO_ATTRIBUTES, make
from ..support.ir.queries import constant_of, defining_op
from ..support.ir.symbols import named_by
from .attributes.types import PackedStructType
from .layouts import TypeNotLowered, field_offsets, size_and_alignment

_NO_PROMISE = IntegerAttr(0, i32)
_INSIDE = IntegerAttr(3, i32)
"""Inbounds: the address is in the same object, or one past its end."""


def address_behind(
    pointer: SSAValue,
    count: int | SSAValue,
    element: Attribute = i8,
    *,
    inside: bool = False,
) -> Operation:
    """Make the ``llvm.getelementptr`` of what is ``count`` elements (bytes) behind an address.

    Nothing is promised of it, or that it is ``inside`` of the same object.
    """
    is_known = isinstance(count, int)
    return CLASSES["llvm.getelementptr"].create(
        operands=[pointer] if is_known else [pointer, count],
        result_types=[pointer.type],
        properties={
            "rawConstantIndices": DenseArrayBase.from_list(
                i32, [count if is_known else GEP_USE_SSA_VAL]
            ),
            "elem_type": element,
            "noWrapFlags": _INSIDE if inside else _NO_PROMISE,
        },
    )


def symbol_at(address: SSAValue) -> str | None:
    """The symbol whose address a value is: a result of ``llvm.mlir.addressof``."""
    owner = defining_op(address, "llvm.mlir.addressof")
    if owner is None:
        return None
    return named_by(owner, "global_name")


def index_steps(gep: Operation) -> Iterator[tuple[int | SSAValue, int]]:
    """Yield each index of an ``llvm.getelementptr``, a number or an operand, and the bytes that it
    steps by; a field of a struct is one step. Raises `TypeNotLowered`.
    """
    type, values = gep.properties["elem_type"], iter(gep.operands[1:])
    raw = integers(gep.properties["rawConstantIndices"])
    for depth, number in enumerate(raw):
        index = next(values) if number == GEP_USE_SSA_VAL else int(number)
        if depth and isinstance(type, LLVMStructType | PackedStructType):
            known = constant_of(index) if isinstance(index, SSAValue) else index
            if known is None:
                raise TypeNotLowered(type)
            yield 1, field_offsets(type)[known]
            type = type.types.data[known]
            continue
        if depth:
            if not isinstance(type, LLVMArrayType | VectorType):
                raise TypeNotLowered(type)
            type = type.type if isinstance(type, LLVMArrayType) else type.element_type
        yield index, size_and_alignment(type)[0]


def known_step(gep: Operation) -> int | None:
    """The bytes that an ``llvm.getelementptr`` with constant indices steps by."""
    try:
        steps = [*index_steps(gep)]
    except TypeNotLowered:
        return None
    if any(isinstance(index, SSAValue) for index, _ in steps):
        return None
    return sum(cast(int, index) * size for index, size in steps)


def plain(alignment: int | None = None) -> dict[str, Attribute]:
    """Return the properties of an access that is not atomic, aligned to so many bytes."""
    found: dict[str, Attribute] = {"ordering": IntegerAttr(0, i64)}
    return found if alignment is None else found | {"alignment": IntegerAttr(alignment, i64)}


_PLAIN = plain()


def load_from(
    pointer: SSAValue,
    type: Attribute,
    properties: Mapping[str, Attribute] = _PLAIN,
    attributes: Mapping[str, Attribute] = NO_ATTRIBUTES,
) -> Operation:
    """Make the ``llvm.load`` of a value; a plain one, unless properties say more."""
    kind = CLASSES["llvm.load"]
    return make(
        kind,
        operands=[pointer],
        result_types=[type],
        properties=properties,
        attributes=attributes,
    )


def store_to(
    value: SSAValue,
    pointer: SSAValue,
    properties: Mapping[str, Attribute] = _PLAIN,
    attributes: Mapping[str, Attribute] = NO_ATTRIBUTES,
) -> Operation:
    """Make the ``llvm.store`` of a value; a plain one, unless properties say more."""
    kind, operands = CLASSES["llvm.store"], [value, pointer]
    return make(kind, operands=operands, properties=properties, attributes=attributes)


def memcpy(
    target: SSAValue,
    source: SSAValue,
    size: SSAValue,
    attributes: Mapping[str, Attribute] = NO_ATTRIBUTES,
) -> Operation:
    """Make the ``memcpy`` of so many bytes."""
    return _intrinsic("llvm.intr.memcpy", (target, source, size), attributes)


def memset(
    target: SSAValue,
    byte: SSAValue,
    size: SSAValue,
    attributes: Mapping[str, Attribute] = NO_ATTRIBUTES,
) -> Operation:
    """Make the ``memset`` of so many bytes."""
    return _intrinsic("llvm.intr.memset", (target, byte, size), attributes)


def _intrinsic(
    name: str, operands: tuple[SSAValue, ...], attributes: Mapping[str, Attribute]
) -> Operation:
    properties = {"isVolatile": IntegerAttr(0, i1)}
    return make(CLASSES[name], operands=operands, properties=properties, attributes=attributes)
