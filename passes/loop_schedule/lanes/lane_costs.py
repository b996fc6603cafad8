"""Costs of running iterations as lanes, against one by one.

The numbers are times on a core with AVX-512 of loops that do little else, as multiples of one
addition of floats that waits for nothing (0.25 ns).
"""

from __future__ import annotations

from ad_opt.passes.ops.costs import cost_of
from xdsl.ir import Operation

ARITHMETIC = 0.15
"""Cost of a lane of a sum, product or comparison. Measured on chains of 16 of them: vectors of
eight `f64` took a seventh of the time of scalars."""

DIVISION = 0.5
"""Cost of a lane of a division or root, of that of a scalar. Measured: `vdivpd` of eight lanes
takes four times as long as `divsd`."""

FUNCTION = 1.1
"""Cost of a lane of a function of the library: it is called for each. Measured on `exp`."""

LANE_ACCESS = 1.5
"""Cost of a lane of an access that is not consecutive: a load or store, and a move."""

MASKED_LANE_ACCESS = 6.0
"""The same under a mask: with a branch. Measured on gathers of which half the lanes are there."""

BRANCH = 20.0
"""Cost of leaving an inner loop, or choosing a branch, which cannot be predicted; of vectors, once
for all lanes."""

SUM_OF_LANES = 24.0
"""Cost of adding all lanes to one element of memory. Measured: 6 ns for eight lanes."""

TRIPS = 8.0
"""Trips of an inner loop of which nothing is known. A guess."""

WASTE = 1.3
"""Trips of the slowest of the lanes, against the mean. Measured on Newton's method: of 32 numbers
between 0 and 100 the slowest takes 1.25 times as many steps as the mean."""

GAIN = 0.8
"""Lanes run if they take less than this part of the time: code grows by the loop over what is left.
A guess."""

_DIVISIONS = frozenset({"arith.divf", "math.sqrt", "math.rsqrt"})


class Costs:
    """Costs of one iteration in a loop, one by one and as one of ``width`` lanes."""

    def __init__(self, width: int):
        self._width = width
        self._trips = 1.0
        self._waste = 1.0
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
        elif op.name in _DIVISIONS:
            part = DIVISION
        else:
            part = ARITHMETIC if cost <= 1 else FUNCTION
        self._add(cost, cost * part)

    def access(self, consecutive: bool, masked: bool) -> None:
        """Count a load or store of each lane."""
        part = MASKED_LANE_ACCESS if masked else LANE_ACCESS
        self._add(1.0, ARITHMETIC if consecutive else part)

    def sum(self) -> None:
        """Count an addition of all lanes to one element."""
        self._add(2.0, SUM_OF_LANES / self._width)

    def branch(self) -> None:
        """Count a choice that each lane makes in its own way."""
        self._add(BRANCH, BRANCH / self._width)

    def _add(self, single: float, lane: float) -> None:
        self.single += self._trips * single
        self.lane += self._trips * self._waste * lane

    def inside(self, trips: float | None, diverges: bool) -> None:
        """Count what follows as the body of a loop, until `outside` is called the same way."""
        self._trips *= TRIPS if trips is None else trips
        self._waste *= WASTE if diverges else 1.0

    def outside(self, trips: float | None, diverges: bool) -> None:
        """End what `inside` began."""
        self._trips /= TRIPS if trips is None else trips
        self._waste /= WASTE if diverges else 1.0
