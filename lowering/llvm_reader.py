"""Find out in a process of its own whether LLVM survives reading a program.

Wrong text can trip an assertion in LLVM's parser, verifier or printer, which ends the process
that reads it. So what comes from outside is read by another process first
(`llvm_reader_child`), started once and asked again until it has had nothing to do for a while.
"""

from __future__ import annotations

import atexit
import os
import re
import subprocess
import sys
import tempfile
import threading
from collections.abc import Generator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import IO, TYPE_CHECKING

import llvmlite
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, Location
from ad_opt.dialects.support.process.locks import hold_while_forking

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

_CHILD = Path(__file__).with_name("llvm_reader_child.py")
_known: set[bytes] = set()
"""Hashes of what LLVM has lived through."""


def check_readable(source: str | bytes, where: str | Location | None) -> None:
    """AD0104 where LLVM would end the process that reads a program (bytes are bitcode).

    ``where`` is the name of the file whose lines these are, or else the place to blame.
    """
    digest = sha256(_bytes(source)).digest()
    if digest in _known:
        return
    with _lock:
        # What was read before has no say: only a process that has read nothing else counts.
        died = _ask(source) and _ask(source)
        if died is None:
            _known.add(digest)
            return
        if isinstance(where, str):
            line = 1 if isinstance(source, bytes) else _line_of(source, died.parsed)
            where = Location(where, line, 1)
    raise DiagnosticError(Diagnostic("AD0104", f"LLVM cannot read this: {died.message}", where))


@contextmanager
def read_module(source: str | bytes, name: str) -> Generator[ModuleRef]:
    """A program as LLVM has it, verified; AD0104 where LLVM refuses it (bytes are bitcode)."""
    from llvmlite import binding as llvm  # most programs are no LLVM IR

    check_readable(source, name)
    context = llvm.create_context()  # One of its own: types keep their names.
    module = None
    try:
        if isinstance(source, bytes):
            module = llvm.parse_bitcode(source, context)
        else:
            module = llvm.parse_assembly(source, context)
        module.verify()
        yield module
    except RuntimeError as error:
        raise _unreadable(str(error), name) from error
    finally:  # In this order, which the garbage collector would not keep.
        if module is not None:
            module.close()
        context.close()


def _unreadable(message: str, name: str) -> DiagnosticError:
    found = re.search(r"<string>:(\d+):(\d+): error: ([^\n]*)", message)
    if found is None:
        lines = [line.strip() for line in message.strip().splitlines() if line.strip()]
        said = " ".join(lines[:2]) or "LLVM does not take it"
        return DiagnosticError(Diagnostic("AD0104", said, Location(name, 1, 1)))
    where = Location(name, int(found.group(1)), int(found.group(2)))
    return DiagnosticError(Diagnostic("AD0104", found.group(3), where))


def _bytes(source: str | bytes) -> bytes:
    return source.encode(errors="replace") if isinstance(source, str) else source


class _Death:
    """End of the process: what LLVM said, and True if it had parsed the program."""

    def __init__(self, message: str, parsed: bool) -> None:
        self.message = message
        self.parsed = parsed


class _Child:
    """The other process."""

    def __init__(self) -> None:
        self.errors: IO[bytes] = tempfile.TemporaryFile()
        self.said = ""
        site = Path(llvmlite.__file__).parent.parent
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-S", str(_CHILD), str(site)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            bufsize=0,
        )
        self.ready = self.heard() == b"+"

    def heard(self) -> bytes:
        """The next byte it says, nothing if it has ended."""
        assert self.process.stdout is not None
        return self.process.stdout.read(1)

    def give(self, source: str | bytes) -> bool:
        """True if it has taken a program."""
        kind, data = b"b" if isinstance(source, bytes) else b"t", _bytes(source)
        assert self.process.stdin is not None
        with suppress(OSError):
            rest = memoryview(kind + len(data).to_bytes(8, "little") + data)
            while rest:
                rest = rest[self.process.stdin.write(rest) :]
            return self.heard() == b"r"
        return False

    def close(self) -> None:
        """End it; what it said last can still be asked for."""
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        self.process.kill()
        self.process.wait()
        self.errors.seek(0)
        self.said = self.errors.read(1 << 16).decode(errors="replace")
        self.errors.close()

    def last_words(self) -> str:
        """Return what LLVM said when it ended the process."""
        if found := re.search(r"Assertion `(.*)' failed", self.said, re.DOTALL):
            sentence = re.search(r'&& \(?"([^"]*)"\)?$', found[1])
            return f"`{sentence[1] if sentence else found[1]}`"
        lines = [line for line in self.said.splitlines() if line.strip()]
        words = lines[0].removeprefix("LLVM ERROR: ") if lines else ""
        return f"`{words}`" if words else f"the process ended with {self.process.returncode}"


_lock = threading.RLock()
hold_while_forking(_lock, innermost=True)
_child: _Child | None = None


def _forget() -> None:
    """After a fork: the other process answers the parent, not this one."""
    global _child
    if _child is not None:
        for pipe in (_child.process.stdin, _child.process.stdout, _child.errors):
            if pipe is not None:
                pipe.close()
        _child.process.returncode = 0  # It is nobody's child here.
    _child = None


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)


def _drop() -> None:
    global _child
    if _child is not None:
        _child.close()
    _child = None


atexit.register(_drop)


def _ask(source: str | bytes) -> _Death | None:
    """Let the other process read a program; nothing if it lives, or if there can be no process."""
    child = _child_with(source)
    if child is None:
        return None
    try:
        said = child.heard()
        parsed = said == b"p"
        if parsed:
            said = child.heard()
    except BaseException:  # What it says later would be taken for the next answer.
        _drop()
        raise
    if said == b".":
        return None
    _drop()
    return _Death(child.last_words(), parsed)


def _child_with(source: str | bytes) -> _Child | None:
    """The process after it has taken a program; it may have ended because nobody asked it."""
    global _child
    if not sys.executable:
        return None
    for _ in range(2):
        try:
            child = _child = _child or _Child()
            if not child.ready:
                break
            if child.give(source):
                return child
        except OSError:
            break
        except BaseException:
            _drop()
            raise
        _drop()
    _drop()
    return None


_ENDS = frozenset("br switch indirectbr invoke callbr catchswitch catchret cleanupret to".split())
_LABEL = re.compile(r"(?<![@%.\w])label\s*[%\[]")
_OPCODE = re.compile(r"\s*(?:%[^=]+=\s*)?([a-z_]+)\b")


def _line_of(text: str, parsed: bool) -> int:
    """The line at which LLVM ends.

    What ends the parser ends it, too, where the text stops after that line. Once the program is
    parsed, a label where a value should be is what LLVM stumbles over.
    """
    lines = text.split("\n")
    if parsed:
        for number, line in enumerate(lines, 1):
            found = _OPCODE.match(line)
            if _LABEL.search(line) and found and found[1] not in _ENDS:
                return number
        return 1
    low, high = 0, len(lines)
    while high - low > 1:
        middle = (low + high) // 2
        if _ask("\n".join(lines[:middle])) is None:
            low = middle
        else:
            high = middle
    at_the_end = lines[high - 1].strip() in ("", "}")  # Of no line in particular.
    return 1 if at_the_end else high
