"""Where nothing occurs of what a pass is about it is not run, and would have changed nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics import DiagnosticError
from ad_opt.dialects.support.parsing import parse_module
from ad_opt.lowering.llvm_import import import_llvm
from ad_opt.passes.infrastructure.analysis_manager import ALL, AnalysisManager
from ad_opt.passes.infrastructure.fingerprint import snapshot
from ad_opt.passes.infrastructure.instrumentation import Instrumentation, PassEvent
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.pass_registry import all_passes, find_pass
from ad_opt.passes.infrastructure.verify_strict import verify
from ad_opt.passes.infrastructure.vocabulary import Vocabulary
from ad_opt.passes.pipelines import derivative, lowering
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, UnitAttr
from xdsl.passes import ModulePass

ROOT = Path(__file__).parents[2]


def words(text: str) -> frozenset[str]:
    module = parse_module(make_context(allow_unregistered=True), text)
    return AnalysisManager().get(Vocabulary, module).words


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("scf.execute_region {\nscf.yield\n}", "scf.yield"),
        ("scf.execute_region {\nscf.yield\n}", "scf."),
        ("func.func private @f(memref<2xcomplex<f32>>)", "complex"),
        ("func.func private @f(f64 {autodiff.shadow})", "autodiff."),
        ("func.func private @f() attributes {a.b = [{c.d = !agg.array<2, f64>}]}", "agg.array"),
        ("func.func @f(%x: !pair.pair<f64>) {\nreturn\n}", "pair.pair"),
        ('"a.b"() ({\n^a(%x: vector<2xf64>):\n"a.c"() : () -> ()\n}) : () -> ()', "vector"),
    ],
)
def test_words_at_any_depth(text: str, word: str) -> None:
    assert word in words(text)
    assert word not in words("func.func @f(%x: f64) -> f64 {\nreturn %x : f64\n}")


def files() -> list[Path]:
    return [p for folder in ("filecheck", "examples") for p in (ROOT / folder).rglob("*.mlir")]


def pieces(path: Path) -> Iterator[ModuleOp]:
    """The valid programs of a FileCheck file."""
    for text in path.read_text().split("// -----"):
        try:
            module = parse_module(make_context(), text)
            valid = not verify(module)
        except DiagnosticError:
            continue
        if valid:
            yield module


PASSES = [cls for name in all_passes() if hasattr(cls := find_pass(name), "about")]


def skipped(module: ModuleOp) -> Iterator[ModulePass]:
    vocabulary = AnalysisManager().get(Vocabulary, module)
    for cls in PASSES:
        pass_ = cls()
        about = getattr(pass_, "about", None)
        if about is not None and not vocabulary.has_any(about):
            yield pass_


def require_idle(module: ModuleOp) -> int:
    """Runs every pass that would be skipped."""
    before = snapshot(module)
    count = 0
    for pass_ in skipped(module):
        pass_.apply(make_context(), module)
        assert snapshot(module) == before, pass_.name
        count += 1
    return count


@pytest.mark.parametrize("folder", sorted({path.parent for path in files()}), ids=lambda p: p.name)
def test_what_is_skipped_would_change_nothing(folder: Path) -> None:
    for path in folder.glob("*.mlir"):
        for module in pieces(path):
            require_idle(module)


class Idle(Instrumentation):
    """Asks in front of every pass of a pipeline."""

    def __init__(self) -> None:
        self.skipped = 0
        self._before: list[object] = []

    @override
    def before_pass(self, event: PassEvent) -> None:
        assert isinstance(event.target, ModuleOp)
        self.skipped += require_idle(event.target)
        self._before = snapshot(event.target)

    @override
    def after_pass(self, event: PassEvent) -> None:
        if event.changed is False:
            assert snapshot(event.target) == self._before, event.name


C_PROGRAMS = ("array_in_struct", "bilinear")


@pytest.mark.parametrize("name", C_PROGRAMS)
def test_on_the_way_to_a_derivative(name: str) -> None:
    path = ROOT / "tests" / "data" / "c" / f"{name}.O1.ll"
    text = path.read_text()
    function = next(
        line.split("@")[1].split("(")[0] for line in text.splitlines() if "define" in line
    )
    idle = Idle()
    pipeline = derivative(function, "vjp") + "," + lowering()
    PassManager.parse(make_context(), pipeline, [idle]).run(import_llvm(text, path.name))
    assert idle.skipped > 100


class Changing(Instrumentation):
    """The passes that are verified."""

    def __init__(self) -> None:
        self.names: list[str] = []

    @override
    def after_pass(self, event: PassEvent) -> None:
        if event.changed is not False and getattr(event.pass_, "preserves", None) is not ALL:
            self.names.append(event.name)


def test_arithmetic_is_lowered_by_one_pass() -> None:
    text = "func.func @f(%x: f64) -> f64 {\n%y = arith.mulf %x, %x : f64\nreturn %y : f64\n}"
    changing = Changing()
    module = parse_module(make_context(), text)
    PassManager.parse(make_context(), lowering(), [changing]).run(module)
    assert changing.names == ["lower-to-llvm"]


@dataclass(frozen=True)
class MarkPass(ModulePass):
    """Says on the module that it ran."""

    name = "mark"
    about: ClassVar = frozenset({"scf."})

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        op.attributes["test.ran"] = UnitAttr()


@pytest.mark.parametrize("body", ["", "scf.execute_region {\nscf.yield\n}\n"])
def test_the_manager_asks(body: str) -> None:
    module = parse_module(make_context(), f"func.func @f() {{\n{body}return\n}}")
    PassManager(make_context(), (MarkPass(),)).run(module)
    assert ("test.ran" in module.attributes) == bool(body)
