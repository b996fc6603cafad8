"""The check that no derivative is dropped unless somebody says so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal

from ad_opt.dialects.autodiff.autodiff import NO_DIFF
from ad_opt.dialects.support.diagnostics.diagnostic import (
    Diagnostic,
    DiagnosticError,
    Note,
    location_of,
)
from ad_opt.passes.analysis.flow.derivative_flow import DerivativeFlow, Lost
from ad_opt.passes.analysis.flow.derivative_marks import Level, Marks, name_of
from ad_opt.passes.infrastructure.analysis_manager import ALL, AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass, functions_in
from ad_opt.passes.tangents.module_tangents import conforming
from ad_opt.passes.types.conformance.synthesize_conformances import with_conformances
from ad_opt.passes.types.model.nested_modules import in_each_module
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, UnitAttr
from xdsl.ir import BlockArgument, Operation, SSAValue

from .check_marks import check_marks
from .lost_in_existentials import lost_in_existential


@dataclass(frozen=True)
class CheckDerivativeFlowPass(AnalysisPass):
    """Report where a marked function drops a derivative that something expects.

        func.func private @g(%x: f64) -> f64 {...}
        func.func @f(%x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
          %y = func.call @g(%x) : (f64) -> f64
          return %y : f64
        }

    is AD0840 at the call: mark `@g`, or say that it is intended:

          %y = func.call @g(%x) {autodiff.no_diff} : (f64) -> f64

    Checked are the functions with `autodiff.differentiable`; a program without marks passes. It
    changes nothing, unless `fix=no_diff`. All errors are reported at once; what is doubtful is a
    warning. Run it before inlining, which hides calls.

    Options: `fix` (`none`): with `no_diff`, calls that would be AD0840 get the attribute
    `autodiff.no_diff`, so that what is dropped can be read from the program.
    """

    name = "check-derivative-flow"
    preserves: ClassVar = ALL

    fix: Literal["none", "no_diff"] = "none"

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> None:
        in_each_module(module, analyses, self._apply)

    def _apply(self, module: ModuleOp, analyses: AnalysisManager) -> None:
        marks = analyses.get(Marks, module)
        found = list(check_marks(module, marks, analyses))
        if marks.any:
            with conforming(with_conformances(module)):
                for func in (*functions_in(module), *marks.generics.values()):
                    if marks.declared(func):
                        found += self._check(func, analyses)
        if self.fix != "none":
            analyses.invalidate()
        if found:
            raise DiagnosticError(*found)

    def _check(self, func: Operation, analyses: AnalysisManager) -> Iterator[Diagnostic]:
        flow = analyses.get(DerivativeFlow, func)
        for lost in flow.lost_calls():
            if self.fix == "no_diff":
                lost.op.attributes[NO_DIFF] = UnitAttr()
            else:
                yield _at_call(flow, lost)
        yield from map(_by_store, flow.lost_stores())
        yield from map(_by_store, flow.lost_fields())
        yield from (_through_argument(flow.marks, lost) for lost in flow.lost_arguments())
        yield from (lost_in_existential(lost) for lost in flow.lost_packs())


def _at_call(flow: DerivativeFlow, lost: Lost) -> Diagnostic:
    callee, member = flow.marks.called(lost.op), _member(flow, lost.op)
    name = "a function that is not in sight" if callee is None else f"`{name_of(callee)}`"
    if member is not None:
        name = f"the member `{member[1]}` of @{member[0]}"
    forward = flow.marks.level_at(lost.op) is Level.FORWARD
    what = "differentiable in forward mode only" if forward else "not marked as differentiable"
    notes = [*_carried(lost.carriers), *_wanted(lost.consumer)]
    if callee is not None:
        notes.append(Note(f"{name_of(callee)} is here", location_of(callee)))
    mark = f'`autodiff.differentiable = "{"forward" if flow.level is Level.FORWARD else "both"}"`'
    if member is not None:
        mark = f'`builtin "differentiable"` in the interface, and what implements it with {mark}'
    return Diagnostic(
        "AD0840",
        f"the derivative is lost at this call: {name} is {what}",
        location_of(lost.op),
        tuple(notes),
        f"mark {name if callee is not None else 'it'} with {mark}, or the call with "
        "`autodiff.no_diff` if the derivative is to be dropped",
    )


def _member(flow: DerivativeFlow, call: Operation) -> tuple[str, str] | None:
    """The interface and the member that a call finds in a witness."""
    if call.name != "autodiff.invoke" or not call.operands:
        return None
    return flow.marks.member(call.operands[0].owner)


def _by_store(lost: Lost) -> Diagnostic:
    if lost.target is None:
        what = "a field that has no derivative"
        help = "give the field a `deriv`, or detach the value with `autodiff.detach`"
    else:
        what = _memory(lost.target)
        help = (
            "store to a buffer that has a derivative, or detach the value with `autodiff.detach` "
            "if its derivative is to be dropped"
        )
    return Diagnostic(
        "AD0841",
        f"the derivative is lost by storing to {what}",
        location_of(lost.op),
        tuple(_carried(lost.carriers)),
        help,
    )


def _through_argument(marks: Marks, lost: Lost) -> Diagnostic:
    assert lost.target is not None
    callee = marks.called(lost.op)
    name = name_of(callee) if callee is not None else "the function"
    return Diagnostic(
        "AD0842",
        f"the derivative of what {name} writes is lost: it goes to {_memory(lost.target)}",
        location_of(lost.op),
        (*_carried(lost.carriers), *_defined(lost.target)),
        "pass a buffer that has a derivative, or mark the call with `autodiff.no_diff` if the "
        "derivative is to be dropped",
    )


def _memory(memref: SSAValue) -> str:
    value, owner = memref, memref.owner
    while isinstance(owner, Operation) and owner.operands and owner.name.startswith("memref."):
        value, owner = owner.operands[0], owner.operands[0].owner
    if isinstance(owner, Operation) and owner.name == "memref.get_global":
        return "a global, which has no derivative"
    if isinstance(value, BlockArgument):
        return f"{_named(value)}, which is constant for derivatives"
    return "memory that has no derivative"


def _named(value: SSAValue) -> str:
    if isinstance(value, BlockArgument):
        return f"`%{value.name_hint}`" if value.name_hint else f"argument {value.index}"
    return f"`%{value.name_hint}`" if value.name_hint else "the value"


def _carried(values: tuple[SSAValue, ...]) -> Iterator[Note]:
    for value in values[:3]:
        if value.name_hint or isinstance(value, BlockArgument):
            yield Note(f"{_named(value)} carries a derivative", location_of(value))


def _defined(value: SSAValue) -> Iterator[Note]:
    if (at := location_of(value)) is not None:
        yield Note(f"{_named(value)} is here", at)


def _wanted(consumer: Operation | None) -> Iterator[Note]:
    if consumer is None:
        return
    match consumer.name:
        case "func.return" | "iface.yield":
            yield Note("the result's derivative depends on it here", location_of(consumer))
        case "func.func" | "iface.body":
            yield Note("the buffers of this function depend on it", location_of(consumer))
        case _:
            yield Note("this call expects a derivative of it", location_of(consumer))
