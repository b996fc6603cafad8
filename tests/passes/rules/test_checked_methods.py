"""Methods of third parties that say too little are refused: no derivative is zero in silence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes import pipelines
from ad_opt.passes.infrastructure.instruments.reports import Plans
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.ops.catalogue import CATALOGUE, register_entry
from ad_opt.passes.ops.entry import Entry
from ad_opt.passes.ops.memory_ops import Effect
from ad_opt.passes.rules.checked_methods import checked_methods
from ad_opt.passes.rules.methods import Methods
from ad_opt.passes.rules.registry import default_rules
from xdsl.dialects.builtin import f32
from xdsl.ir import Operation

F = """
func.func @f(%x: f64) -> f64 {
  %y = "test.op"(%x) : (f64) -> f64
  return %y : f64
}
"""


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Register methods of ``test.op``, which touches no memory; forgotten afterwards."""
    rules = default_rules()
    monkeypatch.setattr(rules, "_methods", {})
    register_entry(Entry(name="test.op", effect=Effect()))
    yield lambda **said: rules.register_methods(Methods(name="test.op", **said))
    CATALOGUE.pop("test.op", None)


def _refused(kind: str) -> Diagnostic:
    ctx = make_context()
    ctx.allow_unregistered = True
    module = parse_module(ctx, F, "f.mlir")
    with pytest.raises(DiagnosticError) as caught:
        PassManager.parse(ctx, pipelines.derivative("f", kind)).run(module)
    (found,) = caught.value.diagnostics
    assert found.code == "AD0709"
    assert found.location is not None
    assert found.location.line == 3
    assert __file__ in found.notes[0].message
    return found


def _only_copies(doubler: Any, op: Operation) -> None:
    doubler.clone(op)


def _nothing(doubler: Any, op: Operation) -> None:
    pass


def _narrow(doubler: Any, op: Operation) -> None:
    copy = doubler.clone(op)
    tangent = doubler.em.constant(1.0, f32)
    doubler.bind(op.results[0], copy.results[0], tangent)


def _ignores(reversal: Any, op: Operation, mirror: Any) -> None:
    pass


def test_a_result_without_tangent(register: Any):
    register(forward=_only_copies)
    assert "`test.op` in `" in (message := _refused("jvp").message)
    assert message.endswith("gives no tangent for result 0")


def test_a_result_that_nothing_stands_for(register: Any):
    register(forward=_nothing)
    assert _refused("jvp").message.endswith("does not say what stands for result 0")


def test_a_tangent_of_another_type(register: Any):
    register(forward=_narrow)
    assert _refused("jvp").message.endswith("gives a tangent of type f32 for result 0")


def test_a_cotangent_that_stays(register: Any):
    register(reverse=_ignores)
    assert _refused("vjp").message.endswith("leaves the cotangent of result 0")


def test_methods_of_ours_are_as_they_are():
    ours = default_rules().methods("memref.load") or Methods(name="memref.load")
    assert checked_methods(ours) is ours


LOOP = """
func.func @f(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %r = scf.for %i = %c0 to %c7 step %c1 iter_args(%t = %x) -> (f64) {
    %y = "test.op"(%t) : (f64) -> f64
    scf.yield %y : f64
  }
  return %r : f64
}
"""


def _reads_its_operand(reversal: Any, op: Operation, mirror: Any) -> None:
    cotangent = mirror.take(op.results[0])
    seen = reversal.value(op.operands[0], mirror)
    reversal.add(op.operands[0], mirror.emitter.mulf(cotangent, seen), mirror)


def _hands_on(back: Any, op: Operation) -> None:
    if back.take(op.results[0]):
        back.add(op.operands[0])


def _says_all(back: Any, op: Operation) -> None:
    back.value(op.operands[0])
    _hands_on(back, op)


@pytest.mark.parametrize(
    ("needs", "said"), [(_hands_on, "saved if test.op at 7:5 reads it: "), (_says_all, "saved: ")]
)
def test_what_needs_forget_is_saved_and_the_plan_says_so(register: Any, needs: Any, said: str):
    """A value of each iteration is read on the way back: seven are on the tape, said or not."""
    register(reverse=_reads_its_operand, needs=needs)
    ctx, plans = make_context(), Plans()
    ctx.allow_unregistered = True
    module = parse_module(ctx, LOOP, "f.mlir")
    pipeline = "request-derivative{function=f kind=grad},differentiate"
    PassManager.parse(ctx, pipeline, [plans]).run(module)
    (text,) = plans.texts
    assert f"{said}%t of scf.for at 6:3, f64" in text
    names = [op.name for op in module.walk()]
    assert names.count("autodiff.save") == names.count("autodiff.restore") == 1
