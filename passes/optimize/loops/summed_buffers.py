"""Accesses to a local buffer of which only sums along one dimension are ever read.

Reverse mode makes such buffers: the cotangent of what was the same for all elements of a row is the
sum of the row. `classify` says of each access to the buffer what it does to these sums:

- **add**: one element grows by a value, and so does the sum of its row;
- **clear** and **assign**: a loop over the row sets every element;
- **drain**: a loop over the row adds every element, times something, to one sum.

A buffer with any other use has none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.build import Index
from ad_opt.dialects.support.ir.queries import (
    ancestors,
    constant_of,
    defining_op,
    is_made_in,
    known_float,
)
from ad_opt.passes.ops.fast_math import reassociates
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, f32, f64
from xdsl.ir import Block, BlockArgument, Operation, SSAValue

_WIDE = (f32, f64)
"""Types of which a row without its factors can be summed."""
CLOSE = 64
"""Most operations between a load and the store that belongs to it. Measured on gmm: the gradient
takes 3.3 to 3.6 of the primal with 0, and 3.0 to 3.2 with 16, 64 and 256.
"""


@dataclass(frozen=True)
class Access:
    """Effect of one load or store, or of both together, on the sum of a row."""

    kind: str
    """``add``, ``clear``, ``assign`` or ``drain``."""
    loop: Operation | None
    """The ``scf.for`` over the row; ``None`` where one element is added to."""
    row: tuple[SSAValue, ...]
    """The indices of the row: those of the element without the summed dimension."""
    load: Operation | None = None
    store: Operation | None = None
    steps: tuple[Operation, ...] = ()
    """``add``: the addition; ``drain``: all that the element passes through, the sum last."""

    @property
    def operations(self) -> Iterator[Operation]:
        """The loads and stores."""
        yield from (op for op in (self.load, self.store) if op is not None)


@dataclass
class Accesses:
    """All accesses to a buffer, for one dimension."""

    dimension: int
    found: list[Access] = field(default_factory=list[Access])
    others: list[Operation] = field(default_factory=list[Operation])
    """Uses that ask for a size or free the buffer."""


def classify(alloc: Operation, dimension: int) -> Accesses | None:
    """The accesses to a buffer, if sums along the dimension are all that is read."""
    found = Accesses(dimension)
    uses = [use.operation for use in alloc.results[0].uses]
    loads = [op for op in uses if op.name == "memref.load"]
    stores = {op for op in uses if op.name == "memref.store" and op.operands[1] is alloc.results[0]}
    found.others = [op for op in uses if op.name in ("memref.dealloc", "memref.dim")]
    asks = [op for op in found.others if op.name == "memref.dim"]
    if any(constant_of(op.operands[1]) is None for op in asks):
        return None
    if len(loads) + len(stores) + len(found.others) != len(uses) or not loads:
        return None
    for load in loads:
        access = _added(load, dimension, stores) or _drained(load, dimension)
        if access is None:
            return None
        if access.store is not None:
            stores.discard(access.store)
        found.found.append(access)
    for store in stores:
        access = _set(store, dimension)
        if access is None:
            return None
        found.found.append(access)
    kinds = {access.kind for access in found.found}
    return found if {"add", "drain"} <= kinds and _apart(found.found) else None


def _apart(accesses: Sequence[Access]) -> bool:
    """True if every loop over a row does to the buffer nothing that must come in between."""
    within: dict[Operation, list[Access]] = {}
    for access in accesses:
        for op in access.operations:
            for around in ancestors(op):
                if around.name == "scf.for" and access not in within.get(around, ()):
                    within.setdefault(around, []).append(access)
    return all(access.loop is None or _alone(access, within[access.loop]) for access in accesses)


def _alone(access: Access, beside: Sequence[Access]) -> bool:
    others = [one for one in beside if one is not access]
    if access.kind == "add":
        # The sum is added behind the loop: nothing in the loop may read or set the row before.
        return all(one.kind == "add" for one in others)
    if not others:
        return True
    # A row may be cleared while it is drained.
    kinds = {access.kind, *(one.kind for one in others)}
    if len(others) != 1 or kinds != {"drain", "clear"} or access.row != others[0].row:
        return False
    drain, clear = (access, others[0]) if access.kind == "drain" else (others[0], access)
    assert drain.load is not None
    assert clear.store is not None
    return drain.load.is_before_in_block(clear.store)


def _indices(op: Operation) -> tuple[SSAValue, ...]:
    return tuple(op.operands[1 if op.name == "memref.load" else 2 :])


def _row(op: Operation, dimension: int) -> tuple[Operation, tuple[SSAValue, ...]] | None:
    """The loop over all of a row that ``op`` stands directly in, and the indices of the row."""
    indices = _indices(op)
    along, row = indices[dimension], indices[:dimension] + indices[dimension + 1 :]
    block = along.owner
    if not isinstance(block, Block) or block is not op.parent or along is not block.args[0]:
        return None
    loop = block.parent_op()
    if loop is None or loop.name != "scf.for" or any(is_made_in(index, loop) for index in row):
        return None
    memref = op.operands[0 if op.name == "memref.load" else 1]
    lower, upper, step = loop.operands[:3]
    full = constant_of(lower) == 0 and constant_of(step) == 1
    return (loop, row) if full and _is_extent(upper, memref, dimension) else None


def _element(op: Operation, dimension: int) -> tuple[None, tuple[SSAValue, ...]] | None:
    """The row of an element whose place in the row is a number."""
    indices = _indices(op)
    if constant_of(indices[dimension]) is None:
        return None
    return None, indices[:dimension] + indices[dimension + 1 :]


def _is_extent(upper: SSAValue, memref: SSAValue, dimension: int) -> bool:
    """True if a value is the size of a local buffer along a dimension."""
    alloc = memref.owner
    assert isinstance(alloc, Operation)
    size = size_of(alloc, dimension)
    if isinstance(size, int):
        return constant_of(upper) == size
    if (extent := defining_op(upper, "memref.dim")) is not None:
        return extent.operands[0] is memref and constant_of(extent.operands[1]) == dimension
    if (highest := defining_op(upper, "arith.maxsi")) is not None:
        # No buffer has a negative size.
        return size in highest.operands and any(constant_of(x) == 0 for x in highest.operands)
    return upper is size


def size_of(alloc: Operation, dimension: int) -> Index:
    """The extent of a local buffer."""
    type = alloc.results[0].type
    assert isinstance(type, MemRefType)
    shape = type.get_shape()
    if shape[dimension] != DYNAMIC_INDEX:
        return shape[dimension]
    return alloc.operands[list(shape[:dimension]).count(DYNAMIC_INDEX)]


def _added(load: Operation, dimension: int, stores: set[Operation]) -> Access | None:
    """``buffer[row, i] += value`` for all ``i`` or for one, as load, addition and store."""
    add = only_user(load)
    if add is None or add.name != "arith.addf" or add.parent is not load.parent:
        return None
    if add.operands[0] is add.operands[1]:
        return None
    store = only_user(add)
    if store is None or store not in stores or store.parent is not load.parent:
        return None
    place = _row(load, dimension) or _element(load, dimension)
    if place is None or _indices(load) != _indices(store):
        return None
    users = {use.operation for use in load.operands[0].uses}
    return Access("add", *place, load, store, (add,)) if _between(load, store, users) else None


def _between(load: Operation, store: Operation, users: set[Operation]) -> bool:
    """True if nothing between the two touches the buffer."""
    op = load.next_op
    for _ in range(CLOSE):
        if op is store:
            return True
        if op is None or op in users or op.regions:
            return False
        op = op.next_op
    return False


def _drained(load: Operation, dimension: int) -> Access | None:
    """``sum + c * buffer[row, i]`` for all ``i``, where the order of the sum does not matter."""
    place = _row(load, dimension)
    if place is None:
        return None
    steps: list[Operation] = []
    op = load
    while (op := only_user(op)) is not None and op.parent is load.parent:
        steps.append(op)
        if op.name in ("arith.addf", "arith.subf"):
            return (
                Access("drain", *place, load, None, tuple(steps))
                if sum_of(op) is not None
                else None
            )
        if not is_scaling(op, place[0]):
            return None
    return None


def is_scaling(op: Operation, loop: Operation) -> bool:
    """True if a sum over ``loop`` of what ``op`` gives is a multiple of the sum of an operand.

    A factor that is the same in all of the loop may stand outside if there is at least one element
    (infinity times no element is nothing), and if sums do not leave the range of the type.
    """
    if op.name == "arith.negf":
        return True
    if op.name != "arith.mulf" or all(is_made_in(x, loop) for x in op.operands):
        return False
    return op.results[0].type in _WIDE and (constant_of(loop.operands[1]) or 0) > 0


def sum_of(add: Operation) -> int | None:
    """Return which of its loop's carried values ``add`` adds to, in any order, without another
    use.
    """
    block = add.parent
    if not reassociates(add):
        return None
    terms = add.operands if add.name == "arith.addf" else add.operands[:1]
    for carried in terms:
        if isinstance(carried, BlockArgument) and carried.block is block and carried.index:
            place, last = carried.index - 1, only_user(add)
            if last is None or last.next_op is not None or len(list(carried.uses)) != 1:
                return None
            return place if last.operands[place] is add.results[0] else None
    return None


def _set(store: Operation, dimension: int) -> Access | None:
    """``buffer[row, i] = value`` for all ``i``."""
    place = _row(store, dimension)
    if place is None:
        return None
    zero = known_float(store.operands[0]) == 0
    return Access("clear" if zero else "assign", *place, None, store)


def only_user(op: Operation) -> Operation | None:
    """The operation that uses the result, if it is used once."""
    uses = list(op.results[0].uses)
    return uses[0].operation if len(uses) == 1 else None
