"""Sizes of elements of shadows, in bytes."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import AnyFloat, ComplexType, VectorType
from xdsl.ir import Attribute


def element_bytes(type: Attribute) -> int:
    """The size of an element; not less than one byte."""
    if isinstance(type, ComplexType):
        return 2 * element_bytes(type.element_type)
    if isinstance(type, VectorType):
        count = 1
        for extent in type.get_shape():
            count *= extent
        return count * element_bytes(cast(Attribute, type.get_element_type()))
    return type.bitwidth // 8 if isinstance(type, AnyFloat) else 1
