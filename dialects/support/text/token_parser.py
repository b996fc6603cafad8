"""Tokens of MLIR: the hot paths of xDSL's parser without its indirections."""

from __future__ import annotations

from typing import Any

from ad_opt.dialects.support.diagnostics.diagnostic import Location, location_of_span
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir.affine import AffineMap, AffineSet
from xdsl.parser import Parser, ParserState
from xdsl.utils.lexer import Input, Token
from xdsl.utils.mlir_lexer import MLIRTokenKind, PunctuationSpelling

from .affine_parser import SemiAffineParser
from .lexing import FastLexer


class TokenParser(Parser):
    """xDSL's parser, reading tokens from our lexer."""

    def __init__(self, ctx: Context, text: str, name: str = "<unknown>"):
        super().__init__(ctx, "", name)
        self._parser_state = ParserState(FastLexer(Input(text, name)))
        self._text = text

    @override
    def _consume_token(self, expected_kind: Any = None) -> Token[Any, Any]:
        state = self._parser_state
        token = state.current_token
        state.current_token = state.lexer.lex()
        return token

    @override
    def _parse_optional_token(self, expected_kind: Any) -> Token[Any, Any] | None:
        state = self._parser_state
        token = state.current_token
        if token.kind is not expected_kind:
            return None
        state.current_token = state.lexer.lex()
        return token

    @override
    def parse_optional_characters(self, text: str) -> str | None:
        state = self._parser_state
        if state.current_token.text != text:
            return None
        state.current_token = state.lexer.lex()
        return text

    @override
    def parse_dimension_list(self) -> list[int]:
        """``2x?x3``; a last ``x`` is left, also where there is a blank behind it."""
        numbers = (MLIRTokenKind.INTEGER_LIT, MLIRTokenKind.QUESTION)
        dims: list[int] = []
        delimiter = 0
        while self._parser_state.current_token.kind in numbers:
            dims.append(self.parse_shape_dimension())
            delimiter = self._parser_state.current_token.span.start
            if self._parse_optional_shape_delimiter() is None:
                return dims
        if dims:
            self._resume_from(delimiter)
        return dims

    @override
    def parse_optional_punctuation(
        self, punctuation: PunctuationSpelling
    ) -> PunctuationSpelling | None:
        state = self._parser_state
        if state.current_token.text != punctuation:
            return None
        state.current_token = state.lexer.lex()
        return punctuation

    @override
    def parse_punctuation(
        self, punctuation: PunctuationSpelling, context_msg: str = ""
    ) -> PunctuationSpelling:
        if self.parse_optional_punctuation(punctuation) is None:
            self.raise_error(f"expected '{punctuation}'{context_msg}")
        return punctuation

    def place(self) -> Location:
        """Return the location at which the parser stands."""
        return location_of_span(self._current_token.span)

    @override
    def parse_affine_map(self) -> AffineMap:
        return SemiAffineParser(self._parser_state).parse_affine_map()

    @override
    def parse_affine_set(self) -> AffineSet:
        return SemiAffineParser(self._parser_state).parse_affine_set()
