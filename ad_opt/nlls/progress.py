"""A bar that says how far a solver is, on terminals."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Any


class Progress:
    """A bar while a solver runs; needs rich (extra ``plot``), without which none is shown."""

    def __init__(self, name: str, total: int, wanted: bool | None):
        shown = sys.stderr.isatty() if wanted is None else wanted
        self.is_shown = shown and find_spec("rich") is not None
        self._name, self._total = name, total
        self._bar: Any = None
        self._task: Any = None

    def __enter__(self) -> Progress:
        if self.is_shown:
            from rich.console import Console  # an extra
            from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
            from rich.progress import Progress as Bar

            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
            cost = TextColumn("cost {task.fields[cost]}")
            self._bar = Bar(*columns, cost, console=Console(stderr=True))
            self._bar.start()
            self._task = self._bar.add_task(self._name, total=self._total, cost="")
        return self

    def show(self, done: int, cost: float) -> None:
        """Say how many iterations are done, and the cost."""
        if self._bar is not None:
            self._bar.update(self._task, completed=done, cost=f"{cost:.6g}")

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()
