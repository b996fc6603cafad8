"""BLAS in forward mode: beside the call, its rule calls BLAS on the shadows.

%d = func.call @cblas_ddot(%n, %x, %one, %y, %one)  ->  the same, and
%a = func.call @cblas_ddot(%n, %dx, %one, %y, %one)
%b = func.call @cblas_ddot(%n, %dy, %one, %x, %one), whose sum is the tangent
"""

from __future__ import annotations

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.passes.autodiff.blas.blas_pushforwards import AFTER, PUSHFORWARDS
from ad_opt.passes.autodiff.blas.blas_site import Site
from ad_opt.passes.autodiff.forward.doubling import Doubler
from ad_opt.passes.autodiff.forward.forward_memory import check_lost
from ad_opt.passes.ops.blas_functions import Routine
from xdsl.ir import Operation


def double_blas(doubler: Doubler, op: Operation, routine: Routine) -> None:
    """The call, and the tangents of what it writes and gives."""
    if all(doubler.derivative(x) is None for x in op.operands):
        doubler.clone(op)
        return
    if doubler.width > 1:  # a buffer of vectors is nothing to BLAS
        message = f"`{routine.name}` of BLAS has no tangent of width {doubler.width}"
        help = "differentiate in one direction at a time (width 1)"
        raise error_at(op, "AD0702", message, help=help)
    for target in (op.operands[at] for at in routine.places(routine.writes)):
        if doubler.derivative(target) is None:
            for value in op.operands:
                check_lost(doubler, op, value, target)
    p = Site(doubler.session, op, routine, doubler.em, doubler.value, doubler.derivative)
    rule = PUSHFORWARDS[routine.name]
    late = routine.name in AFTER
    tangents = [] if late else [rule(p) for _ in doubler.directions()]
    doubler.clone(op)
    for number in doubler.directions():
        tangent = rule(p) if late else tangents[number]
        for result in op.results:
            doubler.bind(result, doubler.value(result), tangent)
