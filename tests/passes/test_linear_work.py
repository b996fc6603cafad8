"""Passes and verification do work in proportion to the program: lines of Python run are counted."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager


def lines_run(text: str, pipeline: str) -> int:
    """Count the lines that the passes of a pipeline execute on a program."""
    ctx = make_context()
    module = parse_module(ctx, text)
    manager = PassManager.parse(ctx, pipeline)
    count = 0

    def trace(frame: FrameType, event: str, argument: object) -> Any:
        nonlocal count
        count += 1
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        manager.run(module)
    finally:
        sys.settrace(before)
    return count


def chain(n: int) -> str:
    """Blocks that only branch to the next."""
    blocks = "".join(f"^b{i}:\ncf.br ^b{i + 1}\n" for i in range(n))
    return f"func.func @f() {{\ncf.br ^b0\n{blocks}^b{n}:\nreturn\n}}"


def unreached(n: int) -> str:
    """Blocks that nothing leads to, each with a value."""
    blocks = "".join(
        f"^b{i}(%v{i}: f64):\n%w{i} = arith.addf %v{i}, %x : f64\ncf.br ^b{i + 1}(%w{i} : f64)\n"
        for i in range(n)
    )
    return f"func.func @f(%x: f64) {{\nreturn\n{blocks}^b{n}(%r: f64):\nreturn\n}}"


def diamonds(n: int) -> str:
    """Branches one behind the other."""
    blocks = "".join(
        f"^b{i}(%v{i}: f64):\n%c{i} = arith.cmpf olt, %v{i}, %x : f64\n"
        f"cf.cond_br %c{i}, ^l{i}, ^r{i}\n"
        f"^l{i}:\n%w{i} = arith.mulf %v{i}, %x : f64\ncf.br ^b{i + 1}(%w{i} : f64)\n"
        f"^r{i}:\n%u{i} = arith.addf %v{i}, %x : f64\ncf.br ^b{i + 1}(%u{i} : f64)\n"
        for i in range(n)
    )
    head, tail = "func.func @f(%x: f64) -> f64 {\ncf.br ^b0(%x : f64)\n", "return %r : f64\n}"
    return f"{head}{blocks}^b{n}(%r: f64):\n{tail}"


def calls(n: int) -> str:
    """Functions, each of which calls the one before."""
    return "func.func @f0(%x: f64) -> f64 {\nreturn %x : f64\n}\n" + "".join(
        f"func.func @f{i}(%x: f64) -> f64 {{\n%y = call @f{i - 1}(%x) : (f64) -> f64\n"
        "%z = arith.mulf %y, %x : f64\nreturn %z : f64\n}\n"
        for i in range(1, n)
    )


def llvm_calls(n: int) -> str:
    """The same in the llvm dialect."""
    text = calls(n).replace("func.func", "llvm.func").replace("return", "llvm.return")
    return text.replace("arith.mulf", "llvm.fmul").replace("= call", "= llvm.call")


def straight(n: int) -> str:
    """Arithmetic without branches, and memory."""
    lines = "".join(
        f"%c{i} = arith.constant {i % 8} : index\n%l{i} = memref.load %m[%c{i}] : memref<?xf64>\n"
        f"%v{i} = arith.mulf %l{i}, {f'%v{i - 1}' if i else '%x'} : f64\n"
        f"memref.store %v{i}, %m[%c{i}] : memref<?xf64>\n"
        for i in range(n)
    )
    head = "func.func @f(%x: f64, %m: memref<?xf64>) -> f64 {\n"
    return f"{head}{lines}return %v{n - 1} : f64\n}}"


GRAPHS = (chain, unreached, diamonds)
PASSES = ("verify-strict", "canonicalize", "cse", "dce", "simplify", "forward-stores")
PREPARE = ("raise-cf-to-scf", "promote-memory", "raise-while-to-for", "hoist-invariants")
LOWER = ("lower-scf-to-cf", "lower-to-llvm")
WORK = [(program, name) for program in (*GRAPHS, calls, straight) for name in (*PASSES, *LOWER)]
WORK += [(program, name) for program in (diamonds, calls, straight) for name in PREPARE]
WORK += [(llvm_calls, "verify-strict")]


@pytest.mark.parametrize(("program", "name"), WORK, ids=lambda it: getattr(it, "__name__", it))
def test_four_times_the_program_is_four_times_the_work(program: Any, name: str) -> None:
    lines_run(program(3), name)  # what is loaded and remembered once
    small, large = (lines_run(program(n), name) for n in (40, 160))
    assert large < 4.4 * small


@pytest.mark.parametrize("kind", ["jvp", "grad"])
def test_derivatives_of_straight_code(kind: str) -> None:
    from ad_opt.passes.pipelines import derivative

    pipeline = derivative("f", kind)
    lines_run(straight(3), pipeline)
    small, large = (lines_run(straight(n), pipeline) for n in (40, 160))
    assert large < 4.4 * small


def loops(n: int) -> str:
    """Loops one behind the other, of each of which values are saved."""
    lines = "".join(
        f"%v{i} = scf.for %i = %zero to %n step %one iter_args(%a = {f'%v{i - 1}' if i else '%x'}) "
        "-> f64 {\n%l = memref.load %m[%i] : memref<?xf64>\n%w = arith.mulf %l, %a : f64\n"
        "scf.yield %w : f64\n}\n"
        for i in range(n)
    )
    head = "func.func @f(%x: f64, %m: memref<?xf64>, %n: index) -> f64 {\n"
    head += "%zero = arith.constant 0 : index\n%one = arith.constant 1 : index\n"
    return f"{head}{lines}return %v{n - 1} : f64\n}}"


@pytest.mark.parametrize("program", [loops, straight], ids=lambda it: it.__name__)
def test_derivatives_alone(program: Any) -> None:
    """Without the passes around, whose work would hide what is not linear."""
    pipeline = 'request-derivative{function="f" kind=grad result="d"},differentiate'
    lines_run(program(3), pipeline)
    small, large = (lines_run(program(n), pipeline) for n in (40, 160))
    assert large < 4 * small


def test_verification_behind_passes_that_change_nothing() -> None:
    """The same pass again looks at signatures and identities, not at rules."""
    from ad_opt.passes.infrastructure.instruments.verify_each import Verified

    module = parse_module(make_context(), calls(50))
    verified = Verified()
    for _ in range(5):
        assert verified.verify(module) == []
    assert verified.looked_at == 1


def bytes_moved(n: int) -> str:
    """Write a program that moves ``n`` bytes at an index; copies of unknown length do, too."""
    lines = "".join(
        f"%a{j} = getelementptr i8, ptr %i, i64 {j}\n%b{j} = getelementptr i8, ptr %q, i64 {j}\n"
        f"%v{j} = load i8, ptr %a{j}\n%w{j} = mul i8 %v{j}, 3\nstore i8 %w{j}, ptr %b{j}\n"
        for j in range(n)
    )
    copy = "call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr"
    return (
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
        "define void @f(ptr %p, ptr %q, i64 %n, i64 %k) {\n"
        f"%i = getelementptr i8, ptr %p, i64 %k\n"
        f"{lines}{copy} %p, i64 %n, i1 false)\n{copy} %i, i64 %n, i1 false)\nret void\n}}\n"
    )


def test_what_many_addresses_say_of_the_same_bytes() -> None:
    """numba's arrays and strings have hundreds: what they say is gathered once."""
    from ad_opt.lowering.llvm_import import import_llvm

    small, large = (lines_run(str(import_llvm(bytes_moved(n))), "retype-accesses") for n in (6, 24))
    assert large < 4.4 * small
    assert large < 5_000_000  # it was 88 million
