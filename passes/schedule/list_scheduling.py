"""Greedy list scheduling from the last step to the first.

A step is ready once all of its uses stand. Of the ready ones that of the lowest cost is next; a
cost is compared part by part: changes of the condition, sums that can be closed, registers, age.
Ready steps stand in a heap for each condition, so a step costs the logarithm of their number.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count


@dataclass
class Step:
    """A node of the graph that is scheduled."""

    operands: list[int]
    """Numbers of the steps whose values it reads, each once."""
    after: list[int] = field(default_factory=list[int])
    """Numbers of further steps that must stand in front of it, such as its conditions."""
    condition: tuple[Hashable, ...] = ()
    released: int = 1
    """Registers that are free in front of it."""
    live: int = 1
    """Registers that its value needs where somebody reads it later."""
    first: bool = False
    """True if it is taken before others of its condition."""


@dataclass(frozen=True)
class Weights:
    """Costs of a change of the condition and of a register."""

    leave: int = 1000
    enter: int = 1
    registers: int = 1
    lookahead: bool = False


def common(left: Sequence[Hashable], right: Sequence[Hashable]) -> int:
    """Count the conditions that two lists begin with together."""
    for at, (one, other) in enumerate(zip(left, right, strict=False)):
        if one != other:
            return at
    return min(len(left), len(right))


@dataclass
class Schedule:
    """The order of steps, and what it costs."""

    order: list[int]
    switches: int
    """Changes of the condition."""
    live: int
    """The most values that there are at once."""


def measure(steps: Sequence[Step], order: Sequence[int]) -> Schedule:
    """Return what an order of steps costs."""
    live: set[int] = set()
    most = now = switches = 0
    current: tuple[Hashable, ...] = ()
    for at in reversed(order):
        step = steps[at]
        switches += step.condition != current
        current = step.condition
        now -= step.released if at in live else 0
        for value in step.operands:
            if value not in live:
                live.add(value)
                now += steps[value].live
        most = max(most, now)
    return Schedule(list(order), switches, most)


class ListScheduler:
    """Chooses the steps one by one, the last first."""

    def __init__(self, steps: Sequence[Step], weights: Weights) -> None:
        self.steps, self.weights = steps, weights
        self.users: list[list[int]] = [[] for _ in steps]
        self.waiting = [0] * len(steps)
        for at, step in enumerate(steps):
            for value in step.operands:
                self.users[value].append(at)
            for value in _all(step):
                self.waiting[value] += 1
        self.live: set[int] = set()
        self.ready: dict[tuple[Hashable, ...], list[tuple[bool, int, int, int]]] = {}
        self.key: dict[int, tuple[bool, int, int, int]] = {}
        """The entry of a ready step that holds; others in the heaps are out of date."""
        self.age = count()
        self.born: dict[int, int] = {}
        self.switch_costs: dict[tuple[Hashable, Hashable], int] = {}

    def run(self) -> list[int]:
        """The numbers of all steps in their order."""
        for at in reversed(range(len(self.steps))):
            if not self.waiting[at]:
                self._enter(at)
        current: tuple[Hashable, ...] = ()
        backwards: list[int] = []
        while self.key:
            at = self._next(current)
            current = self.steps[at].condition
            backwards.append(at)
            self._place(at)
        assert len(backwards) == len(self.steps), "steps wait for each other"
        return backwards[::-1]

    def _next(self, current: tuple[Hashable, ...]) -> int:
        best: tuple[int, tuple[bool, int, int, int]] | None = None
        for condition, heap in list(self.ready.items()):
            while heap and self.key.get(heap[0][3]) != heap[0]:
                heappop(heap)
            if not heap:
                del self.ready[condition]
                continue
            cost = self._switch(current, condition)
            if best is None or (cost, heap[0]) < best:
                best = (cost, heap[0])
        assert best is not None
        if self.weights.lookahead:
            return self._ahead(self.steps[best[1][3]].condition)
        return best[1][3]

    def _ahead(self, condition: tuple[Hashable, ...]) -> int:
        """Of some of the cheapest steps of a condition, that which leaves the cheapest next."""
        heap = self.ready[condition]
        valid = sorted(entry for entry in set(heap) if self.key.get(entry[3]) == entry)[:8]

        def cost(entry: tuple[bool, int, int, int]) -> tuple[bool, int, int]:
            first, _, age, at = entry
            new = [x for x in self.steps[at].operands if x not in self.live]
            following = [other[1] for other in valid if other[3] != at]
            for value in new:
                following += [
                    self._registers(user) - self.steps[value].live
                    for user in self.users[value]
                    if user in self.key and user != at
                ]
                if self.waiting[value] == 1:
                    following.append(self._registers(value))
            return first, 10 * entry[1] + min(following, default=0), age

        return min(valid, key=cost)[3]

    def _switch(self, current: tuple[Hashable, ...], to: tuple[Hashable, ...]) -> int:
        found = self.switch_costs.get((current, to))
        if found is None:
            same = common(current, to)
            leave, enter = len(current) - same, len(to) - same
            found = self.weights.leave * leave + self.weights.enter * enter
            self.switch_costs[current, to] = found
        return found

    def _registers(self, at: int) -> int:
        step = self.steps[at]
        new = sum(self.steps[x].live for x in step.operands if x not in self.live)
        return self.weights.registers * (new - step.released)

    def _enter(self, at: int) -> None:
        step = self.steps[at]
        born = self.born.setdefault(at, next(self.age))
        entry = (not step.first, self._registers(at), born, at)
        if self.key.get(at) != entry:
            self.key[at] = entry
            heappush(self.ready.setdefault(step.condition, []), entry)

    def _place(self, at: int) -> None:
        del self.key[at]
        step = self.steps[at]
        for value in step.operands:
            if value not in self.live:
                self.live.add(value)
                for user in self.users[value]:
                    if user in self.key:
                        self._enter(user)
        for value in _all(step):
            self.waiting[value] -= 1
            if not self.waiting[value]:
                self._enter(value)


def _all(step: Step) -> list[int]:
    """StepEmitter that stand in front of a step, each once and in its order."""
    return list(dict.fromkeys([*step.operands, *step.after]))


def schedule(steps: Sequence[Step], weights: Weights) -> Schedule:
    """Put steps in an order of low cost, chosen greedily."""
    return measure(steps, ListScheduler(steps, weights).run())
