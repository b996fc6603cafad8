"""Sums in memory that branches add to: the same bits, and gradients as in mathematics."""

from __future__ import annotations

import itertools
import math
import random
import struct
import subprocess
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import require_valid
from hypothesis import given, settings
from hypothesis import strategies as st

import ad_opt
from shares import some_of


class BranchingSums:
    """A random program of loops in which branches add to sums at a place or two."""

    def __init__(self, seed: int):
        self._draw = random.Random(seed)
        self._count = itertools.count()
        self._places = self._draw.sample(
            ["%r[%i] : memref<?xf64>", "%q[%c0, %i] : memref<1x?xf64>", "%y[%i] : memref<?xf64>"], 2
        )
        begun = self._draw.random() < 0.5
        fill = "memref.store %x, %y[%i] : memref<?xf64>" if begun else ""
        loops = self._draw.choice((("%n",), ("%n", "%l"), ("%l", "%n")))
        body = self._block(2)
        for at, end in enumerate(loops):
            body = f"scf.for %k{at} = %c0 to {end} step %c1 {{\n{body}\n}}"
        self.text = f"""
func.func @f(%a: memref<?xf64>, %y: memref<?xf64>, %n: index, %l: index) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = memref.alloc(%n) : memref<?xf64>
  %q = memref.alloc(%n) : memref<1x?xf64>
  scf.for %i = %c0 to %n step %c1 {{
    memref.store %zero, %r[%i] : memref<?xf64>
    memref.store %zero, %q[%c0, %i] : memref<1x?xf64>
  }}
  scf.for %i = %c0 to %n step %c1 {{
    %x = memref.load %a[%i] : memref<?xf64>
    {fill}
    {body}
  }}
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> (f64) {{
    %u = memref.load %r[%i] : memref<?xf64>
    %v = memref.load %q[%c0, %i] : memref<1x?xf64>
    %w = arith.mulf %u, %t : f64
    %p = arith.subf %w, %v : f64
    %o = arith.addf %p, %u : f64
    scf.yield %o : f64
  }}
  return %s : f64
}}"""

    def _new(self) -> str:
        return f"%v{next(self._count)}"

    def _add(self) -> str:
        place = self._draw.choice(self._places)
        e, term, old, new = (self._new() for _ in range(4))
        kind = self._draw.choice(("addf", "subf", "addf"))
        return f"""
          {e} = memref.load %a[%k0] : memref<?xf64>
          {term} = arith.mulf {e}, %x : f64
          {old} = memref.load {place}
          {new} = arith.{kind} {old}, {term} : f64
          memref.store {new}, {place}"""

    def _block(self, depth: int) -> str:
        parts = [self._branch(depth) if depth else "" for _ in range(self._draw.choice((1, 1, 2)))]
        if depth < 2 and self._draw.random() < 0.7:
            parts.insert(self._draw.randint(0, len(parts)), self._add())
        return "\n".join(parts)

    def _branch(self, depth: int) -> str:
        e, test, limit = self._new(), self._new(), self._new()
        other = f"else {{ {self._block(depth - 1)} }}" if self._draw.random() < 0.6 else ""
        return f"""
          {e} = memref.load %a[%k0] : memref<?xf64>
          {limit} = arith.constant {self._draw.choice((-1.0, 0.0, 0.5))} : f64
          {test} = arith.cmpf olt, {e}, {limit} : f64
          scf.if {test} {{ {self._block(depth - 1)} }} {other}"""


def _sunk(text: str) -> Any:
    module = parse_module(make_context(), text)
    PassManager.parse(make_context(), "sink-stores").run(module)
    require_valid(module)
    return module


NUMBERS = st.sampled_from([0.0, -0.0, 1e-320, math.inf, -math.inf, math.nan]) | st.floats(-3, 3)


def _bits(numbers: Any) -> list[bytes]:
    return [
        b"nan" if math.isnan(one) else struct.pack("d", one) for one in np.asarray(numbers).ravel()
    ]


@settings(max_examples=some_of(200), deadline=None)
@given(
    seed=st.integers(0, 1_000_000),
    numbers=st.lists(NUMBERS, min_size=6, max_size=6),
    n=st.integers(0, 3),
    trips=st.integers(0, 2),
)
def test_the_same_bits(seed: int, numbers: list[float], n: int, trips: int) -> None:
    text = BranchingSums(seed).text
    results: list[list[bytes]] = []
    for module in (parse_module(make_context(), text), _sunk(text)):
        y = np.array(numbers[3:])
        found = run_function(module, "f", [np.array(numbers[:3]), y, n, trips])[0]
        results.append([*_bits(found), *_bits(y)])
    assert results[0] == results[1], text


def test_many_are_carried_and_some_are_not() -> None:
    counts = [str(_sunk(BranchingSums(seed).text)).count("iter_args") for seed in range(80)]
    carried = [count > 1 for count in counts]
    assert 20 <= sum(carried) <= 75


KERNEL = """
#include <stdlib.h>
#include <math.h>
double energy(int n, const double *x) {
  double *rho = calloc(n, sizeof(double)), e = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      double q = fabs(x[i] - x[j]) + 0.1;
      if (q < 1) rho[i] += 1 - 1.5 * q * q + 0.75 * q * q * q;
      else if (q < 2) rho[i] -= (2 - q) * (2 - q) * x[j];
    }
  for (int i = 0; i < n; i++) e += rho[i] * rho[i] * rho[i];
  free(rho);
  return e;
}
"""


@pytest.mark.parametrize("fp", ["fast", "strict"])
@pytest.mark.parametrize("n", [0, 1, 2, 17])
def test_gradients_of_pairs_with_a_cut_off(clang: str, fp: Any, n: int) -> None:
    command = [clang, "-O1", "-S", "-emit-llvm", "-fno-math-errno", "-x", "c", "-o", "-", "-"]
    ir = subprocess.run(command, input=KERNEL, check=True, capture_output=True, text=True).stdout
    x = np.random.default_rng(3).standard_normal(n)

    def energy(x: Any) -> Any:
        d = x[:, None] - x[None, :]
        q = np.where(d.real < 0, -d, d) + 0.1
        near, far = 1 - 1.5 * q**2 + 0.75 * q**3, -((2 - q) ** 2) * x[None, :]
        rho = np.where(q.real < 1, near, np.where(q.real < 2, far, 0)).sum(1)
        return (rho**3).sum()

    found = ad_opt.grad(ad_opt.load(ir, fp=fp)["energy"], wrt=1)(n, x)
    for at in range(n):
        step = x.astype(complex)
        step[at] += 1e-30j
        np.testing.assert_allclose(found[at], energy(step).imag * 1e30, rtol=1e-10)
