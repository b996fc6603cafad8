"""The derivatives of ``special``, as rows: a partial derivative for each operand.

`X(i)` is operand ``i``, `Y(0)` the result. Both partials of ``log(exp a + exp b)`` reuse it:
``exp(a - y)`` and ``exp(b - y)`` lie between 0 and 1 whatever the operands are.
"""

from __future__ import annotations

from ad_opt.passes.rules.expr import X, Y, call
from ad_opt.passes.rules.formula import Formula
from ad_opt.passes.rules.registry import Registry

from .operations import METHODS

LOGADDEXP = Formula(
    name="special.logaddexp",
    partials=(call("exp", X(0) - Y(0)), call("exp", X(1) - Y(0))),
    cost="expensive",
)


def register(registry: Registry) -> None:
    """Enter the rules; ad-opt calls this through the entry point ``ad_opt.rules``."""
    registry.register(LOGADDEXP)
    for methods in METHODS:
        registry.register_methods(methods)
