"""Accesses of two loops with equal bounds that meet in iterations of one number only."""

from __future__ import annotations

from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.analysis.affine.nests import Access, Loop
from xdsl.ir import SSAValue


def meet_in_one_iteration(a: Access, b: Access, one: Loop, other: Loop) -> bool:
    """True if an element that ``a`` in ``one`` and ``b`` in ``other`` touch is surely touched in
    iterations of the same number.

    So it is if in some dimension the subscripts differ by no more than inner loops make up for:
    ``c·i + r`` and ``c·i' + r'`` with ``|r - r'| < |c|·step`` are equal only where ``i = i'``.
    """
    if a.subscripts is None or b.subscripts is None or a.base != b.base:
        return False
    assert one.step is not None
    variables = {loop.iv: loop for loop in (*a.loops, *b.loops)}
    for left, right, *extents in zip(a.subscripts, b.subscripts, a.extents, b.extents, strict=True):
        if left is None or right is None:
            continue
        gap = left - right
        factor = gap.terms.get(one.iv, 0)
        if not factor or gap.terms.get(other.iv, 0) != -factor:
            continue
        rest = gap - Linear({one.iv: factor, other.iv: -factor})
        found = extremes(rest, variables)
        if found is not None:
            reach = max(-found[0], found[1]) + max(extents) - 1
            if reach < abs(factor) * one.step:
                return True
    return False


def extremes(form: Linear, loops: dict[SSAValue, Loop]) -> tuple[int, int] | None:
    """The least and greatest number that a form of variables of loops may be; ``None`` if not
    known.
    """
    low = high = form.constant
    for value, factor in form.terms.items():
        loop = loops.get(value)
        lows = [] if loop is None else [n for one in loop.lower if (n := one.known) is not None]
        highs = [] if loop is None else [n for one in loop.upper if (n := one.known) is not None]
        if not lows or not highs:
            return None
        ends = factor * max(lows), factor * (min(highs) - 1)
        low, high = low + min(ends), high + max(ends)
    return low, high
