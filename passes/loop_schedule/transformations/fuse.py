"""`fuse`: two loops over the same range, one behind the other, become one.

Legal if no iteration of the second needs what a later iteration of the first does, or undoes it.
What stands between them moves in front, or behind if it needs the first.
"""

from __future__ import annotations

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.rewriting import erase, move, move_all, replace_uses
from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.analysis.dependence.dependence import Dependences
from ad_opt.passes.loop_schedule.form.facts import check_known, conflict, facts_about, name_of
from ad_opt.passes.loop_schedule.form.headers import (
    Header,
    body_of,
    end_loop,
    header_of,
    initial,
    make_loop,
    terminator,
    variable,
)
from ad_opt.passes.loop_schedule.form.refusal import refuse_dependence, refuse_form
from ad_opt.passes.ops.catalogue import effect_of
from xdsl.ir import Operation, SSAValue


def fuse(first: Operation, second: Operation) -> Operation:
    """One loop that does in each iteration what both do.

    Raises `RefusalError`: AD1162 for loops that do not stand beside each other or differ in their
    ranges, AD1163 for a dependence, AD1164 for an operation that is not known.
    """
    if first.parent is not second.parent or first is second or first.name != second.name:
        raise refuse_form(second, "loops that are fused stand beside each other, of one dialect")
    if not first.is_before_in_block(second):
        return fuse(second, first)
    _check_ranges(first, second)
    facts = facts_about(first)
    for loop in (first, second):
        check_known("fuse", facts, loop)
    in_front = _in_front(facts, first, second)
    loops = facts.nests.loop_of(first), facts.nests.loop_of(second)
    for found in facts.preventing_fusion(*loops):
        names = f"`{name_of(first)}` and `{name_of(second)}`"
        raise refuse_dependence(f"the fusion of loops {names}", found)
    for op in in_front:
        move(op, first)
    return _merged(first, second)


def _check_ranges(first: Operation, second: Operation) -> None:
    one, other = header_of(first), header_of(second)
    if _key(one) != _key(other):
        message = f"loops `{name_of(first)}` and `{name_of(second)}` run over different ranges"
        raise refuse_form(second, message, "split or partition one of them first")


def _key(header: Header) -> tuple[object, ...]:
    def of(forms: tuple[Linear, ...]) -> frozenset[object]:
        return frozenset((frozenset(form.terms.items()), form.constant) for form in forms)

    return of(header.lower), of(header.upper), header.step


def _in_front(facts: Dependences, first: Operation, second: Operation) -> list[Operation]:
    """The operations between two loops that do not need the first; the second needs no others."""
    found: list[Operation] = []
    behind = [first]
    at = first.next_op
    while at is not None and at is not second:
        if facts.nests.has_opaque(at) or not (effect_of(at).known or at.regions):
            raise refuse_form(at, f"`{at.name}` stands between the loops")
        reason = next((why for op in behind if (why := _need(facts, at, op))), None)
        (found if reason is None else behind).append(at)
        at = at.next_op
    for op in behind:
        reason = _need(facts, second, op, values_only=op is first)
        if reason is not None:
            raise refuse_form(
                second, f"loop `{name_of(second)}` cannot go to `{name_of(first)}`: {reason}"
            )
    return found


def _need(
    facts: Dependences, op: Operation, other: Operation, values_only: bool = False
) -> str | None:
    """Return why an operation must stay behind another one, in words."""
    for use in (use for result in other.results for use in result.uses):
        if op.is_ancestor(use.operation):
            return f"`{use.operation.name}` uses what `{other.name}` gives"
    if values_only:
        return None
    clash = conflict(facts, facts.nests.inside(op), facts.nests.inside(other))
    if clash is None:
        return None
    return f"the {clash[0].what} must stay behind the {clash[1].what}"


def _merged(first: Operation, second: Operation) -> Operation:
    b = Builder.at(first)
    both = [*initial(first), *initial(second)]
    made, inside = make_loop(b, first, header_of(first), both)
    made.attributes = dict(first.attributes)
    arguments = list(body_of(made).args)
    yielded: list[SSAValue] = []
    carried = arguments[1:]
    for loop in (first, second):
        own, carried = carried[: len(loop.results)], carried[len(loop.results) :]
        replace_uses(variable(loop), arguments[0])
        for old, new in zip(body_of(loop).args[1:], own, strict=True):
            replace_uses(old, new)
        end = terminator(loop)
        yielded += end.operands
        erase(end)
        move_all(body_of(loop), inside.block)
    end_loop(made, yielded)
    results = list(made.results)
    for old, new in zip([*first.results, *second.results], results, strict=True):
        replace_uses(old, new)
    for loop in (first, second):
        erase(loop)
    return made
