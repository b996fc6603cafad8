"""A third party's type: refused where nothing says what its tangent is, else differentiated.

``!their.point`` is two numbers, which ``their.make`` puts together and ``their.get`` takes out.
What the derivatives compute is compared with those of the same program on tuples.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from typing import Any, cast

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes import pipelines
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.ops.catalogue import CATALOGUE, register_entry
from ad_opt.passes.ops.entry import Entry
from ad_opt.passes.ops.memory_ops import NOTHING
from ad_opt.passes.rules.methods import Methods
from ad_opt.passes.rules.registry import default_rules
from ad_opt.passes.tangents import tangent
from ad_opt.passes.tangents.tangent import tangent_types
from ad_opt.passes.tangents.tangent_registry import TangentRule
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr, f64
from xdsl.ir import Operation, ParametrizedAttribute, SSAValue, TypeAttribute
from xdsl.irdl import (
    IRDLOperation,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

import ad_opt


@irdl_attr_definition
class PointType(ParametrizedAttribute, TypeAttribute):
    """Two numbers."""

    name = "their.point"


POINT = PointType()


@irdl_op_definition
class MakeOp(IRDLOperation):
    """A point of two numbers."""

    name = "their.make"
    x = operand_def(f64)
    y = operand_def(f64)
    point = result_def(PointType)
    traits = traits_def(Pure())


@irdl_op_definition
class GetOp(IRDLOperation):
    """A number of a point."""

    name = "their.get"
    point = operand_def(PointType)
    field_name = prop_def(StringAttr, prop_name="field")
    number = result_def(f64)
    traits = traits_def(Pure())


TEXT = """
func.func @f(%x: f64, %y: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %p = "their.make"(%x, %y) : (f64, f64) -> !their.point
  %q = scf.for %i = %c0 to %c3 step %c1 iter_args(%r = %p) -> (!their.point) {
    %a = "their.get"(%r) <{field = "0"}> : (!their.point) -> f64
    %b = "their.get"(%r) <{field = "1"}> : (!their.point) -> f64
    %m = arith.mulf %a, %b : f64
    %n = math.sin %m : f64
    %s = "their.make"(%b, %n) : (f64, f64) -> !their.point
    scf.yield %s : !their.point
  }
  %a = "their.get"(%q) <{field = "0"}> : (!their.point) -> f64
  %b = "their.get"(%q) <{field = "1"}> : (!their.point) -> f64
  %m = arith.mulf %a, %b : f64
  return %m : f64
}
"""


def point(em: Any, *numbers: SSAValue) -> SSAValue:
    return em.value(make(MakeOp, operands=numbers, result_types=[POINT]))


def number(em: Any, of: SSAValue, name: str) -> SSAValue:
    properties = {"field": StringAttr(name)}
    return em.value(make(GetOp, operands=[of], result_types=[f64], properties=properties))


def forward_make(doubler: Any, op: Operation) -> None:
    doubler.clone(op)
    tangents = [doubler.derivative(x) for x in op.operands]
    if any(one is not None for one in tangents):
        zero = doubler.em.constant(0.0, f64)
        made = point(doubler.em, *(zero if one is None else one for one in tangents))
        doubler.bind(op.results[0], doubler.value(op.results[0]), made)


def reverse_make(reversal: Any, op: Operation, mirror: Any) -> None:
    cotangent = mirror.take(op.results[0])
    if cotangent is not None:
        for operand, name in zip(op.operands, "01", strict=True):
            reversal.add(operand, number(mirror.emitter, cotangent, name), mirror)


def forward_get(doubler: Any, op: Operation) -> None:
    doubler.clone(op)
    tangent = doubler.derivative(op.operands[0])
    if tangent is not None:
        name = cast(GetOp, op).field_name.data
        found = number(doubler.em, tangent, name)
        doubler.bind(op.results[0], doubler.value(op.results[0]), found)


def reverse_get(reversal: Any, op: Operation, mirror: Any) -> None:
    cotangent = mirror.take(op.results[0])
    if cotangent is not None:
        zero = mirror.emitter.constant(0.0, f64)
        parts = (cotangent, zero) if cast(GetOp, op).field_name.data == "0" else (zero, cotangent)
        reversal.add(op.operands[0], point(mirror.emitter, *parts), mirror)


METHODS = {
    "their.make": Methods(name="their.make", forward=forward_make, reverse=reverse_make),
    "their.get": Methods(name="their.get", forward=forward_get, reverse=reverse_get),
}


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setattr(default_rules(), "_methods", {})
        for one in METHODS.values():
            default_rules().register_methods(one)
            register_entry(Entry(name=one.name, effect=NOTHING))
        patch.setattr(tangent_types(), "_rules", dict(tangent_types()._rules))  # pyright: ignore[reportPrivateUsage]
        yield
    tangent_types()._memo.clear()  # pyright: ignore[reportPrivateUsage]
    for name in METHODS:
        CATALOGUE.pop(name, None)


def context() -> Context:
    ctx = make_context()
    ctx.load_op(MakeOp)
    ctx.load_op(GetOp)
    ctx.load_attr_or_type(PointType)
    return ctx


def derived(kind: str, text: str = TEXT) -> ModuleOp:
    ctx = context()
    module = parse_module(ctx, text, "f.mlir")
    PassManager.parse(ctx, pipelines.derivative("f", kind)).run(module)
    return module


@pytest.mark.parametrize("kind", ["grad", "jvp", "hvp"])
def test_a_type_of_which_nothing_is_known(register: None, kind: str) -> None:
    """Cotangents that nobody can add up were dropped: the gradient was zero."""
    with pytest.raises(DiagnosticError, match=r"AD0702.*type !their.point has no tangent type"):
        derived(kind)


def test_a_type_without_sums(register: None) -> None:
    tangent_types().register("their.point", TangentRule(lambda type, query: type))
    derived("jvp")
    with pytest.raises(DiagnosticError, match=r"AD0702.*derivatives of !their.point do not flow"):
        derived("grad")


def test_a_type_of_an_installed_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules are loaded when the first operation is asked for, and types are asked before."""
    entry = EntryPoint("theirs", "theirs.types:register", "ad_opt.tangents")
    rule = TangentRule(lambda type, query: type, has_algebra=True)
    register = lambda types: types.register("their.point", rule)  # noqa: E731
    monkeypatch.setattr(EntryPoint, "load", lambda self: register)
    monkeypatch.setattr(tangent, "entry_points", lambda group: [entry])
    made = tangent.tangent_types.__wrapped__()
    assert made.part(POINT) == POINT
    assert made.rule(POINT).has_algebra

    monkeypatch.setattr(EntryPoint, "load", lambda self: None)
    with pytest.raises(DiagnosticError, match=r"AD0303.*`theirs` of `ad_opt.tangents`"):
        tangent.tangent_types.__wrapped__()


CALLED = """
func.func private @g(%p: !their.point) -> !their.point attributes {no_inline} {
  return %p : !their.point
}
func.func @f(%x: f64, %y: f64) -> f64 {
  %p = "their.make"(%x, %y) : (f64, f64) -> !their.point
  %q = func.call @g(%p) : (!their.point) -> !their.point
  %a = "their.get"(%q) <{field = "0"}> : (!their.point) -> f64
  return %a : f64
}
"""


def test_a_type_without_sums_in_a_signature(register: None) -> None:
    """The help was to write `const`, which the program has no place for."""
    tangent_types().register("their.point", TangentRule(lambda type, query: type))
    with pytest.raises(DiagnosticError, match=r"AD0704.*\n.*has_algebra=True"):
        derived("grad", CALLED)


def test_a_type_with_sums(register: None) -> None:
    rule = TangentRule(lambda type, query: type, has_algebra=True)
    tangent_types().register("their.point", rule)
    x, y = 0.6, 0.9
    plain = ad_opt.load(on_tuples(parse_module(context(), TEXT, "f.mlir")))["f"]
    assert (slopes := ad_opt.grad(plain)(x, y)) != (0.0, 0.0)
    _, tangent = ad_opt.jvp(plain, (x, y), (0.5, -0.3))
    curvature = ad_opt.hvp(plain, (x, y), (0.5, -0.3))

    def run(kind: str, *arguments: float) -> Any:
        return ad_opt.load(on_tuples(derived(kind)))[f"f_{kind}"](*arguments)

    assert run("grad", x, y) == pytest.approx(slopes)
    assert run("jvp", x, 0.5, y, -0.3)[-1] == pytest.approx(tangent)
    assert run("hvp", x, 0.5, y, -0.3)[-2:] == pytest.approx(curvature)


def on_tuples(module: ModuleOp) -> str:
    text = str(module).replace("!their.point", "!agg.tuple<[f64, f64]>")
    return text.replace('"their.make"', '"agg.make"').replace('"their.get"', '"agg.get"')
