"""Text of programs as it comes to `load`; nothing here knows xDSL or LLVM."""

from __future__ import annotations

from typing import TypeGuard

UNNAMED = "<string>"
"""The name of a program that came as text."""
_MARK = "\ufeff"
"""Byte order mark, which some editors put in front of text."""
_HEADS = ("define", "declare", "source_filename", "target")


def is_text(source: object) -> TypeGuard[str]:
    """True for a string that is a program, not a path."""
    return isinstance(source, str) and ("\n" in source or "{" in source)


def without_mark(text: str) -> str:
    """The text without a byte order mark."""
    return text.removeprefix(_MARK)


def decoded(data: bytes) -> str:
    """The text of a file; `UnicodeDecodeError` if it is none."""
    return without_mark(data.decode("utf-8")).replace("\r\n", "\n")


def looks_like_llvm(text: str) -> bool:
    """True if a line begins as those of LLVM IR do and of MLIR do not."""
    heads = (line.split(None, 1)[0] for line in text.splitlines() if line.strip())
    return any(head in _HEADS for head in heads)
