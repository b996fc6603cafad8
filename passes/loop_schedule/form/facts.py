"""Facts that steps ask before they change anything: dependences, nests, what may move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ad_opt.dialects.support.ir.queries import outwards
from ad_opt.passes.analysis.affine.nests import Access, Loop, nests_in
from ad_opt.passes.analysis.dependence.dependence import Dependences, Direction
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.ops.catalogue import effect_of, is_function
from xdsl.ir import Operation, SSAValue

from .refusal import refuse_form, refuse_unknown


def function_of(op: Operation) -> Operation:
    """The function around an operation."""
    at = next(filter(is_function, outwards(op)), None)
    if at is None:
        raise refuse_form(op, "a schedule is about loops in functions")
    return at


def facts_about(op: Operation) -> Dependences:
    """The nests of the function around an operation, and what depends on what in them."""
    func = function_of(op)
    return Dependences(nests_in(func), AnalysisManager().get(Aliasing, func))


def check_known(step: str, facts: Dependences, loop: Operation) -> None:
    """AD1164 for a loop in which something may do anything to memory."""
    for op in facts.nests.opaque_inside(loop):
        raise refuse_unknown(step, op)


def turned_around(vector: Sequence[Direction], order: Sequence[int]) -> bool:
    """True if the first direction that is not "=" in another order of loops is ">"."""
    return next((vector[at] for at in order if vector[at] != "="), "=") == ">"


def defined_in(value: SSAValue, loop: Operation) -> bool:
    """True if a value is made in a loop, its variable included."""
    return loop.is_ancestor(value.owner)


def only_computes(op: Operation) -> bool:
    """True if memory has nothing to do with an operation, and it has no regions."""
    return effect_of(op).is_nothing and not op.regions


def conflict(
    facts: Dependences, some: Iterable[Access], others: Sequence[Access]
) -> tuple[Access, Access] | None:
    """Two accesses of which one may write what the other touches."""
    for one in some:
        for other in others:
            if facts.conflicts(one, other):
                return one, other
    return None


def name_of(loop: Operation) -> str:
    """The name of a loop in messages."""
    from ad_opt.passes.analysis.affine.nests import loops_of

    found: list[Loop] = loops_of(loop)
    return found[0].name if found else loop.name
