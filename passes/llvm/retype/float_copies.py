"""Floats that may be addresses are moved as bytes.

Of a union of a double and an address, optimisers load a double and store it elsewhere, whichever it
is. The shadow of an address would stay behind: so what is loaded where addresses lie, too, and is
stored as it is, also by way of selects and arguments of blocks, goes through memory of its own, by
copies of bytes that say so (``ad_opt.mixed_addresses``). What computes with the float keeps it.

    %x = llvm.load %p : f64         ->   %x = llvm.load %p : f64;  copy %p to %slot
    llvm.store %x, %q : f64              copy %slot to %q
"""

from __future__ import annotations

from typing import cast

from ad_opt.dialects.llvm.addresses import memcpy, plain, store_to
from ad_opt.dialects.llvm.layouts import PTR, size_and_alignment
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.dialects.typetree.kinds import POINTER, POINTER_SIZE
from ad_opt.passes.analysis.type_trees import TypeTrees
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import (
    MIXED,
    MIXED_ADDRESSES,
    MIXED_DOUBLES,
)
from ad_opt.passes.analysis.type_trees.fixpoint.access import bytes_of
from ad_opt.passes.analysis.type_trees.fixpoint.fixpoint import FunctionState
from ad_opt.passes.analysis.type_trees.results.shared_places import SharedPlaces
from ad_opt.passes.ops.catalogue import accesses_memory
from ad_opt.passes.ops.memory_ops import is_plain
from xdsl.dialects.builtin import (
    AnyFloat,
    DenseArrayBase,
    IntAttr,
    IntegerAttr,
    f64,
    i1,
    i8,
    i64,
)
from xdsl.dialects.llvm import LLVMArrayType
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue

from .register_pieces import behind, constant, create, sources_of

MAX_STEPS = 64
"""Most selects and arguments of blocks that are followed from a store back to loads. A guess
that bounds compile time.
"""


def copy_floats(function: Operation, trees: TypeTrees) -> bool:
    """Move the floats of a function that may be addresses as bytes; whether there may be any."""
    ops = [op for block in function.regions[0].blocks for op in block.ops]
    places = [SharedPlaces(state) for state in trees.states_of(function)]
    for op in filter(_is_for_address, ops):
        for one in places:
            one.add(op)
    loads = [
        op for op in ops if op.name == "llvm.load" and _size(op.results[0].type) and is_plain(op)
    ]
    stores = [
        op for op in ops if op.name == "llvm.store" and _size(op.operands[0].type) and is_plain(op)
    ]
    slots = _Slots(function)
    changed = True
    while changed:  # what is copied makes more places known
        slots.find(loads, places)
        found = [store for store in stores if slots.leads_to_load(store.operands[0])]
        for store in found:
            value, target = store.operands
            copy = _copy(Builder.at(store), target, slots.of(value), value.type)
            for one in places:
                one.add(copy)
            stores.remove(store)
            erase(store)
        changed = bool(found)
    return bool(slots.loads) or any(_may_be_address(store, places) for store in stores)


def _size(type: Attribute) -> int:
    """Bytes of floats as large as an address, or as several; 0 for all else."""
    if not isinstance(scalar_type(type), AnyFloat):
        return 0
    size = size_and_alignment(type)[0]
    return size if size % POINTER_SIZE == 0 else 0


def _may_be_address(access: Operation, places: list[SharedPlaces]) -> bool:
    """True if there are addresses, too, where a float is loaded or stored."""
    loads = access.name == "llvm.load"
    address = access.operands[0 if loads else 1]
    size = _size((access.results[0] if loads else access.operands[0]).type)
    return any(
        any(True for _ in one.others(address, size)) or _is_told(one.state, address, size)
        for one in places
    )


def _is_told(state: FunctionState, address: SSAValue, size: int) -> bool:
    told = state.known(address).data0
    return any(POINTER in bytes_of(told, at).claims for at in range(0, size, POINTER_SIZE))


def _is_for_address(access: Operation) -> bool:
    """True if what an access moves is an address, or may be one."""
    if MIXED_ADDRESSES in access.attributes:
        return True
    if not accesses_memory(access):
        return False
    value = access.results[0] if access.results else access.operands[0]
    return value.type == PTR


class _Slots:
    """Memory that holds the bytes of registers of one function."""

    def __init__(self, function: Operation):
        block = function.regions[0].first_block
        assert block is not None
        self.entry: Block = block
        self.loads: set[SSAValue] = set()
        """Loaded values of which it is not known whether they are addresses."""
        self._of: dict[SSAValue, SSAValue] = {}
        self._leads: dict[SSAValue, bool] = {}

    def find(self, loads: list[Operation], places: list[SharedPlaces]) -> None:
        """Find what may be addresses among what is loaded."""
        self._leads.clear()
        unsure = (op for op in loads if op.results[0] not in self.loads)
        self.loads |= {op.results[0] for op in unsure if _may_be_address(op, places)}

    def leads_to_load(self, value: SSAValue) -> bool:
        """True if a register may be what a load that may be one of an address has loaded."""
        if value not in self._leads:
            pending, seen = [value], {value}
            while pending and len(seen) < MAX_STEPS and self.loads.isdisjoint(seen):
                new = [one for one in _inputs(pending.pop()) if one not in seen]
                seen.update(new)
                pending += new
            self._leads[value] = not self.loads.isdisjoint(seen)
        return self._leads[value]

    def of(self, value: SSAValue) -> SSAValue:
        """The address of memory that holds what a register does."""
        found = self._of.get(value)
        return found if found is not None else self._make(value)

    def _make(self, value: SSAValue) -> SSAValue:
        op = value.owner
        if isinstance(op, Operation) and op.name == "llvm.freeze":
            return self._note(value, self.of(op.operands[0]))
        if isinstance(op, Operation) and op.name == "llvm.select" and _inputs(value):
            sides = [self.of(side) for side in op.operands[1:]]
            new = create("llvm.select", [op.operands[0], *sides], PTR, **op.properties)
            return self._note(value, Builder.at(op).value(new))
        slot = self._note(value, self._memory(value.type))
        if isinstance(value, BlockArgument) and _inputs(value):
            self._pass(value, slot)
        elif value in self.loads:
            load = cast(Operation, op)
            _copy(behind(value), slot, load.operands[0], value.type)
        else:
            behind(value).emit(_store(value, slot))
        return slot

    def _pass(self, argument: BlockArgument, slot: SSAValue) -> None:
        """Fill the slot of an argument of a block: all arguments change at the same time."""
        arriving, type = self._memory(argument.type), argument.type
        _copy(behind(argument), slot, arriving, type)
        for op, _, values in sources_of(argument.block) or ():
            _copy(Builder.at(op), arriving, self.of(values[argument.index]), type)

    def _note(self, value: SSAValue, slot: SSAValue) -> SSAValue:
        self._of[value] = slot
        return slot

    def _memory(self, type: Attribute) -> SSAValue:
        first = self.entry.first_op
        assert first is not None
        b = Builder.at(first)
        one = b.value(constant(1, i64))
        bytes_ = LLVMArrayType(IntAttr(_size(type)), i8)
        alignment = IntegerAttr(POINTER_SIZE, i64)
        made = create("llvm.alloca", [one], PTR, elem_type=bytes_, alignment=alignment)
        return b.value(made)


def _inputs(value: SSAValue) -> list[SSAValue]:
    """The registers of which one is what a register is."""
    if isinstance(value, BlockArgument):
        sources = sources_of(value.block) or []
        branches = [op for op, _, _ in sources]
        if len(set(branches)) < len(branches):
            return []
        return [values[value.index] for _, _, values in sources]
    op = cast(Operation, value.owner)
    if op.name == "llvm.freeze":
        return [op.operands[0]]
    if op.name == "llvm.select" and op.operands[0].type == i1:
        return list(op.operands[1:])
    return []


def _store(value: SSAValue, slot: SSAValue) -> Operation:
    """A store of a float."""
    return store_to(value, slot, plain(POINTER_SIZE))


def _copy(b: Builder, target: SSAValue, source: SSAValue, type: Attribute) -> Operation:
    size = _size(type)
    said = DenseArrayBase.from_list(i64, list(range(size)))
    attributes: dict[str, Attribute] = {MIXED: said, MIXED_ADDRESSES: said}
    if scalar_type(type) == f64:
        attributes[MIXED_DOUBLES] = said
    return b.emit(memcpy(target, source, b.value(constant(size, i64)), attributes))
