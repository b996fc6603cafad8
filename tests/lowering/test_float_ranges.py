"""Bounds of floats, against what the interpreter computes for arguments of every size."""

from __future__ import annotations

import itertools
import math
import random

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.elementary_functions.ranges import ALL, FloatRanges
from ad_opt.lowering.interpreters.core import Interpreter
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import SSAValue

UNARY = ("math.absf", "arith.negf", "math.exp", "math.sqrt", "math.tanh", "math.sin", "math.cos")
BINARY = ("arith.addf", "arith.subf", "arith.mulf", "arith.maximumf", "arith.minimumf")
CHOICES = ("ogt", "oge", "olt", "ole", "ugt", "une", "uno")
NUMBERS = (0.0, 1.0, -1.0, 0.5, -3.0, 100.0, 1e-3, 1e-40, 1e40, -1e-200, 1e300)
ARGUMENTS = (
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.3,
    -700.0,
    700.0,
    1e-310,
    -1e308,
    math.inf,
    -math.inf,
    math.nan,
)


def program(draw: random.Random, length: int) -> str:
    """A function of two numbers that returns all that it computes on the way."""
    lines, values = list[str](), ["%x", "%y"]
    for at in range(length):
        new = f"%v{at}"
        a, b = draw.choice(values), draw.choice([*values, *values[-2:]])
        kind = draw.randrange(5)
        if kind == 0:
            lines.append(f"{new} = arith.constant {draw.choice(NUMBERS):.1e} : f64")
        elif kind <= 2:
            lines.append(f"{new} = {draw.choice(UNARY)} {b} : f64")
        elif kind == 3:
            lines.append(f"{new} = {draw.choice(BINARY)} {a}, {draw.choice([a, b])} : f64")
        else:
            lines.append(f"%c{at} = arith.cmpf {draw.choice(CHOICES)}, {a}, {b} : f64")
            lines.append(f"{new} = arith.select %c{at}, {a}, {b} : f64")
        values.append(new)
    body, types = "\n".join(lines), ", ".join("f64" for _ in values)
    given = ", ".join(values)
    return f"func.func @f(%x: f64, %y: f64) -> ({types}) {{\n{body}\nreturn {given} : {types}\n}}"


def returned(module: ModuleOp) -> tuple[SSAValue, ...]:
    (last,) = (op for op in walk(module) if op.name == "func.return")
    return tuple(last.operands)


@pytest.mark.parametrize("seed", range(40))
def test_no_value_leaves_its_range(seed: int) -> None:
    module = parse_module(make_context(), program(random.Random(seed), 14))
    ranges, machine = FloatRanges(), Interpreter(module)
    bounds = [ranges.of(value) for value in returned(module)]
    for x, y in itertools.product(ARGUMENTS, repeat=2):
        for found, (low, high) in zip(machine.run("f", [x, y]), bounds, strict=True):
            assert math.isnan(found) or low <= found <= high


@pytest.mark.parametrize(
    ("formula", "low", "high"),
    [
        ("%v = arith.mulf %x, %x : f64", 0.0, math.inf),
        ("%v = math.tanh %x : f64", -1.0, 1.0),
        ("%e = math.exp %x : f64\n%v = arith.addf %e, %e : f64", 0.0, math.inf),
        ("%e = math.sin %x : f64\n%v = math.exp %e : f64", math.exp(-1), math.exp(1)),
    ],
)
def test_ranges_are_narrow(formula: str, low: float, high: float) -> None:
    text = f"func.func @f(%x: f64) -> f64 {{\n{formula}\nreturn %v : f64\n}}"
    found = FloatRanges().of(*returned(parse_module(make_context(), text)))
    assert found.low == pytest.approx(low, rel=1e-4)
    assert found.high == pytest.approx(high, rel=1e-4)


def test_narrow_floats_have_no_bounds() -> None:
    """A sum of 65504 and 40 is infinite in f16."""
    text = "func.func @f(%x: f16) -> f16 {\n%v = math.tanh %x : f16\nreturn %v : f16\n}"
    assert FloatRanges().of(*returned(parse_module(make_context(), text))) == ALL
