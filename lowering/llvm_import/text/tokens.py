"""Tokens of LLVM's canonical text, a line at a time.

LLVM prints one instruction, one global, one metadata node a line (only ``switch`` takes several),
so a line is what is cut into tokens, by one compiled expression, and its number is all that a
location needs.
"""

from __future__ import annotations

import re
from collections.abc import Container

from ad_opt.lowering.llvm_symbols import unescape

TOKEN = re.compile(
    r"""
    c?"[^"]*"                                     # a string; quotes inside are written \22
  | [%@$](?:"[^"]*"|[-\w$.]+)                     # names of values, symbols, comdats
  | ![-\w$.\\]+                                   # numbers and names of metadata
  | \#\w+                                         # attribute groups
  | [us]?0x[KLMHR]?[0-9A-Fa-f]+
  | [-+]?\d+(?:\.\d*(?:[eE][-+]?\d+)?)?(?![\w$])  # numbers
  | [-\w$]+[-\w$.]*:?                             # words, and names of metadata fields
  | \.\.\.
  | [][=,*(){}<>!|&]
    """,
    re.VERBOSE | re.ASCII,
)

END = ""
"""The token behind the last one of a line."""


class Refused(Exception):
    """Something that cannot be represented; ``reason`` is a phrase such as "``invoke``"."""

    def __init__(self, reason: str, line: int = 0):
        super().__init__(reason)
        self.reason = reason
        self.line = line


def not_understood(text: str, line: int = 0) -> Refused:
    """The error for text that LLVM writes and the importer does not know."""
    return Refused(f"`{text.strip()}`, which is not understood", line)


class Tokens:
    """The tokens of one line, and how far they are read."""

    __slots__ = ("at", "items", "line")

    def __init__(self, text: str, line: int):
        self.items = TOKEN.findall(text)
        self.items.append(END)
        self.at = 0
        self.line = line

    def peek(self) -> str:
        """The next token, not taken."""
        return self.items[self.at]

    def next(self) -> str:
        """The next token."""
        token = self.items[self.at]
        self.at += 1
        return token

    def accept(self, text: str) -> bool:
        """Take the next token if it is ``text``."""
        if self.items[self.at] == text:
            self.at += 1
            return True
        return False

    def expect(self, text: str) -> None:
        """Take the next token, which must be ``text``."""
        token = self.items[self.at]
        if token != text:
            raise not_understood(" ".join(self.items))
        self.at += 1

    def accept_in(self, words: Container[str]) -> str | None:
        """Take the next token if it is one of ``words``, a dictionary or a set."""
        token = self.items[self.at]
        if token in words:
            self.at += 1
            return token
        return None

    def skip_group(self) -> list[str]:
        """Take ``( ... )`` and give what stands inside."""
        self.expect("(")
        depth, start = 1, self.at
        while depth:
            token = self.next()
            depth += (token == "(") - (token == ")")
            if token is END or token == "":
                raise not_understood(" ".join(self.items))
        return self.items[start : self.at - 1]


def string(token: str) -> str:
    """The text of a string literal."""
    try:
        return unescape(token[1:-1]).decode()
    except UnicodeDecodeError:
        raise Refused(f"{token}, which is not UTF-8") from None


def name(token: str) -> str:
    """A name without its sigil and quotes: ``@"a b"`` is ``a b``."""
    return string(token[1:]) if token[1:2] == '"' else token[1:]
