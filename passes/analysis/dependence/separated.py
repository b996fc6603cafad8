"""Subscripts of which a glance shows that iterations of a loop touch other elements by them.

The strong SIV test and Banerjee's bounds, dimension by dimension. They settle nearly all pairs of
accesses, in a fiftieth of the time that a system of constraints takes; what they leave is asked of
one. Source: Allen and Kennedy, Optimizing Compilers for Modern Architectures, chapter 3.
"""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import is_made_in
from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.analysis.affine.nests import Access, Loop
from xdsl.ir import SSAValue

Bounds = tuple[int, int]


class Separation:
    """Questions about pairs of accesses in one run of a loop.

    It holds while the program is not changed.
    """

    def __init__(self, loop: Loop):
        self._loop = loop
        self._inner = {one.iv: _range(one) for one in _below(loop)}
        """Least and greatest values of inner variables, where they are known."""
        self._outside: dict[SSAValue, bool] = {}

    def never_later(self, source: Access, sink: Access) -> bool:
        """True only if no iteration touches by ``sink`` what an earlier one did by ``source``."""
        a, b = source.subscripts, sink.subscripts
        if source.base != sink.base or a is None or b is None or len(a) != len(b):
            return False
        places = zip(a, b, source.extents, sink.extents, strict=True)
        return any(
            one is not None and other is not None and self._apart(one, other, width, other_width)
            for one, other, width, other_width in places
        )

    def _apart(self, one: Linear, other: Linear, width: int, other_width: int) -> bool:
        """True only if a later iteration's subscript ``other`` is never one of the elements that
        ``one`` is the first of, in one dimension.
        """
        iv = self._loop.iv
        factor = one.terms.get(iv, 0)
        if other.terms.get(iv, 0) != factor:
            return False
        low = high = other.constant - one.constant
        for value in {**one.terms, **other.terms}:
            if value is iv:
                continue
            before, after = one.terms.get(value, 0), other.terms.get(value, 0)
            if value in self._inner:
                found = self._inner[value]
                if found is None:
                    return False
                ends = [-before * end for end in found], [after * end for end in found]
                low += min(ends[0]) + min(ends[1])
                high += max(ends[0]) + max(ends[1])
            elif before != after or not self._is_outside(value):
                return False
        # The variable has grown by a step or more.
        ahead = factor * (self._loop.step or 1)
        if factor >= 0 and low + ahead > width - 1:
            return True
        return factor <= 0 and high + ahead < 1 - other_width

    def _is_outside(self, value: SSAValue) -> bool:
        """True if a value is made outside of the loop, so that iterations have the same."""
        found = self._outside.get(value)
        if found is None:
            found = self._outside[value] = not is_made_in(value, self._loop.op)
        return found


def _below(loop: Loop) -> list[Loop]:
    found = [*loop.children]
    for child in found:
        found.extend(child.children)
    return found


def _range(loop: Loop) -> Bounds | None:
    """The least and the greatest value of a variable."""
    lows = [known for form in loop.lower if (known := form.known) is not None]
    highs = [known for form in loop.upper if (known := form.known) is not None]
    return (max(lows), min(highs) - 1) if lows and highs else None
