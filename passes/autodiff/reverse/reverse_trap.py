"""Operations without derivative in reverse mode, where derivatives stop at them instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.autodiff.engine.trap_unsupported import is_single, stop, traps
from xdsl.ir import Operation

if TYPE_CHECKING:
    from ad_opt.passes.autodiff.reverse.mirror import Mirror
    from ad_opt.passes.autodiff.reverse.reverse import Reversal


def trap_back(reversal: Reversal, op: Operation, mirror: Mirror, error: DiagnosticError) -> None:
    """Stop the reverse sweep at ``op``; raises ``error`` again where that cannot be."""
    if not traps(reversal.session, error) or not is_single(op):
        raise error
    stop(mirror.emitter, error)
    for result in op.results:
        mirror.take(result)
