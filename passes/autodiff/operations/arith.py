"""The derivatives of operations of ``arith`` that have no formula, or not in all modes."""

from __future__ import annotations

from ad_opt.passes.autodiff.forward.forward_memory import forward_select
from ad_opt.passes.autodiff.needs.rules import need_nothing
from ad_opt.passes.autodiff.reverse.handlers.reverse_rules import reverse_nothing
from ad_opt.passes.rules.methods import Methods, methods

METHODS: list[Methods] = [
    *methods("arith", "constant", needs=need_nothing, reverse=reverse_nothing),
    *methods(
        "arith",
        "select",
        double=forward_select,
        no_reverse="its rule is for floats; shadows are chosen where they are asked for",
    ),
]
