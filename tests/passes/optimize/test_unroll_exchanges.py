"""Loops that exchange buffers: results and gradients for all lengths of the last round."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt

BUFFER = "memref<3xf64>"


def program(count: int) -> str:
    """Waves over so many buffers: each step reads all but one, and writes that.

    The number of the step, and a sum, are carried, too.
    """
    names = [f"%b{at}" for at in range(count)]
    args = [f"%p{at}" for at in range(count)]
    made = "\n".join(f"{name} = memref.alloc() : {BUFFER}" for name in names)
    filled = "\n".join(
        f"%f{at} = arith.constant {at + 1}.5 : f64\n%g{at} = arith.mulf %e, %f{at} : f64\n"
        f"memref.store %g{at}, {name}[%i] : {BUFFER}"
        for at, name in enumerate(names)
    )
    types = ", ".join([BUFFER] * count)
    first = ", ".join(f"{a} = {b}" for a, b in zip(args, names, strict=True))
    loads = "\n".join(f"%l{at} = memref.load {a}[%i] : {BUFFER}" for at, a in enumerate(args[:-1]))
    total = "%l0"
    sums = ""
    for at in range(1, count - 1):
        sums += f"%t{at} = arith.subf {total}, %l{at} : f64\n"
        total = f"%t{at}"
    turned = ", ".join([args[-1], *args[:-1]])
    freed = "\n".join(f"memref.dealloc {name} : {BUFFER}" for name in names)
    return f"""
func.func @f(%x: {BUFFER}, %first: index, %last: index) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  {made}
  scf.for %i = %c0 to %c3 step %c1 {{
    %e = memref.load %x[%i] : {BUFFER}
    {filled}
  }}
  %r:{count + 1} = scf.for %step = %first to %last step %c1 iter_args({first}, %sum = %zero)
      -> ({types}, f64) {{
    %k = arith.index_cast %step : index to i64
    %w = arith.sitofp %k : i64 to f64
    %more = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %sum) -> (f64) {{
      {loads}
      {sums}
      %s = math.sin {total} : f64
      %v = arith.mulf %s, %w : f64
      memref.store %v, {args[-1]}[%i] : {BUFFER}
      %n = arith.addf %acc, %s : f64
      scf.yield %n : f64
    }}
    scf.yield {turned}, %more : {types}, f64
  }}
  %a = memref.load %r#0[%c1] : {BUFFER}
  %b = memref.load %r#{count - 1}[%c3m] : {BUFFER}
  %ab = arith.mulf %a, %b : f64
  %y = arith.addf %ab, %r#{count} : f64
  {freed}
  return %y : f64
}}""".replace("%c3m", "%c0")


@pytest.mark.parametrize("count", [2, 3])
def test_results_and_gradients(count: int) -> None:
    """The interpreter's numbers before and after, and differences for the gradients."""
    text = program(count)
    ctx = make_context()
    before = parse_module(ctx, text)
    after = before.clone()
    PassManager.parse(ctx, "unroll-loops").run(after)
    after.verify()
    assert not any(
        "memref" in str(result.type)
        for op in after.walk()
        if op.name == "scf.for"
        for result in op.results
    )
    runs = Interpreter(before), Interpreter(after)
    x = np.array([0.3, -0.7, 1.1])
    gradient = ad_opt.grad(ad_opt.load(text)["f"], wrt=0)
    for first, last in ((0, 0), (2, 1), (1, 2), (1, 3), (1, 4), (0, 5), (1, 7)):
        values = [run.run("f", [x.copy(), first, last]) for run in runs]
        assert values[0] == values[1]
        found = gradient(x, first, last)
        for at in range(3):
            moved = [x.copy(), x.copy()]
            moved[0][at] += 1e-6
            moved[1][at] -= 1e-6
            up, down = (np.ravel(runs[0].run("f", [one, first, last]))[0] for one in moved)
            assert abs(found[at] - (up - down) / 2e-6) < 1e-6 * max(1, abs(found[at]))
