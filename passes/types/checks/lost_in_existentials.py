"""AD0852: what is packed behind an interface that is not differentiable is a constant there.

The interface's author says so, and whoever packs a value need not know. So it is refused where a
derivative would be lost: in marked functions by `check-derivative-flow`, in others, where nobody
has said what is to have a derivative, when one is made. Through a generic nothing is lost: its
parameter is the type itself, with the derivative that it has.
"""

from __future__ import annotations

from collections.abc import Collection

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, location_of
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.types.attributes.iface_types import AnyType
from ad_opt.passes.analysis.flow.derivative_flow import (
    PACKS,
    DerivativeFlow,
    Lost,
    is_differentiable,
)
from ad_opt.passes.analysis.flow.derivative_marks import Level
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from xdsl.ir import Operation


def lost_in_existential(lost: Lost) -> Diagnostic:
    """The diagnostic about one packing."""
    type = lost.op.results[0].type
    assert isinstance(type, AnyType)
    return Diagnostic(
        "AD0852",
        f"the derivative of what is packed here is lost: values of @{type.interface} have none",
        location_of(lost.op),
        (),
        f"let @{type.interface} extend @IDifferentiable; or detach the value with "
        "`autodiff.detach`, if its derivative is to be dropped",
    )


def refuse_lost_packs(func: Operation, active: Collection[int]) -> None:
    """Refuse what ``func`` packs so that derivatives by its ``active`` arguments are lost."""
    packs = (op for op in walk(func) if op.name in PACKS)
    if all(is_differentiable(op.results[0].type) for op in packs):
        return
    flow = DerivativeFlow(func, AnalysisManager(), Level.NOT, active)
    if found := [lost_in_existential(lost) for lost in flow.lost_packs()]:
        raise DiagnosticError(*found)
