"""`raise-while-to-for` in branches that say something of the bounds, against the interpreter.

In 4 bits, for every number: loops that count up to, or down from, a
number that is added to one of which the branch says how small it is; branches in branches.
"""

from __future__ import annotations

import itertools

from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager

LOOP = """
func.func @f{name}(%n: i4) -> i64 {{
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %least = arith.constant {least} : i4
  %added = arith.constant {added} : i4
  %number = arith.constant {number} : i4
  %step = arith.constant {step} : i4
  %some = arith.cmpi sgt, %n, %least : i4
  %r = scf.if %some -> (i64) {{
    %moved = arith.addi %n, %added : i4
    %s:2 = scf.while (%i = %{first}, %a = %zero) : (i4, i64) -> (i4, i64) {{
      %b = arith.addi %a, %one : i64
      %next = arith.addi %i, %step : i4
      %more = arith.cmpi {predicate}, %{tested}, %{bound} : i4
      scf.condition(%more) %next, %b : i4, i64
    }} do {{
    ^bb0(%j: i4, %c: i64):
      scf.yield %j, %c : i4, i64
    }}
    scf.yield %s#1 : i64
  }} else {{
    scf.yield %zero : i64
  }}
  func.return %r : i64
}}"""


def loops() -> list[str]:
    """Loops that test the counter or the next one, up and down, by less and by not equal."""
    found: list[str] = []
    for least, added, number in itertools.product((0, 2), (-3, -1, 0), (-1, 0, 1)):
        for tested, step in itertools.product(("i", "next"), (1, -1)):
            up = step > 0
            first, bound = ("number", "moved") if up else ("moved", "number")
            for predicate in ("slt" if up else "sgt", "ne"):
                found.append(
                    LOOP.format(
                        name=len(found),
                        least=least,
                        added=added,
                        number=number,
                        step=step,
                        tested=tested,
                        first=first,
                        bound=bound,
                        predicate=predicate,
                    )
                )
    return found


def test_counts() -> None:
    """Results stay, whatever the number is, and most counts need no comparison any more."""
    texts = loops()
    ctx = make_context()
    before = parse_module(ctx, "\n".join(texts))
    after = before.clone()
    PassManager.parse(ctx, "raise-while-to-for").run(after)
    after.verify()
    plain = 0
    runs = (Interpreter(before), Interpreter(after))
    for at, (text, function) in enumerate(zip(texts, after.ops, strict=True)):
        names = {op.name for op in function.walk()}
        assert "scf.while" not in names
        plain += not names & {"arith.maxsi", "arith.minui", "arith.select"}
        for n in range(-8, 8):
            expected, found = (run.run(f"f{at}", [n]) for run in runs)
            assert found == expected, (n, text)
    assert plain > len(texts) // 4


GUARDS = """
func.func @g{name}(%n: i4) -> i64 {{
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %a = arith.constant {a} : i4
  %b = arith.constant {b} : i4
  %c = arith.constant {c} : i4
  %d = arith.constant {d} : i4
  %outer = arith.addi %n, %a : i4
  %inner = arith.addi %n, %b : i4
  %some = arith.cmpi {predicate}, %outer, %c : i4
  %same = arith.cmpi {equal}, %inner, %d : i4
  %r = scf.if %some -> (i64) {{
    %s = scf.if %same -> (i64) {{
      scf.yield %one : i64
    }} else {{
      scf.yield %two : i64
    }}
    scf.yield %s : i64
  }} else {{
    %s = scf.if %same -> (i64) {{
      scf.yield %two : i64
    }} else {{
      scf.yield %zero : i64
    }}
    scf.yield %s : i64
  }}
  func.return %r : i64
}}"""


def test_different() -> None:
    """A branch that says of a number what another one excludes is gone; results stay for all."""
    predicates = ("slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge", "eq", "ne")
    numbers = ((-1, -2, 1, 0), (1, -1, 3, -5), (-2, 0, 7, 2), (3, 3, -8, -8), (0, -1, 0, 7))
    texts = [
        GUARDS.format(name=at, predicate=predicate, equal=equal, a=a, b=b, c=c, d=d)
        for at, (predicate, equal, (a, b, c, d)) in enumerate(
            itertools.product(predicates, ("eq", "ne"), numbers)
        )
    ]
    ctx = make_context()
    before = parse_module(ctx, "\n".join(texts))
    after = before.clone()
    PassManager.parse(ctx, "unguard-loops").run(after)
    after.verify()
    fewer = 0
    runs = (Interpreter(before), Interpreter(after))
    for at, (text, function) in enumerate(zip(texts, after.ops, strict=True)):
        fewer += sum(op.name == "scf.if" for op in function.walk()) < 3
        for n in range(-8, 8):
            expected, found = (run.run(f"g{at}", [n]) for run in runs)
            assert found == expected, (n, text)
    assert fewer > len(texts) // 4
