"""raise-products before derivatives: sums in a row of scratch that all iterations share."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ad_opt

FRONT = "scf.for %p = %c0 to %m step %c1 { memref.store %half, %s[%p] : memref<?xf64> }"
BEHIND = """%last = memref.load %s[%c0] : memref<?xf64>
        memref.store %last, %b[%r] : memref<?xf64>"""
PLACES = ("", "front", "behind", "later")
"""Nothing more in the nest, and code that reads or writes the scratch elsewhere."""


def text(what: str) -> str:
    """A row of ``a`` times ``c``, through scratch, for each ``r`` and ``q``."""
    front = FRONT if what == "front" else ""
    behind = BEHIND if what == "behind" else ""
    begin = "%half" if what == "later" else "%zero"
    return f"""
func.func @f(%n: index, %m: index, %a: memref<?x?x?xf64> {{llvm.noalias}},
    %c: memref<?x?xf64> {{llvm.noalias}}, %s: memref<?xf64> {{llvm.noalias}},
    %b: memref<?xf64> {{llvm.noalias}}) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  scf.for %r = %c0 to %n step %c1 {{
    scf.for %q = %c0 to %n step %c1 {{
      {front}
      scf.for %p = %c0 to %m step %c1 {{
        memref.store {begin}, %s[%p] : memref<?xf64>
        %sum = scf.for %k = %c0 to %m step %c1 iter_args(%t = {begin}) -> (f64) {{
          %x = memref.load %a[%r, %q, %k] : memref<?x?x?xf64>
          %y = memref.load %c[%k, %p] : memref<?x?xf64>
          %z = arith.mulf %x, %y : f64
          %u = arith.addf %t, %z : f64
          scf.yield %u : f64
        }}
        memref.store %sum, %s[%p] : memref<?xf64>
      }}
      scf.for %p = %c0 to %m step %c1 {{
        %v = memref.load %s[%p] : memref<?xf64>
        memref.store %v, %a[%r, %q, %p] : memref<?x?x?xf64>
        {behind}
      }}
    }}
  }}
  %total = scf.for %p = %c0 to %m step %c1 iter_args(%t = %zero) -> (f64) {{
    %v = memref.load %s[%p] : memref<?xf64>
    %w = memref.load %a[%c0, %c0, %p] : memref<?x?x?xf64>
    %vw = arith.mulf %v, %w : f64
    %u = arith.addf %t, %vw : f64
    scf.yield %u : f64
  }}
  return %total : f64
}}
"""


def arguments(n: int, m: int) -> list[Any]:
    rng = np.random.default_rng(0)
    shapes = ((max(n, 1), max(n, 1), m), (m, m), (m,), (n,))
    return [n, m, *(rng.uniform(-0.8, 0.9, shape) for shape in shapes)]


@pytest.mark.parametrize("what", PLACES)
def test_values_are_the_same(what: str) -> None:
    program = ad_opt.load(text(what))
    raised = program.after("raise-products{early=true}")
    assert ("linalg.generic" in raised.ir()) == (what in ("", "later"))
    for sizes in ((0, 3), (1, 1), (2, 5), (3, 18)):
        one, other = arguments(*sizes), arguments(*sizes)
        assert program["f"](*one) == raised["f"](*other)
        for a, b in zip(one[2:], other[2:], strict=True):
            assert np.array_equal(a, b)


@pytest.mark.parametrize("what", PLACES)
def test_gradients_are_those_of_differences(what: str) -> None:
    f = ad_opt.load(text(what))["f"]
    for sizes in ((0, 3), (1, 1), (2, 5), (3, 18)):
        given = arguments(*sizes)
        found = ad_opt.grad(f, wrt=("a", "c", "s", "b"))(*given)
        rng = np.random.default_rng(1)
        ways = [rng.uniform(-1, 1, one.shape) for one in given[2:]]
        values = [
            f(*given[:2], *(one + step * way for one, way in zip(given[2:], ways, strict=True)))
            for step in (1e-6, -1e-6)
        ]
        total = sum(float((one * way).sum()) for one, way in zip(found, ways, strict=True))
        np.testing.assert_allclose(total, (values[0] - values[1]) / 2e-6, rtol=2e-6, atol=1e-8)
