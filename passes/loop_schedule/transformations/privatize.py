"""`privatize`: cells that a loop reads and writes in every iteration are kept in registers.

    for k { c[i] += a[i, k] }    →    r = c[i]; for k carrying r { r += a[i, k] }; c[i] = r

A cell is private if nothing else in the loop may touch it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.analysis.affine.nests import Access, Base, Loop, base_of
from ad_opt.passes.analysis.dependence.dependence import Dependences, Pair
from ad_opt.passes.analysis.dependence.iteration_space import Space
from ad_opt.passes.loop_schedule.form.accesses import read_at, write_at
from ad_opt.passes.loop_schedule.form.facts import check_known, defined_in, facts_about, name_of
from ad_opt.passes.loop_schedule.form.headers import body_of, carry_more, header_of, terminator
from ad_opt.passes.loop_schedule.form.refusal import RefusalError, refuse_form
from ad_opt.passes.ops.catalogue import stored
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType
from xdsl.ir import Attribute, Operation, SSAValue


@dataclass
class _Cell:
    """An element, or a vector of them, that does not change place while the loop runs."""

    base: Base
    forms: tuple[Linear, ...]
    type: Attribute
    accesses: list[Access] = field(default_factory=list[Access])


def privatize(loop: Operation, memref: SSAValue | None = None) -> Operation:
    """The loop, which carries the cells of a buffer, or all cells that it can.

    Raises `RefusalError`: AD1162 if nothing of the buffer stays in place, AD1164 for an operation
    that is not known, AD1165 for another access that may touch a cell.
    """
    facts = facts_about(loop)
    check_known("privatize", facts, loop)
    around = facts.nests.loop_of(loop)
    base = None if memref is None else base_of(memref)
    inside = list(around.everything())
    private: list[_Cell] = []
    refusal: RefusalError | None = None
    for cell in _cells(around, inside):
        if base is not None and cell.base != base:
            continue
        found = _obstacle(facts, around, cell, inside)
        if found is None:
            private.append(cell)
        refusal = refusal or found
    if refusal is not None and (base is not None or not private):
        raise refusal
    if not private:
        message = f"no cell is read and written in the same place by all of loop `{name_of(loop)}`"
        raise refuse_form(loop, message, "make the loop innermost around the accesses")
    return _carry(loop, private)


def _cells(loop: Loop, inside: list[Access]) -> list[_Cell]:
    """Places right in the body that are written, and do not depend on the loop."""
    found: dict[object, _Cell] = {}
    for access in inside:
        if access.subscripts is None or defined_in(access.memref, loop.op):
            continue
        forms = [form for form in access.subscripts if form is not None]
        moves = any(defined_in(value, loop.op) for form in forms for value in form.terms)
        if (
            moves
            or len(forms) != len(access.subscripts)
            or access.op.parent is not body_of(loop.op)
        ):
            continue
        type_ = _moved(access.op).type
        key = (access.base, type_, *((frozenset(f.terms.items()), f.constant) for f in forms))
        cell = found.setdefault(key, _Cell(access.base, tuple(forms), type_))
        cell.accesses.append(access)
    return [cell for cell in found.values() if any(access.writes for access in cell.accesses)]


def _moved(op: Operation) -> SSAValue:
    value = stored(op)
    return op.results[0] if value is None else value


def _obstacle(
    facts: Dependences, loop: Loop, cell: _Cell, inside: list[Access]
) -> RefusalError | None:
    first = cell.accesses[0]
    own = set(cell.accesses)
    for other in inside:
        if other in own or _is_beside(cell, other) or not facts.may_touch_same(first, other):
            continue
        if Pair(first, other, [loop]).system.may_hold():
            message = f"the cell of the {first.what} is not private: the {other.what} may touch it"
            return RefusalError("AD1165", message, other.op)
    trips = header_of(loop.op).trips
    if not trips and (loop.parent is None or not _in_bounds(loop, cell, first)):
        message = f"loop `{loop.name}` may have no iteration, and the cell may not be there"
        return refuse_form(loop.op, message)
    return None


def _is_beside(cell: _Cell, other: Access) -> bool:
    """True if an access is in a known distance from a cell in one dimension, so that both need not
    be compared in all iterations: the cells of an unrolled loop are of that kind.
    """
    if cell.base != other.base or other.subscripts is None:
        return False
    widths = zip(cell.accesses[0].extents, other.extents, strict=True)
    for form, place, (own, width) in zip(cell.forms, other.subscripts, widths, strict=True):
        ahead = None if place is None else (place - form).known
        if ahead is not None and (ahead >= own or -ahead >= width):
            return True
    return False


def _in_bounds(loop: Loop, cell: _Cell, access: Access) -> bool:
    """True if a cell is there whether or not the loop runs, and no other thread writes it."""
    around = loop.around()[:-1]
    if any(one.parallel for one in around):
        return False
    space = Space.of(around)
    assert isinstance(access.memref.type, MemRefType)
    shape = access.memref.type.get_shape()
    return all(
        size != DYNAMIC_INDEX
        and space.is_never_negative(form)
        and space.is_never_negative(form * -1 + (size - extent))
        for form, size, extent in zip(cell.forms, shape, access.extents, strict=True)
    )


def _carry(loop: Operation, cells: list[_Cell]) -> Operation:
    b = Builder.at(loop)
    firsts = [
        read_at(b, cell.accesses[0].op, cell.accesses[0].memref, cell.forms, cell.type)
        for cell in cells
    ]
    count = len(loop.results)
    made = carry_more(loop, firsts)
    owners = {access.op: at for at, cell in enumerate(cells) for access in cell.accesses}
    now: list[SSAValue] = list(body_of(made).args[1 + count :])
    for op in list(body_of(made).ops):
        at = owners.get(op)
        if at is None:
            continue
        value = stored(op)
        if value is None:
            replace_uses(op.results[0], now[at])
        else:
            now[at] = value
        erase(op)
    end = terminator(made)
    end.operands = [*end.operands, *now]
    after = made.next_op
    assert after is not None
    b = Builder(b.block, after, made.location)
    for cell, result in zip(cells, made.results[count:], strict=True):
        access = cell.accesses[0]
        write_at(b, access.op, result, access.memref, cell.forms)
    return made
