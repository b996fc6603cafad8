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
    """False if no sum in a loop is of products of matrices of which a factor waits for another
    statement, whatever is private: that is seen from the program as it is, and most loops are not
    looked at more closely.
    """
    block = root.regions[0].block
    writing: dict[SSAValue, set[Operation | None]] = {}
    for op in walk(root):
        for memory in effect_of(op).writes(op):
            writing.setdefault(memory, set()).add(block.find_ancestor_op_in_block(op))
    for add in sums_of_products(root):
        statement = block.find_ancestor_op_in_block(add)
        others = {memory for memory, ops in writing.items() if ops - {statement}}
        factors = [_Factor(leaf, root, others) for leaf in _leaves(add)]
        if any(one.makes_matrices_with(other) for one, other in combinations(factors, 2)):
            return True
    return False


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


class _Factor:
    """A factor, if a loop's buffers have a row for each of its iterations."""

    def __init__(self, value: SSAValue, root: Operation, others: Set[SSAValue]):
        block = root.regions[0].block
        self.waits = False
        """True if it needs what another statement makes, or writes to ``others``."""
        self.about: set[SSAValue] = set()
        """The variables of loops that it may depend on."""
        for one in computed_from(value, root):
            if isinstance(one, BlockArgument):
                carried = one.index > 0
                self.about.add(block.args[0] if carried else one)
            elif isinstance(op := one.owner, Operation):
                made = bool(op.regions) and op.parent is block
                if made or not others.isdisjoint(effect_of(op).reads(op)):
                    self.waits = True
                    self.about.add(block.args[0])

    def makes_matrices_with(self, other: _Factor) -> bool:
        """True if products with another factor may be those of matrices, of which one waits."""
        one, two = self.about, other.about
        return (self.waits or other.waits) and bool(one - two and two - one and one & two)
