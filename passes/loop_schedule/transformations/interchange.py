"""`interchange`: loops of a nest change places; `tile`: split and interchanged.

Legal if no dependence is turned around: in the new order, too, the first distance that is not zero
is positive. Loads and arithmetic that stand between the loops move into the innermost one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ad_opt.dialects.support.ir.queries import ancestors, outwards
from ad_opt.dialects.support.ir.rewriting import move
from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.analysis.dependence.dependence import Dependences
from ad_opt.passes.loop_schedule.form.facts import (
    check_known,
    conflict,
    defined_in,
    facts_about,
    name_of,
    only_computes,
    turned_around,
)
from ad_opt.passes.loop_schedule.form.headers import (
    Header,
    body_of,
    header_of,
    set_header,
    terminator,
    variable,
)
from ad_opt.passes.loop_schedule.form.refusal import RefusalError, refuse_dependence, refuse_form
from ad_opt.passes.ops.catalogue import is_load
from xdsl.ir import Operation, SSAValue, Use

from .split import Before, split


def interchange(*loops: Operation) -> tuple[Operation, ...]:
    """The loops of one nest in the order that is given, from outside; others stay in place.

    Gives the loops in that order. Raises `RefusalError`: AD1162 for a nest that is not perfect,
    AD1163 for a dependence, AD1164 for an operation that is not known.
    """
    band = _band(loops)
    sources = list(band)
    for place, loop in zip(sorted(map(band.index, loops)), loops, strict=True):
        sources[place] = loop
    if sources == band:
        return loops
    facts = facts_about(band[0])
    check_known("interchange", facts, band[0])
    _check_order(facts, band, sources)
    headers = {loop: header_of(loop) for loop in band}
    _check_bounds(sources, headers)
    _sink(facts, band)
    _permute(band, sources, headers)
    return tuple(band[sources.index(loop)] for loop in loops)


def tile(loops: Sequence[Operation], factors: Sequence[int]) -> tuple[Operation, ...]:
    """The loops over tiles, then the loops within one; raises what `interchange` does."""
    for loop in loops:
        header_of(loop)
    before = [Before.of(loop) for loop in loops]
    pairs = [split(loop, factor) for loop, factor in zip(loops, factors, strict=True)]
    outer = [one for one, _ in pairs]
    inner = [one for _, one in pairs]
    try:
        return interchange(*outer, *inner)
    except RefusalError:
        for pair, one in zip(reversed(pairs), reversed(before), strict=True):
            one.restore(*pair)
        raise


def _band(loops: Sequence[Operation]) -> list[Operation]:
    """The loops from the outermost to the innermost of those given, each in the one before."""
    depth = {loop: sum(1 for _ in ancestors(loop)) for loop in loops}
    outermost = min(loops, key=lambda loop: depth[loop])
    found = list(outwards(max(loops, key=lambda loop: depth[loop])))
    found = found[: found.index(outermost) + 1] if outermost in found else []
    if any(loop not in found for loop in loops):
        raise refuse_form(outermost, "the loops are not of one nest, each in another")
    for loop in found:
        if loop.results:
            message = f"loop `{name_of(loop)}` carries values, so its order is fixed"
            raise refuse_form(loop, message, "interchange before `privatize`")
        header_of(loop)
    return found[::-1]


def _check_order(
    facts: Dependences, band: Sequence[Operation], sources: Sequence[Operation]
) -> None:
    loops = [facts.nests.loop_of(op) for op in band]
    order = [band.index(source) for source in sources]
    for found in facts.among([*loops[0].everything()], loops):
        if turned_around([step.direction for step in found.vector], order):
            names = ", ".join(f"`{name_of(source)}`" for source in sources)
            raise refuse_dependence(f"the order {names} of loops", found)


def _check_bounds(sources: Sequence[Operation], headers: dict[Operation, Header]) -> None:
    """Bounds may use only what is there in front of the whole nest, and variables further out."""
    variables = {variable(loop): loop for loop in sources}
    for place, loop in enumerate(sources):
        header = headers[loop]
        for form in (*header.lower, *header.upper):
            for value in form.terms:
                if value in variables:
                    if sources.index(variables[value]) > place:
                        name, other = name_of(loop), name_of(variables[value])
                        message = f"the bounds of loop `{name}` depend on loop `{other}`"
                        raise refuse_form(loop, f"{message}, which would be inside of it")
                elif any(defined_in(value, other) for other in sources):
                    message = f"the bounds of loop `{name_of(loop)}` are computed in the nest"
                    raise refuse_form(loop, message)


def _sink(facts: Dependences, band: Sequence[Operation]) -> None:
    """Move what stands between the loops to the beginning of the innermost body."""
    moved: list[Operation] = []
    for outer, inner in pairwise(band):
        for op in body_of(outer).ops:
            if op is inner or op is terminator(outer):
                continue
            if op.is_before_in_block(inner) and (only_computes(op) or is_load(op)):
                moved.append(op)
                continue
            message = f"`{op.name}` stands between loops `{name_of(outer)}` and `{name_of(inner)}`"
            raise refuse_form(op, f"{message}, so that they cannot change places")
    inside = facts.nests.inside(band[-1])
    for op in moved:
        found = conflict(facts, facts.nests.inside(op), [a for a in inside if a.writes])
        if found is not None:
            read, write = found
            message = f"the {read.what} between the loops may see the {write.what} in them"
            raise refuse_form(op, message)
    first = body_of(band[-1]).first_op
    assert first is not None
    for op in moved:
        move(op, first)


def _permute(
    band: Sequence[Operation], sources: Sequence[Operation], headers: dict[Operation, Header]
) -> None:
    """Give the loop at each place the header, the name and the uses of its source."""
    roles: dict[SSAValue, SSAValue] = {}
    uses: list[tuple[Use, SSAValue]] = []
    looks = {loop: (dict(loop.attributes), variable(loop).name_hint) for loop in band}
    for place, source in zip(band, sources, strict=True):
        roles[variable(source)] = variable(place)
        uses += [(use, variable(place)) for use in variable(source).uses]
    for use, value in uses:
        use.operation.operands[use.index] = value
    forms = {old: Linear.of(new) for old, new in roles.items()}
    for place, source in zip(band, sources, strict=True):
        attributes, hint = looks[source]
        place.attributes = attributes
        variable(place).name_hint = hint
        header = headers[source]
        lower = tuple(form.substitute(forms) for form in header.lower)
        upper = tuple(form.substitute(forms) for form in header.upper)
        set_header(place, Header(lower, upper, header.step))
