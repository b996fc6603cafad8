"""Sine and cosine by expand-elementary-functions: accuracy, special numbers, vectors."""

from __future__ import annotations

import math
from typing import Any

import mpmath
import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.elementary_functions.trigonometry import BOUND, COSINE, ERRORS, HALF_PI, SINE
from ad_opt.lowering.interpreters.core import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt

LOOP = """
func.func @f(%x: memref<?x{0}>, %s: memref<?x{0}>, %c: memref<?x{0}>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?x{0}>
  scf.for %i = %c0 to %n step %c1 {{
    %a = memref.load %x[%i] : memref<?x{0}>
    %u = math.sin %a : {0}
    %v = math.cos %a : {0}
    memref.store %u, %s[%i] : memref<?x{0}>
    memref.store %v, %c[%i] : memref<?x{0}>
  }}
  return
}}
func.func @one(%x: {0}) -> ({0}, {0}) {{
  %s, %c = math.sincos %x : {0}
  return %s, %c : {0}, {0}
}}
"""
TYPES: dict[str, Any] = {"f32": np.float32, "f64": np.float64}
UNITS = {"f32": 1.6, "f64": 1.0}
"""Errors allowed, in units of the last place."""


def expanded(type_: str, fp: Any = "strict") -> ad_opt.Program:
    program = ad_opt.load(LOOP.format(type_), fp=fp, veclib=False)
    return program.after("expand-elementary-functions")


def hard(type_: str) -> np.ndarray[Any, Any]:
    """The numbers next to multiples of π/2, where what is left is smallest."""
    real = TYPES[type_]
    with mpmath.workprec(300):
        turns = np.random.default_rng(3).integers(1, int(BOUND * 2 / math.pi), 700)
        near = np.array([real(float(n * mpmath.pi / 2)) for n in (*range(1, 200), *turns)])
    inside = near[np.abs(near) <= BOUND]
    return np.concatenate([inside, np.nextafter(inside, real(0)), -inside])


def inputs(type_: str) -> np.ndarray[Any, Any]:
    draw = np.random.default_rng(5)
    parts = [draw.uniform(-size, size, 250) for size in (0.8, 3.2, 50.0, 1e4, BOUND)]
    parts.append(10.0 ** draw.uniform(-37, 0, 300))
    return np.concatenate([np.concatenate(parts).astype(TYPES[type_]), hard(type_)])


def units(found: Any, wanted: Any, type_: str) -> float:
    """The error in units of the last place of a number, at least of the smallest normal one."""
    places = {"f32": (24, -126), "f64": (53, -1022)}[type_]
    exponent = max(mpmath.frexp(wanted)[1] - places[0], places[1] - places[0] + 1)
    return float(abs(mpmath.mpf(float(found)) - wanted) / mpmath.mpf(2) ** exponent)


@pytest.mark.parametrize("fp", ["strict", "fast"])
@pytest.mark.parametrize("type_", TYPES)
def test_accuracy(type_: str, fp: str) -> None:
    x = inputs(type_)
    s, c = np.zeros_like(x), np.zeros_like(x)
    expanded(type_, fp)["f"](x, s, c)
    with mpmath.workprec(300):
        for found, exact in ((s, mpmath.sin), (c, mpmath.cos)):
            errors = [
                units(got, exact(mpmath.mpf(float(at))), type_)
                for got, at in zip(found, x, strict=True)
            ]
            worst = int(np.argmax(errors))
            assert errors[worst] <= UNITS[type_], (x[worst], errors[worst])


@pytest.mark.parametrize("type_", TYPES)
def test_interpreted(type_: str) -> None:
    module = parse_module(make_context(), LOOP.format(type_))
    PassManager.parse(make_context(), "expand-elementary-functions").run(module)
    machine = Interpreter(module)
    with mpmath.workprec(300):
        for x in inputs(type_)[::60]:
            s, c = machine.run("one", [x])
            assert units(s, mpmath.sin(float(x)), type_) <= UNITS[type_]
            assert units(c, mpmath.cos(float(x)), type_) <= UNITS[type_]


@pytest.mark.parametrize("type_", TYPES)
def test_special_and_far_numbers(type_: str) -> None:
    """Far numbers go to the library, in a loop and alone, beside lanes that do not."""
    program = expanded(type_)
    real = TYPES[type_]
    given = [0.0, -0.0, math.inf, 1.0, -math.inf, math.nan, 2.0**21, -1e30, BOUND, 5e-324, 3.0]
    x = np.array(given * 7, real)
    s, c = np.zeros_like(x), np.zeros_like(x)
    program["f"](x, s, c)
    for at, sine, cosine in zip(x, s, c, strict=True):
        alone = program["one"](at)
        assert np.array_equal(np.array(alone, real), np.array([sine, cosine]), equal_nan=True)
        if not math.isfinite(at):
            assert math.isnan(sine)
            assert math.isnan(cosine)
            continue
        assert math.copysign(1.0, sine) == math.copysign(1.0, math.sin(at))
        with mpmath.workprec(300):
            assert units(sine, mpmath.sin(float(at)), type_) <= UNITS[type_] or at == 0.0
            assert units(cosine, mpmath.cos(float(at)), type_) <= UNITS[type_]


@pytest.mark.parametrize(("type_", "lanes"), [("f32", (4, 8, 16)), ("f64", (2, 4, 8))])
def test_loop_calls_vectors(type_: str, lanes: tuple[int, ...]) -> None:
    optimised = expanded(type_).ir("llvm-ir-opt")
    calls = [f"@sincos_{type_}.{n}(<{n} x " for n in lanes]
    body = optimised[optimised.index("@f(") :].split("\n}", 1)[0]
    assert any(call in body for call in calls)


@pytest.mark.parametrize("type_", TYPES)
def test_polynomials(type_: str) -> None:
    """The errors of the table, in exact arithmetic."""
    with mpmath.workprec(200):

        def value(coefficients: Any, z: Any) -> Any:
            found = mpmath.mpf(0)
            for one in coefficients[::-1]:
                found = found * z + mpmath.mpf(float(TYPES[type_](float.fromhex(one))))
            return found

        def errors(r: Any) -> tuple[Any, Any]:
            z = r * r
            sine = r * (1 + z * value(SINE[type_], z))
            cosine = 1 - z / 2 + z * z * value(COSINE[type_], z)
            return abs((sine - mpmath.sin(r)) / r), abs(cosine - mpmath.cos(r))

        points = [errors(mpmath.pi / 4 * k / 400) for k in range(1, 401)]
        for found, limit in zip(map(max, zip(*points, strict=True)), ERRORS[type_], strict=True):
            assert 0.9 * limit < found <= limit


def test_parts_of_half_pi() -> None:
    parts = [float.fromhex(part) for part in HALF_PI]
    with mpmath.workprec(300):
        assert abs(mpmath.fsum(parts) - mpmath.pi / 2) < mpmath.mpf(2) ** -155
    for part in parts[:3]:
        numerator, _ = part.as_integer_ratio()
        assert numerator.bit_length() <= 33
        assert (part * (2**20 - 1)) / part == 2**20 - 1


def test_what_is_left_alone() -> None:
    text = """
    func.func @f(%x: f16, %v: vector<4xf32>, %y: f64) -> (f16, vector<4xf32>, f64) {
      %0 = math.sin %x : f16
      %1 = math.cos %v : vector<4xf32>
      %2 = math.tan %y : f64
      return %0, %1, %2 : f16, vector<4xf32>, f64
    }"""
    before = ad_opt.load(text)
    assert before.after("expand-elementary-functions").ir() == before.ir()


def test_twice_is_once() -> None:
    once = expanded("f32")
    assert once.after("expand-elementary-functions").ir() == once.ir()


def test_names_that_are_taken() -> None:
    text = LOOP.format("f32") + "func.func private @sincos_f32.8(%x: f32) -> f32"
    made = ad_opt.load(text).after("expand-elementary-functions")
    assert "@sincos_f32_1.8(%x: vector<8xf32>)" in made.ir()


def test_without_a_place_for_vectors() -> None:
    """A program with a list of its own of what is kept has numbers only."""
    kept = """
    llvm.mlir.global internal @g(1.0 : f64) : f64
    llvm.mlir.global appending @llvm.compiler.used() {section = "llvm.metadata"}
        : !llvm.array<1 x ptr> {
      %0 = llvm.mlir.undef : !llvm.array<1 x ptr>
      %1 = llvm.mlir.addressof @g : !llvm.ptr
      %2 = llvm.insertvalue %1, %0[0] : !llvm.array<1 x ptr>
      llvm.return %2 : !llvm.array<1 x ptr>
    }"""
    made = ad_opt.load(LOOP.format("f64") + kept).after("expand-elementary-functions")
    assert "vector" not in made.ir()
    assert made["one"](1.0) == pytest.approx((math.sin(1.0), math.cos(1.0)), rel=1e-15)
