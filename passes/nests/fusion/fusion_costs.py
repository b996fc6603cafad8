"""Costs of fusing loops: where memory is shared, caches hold it, and vectors stay possible.

Rules of thumb, each a question that has a yes or no; what is left apart stays for schedules.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ad_opt.passes.analysis.affine.nests import Access, Base, Loop
from ad_opt.passes.ops.catalogue import is_extreme
from ad_opt.passes.ops.fast_math import reassociates
from xdsl.dialects.builtin import AnyFloat, FixedBitwidthType, MemRefType
from xdsl.ir import Operation, SSAValue

CACHE = 32 * 1024
"""Bytes that an iteration may read which the one before has read, in all. Fixed by
processors, whose first caches have at least as much. Beyond, a loop is one of a matrix product
or the like, which is to be tiled, and must stand alone for it."""

STREAMS = 24
"""Most buffers that a fused loop may touch. A guess: hardware follows about as many streams."""


def is_worth_it(group: Sequence[Loop], loop: Loop) -> bool:
    """True if a loop should become one with those of a group, if it may."""
    bases = {access.base for one in group for access in one.everything()}
    own = {access.base for access in loop.everything()}
    if bases.isdisjoint(own) or len(bases | own) > STREAMS:
        return False
    first = group[0]
    if _is_chain(first) != _is_chain(loop):
        return False
    return not any(_reads_anew(one) > CACHE or _is_sideways(one) for one in (first, loop))


def _reads_anew(loop: Loop) -> int:
    """Bytes that are read again in every iteration of a loop."""
    found: dict[Base, int] = {}
    for access in loop.everything():
        if access.writes or access.subscripts is None:
            continue
        forms = [form for form in access.subscripts if form is not None]
        if any(loop.iv in form.terms for form in forms):
            continue
        inside = [one for one in access.loops if any(one.iv in form.terms for form in forms)]
        elements = prod(one.trips or 1 for one in inside if _is_inside(one, loop))
        size = elements * _bytes(access)
        found[access.base] = max(found.get(access.base, 0), size)
    return sum(found.values())


def _is_inside(loop: Loop, outer: Loop) -> bool:
    return loop is not outer and outer in loop.around()


def _bytes(access: Access) -> int:
    assert isinstance(access.memref.type, MemRefType)
    element = access.memref.type.element_type
    return element.size if isinstance(element, FixedBitwidthType) else 8


def _is_sideways(loop: Loop) -> bool:
    """True if ``loop`` goes along rows, and a loop inside it across them: vectors want ``loop``
    to be the inner one.
    """
    return bool(loop.children) and any(
        last.terms.get(loop.iv) == 1 and _goes_across(access, loop)
        for access in loop.everything()
        if access.subscripts and (last := access.subscripts[-1]) is not None
    )


def _goes_across(access: Access, loop: Loop) -> bool:
    """True if a loop inside ``loop`` moves an access from row to row."""
    assert access.subscripts is not None
    inner = access.loops[-1]
    return _is_inside(inner, loop) and any(
        form is not None and inner.iv in form.terms for form in access.subscripts[:-1]
    )


def _is_chain(loop: Loop) -> bool:
    """True for an innermost loop whose iterations round one after the other, in program order."""
    if loop.children:
        return False
    body = loop.op.regions[0].block
    end = body.last_op
    carried = [] if end is None else [*end.operands]
    stored = [
        access.op.operands[0]
        for access in loop.accesses
        if access.writes and access.subscripts is not None and not _moves(access, loop)
    ]
    return any(_is_in_order(value, loop.op) for value in (*carried, *stored))


def _moves(access: Access, loop: Loop) -> bool:
    assert access.subscripts is not None
    return any(form is None or loop.iv in form.terms for form in access.subscripts)


def _is_in_order(value: SSAValue, loop: Operation) -> bool:
    """True for a float that is computed in the loop by what must not be reassociated."""
    owner = value.owner
    if not isinstance(value.type, AnyFloat) or not isinstance(owner, Operation):
        return False
    if owner.parent_op() is not loop or "fastmath" not in owner.properties:
        return False
    return not is_extreme(owner) and not reassociates(owner)
