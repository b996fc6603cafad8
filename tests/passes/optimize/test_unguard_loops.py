"""`unguard-loops`: every comparison with numbers around the bounds, against the interpreter."""

from __future__ import annotations

import itertools
import random

from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager

PREDICATES = "eq ne slt sle sgt sge ult ule ugt uge".split()

CASE = """
func.func @f{name}(%n: {type}) -> (i64, i64) {{
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %first = arith.constant {first} : index
  %step = arith.constant 1 : index
  %number = arith.constant {number} : {type}
  %some = arith.cmpi {predicate}, {operands} : {type}
  %r:2 = scf.if %some -> (i64, i64) {{
    {then}
  }} else {{
    {otherwise}
  }}
  func.return %r#0, %r#1 : i64, i64
}}"""

LOOP = """
    %end = arith.index_cast %n : {type} to index
    %s = scf.for %i = %first to %end step %step iter_args(%a = %zero) -> (i64) {{
      %b = arith.addi %a, %one : i64
      scf.yield %b : i64
    }}
    %t = scf.for %i = %first to %end step %step iter_args(%a = %s) -> (i64) {{
      %b = arith.addi %a, %one : i64
      scf.yield %b : i64
    }}
    scf.yield %t, %one : i64, i64"""


def cases(type_: str) -> dict[str, str]:
    """A function for each comparison, number, first trip and side of the loops, by name."""
    found: dict[str, str] = {}
    for predicate, number, first, swapped, last in itertools.product(
        PREDICATES, (-1, 0, 1), (0, 1), (False, True), ("zero", "one")
    ):
        for negated in (False, True):
            sides = [LOOP.format(type=type_), f"scf.yield %zero, %{last} : i64, i64"]
            name = f"f{len(found)}"
            found[name] = CASE.format(
                name=name[1:], type=type_, first=first, number=number, predicate=predicate,
                operands="%number, %n" if swapped else "%n, %number",
                then=sides[negated], otherwise=sides[not negated],
            )  # fmt: skip
    return found


def test_comparisons() -> None:
    """Results stay where the guard is removed, and every guard that may go is removed."""
    for type_ in ("i64", "i32"):
        every = cases(type_)
        texts = {name: every[name] for name in random.Random(type_).sample([*every], 100)}
        ctx = make_context()
        before = parse_module(ctx, "\n".join(texts.values()))
        after = before.clone()
        PassManager.parse(ctx, "unguard-loops").run(after)
        after.verify()
        gone, runs = 0, (Interpreter(before), Interpreter(after))
        for name, function in zip(texts, after.ops, strict=True):
            if any(op.name == "scf.if" for op in function.walk()):
                continue
            gone += 1
            for n in (-(2**31), -2, -1, 0, 1, 2, 3):
                expected, found = (run.run(name, [n]) for run in runs)
                assert found == expected, texts[name]
        assert gone > 10


UNSWITCHED = """
func.func @f{name}(%m: i64, %n: {type}) -> (i64, i64) {{
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %first = arith.constant {first} : index
  %step = arith.constant 1 : index
  %number = arith.constant {number} : {type}
  %less = arith.constant {less} : index
  %some = arith.cmpi {predicate}, %n, %number : {type}
  %outer = arith.index_cast %m : i64 to index
  %r:2 = scf.for %k = %first to %outer step %step iter_args(%c = %zero, %d = %one) -> (i64, i64) {{
    %t:2 = scf.if %some -> (i64, i64) {{
      %size = arith.index_cast %n : {type} to index
      %end = arith.addi %size, %less : index
      %s = scf.for %i = %first to %outer step %step iter_args(%a = %c) -> (i64) {{
        %u = scf.for %j = %first to %end step %step iter_args(%b = %a) -> (i64) {{
          %v = arith.addi %b, %one : i64
          scf.yield %v : i64
        }}
        scf.yield %{yielded} : i64
      }}
      scf.yield %s, %d : i64, i64
    }} else {{
      scf.yield %c, %d : i64, i64
    }}
    scf.yield %t#0, %t#1 : i64, i64
  }}
  func.return %r#0, %r#1 : i64, i64
}}"""


def test_unswitched() -> None:
    """Results stay where a guard of inner loops, in front of the loop around, is removed."""
    ctx = make_context()
    for type_, least in (("i64", -(2**63)), ("i32", -(2**31))):
        choices = itertools.product(
            ("sgt", "sge", "slt", "ne"), (1, 2), (0, 1), (-3, -2, -1, 1), "uv"
        )
        texts = {
            f"f{n}": UNSWITCHED.format(
                name=n, type=type_, predicate=predicate, number=number, first=first, less=less,
                yielded={"u": "u", "v": "one"}[kind],
            )
            for n, (predicate, number, first, less, kind) in enumerate(choices)
        }  # fmt: skip
        before = parse_module(ctx, "\n".join(texts.values()))
        after = before.clone()
        PassManager.parse(ctx, "unguard-loops").run(after)
        after.verify()
        gone, runs = 0, (Interpreter(before), Interpreter(after))
        for name, function in zip(texts, after.ops, strict=True):
            if any(op.name == "scf.if" for op in function.walk()):
                continue
            gone += 1
            # Where the loops run for the least number, they run for as good as ever.
            few = (least, least + 1) if type_ == "i32" or "cmpi sg" in texts[name] else ()
            for m, n in itertools.product((0, 2), (*few, -2, 0, 1, 2, 3, 4)):
                expected, found = (run.run(name, [m, n]) for run in runs)
                assert found == expected, texts[name]
        assert 10 < gone < len(texts)
