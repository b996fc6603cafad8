"""A bar that says how far a solver or a training run is, on terminals."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Any


class Progress:
    """A bar of steps and a number; needs rich (extra ``plot``), without which none is shown."""

    def __init__(self, name: str, total: int, wanted: bool | None, number: str = "cost"):
        shown = sys.stderr.isatty() if wanted is None else wanted
        self.is_shown = shown and find_spec("rich") is not None
        self._name, self._total, self._number = name, total, number
        self._bar: Any = None
        self._task: Any = None

    def __enter__(self) -> Progress:
        if self.is_shown:
            from rich.console import Console  # an extra
            from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
            from rich.progress import Progress as Bar

            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
            number = TextColumn(self._number + " {task.fields[number]}")
            self._bar = Bar(*columns, number, console=Console(stderr=True))
            self._bar.start()
            self._task = self._bar.add_task(self._name, total=self._total, number="")
        return self

    def show(self, done: int, number: float) -> None:
        """Say how many steps are done, and the number."""
        if self._bar is not None:
            self._bar.update(self._task, completed=done, number=f"{number:.6g}")

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()
