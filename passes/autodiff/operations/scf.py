"""The derivatives of structured control flow: ``scf``."""

from __future__ import annotations

from ad_opt.passes.autodiff.forward.forward_control import (
    forward_choice,
    forward_condition,
    forward_copied,
    forward_scf_for,
    forward_while,
    forward_yield,
)
from ad_opt.passes.autodiff.forward.forward_parallel import (
    forward_forall,
    forward_parallel,
    forward_reduce,
)
from ad_opt.passes.autodiff.operations.nothing_back import nothing_back
from ad_opt.passes.autodiff.reverse.handlers.reverse_control import remember_for, reverse_branches
from ad_opt.passes.autodiff.reverse.handlers.reverse_parallel import reverse_parallel
from ad_opt.passes.autodiff.reverse.handlers.reverse_selections import reverse_for
from ad_opt.passes.autodiff.reverse.handlers.reverse_while import remember_while, reverse_while
from ad_opt.passes.autodiff.to_be_recorded.control import (
    tbr_branches,
    tbr_for,
    tbr_parallel,
    tbr_while,
)
from ad_opt.passes.rules.methods import Methods, methods

_AROUND = "the operation around it reverses it"
_FORALL = "`scf-forall-to-parallel` runs before"

METHODS: list[Methods] = [
    *methods(
        "scf",
        "for",
        forward=forward_scf_for,
        remember=remember_for,
        needs=tbr_for,
        reverse=reverse_for,
        joint=True,
    ),
    *methods(
        "scf",
        "while",
        forward=forward_while,
        remember=remember_while,
        needs=tbr_while,
        reverse=reverse_while,
        joint=True,
    ),
    *methods(
        "scf",
        "if index_switch execute_region",
        double=forward_choice,
        needs=tbr_branches,
        reverse=reverse_branches,
        joint=True,
    ),
    *methods(
        "scf",
        "parallel",
        double=forward_parallel,
        needs=tbr_parallel,
        reverse=reverse_parallel,
        joint=True,
        separate=False,
    ),
    *nothing_back("scf", "reduce", double=forward_reduce, joint=True, separate=False),
    *methods("scf", "yield", double=forward_yield, no_reverse=_AROUND, joint=True),
    *methods("scf", "condition", double=forward_condition, no_reverse=_AROUND, joint=True),
    *methods(
        "scf", "forall", forward=forward_forall, no_reverse=_FORALL, joint=True, separate=False
    ),
    *methods(
        "scf",
        "forall.in_parallel",
        forward=forward_copied,
        no_reverse=_FORALL,
        joint=True,
        separate=False,
    ),
]
