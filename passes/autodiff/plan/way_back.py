"""The reverse sweep, gone through without writing it: what it wants of the forward sweep.

A `WayBack` visits the operations of a function in the order in which they are reversed. What is
read at each one says a function of its own (`to_be_recorded`); what is wanted and not visible is
decided about when it is first wanted (`save_or_recompute`). The result are the `recoveries` of a
plan.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias, cast

from ad_opt.dialects.support.ir.queries import block_of, last_of, values_from_outside
from ad_opt.passes.emit.emit import flows_by_value
from ad_opt.passes.ops.catalogue import is_counted, is_null, memory_behind
from ad_opt.passes.ops.memory_ops import is_memref, is_pointer
from xdsl.ir import Attribute, Block, Operation, OpResult, SSAValue

from .facts.facts import Functions
from .facts.frame_places import FramePlaces
from .facts.held_values import HeldValues
from .facts.key import returned
from .facts.wanted import Capacity, Kept, Records, Recovery, Shadow, Trips, Wanted, Way, type_of
from .reversal_plan import ReversalPlan
from .strategies.save_or_recompute import Place as AnyPlace
from .strategies.save_or_recompute import SaveOrRecompute

_ALONE = frozenset({Way.HELD, Way.HANDED, Way.GIVEN})
"""Ways that have one value again, and not what else its operation gives."""


@dataclass(eq=False)
class Place:
    """The mirror of a block, while it is gone through."""

    block: Block
    """The block, by the one of the program that it is a copy of."""
    parent: Place | None = None
    direct: bool = False
    """True if values of the forward sweep are visible here."""
    at: Operation | None = None
    """The operation that is being reversed."""
    lazy: dict[SSAValue, Callable[[], None]] = field(
        default_factory=dict[SSAValue, Callable[[], None]]
    )
    """Counters, which want something themselves when they are wanted."""
    given: set[SSAValue] = field(default_factory=set[SSAValue])
    """Values that the mirror has anyway."""


class WayBack:
    """Finds what the reversal of one function wants, and decides how it gets it."""

    def __init__(self, plan: ReversalPlan):
        self.plan = plan
        self.storage = plan.storage
        self.frames = FramePlaces(plan.primal, plan.storage.again, plan.selections)
        self.decision = SaveOrRecompute(
            plan.storage, self.frames, plan.repeated_calls, plan.needed, self.has_shadow,
            HeldValues(plan.storage, frozenset(plan.selections)),
        )  # fmt: skip
        self.recoveries: dict[Wanted, Recovery] = {}
        self.slots: dict[Operation, list[Attribute]] = {}
        """Types of the slots of frames, by whose frames they are."""
        self.snapshots: dict[Operation, Sequence[SSAValue]] = {}
        self.unsaid: dict[SSAValue, Operation] = {}
        """Values that a third party's method may read without saying so."""
        self.busy = 0
        """Number of things that were wanted or handed on: where it stays, nothing is written."""
        self._arrived: set[SSAValue] = set()
        """Values whose cotangents wait."""
        self._with: set[SSAValue] = set()
        """Further results of operations that are repeated."""
        self._made: set[SSAValue] = set()
        """Buffers whose shadows the reverse sweep makes."""
        given = zip(plan.primal.body.block.args, plan.key.activities, strict=True)
        self._given = {arg for arg, word in given if word.startswith("dup")}
        top = plan.primal.body.block
        self.place = Place(self.frames.root(top), direct=not plan.split)

    # ------------------------------------------------------------------ cotangents

    def take(self, value: SSAValue) -> bool:
        """True if a cotangent has arrived for ``value``; none has afterwards."""
        if value in self._arrived:
            self._arrived.remove(value)
            return True
        return False

    def add(self, value: SSAValue) -> None:
        """Let a cotangent arrive at ``value``, if it has one."""
        if self.plan.has_cotangent(value):
            self.busy += 1
            self._arrived.add(value)

    # ------------------------------------------------------------------ wants

    def value(self, value: SSAValue) -> None:
        """Want a value of the program."""
        self.want(value, self.place)

    def values(self, values: Iterable[SSAValue]) -> None:
        """Want values of the program."""
        for value in values:
            self.want(value, self.place)

    def may_want(self, op: Operation) -> None:
        """Note what the method of ``op`` may read beyond what is wanted for it."""
        for value in (*op.operands, *op.results):
            home = self.home(value, self.place)
            if home is not None and not home.direct:
                self.unsaid[value] = op

    def kept(self, op: Operation, what: str, type: Attribute, number: int = 0) -> None:
        """Want what the forward sweep keeps at an operation."""
        self.want(Kept(op, what, number, type), self.place)

    def restored(self, op: Operation, buffers: Sequence[SSAValue]) -> None:
        """Want the copies of buffers that an operation overwrites, to put them back."""
        if buffers:
            self.snapshots[op] = tuple(buffers)
        for number, buffer in enumerate(buffers):
            self.kept(op, "old", buffer.type, number)
            self.value(buffer)

    def has_shadow(self, memory: SSAValue) -> bool:
        """True if the forward sweep has the shadow of ``memory``."""
        return memory in self.plan.needs_shadow or memory in self._given

    def shadow(self, memory: SSAValue) -> None:
        """Want the shadow of memory, which the forward sweep has or which is made here."""
        pending = [(memory, self.place, True)]
        while pending:
            value, place, shadowed = pending.pop()
            if shadowed:
                pending += reversed(self._shadow(value, place))
            else:
                self.want(value, place)

    def _shadow(self, memory: SSAValue, place: Place) -> list[tuple[SSAValue, Place, bool]]:
        """Want one shadow; return what it is made of: values, and memory of which the shadow is."""
        if self.has_shadow(memory):
            self.want(Shadow(memory), place)
            return []
        home = self.home(memory, place)
        if is_pointer(memory.type) or home is None or not isinstance(memory, OpResult):
            return []
        if memory in self._made:
            return []
        self._made.add(memory)
        op = memory.op
        followed = memory_behind(op)
        plain = op.name != "memref.get_global"
        return [
            (operand, home, operand in followed)
            for operand in op.operands
            if operand in followed or (plain and not is_memref(operand.type))
        ]

    def want(self, wanted: Wanted, place: Place) -> None:
        """Decide how ``wanted`` is recovered, if ``place`` does not see it, nor has it already; and
        so on for what it is recovered from.
        """
        pending = [(wanted, place)]
        while pending:
            pending += reversed(self._recover(*pending.pop()))

    def _recover(self, wanted: Wanted, place: Place) -> list[tuple[Wanted, Place]]:
        """Decide about one value; return what it is recovered from."""
        self.busy += 1
        wanted = self._canonical(wanted)
        home = self.home(wanted, place)
        if home is None or home.direct or self.is_known(wanted) or wanted in home.given:
            return []
        recipe = self.decision.decide(wanted, home, self)
        self.recoveries[wanted] = Recovery(
            recipe.way, home.at, store=recipe.store, handed=recipe.handed
        )
        match recipe.way:
            case Way.COUNTED:
                assert isinstance(wanted, SSAValue)
                home.lazy[wanted]()
            case Way.SAVED:
                self._save(wanted, home)
            case _:
                if isinstance(wanted, OpResult) and recipe.way not in _ALONE:
                    self._with.update(wanted.op.results)
                return [(operand, home) for operand in recipe.operands]
        return []

    def _save(self, wanted: Wanted, home: Place) -> None:
        """Give ``wanted`` the next slot of its frame, and want what says where a record is."""
        loop, owner = self.frames.loop_of(home.block), self.frames.owner_of(home.block)
        slots = self.slots.setdefault(owner, [])
        records = self.frames.records(loop)
        self.recoveries[wanted] = Recovery(Way.SAVED, home.at, loop, records, owner, len(slots))
        slots.append(type_of(wanted))
        if loop is None:
            return
        self.want(Records(loop), home)
        self.want(Capacity(loop), home)
        if is_counted(loop):
            for one in self.frames.chain(loop):
                self.want(Trips(one), home)

    def _canonical(self, wanted: Wanted) -> Wanted:
        """The same by the name that it has where it is made."""
        match wanted:
            case OpResult() if wanted.op.name == "memref.alloca_scope":
                last = last_of(wanted.op.regions[0].block)
                return self._canonical(last.operands[wanted.index])
            case Shadow(OpResult() as memory):
                if memory.op.name == "memref.alloca_scope":
                    found = self._canonical(memory)
                    assert isinstance(found, SSAValue)
                    return self._canonical(Shadow(found))
                return memory if is_null(memory.op) else wanted
            case Capacity(loop) if is_counted(loop) and len(self.frames.chain(loop)) == 1:
                return Trips(loop)
            case _:
                return wanted

    # ------------------------------------------------------------------ blocks

    def home(self, wanted: Wanted, place: AnyPlace) -> Place | None:
        """See `Scene.home`."""
        match wanted:
            case Trips(loop):
                block = self.frames.trips_place(loop)
            case Records(loop) | Capacity(loop):
                block = self.frames.frame_place(loop)
            case Kept(op):
                block = self.frames.block_of(op)
            case Shadow(memory):
                block = self.frames.root(block_of(memory))
            case _:
                block = self.frames.root(block_of(wanted))
        assert isinstance(place, Place)
        home: Place | None = place
        while home is not None and home.block is not block:
            home = home.parent
        return home

    def is_known(self, wanted: Wanted) -> bool:
        """See `Scene.is_known`."""
        return wanted in self.recoveries or (isinstance(wanted, SSAValue) and wanted in self._with)

    def is_saved(self, wanted: Wanted) -> bool:
        """See `Scene.is_saved`."""
        found = self.recoveries.get(wanted)
        return found is not None and found.way is Way.SAVED

    @contextmanager
    def inside(self, block: Block) -> Generator[Place]:
        """Go through the mirror of a block in the operation that is being reversed."""
        outer, root = self.place, self.frames.root(block)
        self.place = Place(root, outer)
        if root is outer.block:  # a scope of stack memory, which is dissolved
            self.place = Place(root, outer, outer.direct, lazy=outer.lazy, given=outer.given)
        yield self.place
        self.place = outer

    @contextmanager
    def run_again(self, op: Operation) -> Generator[Place]:
        """Go through the mirror of an operation that is run again where it is reversed."""
        outer = self.place
        self.place = Place(self.frames.block_of(op), outer, direct=True, at=op)
        yield self.place
        self.place = outer

    def block(self, primal: Block) -> None:
        """Go through a block, its last operation first."""
        place = self.place
        nests = self.plan.refills.get(primal, ())
        if nests:
            place.at = primal.last_op
            for nest in nests:
                self.values(nest.operands)
                self.values(values_from_outside(nest))
        op = primal.last_op
        op = op.prev_op if op is not None else None
        while op is not None:
            place.at = op
            cast("FunctionsToReverse", self.plan.functions).to_be_recorded(op)(self, op)
            op = op.prev_op

    def function(self) -> None:
        """Go through the whole function."""
        for value, active in returned(self.plan.key, self.plan.primal):
            if active and flows_by_value(value.type):
                self.add(value)
        self.block(self.plan.primal.body.block)


ToBeRecorded: TypeAlias = Callable[[WayBack, Operation], None]
"""A function that says what reversing an operation wants (`passes.autodiff.to_be_recorded`)."""


class FunctionsToReverse(Functions, Protocol):
    """The functions of a module that is differentiated: facts do not know what is wanted."""

    def to_be_recorded(self, op: Operation) -> ToBeRecorded:
        """Return what says what reversing ``op`` wants."""
        ...
