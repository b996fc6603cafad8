"""Rows of ``arith`` and ``math`` against derivatives that mpmath takes to fifty digits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from ad_opt.passes.rules.formula import Formula
from ad_opt.passes.rules.registry import default_rules

from rule_programs import Program, program, text_of

mpmath = pytest.importorskip("mpmath")
mp = mpmath.mp.clone()
mp.dps = 50


@dataclass(frozen=True)
class Case:
    """An operation, the function it computes, and four points away from kinks."""

    op: str
    function: Callable[..., Any]
    points: tuple[tuple[float, ...], ...]
    result: str = "%r"

    @property
    def arguments(self) -> int:
        return len(self.points[0])


def unary(name: str, function: Callable[[Any], Any], *points: float) -> Case:
    return Case(f"%r = math.{name} %a : T", function, tuple((p,) for p in points))


def cbrt(x: Any) -> Any:
    return mp.sign(x) * mp.cbrt(abs(x))


def truncated(x: Any) -> Any:
    return mp.sign(x) * mp.floor(abs(x))


WIDE = (-2.5, -0.3, 0.7, 3.0)
UNIT = (-0.9, -0.3, 0.125, 0.7)
POSITIVE = (0.01, 0.7, 1.0, 30.0)
PAIRS = ((0.5, 2.0), (-1.5, 0.75), (3.0, -2.0), (-0.3, -0.2))

CASES: dict[str, Case] = {
    "absf": unary("absf", abs, *WIDE),
    "acos": unary("acos", mp.acos, *UNIT),
    "acosh": unary("acosh", mp.acosh, 1.25, 2.0, 5.0, 100.0),
    "asin": unary("asin", mp.asin, *UNIT),
    "asinh": unary("asinh", mp.asinh, *WIDE),
    "atan": unary("atan", mp.atan, *WIDE),
    "atanh": unary("atanh", mp.atanh, *UNIT),
    "cbrt": unary("cbrt", cbrt, *WIDE),
    "cos": unary("cos", mp.cos, *WIDE),
    "cosh": unary("cosh", mp.cosh, *WIDE),
    "erf": unary("erf", mp.erf, *WIDE),
    "erfc": unary("erfc", mp.erfc, *WIDE),
    "exp": unary("exp", mp.exp, *WIDE),
    "exp2": unary("exp2", lambda x: mp.mpf(2) ** x, *WIDE),
    "expm1": unary("expm1", mp.expm1, -30.0, -0.3, 0.01, 3.0),
    "log": unary("log", mp.log, *POSITIVE),
    "log10": unary("log10", mp.log10, *POSITIVE),
    "log1p": unary("log1p", mp.log1p, -0.9, -1e-3, 0.7, 30.0),
    "log2": unary("log2", lambda x: mp.log(x) / mp.log(2), *POSITIVE),
    "rsqrt": unary("rsqrt", lambda x: 1 / mp.sqrt(x), *POSITIVE),
    "sin": unary("sin", mp.sin, *WIDE),
    "sinh": unary("sinh", mp.sinh, *WIDE),
    "sqrt": unary("sqrt", mp.sqrt, *POSITIVE),
    "tan": unary("tan", mp.tan, *UNIT),
    "tanh": unary("tanh", mp.tanh, *UNIT),
    "atan2": Case("%r = math.atan2 %a, %b : T", mp.atan2, PAIRS),
    "powf": Case(
        "%r = math.powf %a, %b : T",
        lambda a, b: a**b,
        ((0.5, 2.0), (2.5, -1.5), (3.0, 0.5), (1.0, 3.0)),
    ),
    "copysign": Case("%r = math.copysign %a, %b : T", lambda a, b: abs(a) * mp.sign(b), PAIRS),
    "fma": Case(
        "%r = math.fma %a, %b, %c : T",
        lambda a, b, c: a * b + c,
        ((0.5, 2.0, 1.0), (-1.0, 3.0, 0.25), (4.0, -2.0, -1.0), (0.0, 0.0, 1.0)),
    ),
    "clampf": Case(
        "%r = math.clampf %a to [%b, %c] : T",
        lambda a, b, c: min(max(a, b), c),
        ((0.5, 0.0, 1.0), (-1.0, 0.0, 1.0), (2.0, 0.0, 1.0), (0.5, 2.0, 1.0)),
    ),
    "addf": Case("%r = arith.addf %a, %b : T", lambda a, b: a + b, PAIRS),
    "subf": Case("%r = arith.subf %a, %b : T", lambda a, b: a - b, PAIRS),
    "mulf": Case("%r = arith.mulf %a, %b : T", lambda a, b: a * b, PAIRS),
    "divf": Case("%r = arith.divf %a, %b : T", lambda a, b: a / b, PAIRS),
    "negf": Case("%r = arith.negf %a : T", lambda a: -a, tuple((p,) for p in WIDE)),
    "remf": Case(
        "%r = arith.remf %a, %b : T",
        lambda a, b: a - b * truncated(a / b),
        ((5.3, 2.0), (-5.3, 2.0), (7.25, -1.5), (0.3, 2.0)),
    ),
    **{
        name: Case(f"%r = arith.{name} %a, %b : T", function, PAIRS)
        for name, function in {
            "maximumf": max,
            "maxnumf": max,
            "minimumf": min,
            "minnumf": min,
        }.items()
    },
}


def expected(case: Case, point: tuple[float, ...], operand: int) -> float:
    """The partial derivative, numerically but to many digits."""
    at = tuple(mp.mpf(p) for p in point)
    if len(at) == 1:
        return float(mp.diff(case.function, at[0]))
    order = tuple(int(k == operand) for k in range(len(at)))
    return float(mp.diff(case.function, at, order))


TOLERANCES = {"f64": 4e-15, "f32": 3e-6, "f16": 2e-2, "bf16": 6e-2}
DTYPES = {"f64": np.float64, "f32": np.float32}


def rounded(case: Case, type: str) -> tuple[tuple[float, ...], ...]:
    """The points as the type holds them: mpmath and the rule must start from the same."""
    if type not in DTYPES:
        return case.points
    return tuple(tuple(float(DTYPES[type](p)) for p in point) for point in case.points)


@pytest.mark.parametrize("type", ["f64", "f32"])
@pytest.mark.parametrize("name", CASES)
def test_partials(name: str, type: str) -> None:
    case = CASES[name]
    made = program(text_of(case.op.replace("T", type), type, case.arguments))
    for point in rounded(case, type):
        (pulled,) = [made.run("pull", *point, 2.0)]
        for operand in range(case.arguments):
            unit = [float(k == operand) for k in range(case.arguments)]
            (pushed,) = made.run("push", *point, *unit)
            true = expected(case, point, operand)
            # Where 1 - x² or 1 - y² cancels, what is lost is relative to one.
            atol = TOLERANCES[type] if name in ("tanh", "expm1") else 0.0
            assert float(pushed) == pytest.approx(true, rel=8 * TOLERANCES[type], abs=atol)
            assert float(pulled[operand]) == pytest.approx(
                2 * true, rel=8 * TOLERANCES[type], abs=2 * atol
            )


@pytest.mark.parametrize("name", CASES)
def test_vectors_go_lane_by_lane(name: str) -> None:
    case = CASES[name]
    scalar = program(text_of(case.op.replace("T", "f64"), "f64", case.arguments))
    wide = program(text_of(case.op.replace("T", "vector<4xf64>"), "vector<4xf64>", case.arguments))
    columns = [np.array(column) for column in zip(*case.points, strict=True)]
    seeds = np.array([1.0, -2.0, 0.5, 3.0])
    tangents = [seeds * (k + 1) for k in range(case.arguments)]
    (pushed,) = wide.run("push", *columns, *tangents)
    pulled = wide.run("pull", *columns, seeds)
    for lane, point in enumerate(case.points):
        (one,) = scalar.run("push", *point, *(float(t[lane]) for t in tangents))
        assert pushed[lane] == one
        assert [g[lane] for g in pulled] == list(scalar.run("pull", *point, float(seeds[lane])))


@pytest.mark.parametrize("type", ["f16", "bf16", "f80", "f128"])
@pytest.mark.parametrize("name", CASES)
def test_rows_hold_for_every_float_type(name: str, type: str) -> None:
    """Emitted code verifies; types that NumPy or the interpreter lack are not run."""
    made = program(text_of(CASES[name].op.replace("T", type), type, CASES[name].arguments))
    assert made.emitted


@pytest.mark.parametrize("name", CASES)
def test_several_directions_at_once(name: str) -> None:
    """Tangents may be vectors of width N while the primal is a scalar."""
    case = CASES[name]
    made = Program(text_of(case.op.replace("T", "f64"), "f64", case.arguments))
    made.add_push(3)
    scalar = program(text_of(case.op.replace("T", "f64"), "f64", case.arguments))
    point = case.points[0]
    directions = [np.array([1.0, -0.5, 2.0]) + k for k in range(case.arguments)]
    (found,) = made.run("push", *point, *directions)
    for lane in range(3):
        (one,) = scalar.run("push", *point, *(float(d[lane]) for d in directions))
        assert found[lane] == pytest.approx(one, rel=1e-15)


@pytest.mark.parametrize("name", CASES)
def test_second_derivatives(name: str) -> None:
    """Rules apply to what rules emit: forward over reverse, on the diagonal and off it."""
    case = CASES[name]
    made = program(text_of(case.op.replace("T", "f64"), "f64", case.arguments))
    for point in case.points:
        for column in range(case.arguments):
            unit = [float(k == column) for k in range(case.arguments)]
            found = made.run("second", *point, 1.0, *unit, 0.0)
            for row in range(case.arguments):
                at = tuple(mp.mpf(p) for p in point)
                order = tuple(int(k == row) + int(k == column) for k in range(len(at)))
                true = float(
                    mp.diff(
                        case.function, at if len(at) > 1 else at[0], order if len(at) > 1 else 2
                    )
                )
                assert found[row] == pytest.approx(true, rel=1e-12, abs=1e-14)


@pytest.mark.parametrize("name", CASES)
def test_a_cotangent_that_is_zero_may_still_change(name: str) -> None:
    """Masks do not cut the dependence on the cotangent: d/dt (t f') is f' at t = 0 too."""
    case = CASES[name]
    made = program(text_of(case.op.replace("T", "f64"), "f64", case.arguments))
    zeros = [0.0] * case.arguments
    for point in case.points:
        assert made.run("second", *point, 0.0, *zeros, 1.0) == pytest.approx(
            made.run("pull", *point, 1.0), rel=1e-15
        )


def test_sincos() -> None:
    made = program(
        "func.func @f(%a: f64) -> (f64, f64) {\n  %s, %c = math.sincos %a : f64\n"
        "  func.return %s, %c : f64, f64\n}"
    )
    for x in WIDE:
        sin, cos = float(mp.sin(x)), float(mp.cos(x))
        assert made.run("push", x, 2.0) == pytest.approx((2 * cos, -2 * sin), rel=1e-15)
        assert made.run("pull", x, 3.0, 5.0)[0] == pytest.approx(3 * cos - 5 * sin, rel=1e-14)


@pytest.mark.parametrize("exponent", [-3, -1, 0, 1, 2, 5])
def test_integer_powers(exponent: int) -> None:
    made = program(
        "func.func @f(%a: f64, %n: i32) -> f64 {\n  %r = math.fpowi %a, %n : f64, i32\n"
        "  func.return %r : f64\n}"
    )
    for x in (-1.5, 0.5, 2.0):
        true = float(mp.diff(lambda t: t**exponent, mp.mpf(x)))
        assert made.run("push", x, exponent, 1.0)[0] == pytest.approx(true, rel=1e-15)
        assert made.run("pull", x, exponent, 1.0)[0] == pytest.approx(true, rel=1e-15)


@pytest.mark.parametrize("type", ["f64", "vector<2xf64>"])
@pytest.mark.parametrize("choice", [True, False])
def test_a_choice(choice: bool, type: str) -> None:
    made = program(
        f"func.func @f(%c: i1, %a: {type}, %b: {type}) -> {type} {{\n"
        f"  %r = arith.select %c, %a, %b : {type}\n  func.return %r : {type}\n}}"
    )
    one, two, three = (v if type == "f64" else np.array([v, -v]) for v in (1.0, 2.0, 3.0))
    (pushed,) = made.run("push", choice, one, two, two, three)
    np.testing.assert_array_equal(pushed, two if choice else three)
    pulled = made.run("pull", choice, one, two, three)
    np.testing.assert_array_equal(pulled[0 if choice else 1], three)
    np.testing.assert_array_equal(pulled[1 if choice else 0], 0.0 * three)


def test_an_integer_power_masks_its_singularity() -> None:
    made = program(
        "func.func @f(%a: f64, %n: i32) -> f64 {\n  %r = math.fpowi %a, %n : f64, i32\n"
        "  func.return %r : f64\n}"
    )
    assert made.run("push", 0.0, -1, 0.0) == (0.0,)
    assert made.run("pull", 0.0, -1, 0.0) == (0.0,)


def test_every_real_row_has_a_case() -> None:
    formulas = {
        rule.name.partition(".")[2]
        for rule in default_rules()
        if isinstance(rule, Formula) and rule.name.startswith(("arith.", "math."))
    }
    assert formulas == {*CASES, "sincos", "fpowi"}
