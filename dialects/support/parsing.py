"""MLIR text to a module, as ``mlir-opt`` 22 prints it.

xDSL's parser with what it lacks: operations know where they stand in the file (so that every later
diagnostic is located), aliases may be used before they are defined, an empty file is an empty
module, entering a region costs nothing, and every error is a `DiagnosticError`.
"""

from __future__ import annotations

import itertools
import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn, cast

from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import (
    UNKNOWN_LOC,
    AnyFloat,
    CallSiteLoc,
    FileLineColLoc,
    FusedLoc,
    IntAttr,
    IntegerType,
    LocationAttr,
    ModuleOp,
    NameLoc,
    NoneAttr,
    StringAttr,
    UnitAttr,
    UnknownLoc,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineMap, AffineSet
from xdsl.parser import Parser, ParserState, UnresolvedOperand
from xdsl.parser.attribute_parser import AttrParser
from xdsl.parser.core import ForwardDeclaredValue
from xdsl.traits import IsolatedFromAbove
from xdsl.utils.exceptions import MultipleSpansParseError, ParseError
from xdsl.utils.hints import isa
from xdsl.utils.lexer import Input, Span, Token
from xdsl.utils.mlir_lexer import MLIRTokenKind, PunctuationSpelling

from .affine_parser import SemiAffineParser
from .builtin import DistinctAttr
from .diagnostics import (
    Diagnostic,
    DiagnosticError,
    Location,
    Note,
    did_you_mean,
    location_of_span,
)
from .lexing import FastLexer
from .nan_bits import install as _keep_nan_bits
from .third_parties import remarks_on

_ALIAS = re.compile(r"^[ \t]*([#!][A-Za-z0-9_$.-]+)[ \t]*=", re.MULTILINE)

_SHAPED = re.compile(r"(?:memref|tensor|vector)<[a-z0-9?*, \[\]]*>")
"""A type of elements that is written without a name, an alias or another type."""

_MAX_ELEMENTS = 1 << 26
"""Most elements of a dense attribute, which is held element by element; larger ones are refused.
A guess: each element is an object of Python.
"""

_MAX_INTEGER_BITS = 16777215
"""Most bits of an integer. Fixed by MLIR. Numbers of many more bits take minutes to check."""

_PERCENT = MLIRTokenKind.PERCENT_IDENT
_BARE = MLIRTokenKind.BARE_IDENT
_HASH = MLIRTokenKind.HASH_IDENT
_CARET = MLIRTokenKind.CARET_IDENT


_keep_nan_bits()


class LiteralElement(AttrParser._TensorLiteralElement):  # pyright: ignore[reportPrivateUsage]
    """An element of a dense literal, which may be a float given by its bits: ``0x7F800000``."""

    @override
    def to_type(self, parser: AttrParser, type: Any) -> Any:
        text = self.span.text
        if isinstance(type, AnyFloat) and text.startswith(("0x", "0X")):
            return next(type.iter_unpack(int(text, 16).to_bytes(type.compile_time_size, "little")))
        return super().to_type(parser, type)


@dataclass
class LocatedArgument(Parser.UnresolvedArgument):
    """The name of a block argument, and where it stands in the original source."""

    location: LocationAttr | None = None

    @override
    def resolve(self, type: Attribute) -> Parser.Argument:
        return Parser.Argument(self.name, type, self.location)


class MlirParser(Parser):
    """xDSL's parser, for all that ``mlir-opt`` prints."""

    def __init__(self, ctx: Context, text: str, name: str = "<unknown>"):
        super().__init__(ctx, "", name)
        self._parser_state = ParserState(FastLexer(Input(text, name)))
        self._text = text
        self._file = StringAttr(name)
        self._line_starts = [0, *(m.end() for m in re.finditer("\n", text))]
        self._numbers: dict[int, IntAttr] = {}
        self._defined: list[str] = []
        """Names of all values in scope, in order of definition."""
        self._forward_uses: dict[str, list[Span[str]]] = {}
        self._undefined: list[Span[str]] = []
        self._alias_places: dict[str, int] | None = None
        self._resolving: set[str] = set()
        self._types: dict[str, Any] = {}
        """Types of a word and `_SHAPED` ones, by their text: programs have few, used often."""

    # --- affine maps, which may be semi-affine ---

    @override
    def parse_affine_map(self) -> AffineMap:
        return SemiAffineParser(self._parser_state).parse_affine_map()

    @override
    def parse_affine_set(self) -> AffineSet:
        return SemiAffineParser(self._parser_state).parse_affine_set()

    # --- tokens: the hot paths of xDSL's parser without its indirections ---

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

    # --- the file ---

    @override
    def parse_module(self, allow_implicit_module: bool = True) -> ModuleOp:
        ops: list[Operation] = []
        while (token := self._current_token).kind is not MLIRTokenKind.EOF:
            if token.kind in (_HASH, MLIRTokenKind.EXCLAMATION_IDENT):
                self._parse_alias_def()
            elif token.kind is MLIRTokenKind.FILE_METADATA_BEGIN:
                self._parse_file_metadata_dictionary()
            elif (op := self.parse_optional_operation()) is not None:
                ops.append(op)
            else:
                self.raise_error("expected an operation")
        self._collect_undefined(0)
        if self._undefined:
            raise DiagnosticError(*map(self._undefined_value, self._undefined))
        if len(ops) == 1 and isinstance(ops[0], ModuleOp):
            return ops[0]
        return ModuleOp(ops)

    @override
    def _parse_external_resources(self) -> None:
        """Skip the resources: they are for tools, not part of the program."""
        depth = 0
        while True:
            token = self._consume_token()
            depth += {"{": 1, "}": -1}.get(token.text, 0)
            if token.kind is MLIRTokenKind.EOF:
                self.raise_error("expected '}' after external resources")
            if depth == 0:
                return

    # --- aliases ---

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

    # --- locations ---

    @override
    def _parse_location(self) -> LocationAttr:
        if (name := self.parse_optional_str_literal()) is not None:
            return self._parse_named_location(name)
        if self._current_token.kind is _HASH:
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

    # --- operations ---

    @override
    def parse_operation(self) -> Operation:
        token = self._current_token
        undefined_before = len(self._forward_uses)
        results = self._parse_op_result_list() if token.kind is _PERCENT else ()
        op_type = self._parse_op_name()
        stack = self._parser_state.dialect_stack
        stack.append(op_type.dialect_name())
        if self._generic:
            op = self._parse_generic_operation(op_type)
        else:
            op = op_type.parse(self)
            if (location := self.parse_optional_location()) is not None:
                op.location = location
        stack.pop()
        if op.location is UNKNOWN_LOC:
            op.location = self._location_at(token.span.start)
        if results:
            self._bind_results(op, results, token.span)
        if self._forward_uses and op.regions and op.has_trait(IsolatedFromAbove):
            self._collect_undefined(undefined_before)
        return op

    _generic = False

    def _parse_op_name(self) -> type[Operation]:
        """The name of an operation; sets whether it is in quotes."""
        token = self._current_token
        if token.kind is _BARE:
            name, generic = token.text, False
            self._consume_token()
        else:
            name, generic = self.parse_optional_str_literal(), True
        if name is None:
            self.raise_error("expected the name of an operation", token.span)
        stack = self._parser_state.dialect_stack
        op_type = self.ctx.get_optional_op(name, dialect_stack=stack)
        if op_type is None:
            self._raise_unknown_op(name, token.span)
        self._generic = generic
        return op_type

    def _bind_results(
        self, op: Operation, names: Sequence[tuple[Span[Any], int]], at: Span[Any]
    ) -> None:
        count = sum(size for _, size in names)
        if len(op.results) != count:
            self.raise_error(
                f"`{op.name}` has {len(op.results)} results, but {count} are named", at
            )
        index = 0
        for span, size in names:
            name = span.text[1:]
            self._register_ssa_definition(name, op.results[index : index + size], span)
            index += size

    def _raise_unknown_op(self, name: str, at: Span[Any]) -> NoReturn:
        names = [op.name for op in self.ctx.loaded_ops]
        dialects = list(self.ctx.registered_dialect_names)
        if "." in name and name.split(".")[0] not in dialects:
            prefix, rest = name.split(".", 1)
            names += [f"{dialect}.{rest}" for dialect in dialects]
            message = f"operation `{name}` is not registered: there is no dialect `{prefix}`"
            raise DiagnosticError(
                Diagnostic("AD0103", message, location_of_span(at), help=did_you_mean(name, names))
            )
        self._raise_unknown(f"operation `{name}`", name, names, at)

    def _raise_unknown(self, what: str, name: str, known: list[str], at: Span[Any]) -> NoReturn:
        raise DiagnosticError(
            Diagnostic(
                "AD0103",
                f"{what} is not registered",
                location_of_span(at),
                help=did_you_mean(name, known),
            )
        )

    # --- values and regions ---

    @override
    def resolve_operand(self, operand: UnresolvedOperand, type: Any) -> SSAValue[Any]:
        name = operand.span.text[1:]
        values = self.ssa_values.get(name)
        if values is None:
            return self._resolve_forward(operand, name, type)
        if operand.index >= len(values):
            self.raise_error(f"%{name} has {len(values)} values, no #{operand.index}", operand.span)
        value = values[operand.index]
        if value.type != type:
            self._raise_type_mismatch(operand, type, value)
        return value

    def _resolve_forward(self, operand: UnresolvedOperand, name: str, type: Any) -> SSAValue[Any]:
        """A stand-in for a value that is defined further down."""
        references = self.forward_ssa_references.setdefault(name, {})
        self._forward_uses.setdefault(name, []).append(operand.span)
        value = references.setdefault(operand.index, ForwardDeclaredValue(type))
        if value.type != type:
            self._raise_type_mismatch(operand, type, value)
        return value

    def _raise_type_mismatch(
        self, operand: UnresolvedOperand, type: Attribute, value: SSAValue
    ) -> NoReturn:
        notes: list[Note] = []
        name = operand.span.text
        if (uses := self._forward_uses.get(name[1:])) is not None:
            notes.append(Note("used before here", location_of_span(uses[0])))
        message = f"{name} is used as {type}, but it is {value.type}"
        raise DiagnosticError(
            Diagnostic("AD0101", message, location_of_span(operand.span), tuple(notes))
        )

    @override
    def _register_ssa_definition(
        self, name: str, values: Sequence[SSAValue], span: Span[Any]
    ) -> None:
        super()._register_ssa_definition(name, values, span)
        self._forward_uses.pop(name, None)
        self._defined.append(name)

    @override
    def parse_optional_argument(self, expect_type: bool = True) -> Any:
        """An argument that an operation names, with its location: ``%i loc(...)``."""
        argument = super().parse_optional_argument(cast(Any, expect_type))
        untyped = isinstance(argument, Parser.UnresolvedArgument)
        if untyped and self._current_token.text == "loc":
            return LocatedArgument(argument.name, self.parse_optional_location())
        return argument

    def _collect_undefined(self, keep: int) -> None:
        """Note the uses, all but the first ``keep`` names, that nothing can define any more."""
        for name in list(self._forward_uses)[keep:]:
            self._undefined.extend(self._forward_uses.pop(name))
            self.forward_ssa_references.pop(name, None)

    def _undefined_value(self, use: Span[str]) -> Diagnostic:
        help = did_you_mean(use.text, ["%" + name for name in self._defined])
        message = f"{use.text} is used, but nothing defines it"
        return Diagnostic("AD0102", message, location_of_span(use), help=help)

    @override
    def parse_optional_region(
        self, arguments: Iterable[Parser.Argument] | None = None
    ) -> Region | None:
        if self.parse_optional_punctuation("{") is None:
            return None
        outer_blocks, outer_forward = self.blocks, self.forward_block_references
        outer_values = len(self._defined)
        self.blocks, self.forward_block_references = {}, defaultdict(list)

        region = Region()
        if arguments is not None:
            region.add_block(self._parse_entry_block(list(arguments)))
        elif self._current_token.kind is not _CARET and self._current_token.text != "}":
            block = Block()
            self._parse_block_body(block)
            region.add_block(block)
        while self.parse_optional_punctuation("}") is None:
            region.add_block(self._parse_block())

        if self.forward_block_references:
            self._raise_missing_blocks()
        for name in self._defined[outer_values:]:
            del self.ssa_values[name]
        del self._defined[outer_values:]
        self.blocks, self.forward_block_references = outer_blocks, outer_forward
        return region

    def _parse_entry_block(self, arguments: Sequence[Parser.Argument]) -> Block:
        """The first block of a region whose operation names the arguments."""
        if self._current_token.kind is _CARET:
            self.raise_error("a region whose arguments are named must not begin with a label")
        block = Block(arg_types=[argument.type for argument in arguments])
        for value, argument in zip(block.args, arguments, strict=True):
            self._register_ssa_definition(argument.name.text[1:], (value,), argument.name)
            if argument.location is not None:
                value.location = argument.location
        self._parse_block_body(block)
        return block

    @override
    def _parse_block(self) -> Block:
        if self._current_token.kind is not _CARET:
            self.raise_error("expected an operation, a block or '}'")
        return super()._parse_block()

    def _raise_missing_blocks(self) -> NoReturn:
        spans = itertools.chain(*self.forward_block_references.values())
        raise DiagnosticError(
            *(
                Diagnostic("AD0101", f"block {span.text} is not defined", location_of_span(span))
                for span in spans
            )
        )


def _notes_of(error: ParseError) -> tuple[Note, ...]:
    if not isinstance(error, MultipleSpansParseError):
        return ()
    return tuple(
        Note(text or error.ref_text or "see", location_of_span(span)) for span, text in error.refs
    )


def parse_module(ctx: Context, text: str, name: str = "<string>") -> ModuleOp:
    """Parse a whole file.

    Raises `DiagnosticError` (AD01xx, AD0008) when the text is not MLIR; nothing else, whatever the
    text.
    """
    parser: MlirParser | None = None
    try:
        parser = MlirParser(ctx, text, name)
        return parser.parse_module()
    except DiagnosticError:
        raise
    except ParseError as error:
        place = location_of_span(error.span)
        message = error.msg.strip() or "not well-formed MLIR"
        raise DiagnosticError(Diagnostic("AD0101", message, place, _notes_of(error))) from error
    except RecursionError as error:
        place = None if parser is None else parser.place()
        message = "the input is nested too deeply"
        raise DiagnosticError(Diagnostic("AD0008", message, place)) from error
    except Exception as error:  # xDSL raises all kinds from malformed input
        place = None if parser is None else parser.place()
        message = str(error).strip().split("\n")[0] or "not well-formed MLIR"
        if notes := remarks_on(error):
            message = (
                f"the parser of an operation or type failed: {type(error).__name__}: {message}"
            )
        raise DiagnosticError(Diagnostic("AD0101", message, place, tuple(notes))) from error
