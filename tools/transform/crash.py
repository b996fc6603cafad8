"""Handling of errors that are our fault: exit status 70, a reproducer, and how to report it.

The reproducer is one file: the pipeline that failed, the program it failed on, and the traceback as
comments. The program before the failing pass is found by running the pipeline again, so that
nothing needs to be copied while all goes well.
"""

from __future__ import annotations

import os
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path

from ad_opt.passes.infrastructure.instrumentation import Instrumentation
from ad_opt.passes.infrastructure.instruments.reproducer import LocalReproducer, reproducer_text

from .emit import print_op

REPORT_TO = "the issue tracker of the project"


def write_reproducer(
    error: BaseException,
    text: str,
    pipeline: str,
    rerun: Callable[[Instrumentation], object],
    path: str | None = None,
) -> str | None:
    """Write the smallest reproducer that can be made; its path, or ``None`` if that fails too.

    ``rerun`` runs the same program and pipeline again with one more instrumentation.
    """
    note = "".join(traceback.format_exception(error))
    local = LocalReproducer(lambda op: print_op(op, generic=True))
    smallest: str | None = None
    try:
        rerun(local)
    except Exception:
        try:
            smallest = local.text(note)
        except Exception:
            smallest = None  # the program is too broken to print: the input must do
    content = smallest or reproducer_text(pipeline, text, note)
    try:
        if path:
            Path(path).write_text(content, encoding="utf-8")
            return path
        # Nobody else reads it, or has put a link where it is to be.
        handle, made = tempfile.mkstemp(prefix="ad-opt-crash-", suffix=".mlir")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(content)
    except OSError:
        return None
    return made


def crash_message(error: BaseException, reproducer: str | None, debug: bool) -> str:
    """Return the message that the user reads."""
    lines = traceback.format_exception(error) if debug else []
    head = str(error).partition("\n")[0]
    lines.append(f"ad-opt: internal error: {type(error).__name__}: {head}\n")
    lines.append("This is a bug of ad-opt, not of your program.\n")
    if reproducer:
        lines.append(f"  A reproducer was written to {reproducer}\n")
        lines.append(f"  It fails again with: ad-opt --run-reproducer {reproducer}\n")
    lines.append(f"  Please report it, with that file, to {REPORT_TO}.\n")
    return "".join(lines)
