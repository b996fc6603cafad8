"""Computed arrays put in where residuals read them."""

from __future__ import annotations

from collections.abc import Hashable

from ad_opt.dialects.energies.expr_keys import AccessAttr, BoundsAttr, EdgeAttr
from ad_opt.dialects.energies.nlls import ComputedOp
from ad_opt.passes.algebra.build import mul, variable
from ad_opt.passes.algebra.rename import rename
from ad_opt.passes.algebra.terms import Term
from xdsl.ir import Operation
from xdsl.rewriter import Rewriter

from ..kernels.model import Model, array_of, channel_of, guards_of, keys_of, said_from
from ..kernels.write import rewrite


def inline_computed(model: Model) -> None:
    """Let residuals compute what they read in computed arrays, which then go.

    Beside a point that does not exist an array is zero, unless the residual is zero there anyway.
    """
    channels: dict[str, list[Term]] = {}
    for op in model.parts(ComputedOp):
        name = op.sym_name.data
        channels[name] = [_inlined(term, channels, op) for term in model.computed[name]]
    for residual in model.residuals:
        if any(array_of(key) in channels for key in keys_of(*residual.terms)):
            rewrite(residual.op, [_inlined(term, channels, residual.op) for term in residual.terms])
    for op in reversed(model.parts(ComputedOp)):
        Rewriter.erase_op(op)


def _inlined(term: Term, channels: dict[str, list[Term]], where: Operation) -> Term:
    boxes = guards_of(term)

    def put(key: Hashable) -> Hashable:
        name = array_of(key)
        if not isinstance(key, AccessAttr | EdgeAttr) or name not in channels:
            return key
        value = said_from(channels[name][channel_of(key)], key, where)
        at = key.at if isinstance(key, AccessAttr) else ()
        if not any(at) or any(box.contains(at) for box in boxes):
            return value
        return mul(variable(BoundsAttr(at, at)), value)

    return rename(term, put)
