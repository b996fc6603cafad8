"""Dual numbers against mpmath's derivatives and against complex analysis."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from ad_opt.lowering.interpreters.dual.dual import run_dual

import ad_opt

mp = pytest.importorskip("mpmath")

UNARY: dict[str, tuple[Callable[[Any], Any], tuple[float, ...]]] = {
    "acos": (mp.acos, (0.3, -0.8)), "acosh": (mp.acosh, (1.1, 30.0)),
    "asin": (mp.asin, (0.3, -0.8)), "asinh": (mp.asinh, (0.3, -40.0)),
    "atan": (mp.atan, (0.3, -40.0)), "atanh": (mp.atanh, (0.3, -0.9)),
    "cbrt": (lambda x: mp.sign(x) * mp.cbrt(abs(x)), (0.3, -8.0)),
    "cos": (mp.cos, (0.3, -4.0)), "cosh": (mp.cosh, (0.3, -4.0)),
    "erf": (mp.erf, (0.3, -2.0)), "erfc": (mp.erfc, (0.3, 3.0)),
    "exp": (mp.exp, (0.3, -40.0)), "exp2": (lambda x: mp.power(2, x), (0.3, -4.0)),
    "expm1": (mp.expm1, (1e-9, -4.0)), "log": (mp.log, (0.3, 1e9)),
    "log10": (mp.log10, (0.3, 1e9)), "log1p": (mp.log1p, (1e-9, -0.5)),
    "log2": (lambda x: mp.log(x, 2), (0.3, 1e9)), "rsqrt": (lambda x: 1 / mp.sqrt(x), (0.3, 9.0)),
    "sin": (mp.sin, (0.3, -4.0)), "sinh": (mp.sinh, (0.3, -4.0)),
    "sqrt": (mp.sqrt, (0.3, 1e9)), "tan": (mp.tan, (0.3, -4.0)),
    "tanh": (mp.tanh, (0.3, -4.0)), "absf": (abs, (0.3, -4.0)),
    "floor": (mp.floor, (0.3, -4.5)), "roundeven": (mp.nint, (0.3, -4.3)),
}  # fmt: skip

BINARY: dict[str, tuple[Callable[..., Any], tuple[tuple[float, float], ...]]] = {
    "math.atan2": (mp.atan2, ((0.3, 0.5), (0.3, -0.5), (-2.0, 0.1))),
    "math.powf": (mp.power, ((0.3, 0.5), (2.0, -3.0), (1.5, 0.0))),
    "math.copysign": (lambda x, s: abs(x) * mp.sign(s), ((0.3, -2.0), (-0.3, -2.0), (-0.3, 2.0))),
    "arith.remf": (lambda a, b: a - b * int(a / b), ((7.3, 2.0), (-7.3, 2.0), (7.3, -2.0))),
    "arith.divf": (lambda a, b: a / b, ((7.3, 2.0), (-7.3, 0.2))),
    "arith.mulf": (lambda a, b: a * b, ((7.3, 2.0), (0.0, 0.2))),
    "arith.subf": (lambda a, b: a - b, ((7.3, 2.0),)),
    "arith.maximumf": (max, ((7.3, 2.0), (1.0, 2.0))),
    "arith.minnumf": (min, ((7.3, 2.0), (1.0, 2.0))),
}


def tangent(op: str, at: tuple[float, ...], rates: tuple[float, ...]) -> float:
    names = ", ".join(f"%{k}" for k in range(len(at)))
    parameters = ", ".join(f"%{k}: f64" for k in range(len(at)))
    text = f"func.func @f({parameters}) -> f64 {{\n  %y = {op} {names} : f64\n  return %y : f64\n}}"
    return run_dual(ad_opt.load(text).module, "f", at, rates).tangents[0]


@pytest.mark.parametrize("name", UNARY)
def test_unary_functions(name: str) -> None:
    function, points = UNARY[name]
    for x in points:
        with mp.workdps(50):
            expected = float(mp.diff(function, mp.mpf(x))) * -1.5
        assert tangent(f"math.{name}", (x,), (-1.5,)) == pytest.approx(expected, rel=1e-14)


@pytest.mark.parametrize("name", BINARY)
def test_binary_functions(name: str) -> None:
    function, points = BINARY[name]
    for x in points:
        for rates in ((1.0, 0.0), (0.0, 1.0), (-0.5, 0.25)):
            with mp.workdps(50):
                path = lambda t, x=x, r=rates: function(  # noqa: E731
                    mp.mpf(x[0]) + t * mp.mpf(r[0]), mp.mpf(x[1]) + t * mp.mpf(r[1])
                )
                expected = float(mp.diff(path, 0))
            assert tangent(name, x, rates) == pytest.approx(expected, rel=1e-13, abs=1e-30)


@pytest.mark.parametrize(
    ("name", "derivative"),
    [
        ("exp", np.exp), ("log", lambda z: 1 / z), ("sin", np.cos), ("cos", lambda z: -np.sin(z)),
        ("sqrt", lambda z: 0.5 / np.sqrt(z)), ("tanh", lambda z: 1 / np.cosh(z) ** 2),
    ],
)  # fmt: skip
def test_complex_functions_are_analytic(name: str, derivative: Callable[[Any], Any]) -> None:
    text = f"""func.func @f(%z: complex<f64>) -> complex<f64> {{
      %y = complex.{name} %z : complex<f64>
      return %y : complex<f64>
    }}"""
    module = ad_opt.load(text).module
    for z in (0.3 + 0.4j, -1.2 + 0.1j, 0.0 + 0.7j, 0.9 + 0.0j):
        found = run_dual(module, "f", (z,), (0.5 - 2.0j,)).tangents[0]
        assert found == pytest.approx(derivative(z) * (0.5 - 2.0j), rel=1e-13)


def test_zero_tangent_contributes_nothing() -> None:
    assert tangent("math.powf", (0.0, 2.0), (0.0, 1.0)) == 0.0
    assert math.isinf(tangent("math.sqrt", (0.0,), (1.0,)))
    assert tangent("math.sqrt", (0.0,), (0.0,)) == 0.0


ALIASES = """func.func @f(%a: memref<2xf64>, %b: memref<2xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<2xf64>
  %y = math.sin %x : f64
  memref.store %y, %b[%c0] : memref<2xf64>
  %z = memref.load %a[%c0] : memref<2xf64>
  %r = arith.mulf %z, %x : f64
  return %r : f64
}"""


def test_aliased_arguments_share_tangents() -> None:
    module, m, t = ad_opt.load(ALIASES).module, np.array([0.5, 2.0]), np.array([1.0, 0.0])
    one = run_dual(module, "f", (m, m), (t, t))
    assert one.tangents[0] == pytest.approx(math.cos(0.5) * 0.5 + math.sin(0.5))
    assert one.argument_tangents[0][0] == pytest.approx(math.cos(0.5))
    two = run_dual(module, "f", (m, m.copy()), (t, np.zeros(2)))
    assert two.tangents[0] == pytest.approx(2 * 0.5)
    assert m.tolist() == [0.5, 2.0]


def test_values_are_those_of_the_interpreter() -> None:
    from ad_opt.lowering.interpreters import run_function

    text = """func.func @f(%x: f32, %v: vector<2xf32>) -> (f32, vector<2xf32>) {
      %a = math.exp %x : f32
      %b = vector.broadcast %a : f32 to vector<2xf32>
      %c = vector.fma %v, %b, %v : vector<2xf32>
      %d = vector.extract %c[1] : f32 from vector<2xf32>
      return %d, %c : f32, vector<2xf32>
    }"""
    module, v = ad_opt.load(text).module, np.array([1.1, 0.3], np.float32)
    plain = run_function(module, "f", [np.float32(0.3), v])
    found = run_dual(module, "f", (np.float32(0.3), v), (1.0, np.array([0.0, 1.0])))
    assert found.results[0] == plain[0]
    assert found.results[1].tolist() == plain[1].tolist()
    e = math.exp(0.3)
    assert found.tangents[0] == pytest.approx(0.3 * e + e + 1, rel=1e-6)
