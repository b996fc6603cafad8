"""Pieces of syntax that several dialects share: small parsers with the printers that undo them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ad_opt.dialects.support.ir.shaped_types import element_type, with_element_type
from xdsl.dialects.arith import FastMathFlagsAttr
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    I64,
    BoolAttr,
    DenseArrayBase,
    FunctionType,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    i1,
    i32,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.irdl import IRDLOperation
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.traits import IsTerminator
from xdsl.utils.exceptions import VerifyException

OpT = TypeVar("OpT", bound=IRDLOperation)

NO_FASTMATH = FastMathFlagsAttr("none")


def verify_same_shape(a: Attribute, b: Attribute) -> None:
    """Raise when one type is a scalar and the other is not, or their shapes differ."""
    if with_element_type(a, i1) != with_element_type(b, i1):
        same_memref = (
            isinstance(a, MemRefType)
            and isinstance(b, MemRefType)
            and a.get_shape() == b.get_shape()
        )
        if not same_memref:
            raise VerifyException(f"types {a} and {b} differ in shape")


def bit_width(type: Attribute) -> int | None:
    """The width of an integer type or of a shaped type's integer elements."""
    element = element_type(type)
    return element.width.data if isinstance(element, IntegerType) else None


def parse_fastmath(parser: Parser) -> FastMathFlagsAttr:
    """``(fastmath<...>)?``."""
    if parser.parse_optional_keyword("fastmath") is None:
        return NO_FASTMATH
    return FastMathFlagsAttr(FastMathFlagsAttr.parse_parameter(parser))


def print_fastmath(printer: Printer, flags: FastMathFlagsAttr | None) -> None:
    """Print ``fastmath<...>`` unless no flag is set."""
    if flags is not None and flags != NO_FASTMATH:
        printer.print_string(" fastmath")
        flags.print_parameter(printer)


def parse_operand_list(
    parser: Parser, delimiter: Parser.Delimiter = Parser.Delimiter.PAREN
) -> list[UnresolvedOperand]:
    """``(%a, %b)`` or ``[%a, %b]``."""
    return parser.parse_comma_separated_list(delimiter, parser.parse_unresolved_operand)


def resolve_all(
    parser: Parser, operands: Sequence[UnresolvedOperand], type: Attribute
) -> list[SSAValue]:
    """Resolve operands that all have one type."""
    return [parser.resolve_operand(operand, type) for operand in operands]


def parse_typed_operands(parser: Parser) -> Sequence[SSAValue]:
    """``%a, %b : f64, i32)``, behind the parenthesis that opens."""
    names = parser.parse_comma_separated_list(
        parser.Delimiter.NONE, parser.parse_unresolved_operand
    )
    parser.parse_punctuation(":")
    at = parser.pos
    types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
    parser.parse_punctuation(")")
    return parser.resolve_operands(names, types, at)


def parse_successor(parser: Parser) -> tuple[Block, list[SSAValue]]:
    """``^block``, or ``^block(%a, %b : f64, i64)``."""
    block = parser.parse_successor()
    if parser.parse_optional_punctuation("(") is None:
        return block, []
    return block, list(parse_typed_operands(parser))


def parse_call(
    parser: Parser,
) -> tuple[Sequence[SSAValue], dict[str, Attribute], FunctionType]:
    """``(%a, %b) {attributes} : (f64, i32) -> f64``: arguments, attributes, and the type."""
    names = parser.parse_comma_separated_list(
        parser.Delimiter.PAREN, parser.parse_unresolved_operand
    )
    attributes = parser.parse_optional_attr_dict()
    parser.parse_punctuation(":")
    at = parser.pos
    type = parser.parse_function_type()
    return parser.resolve_operands(names, type.inputs.data, at), attributes, type


def parse_function_results(parser: Parser) -> list[Attribute]:
    """``(-> type | -> (type, ...))?``."""
    if parser.parse_optional_punctuation("->") is None:
        return []
    types = parser.parse_optional_comma_separated_list(parser.Delimiter.PAREN, parser.parse_type)
    return list(types) if types is not None else [parser.parse_type()]


def print_function_results(printer: Printer, types: Sequence[Attribute]) -> None:
    """Print `` -> (type, ...)``, or nothing when there is no result."""
    if types:
        printer.print_string(" -> (")
        printer.print_list(types, printer.print_attribute)
        printer.print_string(")")


def split_properties(op_type: type[IRDLOperation], attributes: dict[str, Attribute]):
    """Divide an attribute dictionary into properties of ``op_type`` and the rest."""
    known = op_type.get_irdl_definition().properties
    properties = {name: value for name, value in attributes.items() if name in known}
    rest = {name: value for name, value in attributes.items() if name not in known}
    return properties, rest


def create(
    op_type: type[OpT],
    operands: Sequence[SSAValue | Sequence[SSAValue]] = (),
    result_types: Sequence[Attribute | Sequence[Attribute]] = (),
    properties: dict[str, Attribute] | None = None,
    attributes: dict[str, Attribute] | None = None,
    regions: Sequence[Region | Sequence[Region]] = (),
) -> OpT:
    """Build an operation; properties that stand in the attribute dictionary are moved."""
    own, rest = split_properties(op_type, attributes or {})
    return op_type.build(
        operands=operands,
        result_types=result_types,
        properties=(properties or {}) | own,
        attributes=rest,
        regions=regions,
    )


def parse_body(
    parser: Parser,
    terminator: type[Operation],
    arguments: Sequence[Parser.Argument] | None = None,
) -> Region:
    """A region whose last block may leave out a ``terminator`` without operands."""
    region = parser.parse_region(arguments)
    if region.blocks.last is None:
        region.add_block(Block())
    block = region.blocks.last
    assert block is not None
    if block.last_op is None or not block.last_op.has_trait(IsTerminator):
        block.add_op(terminator.create())
    return region


def print_body(printer: Printer, region: Region, *, terminators: bool, args: bool = False) -> None:
    """Print a region; without ``terminators``, a last ``yield`` without operands is left out."""
    printer.print_string(" ")
    several = len(region.blocks) > 1
    last = None if region.blocks.last is None else region.blocks.last.last_op
    bare = last is not None and not last.operands and not last.attributes and not last.regions
    printer.print_region(
        region,
        print_entry_block_args=args,
        print_empty_block=False,
        print_block_terminators=terminators or several or not bare,
    )


IndexList = list[UnresolvedOperand | int]


def parse_index_list(
    parser: Parser, delimiter: Parser.Delimiter = Parser.Delimiter.PAREN
) -> IndexList:
    """A list of which each element is an operand or an integer: ``(4, %n)``."""

    def element() -> UnresolvedOperand | int:
        operand = parser.parse_optional_unresolved_operand()
        return operand if operand is not None else parser.parse_integer(allow_boolean=False)

    return parser.parse_comma_separated_list(delimiter, element)


def resolve_index_list(
    parser: Parser, mixed: Sequence[UnresolvedOperand | int]
) -> tuple[list[SSAValue[IndexType]], DenseArrayBase[I64]]:
    """The dynamic operands of a mixed list, and the static values with marks for the dynamic."""
    dynamic = [
        parser.resolve_operand(x, IndexType()) for x in mixed if isinstance(x, UnresolvedOperand)
    ]
    static = [x if isinstance(x, int) else DYNAMIC_INDEX for x in mixed]
    return dynamic, DenseArrayBase.from_list(i64, static)


def print_index_list(
    printer: Printer, dynamic: Sequence[SSAValue], static: DenseArrayBase[I64]
) -> None:
    """Print a mixed list, without delimiters."""
    operands = iter(dynamic)

    def element(value: int | float) -> None:
        if value == DYNAMIC_INDEX:
            printer.print_operand(next(operands))
        else:
            printer.print_string(str(value))

    printer.print_list(static.iter_values(), element)


def print_indices(printer: Printer, indices: Sequence[SSAValue]) -> None:
    """``[%i, %j]``."""
    printer.print_string("[")
    printer.print_list(indices, printer.print_operand)
    printer.print_string("]")


def parse_three_operands(
    parser: Parser,
) -> tuple[UnresolvedOperand, UnresolvedOperand, UnresolvedOperand]:
    """``%a, %b, %c``."""
    first = parser.parse_unresolved_operand()
    parser.parse_punctuation(",")
    second = parser.parse_unresolved_operand()
    parser.parse_punctuation(",")
    return first, second, parser.parse_unresolved_operand()


def parse_prefetch(parser: Parser) -> dict[str, Attribute]:
    """Parse what a prefetch is for: ``, read, locality<3>, data``."""
    parser.parse_punctuation(",")
    access = parser.parse_keyword_in(("read", "write"))
    parser.parse_punctuation(",")
    parser.parse_keyword("locality")
    with parser.in_angle_brackets():
        locality = parser.parse_integer(allow_boolean=False)
    parser.parse_punctuation(",")
    cache = parser.parse_keyword_in(("data", "instr"))
    return {
        "isWrite": BoolAttr.from_bool(access == "write"),
        "localityHint": IntegerAttr(locality, i32),
        "isDataCache": BoolAttr.from_bool(cache == "data"),
    }


def print_prefetch(printer: Printer, *, write: BoolAttr, locality: int, data: BoolAttr) -> None:
    """Print what `parse_prefetch` reads."""
    access, cache = "write" if write.value.data else "read", "data" if data.value.data else "instr"
    printer.print_string(f", {access}, locality<{locality}>, {cache}")
