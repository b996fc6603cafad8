"""Zeros, sums and multiples of floats and of what is made of floats."""

from __future__ import annotations

from ad_opt.passes.emit.emit import Emitter, complex_operation, scalar_of
from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, ComplexType, VectorType, f32
from xdsl.ir import Attribute, SSAValue


def scaled(builder: Emitter, factor: SSAValue, value: SSAValue) -> SSAValue:
    """A real number times a float, a complex number or a vector."""
    type = value.type
    factor = as_float(builder, factor, scalar_of(type))
    if factor.type == type:
        return builder.mulf(factor, value)
    if isinstance(type, ComplexType):
        parts = (complex_operation(name)(value) for name in ("Re", "Im"))
        real, imaginary = (builder.mulf(factor, builder.value(part)) for part in parts)
        return builder.value(complex_operation("Create")(real, imaginary, type))
    assert isinstance(type, VectorType)
    element = type.get_element_type()
    if isinstance(element, ComplexType):
        zero = builder.zero(factor.type)
        factor = builder.value(complex_operation("Create")(factor, zero, element))
    return builder.mulf(builder.splat(factor, type), value)


def as_float(builder: Emitter, value: SSAValue, type: Attribute) -> SSAValue:
    """A number as one of another type."""
    have = value.type
    assert isinstance(have, AnyFloat)
    assert isinstance(type, AnyFloat)
    if have == type:
        return value
    if type.bitwidth == have.bitwidth:  # f16 and bf16, which f32 contains
        value = builder.value(arith.ExtFOp(value, f32))
        have = f32
    wider = type.bitwidth > have.bitwidth
    return builder.value(arith.ExtFOp(value, type) if wider else arith.TruncFOp(value, type))
