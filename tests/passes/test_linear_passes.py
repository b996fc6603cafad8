"""`canonicalize`, `cse` and `dce` do what xDSL's passes of these names do, in linear time."""

from __future__ import annotations

import time

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.pass_registry import find_pass
from ad_opt.passes.infrastructure.verify_strict import verify
from ad_opt.passes.optimize.scalar.canonicalize import CanonicalizePass
from ad_opt.passes.optimize.scalar.cse import CsePass
from ad_opt.passes.optimize.scalar.dead_code import DeadCodePass
from ad_opt.tools.common.big_stack import run_with_big_stack
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass
from xdsl.transforms.canonicalize import CanonicalizePass as XdslCanonicalize
from xdsl.transforms.common_subexpression_elimination import CommonSubexpressionElimination
from xdsl.transforms.dead_code_elimination import DeadCodeElimination

from mlir_programs import random_program

PAIRS: list[tuple[ModulePass, ModulePass]] = [
    (CanonicalizePass(), XdslCanonicalize()),
    (CsePass(), CommonSubexpressionElimination()),
    (DeadCodePass(), DeadCodeElimination()),
]


def after(pass_: ModulePass, text: str, times: int = 1) -> ModuleOp:
    ctx = make_context()
    module = parse_module(ctx, text)
    for _ in range(times):
        pass_.apply(ctx, module)
    assert verify(module) == []
    return module


def until_stable(pass_: ModulePass, text: str) -> str:
    """One round of xDSL's passes may leave what a second one takes."""
    while (now := str(after(pass_, text))) != text:
        text = now
    return text


@pytest.mark.slow
@pytest.mark.parametrize(("ours", "theirs"), PAIRS, ids=lambda p: p.name)
@pytest.mark.parametrize("first", range(0, 40, 20))
def test_same_as_xdsl_on_random_programs(ours: ModulePass, theirs: ModulePass, first: int) -> None:
    for seed in range(first, first + 20):
        text = random_program(seed).text
        assert until_stable(ours, text) == until_stable(theirs, text), f"seed {seed}"


def function(body: str) -> str:
    parameters = "%c: i1, %x: f64, %n: index, %m: memref<?xf64>"
    return f"func.func @f({parameters}) -> f64 {{\n{body}\n}}"


def count(module: ModuleOp, name: str) -> int:
    return sum(op.name == name for op in module.walk())


LOAD = "memref.load %m[%n] : memref<?xf64>\n"
STORE = "memref.store %x, %m[%n] : memref<?xf64>\n"
END = "return %s : f64"


@pytest.mark.parametrize(
    ("between", "loads"),
    [
        ("", 1),
        (STORE, 2),
        ("scf.if %c {\n" + STORE + "}\n", 2),
        ("scf.if %c {\nfunc.call @g() : () -> ()\n}\n", 2),
    ],
)
def test_a_load_is_shared_unless_something_is_written(between: str, loads: int) -> None:
    body = f"%a = {LOAD}{between}%b = {LOAD}%s = arith.addf %a, %b : f64\n{END}"
    module = after(CsePass(), function(body) + "\nfunc.func private @g()")
    assert count(module, "memref.load") == loads


def test_a_region_ends_what_is_known_in_it() -> None:
    square = "arith.mulf %x, %x : f64\n"
    body = (
        f"%a = scf.if %c -> f64 {{\n%p = {square}scf.yield %p : f64\n}} else {{\n"
        f"%q = {square}scf.yield %q : f64\n}}\n%r = {square}%s = arith.addf %a, %r : f64\n{END}"
    )
    assert count(after(CsePass(), function(body)), "arith.mulf") == 3


def test_a_region_knows_what_is_around_it() -> None:
    square = "arith.mulf %x, %x : f64\n"
    body = (
        f"%r = {square}%a = scf.if %c -> f64 {{\n%p = {square}scf.yield %p : f64\n}} else {{\n"
        f"scf.yield %x : f64\n}}\n%s = arith.addf %a, %r : f64\n{END}"
    )
    assert count(after(CsePass(), function(body)), "arith.mulf") == 1


NEVER_RUNS = """
  %false = arith.constant false
  cf.cond_br %false, ^loop(%x : f64), ^out
^loop(%a: f64):
  {uses}
  cf.br ^loop(%b : f64)
^out:
  return %x : f64
"""


@pytest.mark.parametrize(
    "uses",
    [
        "%b = math.sin %a : f64",
        "%d = math.sin %a : f64\n %e = math.cos %d : f64\n %b = math.exp %e : f64",
        "%b = scf.if %c -> (f64) { scf.yield %a : f64 } else { scf.yield %x : f64 }",
    ],
)
def test_loops_that_never_run(uses: str) -> None:
    """That a block never runs is found while others are simplified; nobody looks at it again."""
    left = after(CanonicalizePass(), function(NEVER_RUNS.format(uses=uses)))
    assert str(left) == str(after(CanonicalizePass(), function("return %x : f64")))


@pytest.mark.parametrize("name", ["canonicalize", "cse", "dce"])
def test_ad_opt_runs_the_linear_pass(name: str) -> None:
    assert find_pass(name).__module__.startswith("ad_opt.")


def test_plain_xdsl_keeps_its_own() -> None:
    from ad_opt.tools.universe import AD_UNIVERSE

    assert not {"canonicalize", "cse", "dce"} & set(AD_UNIVERSE.all_passes)


def nested(depth: int, inside: str) -> str:
    return function("scf.if %c {\n" * depth + inside + "}\n" * depth + "return %x : f64")


@pytest.mark.parametrize("name", ["canonicalize", "cse", "dce"])
@pytest.mark.parametrize(
    ("inside", "left"), [(STORE, 3000), ("%y = arith.addf %x, %x : f64\n", 0)], ids=["used", "dead"]
)
def test_deep_nesting(name: str, inside: str, left: int) -> None:
    """xDSL's own passes need more than a minute for this."""

    def run() -> int:
        ctx = make_context()
        module = parse_module(ctx, nested(3000, inside))
        start = time.process_time()
        PassManager.parse(ctx, name).run(module)
        assert time.process_time() - start < 10
        return count(module, "scf.if")

    assert run_with_big_stack(run) == left
