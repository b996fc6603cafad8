"""Blocks of thousands of instructions: code for them is the same without LLVM's optimisations."""

from __future__ import annotations

import math
import re
from itertools import pairwise

import numpy as np
import pytest
from ad_opt.lowering.codegen.machine import long_blocks, optimize
from ad_opt.lowering.codegen.machine.long_blocks import in_pieces
from ad_opt.lowering.codegen.machine.optimize import parse_llvm

import ad_opt

SHORT_LOOP = "loop:\n  br i1 %c, label %loop, label %end\nend:\n"


def function(body: str, name: str = "f") -> str:
    return f"define double @{name}(double %x, i1 %c) {{\nentry:\n{body}}}\n"


def adds(count: int, name: str = "v", first: str = "%x") -> str:
    names = [first, *(f"%{name}{i}" for i in range(count))]
    lines = [f"  {b} = fadd double {a}, 1.0\n" for a, b in pairwise(names)]
    return "".join(lines)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_blocks, "LONG", 12)
    monkeypatch.setattr(long_blocks, "PIECE", 4)


@pytest.mark.usefixtures("small")
def test_levels() -> None:
    level = long_blocks.code_level
    straight = function(adds(20) + "  ret double %v19\n")
    assert level(function(adds(3) + "  ret double %v2\n"), 3) == 3
    assert [level(straight, wanted) for wanted in (0, 2, 3)] == [0, 0, 0]
    assert long_blocks.longest_block(straight) == 21
    # A loop of short blocks may be what takes the time, in this function or in another one.
    loop = "  br label %loop\n" + SHORT_LOOP
    assert level(function(adds(20) + loop + "  ret double %v19\n"), 3) == 3
    assert level(straight + function(loop + "  ret double 0.0\n", "g"), 3) == 3
    around = f"  br label %loop\nloop:\n{adds(20)}  br i1 %c, label %loop, label %end\nend:\n"
    assert level(function(around + "  ret double %v19\n"), 3) == 0


@pytest.mark.usefixtures("small")
def test_pieces_are_the_same_function() -> None:
    """Phis name the last piece of the block that they come from, also that of an entry."""
    join = "join:\n  %p = phi double [ %a9, %entry ], [ %b9, %other ]\n  ret double %p\n"
    branch = "  br i1 %c, label %join, label %other\n"
    other = f"other:\n{adds(10, 'b', '%a9')}  br label %join\n"
    module = parse_llvm(function(adds(10, "a") + branch + other + join))
    cut = str(parse_llvm(in_pieces(str(module))))
    assert len(re.findall(r"^ad\.piece\d+:", cut, re.MULTILINE)) == 4
    (phi,) = re.findall(r"phi .*", cut)
    assert phi == "phi double [ %a9, %ad.piece2 ], [ %b9, %ad.piece4 ]"


@pytest.mark.usefixtures("small")
def test_gradients_are_the_same_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Branches, a loop and calls, with code of both kinds."""
    cuts: list[str] = []
    monkeypatch.setattr(optimize, "in_pieces", lambda text: cuts.append(text) or in_pieces(text))
    steps = "\n".join(
        f"%a{i + 1} = math.sin %a{i} : f64\n%b{i + 1} = arith.mulf %b{i}, %a{i + 1} : f64"
        for i in range(8)
    )
    text = f"""
    func.func @f(%x: f64, %n: index) -> f64 {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %one = arith.constant 1.0 : f64
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%a0 = %x) -> (f64) {{
        %b0 = arith.addf %a0, %one : f64
        {steps}
        %big = arith.cmpf ogt, %b8, %one : f64
        %s = scf.if %big -> (f64) {{
          %m = math.cos %b8 : f64
          scf.yield %m : f64
        }} else {{
          scf.yield %b8 : f64
        }}
        scf.yield %s : f64
      }}
      return %r : f64
    }}"""
    program = ad_opt.load(text, cache=False)
    found = [ad_opt.grad(program["f"])(x, 3) for x in (0.3, 0.9, 1.5)]
    assert len(cuts) == 1
    monkeypatch.setattr(long_blocks, "LONG", 1 << 30)
    program = ad_opt.load(text, cache=False)
    usual = [ad_opt.grad(program["f"])(x, 3) for x in (0.3, 0.9, 1.5)]
    assert len(cuts) == 1
    assert np.array(found).tobytes() == np.array(usual).tobytes()


def test_a_long_program() -> None:
    """Text that is long enough by itself: 4000 operations in a row."""
    count = 4000
    lines = [
        f"%x{i + 1} = math.sin %x{i} : f64" if i % 2 else f"%x{i + 1} = arith.addf %x{i}, %k : f64"
        for i in range(count)
    ]
    text = "func.func @f(%x0: f64) -> f64 {\n%k = arith.constant 1.0 : f64\n"
    text += "\n".join(lines) + f"\nreturn %x{count} : f64\n}}"
    x, dx = 0.25, 1.0
    for i in range(count):
        x, dx = (math.sin(x), dx * math.cos(x)) if i % 2 else (x + 1.0, dx)
    value, gradient = ad_opt.value_and_grad(ad_opt.load(text, cache=False)["f"])(0.25)
    assert value == pytest.approx(x, rel=1e-12)
    assert gradient == pytest.approx(dx, rel=1e-9, abs=1e-300)
