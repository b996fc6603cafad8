"""Conversions between number formats, each with a single rounding.

LLVM rounds twice, or calls a function of the compiler's runtime, where a machine converts to f16
or bf16 through f32. Here the intermediate result is *rounded to odd*: if it is not exact, its last
bit is set. An intermediate format with two more bits than the final one then cannot mislead the
final rounding (Boldo and Melquiond, "When double rounding is odd", 2004).
"""

from __future__ import annotations

from ad_opt.dialects.support.ir.shaped_types import scalar_type, with_element_type
from ad_opt.lowering.to_llvm.construction.builder import Builder
from ad_opt.lowering.to_llvm.construction.ops import F32, F64
from ad_opt.lowering.to_llvm.construction.types import bit_width
from xdsl.dialects.builtin import BFloat16Type, Float16Type, Float64Type, i32, i64
from xdsl.ir import Attribute, SSAValue

HALVES = (Float16Type, BFloat16Type)


def is_half(type_: Attribute) -> bool:
    """True if the (element) type is f16 or bf16."""
    return isinstance(scalar_type(type_), HALVES)


def extend_float(x: SSAValue, type_: Attribute, b: Builder) -> SSAValue:
    """To a wider format, exactly."""
    if is_half(x.type) and scalar_type(type_) != F32:
        x = b.value("llvm.fpext", (x,), with_element_type(type_, F32), {})
    return b.cast("llvm.fpext", x, type_)


def truncate_float(x: SSAValue, type_: Attribute, b: Builder) -> SSAValue:
    """To a narrower format, to nearest, ties to even."""
    if is_half(type_) and isinstance(scalar_type(x.type), Float64Type):
        x = _to_f32_odd(x, b)
    return b.value("llvm.fptrunc", (x,), type_, {})


def _to_f32_odd(x: SSAValue, b: Builder) -> SSAValue:
    """An f64 to f32, rounded to odd."""
    near = b.value("llvm.fptrunc", (x,), with_element_type(x.type, F32), {})
    back = b.value("llvm.fpext", (near,), x.type, {})
    bits = b.value("llvm.bitcast", (near,), with_element_type(x.type, i32), {})
    one = b.int(1, bits.type)
    size, near_size = b.unary("llvm.intr.fabs", x), b.unary("llvm.intr.fabs", back)
    outward = b.compare_floats(2, size, near_size)
    step = b.select(outward, one, b.int(-1, bits.type))
    inexact = b.compare_floats(6, x, back)
    even = b.compare(0, b.binary("llvm.and", bits, one, {}), b.int(0, bits.type))
    wrong = b.binary("llvm.and", inexact, even, {})
    fixed = b.select(wrong, b.int_op("llvm.add", bits, step), bits)
    return b.value("llvm.bitcast", (fixed,), near.type, {})


def add_to_odd(x: SSAValue, y: SSAValue, b: Builder) -> SSAValue:
    """``x + y`` in f64, rounded to odd: the exact error comes from Knuth's two-sum."""
    total = b.binary("llvm.fadd", x, y)
    y_part = b.binary("llvm.fsub", total, x)
    x_part = b.binary("llvm.fsub", total, y_part)
    error = b.binary(
        "llvm.fadd", b.binary("llvm.fsub", x, x_part), b.binary("llvm.fsub", y, y_part)
    )
    bits = b.value("llvm.bitcast", (total,), with_element_type(x.type, i64), {})
    one, zero = b.int(1, bits.type), b.float(0.0, x.type)
    up, positive = b.compare_floats(2, error, zero), b.compare_floats(2, total, zero)
    outward = b.compare(0, up, positive)
    step = b.select(outward, one, b.int(-1, bits.type))
    inexact = b.compare_floats(6, error, zero)
    even = b.compare(0, b.binary("llvm.and", bits, one, {}), b.int(0, bits.type))
    wrong = b.binary("llvm.and", inexact, even, {})
    fixed = b.select(wrong, b.int_op("llvm.add", bits, step), bits)
    return b.value("llvm.bitcast", (fixed,), x.type, {})


def int_to_float(x: SSAValue, type_: Attribute, b: Builder, *, signed: bool) -> SSAValue:
    """An integer to a floating-point format."""
    name = "llvm.sitofp" if signed else "llvm.uitofp"
    if not is_half(type_):
        return b.value(name, (x,), type_)
    bits = bit_width(scalar_type(x.type))
    if bits <= 24:
        return b.value("llvm.fptrunc", (b.value(name, (x,), with_element_type(type_, F32)),), type_)
    if bits > 53:
        x = _sticky(x, b, signed=signed)
    return truncate_float(b.value(name, (x,), with_element_type(type_, F64)), type_, b)


def _sticky(x: SSAValue, b: Builder, *, signed: bool) -> SSAValue:
    """An integer that f64 holds exactly and that rounds to a half as ``x`` does."""
    bits = bit_width(scalar_type(x.type))
    drop = bits - 52
    low = b.binary("llvm.and", x, b.int((1 << drop) - 1, x.type), {})
    some = b.cast("llvm.zext", b.compare(1, low, b.int(0, x.type)), x.type)
    mark = b.int_op("llvm.shl", some, b.int(drop - 1, x.type))
    high = b.binary("llvm.and", x, b.int(-(1 << drop), x.type), {})
    marked = b.binary("llvm.or", high, mark, {})
    half = 1 << 53
    shifted = b.int_op("llvm.add", x, b.int(half, x.type)) if signed else x
    small = b.compare(6, shifted, b.int(2 * half if signed else half, x.type))
    return b.select(small, x, marked)
