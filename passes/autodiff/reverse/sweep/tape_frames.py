"""Tape frames, one per loop, which keep the values that the reverse sweep needs.

A *scope* is a region that may run many times between two points of the function: the function
itself, a counted loop, a while loop. The values saved in it live in one `Frame`: a struct of
arrays with one record per execution. Nested counted loops whose trip counts are known outside
share the index space of the outer loop, so a perfect nest costs one allocation. A branch belongs
to the scope around it.

The plan numbers the slots. When the reverse sweep is built, `Frames.finish` inserts the saves into
the forward sweep. Needs the forward sweep as a clone of the primal; leaves it with tape operations.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.autodiff.autodiff import FrameOp, FrameType, SaveOp
from ad_opt.dialects.support.ir.queries import (
    ancestors,
    block_of,
    bounds_of,
    constant_of,
    is_made_in,
    is_unsigned,
)
from ad_opt.dialects.support.ir.rewriting import erase, set_type
from ad_opt.passes.autodiff.plan.facts.wanted import Capacity, Records, Trips
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.ops.catalogue import is_counted, runs_once
from xdsl.dialects import arith
from xdsl.ir import Attribute, Block, Operation, OpResult, SSAValue


@dataclass(eq=False)
class Scope:
    """A region that runs repeatedly, and the frame with what is saved of each run."""

    frame: SSAValue
    """The frame, as the forward sweep knows it outside of the region."""
    capacity: SSAValue
    loops: tuple[Operation, ...] = ()
    """Counted: the loops whose index space the records have, innermost first."""
    inside: dict[Block, tuple[SSAValue, SSAValue, SSAValue]] = field(default_factory=dict)
    """Frame, record and capacity, as blocks in the region see them."""
    planned: Sequence[Attribute] = ()
    """Types of the slots that the plan has numbered."""
    slots: dict[SSAValue, int] = field(default_factory=dict)
    typed: list[SSAValue] = field(default_factory=list)
    """Values that have the type of the frame, in both sweeps."""

    def slot(
        self, value: SSAValue, number: int | None = None, planned: Sequence[Attribute] = ()
    ) -> int:
        """The slot in which ``value`` is saved: the ``number`` that the plan says, which has
        ``planned`` slots for the frame, or one behind these.
        """
        self.planned = planned or self.planned
        if value not in self.slots:
            taken = set(self.slots.values())
            if number is None or number in taken:
                number = max(len(self.planned), *(one + 1 for one in taken), 0)
            self.slots[value] = number
        return self.slots[value]

    def type(self) -> FrameType:
        """The type of the frame, once those of inner frames are known."""
        types = list(self.planned)
        for value, number in sorted(self.slots.items(), key=lambda item: item[1]):
            types[number : number + 1] = [value.type]
        return FrameType(types)


class Frames:
    """The scopes of one function, found by the blocks of the forward sweep."""

    def __init__(self, tape: SSAValue, top: Scope, function: Operation):
        self.tape = tape
        self.top = top
        """Scope of the function's own block."""
        self.function = function
        self.first: dict[Block, Operation] = {}
        """The first operation of each block as it was cloned: bookkeeping stands before it."""
        self.made: dict[SSAValue, tuple[type[Trips | Records | Capacity], Operation]] = {}
        """Values that are made here, and the loops that they are made for."""
        self._scopes: dict[Operation, Scope] = {function: top}
        self._trips: dict[Operation, SSAValue] = {}
        self._positions: dict[Operation, SSAValue] = {}
        self.scopes: list[Scope] = [top]

    # ------------------------------------------------------------------ counted loops

    def trip_count(self, loop: Operation) -> SSAValue:
        """Compute how often the body of a counted loop runs, as far outside as possible."""
        if loop not in self._trips:
            bounds = [bound for dimension in bounds_of(loop) for bound in dimension]
            anchor = loop
            while (around := anchor.parent_op()) is not self.function and around is not None:
                if any(is_made_in(bound, around) for bound in bounds):
                    break
                anchor = around
            self._trips[loop] = emit_trip_count(_before(anchor), loop)
            self.made[self._trips[loop]] = Trips, loop
        return self._trips[loop]

    def position(self, loop: Operation) -> SSAValue:
        """The number of the current iteration, from 0, at the start of the loop's body."""
        if loop not in self._positions:
            body = loop.regions[0].block
            em = Emitter(body, self.first[body], loop.location)
            self._positions[loop] = emit_position(em, loop, body.args)
        return self._positions[loop]

    # ------------------------------------------------------------------ scopes

    def scope_of(self, block: Block) -> Scope:
        """The scope of what ``block`` defines."""
        for op in ancestors(block):
            if op not in self._scopes and is_counted(op):
                self._scopes[op] = self._counted(op)
            if op in self._scopes:
                return self._scopes[op]
        raise AssertionError("a block stands in a function, which is a scope")

    def add_growing(self, loop: Operation, scope: Scope) -> None:
        """Enter the scope of a while loop, which the forward sweep has made."""
        self._scopes[loop] = scope
        self._enter(loop, scope)

    def _enter(self, loop: Operation, scope: Scope) -> None:
        self.scopes.append(scope)
        self.made[scope.frame] = Records, loop
        self.made.setdefault(scope.capacity, (Capacity, loop))

    def _counted(self, loop: Operation) -> Scope:
        chain, trips, anchor = [loop], [self.trip_count(loop)], loop
        for around in ancestors(loop):
            if not is_counted(around) and not runs_once(around):
                break
            if any(is_made_in(trip, around) for trip in trips):
                break
            if is_counted(around):
                chain.append(around)
                trips.append(self.trip_count(around))
                anchor = around
        em = _before(anchor)
        capacity = trips[0]
        for trip in trips[1:]:
            capacity = em.index(em.mul(capacity, trip))
        frame = em.emit(FrameOp(self.tape, capacity, ()))
        scope = Scope(frame.results[0], capacity, tuple(chain), typed=[frame.results[0]])
        body = loop.regions[0].block
        positions = [self.position(op) for op in chain]
        em = Emitter(body, self.first[body], loop.location)
        index = em.index(linear_index(em, positions, trips))
        scope.inside[body] = (scope.frame, index, capacity)
        self._enter(loop, scope)
        return scope

    # ------------------------------------------------------------------ the end

    def finish(self) -> None:
        """Insert the saves, and give the frames the types of what is in them."""
        self.scopes = [scope for scope in self.scopes if not _drop_if_empty(scope)]
        for scope in self.scopes:
            for value, slot in scope.slots.items():
                self._insert_save(scope, value, slot)
        owners = {value: scope for scope in self.scopes for value in scope.typed}
        done: set[int] = set()
        for scope in self.scopes:
            _complete(scope, owners, done)

    def _insert_save(self, scope: Scope, value: SSAValue, slot: int) -> None:
        block = block_of(value)
        seen = block
        while seen not in scope.inside:
            around = seen.parent_block()
            assert around is not None
            seen = around
        frame, index, capacity = scope.inside[seen]
        save = SaveOp(value, frame, index, capacity, slot)
        if isinstance(value, OpResult):
            block.insert_op_after(save, self._last_of(value, index, capacity))
        else:
            block.insert_op_before(save, self.first[block])

    def _last_of(self, value: OpResult, *others: SSAValue) -> Operation:
        """The operation behind which ``value`` and what its record is found by are there.

        What is made here may stand in front of the number of the record, which is computed in front
        of the block's first operation, too.
        """
        last = value.op
        for other in others if value in self.made else ():
            if isinstance(other, OpResult) and other.op.parent is last.parent:
                last = other.op if last.is_before_in_block(other.op) else last
        return last


def _complete(scope: Scope, owners: dict[SSAValue, Scope], done: set[int]) -> None:
    """Inner frames first: their type is the type of a slot."""
    pending = [scope]
    while pending:
        current = pending[-1]
        if id(current) in done:
            pending.pop()
            continue
        inner = [
            owners[v]
            for v in current.slots
            if v in owners and owners[v] is not current and id(owners[v]) not in done
        ]
        if inner:
            pending.extend(inner)
            continue
        type = current.type()
        for value in current.typed:
            set_type(value, type)
        done.add(id(current))
        pending.pop()


def _distance(
    em: Emitter, bounds: tuple[SSAValue, SSAValue, SSAValue], variable: SSAValue, unsigned: bool
) -> SSAValue | int:
    """Steps from the lower bound to ``variable``."""
    if unsigned:
        lower, _, step = (em.cast_index(bound, unsigned=True) for bound in bounds)
        length = em.value(arith.SubiOp(em.cast_index(variable, unsigned=True), lower))
        return em.value(arith.DivUIOp(length, step))
    lower, step = em.known(bounds[0]), em.known(bounds[2])
    return em.floordiv_exact(em.sub(em.cast_index(variable), lower), step)


def _drop_if_empty(scope: Scope) -> bool:
    """Erase the frame of a scope in which nothing is saved."""
    if scope.slots or scope.typed[0].uses.get_length() > 0:
        return False
    owner = scope.typed[0].owner
    if len(scope.typed) == 1 and isinstance(owner, Operation):
        erase(owner)
        return True
    return False


def linear_index(em: Emitter, positions: list[SSAValue], trips: list[SSAValue]) -> SSAValue | int:
    """The record of an iteration of nested loops, innermost first: row-major."""
    index: SSAValue | int = positions[-1]
    for position, trip in zip(reversed(positions[:-1]), reversed(trips[:-1]), strict=True):
        index = em.add(em.mul(index, trip), position)
    return index


def _extent(em: Emitter, bounds: tuple[SSAValue, SSAValue, SSAValue], unsigned: bool) -> SSAValue:
    """``max(0, ceildiv(upper - lower, step))``: exact, also for no iterations.

    Where a loop would run by a constant step that is not positive, what it does is undefined.
    """
    constant = constant_of(bounds[2])
    if constant is not None and (constant == 0 or (constant < 0 and not unsigned)):
        return em.index(0)
    if unsigned:
        return _unsigned_extent(em, *(em.cast_index(bound, unsigned=True) for bound in bounds))
    lower, upper, step = (em.known(bound) for bound in bounds)
    length = em.ceildiv(em.sub(upper, lower), step)
    if isinstance(length, int):
        return em.index(max(0, length))
    return em.value(arith.MaxSIOp(length, em.index(0)))


def _unsigned_extent(em: Emitter, lower: SSAValue, upper: SSAValue, step: SSAValue) -> SSAValue:
    runs = em.compare("ugt", upper, lower)
    length = em.value(arith.SubiOp(upper, lower))
    count = em.value(arith.CeilDivUIOp(length, step))
    return em.select(runs, count, em.index(0))


def emit_trip_count(em: Emitter, loop: Operation) -> SSAValue:
    """The number of iterations, of all dimensions together."""
    count: SSAValue | int = 1
    for bounds in bounds_of(loop):
        count = em.mul(count, _extent(em, bounds, is_unsigned(loop)))
    return em.index(count)


def emit_position(em: Emitter, loop: Operation, variables: Sequence[SSAValue]) -> SSAValue:
    """The number of an iteration, from 0, from its induction variables."""
    number: SSAValue | int = 0
    for dimension, (bounds, variable) in enumerate(zip(bounds_of(loop), variables, strict=False)):
        at = _distance(em, bounds, variable, is_unsigned(loop))
        if dimension:
            number = em.mul(number, em.known(_extent(em, bounds, is_unsigned(loop))))
        number = em.add(number, at)
    return em.index(number)


def _before(op: Operation) -> Emitter:
    block = op.parent
    assert block is not None
    return Emitter(block, op, op.location)
