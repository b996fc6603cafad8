"""Text of programs as it comes to `load`; nothing here knows xDSL or LLVM."""

from __future__ import annotations

from typing import TypeGuard

UNNAMED = "<string>"
"""The name of a program that came as text."""
_MARK = "\ufeff"
"""Byte order mark, which some editors put in front of text."""


def is_text(source: object) -> TypeGuard[str]:
    """True for a string that is a program, not a path."""
    return isinstance(source, str) and ("\n" in source or "{" in source)


def without_mark(text: str) -> str:
    """The text without a byte order mark."""
    return text.removeprefix(_MARK)


def decoded(data: bytes) -> str:
    """The text of a file; `UnicodeDecodeError` if it is none."""
    return without_mark(data.decode("utf-8")).replace("\r\n", "\n")
