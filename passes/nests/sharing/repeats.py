"""Tandem repeats: parts of a sequence that stand in it several times, one behind the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

WINDOWS = (4, 16)
"""Lengths by which a place is looked for again: short parts that stand several times in a period
are near, longer ones are not mistaken. A guess: small layers have four loop nests, cells of
recurrences some twenty."""
PERIODS = 8
"""Distances that are tried, the most frequent ones, for each length: a guess, since programs have a
few kinds of layers."""


class Repeat(NamedTuple):
    """A part of a sequence in which each element is equal to the one a period before it."""

    start: int
    length: int
    period: int

    @property
    def times(self) -> int:
        """The number of whole periods."""
        return self.length // self.period


def tandem_repeats(elements: Sequence[Hashable], least: int) -> Iterator[Repeat]:
    """Yield the longest parts in which a period fits ``least`` times; they may overlap.

    Periods are distances from a place to the last one where the same elements follow. Time is
    linear.
    """
    for period in _periods(elements):
        start = period
        for at in range(period, len(elements) + 1):
            if at == len(elements) or elements[at] != elements[at - period]:
                found = Repeat(start - period, at - start + period, period)
                if found.times >= least:
                    yield found
                start = at + 1


def _periods(elements: Sequence[Hashable]) -> list[int]:
    found: dict[int, None] = {}
    for window in WINDOWS:
        last: dict[Hashable, int] = {}
        distances: Counter[int] = Counter()
        for at in range(len(elements) - window + 1):
            key = tuple(elements[at : at + window])
            if key in last:
                distances[at - last[key]] += 1
            last[key] = at
        found |= dict.fromkeys(period for period, _ in distances.most_common(PERIODS))
    return list(found)
