"""Program slices: what one statement does to one node, cut out of the statement.

A statement stores to a node, at each point of the loops around the store, a value that it computes
from loads of other memory, from constants and from what the node held at this cell before. All
operations that this takes are the slice; whatever else the loops do is not looked at. `slice_of`
refuses, by number, what cannot be computed for one cell alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import prod

from ad_opt.dialects.support.ir.queries import is_made_in, walk
from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.analysis.affine.nests import Access, Loop, base_of, loops_of
from ad_opt.passes.ops.catalogue import effect_of, entry_of, is_call, is_element_load
from xdsl.dialects.builtin import IndexType
from xdsl.ir import BlockArgument, Operation, SSAValue

from .nodes import Node, exact_subscripts, loops_around, stores_fed
from .reasons import Refused


@dataclass(eq=False)
class Store:
    """A store of a slice, at known cells of loops with known bounds."""

    op: Operation
    subscripts: tuple[Linear, ...]
    loops: tuple[Loop, ...]

    @property
    def value(self) -> SSAValue:
        """The element that it stores."""
        return self.op.operands[0]


@dataclass(eq=False)
class Slice:
    """The part of a statement that makes a node what it is."""

    node: Node
    statement: Operation
    stores: list[Store]
    needed: set[Operation] = field(default_factory=set[Operation])
    """Operations of the statement that compute what is stored, and the loops around the stores."""
    whole: set[Operation] = field(default_factory=set[Operation])
    """Needed operations with regions that are copied as they are: loops that give values."""
    own: set[Operation] = field(default_factory=set[Operation])
    """Loads of the node itself, at the cell that is written."""
    reads: list[Operation] = field(default_factory=list[Operation])
    """Loads of other memory."""

    @property
    def kept(self) -> list[Loop]:
        """Loops whose variables occur in no subscript of a store: they write a cell repeatedly."""
        found: dict[SSAValue, Loop] = {}
        for store in self.stores:
            used = {value for form in store.subscripts for value in form.terms}
            found |= {one.iv: one for one in store.loops if one.iv not in used and one.trips != 1}
        return list(found.values())

    @property
    def repeats(self) -> int:
        """Iterations that a cell takes: of loops that write it repeatedly, or give its value."""
        inside = max(map(_trips, self.whole), default=1)
        return inside * prod(loop.trips or 1 for loop in self.kept)

    @property
    def is_partial(self) -> bool:
        """True if some operation is not defined for all operands, so that it may not run more."""
        return any(
            entry_of(op).partial or entry_of(op).divides or op in self.whole for op in self.needed
        )


def _trips(op: Operation) -> int:
    """Iterations of an operation and of those in it, where they are known."""
    own = prod(loop.trips or 1 for loop in loops_of(op))
    inner = (_trips(one) for region in op.regions for block in region.blocks for one in block.ops)
    return own * max(inner, default=1)


def slice_of(node: Node, statement: Operation, stores: Sequence[Access]) -> Slice:
    """The slice of a statement, of some of its stores to a node. Raises `Refused`."""
    slice = Slice(node, statement, [store_of(access) for access in stores])
    for store in slice.stores:
        slice.needed.add(store.op)
        slice.needed.update(loop.op for loop in store.loops)
    _cut_out(slice)
    _check_own(slice)
    return slice


def store_of(access: Access) -> Store:
    """The store with its subscripts, which must be made of variables of loops with known bounds."""
    subscripts = exact_subscripts(access.op)
    if subscripts is None:
        raise Refused(5)
    around = loops_around(access.op)
    if [loop.op for loop in access.loops] != around:
        raise Refused(142)
    if any(loop.op.results for loop in access.loops):
        raise Refused(142)
    if any(not isinstance(loop.iv.type, IndexType) for loop in access.loops):
        raise Refused(6)
    if any(loop.trips is None or loop.lower[0].known is None for loop in access.loops):
        raise Refused(6)
    variables = {loop.iv for loop in access.loops}
    inside = {value for form in subscripts for value in form.terms} - variables
    if any(_is_in(value, around) for value in inside):
        raise Refused(5)
    return Store(access.op, tuple(subscripts), access.loops)


def _is_in(value: SSAValue, around: Sequence[Operation]) -> bool:
    """True if a value is made in a loop."""
    return bool(around) and is_made_in(value, around[0])


def _owner(value: SSAValue) -> Operation:
    owner = value.owner
    assert isinstance(owner, Operation)
    return owner


def _cut_out(slice: Slice) -> None:
    """Follow operands from the stores back to what comes from outside of the statement."""
    loops = {loop.op for store in slice.stores for loop in store.loops}
    pending = [operand for store in slice.stores for operand in store.op.operands]
    copied: set[Operation] = set()
    """Operations in bodies that are copied as they are."""
    while pending:
        value = pending.pop()
        if isinstance(value, BlockArgument):
            _check_argument(value, loops)
            continue
        op = _owner(value)
        if op in slice.needed or op in copied or not slice.statement.is_ancestor(op):
            continue
        slice.needed.add(op)
        pending += op.operands
        _look_at(op, slice)
        if op.regions:
            slice.whole.add(op)
            for inner in walk(op):
                copied.add(inner)
                _look_at(inner, slice)
                pending += inner.operands


def _check_argument(value: BlockArgument, loops: set[Operation]) -> None:
    """Variables of loops are known; what the loops around the stores carry is not."""
    parent = value.block.parent_op()
    if parent in loops and value.index > 0:
        raise Refused(142)


def _look_at(op: Operation, slice: Slice) -> None:
    """Enter a load; refuse what does more than compute and load."""
    effect = effect_of(op)
    if is_call(op) or not effect.known or effect.ordered or effect.allocates:
        raise Refused(8)
    if effect.is_silent or op.regions:
        return
    if any(effect.writes(op)) or any(effect.frees(op)):
        raise Refused(8)
    if is_element_load(op) and base_of(op.operands[0]) == slice.node.base:
        slice.own.add(op)
    elif any(base_of(memref) == slice.node.base for memref in effect.reads(op)):
        raise Refused(8)
    else:
        slice.reads.append(op)


def _check_own(slice: Slice) -> None:
    """The node is read only for stores to the same cell, by the same subscripts."""
    cells = {store.op: store.subscripts for store in slice.stores}
    for op in slice.own:
        found = exact_subscripts(op)
        users = stores_fed(op)
        if found is None or users is None or op.parent_op() in slice.whole:
            raise Refused(4)
        if any(cells[user] != tuple(found) for user in users if user in cells):
            raise Refused(4)
