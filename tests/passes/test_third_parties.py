"""Errors in a third party's code name its package, operation, file and line."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from typing import Any, cast

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.plugins import plugins
from ad_opt.dialects.support.plugins.third_parties import blame
from ad_opt.dialects.support.process.lazy_pass import LazyPass, words
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes import pipelines
from ad_opt.passes.assign.hooks import register_hook
from ad_opt.passes.emit.emit import Cotangent, Emitter
from ad_opt.passes.infrastructure import pass_registry
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import require_valid
from ad_opt.passes.ops import catalogue
from ad_opt.passes.ops.catalogue import CATALOGUE, register_entry
from ad_opt.passes.ops.entry import Entry
from ad_opt.passes.ops.memory_ops import Effect, operand
from ad_opt.passes.rules import registry
from ad_opt.passes.rules.emission import Value
from ad_opt.passes.rules.expr import Const, Expr, Source, X, Y, call
from ad_opt.passes.rules.formula import Formula
from ad_opt.passes.rules.methods import Methods
from ad_opt.passes.rules.registry import Registry, Row, default_rules
from ad_opt.tools.transform.emit import print_op
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import func, memref
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Dialect, Operation, SSAValue
from xdsl.irdl import IRDLOperation, irdl_op_definition
from xdsl.parser import Parser
from xdsl.passes import ModulePass
from xdsl.printer import Printer
from xdsl.universe import Universe
from xdsl.utils.exceptions import VerifyException

import ad_opt

TAN = """
func.func @f(%x: f64) -> f64 {
  %y = math.tan %x : f64
  return %y : f64
}
"""


class Breaking(Row):
    """A rule of somebody else's that fails."""

    @override
    def pushforward(
        self, em: Emitter, op: Operation, value: Value, tangents: Sequence[Cotangent]
    ) -> list[Cotangent]:
        return {}["pushed"]

    @override
    def pullback(
        self,
        em: Emitter,
        op: Operation,
        value: Value,
        cotangents: Sequence[Cotangent],
        wanted: Iterable[int],
    ) -> list[Cotangent]:
        return {}["pulled"]

    @override
    def needs(self, op: Operation, wanted: Iterable[int]) -> frozenset[Source]:
        return frozenset()


@pytest.mark.parametrize(("kind", "key"), [("jvp", "pushed"), ("grad", "pulled")])
def test_a_rule_that_fails_is_named(kind: str, key: str):
    rules = default_rules()
    before = rules.find("math.tan")
    assert before is not None
    rules.register(Breaking(name="math.tan"))
    try:
        f = ad_opt.load(TAN)["f"]
        with pytest.raises(DiagnosticError) as caught:
            ad_opt.grad(f)(0.5) if kind == "grad" else ad_opt.jvp(f, (0.5,), (1.0,))
    finally:
        rules.register(before)
    (found,) = caught.value.diagnostics
    assert found.code == "AD0303"
    assert "at `math.tan`" in found.message
    assert f"`{__name__.partition('.')[0]}` raised KeyError: '{key}'" in found.message
    assert found.location is not None
    assert found.location.line == 3
    assert "test_third_parties.py:" in found.notes[0].message
    assert isinstance(caught.value.__cause__, KeyError)


@dataclass(frozen=True)
class DividingPass(ModulePass):
    """A pass of somebody else's that fails."""

    name = "dividing"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        self.divide(0)

    def divide(self, number: int) -> float:
        return 1 / number


def test_a_pass_that_fails_is_named():
    ctx = make_context()
    with pytest.raises(
        DiagnosticError, match=r"AD0303.*pass `dividing` failed at `builtin.module`"
    ):
        PassManager(ctx, (DividingPass(),)).run(parse_module(ctx, TAN, "f.mlir"))


def test_errors_of_ours_stay_what_they_are():
    """Errors below our own code alone keep their traceback."""
    text = "with blame('this'): raise KeyError('key')"
    with pytest.raises(KeyError):
        exec(text, {"__name__": "ad_opt.somewhere", "blame": blame})
    with pytest.raises(DiagnosticError, match="`theirs` raised KeyError"):
        exec(text, {"__name__": "theirs.somewhere", "blame": blame})


def test_an_entry_point_that_fails_is_named(monkeypatch: pytest.MonkeyPatch):
    broken = EntryPoint("broken", "no_such_package.rules:register", "ad_opt.rules")
    failing = EntryPoint("failing", f"{__name__}:enter", "ad_opt.rules")
    monkeypatch.setattr(registry, "entry_points", lambda group: [failing])
    with pytest.raises(DiagnosticError, match="entry point `failing`") as caught:
        Registry(plugins=True).find("math.sin")
    assert "test_third_parties.py:" in caught.value.diagnostics[0].notes[0].message
    monkeypatch.setattr(registry, "entry_points", lambda group: [broken])
    with pytest.raises(DiagnosticError, match="entry point `broken`"):
        Registry(plugins=True).find("math.sin")


def enter(rules: Registry) -> None:
    """Fail."""
    raise ValueError("nothing to enter")


class Answering(Breaking):
    """A rule of somebody else's that answers what it is told to."""

    @override
    def pushforward(self, *given: Any, **named: Any) -> Any:
        return ANSWERS["pushforward"]

    @override
    def pullback(self, *given: Any, **named: Any) -> Any:
        return ANSWERS["pullback"]

    @override
    def needs(self, *given: Any) -> Any:
        return ANSWERS["needs"]


ANSWERS: dict[str, Any] = {}


@pytest.mark.parametrize(
    ("method", "answer", "says"),
    [
        ("pushforward", None, "gives None"),
        ("pushforward", [None, None], "gives 2 derivatives for 1 results"),
        ("pushforward", [2.0], "gives 2.0 for a derivative"),
        ("pullback", None, "gives None"),
        ("pullback", [], "gives 0 derivatives for 1 operands"),
        ("pullback", ["x"], "gives 'x' for a derivative"),
        ("needs", None, "gives None"),
        ("needs", {("x", 1)}, r"gives {\('x', 1\)}"),
    ],
)
def test_what_a_rule_answers_is_checked(method: str, answer: Any, says: str):
    rules = default_rules()
    before = rules.find("math.tan")
    assert before is not None
    ANSWERS.update({"pushforward": [None], "pullback": [None], "needs": (), method: answer})
    rules.register(Answering(name="math.tan"))
    try:
        f = ad_opt.load(TAN)["f"]
        with pytest.raises(DiagnosticError, match=says) as caught:
            ad_opt.jvp(f, (0.5,), (1.0,)) if method == "pushforward" else ad_opt.grad(f)(0.5)
    finally:
        rules.register(before)
    (found,) = caught.value.diagnostics
    assert found.code == "AD0709"
    assert found.location is not None
    assert found.location.line == 3
    assert f"`{method}` in" in found.notes[0].message
    assert "test_third_parties.py:" in found.notes[0].message


def test_a_universe_that_fails_is_named(monkeypatch: pytest.MonkeyPatch):
    def fails() -> Any:
        raise ValueError("no such file")

    made = Universe(all_dialects={"theirs": fails}, all_passes={"their-pass": fails})
    monkeypatch.setattr(sys.modules[__name__], "MADE", made, raising=False)
    says = r"entry point `made` of `xdsl.universe` failed.*ValueError: no such file"
    for name in ("MADE", "TAN", "NOTHING"):
        entry = EntryPoint("made", f"{__name__}:{name}", "xdsl.universe")
        monkeypatch.setattr(plugins, "entry_points", lambda group, entry=entry: [entry])
        plugins.installed.cache_clear()
        try:
            if name == "MADE":
                for table in (plugins.installed().all_dialects, plugins.installed().all_passes):
                    with pytest.raises(DiagnosticError, match=says) as caught:
                        table[next(key for key in table if key.startswith("their"))]()
                    assert "in `fails`" in caught.value.diagnostics[0].notes[0].message
            else:
                with pytest.raises(DiagnosticError, match=r"AD0303.*entry point `made`"):
                    plugins.installed()
        finally:
            plugins.installed.cache_clear()


def test_a_pass_of_a_universe_says_what_it_is_about(monkeypatch: pytest.MonkeyPatch):
    lazy = LazyPass("no.such.module", "TheirPass", words("scf. complex"))
    made = Universe(all_passes={"their-pass": lazy})
    monkeypatch.setattr(sys.modules[__name__], "MADE", made, raising=False)
    entry = EntryPoint("made", f"{__name__}:MADE", "xdsl.universe")
    monkeypatch.setattr(plugins, "entry_points", lambda group: [entry])
    caches = plugins.installed.cache_clear, pass_registry.all_passes.cache_clear
    try:
        for clear in caches:
            clear()
        context = make_context()
        manager = PassManager.parse(context, "their-pass")
        manager.run(parse_module(context, TAN, "f.mlir"))  # it has neither
        with pytest.raises(DiagnosticError, match="AD0303"):
            manager.run(parse_module(context, "func.func private @f(complex<f64>)", "f.mlir"))
    finally:
        for clear in caches:
            clear()


@pytest.mark.parametrize("loaded", [None, "a name", Universe()])
def test_what_a_universe_loads_is_a_dialect_or_a_pass(
    monkeypatch: pytest.MonkeyPatch, loaded: object
):
    loads: Any = lambda: loaded  # noqa: E731
    made = Universe(all_dialects={"theirs": loads}, all_passes={"their-pass": loads})
    monkeypatch.setattr(sys.modules[__name__], "MADE", made, raising=False)
    entry = EntryPoint("made", f"{__name__}:MADE", "xdsl.universe")
    monkeypatch.setattr(plugins, "entry_points", lambda group: [entry])
    plugins.installed.cache_clear()
    try:
        for load in (
            plugins.installed().all_dialects["theirs"],
            plugins.installed().all_passes["their-pass"],
        ):
            with pytest.raises(DiagnosticError, match=r"AD0303.*entry point `made`.* is no "):
                load()
    finally:
        plugins.installed.cache_clear()


@pytest.mark.parametrize("text", [5, "no-such-pass", "cse{", "cse{option=1}"])
def test_a_pipeline_that_is_none_is_of_its_package(monkeypatch: pytest.MonkeyPatch, text: object):
    monkeypatch.setattr(sys.modules[__name__], "MADE", text, raising=False)
    entry = EntryPoint("lower", f"{__name__}:MADE", "ad_opt.pipelines")
    monkeypatch.setattr(pipelines, "entry_points", lambda group, name: [entry])
    lowering = pipelines.lowering.__wrapped__
    with pytest.raises(DiagnosticError, match=r"AD0303.*entry point `lower`"):
        lowering()


@irdl_op_definition
class Fragile(IRDLOperation):
    """An operation of somebody else's, none of whose methods work."""

    name = "theirs.fragile"

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Fragile:
        return {}["parsed"]

    @override
    def print(self, printer: Printer) -> None:
        return {}["printed"]

    @override
    def verify_(self) -> None:
        return {}["verified"]


@pytest.mark.parametrize("method", ["parse", "print", "verify_"])
def test_an_operation_that_fails_is_named(method: str):
    ctx = make_context()
    ctx.register_dialect("theirs", lambda: Dialect("theirs", [Fragile], []))
    form = "theirs.fragile" if method == "parse" else '"theirs.fragile"() : () -> ()'
    text = f"func.func @f() {{\n  {form}\n  return\n}}"

    def run() -> None:
        module = parse_module(ctx, text, "f.mlir")
        print_op(module) if method == "print" else require_valid(module)

    with pytest.raises(DiagnosticError, match=r"theirs\.fragile") as caught:
        run()
    (found,) = caught.value.diagnostics
    assert found.location is not None
    assert found.location.line == (3 if method == "parse" else 2)  # the next word to be read
    assert "KeyError" in found.message
    assert re.search(rf"test_third_parties.py:\d+, in `{method}`", found.notes[0].message)


@irdl_op_definition
class Dividing(IRDLOperation):
    """An operation of somebody else's, whose verifier divides by zero."""

    name = "theirs.dividing"

    @override
    def verify_(self) -> None:
        1 / 0  # pyright: ignore[reportUnusedExpression]


def test_a_verifier_may_fail_in_any_way():
    """Only some errors of Python were expected: others were called a bug of ad-opt."""
    ctx = make_context()
    ctx.register_dialect("theirs", lambda: Dialect("theirs", [Dividing], []))
    module = parse_module(ctx, '"theirs.dividing"() : () -> ()', "f.mlir")
    with pytest.raises(DiagnosticError, match=r"AD0201.*theirs\.dividing.*ZeroDivision") as caught:
        require_valid(module)
    assert "test_third_parties.py:" in caught.value.diagnostics[0].notes[0].message


def test_a_format_that_is_wrong_is_named():
    """The user was told that the text of the program is wrong, in the words of a tuple."""

    @irdl_op_definition
    class Formatted(IRDLOperation):
        name = "theirs.formatted"
        assembly_format = "$x attr-dict"

    ctx = make_context()
    ctx.register_dialect("theirs", lambda: Dialect("theirs", [Formatted], []))
    with pytest.raises(DiagnosticError, match=r"AD0303.*format of `theirs\.formatted` is wrong"):
        parse_module(ctx, "theirs.formatted", "f.mlir")


# What follows is about tables.


@pytest.mark.parametrize("cost", ["dear", None])
def test_a_cost_that_is_none_is_refused(cost: Any):
    with pytest.raises(DiagnosticError, match=f"AD0709.*{cost!r} for its cost"):
        Registry().register(Formula(name="d.op", partials=(X(0),), cost=cost))


def test_several_results_are_rows():
    given = ((Y(1), -Y(0)), (call("neg", Y(0)), None))
    by_rows = Formula(name="d.op", partials=given, results=2)
    in_one = Formula(name="d.op", partials=(*given[0], *given[1]), results=2)
    assert by_rows.describe() == in_one.describe() == [
        "∂y0/∂x0 = y1", "∂y0/∂x1 = -y0", "∂y1/∂x0 = -y0",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("partials", "results", "says"),
    [
        (((X(0),), (X(0), None)), 2, "rows of one length"),
        (((X(0),), None), 2, "rows of one length"),
        (((X(0),), (X(0),)), 1, "2 rows for 1 results"),
        ((X(0), X(0), X(0)), 2, "3 partial derivatives for 2 results"),
        ((X(1),), 1, r"reads X\(1\) of 1"),
        ((Y(1),), 1, r"reads Y\(1\) of 1"),
        ((2.0,), 1, "Const"),
        ((X(-1),), 1, r"reads X\(-1\) of 1"),
        ((call("expo", X(0)),), 1, "calls `expo`.*\n.*`exp`"),
        ((call("exp", X(0), X(0)),), 1, "gives 2 arguments to `exp`"),
        ((-call("pow", X(0)),), 1, "gives 1 arguments to `pow`"),
        (X(0), 1, "for its partial derivatives"),
        ((X(0),), 0, "for 0 results"),
    ],
)
def test_a_table_that_is_none_is_refused(
    partials: tuple[Expr | None, ...], results: int, says: str
):
    with pytest.raises(DiagnosticError, match=says) as caught:
        Formula(name="d.op", partials=partials, results=results)
    assert caught.value.diagnostics[0].code == "AD0709"


def test_constants_are_partial_derivatives():
    assert Formula(name="d.op", partials=(Const(2.0),)).describe() == ["∂y0/∂x0 = 2"]


IN_PLACE = """
func.func @f(%y: memref<1xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  "test.op"(%y) : (memref<1xf64>) -> ()
  %r = memref.load %y[%c0] : memref<1xf64>
  return %r : f64
}
"""


def _derivative(text: str, kind: str) -> DiagnosticError:
    """The refusal of a derivative of a program with operations of somebody else's."""
    ctx = make_context()
    ctx.allow_unregistered = True
    module = parse_module(ctx, text, "f.mlir")
    with pytest.raises(DiagnosticError) as caught:
        PassManager.parse(ctx, pipelines.derivative("f", kind)).run(module)
    return caught.value


@pytest.fixture
def methods(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Methods]]:
    """The methods that third parties have registered; ours afterwards."""
    rules = default_rules()
    with monkeypatch.context() as patch:
        found: dict[str, Methods] = {}
        patch.setattr(rules, "_methods", found)
        yield found
    CATALOGUE.pop("test.op", None)


def test_methods_without_an_effect_are_refused_in_reverse_mode(methods: dict[str, Methods]):
    """An operation without stated effects is AD0701: what it overwrites could not be put back."""
    methods["test.op"] = Methods(name="test.op", reverse=lambda *_: None)
    (found,) = _derivative(IN_PLACE, "vjp").diagnostics
    assert (found.code, found.location and found.location.line) == ("AD0701", 4)
    assert "nothing says what it does to memory" in found.message


def test_an_entry_of_another_operation(methods: dict[str, Methods]):
    methods["test.op"] = Methods(name="test.op", reverse=lambda *_: None)
    register_entry(Entry(name="test.op", effect=Effect(reads=operand(0, 7))))
    (found,) = _derivative(IN_PLACE, "vjp").diagnostics
    assert found.code == "AD0303"
    assert "names operands (0, 7), and it has 1" in found.message


VIEW = """
func.func @f(%y: memref<1xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %v = "test.op"(%y) : (memref<1xf64>) -> memref<1xf64>
  %r = memref.load %v[%c0] : memref<1xf64>
  return %r : f64
}
"""


@pytest.mark.parametrize("kind", ["jvp", "vjp"])
@pytest.mark.usefixtures("methods")
def test_a_view_needs_no_method(kind: str):
    """The same view of the shadow is its derivative, in both modes."""
    register_entry(Entry(name="test.op", effect=Effect(views=True)))
    ctx = make_context()
    ctx.allow_unregistered = True
    module = parse_module(ctx, VIEW, "f.mlir")
    PassManager.parse(ctx, pipelines.derivative("f", kind)).run(module)
    assert '"test.op"(%dy)' in str(module)


def _invalid(reversal: Any, op: Operation, mirror: Any) -> None:
    raise VerifyException("mine")


def _text(reversal: Any, op: Operation, mirror: Any) -> None:
    raise DiagnosticError("mine")  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("fails", [_invalid, _text])
def test_a_method_that_fails_is_named(methods: dict[str, Methods], fails: Any):
    methods["test.op"] = Methods(name="test.op", reverse=fails)
    effect = Effect(reads=operand(0), writes=operand(0))
    register_entry(Entry(name="test.op", effect=effect))
    (found,) = _derivative(IN_PLACE, "vjp").diagnostics
    assert found.code == "AD0303"
    assert "mine" in found.message


def test_entries_that_are_none(monkeypatch: pytest.MonkeyPatch):
    entry = EntryPoint("theirs", "theirs.operations:ENTRIES", "ad_opt.operations")
    monkeypatch.setattr(EntryPoint, "load", lambda self: ["theirs.op"])
    monkeypatch.setattr(catalogue, "entry_points", lambda group: [entry])
    catalogue._of_plugins.cache_clear()  # pyright: ignore[reportPrivateUsage]
    try:
        with pytest.raises(DiagnosticError, match=r"AD0303.*'theirs.op' is no"):
            catalogue.Catalogue()["theirs.op"]
    finally:
        catalogue._of_plugins.cache_clear()  # pyright: ignore[reportPrivateUsage]


REGION = """
func.func @f(%x: memref<3xf64>, %a: f64) -> f64 {
  %c1 = arith.constant 1 : index
  "their.region"() ({
    %v = memref.load %x[%c1] : memref<3xf64>
    %w = arith.mulf %v, %a : f64
    memref.store %w, %x[%c1] : memref<3xf64>
    "their.end"() : () -> ()
  }) : () -> ()
  %v = memref.load %x[%c1] : memref<3xf64>
  return %v : f64
}
"""


@pytest.mark.parametrize("kind", ["jvp", "vjp"])
def test_a_region_that_nobody_knows_is_not_copied_over_a_derivative(kind: str):
    """It has no operands, but what it captures has derivatives."""
    (found,) = _derivative(REGION, kind).diagnostics
    assert (found.code, found.location and found.location.line) == ("AD0701", 4)
    assert "`their.region`" in found.message


def _stores_too_little(b: Builder, operands: Sequence[SSAValue], config: object) -> None:
    b.emit(memref.StoreOp.get(operands[0], operands[0], []))


def _ends_the_block(b: Builder, operands: Sequence[SSAValue], config: object) -> None:
    b.emit(func.ReturnOp())


@pytest.mark.parametrize(
    ("hook", "message"),
    [
        (lambda b: None, "takes 1 positional argument but 3 were given"),
        (3, "3 is no function"),
        (_stores_too_little, "wrote what is not valid: `memref.store`"),
        (_ends_the_block, "wrote what is not valid: `func.return`"),
    ],
)
def test_hooks_that_are_wrong_are_named(hook: object, message: str) -> None:
    register_hook("test-wrong", cast(Any, hook))
    text = """func.func @f(%y: memref<f32>) {
  assign.staged "test-wrong" (%y) : memref<f32>
  return
}"""
    with pytest.raises(DiagnosticError) as found:
        ad_opt.load(text)["f"](np.zeros((), np.float32))
    said = found.value.diagnostics[0]
    assert said.code == "AD0303"
    assert '"test-wrong"' in said.message
    assert message in said.message
    assert ":2:3: " in str(found.value)
