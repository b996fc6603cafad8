"""Constant attributes as LLVM IR text, exact to the last bit.

Floating-point constants are written in hexadecimal, which LLVM reads back bit for bit, NaN
payloads included.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator, Sequence
from typing import Any, cast

from ad_opt.dialects.llvm.attributes.parameter_trees import ZeroLikeAttr
from ad_opt.dialects.llvm.attributes.types import PackedStructType
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import word_width
from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    ArrayAttr,
    BFloat16Type,
    DenseIntOrFPElementsAttr,
    Float16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    StringAttr,
    SymbolRefAttr,
    VectorType,
)
from xdsl.ir import Attribute

from .types import FLOATS, TypeTable, Where, escape, quote


def double_bits(value: float) -> int:
    """The 64 bits of a double."""
    return struct.unpack("<Q", struct.pack("<d", value))[0]


def narrow(value: float, exponent_bits: int, mantissa_bits: int) -> int:
    """The bits of ``value`` rounded to nearest even in a smaller IEEE format."""
    bits = double_bits(value)
    sign = bits >> 63 << (exponent_bits + mantissa_bits)
    infinity = ((1 << exponent_bits) - 1) << mantissa_bits
    if math.isnan(value):
        payload = (bits & ((1 << 52) - 1)) >> (52 - mantissa_bits)
        return sign | infinity | (payload or 1 << (mantissa_bits - 1))
    if math.isinf(value) or value == 0:
        return sign | (infinity if value else 0)
    bias = (1 << (exponent_bits - 1)) - 1
    _, exponent = math.frexp(value)
    # The weight of the last mantissa bit: fixed for subnormal numbers.
    unit = max(exponent - 1, 1 - bias) - mantissa_bits
    scaled = round(math.ldexp(abs(value), -unit))  # Exact: the product has at most 53 bits.
    field = max(unit + bias + mantissa_bits, 1)
    return sign | min(scaled + ((field - 1) << mantissa_bits), infinity)


def widen(value: float, mantissa_bits: int, *, integer_bit: bool) -> int:
    """The bits of ``value`` in a format with 15 exponent bits, exactly."""
    bits = double_bits(value)
    sign, mantissa = bits >> 63, bits & ((1 << 52) - 1)
    if not math.isfinite(value):
        exponent = 0x7FFF
    elif value == 0:
        return sign << (15 + mantissa_bits + integer_bit)
    else:
        fraction, power = math.frexp(abs(value))
        exponent = power - 1 + 16383
        mantissa = int(math.ldexp(fraction, 53)) - (1 << 52)
    field = mantissa << (mantissa_bits - 52)
    if integer_bit:
        field |= 1 << mantissa_bits
    return ((sign << 15 | exponent) << (mantissa_bits + integer_bit)) | field


def float_text(value: float, type_: Attribute) -> str:
    """A floating-point literal of ``type_``."""
    match type_:
        case Float64Type():
            return f"0x{double_bits(value):016X}"
        case Float32Type():
            if math.isnan(value):
                return f"0x{double_bits(value) & ~((1 << 29) - 1):016X}"
            rounded = struct.unpack("<f", struct.pack("<I", narrow(value, 8, 23)))[0]
            return f"0x{double_bits(rounded):016X}"
        case Float16Type():
            return f"0xH{narrow(value, 5, 10):04X}"
        case BFloat16Type():
            return f"0xR{narrow(value, 8, 7):04X}"
        case Float80Type():
            return f"0xK{widen(value, 63, integer_bit=True):020X}"
        case Float128Type():
            bits = widen(value, 112, integer_bit=False)
            return f"0xL{bits & ((1 << 64) - 1):016X}{bits >> 64:016X}"
        case _:
            raise ValueError(f"not a floating-point type of LLVM: {type_}")


def integer_text(value: int, type_: Attribute) -> str:
    """An integer literal of ``type_``, wrapped to its width."""
    width = word_width(type_)
    if width == 1:
        return "true" if value & 1 else "false"
    value &= (1 << width) - 1
    return str(value - (1 << width) if value >> (width - 1) else value)


def constant_text(table: TypeTable, value: Attribute, type_: Attribute, where: Where) -> str:
    """The constant ``value``, read as ``type_``, without its type in front."""
    match value:
        case IntegerAttr() if isinstance(type_, IntegerType | IndexType):
            return integer_text(value.value.data, type_)
        case FloatAttr() if type(type_) in FLOATS:
            return float_text(value.value.data, type_)
        case FloatAttr() if isinstance(type_, IntegerType):
            return _float_bits(value, type_, where)
        case StringAttr():
            return f'c"{escape(value.data.encode("latin-1", "surrogateescape"))}"'
        case DenseIntOrFPElementsAttr():
            return _dense(table, value, type_, where)
        case ArrayAttr():
            return _aggregate(table, value.data, type_, where)
        case ZeroLikeAttr():
            return value.keyword
        case SymbolRefAttr():
            return f"@{quote(value.root_reference.data)}"
        case _:
            raise error_at(
                where,
                "AD0401",
                f"constant `{value}` of type `{type_}` cannot be written as LLVM IR",
            )


def _float_bits(value: FloatAttr[Any], type_: IntegerType, where: Where) -> str:
    """A constant of a small float format, which LLVM keeps in an integer."""
    data = value.type.pack((value.value.data,))
    if len(data) * 8 != type_.width.data:
        raise error_at(where, "AD0402", f"a constant `{value}` does not fit the type `{type_}`")
    return integer_text(int.from_bytes(data, "little"), type_)


def _aggregate(
    table: TypeTable, values: Sequence[Attribute], type_: Attribute, where: Where
) -> str:
    types = element_types(type_)
    if types is None or len(types) != len(values):
        raise error_at(where, "AD0402", f"a constant of {len(values)} elements is no `{type_}`")
    return join_elements(
        type_,
        [
            f"{table.text(t, where)} {constant_text(table, v, t, where)}"
            for v, t in zip(values, types, strict=True)
        ],
    )


def _dense(
    table: TypeTable, value: DenseIntOrFPElementsAttr[Any], type_: Attribute, where: Where
) -> str:
    element = value.get_element_type()
    values = cast(Sequence[Any], value.get_values())
    if (
        isinstance(type_, VectorType)
        and type_.get_shape() == (len(values),)
        and _is_splat(value, values)
    ):
        return _splat(table, values[0], element, type_, where)
    if all(v == 0 and math.copysign(1, v) > 0 for v in values if not isinstance(v, tuple)) and (
        not values or not isinstance(values[0], tuple)
    ):
        return "zeroinitializer"
    flat = iter(values)
    text = _nested(table, flat, element, type_, where)
    if next(flat, None) is not None:
        raise error_at(where, "AD0402", f"constant `{value.type}` has more elements than `{type_}`")
    return text


def _is_splat(value: DenseIntOrFPElementsAttr[Any], values: Sequence[Any]) -> bool:
    """True if all elements, which are numbers and several, have the same bits."""
    data = value.data.data
    size = len(data) // max(1, len(values))
    return (
        len(values) > 1
        and isinstance(values[0], int | float)
        and size > 0
        and data == data[:size] * len(values)
    )


def _splat(
    table: TypeTable, value: float, element: Attribute, type_: VectorType[Attribute], where: Where
) -> str:
    """Return a vector whose elements are all ``value``."""
    if value == 0 and math.copysign(1, value) > 0:
        return "zeroinitializer"
    kind = type_.element_type
    one = float_text(value, element) if isinstance(value, float) else integer_text(value, element)
    return f"splat ({table.text(kind, where)} {one})"


def _nested(
    table: TypeTable, flat: Iterator[Any], element: Attribute, type_: Attribute, where: Where
) -> str:
    """Take as many of the values ``flat`` as ``type_`` has places."""
    types = element_types(type_)
    if types is None:
        try:
            value = next(flat)
        except StopIteration:
            raise error_at(
                where, "AD0402", f"a constant has too few elements for `{type_}`"
            ) from None
        if isinstance(value, float):
            return float_text(value, element)
        return integer_text(value, element)
    return join_elements(
        type_,
        [f"{table.text(t, where)} {_nested(table, flat, element, t, where)}" for t in types],
    )


def element_types(type_: Attribute) -> Sequence[Attribute] | None:
    """The types of the direct elements of an aggregate or a vector; ``None`` for a scalar."""
    match type_:
        case llvm.LLVMArrayType():
            return (type_.type,) * type_.size.data
        case llvm.LLVMStructType() | PackedStructType():
            return type_.types.data
        case VectorType():
            return (type_.element_type,) * type_.get_shape()[0]
        case _:
            return None


def join_elements(type_: Attribute, elements: Sequence[str]) -> str:
    """The literal of an aggregate from the typed literals of its elements."""
    inner = ", ".join(elements)
    match type_:
        case llvm.LLVMArrayType():
            return f"[{inner}]"
        case PackedStructType():
            return f"<{{ {inner} }}>"
        case VectorType():
            return f"<{inner}>"
        case _:
            return f"{{ {inner} }}"
