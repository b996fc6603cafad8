"""`widen-indices` and `version-wrapping` on loops over integers of 4 bits, against the interpreter.

Nearly everything wraps in 4 bits: random subscripts of two loops, with and without a sign, for many
sizes. Values stay, whichever version a size has; some have the one in which nothing wraps.
"""

from __future__ import annotations

import random

import numpy as np
from ad_opt.dialects import make_context
from ad_opt.dialects.autodiff.requests import RequestOp
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase, insert
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import CallOp

from shares import some_of

PROGRAM = """
func.func private @f(%n: i4, %m: i4, %out: memref<?xi64>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %less = arith.constant -2 : i4
  %none = arith.constant -1 : i4
  %few = arith.constant -2 : index
  %from = arith.addi %n, %less : i4
  %e0 = arith.{extend} %n : i4 to index
  %end = arith.{shorten}
  scf.for %s = %c0 to %end step %c1 {{
    %i = arith.index_cast %s : index to i4
    %e1 = arith.{bound}
    scf.for %t = %c0 to %e1 step %c1 {{
      %j = arith.index_cast %t : index to i4
      {lines}
      %row = arith.muli %s, %c32 : index
      %at = arith.addi %row, %t : index
      %x = arith.{last} %{value} : i4 to i64
      %y = arith.cmpi {predicate}, %{value}, %n : i4
      %z = arith.extui %y : i1 to i64
      %w = arith.addi %x, %z : i64
      memref.store %w, %out[%at] : memref<?xi64>
    }}
  }}
  return
}}
func.func @g(%n: i4, %m: i4, %out: memref<?xi64>) {{
  autodiff.bwd_diff @f(%n, %m, %out) {{activity = [const, const, const], primal = false}}
      : (i4, i4, memref<?xi64>) -> ()
  return
}}
"""


def program(draw: random.Random, counter: str = "", wide: bool = False) -> str:
    """Two loops, and a subscript of up to four operations, or a sum with a counter, or of what is
    cut off from a subscript in 64 bits.
    """
    values = ["i", "j", "n", "m", "from"]
    lines: list[str] = []
    if counter:
        first, second = draw.choice(("n", "from", "k")), draw.choice((counter, "back", "back"))
        lines = [
            f"%k = arith.constant {draw.choice((-2, -1, -1, 0, 1, 2))} : i4",
            f"%back = arith.muli %{counter}, %none : i4",
            f"%moved = arith.addi %{first}, %{second} : i4",
            "%v = arith.addi %moved, %k : i4",
        ]
        values.append(draw.choice(("v", "v", "moved")))
    if wide:
        extend = draw.choice(("extsi", "extui"))
        first, second = draw.sample(("ws", "wt", "wn"), 2)
        added = draw.choice(("ws", "wt"))
        lines = [
            "%ws = arith.index_cast %s : index to i64",
            "%wt = arith.index_cast %t : index to i64",
            f"%wn = arith.{extend} %{draw.choice('nm')} : i4 to i64",
            f"%wide = arith.muli %{first}, %{second} : i64",
            f"%moved = arith.{draw.choice(('addi', 'subi'))} %wide, %{added} : i64",
            "%v = arith.trunci %moved : i64 to i4",
        ]
        values.append("v")
    for at in range(0 if counter else draw.randint(1 - wide, 4 - wide)):
        if draw.random() < 0.4:
            lines.append(f"%k{at} = arith.constant {draw.choice((-2, -1, 1, 2, 3))} : i4")
            values.append(f"k{at}")
        kind = draw.choice(("addi", "addi", "subi", "muli"))
        left, right = draw.choice(values[-4:]), draw.choice(values)
        lines.append(f"%v{at} = arith.{kind} %{left}, %{right} : i4")
        values.append(f"v{at}")
    extend = draw.choice(("index_cast", "index_castui"))
    bounds = ("addi %e0, %c0 : index", f"{extend} %m : i4 to index", "subi %e0, %s : index")
    return PROGRAM.format(
        extend=extend,
        shorten=draw.choice(("addi %e0, %few : index", "addi %e0, %c0 : index")),
        bound=draw.choice(bounds),
        lines="\n      ".join(lines),
        last=draw.choice(("extsi", "extui")),
        value=values[-1],
        predicate=draw.choice(("slt", "ult", "uge", "sgt", "eq")),
    )


def calls_for_requests(module: ModuleOp) -> None:
    """Let what asks for derivatives call the functions."""
    for op in list(walk(module)):
        if isinstance(op, RequestOp):
            insert(CallOp(op.callee, list(op.operands), []), op)
            erase(op)


def run(module: ModuleOp, function: str, n: int, m: int) -> np.ndarray:
    """Return the numbers that a function stores."""
    out = np.full(1024, -99, dtype=np.int64)
    Interpreter(module).run(function, [n, m, out])
    return out


def prepared(text: str, passes: str) -> ModuleOp:
    """A program behind passes, without requests."""
    context = make_context()
    module = parse_module(context, text, "program")
    PassManager.parse(context, passes).run(module)
    module.verify()
    calls_for_requests(module)
    return module


SIZES = [(n, m) for n in range(-8, 8) for m in (-8, -3, 0, 1, 2, 3, 5, 7)]


def test_widened() -> None:
    """Values stay, and casts to 64 bits are gone in some programs."""
    draw, widened = random.Random(1), 0
    for _ in range(some_of(150)):
        text = program(draw, draw.choice("ij"))
        before = prepared(text, "simplify")
        after = prepared(text, "widen-indices,simplify")
        widened += str(after) != str(before)
        for n, m in draw.sample(SIZES, 10):
            expected = run(before, "g", n, m)
            np.testing.assert_array_equal(run(after, "g", n, m), expected, f"{n} {m}\n{text}")
    assert widened >= some_of(20)


def test_two_versions() -> None:
    """Values stay, and some sizes have the version in which nothing wraps."""
    draw, small = random.Random(2), 0
    for number in range(some_of(160)):
        text = program(draw, wide=number % 2 == 1)
        before = prepared(text, "simplify")
        after = prepared(text, "version-wrapping,widen-indices,simplify")
        without = after.clone()
        for op in list(walk(without)):
            if isinstance(op, CallOp) and op.callee.root_reference.data == "f_small":
                erase(op)
        for n, m in draw.sample(SIZES, 10):
            expected = run(before, "g", n, m)
            np.testing.assert_array_equal(run(after, "g", n, m), expected, f"{n} {m}\n{text}")
            small += not np.array_equal(run(without, "g", n, m), expected)
    assert small >= some_of(120)
