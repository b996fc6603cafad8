"""`sum-accumulators`: random uses of a buffer, before and after, in the interpreter.

All numbers are small integers, so that sums are the same in any order.
"""

from __future__ import annotations

import random

import numpy as np
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.pipelines import DerivativeOptions, derivative

import ad_opt
from shares import some_of

HEAD = """
func.func @f(%p: memref<4x3xf64>, %v: memref<3xf64>, %w: memref<4xf64>, %out: memref<4xf64>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  %three = arith.constant 3.0 : f64
  %b = memref.alloc({sizes}) {{autodiff.cotangents}} : {type}
  scf.for %j = %c0 to %c4 step %c1 {{
    scf.for %i = %c0 to {all} step %c1 {{
      memref.store %zero, %b[%j, %i] : {type}
    }}
  }}
  scf.for %t = %c0 to %c2 step %c1 {{
    {steps}
  }}
  memref.dealloc %b : {type}
  func.return
}}"""

ROW = """
    scf.for %j = %c0 to %c4 step %c1 {{
      %f = memref.load %w[%j] : memref<4xf64>
      {body}
    }}"""

ADD = """
      scf.for %i = %c0 to {upper} step %c1 {{
        %x = memref.load {source} : {source_type}
        {scaled}
        %old = memref.load %b[{row}, {at}] : {type}
        %new = arith.addf {terms} : f64
        memref.store %new, %b[{row}, {at}] : {type}
        {more}
      }}"""

ASSIGN = """
      scf.for %i = %c0 to {all} step %c1 {{
        %x = memref.load %p[%j, %i] : memref<4x3xf64>
        %y = arith.mulf %x, %x : f64
        memref.store %y, %b[%j, %i] : {type}
      }}"""

DRAIN = """
      %s = scf.for %i = %c0 to {all} step %c1 iter_args(%a = %f) -> (f64) {{
        %e = memref.load %b[%j, %i] : {type}
        {clear}
        {scaled}
        %n = {kind} {terms} fastmath<reassoc> : f64
        scf.yield %n : f64
      }}
      %o = memref.load %out[%j] : memref<4xf64>
      %oo = arith.addf %o, %s : f64
      memref.store %oo, %out[%j] : memref<4xf64>"""

INNER = """
        %si = scf.for %ii = %c0 to {all} step %c1 iter_args(%ai = %zero) -> (f64) {{
          %ei = memref.load %b[{row}, %ii] : {type}
          {clear}
          %ni = arith.addf %ai, %ei fastmath<reassoc> : f64
          scf.yield %ni : f64
        }}
        %oi = memref.load %out[%j] : memref<4xf64>
        %ooi = arith.addf %oi, %si : f64
        memref.store %ooi, %out[%j] : memref<4xf64>"""
"""A row is read while rows grow, or cleared as well."""

CHANGE_V = """
    scf.for %i = %c0 to %c3 step %c1 {
      %x = memref.load %v[%i] : memref<3xf64>
      %y = arith.addf %x, %three : f64
      memref.store %y, %v[%i] : memref<3xf64>
    }"""

PEEK = """
      %e = memref.load %b[%j, %c1] : {type}
      memref.store %e, %out[%j] : memref<4xf64>"""

CHANGED = "memref.store %three, %v[%i] : memref<3xf64>"

SCALED = {
    "x": "",
    "xf": "%xf = arith.mulf %x, %f : f64",
    "fxn": "%xn = arith.negf %x : f64\n %fxn = arith.mulf %f, %xn : f64",
    "xx": "%xx = arith.mulf %x, %x : f64",
}

DRAINED = {"e": "", "ef": "%ef = arith.mulf %f, %e : f64", "en": "%en = arith.negf %e : f64"}


def step(chance: random.Random, type_: str, all_: str, *, odd: bool) -> str:
    """One thing that is done to the buffer; ``odd``: what no buffer of sums could do as well."""
    pick = chance.choice
    match "peek" if odd else pick(["add", "add", "assign", "drain", "v"]):
        case "add":
            scaled = pick([*SCALED])
            own = pick([True, False])
            clear = pick(["", f"memref.store %zero, %b[%j, %ii] : {type_}"])
            inner = INNER.format(all=all_, type=type_, row="%j", clear=clear)
            text = ADD.format(
                upper="%c2" if chance.random() < 0.05 else all_, type=type_, scaled=SCALED[scaled],
                source=pick(["%p[%j, %i]", "%p[%c2, %i]"]) if own else "%v[%i]",
                source_type="memref<4x3xf64>" if own else "memref<3xf64>",
                row=pick(["%j", "%j", "%c1"]), at=pick(["%i", "%i", "%c1"]),
                terms=pick([f"%old, %{scaled}", f"%{scaled}, %old"]),
                more=pick(["", inner, "" if own else CHANGED]),
            )  # fmt: skip
            return ROW.format(body=text)
        case "assign":
            return ROW.format(body=ASSIGN.format(all=all_, type=type_))
        case "drain":
            scaled = pick(["e", "ef", "en"])
            kind = pick(["arith.addf", "arith.subf"])
            terms = [f"%a, %{scaled}", f"%{scaled}, %a"][: 1 + (kind == "arith.addf")]
            text = DRAIN.format(
                all=all_, type=type_, kind=kind, terms=pick(terms),
                clear=pick(["", f"memref.store %zero, %b[%j, %i] : {type_}"]),
                scaled=DRAINED[scaled],
            )  # fmt: skip
            return ROW.format(body=text)
        case "v":
            return CHANGE_V
        case _:
            return ROW.format(body=PEEK.format(type=type_))


def program(seed: int) -> tuple[str, bool]:
    """A program, and whether it does what sums cannot do."""
    chance = random.Random(seed)
    dynamic, odd = chance.random() < 0.5, chance.random() < 0.2
    type_, all_ = ("memref<?x?xf64>", "%c3") if dynamic else ("memref<4x3xf64>", "%c3")
    kinds = [odd and k == 2 for k in range(6)]
    steps = [step(chance, type_, all_, odd=k) for k in kinds]
    steps.append(ROW.format(body=DRAIN.format(
        all=all_, type=type_, clear="", scaled="", terms="%a, %e", kind="arith.addf",
    )))  # fmt: skip
    sizes = "%c4, %c3" if dynamic else ""
    return HEAD.format(type=type_, all=all_, sizes=sizes, steps="\n".join(steps)), odd


def run(module: object) -> list[np.ndarray]:
    """Return the arguments behind a run of the program."""
    chance = np.random.default_rng(0)
    shapes = [(4, 3), (3,), (4,), (4,)]
    arrays = [chance.integers(-3, 4, shape).astype(float) for shape in shapes]
    Interpreter(module).run("f", arrays)  # pyright: ignore[reportArgumentType]
    return arrays


def test_random_uses() -> None:
    """The program does the same; sums alone are left, wherever sums are all that is read."""
    summed = kept = 0
    for seed in range(some_of(60)):
        text, odd = program(seed)
        ctx = make_context()
        before = parse_module(ctx, text)
        after = before.clone()
        PassManager.parse(ctx, "sum-accumulators").run(after)
        after.verify()
        alloc = next(op for op in walk(after) if op.name == "memref.alloc")
        rank = alloc.results[0].type.get_num_dims()  # pyright: ignore
        summed, kept = summed + (rank == 1), kept + (rank == 2)
        assert rank == 2 or not odd, text
        for expected, found in zip(run(before), run(after), strict=True):
            np.testing.assert_array_equal(found, expected, err_msg=text)
    assert summed >= some_of(16)
    assert kept > some_of(8)


MEANS = """
func.func @f(%x: memref<?x8xf64>, %m: memref<?xf64>, %w: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %m, %c0 : memref<?xf64>
  %centred = memref.alloc(%n) : memref<?x8xf64>
  %r = memref.alloc() : memref<8xf64>
  scf.for %j = %c0 to %n step %c1 {
    %mean = memref.load %m[%j] : memref<?xf64>
    scf.for %i = %c0 to %c8 step %c1 {
      %e = memref.load %x[%j, %i] : memref<?x8xf64>
      %c = arith.subf %e, %mean : f64
      memref.store %c, %centred[%j, %i] : memref<?x8xf64>
    }
  }
  scf.for %i = %c0 to %c8 step %c1 {
    memref.store %zero, %r[%i] : memref<8xf64>
  }
  scf.for %j = %c0 to %n step %c1 {
    %l = memref.load %w[%j] : memref<?xf64>
    scf.for %i = %c0 to %c8 step %c1 {
      %c = memref.load %centred[%j, %i] : memref<?x8xf64>
      %old = memref.load %r[%i] : memref<8xf64>
      %lc = arith.mulf %l, %c : f64
      %new = arith.addf %old, %lc : f64
      memref.store %new, %r[%i] : memref<8xf64>
    }
  }
  %sum = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %zero) -> (f64) {
    %e = memref.load %r[%i] : memref<8xf64>
    %ee = arith.mulf %e, %e : f64
    %b = arith.addf %a, %ee : f64
    scf.yield %b : f64
  }
  memref.dealloc %centred : memref<?x8xf64>
  memref.dealloc %r : memref<8xf64>
  return %sum : f64
}"""

OVERWRITTEN = """
func.func @f(%x: memref<20xf64>, %w: memref<20xf64>, %s: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20 : index
  %zero = arith.constant 0.0 : f64
  %b = memref.alloc() : memref<20xf64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %wi = memref.load %w[%i] : memref<20xf64>
    %v = arith.mulf %wi, %s : f64
    scf.for %k = %c0 to %n step %c1 {
      memref.store %v, %b[%k] : memref<20xf64>
    }
    %bi = memref.load %b[%i] : memref<20xf64>
    %sin = math.sin %bi : f64
    %xi = memref.load %x[%i] : memref<20xf64>
    %p = arith.mulf %sin, %xi : f64
    %next = arith.addf %acc, %p : f64
    scf.yield %next : f64
  }
  memref.dealloc %b : memref<20xf64>
  return %r : f64
}"""


def test_rows_that_are_drained_while_they_grow() -> None:
    """Σᵢ sin(s wᵢ) xᵢ, where each wᵢ fills the whole buffer of which one element is read."""
    rng = np.random.default_rng(2)
    x, w, s = rng.standard_normal(20), rng.standard_normal(20), 0.7
    dx, dw, ds = ad_opt.grad(ad_opt.load(OVERWRITTEN)["f"])(x, w, s)
    np.testing.assert_allclose(dx, np.sin(s * w), rtol=1e-13)
    np.testing.assert_allclose(dw, s * np.cos(s * w) * x, rtol=1e-13)
    np.testing.assert_allclose(ds, w @ (np.cos(s * w) * x), rtol=1e-12)


SCALED_ROWS = """
func.func @f(%c: memref<?xf64>, %e: memref<?xf64>, %s: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %c, %c0 : memref<?xf64>
  %m = memref.dim %e, %c0 : memref<?xf64>
  %b = memref.alloc(%n, %m) : memref<?x?xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      memref.store %s, %b[%i, %j] : memref<?x?xf64>
    }
  }
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a0 = %zero) -> (f64) {
    %ci = memref.load %c[%i] : memref<?xf64>
    %r1 = scf.for %j = %c0 to %m step %c1 iter_args(%a1 = %a0) -> (f64) {
      %bj = memref.load %b[%i, %j] : memref<?x?xf64>
      %p = arith.mulf %bj, %ci : f64
      %ej = memref.load %e[%j] : memref<?xf64>
      %q = arith.mulf %p, %ej : f64
      %z = arith.addf %a1, %q : f64
      scf.yield %z : f64
    }
    scf.yield %r1 : f64
  }
  memref.dealloc %b : memref<?x?xf64>
  return %r : f64
}"""


def test_infinite_factors_of_nothing() -> None:
    """Σᵢⱼ s cᵢ eⱼ: where there is no j, the derivative is zero, though a cᵢ be infinite."""
    gradient = ad_opt.grad(ad_opt.load(SCALED_ROWS)["f"], wrt="s")
    assert gradient(np.array([np.inf, 1.0]), np.zeros(0), 2.0) == 0
    assert gradient(np.array([2.0, 1.0]), np.array([3.0, 4.0]), 2.0) == 21
    assert gradient(np.array([1e-300]), np.full(4, 1e308), 2.0) == 4e8


def test_gradient_of_means() -> None:
    """Σᵢ (Σⱼ wⱼ (xⱼᵢ - mⱼ))²: the cotangent of a mean is one number a row, not a row."""
    rng = np.random.default_rng(1)
    x, m, w = rng.standard_normal((5, 8)), rng.standard_normal(5), rng.standard_normal(5)
    function = ad_opt.load(MEANS)["f"]
    dm, dw = ad_opt.grad(function, wrt=("m", "w"))(x, m, w)
    r = w @ (x - m[:, None])
    np.testing.assert_allclose(dm, -2 * w * r.sum(), rtol=1e-13)
    np.testing.assert_allclose(dw, 2 * (x - m[:, None]) @ r, rtol=1e-13)
    ctx = make_context()
    module = parse_module(ctx, MEANS)
    PassManager.parse(ctx, derivative("f", "grad", DerivativeOptions([0]))).run(module)
    shadows = [op for op in walk(module) if "autodiff.cotangents" in op.attributes]
    ranks = sorted(op.results[0].type.get_num_dims() for op in shadows)  # pyright: ignore
    assert ranks == [1]
