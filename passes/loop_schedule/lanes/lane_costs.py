"""Costs of running iterations as lanes, against one by one.

The numbers are multiples of one addition of floats that waits for nothing (0.25 ns). Those that are
measured were so on a busy core with AVX-512, with loops that do little else.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.passes.ops.costs import Unit, cost_of, unit_of
from xdsl.ir import Operation

WIDEST = 512
"""Bits of the registers that the costs are measured with."""

ARITHMETIC = 0.15
"""Cost of a lane of a sum, product or comparison; with smaller registers, as much more. A guess: an
eighth, and masks."""

DIVISION = 0.5
"""Cost of a lane of a division or root, of that of a scalar. A guess after tables of throughput."""

FUNCTION = 0.3
"""Cost of a lane of a function of the library that has a form for vectors, of that of a scalar.
Measured on `exp` in branches: a quarter of the time."""

CALL = 8.0
"""The same where it is called for each lane: all vectors are in memory meanwhile. Measured on `exp`
in branches: ten times as long."""

LANE_ACCESS = 3.0
"""Cost of a lane of an access that is not consecutive: a load or store, and moves. Measured on sums
of rows of eight: 0.44 ns a lane, 0.39 ns one by one."""

GATHER = 1.5
"""The same under a mask, by instructions for it. Measured on sums of rows of several lengths: 0.43
ns a lane and trip, with the arithmetic."""

LANE_BRANCH = 25.0
"""The same where there are none: a branch for each lane. Measured: 6.4 ns."""

LANE_UPDATE = 12.0
"""Cost of a lane of an addition to an element of memory that another lane may add to; with smaller
registers, as much more. Measured on gradients of gathers: 1.3 times as long as one by one, and with
registers of 128 bits 3.5 times."""

SUM_OF_LANES = 24.0
"""Cost of adding all lanes to one element of memory. A guess."""

BRANCH = 20.0
"""Cost of leaving an inner loop, or choosing a branch, which cannot be predicted; of vectors, once
for all lanes. A guess: twenty cycles."""

TRIPS = 8.0
"""Trips of an inner loop of which nothing is known. A guess."""

TRIPS_OF_ROWS = 32.0
"""The same of a loop along rows, of which LLVM makes vectors: there are more. A guess; measured on
a product of matrices that leaves out zeros, whose gradient takes ten times as long as lanes.
"""

WASTE = 1.3
"""Trips of the slowest of the lanes, against the mean. A guess: it depends on the numbers."""

GAIN = 0.8
"""Lanes run if they take less than this part of the time: code grows by the loop over what is left.
A guess."""


@dataclass(frozen=True)
class Machine:
    """Facts about the processor."""

    bits: int = WIDEST
    """Bits of a register."""
    gathers: bool = True
    """True if it reads and writes elements here and there under a mask."""
    functions: bool = True
    """True if functions of the C library have forms for vectors."""
    ordered: bool = True
    """True if LLVM keeps the order of sums that do not say ``reassoc``."""


class Costs:
    """Costs of one iteration in a loop, one by one and as one of ``width`` lanes."""

    def __init__(self, width: int, machine: Machine):
        self._width = width
        self.machine = machine
        self._trips = 1.0
        self._waste = 1.0
        self._alone = 1.0
        """Cost of one by one where LLVM makes vectors of an inner loop, of that of scalars."""
        self._arithmetic = ARITHMETIC * WIDEST / machine.bits
        self.single = 0.0
        self.lane = 0.0

    @property
    def pays(self) -> bool:
        """True if lanes are faster."""
        return self.lane < GAIN * self.single

    def arithmetic(self, op: Operation, varies: bool) -> None:
        """Count an operation on numbers."""
        cost = cost_of(op)
        if not varies:
            part = 1 / self._width
        elif unit_of(op) is Unit.DIVIDER:
            part = DIVISION
        elif unit_of(op) is Unit.LIBRARY:
            part = FUNCTION if self.machine.functions else CALL
        else:
            part = self._arithmetic
        self._add(cost, cost * part)

    def access(self, consecutive: bool, masked: bool) -> None:
        """Count a load or store of each lane."""
        gather = GATHER if self.machine.gathers else LANE_BRANCH
        part = gather if masked else LANE_ACCESS
        self._add(1.0, self._arithmetic if consecutive else part)

    def update(self, consecutive: bool) -> None:
        """Count an addition to elements of which each lane has its own, or may not."""
        self._add(
            2.0, 2 * self._arithmetic if consecutive else LANE_UPDATE * WIDEST / self.machine.bits
        )

    def sum(self) -> None:
        """Count an addition of all lanes to one element."""
        self._add(2.0, SUM_OF_LANES / self._width)

    def branch(self) -> None:
        """Count a choice that each lane makes in its own way."""
        self._add(BRANCH, BRANCH / self._width)

    def _add(self, single: float, lane: float) -> None:
        self.single += self._trips * self._alone * single
        self.lane += self._trips * self._waste * lane

    def inside(self, trips: float | None, diverges: bool, alone: bool) -> None:
        """Count what follows as the body of a loop, until `outside` is called the same way; LLVM
        makes vectors of one that stands ``alone``.
        """
        self._trips *= _trips(trips, alone)
        self._waste *= WASTE if diverges else 1.0
        self._alone *= self._arithmetic if alone else 1.0

    def outside(self, trips: float | None, diverges: bool, alone: bool) -> None:
        """End what `inside` began."""
        self._trips /= _trips(trips, alone)
        self._waste /= WASTE if diverges else 1.0
        self._alone /= self._arithmetic if alone else 1.0


def _trips(known: float | None, alone: bool) -> float:
    if known is not None:
        return known
    return TRIPS_OF_ROWS if alone else TRIPS
