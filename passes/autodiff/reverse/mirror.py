"""The reverse sweep's blocks, and how values of the forward sweep get there.

A `Mirror` is a block of the reverse sweep: the block of the primal that it mirrors, the cotangents
that have arrived for that block's values, and what has been recovered of the forward sweep. A value
is recovered at the mirror of the block that defines it, once: directly where the reverse sweep can
see it, by computing it again where that costs less than memory, else from the tape.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from ad_opt.dialects.autodiff.autodiff import FrameType, RestoreOp
from ad_opt.dialects.support.ir.queries import block_of
from ad_opt.passes.autodiff.plan.reloading import Storage
from ad_opt.passes.autodiff.plan.save_or_recompute import SaveOrRecompute, Way
from ad_opt.passes.emit.emit import Emitter
from xdsl.ir import Block, Operation, OpResult, SSAValue

from .journal import Journal
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
    journal: Journal
    """Takes down what is recovered."""
    iteration: Mirror | None = None
    """The body of a loop of which one iteration is run again, with frames of its own."""
    around: Recall | None = None
    """Recovers what is defined outside of that iteration."""

    def value(self, wanted: SSAValue, mirror: Mirror) -> SSAValue:
        """``wanted``, a value of the forward sweep, for use in ``mirror``."""
        home = self._home(wanted, mirror)
        if home is None or home.direct:
            return wanted
        found = home.known.get(wanted)
        if found is None:
            found = home.known[wanted] = self._of(home)._recover(wanted, home)
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

    def _of(self, home: Mirror) -> Recall:
        """The recovery that ``home`` belongs to: this one, or one around the iteration."""
        if self.around is None:
            return self
        at: Mirror | None = home
        while at is not None and at is not self.iteration:
            at = at.parent
        return self if at is not None else self.around._of(home)

    def _scope(self, home: Mirror) -> Scope:
        return self._of(home).frames.scope_of(home.forward)

    def _recover(self, wanted: SSAValue, home: Mirror) -> SSAValue:
        way = self._choice.way(wanted, home)
        self.journal.recovered.append((wanted, way))
        match way:
            case Way.COUNTED:
                return home.lazy[wanted]()
            case Way.SAVED:
                return self._restore(wanted, self._scope(home), home)
            case _:
                return self._repeat(wanted, home)

    @cached_property
    def _choice(self) -> SaveOrRecompute[Mirror]:
        return SaveOrRecompute(
            self.storage, self.primal_of, self.repeated_calls, self.needed,
            self._home, lambda wanted, home: wanted in self._scope(home).slots,
        )  # fmt: skip

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

    def _repeat(self, wanted: SSAValue, home: Mirror) -> SSAValue:
        assert isinstance(wanted, OpResult)
        op = wanted.op
        operands = [self.value(x, home) for x in op.operands]
        mapper = dict(zip(op.operands, operands, strict=True))
        copy = home.emitter.emit(op.clone(mapper))
        for old, new in zip(op.results, copy.results, strict=True):
            home.known[old] = new
        return copy.results[wanted.index]
