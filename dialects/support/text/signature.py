"""The signature of a function as text: ``@f(%x: f64 {a.b}, i32) -> (f64 {a.c}, f64)``.

xDSL's version drops the attributes of a declaration's arguments, and the parentheses around a
single result of function type.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, FunctionType
from xdsl.ir import Attribute, BlockArgument
from xdsl.parser import Parser
from xdsl.printer import Printer

Attributes = dict[str, Attribute]


@dataclass
class Signature:
    """The types of a function, with an attribute dictionary for each argument and result."""

    arguments: list[Parser.Argument] = field(default_factory=list[Parser.Argument])
    """The named arguments: those of a definition."""
    inputs: list[Attribute] = field(default_factory=list[Attribute])
    input_attributes: list[Attributes] = field(default_factory=list[Attributes])
    outputs: list[Attribute] = field(default_factory=list[Attribute])
    output_attributes: list[Attributes] = field(default_factory=list[Attributes])

    @property
    def properties(self) -> dict[str, Attribute]:
        """Return it as the properties of a function operation."""
        properties: dict[str, Attribute] = {
            "function_type": FunctionType.from_lists(self.inputs, self.outputs)
        }
        for name, dictionaries in (
            ("arg_attrs", self.input_attributes),
            ("res_attrs", self.output_attributes),
        ):
            if any(dictionaries):
                properties[name] = ArrayAttr(DictionaryAttr(it) for it in dictionaries)
        return properties


def parse_signature(parser: Parser) -> Signature:
    """Parse what follows the name of a function, up to its attributes."""
    signature = Signature()

    def argument() -> None:
        named = parser.parse_optional_argument()
        at = parser.pos
        if bool(signature.inputs) and (named is None) != (not signature.arguments):
            parser.raise_error("either all arguments are named or none", at, parser.pos)
        if named is not None:
            signature.arguments.append(named)
        signature.inputs.append(parser.parse_type() if named is None else named.type)
        signature.input_attributes.append(parser.parse_optional_attr_dict())
        location = parser.parse_optional_location()
        if named is not None:
            named.location = location

    def result() -> None:
        signature.outputs.append(parser.parse_type())
        signature.output_attributes.append(parser.parse_optional_attr_dict())

    parser.parse_comma_separated_list(parser.Delimiter.PAREN, argument)
    if parser.parse_optional_punctuation("->"):
        if parser.parse_optional_comma_separated_list(parser.Delimiter.PAREN, result) is None:
            signature.outputs.append(parser.parse_type())
    return signature


def _print_attributes(printer: Printer, dictionaries: ArrayAttr[DictionaryAttr] | None, index: int):
    if dictionaries is not None and index < len(dictionaries.data):
        printer.print_op_attributes(dictionaries.data[index].data)


def print_signature(
    printer: Printer,
    type: FunctionType,
    arguments: Sequence[BlockArgument],
    arg_attrs: ArrayAttr[DictionaryAttr] | None,
    res_attrs: ArrayAttr[DictionaryAttr] | None,
) -> None:
    """Print what follows the name; without ``arguments`` as a declaration."""

    def argument(index: int) -> None:
        if arguments:
            printer.print_block_argument(arguments[index], print_type=False)
            printer.print_string(": ")
        printer.print_attribute(type.inputs.data[index])
        _print_attributes(printer, arg_attrs, index)
        if arguments and printer.print_debuginfo:
            printer.print_string(" ")
            printer.print_attribute(arguments[index].location)

    def result(index: int) -> None:
        printer.print_attribute(type.outputs.data[index])
        _print_attributes(printer, res_attrs, index)

    with printer.in_parens():
        printer.print_list(range(len(type.inputs.data)), argument)
    outputs = type.outputs.data
    if not outputs:
        return
    printer.print_string(" -> ")
    if len(outputs) == 1 and res_attrs is None and not isinstance(outputs[0], FunctionType):
        result(0)
        return
    with printer.in_parens():
        printer.print_list(range(len(outputs)), result)
