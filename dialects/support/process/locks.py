"""Locks that a fork does not leave held: the child has no thread that would release them.

A fork also waits for imports in other threads (`imports_under_way`).
"""

from __future__ import annotations

import os
import sys
import threading
import time
from functools import cached_property
from types import TracebackType
from typing import Protocol
from weakref import WeakSet

from .imports_under_way import forget_imports, is_importing


class Held(Protocol):
    """Lock that a fork waits for."""

    def __enter__(self) -> object: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
        /,
    ) -> object: ...


class ForkLock:
    """A reentrant lock that is free in a child, unless the thread that forked holds it.

    For what is changed in one step at the end of the work, so that the child may begin anew.
    """

    def __init__(self) -> None:
        self._inner = threading.RLock()
        _LOCKS.add(self)

    def __enter__(self) -> None:
        self._inner.acquire()

    def __exit__(self, *failure: object) -> None:
        self._inner.release()

    def renew(self) -> None:
        """Free it of a thread that is no more."""
        if self._inner.acquire(blocking=False):
            self._inner.release()
        else:
            self._inner = threading.RLock()


LONGEST_WAIT = 10.0
"""Most seconds that a fork waits for imports. Measured: all modules of ad-opt take 2 s on a machine
that is busy; an import that waits for the thread that forks never ends.
"""
_BETWEEN_LOOKS = 0.001
"""Seconds between looks at what is imported. A guess: most modules take as long."""

_LOCKS: WeakSet[ForkLock] = WeakSet()
_WAITED_FOR: list[Held] = []
_INNERMOST: list[Held] = []


def hold_while_forking(lock: Held, *, innermost: bool = False) -> None:
    """Let a fork wait until ``lock`` is free; for what is half done while it is held.

    Locks that threads take one inside of the other must be given in that order, which imports may
    change; an ``innermost`` one, within which no other is taken, comes behind all that are not.
    """
    locks = _INNERMOST if innermost else _WAITED_FOR
    if lock not in locks:
        locks.append(lock)


_TAKEN: dict[int, list[Held]] = {}
"""Locks that threads took to fork; modules that are imported meanwhile may bring more locks."""


def _before() -> None:
    """Take all locks while nobody imports: who does may need one of them to go on."""
    last = time.monotonic() + LONGEST_WAIT
    while True:
        if threading.active_count() > 1:
            time.sleep(0)  # The next slice of time is enough for all until the fork.
        taken = _TAKEN[threading.get_ident()] = [*_WAITED_FOR, *_INNERMOST]
        for lock in taken:
            lock.__enter__()
        if not is_importing() or time.monotonic() > last:
            return
        _after()
        time.sleep(_BETWEEN_LOOKS)


def _after() -> None:
    for lock in reversed(_TAKEN.pop(threading.get_ident(), [])):
        lock.__exit__(None, None, None)


def _in_child() -> None:
    _after()
    _TAKEN.clear()
    for lock in list(_LOCKS):
        lock.renew()
    forget_imports()
    if sys.version_info < (3, 12):
        _renew_properties()


def _renew_properties() -> None:
    """Before Python 3.12 each `cached_property` has a lock, which all instances share."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in ("ad_opt", "xdsl", "llvmlite"):
            for kind in list(vars(module).values()):
                for found in list(vars(kind).values()) if isinstance(kind, type) else ():
                    if isinstance(found, cached_property):
                        setattr(found, "lock", threading.RLock())


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_before, after_in_parent=_after, after_in_child=_in_child)
