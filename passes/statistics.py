"""What each pass did: operations before and after, patterns applied, changed or not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TextIO

from typing_extensions import override
from xdsl.ir import Operation

from .fingerprint import count_operations, fingerprint
from .instrumentation import Instrumentation, PassEvent
from .rewrite_limit import RewriteCounter, RewriteLimit


@dataclass(frozen=True)
class PassStatistics:
    """What one run of one pass did."""

    text: str
    target: str
    before: int
    after: int
    rewrites: int
    changed: bool


class Statistics(RewriteLimit, Instrumentation):
    """Collects a `PassStatistics` for each run of a pass."""

    def __init__(self, counter: RewriteCounter | None = None):
        super().__init__()
        self.counter = counter or self.counter
        self.rows: list[PassStatistics] = []
        self._before: list[tuple[int, int, int]] = []

    @override
    def before_pass(self, event: PassEvent) -> None:
        target = event.target
        self._before.append((count_operations(target), self.counter.done, fingerprint(target)))

    @override
    def after_pass(self, event: PassEvent) -> None:
        before, rewrites, print_before = self._before.pop()
        self.rows.append(
            PassStatistics(
                event.text,
                _symbol(event.target),
                before,
                count_operations(event.target),
                self.counter.done - rewrites,
                fingerprint(event.target) != print_before,
            )
        )

    def write(self, out: TextIO) -> None:
        """Print a line a pass run."""
        print("===== Pass statistics: operations before -> after, patterns applied =====", file=out)
        for row in self.rows:
            changed = "changed" if row.changed else "unchanged"
            print(
                f"{row.before:8d} -> {row.after:<8d} {row.rewrites:6d} rewrites  {changed:9}  "
                f"{row.text}{row.target}",
                file=out,
            )


def _symbol(op: Operation) -> str:
    name = op.properties.get("sym_name") or op.attributes.get("sym_name")
    return f"  on {name}" if name is not None else ""
