"""`stage`: each iteration of a loop copies the tile of a buffer that it reads, and reads the copy.

A tile that is read often from far apart is packed: its rows stand side by side, or transposed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.analysis.affine.nests import Access, Loop, base_of
from ad_opt.passes.analysis.dependence.dependence import Dependences
from ad_opt.passes.loop_schedule.form.accesses import read_at, write_at
from ad_opt.passes.loop_schedule.form.facts import (
    check_known,
    defined_in,
    facts_about,
    function_of,
    name_of,
)
from ad_opt.passes.loop_schedule.form.headers import Header, body_of, end_loop, make_loop, variable
from ad_opt.passes.loop_schedule.form.refusal import RefusalError, refuse_form
from xdsl.dialects.builtin import MemRefType
from xdsl.dialects.memref import AllocaOp, AllocOp, DeallocOp
from xdsl.ir import Operation, SSAValue

MOST_ON_STACK = 4096
"""Elements of a tile that lie on the stack; more are allocated. A guess: 32 KiB of doubles, a
first-level cache, and far below what a thread has."""


@dataclass
class _Side:
    """A dimension of a tile: ``extent`` elements from ``first`` on, if the buffer has them."""

    first: Linear
    extent: int


def stage(loop: Operation, memref: SSAValue, order: Sequence[int] | None = None) -> Operation:
    """The loop, which reads a copy of what it reads of a buffer.

    ``order`` says which dimension of the buffer each dimension of the copy is. Raises
    `RefusalError`: AD1162 if nothing is read, or no box of one size, AD1164 for an operation that
    is not known, AD1166 if the loop writes the buffer.
    """
    facts = facts_about(loop)
    check_known("stage", facts, loop)
    around = facts.nests.loop_of(loop)
    reads = [a for a in around.everything() if a.base == base_of(memref) and not a.writes]
    if not reads:
        raise refuse_form(loop, f"loop `{name_of(loop)}` reads nothing of the buffer")
    for access in reads:
        if access.subscripts is None:
            raise refuse_form(
                access.op, f"the {access.what} by `{access.op.name}` has no subscripts"
            )
    _check_unwritten(facts, around, reads[0])
    sides = [_side(around, reads, at) for at in range(len(reads[0].subscripts or ()))]
    axes = list(range(len(sides))) if order is None else list(order)
    if sorted(axes) != list(range(len(sides))):
        raise refuse_form(loop, f"`order` must have each of {len(sides)} dimensions once")
    if any(access.extents[-1] != 1 for access in reads) and axes[-1] != len(axes) - 1:
        raise refuse_form(loop, "vectors are read of it, so its last dimension stays last")
    buffer = _buffer(loop, reads[0].memref, [sides[axis].extent for axis in axes])
    _copy(loop, reads[0], buffer, sides, axes)
    for access in reads:
        _redirect(access, buffer, sides, axes)
    return loop


def _check_unwritten(facts: Dependences, loop: Loop, read: Access) -> None:
    for other in loop.everything():
        if other.writes and facts.may_touch_same(read, other):
            message = f"what the {read.what} sees may change in loop `{loop.name}`"
            raise RefusalError("AD1166", f"{message}, by the {other.what}", other.op)


def _side(loop: Loop, reads: Sequence[Access], at: int) -> _Side:
    """The dimension of the box around all reads, as forms over what is known in the loop."""
    lows: list[Linear] = []
    highs: list[list[Linear]] = []
    for access in reads:
        form = None if access.subscripts is None else access.subscripts[at]
        if form is None:
            raise refuse_form(access.op, f"the subscripts of the {access.what} are not linear")
        inner = access.loops[access.loops.index(loop) + 1 :][::-1]
        lows += [_least(form, inner, loop.op, access.op)]
        highs.append([end + access.extents[at] for end in _most(form, inner, loop.op, access.op)])
    first = lows[0]
    for low in lows[1:]:
        difference = (low - first).known
        if difference is None:
            raise refuse_form(loop.op, "the places of the reads have no distance that is known")
        first = low if difference < 0 else first
    extents = [[(high - first).known for high in group] for group in highs]
    known = [min((n for n in group if n is not None), default=None) for group in extents]
    if any(number is None for number in known):
        raise refuse_form(loop.op, "the size of what is read changes from iteration to iteration")
    extent = max(number for number in known if number is not None)
    return _Side(first, extent)


def _least(form: Linear, inner: Sequence[Loop], loop: Operation, where: Operation) -> Linear:
    for one in inner:
        factor = form.terms.get(one.iv, 0)
        if not factor:
            continue
        bounds = one.lower if factor > 0 else [end - 1 for end in one.upper]
        form = form.substitute({one.iv: bounds[0]})
    _check_outside(form, loop, where)
    return form


def _most(
    form: Linear, inner: Sequence[Loop], loop: Operation, where: Operation
) -> Iterable[Linear]:
    forms = [form]
    for one in inner:
        found: list[Linear] = []
        for now in forms:
            factor = now.terms.get(one.iv, 0)
            bounds = [end - 1 for end in one.upper] if factor > 0 else list(one.lower)
            found += [now.substitute({one.iv: bound}) for bound in bounds] if factor else [now]
        forms = found
    for now in forms:
        _check_outside(now, loop, where)
    return forms


def _check_outside(form: Linear, loop: Operation, where: Operation) -> None:
    for value in form.terms:
        if value is not variable(loop) and defined_in(value, loop):
            raise refuse_form(where, "a subscript of what is read is computed in the loop")


def _buffer(loop: Operation, memref: SSAValue, shape: Sequence[int]) -> SSAValue:
    """A buffer of its own in front of the outermost loop around; freed behind it if it is large."""
    assert isinstance(memref.type, MemRefType)
    outermost = loop
    while (parent := outermost.parent_op()) is not None and parent.name == loop.name:
        outermost = parent
    type_ = MemRefType(memref.type.element_type, shape)
    b = Builder.at(outermost)
    # In a loop that is not this one, the stack would grow with each of its iterations.
    small = prod(shape) <= MOST_ON_STACK and outermost.parent_op() is function_of(loop)
    kind = AllocaOp if small else AllocOp
    op = kind.create(
        operands=[],
        result_types=[type_],
        properties=kind.get(type_.element_type, 64, shape).properties,
    )
    buffer = b.value(op)
    buffer.name_hint = "tile"
    if not small:
        after = outermost.next_op
        assert after is not None
        Builder(b.block, after, b.location).emit(DeallocOp.create(operands=[buffer]))
    return buffer


def _copy(
    loop: Operation, read: Access, buffer: SSAValue, sides: Sequence[_Side], axes: Sequence[int]
) -> None:
    first = body_of(loop).first_op
    assert first is not None
    b = Builder(body_of(loop), first, loop.location)
    loops: list[Operation] = []
    forms: list[Linear] = []
    for at, side in enumerate(sides):
        # What is not there is not copied, and what is copied in vain is never read.
        size = b.dim(read.memref, at)
        end = Linear({}, size) if isinstance(size, int) else Linear.of(size)
        header = Header((side.first, Linear()), (side.first + side.extent, end), 1)
        made, b = make_loop(b, loop, header)
        variable(made).name_hint = "t"
        loops.append(made)
        forms.append(Linear.of(variable(made)))
    element = read.memref.type
    assert isinstance(element, MemRefType)
    value = read_at(b, read.op, read.memref, forms, element.element_type)
    write_at(b, read.op, value, buffer, [forms[axis] - sides[axis].first for axis in axes])
    for made in loops:
        end_loop(made)


def _redirect(
    access: Access, buffer: SSAValue, sides: Sequence[_Side], axes: Sequence[int]
) -> None:
    assert access.subscripts is not None
    forms = [form for form in access.subscripts if form is not None]
    own = [forms[axis] - sides[axis].first for axis in axes]
    op = access.op
    value = read_at(Builder.at(op), op, buffer, own, op.results[0].type)
    replace(op, value)
