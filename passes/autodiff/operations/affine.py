"""The derivatives of ``affine``."""

from __future__ import annotations

from ad_opt.passes.autodiff.forward.forward_control import (
    forward_affine_for,
    forward_affine_parallel,
    forward_choice,
    forward_copied,
    forward_yield,
)
from ad_opt.passes.autodiff.forward.forward_memory import reader, writer
from ad_opt.passes.rules.methods import Methods, methods

_LOWERED = "`lower-affine-to-scf` runs before"

METHODS: list[Methods] = [
    *methods("affine", "for", forward=forward_affine_for, no_reverse=_LOWERED, joint=True),
    *methods(
        "affine",
        "parallel",
        forward=forward_affine_parallel,
        no_reverse=_LOWERED,
        joint=True,
        separate=False,
    ),
    *methods("affine", "if", forward=forward_choice, no_reverse=_LOWERED, joint=True),
    *methods("affine", "yield", forward=forward_yield, no_reverse=_LOWERED, joint=True),
    *methods("affine", "load vector_load", forward=reader(0), no_reverse=_LOWERED),
    *methods("affine", "store vector_store", forward=writer(0, 1), no_reverse=_LOWERED),
    *methods("affine", "prefetch", forward=forward_copied, no_reverse=_LOWERED),
]
