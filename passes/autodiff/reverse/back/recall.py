"""Values of the forward sweep on the way back, recovered as the plan says.

A value is recovered at the mirror of the block that defines it, once: directly where the reverse
sweep can see it, by computing it again where that costs less than memory, else from the tape.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ad_opt.dialects.autodiff.autodiff import FrameType, RestoreOp
from ad_opt.dialects.support.ir.build import Index
from ad_opt.dialects.support.ir.queries import block_of
from ad_opt.dialects.support.process.trampoline import Task, drive
from ad_opt.passes.autodiff.plan.facts.held_values import steps_back
from ad_opt.passes.autodiff.plan.facts.wanted import Kept, Shadow, Wanted, Way
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Sweep
from ad_opt.passes.autodiff.reverse.sweep.tape_frames import Frames, Scope, linear_index
from ad_opt.passes.emit.buffers import load
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Operation, OpResult, SSAValue

from .mirror import Mirror


@dataclass(frozen=True, eq=False)
class Recall:
    """Recovers values of the forward sweep in the reverse sweep, as the plan says."""

    sweep: Sweep
    root_frame: SSAValue
    """The frame of the function's own block, as the reverse sweep sees it."""
    iteration: Mirror | None = None
    """The body of a loop of which one iteration is run again, with frames of its own."""
    around: Recall | None = None
    """Recovers what is defined outside of that iteration."""

    @property
    def frames(self) -> Frames:
        """Return the frames of the forward sweep."""
        return self.sweep.frames

    def value(self, wanted: SSAValue, mirror: Mirror) -> SSAValue:
        """``wanted``, a value of the forward sweep, for use in ``mirror``."""
        return drive(self._value(wanted, mirror))

    def _value(self, wanted: SSAValue, mirror: Mirror) -> Task:
        home = self._home(wanted, mirror)
        if home is None or home.direct:
            return wanted
        found = home.known.get(wanted)
        if found is None:
            found = home.known[wanted] = yield self._of(home)._recover(wanted, home)
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

    def _recover(self, wanted: SSAValue, home: Mirror) -> Task:
        match self._way(wanted, home):
            case Way.COUNTED:
                return home.lazy[wanted]()
            case Way.SAVED:
                return self._restore(wanted, self._scope(home), home)
            case Way.HELD | Way.HANDED:
                return self._load(wanted, home)
            case Way.GIVEN:
                return (yield self._load_given(wanted, home))
            case _:
                return (yield self._repeat(wanted, home))

    def _way(self, wanted: SSAValue, home: Mirror) -> Way:
        """Look up how ``wanted`` is recovered."""
        plan, name = self.sweep.plan, self._name(wanted)
        return plan.way_of_step(wanted) if name is None else plan.way(name, home.at)

    def _name(self, wanted: SSAValue) -> Wanted | None:
        """Return the name in a plan of a value of the forward sweep."""
        made = self.frames.made.get(wanted)
        if made is not None:
            kind, loop = made
            return kind(self.sweep.primal_of[loop])
        return self._names.get(wanted)

    @cached_property
    def _names(self) -> dict[SSAValue, Wanted]:
        return names_of(self.sweep)

    def _restore(
        self, wanted: SSAValue, scope: Scope, home: Mirror, back: SSAValue | None = None
    ) -> SSAValue:
        """Take a value from the tape, or what it was so many iterations ``back``."""
        frame, index, capacity = self._record(scope, home)
        if back is not None:
            index = home.emitter.index(home.emitter.sub(index, back))
        op = RestoreOp(frame, index, capacity, self._slot(wanted, scope), wanted.type)
        restored = home.emitter.value(op)
        restored.name_hint = wanted.name_hint
        if isinstance(wanted.type, FrameType):
            # The frame of a scope gets its type at the end; that of a callee stays opaque.
            for owner in self.frames.scopes:
                if wanted in owner.typed:
                    owner.typed.append(restored)
        return restored

    def _load(self, wanted: SSAValue, home: Mirror) -> SSAValue:
        """Load a value from where it is stored, or take it from the iteration before."""
        name, em = self._name(wanted), home.emitter
        assert name is not None
        found = self.sweep.plan.recoveries[name]
        handed, store = found.handed, found.store
        if handed is None:
            assert store is not None
            return self._element(store, home, [0] * len(store.operands[2:]))
        assert home.record is not None
        # The first iteration looks at itself, and at what the loop begins with.
        back = em.index(em.minimum(home.record, 1))
        if store is None:
            before = self._restore(
                self.sweep.values[handed.computed], self._scope(home), home, back
            )
        else:
            by = steps_back(store, handed.loop)
            assert by is not None
            before = self._element(store, home, [em.mul(back, one) for one in by])
        first = em.compare("eq", back, em.integer(0, IndexType()))
        return em.select(first, self.value(self.sweep.values[handed.start], home), before)

    def _load_given(self, wanted: SSAValue, home: Mirror) -> Task:
        """Load a value from the original of a copy."""
        name, values = self._name(wanted), self.sweep.values
        given = self.sweep.plan.storage.given
        assert isinstance(name, OpResult)
        assert given is not None
        memory, *indices = name.op.operands
        from ad_opt.passes.autodiff.plan.facts.given_memory import on_original

        original = given.original(name.op, memory)
        assert original is not None
        mapper = {memory: on_original(home.emitter, memory, original, values)}
        for index in indices:
            mapper[index] = yield self._value(values[index], home)
        return home.emitter.value(name.op.clone(mapper))

    def _element(self, store: Operation, home: Mirror, before: Sequence[Index]) -> SSAValue:
        """Load the element of a store, or one so far before it."""
        em, values = home.emitter, self.sweep.values
        buffer, *indices = (self.value(values[x], home) for x in store.operands[1:])
        at = [em.index(em.sub(x, by)) for x, by in zip(indices, before, strict=True)]
        return load(em, buffer, at)

    def _slot(self, wanted: SSAValue, scope: Scope) -> int:
        """The slot that the plan says; a further one for what it does not know."""
        plan, name = self.sweep.plan, self._name(wanted)
        planned = None if name is None else plan.recoveries.get(name)
        if planned is None or planned.frame is None:
            return scope.slot(wanted)
        return scope.slot(wanted, planned.slot, plan.slots[planned.frame])

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

    def _repeat(self, wanted: SSAValue, home: Mirror) -> Task:
        assert isinstance(wanted, OpResult)
        op = wanted.op
        mapper: dict[SSAValue, SSAValue] = {}
        for operand in op.operands:
            mapper[operand] = yield self._value(operand, home)
        copy = home.emitter.emit(op.clone(mapper))
        for old, new in zip(op.results, copy.results, strict=True):
            home.known[old] = new
        return copy.results[wanted.index]


def names_of(sweep: Sweep) -> dict[SSAValue, Wanted]:
    """Return the names in a plan of the values of a forward sweep."""
    names: dict[SSAValue, Wanted] = {}
    for primal, value in sweep.values.items():
        names.setdefault(value, primal)
    for memory, value in sweep.shadows.items():
        names.setdefault(value, Shadow(memory))
    for what, table in (("old", sweep.old), ("left", sweep.left)):
        for op, values in table.items():
            for number, value in enumerate(values):
                names.setdefault(value, Kept(op, what, number, value.type))
    for what, one in (
        ("context", sweep.contexts), ("count", sweep.counts),
        ("carried", sweep.carried), ("held", sweep.held),
    ):  # fmt: skip
        for op, value in one.items():
            names.setdefault(value, Kept(op, what, 0, value.type))
    for op, words in sweep.replaced.items():
        for number, (_, value) in enumerate(words):
            names.setdefault(value, Kept(op, "replaced", number, value.type))
    for op, found in sweep.overwritten.items():
        for one in found:
            if one.old is not None:
                place = list(op.operands).index(one.address)
                names.setdefault(one.old[0], Kept(op, "overwritten", place, one.old[0].type))
    return names
