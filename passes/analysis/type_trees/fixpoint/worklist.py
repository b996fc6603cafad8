"""Worklist of a fixpoint: in the order in which nodes come up, later in sweeps.

Facts travel along the program and against it. First in, first out, a fact that has to pass a
thousand blocks meets them a thousand rounds later, and every block is looked at in most of these
rounds. Sweeps down and up the program by turns take it all the way, with everything else that is
new on the way. Few programs need them; where memory is two things at once, the order decides which
of the two is noticed first, so the plain order stands as long as it is no burden.
"""

from __future__ import annotations

from collections import deque
from copy import copy
from heapq import heapify, heappop, heappush

PATIENCE = 4
"""Times that each position is looked at, on average, before there are sweeps. Measured: 0, 4 and
32 take equally long on 140 KB of unoptimised Rust (1.4 s); it counts where facts pass thousands
of blocks.
"""
NO_BURDEN = 8000
"""Visits that are made in any case before there are sweeps. A guess: small functions never need
them.
"""


class Worklist:
    """Positions in a program of a size, each at most once."""

    def __init__(self, size: int) -> None:
        self._waiting: set[int] = set()
        self._line: deque[int] = deque()
        """In the order in which they came; empty once there are sweeps."""
        self._ahead: list[int] = []
        """Positions that this sweep still meets; they are negative where it goes up."""
        self._behind: list[int] = []
        """Positions that the next sweep will meet."""
        self._direction = 1
        self._now = -1
        self._patience = max(PATIENCE * size, NO_BURDEN)

    def copy(self) -> Worklist:
        """Return another one with the same positions."""
        other = copy(self)
        other._waiting, other._line = set(self._waiting), deque(self._line)
        other._ahead, other._behind = list(self._ahead), list(self._behind)
        return other

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def add(self, position: int) -> None:
        """To be looked at, once more if it has been."""
        if position in self._waiting:
            return
        self._waiting.add(position)
        if self._patience:
            self._line.append(position)
        elif (position - self._now) * self._direction > 0:
            heappush(self._ahead, position * self._direction)
        else:
            heappush(self._behind, -position * self._direction)

    def next(self) -> int:
        """The next position, which is done with."""
        if self._patience:
            found = self._line.popleft()
            self._patience -= 1
            if not self._patience:
                self._ahead = list(self._line)
                heapify(self._ahead)
                self._line.clear()
        else:
            found = self._now = self._swept()
        self._waiting.remove(found)
        return found

    def _swept(self) -> int:
        if not self._ahead:
            self._ahead, self._behind = self._behind, self._ahead
            self._direction = -self._direction
        return heappop(self._ahead) * self._direction
