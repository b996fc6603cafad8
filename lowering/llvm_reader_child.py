"""The process in which LLVM reads a program first; run by its path, and knows nothing of ad-opt.

It writes a byte when it is there. For each program on standard input (one byte, ``b`` for bitcode
or ``t`` for text; eight bytes, the length; the program) it writes ``r`` when it has come in, ``p``
when LLVM has parsed it, and ``.`` when LLVM is through with it, whether it takes the program or
not. If LLVM ends the process, no more comes.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import suppress

_IDLE = 10.0
"""Seconds without work after which the process ends. A guess: long enough for one program after
the other.
"""

_STACK = 4 << 20
"""Less than what any thread that reads the program afterwards has."""


def _say(word: bytes) -> None:
    os.write(1, word)


def _waited() -> bool:
    """True if more comes before it has taken too long."""
    if os.name != "posix":
        return True
    import select

    return bool(select.select([0], [], [], _IDLE)[0])


def _take(size: int) -> bytes:
    parts: list[bytes] = []
    while size > 0:
        part = os.read(0, min(size, 1 << 20))
        if not part:
            raise EOFError
        parts.append(part)
        size -= len(part)
    return b"".join(parts)


def _work() -> None:
    import llvmlite.binding as llvm

    _say(b"+")
    while _waited():
        kind = _take(1)
        data = _take(int.from_bytes(_take(8), "little"))
        _say(b"r")
        context = llvm.create_context()
        module = None
        with suppress(RuntimeError):
            if kind == b"b":
                module = llvm.parse_bitcode(data, context)
            else:
                module = llvm.parse_assembly(data.decode(), context)
            _say(b"p")
            module.verify()
            str(module)
        if module is not None:  # In this order, or it is closed after its context has gone.
            module.close()
        context.close()
        _say(b".")


def _serve() -> None:
    with suppress(EOFError, OSError):
        _work()


def main() -> None:
    """Serve until the other side closes the pipe, or has nothing to ask for a while."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    sys.path.append(sys.argv[1])
    threading.stack_size(_STACK)
    worker = threading.Thread(target=_serve)
    worker.start()
    worker.join()


if __name__ == "__main__":
    main()
