"""Sums that a loop makes in one element of memory, in a register instead.

As `sink-stores` does, but for one element: the loop may touch others of that buffer, as is seen
from subscripts and bounds.
"""

from __future__ import annotations

from collections.abc import Collection

from ad_opt.dialects.support.ir.build import Builder, carry
from ad_opt.dialects.support.ir.rewriting import move, replace
from ad_opt.passes.analysis.affine.linear import linear_of
from ad_opt.passes.analysis.affine.nests import Access
from ad_opt.passes.analysis.dependence.dependence import Dependences, Pair
from ad_opt.passes.ops.catalogue import effect_of
from xdsl.ir import Operation, SSAValue

from .computed import copied, depends_on
from .sums import is_same_place, is_store, loops_around


def carry_sum(add: Operation, facts: Dependences) -> bool:
    """Let the innermost loop around an addition carry the sum that is in memory; false if that
    cannot be done, or nothing is in memory.
    """
    loops = loops_around(add)
    store = _store_of(add)
    if loops and store is None:
        stores = [use.operation for result in loops[-1].results for use in result.uses]
        for one in stores:
            if one.name == "memref.store" and one.parent is loops[-1].parent:
                _forward(one)
    if not loops or store is None or not _stays(store, loops[-1]):
        return False
    loop = loops[-1]
    load = next((op for op in map(_owner, add.operands) if op and is_same_place(op, store)), None)
    if load is not None and not loop.results and load.parent is store.parent:
        if load.results[0].has_one_use() and _is_alone(loop, facts, {load, store}):
            return _is_written_beside(loop, store) and _carry(loop, load, store)
        return False
    at = [n for n, value in enumerate(_yielded(loop)) if value is add.results[0]]
    if len(at) != 1 or not _is_alone(loop, facts, {store}):
        return False
    first = _owner(loop.operands[3 + at[0]])
    is_there = first is not None and is_same_place(first, store) and _follows(loop, first)
    if not is_there or not _is_written_beside(loop, store):
        return False
    _move_behind(loop, store, loop.results[at[0]])
    return True


def _owner(value: SSAValue) -> Operation | None:
    return value.owner if isinstance(value.owner, Operation) else None


def _store_of(add: Operation) -> Operation | None:
    """The store of a sum beside it."""
    users = [use.operation for use in add.results[0].uses if use.index == 0]
    stores = [op for op in users if op.name == "memref.store" and op.parent is add.parent]
    return stores[0] if len(stores) == 1 and is_store(stores[0]) else None


def _yielded(loop: Operation) -> Collection[SSAValue]:
    last = loop.regions[0].block.last_op
    return last.operands if last is not None else ()


def _stays(store: Operation, loop: Operation) -> bool:
    """True if a store writes the same place in all iterations."""
    variables = [depends_on(value, loop) for value in store.operands[1:]]
    return all(found is not None and not found for found in variables)


def _is_alone(loop: Operation, facts: Dependences, own: Collection[Operation]) -> bool:
    """True if nothing else in a loop touches the element."""
    around = facts.nests.loop_of(loop)
    inside = [*around.everything()]
    if facts.nests.has_opaque(loop):
        return False
    mine = [access for access in inside if access.op in own]
    others = [access for access in inside if access.op not in own]
    return bool(mine) and not any(_may_meet(facts, one, x) for one in mine for x in others)


def _may_meet(facts: Dependences, one: Access, other: Access) -> bool:
    if not facts.may_touch_same(one, other):
        return False
    return one.base != other.base or Pair(one, other, [one.loops[-1]]).system.may_hold()


def _is_written_beside(loop: Operation, store: Operation) -> bool:
    """True if the block of a loop writes the place, too, so that it may be written once more."""
    block = loop.parent
    assert block is not None
    return any(
        op.name == "memref.store" and _is_place(op, store) for op in block.ops if op is not loop
    )


def _is_place(one: Operation, other: Operation) -> bool:
    return one.operands[1] is other.operands[1] and (
        [*map(linear_of, one.operands[2:])] == [*map(linear_of, other.operands[2:])]
    )


def _follows(loop: Operation, load: Operation) -> bool:
    """True if nothing is written between a load and a loop behind it."""
    before = loop.prev_op
    while before is not None and before is not load:
        if before.regions or any(effect_of(before).writes(before)) or not effect_of(before).known:
            return False
        before = before.prev_op
    return before is load


def _carry(loop: Operation, load: Operation, store: Operation) -> bool:
    front = Builder.at(loop)
    for op in (load, store):
        first = 1 if op is load else 2
        place = [copied(front, value, loop, {}) for value in op.operands[first:]]
        op.operands = [*op.operands[:first], *place]
    move(load, loop)
    value = store.operands[0]
    carried, left = carry(loop, load.results[0], lambda _: value)
    use = next(use for use in load.results[0].uses if use.operation is not loop)
    use.operation.operands[use.index] = carried
    _move_behind(loop, store, left)
    before = load.prev_op
    while before is not None and not before.regions and effect_of(before).is_nothing:
        before = before.prev_op
    if before is not None and before.name == "memref.store" and _is_place(before, store):
        replace(load, before.operands[0])
    return True


def _move_behind(loop: Operation, store: Operation, value: SSAValue) -> None:
    place = [copied(Builder.at(loop), one, loop, {}) for one in store.operands[2:]]
    store.operands = [value, store.operands[1], *place]
    behind = loop.next_op
    assert behind is not None
    move(store, behind)
    _forward(store)


def _forward(store: Operation) -> None:
    """Give what a store stores to those right behind it that load it."""
    value = store.operands[0]
    after = store.next_op
    while after is not None and not after.regions:
        following = after.next_op
        if after.name == "memref.load" and is_same_place(after, store):
            replace(after, value)
        elif not effect_of(after).is_nothing:
            break
        after = following
