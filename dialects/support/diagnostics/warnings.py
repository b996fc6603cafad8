"""Warnings: diagnostics about a program that is understood all the same.

`warn_at` hands one to whoever is `collecting` them, as the command-line tools do around everything
that they run. Outside of that it becomes a Python warning, `DiagnosticWarning`.
"""

from __future__ import annotations

import warnings
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from contextvars import ContextVar

from xdsl.ir import Attribute, Block, Operation, SSAValue

from .diagnostic import Diagnostic, Location, Note, location_of


class DiagnosticWarning(UserWarning):
    """A diagnostic of severity ``warning``, for Python's `warnings`."""

    def __init__(self, diagnostic: Diagnostic):
        super().__init__(str(diagnostic))
        self.diagnostic = diagnostic


_COLLECTED: ContextVar[list[Diagnostic] | None] = ContextVar("warnings", default=None)


@contextmanager
def collecting() -> Generator[list[Diagnostic]]:
    """Put all warnings into the list that is given, in order, each once."""
    found: list[Diagnostic] = []
    token = _COLLECTED.set(found)
    try:
        yield found
    finally:
        _COLLECTED.reset(token)


def warn(diagnostic: Diagnostic) -> None:
    """Hand on one warning."""
    found = _COLLECTED.get()
    if found is None:
        warnings.warn(DiagnosticWarning(diagnostic), stacklevel=2)
    elif diagnostic not in found:
        found.append(diagnostic)


def warn_at(
    where: Operation | SSAValue | Block | Attribute | Location | None,
    code: str,
    message: str,
    *,
    notes: Iterable[Note] = (),
    help: str | None = None,
) -> None:
    """Warn about ``where``; the message is one sentence without a full stop."""
    at = where if isinstance(where, Location) else location_of(where)
    warn(Diagnostic(code, message, at, tuple(notes), help, "warning"))
