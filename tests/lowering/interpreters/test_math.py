"""`math` on grids against 80-bit arithmetic, and on edge values against C99 Annex F."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

Run = Callable[..., Any]
WIDE = np.longdouble
inf, nan = math.inf, math.nan

UNARY: dict[str, tuple[Callable[[Any], Any], list[float]]] = {
    "acos": (np.arccos, [-1, -0.3, 0, 0.7, 1]),
    "acosh": (np.arccosh, [1, 1.5, 7, 1e10]),
    "asin": (np.arcsin, [-1, -0.3, 0, 0.7, 1]),
    "asinh": (np.arcsinh, [-5, -1e-3, 0, 2, 1e10]),
    "atan": (np.arctan, [-5, -1e-3, 0, 2, 1e10]),
    "atanh": (np.arctanh, [-0.9, 0, 1e-5, 0.5]),
    "cbrt": (np.cbrt, [-27, -0.1, 0, 2, 1e10]),
    "cos": (np.cos, [-5, -1e-3, 0, 2, 100]),
    "cosh": (np.cosh, [-5, -1e-3, 0, 2]),
    "exp": (np.exp, [-50, -1e-3, 0, 1, 20.5]),
    "exp2": (np.exp2, [-50.5, -1e-3, 0, 1, 20.5]),
    "expm1": (np.expm1, [-5, -1e-10, 0, 1e-8, 2]),
    "log": (np.log, [1e-10, 0.5, 1, 3, 1e10]),
    "log10": (np.log10, [1e-10, 0.5, 1, 3, 1e10]),
    "log1p": (np.log1p, [-0.5, -1e-10, 0, 1e-8, 2]),
    "log2": (np.log2, [1e-10, 0.5, 1, 3, 1e10]),
    "sin": (np.sin, [-5, -1e-3, 0, 2, 100]),
    "sinh": (np.sinh, [-5, -1e-3, 0, 2]),
    "sqrt": (np.sqrt, [0, 0.1, 2, 1e300]),
    "rsqrt": (lambda x: 1 / np.sqrt(x), [0.1, 2, 1e300]),
    "tan": (np.tan, [-5, -1e-3, 0, 2]),
    "tanh": (np.tanh, [-5, -1e-3, 0, 2]),
    "erf": (np.vectorize(math.erf), [-2, -0.1, 0, 0.5, 3]),
    "erfc": (np.vectorize(math.erfc), [-2, -0.1, 0, 0.5, 3]),
}


@pytest.mark.parametrize("name", UNARY)
def test_functions(operation: Run, name: str) -> None:
    exact, grid = UNARY[name]
    for value in grid:
        found = operation(f"math.{name}", "f64", float(value))
        assert found == pytest.approx(float(exact(WIDE(value))), rel=1e-15, abs=0), value
        with np.errstate(all="ignore"):
            narrow = np.float32(value)
            wanted = float(exact(WIDE(narrow)))
            found = operation(f"math.{name}", "f32", float(narrow))
        if math.isfinite(wanted) and np.isfinite(np.float32(wanted)):
            assert found == pytest.approx(wanted, rel=3e-7, abs=1e-44), value


@pytest.mark.parametrize("type", ["f16", "bf16"])
def test_small_formats_go_through_binary32(operation: Run, type: str) -> None:
    ulp = 2.0**-10 if type == "f16" else 2.0**-7
    for name in ("exp", "sin", "tanh", "log", "sqrt"):
        found = operation(f"math.{name}", type, 0.75)
        assert found == pytest.approx(getattr(math, name)(0.75), rel=ulp)


EDGES = [
    *[("sqrt", -1.0, nan), ("sqrt", -0.0, -0.0), ("sqrt", inf, inf), ("sqrt", 5e-324, 2.0**-537)],
    *[("log", 0.0, -inf), ("log", -0.0, -inf), ("log", -1.0, nan), ("log", inf, inf)],
    *[("exp", 1000.0, inf), ("exp", -1000.0, 0.0), ("exp", -inf, 0.0), ("exp", nan, nan)],
    *[("sin", inf, nan), ("cos", -inf, nan), ("sin", -0.0, -0.0), ("tan", -0.0, -0.0)],
    *[("asin", 2.0, nan), ("acos", -2.0, nan), ("atanh", 1.0, inf), ("atanh", -2.0, nan)],
    *[("acosh", 0.5, nan), ("log1p", -1.0, -inf), ("log1p", -2.0, nan), ("log1p", -0.0, -0.0)],
    *[("expm1", -inf, -1.0), ("expm1", -0.0, -0.0), ("cosh", 1000.0, inf), ("tanh", inf, 1.0)],
    *[("rsqrt", 0.0, inf), ("rsqrt", -0.0, -inf), ("rsqrt", inf, 0.0), ("rsqrt", -1.0, nan)],
    *[("cbrt", -0.0, -0.0), ("cbrt", -8.0, -2.0), ("erf", inf, 1.0), ("erfc", -inf, 2.0)],
    *[("exp2", 1024.0, inf), ("exp2", -1074.0, 5e-324), ("log2", 5e-324, -1074.0)],
    *[("absf", -0.0, 0.0), ("absf", -inf, inf), ("floor", -0.5, -1.0), ("floor", 0.5, 0.0)],
    *[("ceil", -0.5, -0.0), ("ceil", 0.5, 1.0), ("trunc", -1.9, -1.0), ("trunc", -0.2, -0.0)],
    *[("round", 0.5, 1.0), ("round", 2.5, 3.0), ("round", -2.5, -3.0), ("round", -0.2, -0.0)],
    *[("round", 0.49999999999999994, 0.0), ("round", 4503599627370497.0, 4503599627370497.0)],
    *[("roundeven", 0.5, 0.0), ("roundeven", 1.5, 2.0), ("roundeven", 2.5, 2.0)],
    *[("roundeven", -0.5, -0.0), ("roundeven", -inf, -inf), ("floor", nan, nan)],
]


@pytest.mark.parametrize(("name", "value", "expected"), EDGES)
def test_edges(operation: Run, name: str, value: float, expected: float) -> None:
    found = operation(f"math.{name}", "f64", value)
    assert repr(float(found)).replace("-nan", "nan") == repr(expected)


BINARY = [
    *[("atan2", 0.0, -0.0, math.pi), ("atan2", -0.0, -1.0, -math.pi), ("atan2", 1.0, inf, 0.0)],
    *[("atan2", -1.0, 0.0, -math.pi / 2), ("atan2", inf, inf, math.pi / 4)],
    *[("powf", 0.0, 0.0, 1.0), ("powf", nan, 0.0, 1.0), ("powf", 1.0, nan, 1.0)],
    *[("powf", -8.0, 1 / 3, nan), ("powf", -2.0, 3.0, -8.0), ("powf", -0.0, -3.0, -inf)],
    *[("powf", 0.5, -inf, inf), ("powf", -1.0, inf, 1.0), ("powf", 10.0, 400.0, inf)],
    *[("copysign", 3.0, -0.0, -3.0), ("copysign", -nan, 1.0, nan), ("copysign", -1.0, inf, 1.0)],
]


@pytest.mark.parametrize(("name", "a", "b", "expected"), BINARY)
def test_binary_edges(operation: Run, name: str, a: float, b: float, expected: float) -> None:
    assert repr(operation(f"math.{name}", "f64", a, b)) == repr(expected)


def test_fma_keeps_the_bits_that_a_product_loses(operation: Run) -> None:
    a = 1 + 2.0**-30
    assert operation("math.fma", "f64", a, a, -(1 + 2.0**-29)) == 2.0**-60
    assert operation("math.fma", "f32", 4097.0, 4097.0, -16785408.0) == 1.0


def test_classes(operation: Run) -> None:
    rows = {  # isnan, isinf, isfinite, isnormal
        **{0.0: (0, 0, 1, 0), 1.0: (0, 0, 1, 1), inf: (0, 1, 0, 0), 5e-324: (0, 0, 1, 0)},
        **{-inf: (0, 1, 0, 0), nan: (1, 0, 0, 0), 2.2250738585072014e-308: (0, 0, 1, 1)},
    }
    for value, row in rows.items():
        for name, expected in zip(("isnan", "isinf", "isfinite", "isnormal"), row, strict=True):
            assert operation(f"math.{name}", "f64", value, result="i1") == expected


def test_clampf(operation: Run) -> None:
    assert operation("math.clampf", "f64", 5.0, 0.0, 1.0) == 1.0
    assert operation("math.clampf", "f64", -5.0, 0.0, 1.0) == 0.0
    assert math.isnan(operation("math.clampf", "f64", nan, 0.0, 1.0))


def test_sincos(run: Run) -> None:
    text = """func.func @f(%x: f64) -> (f64, f64) {
      %s, %c = "math.sincos"(%x) : (f64) -> (f64, f64)
      func.return %s, %c : f64, f64
    }"""
    assert run(text, 0.5) == (math.sin(0.5), math.cos(0.5))


@pytest.mark.parametrize(
    ("base", "exponent", "expected"),
    [(2.0, 10, 1024.0), (2.0, -2, 0.25), (-3.0, 3, -27.0), (nan, 0, 1.0), (0.0, -1, inf)],
)
def test_fpowi(run: Run, base: float, exponent: int, expected: float) -> None:
    text = """func.func @f(%x: f64, %n: i32) -> f64 {
      %r = math.fpowi %x, %n : f64, i32
      func.return %r : f64
    }"""
    assert run(text, base, exponent) == expected


@pytest.mark.parametrize(
    ("base", "exponent", "expected"),
    [(2, 6, 64), (2, 7, -128), (3, 5, -13), (7, 0, 1), (-1, -3, -1), (-1, -2, 1), (5, -1, 0)],
)
def test_ipowi(operation: Run, base: int, exponent: int, expected: int) -> None:
    assert operation("math.ipowi", "i8", base, exponent) == expected
    with pytest.raises(DiagnosticError, match="AD0602"):
        operation("math.ipowi", "i8", 0, -1)


@pytest.mark.parametrize("value", [0, 1, -1, 2, -128, 127, 80])
def test_bit_counts(operation: Run, value: int) -> None:
    bits = f"{value & 255:08b}"
    assert operation("math.ctpop", "i8", value) == bits.count("1")
    assert operation("math.ctlz", "i8", value) == len(bits) - len(bits.lstrip("0"))
    assert operation("math.cttz", "i8", value) == len(bits) - len(bits.rstrip("0"))
    assert operation("math.absi", "i8", value) == (-128 if value == -128 else abs(value))
