"""Elements of maxima that nothing reaches are infinite: products with them, on the way back."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.passes.assign.gradient.infinities import reaches_all_inside, read_of, with_infinities
from ad_opt.passes.assign.gradient.routine import Routine
from ad_opt.passes.assign.gradient.statements import statement_of

import ad_opt

# The elements of `n` between those that are written stay infinite.
ROUTINE = """
func.func @f(%x: memref<31xf64>, %p: memref<61xf64>, %loss: memref<f64> ARGUMENTS) {
  %n = assign.node "n" : memref<61xf64>
  assign.accumulate #assign.kind<KIND> init %n[affine_map<(i) -> (i * 2)>]
      from %x[affine_map<(i) -> (i)>] over [31] {
  ^bb0(%a: f64):
    assign.yield %a : f64
  } : memref<61xf64>, memref<31xf64>
  %m = assign.node "m" : memref<61xf64>
  assign.accumulate #assign.kind<set> %m[affine_map<(i) -> (i)>]
      from %n[affine_map<(i) -> (i)>], %p[affine_map<(i) -> (i)>] over [61] {
  ^bb0(%a: f64, %b: f64):
    %s = arith.OP %a, %b : f64
    assign.yield %s : f64
  } : memref<61xf64>, memref<61xf64>, memref<61xf64>
  assign.accumulate #assign.kind<LAST> init %loss[affine_map<(i) -> ()>]
      from %m[affine_map<MAP>] over [BOUND] {
  ^bb0(%a: f64):
    BODY
    assign.yield %r : f64
  } : memref<f64>, memref<61xf64>
  REQUEST
  return
}
"""
REQUEST = (
    "assign.gradient %loss of %x, %p into %gx, %gp : memref<f64> of memref<31xf64>, memref<61xf64> "
    "into memref<31xf64>, memref<61xf64>"
)
ALL = {"MAP": "(i) -> (i)", "BOUND": "61"}
BY_PLACE = """%i = assign.index 0 : index
    %two = arith.constant 2 : index
    %odd = arith.remui %i, %two : index
    %none = arith.constant 0 : index
    %even = arith.cmpi eq, %odd, %none : index
    %z = arith.constant 0.0 : f64
    %r = arith.select %even, %a, %z : f64"""
SAME = "%z = arith.constant 0.0 : f64\n    %r = arith.addf %a, %z : f64"
LARGEST = {**ALL, "LAST": "max", "BODY": SAME}
READ = {"MAP": "(i) -> (i * 2)", "BOUND": "31", "LAST": "add", "BODY": SAME}
SELECTED = {**ALL, "LAST": "add", "BODY": BY_PLACE}


def text(parts: dict[str, str], *, request: bool = False) -> str:
    arguments = ", %gx: memref<31xf64>, %gp: memref<61xf64>" if request else ""
    filled = ROUTINE.replace("ARGUMENTS", arguments)
    filled = filled.replace("REQUEST", REQUEST if request else "")
    for name, part in parts.items():
        filled = filled.replace(name, part)
    return filled


X, P = np.linspace(1.0, 2.0, 31), 2 + np.sin(7.0 * np.arange(61))


@pytest.mark.parametrize("kind", ["max", "min"])
@pytest.mark.parametrize("op", ["mulf", "divf"])
@pytest.mark.parametrize("last", [LARGEST, READ, SELECTED], ids=["max", "read", "select"])
def test_what_the_loss_does_not_depend_on(kind: str, op: str, last: dict[str, str]) -> None:
    parts = {**last, "KIND": kind, "OP": op}
    if last is LARGEST and kind == "min":
        parts["LAST"] = "min"  # of what is not infinite
    loss, gx, gp = np.zeros(()), np.full(31, 7.0), np.full(61, 7.0)
    ad_opt.load(text(parts, request=True))["f"](X, P, loss, gx, gp)
    values = X * P[::2] if op == "mulf" else X / P[::2]
    chosen = np.ones(31)
    if last is LARGEST:
        chosen = (values == (values.max() if kind == "max" else values.min())).astype(float)
    np.testing.assert_allclose(loss, (values * chosen).sum(), rtol=1e-14)
    by_p = X if op == "mulf" else -X / P[::2] ** 2
    expected = np.zeros(61)
    expected[::2] = by_p * chosen
    np.testing.assert_allclose(gp, expected, rtol=1e-13)
    np.testing.assert_allclose(gx, chosen * (P[::2] if op == "mulf" else 1 / P[::2]), rtol=1e-13)


@pytest.mark.parametrize("last", [LARGEST, SELECTED], ids=["max", "select"])
def test_loops_that_throw_such_products_away(last: dict[str, str]) -> None:
    parts = {**last, "KIND": "max", "OP": "mulf"}
    arrays = X.copy(), P.copy(), np.zeros(())
    _, pullback = ad_opt.vjp(ad_opt.load(text(parts))["f"], *arrays)
    assert np.isfinite(pullback(loss=1.0)[1]).all()


POOL = """
func.func @f(%x: memref<SIZExf64>, %y: memref<4xf64>) {
  %n = assign.node "n" {padding = array<i64: WIDTH, WIDTH>} : memref<SIZExf64>
  assign.accumulate #assign.kind<set> %n[affine_map<(i) -> (i)>] from %x[affine_map<(i) -> (i)>]
      over [SIZE] {
  ^bb0(%a: f64):
    assign.yield %a : f64
  } : memref<SIZExf64>, memref<SIZExf64>
  assign.accumulate #assign.kind<max> init %y[affine_map<(i, k) -> (i)>]
      from %n[affine_map<(i, k) -> (i * 2 + k - WIDTH)>] over [4, TAPS] {
  ^bb0(%a: f64):
    assign.yield %a : f64
  } : memref<4xf64>, memref<SIZExf64>
  return
}
"""


@pytest.mark.parametrize(
    ("size", "width", "taps", "inside"), [(7, 1, 3, True), (6, 2, 2, False), (8, 1, 2, True)]
)
def test_windows_that_see_an_element(size: int, width: int, taps: int, inside: bool) -> None:
    """Of maxima over windows of padded rows none is infinite, if each window sees an element."""
    filled = POOL.replace("SIZE", str(size)).replace("WIDTH", str(width))
    module = ad_opt.load(filled.replace("TAPS", str(taps))).module
    pooled = [op for op in module.walk() if op.name == "assign.accumulate"][-1]
    statement = statement_of(pooled, 0)
    assert statement is not None
    assert reaches_all_inside(statement, [read_of(statement, 0, {})]) is inside
    seen = [range(at * 2 - width, at * 2 - width + taps) for at in range(4)]
    assert all(any(0 <= one < size for one in window) for window in seen) is inside


# A maximum over windows of what has been written into the middle of a node that starts at -inf.
FRAMED = """
func.func @f(%x: memref<6xf64>, %p: memref<OUTxf64>, %z: memref<f64>, %gx: memref<6xf64>) {
  %n = assign.node "n" : memref<8xf64>
  assign.accumulate #assign.kind<max> init %n[affine_map<(i) -> (i + 1)>]
      from %x[affine_map<(i) -> (i)>] over [6] {
  ^bb0(%a: f64):
    assign.yield %a : f64
  } : memref<8xf64>, memref<6xf64>
  %m = assign.node "m" : memref<OUTxf64>
  assign.accumulate #assign.kind<max> init %m[affine_map<(i, k) -> (i)>]
      from %n[affine_map<(i, k) -> (i * STRIDE + k)>] over [OUT, TAPS] {
  ^bb0(%a: f64):
    assign.yield %a : f64
  } : memref<OUTxf64>, memref<8xf64>
  assign.accumulate #assign.kind<add> init %z[affine_map<(i) -> ()>]
      from %m[affine_map<(i) -> (i)>], %p[affine_map<(i) -> (i)>] over [OUT] {
  ^bb0(%a: f64, %b: f64):
    %s = arith.mulf %a, %b : f64
    assign.yield %s : f64
  } : memref<f64>, memref<OUTxf64>, memref<OUTxf64>
  assign.gradient %z of %x into %gx : memref<f64> of memref<6xf64> into memref<6xf64>
  return
}
"""


@pytest.mark.parametrize(
    ("out", "stride", "taps", "guarded"), [(3, 2, 3, 1), (4, 2, 2, 1), (8, 1, 1, 3)]
)
def test_frames_are_known(out: int, stride: int, taps: int, guarded: int) -> None:
    """A product is guarded only where a window may see nothing but the frame."""
    filled = FRAMED.replace("OUT", str(out)).replace("STRIDE", str(stride))
    module = ad_opt.load(filled.replace("TAPS", str(taps))).module
    request = next(op for op in module.walk() if op.name == "assign.gradient")
    found = with_infinities(Routine(request))
    assert len([op for op in found if op.name == "assign.accumulate"]) == guarded
