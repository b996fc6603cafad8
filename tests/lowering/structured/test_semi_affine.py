"""Maps with products and divisions by symbols: what they give is what upstream lowers them to."""

from __future__ import annotations

import math

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.verify_strict import verify
from ad_opt.passes.pipelines import PREPARE

import ad_opt

MAPS = """
#product = affine_map<(d0)[s0] -> (s0 * d0)>
#remainder = affine_map<(d0)[s0] -> (d0 mod s0)>
#floor = affine_map<(d0)[s0] -> (d0 floordiv s0)>
#ceiling = affine_map<(d0)[s0] -> (d0 ceildiv (s0 * 2))>
#both = affine_map<(d0)[s0, s1] -> (d0 * (s0 * s1) + d0 floordiv s1, 3)>
#inside = affine_set<(d0)[s0] : (d0 mod s0 == 0, d0 * s0 - 3 >= 0)>
func.func @f(%n: index, %i: index) -> (index, index, index, index, index, index, i1) {
  %yes = arith.constant true
  %no = arith.constant false
  %0 = affine.apply #product(%i)[%n]
  %1 = affine.apply #remainder(%i)[%n]
  %2 = affine.apply #floor(%i)[%n]
  %3 = affine.apply #ceiling(%i)[%n]
  %4 = affine.min #both(%i)[%n, %n]
  %5 = affine.max #both(%i)[%n, %n]
  %6 = affine.if #inside(%i)[%n] -> i1 {
    affine.yield %yes : i1
  } else {
    affine.yield %no : i1
  }
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, i1
}
"""


def quotient(a: int, b: int) -> int:
    """As processors divide: rounded to zero."""
    return int(math.copysign(abs(a) // abs(b), a * b)) if a else 0


def floordiv(a: int, b: int) -> int:
    """``affine::expandAffineExpr`` of `mlir-opt` 22, also for divisors that are not positive."""
    return -quotient(-a - 1, b) - 1 if a < 0 else quotient(a, b)


def ceildiv(a: int, b: int) -> int:
    return -quotient(-a, b) if a <= 0 else quotient(a - 1, b) + 1


def remainder(a: int, b: int) -> int:
    rest = a - b * quotient(a, b)
    return rest + b if rest < 0 else rest


def expected(n: int, i: int) -> tuple[int, ...]:
    both = i * n * n + floordiv(i, n), 3
    inside = remainder(i, n) == 0 and i * n - 3 >= 0
    found = (i * n, remainder(i, n), floordiv(i, n), ceildiv(i, 2 * n), min(both), max(both))
    return (*found, inside)


@pytest.mark.parametrize("n", [-7, -3, -2, -1, 1, 2, 3, 5, 8])
def test_values_are_those_of_upstream(n: int) -> None:
    program = ad_opt.load(MAPS)
    for i in (-9, -8, -4, -1, 0, 1, 3, 7, 8, 64):
        assert program["f"](n, i) == expected(n, i)
        if n > 0:
            assert tuple(run_function(program.module, "f", [n, i])) == expected(n, i)
    printed = str(program.module)
    assert ad_opt.load(printed)["f"](n, 7) == expected(n, 7)


def test_maps_are_folded_as_upstream_folds_them() -> None:
    """As `mlir-opt` 22 prints it: ``(-(d0 * s0), d0 * (s0 * -2), (d0 * s0) * 2)``."""
    given = "affine_map<(d0)[s0] -> (-d0 * s0, (-s0) * 2 * d0, (d0 * 2) * s0)>"
    module = ad_opt.load(f"module attributes {{test.map = {given}}} {{}}").module
    printed = "((d0 * s0) * -1), (d0 * (s0 * -2)), ((d0 * s0) * 2)"
    assert printed in str(module)


STRIDED = """
func.func @f(%x: memref<?xf64>, %n: index, %s: index) -> f64 {
  %z = arith.constant 0.0 : f64
  %r = affine.for %i = 0 to affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%n, %s]
      iter_args(%a = %z) -> f64 {
    %v = affine.load %x[%i * symbol(%s)] : memref<?xf64>
    %w = affine.load %x[%i mod symbol(%s)] : memref<?xf64>
    %p = arith.mulf %v, %w : f64
    %t = arith.addf %a, %p : f64
    affine.yield %t : f64
  }
  return %r : f64
}
"""


def test_derivatives_with_steps_that_are_symbols() -> None:
    f, x, (n, s) = ad_opt.load(STRIDED)["f"], np.arange(1.0, 13.0), (12, 3)
    gradient = np.zeros(12)
    for i in range(n // s):
        gradient[i * s] += x[i % s]
        gradient[i % s] += x[i * s]
    assert f(x, n, s) == sum(x[i * s] * x[i % s] for i in range(n // s))
    np.testing.assert_allclose(ad_opt.grad(f)(x, n, s), gradient)
    along = np.linspace(-1.0, 1.0, 12)
    assert ad_opt.jvp(f, (x, n, s), (along, None, None))[1] == pytest.approx(gradient @ along)


def test_a_layout_may_have_a_stride_that_is_a_symbol() -> None:
    type = "memref<4x4xf64, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>"
    text = f"""
    func.func private @corner(%m: {type}) -> f64 {{
      %c = arith.constant 3 : index
      %v = memref.load %m[%c, %c] : {type}
      return %v : f64
    }}
    func.func @f(%x: memref<4x8xf64>) -> f64 {{
      %v = memref.subview %x[0, 2] [4, 4] [1, 1]
          : memref<4x8xf64> to memref<4x4xf64, strided<[8, 1], offset: 2>>
      %w = memref.reinterpret_cast %v to offset: [0], sizes: [4, 4], strides: [8, 1]
          : memref<4x4xf64, strided<[8, 1], offset: 2>> to memref<4x4xf64, strided<[8, 1]>>
      %u = memref.cast %w : memref<4x4xf64, strided<[8, 1]>> to {type}
      %r = func.call @corner(%u) : ({type}) -> f64
      return %r : f64
    }}"""
    assert ad_opt.load(text)["f"](np.arange(32.0).reshape(4, 8)) == 27.0


def test_what_is_around_an_operation_is_asked_each_time() -> None:
    """The second load and the second loop look like the first ones."""
    text = """
    func.func @f(%n: index, %m: memref<?xf64>) {
      %0 = affine.load %m[%n] : memref<?xf64>
      scf.for %q = %n to %n step %n {
        %1 = affine.load %m[%q] : memref<?xf64>
        affine.for %i = 0 to %n { }
        affine.for %i = 0 to %q { }
      }
      return
    }"""
    with pytest.raises(DiagnosticError) as caught:
        ad_opt.load(text)
    messages = [found.message for found in caught.value.diagnostics]
    assert len(messages) == 2
    assert "`affine.load` is not valid: `%q` cannot be a dimension" in messages[0]
    assert "`affine.for` is not valid: `%q` cannot be a symbol" in messages[1]


CALLED = """
func.func private @g(%m: memref<?xf64>, %n: index, %x: f64) -> f64 {
  %v = affine.load %m[%n] : memref<?xf64>
  %y = arith.mulf %v, %x : f64
  return %y : f64
}
func.func @f(%m: memref<?xf64>, %n: index, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f64 {
    %y = func.call @g(%m, %i, %a) : (memref<?xf64>, index, f64) -> f64
    scf.yield %y : f64
  }
  return %r : f64
}
"""


@pytest.mark.parametrize("pipeline", ["inline", PREPARE, "raise-cf-to-scf,inline"])
def test_inlining_leaves_valid_programs(pipeline: str) -> None:
    """A symbol of the callee may be the variable of an ``scf.for`` in the caller."""
    inlined = ad_opt.load(CALLED).after(pipeline)
    assert not verify(inlined.module)
    m = np.array([1.0, 2.0, 3.0])
    assert inlined["f"](m, 3, 2.0) == 12.0
    assert ("func.call" in str(inlined.module)) == (pipeline != PREPARE)
    gradient = ad_opt.grad(ad_opt.load(CALLED)["f"])(m, 3, 2.0)
    np.testing.assert_allclose(gradient[0], [12.0, 6.0, 4.0])
