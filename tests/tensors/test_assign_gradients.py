"""Gradients of routines of assignments: numbers by hand, and those of the lowered loops."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.lowering.interpreters.dual.dual import run_dual
from hypothesis import assume, given, settings

import ad_opt
import assign_gradient_programs as programs_with_gradients
from assign_in_arrays import magnitudes
from kernel_runs import run_passes
from shares import some_of


def zeros_like(arrays: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    return {name: np.full(array.shape, 7.0) for name, array in arrays.items()}


def is_well_conditioned(
    program: programs_with_gradients.Program, values: dict[str, np.ndarray]
) -> bool:
    """False if sines of large numbers are taken; infinities, of maxima of nothing, may be read."""
    found = magnitudes(program, 1, values)
    return bool((found[found != np.inf] < 1e3).all())


@settings(max_examples=some_of(40), deadline=None)
@given(programs_with_gradients.programs())
def test_as_by_the_lowered_loops(program: programs_with_gradients.Program) -> None:
    rng = np.random.default_rng(3)
    shapes = program.parameters
    values = {name: np.array(rng.uniform(0.2, 1.8, shape)) for name, shape in shapes.items()}
    assume(is_well_conditioned(program, values))
    loss, gradients = np.zeros(()), zeros_like(values)
    routine = ad_opt.load(program.with_gradients())["f"]
    routine(1, loss, *(value.copy() for value in values.values()), *gradients.values())
    expected = np.zeros(())
    loops = ad_opt.load(program.forward())["f"]
    _, pullback = ad_opt.vjp(loops, 1, expected, *(value.copy() for value in values.values()))
    derivatives = pullback(loss=1.0)[1:]
    assume(np.isfinite(expected))
    np.testing.assert_allclose(loss, expected, rtol=1e-10)
    for gradient, wanted in zip(gradients.values(), derivatives, strict=True):
        # Of loops, zero times infinity is NaN where nobody reads the product.
        known = ~np.isnan(wanted)
        np.testing.assert_allclose(gradient[known], wanted[known], rtol=1e-9, atol=1e-9)


LOOPS = (
    "expand-concatenations,elide-initialization,lower-assign-to-affine,materialize-nodes,"
    "lower-affine-to-scf"
)


@settings(max_examples=some_of(15), deadline=None)
@given(programs_with_gradients.programs())
def test_as_by_dual_numbers(program: programs_with_gradients.Program) -> None:
    """One direction of the gradient, from loops that the interpreter runs on dual numbers."""
    assume("stop_gradient" not in program.forward())  # dual numbers go through it
    rng = np.random.default_rng(4)
    shapes = program.parameters
    values = {name: np.array(rng.uniform(0.2, 1.8, shape)) for name, shape in shapes.items()}
    assume(is_well_conditioned(program, values))
    rates = {name: np.array(rng.normal(size=shape)) for name, shape in shapes.items()}
    module = ad_opt.load(program.forward()).module
    run_passes(module, LOOPS)
    loss = np.zeros(())
    found = run_dual(module, "f", [1, loss, *values.values()], [None, loss, *rates.values()])
    assume(np.isfinite(found.argument_tangents[1]))
    gradients = zeros_like(values)
    routine = ad_opt.load(program.with_gradients())["f"]
    routine(1, loss, *(value.copy() for value in values.values()), *gradients.values())
    slope = sum((gradients[name] * rates[name]).sum() for name in values)
    np.testing.assert_allclose(slope, found.argument_tangents[1], rtol=1e-9, atol=1e-9)


REDUCTION = """
func.func @f(%x: memref<SHAPEf64>, %y: memref<f64>, %gx: memref<SHAPEf64>, %gy: memref<f64>) {
  %z = assign.node "z" : memref<f64>
  assign.accumulate #assign.kind<set> %z[affine_map<() -> ()>]
      from %y[affine_map<() -> ()>] over [] {
  ^bb0(%a: f64):
    assign.yield %a : f64
  } : memref<f64>, memref<f64>
  assign.accumulate #assign.kind<KIND>INIT %z[affine_map<(i) -> ()>] from %x[affine_map<(i) -> (i)>]
      over [COUNT] {
  ^bb0(%a: f64):
    assign.yield %a : f64
  } : memref<f64>, memref<SHAPEf64>
  assign.gradient %z of %x, %y into %gx, %gy : memref<f64> of memref<SHAPEf64>, memref<f64>
      into memref<SHAPEf64>, memref<f64>
  return
}
"""


def reduced(
    kind: str, x: list[float], y: float, *, init: bool = False
) -> tuple[list[float], float]:
    """The gradients of a reduction of ``x`` onto ``y``, by both."""
    text = REDUCTION.replace("KIND", kind).replace("INIT", " init" * init)
    text = text.replace("SHAPE", f"{len(x)}x").replace("COUNT", str(len(x)))
    gx, gy = np.full(len(x), 9.0), np.full((), 9.0)
    ad_opt.load(text)["f"](np.array(x), np.array(y), gx, gy)
    return gx.tolist(), float(gy)


@pytest.mark.parametrize(
    ("kind", "x", "y", "gx", "gy"),
    [
        ("mul", [2.0, 3.0, 4.0], 5.0, [60, 40, 30], 24),
        ("mul", [2.0, 0.0, 4.0], 5.0, [0, 40, 0], 0),
        ("mul", [0.0, 0.0, 4.0], 5.0, [0, 0, 0], 0),
        ("mul", [2.0, 3.0], 0.0, [0, 0], 6),
        ("mul", [-2.0], 3.0, [3], -2),
        ("div", [2.0, 4.0], 16.0, [-1, -0.5], 0.125),
        ("div", [4.0], 8.0, [-0.5], 0.25),
        ("sub", [1.0, 2.0], 3.0, [-1, -1], 1),
        ("max", [1.0, 3.0, 2.0], 2.5, [0, 1, 0], 0),
        ("max", [1.0, 3.0, 3.0], 3.0, [0, 1 / 3, 1 / 3], 1 / 3),
        ("max", [1.0, 3.0, 2.0], 4.0, [0, 0, 0], 1),
        ("max", [3.0], 3.0, [0.5], 0.5),
        ("min", [1.0, 3.0, 1.0], 2.0, [0.5, 0, 0.5], 0),
        ("set", [1.0, 2.0, 3.0], 4.0, [0, 0, 1], 0),
    ],
)
def test_where_contributions_meet(
    kind: str, x: list[float], y: float, gx: list[float], gy: float
) -> None:
    found = reduced(kind, x, y)
    np.testing.assert_allclose(found[0], gx, rtol=1e-15)
    np.testing.assert_allclose(found[1], gy, rtol=1e-15)


@pytest.mark.parametrize("kind", ["add", "sub", "mul", "div", "max", "min", "set"])
def test_what_is_initialised_has_no_say(kind: str) -> None:
    assert reduced(kind, [2.0, 0.5], 3.0, init=True)[1] == 0


def test_tropical_convolution() -> None:
    """Max-plus, stride 2, of a 4 by 4 picture: reference values by hand."""
    text = """
func.func @f(%x: memref<4x4xf64>, %k: memref<2x2xf64>, %y: memref<2x2xf64>,
    %gx: memref<4x4xf64>, %gk: memref<2x2xf64>) {
  assign.accumulate #assign.kind<max> init %y[affine_map<(i, j, p, q) -> (i, j)>]
      from %x[affine_map<(i, j, p, q) -> (i * 2 + p, j * 2 + q)>],
      %k[affine_map<(i, j, p, q) -> (p, q)>] over [2, 2, 2, 2] {
  ^bb0(%a: f64, %b: f64):
    %s = arith.addf %a, %b : f64
    assign.yield %s : f64
  } : memref<2x2xf64>, memref<4x4xf64>, memref<2x2xf64>
  assign.gradient %y of %x, %k into %gx, %gk
      : memref<2x2xf64> of memref<4x4xf64>, memref<2x2xf64>
      into memref<4x4xf64>, memref<2x2xf64>
  return
}
"""
    f = ad_opt.load(text)["f"]
    y, gx, gk = np.zeros((2, 2)), np.ones((4, 4)), np.ones((2, 2))
    f(np.arange(16.0).reshape(4, 4), np.array([[0.0, 1], [2, 3]]), y, gx, gk)
    assert y.tolist() == [[8, 10], [16, 18]]
    f(np.ones((4, 4)), np.array([[0.0, 0], [0, 10]]), y, gx, gk)
    assert y.sum() == 44
    assert gk.tolist() == [[0, 0], [0, 4]]
    assert np.argwhere(gx).tolist() == [[1, 1], [1, 3], [3, 1], [3, 3]]
    assert gx.sum() == 4


def test_where_hands_on_what_was_selected() -> None:
    text = """
func.func @f(%c: memref<4xi1>, %x: memref<4xf64>, %z: memref<4xf64>,
    %y: memref<4xf64>, %gx: memref<4xf64>, %gz: memref<4xf64>) {
  assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i)>] from %c[affine_map<(i) -> (i)>],
      %x[affine_map<(i) -> (i)>], %z[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%t: i1, %a: f64, %b: f64):
    %l = math.log %a : f64
    %s = arith.select %t, %l, %b : f64
    assign.yield %s : f64
  } : memref<4xf64>, memref<4xi1>, memref<4xf64>, memref<4xf64>
  assign.gradient %y of %x, %z into %gx, %gz
      : memref<4xf64> of memref<4xf64>, memref<4xf64> into memref<4xf64>, memref<4xf64>
  return
}
"""
    gx, gz = np.ones(4), np.ones(4)
    mask, x = np.array([True, False, True, False]), np.array([1.0, 0.0, 4.0, -1.0])
    ad_opt.load(text)["f"](mask, x, np.ones(4), np.zeros(4), gx, gz)
    assert gx.tolist() == [1, 0, 0.25, 0]
    assert gz.tolist() == [0, 1, 0, 1]


def test_operation_without_rule() -> None:
    text = REDUCTION.replace("SHAPE", "2x").replace("COUNT", "2").replace("INIT", "")
    text = text.replace("KIND", "add").replace(
        "assign.yield %a : f64\n  } : memref<f64>, memref<2xf64>",
        "%c = arith.constant true\n %r = scf.if %c -> (f64) { scf.yield %a : f64 } else "
        "{ scf.yield %a : f64 }\n assign.yield %r : f64\n  } : memref<f64>, memref<2xf64>",
    )
    with pytest.raises(DiagnosticError, match="AD0701"):
        ad_opt.load(text)["f"].compile()


def test_a_cotangent_in_the_place_of_another_gradient_is_moved() -> None:
    """``p2`` adds to ``p1`` as it is, so their cotangents are one; then that of ``p1`` grows.

    By hand: loss = sin(p1) + sin(p1 + p2), by p2 the cosine of the sum alone.
    """
    scalar, map_ = "memref<f64>", "affine_map<() -> ()>"

    def add(out: str, source: str, body: str, init: str = "") -> str:
        return (
            f"assign.accumulate #assign.kind<add> {init} {out}[{map_}] from {source}[{map_}] "
            f"over [] {{\n^bb0(%a: f64):\n{body}\n}} : {scalar}, {scalar}\n"
        )

    sine = "%r = math.sin %a : f64\nassign.yield %r : f64"
    text = (
        f"func.func @f(%loss: {scalar}, %p1: {scalar}, %p2: {scalar}, "
        f"%g1: {scalar}, %g2: {scalar}) {{\n"
        + add("%loss", "%p1", sine, "init")
        + add("%p1", "%p2", "assign.yield %a : f64")
        + add("%loss", "%p1", sine)
        + f"assign.gradient %loss of %p1, %p2 into %g1, %g2 : {scalar} of {scalar}, {scalar} "
        f"into {scalar}, {scalar}\nreturn\n}}"
    )
    loss, g1, g2 = np.zeros(()), np.zeros(()), np.zeros(())
    ad_opt.load(text)["f"](loss, np.array(0.7), np.array(0.2), g1, g2)
    assert (float(g1), float(g2)) == pytest.approx((np.cos(0.7) + np.cos(0.9), np.cos(0.9)))
