"""Code that rules emit compiles, and computes what the interpreter does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import ad_opt
from rule_programs import Program, text_of

Z = "complex<f64>"
WIDE = "vector<4xf64>"
VECTORS = [np.array([0.5, 2.0, 0.25, 3.0]), np.array([2.0, 0.5, -1.0, 1.5])]

REAL = [
    *(f"math.{n} %a" for n in ("absf", "acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt")),
    *(f"math.{n} %a" for n in ("cos", "cosh", "erf", "erfc", "exp", "exp2", "expm1", "log")),
    *(f"math.{n} %a" for n in ("log10", "log1p", "log2", "rsqrt", "sin", "sinh", "sqrt", "tan")),
    *("math.tanh %a", "math.atan2 %a, %b", "math.powf %a, %b", "math.copysign %a, %b"),
    *("arith.divf %a, %b", "arith.remf %a, %b", "arith.maximumf %a, %b", "arith.minnumf %a, %b"),
]
COMPLEX = [
    *(f"complex.{n} %a" for n in ("abs", "angle", "sign", "exp", "log", "sqrt", "rsqrt", "tanh")),
    *("complex.div %a, %b", "complex.pow %a, %b", "complex.atan2 %a, %b"),
]
POINTS = [0.5, 0.0, 1.0, -2.0, 1e-200, 1e200, float("inf")]


def agree(op: str, type: str, points: Sequence[Sequence[Any]], result: str | None = None) -> None:
    arguments = 1 + op.count("%b")
    made = Program(text_of(f"%r = {op} : {type}", type, arguments, result))
    made.add_pull()
    compiled = ad_opt.load(str(made.module))["pull"]
    for *point, seed in points:
        expected = made.run("pull", *point[:arguments], seed)
        found = compiled(*point[:arguments], seed)
        found = found if isinstance(found, tuple) else (found,)
        for one, other in zip(found, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-14)


@pytest.mark.parametrize("op", REAL)
def test_scalars(op: str) -> None:
    points = [(p, q, seed) for p in POINTS for q in (2.0, 0.0) for seed in (1.5, 0.0)]
    agree(op, "f64", points)


@pytest.mark.parametrize("op", REAL)
def test_vectors(op: str) -> None:
    agree(op, WIDE, [(*VECTORS, np.array([1.0, 0.0, -2.0, 0.5]))])


@pytest.mark.parametrize("op", COMPLEX)
def test_complex(op: str) -> None:
    real = op.startswith(("complex.abs", "complex.angle"))
    seed = 1.5 if real else 1.5 - 0.5j
    points = [(z, 2.0 - 1.0j, seed) for z in (0.5 + 0.25j, -1.5 - 2.0j, 3.0j)]
    agree(op, Z, points, "f64" if real else None)


@pytest.mark.parametrize("kind", ["add", "mul", "maximumf", "minnumf"])
def test_reductions(kind: str) -> None:
    text = (
        f"func.func @f(%a: {WIDE}, %b: f64) -> f64 {{\n"
        f"  %r = vector.reduction <{kind}>, %a, %b : {WIDE} into f64\n  func.return %r : f64\n}}"
    )
    made = Program(text)
    made.add_pull()
    found = ad_opt.load(str(made.module))["pull"](VECTORS[0], 0.25, 2.0)
    expected = made.run("pull", VECTORS[0], 0.25, 2.0)
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-14)
