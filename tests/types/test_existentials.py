"""Dynamic dispatch: values, gradients and second derivatives against closed forms.

Numbers of `dispatch.mlir` are rows G16 of the reference table (24, 24, 96, 144).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes import pipelines
from ad_opt.passes.infrastructure.manager import PassManager
from xdsl.dialects.builtin import ModuleOp

import ad_opt

PROGRAMS = Path(__file__).parent / "programs"
A, X, Y = 1.5, 2.0, 0.75


def text_of(name: str) -> str:
    return (PROGRAMS / f"{name}.mlir").read_text()


@cache
def program(name: str) -> ad_opt.Program:
    """Loaded once, so that its derivatives are compiled once."""
    return ad_opt.load(text_of(name))


def run_passes(name: str, pipeline: str) -> ModuleOp:
    ctx = make_context()
    module = parse_module(ctx, text_of(name), name)
    PassManager.parse(ctx, pipeline).run(module)
    return module


def close(found: object, *expected: float) -> None:
    values = found if isinstance(found, tuple) else (found,)
    assert values == pytest.approx(expected, rel=1e-12, abs=1e-12)


@pytest.mark.parametrize(
    ("first", "value", "slope", "curvature"),
    [(True, 16.0, 24.0, 24.0), (False, 48.0, 96.0, 144.0)],
)
def test_second_order_through_dispatch(
    first: bool, value: float, slope: float, curvature: float
) -> None:
    f = program("dispatch")["f"]
    close(f(first, 2.0), value)
    close(ad_opt.grad(f)(first, 2.0), slope)
    close(ad_opt.hvp(f, (first, 2.0), (0, 1.0)), curvature)
    _, tangent = ad_opt.jvp(f, (first, 2.0), (0, 1.0))
    close(tangent, slope)


@pytest.mark.parametrize(
    ("first", "value", "gradient", "hessian"),
    [
        (
            True,
            A**3 * X**4,
            (3 * A**2 * X**4, 4 * A**3 * X**3),
            (6 * A * X**4, 12 * A**2 * X**3, 12 * A**3 * X**2),
        ),
        (
            False,
            A**6 * X**4,
            (6 * A**5 * X**4, 4 * A**6 * X**3),
            (30 * A**4 * X**4, 24 * A**5 * X**3, 12 * A**6 * X**2),
        ),
    ],
)
def test_gradients_flow_into_what_is_opened(
    first: bool,
    value: float,
    gradient: tuple[float, float],
    hessian: tuple[float, float, float],
) -> None:
    f = program("existentials")["f"]
    close(f(first, A, X), value)
    close(ad_opt.grad(f)(first, A, X), *gradient)
    close(ad_opt.hvp(f, (first, A, X), (0, 1.0, 0.0)), *hessian[:2])
    close(ad_opt.hvp(f, (first, A, X), (0, 0.0, 1.0)), *hessian[1:])
    _, tangent = ad_opt.jvp(f, (first, A, X), (0, 0.25, -3.0))
    close(tangent, 0.25 * gradient[0] - 3.0 * gradient[1])


@pytest.mark.parametrize(("first", "power"), [(True, 1), (False, 2)])
def test_differentials_of_one_value_are_added(first: bool, power: int) -> None:
    f = program("existentials")["twice"]
    close(f(first, A, X, Y), A ** (2 * power) * X**2 * Y**2)
    close(
        ad_opt.grad(f)(first, A, X, Y),
        2 * power * A ** (2 * power - 1) * X**2 * Y**2,
        2 * A ** (2 * power) * X * Y**2,
        2 * A ** (2 * power) * X**2 * Y,
    )


def test_arrays_of_existentials() -> None:
    f = program("existentials")["sum"]
    close(f(A, Y, X, 5), 3 * A * X**2 + 2 * Y**2 * X**2)
    close(ad_opt.grad(f)(A, Y, X, 5), 3 * X**2, 4 * Y * X**2, 6 * A * X + 4 * Y**2 * X)


@pytest.mark.parametrize("name", ["dispatch", "existentials"])
@pytest.mark.parametrize("first", [True, False])
def test_devirtualized_programs_mean_what_they_meant(name: str, first: bool) -> None:
    """The interpreter dispatches at run time: it is the oracle of the choice by ids."""
    arguments = [first, X] if name == "dispatch" else [first, A, X]
    before = run_function(run_passes(name, "synthesize-conformances"), "f", arguments)
    after = run_function(run_passes(name, pipelines.TYPES), "f", arguments)
    assert before == after


def test_opening_a_null_stops_the_program() -> None:
    f = program("null")["f"]
    close(f(True, X), X)
    with pytest.raises(DiagnosticError, match=r"AD0505.*a null of @IShape was opened"):
        f(False, X)


def test_adding_differentials_of_two_types_stops_the_program() -> None:
    f = program("null")["add"]
    close(f(True, True, X, Y), X + Y)
    close(f(True, False, X, Y), X)
    with pytest.raises(DiagnosticError, match=r"AD0505.*of two different types were added"):
        program("null")["add_two_types"](X, Y)


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [(True, True, 8.0), (True, False, 45.0), (False, True, 5.0), (False, False, 42.0)],
)
def test_a_null_is_the_zero_of_the_type(first: bool, second: bool, expected: float) -> None:
    """The sum of 45 and 5 is 8 where the zero is 42, whoever adds."""
    close(program("own_zero")["sum"](first, second, 45.0, 5.0), expected)
    module = run_passes("own_zero", "synthesize-conformances")
    close(run_function(module, "sum", [first, second, 45.0, 5.0]), expected)


def test_generic_members_of_existentials() -> None:
    """Row G20: the member is called without a derivative, so the slope is its value."""
    f = program("generic_member")["f"]
    close(f(True, 3.0), 9.0)
    close(ad_opt.grad(f)(True, 3.0), 3.0)
    close(ad_opt.grad(f)(False, 3.0), 1.0)


def test_differentials_are_as_large_as_their_origin_needs() -> None:
    """Differentials of a small type stay small beside large ones, and all derivatives hold."""
    a, b, x, n = 1.5, 0.5, 2.0, 3
    f = program("two_origins")["f"]
    close(f(a, b, x, n), n * (a * a * x + b * b * x * x))
    gradient = (2 * n * a * x, 2 * n * b * x * x, n * (a * a + 2 * b * b * x))
    close(ad_opt.grad(f)(a, b, x, n), *gradient)
    close(ad_opt.hvp(f, (a, b, x, n), (1.0, 0.0, 0.0, None)), 2 * n * x, 0.0, 2 * n * a)
    steps = (pipelines.TYPES, pipelines.derivative("f", "grad"), "lower-pairs")
    module = run_passes("two_origins", ",".join((*steps, "infer-any-value-sizes")))
    text = str(module)
    assert "iface.any_value_bytes_saved = 72" in text
    carried = next(line for line in text.splitlines() if "iter_args" in line and "IDiff" in line)
    assert carried.count("!iface.any<@IDifferentiable>") == 1
    assert carried.count("!iface.any<@IDifferentiable.8>") == 1


@pytest.mark.parametrize(("there", "slope"), [(True, 4 * X**3), (False, 0.0)])
def test_differentials_in_optionals_are_added(there: bool, slope: float) -> None:
    gradient = pipelines.derivative("f", "grad")
    module = run_passes("optional_existentials", f"{pipelines.TYPES},{gradient}")
    assert run_function(module, "f_grad", [there, X]) == pytest.approx((slope,))


PRELUDE, *FORMS = text_of("existential_forms").split("// -----\n")
TITLES = [text.strip().splitlines()[0].removeprefix("// FORM ") for text in FORMS]


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS, ids=TITLES)
def test_existentials_wherever_values_can_be(form: str) -> None:
    """Forward against reverse against differences, and second derivatives, for each type."""
    f = ad_opt.load(PRELUDE + form)["f"]
    for kind in range(3):
        ad_opt.check_grads(f, kind, 1.1, 0.8, 0.6, rtol=1e-5)


@pytest.mark.parametrize("lamp", [True, False])
def test_sums_of_existentials_in_existentials(lamp: bool) -> None:
    """A type that holds an existential is as large as what it holds, and more; both are added."""
    f, w, h, x, y = program("nested")["f"], 1.5, 2.0, 0.75, 0.5
    area, bright = w * h, y * y + 1
    near = area if lamp else 1.0
    close(f(lamp, w, h, x, y), near * x * bright + area * y)
    slope = (x * bright if lamp else 0.0) + y
    expected = h * slope, w * slope, near * bright, 2 * near * x * y + area
    close(ad_opt.grad(f)(lamp, w, h, x, y), *expected)
    direction = (0.3, -0.2, 0.5, 0.7)
    _, tangent = ad_opt.jvp(f, (lamp, w, h, x, y), (None, *direction))
    close(tangent, sum(a * b for a, b in zip(expected, direction, strict=True)))


def test_loops_carry_structs_of_existentials() -> None:
    """Fields are floats at one time and bits at another: LLVM did not come to an end at these."""
    f = program("carried")["f"]
    x, y, n = 0.3, 0.7, 3
    close(f(x, y, n), *(value := _carried(x, y, n))[:1])
    close(ad_opt.grad(f)(x, y, n), *value[1:])


def _carried(x: float, y: float, n: int) -> tuple[float, float, float]:
    """The area is `3 * r * r` at first and the sum itself afterwards: value and derivatives."""
    total, by_x, by_y = 0.0, 0.0, 0.0
    area, area_x, area_y = 3 * x * x, 6 * x, 0.0
    for _ in range(n):
        total, by_x, by_y = total + area * y, by_x + area_x * y, by_y + area_y * y + area
        area, area_x, area_y = total, by_x, by_y
    return total, by_x, by_y
