"""AD0701: an operation that a derivative goes through has no rule, in either mode."""

from __future__ import annotations

from ad_opt.dialects.support.diagnostics.advice import INSTEAD
from ad_opt.dialects.support.diagnostics.diagnostic import (
    DiagnosticError,
    error_at,
    name_in_message,
)
from xdsl.ir import Operation

_FORWARD = "register a rule for it, or detach what it computes with `autodiff.stop_gradient`"
_REVERSE = (
    "lower it first, register a rule, or mark what it computes as constant "
    "(`autodiff.stop_gradient`)"
)
_REVERSED_INSTEAD = {
    **INSTEAD,
    "func.call_indirect": "call the function by its name, or choose among named ones with "
    "`scf.index_switch`",
}


def no_forward_rule(op: Operation) -> DiagnosticError:
    """AD0701 for an operation without rule in forward mode, with what to do instead."""
    text = f"`{name_in_message(op)}` has no derivative rule"
    return error_at(op, "AD0701", text, help=INSTEAD.get(op.name, _FORWARD))


def no_reverse_rule(op: Operation) -> DiagnosticError:
    """AD0701 for an operation without rule in reverse mode, with what to do instead."""
    text = f"`{name_in_message(op)}` has no derivative rule in reverse mode"
    return error_at(op, "AD0701", text, help=_REVERSED_INSTEAD.get(op.name, _REVERSE))
