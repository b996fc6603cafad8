"""Loops that carry nothing but sums, run once for value and derivative together.

Values are those of the interpreter, gradients those of its dual numbers.
"""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.lowering.interpreters import run_function

import ad_opt
from derivatives import dual_derivative

HEAD = """func.func @f(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
"""
TERM = """%v = memref.load %x[%i] : memref<?xf64>
    %e = math.exp %v : f64
    %t = math.tanh %e : f64"""

PROGRAMS = {
    "sum": f"""{HEAD}
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {{
    {TERM}
    %b = arith.addf %t, %a : f64
    scf.yield %b : f64
  }}
  %r = arith.mulf %s, %half : f64
  return %r : f64
}}""",
    "difference, from an element, and a count": f"""{HEAD}
  %x0 = memref.load %x[%c0] : memref<?xf64>
  %s, %k = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x0, %c = %c0) -> (f64, index) {{
    {TERM}
    %b = arith.subf %a, %t : f64
    %d = arith.addi %c, %i : index
    scf.yield %b, %d : f64, index
  }}
  %q = arith.index_cast %k : index to i64
  %w = arith.sitofp %q : i64 to f64
  %r = arith.addf %s, %w : f64
  return %r : f64
}}""",
    "two sums, one of which is read": f"""{HEAD}
  %s, %u = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero, %c = %half) -> (f64, f64) {{
    {TERM}
    %b = arith.addf %a, %t : f64
    %p = arith.mulf %e, %e : f64
    %d = arith.addf %c, %p : f64
    scf.yield %b, %d : f64, f64
  }}
  %l = math.log %u : f64
  %r = arith.addf %s, %l : f64
  return %r : f64
}}""",
    "sum of pairs, in a branch": f"""{HEAD}
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {{
    {TERM}
    %next = arith.addi %i, %c1 : index
    %more = arith.cmpi ult, %next, %n : index
    %b = scf.if %more -> (f64) {{
      %p = scf.for %j = %next to %n step %c1 iter_args(%c = %a) -> (f64) {{
        %w = memref.load %x[%j] : memref<?xf64>
        %d = arith.subf %t, %w : f64
        %q = math.cosh %d : f64
        %f = arith.divf %e, %q : f64
        %g = arith.addf %c, %f : f64
        scf.yield %g : f64
      }}
      scf.yield %p : f64
    }} else {{
      scf.yield %a : f64
    }}
    scf.yield %b : f64
  }}
  return %s : f64
}}""",
    "sum of sums that start anew": f"""{HEAD}
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {{
    {TERM}
    %p = scf.for %j = %c0 to %i step %c1 iter_args(%c = %t) -> (f64) {{
      %w = memref.load %x[%j] : memref<?xf64>
      %d = arith.mulf %t, %w : f64
      %q = math.sin %d : f64
      %g = arith.addf %c, %q : f64
      scf.yield %g : f64
    }}
    %h = math.sqrt %p : f64
    %b = arith.addf %a, %h : f64
    scf.yield %b : f64
  }}
  return %s : f64
}}""",
    "twice over, from one sum into the next": f"""{HEAD}
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {{
    {TERM}
    %b = arith.addf %a, %t : f64
    scf.yield %b : f64
  }}
  %m = arith.mulf %s, %half : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %m) -> (f64) {{
    {TERM}
    %d = arith.subf %e, %m : f64
    %p = arith.mulf %d, %d : f64
    %b = arith.addf %a, %p : f64
    scf.yield %b : f64
  }}
  return %r : f64
}}""",
    "an iteration after which memory is written": f"""{HEAD}
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {{
    {TERM}
    %b = arith.addf %a, %t : f64
    scf.yield %b : f64
  }}
  scf.for %i = %c0 to %n step %c1 {{
    %v = memref.load %x[%i] : memref<?xf64>
    %w = arith.mulf %v, %half : f64
    memref.store %w, %x[%i] : memref<?xf64>
  }}
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %s) -> (f64) {{
    {TERM}
    %b = arith.addf %a, %e : f64
    scf.yield %b : f64
  }}
  return %r : f64
}}""",
}

POINTS = ([], [0.3], [0.3, -0.8, 0.5, 1.1, -0.2, 0.9, 0.1])


@pytest.mark.parametrize("name", PROGRAMS)
def test_values_and_gradients(name: str) -> None:
    text = PROGRAMS[name]
    program = ad_opt.load(text)
    f, module = program["f"], ad_opt.load(text).module
    both, gradient = ad_opt.value_and_grad(f), ad_opt.grad(f)
    for point in POINTS:
        at = np.array(point)
        if not point and "%x0" in text:
            continue
        exact = [dual_derivative(module, "f", [at], [e])[1][0] for e in np.eye(len(at))]
        value, found = both(at.copy())
        np.testing.assert_allclose(value, run_function(module, "f", [at.copy()]), rtol=1e-14)
        np.testing.assert_allclose(found, exact, rtol=1e-12)
        np.testing.assert_allclose(gradient(at.copy()), exact, rtol=1e-12)


@pytest.mark.parametrize("name", PROGRAMS)
def test_second_derivatives(name: str) -> None:
    """Central differences of dual numbers, with errors of the order of the step squared."""
    text, step = PROGRAMS[name], 1e-4
    module, at = ad_opt.load(text).module, np.array(POINTS[2])
    along = np.linspace(0.5, -0.7, len(at))

    def gradient(x: np.ndarray) -> np.ndarray:
        return np.array([dual_derivative(module, "f", [x], [e])[1][0] for e in np.eye(len(x))])

    expected = (gradient(at + step * along) - gradient(at - step * along)) / (2 * step)
    found = ad_opt.hvp(ad_opt.load(text)["f"], (at,), (along,))
    np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-6)


HANDLE = """func.func @f(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %l = memref.alloc(%n) : memref<?xf64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %one) -> (f64) {
    scf.for %j = %c0 to %n step %c1 {
      memref.store %one, %l[%j] : memref<?xf64>
      scf.for %m = %j to %n step %c1 {
        %w = memref.load %x[%m] : memref<?xf64>
        %p = arith.cmpf ogt, %w, %s : f64
        scf.if %p {
          memref.store %w, %l[%j] : memref<?xf64>
        }
      }
    }
    %y = memref.load %l[%i] : memref<?xf64>
    %z = arith.mulf %y, %s : f64
    scf.yield %z : f64
  }
  memref.dealloc %l : memref<?xf64>
  return %r : f64
}"""


@pytest.mark.parametrize("filled", [True, False])
def test_records_of_a_loop_that_is_first_in_its_block(filled: bool) -> None:
    """The handle of its records is saved where the number of the record is known by then."""
    text = HANDLE
    if not filled:  # all elements are stored at these points
        text = text.replace("      memref.store %one, %l[%j] : memref<?xf64>\n", "")
    module, at = ad_opt.load(text).module, np.array([1.3, 2.5, 4.7])
    exact = [dual_derivative(module, "f", [at], [e])[1][0] for e in np.eye(3)]
    np.testing.assert_allclose(ad_opt.grad(ad_opt.load(text)["f"])(at), exact, rtol=1e-12)
