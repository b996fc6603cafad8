"""``lower-special``: special functions in terms of arith and math.

Needs nothing; leaves no operation of ``special``. Runs after differentiation, so that the rules see
the functions and not what they consist of.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import arith, math
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass
from xdsl.rewriter import Rewriter

from .dialect import LogAddExpOp


@dataclass(frozen=True)
class LowerSpecialPass(ModulePass):
    """Write special functions as arithmetic.

    Before::

        %y = special.logaddexp %a, %b : f64

    After::

        %high = arith.maximumf %a, %b : f64
        %low = arith.minimumf %a, %b : f64
        %gap = arith.subf %low, %high : f64
        %exp = math.exp %gap : f64
        %log = math.log1p %exp : f64
        %y = arith.addf %high, %log : f64

    Options: none.
    """

    name = "lower-special"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        """Rewrite every operation of the module."""
        for found in [child for child in op.walk() if isinstance(child, LogAddExpOp)]:
            high = arith.MaximumfOp(found.left, found.right)
            low = arith.MinimumfOp(found.left, found.right)
            gap = arith.SubfOp(low, high)
            exp = math.ExpOp(gap)
            log = math.Log1pOp(exp)
            Rewriter.replace_op(found, [high, low, gap, exp, log, arith.AddfOp(high, log)])
