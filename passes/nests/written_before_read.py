"""Buffers that a block writes before it reads them, whatever they held when it began."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from ad_opt.passes.analysis.affine.nests import Access, Loop
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Block


def is_written_first(block: Block, accesses: Sequence[Access], fixed: AbstractSet[int]) -> bool:
    """True if in each run of ``block``, in which all ``accesses`` to a buffer are, an element is
    written before it is read. Subscripts in the dimensions ``fixed`` are the same for all.

    The first operation of the block that touches the buffer writes all of it, and reads nothing
    but what it has just written.
    """
    ordered = sorted(accesses, key=lambda access: access.order)
    first = block.find_ancestor_op_in_block(ordered[0].op)
    assert first is not None
    begun = [one for one in ordered if block.find_ancestor_op_in_block(one.op) is first]
    store = next((access for access in begun if access.writes), None)
    if store is None or not fills(store, block, fixed):
        return False
    return all(
        access is store or access.writes or (access.order > store.order and _sees(access, store))
        for access in begun
    )


def fills(store: Access, block: Block, fixed: AbstractSet[int] = frozenset()) -> bool:
    """True if a store, in loops that each run of ``block`` runs, writes every element whose
    subscripts in the dimensions ``fixed`` are its own.
    """
    type_ = store.memref.type
    if store.subscripts is None or not isinstance(type_, MemRefType):
        return False
    loops = {loop.op: loop for loop in store.loops}
    inside: list[Loop] = []
    owner = store.op.parent_op()
    while owner is not None and owner is not block.parent_op():
        if owner not in loops or not loops[owner].trips:
            return False
        inside.append(loops[owner])
        owner = owner.parent_op()
    by_variable = {loop.iv: loop for loop in inside}
    shape = type_.get_shape()
    for axis, form in enumerate(store.subscripts):
        if axis in fixed:
            continue
        if form is None or form.constant or list(form.terms.values()) != [1]:
            return False
        loop = by_variable.pop(next(iter(form.terms)), None)
        if loop is None or not _is_whole(loop, shape[axis]):
            return False
    return True


def _is_whole(loop: Loop, extent: int) -> bool:
    """True if a loop counts from 0 to an extent by one."""
    lows = [form.known for form in loop.lower]
    return loop.step == 1 and loop.trips == extent and lows == [0]


def _sees(load: Access, store: Access) -> bool:
    """True if a load, which is behind a store, reads an element that the store has just written:
    that of its own iteration, or one of all that loops in front of it have filled.
    """
    if load.subscripts == store.subscripts and load.loops[: len(store.loops)] == store.loops:
        return True
    if load.subscripts is None or store.subscripts is None:
        return False
    around = [one for one, other in zip(load.loops, store.loops, strict=False) if one is other]
    if not around:
        return False
    block = around[-1].op.regions[0].block
    filling = block.find_ancestor_op_in_block(store.op)
    reading = block.find_ancestor_op_in_block(load.op)
    if filling is None or reading is None or not filling.is_before_in_block(reading):
        return False
    variables = {loop.iv for loop in around}
    same = {
        axis
        for axis, (one, other) in enumerate(zip(load.subscripts, store.subscripts, strict=True))
        if one is not None and one == other and variables.issuperset(one.terms)
    }
    return fills(store, block, same)
