"""Addresses that are so far behind others."""

from __future__ import annotations

from xdsl.dialects.builtin import DenseArrayBase, IntegerAttr, i8, i32
from xdsl.dialects.llvm import GEP_USE_SSA_VAL
from xdsl.ir import Attribute, Operation, SSAValue

from ..support.ir.classes import CLASSES

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
