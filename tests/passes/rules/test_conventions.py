"""Kinks, singularities and extreme arguments: what ``docs/conventions.md`` says, case by case."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import pytest

from rule_programs import Program, program, text_of

INF, NAN = math.inf, math.nan


@dataclass(frozen=True)
class Edge:
    """An operation at a point; its partials there, and what a zero derivative gives."""

    op: str
    point: tuple[float, ...]
    partials: tuple[float, ...]

    def __str__(self) -> str:
        return f"{self.op}{self.point}".replace(" ", "")


def edges(op: str, *rows: tuple[tuple[float, ...], tuple[float, ...]]) -> list[Edge]:
    return [Edge(op, point, partials) for point, partials in rows]


EDGES = [
    # Kinks: the middle, or the side that the result is on.
    *edges("math.absf %a", ((0.0,), (0.0,)), ((-0.0,), (0.0,)), ((-INF,), (-1.0,))),
    *edges("arith.maximumf %a, %b", ((2.0, 2.0), (0.5, 0.5)), ((0.0, -0.0), (0.5, 0.5))),
    *edges("arith.minimumf %a, %b", ((2.0, 2.0), (0.5, 0.5)), ((-0.0, 0.0), (0.5, 0.5))),
    *edges("arith.maxnumf %a, %b", ((2.0, 2.0), (0.5, 0.5)), ((NAN, 1.0), (0.0, 1.0))),
    *edges("arith.minnumf %a, %b", ((2.0, 2.0), (0.5, 0.5)), ((1.0, NAN), (1.0, 0.0))),
    *edges(
        "math.clampf %a to [%b, %c]",
        ((0.0, 0.0, 1.0), (1.0, 0.0, 0.0)),
        ((1.0, 0.0, 1.0), (1.0, 0.0, 0.0)),
        ((0.5, 0.5, 0.5), (1.0, 0.0, 0.0)),
        ((0.0, 2.0, 1.0), (0.0, 0.0, 1.0)),
    ),
    *edges(
        "math.copysign %a, %b",
        ((0.0, 1.0), (1.0, 0.0)),
        ((-0.0, 1.0), (-1.0, 0.0)),
        ((2.0, -0.0), (-1.0, 0.0)),
        ((-2.0, -3.0), (1.0, 0.0)),
    ),
    # fmod(1, 0.1): the quotient rounds to 10, but 0.1 goes 9 times into 1.
    *edges("arith.remf %a, %b", ((1.0, 0.1), (1.0, -9.0)), ((6.0, 2.0), (1.0, -3.0))),
    # Singularities.
    *edges("math.sqrt %a", ((0.0,), (INF,))),
    *edges("math.rsqrt %a", ((0.0,), (-INF,))),
    *edges("math.cbrt %a", ((0.0,), (INF,))),
    *edges("math.log %a", ((0.0,), (INF,))),
    *edges("math.log1p %a", ((-1.0,), (INF,))),
    *edges("math.acos %a", ((1.0,), (-INF,)), ((-1.0,), (-INF,))),
    *edges("math.asin %a", ((1.0,), (INF,)), ((-1.0,), (INF,))),
    *edges("math.acosh %a", ((1.0,), (INF,))),
    *edges("math.atanh %a", ((1.0,), (INF,))),
    *edges(
        "math.powf %a, %b",
        ((0.0, 2.0), (0.0, 0.0)),
        ((0.0, 1.0), (1.0, 0.0)),
        ((0.0, 0.5), (INF, 0.0)),
        ((0.0, 0.0), (0.0, 0.0)),
        ((3.0, 0.0), (0.0, math.log(3.0))),
        ((-2.0, 3.0), (12.0, NAN)),
        ((-2.0, 2.0), (-4.0, NAN)),
        ((1e-200, 2.0), (2e-200, 0.0)),  # the power itself is zero
    ),
    *edges("math.atan2 %a, %b", ((0.0, 1.0), (1.0, 0.0)), ((0.0, -1.0), (-1.0, 0.0))),
    # Far out nothing overflows on the way, nor vanishes.
    *edges(
        "math.atan2 %a, %b",
        ((1e-200, 1e-200), (5e199, -5e199)),
        ((3e200, 4e200), (1.6e-201, -1.2e-201)),
    ),
    *edges("math.asinh %a", ((1e200,), (1e-200,)), ((-1e200,), (1e-200,))),
    *edges("math.acosh %a", ((1e200,), (1e-200,))),
    *edges("math.expm1 %a", ((-50.0,), (math.exp(-50.0),))),
    *edges("math.erf %a", ((30.0,), (0.0,))),
    *edges("math.tanh %a", ((INF,), (0.0,)), ((-400.0,), (0.0,))),
    *edges("math.exp %a", ((1000.0,), (INF,)), ((-INF,), (0.0,))),
]


def made(edge: Edge) -> Program:
    return program(text_of(f"%r = {edge.op} : f64", "f64", len(edge.point)))


@pytest.mark.parametrize("edge", EDGES, ids=str)
def test_partials_at_edges(edge: Edge) -> None:
    pulled = made(edge).run("pull", *edge.point, 1.0)
    for operand, true in enumerate(edge.partials):
        unit = [float(k == operand) for k in range(len(edge.point))]
        # Other operands have zero tangents, which stay out whatever their partials are.
        (pushed,) = made(edge).run("push", *edge.point, *unit)
        for found in (pushed, pulled[operand]):
            assert found == pytest.approx(true, rel=1e-14, abs=1e-320, nan_ok=True)


@pytest.mark.parametrize("edge", EDGES, ids=str)
def test_zero_derivatives_stay_zero(edge: Edge) -> None:
    zeros = [0.0] * len(edge.point)
    assert made(edge).run("push", *edge.point, *zeros) == (0.0,)
    assert made(edge).run("pull", *edge.point, 0.0) == tuple(zeros)


SINGULAR = [
    ("arith.divf %a, %b", (1.0, 0.0)),
    ("arith.divf %a, %b", (0.0, 0.0)),
    ("arith.remf %a, %b", (1.0, 0.0)),
    ("math.atan2 %a, %b", (0.0, 0.0)),
    ("math.powf %a, %b", (0.0, -1.0)),
    ("math.powf %a, %b", (-1.0, 0.5)),
    ("math.sqrt %a", (-1.0,)),
    ("math.log %a", (-1.0,)),
    ("math.log %a", (NAN,)),
    ("math.log2 %a", (0.0,)),
    ("math.log10 %a", (0.0,)),
    ("math.sinh %a", (1000.0,)),
    ("math.cosh %a", (1000.0,)),
    ("math.exp2 %a", (5000.0,)),
    ("math.expm1 %a", (1000.0,)),
]


@pytest.mark.parametrize(("op", "point"), SINGULAR)
def test_a_masked_singularity_leaves_no_nan(op: str, point: tuple[float, ...]) -> None:
    one = program(text_of(f"%r = {op} : f64", "f64", len(point)))
    zeros = (0.0,) * len(point)
    assert one.run("push", *point, *zeros) == (0.0,)
    assert one.run("pull", *point, 0.0) == zeros


def test_lanes_are_masked_one_by_one() -> None:
    made = program(text_of("%r = math.sqrt %a : vector<4xf64>", "vector<4xf64>", 1))
    at, d = np.array([0.0, 0.0, 4.0, 4.0]), np.array([0.0, 1.0, 0.0, 1.0])
    (found,) = made.run("pull", at, d)
    np.testing.assert_array_equal(found, [0.0, INF, 0.0, 0.25])


def test_a_zero_derivative_still_depends_on_itself() -> None:
    """The product with a finite partial must stay a product: second derivatives look through it."""
    made = program(text_of("%r = math.sqrt %a : f64", "f64", 1))
    (tiny,) = made.run("pull", 4.0, 5e-324 * 8)
    assert tiny == 5e-324 * 2


def test_flags_of_the_program_are_kept_but_promises_about_values_are_not() -> None:
    op = "%r = math.exp %a fastmath<reassoc,nnan,ninf,contract> : f64"
    made = program(text_of(op, "f64", 1))
    pull = [line for line in str(made.module).split("@pull")[1].splitlines() if "mulf" in line]
    assert pull
    assert all("fastmath<reassoc,contract>" in line for line in pull)
    plain = program(text_of("%r = math.sqrt %a : f64", "f64", 1))
    assert "fastmath" not in str(plain.module)


def test_division_by_a_known_number_needs_no_guard() -> None:
    made = Program(
        "func.func @f(%a: f64) -> f64 {\n  %b = arith.constant 3.0 : f64\n"
        "  %r = arith.divf %a, %b : f64\n  func.return %r : f64\n}"
    )
    made.add_pull([0])
    assert "arith.select" not in made.emitted
