"""`carry-updates`: random updates of neighbours, before and after, bit for bit interpreted."""

from __future__ import annotations

import random

import numpy as np
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.pipelines import derivative

import ad_opt
from shares import some_of

ROWS, COLUMNS = 4, 32

HEAD = """
func.func @f(%m: memref<{rows}x{columns}xf64>, %a: memref<{columns}xf64> {{autodiff.shadow}},
             %x: f64, %from: index, %to: index, %row: index) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %above = arith.addi %row, %c1 : index
  %end = arith.constant {last} : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %from to %to step %c{step} iter_args(%s = %zero) -> (f64) {{
    {index}
    %e = memref.load %a[%i] : memref<{columns}xf64>
    {body}
    %t = arith.addf %s, %e : f64
    scf.yield %t : f64
  }}
  func.return %r : f64
}}"""

UPDATE = """
    %k{n} = arith.addi %i0, %o{n} : index
    %l{n} = memref.load %m[{row}, %k{n}] : memref<4x32xf64>
    %p{n} = {first} : f64
    %q{n} = {second} : f64
    {odd}
    memref.store %q{n}, %m[{row}, %k{n}] : memref<4x32xf64>"""


def program(seed: int) -> tuple[str, bool]:
    """A loop that updates neighbours, and whether it does something that nothing may wait for."""
    chance = random.Random(seed)
    pick = chance.choice
    step, down, odd = pick([1, 1, 2, 3]), chance.random() < 0.4, chance.random() < 0.2
    count, lines = pick([2, 2, 3, 4]), list[str]()
    offsets = [step * (k % pick([2, 3])) for k in range(count)]
    if chance.random() < 0.2:
        offsets = [chance.randrange(4) for _ in offsets]
    chance.shuffle(offsets)
    for n, offset in enumerate(offsets):
        value = pick(["%e", "%x", "%s"])
        firsts = [f"arith.addf %l{n}, {value}", f"arith.addf {value}, %l{n}"]
        first = pick([*firsts, f"arith.subf %l{n}, {value}"])
        second = pick([f"arith.addf %p{n}, %x", f"arith.subf %p{n}, %x", f"arith.addf %x, %p{n}"])
        peeked = f"%peek = memref.load %m[%row, %i] : memref<{ROWS}x{COLUMNS}xf64>"
        lines.append(f"%o{n} = arith.constant {offset} : index")
        lines.append(
            UPDATE.format(
                n=n, first=first, second=second, row=pick(["%row", "%row", "%row", "%above"]),
                odd=peeked if odd and n == 1 else "",
            )
        )  # fmt: skip
    last = COLUMNS - 8
    index = "%i0 = arith.subi %end, %i : index" if down else "%i0 = arith.addi %i, %c0 : index"
    text = HEAD.format(
        rows=ROWS, columns=COLUMNS, last=last, step=step, index=index, body="\n".join(lines)
    )
    return text, odd


def run(module: object, low: int, high: int) -> list[np.ndarray]:
    """Return arguments and results behind a run of the program."""
    chance = np.random.default_rng(low + 7 * high)
    m, a = chance.standard_normal((ROWS, COLUMNS)), chance.standard_normal(COLUMNS)
    m[:, ::5] = -0.0
    given = [m, a, 0.3, low, high, 1]
    found = Interpreter(module).run("f", given)  # pyright: ignore[reportArgumentType]
    return [m, a, np.asarray(found)]


def test_random_updates() -> None:
    """The same bits, whatever the number of iterations; nothing is carried past other accesses."""
    carried = kept = 0
    for seed in range(some_of(150)):
        text, odd = program(seed)
        ctx = make_context()
        before = parse_module(ctx, text)
        after = before.clone()
        PassManager.parse(ctx, "carry-updates").run(after)
        after.verify()
        loop = next(op for op in walk(after) if op.name == "scf.for")
        changed = len(loop.results) > 1
        carried, kept = carried + changed, kept + (not changed)
        assert not (odd and changed), text
        for low, high in ((0, 0), (3, 2), (0, 1), (1, 3), (0, 4), (2, 12), (0, 19)):
            for expected, found in zip(run(before, low, high), run(after, low, high), strict=True):
                assert expected.tobytes() == found.tobytes(), (text, low, high)
    assert carried > some_of(40)
    assert kept > some_of(30)


LAPLACIAN = """
func.func @energy(%u: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %n = memref.dim %u, %c0 : memref<?xf64>
  %last = arith.subi %n, %c1 : index
  %r = scf.for %i = %c1 to %last step %c1 iter_args(%s = %zero) -> (f64) {
    %h = arith.subi %i, %c1 : index
    %j = arith.addi %i, %c1 : index
    %a = memref.load %u[%h] : memref<?xf64>
    %b = memref.load %u[%i] : memref<?xf64>
    %c = memref.load %u[%j] : memref<?xf64>
    %bb = arith.mulf %two, %b : f64
    %ac = arith.addf %a, %c : f64
    %d = arith.subf %ac, %bb : f64
    %dd = arith.mulf %d, %d : f64
    %t = arith.addf %s, %dd : f64
    scf.yield %t : f64
  }
  return %r : f64
}"""


def test_gradient_of_second_differences() -> None:
    """Σ (uᵢ₋₁ - 2uᵢ + uᵢ₊₁)²: the gradient is 2AᵀAu; each element goes to memory once."""
    gradient = ad_opt.grad(ad_opt.load(LAPLACIAN)["energy"])
    for n in (2, 3, 4, 5, 33):
        u = np.random.default_rng(n).standard_normal(n)
        a = np.zeros((n, n))
        for i in range(1, n - 1):
            a[i, i - 1 : i + 2] = 1, -2, 1
        np.testing.assert_allclose(gradient(u), 2 * a.T @ a @ u, rtol=1e-13, atol=1e-14)
    ctx = make_context()
    module = parse_module(ctx, LAPLACIAN)
    PassManager.parse(ctx, derivative("energy", "grad") + ",carry-updates").run(module)
    loop = next(op for op in walk(module) if op.name == "scf.for")
    assert [op.name for op in walk(loop)].count("memref.store") == 1


CANCELLED = """
func.func @f(%m: memref<?xf64>, %x: f64, %n: index, %q: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %q[%i] : memref<?xindex>
    %a = arith.addi %i, %v : index
    %k = arith.subi %a, %v : index
    %j = arith.addi %k, %c1 : index
    %next = memref.load %m[%j] : memref<?xf64>
    %next1 = arith.addf %next, %x : f64
    memref.store %next1, %m[%j] : memref<?xf64>
    %this = memref.load %m[%k] : memref<?xf64>
    %this1 = arith.addf %this, %x : f64
    memref.store %this1, %m[%k] : memref<?xf64>
  }
  func.return
}"""

BELOW_ZERO = """
func.func @f(%m: memref<8xf64>, %x: f64, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %n step %c1 {
    %b = arith.subi %c5, %i overflow<nuw> : index
    %t = arith.addi %b, %c1 : index
    %l = memref.load %m[%b] : memref<8xf64>
    %s = arith.addf %l, %x : f64
    memref.store %s, %m[%b] : memref<8xf64>
    %l1 = memref.load %m[%t] : memref<8xf64>
    %s1 = arith.addf %l1, %x : f64
    memref.store %s1, %m[%t] : memref<8xf64>
  }
  func.return
}"""


def test_indices_behind_the_loop() -> None:
    """Indices behind the loop use neither values nor promises (``nsw``) from inside of it."""
    m = np.zeros(5)
    ad_opt.load(CANCELLED)["f"](m, 1.0, 4, np.arange(4))
    assert m.tolist() == [1, 2, 2, 2, 1]
    ctx = make_context()
    module = parse_module(ctx, BELOW_ZERO)
    PassManager.parse(ctx, "carry-updates").run(module)
    assert "iter_args" in str(module)
    m = np.zeros(8)
    Interpreter(module).run("f", [m, 1.0, 6])  # stops where an index wraps that says it does not
    assert m.tolist() == [1, 2, 2, 2, 2, 2, 1, 0]
