"""`preaccumulate`: random linear recurrences, before and after, by the interpreter."""

from __future__ import annotations

import random

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt
from shares import some_of

HEAD = """
func.func @f(%p: memref<200xf64>, %n: index, %x: f64, %w: f64) -> ({types}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:{count} = scf.for %i = %c0 to %n step %c1 iter_args({first}) -> ({types}) {{
    %e = memref.load %p[%i] : memref<200xf64>
    %g = math.sin %e : f64
    {body}
    scf.yield {last} : {types}
  }}
  return {results} : {types}
}}"""


def program(seed: int) -> str:
    """A loop that carries up to four values, and multiplies and adds them."""
    chance = random.Random(seed)
    count = chance.randint(1, 4)
    values, lines = [f"%a{k}" for k in range(count)], list[str]()
    for n in range(chance.randint(6, 16)):
        one, other = chance.choice(values[-3:]), chance.choice(values[-3:])
        factor = chance.choice(("%e", "%g", "%w"))
        lines.append(
            chance.choice(
                (
                    f"%v{n} = arith.mulf {one}, {factor} : f64",
                    f"%v{n} = arith.mulf {factor}, {one} : f64",
                    f"%v{n} = arith.divf {one}, %w : f64",
                    f"%v{n} = arith.addf {one}, {other} : f64",
                    f"%v{n} = arith.subf {one}, {other} : f64",
                    f"%v{n} = arith.addf {one}, {factor} : f64",
                    f"%v{n} = arith.subf {factor}, {one} : f64",
                    f"%v{n} = arith.negf {one} : f64",
                )
            )
        )
        values.append(f"%v{n}")
    last = [chance.choice([*values[-4:], "%e", "%w"]) for _ in range(count)]
    types = ", ".join(["f64"] * count)
    return HEAD.format(
        types=types,
        count=count,
        first=", ".join(f"%a{k} = {chance.choice(('%x', '%w'))}" for k in range(count)),
        body="\n".join(lines),
        last=", ".join(last),
        results=", ".join(f"%r#{k}" for k in range(count)),
    )


def test_random_recurrences() -> None:
    """The same numbers but for roundings, whatever the number of iterations."""
    ctx = make_context()
    p = np.random.default_rng(0).uniform(-0.9, 0.9, 200)
    changed = 0
    for seed in range(some_of(120)):
        before = parse_module(ctx, program(seed))
        after = before.clone()
        PassManager.parse(ctx, "preaccumulate{bits=512}").run(after)
        after.verify()
        if not any(op.name == "memref.alloca" for op in walk(after)):
            continue
        changed += 1
        for n in (0, 1, 63, 64, 65, 130):
            given = [p, n, 0.3, 1.7]
            expected = np.atleast_1d(Interpreter(before).run("f", given))
            found = np.atleast_1d(Interpreter(after).run("f", given))
            size = float(np.abs(expected).max())
            np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-10 * size)
    assert changed > some_of(15)


DUFFING = """
func.func @f(%x: f64, %v: f64, %k: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = arith.constant 1.0e-2 : f64
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %v) -> (f64, f64) {
    %q = arith.mulf %a, %a : f64
    %c = arith.mulf %q, %a : f64
    %f = arith.mulf %k, %c : f64
    %hf = arith.mulf %h, %f : f64
    %b1 = arith.subf %b, %hf : f64
    %hb = arith.mulf %h, %b1 : f64
    %a1 = arith.addf %a, %hb : f64
    %q1 = arith.mulf %a1, %a1 : f64
    %c2 = arith.mulf %q1, %a1 : f64
    %f1 = arith.mulf %k, %c2 : f64
    %hf1 = arith.mulf %h, %f1 : f64
    %b2 = arith.subf %b1, %hf1 : f64
    %hb2 = arith.mulf %h, %b2 : f64
    %a2 = arith.addf %a1, %hb2 : f64
    scf.yield %a2, %b2 : f64, f64
  }
  return %r#0 : f64
}"""


@pytest.mark.parametrize("n", [0, 1, 64, 200])
def test_gradient_of_an_oscillator(n: int) -> None:
    """x'' = -k x³ by a symplectic scheme: the derivatives are those of complex steps."""
    point = (1.1, -0.3, 2.0)

    def position(x: complex, v: complex, k: complex) -> complex:
        for _ in range(2 * n):
            v = v - 1e-2 * k * x * x * x
            x = x + 1e-2 * v
        return x

    steps = np.eye(3) * 1e-30j
    expected = [position(*(np.array(point) + step)).imag / 1e-30 for step in steps]
    gradient = ad_opt.grad(ad_opt.load(DUFFING, fp="fast")["f"], wrt=(0, 1, 2))
    np.testing.assert_allclose(gradient(*point, n), expected, rtol=1e-10)
