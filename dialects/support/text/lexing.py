"""A lexer that reads the common tokens of MLIR with one regular expression.

It gives the same tokens as xDSL's, which it falls back to for what is rare (escapes in strings,
hexadecimal numbers, floats, malformed input). Tokens carry their text, so that comparing it does
not slice the input again.
"""

from __future__ import annotations

import re
from typing import Any

from typing_extensions import override
from xdsl.utils.exceptions import ParseError
from xdsl.utils.lexer import Input, Span, Token
from xdsl.utils.mlir_lexer import MLIRLexer, MLIRTokenKind, StringLiteral

_SUFFIX = r"(?:[0-9]+|[a-zA-Z$._-][a-zA-Z0-9$._-]*)"

_TOKEN = re.compile(
    r"(?>\s+|//[^\n]*)*+"
    r"(?:(%" + _SUFFIX + r")"
    r"|([A-Za-z_][A-Za-z0-9_$.]*)"
    r"|(->|[:,()}\[\]<>=+/*?|]|\{(?!-\#)|-)"
    r"|([1-9][0-9]*(?![0-9.])|0(?![0-9.xX]))"
    r"|(\#(?!-)" + _SUFFIX + r")"
    r"|(\^" + _SUFFIX + r")"
    r"|(!" + _SUFFIX + r")"
    r"|(@[A-Za-z_][A-Za-z0-9_$.]*)"
    r'|("[^"\\\n\v\f]*"))',
    re.ASCII,
)
"""White space, then one token; the number of the group that matched tells its kind."""

_KINDS = (
    None,
    MLIRTokenKind.PERCENT_IDENT,
    MLIRTokenKind.BARE_IDENT,
    None,
    MLIRTokenKind.INTEGER_LIT,
    MLIRTokenKind.HASH_IDENT,
    MLIRTokenKind.CARET_IDENT,
    MLIRTokenKind.EXCLAMATION_IDENT,
    MLIRTokenKind.AT_IDENT,
    MLIRTokenKind.STRING_LIT,
)

_PUNCTUATION_GROUP = 3
_STRING_GROUP = 9

_PUNCTUATION = {kind.value: kind for kind in MLIRTokenKind if isinstance(kind.value, str)}


class TextToken(Token[MLIRTokenKind, str]):
    """A token that knows its text."""

    # In place of xDSL's property, so that an instance can hold its own.
    text = ""  # pyright: ignore[reportAssignmentType, reportIncompatibleMethodOverride]

    def __init__(self, kind: MLIRTokenKind, span: Span[str], text: str):
        self.kind = kind
        self.span = span
        self.__dict__["text"] = text


def _span(cls: type[Span[str]], start: int, end: int, source: Input[str]) -> Span[str]:
    """A span, made without the cost of a frozen dataclass."""
    span = object.__new__(cls)
    fields: Any = span.__dict__
    fields["start"] = start
    fields["end"] = end
    fields["input"] = source
    return span


class FastLexer(MLIRLexer):
    """xDSL's lexer, with a short way for common tokens."""

    # xDSL's expression takes time exponential in the length of a string that is never closed.
    _unescaped_characters_regex = re.compile(r'"(?>[^"\\\n\v\f]+|\\(?:["nt\\]|[0-9A-Fa-f]{2}))*+"')

    @override
    def lex(self) -> Token[MLIRTokenKind, str]:
        match = _TOKEN.match(self.input.content, self.pos)
        if match is None:
            return self._lex_the_rest()
        group = match.lastindex
        assert group is not None
        start, end = match.span(group)
        text = match[group]
        self.pos = end
        kind = _PUNCTUATION[text] if group == _PUNCTUATION_GROUP else _KINDS[group]
        assert kind is not None
        cls = StringLiteral if group == _STRING_GROUP else Span
        return TextToken(kind, _span(cls, start, end, self.input), text)

    def _lex_the_rest(self) -> Token[MLIRTokenKind, str]:
        try:
            return super().lex()
        except ParseError as error:
            # xDSL leaves a place open in this one message.
            sign = self.input.at(error.span.start)
            message = f"expected a name or a number behind `{sign}`"
            if "{first_char}" not in error.msg:
                raise
            if self.input.at(error.span.start + 1) == '"' and sign == "%":
                message += ": names of values are not quoted"
            raise ParseError(error.span, message) from None
