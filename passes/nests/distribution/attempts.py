"""Loops that are distributed where that lets products of matrices be seen."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.affine.nests import Access, Nests, nests_in
from ad_opt.passes.analysis.dependence.dependence import Dependences
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.nests.products.early import settle
from ad_opt.passes.nests.products.factors import term_at
from ad_opt.passes.nests.products.separate import has_products
from typing_extensions import override
from xdsl.ir import Operation, SSAValue

from .candidates import sums_of_products
from .sequences import sequence_of
from .statements import Statements
from .writing import Distribution


@dataclass(frozen=True)
class Rules:
    """Conditions under which loops are distributed."""

    size: int
    """The iterations of a strip."""
    cost: bool
    """True if that has to let products of matrices be seen."""
    any_order: bool
    """True if sums may be made, and the factors of a product multiplied, in any order."""
    is_discarded: bool
    """True if nobody looks at what is left in arguments."""


def distribute_all(
    func: Operation, loops: Sequence[Operation], aliasing: Aliasing, rules: Rules
) -> int:
    """Distribute some loops of a function, outer ones first; gives how many."""
    facts = Dependences(nests_in(func), aliasing)
    count = 0
    gone: set[Operation] = set()
    for loop in loops:
        if loop in gone:
            continue
        inside = [*walk(loop)]
        writing = _distribute(loop, facts, rules)
        if writing is None:
            continue
        gone.update(inside)
        count += 1
        pending = [writing]
        while pending:
            writing = pending.pop()
            for step in writing.in_steps:
                again = _WithRows(nests_in(func), aliasing, writing.buffers)
                found = _distribute(step, again, rules, is_strip=True)
                count += found is not None
                pending += [found] if found is not None else []
    return count


class _WithRows(Dependences):
    """Dependences with what is known of buffers that have just been made."""

    def __init__(self, nests: Nests, aliasing: Aliasing, rows: Set[SSAValue]):
        super().__init__(nests, aliasing)
        self.rows = rows

    @override
    def may_touch_same(self, a: Access, b: Access) -> bool:
        if a.base == b.base:
            return True
        if a.memref in self.rows or b.memref in self.rows:
            return False
        return super().may_touch_same(a, b)


def _distribute(
    root: Operation, facts: Dependences, rules: Rules, *, is_strip: bool = False
) -> Distribution | None:
    """Distribute a loop, if a product that waits for other statements is one of matrices then."""
    known: Set[SSAValue] = facts.rows if isinstance(facts, _WithRows) else frozenset()
    statements = Statements(
        facts.nests.loop_of(root),
        facts,
        all_alone=not rules.cost,
        is_discarded=rules.is_discarded,
        any_order=rules.any_order,
    )
    groups = statements.groups()
    if not any(group.is_product and group.waits for group in groups):
        return None
    stepwise = [replace(group, steps=sequence_of(statements, group)) for group in groups]
    for way in (stepwise, groups):
        if way is stepwise and all(group.steps is None for group in stepwise):
            continue
        writing = Distribution(statements, way, rules.size, is_strip, known)
        first = root.prev_op
        whole = writing.write()
        if settle(root, whole, first, not rules.cost or _is_worth_it(writing, rules)):
            return writing
    return None


def _is_worth_it(writing: Distribution, rules: Rules) -> bool:
    """True if a product that waits is one of matrices now, and one in all loops in steps."""
    waiting = [loop for group, loop in writing.made if group.is_product and group.waits]
    found = [loop for loop in waiting if _has_product(loop, rules.any_order)]
    return bool(found) and all(loop in found for loop in writing.in_steps)


def _has_product(root: Operation, any_order: bool) -> bool:
    """True if a loop adds products of matrices to sums."""
    return any(
        term_at(add, root, any_order=any_order) is not None
        or (any_order and has_products(add, root))
        for add in sums_of_products(root)
    )
