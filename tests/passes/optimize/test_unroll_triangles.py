"""Loops over small buffers whose bounds depend on loops around them: results of programs written
out against those of the programs as they are, and of NumPy.
"""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt

PROGRAM = """
func.func @f(%x: memref<{n}xf64>) -> f64 {{
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.constant {last} : index
  %cn = arith.constant {n} : index
  %k = memref.alloca() : memref<{n}xf64>
  scf.for %i = %c0 to %cn step %c1 {{
    %e = memref.load %x[%i] : memref<{n}xf64>
    %next = arith.addi %i, %c1 : index
    %back = arith.subi %cn, %i : index
    %sum = scf.for %j = {low} to {high} step %c1 iter_args(%s = %e) -> (f64) {{
      %a = memref.load %k[%j] : memref<{n}xf64>
      %b = memref.load %x[%j] : memref<{n}xf64>
      %ab = arith.mulf %a, %b : f64
      %t = arith.addf %s, %ab : f64
      scf.yield %t : f64
    }}
    memref.store %sum, %k[%i] : memref<{n}xf64>
  }}
  %y = memref.load %k[%last] : memref<{n}xf64>
  func.return %y : f64
}}"""


def oracle(x: np.ndarray, low: str, high: str) -> np.complex128:
    """The same in Python; complex, so that a step into the imaginary gives derivatives."""
    n, k = len(x), np.zeros_like(x)
    for i in range(n):
        bounds = {"%c0": 0, "%i": i, "%next": i + 1, "%back": n - i}
        k[i] = x[i] + sum(k[j] * x[j] for j in range(bounds[low], bounds[high]))
    return k[-1]


def written_out(text: str) -> tuple[object, set[str]]:
    module = parse_module(ctx := make_context(), text)
    PassManager.parse(ctx, "unroll-loops").run(module)
    module.verify()
    return module, {op.name for op in module.walk()}


@pytest.mark.parametrize("n", [1, 2, 5, 8])
@pytest.mark.parametrize(("low", "high"), [("%c0", "%i"), ("%i", "%i")])
def test_triangles(n: int, low: str, high: str) -> None:
    text = PROGRAM.format(n=n, last=n - 1, low=low, high=high)
    module, names = written_out(text)
    assert "scf.for" not in names
    x = np.random.default_rng(n).standard_normal(n)
    expected = oracle(x.astype(complex), low, high)
    assert run_function(module, "f", [x]) == run_function(
        parse_module(make_context(), text), "f", [x]
    )
    steps = [oracle(x + 1e-30j * unit, low, high).imag / 1e-30 for unit in np.eye(n)]
    function = ad_opt.load(text)["f"]
    np.testing.assert_allclose(function(x), expected.real, rtol=1e-13)
    np.testing.assert_allclose(ad_opt.grad(function)(x), steps, rtol=1e-12)


def test_more_trips_than_are_written_out() -> None:
    """A triangle of nine is not written out, nor is the loop around it for its sake."""
    _, names = written_out(PROGRAM.format(n=9, last=8, low="%c0", high="%i"))
    assert "scf.for" in names
