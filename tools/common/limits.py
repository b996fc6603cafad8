"""Limits on request: seconds and memory of a run; AD0014 when one is exceeded.

A thread looks at the clock and at the memory of the process. It asks the thread that works to stop;
what cannot be asked, as LLVM or compiled code, is ended with the process a little later.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import re
import sys
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic

    from .reporting import Reporter

PERIOD = 0.02
"""Seconds between two looks. A guess: memory grows by 1 GB in 0.2 s at most."""
GRACE = 1.0
"""Seconds that the work has to stop by itself. A guess: passes react within milliseconds."""
_UNITS = {"": 1, "k": 1 << 10, "m": 1 << 20, "g": 1 << 30, "t": 1 << 40}


class LimitExceeded(BaseException):
    """Raised in the thread that works; no handler of errors takes it for one."""


def add_limits(parser: argparse.ArgumentParser) -> None:
    """Add the options of both tools."""
    add = parser.add_argument_group("limits").add_argument
    add("--timeout", type=_seconds, metavar="S", help="stop after so many seconds")
    add("--max-memory", type=_bytes, metavar="SIZE", help="stop beyond this memory: 500M, 2G")


def _seconds(text: str) -> float:
    value = float(text)
    if not value > 0:
        raise ValueError(text)
    return value


def _bytes(text: str) -> int:
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([kmgt]?)(?:i?b)?", text.strip().lower())
    if found is None or float(found[1]) <= 0:
        raise ValueError(text)
    return int(float(found[1]) * _UNITS[found[2]])


def _size(count: int) -> str:
    """A size as the option takes it, rounded to three digits."""
    for unit in "TGMK":
        if count >= (least := _UNITS[unit.lower()]):
            return (
                f"{count / least:.3g}{unit}" if count < 1000 * least else f"{count // least}{unit}"
            )
    return str(count)


_seconds.__name__ = "number of seconds"
_bytes.__name__ = "size"


def memory_in_use() -> int:
    """Bytes of memory that the process has, or has had at most where only that is known."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024


@contextmanager
def within(options: argparse.Namespace, reporter: Reporter) -> Generator[None]:
    """Work in this thread within the limits; raises AD0014 as a `DiagnosticError` beyond them.

    Where the thread does not stop, the reporter says so before the process ends.
    """
    if options.timeout is None and options.max_memory is None:
        yield
        return
    watch = _Watch(options.timeout, options.max_memory, reporter)
    watch.start()
    try:
        yield
    except BaseException:
        # Not `LimitExceeded` alone: Python makes another error of what is raised in some places
        # (in `__set_name__` up to 3.11, and where libraries translate errors of theirs).
        if not watch.said:
            raise
        from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

        raise DiagnosticError(watch.diagnostic()) from None
    finally:
        watch.end()


class _Watch:
    """The thread that looks, and what it found."""

    def __init__(self, seconds: float | None, memory: int | None, reporter: Reporter):
        self.seconds, self.memory, self.reporter = seconds, memory, reporter
        self.said = ""
        self._worker = threading.get_ident()
        self._done = threading.Event()
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._look, name="ad-opt-limits", daemon=True)

    def start(self) -> None:
        self._begin = time.monotonic()
        self._thread.start()

    def end(self) -> None:
        with self._lock:
            self._done.set()

    def _look(self) -> None:
        while not self._done.wait(PERIOD):
            if (said := self._exceeded()) is None:
                continue
            with self._lock:
                if self._done.is_set():
                    return
                self.said = said
                raise_in(self._worker)
            if not self._done.wait(GRACE):
                self._leave()
            return

    def _exceeded(self) -> str | None:
        if self.seconds is not None and time.monotonic() - self._begin > self.seconds:
            return f"the run takes longer than the {self.seconds:g} s of --timeout"
        if self.memory is not None and (used := memory_in_use()) > self.memory:
            return (
                f"the run has {_size(used)} of memory, more than --max-memory={_size(self.memory)}"
            )
        return None

    def _leave(self) -> NoReturn:
        """End the process, which cannot be asked to."""
        self.reporter.show([self.diagnostic()], {})
        self.reporter.close()
        sys.stderr.flush()
        os._exit(1)

    def diagnostic(self) -> Diagnostic:
        """AD0014."""
        from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic

        return Diagnostic("AD0014", self.said, help="raise the limit, or give it a smaller program")


def raise_in(thread: int) -> None:
    """Let a thread raise `LimitExceeded` at its next step in Python."""
    kind = ctypes.py_object(LimitExceeded)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), kind)
