"""The garbage collector, told that programs are large.

Operations, values and uses refer to each other in cycles, and most of them live as long as the
program does. With Python's thresholds the collector scans them again and again: a tenth to a third
of the time of a large input goes there.
"""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager

_AT_LEAST = 500_000
"""New objects that start a collection: those of ten thousand operations, some 50 MB. Measured on
the gradient of 4000 operations: 3.0 s with Python's 700, 2.6 s with this or any larger number.
"""

_MODULES = 10
"""Imports behind each other that are worth `_grow_old`. A guess."""

_lock = threading.Lock()
_users = 0
_before = (0, 0, 0)
_modules = 0


@contextmanager
def rare_collections() -> Generator[None]:
    """While this is entered, by whatever thread, garbage is looked for less often.

    The process's thresholds are as before when the last has left. A collector that is off stays so.
    """
    global _users, _before, _modules
    with _lock:
        if _users == 0:
            _before, _modules = gc.get_threshold(), len(sys.modules)
            if _before[0]:
                gc.set_threshold(max(_before[0], _AT_LEAST), 20, 50)
        _users += 1
    try:
        yield
    finally:
        with _lock:
            _users -= 1
            if _users == 0:
                gc.set_threshold(*_before)
                if _before[0] and len(sys.modules) >= _modules + _MODULES:
                    _grow_old()


def _grow_old() -> None:
    """Count all objects as old without looking at them: imported modules are there to stay.

    A tenth of the time of a first derivative goes into looking through them.
    """
    if not gc.get_freeze_count():
        gc.freeze()
        gc.unfreeze()


def leave_garbage() -> None:
    """Do not look for garbage any more: the process ends, and the system takes all its memory.

    Python looks through all objects several times before it ends: a quarter of the time of a
    command that differentiates ten lines. Not for processes that are not ours: what closes files
    when it is collected would not be collected.
    """
    gc.freeze()
