"""The pass manager: nesting, function passes, analyses, failures, limits."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar, Self

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.infrastructure.analysis_manager import ALL, Analysis, AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass, FunctionPass
from ad_opt.passes.infrastructure.instrumentation import Instrumentation, PassEvent
from ad_opt.passes.infrastructure.instruments.fingerprint import count_operations, fingerprint
from ad_opt.passes.infrastructure.instruments.rewrite_limit import RewriteLimit
from ad_opt.passes.infrastructure.instruments.statistics import Statistics
from ad_opt.passes.infrastructure.manager import Nest, PassManager
from xdsl.context import Context
from xdsl.dialects import test
from xdsl.dialects.builtin import ModuleOp, UnitAttr
from xdsl.ir import Operation, Region
from xdsl.parser import Parser
from xdsl.passes import ModulePass
from xdsl.utils.exceptions import PassFailedException

TWO = """
"test.op"() ({
^bb0:
}) : () -> ()
func.func @f(%x: f64) -> f64 {
  %a = "test.pureop"(%x) : (f64) -> f64
  %b = "test.pureop"(%x) : (f64) -> f64
  %c = "test.op"(%a, %b) : (f64, f64) -> f64
  func.return %c : f64
}
func.func @g(%x: f64) -> f64 {
  %a = "test.pureop"(%x) : (f64) -> f64
  %b = "test.pureop"(%x) : (f64) -> f64
  %c = "test.op"(%a, %b) : (f64, f64) -> f64
  func.return %c : f64
}
func.func private @h()
"""


def module_of(text: str = TWO) -> tuple[Context, ModuleOp]:
    ctx = make_context()
    return ctx, Parser(ctx, text).parse_module()


@dataclass(frozen=True)
class MarkFunctions(FunctionPass):
    """Puts an attribute on each function."""

    name = "mark-functions"

    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> None:
        func.attributes["marked"] = UnitAttr()


@dataclass(frozen=True)
class AddBefore(ModulePass):
    """Puts an operation in front of everything in the module."""

    name = "add-before"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        first = op.body.block.first_op
        assert first is not None
        op.body.block.insert_op_before(test.TestOp(), first)


def symbols(module: ModuleOp) -> list[str]:
    return [
        str(op.properties["sym_name"]) if "sym_name" in op.properties else op.name
        for op in module.body.block.ops
    ]


def test_short_and_nested_spelling_do_the_same() -> None:
    prints: list[int] = []
    for text in ("cse", "builtin.module(cse)", "func.func(cse)", "builtin.module(func.func(cse))"):
        ctx, module = module_of()
        before = count_operations(module)
        PassManager.parse(ctx, text).run(module)
        assert count_operations(module) == before - 2
        prints.append(fingerprint(module))
    assert len(set(prints)) == 1


def test_module_pass_on_a_function_sees_only_that_and_order_is_kept() -> None:
    ctx, module = module_of()
    PassManager(ctx, (Nest("func.func", (AddBefore(),)),)).run(module)
    assert symbols(module) == [
        *("test.op", "test.op", '"f"'),
        *("test.op", '"g"'),
        *("test.op", '"h"'),
    ]


def test_function_is_put_back_when_the_pass_fails() -> None:
    ctx, module = module_of()
    before = symbols(module)
    with pytest.raises(DiagnosticError):
        PassManager(ctx, (Nest("func.func", (Fails(),)),)).run(module)
    assert symbols(module) == before


def test_function_pass_is_the_same_at_both_levels_and_in_plain_xdsl() -> None:
    ctx, module = module_of()
    PassManager(ctx, (MarkFunctions(),)).run(module)
    ctx2, nested = module_of()
    PassManager(ctx2, (Nest("func.func", (MarkFunctions(),)),)).run(nested)
    ctx3, plain = module_of()
    MarkFunctions().apply(ctx3, plain)
    marked = [["marked" in op.attributes for op in m.body.block.ops] for m in (module, plain)]
    assert marked[0] == marked[1] == [False, True, True, False]
    assert all("marked" in op.attributes for op in nested.body.block.ops if op.name == "func.func")


@dataclass(frozen=True)
class Fails(ModulePass):
    name = "fails"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        raise PassFailedException("no\nmore lines")


def test_failure_names_the_pass() -> None:
    ctx, module = module_of()
    with pytest.raises(DiagnosticError) as caught:
        PassManager(ctx, (Fails(),)).run(module)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == "AD0301"
    assert diagnostic.message == "pass `fails` failed: no"


@dataclass
class Size:
    """Number of operations in an operation, an analysis."""

    count: int

    @classmethod
    def compute(cls, op: Operation, analyses: AnalysisManager, /) -> Self:
        return cls(count_operations(op))


@dataclass
class TwiceSize:
    """An analysis made from another."""

    count: int

    @classmethod
    def compute(cls, op: Operation, analyses: AnalysisManager, /) -> Self:
        return cls(2 * analyses.get(Size, op).count)


@dataclass(frozen=True)
class UsesSize(AnalysisPass):
    name = "uses-size"

    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> None:
        analyses.get(TwiceSize, module)


class KeepsAll(UsesSize):
    preserves = ALL


class KeepsSize(UsesSize):
    preserves: ClassVar[Collection[type[Analysis]]] = (Size,)


class KeepsTwice(UsesSize):
    preserves: ClassVar[Collection[type[Analysis]]] = (TwiceSize,)


@pytest.mark.parametrize(
    ("first", "computed"), [(UsesSize, 4), (KeepsAll, 2), (KeepsSize, 3), (KeepsTwice, 4)]
)
def test_analyses_are_kept_as_far_as_they_are_preserved(
    first: type[UsesSize], computed: int
) -> None:
    ctx, module = module_of()
    manager = PassManager(ctx, (first(), UsesSize()))
    manager.run(module)
    assert manager.analyses.computed == computed


def test_a_pass_on_one_function_leaves_analyses_of_others() -> None:
    ctx, module = module_of()
    functions = [op for op in module.body.block.ops if op.name == "func.func"]
    manager = PassManager(ctx, ())
    for op in (module, *functions):
        manager.analyses.get(Size, op)
    manager.analyses.invalidate(within=functions[0])
    kept = [manager.analyses.cached(Size, op) is not None for op in (module, *functions)]
    assert kept == [False, False, True, True]


class Log(Instrumentation):
    def __init__(self) -> None:
        self.lines: list[str] = []

    def before_pass(self, event: PassEvent) -> None:
        self.lines.append(f"before {event.text}")

    def after_pass(self, event: PassEvent) -> None:
        self.lines.append(f"after {event.text}")

    def after_failure(self, event: PassEvent, error: BaseException) -> None:
        self.lines.append(f"failed {event.text}")

    def after_run(self, root: ModuleOp) -> None:
        self.lines.append("end")


def test_instrumentation_sees_everything_also_failures() -> None:
    ctx, module = module_of()
    log = Log()
    steps = (Nest("func.func", (MarkFunctions(),)), Fails())
    with pytest.raises(DiagnosticError):
        PassManager(ctx, steps, [log]).run(module)
    one = ["before func.func(mark-functions)", "after func.func(mark-functions)"]
    assert log.lines == [*one, *one, *one, "before fails", "failed fails", "end"]


FOLDABLE = """
func.func @f(%x: i32) -> (i32, i32) {
  %z = arith.constant 0 : i32
  %a = arith.addi %x, %z : i32
  %b = arith.addi %a, %z : i32
  %c = arith.addi %b, %z : i32
  func.return %b, %c : i32, i32
}
"""


@pytest.mark.parametrize("limit", [0, 1, 2, 3, None])
def test_rewrite_limit_stops_after_so_many(limit: int | None) -> None:
    ctx, module = module_of(FOLDABLE)
    watcher = RewriteLimit(limit)
    PassManager.parse(ctx, "canonicalize", [watcher]).run(module)
    adds = sum(op.name == "arith.addi" for op in module.walk())
    if limit is None:
        assert adds == 0
        assert watcher.counter.done >= 3
    else:
        assert watcher.counter.done == limit
        assert adds == 3 - limit


def test_pass_limit_stops_after_so_many_passes() -> None:
    ctx, module = module_of()
    log = Log()
    PassManager(ctx, (MarkFunctions(),) * 3, [RewriteLimit(passes=2), log]).run(module)
    assert log.lines.count("before mark-functions") == 2


def test_statistics_count_operations_and_rewrites() -> None:
    ctx, module = module_of(FOLDABLE)
    statistics = Statistics()
    PassManager.parse(ctx, "canonicalize,cse", [statistics]).run(module)
    first, second = statistics.rows
    assert (first.before, first.after, first.changed) == (7, 3, True)
    assert first.rewrites >= 3
    assert (second.before, second.after, second.changed) == (3, 3, False)


def test_fingerprint_tells_programs_apart() -> None:
    _, module = module_of()
    before = fingerprint(module)
    assert fingerprint(module.clone()) == before
    module.walk()
    next(op for op in module.walk() if op.name == "func.func").attributes["x"] = UnitAttr()
    assert fingerprint(module) != before
    assert fingerprint(ModuleOp(Region())) != before
