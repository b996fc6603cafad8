"""Loops that are distributed where that lets products of matrices be seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.affine.dependence import Dependences
from ad_opt.passes.analysis.affine.nests import nests_in
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.nests.products.early import settle
from ad_opt.passes.nests.products.factors import term_at
from ad_opt.passes.nests.products.separate import has_products
from xdsl.ir import Operation

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
    """True if the factors of a product may be multiplied in any order."""
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
        made = _distribute(loop, facts, rules)
        if made is None:
            continue
        gone.update(inside)
        count += 1
        while made:
            # Operations of a step are statements of a loop that is new.
            again = Dependences(nests_in(func), aliasing)
            step = made.pop()
            found = _distribute(step, again, rules, is_strip=True)
            count += found is not None
            made += found or ()
    return count


def _distribute(
    root: Operation, facts: Dependences, rules: Rules, *, is_strip: bool = False
) -> list[Operation] | None:
    """Distribute a loop, if a product that waits for other statements is one of matrices then;
    gives the loops over iterations that stand in loops over steps now.
    """
    statements = Statements(
        facts.nests.loop_of(root),
        facts,
        all_alone=not rules.cost,
        is_discarded=rules.is_discarded,
    )
    groups = statements.groups()
    if not any(group.is_product and group.waits for group in groups):
        return None
    stepwise = [replace(group, steps=sequence_of(statements, group)) for group in groups]
    if any(group.steps is not None for group in stepwise):
        made = _write(root, Distribution(statements, stepwise, rules.size, is_strip), rules)
        if made is not None:
            return made
    return _write(root, Distribution(statements, groups, rules.size, is_strip), rules)


def _write(root: Operation, writing: Distribution, rules: Rules) -> list[Operation] | None:
    """Distribute a loop as it is to be written, if there are the products of matrices that it is
    written for; gives the loops in loops over steps.
    """
    first = root.prev_op
    whole = writing.write()
    in_steps = [loop for group, loop in writing.made if group.steps is not None]
    waiting = [loop for group, loop in writing.made if group.is_product and group.waits]
    found = [loop for loop in waiting if _has_product(loop, rules.any_order)]
    succeeded = not rules.cost or (bool(found) and all(loop in found for loop in in_steps))
    return in_steps if settle(root, whole, first, succeeded) else None


def _has_product(root: Operation, any_order: bool) -> bool:
    """True if a loop adds products of matrices to sums."""
    return any(
        term_at(add, root, any_order=any_order) is not None
        or (any_order and has_products(add, root))
        for add in sums_of_products(root)
    )
