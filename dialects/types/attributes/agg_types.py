"""Types of the ``agg`` dialect: aggregates by value."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ad_opt.dialects.support.text.declarations import parse_symbol
from typing_extensions import override
from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, SymbolRefAttr, i64
from xdsl.ir import Attribute, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from .iface_types import ValueParameterType


def parse_attribute_list(parser: AttrParser) -> ArrayAttr[Attribute]:
    """``[f64, @w, 3 : i32]``."""
    return ArrayAttr(
        parser.parse_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_attribute)
    )


@irdl_attr_definition
class StructType(ParametrizedAttribute, TypeAttribute):
    """A struct that an ``agg.struct_def`` names: ``!agg.struct<@S>``, ``!agg.struct<@S, [f64]>``.

    The list gives types, witnesses and values to the parameters of a generic struct.
    """

    name = "agg.struct"

    symbol: SymbolRefAttr
    arguments: ArrayAttr[Attribute]

    def __init__(self, symbol: str | SymbolRefAttr, arguments: Iterable[Attribute] = ()):
        reference = SymbolRefAttr(symbol) if isinstance(symbol, str) else symbol
        super().__init__(reference, ArrayAttr(arguments))

    @property
    def struct(self) -> str:
        """The name of the struct."""
        return self.symbol.root_reference.data

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            symbol = parse_symbol(parser)
            arguments: ArrayAttr[Attribute] = ArrayAttr(())
            if parser.parse_optional_punctuation(","):
                arguments = parse_attribute_list(parser)
        return symbol, arguments

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_attribute(self.symbol)
            if self.arguments.data:
                printer.print_string(", ")
                printer.print_attribute(self.arguments)


@irdl_attr_definition
class ArrayType(ParametrizedAttribute, TypeAttribute):
    """Array of so many values of one type: ``!agg.array<3, f64>``.

    The extent may be a parameter of a generic: ``!agg.array<!iface.vparam<"N", i32>, f64>``.
    """

    name = "agg.array"

    extent: IntegerAttr | ValueParameterType
    element: Attribute

    def __init__(self, extent: int | Attribute, element: Attribute):
        count = IntegerAttr(extent, i64) if isinstance(extent, int) else extent
        assert isinstance(count, IntegerAttr | ValueParameterType)
        super().__init__(_normal(count), element)

    @property
    def size(self) -> int | None:
        """The extent; ``None`` where it is a parameter."""
        return self.extent.value.data if isinstance(self.extent, IntegerAttr) else None

    @override
    def verify(self) -> None:
        if (size := self.size) is not None and size < 0:
            raise VerifyException(f"an array cannot have {size} elements")

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            at = parser.pos
            extent = parser.parse_attribute()
            if not isinstance(extent, IntegerAttr | ValueParameterType):
                parser.raise_error("expected a number or a !iface.vparam", at, parser.pos)
            parser.parse_punctuation(",")
            element = parser.parse_type()
        return _normal(extent), element

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            if (size := self.size) is not None:
                printer.print_string(str(size))
            else:
                printer.print_attribute(self.extent)
            printer.print_string(", ")
            printer.print_attribute(self.element)


def _normal(extent: IntegerAttr | ValueParameterType) -> IntegerAttr | ValueParameterType:
    """``3`` and ``3 : i32`` are the same extent."""
    return IntegerAttr(extent.value.data, i64) if isinstance(extent, IntegerAttr) else extent


@irdl_attr_definition
class TupleType(ParametrizedAttribute, TypeAttribute):
    """Values of several types: ``!agg.tuple<[f64, i32]>``; its fields are ``"0"``, ``"1"``, ..."""

    name = "agg.tuple"

    elements: ArrayAttr[Attribute]

    def __init__(self, elements: Iterable[Attribute]):
        super().__init__(ArrayAttr(elements))

    @property
    def types(self) -> tuple[Attribute, ...]:
        """The type of each element."""
        return self.elements.data

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            types = parser.parse_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_type)
        return (ArrayAttr(types),)

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_attribute(self.elements)


@irdl_attr_definition
class OptionalType(ParametrizedAttribute, TypeAttribute):
    """A value that may be absent: ``!agg.optional<f64>``."""

    name = "agg.optional"

    element: Attribute
