"""Loops that may have products of matrices in them once they are distributed, seen at a glance."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import combinations

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.nests.products.computed import computed_from
from ad_opt.passes.nests.products.sums import LEAST_LOOPS, goes_on, loops_around, may_add_product
from ad_opt.passes.ops.catalogue import effect_of
from xdsl.ir import BlockArgument, Operation, SSAValue

_TERMS = frozenset({"arith.mulf", "arith.addf", "arith.subf", "arith.negf"})
"""Operations that sums of products consist of; no fact: they are looked through."""


def sums_of_products(root: Operation) -> Iterator[Operation]:
    """The additions of products to sums in a loop that are in two more loops at least."""
    least = len(loops_around(root)) + LEAST_LOOPS
    for op in walk(root):
        if may_add_product(op) and goes_on(op) and len(loops_around(op)) >= least:
            yield op


def may_have_product(root: Operation) -> bool:
    """False if no sum in a loop is of products of matrices, whatever is private there: that is seen
    from the program as it is, and most loops are not looked at more closely.
    """
    written = {x for op in walk(root) for x in effect_of(op).writes(op)}
    return any(
        first - second and second - first and first & second
        for add in sums_of_products(root)
        for first, second in combinations([_about(x, root, written) for x in _leaves(add)], 2)
    )


def _leaves(add: Operation) -> Iterator[SSAValue]:
    """The values that terms of a sum are products of."""
    pending = [*add.operands]
    while pending:
        owner = pending.pop().owner
        if isinstance(owner, Operation) and owner.name in _TERMS:
            for value in owner.operands:
                inner = value.owner
                if isinstance(inner, Operation) and inner.name in _TERMS:
                    pending.append(value)
                else:
                    yield value


def _about(value: SSAValue, root: Operation, written: Set[SSAValue]) -> set[SSAValue]:
    """The variables of loops that a value may depend on, if what the loop writes is private."""
    own = root.regions[0].block
    found: set[SSAValue] = set()
    for one in computed_from(value, root):
        if isinstance(one, BlockArgument):
            found.add(one if one.index == 0 else own.args[0])
        elif isinstance(op := one.owner, Operation) and (
            op.regions or any(x in written for x in effect_of(op).reads(op))
        ):
            found.add(own.args[0])
    return found
