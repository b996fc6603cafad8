"""Exponentials, logarithms and tanh by expand-elementary-functions: accuracy against mpmath."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import mpmath
import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.elementary_functions import exponentials, logarithms
from ad_opt.lowering.interpreters.core import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt

TEXT = """
func.func @f(%x: memref<?x{0}>, %y: memref<?x{0}>) {{
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?x{0}>
  affine.for %i = 0 to %n {{
    %a = affine.load %x[%i] : memref<?x{0}>
    %u = math.{1} %a : {0}
    affine.store %u, %y[%i] : memref<?x{0}>
  }}
  return
}}
func.func @lanes(%x: vector<4x{0}>) -> vector<4x{0}> {{
  %y = math.{1} %x : vector<4x{0}>
  return %y : vector<4x{0}>
}}
"""
REALS: dict[str, Any] = {"f32": np.float32, "f64": np.float64}
Exact = Callable[[Any], Any]
EXACT: dict[str, tuple[Exact, float]] = {
    "exp": (mpmath.exp, 1.1),
    "exp2": (lambda x: mpmath.mpf(2) ** x, 1.1),
    "expm1": (mpmath.expm1, 1.7),
    "tanh": (mpmath.tanh, 2.6),
    "log": (mpmath.log, 1.0),
    "log1p": (mpmath.log1p, 1.0),
    "log2": (lambda x: mpmath.log(x) / mpmath.log(2), 1.9),
    "log10": (mpmath.log10, 1.9),
}
"""Functions, and the error allowed in units of the last place."""
POLES = {"log": 0, "log2": 0, "log10": 0, "log1p": -1}
FLOORS = {"exp": 0.0, "exp2": 0.0, "expm1": -1.0}


def expanded(function: str, type_: str) -> ad_opt.Program:
    program = ad_opt.load(TEXT.format(type_, function), veclib=False)
    return program.after("expand-elementary-functions")


NEAR_THE_ENDS = {
    "f32": (-87.3365, 88.7228, -126.0, 128.0),
    "f64": (-708.3964, 709.7827, -1022, 1024),
}
"""Arguments near which the powers are no longer normal."""


def inputs(type_: str) -> np.ndarray[Any, Any]:
    """Any bits, and numbers of the sizes at which something happens."""
    draw = np.random.default_rng(7)
    word, real = {"f32": np.uint32, "f64": np.uint64}[type_], REALS[type_]
    parts = [
        draw.integers(0, np.iinfo(word).max, 400, dtype=word).view(real),
        *(draw.uniform(-size, size, 250) for size in (0.4, 2.0, 20.0, 110.0, 750.0)),
        1 + draw.normal(0, 0.05, 250),
        10.0 ** draw.uniform(-9, 2, 250),
        draw.integers(1, 2000, 60).astype(word).view(real),  # too small to be normal
        *(draw.normal(end, 1e-3, 60) for end in NEAR_THE_ENDS[type_]),
    ]
    found = np.concatenate([part.astype(real) for part in parts])
    return found[np.isfinite(found)]


def units(found: Any, wanted: Any, type_: str) -> float:
    """The error in units of the last place of a number, at least of the smallest one."""
    places, least = {"f32": (24, -149), "f64": (53, -1074)}[type_]
    exponent = max(mpmath.frexp(wanted)[1] - places, least)
    return float(abs(mpmath.mpf(float(found)) - wanted) / mpmath.mpf(2) ** exponent)


def error(function: str, type_: str, x: float, found: float) -> float:
    """The error of one value: what has no logarithm must be NaN, what is too large infinite."""
    pole = POLES.get(function)
    if pole is not None and x <= pole:
        return 0.0 if (math.isnan(found) if x < pole else found == -math.inf) else math.inf
    if function in FLOORS and abs(x) > 3000:
        return 0.0 if found == (math.inf if x > 0 else FLOORS[function]) else math.inf
    wanted = EXACT[function][0](mpmath.mpf(x))
    if math.isinf(found):
        largest = mpmath.mpf(float(np.finfo(REALS[type_]).max))
        return 0.0 if abs(wanted) > largest else math.inf
    return units(found, wanted, type_)


@pytest.mark.parametrize("type_", REALS)
@pytest.mark.parametrize("function", EXACT)
def test_accuracy(function: str, type_: str) -> None:
    x = inputs(type_)
    y = np.zeros_like(x)
    expanded(function, type_)["f"](x, y)
    with mpmath.workprec(160):
        errors = [
            error(function, type_, float(at), float(got)) for at, got in zip(x, y, strict=True)
        ]
    worst = int(np.argmax(errors))
    assert errors[worst] <= EXACT[function][1], (x[worst], y[worst], errors[worst])


@pytest.mark.parametrize("type_", REALS)
@pytest.mark.parametrize("function", EXACT)
def test_special_numbers(function: str, type_: str) -> None:
    """Zeros keep their sign, NaN and infinities are what NumPy gives; lanes are like numbers."""
    given = np.array([0.0, -0.0, math.inf, -math.inf, math.nan, 1.0, -1.0, 2.0], REALS[type_])
    with np.errstate(all="ignore"):
        wanted = getattr(np, function)(given)
    found = np.zeros_like(given)
    program = expanded(function, type_)
    program["f"](given, found)
    np.testing.assert_allclose(found, wanted, rtol=1e-6)
    numbers = ~np.isnan(wanted)
    np.testing.assert_array_equal(np.signbit(found)[numbers], np.signbit(wanted)[numbers])
    np.testing.assert_array_equal(program["lanes"](given[:4]), found[:4])


@pytest.mark.parametrize("type_", REALS)
@pytest.mark.parametrize("function", ["exp", "exp2", "log", "log2", "log10", "log1p"])
def test_tiny_numbers_count_as_zero(function: str, type_: str) -> None:
    """With ``tiny=zero`` results are as good, but zero where too small to be normal."""
    x = inputs(type_)
    y = np.zeros_like(x)
    program = ad_opt.load(TEXT.format(type_, function), veclib=False)
    program.after("expand-elementary-functions{tiny=zero}")["f"](x, y)
    least = float(np.finfo(REALS[type_]).tiny)
    with mpmath.workprec(160):
        for at, got in zip(map(float, x), map(float, y), strict=True):
            if function.startswith("log") and function != "log1p" and abs(at) < least:
                assert got == -math.inf if at >= 0 else math.isnan(got), at
            elif function.startswith("exp") and at < 3000 and EXACT[function][0](at) < least:
                assert got == 0.0, at
            else:
                assert error(function, type_, at, got) <= EXACT[function][1], (at, got)


@pytest.mark.parametrize("tiny", ["keep", "zero"])
@pytest.mark.parametrize("type_", REALS)
@pytest.mark.parametrize("function", ["exp", "exp2", "log", "log2", "log10", "log1p"])
def test_special_numbers_of_what_has_few(function: str, type_: str, tiny: str) -> None:
    """NaN, also one with bits, and infinities, also where the argument has a bound."""
    bounds = {"exp": "olt", "exp2": "olt", "log1p": "ogt"}
    number = {"exp": 80.0, "exp2": 120.0, "log1p": -0.5}.get(function, 0.001)
    text = f"""
    func.func @f(%x: memref<?x{type_}>, %y: memref<?x{type_}>) {{
      %c0 = arith.constant 0 : index
      %bound = arith.constant {number} : {type_}
      %n = memref.dim %x, %c0 : memref<?x{type_}>
      affine.for %i = 0 to %n {{
        %a = affine.load %x[%i] : memref<?x{type_}>
        %above = arith.cmpf {bounds.get(function, "ogt")}, %bound, %a : {type_}
        %b = arith.select %above, %bound, %a : {type_}
        %u = math.{function} %b : {type_}
        affine.store %u, %y[%i] : memref<?x{type_}>
      }}
      return
    }}"""
    made = ad_opt.load(text, veclib=False).after(f"expand-elementary-functions{{tiny={tiny}}}")
    assert "_no_ends(" in made.ir()
    word, high = {"f32": (np.uint32, 0x7F8), "f64": (np.uint64, 0x7FF)}[type_]
    bits = {"f32": 20, "f64": 52}[type_]
    strange = np.array([(high << bits) + 5, (high << bits) + 2**19 + 77], word).view(REALS[type_])
    usual = np.array([np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, -3.0, 2.0], REALS[type_])
    x = np.concatenate([strange, usual])
    y = np.zeros_like(x)
    made["f"](x, y)
    with np.errstate(all="ignore"):
        bounded = np.where(number > x, REALS[type_](number), x)
        if bounds.get(function) == "olt":
            bounded = np.where(number < x, REALS[type_](number), x)
        wanted = getattr(np, function)(bounded)
    np.testing.assert_allclose(y, wanted, rtol=1e-6)


@pytest.mark.parametrize("tiny", ["keep", "zero"])
@pytest.mark.parametrize("type_", REALS)
def test_softplus(type_: str, tiny: str) -> None:
    """The logarithm of 1 + exp(-|x|), whose functions have no ends, is as good as its parts."""
    text = TEXT.format(type_, "exp").replace(
        f"%u = math.exp %a : {type_}",
        f"""%one = arith.constant 1.0 : {type_}
            %size = math.absf %a : {type_}
            %minus = arith.negf %size : {type_}
            %e = math.exp %minus : {type_}
            %more = arith.addf %e, %one : {type_}
            %u = math.log %more : {type_}""",
    )
    made = ad_opt.load(text, veclib=False).after(f"expand-elementary-functions{{tiny={tiny}}}")
    assert f"@exp_{type_}_or_zero_no_ends(%" in made.ir()
    assert "_no_ends(%more)" in made.ir()
    x = np.concatenate([inputs(type_), np.array([np.inf, -np.inf, np.nan], REALS[type_])])
    y = np.zeros_like(x)
    made["f"](x, y)
    assert np.isnan(y[-1])
    eps = float(np.finfo(REALS[type_]).eps)
    for at, got in zip(map(float, x[:-1]), map(float, y[:-1]), strict=True):
        assert abs(got - math.log1p(math.exp(-abs(at)))) <= 2 * eps, at


@pytest.mark.parametrize("type_", REALS)
def test_whole_powers_of_two(type_: str) -> None:
    powers = np.arange(-100, 100).astype(REALS[type_])
    there, back = np.zeros_like(powers), np.zeros_like(powers)
    expanded("exp2", type_)["f"](powers, there)
    np.testing.assert_array_equal(there, np.ldexp(REALS[type_](1), powers.astype(int)))
    expanded("log2", type_)["f"](there, back)
    np.testing.assert_array_equal(back, powers)


@pytest.mark.parametrize("function", EXACT)
def test_interpreted(function: str) -> None:
    """Without contraction, on the interpreter."""
    module = parse_module(make_context(), TEXT.format("f64", function))
    PassManager.parse(make_context(), "expand-elementary-functions").run(module)
    machine = Interpreter(module)
    with mpmath.workprec(160):
        for x in inputs("f64")[::160]:
            for got in machine.run("lanes", [np.full(4, x)])[0]:
                assert error(function, "f64", float(x), got) <= EXACT[function][1] + 0.5


@pytest.mark.parametrize("type_", REALS)
@pytest.mark.parametrize("function", EXACT)
def test_loops_become_vectors(function: str, type_: str) -> None:
    optimised = expanded(function, type_).ir("llvm-ir-opt")
    body = optimised[optimised.index("@f(") :].split("\n}", 1)[0]
    assert f" x {'float' if type_ == 'f32' else 'double'}>" in body
    assert f"@{function}" not in body


def _value(coefficients: Any, x: Any, type_: str) -> Any:
    found = mpmath.mpf(0)
    for one in coefficients[::-1]:
        found = found * x + mpmath.mpf(float(REALS[type_](float.fromhex(one))))
    return found


@pytest.mark.parametrize("type_", REALS)
def test_polynomials(type_: str) -> None:
    """The errors of the tables, in exact arithmetic."""
    exp, expm1 = exponentials.EXP[type_], exponentials.EXPM1[type_]
    with mpmath.workprec(200):
        far = mpmath.log(2) / 2
        points = [far * k / 150 for k in range(-150, 151) if k]
        small = max(
            abs((r + r * r * _value(expm1, r, type_) - mpmath.expm1(r)) / mpmath.expm1(r))
            for r in points
        )
        large = max(
            abs((1 + r + r * r * _value(exp, r, type_)) / mpmath.exp(r) - 1) for r in points
        )
        root = mpmath.sqrt(mpmath.mpf(1) / 2)
        fractions = [root - 1 + (root * 2 - root) * k / 301 for k in range(302)]
        log = max(abs(_log1p(f, type_) / mpmath.log1p(f) - 1) for f in fractions)
    limits = (*exponentials.ERRORS[type_], logarithms.ERRORS[type_])
    for found, limit in zip((large, small, log), limits, strict=True):
        assert 0.8 * limit < found <= limit, (float(found), limit)


def _log1p(f: Any, type_: str) -> Any:
    half = f * f / 2
    if type_ == "f32":
        return f - half + f**3 * _value(logarithms.SINGLE, f, type_)
    s = f / (2 + f)
    return f - half + s * (half + s * s * _value(logarithms.DOUBLE, s * s, type_))


def test_unknown_functions_are_refused() -> None:
    with pytest.raises(ad_opt.DiagnosticError, match="gamma"):
        ad_opt.load(TEXT.format("f32", "exp")).after("expand-elementary-functions{of=gamma}")


def test_unknown_treatment_of_tiny_numbers_is_refused() -> None:
    with pytest.raises(ad_opt.DiagnosticError, match="AD0004"):
        ad_opt.load(TEXT.format("f32", "exp")).after("expand-elementary-functions{tiny=big}")


def test_only_those_asked_for() -> None:
    made = ad_opt.load(TEXT.format("f32", "exp")).after("expand-elementary-functions{of=log,sin}")
    assert "math.exp" in made.ir()
