"""Reading and writing files for the command-line tools; what goes wrong is a diagnostic."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path
from typing import TextIO

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, Location

STDIN_NAME = "<stdin>"
_TEXT = "programs are text: MLIR, or LLVM IR; bitcode is known by its first bytes, `BC`"
_NO_BITCODE = "it is no LLVM bitcode either, which begins with `BC`"


def read_text(path: str) -> tuple[str, str]:
    """The name to show and the text of a file; ``-`` is standard input.

    AD0001 when it cannot be read, AD0007 when it is not UTF-8 text.
    """
    name, data = read_bytes(path)
    return name, decode(name, data)


def read_bytes(path: str) -> tuple[str, bytes]:
    """The name to show and the bytes of a file; AD0001 when it cannot be read."""
    if not path:
        raise no_name("AD0001", "standard input")
    try:
        data = _opened(sys.stdin).buffer.read() if path == "-" else Path(path).read_bytes()
    except (OSError, ValueError) as error:
        raise _cannot("AD0001", "read", path, error) from error
    return STDIN_NAME if path == "-" else path, data


def decode(name: str, data: bytes) -> str:
    """The text of an input; AD0007 when it is not UTF-8."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - data.rfind(b"\n", 0, error.start)
        raise DiagnosticError(
            Diagnostic(
                "AD0007",
                f"the input is not UTF-8 text: byte {data[error.start]:#04x} "
                f"at offset {error.start}",
                Location(name, line, column),
                help=_NO_BITCODE if name.endswith(".bc") else _TEXT,
            )
        ) from error
    return text.replace("\r\n", "\n")


def write_output(path: str | None, data: str | bytes) -> None:
    """Write to a file, or to standard output for ``None`` and ``-``; AD0002 when that fails.

    A reader that went away (`BrokenPipeError`) is left to the caller. A file that could not be
    written to its end is removed: make would take it for done.
    """
    if path is None or path == "-":
        _write_stdout(data)
        return
    if not path:
        raise no_name("AD0002", "standard output")
    try:
        _write_whole(Path(path), data if isinstance(data, bytes) else data.encode())
    except (OSError, ValueError) as error:
        raise _cannot("AD0002", "write", path, error) from error


def _write_whole(path: Path, data: bytes) -> None:
    with path.open("wb") as file:
        try:
            file.write(data)
            file.flush()
        except OSError:
            if stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                path.unlink()
            raise


def _write_stdout(data: str | bytes) -> None:
    try:
        if isinstance(data, bytes) and _opened(sys.stdout).isatty():
            said = "cannot write machine code to standard output: it is a terminal"
            hint = "name a file by `-o`, send it on (`>`, `|`), or take `--emit=asm`"
            raise DiagnosticError(Diagnostic("AD0002", said, help=hint))
        _opened(sys.stdout)
        if isinstance(data, bytes):
            sys.stdout.flush()
            sys.stdout.buffer.write(data)
        else:
            sys.stdout.write(data)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except UnicodeEncodeError:
        sys.stdout.buffer.write(str(data).encode("utf-8"))
        sys.stdout.flush()
    except OSError as error:
        raise _cannot("AD0002", "write", "standard output", error) from error


def _opened(stream: TextIO | None) -> TextIO:
    """A standard stream, which a shell may have closed (``<&-``)."""
    if stream is None:
        raise OSError(errno.EBADF, "it is closed")
    return stream


def no_name(code: str, stream: str) -> DiagnosticError:
    """The refusal of an empty name of a file, as a shell's unset variable gives."""
    hint = f"`-` is {stream}"
    return DiagnosticError(Diagnostic(code, "the name of the file is empty", help=hint))


def _cannot(code: str, verb: str, path: str, error: Exception) -> DiagnosticError:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return DiagnosticError(
        Diagnostic(code, f"cannot {verb} `{path}`: {reason[:1].lower() + reason[1:]}")
    )


def silence_stdout() -> None:
    """After a closed pipe: let the interpreter's last flush go nowhere instead of complaining."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        pass  # standard output is not a real file, so there is nothing to flush
