"""Loops over steps in a loop over independent samples: each step is done for all samples at once.

The statements of a step wait for the step before, so that no product of matrices is in the steps of
one sample. With a row of the state for each sample, the two loops change places (loop interchange:
Allen and Kennedy, 2001, chapter 5).
"""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.support.ir.queries import is_unsigned
from ad_opt.dialects.support.names.attribute_names import LOOP_LABEL
from ad_opt.passes.analysis.affine.nests import Access
from ad_opt.passes.nests.products.computed import is_counted
from xdsl.ir import Operation, SSAValue

from .private import private_buffer
from .statements import Group, Statements


def sequence_of(statements: Statements, group: Group) -> Operation | None:
    """The loop over steps that a group is, if its iterations can be done for all samples."""
    if len(group.statements) != 1 or not group.is_product:
        return None
    (loop,) = group.statements
    root = statements.loop
    if loop.name != "scf.for" or is_unsigned(loop) or LOOP_LABEL in loop.attributes:
        return None
    sums = statements.links.get(loop, {})
    if {*group.carried} != {*sums} or {*loop.results} != {link.left for link in sums.values()}:
        return None
    if not is_counted(loop, root.op):
        return None
    inside = [*statements.facts.nests.loop_of(loop).everything()]
    if not _hands_on(statements, loop, inside) or not _are_independent(statements, inside):
        return None
    return loop


def _hands_on(statements: Statements, loop: Operation, inside: Sequence[Access]) -> bool:
    """True if a step of a loop reads what the step before has left in memory of the sample's own:
    otherwise its steps are rows of products as well.
    """
    facts = statements.facts
    steps = facts.nests.loop_of(loop)
    by_buffer: dict[SSAValue, list[Access]] = {}
    for access in inside:
        by_buffer.setdefault(access.memref, []).append(access)
    for buffer, own in by_buffer.items():
        if buffer in statements.private and len({access.writes for access in own}) > 1:
            beside = [access for access in inside if access.memref is not buffer]
            if private_buffer(facts, steps, own, beside) is None:
                return True
    return False


def _are_independent(statements: Statements, inside: Sequence[Access]) -> bool:
    """True if no sample reads or overwrites what another one has written."""
    facts, root = statements.facts, statements.loop
    shared = [access for access in inside if access.memref not in statements.private]
    return not any(
        found.vector[0].direction == "<"
        for source in shared
        for sink in inside
        if facts.conflicts(source, sink)
        for found in facts.between(source, sink, [root])
    )
