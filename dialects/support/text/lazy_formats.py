"""Assembly formats of operations, parsed when the first operation is read or printed.

xDSL parses the text of a format when the class of an operation is defined. A process that
differentiates one function defines hundreds of operations and reads or prints a dozen: an eighth of
its time goes into formats that nobody uses.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from xdsl.irdl.declarative_assembly_format import FormatProgram
from xdsl.utils.exceptions import ParseError

_parse_now = FormatProgram.from_str


class LazyFormat:
    """A format that is text until something is read or printed with it."""

    def __init__(self, text: str, definition: Any):
        self.text = text
        self.definition = definition

    @cached_property
    def program(self) -> FormatProgram:
        """The format, parsed now if it was not; AD0303 for one that is wrong."""
        try:
            return _parse_now(self.text, self.definition)
        except ParseError as error:
            text = f"the assembly format of `{self.definition.name}` is wrong: {error.msg.strip()}"
            help = f"correct `assembly_format` of its class; it is `{self.text}`"
            raise DiagnosticError(Diagnostic("AD0303", text, help=help)) from error

    def parse(self, parser: Any, op_type: Any) -> Any:
        """Read an operation."""
        return self.program.parse(parser, op_type)

    def print(self, printer: Any, op: Any) -> None:
        """Print an operation."""
        self.program.print(printer, op)


def install() -> None:
    """Let classes of operations that are defined from now on have such formats."""
    setattr(FormatProgram, "from_str", staticmethod(LazyFormat))
