"""The reverse sweep of one function: operations reversed in turn, each by a method of its own.

`Reversal` is what a method gets: what values were (`Reversal.value`), the shadows of memory, where
cotangents are added. Who reverses an operation is passed in, so nothing here knows an operation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ad_opt.dialects.autodiff.autodiff import COTANGENTS, LogMemoryOp
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.dialects.support.ir.creation import remake
from ad_opt.dialects.support.ir.queries import block_of, values_from_outside
from ad_opt.dialects.support.process.trampoline import Task, drive
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.autodiff.engine.held_memory import not_followed
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.autodiff.engine.trap_unsupported import is_single, stop
from ad_opt.passes.autodiff.plan.facts.key import Key
from ad_opt.passes.autodiff.plan.facts.reloading import Storage
from ad_opt.passes.autodiff.plan.reversal_plan import ReversalPlan
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Sweep
from ad_opt.passes.emit.buffers import copy_buffer, fill_zero, is_large
from ad_opt.passes.emit.emit import Emitter, cotangent_of
from ad_opt.passes.emit.shadow_types import has_shadow, shadow_memref, shadow_of
from ad_opt.passes.ops.catalogue import memory_behind
from xdsl.dialects import memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, UnitAttr, i64
from xdsl.dialects.func import FuncOp
from xdsl.dialects.ub import PoisonOp
from xdsl.ir import Block, Operation, OpResult, SSAValue

from .mirror import Mirror
from .recall import Recall

Handler: TypeAlias = "Callable[[Reversal, Operation, Mirror], None]"
"""Reverses an operation: takes the cotangents of its results, and adds to those of its operands."""


@dataclass(frozen=True, eq=False)
class Reversal:
    """Writes the reverse sweep of one function, as its plan says."""

    plan: ReversalPlan
    sweep: Sweep
    """The forward sweep, which is written by now."""
    recall: Recall
    tape: SSAValue
    method_of: Callable[[Operation], Handler]
    """Finds what reverses an operation."""

    @property
    def session(self) -> Session:
        """Return the session, where derivatives of other functions are asked for."""
        return self.sweep.session

    @property
    def key(self) -> Key:
        """Return the request."""
        return self.plan.key

    @property
    def primal(self) -> FuncOp:
        """The function in structured form."""
        return self.plan.primal

    @property
    def aliasing(self) -> Aliasing:
        """Return the analysis of which memory is which."""
        return self.plan.aliasing

    @property
    def effects(self) -> Effects:
        """Return the memory that operations read and write."""
        return self.plan.effects

    @property
    def storage(self) -> Storage:
        """Return the decisions about memory."""
        return self.plan.storage

    def is_active(self, value: SSAValue) -> bool:
        """See `Facts.is_active`."""
        return self.plan.is_active(value)

    def has_cotangent(self, value: SSAValue) -> bool:
        """See `Facts.has_cotangent`."""
        return self.plan.has_cotangent(value)

    def value(self, primal: SSAValue, mirror: Mirror) -> SSAValue:
        """Return what ``primal`` was, for use in ``mirror``."""
        return self.recall.value(self.sweep.values[primal], mirror)

    def values(self, primals: Sequence[SSAValue], mirror: Mirror) -> list[SSAValue]:
        """Return what each of ``primals`` was."""
        return [self.value(x, mirror) for x in primals]

    def add(self, value: SSAValue, cotangent: SSAValue | None, mirror: Mirror) -> None:
        """Add to the cotangent of ``value``, if it has one."""
        if cotangent is not None and self.has_cotangent(value):
            mirror.add(value, mirror.emitter.fit(cotangent, cotangent_of(value.type)))

    # ------------------------------------------------------------------ blocks

    def inner(
        self,
        primal: Block,
        mirror: Mirror,
        into: Block | None = None,
        record: Callable[[Emitter], SSAValue] | None = None,
    ) -> Mirror:
        """Begin the mirror of a block in a region of the operation that ``mirror`` reverses, in
        ``into`` or a new block, which the caller puts into a region. In it, ``record`` computes
        which iteration it reverses.
        """
        em = mirror.emitter.inside(Block() if into is None else into)
        number = None if record is None else record(em)
        return Mirror(primal, self.sweep.blocks[primal], em, parent=mirror, record=number)

    def reverse_block(self, mirror: Mirror) -> None:
        """Reverse every operation of the block that ``mirror`` mirrors, but its terminator."""
        self._refill(mirror)
        op = mirror.primal.last_op
        op = op.prev_op if op is not None else None
        while op is not None:
            mirror.at = op
            mirror.emitter.location = op.location
            try:
                self.method_of(op)(self, op, mirror)
            except DiagnosticError as error:
                self._trap(op, mirror, error)
            op = op.prev_op

    def _refill(self, mirror: Mirror) -> None:
        """Run the nests again that the plan has at the beginning of ``mirror``."""
        nests = self.plan.refills.get(mirror.primal, ())
        mirror.at = mirror.primal.last_op
        for nest in nests:
            mirror.emitter.location = nest.location
            used = [*nest.operands, *values_from_outside(nest)]
            copy = mirror.emitter.emit(nest.clone({x: self.value(x, mirror) for x in used}))
            given = self.plan.storage.given
            if given is not None:
                from ad_opt.passes.autodiff.plan.facts.given_memory import read_originals

                read_originals(given, nest, copy, self.sweep.values)

    def _trap(self, op: Operation, mirror: Mirror, error: DiagnosticError) -> None:
        """Stop the reverse sweep at ``op``; raises ``error`` again where that cannot be."""
        if not self.session.traps(error) or not is_single(op):
            raise error
        stop(mirror.emitter, error)
        for result in op.results:
            mirror.take(result)
        if self.session.on_unsupported == "error":  # this is thrown away: find what is before it
            for operand in filter(self.has_cotangent, op.operands):
                stand_in = mirror.emitter.value(PoisonOp(cotangent_of(operand.type)))
                self.add(operand, stand_in, mirror)

    # ------------------------------------------------------------------ memory

    def shadow_forth(self, memory: SSAValue, mirror: Mirror) -> SSAValue:
        """The shadow of memory that the forward sweep has."""
        return self.recall.value(self.sweep.shadows[memory], mirror)

    def shadow(self, buffer: SSAValue, mirror: Mirror) -> SSAValue:
        """The memory in which the cotangents of an active buffer of the primal are."""
        return drive(self._shadow(buffer, mirror))

    def _shadow(self, buffer: SSAValue, mirror: Mirror) -> Task:
        if buffer in self.sweep.shadows:
            return self.shadow_forth(buffer, mirror)
        home: Mirror | None = mirror
        while home is not None and home.primal is not block_of(buffer):
            home = home.parent
        assert home is not None
        if not isinstance(buffer, OpResult):
            raise _constant_memory(buffer, mirror.at)
        if buffer not in home.shadows:
            home.shadows[buffer] = yield self._make_shadow(buffer, home)
        return home.shadows[buffer]

    def _make_shadow(self, buffer: OpResult, home: Mirror) -> Task:
        op, em = buffer.op, home.emitter
        # No fact: shadows of other new memory, which may be made of old one, are made forward.
        if op.name in ("memref.alloc", "memref.alloca", "autodiff.arena_alloc"):
            return self._zero_like(buffer, home)
        if followed := memory_behind(op):
            operands = list(op.operands)
            for at, x in enumerate(operands):
                shadowed = x in followed
                operands[at] = (yield self._shadow(x, home)) if shadowed else self.value(x, home)
            types = [shadow_of(x.type) if has_shadow(x.type) else x.type for x in op.results]
            made = em.emit(remake(op, operands, types)).results[buffer.index]
            made.name_hint = buffer.name_hint
            return made
        if op.name == "memref.get_global":
            globals = self.session.shadow_globals
            return globals.memref_shadow(op, shadow_memref(buffer.type), em)
        raise not_followed(op, "reverse")

    def _zero_like(self, value: OpResult, home: Mirror) -> SSAValue:
        """A zero buffer that lives from the last use of a local buffer to its allocation."""
        em, type = home.emitter, shadow_memref(value.type)
        static = DYNAMIC_INDEX not in type.get_shape()
        first = 1 if value.op.name == "autodiff.arena_alloc" else 0
        sizes = self.values(value.op.operands[first:], home)
        on_stack = value.op.name == "memref.alloca" and static and home.parent is None
        if on_stack and not is_large(value.op):
            buffer = em.value(memref.AllocaOp.get(type.get_element_type(), shape=type.get_shape()))
        else:
            buffer = em.value(
                memref.AllocOp.get(
                    type.get_element_type(),
                    None,
                    type.get_shape(),
                    sizes,
                    type.layout,
                    type.memory_space,
                )
            )
        assert isinstance(buffer, OpResult)
        buffer.op.attributes[COTANGENTS] = UnitAttr()
        fill_zero(em, buffer)
        return buffer

    def restore_snapshots(self, op: Operation, mirror: Mirror) -> None:
        """Give buffers that ``op`` wrote the contents that they had before."""
        for number, buffer in enumerate(self.plan.snapshots.get(op, ())):
            forward = self.recall.value(self.sweep.old[op][number], mirror)
            copy_buffer(mirror.emitter, forward, self.value(buffer, mirror))

    def log(self, em: Emitter, written: SSAValue, memory: SSAValue, size: SSAValue | int) -> None:
        """Keep what is about to be undone if it is to be there when the tape ends: ``size`` bytes
        of ``memory``, which was reached by ``written`` in the primal.
        """
        if self.key.leaves and not self.storage.is_local(written):
            count = em.integer(size, i64) if isinstance(size, int) else size
            em.emit(LogMemoryOp(self.tape, memory, count))


def _constant_memory(value: SSAValue, where: Operation | None) -> DiagnosticError:
    """The refusal to keep a derivative in an argument that the caller says has none."""
    name = f"`%{value.name_hint}`" if value.name_hint else f"a {value.type}"
    return error_at(
        where, "AD0708", f"a derivative passes through {name}, which has no shadow",
        help="request the function with that buffer as `dup`, or detach what is stored there with "
        "`autodiff.stop_gradient`",
    )  # fmt: skip
