"""Calls that are made again on the way back instead of being remembered, as their author prefers.

A function of values with ``autodiff.prefer = "recompute"`` is called as it is on the way forward,
and again on the way back, if nobody sees that it is.
"""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import PREFER
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.emit.shadow_types import has_shadow
from xdsl.dialects.builtin import StringAttr, SymbolRefAttr
from xdsl.ir import Operation


def is_repeated(facts: Facts, op: Operation) -> bool:
    """True if a call is made again on the way back: it is wanted so, and nobody sees it."""
    callee = op.properties["callee"]
    assert isinstance(callee, SymbolRefAttr)
    function = facts.functions.declaration(callee.string_value(), op)
    prefer = op.attributes.get(PREFER, function.attributes.get(PREFER))
    if prefer != StringAttr("recompute"):
        return False
    if any(has_shadow(x.type) for x in (*op.operands, *op.results)):
        return False
    if facts.effects.own(op).ordered:  # what it prints is to be seen once
        return False
    return facts.effects.writes(op) == [] and facts.effects.reads(op) == []
