"""The flags by which an operation on floats allows what rounding would forbid."""

from __future__ import annotations

from xdsl.dialects.arith import FastMathFlagsAttr
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Operation


def reassociates(op: Operation) -> bool:
    """True if an operation on floats says that it may be done in any order."""
    flags = op.properties.get("fastmath")
    return isinstance(flags, FastMathFlagsAttr) and FastMathFlag.REASSOC in flags.data


def multiplies_by_reciprocals(op: Operation) -> bool:
    """True if a division says that it may be a product with the reciprocal of its divisor."""
    flags = op.properties.get("fastmath")
    return isinstance(flags, FastMathFlagsAttr) and FastMathFlag.ALLOW_RECIP in flags.data
