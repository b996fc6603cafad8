"""Slots: elements of buffers that can become values.

A *slot* is an element of a buffer of static shape of which every access is known: loads and stores
with constant indices, nothing else, so the buffer escapes nowhere. Stores must stand where the
rewriting can carry a value out again (`STRUCTURED`); loads may stand anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product, takewhile

from ad_opt.dialects.support.ir.queries import constant_of, outwards, walk
from ad_opt.dialects.support.ir.shaped_types import has_few_elements
from ad_opt.passes.ops.catalogue import accesses_at_operands, allocations_of, is_jump
from xdsl.dialects.builtin import (
    AnyFloat,
    ComplexType,
    IndexType,
    IntegerType,
    MemRefType,
    VectorType,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

STRUCTURED = frozenset(
    {
        "scf.for",
        "scf.if",
        "scf.while",
        "scf.index_switch",
        "scf.execute_region",
        "memref.alloca_scope",
    }
)
"""Operations that can carry the value of a slot out of their regions, if these have one block."""

ALLOCATIONS = allocations_of("memref")
TYPES = IntegerType | IndexType | AnyFloat | ComplexType

Place = tuple[int, ...]


class Slots:
    """The slots of a function, numbered, and everything that touches them."""

    def __init__(self, func: Operation, max_elements: int):
        self.types: list[Attribute] = []
        self.home: list[Operation] = []
        """Operation that allocates each slot."""
        self.of: dict[Operation, list[int]] = {}
        """The slots of each allocation."""
        self.accessed: dict[Operation, int] = {}
        """Slot of each load and store."""
        self.others: list[Operation] = []
        """Deallocations and dimension queries."""
        self.touches: dict[Block, list[Operation]] = {}
        """Operations of each block on slots, in order: allocations, loads, stores, and what is
        around such.
        """
        self._outermost: dict[Block, Region | None] = {}
        self._reachable: dict[Region, bool] = {}
        for op in walk(func):
            if op.name in ALLOCATIONS and has_few_elements(op.results[0].type, max_elements):
                self._consider(op)
        if self.of:
            self._order(func)
            if self._drop_uninitialised():
                self._order(func)

    def _consider(self, alloc: Operation) -> None:
        places: dict[Operation, Place] = {}
        others: list[Operation] = []
        for use in alloc.results[0].uses:
            op = use.operation
            if accesses_at_operands(op):
                place = _place(op, alloc.results[0])
                if place is None:
                    return
                places[op] = place
            elif op.name in ("memref.dealloc", "memref.dim") and _known(op):
                others.append(op)
            else:
                return
        if not self._may_carry(alloc, list(places)):
            return
        type = alloc.results[0].type
        assert isinstance(type, MemRefType)
        numbers: dict[Place, int] = {}
        for place in product(*map(range, type.get_shape())):
            numbers[place] = len(self.types)
            self.types.append(type.element_type)
            self.home.append(alloc)
        self.of[alloc] = list(numbers.values())
        self.accessed.update((op, numbers[place]) for op, place in places.items())
        self.others += others

    def _may_carry(self, alloc: Operation, accesses: Sequence[Operation]) -> bool:
        """True if every store can hand its value to what follows."""
        home = alloc.parent
        assert home is not None
        stores = [op for op in accesses if op.name == "memref.store"]
        if any(self._barrier(op.parent) is not self._barrier(home) for op in stores):
            return False
        region = home.parent
        if region is None or region.first_block is region.last_block:
            return True
        return all(op.parent is home for op in accesses) or self._is_plain_graph(region)

    def _barrier(self, block: Block | None) -> Region | None:
        """The innermost region around a block out of which no slot can be carried."""
        passed: list[Block] = []
        found: Region | None = None
        while block is not None and block not in self._outermost:
            passed.append(block)
            region = block.parent
            op = region.parent if region is not None else None
            one = region is not None and region.first_block is region.last_block
            if op is None or op.name not in STRUCTURED or not one:
                found, block = region, None
            else:
                block = op.parent
        if block is not None:
            found = self._outermost[block]
        self._outermost.update((each, found) for each in passed)
        return found

    def _is_plain_graph(self, region: Region) -> bool:
        """True if all blocks are reachable and all branches are of ``cf``."""
        known = self._reachable.get(region)
        if known is None:
            from ad_opt.dialects.support.ir.dominance import reverse_post_order

            blocks = list(region.blocks)
            last = [block.last_op for block in blocks]
            known = len(reverse_post_order(region)) == len(blocks) and all(
                op is not None and (not op.successors or is_jump(op)) for op in last
            )
            self._reachable[region] = known
        return known

    def _order(self, func: Operation) -> None:
        """Fill `touches`: an operation is entered when the first access in it is met."""
        self.touches = {}
        seen: set[Operation] = {func}
        for op in walk(func):
            if op not in self.accessed and op not in self.of:
                continue
            chain = list(takewhile(lambda around: around not in seen, outwards(op)))
            seen.update(chain)
            for each in reversed(chain):
                if each.parent is not None:
                    self.touches.setdefault(each.parent, []).append(each)

    def _drop_uninitialised(self) -> bool:
        """Give up slots that have no zero to stand for "not set", unless they are set at once.

        Says whether there are any.
        """
        before = len(self.of)
        for alloc, slots in list(self.of.items()):
            if has_zero(self.types[slots[0]]):
                continue
            block = alloc.parent
            assert block is not None
            if not self._all_set_first(alloc, block):
                del self.of[alloc]
                dropped = {op for op, slot in self.accessed.items() if slot in set(slots)}
                for op in dropped:
                    del self.accessed[op]
                self.others = [o for o in self.others if o.operands[0] is not alloc.results[0]]
        return len(self.of) < before

    def _all_set_first(self, alloc: Operation, block: Block) -> bool:
        ops = self.touches[block]
        unset = set(self.of[alloc])
        for op in ops[ops.index(alloc) + 1 :]:
            if op in self.accessed:
                if self.accessed[op] in unset and op.name == "memref.load":
                    return False
                unset.discard(self.accessed[op])
            elif op.regions and unset:
                # Something inside may touch what is not set yet.
                return False
        return not any(self.accessed[op] in unset for op in self.accessed)


def has_zero(type: Attribute) -> bool:
    """True if a constant of a type can stand for memory that was never set."""
    if isinstance(type, VectorType):
        return isinstance(type.element_type, IntegerType | IndexType | AnyFloat)
    return isinstance(type, TYPES)


def _place(access: Operation, memref: SSAValue) -> Place | None:
    """The constant indices of a load or store of ``memref``, within its bounds."""
    stores = access.name == "memref.store"
    if stores and access.operands[0] is memref:
        return None
    indices = [constant_of(value) for value in access.operands[1 + stores :]]
    assert isinstance(memref.type, MemRefType)
    place: list[int] = []
    for index, extent in zip(indices, memref.type.get_shape(), strict=True):
        if index is None or not 0 <= index < extent:
            return None
        place.append(index)
    return tuple(place)


def _known(op: Operation) -> bool:
    if op.name == "memref.dealloc":
        return True
    at = constant_of(op.operands[1])
    type = op.operands[0].type
    assert isinstance(type, MemRefType)
    return at is not None and 0 <= at < len(type.get_shape())
