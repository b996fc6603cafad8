"""lower-to-llvm on math and complex: executed, against Python's math and cmath."""

from __future__ import annotations

import cmath
import math
from fractions import Fraction

import numpy as np
import pytest

import ad_opt

REALS = {
    "absf": (abs, [-1.5, 0.0, 2.0]), "acos": (math.acos, [-0.5, 0.9]),
    "acosh": (math.acosh, [1.5, 40.0]), "asin": (math.asin, [-0.5, 0.9]),
    "asinh": (math.asinh, [-3.0, 0.1]), "atan": (math.atan, [-3.0, 0.1]),
    "atanh": (math.atanh, [-0.5, 0.1]), "cbrt": (np.cbrt, [-8.0, 3.0]),
    "ceil": (math.ceil, [-1.5, 1.2]), "cos": (math.cos, [0.3, 100.0]),
    "cosh": (math.cosh, [0.3, -2.0]), "erf": (math.erf, [0.3, -2.0]),
    "erfc": (math.erfc, [0.3, 5.0]), "exp": (math.exp, [0.3, -20.0]),
    "exp2": (lambda x: 2.0**x, [0.3, -20.0]), "expm1": (math.expm1, [1e-9, 2.0]),
    "floor": (math.floor, [-1.5, 1.2]), "log": (math.log, [0.3, 1e30]),
    "log10": (math.log10, [0.3, 1e30]), "log1p": (math.log1p, [1e-9, 2.0]),
    "log2": (math.log2, [0.3, 1e30]), "rsqrt": (lambda x: 1 / math.sqrt(x), [0.3, 4.0]),
    "round": (lambda x: math.copysign(math.floor(abs(x) + 0.5), x), [-2.5, 0.5, 1.4]),
    "roundeven": (round, [-2.5, 0.5, 1.5]), "sin": (math.sin, [0.3, 100.0]),
    "sinh": (math.sinh, [0.3, -2.0]), "sqrt": (math.sqrt, [2.0, 0.3]),
    "tan": (math.tan, [0.3, 100.0]), "tanh": (math.tanh, [0.3, -2.0]),
    "trunc": (math.trunc, [-1.5, 1.7]),
}  # fmt: skip


def function(op: str, type_: str, arguments: int = 1, result: str | None = None):
    names = ["%a", "%b", "%c"][:arguments]
    signature = ", ".join(f"{n}: {type_}" for n in names)
    result = result or type_
    text = f"func.func @f({signature}) -> ({result}) {{\n  %r = {op} {', '.join(names)} : {type_}\n"
    return ad_opt.load(text + f"  return %r : {result}\n}}")["f"]


@pytest.mark.parametrize("op", REALS)
def test_functions_of_one_number(op: str):
    expected, points = REALS[op]
    f64, f32 = function(f"math.{op}", "f64"), function(f"math.{op}", "f32")
    for x in points:
        assert f64(x) == pytest.approx(float(expected(x)), rel=1e-15)
        assert f32(x) == pytest.approx(float(expected(float(np.float32(x)))), rel=3e-7)


def test_functions_of_two_numbers():
    assert function("math.powf", "f64", 2)(2.5, -1.5) == pytest.approx(2.5**-1.5, rel=1e-15)
    assert function("math.atan2", "f64", 2)(-1.0, -2.0) == math.atan2(-1.0, -2.0)
    assert function("math.copysign", "f64", 2)(3.0, -0.0) == -3.0


def test_calls_are_plain_and_pure():
    ir = ad_opt.load("""
    func.func @f(%a: f64, %b: f32) -> (f64, f32) {
      %0 = math.exp %a : f64
      %1 = math.exp %b fastmath<afn> : f32
      return %0, %1 : f64, f32
    }""").ir("llvm-ir")
    assert "call double @exp(double" in ir
    assert "call afn float @expf(float" in ir
    declared = next(line for line in ir.splitlines() if line.startswith("declare double @exp("))
    assert "memory(none)" in declared
    assert "willreturn" in declared


@pytest.mark.parametrize("half", ["f16", "bf16"])
def test_fma_of_halves_is_rounded_once(half: str):
    text = f"""
    func.func @f(%x: f32, %y: f32, %z: f32) -> (f32) {{
      %a = arith.truncf %x : f32 to {half}
      %b = arith.truncf %y : f32 to {half}
      %c = arith.truncf %z : f32 to {half}
      %r = math.fma %a, %b, %c : {half}
      %w = arith.extf %r : {half} to f32
      return %w : f32
    }}"""
    f = ad_opt.load(text)["f"]
    bits = 11 if half == "f16" else 8
    # Exact values next to the middle of two halves; f32 sees the middle itself.
    tricky = [
        (2.0**-5 * (1 + 2**-10), 2.0**-6 * (1 - 2**-10), 1 + 2**-10),
        (1 + 2**-5, 1 + 2**-6, 2**-24),
        (1 + 2**-4, 1 + 2**-4, 2**-24),
        (1 + 2**-4, 1 + 2**-4, -(2**-24)),
    ]
    draw = np.random.default_rng(3).integers(-(2**bits) + 1, 2**bits, (300, 3))
    for x, y, z in [*tricky, *(draw / 2.0 ** (bits - 1)).tolist()]:
        if any(nearest(Fraction(v), bits) != v for v in (x, y, z)):
            continue
        exact = Fraction(x) * Fraction(y) + Fraction(z)
        assert f(x, y, z) == nearest(exact, bits), (x, y, z)


def nearest(x: Fraction, bits: int) -> float:
    """The number with ``bits`` significant bits that is nearest, ties to even."""
    if x == 0:
        return 0.0
    exponent = -60
    while abs(x) >= Fraction(2) ** (exponent + bits):
        exponent += 1
    return float(round(x / Fraction(2) ** exponent) * Fraction(2) ** exponent)


def test_classes_of_numbers():
    points = [0.0, 1.0, -math.inf, math.nan, 5e-324, 2.0**-1022]
    expected = {
        "isnan": math.isnan, "isinf": math.isinf, "isfinite": math.isfinite,
        "isnormal": lambda x: math.isfinite(x) and abs(x) >= 2.0**-1022,
    }  # fmt: skip
    for name, test in expected.items():
        f = function(f"math.{name}", "f64", 1, "i1")
        assert [bool(f(x)) for x in points] == [test(x) for x in points], name


def test_integers():
    for x in (-5, 0, 7, -(2**31)):
        bits = f"{x % 2**32:032b}"
        assert function("math.ctpop", "i32")(x) == bits.count("1")
        assert function("math.ctlz", "i32")(x) == len(bits) - len(bits.lstrip("0"))
        assert function("math.cttz", "i32")(x) == len(bits) - len(bits.rstrip("0"))
    assert function("math.absi", "i32")(-5) == 5


def test_integer_powers():
    power = function("math.ipowi", "i32", 2)
    for x in (-3, -1, 0, 1, 2, 5):
        for n in range(8):
            assert power(x, n) == x**n
    assert [power(x, -3) for x in (-1, 1, 2, -7)] == [-1, 1, 0, 0]
    assert power(-1, -2) == 1


def test_powers_of_floats_with_integer_exponents():
    text = """
    func.func @f(%x: f64, %n: i32) -> (f64, f64, f64, f64) {
      %p = math.fpowi %x, %n : f64, i32
      %c = arith.constant 5 : i32
      %q = math.fpowi %x, %c : f64, i32
      %d = arith.constant -2 : i64
      %r = math.fpowi %x, %d : f64, i64
      %e = arith.constant 0 : i32
      %s = math.fpowi %x, %e : f64, i32
      return %p, %q, %r, %s : f64, f64, f64, f64
    }"""
    f = ad_opt.load(text)["f"]
    for n in (-7, -1, 0, 1, 2, 10):
        assert f(1.5, n) == (pytest.approx(1.5**n, rel=1e-15), 1.5**5, 1.5**-2, 1.0)
    assert f(-2.0, 3)[0] == -8.0
    assert f(2.0, -(2**31))[0] == 0.0


def test_clamp_and_sincos():
    text = """
    func.func @f(%x: f64, %l: f64, %h: f64) -> (f64, f64, f64) {
      %s, %c = math.sincos %x : f64
      %r = math.clampf %x to [%l, %h] : f64
      return %s, %c, %r : f64, f64, f64
    }"""
    f = ad_opt.load(text)["f"]
    for x in (-2.0, 0.5, 3.0):
        assert f(x, -1.0, 1.0) == (math.sin(x), math.cos(x), min(max(x, -1.0), 1.0))


def test_vectors_and_halves_of_libm():
    text = """
    func.func @f(%m: memref<4xf32>) {
      %z = arith.constant 0 : index
      %v = vector.load %m[%z] : memref<4xf32>, vector<4xf32>
      %h = arith.truncf %v : vector<4xf32> to vector<4xf16>
      %s = math.sin %h : vector<4xf16>
      %q = math.sqrt %h : vector<4xf16>
      %t = arith.addf %s, %q : vector<4xf16>
      %r = arith.extf %t : vector<4xf16> to vector<4xf32>
      vector.store %r, %m[%z] : memref<4xf32>, vector<4xf32>
      return
    }"""
    m = np.array([0.25, 1.0, 2.0, 3.0], dtype=np.float32)
    x = m.astype(np.float16)
    wide = x.astype(np.float64)
    expected = np.sin(wide).astype(np.float16) + np.sqrt(wide).astype(np.float16)
    ad_opt.load(text)["f"](m)
    assert m.tolist() == expected.astype(np.float32).tolist()


# Complex numbers ------------------------------------------------------------------------------

COMPLEX = {
    "exp": cmath.exp, "log": cmath.log, "sqrt": cmath.sqrt, "sin": cmath.sin, "cos": cmath.cos,
    "tan": cmath.tan, "tanh": cmath.tanh, "conj": lambda z: z.conjugate(), "neg": lambda z: -z,
    "rsqrt": lambda z: 1 / cmath.sqrt(z), "sign": lambda z: z / abs(z),
    "log1p": lambda z: cmath.log(1 + z), "expm1": lambda z: cmath.exp(z) - 1,
}  # fmt: skip
POINTS = [0.3 + 0.4j, -1.2 + 0.7j, 2.0 - 3.0j, -0.4 - 2.5j]


@pytest.mark.parametrize("op", COMPLEX)
def test_complex_functions(op: str):
    f64 = function(f"complex.{op}", "complex<f64>")
    f32 = function(f"complex.{op}", "complex<f32>")
    for z in POINTS:
        assert f64(z) == pytest.approx(COMPLEX[op](z), rel=1e-14)
        assert f32(z) == pytest.approx(COMPLEX[op](complex(np.complex64(z))), rel=1e-6)


def test_complex_arithmetic():
    expected = {
        "add": lambda x, y: x + y, "sub": lambda x, y: x - y, "mul": lambda x, y: x * y,
        "div": lambda x, y: x / y, "pow": lambda x, y: x**y,
    }  # fmt: skip
    for name, compute in expected.items():
        f = function(f"complex.{name}", "complex<f64>", 2)
        for x in POINTS:
            for y in POINTS:
                assert f(x, y) == pytest.approx(compute(x, y), rel=1e-14), name


def test_complex_division_does_not_overflow():
    f = function("complex.div", "complex<f64>", 2)
    assert f(1e300 + 1e300j, 1e300 + 1e300j) == 1.0
    assert f(1e-300 + 0j, 1e-300 + 0j) == 1.0
    assert f(1e300 + 2e300j, 2e300 - 1e300j) == pytest.approx(1j)
    zero = f(1 - 2j, 0j)
    assert (zero.real, zero.imag) == (math.inf, -math.inf)


def test_complex_parts():
    text = """
    func.func @f(%z: complex<f64>, %w: complex<f64>) -> (f64, f64, f64, f64, i1, i1) {
      %a = complex.abs %z : complex<f64>
      %g = complex.angle %z : complex<f64>
      %r = complex.re %z : complex<f64>
      %i = complex.im %z : complex<f64>
      %e = complex.eq %z, %w : complex<f64>
      %n = complex.neq %z, %w : complex<f64>
      return %a, %g, %r, %i, %e, %n : f64, f64, f64, f64, i1, i1
    }"""
    f = ad_opt.load(text)["f"]
    assert f(3 + 4j, 3 + 5j) == (5.0, math.atan2(4, 3), 3.0, 4.0, False, True)
    assert f(3e200 + 4e200j, 3e200 + 4e200j)[0] == pytest.approx(5e200)
    assert f(1j, 1j)[4:] == (True, False)


def test_complex_in_memory_and_in_branches():
    text = """
    func.func @f(%m: memref<?xcomplex<f64>>, %n: index) -> (complex<f64>) {
      %0 = arith.constant 0 : index
      %1 = arith.constant 1 : index
      %k = complex.constant [0.0, 1.0] : complex<f64>
      %r = scf.for %i = %0 to %n step %1 iter_args(%s = %k) -> (complex<f64>) {
        %x = memref.load %m[%i] : memref<?xcomplex<f64>>
        memref.store %s, %m[%i] : memref<?xcomplex<f64>>
        %t = complex.mul %s, %x : complex<f64>
        scf.yield %t : complex<f64>
      }
      return %r : complex<f64>
    }"""
    m = np.array([1 + 1j, 2.0, 3j])
    assert ad_opt.load(text)["f"](m, 3) == 1j * (1 + 1j) * 2 * 3j
    assert m.tolist() == [1j, 1j * (1 + 1j), 2j * (1 + 1j)]


@pytest.mark.parametrize("base", [0j, complex(-0.0, 0.0), 2 - 3j, complex("inf")])
def test_complex_power_of_zero_is_one(base: complex):
    assert function("complex.pow", "complex<f64>", 2)(base, 0j) == 1


@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_complex_log1p_keeps_the_sign_of_a_zero(sign: float):
    z = function("complex.log1p", "complex<f64>")(complex(-0.0, sign * 0.0))
    assert (z.real, math.copysign(1.0, z.imag)) == (0.0, sign)
