"""`speculate-extremes`: arrays with and without NaN have the extremes that NumPy finds."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt

PROGRAM = """
func.func @f(%p: memref<?xf64>, %n: index) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.load %p[%c0] : memref<?xf64>
  %m = scf.for %i = %c1 to %n step %c1 iter_args(%a = %first) -> (f64) {{
    %x = memref.load %p[%i] : memref<?xf64>
    %b = arith.{kind} %a, %x : f64
    scf.yield %b : f64
  }}
  func.return %m : f64
}}"""
NAN, INF = float("nan"), float("inf")


@pytest.mark.parametrize(("kind", "expected"), [("maxnumf", np.fmax), ("minnumf", np.fmin)])
def test_extremes(kind: str, expected: np.ufunc) -> None:
    module = parse_module(make_context(), PROGRAM.format(kind=kind))
    compiled = ad_opt.load(PROGRAM.format(kind=kind), fp="fast")["f"]
    PassManager.parse(make_context(), "speculate-extremes").run(module)
    assert "scf.if" in str(module)
    rng = np.random.default_rng(0)
    for special in ([], [NAN], [NAN, NAN, NAN], [NAN, INF], [NAN, -INF], [-INF, INF]):
        for at in range(3):
            x = rng.standard_normal(40)
            x[7 * at : 7 * at + len(special)] = special
            for given in (x, x[7 * at : 7 * at + max(1, len(special))].copy()):
                reference = expected.reduce(given)
                found = Interpreter(module).run("f", [given, len(given)])  # pyright: ignore[reportArgumentType]
                np.testing.assert_array_equal(found, reference)
                np.testing.assert_array_equal(compiled(given, len(given)), reference)
