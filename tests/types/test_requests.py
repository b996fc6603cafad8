"""Derivatives as function values, custom ones, overloads, `no_diff`: rows of the source's suite.

Expected values are those of the source's tests (H, I, J, A5, C of the table), or follow from the
formulas in the programs; each program runs compiled and in the reference interpreter.
"""

from __future__ import annotations

import math
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.pipelines import DIFFERENTIATE, PREPARE, TYPES

import ad_opt

PROGRAMS = Path(__file__).parent / "requests"

# sin(x^3) + x^6: second derivative 6x cos(x^3) - 9x^4 sin(x^3) + 30x^4
SINE_OF_CUBE = {
    x: 6 * x * math.cos(x**3) - 9 * x**4 * math.sin(x**3) + 30 * x**4 for x in (1.0, 2.0, 4.0)
}

LOG = math.log(2.0)

ROWS: list[tuple[str, str, tuple[float, ...], tuple[float, ...]]] = [
    ("custom", "h1", (4.0,), (288.0,)),
    ("custom", "h3", (), (6.0, 2.0)),
    ("custom", "h4", (4.0,), (12.0,)),
    ("custom", "h6", (3.0,), (12.0, 18.0, 9.0)),
    ("custom", "h8", (2.0,), (1, 0, 4.0)),
    ("custom", "h9", (2.0,), (12.0,)),
    # 10/x^2 has a backward derivative only, and says that it is to be treated as differentiable
    ("custom", "h11", (2.0,), (2.5, -1.25, 0.0, 2.5, 0.0, -2.5, 2, 0.0)),
    ("custom", "h11_zero", (7.0,), (7.0, 42.0)),
    ("custom", "h11_memory", (2.0,), (6.0, 0.0, 11.0, 0.0, 0.0)),
    ("custom", "h13", (2.0,), (5.0,)),
    ("custom", "h14", (), (3.0, 5.0)),
    ("higher_order", "i2", (3.0,), (12.0, 4.0)),
    ("higher_order", "i4", (4.0,), (192.0, 192.0, 192.0, 192.0)),
    ("higher_order", "i5", (4.0,), (2 * math.cos(8.0), SINE_OF_CUBE[4.0])),
    ("higher_order", "i5", (2.0,), (2 * math.cos(4.0), SINE_OF_CUBE[2.0])),
    ("higher_order", "i5", (1.0,), (2 * math.cos(2.0), SINE_OF_CUBE[1.0])),
    ("higher_order", "i7", (1.0, 1.0), (57.0,)),
    ("higher_order", "i7", (0.4, 0.5), (28.5,)),
    ("higher_order", "a5", (2.0,), (6.0, 8.0, 5.5, 5.0, 11.0)),
    ("no_diff", "j2", (1.5,), (4.25, 3.0)),
    ("no_diff", "j3", (1.0,), (2.0, 5.0, 2.0, 0.0, 0.0)),
    ("no_diff", "j5", (2.0, 3.0), (58.0, 4.0, 4.0, 36.0)),
    ("no_diff", "detaching", (3.0,), (3.0, 3.0, 3.0, 3.0)),
    ("no_diff", "g14", (2.0, 3.0), (13.0, 10.0, 13.0, 6.0, 6.0)),
    ("no_diff", "split", (2.0, 1.0), (12.0, 16.0)),
    # (c + k)x with c = 6 left in memory by a function that is treated as differentiable
    ("no_diff", "memory", (2.0, 3.0), (18.0, 9.0, 2.0, 9.0, 2.0)),
    # x^2/x by hand-written 3x: d = (3x * x - x^2)/x^2 = 2; 5x/x, differentiated 10x/x
    ("members", "dispatched", (0, 4.0), (4.0, 4.0, 2.0, 2.0)),
    ("members", "dispatched", (1, 4.0), (5.0, 10.0, 0.0, 0.0)),
    ("members", "dispatched", (2, 2.0), (2.5, 2.5, -1.25, -1.25)),
    ("members", "generics", (7.0,), (3.0, 6.0, 3.0)),
    # 2 log(x)/x; its derivative, plus that in the seed: 2(1 - log x)/x^2 + 2 log(x)/x
    ("members", "preferences", (2.0,), (LOG, LOG, (1 - math.log(2.0)) / 2 + LOG)),
    ("generic_candidates", "mixed", (2.0, 5.0), (7.0,)),
    ("generic_candidates", "reverse", (2.0, 5.0), (5.0, 2.0)),
    ("generic_candidates", "extent", (7.0,), (21.0, 3.0)),
]
"""Program, function, arguments, results."""

INOUT: list[tuple[str, str, tuple[Any, ...], tuple[Any, ...]]] = [
    # x <- p(x+1)^2 twice; p is constant
    ("steps", "bwd", (3.0, (2.0, 1.0)), (2.0, 3024.0)),
    ("steps", "fwd", (3.0, (2.0, 1.0)), (2352.0, 3024.0)),
    ("steps_in_memory", "fwd", ((3.0, 0.0), (2.0, 1.0)), (2352.0, 3024.0)),
    # d/dp of p(p(x+1)^2+1)^2 at (3, 2) is q^2 + 2pq(x+1)^2 with q = 28
    ("steps_in_memory", "bwd", ((3.0, 0.0), (2.0, 1.0)), (3.0, 784.0 + 1512.0, 2.0, 3024.0)),
    # h = (x+y)(x-y) + 2xy: h_x = 2x + 2y, h_y = 2x - 2y
    ("h", "fwd", ((2.0, 1.0), (3.5, 0.5)), (4 - 12.25 + 14, 9.5)),
    ("h", "bwd", ((2.0, 0.0), (3.5, 0.0), 1.0), (2.0, 11.0, 3.5, -3.0)),
    ("c14", "bwd", ((5.0, 0.0), (2.0,), 1.0), (5.0, 9.0)),
    ("c16", "bwd", (((1.0, 3.0), (0.0, 0.0)), 1.0), (1.0, 3.0, 0.0, 1.0)),
    ("c19", "bwd", ((2.0, 0.0), 9.0), (2.0, 36.0)),
]
"""Function, mode, arguments and results of the derivative in the source's convention."""


def text_of(program: str) -> str:
    return (PROGRAMS / f"{program}.mlir").read_text()


@cache
def compiled(program: str) -> ad_opt.Program:
    return ad_opt.load(text_of(program))


@cache
def differentiated(program: str) -> Any:
    ctx = make_context()
    module = parse_module(ctx, text_of(program), program)
    PassManager.parse(ctx, ",".join((TYPES, PREPARE, DIFFERENTIATE))).run(module)
    return module


def flat(values: object) -> list[float]:
    if isinstance(values, tuple | list):
        return [x for value in values for x in flat(value)]  # pyright: ignore
    return [float(values)]  # pyright: ignore


@pytest.mark.parametrize(("program", "function", "arguments", "expected"), ROWS)
def test_compiled(
    program: str, function: str, arguments: tuple[float, ...], expected: tuple[float, ...]
) -> None:
    assert flat(compiled(program)[function](*arguments)) == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize(("program", "function", "arguments", "expected"), ROWS)
def test_interpreted(
    program: str, function: str, arguments: tuple[float, ...], expected: tuple[float, ...]
) -> None:
    results = run_function(differentiated(program), function, arguments)
    assert flat(results) == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize(("function", "mode", "arguments", "expected"), INOUT)
def test_inout(
    function: str, mode: str, arguments: tuple[Any, ...], expected: tuple[Any, ...]
) -> None:
    ctx = make_context()
    module = parse_module(ctx, text_of("inout"), "inout")
    wrap = f"synthesize-conformances,wrap-inout{{function={function} mode={mode}}}"
    PassManager.parse(ctx, wrap).run(module)
    program = ad_opt.load(str(module))
    assert flat(program[f"{function}_{mode}"](*arguments)) == pytest.approx(expected, rel=1e-12)


def test_custom_derivative_of_inout_brings_its_cotangent() -> None:
    # z = 25x, r = z^2 by hand-written derivatives of x <- 5x
    program = ad_opt.load(text_of("inout"))
    assert ad_opt.grad(program["fives"])(2.0) == pytest.approx(2 * 625 * 2.0)


def test_out_that_is_no_diff() -> None:
    assert ad_opt.grad(compiled("inout")["c21"])(3.0) == 6.0


def derived(function: str, operator: str) -> str:
    """A function that gives the derivative of another one, by an operator."""
    name = f"{function}_{operator[0]}"
    if operator == "fwd_diff":
        return f"""
func.func @{name}(%x: f64) -> f64 {{
  %one = arith.constant 1.0 : f64
  %p = pair.make %x, %one : f64, f64 -> !pair.pair<f64>
  %q = autodiff.invoke_overload ["fwd_diff"] [@{function}](%p)
      : (!pair.pair<f64>) -> !pair.pair<f64>
  %d = pair.diff %q : !pair.pair<f64> -> f64
  return %d : f64
}}"""
    return f"""
func.func @{name}(%x: f64) -> f64 {{
  %one = arith.constant 1.0 : f64
  %d = autodiff.invoke_overload ["bwd_diff"] [@{function}](%x, %one) : (f64, f64) -> f64
  return %d : f64
}}"""


@pytest.mark.slow
def test_third_derivatives_by_all_nestings() -> None:
    # f = sin(x) e^(x/2); its third derivative is e^(x/2) (-11/8 sin x - 1/4 cos x)
    text = """
func.func @f(%x: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %s = math.sin %x : f64
  %h = arith.mulf %half, %x : f64
  %e = math.exp %h : f64
  %y = arith.mulf %s, %e : f64
  return %y : f64
}"""
    names = ["f"]
    for _ in range(3):
        text += "".join(derived(n, op) for n in names for op in ("fwd_diff", "bwd_diff"))
        names = [f"{n}_{letter}" for n in names for letter in "fb"]
    program = ad_opt.load(text)
    x = 0.7
    expected = math.exp(x / 2) * (-11 / 8 * math.sin(x) - math.cos(x) / 4)
    for name in names:
        assert program[name](x) == pytest.approx(expected, rel=1e-13), name


# ------------------------------------------------------------------ derivatives of derivatives

REFUSED = {"split": "AD0701", "h3": "", "h14": ""}
"""Functions without reverse mode: the halves of a derivative; two functions have no argument."""
ONE_MODE_ONLY = {"h11"}
"""A backward derivative is given, and zero for forward mode."""
SINGLE = {"a5", "mixed"}
"""These compute in f32."""
POINTS = {(program, name): arguments for program, name, arguments, _ in ROWS if name not in REFUSED}


@cache
def second_order(program: str) -> Any:
    """Each function of a program, differentiated in both modes."""
    ctx = make_context()
    module = parse_module(ctx, text_of(program), program)
    names = [name for of, name in POINTS if of == program]
    asked = [
        f'request-derivative{{function="{name}" kind={kind} result="{name}_{kind}"}}'
        for name in names
        for kind in ("jvp", "vjp")
    ]
    PassManager.parse(ctx, ",".join((TYPES, *asked, PREPARE, DIFFERENTIATE))).run(module)
    return module


@pytest.mark.parametrize(("program", "function"), POINTS)
def test_derivatives_of_requests_agree(program: str, function: str) -> None:
    """Functions that ask for derivatives have derivatives: ``w · J v`` by both modes."""
    arguments, module = POINTS[program, function], second_order(program)
    rng = random.Random(1)
    real = [isinstance(x, float) for x in arguments]
    v = [rng.uniform(-1, 1) for x in real if x]
    steps = iter(v)
    pairs = [[x, next(steps)] if r else [x] for x, r in zip(arguments, real, strict=True)]
    results = run_function(module, f"{function}_jvp", [x for pair in pairs for x in pair])
    pulled = len(kinds(module, f"{function}_vjp")) - len(arguments)
    w = [rng.uniform(-1, 1) for _ in range(pulled)]
    tangents = flat(results)[len(flat(results)) - pulled :]
    gradient = flat(run_function(module, f"{function}_vjp", [*arguments, *w]))[-len(v) :]
    forward = sum(a * b for a, b in zip(w, tangents, strict=True))
    reverse = sum(a * b for a, b in zip(gradient, v, strict=True))
    agree = forward == pytest.approx(reverse, rel=1e-5 if function in SINGLE else 1e-10, abs=1e-12)
    assert agree == (function not in ONE_MODE_ONLY)


def test_halves_of_a_derivative_are_refused_in_reverse_mode() -> None:
    with pytest.raises(ad_opt.DiagnosticError, match=REFUSED["split"]):
        ad_opt.vjp(compiled("no_diff")["split"], 2.0, 1.0)[1](1.0, 1.0)


def kinds(module: Any, name: str) -> Any:
    """The types that a function takes."""
    func = next(op for op in module.body.block.ops if str(op.properties["sym_name"].data) == name)
    return func.function_type.inputs.data
