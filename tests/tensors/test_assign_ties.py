"""Maxima and minima of computed contributions: those that won are found, however it is compiled."""

from __future__ import annotations

from typing import Literal

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.pipelines import TENSORS
from numpy.typing import NDArray

import ad_opt

ROWS, COLUMNS = 7, 64
FORMS = {
    "reciprocals": (
        "%p = arith.divf %a, %b fastmath<arcp> : f64\n%q = arith.divf %b, %a fastmath<arcp> : f64\n"
        "%r = arith.addf %p, %q : f64",
        lambda a, b: a / b + b / a,
        lambda a, b: 1 / b - b / a**2,
    ),
    "functions": (
        "%p = math.tanh %a fastmath<fast> : f64\n%q = math.sin %b fastmath<fast> : f64\n"
        "%r = arith.divf %p, %q fastmath<fast> : f64",
        lambda a, b: np.tanh(a) / np.sin(b),
        lambda a, b: (1 - np.tanh(a) ** 2) / np.sin(b),
    ),
    "contracted": (
        "%p = arith.mulf %a, %b fastmath<contract> : f64\n"
        "%q = arith.mulf %a, %p fastmath<contract,reassoc> : f64\n"
        "%r = arith.addf %p, %q fastmath<contract,reassoc> : f64",
        lambda a, b: a * b + a * a * b,
        lambda a, b: b + 2 * a * b,
    ),
}
"""By name: a body, what it computes of ``a`` and ``b``, and the derivative of that by ``a``."""
ROUTINE = """
func.func @f(%x: memref<7x64xf64>, %w: memref<64xf64>, %y: memref<7xf64>, %gx: memref<7x64xf64>) {
  DECLARED
  assign.accumulate #assign.kind<KIND> init OUT[affine_map<(i, j) -> (MAP)>]
      from %x[affine_map<(i, j) -> (i, j)>], %w[affine_map<(i, j) -> (j)>] over [7, 64] {
  ^bb0(%a: f64, %b: f64):
    BODY
    assign.yield %r : f64
  } : TYPE, memref<7x64xf64>, memref<64xf64>
  THEN
  assign.gradient %y of %x into %gx : memref<7xf64> of memref<7x64xf64> into memref<7x64xf64>
  return
}
"""
NODE = '%n = assign.node "n" PLACED : memref<7x64xf64>'
THEN = """
assign.accumulate #assign.kind<KIND> init %y[affine_map<(i, j) -> (i)>]
    from %n[affine_map<(i, j) -> (i, j)>] over [7, 64] {
^bb0(%a: f64):
  %m = arith.negf %a : f64
  assign.yield %m : f64
} : memref<7xf64>, memref<7x64xf64>
"""


def in_the_assignment(kind: str, body: str) -> str:
    """The routine whose contributions are computed in the assignment to the extremum."""
    parts = {"KIND": kind, "OUT": "%y", "MAP": "i", "BODY": body, "TYPE": "memref<7xf64>"}
    return _replaced(parts | {"DECLARED": "", "THEN": ""})


def in_a_node(kind: str, body: str, placed: str = "") -> str:
    """The routine with contributions of which a node holds the negatives."""
    parts = {"OUT": "%n", "MAP": "i, j", "BODY": body, "TYPE": "memref<7x64xf64>"}
    declared = NODE.replace("PLACED", placed)
    text = _replaced(parts | {"DECLARED": declared, "THEN": THEN.replace("KIND", kind)})
    return text.replace("#assign.kind<KIND> init %n", "#assign.kind<set> %n")


def _replaced(parts: dict[str, str]) -> str:
    text = ROUTINE
    for name, part in parts.items():
        text = text.replace(name, part)
    return text


def gradient(program: ad_opt.Program, x: NDArray[np.float64], w: NDArray[np.float64]) -> object:
    gx = np.full((ROWS, COLUMNS), 9.0)
    program["f"](x, w, np.zeros(ROWS), gx)
    return gx


CASES = [
    (form, where, pipeline, fp)
    for form, where in [*((form, "assignment") for form in FORMS), ("reciprocals", "node")]
    for pipeline, fp in [("", "strict"), (TENSORS, "strict"), (TENSORS, "fast")]
]


@pytest.mark.parametrize(("form", "where", "pipeline", "fp"), CASES)
def test_computed_contributions(
    form: str, where: str, pipeline: str, fp: Literal["strict", "fast"]
) -> None:
    """Each row's gradient is the derivative where NumPy finds the maximum, and zero elsewhere."""
    body, value, slope = FORMS[form]
    text = in_the_assignment("max", body) if where == "assignment" else in_a_node("min", body)
    program = ad_opt.load(text, fp=fp)
    if pipeline:
        program = program.after(pipeline)
    sign = 1 if where == "assignment" else -1
    rng = np.random.default_rng(5)
    for _ in range(5):
        x, w = rng.normal(size=(ROWS, COLUMNS)), rng.normal(size=COLUMNS)
        expected = np.zeros((ROWS, COLUMNS))
        best, rows = value(x, w).argmax(axis=1), np.arange(ROWS)
        expected[rows, best] = sign * slope(x[rows, best], w[best])
        np.testing.assert_allclose(gradient(program, x, w), expected, rtol=1e-9)


def test_margins_of_computed_contributions() -> None:
    """Beyond the edge of what a maximum reads stands the least number, not a zero."""
    text = """
func.func @f(%x: memref<4xf64>, %y: memref<f64>, %gx: memref<4xf64>) {
  %n = assign.node "n" {padding = array<i64: 1, 1>} : memref<4xf64>
  assign.accumulate #assign.kind<set> %n[affine_map<(i) -> (i)>] from %x[affine_map<(i) -> (i)>]
      over [4] {
  ^bb0(%a: f64):
    %m = math.sin %a : f64
    assign.yield %m : f64
  } : memref<4xf64>, memref<4xf64>
  assign.accumulate #assign.kind<max> init %y[affine_map<(i) -> ()>]
      from %n[affine_map<(i) -> (i - 1)>] over [6] {
  ^bb0(%a: f64):
    %half = arith.constant 0.5 : f64
    %m = arith.mulf %a, %half : f64
    assign.yield %m : f64
  } : memref<f64>, memref<4xf64>
  assign.gradient %y of %x into %gx : memref<f64> of memref<4xf64> into memref<4xf64>
  return
}
"""
    x, gx = np.array([-1.0, -0.3, -0.7, -0.3]), np.zeros(4)
    ad_opt.load(text)["f"](x, y := np.zeros(()), gx)
    assert y == pytest.approx(0.5 * np.sin(-0.3))
    np.testing.assert_allclose(gx, [0, 0.25 * np.cos(0.3), 0, 0.25 * np.cos(0.3)], rtol=1e-12)


def test_a_compared_node_that_was_asked_to_be_virtual() -> None:
    """Its contributions get a node of their own: the request is kept, and the gradient is right."""
    body, value, _ = FORMS["functions"]
    placed = "{placement = #assign.placement<virtual, 26>}"
    program = ad_opt.load(in_a_node("min", body, placed)).after(TENSORS)
    rng = np.random.default_rng(6)
    x, w = rng.normal(size=(ROWS, COLUMNS)), rng.normal(size=COLUMNS)
    found = np.asarray(gradient(program, x, w))
    np.testing.assert_array_equal(found.nonzero()[1], value(x, w).argmax(axis=1))


def test_a_virtual_extremum_is_refused() -> None:
    """A virtual maximum that starts from a computed value is refused."""
    text = """
func.func @f(%x: memref<4xf64>, %y: memref<f64>, %gx: memref<4xf64>) {
  %m = assign.node "m" {placement = #assign.placement<virtual, 26>} : memref<f64>
  assign.accumulate #assign.kind<set> %m[affine_map<() -> ()>] from %y[affine_map<() -> ()>]
      over [] {
  ^bb0(%a: f64):
    %r = math.exp %a : f64
    assign.yield %r : f64
  } : memref<f64>, memref<f64>
  assign.accumulate #assign.kind<max> %m[affine_map<(i) -> ()>] from %x[affine_map<(i) -> (i)>]
      over [4] {
  ^bb0(%a: f64):
    assign.yield %a : f64
  } : memref<f64>, memref<4xf64>
  assign.gradient %m of %x into %gx : memref<f64> of memref<4xf64> into memref<4xf64>
  return
}
"""
    with pytest.raises(DiagnosticError, match=r"AD1132.*was asked to be virtual"):
        ad_opt.load(text).after("assign-gradient")
    program = ad_opt.load(text.replace("{placement = #assign.placement<virtual, 26>}", ""))
    gx = np.zeros(4)
    program["f"](np.array([0.5, 2.0, 2.0, 1.0]), np.array(0.1), gx)
    assert gx.tolist() == [0, 0.5, 0.5, 0]
