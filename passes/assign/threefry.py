"""Threefry4x32 as integer arithmetic, and uniform and normal numbers of it.

Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3" (SC 2011), and Random123's
``threefry.h``: a block cipher of a counter by a key, four words of 32 bits each.
"""

from __future__ import annotations

import math as pymath
from collections.abc import Sequence

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.tensors.assign_attributes import number_attribute
from xdsl.dialects import arith, math
from xdsl.dialects.builtin import (
    AnyFloat,
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    i32,
    i64,
)
from xdsl.ir import Attribute, SSAValue

ROTATIONS = ((10, 26), (11, 21), (13, 27), (23, 5), (6, 20), (17, 11), (25, 10), (18, 20))
PARITY = 0x1BD11BDA


def threefry(
    b: Builder, key: Sequence[SSAValue], counter: Sequence[SSAValue], rounds: int
) -> list[SSAValue]:
    """The four words that a key makes of a counter; all are ``i32``."""
    parity = b.integer(PARITY, i32)
    for word in key:
        parity = b.binary(arith.XOrIOp, parity, word)
    keys = [*key, parity]
    x = [b.binary(arith.AddiOp, word, own) for word, own in zip(counter, key, strict=True)]
    for number in range(rounds):
        # Words 0 and 1, 2 and 3 are mixed, and in the next round 0 and 3, 2 and 1.
        partners = (1, 3) if number % 2 == 0 else (3, 1)
        for first, second, by in zip((0, 2), partners, ROTATIONS[number % 8], strict=True):
            x[first] = b.binary(arith.AddiOp, x[first], x[second])
            x[second] = b.binary(arith.XOrIOp, _rotated(b, x[second], by), x[first])
        if number % 4 == 3:
            step = number // 4 + 1
            for at in range(4):
                x[at] = b.binary(arith.AddiOp, x[at], keys[(step + at) % 5])
            x[3] = b.binary(arith.AddiOp, x[3], b.integer(step, i32))
    return x


def _rotated(b: Builder, word: SSAValue, by: int) -> SSAValue:
    left = b.binary(arith.ShLIOp, word, b.integer(by, i32))
    right = b.binary(arith.ShRUIOp, word, b.integer(32 - by, i32))
    return b.binary(arith.OrIOp, left, right)


def words_of(b: Builder, number: SSAValue) -> list[SSAValue]:
    """The low and the high word of an ``i64``."""
    high = b.binary(arith.ShRUIOp, number, b.integer(32, i64))
    return [b.cast(arith.TruncIOp, one, i32) for one in (number, high)]


def random_element(
    b: Builder,
    distribution: str,
    seed: SSAValue,
    stream: int,
    offset: SSAValue,
    rounds: int,
    element: AnyFloat,
) -> SSAValue:
    """A random number of the place ``offset``; ``seed`` and ``offset`` are ``i64``.

    The key is seed and stream, the counter the offset. Uniform numbers are multiples of the
    distance of floats below 1, normal ones are made of two of them by Box and Muller.
    """
    key = [*words_of(b, seed), *words_of(b, b.integer(_signed(stream), i64))]
    zero = b.integer(0, i32)
    words = threefry(b, key, [*words_of(b, offset), zero, zero], rounds)
    if distribution == "uniform":
        return _uniform(b, words, element)
    wide = element if isinstance(element, Float64Type) else Float32Type()
    half = len(words) // 2 if isinstance(wide, Float64Type) else 1
    found = _normal(b, _uniform(b, words, wide), _uniform(b, words[half:], wide), wide)
    return found if wide == element else b.cast(arith.TruncFOp, found, element)


def _signed(number: int) -> int:
    number &= (1 << 64) - 1
    return number - (1 << 64) if number >> 63 else number


_PRECISIONS: dict[type[Attribute], int] = {Float16Type: 11, BFloat16Type: 8, Float32Type: 24}


def _uniform(b: Builder, words: Sequence[SSAValue], element: AnyFloat) -> SSAValue:
    """The first bits of one word, or of two, as a fraction."""
    if isinstance(element, Float64Type):
        low = b.cast(arith.ExtUIOp, words[0], i64)
        high = b.cast(arith.ExtUIOp, words[1], i64)
        shifted = b.binary(arith.ShLIOp, high, b.integer(32, i64))
        bits, kept, width = b.binary(arith.OrIOp, shifted, low), 53, 64
    else:
        bits, kept, width = words[0], _PRECISIONS[type(element)], 32
    integer = i64 if width == 64 else i32
    top = b.binary(arith.ShRUIOp, bits, b.integer(width - kept, integer))
    number = b.value(arith.UIToFPOp(top, element))
    return b.value(arith.MulfOp(number, _float(b, 2.0**-kept, element)))


def _normal(b: Builder, first: SSAValue, second: SSAValue, element: AnyFloat) -> SSAValue:
    """``sqrt(-2 log(1 - u)) cos(2 pi v)``: the logarithm is of a number in (0, 1]."""
    rest = b.value(arith.SubfOp(_float(b, 1.0, element), first))
    square = b.value(arith.MulfOp(b.value(math.LogOp(rest)), _float(b, -2.0, element)))
    angle = b.value(arith.MulfOp(second, _float(b, 2 * pymath.pi, element)))
    return b.value(arith.MulfOp(b.value(math.SqrtOp(square)), b.value(math.CosOp(angle))))


def _float(b: Builder, value: float, element: AnyFloat) -> SSAValue:
    return b.value(arith.ConstantOp(number_attribute(value, element)))
