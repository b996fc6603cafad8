"""Syntax of operations that declare something: parameters, attributes, a table of members.

``@S [!iface.tparam<"T">] attributes {a = 1} { ... }``. The block of the table has no terminator and
no arguments; it is printed with its braces also where it is empty.
"""

from __future__ import annotations

from xdsl.dialects.builtin import ArrayAttr, SymbolRefAttr
from xdsl.ir import Attribute, Block, Operation, Region
from xdsl.parser import AttrParser, Parser
from xdsl.printer import Printer


def parse_parameters(parser: Parser) -> dict[str, Attribute]:
    """``([param, ...])?`` as the property ``parameters``."""
    found = parser.parse_optional_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_type)
    return {"parameters": ArrayAttr(found)} if found else {}


def print_parameters(printer: Printer, parameters: ArrayAttr[Attribute] | None) -> None:
    """Undo `parse_parameters`."""
    if parameters is not None and parameters.data:
        printer.print_string(" ")
        printer.print_attribute(parameters)


def parse_attributes(parser: Parser) -> dict[str, Attribute]:
    """``(attributes {...})?``."""
    given = parser.parse_optional_attr_dict_with_keyword()
    return {} if given is None else dict(given.data)


def print_attributes(printer: Printer, attributes: dict[str, Attribute]) -> None:
    """Undo `parse_attributes`."""
    printer.print_op_attributes(attributes, print_keyword=True)


def parse_table(parser: Parser) -> Region:
    """``{ members }``; an empty table has a block too."""
    region = parser.parse_region()
    if region.blocks.first is None:
        region.add_block(Block())
    return region


def print_table(printer: Printer, op: Operation) -> None:
    """Attributes and members of a declaration."""
    print_attributes(printer, op.attributes)
    printer.print_string(" ")
    printer.print_region(op.regions[0], print_entry_block_args=False, print_empty_block=False)


def parse_symbol(parser: AttrParser) -> SymbolRefAttr:
    """``@S``, without a nested reference."""
    at = parser.pos
    given = parser.parse_attribute()
    if not isinstance(given, SymbolRefAttr) or given.nested_references.data:
        parser.raise_error("expected a name such as @S", at, parser.pos)
    return given
