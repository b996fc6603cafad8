"""Recursion without Python's stack: a function that would call itself yields the call instead.

Programs nest as deeply as their authors like; generators on an explicit stack do not mind.
"""

from __future__ import annotations

from collections.abc import Generator
from sys import maxsize
from typing import Any

Task = Generator[Any, Any, Any]
"""A function as a generator: ``result = yield other_task(...)``."""


class TooDeep(Exception):
    """More tasks wait for each other than may."""


def drive(task: Task, most: int = maxsize) -> Any:
    """Run a task to its end, and give what it returns; `TooDeep` if more than ``most`` wait."""
    waiting: list[Task] = []
    result: Any = None
    while True:
        try:
            started = task.send(result)
        except StopIteration as stop:
            result = stop.value
            if not waiting:
                return result
            task = waiting.pop()
            continue
        if len(waiting) >= most:
            raise TooDeep
        waiting.append(task)
        task, result = started, None
