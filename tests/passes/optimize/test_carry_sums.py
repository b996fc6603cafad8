"""`carry-sums`: random additions to two buffers, which may be one, before and after the pass."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt
from native import CLANGS, compiler, llvm_ir
from shares import some_of

HEAD = """
func.func @f(%p: memref<16xf64> {{autodiff.shadow}}, %q: memref<16xf64> {{autodiff.shadow}},
             %x: f64, %y: f64, %n: index, %k: index) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %j = %c0 to %c4 step %c1 {{
    %a = arith.mulf %x, %y : f64
    scf.for %i = %c0 to %n step %c1 {{
      %h = arith.cmpi slt, %i, %k : index
      {body}
    }}
    {behind}
  }}
  func.return
}}"""


def update(number: int, chance: random.Random) -> tuple[str, bool]:
    """An addition to an element, and whether it is to one that the inner loop does not change."""
    place = chance.choice(["%k", "%j", "%j", "%i", "%c4"])
    buffer, value = chance.choice(["%p", "%q"]), chance.choice(["%x", "%y", "%a"])
    sum_ = chance.choice(["addf %o{n}, {v}", "addf {v}, %o{n}", "subf %o{n}, {v}"])
    text = f"""
      %o{number} = memref.load {buffer}[{place}] : memref<16xf64>
      %s{number} = arith.{sum_.format(n=number, v=value)} : f64
      memref.store %s{number}, {buffer}[{place}] : memref<16xf64>"""
    match chance.randrange(4):
        case 0:
            text = f"scf.if %h {{ {text} }}"
        case 1:
            text = f"scf.if %h {{ }} else {{ {text} }}"
        case 2:
            inner = f"%g{number} = arith.cmpi ne, %i, %c1 : index scf.if %g{number} {{ {text} }}"
            text = f"scf.if %h {{ {inner} }}"
        case _:
            pass
    return text, place != "%i"


def program(seed: int) -> tuple[str, bool, bool]:
    """Two loops with additions; whether something is fixed, and whether somebody looks at it."""
    chance = random.Random(seed)
    updates = [update(n, chance) for n in range(chance.choice([1, 2, 3, 4]))]
    odd = chance.random() < 0.2
    lines = [text for text, _ in updates]
    if odd:
        lines.insert(0, "%b = memref.load %q[%i] : memref<16xf64>")
        lines.append("memref.store %b, %q[%i] : memref<16xf64>")
    behind, _ = update(9, chance)
    behind = behind.replace("%i", "%j").replace("%h", "%g") if "%h" not in behind else ""
    text = HEAD.format(body="\n".join(lines), behind=behind)
    return text, any(fixed for _, fixed in updates), odd


def test_random_sums() -> None:
    """The same sums but for rounding, however the buffers overlap."""
    carried = kept = 0
    for seed in range(some_of(80)):
        text, fixed, odd = program(seed)
        ctx = make_context()
        before = parse_module(ctx, text)
        after = before.clone()
        PassManager.parse(ctx, "carry-sums").run(after)
        after.verify()
        changed = any(op.name == "scf.for" and op.results for op in walk(after))
        assert changed or odd or not fixed, text
        assert not (odd and changed), text
        carried, kept = carried + changed, kept + (not changed)
        for n, k in ((0, 0), (1, 0), (1, 5), (5, 2), (9, 3)):
            for same in (False, True):
                found = [run(module, n, k, same) for module in (before, after)]
                np.testing.assert_allclose(*found, rtol=1e-12, atol=1e-12, err_msg=text)
    assert carried > some_of(30)
    assert kept > some_of(10)


def run(module: object, n: int, k: int, same: bool) -> np.ndarray:
    """Return the buffers behind a run of the program."""
    p, q = np.random.default_rng(n).standard_normal((2, 16))
    q = p if same else q
    Interpreter(module).run("f", [p, q, 0.3, 0.7, n, k])  # pyright: ignore[reportArgumentType]
    return np.array([p, q])


PAIRS = """
#include <math.h>
double pairs(const double *p, const double *m, long n) {
  double e = 0;
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++)
      if (i != j) {
        double x = p[2*i] - p[2*j], y = p[2*i+1] - p[2*j+1];
        e -= m[i] * m[j] / sqrt(x * x + y * y + 0.01);
      }
  return e;
}
"""


@pytest.mark.skipif(compiler(CLANGS) is None, reason="for clang")
def test_gradient_of_pairs(tmp_path: Path) -> None:
    """Each pair adds to both of its bodies; of one alone, nothing is accessed."""
    (tmp_path / "pairs.c").write_text(PAIRS)
    clang = compiler(CLANGS)
    assert clang is not None
    pairs = ad_opt.load(llvm_ir("pairs", "O1", clang, tmp_path))["pairs"]
    for n in (1, 2, 5):
        p, m = np.random.default_rng(n).standard_normal(2 * n), np.arange(1.0, n + 1)
        by_p, by_m = ad_opt.grad(pairs)(p, m, n)
        d = p.reshape(n, 1, 2) - p.reshape(1, n, 2)
        away = 1 / np.sqrt((d**2).sum(-1) + 0.01)
        np.fill_diagonal(away, 0.0)
        np.testing.assert_allclose(by_m, -2 * away @ m, rtol=1e-12)
        forces = 2 * (np.outer(m, m) * away**3)[..., None] * d
        np.testing.assert_allclose(by_p, forces.sum(1).ravel(), rtol=1e-12, atol=1e-12)
