"""lower-to-llvm on arith: executed, against Python's exact arithmetic and NumPy."""

from __future__ import annotations

import math
import struct
from fractions import Fraction

import numpy as np
import pytest

import ad_opt

INTS = [-128, -127, -100, -7, -3, -2, -1, 0, 1, 2, 3, 7, 99, 127]


def wrap(x: int, bits: int = 8) -> int:
    return (x + (1 << bits - 1)) % (1 << bits) - (1 << bits - 1)


def binary(op: str, type_: str, result: str | None = None):
    result = result or type_
    text = f"func.func @f(%a: {type_}, %b: {type_}) -> ({result}) {{\n"
    return ad_opt.load(text + f"  %c = {op} %a, %b : {type_}\n  return %c : {result}\n}}")["f"]


def unsigned(x: int) -> int:
    return x % 256


DIVISIONS = {
    "arith.divsi": lambda a, b: int(Fraction(a, b)),
    "arith.divui": lambda a, b: unsigned(a) // unsigned(b),
    "arith.remsi": lambda a, b: int(math.fmod(a, b)),
    "arith.remui": lambda a, b: unsigned(a) % unsigned(b),
    "arith.floordivsi": lambda a, b: a // b,
    "arith.ceildivsi": lambda a, b: -(-a // b),
    "arith.ceildivui": lambda a, b: -(-unsigned(a) // unsigned(b)),
}
SIMPLE = {
    "arith.addi": lambda a, b: a + b,
    "arith.subi": lambda a, b: a - b,
    "arith.muli": lambda a, b: a * b,
    "arith.andi": lambda a, b: a & b,
    "arith.ori": lambda a, b: a | b,
    "arith.xori": lambda a, b: a ^ b,
    "arith.maxsi": max,
    "arith.minsi": min,
    "arith.maxui": lambda a, b: max(unsigned(a), unsigned(b)),
    "arith.minui": lambda a, b: min(unsigned(a), unsigned(b)),
}


@pytest.mark.parametrize("op", DIVISIONS)
def test_division(op: str):
    f = binary(op, "i8")
    for a in INTS:
        for b in INTS:
            if b and not (a == -128 and b == -1):
                assert f(a, b) == wrap(DIVISIONS[op](a, b)), (a, b)


@pytest.mark.parametrize("op", SIMPLE)
def test_integers(op: str):
    f = binary(op, "i8")
    for a in INTS:
        for b in INTS:
            assert f(a, b) == wrap(SIMPLE[op](a, b)), (a, b)


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        ("arith.shli", lambda a, b: a << b),
        ("arith.shrsi", lambda a, b: a >> b),
        ("arith.shrui", lambda a, b: unsigned(a) >> b),
    ],
)
def test_shifts(op: str, expected):
    f = binary(op, "i8")
    for a in INTS:
        for b in range(8):
            assert f(a, b) == wrap(expected(a, b))


def test_integer_predicates():
    names = "eq ne slt sle sgt sge ult ule ugt uge".split()
    tests = [
        lambda a, b: a == b, lambda a, b: a != b, lambda a, b: a < b, lambda a, b: a <= b,
        lambda a, b: a > b, lambda a, b: a >= b,
        lambda a, b: unsigned(a) < unsigned(b), lambda a, b: unsigned(a) <= unsigned(b),
        lambda a, b: unsigned(a) > unsigned(b), lambda a, b: unsigned(a) >= unsigned(b),
    ]  # fmt: skip
    for name, expected in zip(names, tests, strict=True):
        f = binary(f"arith.cmpi {name},", "i8", "i1")
        assert all(bool(f(a, b)) == expected(a, b) for a in INTS for b in INTS), name


def test_float_predicates():
    nan, values = math.nan, [-math.inf, -1.0, -0.0, 0.0, 2.5, math.inf, math.nan]
    ordered = {
        "eq": lambda a, b: a == b, "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
        "lt": lambda a, b: a < b, "le": lambda a, b: a <= b, "ne": lambda a, b: a != b,
    }  # fmt: skip
    assert nan != nan
    for name, compare in ordered.items():
        for prefix, unordered in (("o", False), ("u", True)):
            f = binary(f"arith.cmpf {prefix}{name},", "f64", "i1")
            for a in values:
                for b in values:
                    either = math.isnan(a) or math.isnan(b)
                    assert bool(f(a, b)) == (unordered if either else compare(a, b))
    for name, expected in (("ord", False), ("uno", True)):
        f = binary(f"arith.cmpf {name},", "f64", "i1")
        assert bool(f(1.0, nan)) is expected
        assert bool(f(1.0, 2.0)) is not expected
    assert not binary("arith.cmpf false,", "f64", "i1")(1.0, 1.0)
    assert binary("arith.cmpf true,", "f64", "i1")(1.0, nan)


@pytest.mark.parametrize(("extend", "of"), [("mulsi", lambda x: x), ("mului", unsigned)])
def test_extended_products(extend: str, of):
    text = f"""
    func.func @f(%a: i8, %b: i8) -> (i8, i8) {{
      %l, %h = arith.{extend}_extended %a, %b : i8
      return %l, %h : i8, i8
    }}"""
    f = ad_opt.load(text)["f"]
    for a in INTS:
        for b in INTS:
            product = of(a) * of(b)
            assert f(a, b) == (wrap(product), wrap(product >> 8))


def test_add_with_carry():
    text = """
    func.func @f(%a: i8, %b: i8) -> (i8, i1) {
      %s, %c = arith.addui_extended %a, %b : i8, i1
      return %s, %c : i8, i1
    }"""
    f = ad_opt.load(text)["f"]
    for a in INTS:
        for b in INTS:
            total, carry = f(a, b)
            assert (total, bool(carry)) == (wrap(a + b), unsigned(a) + unsigned(b) > 255)


def test_min_and_max_of_floats():
    nan = math.nan
    maximum, maxnum = binary("arith.maximumf", "f64"), binary("arith.maxnumf", "f64")
    minimum, minnum = binary("arith.minimumf", "f64"), binary("arith.minnumf", "f64")
    assert math.isnan(maximum(1.0, nan))
    assert math.isnan(minimum(nan, 1.0))
    assert maxnum(1.0, nan) == 1.0 == minnum(nan, 1.0)
    assert math.copysign(1, maximum(-0.0, 0.0)) == 1 == -math.copysign(1, minimum(0.0, -0.0))
    assert (maximum(2.0, 3.0), minimum(2.0, 3.0)) == (3.0, 2.0) == (maxnum(2, 3), minnum(2, 3))


def test_remainder_has_the_sign_of_the_dividend():
    f = binary("arith.remf", "f64")
    for a in (-7.5, 7.5, 1e300):
        for b in (-2.0, 0.7, 3.0):
            assert f(a, b) == math.fmod(a, b)


def convert(op: str, source: str, to: str):
    text = f"func.func @f(%a: {source}) -> ({to}) {{\n  %c = {op} %a : {source} to {to}\n"
    return ad_opt.load(text + f"  return %c : {to}\n}}")["f"]


def test_integer_conversions():
    assert convert("arith.extsi", "i8", "i32")(-3) == -3
    assert convert("arith.extui", "i8", "i32")(-3) == 253
    assert convert("arith.trunci", "i32", "i8")(0x1FF) == -1
    assert convert("arith.index_cast", "i32", "index")(-5) == -5
    assert convert("arith.index_castui", "i32", "index")(-5) == 2**32 - 5
    assert convert("arith.index_cast", "index", "i8")(300) == 44
    assert convert("arith.fptosi", "f64", "i32")(-3.99) == -3
    assert convert("arith.fptoui", "f64", "i8")(200.9) == wrap(200)
    assert convert("arith.bitcast", "f64", "i64")(1.0) == 0x3FF0000000000000
    assert convert("arith.bitcast", "i32", "f32")(0x3F800000) == 1.0


def test_integers_to_floats():
    for value in (2**63 - 1, -(2**63), 2**53 + 1, 12345, -(2**24) - 1):
        assert convert("arith.sitofp", "i64", "f64")(value) == float(value)
        assert convert("arith.sitofp", "i64", "f32")(value) == np.float32(np.array(value))
    assert convert("arith.uitofp", "i64", "f64")(-1) == float(2**64)


def nearest_bf16(x: Fraction) -> float:
    """The bf16 nearest to a positive number in its normal range, ties to even."""
    exponent = 0
    while x >= 256 * Fraction(2) ** exponent:
        exponent += 1
    while x < 128 * Fraction(2) ** exponent:
        exponent -= 1
    return round(x / Fraction(2) ** exponent) * 2.0**exponent


def test_integers_to_bf16_are_rounded_once():
    wide = """
    func.func @f(%a: i64) -> (f32) {
      %h = arith.sitofp %a : i64 to bf16
      %w = arith.extf %h : bf16 to f32
      return %w : f32
    }"""
    f = ad_opt.load(wide)["f"]
    # Just above the middle of two bf16: rounding to f32 first gives the middle itself.
    tricky = [(257 << k) + 1 for k in (1, 10, 20, 25, 40, 50)] + [2**52 + 2**44 + 1]
    for a in [*tricky, 3, 255, 257, 2**53 + 12345, 2**62 + 2**54 + 1, 2**62 + 2**54]:
        assert f(a) == nearest_bf16(Fraction(a)), a
        assert f(-a) == -nearest_bf16(Fraction(a)), a


def test_f64_to_halves_is_rounded_once():
    def through(half: str):
        text = f"""
        func.func @f(%a: f64) -> (f32) {{
          %h = arith.truncf %a : f64 to {half}
          %w = arith.extf %h : {half} to f32
          return %w : f32
        }}"""
        return ad_opt.load(text)["f"]

    to_f16, to_bf16 = through("f16"), through("bf16")
    rng = np.random.default_rng(1)
    middles = [1 + 2**-11 + 2**-40, 1 + 2**-11 - 2**-40, 1 + 2**-11, 2**-25 + 2**-60, 65519.999]
    for a in [*middles, *rng.standard_normal(200), 0.0, -0.0, math.inf, 1e-300, 5e-8]:
        assert to_f16(a) == np.float16(a), a
        assert math.copysign(1, to_f16(a)) == math.copysign(1, a)
    assert to_f16(65520.0) == to_f16(1e300) == math.inf
    assert math.isnan(to_f16(math.nan))
    assert math.isnan(to_bf16(math.nan))
    for a in [1 + 2**-8 + 2**-40, 1 + 2**-8, 1 + 3 * 2**-8, *np.abs(rng.standard_normal(200))]:
        assert to_bf16(a) == nearest_bf16(Fraction(float(a))), a


def test_flags_are_kept():
    text = """
    func.func @f(%a: f64, %i: i64) -> (f64, i64, i64) {
      %0 = arith.addf %a, %a fastmath<nnan,contract> : f64
      %1 = arith.addi %i, %i overflow<nsw, nuw> : i64
      %2 = arith.subi %1, %i overflow<nsw> : i64
      return %0, %1, %2 : f64, i64, i64
    }"""
    ir = ad_opt.load(text).ir("llvm-ir")
    assert "fadd nnan contract double" in ir
    assert "add nuw nsw i64" in ir or "add nsw nuw i64" in ir
    assert "sub nsw i64" in ir


def test_select_on_aggregates():
    text = """
    func.func @f(%c: i1, %a: memref<?xf64>, %b: memref<?xf64>, %i: index) -> (f64, index) {
      %m = arith.select %c, %a, %b : memref<?xf64>
      %x = memref.load %m[%i] : memref<?xf64>
      %z = arith.constant 0 : index
      %n = memref.dim %m, %z : memref<?xf64>
      return %x, %n : f64, index
    }"""
    f = ad_opt.load(text)["f"]
    a, b = np.arange(3.0), np.arange(10.0, 15.0)
    assert f(True, a, b, 2) == (2.0, 3)
    assert f(False, a, b, 2) == (12.0, 5)


def test_vectors_of_integers():
    text = """
    func.func @f(%m: memref<4xi32>) {
      %z = arith.constant 0 : index
      %v = vector.load %m[%z] : memref<4xi32>, vector<4xi32>
      %k = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
      %s = arith.floordivsi %v, %k : vector<4xi32>
      %c = arith.cmpi sgt, %s, %k : vector<4xi32>
      %r = arith.select %c, %s, %k : vector<4xi1>, vector<4xi32>
      vector.store %r, %m[%z] : memref<4xi32>, vector<4xi32>
      return
    }"""
    m = np.array([-7, 9, 20, 5], dtype=np.int32)
    ad_opt.load(text)["f"](m)
    assert m.tolist() == [1, 4, 6, 4]


def test_bits_of_f16_constants():
    text = "func.func @f() -> (i16) {\n  %c = arith.constant 1.5 : f16\n"
    text += "  %b = arith.bitcast %c : f16 to i16\n  return %b : i16\n}"
    assert ad_opt.load(text)["f"]() == struct.unpack("<h", struct.pack("<e", 1.5))[0]
