"""Scratch that the way back fills again: right whether or not it may, remembered only if not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import ad_opt
from ad_opt.programs.derivative_functions import derived_program

HEAD = """
func.func @f(%a: memref<?xf64>, %c: memref<?xf64>) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %a, %0 : memref<?xf64>
  %m = memref.dim %c, %0 : memref<?xf64>
  %b = memref.alloc(%n) : memref<?xf64>
  %d = memref.alloc(%n) : memref<?xf64>
  BEFORE
  %r = scf.for %k = %0 to %m step %1 iter_args(%p = %one) -> (f64) {
    %ck = memref.load %c[%k] : memref<?xf64>
"""
FILL = """
    scf.for %i = %FROM to %n step %1 {
      %x = memref.load %a[%i] : memref<?xf64>
      %y = arith.subf %x, %ck : f64
      memref.store %y, %b[%i] : memref<?xf64>
    }
"""
CHAIN = """
    scf.for %i = %0 to %n step %1 {
      %x = memref.load %b[%i] : memref<?xf64>
      %y = arith.mulf %x, %ck : f64
      memref.store %y, %d[%i] : memref<?xf64>
    }
"""
TAIL = """
    %s = scf.for %i = %0 to %n step %1 iter_args(%t = %zero) -> (f64) {
      %x = memref.load %b[%i] : memref<?xf64>
      %y = memref.load %d[%i] : memref<?xf64>
      %z = arith.mulf %x, %x : f64
      %w = arith.mulf %z, %y : f64
      %u = arith.addf %t, %w : f64
      scf.yield %u : f64
    }
    %q = arith.mulf %p, %s : f64
    %v = math.sin %q : f64
    AFTER
    scf.yield %v : f64
  }
  memref.dealloc %b : memref<?xf64>
  memref.dealloc %d : memref<?xf64>
  return %r : f64
}
"""
READ = """
    %b0 = memref.load %b[%0] : memref<?xf64>
    %ck2 = arith.mulf %ck, %b0 : f64
"""
D_ONES = """
    scf.for %i = %0 to %n step %1 {
      memref.store %one, %d[%i] : memref<?xf64>
    }
"""
ONES = """
  scf.for %i = %0 to %n step %1 {
    memref.store %one, %b[%i] : memref<?xf64>
  }
"""
MOVE = """
    %a0 = memref.load %a[%0] : memref<?xf64>
    %a1 = arith.mulf %a0, %v : f64
    memref.store %a1, %a[%0] : memref<?xf64>
"""


def program(*parts: str, before: str = "", after: str = "", first: str = "0") -> str:
    """The program with ``parts`` in the loop, in front of the sum."""
    head = HEAD.replace("BEFORE", before if CHAIN in parts else D_ONES + before)
    text = head + "".join(parts) + TAIL.replace("AFTER", after)
    return text.replace("%FROM", f"%{first}")


Step = Callable[[Any, Any, Any, Any], None]


def reference(fill: Step, after: Step | None = None, start: float = 0.0) -> Callable[..., Any]:
    """The same in NumPy, for numbers of any kind."""

    def f(a: Any, c: Any) -> Any:
        a = a.copy()
        b, d, p = np.full_like(a, start), np.ones_like(a), a.dtype.type(1)
        for ck in c:
            fill(a, b, d, ck)
            p = np.sin(p * (b * b * d).sum())
            if after is not None:
                after(a, b, d, p)
        return p

    return f


def whole(a: Any, b: Any, d: Any, ck: Any) -> None:
    b[:] = a - ck


def chained(a: Any, b: Any, d: Any, ck: Any) -> None:
    b[:] = a - ck
    d[:] = b * ck


def partial(a: Any, b: Any, d: Any, ck: Any) -> None:
    b[1:] = a[1:] - ck


def read_first(a: Any, b: Any, d: Any, ck: Any) -> None:
    b[:] = a - ck * b[0]


def move(a: Any, b: Any, d: Any, p: Any) -> None:
    a[0] = a[0] * p


CASES: dict[str, tuple[str, Callable[..., Any], bool]] = {
    "filled": (program(FILL), reference(whole), True),
    "filled from what was filled": (program(FILL, CHAIN), reference(chained), True),
    "filled in part": (
        program(FILL, before=ONES, first="1"),
        reference(partial, start=1.0),
        False,
    ),
    "read before": (
        program(READ, FILL.replace("%ck :", "%ck2 :"), before=ONES),
        reference(read_first, start=1.0),
        False,
    ),
    "filled from what changes": (program(FILL, after=MOVE), reference(whole, move), False),
    "filled twice": (program(FILL, FILL), reference(whole), False),
}


def complex_step(f: Callable[..., Any], values: list[np.ndarray]) -> list[np.ndarray]:
    """The gradient, exact to rounding."""
    gradients = [np.zeros_like(v) for v in values]
    for gradient, k in zip(gradients, range(len(values)), strict=True):
        for i in range(len(gradient)):
            moved = [v.astype(complex) for v in values]
            moved[k][i] += 1e-30j
            gradient[i] = f(*moved).imag / 1e-30
    return gradients


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("sizes", [(5, 4), (1, 3), (3, 0)], ids=str)
def test_gradient(name: str, sizes: tuple[int, int]) -> None:
    text, f, _ = CASES[name]
    rng = np.random.default_rng(7)
    values = [rng.uniform(0.3, 1.2, size) for size in sizes]
    found = ad_opt.grad(ad_opt.load(text)["f"])(*(v.copy() for v in values))
    for got, expected in zip(found, complex_step(f, values), strict=True):
        np.testing.assert_allclose(got, expected, rtol=1e-11, atol=1e-13)


@pytest.mark.parametrize("name", CASES)
def test_nothing_is_remembered_of_what_is_filled_again(name: str) -> None:
    text, _, refilled = CASES[name]
    written = str(derived_program(ad_opt.load(text)["f"], "grad").ir())
    # Buffers whose stores are undone live in the arena; the sum runs in a loop of a loop, whose
    # frame would have a product as its capacity.
    in_two_loops = [line for line in written.splitlines() if line.startswith(" " * 8)]
    remembers = "arena_alloc" in written or any("autodiff.save" in x for x in in_two_loops)
    assert remembers != refilled
