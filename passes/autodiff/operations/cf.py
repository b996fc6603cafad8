"""The derivatives of jumps between blocks: ``cf``."""

from __future__ import annotations

from ad_opt.passes.autodiff.forward.forward_control import (
    forward_branch,
    forward_conditional_branch,
    forward_copied,
    forward_switch,
)
from ad_opt.passes.autodiff.operations.nothing_back import nothing_back
from ad_opt.passes.rules.methods import Methods, methods

_RAISED = "`raise-cf-to-scf` runs before"

METHODS: list[Methods] = [
    *methods("cf", "br", forward=forward_branch, no_reverse=_RAISED, joint=True),
    *methods("cf", "cond_br", forward=forward_conditional_branch, no_reverse=_RAISED, joint=True),
    *methods("cf", "switch", forward=forward_switch, no_reverse=_RAISED, joint=True),
    *nothing_back("cf", "assert", double=forward_copied),
]
