"""`unguard-loops` on rotated loops: random ones, against the interpreter; gradients."""

from __future__ import annotations

import random

import numpy as np
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt
from shares import some_of


def rotated(rng: random.Random) -> str:
    """A loop over two numbers, in a branch on its test; what is where is drawn by chance."""
    tested = [rng.choice(["a", "b"]) for _ in range(2)]
    nexts = [rng.choice(["na", "nb"]) for _ in range(2)]
    first = {"a": "x", "b": "y"}
    # The test is of what comes next of what the branch looks at, mostly.
    again = [nexts["ab".index(one)] if rng.random() < 0.8 else rng.choice(nexts) for one in tested]
    results = [rng.choice(["w#0", "w#1", "x", "k"]) for _ in range(2)]
    without = [rng.choice(["x", "y", "k"]) for _ in range(2)]
    passed = rng.sample(["na", "nb"], 2)
    places = [passed.index(one) for one in nexts]
    return f"""
func.func @f(%x: i64, %y: i64, %k: i64) -> (i64, i64) {{
  %three = arith.constant 3 : i64
  %t = arith.muli %{first[tested[0]]}, %three : i64
  %u = arith.addi %t, %{first[tested[1]]} : i64
  %more = arith.cmpi slt, %u, %k : i64
  %r:2 = scf.if %more -> (i64, i64) {{
    %w:2 = scf.while (%a = %x, %b = %y) : (i64, i64) -> (i64, i64) {{
      %s = arith.addi %a, %b : i64
      %na = arith.addi %s, %three : i64
      %nb = arith.addi %b, %three : i64
      %t1 = arith.muli %{again[0]}, %three : i64
      %u1 = arith.addi %t1, %{again[1]} : i64
      %again = arith.cmpi slt, %u1, %k : i64
      scf.condition(%again) %{passed[0]}, %{passed[1]} : i64, i64
    }} do {{
    ^bb0(%c: i64, %d: i64):
      scf.yield %{"cd"[places[0]]}, %{"cd"[places[1]]} : i64, i64
    }}
    scf.yield %{results[0]}, %{results[1]} : i64, i64
  }} else {{
    scf.yield %{without[0]}, %{without[1]} : i64, i64
  }}
  func.return %r#0, %r#1 : i64, i64
}}"""


def test_results_stay() -> None:
    """Results stay for anything carried, tested and given back; many branches go."""
    rng, gone = random.Random(3), 0
    for _ in range(some_of(120)):
        text = rotated(rng)
        ctx = make_context()
        before = parse_module(ctx, text)
        after = before.clone()
        PassManager.parse(ctx, "unguard-loops").run(after)
        after.verify()
        gone += not any(op.name == "scf.if" for op in after.walk())
        runs = Interpreter(before), Interpreter(after)
        for x, y, k in ((0, 1, 40), (1, 0, 40), (9, 2, 20), (2, 9, 20), (5, 5, 5), (1, 1, 9)):
            expected, found = (run.run("f", [x, y, k]) for run in runs)
            assert found == expected, text
    assert gone > some_of(40)


ROOT = """
define double @roots(i64 %n, ptr %x) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %body, label %exit
exit:
  %sum = phi double [ 0.0, %entry ], [ %add, %end ]
  ret double %sum
body:
  %i = phi i64 [ %inc, %end ], [ 0, %entry ]
  %acc = phi double [ %add, %end ], [ 0.0, %entry ]
  %at = getelementptr inbounds double, ptr %x, i64 %i
  %e = load double, ptr %at, align 8
  %s0 = fmul double %e, %e
  %d0 = fsub double %s0, %e
  %m0 = fcmp ogt double %d0, 1.0e-9
  br i1 %m0, label %loop, label %end
loop:
  %y = phi double [ %next, %loop ], [ %e, %body ]
  %q = fdiv double %e, %y
  %p = fadd double %y, %q
  %next = fmul double %p, 5.0e-01
  %s = fmul double %next, %next
  %d = fsub double %s, %e
  %m = fcmp ogt double %d, 1.0e-9
  br i1 %m, label %loop, label %end
end:
  %root = phi double [ %e, %body ], [ %next, %loop ]
  %add = fadd double %acc, %root
  %inc = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %inc, %n
  br i1 %done, label %exit, label %body
}
"""


def tangent(x: float) -> float:
    """The derivative of what the loop computes for one number, along with it."""
    y, dy = x, 1.0
    while y * y - x > 1e-9:
        y, dy = 0.5 * (y + x / y), 0.5 * (dy + (1 - x / y * dy) / y)
    return dy


def test_gradient_of_lanes() -> None:
    """Roots of as many numbers as lanes have, and one more or less; some need no step."""
    rng = np.random.default_rng(0)
    for fp in ("strict", "fast"):
        gradient = ad_opt.grad(ad_opt.load(ROOT, fp=fp)["roots"], wrt=1)
        for n in (0, 1, 31, 32, 33, 65):
            x = rng.random(n) * 3
            expected = np.array([tangent(float(one)) for one in x])
            np.testing.assert_allclose(gradient(n, x), expected, rtol=1e-9)


def test_pullback_of_addresses() -> None:
    """Behind addresses, too, where memory may be shared: the derivative that objects have."""
    roots = ad_opt.load(ROOT)["roots"]
    rng = np.random.default_rng(1)
    for n in (0, 1, 31, 32, 33, 65):
        x = rng.random(n) * 3
        _, pullback = ad_opt.vjp(roots, n, x)
        expected = np.array([2 * tangent(float(one)) for one in x])
        np.testing.assert_allclose(pullback(2.0), expected, rtol=1e-9)
