"""LLVM IR among other files: known by its first bytes, or its first line.

Asked of every program, so nothing of LLVM is loaded for it.
"""

from __future__ import annotations

import re

_BITCODE = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")


def is_bitcode(data: bytes) -> bool:
    """True if a file is LLVM bitcode, by its first bytes."""
    return data.startswith(_BITCODE)


_HEADS = frozenset("define declare source_filename target attributes".split())
_NAME = r'(?:"[^"]*"|[-\w$.]+)'
_SYMBOL = re.compile(
    rf"@{_NAME} = |%{_NAME} = type |\${_NAME} = comdat|"
    r'![\w.]+ = (?:distinct )?!(?:\{|[A-Z]\w*\()|\^\d+ = |module asm "'
)
"""Globals, types, comdats, metadata (not MLIR's ``!alias = !dialect.type``), summaries."""


def looks_like_llvm(text: str) -> bool:
    """True if text is LLVM IR and not MLIR, by its first line that is no comment.

    ``;`` starts a comment of LLVM IR and ``//`` one of MLIR, so the first of either tells too.
    """
    for line in text.splitlines():
        words = line.split(None, 1)
        if not words:
            continue
        if words[0].startswith(";"):
            return True
        if words[0].startswith("//"):
            return False
        return words[0] in _HEADS or _SYMBOL.match(line) is not None
    return False
