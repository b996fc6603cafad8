"""The decision whether a value of the forward sweep is saved or computed again on the way back.

A value that the reverse sweep reads is recovered in the mirror of the block that defines it, once.
What the number of the iteration says is computed from it. Cheap operations are repeated where that
costs less, in bytes of tape, than the value itself; a load may be repeated where memory holds then
what it held (`reloading`), a call where its author wants that. The rest is saved on the tape.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Generic, Protocol, TypeVar

from ad_opt.dialects.autodiff.autodiff import PREFER
from ad_opt.passes.analysis.flow.tape_size import size_of
from ad_opt.passes.ops.catalogue import is_cheap, is_constant, is_counting, is_load
from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation, OpResult, SSAValue

from .reloading import Storage

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
INFINITE = float("inf")

_CHECKPOINT = StringAttr("checkpoint")


class Way(Enum):
    """Ways in which the reverse sweep gets a value of the forward sweep that it does not see."""

    COUNTED = "computed from the number of the iteration"
    COMPUTED = "computed again"
    LOADED = "loaded again"
    CALLED = "called again"
    SAVED = "saved"


class Place(Protocol):
    """A block of the reverse sweep, as far as the decision looks at it."""

    @property
    def direct(self) -> bool:
        """True if values of the forward sweep are visible as they are."""
        ...

    @property
    def at(self) -> Operation | None:
        """Return the operation of the primal that is being reversed."""
        ...

    @property
    def known(self) -> Mapping[SSAValue, SSAValue]:
        """Return the values that have been recovered."""
        ...

    @property
    def lazy(self) -> Mapping[SSAValue, Callable[[], SSAValue]]:
        """Return the counters."""
        ...


P = TypeVar("P", bound=Place)


@dataclass(frozen=True, eq=False)
class SaveOrRecompute(Generic[P]):
    """Decides for the values of one forward sweep."""

    storage: Storage
    primal_of: Mapping[Operation, Operation]
    """Operations of the forward sweep to those of the primal that they are clones of."""
    repeated_calls: frozenset[Operation]
    """Calls of the primal that are made again."""
    needed: frozenset[SSAValue]
    """Values of the forward sweep that will be asked for in any case."""
    home: Callable[[SSAValue, P], P | None]
    """Finds the mirror of the block that defines a value; ``None`` if it is visible as it is."""
    is_saved: Callable[[SSAValue, P], bool]
    """True if a value has a place on the tape already."""

    def way(self, wanted: SSAValue, home: P) -> Way:
        """Decide how ``wanted`` is recovered in ``home``, the mirror of its block."""
        if wanted in home.lazy:
            return Way.COUNTED
        if self.is_saved(wanted, home):
            return Way.SAVED
        saved = size_of(wanted.type)
        if self._repeat_cost(wanted, home, saved) >= saved:
            return Way.SAVED
        assert isinstance(wanted, OpResult)
        if is_load(wanted.op):
            return Way.LOADED
        return Way.CALLED if wanted.op.name == "func.call" else Way.COMPUTED

    def _repeat_cost(self, wanted: SSAValue, home: P, budget: float) -> float:
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

    def _cost(self, wanted: SSAValue, place: P, budget: float) -> float:
        """Return the cost of having ``wanted`` in ``place``, in bytes of tape."""
        if isinstance(wanted, OpResult) and is_constant(wanted.op):
            return 0.0
        home = self.home(wanted, place)
        if home is None or home.direct or wanted in home.known or wanted in home.lazy:
            return 0.0
        if self.is_saved(wanted, home) or home is not place or wanted in self.needed:
            # Recovered outside of this loop, or anyway: next to nothing here.
            return OPERATION_COST
        saved = size_of(wanted.type)
        return min(saved, self._repeat_cost(wanted, home, min(budget, saved)))

    def _is_repeatable(self, op: Operation, home: P) -> bool:
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
