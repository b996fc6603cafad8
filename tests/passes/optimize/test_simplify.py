"""The clean-up changes no result, not by a bit, and takes away what it says."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import verify
from xdsl.dialects.builtin import ModuleOp

from agreement import bits
from mlir_programs import random_program
from work import calls_during


def simplified(text: str) -> ModuleOp:
    ctx = make_context()
    module = parse_module(ctx, text)
    PassManager.parse(ctx, "simplify").run(module)
    assert verify(module) == []
    return module


def body(signature: str, result: str, lines: str, value: str) -> str:
    return f"func.func @f({signature}) -> {result} {{\n{lines}\nreturn {value} : {result}\n}}"


def names(module: ModuleOp) -> list[str]:
    return [op.name for op in walk(module) if op.name not in ("func.func", "func.return")]


@pytest.mark.parametrize("group", range(5))
def test_random_programs_compute_the_same(group: int) -> None:
    for seed in range(group * 20, (group + 1) * 20):
        program = random_program(seed)
        found: list[Any] = []
        for module in (parse_module(make_context(), program.text), simplified(program.text)):
            arguments = program.arguments()
            results = run_function(module, "main", arguments)
            found.append([bits(value) for value in (*results, *arguments)])
        assert found[0] == found[1], f"seed {seed}"


TOTAL = ("addi", "subi", "muli", "andi", "ori", "xori", "minsi", "maxsi", "minui", "maxui")
DIVISIONS = ("divsi", "divui", "floordivsi", "ceildivsi", "ceildivui", "remsi", "remui")
SHIFTS = ("shli", "shrsi", "shrui")
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
EDGES = (0, 1, -1, 2, -3, 7, -128, 127, -8, 5)


@pytest.mark.parametrize("name", [*TOTAL, *DIVISIONS, *SHIFTS])
@pytest.mark.parametrize("type", ["i8", "i64", "index"])
def test_constants_fold_to_what_the_interpreter_computes(name: str, type: str) -> None:
    rng = random.Random(name + type)
    for _ in range(12):
        a, b = rng.choice(EDGES), rng.choice(EDGES)
        if name in DIVISIONS and (b == 0 or b == -1):
            b = 3
        if name in SHIFTS:
            b = rng.randrange(8)
        text = body(
            "",
            type,
            f"%a = arith.constant {a} : {type}\n%b = arith.constant {b} : {type}\n"
            f"%r = arith.{name} %a, %b : {type}",
            "%r",
        )
        module = simplified(text)
        assert names(module) == ["arith.constant"]
        expected = run_function(parse_module(make_context(), text), "f", [])
        assert run_function(module, "f", []) == expected, (a, b)


@pytest.mark.parametrize("predicate", PREDICATES)
def test_comparisons_fold(predicate: str) -> None:
    for a in EDGES:
        for b in (a, 3, -1):
            text = body(
                "",
                "i1",
                f"%a = arith.constant {a} : i8\n%b = arith.constant {b} : i8\n"
                f"%r = arith.cmpi {predicate}, %a, %b : i8",
                "%r",
            )
            module = simplified(text)
            assert names(module) == ["arith.constant"]
            expected = run_function(parse_module(make_context(), text), "f", [])
            assert run_function(module, "f", []) == expected, (a, b)


REAL_PREDICATES = "oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno".split()


@pytest.mark.parametrize("predicate", REAL_PREDICATES)
def test_comparisons_of_floats_fold(predicate: str) -> None:
    for a in ("1.0", "-0.0", "0x7FF8000000000000"):
        for b in ("0.0", "1.0", "2.0"):
            text = body(
                "",
                "i1",
                f"%a = arith.constant {a} : f64\n%b = arith.constant {b} : f64\n"
                f"%r = arith.cmpf {predicate}, %a, %b : f64",
                "%r",
            )
            module = simplified(text)
            assert names(module) == ["arith.constant"]
            expected = run_function(parse_module(make_context(), text), "f", [])
            assert run_function(module, "f", []) == expected, (a, b)


@pytest.mark.parametrize("name", [*TOTAL, *DIVISIONS, *SHIFTS])
@pytest.mark.parametrize("constant", [0, 1, -1])
@pytest.mark.parametrize("left", [True, False])
def test_one_constant_changes_no_result(name: str, constant: int, left: bool) -> None:
    if name in DIVISIONS and not left and constant in (0, -1):
        return
    if name in SHIFTS and not left and constant == -1:
        return
    pair = "%c, %x" if left else "%x, %c"
    text = body(
        "%x: i16",
        "i16",
        f"%c = arith.constant {constant} : i16\n%r = arith.{name} {pair} : i16",
        "%r",
    )
    module, original = simplified(text), parse_module(make_context(), text)
    arguments = (1, 2, 5, 9) if name in SHIFTS else (1, -2, 37, 32767, -32768)
    for x in arguments:
        assert run_function(module, "f", [x]) == run_function(original, "f", [x]), x


SPECIAL = [0.0, -0.0, 1.0, -1.5, math.inf, -math.inf, math.nan, 5e-324, 1.7e308]
EXACT = {
    "mulf %x, %one": True, "mulf %one, %x": True, "divf %x, %one": True, "subf %x, %zero": True,
    "addf %x, %minus": True, "addf %minus, %x": True,
    "addf %x, %zero": False, "subf %x, %minus": False, "mulf %x, %zero": False,
    "subf %x, %x": False, "divf %x, %x": False, "subf %zero, %x": False,
}  # fmt: skip


@pytest.mark.parametrize(("operation", "goes"), EXACT.items())
def test_floats_fold_only_where_it_is_exact(operation: str, goes: bool) -> None:
    text = body(
        "%x: f64",
        "f64",
        "%one = arith.constant 1.0 : f64\n%zero = arith.constant 0.0 : f64\n"
        f"%minus = arith.constant -0.0 : f64\n%r = arith.{operation} : f64",
        "%r",
    )
    module, original = simplified(text), parse_module(make_context(), text)
    assert (names(module) == []) == goes
    for x in SPECIAL:
        (got,), (expected,) = run_function(module, "f", [x]), run_function(original, "f", [x])
        assert bits(got) == bits(expected), x


def test_loop_carried_values_that_only_feed_themselves_go() -> None:
    module = simplified(
        body(
            "%n: index, %x: f64",
            "f64",
            """
            %c0 = arith.constant 0 : index
            %c1 = arith.constant 1 : index
            %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x, %c = %x)
                -> (f64, f64, f64) {
              %s = arith.addf %a, %c : f64
              %t = math.sin %b : f64
              scf.yield %s, %t, %c : f64, f64, f64
            }
            """,
            "%r#0",
        )
    )
    (loop,) = (op for op in walk(module) if op.name == "scf.for")
    assert len(loop.results) == 1
    assert "math.sin" not in names(module)
    assert run_function(module, "f", [3, 1.5]) == (6.0,)


def test_while_loops_lose_what_they_only_carry() -> None:
    text = body(
        "%n: index, %x: f64",
        "f64",
        """
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %r:4 = scf.while (%i = %c0, %a = %x, %b = %x, %k = %x)
            : (index, f64, f64, f64) -> (index, f64, f64, f64) {
          %more = arith.cmpi slt, %i, %n : index
          scf.condition(%more) %i, %a, %b, %k : index, f64, f64, f64
        } do {
        ^bb0(%i: index, %a: f64, %b: f64, %k: f64):
          %j = arith.addi %i, %c1 : index
          %s = arith.addf %a, %k : f64
          %t = math.sin %b : f64
          scf.yield %j, %s, %t, %k : index, f64, f64, f64
        }
        """,
        "%r#1",
    )
    module = simplified(text)
    (loop,) = (op for op in walk(module) if op.name == "scf.while")
    assert len(loop.operands) == 2
    assert "math.sin" not in names(module)
    assert run_function(module, "f", [4, 0.5]) == (2.5,)


def test_a_load_that_nobody_reads_goes_and_a_store_stays() -> None:
    module = simplified(
        "func.func @f(%m: memref<2xf64>, %x: f64) {\n  %c0 = arith.constant 0 : index\n"
        "  %v = memref.load %m[%c0] : memref<2xf64>\n"
        "  memref.store %x, %m[%c0] : memref<2xf64>\n  return\n}"
    )
    assert names(module) == ["arith.constant", "memref.store"]


def test_regions_see_what_is_around_them_and_nothing_else() -> None:
    """An equal operation in the other branch is not there."""
    module = simplified(
        body(
            "%c: i1, %x: f64",
            "f64",
            """
            %o = math.sin %x : f64
            %r = scf.if %c -> (f64) {
              %s = math.sin %x : f64
              %t = math.cos %s : f64
              scf.yield %t : f64
            } else {
              %s = math.cos %o : f64
              %t = arith.addf %s, %o : f64
              scf.yield %t : f64
            }
            """,
            "%r",
        )
    )
    assert names(module).count("math.sin") == 1
    assert names(module).count("math.cos") == 2


@pytest.mark.parametrize(("bounds", "left"), [((3, 3), 0), ((0, 1), 0), ((0, 2), 1)])
def test_loops_of_no_and_of_one_trip_go(bounds: tuple[int, int], left: int) -> None:
    text = body(
        "%x: f64",
        "f64",
        f"%lb = arith.constant {bounds[0]} : index\n%ub = arith.constant {bounds[1]} : index\n"
        "%c1 = arith.constant 1 : index\n"
        "%r = scf.for %i = %lb to %ub step %c1 iter_args(%a = %x) -> (f64) {\n"
        "  %b = arith.addf %a, %x : f64\n  scf.yield %b : f64\n}",
        "%r",
    )
    module = simplified(text)
    assert names(module).count("scf.for") == left
    trips = max(0, bounds[1] - bounds[0])
    assert run_function(module, "f", [1.5]) == (1.5 * (1 + trips),)


@pytest.mark.parametrize("step", [0, -1])
def test_loops_whose_step_is_not_positive_have_no_trip(step: int) -> None:
    text = body(
        "%x: f64, %lb: index, %ub: index",
        "f64",
        f"%s = arith.constant {step} : index\n"
        "%r = scf.for %i = %lb to %ub step %s iter_args(%a = %x) -> (f64) {\n"
        "  %b = arith.addf %a, %x : f64\n  scf.yield %b : f64\n}",
        "%r",
    )
    module = simplified(text)  # as mlir-opt's canonicalization has it
    assert names(module).count("scf.for") == 0
    assert run_function(module, "f", [1.5, 3, 0]) == (1.5,)


def calls(size: int) -> int:
    """Count the functions that `simplify` calls for ``n`` operations, and as many others."""
    lines = ["%v0 = math.sin %x : f64"]
    for n in range(1, size):
        lines.append(f"%v{n} = arith.addf %v{n - 1}, %x : f64")
        lines.append(f"%w{n} = arith.mulf %v{n - 1}, %v{n} : f64")
    text = body("%x: f64", "f64", "\n".join(lines), f"%v{size - 1}")
    ctx = make_context()
    module = parse_module(ctx, text)
    manager = PassManager.parse(ctx, "simplify")
    return calls_during(lambda: manager.run(module))


def test_work_is_linear() -> None:
    calls(10)  # what is loaded and remembered at the first run
    small, large = calls(200), calls(1600)
    assert 7 * small < large < 9 * small
