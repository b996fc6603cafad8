"""`shorten-recurrences`: random linear recurrences are the same but for rounding."""

from __future__ import annotations

import random

import numpy as np
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt  # noqa: F401
from shares import some_of

HEAD = """
func.func @f(%m: memref<40xf64>, %out: memref<40xf64>, %n: index) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %start = arith.constant 0.7 : f64
  %half = arith.constant 0.5 : f64
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%v0 = %start, %w = %half) -> (f64, f64) {{
    %u = memref.load %m[%i] : memref<40xf64>
    %big = arith.cmpf ogt, %u, %half : f64
    {body}
    memref.store %v{seen}, %out[%i] : memref<40xf64>
    %next = {other} : f64
    scf.yield %v{last}, %next : f64, f64
  }}
  %both = arith.addf %r#0, %r#1 : f64
  func.return %both : f64
}}"""


def program(seed: int) -> str:
    """A recurrence of a few steps, most of which are linear, beside another one."""
    chance = random.Random(seed)
    steps: list[str] = []
    count = chance.randrange(2, 7)
    for at in range(1, count + 1):
        value, earlier = f"%v{at - 1}", f"%v{chance.randrange(at)}"
        term = chance.choice(["%u", "%w", "%half"])
        steps.append(
            f"%v{at} = "
            + chance.choice(
                [
                    f"arith.addf {value}, {term} : f64",
                    f"arith.subf {value}, {term} : f64",
                    f"arith.subf {term}, {value} : f64",
                    f"arith.subf {value}, {earlier} : f64",
                    f"arith.addf {earlier}, {value} : f64",
                    f"arith.mulf {value}, {term} : f64",
                    f"arith.mulf {term}, {value} : f64",
                    f"arith.divf {value}, {term} : f64",
                    f"arith.divf {value}, {term} : f64",
                    f"arith.negf {value} : f64",
                    f"arith.select %big, {value}, {term} : f64",
                    f"arith.select %big, {earlier}, {value} : f64",
                ]
                + [f"arith.mulf {value}, {value} : f64"] * (chance.random() < 0.2)
            )
        )
    other = chance.choice(["arith.mulf %w, %u", f"arith.addf %u, %v{count}", "arith.negf %w"])
    return HEAD.format(
        body="\n    ".join(steps), seen=chance.randrange(count + 1), last=count, other=other
    )


def test_random_recurrences() -> None:
    shortened = 0
    for seed in range(some_of(80)):
        ctx = make_context()
        module = parse_module(ctx, program(seed))
        after = module.clone()
        PassManager.parse(ctx, "shorten-recurrences{fast=true}").run(after)
        after.verify()
        shortened += str(after) != str(module)
        m = np.random.default_rng(seed).uniform(0.4, 1.2, 40)
        found: list[np.ndarray] = []
        for which in (module, after):
            out = np.zeros(40)
            result = Interpreter(which).run("f", [m, out, 6])  # pyright: ignore[reportArgumentType]
            found.append(np.array([*out, *np.ravel(result)]))
        scale = float(np.abs(found[0]).max())
        np.testing.assert_allclose(found[1], found[0], rtol=1e-9, atol=1e-12 * scale)
    assert shortened > some_of(15)
