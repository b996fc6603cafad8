"""Loops fuse only where subscripts allow it: random linear ones, before and after."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import require_valid
from xdsl.dialects.builtin import ModuleOp

CASES = 120


def program(seed: int) -> str:
    """Three nests of two loops, each of which adds one to what it copies."""
    rng = random.Random(seed)
    step, trips = rng.choice([1, 1, 2]), rng.choice([3, 4])

    def place(number: int) -> str:
        outer, inner = rng.choice([0, 1, 2, 3, 4, -1]), rng.choice([0, 1, 2, -1])
        start = 12 + rng.choice([0, 0, 0, 1, 2])
        return f"{outer} * %i{number} + {inner} * %j{number} + {start}"

    nests = "".join(
        f"""
affine.for %i{number} = 0 to {trips * step} step {step} {{
  affine.for %j{number} = 0 to {rng.choice([2, 3])} {{
    %v{number} = affine.load %{rng.choice("xy")}[{place(number)}] : memref<60xf64>
    %w{number} = arith.addf %v{number}, %one : f64
    affine.store %w{number}, %{rng.choice("xy")}[{place(number)}] : memref<60xf64>
  }}
}}"""
        for number in range(3)
    )
    return f"""
func.func @main(%x: memref<60xf64> {{llvm.noalias}}, %y: memref<60xf64> {{llvm.noalias}}) {{
%one = arith.constant 1.0 : f64{nests}
func.return
}}"""


def outcome(module: ModuleOp) -> list[Any]:
    x, y = np.arange(60.0), np.arange(60.0) * 100
    run_function(module, "main", [x, y])
    return [x.tolist(), y.tolist()]


def loops(module: ModuleOp) -> int:
    return sum(op.name == "affine.for" for op in module.walk())


def test_fusion_keeps_what_programs_compute() -> None:
    fused = 0
    for seed in range(CASES):
        text = program(seed)
        module = parse_module(make_context(), text)
        before, count = outcome(module), loops(module)
        PassManager.parse(make_context(), "fuse-nests{cost=false}").run(module)
        require_valid(module)
        assert outcome(module) == before, text
        fused += loops(module) < count
    assert fused > CASES // 10  # else the test would show nothing
