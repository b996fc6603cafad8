"""Errors of code that is not ours: who made them, at which operation, in which line.

Plug-ins and rules of users run below our passes. What they raise is theirs: `blame` says so in a
diagnostic, where a traceback through our code would say nothing to the one who can mend it.
"""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from types import FrameType, TracebackType

from ad_opt.dialects.support.diagnostics.diagnostic import (
    Diagnostic,
    DiagnosticError,
    Note,
    location_of,
    name_in_message,
)
from xdsl.ir import Operation
from xdsl.utils.exceptions import DiagnosticException, VerifyException

OURS = frozenset({"ad_opt", "xdsl", "llvmlite", "numpy", "scipy"})
"""Packages whose frames say nothing about who is to blame: ours, and what we are made of."""


@contextmanager
def blame_entry_point(entry: EntryPoint) -> Generator[None]:
    """Make AD0303 of whatever goes wrong while an entry point is loaded and called."""
    try:
        yield
    except Exception as error:
        package = entry.dist.name if entry.dist is not None else entry.value.partition(".")[0]
        what = f"`{package}` raised {_what(error)}"
        text = f"the entry point `{entry.name}` of `{entry.group}` failed: {what}"
        notes = tuple(remarks_on(error)) or (Note(f"it is `{entry.value}`"),)
        diagnostic = Diagnostic("AD0303", text, notes=notes, help=_help(package))
        raise DiagnosticError(diagnostic) from error


@contextmanager
def blame(doing: str, where: Operation | None = None) -> Generator[None]:
    """Make AD0303 of what the code of a third party raises; errors of our own stay what they are.

    ``doing`` completes "... failed"; ``where`` is the operation, if no frame on the way knows it.
    """
    try:
        yield
    except Exception as error:
        # A diagnostic, and a pass that fails in xDSL's way, are for the user; what is not valid is
        # for whoever made it.
        if isinstance(error, DiagnosticException) and not isinstance(error, VerifyException):
            raise
        if (found := _theirs(error.__traceback__)) is not None:
            raise _diagnostic(error, doing, where, *found) from error
        raise


def call_theirs(function: object, doing: str, where: Operation, *arguments: object) -> object:
    """Call a third party's function; AD0303 also if it cannot be called with these arguments."""
    if not callable(function):
        raise _uncallable(function, doing, where, f"{function!r} is no function")
    with blame(doing, where):
        try:
            return function(*arguments)
        except TypeError as error:
            below = error.__traceback__ and error.__traceback__.tb_next
            if below is not None:
                raise
            # At the call itself: no line of theirs is on the way that `blame` could name.
            raise _uncallable(function, doing, where, str(error)) from error


def _uncallable(function: object, doing: str, where: Operation, message: str) -> DiagnosticError:
    module: object = getattr(function, "__module__", None)
    help = _help(module.partition(".")[0]) if isinstance(module, str) else "register a function"
    text = f"{doing} failed at `{name_in_message(where)}`: {message}"
    return DiagnosticError(Diagnostic("AD0303", text, location_of(where), help=help))


def remarks_on(error: BaseException) -> list[Note]:
    """The package, file and line of a third party that raised ``error``; nothing if none did."""
    found = _theirs(error.__traceback__)
    return [] if found is None else [_place(*found[:2])]


def _place(frame: FrameType, line: int) -> Note:
    package = _module(frame).partition(".")[0]
    place = f"{frame.f_code.co_filename}:{line}, in `{frame.f_code.co_name}` of `{package}`"
    name = getattr(frame.f_locals.get("cls"), "name", None)  # of an operation, type or attribute
    about = f", for `{name}`" if isinstance(name, str) else ""
    return Note(f"it was raised in {place}{about}")


def _theirs(traceback: TracebackType | None) -> tuple[FrameType, int, Operation | None] | None:
    """The last frame that is not ours, its line, and the operation that it is at."""
    found: tuple[FrameType, int, Operation | None] | None = None
    at: Operation | None = None
    while traceback is not None:
        frame = traceback.tb_frame
        if is_ours(_module(frame)):
            known = frame.f_locals.get("op")
            at = known if isinstance(known, Operation) else at
        else:
            # Theirs may have any names: the last one is of the innermost loop, mostly.
            inside = [x for x in frame.f_locals.values() if isinstance(x, Operation) and x.parent]
            at = inside[-1] if inside else at
            found = frame, traceback.tb_lineno, at
        traceback = traceback.tb_next
    return found


def is_ours(module: str) -> bool:
    """True if ``module`` is of ours or of what we are made of, so not of a third party."""
    package = module.partition(".")[0]
    return package in OURS or package in sys.stdlib_module_names


def _module(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))


def _diagnostic(
    error: Exception,
    doing: str,
    where: Operation | None,
    frame: FrameType,
    line: int,
    at: Operation | None,
) -> DiagnosticError:
    package = _module(frame).partition(".")[0]
    op = at if at is not None else where
    about = f" at `{name_in_message(op)}`" if op is not None else ""
    return DiagnosticError(
        Diagnostic(
            "AD0303",
            f"{doing} failed{about}: `{package}` raised {_what(error)}",
            location_of(op),
            (_place(frame, line),),
            _help(package),
        )
    )


def _what(error: Exception) -> str:
    if isinstance(error, DiagnosticError):
        return "; ".join(f"error[{one.code}]: {one.message}" for one in error.diagnostics)
    message = str(error).partition("\n")[0]
    return f"{type(error).__name__}: {message}" if message else type(error).__name__


def _help(package: str) -> str:
    return f"this is about `{package}`, not ad-opt; Python's traceback hangs on the exception"
