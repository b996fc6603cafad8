"""Types of numbers, and of vectors, tensors and memrefs of them: their elements, their shapes."""

from __future__ import annotations

from math import prod
from typing import cast

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    MemRefType,
    TensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    i1,
)
from xdsl.ir import Attribute


def element_type(type: Attribute) -> Attribute:
    """The element type of a vector, tensor or memref; any other type itself."""
    if isinstance(type, VectorType | TensorType | MemRefType):
        return cast(Attribute, type.element_type)
    if isinstance(type, UnrankedTensorType | UnrankedMemRefType):
        return cast(Attribute, type.element_type)
    return type


def scalar_type(type: Attribute) -> Attribute:
    """The element type of a vector; any other type, a memref's too, itself."""
    return cast("VectorType[Attribute]", type).element_type if type.name == "vector" else type


def with_element_type(type: Attribute, element: Attribute) -> Attribute:
    """A type of the shape of ``type``, by value, with another element type."""
    match type:
        case VectorType():
            return VectorType(element, type.shape, type.scalable_dims)
        case TensorType():
            return TensorType(element, type.get_shape(), type.encoding)
        case UnrankedTensorType():
            return UnrankedTensorType(element)
        case _:
            return element


def truth_type(type: Attribute) -> Attribute:
    """``i1``, in the shape of ``type``: what a comparison of two such values gives."""
    return with_element_type(type, i1)


def count_elements(type: Attribute) -> int | None:
    """The count of elements of a memref, if its type says it."""
    if not isinstance(type, MemRefType) or DYNAMIC_INDEX in type.get_shape():
        return None
    return prod(type.get_shape())


def has_few_elements(type: Attribute, most: int) -> bool:
    """True if the type of a memref says that it has elements, and no more than ``most``."""
    count = count_elements(type)
    return count is not None and 0 < count <= most


def vector_shape(type: Attribute) -> tuple[int, ...]:
    """The extents of a vector type; none of any other type."""
    return cast(VectorType, type).get_shape() if isinstance(type, VectorType) else ()
