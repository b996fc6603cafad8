"""Sums in memory that a loop adds to in branches: each branch gives its term, and the loop adds.

``if (q < 1) rho[i] += a; else if (q < 2) rho[i] += b;`` loads and stores the sum in each branch, so
that iterations wait for each other's memory. With -0.0 where nothing is added, which changes no
number, the loop adds in every iteration.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from ad_opt.dialects.support.ir.build import Builder, also_yield
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import (
    constant_of,
    is_inside,
    is_made_in,
    is_unsigned,
    scf_loops_around,
    walk,
)
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.analysis.affine.linear import linear_of
from ad_opt.passes.analysis.affine.polynomials import Polynomial, polynomial_of
from ad_opt.passes.ops.catalogue import accesses_at_operands, effect_of, is_load
from ad_opt.passes.ops.memory_ops import is_plain
from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, FloatAttr, MemRefType
from xdsl.dialects.memref import AllocaOp, AllocOp
from xdsl.dialects.scf import YieldOp
from xdsl.ir import Block, BlockArgument, Operation, SSAValue

from ..loops.hoist_invariants import surely_runs

_MOST = 32
"""Most operations beside a loop among which stores are looked for. A guess: a sum begins right in
front of its loop, and it keeps the pass linear."""


@dataclass(eq=False)
class Sum:
    """A load, an addition and a store of a sum at a place that a loop does not move; or an inner
    loop in the place of the addition, which carries the sum.
    """

    load: Operation
    add: Operation
    store: Operation

    @property
    def term(self) -> SSAValue:
        """The value that is added, or taken away."""
        left, right = self.add.operands
        return right if left is self.load.results[0] else left


def sum_at(store: Operation, loop: Operation) -> Sum | None:
    """The sum that a store of a loop is of."""
    if not accesses_at_operands(store) or is_load(store) or not is_plain(store):
        return None
    value = store.operands[0]
    add = value.owner
    if not isinstance(add, Operation) or add.parent is not store.parent:
        return None
    if not value.has_one_use() and not _is_also_left(value, store, loop):
        return None
    for old in _may_be_sum_before(add, value):
        load = old.owner
        if (
            isinstance(load, Operation)
            and load.parent is store.parent
            and old.has_one_use()
            and accesses_at_operands(load)
            and is_load(load)
            and is_plain(load)
            and is_same_place(load.operands, store.operands[1:])
            and not any(is_made_in(x, loop) for x in _places(load, store))
        ):
            return Sum(load, add, store)
    return None


def _is_also_left(value: SSAValue, store: Operation, loop: Operation) -> bool:
    """True if a value is only stored right in a loop, and given to its next iteration or left."""
    body = loop.regions[0].block
    users = {use.operation for use in value.uses} - {store}
    return store.parent is body and users == {body.last_op}


def _may_be_sum_before(add: Operation, value: SSAValue) -> Sequence[SSAValue]:
    """The operands that may be the sum so far, of which an operation makes a value."""
    if add.name == "scf.for":
        return add.operands[3:][add.results.index(value) :][:1]
    if add.name == "arith.subf":
        return add.operands[:1]
    return add.operands if add.name == "arith.addf" else ()


def _places(load: Operation, store: Operation) -> Sequence[SSAValue]:
    return (*load.operands, *store.operands[1:])


def is_same_place(one: Sequence[SSAValue], other: Sequence[SSAValue]) -> bool:
    """True if two lists of a buffer and subscripts are one place."""
    return one[0] is other[0] and [*map(linear_of, one[1:])] == [*map(linear_of, other[1:])]


def conditional_sums(loop: Operation) -> list[tuple[Operation, list[Sum]]]:
    """Branches right in the body of a loop, with the sums at one place in them, of which one
    is reached at most.
    """
    found: list[tuple[Operation, list[Sum]]] = []
    for op in loop.regions[0].block.ops:
        if op.name != "scf.if":
            continue
        places: list[list[Sum]] = []
        for inner in walk(op):
            one = sum_at(inner, loop)
            if one is not None and _is_in_branches(inner, op):
                same = (p for p in places if is_same_place(p[0].load.operands, one.load.operands))
                place = next(same, None)
                if place is None:
                    places.append([one])
                else:
                    place.append(one)
        found += ((op, place) for place in places if _may_be_terms(place, op))
    return found


def _is_in_branches(op: Operation, top: Operation) -> bool:
    around = op.parent_op()
    while around is not None and around is not top:
        if around.name != "scf.if":
            return False
        around = around.parent_op()
    return around is top


def _may_be_terms(sums: Sequence[Sum], top: Operation) -> bool:
    """True for sums of terms of one type of floats that exclude each other."""
    types = {one.load.results[0].type for one in sums}
    added = all(one.add.name in ("arith.addf", "arith.subf") for one in sums)
    floats = len(types) == 1 and isinstance(types.pop(), AnyFloat)
    return added and floats and _exclude_each_other(sums, top)


def _exclude_each_other(sums: Sequence[Sum], top: Operation) -> bool:
    """True if at most one of some sums is reached, whichever way the branches go."""
    return all(_one_each(region.block, sums) for region in top.regions if region.blocks)


def _one_each(block: Block, sums: Sequence[Sum]) -> bool:
    here = [one for one in sums if one.store.parent is block]
    inner = [
        op
        for op in block.ops
        if op.name == "scf.if" and any(is_inside(one.store, op) for one in sums)
    ]
    return len(here) + len(inner) <= 1 and all(_exclude_each_other(sums, op) for op in inner)


def may_access_always(one: Sum, loop: Operation) -> bool:
    """True if the place of a sum is there to be written in front of a loop, though it may have no
    iterations: it is in a buffer of the function's own, or is stored beside the loop, or one
    around, in any case; or else in each iteration of a loop that has some.
    """
    place = one.load.operands
    if surely_runs(loop) and any(_is_store_to(op, place) for op in loop.regions[0].block.ops):
        return True
    for around in (loop, *scf_loops_around(loop)):
        if any(is_made_in(value, around) for value in place):
            break
        for way in (-1, 1):
            if any(_is_store_to(op, place) for op in islice(_quiet(around, way), _MOST)):
                return True
    return is_of_own(one.load, loop)


def _is_store_to(op: Operation, place: Sequence[SSAValue]) -> bool:
    stores = accesses_at_operands(op) and not is_load(op) and is_plain(op)
    return stores and is_same_place(op.operands[1:], place)


def _quiet(op: Operation, way: int) -> Iterator[Operation]:
    """Operations in front of one, or behind it, up to one that may end the function or free."""
    near = op.next_op if way > 0 else op.prev_op
    while near is not None and not near.regions:
        if not effect_of(near).is_nothing and not accesses_at_operands(near):
            return
        yield near
        near = near.next_op if way > 0 else near.prev_op


def is_of_own(load: Operation, loop: Operation) -> bool:
    """True if a load is of an element of a buffer that the function has allocated around a loop and
    not yet freed.
    """
    buffer, *indices = load.operands
    made = buffer.owner
    if not isinstance(made, AllocOp | AllocaOp) or made.parent is None:
        return False
    around = made.parent.find_ancestor_op_in_block(loop)
    frees = [use.operation for use in buffer.uses if use.operation.name == "memref.dealloc"]
    if around is None or any(
        op.parent is not made.parent or op.is_before_in_block(around) for op in frees
    ):
        return False
    type_ = buffer.type
    assert isinstance(type_, MemRefType)
    sizes = iter(made.dynamic_sizes)
    extents = [
        polynomial_of(next(sizes)) if size < 0 else Polynomial.number(size)
        for size in type_.get_shape()
    ]
    return all(map(_is_within, indices, extents))


def _is_within(index: SSAValue, extent: Polynomial) -> bool:
    """True if a subscript is a number, or the variable of a loop, from 0 up to an extent."""
    number = constant_of(index)
    if number is not None:
        return number >= 0 and extent.known is not None and number < extent.known
    loop = index.owner.parent_op() if isinstance(index, BlockArgument) else None
    if loop is None or loop.name != "scf.for" or index is not loop.regions[0].block.args[0]:
        return False
    low = constant_of(loop.operands[0])
    if low is None or low < 0 or is_unsigned(loop):
        return False
    left = extent.plus(polynomial_of(loop.operands[1]), -1).known
    return left is not None and left >= 0


def add_always(branch: Operation, sums: Sequence[Sum]) -> Sum:
    """Let branches give terms, and add what they give behind them."""
    first = sums[0]
    type_ = first.load.results[0].type
    assert isinstance(type_, AnyFloat)
    none = Builder.at(branch).value(arith.ConstantOp(FloatAttr(-0.0, type_)))
    by_block = {one.store.parent: one for one in sums}
    term = _yielded(branch, by_block, none)
    b = Builder.behind(branch)
    load = b.emit(first.load.clone())
    flags = {one.add.properties.get("fastmath") for one in sums}
    fast = flags.pop() if len(flags) == 1 else None
    properties = {} if fast is None else {"fastmath": fast}
    operands = (load.results[0], term)
    add = b.emit(
        make(arith.AddfOp, operands=operands, result_types=(type_,), properties=properties)
    )
    store = first.store.clone()
    store.operands = [add.results[0], *load.operands]
    b.emit(store)
    for one in sums:
        for op in (one.store, one.add, one.load):
            erase(op)
    return Sum(load, add, store)


def _yielded(branch: Operation, sums: dict[Block | None, Sum], none: SSAValue) -> SSAValue:
    other = branch.regions[1]
    if other.first_block is None:
        other.add_block(Block([YieldOp()]))
    values: list[SSAValue] = []
    for region in branch.regions:
        block = region.block
        value = none
        if (one := sums.get(block)) is not None:
            value = one.term
            if one.add.name == "arith.subf":
                value = Builder.at(one.add).value(arith.NegfOp(value))
        else:
            for op in [*block.ops]:
                if op.name == "scf.if" and any(is_inside(one.store, op) for one in sums.values()):
                    value = _yielded(op, sums, none)
        values.append(value)
    return also_yield(branch, values)
