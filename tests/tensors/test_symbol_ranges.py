"""Static symbols outside of their range are refused before compiled code sees them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from python_runs import run_tool

ROW = """
func.func @f(%x: memref<8x3xf64>, %s: index {assign.range = 8 : i64}, %y: memref<f64>) {
  assign.accumulate #assign.kind<add> init %y[affine_map<(i)[s0] -> ()>]
      from %x[affine_map<(i)[s0] -> (s0, i)>] over [3] symbols [%s] {
  ^bb0(%a: f64):
    %m = arith.mulf %a, %a : f64
    assign.yield %m : f64
  } : memref<f64>, memref<8x3xf64>
  return
}
func.func @plain(%x: memref<8xf64>, %s: index {assign.range = 8 : i64}) -> f64 {
  %y = memref.load %x[%s] : memref<8xf64>
  return %y : f64
}
"""
PROGRAM = ad_opt.load(ROW)
X = np.arange(24.0).reshape(8, 3)


def called(s: Any) -> object:
    PROGRAM["f"](X, s, y := np.zeros(()))
    return y


def bound(s: Any) -> object:
    PROGRAM["f"].bind(X, s, y := np.zeros(()))()
    return y


def exchanged(s: Any) -> object:
    call = PROGRAM["f"].bind(X, 0, y := np.zeros(()))
    call.set(1, s)
    call()
    return y


def lowered(s: Any) -> object:
    loops = "alias-slices,elide-initialization,lower-assign-to-affine,materialize-nodes"
    PROGRAM.after(loops)["f"](X, s, y := np.zeros(()))
    return y


def reverse(s: Any) -> object:
    _, pullback = ad_opt.vjp(PROGRAM["f"], X, s, np.zeros(()))
    return (pullback(y=0.5)[0] * X).sum()  # of a quadratic form


def forward(s: Any) -> object:
    y, dy = np.zeros(()), np.zeros(())
    ad_opt.jvp(PROGRAM["f"], (X, s, y), (X, 0, dy))
    return dy / 2


@pytest.mark.parametrize("call", [called, bound, exchanged, lowered, reverse, forward])
def test_symbols_are_in_their_range(call: Callable[[Any], object]) -> None:
    for s in (1, 7, np.int64(7)):
        np.testing.assert_allclose(call(s), (X[s] ** 2).sum())
    for s in (8, -1, 2**40):
        with pytest.raises(DiagnosticError, match=r"AD0503.*`%s`.* got -?\d+") as refused:
            call(s)
        assert "from 0 to 7" in str(refused.value)


def test_functions_without_assignments_have_ranges_too() -> None:
    assert PROGRAM["plain"](X[:, 0].copy(), 7) == 21.0
    with pytest.raises(DiagnosticError, match="AD0503"):
        PROGRAM["plain"](X[:, 0].copy(), 8)
    with pytest.raises(DiagnosticError, match="AD0503"):
        ad_opt.grad(PROGRAM["plain"])(X[:, 0].copy(), 8)


DERIVATIVES: dict[str, Callable[[Any, Any], Any]] = {
    "grad": lambda x, s: ad_opt.grad(PROGRAM["plain"])(x, s),
    "into": lambda x, s: ad_opt.grad(PROGRAM["plain"]).into(np.zeros(8), x, s),
    "jvp": lambda x, s: ad_opt.jvp(PROGRAM["plain"], (x, s), (x, 0)),
    "vjp": lambda x, s: ad_opt.vjp(PROGRAM["plain"], x, s),
    "pullback": lambda x, s: ad_opt.vjp(PROGRAM["plain"], x, s)[1](1.0),
    "hvp": lambda x, s: ad_opt.hvp(PROGRAM["plain"], (x, s), (x, 0)),
    "jacobian": lambda x, s: ad_opt.jacobian(PROGRAM["plain"])(x, s),
    "hessian": lambda x, s: ad_opt.hessian(PROGRAM["plain"])(x, s),
}


@pytest.mark.parametrize("kind", DERIVATIVES)
def test_so_are_those_of_all_derivatives_at_each_call(kind: str) -> None:
    """At the second call and after it, too, which go a shorter way."""
    x = X[:, 0].copy()
    for s in (1, 7, 1, 8, -1, 7, 2**40, 8):
        if 0 <= s < 8:
            DERIVATIVES[kind](x, s)
            continue
        with pytest.raises(DiagnosticError, match=r"AD0503.* got"):
            DERIVATIVES[kind](x, s)


def test_the_command_refuses_too(tmp_path: Path) -> None:
    (tmp_path / "row.mlir").write_text(ROW)
    for s, code in ((7, 0), (8, 2)):
        arguments = f"{X.tolist()}, {s}, 0.0"
        run = run_tool("ad-run", ["row.mlir", "f", "--args", arguments], tmp_path)
        assert run.returncode == code
    assert "AD0503" in run.stderr
