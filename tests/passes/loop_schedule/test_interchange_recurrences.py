"""interchange-recurrences: sweeps along rows and columns against complex steps through NumPy."""

from __future__ import annotations

import numpy as np
import pytest

import ad_opt

T = ": memref<?x?xf64>"
PROGRAM = f"""
func.func @sweeps(%u: memref<?x?xf64>, %p: memref<?x?xf64>, %w: memref<?xf64>, %steps: index)
    -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %n = memref.dim %u, %c0 {T}
  %m = memref.dim %u, %c1 {T}
  affine.for %t = 0 to %steps {{
    affine.for %i = 0 to %n {{
      %f = affine.load %w[%i] : memref<?xf64>
      affine.store %f, %p[%i, 0] {T}
      affine.for %j = 1 to %m {{
        %a = affine.load %p[%i, %j - 1] {T}
        %b = affine.load %u[%i, %j] {T}
        %c = arith.mulf %a, %f : f64
        %d = arith.addf %c, %two : f64
        %e = arith.divf %b, %d : f64
        affine.store %e, %p[%i, %j] {T}
      }}
      affine.for %j = 1 to %m {{
        %a = affine.load %u[%i, symbol(%m) - %j] {T}
        %b = affine.load %p[%i, symbol(%m) - %j - 1] {T}
        %c = arith.mulf %a, %b : f64
        affine.store %c, %u[%i, symbol(%m) - %j - 1] {T}
      }}
    }}
    affine.for %j = 0 to %m {{
      affine.for %i = 1 to %n {{
        %a = affine.load %u[%i - 1, %j] {T}
        %b = affine.load %p[%i, %j] {T}
        %e = arith.mulf %a, %a : f64
        %g = arith.addf %e, %two : f64
        %c = arith.divf %a, %g : f64
        %d = arith.addf %b, %c : f64
        affine.store %d, %u[%i, %j] {T}
      }}
    }}
  }}
  %s = affine.for %i = 0 to %n iter_args(%a = %zero) -> (f64) {{
    %r = affine.for %j = 0 to %m iter_args(%b = %a) -> (f64) {{
      %x = affine.load %u[%i, %j] {T}
      %y = arith.mulf %x, %x : f64
      %z = arith.addf %b, %y : f64
      affine.yield %z : f64
    }}
    affine.yield %r : f64
  }}
  return %s : f64
}}
"""


def _sweeps(u, p, w, steps):
    u, p = u.copy(), p.copy()
    m = u.shape[1]
    for _ in range(steps):
        p[:, 0] = w
        for j in range(1, m):
            p[:, j] = u[:, j] / (p[:, j - 1] * w + 2)
        for j in range(m - 2, -1, -1):
            u[:, j] = u[:, j + 1] * p[:, j]
        for i in range(1, len(u)):
            u[i] = p[i] + u[i - 1] / (u[i - 1] * u[i - 1] + 2)
    return (u * u).sum()


SIZES = [(1, 1), (1, 4), (3, 1), (2, 3), (31, 2), (33, 5), (70, 37)]


@pytest.mark.parametrize("fp", ["strict", "fast"])
def test_gradients_are_those_of_complex_steps(fp):
    f = ad_opt.load(PROGRAM, fp=fp)["sweeps"]
    gradient, value = ad_opt.grad(f, wrt=(0, 1, 2)), ad_opt.value_and_grad(f, wrt=(0, 1, 2))
    rng = np.random.default_rng(0)
    for n, m in SIZES:
        u, p = rng.standard_normal((2, n, m))
        w = rng.uniform(0.5, 1.0, n)
        found = gradient(u, p, w, 2)
        for _ in range(3):
            steps = [rng.standard_normal(x.shape) for x in (u, p, w)]
            moved = [x + 1e-30j * dx for x, dx in zip((u, p, w), steps, strict=True)]
            expected = _sweeps(*moved, 2).imag / 1e-30
            slope = sum((g * dx).sum() for g, dx in zip(found, steps, strict=True))
            assert slope == pytest.approx(expected, rel=1e-10, abs=1e-12)
        if fp == "strict":
            # Every iteration computes what it did, so the value has the same bits.
            assert value(u, p, w, 2)[0] == f(u.copy(), p.copy(), w, 2)
