"""Loops in which at most one iteration does something: that whose variable is a given value."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import each_once, walk
from ad_opt.passes.analysis.affine.nests import Access, loops_of, nests_in
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.ops.catalogue import is_element_store, is_for, only_reads
from ad_opt.passes.ops.fast_math import reassociates
from xdsl.dialects.builtin import AnyFloat
from xdsl.ir import Block, Operation, OpResult, SSAValue

from .one_hot import Comparison, comparisons_of, is_exact
from .selected_updates import Update, flags_of, update_of


@dataclass(eq=False)
class OneHot:
    """A loop, and the update in the innermost of the loops that stand in each other in it."""

    loop: Operation
    extent: int
    body: Block
    where: Comparison
    update: Update
    end: Operation
    """The store, or the terminator that hands on the accumulator."""
    new: SSAValue
    old: SSAValue
    load: Operation | None
    """The operation that reads the accumulator, if that is in memory."""
    start: SSAValue | None
    """The first value of the accumulator, if it is carried."""
    is_scatter: bool
    """True if the loop's variable says which element is updated."""
    slice: list[Operation]
    """Operations of the body that the variable is compared with the result of."""

    @property
    def flags(self) -> frozenset[str]:
        """The fast-math flags of the update."""
        return frozenset() if self.update.op is None else flags_of(self.update.op)


@dataclass(frozen=True)
class _Accumulator:
    end: Operation
    new: SSAValue
    old: SSAValue
    load: Operation | None
    start: SSAValue | None
    is_scatter: bool
    is_ordered: bool
    """True if each element is updated in the same order without the loop."""


def one_hot_loop(loop: Operation, aliasing: Aliasing, *, finite: bool) -> OneHot | None:
    """Read a loop as one that does something in one iteration; ``None`` if it is none."""
    (facts,) = loops_of(loop)
    if facts.step != 1 or not facts.trips or [form.known for form in facts.lower] != [0]:
        return None
    body = _innermost(loop)
    if body is None:
        return None
    variable = loop.regions[0].block.args[0]
    found = _carried(loop, body) if loop.results else _in_memory(loop, body, aliasing)
    if found is None:
        return None
    for where in _comparisons(body, variable):
        needed = slice_of(where.other, body, {variable, found.old})
        if needed is None or not is_exact(where, facts.trips):
            continue
        update = update_of(found.new, found.old, where, finite=finite)
        if update is None or not (found.is_ordered or _may_reorder(update)):
            continue
        return OneHot(
            loop,
            facts.trips,
            body,
            where,
            update,
            found.end,
            found.new,
            found.old,
            found.load,
            found.start,
            found.is_scatter,
            needed,
        )
    return None


def _innermost(loop: Operation) -> Block | None:
    """The body of the innermost of loops that stand in each other, if nothing but what only reads
    stands beside them, and nothing of that depends on the outermost variable.
    """
    variable = loop.regions[0].block.args[0]
    block = loop.regions[0].block
    while True:
        nested = [op for op in block.ops if op.regions]
        if not all(only_reads(op) for op in block.ops if op not in nested):
            if nested or not all(only_reads(op) or is_element_store(op) for op in block.ops):
                return None
        if not nested:
            return block
        (inner,) = nested if len(nested) == 1 else (loop,)
        if inner is loop or not is_for(inner) or inner.results:
            return None
        if any(variable in op.operands for op in block.ops):
            return None
        block = inner.regions[0].block


def _carried(loop: Operation, body: Block) -> _Accumulator | None:
    end = body.last_op
    if body is not loop.regions[0].block or len(loop.results) != 1 or end is None:
        return None
    if any(is_element_store(op) for op in body.ops):
        return None
    start = loop.operands[len(loop.operands) - 1]
    return _Accumulator(end, end.operands[0], body.args[1], None, start, False, True)


def _in_memory(loop: Operation, body: Block, aliasing: Aliasing) -> _Accumulator | None:
    """The one store, and the load of the element that it overwrites."""
    accesses = nests_in(loop).accesses
    stores = [access for access in accesses if access.writes]
    if len(stores) != 1 or not is_element_store(stores[0].op):
        return None
    (store,) = stores
    loads = [access for access in accesses if not access.writes]
    own = [load for load in loads if _is_same(load, store) and load.op.parent is body]
    if len(own) != 1 or store.subscripts is None:
        return None
    others = (load for load in loads if load is not own[0])
    if any(aliasing.may_alias(load.memref, store.memref) for load in others):
        return None
    variable = loop.regions[0].block.args[0]
    moving = [form for form in store.subscripts if form is not None and variable in form.terms]
    alone = any(set(form.terms) == {variable} for form in moving)
    ordered = body is loop.regions[0].block or alone
    new, old = store.op.operands[0], own[0].op.results[0]
    return _Accumulator(store.op, new, old, own[0].op, None, bool(moving), ordered)


def _is_same(load: Access, store: Access) -> bool:
    return (
        load.memref is store.memref
        and load.subscripts == store.subscripts
        and store.subscripts is not None
        and None not in store.subscripts
    )


def _comparisons(body: Block, variable: SSAValue) -> Iterator[Comparison]:
    for op in body.ops:
        for found in comparisons_of(op):
            if found.variable is variable:
                yield found


def slice_of(value: SSAValue, body: Block, without: set[SSAValue]) -> list[Operation] | None:
    """Operations of ``body`` that compute a value, in order; ``None`` if it depends on some."""
    needed: set[Operation] = set()
    pending = [value]
    for one in each_once(pending):
        if one in without:
            return None
        if isinstance(one, OpResult) and one.op.parent is body:
            needed.add(one.op)
            pending += one.op.operands
    return [op for op in body.ops if op in needed]


def _may_reorder(update: Update) -> bool:
    """True if the order of updates of one element does not count."""
    if update.op is None:
        return False
    exact = not isinstance(update.op.results[0].type, AnyFloat)
    return exact or reassociates(update.op)


def compared_loops(func: Operation) -> list[Operation]:
    """Loops whose variable is compared for equality in them, outer ones first."""
    operations = list(walk(func))
    compared = {found.variable for op in operations for found in comparisons_of(op)}
    return [op for op in operations if is_for(op) and op.regions[0].block.args[0] in compared]
