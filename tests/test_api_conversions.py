"""Rounding of numbers at the boundary."""

from __future__ import annotations

import math
import struct
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ad_opt.values.bfloat16 import from_bits, to_bits


@given(st.floats())
def test_bfloat16_rounds_to_the_nearest_even(value):
    got = from_bits(to_bits(value))
    if math.isnan(value):
        assert math.isnan(got)
        return
    if math.isinf(got):
        assert math.isinf(value) or abs(value) >= (2 - Fraction(1, 256)) * Fraction(2) ** 127
        return
    bits = to_bits(value)
    near = [from_bits(bits ^ sign | 0) for sign in (0,)]
    near += [from_bits(b) for b in (bits - 1, bits + 1) if 0 < b & 0x7FFF < 0x7F80]
    distance = abs(Fraction(value) - Fraction(got))
    for other in near[1:]:
        away = abs(Fraction(value) - Fraction(other))
        assert distance < away or (distance == away and bits % 2 == 0)
    assert math.copysign(1, got) == math.copysign(1, value)


@pytest.mark.parametrize("bits", [*range(0, 1 << 15, 97), 0x7F7F, 1, 0x80, 0x7F])
def test_bfloat16_numbers_are_fixed_points(bits):
    if bits >= 0x7F80:
        return
    assert to_bits(from_bits(bits)) == bits
    assert from_bits(bits) == float(np.uint32(bits << 16).view(np.float32))
    assert struct.pack("<f", from_bits(bits)) == struct.pack("<I", bits << 16)
