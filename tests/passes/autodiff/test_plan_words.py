"""Plans of reversals in words, against what mathematics needs and the tape that is written."""

from __future__ import annotations

import re

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.analysis.flow.tape_size import saved_in
from ad_opt.passes.infrastructure.instruments.reports import Plans
from ad_opt.passes.infrastructure.manager import PassManager

HEAD = """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f64
"""
LOOP = "scf.for %i = %c0 to %c7 step %c1"


def carried(body: str) -> str:
    """A loop of seven trips that makes %u of %t."""
    return f"""
func.func @f(%x: f64, %a: memref<7xf64>) -> f64 {{ {HEAD}
  %r = {LOOP} iter_args(%t = %x) -> (f64) {{
    {body}
    scf.yield %u : f64
  }}
  return %r : f64
}}"""


PROGRAMS: dict[str, tuple[str, list[str]]] = {
    # d(2t + x) is 2 dt + dx: nothing of t.
    "linear": (
        carried("%d = arith.mulf %t, %two : f64\n %u = arith.addf %d, %x : f64"),
        [r"scf\.for .*: counted down", "tape: nothing is saved"],
    ),
    # d(t a) is a dt + t da: t in each trip, and a, which is in memory.
    "product": (
        carried("%v = memref.load %a[%i] : memref<7xf64>\n %u = arith.mulf %t, %v : f64"),
        [r"loaded again: %v .*", r"saved: %t of .*, 8 bytes x 7 = 56 bytes", "tape: 56 bytes"],
    ),
    # d(exp t) is exp(t) dt: the result, and not t.
    "exponential": (
        carried("%u = math.exp %t : f64"),
        [r"saved: %u = math.exp .*, 8 bytes x 7 = 56 bytes", "tape: 56 bytes"],
    ),
    # d(t t t) is 3 t t dt: t t is computed again from t.
    "cube": (
        carried("%tt = arith.mulf %t, %t : f64\n %u = arith.mulf %tt, %t : f64"),
        [r"computed again: %tt .*", r"saved: %t .*, 8 bytes x 7 = 56 bytes", "tape: 56 bytes"],
    ),
    # Of max(t, 1) the derivative needs which was larger, so it needs t.
    "maximum": (
        carried("%m = arith.maximumf %t, %one : f64\n %u = arith.mulf %m, %two : f64"),
        [r"saved: %t .*, 8 bytes x 7 = 56 bytes", "tape: 56 bytes"],
    ),
    # The function's own values are there, since both sweeps are in one function.
    "straight line": (
        "func.func @f(%x: f64) -> f64 {\n %s = math.sin %x : f64\n"
        " %y = arith.mulf %s, %s : f64\n return %y : f64\n}",
        ["tape: nothing is saved"],
    ),
    # Each trip overwrites an element that the next trip of %s reads: what was there is kept.
    "overwritten": (
        f"""
func.func @f(%a: memref<8xf64>) {{ {HEAD}
  scf.for %s = %c0 to %c7 step %c1 {{
    {LOOP} {{
      %j = arith.addi %i, %c1 : index
      %l = memref.load %a[%i] : memref<8xf64>
      %c = memref.load %a[%j] : memref<8xf64>
      %p = arith.mulf %l, %c : f64
      memref.store %p, %a[%j] : memref<8xf64>
    }}
  }}
  return
}}""",
        [
            r"loaded again: %l .*",
            r"loaded again: %c .*",
            r"saved: what memref.store .* overwrites, f64, 8 bytes x 49 = 392 bytes",
            "tape: 392 bytes",
        ],
    ),
    # Iterations write elements of their own, so any order is right; the argument is put back.
    "own elements": (
        f"""
func.func @f(%a: memref<7xf64>) {{ {HEAD}
  {LOOP} {{
    %v = memref.load %a[%i] : memref<7xf64>
    %p = arith.mulf %v, %v : f64
    memref.store %p, %a[%i] : memref<7xf64>
  }}
  return
}}""",
        [
            r"scf\.for .*: counted up, since any order is right",
            r"loaded again: %v .*",
            r"saved: what memref.store .* overwrites, f64, 8 bytes x 7 = 56 bytes",
            "tape: 56 bytes",
        ],
    ),
    # Nobody knows how often it runs; the counter is known from the number of the trip.
    "while": (
        f"""
func.func @f(%x: f64, %end: f64) -> f64 {{ {HEAD}
  %r:2 = scf.while (%t = %x, %n = %c0) : (f64, index) -> (f64, index) {{
    %more = arith.cmpf olt, %t, %end : f64
    scf.condition(%more) %t, %n : f64, index
  }} do {{
  ^bb0(%t: f64, %n: index):
    %m = arith.addi %n, %c1 : index
    %k = arith.index_cast %m : index to i64
    %w = arith.sitofp %k : i64 to f64
    %s = arith.mulf %t, %t : f64
    %u = arith.mulf %s, %w : f64
    scf.yield %u, %m : f64, index
  }}
  return %r#0 : f64
}}""",
        [
            r"scf\.while .*: reversed as often as it ran",
            r"saved: %t of scf.while .*, f64, 8 bytes x \?",
            "tape: 0 bytes, and in sum 8 bytes a trip of loops of unknown trips",
        ],
    ),
    # Scratch of one trip, which other trips do not read: nothing is kept from trip to trip.
    "scratch": (
        f"""
func.func @f(%a: memref<7xf64>) -> f64 {{ {HEAD}
  %m = memref.alloca() : memref<7xf64>
  %r = scf.for %s = %c0 to %c7 step %c1 iter_args(%sum = %two) -> (f64) {{
    %v = memref.load %a[%s] : memref<7xf64>
    {LOOP} {{
      %e = arith.mulf %v, %two : f64
      memref.store %e, %m[%i] : memref<7xf64>
    }}
    %p = {LOOP} iter_args(%t = %one) -> (f64) {{
      %w = memref.load %m[%i] : memref<7xf64>
      %u = arith.mulf %t, %w : f64
      scf.yield %u : f64
    }}
    %next = arith.addf %sum, %p : f64
    scf.yield %next : f64
  }}
  return %r : f64
}}""",
        [
            r"scf\.for at 10:3: each iteration is run again, then reversed, and its sums .*",
            r"saved: %t of scf.for at 16:5, f64, 8 bytes x 7 = 56 bytes",
            "tape: 56 bytes",
        ],
    ),
    # The callee's author prefers it to be run again.
    "called again": (
        carried("%u = func.call @g(%t) : (f64) -> f64")
        + """
func.func private @g(%t: f64) -> f64 attributes {autodiff.prefer = "recompute"} {
  %s = math.sin %t : f64
  %u = arith.mulf %s, %s : f64
  return %u : f64
}""",
        [r"called again: call at .*", r"saved: %t of scf.for .*, 8 bytes x 7 = 56 bytes"],
    ),
}


def planned(text: str) -> tuple[list[str], list[tuple[int, int | None]]]:
    """The lines of the plan of @f, and what the code that is written keeps."""
    context = make_context()
    module = parse_module(context, text, "f.mlir")
    plans = Plans()
    pipeline = "request-derivative{function=f kind=vjp},differentiate"
    PassManager.parse(context, pipeline, [plans]).run(module)
    (plan,) = (one for one in plans.texts if one.startswith("reversal of @f "))
    (made,) = (op for op in module.ops if "f.bwd" in str(op.properties.get("sym_name")))
    saved = [(one.bytes, one.records) for one in saved_in(made) if not one.is_handle]
    return [line.strip() for line in plan.splitlines()], saved


@pytest.mark.parametrize("name", PROGRAMS)
def test_plans_say_what_must_be_kept(name: str) -> None:
    text, expected = PROGRAMS[name]
    lines, saved = planned(text)
    for words in expected:
        assert sum(re.fullmatch(words, line) is not None for line in lines) == 1, (words, lines)
    kept = [words for words in expected if words.startswith("saved:")]
    assert len(kept) == sum(line.startswith("saved:") for line in lines), lines
    known = sum(bytes * records for bytes, records in saved if records is not None)
    unknown = sum(bytes for bytes, records in saved if records is None)
    rest = f", and in sum {unknown} bytes a trip of loops of unknown trips" if unknown else ""
    assert lines[-1] == (f"tape: {known} bytes{rest}" if saved else "tape: nothing is saved")


AUTHORS = """
func.func private @f(%x: f64, %a: memref<4xf64>) -> f64 attributes {autodiff.backward = @f_back} {
  %c0 = arith.constant 0 : index
  %v = memref.load %a[%c0] : memref<4xf64>
  %y = arith.mulf %x, %v : f64
  return %y : f64
}
func.func private @f_back(%x: f64, %a: memref<4xf64>, %da: memref<4xf64>, %dy: f64) -> f64 {
  return %dy : f64
}
func.func private @g(%x: f64) -> f64 attributes {
    autodiff.augmented = @g_forth, autodiff.backward = @g_back} {
  %y = math.sin %x : f64
  return %y : f64
}
func.func private @g_forth(%x: f64) -> (f64, f64) {
  %y = math.sin %x : f64
  %c = math.cos %x : f64
  return %y, %c : f64, f64
}
func.func private @g_back(%x: f64, %dy: f64, %c: f64, %t: !autodiff.tape) -> f64 {
  %d = arith.mulf %dy, %c : f64
  return %d : f64
}
func.func @h(%x: f64, %a: memref<4xf64>) -> f64 {
  %y = func.call @f(%x, %a) : (f64, memref<4xf64>) -> f64
  %z = func.call @g(%y) : (f64) -> f64
  return %z : f64
}"""


def test_derivatives_of_authors_are_counted() -> None:
    """Nobody knows what they read: their arguments are kept, and buffers as they were."""
    context = make_context()
    module = parse_module(context, AUTHORS, "f.mlir")
    plans = Plans()
    pipeline = "request-derivative{function=h kind=vjp},differentiate"
    PassManager.parse(context, pipeline, [plans]).run(module)
    texts = {re.findall(r"@(\w+)", text)[0]: text for text in plans.texts}
    made = {str(op.properties["sym_name"]).strip('"'): op for op in module.ops}
    for name, copied in (("f", 1), ("g", 0)):
        saved = [one for one in saved_in(made[f"{name}.aug"]) if not one.is_handle]
        assert f"tape: {sum(one.bytes for one in saved)} bytes" in texts[name]
        assert texts[name].count("  saved: ") == len(saved)
        assert texts[name].count("copied before it runs: argument 2, memref<4xf64>, 32") == copied
    assert "by @f_back of its author" in texts["f"]
    assert "by @g_forth and @g_back of its author" in texts["g"]
