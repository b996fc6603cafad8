"""Refusals of what is written in Python, with the place in the user's program."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, Location

HERE = Path(__file__).parent


def caller() -> Location | None:
    """The place in the user's program: the innermost frame that is not of this package."""
    frame = sys._getframe(1)  # pyright: ignore[reportPrivateUsage]
    while frame is not None:
        if Path(frame.f_code.co_filename).parent != HERE:
            return Location(frame.f_code.co_filename, frame.f_lineno, 1)
        frame = frame.f_back
    return None


def refuse(
    code: str, message: str, help: str | None = None, at: Location | None = None
) -> DiagnosticError:
    """A diagnostic at a place, by default where the user's program is."""
    return DiagnosticError(Diagnostic(code, message, location=at or caller(), help=help))


def is_integer(value: object) -> bool:
    """True for integers of Python and NumPy; not for True and False."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def integer(value: Any, what: str, least: int | None = None) -> int:
    """An integer, no smaller than the least; refuses anything else."""
    if not is_integer(value) or (least is not None and value < least):
        words = "" if least is None else f" from {least}"
        raise refuse("AD1070", f"{what} is an integer{words}, not {value!r}")
    return int(value)
