"""Addresses that are so far behind others, and plain accesses to what lies there."""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.dialects.builtin import DenseArrayBase, IntegerAttr, i1, i8, i32, i64
from xdsl.dialects.llvm import GEP_USE_SSA_VAL
from xdsl.ir import Attribute, Operation, SSAValue

from ..support.ir.classes import CLASSES
from ..support.ir.creation import NO_ATTRIBUTES, make

_NO_PROMISE = IntegerAttr(0, i32)
_INSIDE = IntegerAttr(3, i32)
"""Inbounds: the address is in the same object, or one past its end."""


def address_behind(
    pointer: SSAValue, count: int | SSAValue, element: Attribute = i8, *, inside: bool = False
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
