"""Powers with integer exponents, by squaring; a constant exponent is multiplied out in place."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ad_opt.lowering.to_llvm.construction.builder import Builder
from ad_opt.lowering.to_llvm.construction.types import LLVMFunctionType
from xdsl.dialects.builtin import IntegerType
from xdsl.ir import Attribute, SSAValue

MOST_UNROLLED = 64
"""Largest constant exponent that is written out as products; others go through the loop.
Measured: on buffers both are equally fast for exponents up to 255, LLVM unrolls the loop too.
"""

Product = Callable[[SSAValue, SSAValue], SSAValue]


def float_power(x: SSAValue, n: SSAValue, flags: dict[str, Attribute], b: Builder) -> SSAValue:
    """``x`` to the integer ``n``; for a negative one, the reciprocal of the positive power."""
    known = b.known.get(n)
    if known is not None and abs(known) <= MOST_UNROLLED:
        one = b.float(1.0, x.type)
        power = _unrolled(x, abs(known), one, lambda p, q: b.binary("llvm.fmul", p, q, flags))
        return b.binary("llvm.fdiv", one, power, flags) if known < 0 else power
    type_ = LLVMFunctionType([x.type, n.type], x.type)
    name = b.module.helper(f"ad.powi.{x.type}.{n.type}", type_, _float_loop)
    return b.call(name, (x, n), x.type).results[0]


def int_power(x: SSAValue, n: SSAValue, b: Builder) -> SSAValue:
    """``x`` to ``n``; for a negative ``n``: 1 for 1, plus or minus 1 for -1, otherwise 0."""
    known = b.known.get(n)
    if known is not None and 0 <= known <= MOST_UNROLLED:
        one = b.int(1, x.type)
        return _unrolled(x, known, one, lambda p, q: b.int_op("llvm.mul", p, q))
    type_ = LLVMFunctionType([x.type, x.type], x.type)
    name = b.module.helper(f"ad.ipowi.{x.type}", type_, _int_loop)
    return b.call(name, (x, n), x.type).results[0]


def _unrolled(x: SSAValue, n: int, one: SSAValue, times: Product) -> SSAValue:
    result = one
    square = x
    while n:
        if n & 1:
            result = square if result is one else times(result, square)
        n >>= 1
        if n:
            square = times(square, square)
    return result


def _float_loop(b: Builder) -> None:
    x, n = b.block.args
    one, zero = b.float(1.0, x.type), b.int(0, n.type)
    negative = b.compare(2, n, zero)
    size = b.select(negative, b.int_op("llvm.sub", zero, n), n)
    power = _loop(x, size, one, lambda p, q: b.binary("llvm.fmul", p, q), b)
    inverse = b.binary("llvm.fdiv", one, power)
    b.add("llvm.return", (b.select(negative, inverse, power),))


def _int_loop(b: Builder) -> None:
    x, n = b.block.args
    type_ = cast(IntegerType, x.type)
    one, zero, minus_one = b.int(1, type_), b.int(0, type_), b.int(-1, type_)
    positive, negative = b.new_block(), b.new_block()
    b.branch_if(b.compare(2, n, zero), negative, positive)
    b.start(negative)
    odd = b.compare(1, b.int_op("llvm.and", n, one), zero)
    sign = b.select(odd, minus_one, one)
    other = b.select(b.compare(0, x, minus_one), sign, zero)
    b.add("llvm.return", (b.select(b.compare(0, x, one), one, other),))
    b.start(positive)
    b.add("llvm.return", (_loop(x, n, one, lambda p, q: b.int_op("llvm.mul", p, q), b),))


def _loop(x: SSAValue, n: SSAValue, one: SSAValue, times: Product, b: Builder) -> SSAValue:
    """Multiply the squares that the bits of the unsigned ``n`` select."""
    header = b.new_block(x.type, x.type, n.type)
    body, after = b.new_block(), b.new_block()
    zero, bit = b.int(0, n.type), b.int(1, n.type)
    b.branch(header, one, x, n)
    b.start(header)
    power, square, rest = header.args
    b.branch_if(b.compare(0, rest, zero), after, body)
    b.start(body)
    odd = b.compare(1, b.int_op("llvm.and", rest, bit), zero)
    next_power = b.select(odd, times(power, square), power)
    b.branch(header, next_power, times(square, square), b.int_op("llvm.lshr", rest, bit))
    b.start(after)
    return power
