"""``--bisect-limit=N``: of the passes that may be left out, only the first N runs happen.

What a program needs to be differentiated and lowered runs whatever the limit is, so each limit
gives a program that should compute the same. The first limit at which it does not names the guilty
pass, as LLVM's ``-opt-bisect-limit`` does.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TextIO

from ad_opt.passes.infrastructure.function_pass import name_of_target
from ad_opt.passes.infrastructure.instrumentation import Instrumentation, PassEvent
from typing_extensions import override


class BisectLimit(Instrumentation):
    """Numbers the runs of ``optional`` passes from 1, a function at a time, and names each.

    A limit of -1 only names them.
    """

    by_function = True

    def __init__(self, limit: int, optional: Collection[str], out: TextIO):
        self.limit = limit
        self.optional = optional
        self.out = out
        self.number = 0

    @override
    def should_run(self, event: PassEvent) -> bool:
        if event.name not in self.optional or event.skipped:
            return True
        self.number += 1
        runs = self.limit < 0 or self.number <= self.limit
        word = "running" if runs else "NOT running"
        where = name_of_target(event.target)
        print(f"BISECT: {word} pass ({self.number}) {event.name} on {where}", file=self.out)
        return runs
