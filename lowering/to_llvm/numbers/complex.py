"""Complex numbers as pairs.

``mul`` is the textbook formula. ``div`` is Smith's, which does not overflow where the quotient does
not, with NumPy's result for division by zero. ``abs`` is ``hypot``, ``angle`` is ``atan2``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.lowering.to_llvm.construction.builder import Builder
from ad_opt.lowering.to_llvm.construction.module import Handler
from ad_opt.lowering.to_llvm.construction.types import bit_width, convert_type
from ad_opt.lowering.to_llvm.construction.values import Pair
from xdsl.dialects.builtin import ArrayAttr, ComplexType, FloatAttr, IntegerAttr, IntegerType
from xdsl.ir import Attribute, Operation, SSAValue

from .arith import float_flags
from .math import libm

Flags = dict[str, Attribute]


def add(x: Pair, y: Pair, flags: Flags, b: Builder) -> Pair:
    """``x + y``."""
    return _parts("llvm.fadd", x, y, flags, b)


def subtract(x: Pair, y: Pair, flags: Flags, b: Builder) -> Pair:
    """``x - y``."""
    return _parts("llvm.fsub", x, y, flags, b)


def _parts(name: str, x: Pair, y: Pair, flags: Flags, b: Builder) -> Pair:
    return Pair(
        b.binary(name, x.real, y.real, flags), b.binary(name, x.imaginary, y.imaginary, flags)
    )


def multiply(x: Pair, y: Pair, flags: Flags, b: Builder) -> Pair:
    """``x * y``."""

    def times(p: SSAValue, q: SSAValue) -> SSAValue:
        return b.binary("llvm.fmul", p, q, flags)

    real = b.binary("llvm.fsub", times(x.real, y.real), times(x.imaginary, y.imaginary), flags)
    imaginary = b.binary("llvm.fadd", times(x.real, y.imaginary), times(x.imaginary, y.real), flags)
    return Pair(real, imaginary)


def divide(x: Pair, y: Pair, flags: Flags, b: Builder) -> Pair:
    """``x / y``: scale by the larger part of ``y``; both ways are computed and one is selected."""

    def of(name: str, p: SSAValue, q: SSAValue) -> SSAValue:
        return b.binary(f"llvm.{name}", p, q, flags)

    c, d = y.real, y.imaginary
    size_c, size_d = b.unary("llvm.intr.fabs", c), b.unary("llvm.intr.fabs", d)
    by_real = b.compare_floats(3, size_c, size_d)
    # ratio = small / large; the formulas for the two cases differ in the roles and in one sign.
    large, small = b.select(by_real, c, d), b.select(by_real, d, c)
    ratio = of("fdiv", small, large)
    scale = of("fadd", large, of("fmul", small, ratio))
    first, second = b.select(by_real, x.real, x.imaginary), b.select(by_real, x.imaginary, x.real)
    real = of("fdiv", of("fadd", first, of("fmul", second, ratio)), scale)
    left = of("fsub", x.imaginary, of("fmul", x.real, ratio))
    right = of("fsub", of("fmul", x.imaginary, ratio), x.real)
    imaginary = of("fdiv", b.select(by_real, left, right), scale)
    is_zero = b.compare_floats(1, large, b.float(0.0, c.type))
    return Pair(
        b.select(is_zero, of("fdiv", x.real, size_c), real),
        b.select(is_zero, of("fdiv", x.imaginary, size_c), imaginary),
    )


def magnitude(x: Pair, b: Builder) -> SSAValue:
    """``|x|`` without undue overflow."""
    return libm("hypot", (x.real, x.imaginary), b)


def angle(x: Pair, b: Builder) -> SSAValue:
    """The argument of ``x``."""
    return libm("atan2", (x.imaginary, x.real), b)


# Handlers -------------------------------------------------------------------------------------


def _binary(compute: Callable[[Pair, Pair, Flags, Builder], Pair]) -> Handler:
    def lower(op: Operation, b: Builder) -> None:
        x, y = b.pair(op.operands[0]), b.pair(op.operands[1])
        b.set(op.results[0], compute(x, y, float_flags(op), b))

    return lower


def _real_result(compute: Callable[[Pair, Builder], SSAValue]) -> Handler:
    def lower(op: Operation, b: Builder) -> None:
        b.set(op.results[0], compute(b.pair(op.operands[0]), b))

    return lower


def _create(op: Operation, b: Builder) -> None:
    b.set(op.results[0], Pair(b.ssa(op.operands[0]), b.ssa(op.operands[1])))


def _constant(op: Operation, b: Builder) -> None:
    element = convert_type(cast("ComplexType[Any]", op.results[0].type).element_type)
    parts: list[SSAValue] = []
    for attr in cast("ArrayAttr[Attribute]", op.properties["value"]):
        if isinstance(attr, FloatAttr):
            parts.append(b.constant(attr, None, element))
        else:
            parts.append(b.int(cast("IntegerAttr[Any]", attr).value.data, element))
    b.set(op.results[0], Pair(*parts))


def _neg(op: Operation, b: Builder) -> None:
    x, flags = b.pair(op.operands[0]), float_flags(op)
    real, imaginary = (b.unary("llvm.fneg", part, flags) for part in (x.real, x.imaginary))
    b.set(op.results[0], Pair(real, imaginary))


def _conj(op: Operation, b: Builder) -> None:
    x = b.pair(op.operands[0])
    b.set(op.results[0], Pair(x.real, b.unary("llvm.fneg", x.imaginary, float_flags(op))))


def _compare(float_kind: int, int_kind: int, combine: str) -> Handler:
    def lower(op: Operation, b: Builder) -> None:
        x, y = b.pair(op.operands[0]), b.pair(op.operands[1])

        def one(p: SSAValue, q: SSAValue) -> SSAValue:
            if isinstance(p.type, IntegerType):
                return b.compare(int_kind, p, q)
            return b.compare_floats(float_kind, p, q)

        same = one(x.real, y.real), one(x.imaginary, y.imaginary)
        b.set(op.results[0], b.binary(combine, *same, {}))

    return lower


def _bitcast(op: Operation, b: Builder) -> None:
    """Between a complex number and an integer or float of twice the width, little-endian."""
    source, result = op.operands[0], op.results[0]
    if isinstance(source.type, ComplexType) and isinstance(result.type, ComplexType):
        x, to = b.pair(source), convert_type(result.type.element_type)
        parts = (b.cast("llvm.bitcast", part, to) for part in (x.real, x.imaginary))
        b.set(result, Pair(*parts))
    elif isinstance(source.type, ComplexType):
        x = b.pair(source)
        half = bit_width(scalar_type(x.real.type))
        narrow, wide = IntegerType(half), IntegerType(2 * half)
        low, high = (
            b.cast("llvm.zext", b.cast("llvm.bitcast", part, narrow), wide)
            for part in (x.real, x.imaginary)
        )
        shifted = b.int_op("llvm.shl", high, b.int(half, wide))
        joined = b.int_op("llvm.or", low, shifted)
        b.set(result, b.cast("llvm.bitcast", joined, convert_type(result.type)))
    else:
        to = convert_type(cast("ComplexType[Any]", result.type).element_type)
        half = bit_width(to)
        narrow, wide = IntegerType(half), IntegerType(2 * half)
        bits = b.cast("llvm.bitcast", b.ssa(source), wide)
        high = b.int_op("llvm.lshr", bits, b.int(half, wide))
        parts = (
            b.cast("llvm.bitcast", b.cast("llvm.trunc", part, narrow), to) for part in (bits, high)
        )
        b.set(result, Pair(*parts))


HANDLERS: dict[str, Handler] = {
    "complex.create": _create,
    "complex.constant": _constant,
    "complex.re": _real_result(lambda x, _b: x.real),
    "complex.im": _real_result(lambda x, _b: x.imaginary),
    "complex.abs": _real_result(magnitude),
    "complex.angle": _real_result(angle),
    "complex.add": _binary(add),
    "complex.sub": _binary(subtract),
    "complex.mul": _binary(multiply),
    "complex.div": _binary(divide),
    "complex.neg": _neg,
    "complex.conj": _conj,
    "complex.eq": _compare(1, 0, "llvm.and"),
    "complex.neq": _compare(13, 1, "llvm.or"),
    "complex.bitcast": _bitcast,
}
