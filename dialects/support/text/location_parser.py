"""Locations of operations: written in the file, or where they stand in it."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Any

from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import (
    CallSiteLoc,
    FileLineColLoc,
    FusedLoc,
    IntAttr,
    LocationAttr,
    NameLoc,
    NoneAttr,
    StringAttr,
    UnknownLoc,
)
from xdsl.ir import Attribute
from xdsl.utils.hints import isa
from xdsl.utils.mlir_lexer import MLIRTokenKind

from .token_parser import TokenParser

_PLACE = re.compile(r'"[^"\\\n]*":[0-9]+:[0-9]+(?=\))')
"""A place in a file, which ends its location."""


class LocationParser(TokenParser):
    """A parser of ``loc(...)`` that knows line and column of each position."""

    def __init__(self, ctx: Context, text: str, name: str = "<unknown>"):
        super().__init__(ctx, text, name)
        self._file = StringAttr(name)
        self._line_starts = [0, *(m.end() for m in re.finditer("\n", text))]
        self._numbers: dict[int, IntAttr] = {}
        self._places: dict[str, LocationAttr] = {}
        """Locations that are a `_PLACE`, by their text: a line has many operations."""

    @override
    def _parse_location(self) -> LocationAttr:
        place = _PLACE.match(self._text, self.pos)
        if place is None:
            return self._parse_any_location()
        found = self._places.get(place[0])
        if found is None:
            found = self._places[place[0]] = self._parse_any_location()
        else:
            self._resume_from(place.end())
        return found

    def _parse_any_location(self) -> LocationAttr:
        if (name := self.parse_optional_str_literal()) is not None:
            return self._parse_named_location(name)
        if self._current_token.kind is MLIRTokenKind.HASH_IDENT:
            at = self._current_token.span
            attr = self.parse_attribute()
            if isa(attr, LocationAttr):
                return attr
            self.raise_error("expected the alias of a location", at)
        match self.parse_keyword_in(("unknown", "callsite", "fused"), " as location"):
            case "unknown":
                return UnknownLoc()
            case "callsite":
                with self.in_parens():
                    callee = self._parse_location()
                    self.parse_keyword("at")
                    return CallSiteLoc(callee, self._parse_location())
            case _:
                metadata: Attribute = NoneAttr()
                if self.parse_optional_punctuation("<"):
                    metadata = self.parse_attribute()
                    self.parse_punctuation(">")
                locations = self.parse_comma_separated_list(
                    self.Delimiter.SQUARE, self._parse_location
                )
                return FusedLoc(tuple(locations), metadata)

    def _parse_named_location(self, name: str) -> LocationAttr:
        """Parse what follows a string: a child location, or a line, a column and a range's end.

        The end of a range is dropped: xDSL has no attribute that holds it.
        """
        if self.parse_optional_punctuation(":") is None:
            if self.parse_optional_punctuation("(") is None:
                return NameLoc(StringAttr(name), NoneAttr())
            child = self._parse_location()
            self.parse_punctuation(")")
            return NameLoc(StringAttr(name), child)
        line = self.parse_integer(allow_boolean=False, allow_negative=False)
        column = 0
        if self.parse_optional_punctuation(":"):
            column = self.parse_integer(allow_boolean=False, allow_negative=False)
        if self.parse_optional_keyword("to"):
            self.parse_optional_integer(allow_boolean=False, allow_negative=False)
            self.parse_punctuation(":")
            self.parse_integer(allow_boolean=False, allow_negative=False)
        return FileLineColLoc(StringAttr(name), self._number(line), self._number(column))

    def _number(self, value: int) -> IntAttr:
        number = self._numbers.get(value)
        if number is None:
            number = self._numbers[value] = IntAttr(value)
        return number

    def _location_at(self, position: int) -> FileLineColLoc:
        line = bisect_right(self._line_starts, position)
        location = object.__new__(FileLineColLoc)  # its parameters need no verification
        fields: Any = location.__dict__  # a view that pyright takes for read-only
        fields["filename"] = self._file
        fields["line"] = self._number(line)
        fields["column"] = self._number(position - self._line_starts[line - 1] + 1)
        return location
