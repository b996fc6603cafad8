"""The forward sweep of reverse mode: the primal once more, with what the way back needs.

It is forward mode whose derivatives are shadows (`Doubler`): those of buffers that control flow or
calls pass on stand behind them. Added are counters of while loops, old values of memory that will
be overwritten, and calls of augmented functions in place of active calls. What is saved on the tape
is decided later, by the reverse sweep. Deallocations wait: the way back may read the buffers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass

from ad_opt.dialects.autodiff.autodiff import ArenaAllocOp, FrameType, TapeType
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.dialects.support.ir.symbols import own_name
from ad_opt.passes.autodiff.addresses.overwritten_memory import Made
from ad_opt.passes.autodiff.addresses.pointers import unknown_origin
from ad_opt.passes.autodiff.engine.held_memory import not_followed, refuse_held_memory
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.autodiff.forward.doubling import Doubler
from ad_opt.passes.autodiff.plan.reversal_plan import ReversalPlan
from ad_opt.passes.autodiff.reverse.sweep.tape_frames import Frames
from ad_opt.passes.emit.buffers import clone_buffer
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.emit.shadow_types import (
    carries_cotangent,
    has_shadow,
    shadow_memref,
    shadow_of,
    shadow_slot,
)
from ad_opt.passes.ops.catalogue import effect_of, is_load, viewed
from ad_opt.passes.ops.memory_ops import is_memref, is_pointer
from typing_extensions import override
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue


@dataclass(frozen=True)
class Overwritten:
    """Record of what the way back does behind an argument, in values of the forward sweep."""

    address: SSAValue
    """The argument itself, in the primal."""
    made: Made | None
    """Extent of the shadow that is zero before."""
    old: tuple[SSAValue, SSAValue] | None
    """Old contents, and how long they are."""


class Shadows(dict[SSAValue, SSAValue]):
    """Memory of the primal to its shadow; memory that has none is refused, wherever it is asked."""

    def __missing__(self, memory: SSAValue) -> SSAValue:
        owner = memory.owner
        where = owner if isinstance(owner, Operation) else owner.parent_op()
        assert where is not None
        raise unknown_origin(where) if is_pointer(memory.type) else not_followed(where, "reverse")


class Sweep(Doubler):
    """Doubles the primal, shadows beside memory, and remembers what became of everything."""

    def __init__(self, session: Session, plan: ReversalPlan, tape: SSAValue, frames: Frames):
        is_asked_for = own_name(frames.function) in session.asked
        is_active = plan.needs_shadow.__contains__
        super().__init__(session, _shadow_type, is_active, is_asked_for=is_asked_for)
        self.plan = plan
        self.tape = tape
        """The tape that everything is saved on."""
        self.frames = frames
        self.shadows = self._have(Shadows())
        """Memrefs of the primal to the shadows that the forward sweep has."""
        self.ops: dict[Operation, Operation] = {}
        """Operations of the primal to those of the forward sweep."""
        self.primal_of: dict[Operation, Operation] = {}
        self.old: dict[Operation, list[SSAValue]] = {}
        """Operations that write, to what the memory held before: an element, or a copy of a
        buffer."""
        self.contexts: dict[Operation, SSAValue] = {}
        """Active calls to the frame of the callee."""
        self.counts: dict[Operation, SSAValue] = {}
        """While loops to how often their body ran."""
        self.sums: dict[Operation, Sequence[SSAValue]] = {}
        """Loops that are run again, to their results as the mirror has summed them."""
        self.carried: dict[Operation, SSAValue] = {}
        """Copies of bytes that may be addresses, to what the target's shadow held."""
        self.overwritten: dict[Operation, list[Overwritten]] = {}
        """Calls of the library, to what they have overwritten."""
        self.held: dict[Operation, SSAValue] = {}
        """Fills and other copies over what may be addresses, to what the shadow held."""
        self.left: dict[Operation, list[SSAValue]] = {}
        """Stores of addresses that are not undone, to what the shadow held."""
        self.replaced: dict[Operation, list[tuple[SSAValue, SSAValue]]] = {}
        """Stores over what may be addresses, to the words of the shadow and what these held."""
        self.addresses: set[Operation] = set()
        """Stores of addresses whose shadows are stored beside them."""
        self.trapped: set[Operation] = set()
        """Operations that the forward sweep stops at; see `trap_unsupported`."""

    def _have(self, shadows: Shadows) -> Shadows:
        self.by_direction: list[dict[SSAValue, SSAValue]] = [shadows]
        self.derivatives = shadows
        return shadows

    def run_again(
        self,
        tape: SSAValue,
        frames: Frames,
        values: dict[SSAValue, SSAValue],
        shadows: Shadows,
    ) -> Sweep:
        """The sweep of a part that is run once more, on values that the way back has."""
        sweep = copy(self)
        sweep.tape, sweep.frames, sweep.values = tape, frames, values
        sweep.shadows = sweep._have(shadows)
        return sweep

    def block(self, primal: Block, into: Block) -> None:
        """Write the sweep of ``primal``, except for its terminator, to the end of ``into``."""
        self.blocks[primal] = into
        self.em = Emitter(into)
        self.transcribe(op for op in primal.ops if op is not primal.last_op)
        self.run()

    def operation(self, op: Operation, into: Block) -> None:
        """Write the sweep of one operation to the end of ``into``."""
        self.em = Emitter(into)
        self.transcribe([op])
        self.run()

    @override
    def transcribe(self, ops: Iterable[Operation]) -> None:
        block = self.em.block
        last_before = block.last_op
        super().transcribe(ops)
        first = block.first_op if last_before is None else last_before.next_op
        if first is not None:
            self.frames.first[block] = first

    # ------------------------------------------------------------------ shadows

    @override
    def derivative(self, value: SSAValue) -> SSAValue | None:
        return self.tape if isinstance(value.type, TapeType) else super().derivative(value)

    @override
    def required(self, value: SSAValue, where: Operation) -> SSAValue:
        return self.shadows[value]

    @override
    def holds_derivatives(self, memory: SSAValue) -> bool:
        return self.plan.is_active(memory)

    @override
    def slot_of(self, frame: FrameType, slot: int) -> int | None:
        return None if carries_cotangent(frame.types[slot]) else shadow_slot(frame, slot)

    @override
    def zero_shadow(self, value: SSAValue, where: Operation) -> SSAValue:
        """Zeros where activity proves that no derivative flows through the memory. Anything else
        is refused, since zeros would lose it.
        """
        if isinstance(value.type, FrameType):
            raise error_at(
                where, "AD0701", f"reverse mode does not follow the frame that `{where.name}` gives"
            )
        if self.plan.is_active(value):
            raise not_followed(where, "reverse")
        return zeros_for_constant(self.em, self, value)

    # ------------------------------------------------------------------ operations

    @override
    def _visit(self, op: Operation) -> None:
        for one in self.plan.first_contents.get(op, ()):
            one.emit(self.em, self.values)
        refuse_held_memory(op, self.plan.is_active)
        found = self.methods_of(op)
        if self.rules.methods(op.name) is not None and not effect_of(op).known:
            raise _no_entry(op)
        if found is not None and found.remember is not None:
            found.remember(self, op, self.em)
        else:
            keep_snapshots(self, op)
            known = found.double if found is not None else None
            (known or (Sweep.clone if viewed(op) is None else Sweep.view))(self, op)
        for result in op.results:
            if self.carries(result) and result not in self.shadows:
                self.shadows[result] = self.zero_shadow(result, op)

    @override
    def apply_rule(self, op: Operation) -> None:
        """Copy the operation: what a rule says is for the way back."""
        self.clone(op)

    @override
    def clone(self, op: Operation) -> Operation:
        """The same operation on values of the forward sweep; its regions are swept, too."""
        if op.regions:
            return self._clone_regions(op)
        given = self.plan.storage.given
        if given is None or not is_load(op):
            return self._entered(op, super().clone(op))
        from ad_opt.passes.autodiff.plan.facts.given_memory import with_originals

        memory = with_originals(given, op, self.values, self.em)[op.operands[0]]
        copy = super().clone(op)
        copy.operands = (memory, *copy.operands[1:])
        return self._entered(op, copy)

    def _clone_regions(self, op: Operation) -> Operation:
        regions = [Region() for _ in op.regions]
        same = self.remade(op, [self.values[x] for x in op.operands], op.result_types, regions)
        self.bind_doubled(op.results, same.results, [False] * len(op.results))
        for old, new in zip(op.regions, regions, strict=True):
            if (last := old.blocks.last) is not None and last.last_op is not None:
                plain = (False,) * len(last.last_op.operands)
                self.schedule(old, new, [False] * len(old.blocks[0].args), plain)
        return same

    @override
    def remade(
        self,
        op: Operation,
        operands: Sequence[SSAValue],
        result_types: Sequence[Attribute],
        regions: Sequence[Region] = (),
        **properties: Attribute,
    ) -> Operation:
        return self._entered(op, super().remade(op, operands, result_types, regions, **properties))

    def _entered(self, op: Operation, made: Operation) -> Operation:
        self.ops[op], self.primal_of[made] = made, op
        return made

    @override
    def trap(self, op: Operation, error: DiagnosticError) -> None:
        super().trap(op, error)
        self.trapped.add(op)


def _shadow_type(type: Attribute) -> Attribute | None:
    return shadow_of(type) if has_shadow(type) else None


def _no_entry(op: Operation) -> DiagnosticError:
    return error_at(
        op,
        "AD0701",
        f"`{op.name}` has methods, but nothing says what it does to memory, so that reverse mode "
        "cannot put back what it overwrites",
        help="give its entry in the catalogue an effect (entry point `ad_opt.operations`)",
    )


def keep_snapshots(sweep: Sweep, op: Operation) -> None:
    """Copy the buffers that an operation overwrites and that the way back puts back."""
    kept = sweep.plan.snapshots.get(op, ())
    if kept:
        buffers = [sweep.values[buffer] for buffer in kept]
        sweep.old[op] = [clone_buffer(sweep.em, sweep.tape, buffer) for buffer in buffers]


def zeros_for_constant(em: Emitter, sweep: Sweep, value: SSAValue) -> SSAValue:
    """A shadow for a buffer that comes without one."""
    if is_pointer(value.type):
        raise error_at(
            value, "AD0708", "memory without derivative is used where other memory has one",
            help="request this function with that memory as `dup`, or keep the two apart",
        )  # fmt: skip
    assert isinstance(value.type, MemRefType)
    if is_memref(value.type.element_type):
        raise error_at(
            value, "AD0708", "nothing is known of the shadows of the buffers in this buffer",
            help="give it a shadow, or do not read buffers from it that carry a derivative",
        )  # fmt: skip
    return zero_buffer_like(em, sweep, value)


def zero_buffer_like(em: Emitter, sweep: Sweep, value: SSAValue) -> SSAValue:
    """A zero shadow in the tape's memory for a memref of the primal."""
    forward = sweep.values[value]
    type = shadow_memref(value.type)
    sizes = [
        em.index(em.dim(forward, k))
        for k, extent in enumerate(type.get_shape())
        if extent == DYNAMIC_INDEX
    ]
    return em.value(ArenaAllocOp(sweep.tape, sizes, type))
