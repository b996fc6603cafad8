"""Text of arguments on the command line, in parts that know their place in the whole."""

from __future__ import annotations

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, Location
from ad_opt.dialects.types.agg_record import spelled

ARGS_NAME = "<args>"
"""Name of the text of ``--args`` in diagnostics."""
_CLOSING = {"(": ")", "[": "]", "{": "}"}


class ArgumentText:
    """One argument as text, with its place in the whole for diagnostics."""

    def __init__(self, text: str, start: int, whole: str = ARGS_NAME):
        self.whole = whole
        self.text = text.strip()
        self.start = start + len(text) - len(text.lstrip())

    def error(self, message: str, help: str | None = None) -> DiagnosticError:
        """A diagnostic at the argument."""
        where = Location(self.whole, 1, self.start + 1, max(1, len(self.text)))
        return DiagnosticError(Diagnostic("AD0504", spelled(message), where, help=help))

    def split(self) -> list[ArgumentText]:
        """The parts between commas outside of brackets."""
        if not self.text:
            return []
        parts: list[ArgumentText] = []
        begin = 0
        open_: list[str] = []
        quoted = False
        for at, letter in enumerate(self.text):
            if letter == '"' and self.text[at - 1 : at] != "\\":
                quoted = not quoted
            if quoted:
                continue
            if letter in _CLOSING:
                open_.append(_CLOSING[letter])
            elif letter in ")]}":
                if not open_ or open_.pop() != letter:
                    raise self.error(f"`{letter}` closes nothing")
            elif letter == "," and not open_:
                parts.append(ArgumentText(self.text[begin:at], self.start + begin, self.whole))
                begin = at + 1
        if open_:
            raise self.error(f"`{open_[-1]}` is missing")
        parts.append(ArgumentText(self.text[begin:], self.start + begin, self.whole))
        return parts

    def inside(self, prefix: int) -> ArgumentText:
        """Return the text between the brackets, the first of which is at ``prefix``."""
        return ArgumentText(self.text[prefix + 1 : -1], self.start + prefix + 1, self.whole)

    def part(self, begin: int) -> ArgumentText:
        """Return the text from the letter at ``begin`` on."""
        return ArgumentText(self.text[begin:], self.start + begin, self.whole)
