"""The pass that turns tapes into buffers, for tools that know core MLIR only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ad_opt.dialects.autodiff.tape import FIRST_CAPACITY
from ad_opt.dialects.autodiff.types import FrameType
from ad_opt.dialects.support.ir.build import Builder
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import memref, scf
from xdsl.dialects.builtin import IntegerAttr, MemRefType, ModuleOp
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue
from xdsl.passes import ModulePass

from .eligible_tapes import CARRIERS, Plan, parts_of, plans_of
from .frame_types import complete_frames
from .lifetimes import Lists, branch, copy_loop


class LowerTapePass(ModulePass):
    """Turn tapes that stay in one function into buffers and loops of core MLIR.

    A frame becomes one buffer for each slot (for each slot of the inner frame, where a slot holds
    frames). Everything is freed where the tape ends; what is allocated in loops is noted in lists
    for that. Other tapes stay as they are: those that are passed to functions (run `inline`
    first), hold pushed records, or are used in functions of several blocks. `lower-to-llvm`
    needs this pass for none of them, and its arena is faster.

        %t = autodiff.tape_begin : !autodiff.tape
        %f = autodiff.frame %t, %n : !autodiff.frame<f64>
        autodiff.save %x, %f[%i] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
        %y = autodiff.restore %f[%i] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
        autodiff.tape_end %t : !autodiff.tape
    becomes
        %f = memref.alloc(%n) : memref<?xf64>
        memref.store %x, %f[%i] : memref<?xf64>
        %y = memref.load %f[%i] : memref<?xf64>
        memref.dealloc %f : memref<?xf64>
    """

    name = "lower-tape"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        helpers: dict[Attribute, str] = {}
        for func in list(op.ops):
            if func.name == "builtin.module":
                self.apply(ctx, _as_module(func))
            elif func.name == "func.func":
                complete_frames(func)
                if plans := plans_of(func):
                    _Lowering(op, helpers, plans).run(func)


def _as_module(op: Operation) -> ModuleOp:
    assert isinstance(op, ModuleOp)
    return op


@dataclass
class _Lowering:
    """One function while its tapes are lowered."""

    module: ModuleOp
    helpers: dict[Attribute, str]
    plans: list[Plan]
    parts: dict[SSAValue, list[SSAValue]] = field(default_factory=dict[SSAValue, list[SSAValue]])
    """The buffers that stand for each frame, or the counts that stand for a mark."""
    lists: dict[SSAValue, Lists] = field(default_factory=dict[SSAValue, Lists])
    roots: dict[SSAValue, SSAValue] = field(default_factory=dict[SSAValue, SSAValue])
    by_tape: dict[SSAValue, Plan] = field(default_factory=dict[SSAValue, Plan])
    dead: list[Operation] = field(default_factory=list[Operation])
    dead_arguments: list[BlockArgument] = field(default_factory=list[BlockArgument])

    def run(self, func: Operation) -> None:
        """Visit every operation, parents first, then remove what was replaced."""
        self.by_tape.update((plan.begin.results[0], plan) for plan in self.plans)
        pending: list[Operation | None] = [func.regions[0].block.first_op]
        while pending:
            op = pending.pop()
            if op is None:
                continue
            pending.append(op.next_op)
            if (handler := HANDLERS.get(op.name)) is not None:
                handler(self, op)
                self.dead.append(op)
            elif op.name in CARRIERS:
                op = self.carry(op)
            for region in reversed(op.regions):
                for block in reversed(region.blocks):
                    pending.append(block.first_op)
        for op in reversed(self.dead):
            op.detach()
            op.erase(safe_erase=False)
        for arg in self.dead_arguments:
            arg.block.erase_arg(arg, safe_erase=False)

    def plan(self, op: Operation) -> Plan:
        """The plan of the tape that ``op`` works on."""
        return self.by_tape[op.operands[0]]

    def list_of(self, op: Operation) -> Lists:
        """The lists of the tape that ``op`` works on."""
        return self.lists[op.operands[0]]

    def expanded(self, value: SSAValue) -> list[SSAValue]:
        """Return the values that stand for a value."""
        return self.parts[value] if isinstance(value.type, FrameType) else [value]

    def keep(self, em: Builder, op: Operation, buffers: list[SSAValue]) -> None:
        """Let the buffers live until the tape ends."""
        lists = self.list_of(op)
        if self.plan(op).is_outer(op) and em.block is op.parent:
            lists.ends += buffers
            return
        for buffer in buffers:
            lists.keep(em, buffer)

    # ------------------------------------------------------------------ control flow

    def carry(self, op: Operation) -> Operation:
        """Let the buffers of frames flow where the frames did."""
        values = (*op.operands, *op.results)
        arguments = [arg for r in op.regions for block in r.blocks for arg in block.args]
        if not any(isinstance(value.type, FrameType) for value in (*values, *arguments)):
            return op
        for region in op.regions:
            for block in region.blocks:
                self._expand_arguments(block)
        operands = [part for value in op.operands for part in self.expanded(value)]
        if not any(isinstance(result.type, FrameType) for result in op.results):
            op.operands = operands
            return op
        types = [part for result in op.results for part in parts_of(result.type)]
        new = type(op).create(
            operands=operands,
            result_types=types,
            properties=op.properties,
            attributes=op.attributes,
            regions=[op.detach_region(region) for region in list(op.regions)],
            location=op.location,
        )
        assert op.parent is not None
        op.parent.insert_op_before(new, op)
        rest = list(new.results)
        for result in op.results:
            count = len(parts_of(result.type))
            mine: list[SSAValue] = [*rest[:count]]
            rest = rest[count:]
            if isinstance(result.type, FrameType):
                self.parts[result] = mine
            else:
                mine[0].name_hint = result.name_hint
                result.replace_all_uses_with(mine[0])
        self.dead.append(op)
        return new

    def _expand_arguments(self, block: Block) -> None:
        for arg in list(block.args):
            if isinstance(arg.type, FrameType):
                self.parts[arg] = [
                    block.insert_arg(part, arg.index + 1 + at)
                    for at, part in enumerate(parts_of(arg.type))
                ]
                self.dead_arguments.append(arg)


# ------------------------------------------------------------------ tapes


def _tape_begin(low: _Lowering, op: Operation) -> None:
    tape = op.results[0]
    low.lists[tape] = Lists(low.module, low.helpers)
    low.lists[tape].begin(Builder.at(op), low.by_tape[tape].kinds)


def _tape_end(low: _Lowering, op: Operation) -> None:
    low.list_of(op).end(Builder.at(op))


def _tape_mark(low: _Lowering, op: Operation) -> None:
    low.parts[op.results[0]] = low.list_of(op).mark(Builder.at(op))


def _tape_reset(low: _Lowering, op: Operation) -> None:
    low.list_of(op).reset(Builder.at(op), low.parts[op.operands[1]])


def _set_root(low: _Lowering, op: Operation) -> None:
    low.roots[op.operands[0]] = op.operands[1]


def _root(low: _Lowering, op: Operation) -> None:
    low.parts[op.results[0]] = low.parts[low.roots[op.operands[0]]]


def _arena_alloc(low: _Lowering, op: Operation) -> None:
    em = Builder.at(op)
    type = op.results[0].type
    assert isinstance(type, MemRefType)
    buffer = em.value(memref.AllocOp(op.operands[1:], [], type))
    indices, inner = em.elements(buffer)
    inner.emit(memref.StoreOp.get(inner.zero(type.element_type), buffer, indices))
    low.keep(em, op, [buffer])
    op.results[0].replace_all_uses_with(buffer)


def _defer_dealloc(low: _Lowering, op: Operation) -> None:
    lists = low.list_of(op)
    if low.plan(op).is_outer(op):
        lists.ends.append(op.operands[1])
    else:
        lists.keep(Builder.at(op), op.operands[1], deferred=True)


# ------------------------------------------------------------------ frames


def _allocate(em: Builder, frame: Attribute, capacity: SSAValue) -> list[SSAValue]:
    found: list[SSAValue] = []
    for part in parts_of(frame):
        found.append(em.value(memref.AllocOp([capacity], [], part)))
    return found


def _frame(low: _Lowering, op: Operation) -> None:
    em = Builder.at(op)
    buffers = _allocate(em, op.results[0].type, op.operands[1])
    low.parts[op.results[0]] = buffers
    low.keep(em, op, buffers)


def _frame_grow(low: _Lowering, op: Operation) -> None:
    """The frame itself while the record exists, otherwise a larger copy."""
    em = Builder.at(op)
    _, frame, capacity, index = op.operands
    old = low.parts[frame]
    types: list[Attribute] = [*(buffer.type for buffer in old), capacity.type]
    made, stay, grow = branch(em, em.compare("slt", index, capacity), types)
    stay.emit(scf.YieldOp(*old, capacity))
    wanted = grow.maximum(grow.maximum(grow.mul(capacity, 2), FIRST_CAPACITY), grow.add(index, 1))
    larger = _allocate(grow, frame.type, grow.index(wanted))
    copy_loop(grow, capacity, list(zip(old, larger, strict=True)))
    low.keep(grow, op, larger)
    grow.emit(scf.YieldOp(*larger, grow.index(wanted)))
    low.parts[op.results[0]] = list(made.results[:-1])
    op.results[1].replace_all_uses_with(made.results[-1])


def _slot(low: _Lowering, op: Operation, frame: SSAValue) -> list[SSAValue]:
    """The buffers of the slot that ``op`` accesses."""
    slot = op.properties["slot"]
    assert isinstance(frame.type, FrameType)
    assert isinstance(slot, IntegerAttr)
    counts = [len(parts_of(type)) for type in frame.type.types]
    first = sum(counts[: slot.value.data])
    return low.parts[frame][first : first + counts[slot.value.data]]


def _save(low: _Lowering, op: Operation) -> None:
    em = Builder.at(op)
    value, frame, index, _ = op.operands
    for part, buffer in zip(low.expanded(value), _slot(low, op, frame), strict=True):
        em.emit(memref.StoreOp.get(part, buffer, [index]))


def _restore(low: _Lowering, op: Operation) -> None:
    em = Builder.at(op)
    frame, index, _ = op.operands
    result = op.results[0]
    buffers = _slot(low, op, frame)
    loaded = [em.value(memref.LoadOp.get(buffer, [index])) for buffer in buffers]
    if isinstance(result.type, FrameType):
        low.parts[result] = loaded
    else:
        loaded[0].name_hint = result.name_hint
        result.replace_all_uses_with(loaded[0])


HANDLERS: dict[str, Callable[[_Lowering, Operation], None]] = {
    "autodiff.tape_begin": _tape_begin,
    "autodiff.tape_end": _tape_end,
    "autodiff.tape_mark": _tape_mark,
    "autodiff.tape_reset": _tape_reset,
    "autodiff.set_root": _set_root,
    "autodiff.root": _root,
    "autodiff.arena_alloc": _arena_alloc,
    "autodiff.defer_dealloc": _defer_dealloc,
    "autodiff.frame": _frame,
    "autodiff.frame_grow": _frame_grow,
    "autodiff.save": _save,
    "autodiff.restore": _restore,
}
