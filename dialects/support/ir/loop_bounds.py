"""Bounds of counted loops of scf."""

from __future__ import annotations

from xdsl.ir import Operation, SSAValue


def bounds_of(loop: Operation) -> list[tuple[SSAValue, SSAValue, SSAValue]]:
    """Lower bound, upper bound and step of each dimension of a counted loop."""
    count = 1
    if loop.name == "scf.parallel":
        count = len(loop.regions[0].block.args)
    bounds = loop.operands[: 3 * count]
    return [(bounds[k], bounds[count + k], bounds[2 * count + k]) for k in range(count)]


def is_unsigned(loop: Operation) -> bool:
    """True if the induction variable of a loop is an unsigned number."""
    return "unsignedCmp" in loop.properties
