"""Attributes and types: aliases before their definition, floats by their bits, limits of sizes."""

from __future__ import annotations

import re
from typing import Any, NoReturn, cast

from ad_opt.dialects.support.definitions.builtin import DistinctAttr
from ad_opt.dialects.support.diagnostics.diagnostic import (
    Diagnostic,
    DiagnosticError,
    location_of_span,
)
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import AnyFloat, IntAttr, IntegerType, UnitAttr
from xdsl.ir import Attribute
from xdsl.parser.attribute_parser import AttrParser
from xdsl.utils.lexer import Span
from xdsl.utils.mlir_lexer import MLIRTokenKind

from .location_parser import LocationParser
from .nan_bits import install as _keep_nan_bits

_ALIAS = re.compile(r"^[ \t]*([#!][A-Za-z0-9_$.-]+)[ \t]*=", re.MULTILINE)

_SHAPED = re.compile(r"(?:memref|tensor|vector)<[a-z0-9?*, \[\]]*>")
"""A type of elements that is written without a name, an alias or another type."""

_PLAIN = re.compile(r"affine_map<(?>(?:->|[A-Za-z0-9_+*,()\[\] -])*)>|\#[a-z_]+\.[a-z_]+<[a-z_]+>")
"""An attribute whose text says all about it: a map, or one that chooses a word of several."""

_MAX_ELEMENTS = 1 << 26
"""Most elements of a dense attribute, which is held element by element; larger ones are refused.
A guess: each element is an object of Python.
"""

_MAX_INTEGER_BITS = 16777215
"""Most bits of an integer. Fixed by MLIR. Numbers of many more bits take minutes to check."""


_BARE = MLIRTokenKind.BARE_IDENT

_keep_nan_bits()


class LiteralElement(AttrParser._TensorLiteralElement):  # pyright: ignore[reportPrivateUsage]
    """An element of a dense literal, which may be a float given by its bits: ``0x7F800000``."""

    @override
    def to_type(self, parser: AttrParser, type: Any) -> Any:
        text = self.span.text
        if isinstance(type, AnyFloat) and text.startswith(("0x", "0X")):
            return next(type.iter_unpack(int(text, 16).to_bytes(type.compile_time_size, "little")))
        return super().to_type(parser, type)


class AttributeParser(LocationParser):
    """A parser of attributes and types. Aliases may be used before they are defined."""

    def __init__(self, ctx: Context, text: str, name: str = "<unknown>"):
        super().__init__(ctx, text, name)
        self._alias_places: dict[str, int] | None = None
        self._resolving: set[str] = set()
        self._types: dict[str, Any] = {}
        """Types of a word and `_SHAPED` ones, by their text: programs have few, used often."""
        self._attributes: dict[str, Attribute] = {}
        """`_PLAIN` attributes by their text."""

    @override
    def parse_optional_attribute(self) -> Attribute | None:
        plain = _PLAIN.match(self._text, self.pos)
        if plain is None:
            return super().parse_optional_attribute()
        if (known := self._attributes.get(plain[0])) is not None:
            self._resume_from(plain.end())
            return known
        found = super().parse_optional_attribute()
        if found is not None and not self._text[plain.end() : self.pos].strip():
            self._attributes[plain[0]] = found
        return found

    @override
    def _parse_alias_def(self) -> None:
        name = self._current_token.text
        if name not in self.attribute_aliases:
            super()._parse_alias_def()
        elif self._places_of_aliases().get(name) != self.pos:
            self.raise_error(f"re-declaration of alias '{name}'")
        else:  # read ahead of its definition
            self._consume_token()
            self.parse_punctuation("=")
            self.parse_attribute()

    def _places_of_aliases(self) -> dict[str, int]:
        if self._alias_places is None:
            self._alias_places = {}
            for match in _ALIAS.finditer(self._text):
                self._alias_places.setdefault(match[1], match.start(1))
        return self._alias_places

    def _read_alias_ahead(self, name: str, use: Span[str]) -> Attribute:
        """The value of an alias whose definition comes further down."""
        place = self._places_of_aliases().get(name)
        if place is None:
            self.raise_error(f"alias '{name}' is not defined", use)
        if name in self._resolving:
            self.raise_error(f"alias '{name}' is defined by itself", use)
        resume_at = self.pos
        self._resolving.add(name)
        self._resume_from(place + len(name))
        self.parse_punctuation("=")
        value = self.parse_attribute()
        self._resume_from(resume_at)
        self._resolving.discard(name)
        self.attribute_aliases[name] = value
        return value

    @override
    def _parse_extended_type_or_attribute(self, attr_or_dialect_name: str, is_type: bool) -> Any:
        if "." not in attr_or_dialect_name and self._current_token.text != "<":
            name = ("!" if is_type else "#") + attr_or_dialect_name
            value = self.attribute_aliases.get(name)
            if value is None:
                end = self._text.rfind(name, 0, self.pos) + len(name)
                use = Span(end - len(name), end, self.lexer.input)
                value = self._read_alias_ahead(name, use)
            return value
        return super()._parse_extended_type_or_attribute(attr_or_dialect_name, cast(Any, is_type))

    @override
    def _parse_dialect_type_or_attribute_body(
        self,
        attr_name: str,
        is_type: bool,
        is_opaque: bool,
        starting_opaque_pos: int | None,
    ) -> Any:
        find = self.ctx.get_optional_type if is_type else self.ctx.get_optional_attr
        if "." in attr_name and find(attr_name) is None:
            loaded = self.ctx.loaded_types if is_type else self.ctx.loaded_attrs
            sign, what = ("!", "type") if is_type else ("#", "attribute")
            start = self._text.rfind(sign + attr_name, 0, self.pos)
            end = start + 1 + len(attr_name)
            if start < 0:  # written `!dialect<name>`
                start, end = self.pos, self.pos + 1
            span = Span(start, end, self.lexer.input)
            names = [attr.name for attr in loaded]
            self._raise_unknown(f"{what} `{sign}{attr_name}`", attr_name, names, span)
        return super()._parse_dialect_type_or_attribute_body(
            attr_name, is_type, is_opaque, starting_opaque_pos
        )

    @override
    def _parse_optional_builtin_attr(self) -> Attribute | None:
        if self._current_token.text == "distinct":
            return self._parse_distinct()
        return super()._parse_optional_builtin_attr()

    def _parse_distinct(self) -> DistinctAttr:
        """``distinct[0]<attribute>``."""
        self._consume_token()
        with self.in_square_brackets():
            number = self.parse_integer(allow_boolean=False, allow_negative=False)
        self.parse_punctuation("<")
        if self.parse_optional_punctuation(">"):
            return DistinctAttr(IntAttr(number), UnitAttr())
        referenced = self.parse_attribute()
        self.parse_punctuation(">")
        return DistinctAttr(IntAttr(number), referenced)

    @override
    def _parse_tensor_literal_element(self) -> LiteralElement:
        element = super()._parse_tensor_literal_element()
        return LiteralElement(element.is_negative, element.value, element.span)

    @override
    def _parse_dense_literal_type(self) -> Any:
        at = self.pos
        type = super()._parse_dense_literal_type()
        count = 1
        for size in type.get_shape():
            count *= size
        if count > _MAX_ELEMENTS:
            self.raise_error(f"a dense attribute of {count} elements is too large", at, self.pos)
        return type

    @override
    def _parse_optional_builtin_type(self) -> Any:
        token = self._current_token
        if token.kind is not _BARE:
            return super()._parse_optional_builtin_type()
        start, end = token.span.start, token.span.end
        if (shaped := _SHAPED.match(self._text, start)) is not None:
            end = shaped.end()
        text = self._text[start:end]
        if (known := self._types.get(text)) is not None:
            self._resume_from(end)
            return known
        found = super()._parse_optional_builtin_type()
        if found is not None and "<" not in self._text[end : self.pos]:  # there is no more of it
            self._types[text] = found
        return found

    @override
    def _parse_optional_integer_or_float_type(self) -> Any:
        at = self._current_token.span
        kind = super()._parse_optional_integer_or_float_type()
        if isinstance(kind, IntegerType) and kind.width.data > _MAX_INTEGER_BITS:
            self.raise_error(f"an integer has at most {_MAX_INTEGER_BITS} bits", at)
        return kind

    def _raise_unknown(self, what: str, name: str, known: list[str], at: Span[Any]) -> NoReturn:
        raise DiagnosticError(
            Diagnostic(
                "AD0103",
                f"{what} is not registered",
                location_of_span(at),
                help=did_you_mean(name, known),
            )
        )
