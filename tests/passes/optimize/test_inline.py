"""Inlining leaves results as they were, whatever calls whatever."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import verify
from xdsl.dialects.builtin import CallSiteLoc, ModuleOp

from agreement import bits
from mlir_programs import random_program


def inlined(text: str, options: str = "remove-unused=true", before: str = "") -> ModuleOp:
    ctx = make_context()
    module = parse_module(ctx, text)
    PassManager.parse(ctx, f"{before}inline{{{options}}}").run(module)
    assert verify(module) == []
    return module


def names(module: ModuleOp) -> list[str]:
    return [op.name for op in walk(module)]


def functions(module: ModuleOp) -> list[str]:
    return [str(op.properties["sym_name"]).strip('"') for op in module.body.block.ops]


@pytest.mark.parametrize("seed", range(40))
def test_random_programs_compute_the_same(seed: int) -> None:
    program = random_program(seed)
    before = parse_module(make_context(), program.text)
    after = inlined(program.text)
    found: list[Any] = []
    for module in (before, after):
        arguments = program.arguments()
        results = run_function(module, "main", arguments)
        found.append([bits(value) for value in (*results, *arguments)])
    assert found[0] == found[1]


ABS = """
func.func private @abs(%a: f64) -> f64 {
  %z = arith.constant 0.0 : f64
  %c = arith.cmpf olt, %a, %z : f64
  cf.cond_br %c, ^n, ^p
^n:
  %m = arith.negf %a : f64
  return %m : f64
^p:
  return %a : f64
}
"""


def test_several_blocks_and_several_calls_in_a_row() -> None:
    text = ABS + (
        "func.func @f(%x: f64, %y: f64) -> f64 {\n"
        "  %a = call @abs(%x) : (f64) -> f64\n  %b = call @abs(%y) : (f64) -> f64\n"
        "  %c = arith.subf %a, %b : f64\n  %d = call @abs(%c) : (f64) -> f64\n"
        "  return %d : f64\n}\n"
    )
    module = inlined(text)
    assert functions(module) == ["f"]
    assert "func.call" not in names(module)
    for x, y in [(1.0, -3.0), (-2.0, 0.5), (-4.0, -1.0)]:
        assert run_function(module, "f", [x, y]) == (abs(abs(x) - abs(y)),)


def test_several_blocks_are_not_put_into_a_region_of_one() -> None:
    text = ABS + (
        "func.func @f(%c: i1, %x: f64) -> f64 {\n  %r = scf.if %c -> (f64) {\n"
        "    %a = call @abs(%x) : (f64) -> f64\n    scf.yield %a : f64\n  } else {\n"
        "    scf.yield %x : f64\n  }\n  return %r : f64\n}\n"
    )
    assert "func.call" in names(inlined(text))
    assert "func.call" not in names(inlined(text, before="raise-cf-to-scf,"))


def test_recursion_stays() -> None:
    text = """
    func.func @even(%n: i32) -> i32 {
      %r = call @odd(%n) : (i32) -> i32
      return %r : i32
    }
    func.func @odd(%n: i32) -> i32 {
      %r = call @even(%n) : (i32) -> i32
      return %r : i32
    }
    func.func @f(%n: i32) -> i32 {
      %r = call @even(%n) : (i32) -> i32
      return %r : i32
    }
    """
    assert names(inlined(text)).count("func.call") == 3


@pytest.mark.parametrize(
    "attributes",
    ["autodiff.inactive", "autodiff.no_inline", "no_inline", "autodiff.backward = @g"],
)
def test_what_asks_to_stay_stays(attributes: str) -> None:
    text = (
        f"func.func private @g(%x: f64) -> f64 attributes {{{attributes}}} {{\n"
        "  return %x : f64\n}\nfunc.func @f(%x: f64) -> f64 {\n"
        "  %y = call @g(%x) : (f64) -> f64\n  return %y : f64\n}\n"
    )
    module = inlined(text)
    assert functions(module) == ["g", "f"]
    assert "func.call" in names(module)


def test_stack_memory_in_a_loop_is_allocated_once() -> None:
    text = """
    func.func private @g(%x: f64) -> f64 {
      %cell = memref.alloca() : memref<f64>
      memref.store %x, %cell[] : memref<f64>
      %y = memref.load %cell[] : memref<f64>
      return %y : f64
    }
    func.func @f(%n: index, %x: f64) -> f64 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
        %b = call @g(%a) : (f64) -> f64
        scf.yield %b : f64
      }
      return %r : f64
    }
    """
    module = inlined(text)
    (function,) = module.body.block.ops
    assert next(iter(function.regions[0].block.ops)).name == "memref.alloca"
    assert run_function(module, "f", [3, 2.5]) == (2.5,)
    dynamic = text.replace(
        "%cell = memref.alloca() : memref<f64>",
        "%c2 = arith.constant 2 : index\n%cell = memref.alloca(%c2) : memref<?xf64>\n"
        "%c0 = arith.constant 0 : index",
    ).replace("%cell[] : memref<f64>", "%cell[%c0] : memref<?xf64>")
    assert "func.call" in names(inlined(dynamic))


def test_growth_is_limited() -> None:
    """Each function calls the one before twice: complete inlining would double every time."""
    lines = ["func.func private @f0(%x: f64) -> f64 {\n  return %x : f64\n}"]
    for n in range(1, 40):
        lines.append(
            f"func.func private @f{n}(%x: f64) -> f64 {{\n"
            f"  %a = call @f{n - 1}(%x) : (f64) -> f64\n"
            f"  %b = call @f{n - 1}(%a) : (f64) -> f64\n"
            "  %c = arith.addf %a, %b : f64\n  return %c : f64\n}"
        )
    lines.append(
        "func.func @f(%x: f64) -> f64 {\n  %a = call @f39(%x) : (f64) -> f64\n  return %a : f64\n}"
    )
    module = inlined("\n".join(lines), "max-ops=500")
    assert len(names(module)) < 40 * 500
    sizes = [len(list(walk(op))) for op in module.body.block.ops]
    assert max(sizes) <= 500


def test_locations_say_where_the_call_was() -> None:
    text = """
    func.func private @g(%x: f64) -> f64 {
      %y = arith.addf %x, %x : f64
      return %y : f64
    }
    func.func @f(%x: f64) -> f64 {
      %y = call @g(%x) : (f64) -> f64
      return %y : f64
    }
    """
    module = inlined(text)
    (add,) = (op for op in walk(module) if op.name == "arith.addf")
    assert isinstance(add.location, CallSiteLoc)


def test_functions_that_attributes_name_are_used() -> None:
    text = """
    func.func private @rule(%x: f64) -> f64 {
      return %x : f64
    }
    func.func private @other(%x: f64) -> f64 {
      return %x : f64
    }
    func.func @f(%x: f64) -> f64 attributes {my.rules = [{rule = @rule}]} {
      return %x : f64
    }
    """
    module = inlined(text)
    assert functions(module) == ["rule", "f"]
    assert np.isclose(run_function(module, "f", [2.0])[0], 2.0)


def tower(height: int, visibility: str = "") -> str:
    """Public functions, each of which calls the one before: ``x + height * y`` at last."""
    text = "func.func @f0(%x: f64, %y: f64) -> f64 {\nreturn %x : f64\n}\n"
    for i in range(1, height + 1):
        text += (
            f"func.func {visibility} @f{i}(%x: f64, %y: f64) -> f64 {{\n"
            f"%a = func.call @f{i - 1}(%x, %y) : (f64, f64) -> f64\n"
            "%b = arith.addf %a, %y : f64\nreturn %b : f64\n}\n"
        )
    return text


@pytest.mark.parametrize("visibility", ["", "private"])
def test_a_tower_of_calls_grows_with_its_height(visibility: str) -> None:
    top = "\nfunc.func @top(%x: f64, %y: f64) -> f64 {\n" + (
        "%a = func.call @f500(%x, %y) : (f64, f64) -> f64\nreturn %a : f64\n}\n"
    )
    module = inlined(tower(500, visibility) + top, "")
    assert len(names(module)) < 6 * 500  # complete bodies of all would have 125000 operations
    last = module.body.block.last_op
    assert last is not None
    inside = [op.name for op in walk(last)]
    assert inside == ["arith.addf"] * 500 + ["func.return"]
    assert run_function(module, "top", [1.0, 2.0]) == (1001.0,)
    assert run_function(module, "f499", [1.0, 2.0]) == (999.0,)


def test_what_a_request_names_becomes_complete_in_a_tower() -> None:
    request = (
        "func.func @top(%x: f64, %y: f64) -> f64 {\n%one = arith.constant 1.0 : f64\n"
        "%a:2 = autodiff.bwd_diff @f300(%x, %y, %one) {activity = [active, active], "
        "primal = false} : (f64, f64, f64) -> (f64, f64)\n"
        "return %a#1 : f64\n}\n"
    )
    module = inlined(tower(500) + request, "")
    complete = [
        name
        for name, op in zip(functions(module), module.body.block.ops, strict=True)
        if not any(inner.name == "func.call" for inner in walk(op))
    ]
    assert complete == ["f0", "f300", "f500", "top"]


def test_towers_of_two_calls_each_do_not_explode() -> None:
    """Complete, the last would have 2 ** 300 operations."""
    text = "func.func @f0(%x: f64) -> f64 {\nreturn %x : f64\n}\n" + "".join(
        f"func.func @f{i}(%x: f64) -> f64 {{\n%a = func.call @f{i - 1}(%x) : (f64) -> f64\n"
        f"%b = func.call @f{i - 1}(%a) : (f64) -> f64\nreturn %b : f64\n}}\n"
        for i in range(1, 301)
    )
    module = inlined(text, "max-ops=500")
    assert len(names(module)) < 12_000


def test_calls_of_a_function_of_another_dialect_are_its_own() -> None:
    """Calls in an ``llvm.func`` are not taken for those of the function of ``func`` before it."""
    module = inlined(
        """
        func.func private @square(%x: f64) -> f64 {
          %y = arith.mulf %x, %x : f64
          return %y : f64
        }
        func.func @f(%x: f64) -> f64 {
          return %x : f64
        }
        llvm.func @g(%x: f64, %n: i64) -> f64 {
          %y = func.call @square(%x) : (f64) -> f64
          llvm.return %y : f64
        }
        """
    )
    assert functions(module) == ["square", "f", "g"]
    assert names(module).count("func.call") == 1


def test_large_functions_that_are_called_in_many_places_stay_functions() -> None:
    """Complete, the last would hold sixteen copies of `@large`."""
    adds = "".join(f"%a{i} = arith.addf %a{i - 1}, %x : f64\n" for i in range(1, 1500))
    text = f"func.func private @large(%x: f64) -> f64 {{\n%a0 = arith.addf %x, %x : f64\n{adds}"
    text += "return %a1499 : f64\n}\n"
    text += "func.func private @small(%x: f64) -> f64 {\nreturn %x : f64\n}\n"
    for name, callee in (("middle", "large"), ("f", "middle")):
        called = "".join(f"%b{i} = call @{callee}(%x) : (f64) -> f64\n" for i in range(4))
        called += "%c = call @small(%b3) : (f64) -> f64\nreturn %c : f64\n}\n"
        text += f"func.func {'private' * (name != 'f')} @{name}(%x: f64) -> f64 {{\n{called}"
    module = inlined(text, "growth=50 remove-unused=true")
    assert functions(module) == ["large", "f"]
    sizes = [len(list(walk(op))) for op in module.body.block.ops]
    assert sizes == [1501, 16 + 1]
    assert run_function(module, "f", [2.0]) == (3002.0,)
