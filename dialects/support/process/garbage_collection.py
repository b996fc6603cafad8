"""The garbage collector, told that programs are large.

Operations, values and uses refer to each other in cycles, and most of them live as long as the
program does. With Python's thresholds the collector scans them again and again: a tenth to a third
of the time of a large input goes there.

Memory that compiled code frees is no garbage: it stays with the process, for what the code
allocates next. A function allocates its arrays when it is called, and frees them. glibc gives what
is free at the end of its heap back to the system from a size on which it has learned from the
program: twice the largest block that was mapped by itself and freed. Until a program has freed a
large array, each call would get pages anew, which the system has to clear first.
"""

from __future__ import annotations

import ctypes
import gc
import os
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache

from .locks import hold_while_forking

_AT_LEAST = 500_000
"""New objects that start a collection: those of ten thousand operations, some 50 MB. Measured on
the gradient of 4000 operations: 3.0 s with Python's 700, 2.6 s with this or any larger number.
"""

IMPORTS = 25_000
"""The same while modules are imported. Collections then do some good: tuples of constants are not
looked at again. Measured on a gradient of ten lines, with what the end of the process costs: 0.87 s
with this, 1.0 s with `_AT_LEAST`.
"""

_MODULES = 10
"""Imports behind each other that are worth `_grow_old`. A guess."""

_MANY = 10_000
"""New objects that are worth it: those of two hundred operations. Measured on the first gradient of
a mixture model, which leaves 42 000: 8 of 490 ms went into looking at them.
"""
_LOOKS = 100
"""Collections of new objects until all that were new since the last such look are looked at once
more: 50 million objects, those of half a million operations. Measured on the gradient of 100 000,
with 20: 3.0 of 58 s, for a tenth of the objects that were there."""
_MOST = 4 * _AT_LEAST
"""New objects that nobody has looked at, at most: some 200 MB."""

_LEARNED = (32 << 20) - (16 << 10)
"""Bytes of the largest block that glibc learns from: what is less than 64 MiB is kept then. No page
of it is touched. Measured: the step of a transformer that frees 5 MB takes 0.5 of the time."""

_lock = threading.RLock()
hold_while_forking(_lock)
_active: list[tuple[int, int]] = []
"""Thresholds that those who have entered ask for, with their threads."""
_largest = 0
"""The largest threshold since somebody has entered. It holds until the last has left: as soon as a
smaller one is set, all that was made meanwhile would be looked through. Measured: 120 ms of 3.6 s
of a transformer's first call, 12 ms of 0.65 s of a mixture model's.
"""
_unseen = 0
"""New objects that grew old without being looked at."""
_others_freeze = False
"""True once objects were found frozen, by whoever else is in the process."""
_before = (0, 0, 0)
_modules = 0


@contextmanager
def rare_collections(at_least: int = _AT_LEAST) -> Generator[None]:
    """While this is entered, by whatever thread, garbage is looked for less often.

    The process's thresholds are as before when the last has left. A collector that is off stays so.
    """
    global _before, _largest, _modules
    mine = threading.get_ident(), at_least
    with _lock:
        if not _active:
            _before, _modules, _largest = gc.get_threshold(), len(sys.modules), 0
        _largest = max(_largest, at_least)
        _active.append(mine)
        _set()
    try:
        yield
    finally:
        with _lock:
            _active.remove(mine)
            is_last = not _active and _before[0] and gc.isenabled()
            has_garbage = is_last and not _some_are_frozen() and _leave()
            _set()
        if has_garbage:  # What finalizers do must not wait for this lock, nor a fork for them.
            gc.collect()


def _set() -> None:
    if not _active:
        gc.set_threshold(*_before)
    elif _before[0]:
        gc.set_threshold(max(_before[0], _largest), max(_before[1], _LOOKS), 50)


def _leave() -> bool:
    """Let objects grow old without looking at them, where many of them are there to stay.

    Modules are, and so is the program that a function was compiled from. A tenth of the time of a
    first derivative went into looking through them, and as much of that of a tensor routine.
    Garbage is among them; True if there may be so much of it that all is to be looked at.
    """
    global _unseen
    young, looks = gc.get_count()[:2]
    imports = len(sys.modules) >= _modules + _MODULES
    if young < _MANY and looks <= _before[1] and not imports:
        return False
    # Of what was alive then, some is garbage now. Measured on the gradient of 100 000 operations:
    # to look at all of it took 7 of 59 s, for a quarter; so it waits for the next one.
    _unseen += young + looks * _largest // 20
    if _unseen > _MOST:
        _unseen = 0
        return True
    _grow_old()
    return False


def _forget_others() -> None:
    """After a fork: the threads that have entered are the parent's, but for this one."""
    others = [one for one in _active if one[0] != threading.get_ident()]
    for one in others:
        _active.remove(one)
    if others:
        _set()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_others)


def _some_are_frozen() -> bool:
    """True if somebody has frozen objects: those would thaw, so what is new stays young, and is
    looked at as often as the process's thresholds say.

    Frozen objects are counted one by one: 30 ms for three million, at every function that is made.
    So they are asked for until there are some, and no more then: who thaws them loses this, and
    nothing else.
    """
    global _others_freeze
    _others_freeze = _others_freeze or gc.get_freeze_count() > 0
    return _others_freeze


def _grow_old() -> None:
    """Count all objects as old."""
    gc.freeze()
    gc.unfreeze()


def leave_garbage() -> None:
    """Do not look for garbage any more: the process ends, and the system takes all its memory.

    Python looks through all objects several times before it ends: a quarter of the time of a
    command that differentiates ten lines. Not for processes that are not ours: what closes files
    when it is collected would not be collected.
    """
    gc.freeze()


@cache
def keep_freed_memory() -> None:
    """Let the C library learn, once, as from a program that has freed a large array.

    It has no effect where the user's environment says how glibc is to do it, and elsewhere.
    """
    if sys.platform != "linux":
        return
    library = ctypes.CDLL(None)
    library.malloc.restype, library.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
    library.free.restype, library.free.argtypes = None, [ctypes.c_void_p]
    library.free(library.malloc(_LEARNED))
