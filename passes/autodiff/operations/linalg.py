"""The derivatives of structured operations on buffers: ``linalg``."""

from __future__ import annotations

from ad_opt.dialects.core.linalg.linalg_named import STRUCTURED
from ad_opt.passes.autodiff.forward.forward_control import forward_copied
from ad_opt.passes.autodiff.forward.forward_linalg import forward_linalg_yield, forward_structured
from ad_opt.passes.autodiff.operations.nothing_back import nothing_back
from ad_opt.passes.autodiff.reverse.linalg.reverse_linalg import (
    remember_structured,
    reverse_structured,
)
from ad_opt.passes.autodiff.to_be_recorded.linalg import tbr_structured
from ad_opt.passes.rules.methods import Methods, methods

METHODS: list[Methods] = [
    *(
        Methods(
            name=name,
            forward=forward_structured,
            remember=remember_structured,
            needs=tbr_structured,
            reverse=reverse_structured,
            separate=False,
        )
        for name in sorted(STRUCTURED)
    ),
    *methods(
        "linalg",
        "yield",
        forward=forward_linalg_yield,
        no_reverse="the operation around it reverses it",
        separate=False,
    ),
    # Bodies are reversed with the operation around them.
    *nothing_back("linalg", "index", forward=forward_copied, separate=False),
]
