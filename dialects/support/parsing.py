"""MLIR text to a module, as ``mlir-opt`` 22 prints it.

xDSL's parser with what it lacks: operations know where they stand in the file (so that every later
diagnostic is located), an empty file is an empty module, and errors are `DiagnosticError`.
"""

from __future__ import annotations

from bisect import bisect_right

from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import (
    UNKNOWN_LOC,
    FileLineColLoc,
    IntAttr,
    ModuleOp,
    StringAttr,
)
from xdsl.ir import Operation
from xdsl.parser import Parser
from xdsl.utils.exceptions import ParseError

from .diagnostics import Diagnostic, DiagnosticError, location_of_span


class MlirParser(Parser):
    """xDSL's parser, with source positions on operations."""

    def __init__(self, ctx: Context, text: str, name: str = "<unknown>"):
        super().__init__(ctx, text, name)
        self._file = StringAttr(name)
        self._line_starts = [0]
        at = text.find("\n")
        while at >= 0:
            self._line_starts.append(at + 1)
            at = text.find("\n", at + 1)

    @override
    def parse_operation(self) -> Operation:
        start = self._current_token.span.start
        op = super().parse_operation()
        if op.location is UNKNOWN_LOC:
            op.location = self._location_at(start)
        return op

    def _location_at(self, position: int) -> FileLineColLoc:
        line = bisect_right(self._line_starts, position)
        column = position - self._line_starts[line - 1] + 1
        return FileLineColLoc(self._file, IntAttr(line), IntAttr(column))


def parse_module(ctx: Context, text: str, name: str = "<string>") -> ModuleOp:
    """Parse a whole file.

    Raises `DiagnosticError` (AD01xx) when the text is not MLIR.
    """
    try:
        return MlirParser(ctx, text, name).parse_module()
    except ParseError as error:
        raise DiagnosticError(
            Diagnostic("AD0101", error.msg, location_of_span(error.span))
        ) from error
