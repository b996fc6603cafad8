"""The decision whether something of the forward sweep is saved or had again on the way back.

What the reverse sweep wants and does not see is recovered in the mirror of the block that defines
it, once. What the number of the iteration says is computed from it. Cheap operations are repeated
where that costs less, in bytes of tape, than the value itself; a load may be repeated where memory
holds then what it held (`reloading`), a call where its author wants that. What else memory has, or
the iteration before, is taken from there (`held_values`). The rest is saved on the tape.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from ad_opt.dialects.autodiff.autodiff import PREFER
from ad_opt.passes.analysis.flow.tape_size import size_of
from ad_opt.passes.autodiff.plan.facts.frame_places import FramePlaces, trips_arithmetic
from ad_opt.passes.autodiff.plan.facts.held_values import Handed, HeldValues, steps_back
from ad_opt.passes.autodiff.plan.facts.reloading import Storage
from ad_opt.passes.autodiff.plan.facts.wanted import Capacity, Shadow, Trips, Wanted, Way, type_of
from ad_opt.passes.ops.catalogue import (
    CATALOGUE,
    is_cheap,
    is_constant,
    is_counted,
    is_load,
    is_null,
    memory_behind,
)
from ad_opt.passes.ops.known_functions import known_callee
from xdsl.dialects.builtin import StringAttr, i1
from xdsl.ir import Operation, OpResult, SSAValue

OPERATION_COST = 0.75
"""Cost of repeating one operation, in bytes of tape: a value of eight bytes is computed again
from up to ten operations. Measured on rosenbrock: the gradient takes two to three times the
primal, within noise, with 0.1, 0.75 and 1.5, and 11 to 14 with 4, where the tape holds what two
operations give; gmm, lstm and rk4 do not change.
"""
COUNTING_COST = 0.25
"""The same for what counters are computed with: LLVM makes one addition an iteration of it.
Measured: rosenbrock, newton, rk4 and lstm are equally fast, within noise, with 0 to 2; a guess
for others.
"""
TRUTH_COST = 4.0
"""Bytes that saving a truth counts as: it is stored, loaded and made a number and back. Measured on
floyd_warshall in C, where the sum and the comparison are computed again from what is loaded again:
15.4 ms instead of 19.2. Plans of springs, newton, hand and softmax stay as they were with 1.
"""
INFINITE = float("inf")

_CHECKPOINT = StringAttr("checkpoint")


@dataclass(frozen=True)
class Recipe:
    """Operations by which something is had again."""

    cost: float
    """Cost of the operations themselves, in bytes of tape."""
    operands: tuple[Wanted, ...] = ()
    way: Way = Way.COMPUTED
    store: Operation | None = None
    """The store to the element that holds it, or what it is made of."""
    handed: Handed | None = None
    """Of what an iteration hands on: where it comes from."""


class Place(Protocol):
    """A block of the reverse sweep, as far as the decision looks at it."""

    @property
    def direct(self) -> bool:
        """True if the forward sweep is visible as it is."""
        ...

    @property
    def at(self) -> Operation | None:
        """Return the operation of the primal that is being reversed."""
        ...

    @property
    def lazy(self) -> Mapping[SSAValue, Callable[[], None]]:
        """Return the counters."""
        ...


@dataclass(frozen=True, eq=False)
class SaveOrRecompute:
    """Decides for one function."""

    storage: Storage
    frames: FramePlaces
    repeated_calls: frozenset[Operation]
    """Calls that are made again."""
    needed: frozenset[SSAValue]
    """Values that will be wanted in any case."""
    shadowed: Callable[[SSAValue], bool]
    """True for memory of which the forward sweep has the shadow."""
    held: HeldValues

    def decide(self, wanted: Wanted, home: Place, scene: Scene) -> Recipe:
        """Decide how ``wanted`` is recovered in ``home``, the mirror of its block."""
        if wanted in home.lazy:
            return Recipe(0.0, (), Way.COUNTED)
        saved = _cost_of_saving(wanted)
        recipe = self.recipe(wanted, home)
        if recipe is not None and self._cost_of(recipe, home, saved, scene) < saved:
            return recipe
        return self._kept(wanted, home, scene) or Recipe(saved, (), Way.SAVED)

    def _kept(self, wanted: Wanted, home: Place, scene: Scene) -> Recipe | None:
        """Return how ``wanted`` is had from memory that others need, too."""
        if not isinstance(wanted, SSAValue):
            return None
        store = self.held.by(wanted)
        if store is not None:
            return Recipe(OPERATION_COST, tuple(store.operands[1:]), Way.HELD, store)
        handed = self.held.handed_on(wanted)
        if handed is None:
            return None
        computed = handed.computed
        store = self.held.by(computed)
        if store is not None:
            if steps_back(store, handed.loop) is None:
                return None
            read = (*store.operands[1:], handed.start)
            return Recipe(OPERATION_COST, read, Way.HANDED, store, handed)
        if scene.is_saved(computed) or (
            computed in self.needed and self.recipe(computed, home) is None
        ):
            return Recipe(OPERATION_COST, (computed, handed.start), Way.HANDED, None, handed)
        return None

    def _cost_of(self, recipe: Recipe, home: Place, budget: float, scene: Scene) -> float:
        """Return the cost of following ``recipe``; infinite if over ``budget``."""
        cost = recipe.cost
        if cost > budget:
            return INFINITE
        for operand in recipe.operands:
            cost += self._cost(operand, home, budget - cost, scene)
            if cost > budget:
                return INFINITE
        return cost

    def _cost(self, wanted: Wanted, place: Place, budget: float, scene: Scene) -> float:
        """Return the cost of having ``wanted`` in ``place``, in bytes of tape."""
        if isinstance(wanted, OpResult) and is_constant(wanted.op):
            return 0.0
        home = scene.home(wanted, place)
        if home is None or home.direct or wanted in home.lazy or scene.is_known(wanted):
            return 0.0
        if home is not place or wanted in self.needed:
            # Recovered outside of this loop, or anyway: next to nothing here.
            return OPERATION_COST
        saved = _cost_of_saving(wanted)
        recipe = self.recipe(wanted, home)
        if recipe is None:
            return saved
        return min(saved, self._cost_of(recipe, home, min(budget, saved), scene))

    # ------------------------------------------------------------------ recipes

    def recipe(self, wanted: Wanted, home: Place) -> Recipe | None:
        """Return how ``wanted`` is had again; ``None`` if it must be saved."""
        match wanted:
            case OpResult():
                return self._of_value(wanted.op, home)
            case Shadow(OpResult() as memory):
                return self._of_shadow(memory)
            case Trips(loop):
                found = trips_arithmetic(loop)
                return Recipe(sum(map(_cost_of_name, found.names)), found.operands)
            case Capacity(loop):
                return self._of_capacity(loop)
            case _:
                return None

    def _of_value(self, op: Operation, home: Place) -> Recipe | None:
        if is_constant(op):
            return Recipe(0.0)
        if op.regions or op.attributes.get(PREFER) == _CHECKPOINT:
            return None
        cost, operands = _cost_of_name(op.name), tuple(op.operands)
        if is_cheap(op):
            return Recipe(cost, operands)
        if op.name == "func.call":
            return Recipe(cost, operands, Way.CALLED) if op in self.repeated_calls else None
        if is_load(op) and self.storage.given is not None:
            original = self.storage.given.original(op, operands[0])
            if original is not None:
                return Recipe(cost, (original, *operands[1:]), Way.GIVEN)
        if is_load(op) and home.at is not None and self.storage.may_reload(op, home.at):
            return Recipe(cost, operands, Way.LOADED)
        return None

    def _of_shadow(self, memory: OpResult) -> Recipe | None:
        """A shadow is made of shadows as memory is made of memory."""
        op = memory.op
        if is_null(op) or op.name == "llvm.mlir.addressof":
            return Recipe(0.0)
        if known_callee(op) is not None:
            return self._of_found(memory)
        followed = memory_behind(op)
        if not followed or not is_cheap(op) or not all(map(self.shadowed, followed)):
            return None
        operands = tuple(Shadow(x) if x in followed else x for x in op.operands)
        return Recipe(_cost_of_name(op.name), operands)

    def _of_found(self, memory: OpResult) -> Recipe:
        """As far behind the shadow of an argument as a function of the library has found."""
        known = known_callee(memory.op)
        if known is None or known.returns is None:
            return Recipe(0.0)
        begin = memory.op.operands[known.returns]
        if not self.shadowed(begin):
            return Recipe(0.0)
        return Recipe(3 * OPERATION_COST + COUNTING_COST, (Shadow(begin), memory, begin))

    def _of_capacity(self, loop: Operation) -> Recipe | None:
        if not is_counted(loop):
            return None
        chain = self.frames.chain(loop)
        return Recipe(COUNTING_COST * (len(chain) - 1), tuple(map(Trips, chain)))


class Scene(Protocol):
    """Progress of the reverse sweep."""

    def home(self, wanted: Wanted, place: Place) -> Place | None:
        """Find the mirror of the block that defines ``wanted``, from ``place`` outwards."""
        ...

    def is_known(self, wanted: Wanted) -> bool:
        """True if ``wanted`` has been recovered."""
        ...

    def is_saved(self, wanted: Wanted) -> bool:
        """True if it has been decided that ``wanted`` is saved."""
        ...


def _cost_of_saving(wanted: Wanted) -> float:
    kind = type_of(wanted)
    return TRUTH_COST if kind == i1 else size_of(kind)


def _cost_of_name(name: str) -> float:
    return COUNTING_COST if CATALOGUE[name].counting else OPERATION_COST
