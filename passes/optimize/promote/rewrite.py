"""Loads become the value of their slot, stores its new value; regions carry values in and out."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import last_of
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.dialects.support.process.trampoline import Task, drive
from ad_opt.passes.ops.catalogue import is_loop
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IntegerAttr, MemRefType
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from .liveness import Liveness
from .slots import Slots
from .ssa_joins import Graph, pass_on


class Promotion:
    """Rewrites one function."""

    def __init__(self, slots: Slots, liveness: Liveness):
        self._slots = slots
        self._liveness = liveness
        self._now: dict[int, SSAValue] = {}
        """The value of each slot at the place that is rewritten."""
        self._unset: dict[tuple[Operation, Attribute], SSAValue] = {}

    def run(self, func: Operation) -> None:
        """Rewrite the function's body, then remove the buffers."""
        for region in func.regions:
            drive(self._region(region))
        for op in self._slots.others:
            if op.name == "memref.dim":
                _fold_dim(op)
            else:
                erase(op)
        for alloc in self._slots.of:
            erase(alloc)

    def _value(self, slot: int) -> SSAValue:
        """The slot's value here; a zero, made where the buffer was, if it was never set."""
        found = self._now.get(slot)
        if found is None:
            home, type = self._slots.home[slot], self._slots.types[slot]
            found = self._unset.get((home, type))
            if found is None:
                found = self._unset[home, type] = Builder.at(home).zero(type)
        return found

    def _region(self, region: Region) -> Task:
        if region.first_block is region.last_block:
            if region.first_block is not None:
                yield self._block(region.first_block)
            return
        yield self._graph(region)

    def _block(self, block: Block) -> Task:
        for op in self._slots.touches.get(block, ()):
            if (slot := self._slots.accessed.get(op)) is not None:
                if op.name == "memref.store":
                    self._now[slot] = op.operands[0]
                    erase(op)
                else:
                    replace(op, self._value(slot))
            elif op in self._slots.of:
                for slot in self._slots.of[op]:
                    self._now.pop(slot, None)
            else:
                yield self._operation(op)

    def _operation(self, op: Operation) -> Task:
        """Rewrite the regions of an operation, and let it carry what it sets."""
        carried = self._liveness.carried(op)
        entering = [self._value(slot) for slot in carried] if is_loop(op) else []
        saved = {slot: self._now.get(slot) for slot in self._liveness.facts[op].written}
        for region in op.regions:
            self._restore(saved)
            yield self._carry_through(op, region, carried)
        self._restore(saved)
        if carried:
            types = [self._slots.types[slot] for slot in carried]
            results = _widen(op, entering, types)
            self._now.update(zip(carried, results, strict=True))

    def _restore(self, saved: dict[int, SSAValue | None]) -> None:
        for slot, value in saved.items():
            if value is None:
                self._now.pop(slot, None)
            else:
                self._now[slot] = value

    def _carry_through(self, op: Operation, region: Region, carried: Sequence[int]) -> Task:
        """One region: slots enter as arguments of loops, and leave by the terminator."""
        if carried and region.first_block is None:
            region.add_block(Block([scf.YieldOp()]))
        if is_loop(op):
            block = region.block
            for slot in carried:
                self._now[slot] = block.insert_arg(self._slots.types[slot], len(block.args))
        yield self._region(region)
        if carried:
            last = last_of(region.block)
            last.operands = [*last.operands, *(self._value(slot) for slot in carried)]

    def _graph(self, region: Region) -> Task:
        """A region of several blocks: arguments where different values meet."""
        graph = Graph(region, self._slots, self._liveness)
        outer = {slot: self._now.get(slot) for slot in graph.slots}
        leaving: dict[Block, dict[int, SSAValue]] = {}
        for block in graph.tree.order:
            above = graph.tree.immediate_dominator(block)
            known = leaving.get(above, {}) if above is not None else {}
            self._restore({slot: known.get(slot, outer[slot]) for slot in graph.slots})
            for slot in graph.joins[block]:
                self._now[slot] = block.insert_arg(self._slots.types[slot], len(block.args))
            yield self._block(block)
            leaving[block] = {s: self._now[s] for s in graph.slots if s in self._now}
            last = last_of(block)
            wanted = [graph.joins[successor] for successor in last.successors]
            pass_on(last, [[self._value(slot) for slot in slots] for slots in wanted])


def _widen(
    op: Operation, entering: Sequence[SSAValue], types: Sequence[Attribute]
) -> Sequence[SSAValue]:
    """Replace ``op`` by one with further operands and results; gives the further results."""
    new = make(
        op.__class__,
        operands=[*op.operands, *entering],
        result_types=[*(result.type for result in op.results), *types],
        properties=op.properties,
        attributes=op.attributes,
        regions=[op.detach_region(region) for region in list(op.regions)],
    )
    new.location = op.location
    block = op.parent
    assert block is not None
    block.insert_op_before(new, op)
    count = len(op.results)
    replace(op, *new.results[:count])
    return new.results[count:]


def _fold_dim(op: Operation) -> None:
    type, at = op.operands[0].type, op.operands[1].owner
    assert isinstance(type, MemRefType)
    assert isinstance(at, arith.ConstantOp)
    assert isinstance(at.value, IntegerAttr)
    replace(op, Builder.at(op).index(type.get_shape()[at.value.value.data]))
