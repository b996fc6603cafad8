"""AD0852: what is packed behind an interface that is not differentiable is a constant there.

The interface's author says so, and whoever packs a value need not know. In marked functions it is
an error of `check-derivative-flow`; in others, where nobody has said what is to have a derivative,
a warning when one is made.
"""

from __future__ import annotations

from collections.abc import Collection

from ad_opt.dialects.iface_types import AnyType
from ad_opt.dialects.support.build import walk
from ad_opt.dialects.support.diagnostics import Diagnostic, Severity, location_of
from ad_opt.dialects.support.warnings import warn
from xdsl.ir import Operation

from ..analysis.derivative_flow import PACKS, DerivativeFlow, Lost, is_differentiable
from ..analysis.marks import Level
from ..analysis_manager import AnalysisManager


def lost_in_existential(lost: Lost, severity: Severity) -> Diagnostic:
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
        severity,
    )


def warn_of_existentials(func: Operation, active: Collection[int]) -> None:
    """Warn of what ``func`` packs so that derivatives by its ``active`` arguments are lost."""
    packs = (op for op in walk(func) if op.name in PACKS)
    if all(is_differentiable(op.results[0].type) for op in packs):
        return
    flow = DerivativeFlow(func, AnalysisManager(), Level.NOT, active)
    for lost in flow.lost_packs():
        warn(lost_in_existential(lost, "warning"))
