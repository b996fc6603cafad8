"""`interchange-windows`: random nests interpreted before and after, and gradients of filters."""

from __future__ import annotations

import random

import numpy as np
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.loop_schedule import interchange_windows

import ad_opt
from shares import some_of

SHADOW = "{autodiff.shadow, llvm.noalias}"
NEST = """
func.func @f(%x: memref<?xf64> {{llvm.noalias}}, %h: memref<?xf64> {{llvm.noalias}},
    %y: memref<?xf64> {{llvm.noalias}}, %z: memref<?xf64> {{llvm.noalias}},
    %dx: memref<?xf64> {shadow}, %dh: memref<?xf64> {shadow}, %n: index, %m: index, %p: index,
    %some: i1) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = {start} to %n step %c1 {{
    {outer}
    {open}
    {head}
    scf.for %k = %c0 to %m step %c1 {{
      {inner}
      {place}
      %w = memref.load %h[%k] : memref<?xf64>
      %a = arith.mulf %w, %g : f64
      %old = memref.load %dx[%at] : memref<?xf64>
      %new = arith.{sum} %old, %a : f64
      memref.store %new, %dx[%at] : memref<?xf64>
      %v = memref.load %x[%at] : memref<?xf64>
      %b = arith.mulf %v, %g : f64
      %old_h = memref.load %dh[%k] : memref<?xf64>
      %new_h = arith.addf %old_h, %b : f64
      memref.store %new_h, %dh[%k] : memref<?xf64>
      {close_inner}
    }}
    {close}
  }}
  return
}}"""
HEADS = (
    "%g = memref.load %y[%i] : memref<?xf64>",
    """%g0 = memref.load %y[%i] : memref<?xf64>
    memref.store %g0, %z[%i] : memref<?xf64>
    %g = arith.addf %g0, %g0 : f64""",
    """%g = scf.for %l = %c0 to %m step %c1 iter_args(%t = %zero) -> (f64) {
      %il = arith.addi %i, %l : index
      %u = memref.load %x[%il] : memref<?xf64>
      %t1 = arith.addf %t, %u : f64
      scf.yield %t1 : f64
    }""",
)
PLACES = (
    ("%at = arith.addi %i, %k : index", False),
    ("%far = arith.addi %i, %c6 : index\n%at = arith.subi %far, %k : index", False),
    ("%ik = arith.addi %i, %k : index\n%at = arith.addi %ik, %q : index", True),
)


def test_random_nests(monkeypatch) -> None:
    monkeypatch.setattr(interchange_windows, "STRIP", 5)
    ctx, chance = make_context(), random.Random(3)
    for _ in range(some_of(40)):
        place, is_deep = chance.choice(PLACES)
        is_guarded = chance.random() < 0.5
        text = NEST.format(
            shadow=SHADOW,
            start=chance.choice(("%c0", "%c1", "%p")),
            outer=chance.choice(("", "%unused = arith.addi %i, %c1 : index")),
            open="scf.if %some {" if is_guarded else "",
            close="}" if is_guarded else "",
            head=chance.choice(HEADS),
            inner="scf.for %q = %c0 to %p step %c1 {" if is_deep else "",
            close_inner="}" if is_deep else "",
            place=place,
            sum=chance.choice(("addf", "subf")),
        )
        module = parse_module(ctx, text)
        after = module.clone()
        PassManager.parse(ctx, "interchange-windows").run(after)
        assert "arith.constant 5 : index" in str(after)
        n, m, p = chance.randrange(23), chance.randrange(6), chance.randrange(3)
        rng = np.random.default_rng(chance.randrange(1000))
        # Sums of small integers are exact in any order.
        given = [rng.integers(-8, 9, size).astype(float) for size in (40, 6, 40, 40, 40, 6)]
        found: list[list[list[float]]] = []
        for program in (module, after):
            arrays = [one.copy() for one in given]
            values = [*arrays, n, m, p, n % 4 != 0]
            Interpreter(program).run("f", values)  # pyright: ignore[reportArgumentType]
            found.append([one.tolist() for one in arrays])
        assert found[0] == found[1], text


FILTER = """
func.func @f(%x: memref<?xf64>, %h: memref<?xf64>, %n: index, %m: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%so_far = %zero) -> (f64) {
    %y = scf.for %k = %c0 to %m step %c1 iter_args(%t = %zero) -> (f64) {
      %at = arith.addi %i, %k : index
      %v = memref.load %x[%at] : memref<?xf64>
      %w = memref.load %h[%k] : memref<?xf64>
      %p = arith.mulf %v, %w : f64
      %t1 = arith.addf %t, %p : f64
      scf.yield %t1 : f64
    }
    %z = math.tanh %y : f64
    %s1 = arith.addf %so_far, %z : f64
    scf.yield %s1 : f64
  }
  return %s : f64
}"""


def test_gradients_of_filters() -> None:
    function = ad_opt.load(FILTER, fp="fast", cache=False)["f"]
    rng = np.random.default_rng(0)
    for n, m in ((0, 3), (1, 1), (255, 4), (256, 16), (700, 5)):
        x, h = rng.normal(size=n + m), rng.normal(size=m)
        rows = np.lib.stride_tricks.sliding_window_view(x, m)[:n]
        g = 1 - np.tanh(rows @ h) ** 2
        dx = np.zeros(n + m)
        for k in range(m):
            dx[k : k + n] += g * h[k]
        found = ad_opt.grad(function)(x, h, n, m)
        np.testing.assert_allclose(found[0], dx, rtol=1e-10, atol=1e-10)
        np.testing.assert_allclose(found[1], g @ rows, rtol=1e-9, atol=1e-9)


def test_gradients_of_filters_are_interchanged() -> None:
    from ad_opt.passes.pipelines import lowering

    assert "interchange-windows" in lowering(fast=True)
    assert "interchange-windows" not in lowering()
