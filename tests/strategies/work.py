"""Work counted in calls of Python functions: the same number on every machine."""

from __future__ import annotations

import sys
from collections.abc import Callable


def calls_during(run: Callable[[], object]) -> int:
    """The number of Python functions that ``run`` calls."""
    count = 0

    def note(frame: object, event: str, argument: object) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(note)
    try:
        run()
    finally:
        sys.setprofile(None)
    return count
