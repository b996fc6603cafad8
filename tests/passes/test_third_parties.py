"""What the code of a third party raises is said to be its own: package, operation, file, line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.metadata import EntryPoint

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics import DiagnosticError
from ad_opt.dialects.support.parsing import parse_module
from ad_opt.dialects.support.third_parties import blame
from ad_opt.passes.emit.emit import Cotangent, Emitter
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.rules import registry
from ad_opt.passes.rules.emission import Value
from ad_opt.passes.rules.expr import Const, Expr, Source, X, Y, call
from ad_opt.passes.rules.formula import Formula
from ad_opt.passes.rules.registry import Registry, Row, default_rules
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

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
    """Where nobody else's code is on the way, the traceback is for us."""
    text = "with blame('this'): raise KeyError('key')"
    with pytest.raises(KeyError):
        exec(text, {"__name__": "ad_opt.somewhere", "blame": blame})
    with pytest.raises(DiagnosticError, match="`theirs` raised KeyError"):
        exec(text, {"__name__": "theirs.somewhere", "blame": blame})


def test_an_entry_point_that_fails_is_named(monkeypatch: pytest.MonkeyPatch):
    broken = EntryPoint("broken", "no_such_package.rules:register", "ad_opt.rules")
    failing = EntryPoint("failing", f"{__name__}:enter", "ad_opt.rules")
    monkeypatch.setattr(registry, "entry_points", lambda group: [failing])
    with pytest.raises(DiagnosticError, match="entry point `failing`"):
        Registry(plugins=True).find("math.sin")
    monkeypatch.setattr(registry, "entry_points", lambda group: [broken])
    with pytest.raises(DiagnosticError, match="entry point `broken`"):
        Registry(plugins=True).find("math.sin")


def enter(rules: Registry) -> None:
    """Fail."""
    raise ValueError("nothing to enter")


# What follows is about tables.


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
