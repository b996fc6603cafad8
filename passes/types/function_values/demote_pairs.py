"""Between two rounds of differentiation, pairs become user code.

``!pair.pair`` is relevant to the derivative that is being made; a derivative that is differentiated
again holds pairs as any other aggregate: ``!pair.user``. Needs: nothing. Leaves: no ``!pair.pair``.
Follows the source's "user-code" pairs; as operations work on both, only types change.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.passes.types.model.replace_types import Replacer
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from .signatures import demoted_pair


@dataclass(frozen=True)
class DemotePairsPass(ModulePass):
    """Make every pair one of user code.

        func.func @f(%p: !pair.pair<!pair.user<f64>>)
    becomes
        func.func @f(%p: !pair.user<!pair.user<f64>>)

    No options.
    """

    name = "demote-pairs"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        demote(op)


def demote(root: Operation) -> bool:
    """Demote all pairs in and below an operation; whether there were any."""
    return Replacer(demoted_pair).everywhere(root)
