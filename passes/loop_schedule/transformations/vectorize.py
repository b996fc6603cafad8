"""`vectorize`: the iterations of an innermost loop are done several at once, by vectors.

    for j { c[j] = a[i] * b[j] }   →   for j step 16 { c[j..] = splat(a[i]) * b[j..] }

Consecutive elements are loaded and stored as vectors, what is the same for all iterations is
broadcast, a sum that the loop carries becomes a vector of sums that are added behind it (only if
it may be reassociated), and what is left of the trips is done one by one.
Legal if no iteration needs what is done later in the body, fewer than ``width`` iterations before.
"""

from __future__ import annotations

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.rewriting import erase, move_all, replace_uses
from ad_opt.passes.analysis.affine.nests import Loop
from ad_opt.passes.analysis.dependence.dependence import Dependences
from ad_opt.passes.loop_schedule.form.facts import check_known, facts_about, name_of
from ad_opt.passes.loop_schedule.form.headers import (
    Header,
    body_of,
    clone_behind,
    end_loop,
    header_of,
    initial,
    make_loop,
    set_header,
    terminator,
    variable,
)
from ad_opt.passes.loop_schedule.form.refusal import refuse_dependence, refuse_form
from xdsl.ir import Operation, SSAValue

from .reductions import Reduction, combined, reduction_of, start
from .split import split_peeled
from .widen import Widener


def vectorize(loop: Operation, width: int) -> tuple[Operation, Operation]:
    """The loop over vectors of ``width``, and the loop over what is left.

    Raises `RefusalError`: AD1162 for a loop with loops or conditions inside or with steps, AD1163
    for a dependence, AD1164 for an operation that is not known, AD1167 for an operation or
    an access that has no vector form, AD1168 for a sum that may not be reassociated.
    """
    header = header_of(loop)
    if header.step != 1:
        message = f"loop `{name_of(loop)}` has steps of {header.step}"
        raise refuse_form(loop, message, "vectorize the loop within a piece")
    for op in body_of(loop).ops:
        if op.regions:
            message = f"`{op.name}` stands in loop `{name_of(loop)}`, which is not innermost"
            raise refuse_form(op, message, "vectorize an innermost loop without conditions")
    facts = facts_about(loop)
    check_known("vectorize", facts, loop)
    around = facts.nests.loop_of(loop)
    _check_dependences(facts, around, width)
    reductions = [reduction_of(loop, at) for at in range(len(loop.results))]
    Widener(facts, around, width).check(reductions)
    trips = header.trips
    if trips is not None and trips % width == 0 and len(header.upper) == 1:
        (low,) = header.lower
        rest = _empty_rest(loop, header)
        set_header(loop, Header((low,), header.upper, width))
        main = loop
    else:
        outer, inner, rest = split_peeled(loop, width)
        main = _collapsed(outer, inner)
    return _widened(main, width, reductions), rest


def _check_dependences(facts: Dependences, loop: Loop, width: int) -> None:
    for found in facts.carried_by(loop):
        distance = found.vector[0].distance
        if found.source.order < found.sink.order or (distance is not None and distance >= width):
            continue
        step = f"doing {width} iterations of loop `{loop.name}` at once"
        help = "`privatize` a cell that the loop adds to" if found.kind == "flow" else None
        raise refuse_dependence(step, found, help)


def _empty_rest(loop: Operation, header: Header) -> Operation:
    """A loop behind another one that has nothing left to do."""
    rest = clone_behind(loop)
    (end,) = header.upper
    set_header(rest, Header((end,), (end,), header.step))
    return rest


def _collapsed(outer: Operation, inner: Operation) -> Operation:
    """The loop over pieces with the body of the loop within one; its variable is the first."""
    replace_uses(variable(inner), variable(outer))
    arguments = zip(body_of(inner).args[1:], body_of(outer).args[1:], strict=True)
    for old, new in arguments:
        replace_uses(old, new)
    end, yielded = terminator(inner), list(terminator(inner).operands)
    erase(end)
    terminator(outer).operands = yielded
    move_all(body_of(inner), inner)
    erase(inner)
    return outer


def _widened(loop: Operation, width: int, reductions: list[Reduction]) -> Operation:
    facts = facts_about(loop)
    b = Builder.at(loop)
    starts = [
        start(b, one, value.type, width)
        for one, value in zip(reductions, initial(loop), strict=True)
    ]
    made, inside = make_loop(b, loop, header_of(loop), starts)
    made.attributes = dict(loop.attributes)
    known: dict[SSAValue, SSAValue] = {variable(loop): variable(made)}
    known |= zip(body_of(loop).args[1:], body_of(made).args[1:], strict=True)
    yielded = Widener(facts, facts.nests.loop_of(loop), width).emit(inside, known)
    end_loop(made, yielded)
    for one, old, new, first in zip(
        reductions, loop.results, made.results, initial(loop), strict=True
    ):
        replace_uses(old, combined(b, one, first, new))
    erase(loop)
    return made
