"""The constant of a type of which all components are zero."""

from __future__ import annotations

from functools import lru_cache

from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.creation import make
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    AnyFloat,
    ArrayAttr,
    ComplexType,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    VectorType,
)
from xdsl.ir import Attribute, Operation


@lru_cache(512)
def zero_attribute(type: Attribute) -> Attribute | None:
    """The value of a zero: of a float, an integer, an index, a complex number, a vector of any of
    the first three. ``None`` for other types.
    """
    if isinstance(type, AnyFloat):
        return FloatAttr(0.0, type)
    if isinstance(type, IntegerType | IndexType):
        return IntegerAttr(0, type)
    if isinstance(type, ComplexType):
        part = zero_attribute(type.element_type)
        return None if part is None else ArrayAttr([part, part])
    if isinstance(type, VectorType):
        element = type.get_element_type()
        if isinstance(element, AnyFloat | IntegerType | IndexType):
            return DenseIntOrFPElementsAttr.from_list(
                type, [0.0 if isinstance(element, AnyFloat) else 0]
            )
    return None


def has_zero(type: Attribute) -> bool:
    """True if one operation makes a zero of the type: see `zero_constant`."""
    return type.name == "llvm.ptr" or zero_attribute(type) is not None


def zero_constant(type: Attribute) -> Operation | None:
    """An operation that gives zero: a null address, a complex or another constant.

    ``None`` where the type has none, or none in one operation (vectors of complex numbers).
    """
    if type.name == "llvm.ptr":
        return make(CLASSES["llvm.mlir.zero"], result_types=(type,))
    value = zero_attribute(type)
    if value is None:
        return None
    kind = CLASSES["complex.constant"] if isinstance(type, ComplexType) else arith.ConstantOp
    return make(kind, result_types=(type,), properties={"value": value})
