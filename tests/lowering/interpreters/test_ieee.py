"""Number formats against exact rational arithmetic, `struct`, NumPy and the C library."""

from __future__ import annotations

import ctypes
import ctypes.util
import math
import struct
from fractions import Fraction

import numpy as np
import pytest
from ad_opt.lowering.interpreters.values import ieee
from ad_opt.lowering.interpreters.values.ieee import BF16, F16, F32, F64, Format
from hypothesis import given
from hypothesis import strategies as st

EDGES = [
    *(0.0, -0.0, 1.0, -1.0, 0.5, 1.5, 2.5, -2.5, math.inf, -math.inf, math.nan),
    *(5e-324, -5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 1e-45, 1.4e-45, 7e-46),
    *(1.1754943508222875e-38, 3.4028234663852886e38, 3.4028235677973366e38, 3.5e38, 65504.0),
    *(65519.99, 65520.0, 65536.0, 5.960464477539063e-08, 2.9802322387695312e-08, 2.98023224e-08),
    *(1 + 2**-24, 1 + 2**-24 + 2**-50, 1 + 3 * 2**-24, 1 + 2**-11, 1 + 2**-8, 1 + 3 * 2**-8),
]
FORMATS = [F16, BF16, F32, F64]
any_double = st.one_of(st.sampled_from(EDGES), st.floats(width=64))


def numbers(of: Format) -> list[float]:
    """All finite non-negative numbers of a 16-bit format, ascending."""
    return [
        value
        for pattern in range(1 << 15)
        if math.isfinite(value := ieee.from_bits(of, pattern)) and value >= 0
    ]


def nearest(of: Format, exact: Fraction, mode: int, table: list[float]) -> float:
    """Round by searching a table of all numbers of the format."""
    import bisect

    size = abs(exact)
    at = bisect.bisect_right(table, size) - 1
    low = Fraction(table[at])
    beyond = Fraction(table[-1]) + Fraction(table[-1] - table[-2])
    high = Fraction(table[at + 1]) if at + 1 < len(table) else beyond
    up = {
        ieee.TO_NEAREST_EVEN: (size - low, at % 2) > (high - size, 0.5)
        if size - low == high - size
        else size - low > high - size,
        ieee.TO_NEAREST_AWAY: size - low >= high - size,
        ieee.TOWARD_ZERO: False,
        ieee.UPWARD: exact > 0 and size != low,
        ieee.DOWNWARD: exact < 0 and size != low,
    }[mode]
    if size == low:
        up = False
    found = (math.inf if high == beyond else float(high)) if up else float(low)
    return math.copysign(found, exact) if exact else 0.0


TABLES = {of: numbers(of) for of in (F16, BF16)}


@pytest.mark.parametrize("of", [F16, BF16], ids=lambda f: f.name)
@pytest.mark.parametrize("mode", range(5))
@given(value=st.one_of(any_double, st.floats(-1e5, 1e5), st.floats(-1e-4, 1e-4)))
def test_narrowing_is_correct_rounding(of: Format, mode: int, value: float) -> None:
    found = ieee.convert(of, value, mode)
    if math.isnan(value):
        assert math.isnan(found)
    elif math.isinf(value) or value == 0:
        assert (found, math.copysign(1, found)) == (value, math.copysign(1, value))
    else:
        assert abs(found) == abs(nearest(of, Fraction(value), mode, TABLES[of]))
        assert math.copysign(1, found) == math.copysign(1, value)


@given(any_double)
def test_narrowing_agrees_with_numpy(value: float) -> None:
    with np.errstate(all="ignore"):
        assert repr(ieee.rounder(F32)(value)) == repr(float(np.float32(value)))
        assert repr(ieee.rounder(F16)(value)) == repr(float(np.float16(value)))
        assert repr(ieee.convert(F32, value)) == repr(float(np.float32(value)))


@pytest.mark.parametrize("of", FORMATS, ids=lambda f: f.name)
def test_extremes(of: Format) -> None:
    largest = {F16: 65504.0, BF16: 3.3895313892515355e38, F32: 3.4028234663852886e38}
    assert of.largest == largest.get(of, 1.7976931348623157e308)
    smallest = {F16: 2.0**-14, BF16: 2.0**-126, F32: 2.0**-126, F64: 2.0**-1022}
    assert of.smallest_normal == smallest[of]


@given(st.integers(-(2**80), 2**80) | st.integers(-(2**63), 2**63 - 1))
def test_integers_round_once(value: int) -> None:
    assert ieee.from_integer(F64, value) == float(value)
    # NumPy converts int64 to float32 directly, with one rounding.
    if -(2**63) <= value < 2**63:
        assert ieee.from_integer(F32, value) == float(np.float32(np.int64(value)))


def test_an_integer_that_two_roundings_get_wrong() -> None:
    # Halfway between two binary32 numbers only after rounding to binary64.
    value = (1 << 60) + (1 << 36) + 1
    assert float(np.float32(float(value))) != ieee.from_integer(F32, value)
    assert ieee.from_integer(F32, value) == float((1 << 60) + (1 << 37))


LIBM = ctypes.CDLL(ctypes.util.find_library("m"))
LIBM.fma.restype, LIBM.fma.argtypes = ctypes.c_double, [ctypes.c_double] * 3
LIBM.fmaf.restype, LIBM.fmaf.argtypes = ctypes.c_float, [ctypes.c_float] * 3


@given(any_double, any_double, any_double)
def test_fma_is_that_of_the_c_library(a: float, b: float, c: float) -> None:
    assert repr(ieee.fma(F64, a, b, c)) == repr(LIBM.fma(a, b, c)).replace("-nan", "nan")
    narrow = [ieee.rounder(F32)(value) for value in (a, b, c)]
    assert repr(ieee.fma(F32, *narrow)) == repr(LIBM.fmaf(*narrow))


halves = st.integers(0, 0xFFFF).map(lambda bits: ieee.from_bits(F16, bits))


@given(halves, halves, halves)
def test_half_precision_fma_rounds_once(a: float, b: float, c: float) -> None:
    found = ieee.fma(F16, a, b, c)
    if all(map(math.isfinite, (a, b, c))):
        exact = Fraction(a) * Fraction(b) + Fraction(c)
        assert abs(found) == abs(nearest(F16, exact, ieee.TO_NEAREST_EVEN, TABLES[F16]))


@given(halves, halves)
def test_half_precision_quotients_round_once(a: float, b: float) -> None:
    found = ieee.rounder(F16)(ieee.divide(a, b))
    if math.isfinite(a) and math.isfinite(b) and b != 0:
        exact = Fraction(a) / Fraction(b)
        assert abs(found) == abs(nearest(F16, exact, ieee.TO_NEAREST_EVEN, TABLES[F16]))


@given(any_double, any_double)
def test_division_has_every_case_of_ieee(a: float, b: float) -> None:
    with np.errstate(all="ignore"):
        expected = float(np.float64(a) / np.float64(b))
    assert repr(ieee.divide(a, b)) == repr(expected)


@pytest.mark.parametrize("value", EDGES)
def test_bit_patterns(value: float) -> None:
    assert ieee.to_bits(F64, value) == struct.unpack("<Q", struct.pack("<d", value))[0]
    for of in FORMATS:
        pattern = ieee.to_bits(of, ieee.rounder(of)(value))
        assert repr(ieee.from_bits(of, pattern)) == repr(ieee.rounder(of)(value))
    assert ieee.to_bits(BF16, 1.0) == 0x3F80
    assert ieee.to_bits(F16, -2.0) == 0xC000


PAIRS = [(a, b) for a in EDGES[:12] for b in EDGES[:12]]


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_minimum_and_maximum(a: float, b: float) -> None:
    either_nan = math.isnan(a) or math.isnan(b)

    def key(x: float) -> tuple[float, float]:
        return x, math.copysign(1, x)

    if either_nan:
        assert math.isnan(ieee.minimum(a, b))
        assert math.isnan(ieee.maximum(a, b))
        number = b if math.isnan(a) else a
        assert repr(ieee.minimum_number(a, b)) == repr(ieee.maximum_number(a, b)) == repr(number)
    else:
        low, high = sorted((a, b), key=key)
        assert repr(ieee.minimum(a, b)) == repr(ieee.minimum_number(a, b)) == repr(low)
        assert repr(ieee.maximum(a, b)) == repr(ieee.maximum_number(a, b)) == repr(high)
