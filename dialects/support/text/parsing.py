"""MLIR text to a module, as ``mlir-opt`` 22 prints it.

xDSL's parser with what it lacks: operations know where they stand in the file (so that every later
diagnostic is located), aliases may be used before they are defined, an empty file is an empty
module, entering a region costs nothing, and every error is a `DiagnosticError`.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn, cast

from ad_opt.dialects.support.diagnostics.diagnostic import (
    Diagnostic,
    DiagnosticError,
    Note,
    location_of_span,
)
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.plugins.third_parties import remarks_on
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import UNKNOWN_LOC, LocationAttr, ModuleOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.parser.core import ForwardDeclaredValue
from xdsl.traits import IsolatedFromAbove
from xdsl.utils.exceptions import MultipleSpansParseError, ParseError
from xdsl.utils.lexer import Span
from xdsl.utils.mlir_lexer import MLIRTokenKind

from .attribute_parser import AttributeParser

_PERCENT = MLIRTokenKind.PERCENT_IDENT
_BARE = MLIRTokenKind.BARE_IDENT
_HASH = MLIRTokenKind.HASH_IDENT
_CARET = MLIRTokenKind.CARET_IDENT


@dataclass
class LocatedArgument(Parser.UnresolvedArgument):
    """The name of a block argument, and where it stands in the original source."""

    location: LocationAttr | None = None

    @override
    def resolve(self, type: Attribute) -> Parser.Argument:
        return Parser.Argument(self.name, type, self.location)


class MlirParser(AttributeParser):
    """A parser for all that ``mlir-opt`` prints: operations, values, blocks, regions."""

    def __init__(self, ctx: Context, text: str, name: str = "<unknown>"):
        super().__init__(ctx, text, name)
        self._defined: list[str] = []
        """Names of all values in scope, in order of definition."""
        self._forward_uses: dict[str, list[Span[str]]] = {}
        self._undefined: list[Span[str]] = []

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
            names += [f"{dialect}.{rest}" for dialect in self._dialects_with(rest)]
            message = f"operation `{name}` is not registered: there is no dialect `{prefix}`"
            help = did_you_mean(name, names) or (
                "`ad-opt --list-dialects` lists those there are; those of other packages are "
                "found by the entry point `xdsl.universe`"
            )
            raise DiagnosticError(Diagnostic("AD0103", message, location_of_span(at), help=help))
        self._raise_unknown(f"operation `{name}`", name, names, at)

    def _dialects_with(self, operation: str) -> list[str]:
        """The dialects that have an operation of this name."""
        names = self.ctx.registered_dialect_names
        return [one for one in names if self.ctx.get_optional_op(f"{one}.{operation}") is not None]

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
