"""The derivatives of operations of ``arith`` that have no formula, or not in all modes."""

from __future__ import annotations

from ad_opt.passes.autodiff.forward.forward_memory import forward_select
from ad_opt.passes.autodiff.operations.nothing_back import nothing_back
from ad_opt.passes.rules.methods import Methods, methods

METHODS: list[Methods] = [
    *nothing_back("arith", "constant"),
    *methods(
        "arith",
        "select",
        double=forward_select,
        no_reverse="its rule is for floats; shadows are chosen where they are asked for",
    ),
]
