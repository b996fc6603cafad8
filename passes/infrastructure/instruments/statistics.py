"""Statistics of each pass: operations before and after, patterns applied, changed or not, and
numbers that the pass itself tells (`counts`).
"""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import Token
from dataclasses import dataclass, field
from typing import TextIO

from ad_opt.passes.infrastructure.instrumentation import Instrumentation, PassEvent
from typing_extensions import override
from xdsl.ir import Operation

from .counts import listen, stop
from .fingerprint import fingerprint, walk_operations
from .rewrite_limit import RewriteLimit


@dataclass(frozen=True)
class PassStatistics:
    """Statistics of one run of one pass."""

    text: str
    target: str
    before: int
    after: int
    rewrites: int
    changed: bool
    counts: Mapping[str, int] = field(default_factory=dict[str, int])
    """Numbers that the pass tells, by what they count."""
    made: int = 0
    """Operations that are new."""
    gone: int = 0
    """Operations that are not there any more."""
    skipped: bool = False
    """True if it was not run, since the program has nothing that it is about."""


class Statistics(RewriteLimit, Instrumentation):
    """Collects a `PassStatistics` for each run of a pass."""

    def __init__(self):
        super().__init__()
        self.rows: list[PassStatistics] = []
        self._before: list[_Before] = []

    @override
    def before_pass(self, event: PassEvent) -> None:
        target = event.target
        rewrites, print_before = self.counter.done, fingerprint(target)
        known = set(walk_operations(target))
        self._before.append(_Before(known, rewrites, print_before, *listen()))

    @override
    def after_pass(self, event: PassEvent) -> None:
        before = self._before.pop()
        stop(before.token)
        now = set(walk_operations(event.target))
        self.rows.append(
            PassStatistics(
                event.text,
                _symbol(event.target),
                len(before.operations),
                len(now),
                self.counter.done - before.rewrites,
                fingerprint(event.target) != before.fingerprint,
                before.counts,
                len(now - before.operations),
                len(before.operations - now),
                event.skipped,
            )
        )

    def write(self, out: TextIO) -> None:
        """Print a line a pass run."""
        print("===== Pass statistics: operations before -> after, rewrites =====", file=out)
        for row in self.rows:
            changed = "skipped" if row.skipped else "changed" if row.changed else "unchanged"
            print(
                f"{row.before:8d} -> {row.after:<8d} {row.rewrites:6d} rewrites  {changed:9}  "
                f"{row.text}{row.target}",
                file=out,
            )
            new_and_gone = {"operations that are new": row.made, "operations gone": row.gone}
            told = {what: number for what, number in new_and_gone.items() if number}
            for what, number in {**told, **row.counts}.items():
                print(f"{number:20d} {what}", file=out)


@dataclass(frozen=True)
class _Before:
    """State before a pass runs."""

    operations: set[Operation]
    rewrites: int
    fingerprint: int
    counts: dict[str, int]
    token: Token[dict[str, int] | None]


def _symbol(op: Operation) -> str:
    name = op.properties.get("sym_name") or op.attributes.get("sym_name")
    return f"  on {name}" if name is not None else ""
