"""Names of the operations that occur in a function: passes need not look for what is not there.

Computed in one walk, and kept as long as passes change nothing.
"""

from __future__ import annotations

from collections.abc import Set

from ad_opt.dialects.support.ir.queries import walk
from xdsl.ir import Operation


class OperationNames:
    """The names of all operations below one (a cached analysis)."""

    def __init__(self, names: frozenset[str]):
        self.names = names

    @classmethod
    def compute(cls, op: Operation, analyses: object, /) -> OperationNames:
        """The names in ``op``."""
        return cls(frozenset({inner.name for inner in walk(op)}))

    def any_of(self, names: Set[str]) -> bool:
        """True if an operation of one of the names is there."""
        return not self.names.isdisjoint(names)
