"""Operations without derivative in reverse mode, where derivatives stop at them instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.emit.shadow_types import has_shadow, shadow_of
from xdsl.dialects.ub import PoisonOp
from xdsl.ir import Operation

if TYPE_CHECKING:
    from ad_opt.passes.autodiff.reverse.forward_sweep import Sweep
    from ad_opt.passes.autodiff.reverse.mirror import Mirror
    from ad_opt.passes.autodiff.reverse.reverse import Reversal


from ad_opt.passes.autodiff.engine.trap_unsupported import is_single, stop, traps


def trap_forth(sweep: Sweep, op: Operation, em: Emitter, error: DiagnosticError) -> None:
    """Stop the forward sweep at ``op``; raises ``error`` again where that cannot be."""
    shadows = [result for result in op.results if result in sweep.needs_shadow]
    known = all(has_shadow(x.type) for x in shadows)
    if not traps(sweep.session, error) or not is_single(op) or not known:
        raise error
    stop(em, error)
    if not op.results or any(result not in sweep.values for result in op.results):
        sweep.clone(op, em)
    for result in shadows:
        type = shadow_of(result.type)
        same = type == result.type
        sweep.shadows[result] = sweep.values[result] if same else em.value(PoisonOp(type))
    sweep.trapped.add(op)


def trap_back(reversal: Reversal, op: Operation, mirror: Mirror, error: DiagnosticError) -> None:
    """Stop the reverse sweep at ``op``; raises ``error`` again where that cannot be."""
    if not traps(reversal.session, error) or not is_single(op):
        raise error
    stop(mirror.emitter, error)
    for result in op.results:
        mirror.take(result)
