"""A line on the terminal while something takes longer than a second, and a record of it.

Records go to the logger ``ad_opt``: ``DEBUG``, and ``INFO`` for what took a second or more. A
process that never imported `logging` has no listener, so it is not imported for that.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from time import perf_counter
from typing import Any

PATIENCE = 1.0
"""Seconds before a line is shown: a guess of when users ask themselves whether it hangs."""
_CLEAR = "\r\x1b[K"


class _Busy(threading.local):
    """True while a thread is at work that was announced."""

    value = False


_BUSY = _Busy()


@contextmanager
def working(what: str) -> Generator[None]:
    """Meanwhile ``what`` is done; only the outermost of several counts."""
    if _BUSY.value:
        yield
        return
    _BUSY.value = True
    line = _Line(what) if _is_wanted() else None
    begin = perf_counter()
    try:
        yield
    finally:
        _BUSY.value = False
        if line is not None:
            line.end()
        _record(what, perf_counter() - begin)


def _is_wanted() -> bool:
    """True on a terminal, unless ``AD_OPT_PROGRESS=0`` or another program draws there."""
    said = os.environ.get("AD_OPT_PROGRESS")
    if said is not None:
        return said not in ("", "0")
    return sys.stderr is not None and sys.stderr.isatty()


class _Line:
    """The line, which a timer shows."""

    def __init__(self, what: str):
        self._what = what
        self._shown = False
        self._lock = threading.Lock()
        self._ended = False
        self._timer = threading.Timer(PATIENCE, self._show)
        self._timer.daemon = True
        self._timer.start()

    def _show(self) -> None:
        with self._lock:
            if not self._ended:
                self._shown = True
                _write(f"ad-opt: {self._what} ...")

    def end(self) -> None:
        """Take the line away."""
        self._timer.cancel()
        with self._lock:
            self._ended = True
            if self._shown:
                _write(_CLEAR)


def _write(text: str) -> None:
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except (OSError, ValueError):  # closed meanwhile
        pass


def _record(what: str, seconds: float) -> None:
    logging: Any = sys.modules.get("logging")
    if logging is not None:
        level = logging.INFO if seconds >= PATIENCE else logging.DEBUG
        logging.getLogger("ad_opt").log(level, "%s took %.3f s", what, seconds)
