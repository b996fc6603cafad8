"""The derivatives of calls: ``func``, and of a cast of ``builtin``."""

from __future__ import annotations

from ad_opt.passes.autodiff.forward.forward_calls import forward_call, refuse_call_indirect
from ad_opt.passes.autodiff.forward.forward_control import forward_copied, forward_return
from ad_opt.passes.autodiff.forward.forward_tape import forward_cast
from ad_opt.passes.autodiff.reverse.handlers.reverse_calls import remember_call, reverse_call
from ad_opt.passes.autodiff.reverse.handlers.reverse_tape import reverse_cast
from ad_opt.passes.autodiff.to_be_recorded.calls import tbr_call
from ad_opt.passes.autodiff.to_be_recorded.tapes import tbr_cast
from ad_opt.passes.rules.methods import Methods, methods

METHODS: list[Methods] = [
    *methods(
        "func",
        "call",
        forward=forward_call,
        remember=remember_call,
        needs=tbr_call,
        reverse=reverse_call,
        joint=True,
    ),
    *methods(
        "func",
        "call_indirect",
        forward=refuse_call_indirect,
        no_reverse="nobody knows the callee",
        joint=True,
        refused="forward, reverse",
    ),
    *methods("func", "constant", double=forward_copied, no_reverse="it has no operands"),
    *methods(
        "func",
        "return",
        forward=forward_return,
        no_reverse="the signature of the derivative says it",
        joint=True,
    ),
    *methods(
        "builtin",
        "unrealized_conversion_cast",
        double=forward_cast,
        needs=tbr_cast,
        reverse=reverse_cast,
    ),
]
