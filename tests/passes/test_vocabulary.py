"""Passes whose operations do not occur are not run, and would have changed nothing."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import ClassVar, cast

import pytest
from ad_opt.dialects import all_dialects, make_context
from ad_opt.dialects.known_attributes import KNOWN_ATTRIBUTES
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.ir.copying import copy_module
from ad_opt.dialects.support.process.lazy_pass import AUTODIFF, BLOCKS, DECLARATION
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.llvm_import import import_llvm
from ad_opt.passes.infrastructure.analysis_manager import ALL, AnalysisManager
from ad_opt.passes.infrastructure.instrumentation import Instrumentation, PassEvent
from ad_opt.passes.infrastructure.instruments.fingerprint import snapshot
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.pass_registry import about_pass, all_passes, find_pass
from ad_opt.passes.infrastructure.verify_strict import verify
from ad_opt.passes.infrastructure.vocabulary import Vocabulary
from ad_opt.passes.pipelines import derivative, lowering
from ad_opt.tools.transform.emit import print_op
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, UnitAttr
from xdsl.dialects.func import FuncOp
from xdsl.irdl import IRDLOperation
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
        ('func.func private @f(f64) attributes {autodiff.differentiable = "both"}', AUTODIFF),
        ("func.func private @f() attributes {a.b = [{c.d = !agg.array<2, f64>}]}", "agg.array"),
        ("func.func @f(%x: !pair.pair<f64>) {\nreturn\n}", "pair.pair"),
        ('"a.b"() ({\n^a(%x: vector<2xf64>):\n"a.c"() : () -> ()\n}) : () -> ()', "vector"),
    ],
)
def test_words_at_any_depth(text: str, word: str) -> None:
    assert word in words(text)
    assert word not in words("func.func @f(%x: f64) -> f64 {\nreturn %x : f64\n}")


def test_tapes_say_nothing_of_derivatives() -> None:
    tape = "%t = autodiff.tape_begin : !autodiff.tape\nautodiff.tape_end %t : !autodiff.tape\n"
    function = f"func.func @f() {{\n{tape}return\n}}"
    assert "autodiff.tape" in words(function)
    assert AUTODIFF not in words(function)
    assert AUTODIFF not in words(function + "\nfunc.func private @g(f64 {autodiff.shadow})")
    assert AUTODIFF in words(function + "\nfunc.func private @g(f64 {autodiff.no_diff})")


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


ABOUT = {name: about for name in all_passes() if (about := about_pass(name)) is not None}


def skipped(module: ModuleOp) -> Iterator[ModulePass]:
    vocabulary = AnalysisManager().get(Vocabulary, module)
    for name, about in ABOUT.items():
        if not vocabulary.has_any(about):
            yield find_pass(name)()


def require_idle(module: ModuleOp) -> int:
    """Runs every pass that would be skipped."""
    before = snapshot(module)
    passes = list(skipped(module))
    context = make_context()
    kept = copy_module(module)
    for pass_ in passes:
        pass_.apply(context, module)
    if snapshot(module) != before:
        changing = [pass_.name for pass_ in passes if changes(pass_, kept)]
        pytest.fail(f"changed by {changing}")
    return len(passes)


def changes(pass_: ModulePass, module: ModuleOp) -> bool:
    copied = copy_module(module)
    before = snapshot(copied)
    pass_.apply(make_context(), copied)
    return snapshot(copied) != before


@pytest.mark.parametrize("folder", sorted({path.parent for path in files()}), ids=lambda p: p.name)
def test_what_is_skipped_would_change_nothing(folder: Path) -> None:
    for path in folder.glob("*.mlir"):
        for module in pieces(path):
            require_idle(module)


BRINGING = [
    *("hoist-invariants", "hoist-invariants{whole=true}", "annotate-loops"),
    *("prefer-vectors", "prefer-vectors{rolled=true}"),
]


def dozens_of_loops() -> str:
    """A function that is long for `annotate-loops`, with a nest that outnumbers most loops."""
    row = "affine.for %i = 0 to %n {\naffine.store %x, %m[%i] : memref<?xf64>\n}\n"
    deep = "".join(f"affine.for %{v} = 0 to %n {{\n" for v in "abcd")
    head = "func.func @f(%x: f64, %n: index, %m: memref<?xf64>) {\n"
    return f"{head}{row * 48}{deep}affine.store %x, %m[%d] : memref<?xf64>\n{'}' * 4}\nreturn\n}}"


@pytest.mark.parametrize("step", BRINGING)
def test_passes_bring_what_they_say(step: str) -> None:
    brings = getattr(find_pass(step.partition("{")[0]), "brings", None)
    assert brings is not None
    allowed = Vocabulary(ModuleOp([]))
    assert "passthrough" not in allowed.words
    allowed.add(brings)
    long = parse_module(make_context(), dozens_of_loops())
    PassManager.parse(make_context(), "lower-affine-to-scf").run(long)
    changed = 0
    for module in (long, *(module for path in files() for module in pieces(path))):
        before = AnalysisManager().get(Vocabulary, module).words
        shape = snapshot(module)
        try:
            PassManager.parse(make_context(), step).run(module)
        except DiagnosticError:
            continue
        changed += snapshot(module) != shape
        after = AnalysisManager().get(Vocabulary, module).words
        assert after <= before | allowed.words, step
    assert changed


def test_words_stay_known_where_few_come() -> None:
    text = """
    func.func @f(%x: f64, %m: memref<8xf64>) {
      affine.for %i = 0 to 8 {
        %s = math.sin %x : f64
        affine.store %s, %m[%i] : memref<8xf64>
      }
      return
    }"""
    module = parse_module(make_context(), text)
    manager = PassManager.parse(make_context(), "prefer-vectors,hoist-invariants")
    known = manager.analyses.get(Vocabulary, module)
    assert not known.has_any({"passthrough"})
    manager.run(module)
    assert manager.analyses.cached(Vocabulary, module) is known
    assert known.has_any({"passthrough"})
    assert known.words == AnalysisManager().get(Vocabulary, module).words | known.words


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


def known_words() -> set[str]:
    """Names that are defined somewhere, those of properties too, and dialects with a point."""
    defined = {AUTODIFF, BLOCKS, DECLARATION}
    for name, dialect in ((name, factory()) for name, factory in all_dialects().items()):
        members = [*dialect.operations, *dialect.attributes]
        defined |= {f"{name}.", *(cast("str", member.name) for member in members)}
        kinds = [one for one in dialect.operations if issubclass(one, IRDLOperation)]
        defined |= {key for kind in kinds for key in kind.get_irdl_definition().properties}
    return defined | {key for table in KNOWN_ATTRIBUTES.values() for key in table}


def test_words_are_those_of_a_dialect() -> None:
    unknown = {(name, word) for name, about in ABOUT.items() for word in about - known_words()}
    assert not unknown


def named_in_runs(path: Path) -> set[str]:
    runs = "\n".join(line for line in path.read_text().splitlines() if "RUN:" in line)
    return set(re.findall(r"[a-z-]+", runs)) & set(ABOUT)


def test_each_pass_has_programs_that_it_is_run_on() -> None:
    """Without these, what a pass changes where it should be run would not be seen here."""
    wanted = dict(ABOUT)
    for path in files():
        for name in named_in_runs(path) & set(wanted):
            vocabularies = (AnalysisManager().get(Vocabulary, module) for module in pieces(path))
            if any(vocabulary.has_any(ABOUT[name]) for vocabulary in vocabularies):
                del wanted[name]
    assert not wanted


def differentiable(module: ModuleOp) -> str | None:
    """The last function with a body that takes or gives floats, if there is no request for it."""
    found = [
        op.sym_name.data
        for op in module.ops
        if isinstance(op, FuncOp) and op.body.blocks and "f" in str(op.function_type)
    ]
    return found[-1] if found else None


def lowered_derivative(module: ModuleOp, function: str, always: Collection[str]) -> str:
    """The lowered pullback, or why there is none."""
    pipeline = f"{derivative(function, 'vjp')},{lowering()}"
    manager = PassManager.parse(make_context(), pipeline, always=always, trusted=True)
    try:
        manager.run(module)
    except DiagnosticError as error:
        return str(error)
    return print_op(module)


PROGRAMS = [path for path in files() if path.parent.name != "adbench"]
"""All programs but ADBench's, which take longer than all the others."""


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda p: p.stem)
def test_derivatives_are_the_same_with_every_pass_run(path: Path) -> None:
    for module in islice(pieces(path), 1):
        if (function := differentiable(module)) is not None:
            every = lowered_derivative(copy_module(module), function, always=ABOUT)
            assert lowered_derivative(module, function, always=()) == every


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
