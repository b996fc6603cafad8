"""Timing of passes: a tree on a stream, in pipeline order, with shares of the whole."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from time import perf_counter
from typing import TextIO

from ad_opt.passes.infrastructure.instrumentation import Instrumentation, PassEvent
from typing_extensions import override


@dataclass
class TimedNode:
    """Time spent in a stage or pass, how often it ran, and its parts."""

    name: str
    seconds: float = 0.0
    runs: int = 0
    children: dict[str, TimedNode] = field(default_factory=lambda: dict[str, TimedNode]())

    def child(self, name: str) -> TimedNode:
        """The part called ``name``, made when first asked for."""
        return self.children.setdefault(name, TimedNode(name))

    def add(self, seconds: float) -> None:
        """Count one run."""
        self.seconds += seconds
        self.runs += 1


class Timing(Instrumentation):
    """Collects times; stages outside the pass manager add theirs with `stage`."""

    def __init__(self) -> None:
        self.root = TimedNode("total")
        self._started: list[float] = []
        self._skipped = 0
        self._created = perf_counter()

    def stage(self, name: str, seconds: float) -> None:
        """Add a stage that is not a pass, such as parsing."""
        self.root.child(name).add(seconds)

    @override
    def before_pass(self, event: PassEvent) -> None:
        self._started.append(perf_counter())

    @override
    def after_pass(self, event: PassEvent) -> None:
        self._stop(event)

    @override
    def after_failure(self, event: PassEvent, error: BaseException) -> None:
        if self._started:
            self._stop(event)

    def _stop(self, event: PassEvent) -> None:
        seconds = perf_counter() - self._started.pop()
        passes = node = self.root.child("passes")
        if event.skipped:
            self._skipped += 1
            return
        for anchor in event.nesting:
            node = node.child(anchor)
            node.add(seconds)
        node.child(event.name).add(seconds)
        passes.add(seconds)

    def write(self, out: TextIO) -> None:
        """Print the tree."""
        total = perf_counter() - self._created
        print("===== Execution time: wall seconds, share, runs =====", file=out)
        _write(self.root.children.values(), 0, total, out)
        print(f"{total:10.4f}  100.0 %        total", file=out)
        if self._skipped:
            print(f"{self._skipped:20d}x  skipped: the program has nothing for these", file=out)


def _write(nodes: Iterable[TimedNode], depth: int, total: float, out: TextIO) -> None:
    for node in nodes:
        share = 100 * node.seconds / total if total else 0.0
        runs = f"{node.runs:5d}x" if node.runs > 1 else " " * 6
        print(
            f"{node.seconds:10.4f}  {share:5.1f} % {runs} {'  ' * depth}{node.name}",
            file=out,
        )
        _write(node.children.values(), depth + 1, total, out)
