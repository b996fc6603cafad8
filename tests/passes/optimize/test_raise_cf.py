"""Structuring of particular graphs: what comes out, and what has to stay."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import verify
from xdsl.dialects.builtin import ModuleOp


def raised(text: str, required: bool = True) -> ModuleOp:
    ctx = make_context()
    module = parse_module(ctx, text)
    option = str(required).lower()
    PassManager.parse(ctx, f"raise-cf-to-scf{{required={option}}}").run(module)
    assert verify(module) == []
    return module


def names(module: ModuleOp) -> list[str]:
    return [op.name for op in walk(module)]


def check_same(text: str, *arguments: list[Any]) -> ModuleOp:
    """Raise, and compare with the interpreter on the original."""
    module = raised(text)
    assert not {"cf.br", "cf.cond_br", "cf.switch"} & set(names(module))
    for values in arguments:
        original = parse_module(make_context(), text)
        assert run_function(module, "f", values) == run_function(original, "f", values)
    return module


def counting(type: str, compare: str, step: str, swap: bool = False, start: str = "0") -> str:
    """Counts the trips of a loop in i64."""
    targets = "^exit, ^body" if swap else "^body, ^exit"
    return f"""
    func.func @f(%n: {type}) -> (i64, {type}) {{
      %lb = arith.constant {start} : {type}
      %zero = arith.constant 0 : i64
      %one = arith.constant 1 : i64
      cf.br ^head(%lb, %zero : {type}, i64)
    ^head(%i: {type}, %t: i64):
      %more = arith.cmpi {compare} : {type}
      cf.cond_br %more, {targets}
    ^body:
      %u = arith.addi %t, %one : i64
      {step} : {type}
      cf.br ^head(%j, %u : {type}, i64)
    ^exit:
      return %t, %i : i64, {type}
    }}
    """


ONE = "%s = arith.constant 1 : {0}\n%j = arith.addi %i, %s"
COUNTED = {
    "slt": ("slt, %i, %n", ONE, False, True),
    "sgt mirrored": ("sgt, %n, %i", ONE, False, True),
    "sge leaves": ("sge, %i, %n", ONE, True, True),
    "ult": ("ult, %i, %n", ONE, False, True),
    "sle may never end": ("sle, %i, %n", ONE, False, False),
    "sle, promised": ("sle, %i, %n", ONE + " overflow<nsw>", False, True),
    "two may jump over the end": ("slt, %i, %n", ONE.replace(" 1 ", " 2 "), False, False),
    "two, promised": (
        "slt, %i, %n", ONE.replace(" 1 ", " 2 ") + " overflow<nsw>", False, True,
    ),
    "promise of the other kind": (
        "ult, %i, %n", ONE.replace(" 1 ", " 2 ") + " overflow<nsw>", False, False,
    ),
    "downwards": ("sgt, %i, %n", ONE.replace(" 1 ", " -1 "), False, False),
    "not equal": ("ne, %i, %n", ONE, False, False),
    "added on the left": (
        "slt, %i, %n", "%s = arith.constant 1 : {0}\n%j = arith.addi %s, %i", False, True,
    ),
    "the step changes": ("slt, %i, %n", "%j = arith.addi %i, %i", False, False),
}  # fmt: skip


@pytest.mark.parametrize("type", ["index", "i32", "i64", "i8"])
@pytest.mark.parametrize("case", COUNTED)
def test_loops_that_count(case: str, type: str) -> None:
    compare, step, swap, counted = COUNTED[case]
    start = "1" if case == "the step changes" else "9" if case == "downwards" else "0"
    text = counting(type, compare, step.format(type), swap, start)
    ends = [0, 1, 2, 7] if "not equal" not in case and "changes" not in case else [1, 4]
    module = check_same(text, *([n] for n in ends))
    assert ("scf.for" in names(module)) == counted
    assert ("scf.while" in names(module)) != counted


def test_bounds_of_a_small_type_are_exact() -> None:
    """255 as an unsigned bound of i8: the loop runs, although it is -1."""
    check_same(counting("i8", "ult, %i, %n", ONE.format("i8")), [-1], [-128], [127])
    check_same(counting("i8", "slt, %i, %n", ONE.format("i8"), start="-128"), [127], [-128], [0])


def test_an_unsigned_index_keeps_its_order() -> None:
    text = counting("index", "ult, %i, %n", ONE.format("index"), start="-4")
    check_same(text, [-1], [-4], [3])


UNDEFINED = {
    "f32": "%v = arith.constant 2.5 : f32",
    "i1": "%v = arith.constant true",
    "index": "%v = arith.constant 3 : index",
    "complex<f64>": "%v = complex.constant [1.5, -2.0] : complex<f64>",
    "vector<3xf64>": "%v = arith.constant dense<1.5> : vector<3xf64>",
    "vector<2xi32>": "%v = arith.constant dense<7> : vector<2xi32>",
    "memref<?xf64>": "%v = memref.cast %m : memref<4xf64> to memref<?xf64>",
    "memref<4xf64>": "%v = memref.cast %m : memref<4xf64> to memref<4xf64>",
    "memref<?x3xf32>": "%c2 = arith.constant 2 : index\n%v = memref.alloc(%c2) : memref<?x3xf32>",
    "memref<100000xf64>": "%v = memref.alloc() : memref<100000xf64>",
}


@pytest.mark.parametrize("type", UNDEFINED)
def test_any_type_may_be_undefined_where_nobody_looks(type: str) -> None:
    """The value is made in a trip of a loop that something leaves, and used behind it."""
    define = UNDEFINED[type]
    if type == "memref<4xf64>":
        define = "%v = memref.alloc() : memref<4xf64>"
    text = f"""
    func.func private @use({type})
    func.func @f(%n: index, %m: memref<4xf64>) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      cf.br ^head(%c0 : index)
    ^head(%i: index):
      %early = arith.cmpi sge, %i, %n : index
      cf.cond_br %early, ^end, ^make
    ^make:
      {define}
      %found = arith.cmpi eq, %i, %c1 : index
      cf.cond_br %found, ^use, ^latch
    ^latch:
      %j = arith.addi %i, %c1 : index
      cf.br ^head(%j : index)
    ^use:
      func.call @use(%v) : ({type}) -> ()
      cf.br ^end
    ^end:
      return
    }}
    """
    module = raised(text)
    assert "cf.cond_br" not in names(module)
    assert ("ub.poison" in names(module)) == (type == "memref<100000xf64>")


def test_memory_that_a_path_chooses() -> None:
    text = """
    func.func @f(%c: i1, %d: i1, %a: memref<2xf64>, %b: memref<2xf64>) -> f64 {
      %c0 = arith.constant 0 : index
      %x = arith.constant 9.0 : f64
      cf.cond_br %c, ^l, ^r
    ^l:
      cf.cond_br %d, ^m(%a : memref<2xf64>), ^out(%x : f64)
    ^r:
      cf.br ^m(%b : memref<2xf64>)
    ^m(%p: memref<2xf64>):
      memref.store %x, %p[%c0] : memref<2xf64>
      %v = memref.load %a[%c0] : memref<2xf64>
      cf.br ^out(%v : f64)
    ^out(%r: f64):
      return %r : f64
    }
    """
    for c in (True, False):
        for d in (True, False):
            check_same(text, [c, d, np.array([1.0, 2.0]), np.array([3.0, 4.0])])


@pytest.mark.parametrize("width", [1, 8, 32, 64])
def test_switches_of_any_width(width: int) -> None:
    cases = {1: (1, 0), 8: (255, 7), 32: (-1, 1 << 31), 64: (-1, 1 << 63)}
    first, second = cases[width]
    text = f"""
    func.func @f(%k: i{width}) -> index {{
      %a = arith.constant 10 : index
      %b = arith.constant 20 : index
      %c = arith.constant 30 : index
      cf.switch %k : i{width}, [
        default: ^end(%a : index),
        {first}: ^end(%b : index),
        {second}: ^end(%c : index)
      ]
    ^end(%r: index):
      return %r : index
    }}
    """
    check_same(text, *([k] for k in ((0, 1) if width == 1 else (0, 7, -1, -128))))


def test_unreachable_ends_are_said_to_be() -> None:
    text = """
    func.func @f(%c: i1, %x: f64) -> f64 {
      cf.cond_br %c, ^a, ^b
    ^a:
      return %x : f64
    ^b:
      ub.unreachable
    }
    """
    module = raised(text)
    assert "cf.assert" in names(module)
    assert run_function(module, "f", [True, 2.0]) == (2.0,)
    with pytest.raises(DiagnosticError, match="unreachable"):
        run_function(module, "f", [False, 2.0])


def test_regions_of_blocks_in_other_operations() -> None:
    text = """
    func.func @f(%c: i1, %x: f64) -> f64 {
      %r = scf.execute_region -> f64 {
        cf.cond_br %c, ^a, ^b
      ^a:
        %y = arith.addf %x, %x : f64
        scf.yield %y : f64
      ^b:
        scf.yield %x : f64
      }
      return %r : f64
    }
    """
    check_same(text, [True, 1.5], [False, 1.5])


ENDLESS = """
func.func @f(%c: i1) {
  cf.cond_br %c, ^again, ^end
^again:
  cf.br ^again
^end:
  return
}
"""


def test_a_loop_without_end_stays_and_says_why_when_asked() -> None:
    assert "cf.cond_br" in names(raised(ENDLESS, required=False))
    with pytest.raises(DiagnosticError) as caught:
        raised(ENDLESS)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == "AD0707"
    assert diagnostic.location is not None
    assert diagnostic.location.line == 5


def test_terminators_of_others_stay() -> None:
    text = """
    func.func @f(%c: i1) {
      "test.termop"() [^a, ^b] : () -> ()
    ^a:
      return
    ^b:
      return
    }
    """
    assert "test.termop" in names(raised(text, required=False))
    with pytest.raises(DiagnosticError, match="AD0707"):
        raised(text)


def staircase(size: int) -> str:
    """Every block may leave to one joint end: conditionals nest as deep as there are blocks."""
    lines = ["func.func @f(%x: f64, %c: i1) -> f64 {", "  cf.br ^b0(%x : f64)"]
    for n in range(size):
        lines.append(
            f"^b{n}(%v{n}: f64):\n  %w{n} = math.sin %v{n} : f64\n"
            f"  cf.cond_br %c, ^b{n + 1}(%w{n} : f64), ^end(%v{n} : f64)"
        )
    lines.append(f"^b{size}(%v{size}: f64):\n  return %v{size} : f64")
    lines.append("^end(%r: f64):\n  %s = math.cos %r : f64\n  return %s : f64\n}")
    return "\n".join(lines)


def test_two_thousand_blocks_nested_take_seconds() -> None:
    ctx = make_context()
    module = parse_module(ctx, staircase(2000))
    start = time.process_time()
    PassManager.parse(ctx, "raise-cf-to-scf{required=true}").run(module)
    assert time.process_time() - start < 10
    assert names(module).count("math.sin") == 2000
    assert "cf.cond_br" not in names(module)
