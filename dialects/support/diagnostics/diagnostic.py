"""Located, numbered diagnostics: the one way in which anything tells the user that it cannot.

A `Diagnostic` is data: severity, code, sentence, location, notes, help. `DiagnosticError` carries
one or several of them up to the boundary (``ad-opt``, ``ad-run`` or the Python caller), where they
are rendered. Codes are listed in `codes.py`. Design §5 is the contract.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal, cast

from xdsl.dialects.builtin import (
    ArrayAttr,
    CallSiteLoc,
    FileLineColLoc,
    FusedLoc,
    NameLoc,
    StringAttr,
    UnregisteredOp,
)
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue
from xdsl.utils.exceptions import DiagnosticException
from xdsl.utils.lexer import Span

from .codes import CODES

Severity = Literal["error", "warning", "note"]


@dataclass(frozen=True)
class Location:
    """A place in a source file; ``line`` and ``column`` count from 1."""

    file: str
    line: int
    column: int
    length: int = 1
    """Count of characters that the caret underlines."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True)
class Note:
    """A further place that is involved, or a remark without a place."""

    message: str
    location: Location | None = None


@dataclass(frozen=True)
class Diagnostic:
    """One message to the user.

    ``message`` is one sentence in the user's terms, without a full stop; ``help`` says what to
    change.
    """

    code: str
    message: str
    location: Location | None = None
    notes: tuple[Note, ...] = field(default=())
    help: str | None = None
    severity: Severity = "error"

    def __post_init__(self) -> None:
        if self.code not in CODES:
            raise ValueError(f"diagnostic code {self.code} is not listed in codes.py")

    def __str__(self) -> str:
        """Plain text of several lines, without the source excerpt and without colour."""
        where = f"{self.location}: " if self.location else ""
        lines = [f"{where}{self.severity}[{self.code}]: {self.message}"]
        for note in self.notes:
            place = f"{note.location}: " if note.location else ""
            lines.append(f"{place}note: {note.message}")
        if self.help:
            lines.append(f"help: {self.help}")
        return "\n".join(lines)


def counted(number: int, thing: str) -> str:
    """A number of things as messages say it: `1 argument`, `2 arguments`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


class DiagnosticError(DiagnosticException):
    """One or more diagnostics, raised. ``str()`` is their plain text.

    It is an xDSL `DiagnosticException`, so plain ``xdsl-opt`` treats it as one of its own.
    """

    def __init__(self, *diagnostics: Diagnostic | str):
        # A third party may raise it like any exception, with a text.
        self.diagnostics = tuple(
            Diagnostic("AD0303", one) if isinstance(one, str) else one for one in diagnostics
        )
        super().__init__("\n".join(str(d) for d in self.diagnostics))

    def __reduce__(self) -> tuple[object, ...]:
        """Copies, and those that other processes get, have the diagnostics and not just a text."""
        return DiagnosticError, self.diagnostics


def location_of(where: Operation | SSAValue | Block | Attribute | None) -> Location | None:
    """The source place of an operation, value or block; ``None`` where nothing is known."""
    match where:
        case None:
            return None
        case Operation():
            return location_of(where.location) or location_of(where.parent_op())
        case BlockArgument():
            return location_of(where.location) or location_of(where.block.parent_op())
        case SSAValue():
            owner = where.owner
            return location_of(owner)
        case Block():
            return location_of(where.first_op or where.parent_op())
        case FileLineColLoc():
            return Location(where.filename.data, where.line.data, where.column.data)
        case NameLoc():
            return location_of(where.location)
        case CallSiteLoc():
            return location_of(where.callee)
        case FusedLoc():
            inner = cast(ArrayAttr[Attribute], where.locations)
            return next((at for loc in inner if (at := location_of(loc))), None)
        case _:
            return None


def location_of_span(span: Span[str] | Span[bytes]) -> Location:
    """The place of a span of the parser's input."""
    at = span.get_location()
    return Location(at.file, at.line, at.col, max(1, span.end - span.start))


def name_in_message(op: Operation) -> str:
    """The name of an operation; what it is called in the source where the operation stands for
    many: that of the intrinsic, or of an operation that is not registered.
    """
    if isinstance(op, UnregisteredOp):
        return op.op_name.data
    intrinsic = op.properties.get("intrin")
    return intrinsic.data if isinstance(intrinsic, StringAttr) else op.name


def error_at(
    where: Operation | SSAValue | Block | Attribute | Location | None,
    code: str,
    message: str,
    *,
    notes: Iterable[Note] = (),
    help: str | None = None,
) -> DiagnosticError:
    """Make the error to raise, at ``where``; the message is one sentence without a full stop."""
    at = where if isinstance(where, Location) else location_of(where)
    return DiagnosticError(Diagnostic(code, message, at, tuple(notes), help))


def placed(error: DiagnosticError, where: Operation) -> DiagnosticError:
    """An error whose diagnostics without a place are at ``where``; itself if all have one."""
    at = location_of(where)
    if at is None or all(one.location is not None for one in error.diagnostics):
        return error
    return DiagnosticError(*(replace(d, location=d.location or at) for d in error.diagnostics))
