"""Ctrl-C while compiled code runs: loops of interruptible programs end at the next iteration.

Python's own handler of a signal only notes it, until the interpreter runs again; it also writes
the signal's number to a socket (`signal.set_wakeup_fd`). A thread reads that while a call runs,
which holds no lock of the interpreter, and makes the variable 1 that the loops look at. The call
stops like one whose assertion fails, and Python raises what its handler wants.
"""

from __future__ import annotations

import ctypes
import os
import signal
import socket
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import cache
from typing import Any

from ad_opt.dialects.support.process.locks import hold_while_forking
from ad_opt.lowering.codegen.in_process.jit import Library

_LOCK = threading.RLock()
hold_while_forking(_LOCK)
_RUNNING: list[ctypes.c_int32] = []
"""The variables of the code that runs for the main thread, the innermost call last."""


@cache
def _writer() -> socket.socket:
    """Return the socket that signals are written to; a thread reads them from now on."""
    reader, writer = socket.socketpair()
    writer.setblocking(False)
    threading.Thread(target=_listen, args=(reader,), daemon=True, name="ad_opt.interrupts").start()
    return writer


os.register_at_fork(after_in_child=_writer.cache_clear)  # its thread is the parent's


def _listen(reader: socket.socket) -> None:
    while numbers := reader.recv(64):
        if signal.SIGINT in numbers:
            with _LOCK:
                for flag in _RUNNING:
                    flag.value = 1


@contextmanager
def interruptible(library: Library) -> Generator[None]:
    """Meanwhile Ctrl-C ends loops of the library; only the main thread gets signals."""
    address = library.interrupt
    if address is None or threading.current_thread() is not threading.main_thread():
        yield
        return
    flag = ctypes.c_int32.from_address(address)
    before = signal.set_wakeup_fd(_writer().fileno(), warn_on_full_buffer=False)
    with _LOCK:
        _RUNNING.append(flag)
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)
        with _LOCK:
            _RUNNING.pop()
            flag.value = 0


def ending(
    entry: Callable[[Any, Any], int | None], library: Library
) -> Callable[[Any, Any], int | None]:
    """``entry``, an entry stub, while Ctrl-C ends it."""

    def run(values: Any, block: Any) -> int | None:
        with interruptible(library):
            return entry(values, block)

    return run
