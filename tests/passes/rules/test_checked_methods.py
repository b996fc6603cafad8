"""Methods of third parties that say too little are refused: no derivative is zero in silence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes import pipelines
from ad_opt.passes.infrastructure.instruments.reports import Plans
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.ops.catalogue import CATALOGUE, register_entry
from ad_opt.passes.ops.entry import Entry
from ad_opt.passes.ops.memory_ops import Effect, operand
from ad_opt.passes.rules.checked_methods import checked_methods
from ad_opt.passes.rules.methods import Methods
from ad_opt.passes.rules.registry import default_rules
from xdsl.dialects.arith import ConstantOp
from xdsl.dialects.builtin import FloatAttr, f32, f64
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


def _adds_narrow(reversal: Any, op: Operation, mirror: Any) -> None:
    mirror.take(op.results[0])
    reversal.add(op.operands[0], mirror.emitter.constant(1.0, f32), mirror)


def test_a_cotangent_of_narrower_floats(register: Any):
    register(reverse=_adds_narrow)
    said = _refused("grad").message
    assert said.endswith("adds a cotangent of type f32 to a value of type f64")


def test_a_cotangent_that_stays(register: Any):
    register(reverse=_ignores)
    assert _refused("vjp").message.endswith("leaves the cotangent of result 0")


def _takes(reversal: Any, op: Operation, mirror: Any) -> None:
    mirror.take(op.results[0])


def _adds_to_one(reversal: Any, op: Operation, mirror: Any) -> None:
    reversal.add(op.operands[0], mirror.take(op.results[0]), mirror)


PAIR = """
func.func @f(%x: f64, %y: f64) -> f64 {
  %z = "test.op"(%x, %y) : (f64, f64) -> f64
  return %z : f64
}
"""


def _run(kind: str, text: str) -> None:
    ctx = make_context()
    ctx.allow_unregistered = True
    PassManager.parse(ctx, pipelines.derivative("f", kind)).run(parse_module(ctx, text, "f.mlir"))


def test_a_cotangent_that_is_handed_on_to_nobody(register: Any):
    """The gradient was zero, in silence."""
    register(reverse=_takes)
    assert _refused("grad").message.endswith("says nothing of the cotangent of operand 0")
    register(reverse=_adds_to_one)
    with pytest.raises(DiagnosticError, match=r"AD0709.*of the cotangent of operand 1"):
        _run("grad", PAIR)


def test_a_derivative_of_zero_is_said(register: Any):
    def zero(reversal: Any, op: Operation, mirror: Any) -> None:
        _adds_to_one(reversal, op, mirror)
        reversal.add(op.operands[1], None, mirror)

    register(reverse=zero)
    _run("grad", PAIR)


def test_a_cotangent_that_no_shadow_gets(register: Any):
    """The result is read from memory, and what arrives for it goes into no shadow."""
    register_entry(Entry(name="test.op", effect=Effect(reads=operand(0))))
    register(reverse=_takes)
    with pytest.raises(DiagnosticError, match=r"AD0709.*of the cotangent of operand 0"):
        _run("vjp", LOADS)


def test_a_number_that_goes_into_memory(register: Any):
    """The shadow of what is written has its cotangent, and the method does not look there."""
    register_entry(Entry(name="test.op", effect=Effect(writes=operand(0))))
    register(reverse=_ignores, remember=_writes)
    with pytest.raises(DiagnosticError, match=r"AD0709.*of the cotangent of operand 1"):
        _run("vjp", STORES)


def _writes(sweep: Any, op: Operation, em: Any) -> None:
    sweep.clone(op)


def _adds_what_the_program_has(reversal: Any, op: Operation, mirror: Any) -> None:
    mirror.take(op.results[0])
    reversal.add(op.operands[0], op.operands[0], mirror)


def _adds_what_stands_nowhere(reversal: Any, op: Operation, mirror: Any) -> None:
    mirror.take(op.results[0])
    reversal.add(op.operands[0], ConstantOp(FloatAttr(1.0, f64)).result, mirror)


def _computes_with_what_the_program_has(doubler: Any, op: Operation) -> None:
    copy = doubler.clone(op)
    doubler.bind(op.results[0], copy.results[0], doubler.em.mulf(op.operands[0], op.operands[0]))


def test_values_that_the_derivative_does_not_have(register: Any):
    """Such a program was invalid, or ended in a KeyError when it was differentiated again."""
    register(reverse=_adds_what_the_program_has)
    assert _refused("vjp").message.endswith("a value of the program itself in its derivative")
    register(reverse=_adds_what_stands_nowhere)
    assert _refused("vjp").message.endswith(
        "a result of `arith.constant`, which it has put nowhere"
    )
    register(forward=_computes_with_what_the_program_has)
    assert _refused("jvp").message.endswith("a value of the program itself in its derivative")


STORES = """
func.func @f(%m: memref<2xf64>, %x: f64) {
  "test.op"(%m, %x) : (memref<2xf64>, f64) -> ()
  return
}
"""


@pytest.mark.parametrize(("kind", "method"), [("jvp", "forward"), ("vjp", "remember")])
def test_an_operation_that_is_lost(register: Any, kind: str, method: str):
    """It writes to memory, and the method writes nothing in its place."""
    register_entry(Entry(name="test.op", effect=Effect(writes=operand(0))))
    register(**{"reverse": _nothing_back, method: _nothing if kind == "jvp" else _nothing_back})
    ctx = make_context()
    ctx.allow_unregistered = True
    module = parse_module(ctx, STORES, "f.mlir")
    with pytest.raises(
        DiagnosticError, match=r"AD0709.*`test.op` in .* writes nothing in its place"
    ):
        PassManager.parse(ctx, pipelines.derivative("f", kind)).run(module)


LOADS = """
func.func @f(%m: memref<2xf64>) -> f64 {
  %y = "test.op"(%m) : (memref<2xf64>) -> f64
  return %y : f64
}
"""


def _adds_to_memory(reversal: Any, op: Operation, mirror: Any) -> None:
    reversal.add(op.operands[0], mirror.take(op.results[0]), mirror)


def test_a_cotangent_of_memory(register: Any):
    """It has a shadow instead: what was added to its cotangent was ignored."""
    register_entry(Entry(name="test.op", effect=Effect(reads=operand(0))))
    register(reverse=_adds_to_memory)
    ctx = make_context()
    ctx.allow_unregistered = True
    module = parse_module(ctx, LOADS, "f.mlir")
    with pytest.raises(DiagnosticError, match=r"AD0709.*adds to the cotangent of memory"):
        PassManager.parse(ctx, pipelines.derivative("f", "vjp")).run(module)


def _nothing_back(sweep: Any, op: Operation, em: Any) -> None:
    pass


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({"forward": lambda doubler: None}, r"`forward` of `test.op` cannot be called with 2"),
        ({"reverse": 3}, r"`reverse` of `test.op` cannot be called with 3"),
    ],
)
def test_methods_that_cannot_be_called(register: Any, said: Any, message: str):
    with pytest.raises(DiagnosticError, match=f"AD0709.*{message}"):
        register(**said)


def test_what_is_no_methods_and_no_entry():
    with pytest.raises(DiagnosticError, match=r"AD0709.* is registered as methods"):
        default_rules().register_methods(cast(Any, object()))
    with pytest.raises(TypeError, match=r"is no `ad_opt.passes.ops.entry.Entry`"):
        register_entry(cast(Any, object()))
    with pytest.raises(TypeError, match=r"the effect of the entry of `test.op` is 'reads'"):
        register_entry(Entry(name="test.op", effect=cast(Any, "reads")))


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
