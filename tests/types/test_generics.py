"""Generics by monomorphisation: values, gradients and second derivatives against closed forms."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes import pipelines
from ad_opt.passes.infrastructure.manager import PassManager
from xdsl.dialects.builtin import ModuleOp

import ad_opt

PROGRAM = (Path(__file__).parent / "programs" / "generics.mlir").read_text()
V, X = 2.0, 3.0
POLY = (V * X**2 + X, X**2, 2 * V * X + 1)
"""v·x² + x and its derivatives: row F4 of the reference table is 13 and 9."""
BOTH = (V * X**6 + X**3, X**6, 6 * V * X**5 + 3 * X**2)
SWAPPED = (X * V**6 + V**3, 6 * X * V**5 + 3 * V**2, V**6)


@cache
def program() -> ad_opt.Program:
    """Loaded once, so that its derivatives are compiled once."""
    return ad_opt.load(PROGRAM)


def specialized(text: str) -> ModuleOp:
    ctx = make_context()
    module = parse_module(ctx, text, "generics")
    PassManager.parse(ctx, "specialize-generics").run(module)
    return module


@pytest.mark.parametrize(
    ("name", "value", "by_v", "by_x"),
    [("f", *POLY), ("h", *BOTH), ("k", *(a + b for a, b in zip(BOTH, SWAPPED, strict=True)))],
)
def test_gradients(name: str, value: float, by_v: float, by_x: float) -> None:
    f = program()[name]
    assert f(V, X) == pytest.approx(value, rel=1e-13)
    assert ad_opt.grad(f)(V, X) == pytest.approx((by_v, by_x), rel=1e-13)
    _, tangent = ad_opt.jvp(f, (V, X), (0.5, -2.0))
    assert tangent == pytest.approx(0.5 * by_v - 2.0 * by_x, rel=1e-13)


def test_second_derivatives() -> None:
    f = program()["k"]
    expected = (30 * X * V**4 + 6 * V, 6 * X**5 + 6 * V**5)
    assert ad_opt.hvp(f, (V, X), (1.0, 0.0)) == pytest.approx(expected, rel=1e-13)


def test_each_instance_is_made_once() -> None:
    names = [
        op.properties["sym_name"].data  # pyright: ignore[reportAttributeAccessIssue]
        for op in specialized(PROGRAM).body.block.ops
        if op.name == "func.func"
    ]
    assert sorted(names) == sorted(
        [
            *("f", "h", "k", "f64.add", "f64.mul", "square.f64", "poly.f64", "both.f64"),
            *(
                "power.f64.3",
                "Two.add.f64",
                "Two.mul.f64",
                "f64.same",
                "square.Two.f64",
                "poly.Two.f64",
            ),
            *("both.Two.f64", "power.Two.f64.3", "Two.unit.f64", "Two.total.f64"),
        ]
    )


def test_cost_is_linear_in_the_number_of_uses() -> None:
    """A thousand uses of one instance make one instance, and a thousand calls."""
    use = """
func.func @u{0}(%x: f64) -> f64 {{
  %g = iface.specialize @power [f64, @f64_IArith, {1} : i32] : (f64) -> f64
  %y = autodiff.invoke %g(%x) : (f64) -> f64
  return %y : f64
}}"""
    text = PROGRAM + "".join(use.format(i, i % 7 + 2) for i in range(300))
    functions = [op for op in specialized(text).body.block.ops if op.name == "func.func"]
    assert len(functions) == 18 + 300 + 6


# ------------------------------------------------------------------ before and after specialisation

REQUESTS = (Path(__file__).parent / "programs" / "generic_requests.mlir").read_text()
AFTER = ",".join((pipelines.TYPES, pipelines.PREPARE, pipelines.DIFFERENTIATE))
PATHS = {
    "specialised first": AFTER,
    "differentiated first": f"{pipelines.GENERIC_DERIVATIVES},{AFTER}",
}
CLOSED_FORMS = {
    "poly_reverse": ((V, X, 0.5), (0.5 * POLY[1], 0.5 * POLY[2])),
    "poly_forward": ((V, 2.0, X, -1.0), (POLY[0], 2 * POLY[1] - POLY[2])),
    "both_reverse": ((V, X, 0.5), (0.5 * BOTH[1], 0.5 * BOTH[2])),
    "both_forward": ((V, 2.0, X, -1.0), (BOTH[0], 2 * BOTH[1] - BOTH[2])),
    "power_reverse": ((X, 0.5), (2.5 * X**4,)),
    "power_forward": ((X, 0.5), (X**5, 2.5 * X**4)),
    "two_reverse": ((V, X), (BOTH[1] + SWAPPED[2], BOTH[2] + SWAPPED[1])),
    "second": ((V, X), (2 * X, 2 * V)),
}
"""Arguments, and what derivatives are: of v·x² + x, of that of x³, of x⁵, and of two at once."""


@pytest.fixture(scope="module", params=PATHS)
def differentiated(request: pytest.FixtureRequest) -> ModuleOp:
    ctx = make_context()
    module = parse_module(ctx, PROGRAM + REQUESTS, "requests")
    PassManager.parse(ctx, PATHS[request.param]).run(module)
    return module


@pytest.mark.parametrize("name", CLOSED_FORMS)
def test_derivatives_before_and_after_specialisation(differentiated: ModuleOp, name: str) -> None:
    arguments, expected = CLOSED_FORMS[name]
    found = run_function(differentiated, name, list(arguments))
    assert found == pytest.approx(expected, rel=1e-13)


def test_the_derivative_of_a_generic_is_a_generic() -> None:
    ctx = make_context()
    module = parse_module(ctx, PROGRAM + REQUESTS, "requests")
    PassManager.parse(ctx, pipelines.GENERIC_DERIVATIVES).run(module)
    made = {
        op.properties["sym_name"].data  # pyright: ignore[reportAttributeAccessIssue]
        for op in module.body.block.ops
        if op.name == "iface.generic"
    }
    names = {f"{f}.{d}" for f in ("poly", "both", "power") for d in ("fwd_diff", "bwd_diff")}
    assert names <= made
    assert not [op for op in module.walk() if op.name in ("func.call", "autodiff.bwd_diff")]


@pytest.mark.parametrize("path", PATHS)
def test_marked_generics(path: str) -> None:
    """The second derivative of x² is 2, and what is derived needs no mark."""
    ctx = make_context()
    text = (Path(__file__).parent / "programs" / "marked_generics.mlir").read_text()
    module = parse_module(ctx, text, "marked")
    PassManager.parse(ctx, PATHS[path]).run(module)
    assert run_function(module, "second", [5.0, 3.0]) == (6.0,)


# ------------------------------------------------------------------ generic structs in each other

DUAL = (Path(__file__).parent / "programs" / "dual_numbers.mlir").read_text()


@pytest.mark.parametrize("path", PATHS)
def test_derivatives_of_generics_over_generic_structs(path: str) -> None:
    ctx = make_context()
    module = parse_module(ctx, DUAL, "dual numbers")
    PassManager.parse(ctx, PATHS[path]).run(module)
    x, y = 1.3, 0.7
    # x^4; the dual part of (x + y e)^4 is 4 x^3 y
    assert run_function(module, "dpow", [x, 3, 1.0]) == pytest.approx((4 * x**3,))
    expected = (12 * x**2 * y, 4 * x**3)
    assert run_function(module, "dtwo", [x, y, 3, 1.0]) == pytest.approx(expected)
    assert run_function(module, "dsquare", [x, 2.0]) == pytest.approx((4 * x,))


def test_dual_numbers_of_dual_numbers() -> None:
    program = ad_opt.load(DUAL)
    for name, arguments in (("one", (1.3, 3)), ("two", (1.3, 0.7, 3)), ("four", (0.9, 0.7, 2))):
        ad_opt.check_grads(program[name], *arguments, rtol=1e-9)


INSTANCE = """
agg.struct_def @Two [!iface.tparam<"T">] {
  agg.field @l : !iface.tparam<"T">
  agg.field @r : !iface.tparam<"T">
}
iface.interface @IShape extends [@IDifferentiable] {
  iface.req_func @area : (!iface.self, f64) -> f64
}
func.func private @area(%p: !agg.struct<@Two, [f64]>, %t: f64) -> f64 {
  %l = agg.get %p "l" : !agg.struct<@Two, [f64]> -> f64
  %r = agg.get %p "r" : !agg.struct<@Two, [f64]> -> f64
  %a = arith.mulf %l, %t : f64
  %b = arith.mulf %a, %r : f64
  return %b : f64
}
iface.witness_table @two : @IShape for !agg.struct<@Two, [f64]> {
  iface.entry "area" = @area
}
iface.generic @once [!iface.tparam<"T">, !iface.witness<@IShape>] {
^bb0(%w: !iface.witness<@IShape>):
  %area = iface.lookup %w "area" : !iface.witness<@IShape> -> (!iface.tparam<"T">, f64) -> f64
  iface.body (!iface.tparam<"T">, f64) -> f64 {
  ^bb1(%x: !iface.tparam<"T">, %t: f64):
    %a = autodiff.invoke %area(%x, %t) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %a : f64
  }
}
func.func @f(%x: f64) -> f64 {
  %p = agg.make %x, %x : (f64, f64) -> !agg.struct<@Two, [f64]>
  %g = iface.specialize @once [!agg.struct<@Two, [f64]>, WITNESS]
    : (!agg.struct<@Two, [f64]>, f64) -> f64
  %y = autodiff.invoke %g(%p, %x) : (!agg.struct<@Two, [f64]>, f64) -> f64
  return %y : f64
}
"""


@pytest.mark.parametrize("witness", ["@two", "!iface.witness<@IShape>"])
def test_witness_tables_of_instances_of_generic_structs(witness: str) -> None:
    """A table written for one instance: of x * x * x."""
    f = ad_opt.load(INSTANCE.replace("WITNESS", witness))["f"]
    assert f(2.0) == 8.0
    assert ad_opt.grad(f)(2.0) == 12.0


ALGEBRA = """
iface.interface @ISome extends [@IDifferentiable] {
}
iface.witness_table @f64_ISome : @ISome for f64 {
}
iface.generic @twice [!iface.tparam<"T">, !iface.witness<@ISome>] {
^bb0(%w: !iface.witness<@ISome>):
  %add = iface.lookup %w "dadd"
      : !iface.witness<@ISome> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  %zero = iface.lookup %w "dzero" : !iface.witness<@ISome> -> () -> !iface.tparam<"T">
  %mul = iface.lookup %w "dmul:f64"
      : !iface.witness<@ISome> -> (f64, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!iface.tparam<"T">, f64) -> !iface.tparam<"T"> {
  ^bb1(%x: !iface.tparam<"T">, %t: f64):
    %z = autodiff.invoke %zero() : () -> !iface.tparam<"T">
    %a = autodiff.invoke %add(%x, %z)
      : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %b = autodiff.invoke %add(%a, %x)
      : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %c = autodiff.invoke %mul(%t, %b) : (f64, !iface.tparam<"T">) -> !iface.tparam<"T">
    iface.yield %c : !iface.tparam<"T">
  }
}
func.func @f(%x: f64, %t: f64) -> f64 {
  %g = iface.specialize @twice [f64, @f64_ISome] : (f64, f64) -> f64
  %y = autodiff.invoke %g(%x, %t) : (f64, f64) -> f64
  return %y : f64
}
"""


def test_built_in_arithmetic_of_a_parameter() -> None:
    """A table that says nothing of zeros, sums and multiples has those of its type: 2 t x."""
    f = ad_opt.load(ALGEBRA)["f"]
    assert f(3.0, 5.0) == 30.0
    assert ad_opt.grad(f)(3.0, 5.0) == (10.0, 6.0)


@pytest.mark.parametrize(("type", "two"), [("bf16", 2.0), ("!agg.array<3, bf16>", [2.0] * 3)])
def test_multiples_by_floats_of_another_format(type: str, two: object) -> None:
    """Numbers of few bits, which f16 and bf16 have."""
    program = ad_opt.load(f"""
func.func @f(%s: f16, %a: {type}) -> {type} {{
  %w = iface.witness_of {type} : !iface.witness<@IDifferentiable>
  %mul = iface.lookup %w "dmul:f16"
      : !iface.witness<@IDifferentiable> -> (f16, {type}) -> {type}
  %p = autodiff.invoke %mul(%s, %a) : (f16, {type}) -> {type}
  return %p : {type}
}}""")
    assert np.all(np.asarray(program["f"](1.5, two)) == 3.0)
