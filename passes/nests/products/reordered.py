"""Sums of products in loops of their own, in the order in which these read memory best.

What cannot be an operation, since a bound moves with a loop around, or since it is the product of a
matrix and a vector, leaves its nest as loops (loop interchange: Allen and Kennedy, 2001, chapter
5). The terms of each sum keep their order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.core.memref.memref import LoadOp, StoreOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.creation import make
from ad_opt.passes.analysis.affine.linear import Linear, linear_of
from xdsl.ir import Operation, SSAValue

from .computed import copied, depends_on
from .sums import Sum, is_store


@dataclass
class Reordered:
    """A sum over a nest in which bounds move with the outermost loop only."""

    sum: Sum
    loops: Sequence[Operation]
    """From outside, as they are written."""

    def views(self, b: Builder) -> list[SSAValue]:
        """The views that it works on: none."""
        return []

    def emit(self, b: Builder, views: Sequence[SSAValue]) -> None:
        """Write the loops."""
        root, *others = self.loops
        out = {value for form in _place(self.sum.store) for value in form.terms}
        terms = [loop for loop in self.loops if loop.regions[0].block.args[0] not in out]
        # Loops over terms keep their order, so that the terms do.
        may_be_last = [loop for loop in others if loop not in terms[:-1]]
        innermost = min(reversed(may_be_last), key=self._strided)
        order = [root, *(loop for loop in others if loop is not innermost), innermost]
        emit_loops(b, self.sum, root, order)

    def _strided(self, loop: Operation) -> int:
        """The number of accesses from one row to another, if a loop is the innermost one."""
        variable = loop.regions[0].block.args[0]
        count = 0
        for access in self.sum.accesses:
            *rows, last = _place(access)
            count += (
                any(variable in row.terms for row in rows) or abs(last.terms.get(variable, 0)) > 1
            )
        return count


def _place(access: Operation) -> list[Linear]:
    return [linear_of(index) for index in access.operands[2 if is_store(access) else 1 :]]


def reordered(one: Sum, root: Operation) -> Reordered | None:
    """The sum in loops of its own; ``None`` if some of a nest's loops are not known to be free, or
    different ones lead to the same element.
    """
    loops = one.loops[one.loops.index(root) :]
    outer = {root.regions[0].block.args[0]}
    variables = {loop.regions[0].block.args[0] for loop in loops}
    if any(len(variables & set(form.terms)) > 1 for form in _place(one.store)):
        return None
    for loop in loops[1:]:
        for bound in loop.operands[:3]:
            needed = depends_on(bound, root)
            if needed is None or not needed <= outer:
                return None
    return Reordered(one, loops)


def emit_loops(b: Builder, one: Sum, root: Operation, order: Sequence[Operation]) -> None:
    """Write a sum of a nest in loops, from outside."""
    into, names = b, dict[SSAValue, SSAValue]()
    for loop in order:
        bounds = [copied(into, bound, root, names) for bound in loop.operands[:3]]
        number, into = into.each(bounds[0], bounds[1], bounds[2])
        names[loop.regions[0].block.args[0]] = number
    left, right = (copied(into, load.results[0], root, names) for load in (one.left, one.right))
    buffer, *place = (copied(into, value, root, names) for value in one.store.operands[1:])
    product = make(
        type(one.product),
        operands=(left, right),
        result_types=(left.type,),
        properties=one.product.properties,
    )
    old, term = into.value(LoadOp.get(buffer, place)), into.value(product)
    total = make(
        type(one.add),
        operands=(old, term),
        result_types=(left.type,),
        properties=one.add.properties,
    )
    into.emit(StoreOp.get(into.value(total), buffer, place))
