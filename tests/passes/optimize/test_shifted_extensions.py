"""Extensions that are written as shifts: numbers as Python has them, at the ends of the types."""

from __future__ import annotations

import random

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager

from shares import some_of

PROGRAM = """
func.func @f(%x: i64, %y: i64) -> i64 {{
  %factor = arith.constant {factor} : i64
  %other = arith.constant {other} : i64
  %up = arith.constant {up} : i64
  %by = arith.constant {by} : i64
  %p = arith.muli %x, %factor : i64
  %q = arith.shli %y, %up : i64
  %s = arith.{kind} %p, %q : i64
  %t = arith.addi %s, %other : i64
  %r = arith.shrsi %t, %by : i64
  func.return %r : i64
}}"""


def signed(number: int) -> int:
    return (number + (1 << 63)) % (1 << 64) - (1 << 63)


@pytest.mark.parametrize("up", [32, 35, 48, 56])
def test_numbers(up: int) -> None:
    rng = random.Random(up)
    written = 0
    for _ in range(some_of(60)):
        factor, other = (signed(rng.randint(-5, 5) << rng.choice([up, 32, 7])) for _ in "ab")
        by, kind = rng.choice([1, 29, 32, up - 3, up]), rng.choice(["addi", "subi"])
        text = PROGRAM.format(factor=factor, other=other, up=up, by=by, kind=kind)
        module = parse_module(ctx := make_context(), text)
        PassManager.parse(ctx, "prefer-sign-extensions").run(module)
        module.verify()
        written += "arith.extsi" in str(module)
        for _ in range(8):
            x, y = (signed(rng.getrandbits(rng.choice([3, 31, 33, 64]))) for _ in "xy")
            total = x * factor + (y << up) * (1 if kind == "addi" else -1) + other
            assert run_function(module, "f", [x, y]) == (signed(total) >> by,), (text, x, y)
    assert written
