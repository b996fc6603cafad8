"""`raise-while-to-for`: trip counts against counting, whole loops against the interpreter.

Trip counts are tried where they are hard: at the ends of the types, where counters wrap around,
where tests are never true or always. The oracle counts one trip after the other, with the numbers
wrapped as the type says; where the program promises that they do not wrap and they do, the trips
until then must be there, and what comes behind may be anything.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter, run_function
from ad_opt.passes.infrastructure.manager import PassManager
from hypothesis import given, settings
from hypothesis import strategies as st
from xdsl.dialects.builtin import FunctionType, IndexType, ModuleOp

from shares import some_of

PREDICATES = "ne eq slt sle sgt sge ult ule ugt uge".split()
FLAGS = ["", "nsw", "nuw", "nsw,nuw"]
ENOUGH = 1000
"""Trips that are counted; whoever has as many has more."""


def raised(text: str) -> ModuleOp:
    ctx = make_context()
    module = parse_module(ctx, text)
    PassManager.parse(ctx, "raise-while-to-for").run(module)
    module.verify()
    return module


# --- counts -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shape:
    """A loop that only counts."""

    width: int
    predicate: str
    step: int
    flags: str
    rotated: bool
    tests_next: bool
    stops: bool
    """Something in the loop may stop the program."""
    cast: str = ""
    """Conversion of the tested value: an operation and the width that it gives."""

    @property
    def type(self) -> str:
        return f"i{self.width}"

    def text(self, name: str) -> str:
        t = self.type
        flags = f" overflow<{self.flags}>" if self.flags else ""
        tested, seen = ("%next" if self.tests_next else "%i"), t
        lines = [f"%next = arith.addi %i, %step{flags} : {t}"]
        if self.stops:
            lines.append('cf.assert %true, "never"')
        if self.cast:
            op, width = self.cast.split()
            seen = f"i{width}"
            lines.append(f"%seen = arith.{op} {tested} : {t} to {seen}")
            tested = "%seen"
        lines.append(f"%more = arith.cmpi {self.predicate}, {tested}, %n : {seen}")
        passed, after = ("%next", []) if self.rotated else ("%i", list[str]())
        if not self.rotated:
            # The test is pure; what may stop is in the body.
            after = [f"%last = arith.addi %j, %step{flags} : {t}"]
            if self.stops:
                after.append(lines.pop(1))
        before = "\n      ".join(lines)
        end = "%last" if after else "%j"
        body = "\n      ".join([*after, f"scf.yield {end} : {t}"])
        return f"""
  func.func @{name}(%first: {t}, %n: {seen}) {{
    %step = arith.constant {self.step} : {t}
    %true = arith.constant true
    %r = scf.while (%i = %first) : ({t}) -> ({t}) {{
      {before}
      scf.condition(%more) {passed} : {t}
    }} do {{
    ^bb0(%j: {t}):
      {body}
    }}
    func.return
  }}"""


def signed(number: int, width: int) -> int:
    half = 1 << (width - 1)
    return (number + half) % (1 << width) - half


COMPARE = {
    "ne": lambda a, b: a != b,
    "eq": lambda a, b: a == b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def count(shape: Shape, first: int, bound: int, most: int) -> tuple[int, bool]:
    """Trips, and whether the program is undefined behind them (or has many more)."""
    width, kind = shape.width, shape.predicate
    is_signed = kind[0] == "s"
    compare = COMPARE[kind if kind in ("ne", "eq") else kind[1:]]
    seen_width, op = width, ""
    if shape.cast:
        op, text = shape.cast.split()
        seen_width = int(text)

    def value_of(number: int) -> int:
        number = number % (1 << width) if op == "extui" else signed(number, width)
        return signed(number, seen_width) if is_signed else number % (1 << seen_width)

    bound = signed(bound, seen_width) if is_signed else bound % (1 << seen_width)
    trips, at, poison = 0, signed(first, width), False
    while trips < most:
        step = shape.step
        wraps = signed(at + step, width) != at + step if "nsw" in shape.flags else False
        unsigned = at % (1 << width) + step % (1 << width)
        wraps |= "nuw" in shape.flags and unsigned >= 1 << width
        following = signed(at + step, width)
        tested = following if shape.tests_next else at
        undefined = poison or (shape.tests_next and wraps)
        if shape.rotated:
            trips += 1
        if undefined:
            return trips, True
        if not compare(value_of(tested), bound):
            return trips, False
        if not shape.rotated:
            trips += 1
        at, poison = following, poison or wraps
    return trips, True


def shapes() -> list[Shape]:
    made: list[Shape] = []
    for width, predicate, flags in itertools.product((8, 64), PREDICATES, FLAGS):
        for step, rotated in itertools.product((1, -1, 3, -2), (True, False)):
            made.append(Shape(width, predicate, step, flags, rotated, rotated, stops=True))
        made.append(Shape(width, predicate, 1, flags, True, True, stops=False))
        made.append(Shape(width, predicate, -2, flags, False, False, stops=False))
    for predicate, flags in itertools.product(PREDICATES, ("", "nsw,nuw")):
        made.append(Shape(8, predicate, 1, flags, True, False, True))
        for cast in ("extsi 16", "extui 16", "trunci 4", "extsi 64", "extui 64"):
            made.append(Shape(8, predicate, 1, flags, True, True, True, cast))
        made.append(Shape(64, predicate, -1, flags, True, True, True, "trunci 8"))
    return made


SHAPES = shapes()


def counting(counted: Sequence[Shape]) -> tuple[Interpreter, list[bool]]:
    """Shapes, raised; each function gives its loop's upper bound, if it has become a loop."""
    text = "\n".join(shape.text(f"f{number}") for number, shape in enumerate(counted))
    module = raised(text)
    found: list[bool] = []
    for func in module.body.block.ops:
        block: Any = func.regions[0].block
        loop = next((op for op in block.ops if op.name in ("scf.for", "scf.while")), None)
        found.append(loop is not None and loop.name == "scf.for")
        if found[-1]:
            assert loop is not None
            end = block.last_op
            end.operands = [loop.operands[1]]
            type_: Any = func.properties["function_type"]
            func.properties["function_type"] = FunctionType.from_lists(
                list(type_.inputs), [IndexType()]
            )
            loop.detach()
            loop.erase()
    return Interpreter(module), found


def interesting(width: int, rng: random.Random) -> list[int]:
    low, high = -(1 << (width - 1)), (1 << (width - 1)) - 1
    near = [0, 1, -1, 2, low, low + 1, low + 2, high, high - 1, high - 2]
    return near + [rng.randint(low, high) for _ in range(4)]


def is_supported(shape: Shape) -> bool:
    """Loops whose trip count must be found: those that come out of compilers."""
    up = shape.step > 0
    if shape.cast and not (shape.cast.startswith("trunci") and abs(shape.step) == 1):
        return False
    if shape.predicate == "ne":
        return abs(shape.step) == 1 or "nsw" in shape.flags
    if shape.predicate == "eq":
        return not shape.cast
    if (shape.predicate[1] == "l") is not up or shape.cast:
        return False
    promised = "nsw" in shape.flags if shape.predicate[0] == "s" else up and "nuw" in shape.flags
    return promised or (abs(shape.step) == 1 and shape.predicate.endswith("t"))


@pytest.mark.parametrize("kind", PREDICATES)
def test_trip_counts(kind: str) -> None:
    shapes_of_kind = [shape for shape in SHAPES if shape.predicate == kind]
    interpreter, found = counting(shapes_of_kind)
    rng = random.Random(kind)
    for number, shape in enumerate(shapes_of_kind):
        assert found[number] or not is_supported(shape), shape
        if not found[number]:
            continue
        seen = int(shape.cast.split()[1]) if shape.cast else shape.width
        firsts, bounds = interesting(shape.width, rng), interesting(seen, rng)
        if seen >= shape.width:
            bounds += [first + rng.randint(-9, 9) for first in firsts]
        pairs = [(a, b) for a in firsts for b in bounds]
        for first, bound in rng.sample(pairs, 20):
            first, bound = signed(first, shape.width), signed(bound, seen)
            (trips,) = interpreter.run(f"f{number}", [first, bound])
            expected, open_end = count(shape, first, bound, ENOUGH)
            case = (shape, first, bound, trips, expected)
            assert 0 <= trips < 1 << 63, case
            if not open_end:
                assert trips == expected, case
            elif shape.stops or not shape.flags:
                # Without a stop the program comes to what is undefined: anything goes before, too.
                assert trips >= expected, case


# --- whole loops ----------------------------------------------------------------------------------

ROTATED = """
func.func @f(%first: {t}, %n: {t}, %x: f64) -> ({t}, {t}, f64, f64, {t}) {{
  %step = arith.constant {step} : {t}
  %three = arith.constant 3 : {t}
  %r:5 = scf.while (%i = %first, %k = %n, %a = %x, %old = %x)
      : ({t}, {t}, f64, f64) -> ({t}, {t}, f64, f64, {t}) {{
    %s = arith.sitofp %i : {t} to f64
    %b = arith.addf %a, %s : f64
    %next = arith.addi %i, %step : {t}
    %m = arith.subi %k, %three : {t}
    %more = arith.cmpi {predicate}, %next, %n : {t}
    scf.condition(%more) %next, %m, %b, %a, %i : {t}, {t}, f64, f64, {t}
  }} do {{
  ^bb0(%p: {t}, %q: {t}, %c: f64, %d: f64, %e: {t}):
    scf.yield %p, %q, %c, %d : {t}, {t}, f64, f64
  }}
  func.return %r#0, %r#1, %r#2, %r#3, %r#4 : {t}, {t}, f64, f64, {t}
}}"""

AT_TOP = """
func.func @f(%first: {t}, %n: {t}, %x: f64) -> ({t}, {t}, f64, f64, {t}) {{
  %step = arith.constant {step} : {t}
  %three = arith.constant 3 : {t}
  %r:5 = scf.while (%k = %n, %i = %first, %a = %x) : ({t}, {t}, f64) -> ({t}, {t}, f64, f64, {t}) {{
    %more = arith.cmpi {predicate}, %i, %n : {t}
    %b = arith.mulf %a, %a : f64
    %u = arith.muli %i, %three : {t}
    scf.condition(%more) %i, %k, %a, %b, %u : {t}, {t}, f64, f64, {t}
  }} do {{
  ^bb0(%p: {t}, %q: {t}, %c: f64, %d: f64, %e: {t}):
    %m = arith.subi %q, %three : {t}
    %next = arith.addi %p, %step : {t}
    %s = arith.sitofp %e : {t} to f64
    %w = arith.addf %c, %s : f64
    scf.yield %m, %next, %w : {t}, {t}, f64
  }}
  func.return %r#0, %r#1, %r#2, %r#3, %r#4 : {t}, {t}, f64, f64, {t}
}}"""


@settings(max_examples=some_of(60), deadline=None)
@given(
    form=st.sampled_from([ROTATED, AT_TOP]),
    predicate=st.sampled_from(PREDICATES),
    step=st.sampled_from([1, -1]),
    width=st.sampled_from([8, 32, 64]),
    first=st.integers(-130, 130),
    trips=st.integers(-2, 40),
)
def test_whole_loops(
    form: str, predicate: str, step: int, width: int, first: int, trips: int
) -> None:
    text = form.format(t=f"i{width}", predicate=predicate, step=step)
    module = raised(text)
    first = signed(first, width)
    bound = signed(first + trips * step, width)
    shape = Shape(width, predicate, step, "", form is ROTATED, form is ROTATED, True)
    expected_trips, endless = count(shape, first, bound, 400)
    if endless:
        return
    arguments = [first, bound, 0.75]
    ctx = make_context()
    assert run_function(module, "f", arguments) == run_function(
        parse_module(ctx, text), "f", arguments
    ), expected_trips
    if predicate in ("ne", "eq") or (
        predicate.endswith("t") and (predicate[1] == "l") is (step > 0)
    ):
        assert not any(op.name == "scf.while" for op in module.walk())


NESTED = """
func.func @f(%n: i32, %x: f64) -> f64 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %some = arith.cmpi sgt, %n, %zero : i32
  %r = scf.if %some -> (f64) {
    %wide = arith.extui %n : i32 to i64
    %o:2 = scf.while (%i = %zero, %a = %x) : (i32, f64) -> (i32, f64) {
      %none = arith.constant 0 : i64
      %first = arith.constant 1 : i64
      %p:2 = scf.while (%j = %none, %b = %a) : (i64, f64) -> (i64, f64) {
        %s = arith.sitofp %j : i64 to f64
        %c = arith.addf %b, %s : f64
        %k = arith.addi %j, %first overflow<nsw,nuw> : i64
        %end = arith.cmpi eq, %k, %wide : i64
        %true = arith.constant true
        %more = arith.xori %end, %true : i1
        scf.condition(%more) %k, %c : i64, f64
      } do {
      ^bb0(%k: i64, %c: f64):
        scf.yield %k, %c : i64, f64
      }
      %next = arith.addi %i, %one overflow<nsw> : i32
      %again = arith.cmpi slt, %next, %n : i32
      scf.condition(%again) %next, %p#1 : i32, f64
    } do {
    ^bb0(%j: i32, %d: f64):
      scf.yield %j, %d : i32, f64
    }
    scf.yield %o#1 : f64
  } else {
    scf.yield %x : f64
  }
  func.return %r : f64
}"""


def test_what_branches_say_about_the_bound_is_used() -> None:
    module = raised(NESTED)
    names = [op.name for op in module.walk()]
    assert names.count("scf.for") == 2
    # The bounds are the trip counts: nothing is compared or cut.
    assert not {"scf.while", "arith.select", "arith.minui", "arith.maxsi"} & set(names)
    for n in (-3, 0, 1, 2, 7):
        found = run_function(module, "f", [n, 0.5])
        assert found == run_function(parse_module(make_context(), NESTED), "f", [n, 0.5])


def test_a_loop_that_does_not_count_stays() -> None:
    text = """
func.func @f(%x: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %r = scf.while (%a = %x) : (f64) -> f64 {
    %more = arith.cmpf ogt, %a, %half : f64
    scf.condition(%more) %a : f64
  } do {
  ^bb0(%a: f64):
    %b = arith.mulf %a, %half : f64
    scf.yield %b : f64
  }
  func.return %r : f64
}"""
    assert any(op.name == "scf.while" for op in raised(text).walk())


CONSTANT_BOUND = """
func.func @f(%first: i8) -> i64 {
  %bound = arith.constant BOUND : i8
  %step = arith.constant STEP : i8
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %end:2 = scf.while (%i = %first, %n = %zero) : (i8, i64) -> (i8, i64) {
    %more = arith.cmpi PREDICATE, %i, %bound : i8
    scf.condition(%more) %i, %n : i8, i64
  } do {
  ^bb0(%i: i8, %n: i64):
    %j = arith.addi %i, %step : i8
    %m = arith.addi %n, %one : i64
    scf.yield %j, %m : i8, i64
  }
  func.return %end#1 : i64
}
"""
HOLDS = {"lt": int.__lt__, "le": int.__le__, "gt": int.__gt__, "ge": int.__ge__}


@pytest.mark.parametrize("predicate", [one for one in PREDICATES if one not in ("ne", "eq")])
def test_a_constant_bound_says_whether_a_counter_wraps_around(predicate: str) -> None:
    """Nothing is promised of the addition; a bound far enough from the end of the type will do."""
    is_signed = predicate[0] == "s"
    low, high = (-128, 127) if is_signed else (0, 255)
    steps = (1, 2, 3) if predicate[1] == "l" else (-1, -2, -3)
    ends = [low, low + 1, low + 2, low + 3, -1, 0, 1, high - 3, high - 2, high - 1, high]
    bounds = sorted({one for one in ends if low <= one <= high})
    raised_ones = 0
    for bound, step in itertools.product(bounds, steps):
        text = CONSTANT_BOUND.replace("PREDICATE", predicate).replace("STEP", str(step))
        module = raised(text.replace("BOUND", str(signed(bound % 256, 8))))
        is_raised = "scf.while" not in str(module)
        raised_ones += is_raised
        for first in bounds:
            trips, at = 0, first
            while HOLDS[predicate[1:]](at, bound) and trips < ENOUGH:
                at = (at + step - low) % 256 + low
                trips += 1
            if trips < ENOUGH:
                (found,) = run_function(module, "f", [signed(first % 256, 8)])
                assert found == trips, (bound, step, first, is_raised)
    assert raised_ones
