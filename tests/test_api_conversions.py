"""Numbers at the boundary: rounding, truth values."""

from __future__ import annotations

import math
import struct
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ad_opt
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


@pytest.mark.parametrize("shape", [(1,), (3,), (8,), (11,), (2, 3)], ids=str)
def test_truth_values_in_vectors(shape: tuple[int, ...]) -> None:
    """Each is a byte in Python, and a bit in registers."""
    mask, numbers = (f"vector<{'x'.join(map(str, shape))}x{t}>" for t in ("i1", "f64"))
    f = ad_opt.load(f"""
func.func @f(%m: {mask}, %x: {numbers}) -> ({numbers}, {mask}) {{
  %half = arith.constant dense<0.5> : {numbers}
  %above = arith.cmpf ogt, %x, %half : {numbers}
  %both = arith.andi %m, %above : {mask}
  %square = arith.mulf %x, %x : {numbers}
  %y = arith.select %m, %square, %half : {mask}, {numbers}
  return %y, %both : {numbers}, {mask}
}}""")["f"]
    m = np.arange(np.prod(shape)).reshape(shape) % 3 == 0
    x = np.linspace(1.0, 0.1, m.size).reshape(shape)
    y, both = f(m, x)
    np.testing.assert_array_equal(y, np.where(m, x * x, 0.5))
    assert both.dtype == np.bool_
    np.testing.assert_array_equal(both, m & (x > 0.5))
    _, pullback = ad_opt.vjp(f, m, x)
    np.testing.assert_array_equal(pullback(np.ones(shape)), np.where(m, 2 * x, 0.0))


def test_arrays_without_rows_fit_whatever_their_strides() -> None:
    """NumPy gives them strides of zero, also where it makes the gradient."""
    layout = "memref<?x?xf64, strided<[?, 1], offset: ?>>"
    f = ad_opt.load(f"""
func.func @f(%x: {layout}) -> f64 {{
  %c0 = arith.constant 0 : index
  %rows = memref.dim %x, %c0 : {layout}
  %two = arith.constant 2.0 : f64
  %some = arith.cmpi sgt, %rows, %c0 : index
  %y = scf.if %some -> (f64) {{
    %first = memref.load %x[%c0, %c0] : {layout}
    scf.yield %first : f64
  }} else {{
    scf.yield %two : f64
  }}
  return %y : f64
}}""")["f"]
    for empty in (np.zeros((0, 3)), np.zeros((4, 5))[:0], np.zeros((4, 5))[1:1, 1:4]):
        assert f(empty) == 2.0
        assert ad_opt.grad(f)(empty).shape == empty.shape
        assert ad_opt.vjp(f, empty)[1](1.0).shape == empty.shape
        assert ad_opt.jvp(f, (empty,), (empty,)) == (2.0, 0.0)
