"""lower-to-llvm on vectors of one dimension: executed, against NumPy."""

from __future__ import annotations

import math

import numpy as np
import pytest

import ad_opt

V = "vector<8xf64>"


def transformed(body: str, m: np.ndarray, *arguments, extra: str = "") -> np.ndarray:
    """Load %v from %m, apply ``body``, store %r."""
    text = f"""
    func.func @f(%m: memref<8xf64>{extra}) {{
      %0 = arith.constant 0 : index
      %v = vector.load %m[%0] : memref<8xf64>, {V}
      {body}
      vector.store %r, %m[%0] : memref<8xf64>, {V}
      return
    }}"""
    out = m.copy()
    ad_opt.load(text)["f"](out, *arguments)
    return out


X = np.array([3.0, -1.0, 4.0, 1.0, -5.0, 9.0, 2.0, 6.0])


def test_broadcast_and_fma():
    body = f"""
      %c = arith.constant 2.5 : f64
      %b = vector.broadcast %c : f64 to {V}
      %r = vector.fma %v, %b, %v : {V}"""
    assert (transformed(body, X) == X * 2.5 + X).all()


def test_shuffles():
    body = f"""
      %k = arith.constant dense<[0.0, 1.0, 2.0, 3.0]> : vector<4xf64>
      %s = vector.shuffle %v, %k [7, 6, 5, 4, 8, 9, 10, 11] : {V}, vector<4xf64>
      %lo = vector.extract_strided_slice %s {{offsets = [1], sizes = [4], strides = [1]}}
        : {V} to vector<4xf64>
      %r = vector.insert_strided_slice %lo, %s {{offsets = [2], strides = [1]}}
        : vector<4xf64> into {V}"""
    s = np.concatenate([X[[7, 6, 5, 4]], [0, 1, 2, 3]])
    expected = s.copy()
    expected[2:6] = s[1:5]
    assert (transformed(body, X) == expected).all()


def test_elements():
    body = f"""
      %a = vector.extract %v[2] : f64 from {V}
      %b = vector.extract %v[%i] : f64 from {V}
      %w = vector.insert %a, %v[%i] : f64 into {V}
      %r = vector.insert %b, %w[0] : f64 into {V}"""
    expected = X.copy()
    expected[5], expected[0] = X[2], X[5]
    assert (transformed(body, X, 5, extra=", %i: index") == expected).all()


def test_interleave_and_from_elements():
    body = f"""
      %a, %b = vector.deinterleave %v : {V} -> vector<4xf64>
      %s = vector.interleave %b, %a : vector<4xf64> -> {V}
      %e:8 = vector.to_elements %s : {V}
      %r = vector.from_elements %e#1, %e#0, %e#2, %e#3, %e#4, %e#5, %e#6, %e#7 : {V}"""
    s = np.stack([X[1::2], X[::2]], axis=1).ravel()
    s[[0, 1]] = s[[1, 0]]
    assert (transformed(body, X) == s).all()


@pytest.mark.parametrize("count", [-3, 0, 3, 8, 100])
def test_masks(count: int):
    body = f"""
      %k = vector.create_mask %n : vector<8xi1>
      %z = arith.constant dense<0.0> : {V}
      %a = vector.maskedload %m[%0], %k, %z : memref<8xf64>, vector<8xi1>, {V} into {V}
      %neg = arith.negf %v : {V}
      %q = vector.constant_mask [2] : vector<8xi1>
      vector.maskedstore %m[%0], %q, %neg : memref<8xf64>, vector<8xi1>, {V}
      %w = vector.load %m[%0] : memref<8xf64>, {V}
      %r = arith.addf %a, %w : {V}"""
    kept = np.where(np.arange(8) < count, X, 0.0)
    written = np.where(np.arange(8) < 2, -X, X)
    assert (transformed(body, X, count, extra=", %n: index") == kept + written).all()


@pytest.mark.parametrize("start", [0, 3, 7])
def test_transfers_out_of_bounds(start: int):
    text = """
    func.func @f(%m: memref<?xf64>, %out: memref<?xf64>, %i: index) {
      %p = arith.constant -7.0 : f64
      %0 = arith.constant 0 : index
      %v = vector.transfer_read %m[%i], %p : memref<?xf64>, vector<4xf64>
      vector.transfer_write %v, %out[%i] : vector<4xf64>, memref<?xf64>
      %w = vector.transfer_read %m[%0], %p {in_bounds = [true]} : memref<?xf64>, vector<4xf64>
      vector.transfer_write %v, %m[%0] {in_bounds = [true]} : vector<4xf64>, memref<?xf64>
      return
    }"""
    m, out = X.copy(), np.zeros(8)
    ad_opt.load(text)["f"](m, out, start)
    part = X[start : start + 4]
    expected = np.zeros(8)
    expected[start : start + 4] = part
    assert (out == expected).all()
    assert m[:4].tolist() == [*part, *[-7.0] * (4 - len(part))]


def test_reductions():
    kinds = {"add": sum, "mul": math.prod, "minimumf": min, "maximumf": max, "minnumf": min}
    for kind, expected in kinds.items():
        text = f"""
        func.func @f(%m: memref<8xf64>, %a: f64) -> (f64, f64) {{
          %0 = arith.constant 0 : index
          %v = vector.load %m[%0] : memref<8xf64>, {V}
          %x = vector.reduction <{kind}>, %v : {V} into f64
          %y = vector.reduction <{kind}>, %v, %a : {V} into f64
          return %x, %y : f64, f64
        }}"""
        got = ad_opt.load(text)["f"](X, 2.0)
        assert got == (expected(X.tolist()), expected([2.0, *X.tolist()])), kind


def test_integer_reductions():
    x = np.array([5, -3, 7, 12], dtype=np.int32)
    kinds = {
        "add": x.sum(), "mul": x.prod(), "minsi": -3, "maxsi": 12, "minui": 5, "maxui": -3,
        "and": 5 & -3 & 7 & 12, "or": 5 | -3 | 7 | 12, "xor": 5 ^ -3 ^ 7 ^ 12,
    }  # fmt: skip
    for kind, expected in kinds.items():
        text = f"""
        func.func @f(%m: memref<4xi32>) -> (i32) {{
          %0 = arith.constant 0 : index
          %v = vector.load %m[%0] : memref<4xi32>, vector<4xi32>
          %x = vector.reduction <{kind}>, %v : vector<4xi32> into i32
          return %x : i32
        }}"""
        assert ad_opt.load(text)["f"](x) == expected, kind


def test_bools_in_memory_are_bytes():
    text = """
    func.func @f(%m: memref<8xi1>) {
      %0 = arith.constant 0 : index
      %v = vector.load %m[%0] : memref<8xi1>, vector<8xi1>
      %t = arith.constant dense<true> : vector<8xi1>
      %r = arith.xori %v, %t : vector<8xi1>
      vector.store %r, %m[%0] : memref<8xi1>, vector<8xi1>
      return
    }"""
    m = np.array([True, False, True, True, False, False, True, False])
    before = m.copy()
    ad_opt.load(text)["f"](m)
    assert (m == ~before).all()


def test_step_and_bitcast():
    text = """
    func.func @f(%m: memref<4xindex>, %k: memref<8xi32>) {
      %0 = arith.constant 0 : index
      %s = vector.step : vector<4xindex>
      vector.store %s, %m[%0] : memref<4xindex>, vector<4xindex>
      %v = vector.load %m[%0] : memref<4xindex>, vector<4xindex>
      %i = arith.index_cast %v : vector<4xindex> to vector<4xi64>
      %b = vector.bitcast %i : vector<4xi64> to vector<8xi32>
      vector.store %b, %k[%0] : memref<8xi32>, vector<8xi32>
      return
    }"""
    m, k = np.zeros(4, dtype=np.int64), np.zeros(8, dtype=np.int32)
    ad_opt.load(text)["f"](m, k)
    assert m.tolist() == [0, 1, 2, 3]
    assert k.tolist() == [0, 0, 1, 0, 2, 0, 3, 0]


def test_bits_of_masks_are_numbers():
    """LLVM makes no code of `<1 x i2>`."""
    text = """
    func.func @f(%x: vector<2xf64>, %back: vector<1xi64>) -> (i8, vector<2xf32>) {
      %zero = arith.constant dense<0.0> : vector<2xf64>
      %less = arith.cmpf olt, %x, %zero : vector<2xf64>
      %bits = vector.bitcast %less : vector<2xi1> to vector<1xi2>
      %one = vector.extract %bits[0] : i2 from vector<1xi2>
      %wide = arith.extui %one : i2 to i8
      %two = vector.bitcast %back : vector<1xi64> to vector<2xf32>
      return %wide, %two : i8, vector<2xf32>
    }"""
    f = ad_opt.load(text)["f"]
    floats = np.array([1.5, -2.0], dtype=np.float32)
    for x, bits in (([-1.0, 1.0], 1), ([1.0, -1.0], 2), ([-1.0, -1.0], 3)):
        found, same = f(np.array(x), floats.view(np.int64))
        assert found == bits
        assert np.array_equal(same, floats)
