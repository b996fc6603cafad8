"""Sums, for each index, of what is meant for that index, added up in memory instead.

``for k: g[k] = Σᵢ select(k == e[i], x[i], 0)``, as gradients of gathers are where accumulators are
registers, becomes a loop that fills ``g`` and one that adds to it, ``for k, i: g[k] += ...``, of
which `gather-one-hot` knows that the loop over ``k`` can go. Loops over columns around it,
``g[k, j]``, go around both and become innermost: rows lie one element beside the other, and
labels are read once for a row.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.creation import make, remake
from ad_opt.dialects.support.ir.queries import last_of, values_from_outside
from ad_opt.dialects.support.ir.rewriting import erase, insert, replace, replace_uses
from ad_opt.passes.analysis.affine.nests import loops_of, nests_in
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.loop_schedule.form.refusal import RefusalError
from ad_opt.passes.loop_schedule.transformations.interchange import interchange
from ad_opt.passes.ops.catalogue import is_element_store, is_for, only_reads
from xdsl.dialects import affine
from xdsl.dialects.builtin import DenseArrayBase, i32
from xdsl.ir import Operation, SSAValue

from .one_hot import comparisons_of, is_exact
from .one_hot_loops import slice_of
from .selected_updates import Neutral, update_of


@dataclass(frozen=True)
class _Sum:
    """A loop, the sum in it, and the store of that."""

    loop: Operation
    sum: Operation
    store: Operation
    chain: list[Operation]
    """The loops of the sum, from outside."""


def add_in_memory(
    loop: Operation, aliasing: Aliasing, *, finite: bool, signed_zeros: bool
) -> Operation | None:
    """Split a loop over all indices into one that fills and one that adds; gives the latter, or
    ``None`` if the loop is not such a sum.
    """
    found = _read(loop)
    if found is None or not _is_apart(found, aliasing):
        return None
    if not _selects(found, finite=finite, signed_zeros=signed_zeros):
        return None
    around = _loops_around(found)
    nest = (around or [loop])[0]
    following = nest.next_op
    assert following is not None
    adding = nest.clone()
    insert(adding, following)
    replace(found.sum, found.sum.operands[-1])
    places = {variable: place for place, variable in enumerate(_variables(found))}
    _order(*sorted([*around, loop], key=lambda one: places[one.regions[0].block.args[0]]))
    return _add(adding, len(around))


def _loops_around(found: _Sum) -> list[Operation]:
    """Loops in which nothing else stands and each iteration of which has elements of its own.

    From outside. Such loops can be written twice, around what fills and around what adds, and
    those that add may run innermost, along rows that are found once.
    """
    variables = _variables(found)
    around: list[Operation] = []
    at = found.loop
    while (outer := at.parent_op()) is not None and is_for(outer) and not outer.results:
        block = outer.regions[0].block
        if len(block.ops) != 2 or block.args[0] not in variables:
            break
        around.insert(0, outer)
        at = outer
    return around


def _add(nest: Operation, depth: int) -> Operation:
    """Make a copy of the nest one that adds: gives its loop over all indices, the outermost."""
    around: list[Operation] = []
    loop = nest
    for _ in range(depth):
        around.append(loop)
        first = loop.regions[0].block.first_op
        assert first is not None
        loop = first
    copied = _read(loop)
    assert copied is not None
    chain = _uncarry(copied)
    return _order(loop, *chain, *around)[0]


def _variables(found: _Sum) -> list[SSAValue]:
    """The variables that have a subscript of the store for themselves, in its order."""
    accesses = nests_in(found.loop).accesses
    (store,) = [access for access in accesses if access.op is found.store]
    forms = (form for form in store.subscripts or () if form is not None)
    return [value for form in forms if len(form.terms) == 1 for value in form.terms]


def _order(*loops: Operation) -> tuple[Operation, ...]:
    """Put the loops of a nest in order, if the bounds of none depend on another."""
    try:
        return interchange(*loops)
    except RefusalError:
        return loops


def _read(loop: Operation) -> _Sum | None:
    (facts,) = loops_of(loop)
    whole = facts.step == 1 and facts.trips and [form.known for form in facts.lower] == [0]
    body = loop.regions[0].block
    nested = [op for op in body.ops if op.regions]
    stores = [op for op in body.ops if is_element_store(op)]
    if loop.results or not whole or len(nested) != 1 or len(stores) != 1:
        return None
    (total,), (store,) = nested, stores
    if len(total.results) != 1 or store.operands[0] is not total.results[0]:
        return None
    others = [op for op in body.ops if op not in (total, store, body.last_op)]
    if not all(map(only_reads, others)) or not total.results[0].has_one_use():
        return None
    inside = {result for op in others for result in op.results}
    if inside.intersection((*values_from_outside(total), *store.operands[1:])):
        return None
    chain = _chain(total, body.args[0])
    return None if chain is None else _Sum(loop, total, store, chain)


def _chain(total: Operation, variable: SSAValue) -> list[Operation] | None:
    """Loops that stand in each other and hand one sum on, to the innermost one."""
    chain: list[Operation] = []
    op = total
    while True:
        if not is_for(op) or len(op.results) != 1 or variable in op.operands:
            return None
        chain.append(op)
        block = op.regions[0].block
        nested = [one for one in block.ops if one.regions]
        plain = [one for one in block.ops if not one.regions and one is not block.last_op]
        if not all(map(only_reads, plain)):
            return None
        if not nested:
            return chain
        end = block.last_op
        if len(nested) != 1 or end is None or end.operands[0] not in nested[0].results:
            return None
        (op,) = nested
        handed = [use.operation for use in block.args[1].uses]
        if len(op.operands) == 0 or op.operands[-1] is not block.args[1] or handed != [op]:
            return None


def _is_apart(found: _Sum, aliasing: Aliasing) -> bool:
    """True if each index has an element of its own, which the sum does not read."""
    accesses = nests_in(found.loop).accesses
    (store,) = [access for access in accesses if access.op is found.store]
    alone = found.loop.regions[0].block.args[0] in _variables(found)
    return alone and not any(
        aliasing.may_alias(access.memref, store.memref) for access in accesses if not access.writes
    )


def _selects(found: _Sum, *, finite: bool, signed_zeros: bool) -> bool:
    """True if the sum adds something only where an index is equal to the loop's variable."""
    body = found.chain[-1].regions[0].block
    variable, old = found.loop.regions[0].block.args[0], body.args[1]
    end = body.last_op
    (facts,) = loops_of(found.loop)
    assert end is not None
    for op in body.ops:
        for where in comparisons_of(op):
            if where.variable is not variable or not is_exact(where, facts.trips or 0):
                continue
            if slice_of(where.other, body, {variable, old}) is None:
                continue
            update = update_of(end.operands[0], old, where, finite=finite)
            if update is not None and update.op is not None:
                return update.neutral is Neutral.EXACT or not signed_zeros
    return False


def _uncarry(found: _Sum) -> list[Operation]:
    """Add to the element that was stored in the end; gives the loops, which carry nothing."""
    body = found.chain[-1].regions[0].block
    first, end = body.first_op, body.last_op
    assert first is not None
    assert end is not None
    load = make(
        CLASSES[found.store.name.replace("store", "load")],
        operands=found.store.operands[1:],
        result_types=[body.args[1].type],
        properties=found.store.properties,
    )
    insert(load, first)
    replace_uses(body.args[1], load.results[0])
    store = found.store.clone()
    store.operands = [end.operands[0], *found.store.operands[1:]]
    insert(store, end)
    erase(found.store)
    return [_without_result(op) for op in reversed(found.chain)][::-1]


def _without_result(op: Operation) -> Operation:
    """The loop without the value that it carries, which nobody needs."""
    block = op.regions[0].block
    end = last_of(block)
    end.operands = []
    for use in [*op.results[0].uses]:
        assert use.operation.parent is not None
        use.operation.operands = []
    new = remake(op, op.operands[:-1], [], [op.detach_region(op.regions[0])])
    if isinstance(op, affine.ForOp):
        sizes = len(op.lowerBoundOperands), len(op.upperBoundOperands), 0
        new.properties["operandSegmentSizes"] = DenseArrayBase.from_list(i32, sizes)
    insert(new, op)
    erase(op)
    block.erase_arg(block.args[1])
    return new
