"""`unroll`: a loop is written out, whole or by a factor; `unroll_jam`: into the innermost loop."""

from __future__ import annotations

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.passes.loop_schedule.form.facts import name_of
from ad_opt.passes.loop_schedule.form.headers import (
    body_of,
    header_of,
    index_value,
    initial,
    is_affine,
    terminator,
    variable,
)
from ad_opt.passes.loop_schedule.form.refusal import RefusalError, refuse_form
from xdsl.ir import Operation, SSAValue

from .interchange import interchange
from .split import Before, split, split_peeled

MOST_COPIES = 1024
"""Most copies of a body. A guess: more of them are compiled for longer than they run."""


def unroll(loop: Operation) -> None:
    """Put a copy of the body for each iteration in the place of a loop.

    Raises `RefusalError` (AD1162) if the number of iterations is not known, or is large.
    """
    header = header_of(loop)
    trips = header.trips
    if trips is None:
        message = f"the number of iterations of loop `{name_of(loop)}` is not known"
        raise refuse_form(loop, message, "split it with `peel` and unroll the inner loop")
    if trips > MOST_COPIES:
        message = f"loop `{name_of(loop)}` has {trips} iterations, too many to write out"
        raise refuse_form(loop, message, "unroll by a factor")
    b, end = Builder.at(loop), terminator(loop)
    carried = list(initial(loop))
    for trip in range(trips):
        form = header.lower[0] + trip * header.step
        known: dict[SSAValue, SSAValue] = {variable(loop): index_value(b, form, is_affine(loop))}
        known |= zip(body_of(loop).args[1:], carried, strict=True)
        for op in body_of(loop).ops:
            if op is not end:
                b.emit(op.clone(value_mapper=known))
        carried = [known.get(value, value) for value in end.operands]
    replace(loop, *carried)


def unroll_by(loop: Operation, factor: int) -> tuple[Operation, Operation]:
    """The loop of ``factor`` copies of the body, and the one over what is left behind it.

    Raises `RefusalError` (AD1162) for bounds that are not linear, or several.
    """
    _check_copies(loop, factor)
    outer, inner, rest = split_peeled(loop, factor)
    unroll(inner)
    return outer, rest


def unroll_jam(loop: Operation, factor: int) -> Operation:
    """The loop, of which ``factor`` iterations stand side by side in the innermost loop.

    Raises what `interchange` does, and AD1162 if the factor does not divide the iterations.
    """
    header = header_of(loop)
    _check_copies(loop, factor)
    if header.trips is None or header.trips % factor:
        message = f"{factor} does not divide the iterations of loop `{name_of(loop)}`"
        raise refuse_form(loop, message, "split it with `peel` first")
    inner_loops = _loops_inside(loop)
    before = Before.of(loop)
    outer, inner = split(loop, factor)
    if inner_loops:
        try:
            *_, inner = interchange(*inner_loops, inner)
        except RefusalError:
            before.restore(outer, inner)
            raise
    unroll(inner)
    return outer


def _check_copies(loop: Operation, factor: int) -> None:
    if factor > MOST_COPIES:
        message = f"{factor} copies of loop `{name_of(loop)}` are too many to write out"
        raise refuse_form(loop, message, "unroll by a smaller factor")


def _loops_inside(loop: Operation) -> list[Operation]:
    """The loops of a nest in which each loop has one loop inside, from outside."""
    found: list[Operation] = []
    at = loop
    while True:
        inner = [op for op in body_of(at).ops if op.name == loop.name]
        if len(inner) != 1:
            return found
        at = inner[0]
        found.append(at)
