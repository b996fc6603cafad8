"""Attributes that are one of a fixed list of words, as ``#dialect.name<word>``."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import override
from xdsl.ir import Data
from xdsl.parser import AttrParser
from xdsl.printer import Printer


class KeywordAttr(Data[str]):
    """``#dialect.name<word>``, one of `KEYWORDS`."""

    KEYWORDS: Sequence[str] = ()

    @classmethod
    @override
    def parse_parameter(cls, parser: AttrParser) -> str:
        with parser.in_angle_brackets():
            position = parser.pos
            keyword = parser.parse_identifier()
            if keyword not in cls.KEYWORDS:
                parser.raise_error(f"expected one of {', '.join(cls.KEYWORDS)}", position)
            return keyword

    @override
    def print_parameter(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(self.data)
