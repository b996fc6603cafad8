"""Gradients that read what the program has overwritten where the caller still has it.

The oracle is forward mode, which keeps nothing: a gradient times a direction is the derivative in
that direction. Memory that the C library hands out is full of large numbers, so that what nobody
has filled is noticed.
"""

from __future__ import annotations

import ctypes
import random
import sys
from collections.abc import Iterator

import numpy as np
import pytest

import ad_opt
from shares import some_of

MATRIX = "memref<?x?xf64>"
M_PERTURB = -6
"""The parameter of ``mallopt`` that says what memory is filled with: of glibc."""

SUBSCRIPTS = ("%i, %j", "%p, %j", "%h, %j", "%i, %q", "%i, %g", "%j, %i", "%h, %g", "%c0, %j")
"""The element itself, its neighbours, the one across the diagonal, and one of a row."""


@pytest.fixture(autouse=True)
def perturbed() -> Iterator[None]:
    """Let fresh memory hold numbers of about 1e303."""
    if not sys.platform.startswith("linux"):
        pytest.skip("mallopt is glibc's")
    library = ctypes.CDLL(None)
    library.mallopt(M_PERTURB, 0x01)
    yield
    library.mallopt(M_PERTURB, 0)


def nest(rng: random.Random) -> str:
    """A nest over the inner elements, or over all but the first and last rows, with some stores."""
    begin, end = rng.choice([("%c1", "%m"), ("%c1", "%m"), ("%c0", "%n")])
    subscripts = SUBSCRIPTS if end == "%m" else ("%i, %j", "%j, %i", "%c0, %j")
    names: list[str] = []
    lines: list[str] = []
    for at in range(rng.randint(1, 3)):
        for number in range(rng.randint(1, 2)):
            place = rng.choice(subscripts if rng.random() < 0.5 else subscripts[:1])
            names.append(f"%x{at}_{number}")
            lines.append(f"{names[-1]} = memref.load %{rng.choice('aab')}[{place}] : {MATRIX}")
        one, other = rng.choice(names), rng.choice(names)
        kind = rng.choice(["mulf", "addf", "subf"])
        names.append(f"%y{at}")
        lines.append(f"%s{at} = arith.{kind} {one}, {other} : f64")
        bent = f"%y{at} = math.sin %s{at} : f64"
        lines.append(bent if rng.random() < 0.5 else f"%y{at} = arith.mulf %s{at}, %half : f64")
        place = rng.choice(subscripts if rng.random() < 0.3 else subscripts[:1])
        lines.append(f"memref.store %y{at}, %{rng.choice('aab')}[{place}] : {MATRIX}")
    body = "\n      ".join(lines)
    outer, inner = rng.choice([("%i", "%j"), ("%j", "%i")])
    neighbours = "\n      ".join(
        f"{name} = arith.{kind} {of}, %c1 : index"
        for name, kind, of in (
            ("%p", "addi", "%i"), ("%h", "subi", "%i"), ("%q", "addi", "%j"), ("%g", "subi", "%j"),
        )
    )  # fmt: skip
    return f"""
  scf.for {outer} = {begin} to {end} step %c1 {{
    scf.for {inner} = {begin} to {end} step %c1 {{
      {neighbours}
      {body}
    }}
  }}"""


def program(seed: int) -> str:
    """Nests one behind the other, some of them in a loop, and the sum of all squares."""
    rng = random.Random(seed)
    nests = [nest(rng) for _ in range(rng.randint(1, 3))]
    if rng.random() < 0.3:
        nests[-1] = f"scf.for %t = %c0 to %c2 step %c1 {{{nests[-1]}\n  }}"
    body = "\n  ".join(nests)
    return f"""
func.func @f(%a: {MATRIX}, %b: {MATRIX}) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %n = memref.dim %a, %c0 : {MATRIX}
  %w = memref.dim %a, %c1 : {MATRIX}
  %m = arith.subi %n, %c1 : index
  {body}
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {{
    %u = scf.for %j = %c0 to %w step %c1 iter_args(%v = %s) -> (f64) {{
      %x = memref.load %a[%i, %j] : {MATRIX}
      %y = memref.load %b[%i, %j] : {MATRIX}
      %e = math.sin %x : f64
      %q = arith.mulf %e, %y : f64
      %k = arith.addf %v, %q : f64
      scf.yield %k : f64
    }}
    scf.yield %u : f64
  }}
  return %r : f64
}}
"""


@pytest.mark.parametrize("seed", range(some_of(60)))
@pytest.mark.parametrize("fp", ["strict", "fast"])
def test_random_nests_in_place(seed: int, fp: str) -> None:
    """Boxes that are all of an array, or all but a column of it, of one size and then another."""
    f = ad_opt.load(program(seed), fp=fp)["f"]  # pyright: ignore[reportArgumentType]
    rng = np.random.default_rng(seed)
    for shape in ((5, 5), (4, 5), (1, 3)):
        given = [rng.uniform(-1.0, 1.0, shape) for _ in range(2)]
        way = [rng.uniform(-1.0, 1.0, shape) for _ in range(2)]
        kept = [one.copy() for one in given]
        gradient = ad_opt.grad(f)(*given)
        assert all((one == other).all() for one, other in zip(given, kept, strict=True))
        _, slope = ad_opt.jvp(f, tuple(x.copy() for x in given), tuple(x.copy() for x in way))
        found = sum(np.vdot(x, y) for x, y in zip(gradient, way, strict=True))
        np.testing.assert_allclose(found, np.ravel(slope)[0], rtol=1e-9, atol=1e-11)
