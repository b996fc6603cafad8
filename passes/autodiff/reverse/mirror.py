"""The reverse sweep's blocks, and how values of the forward sweep get there.

A `Mirror` is a block of the reverse sweep: the block of the primal that it mirrors, the cotangents
that have arrived for that block's values, and what has been recovered of the forward sweep. A value
is recovered at the mirror of the block that defines it, once: directly where the reverse sweep can
see it, by computing it again where that costs less than memory, else from the tape.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ad_opt.dialects.autodiff.autodiff import PREFER, FrameType, RestoreOp
from ad_opt.dialects.support.queries import block_of
from ad_opt.passes.analysis.flow.tape_size import size_of
from ad_opt.passes.autodiff.plan.reloading import Storage
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.ops.catalogue import is_cheap, is_constant, is_counting, is_load
from xdsl.dialects.builtin import (
    StringAttr,
)
from xdsl.ir import Block, Operation, OpResult, SSAValue

from .tape_frames import Frames, Scope, linear_index


@dataclass(eq=False)
class Mirror:
    """A block of the reverse sweep."""

    primal: Block
    """The block of the primal whose operations are reversed here."""
    forward: Block
    """The same block in the forward sweep."""
    emitter: Emitter
    parent: Mirror | None = None
    record: SSAValue | None = None
    """In the body of a loop: the number of the iteration that is reversed, from 0."""
    direct: bool = False
    """True if the forward sweep's values are visible here."""
    at: Operation | None = None
    """The primal operation that is being reversed."""
    cotangents: dict[SSAValue, SSAValue] = field(default_factory=dict)
    outer: dict[SSAValue, SSAValue] = field(default_factory=dict)
    """Contributions to values that are defined around this block."""
    known: dict[SSAValue, SSAValue] = field(default_factory=dict)
    """Values of the forward sweep that have been recovered."""
    lazy: dict[SSAValue, Callable[[], SSAValue]] = field(default_factory=dict)
    shadows: dict[SSAValue, SSAValue] = field(default_factory=dict)
    """Shadows by primal memref; those of local buffers are made at their last use."""

    def take(self, value: SSAValue) -> SSAValue | None:
        """The cotangent that has arrived for ``value``; it is zero afterwards."""
        return self.cotangents.pop(value, None)

    def add(self, value: SSAValue, contribution: SSAValue | None) -> None:
        """Add to the cotangent of ``value``."""
        if contribution is None:
            return
        table = self.cotangents if block_of(value) is self.primal else self.outer
        total = self.emitter.accumulate(table.get(value), contribution)
        assert total is not None
        table[value] = total


_CHECKPOINT = StringAttr("checkpoint")


OPERATION_COST = 0.75
"""Cost of repeating one operation, in bytes of tape."""
COUNTING_COST = 0.25
"""The same for what counters are computed with: LLVM makes one addition an iteration of it."""
INFINITE = float("inf")


@dataclass(frozen=True, eq=False)
class Recall:
    """Recovers values of the forward sweep in the reverse sweep."""

    frames: Frames
    storage: Storage
    primal_of: Mapping[Operation, Operation]
    """Operations of the forward sweep to those of the primal that they are clones of."""
    repeated_calls: frozenset[Operation]
    """Calls of the primal that are made again."""
    needed: frozenset[SSAValue]
    """Values of the forward sweep that will be asked for in any case."""
    root_frame: SSAValue
    """The frame of the function's own block, as the reverse sweep sees it."""

    def value(self, wanted: SSAValue, mirror: Mirror) -> SSAValue:
        """``wanted``, a value of the forward sweep, for use in ``mirror``."""
        home = self._home(wanted, mirror)
        if home is None or home.direct:
            return wanted
        found = home.known.get(wanted)
        if found is None:
            found = home.known[wanted] = self._recover(wanted, home)
        return found

    def _home(self, wanted: SSAValue, mirror: Mirror) -> Mirror | None:
        """The mirror of the block that defines ``wanted``; ``None`` if it is visible as it is."""
        block = block_of(wanted)
        home: Mirror | None = mirror
        while home is not None and home.forward is not block:
            if home.emitter.block is block:
                return None
            home = home.parent
        assert home is not None, f"no mirror of the block of {wanted}"
        return home

    def _recover(self, wanted: SSAValue, home: Mirror) -> SSAValue:
        make = home.lazy.get(wanted)
        if make is not None:
            return make()
        scope = self.frames.scope_of(home.forward)
        if wanted not in scope.slots:
            saved = size_of(wanted.type)
            if self._repeat_cost(wanted, home, saved) < saved:
                return self._repeat(wanted, home)
        return self._restore(wanted, scope, home)

    # ------------------------------------------------------------------ from the tape

    def _restore(self, wanted: SSAValue, scope: Scope, home: Mirror) -> SSAValue:
        frame, index, capacity = self._record(scope, home)
        op = RestoreOp(frame, index, capacity, scope.slot(wanted), wanted.type)
        restored = home.emitter.value(op)
        restored.name_hint = wanted.name_hint
        if isinstance(wanted.type, FrameType):
            # The frame of a scope gets its type at the end; that of a callee stays opaque.
            for owner in self.frames.scopes:
                if wanted in owner.typed:
                    owner.typed.append(restored)
        return restored

    def _record(self, scope: Scope, home: Mirror) -> tuple[SSAValue, SSAValue, SSAValue]:
        """The frame, the record and the capacity that belong to the run mirrored by ``home``."""
        if scope is self.frames.top:
            one = home.emitter.index(1)
            return self.root_frame, home.emitter.index(0), one
        frame = self.value(scope.frame, home)
        capacity = self.value(scope.capacity, home)
        if not scope.loops:
            body = self._loop_mirror(home, None)
            assert body.record is not None
            return frame, body.record, capacity
        positions: list[SSAValue] = []
        trips: list[SSAValue] = []
        for loop in scope.loops:
            body = self._loop_mirror(home, loop)
            assert body.record is not None
            positions.append(body.record)
            trips.append(self.value(self.frames.trip_count(loop), home))
        em = home.emitter
        return frame, em.index(linear_index(em, positions, trips)), capacity

    def _loop_mirror(self, mirror: Mirror, loop: Operation | None) -> Mirror:
        at: Mirror | None = mirror
        while at is not None:
            if at.record is not None and (loop is None or at.forward.parent_op() is loop):
                return at
            at = at.parent
        raise AssertionError("a value of a loop is asked for outside of its mirror")

    # ------------------------------------------------------------------ by computing it again

    def _repeat_cost(self, wanted: SSAValue, home: Mirror, budget: float) -> float:
        """Return the cost of repeating the operation behind ``wanted``; infinite if over
        ``budget``.
        """
        if not isinstance(wanted, OpResult):
            return INFINITE
        op = wanted.op
        if is_constant(op):
            return 0.0
        if budget < COUNTING_COST or op.regions or not self._is_repeatable(op, home):
            return INFINITE
        cost = COUNTING_COST if is_counting(op) else OPERATION_COST
        for operand in op.operands:
            cost += self._cost(operand, home, budget - cost)
            if cost > budget:
                return INFINITE
        return cost

    def _cost(self, wanted: SSAValue, mirror: Mirror, budget: float) -> float:
        """Return the cost of having ``wanted`` in ``mirror``, in bytes of tape."""
        if isinstance(wanted, OpResult) and is_constant(wanted.op):
            return 0.0
        home = self._home(wanted, mirror)
        if home is None or home.direct or wanted in home.known or wanted in home.lazy:
            return 0.0
        scope = self.frames.scope_of(home.forward)
        if home is not mirror or wanted in scope.slots or wanted in self.needed:
            # Recovered outside of this loop, or anyway: next to nothing here.
            return OPERATION_COST
        saved = size_of(wanted.type)
        return min(saved, self._repeat_cost(wanted, home, min(budget, saved)))

    def _is_repeatable(self, op: Operation, home: Mirror) -> bool:
        if op.attributes.get(PREFER) == _CHECKPOINT:
            return False
        if is_cheap(op):
            return True
        primal = self.primal_of.get(op)
        if op.name == "func.call":
            return primal in self.repeated_calls
        if not is_load(op) or primal is None:
            return False
        return home.at is not None and self.storage.may_reload(primal, home.at)

    def _repeat(self, wanted: SSAValue, home: Mirror) -> SSAValue:
        assert isinstance(wanted, OpResult)
        op = wanted.op
        operands = [self.value(x, home) for x in op.operands]
        mapper = dict(zip(op.operands, operands, strict=True))
        copy = home.emitter.emit(op.clone(mapper))
        for old, new in zip(op.results, copy.results, strict=True):
            home.known[old] = new
        return copy.results[wanted.index]
