"""Declarations of ``iface``: interfaces, witness tables, generics.

An interface lists what a type must have: types and functions. A witness table says, for one type,
what they are. A generic is code with types, witnesses and numbers left open. Rules are in
`iface_rules`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from ad_opt.dialects.support.text.declarations import (
    parse_attributes,
    parse_parameters,
    parse_symbol,
    parse_table,
    print_attributes,
    print_parameters,
    print_table,
)
from ad_opt.dialects.support.text.syntax import create
from typing_extensions import override
from xdsl.dialects.builtin import (
    ArrayAttr,
    FunctionType,
    StringAttr,
    SymbolNameConstraint,
    SymbolRefAttr,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import HasParent, IsolatedFromAbove, IsTerminator, NoTerminator, SymbolOpInterface

from .rules.iface_rules import BODY, GENERIC, INTERFACE, REQUIREMENT, WITNESS_TABLE


def _string(name: str | StringAttr) -> StringAttr:
    return StringAttr(name) if isinstance(name, str) else name


@irdl_op_definition
class InterfaceOp(IRDLOperation):
    """An interface: ``iface.interface @IShape extends [@IDifferentiable] { ... }``."""

    name = "iface.interface"
    sym_name = prop_def(SymbolNameConstraint())
    extends = opt_prop_def(ArrayAttr[SymbolRefAttr])
    body = region_def("single_block")
    traits = traits_def(SymbolOpInterface(), NoTerminator(), INTERFACE)

    def __init__(
        self,
        name: str | StringAttr,
        requirements: Sequence[Operation] = (),
        extends: Sequence[str] = (),
        attributes: dict[str, Attribute] | None = None,
    ) -> None:
        properties: dict[str, Attribute] = {"sym_name": _string(name)}
        if extends:
            properties["extends"] = ArrayAttr([SymbolRefAttr(it) for it in extends])
        body = Region(Block(requirements))
        super().__init__(properties=properties, attributes=attributes or {}, regions=[body])

    @property
    def bases(self) -> tuple[str, ...]:
        """The names of the interfaces that it extends directly."""
        given = self.extends.data if self.extends is not None else ()
        return tuple(it.root_reference.data for it in given)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {"sym_name": parser.parse_symbol_name()}
        if parser.parse_optional_keyword("extends"):
            bases = parser.parse_comma_separated_list(
                parser.Delimiter.SQUARE, lambda: parse_symbol(parser)
            )
            properties["extends"] = ArrayAttr(bases)
        attributes = parse_attributes(parser)
        return create(cls, [], [], properties, attributes, [parse_table(parser)])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        if self.extends is not None:
            printer.print_string(" extends ")
            printer.print_attribute(self.extends)
        print_table(printer, self)


@irdl_op_definition
class ReqTypeOp(IRDLOperation):
    """A type that implementations name: ``iface.req_type @Differential : @IDifferentiable``.

    After the colon stands the interface that the type must implement; ``builtin`` says which
    requirement it is to the compiler, which may then fill it.
    """

    name = "iface.req_type"
    sym_name = prop_def(SymbolNameConstraint())
    constraint = opt_prop_def(SymbolRefAttr)
    builtin = opt_prop_def(StringAttr)
    default = opt_prop_def()
    traits = traits_def(HasParent(InterfaceOp), SymbolOpInterface(), REQUIREMENT)

    def __init__(
        self,
        name: str | StringAttr,
        constraint: str | None = None,
        builtin: str | None = None,
        default: Attribute | None = None,
    ) -> None:
        properties: dict[str, Attribute] = {"sym_name": _string(name)}
        if constraint is not None:
            properties["constraint"] = SymbolRefAttr(constraint)
        if builtin is not None:
            properties["builtin"] = StringAttr(builtin)
        if default is not None:
            properties["default"] = default
        super().__init__(properties=properties)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {"sym_name": parser.parse_symbol_name()}
        if parser.parse_optional_punctuation(":"):
            properties["constraint"] = parse_symbol(parser)
        _parse_words(parser, properties)
        return create(cls, [], [], properties, parse_attributes(parser))

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        if self.constraint is not None:
            printer.print_string(" : ")
            printer.print_attribute(self.constraint)
        _print_words(printer, self.builtin, self.default)
        print_attributes(printer, self.attributes)


@irdl_op_definition
class ReqFuncOp(IRDLOperation):
    """A function that implementations have: ``iface.req_func @area : (!iface.self, f32) -> f32``.

    ``default @f`` gives one to those that do not. Type parameters in its type that nothing binds
    belong to the function itself: it is generic.
    """

    name = "iface.req_func"
    sym_name = prop_def(SymbolNameConstraint())
    type = prop_def(FunctionType)
    builtin = opt_prop_def(StringAttr)
    default = opt_prop_def(SymbolRefAttr)
    traits = traits_def(HasParent(InterfaceOp), SymbolOpInterface(), REQUIREMENT)

    def __init__(
        self,
        name: str | StringAttr,
        type: FunctionType,
        builtin: str | None = None,
        default: str | None = None,
        attributes: dict[str, Attribute] | None = None,
    ) -> None:
        properties: dict[str, Attribute] = {"sym_name": _string(name), "type": type}
        if builtin is not None:
            properties["builtin"] = StringAttr(builtin)
        if default is not None:
            properties["default"] = SymbolRefAttr(default)
        super().__init__(properties=properties, attributes=attributes or {})

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {"sym_name": parser.parse_symbol_name()}
        parser.parse_punctuation(":")
        properties["type"] = parser.parse_function_type()
        _parse_words(parser, properties)
        return create(cls, [], [], properties, parse_attributes(parser))

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        printer.print_string(" : ")
        printer.print_attribute(self.type)
        _print_words(printer, self.builtin, self.default)
        print_attributes(printer, self.attributes)


def _parse_words(parser: Parser, properties: dict[str, Attribute]) -> None:
    """``builtin "dadd"`` and ``default @f``, in any order."""
    while (word := parser.parse_optional_keyword_in(("builtin", "default"))) is not None:
        if word == "builtin":
            properties["builtin"] = StringAttr(parser.parse_str_literal())
        else:
            properties["default"] = parser.parse_attribute()


def _print_words(printer: Printer, builtin: StringAttr | None, default: Attribute | None) -> None:
    if builtin is not None:
        printer.print_string(" builtin ")
        printer.print_string_literal(builtin.data)
    if default is not None:
        printer.print_string(" default ")
        printer.print_attribute(default)


# ------------------------------------------------------------------ witness tables


@irdl_op_definition
class WitnessTableOp(IRDLOperation):
    """Witness table: what a type has for an interface.

    ``iface.witness_table @w : @IShape for !agg.struct<@Disk> { iface.entry "area" = @disk_area }``;
    parameters in ``[...]`` after the name make it a table for each instance of a generic type.
    """

    name = "iface.witness_table"
    sym_name = prop_def(SymbolNameConstraint())
    parameters = opt_prop_def(ArrayAttr[Attribute])
    interface = prop_def(SymbolRefAttr)
    type = prop_def()
    body = region_def("single_block")
    traits = traits_def(SymbolOpInterface(), NoTerminator(), WITNESS_TABLE)

    @property
    def entries(self) -> dict[str, Attribute]:
        """Return what the table says, by key."""
        return {op.key.data: op.value for op in self.body.block.ops if isinstance(op, EntryOp)}

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {"sym_name": parser.parse_symbol_name()}
        properties |= parse_parameters(parser)
        parser.parse_punctuation(":")
        properties["interface"] = parse_symbol(parser)
        parser.parse_keyword("for")
        properties["type"] = parser.parse_type()
        attributes = parse_attributes(parser)
        return create(cls, [], [], properties, attributes, [parse_table(parser)])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        print_parameters(printer, self.parameters)
        printer.print_string(" : ")
        printer.print_attribute(self.interface)
        printer.print_string(" for ")
        printer.print_attribute(self.type)
        print_table(printer, self)


@irdl_op_definition
class EntryOp(IRDLOperation):
    """One line of a witness table: ``iface.entry "dadd" = @my_dadd``."""

    name = "iface.entry"
    key = prop_def(StringAttr)
    value = prop_def()
    traits = traits_def(HasParent(WitnessTableOp))

    def __init__(self, key: str | StringAttr, value: Attribute) -> None:
        super().__init__(properties={"key": _string(key), "value": value})

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {"key": StringAttr(parser.parse_str_literal())}
        parser.parse_punctuation("=")
        properties["value"] = parser.parse_attribute()
        return create(cls, [], [], properties, parser.parse_optional_attr_dict())

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_string_literal(self.key.data)
        printer.print_string(" = ")
        printer.print_attribute(self.value)
        printer.print_op_attributes(self.attributes)


# ------------------------------------------------------------------ generics


@irdl_op_definition
class GenericOp(IRDLOperation):
    """A generic function: its parameters, and the operations that find what its body needs.

    ``iface.generic @f [!iface.tparam<"T">, !iface.witness<@I>] { ^bb0(%w: ...): ... }``. The block
    has an argument for each witness and each number, in the order of the parameters; the last
    operation is the `iface.body`.
    """

    name = "iface.generic"
    sym_name = prop_def(SymbolNameConstraint())
    sym_visibility = opt_prop_def(StringAttr)
    parameters = prop_def(ArrayAttr[Attribute])
    body = region_def("single_block")
    traits = traits_def(SymbolOpInterface(), NoTerminator(), IsolatedFromAbove(), GENERIC)

    def __init__(
        self,
        name: str | StringAttr,
        parameters: Sequence[Attribute],
        body: Region,
        attributes: dict[str, Attribute] | None = None,
    ) -> None:
        properties: dict[str, Attribute] = {
            "sym_name": _string(name),
            "parameters": ArrayAttr(parameters),
        }
        super().__init__(properties=properties, attributes=attributes or {}, regions=[body])

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {}
        if (visibility := parser.parse_optional_visibility_keyword()) is not None:
            properties["sym_visibility"] = visibility
        properties["sym_name"] = parser.parse_symbol_name()
        properties |= parse_parameters(parser)
        properties.setdefault("parameters", ArrayAttr(()))
        attributes = parse_attributes(parser)
        return create(cls, [], [], properties, attributes, [parse_table(parser)])

    @override
    def print(self, printer: Printer) -> None:
        if self.sym_visibility is not None:
            printer.print_string(f" {self.sym_visibility.data}")
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        print_parameters(printer, self.parameters)
        print_attributes(printer, self.attributes)
        printer.print_string(" ")
        printer.print_region(self.body, print_empty_block=False)


@irdl_op_definition
class BodyOp(IRDLOperation):
    """The function inside a generic: ``iface.body (!iface.tparam<"T">) -> f64 { ^bb1(...): ... }``.

    It sees what the generic's block has looked up; it ends with `iface.yield`.
    """

    name = "iface.body"
    function_type = prop_def(FunctionType)
    body = region_def()
    traits = traits_def(HasParent(GenericOp), BODY)

    def __init__(
        self, type: FunctionType, body: Region, attributes: dict[str, Attribute] | None = None
    ) -> None:
        properties = {"function_type": type}
        super().__init__(properties=properties, attributes=attributes or {}, regions=[body])

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {"function_type": parser.parse_function_type()}
        attributes = parse_attributes(parser)
        return create(cls, [], [], properties, attributes, [parser.parse_region()])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_attribute(self.function_type)
        print_attributes(printer, self.attributes)
        printer.print_string(" ")
        printer.print_region(self.body)


@irdl_op_definition
class YieldOp(IRDLOperation):
    """The end of an `iface.body` or `iface.open`, with the results: ``iface.yield %r : f32``."""

    name = "iface.yield"
    results_given = var_operand_def()
    traits = traits_def(IsTerminator())
    assembly_format = "attr-dict ($results_given^ `:` type($results_given))?"

    def __init__(self, values: Sequence[SSAValue | Operation] = ()) -> None:
        super().__init__(operands=[values])


DECLARATIONS: list[type[Operation]] = [
    InterfaceOp,
    ReqTypeOp,
    ReqFuncOp,
    WitnessTableOp,
    EntryOp,
    GenericOp,
    BodyOp,
    YieldOp,
]
