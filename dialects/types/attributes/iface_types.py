"""Types of the ``iface`` dialect: existentials, witnesses, and what stands for types not yet known.

``any`` is a value of some type that implements an interface; ``witness`` is the proof that a type
does. ``tparam``, ``vparam``, ``assoc`` and ``self`` are names for types and numbers that a generic,
an interface or an ``iface.open`` introduces; specialisation replaces them.
"""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import override
from xdsl.dialects.builtin import StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer

ANY_VALUE_SIZE = "iface.any_value_size"
"""On an interface: so many bytes hold a value of any type that implements it."""
IDS = "iface.ids"
"""On an interface: its witness tables in order; ``iface.type_id`` counts them from 1."""

NARROWS = "iface.narrows"
"""On an interface: it is another one, with less room; witness tables of that one are its own."""


def as_symbol(given: str | SymbolRefAttr) -> SymbolRefAttr:
    """A reference to a symbol, given its name or as one."""
    return SymbolRefAttr(given) if isinstance(given, str) else given


class _OfInterface(ParametrizedAttribute, TypeAttribute):
    """A type with the name of an interface."""

    symbol: SymbolRefAttr

    @property
    def interface(self) -> str:
        """The name of the interface."""
        return self.symbol.root_reference.data


@irdl_attr_definition
class AnyType(_OfInterface):
    """Some value whose type implements the interface: ``!iface.any<@IShape>``."""

    name = "iface.any"
    symbol: SymbolRefAttr

    def __init__(self, symbol: str | SymbolRefAttr):
        super().__init__(as_symbol(symbol))


@irdl_attr_definition
class WitnessType(_OfInterface):
    """The proof that a type implements the interface: ``!iface.witness<@IShape>``."""

    name = "iface.witness"
    symbol: SymbolRefAttr

    def __init__(self, symbol: str | SymbolRefAttr):
        super().__init__(as_symbol(symbol))


@irdl_attr_definition
class TypeParameterType(ParametrizedAttribute, TypeAttribute):
    """A type that a generic takes, or that ``iface.open`` found: ``!iface.tparam<"T">``."""

    name = "iface.tparam"
    parameter: StringAttr

    def __init__(self, parameter: str | StringAttr):
        super().__init__(StringAttr(parameter) if isinstance(parameter, str) else parameter)


@irdl_attr_definition
class ValueParameterType(ParametrizedAttribute, TypeAttribute):
    """A number that a generic takes: ``!iface.vparam<"N", i32>``."""

    name = "iface.vparam"
    parameter: StringAttr
    type: Attribute

    def __init__(self, parameter: str | StringAttr, type: Attribute):
        name = StringAttr(parameter) if isinstance(parameter, str) else parameter
        super().__init__(name, type)


@irdl_attr_definition
class AssociatedType(ParametrizedAttribute, TypeAttribute):
    """The type that ``base`` names for a requirement of an interface that it implements.

    ``!iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">``
    """

    name = "iface.assoc"
    base: Attribute
    symbol: SymbolRefAttr
    requirement: StringAttr

    def __init__(self, base: Attribute, symbol: str | SymbolRefAttr, requirement: str | StringAttr):
        key = StringAttr(requirement) if isinstance(requirement, str) else requirement
        super().__init__(base, as_symbol(symbol), key)

    @property
    def interface(self) -> str:
        """The name of the interface."""
        return self.symbol.root_reference.data

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            base = parser.parse_type()
            parser.parse_punctuation(",")
            at = parser.pos
            symbol = parser.parse_attribute()
            if not isinstance(symbol, SymbolRefAttr):
                parser.raise_error("expected the name of an interface", at, parser.pos)
            parser.parse_punctuation(",")
            key = StringAttr(parser.parse_str_literal())
        return base, symbol, key

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_list((self.base, self.symbol, self.requirement), printer.print_attribute)


@irdl_attr_definition
class SelfType(ParametrizedAttribute, TypeAttribute):
    """In an interface, the type that implements it: ``!iface.self``."""

    name = "iface.self"


DIFFERENTIABLE = "IDifferentiable"
"""The interface that is always there: Differential, dzero, dadd, dmul."""
DIFFERENTIABLE_POINTER = "IDifferentiablePtrType"
"""Its counterpart for handles, whose derivatives are handles too; never transposed."""
BUILTIN_INTERFACES = frozenset({DIFFERENTIABLE, DIFFERENTIABLE_POINTER})


def differential_of_abstract(type: Attribute) -> AssociatedType:
    """``!iface.assoc<type, @IDifferentiable, "Differential">``."""
    return AssociatedType(type, DIFFERENTIABLE, "Differential")


__all__ = [
    "BUILTIN_INTERFACES",
    "DIFFERENTIABLE",
    "DIFFERENTIABLE_POINTER",
    "AnyType",
    "AssociatedType",
    "SelfType",
    "TypeParameterType",
    "ValueParameterType",
    "WitnessType",
    "differential_of_abstract",
]
