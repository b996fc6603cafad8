"""Analyses: computed when first asked for, kept until a pass changes what they are about.

An analysis is a class with a ``compute`` class method. A pass asks `AnalysisManager.get` for it and
lists in its ``preserves`` what its rewriting leaves true; everything else is dropped when the pass
ends. An analysis computed from another falls with it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol, Self, TypeVar, cast

from xdsl.ir import Operation


class Analysis(Protocol):
    """A fact about an operation and what is nested in it."""

    @classmethod
    def compute(cls, op: Operation, analyses: AnalysisManager, /) -> Self:
        """Work it out; may ask ``analyses`` for others."""
        ...


AnalysisT = TypeVar("AnalysisT", bound=Analysis)
_Key = tuple[type[Analysis], Operation]

ALL: frozenset[type[Analysis]] = frozenset()
"""Compared by identity: ``preserves = ALL`` is said by a pass that changes nothing."""


class AnalysisManager:
    """The cache of analyses of one pass manager run."""

    def __init__(self) -> None:
        self._values: dict[_Key, Analysis] = {}
        self._used: dict[_Key, set[_Key]] = {}
        self._computing: list[_Key] = []
        self.computed = 0
        """Count of analyses that have been computed so far; for statistics and tests."""

    def get(self, analysis: type[AnalysisT], op: Operation) -> AnalysisT:
        """The analysis of ``op``, from the cache where that still holds."""
        key: _Key = (analysis, op)
        if self._computing:
            self._used[self._computing[-1]].add(key)
        if key not in self._values:
            self._used[key] = set()
            self._computing.append(key)
            try:
                self._values[key] = analysis.compute(op, self)
            finally:
                self._computing.pop()
            self.computed += 1
        return cast(AnalysisT, self._values[key])

    def cached(self, analysis: type[AnalysisT], op: Operation) -> AnalysisT | None:
        """The analysis if it is there; never computes."""
        return cast("AnalysisT | None", self._values.get((analysis, op)))

    def put(self, op: Operation, value: Analysis) -> None:
        """Let an analysis of ``op`` hold that was brought up to date."""
        key: _Key = (type(value), op)
        self._values[key] = value
        self._used[key] = set()

    def invalidate(
        self, preserved: Collection[type[Analysis]] = (), within: Operation | None = None
    ) -> None:
        """Forget what is not preserved.

        With ``within``, only what concerns that operation, what is in it, or what it is in.
        """
        if preserved is ALL:
            return
        dropped = {
            key
            for key in self._values
            if key[0] not in preserved and (within is None or _related(key[1], within))
        }
        while True:
            more = {k for k, used in self._used.items() if k not in dropped and used & dropped}
            if not more:
                break
            dropped |= more
        for key in dropped:
            self._values.pop(key, None)
            self._used.pop(key, None)


def _related(op: Operation, other: Operation) -> bool:
    return op.is_ancestor(other) or other.is_ancestor(op)
