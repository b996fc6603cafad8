"""Run work where deep nesting is fine: a thread with a large stack, a high recursion limit, and a
garbage collector that does not scan the whole program again and again.

xDSL's parser, printer and verifiers recurse once or more a nested region, so the interpreter's
defaults end at about 100 levels. Why the collector matters is said in `rare_collections`.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import TypeVar

from ad_opt.dialects.support.process import lazy_dataclasses
from ad_opt.dialects.support.process.garbage_collection import rare_collections

T = TypeVar("T")

_STACK_SIZES = tuple(size << 20 for size in (1024, 512, 256, 64))
_RECURSION_LIMIT = 400_000


def run_with_big_stack(work: Callable[[], T]) -> T:
    """Call ``work`` in such a thread and return or raise what it does.

    `KeyboardInterrupt` reaches the caller at once; the thread is left behind as a daemon.
    """
    outcome: list[T] = []
    failure: list[BaseException] = []

    def body() -> None:
        try:
            outcome.append(work())
        except BaseException as error:
            failure.append(error)

    _define_later()
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, _RECURSION_LIMIT))
    try:
        with rare_collections():
            thread = _start(body)
            while thread.is_alive():
                thread.join(0.2 if sys.platform == "win32" else None)
    finally:
        sys.setrecursionlimit(limit)
    if failure:
        raise failure[0]
    return outcome[0]


def _define_later() -> None:
    """Let what is defined from now on wait until it is used."""
    lazy_dataclasses.install()
    from ad_opt.dialects.support.definitions import lazy_operations  # has dataclasses, too
    from ad_opt.dialects.support.text import lazy_formats

    lazy_formats.install()
    lazy_operations.install()


def _start(body: Callable[[], None]) -> threading.Thread:
    """A thread with the largest stack that the system grants."""
    before = threading.stack_size()
    try:
        for size in _STACK_SIZES:
            try:
                threading.stack_size(size)
                thread = threading.Thread(target=body, name="ad-opt", daemon=True)
                thread.start()
            except (RuntimeError, ValueError, MemoryError):
                continue
            return thread
        threading.stack_size(0)
        thread = threading.Thread(target=body, name="ad-opt", daemon=True)
        thread.start()
        return thread
    finally:
        threading.stack_size(before)
