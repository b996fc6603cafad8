"""Values of ``iface``: witnesses, existentials, specialisations of generics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from ad_opt.dialects.support.text.declarations import parse_symbol
from ad_opt.dialects.support.text.syntax import create, parse_function_results
from typing_extensions import override
from xdsl.dialects.builtin import (
    ArrayAttr,
    FunctionType,
    IndexType,
    IntegerType,
    StringAttr,
    SymbolRefAttr,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import NoMemoryEffect, Pure, RecursiveMemoryEffect

from .attributes.iface_types import AnyType, WitnessType, as_symbol
from .rules.iface_value_rules import LOOKUP, NULL, OPEN, PACK, SPECIALIZE, UNPACK, WITNESS_OF

Value = SSAValue | Operation


@irdl_op_definition
class WitnessOfOp(IRDLOperation):
    """The witness of a type: ``iface.witness_of f64 : !iface.witness<@IShape>``.

    A table is named too: ``iface.witness_of @Disk_IShape : !iface.witness<@IShape>``.
    """

    name = "iface.witness_of"
    of = prop_def()
    result = result_def(WitnessType)
    traits = traits_def(Pure(), WITNESS_OF)
    assembly_format = "$of attr-dict `:` type($result)"

    def __init__(self, of: Attribute | str, type: Attribute) -> None:
        given = SymbolRefAttr(of) if isinstance(of, str) else of
        super().__init__(properties={"of": given}, result_types=[type])


@irdl_op_definition
class LookupOp(IRDLOperation):
    """Entry of a witness for a requirement.

    ``%f = iface.lookup %w "area" : !iface.witness<@IShape> -> (!iface.tparam<"T">, f32) -> f32``
    Requirements of an interface that it extends are ``"IBase.name"``; derivatives of a function are
    ``"area.fwd_diff"``, ``"area.bwd_diff"``, ``"area.apply"``, ``"area.propagate"``.
    """

    name = "iface.lookup"
    witness = operand_def(WitnessType)
    key = prop_def(StringAttr)
    result = result_def()
    traits = traits_def(Pure(), LOOKUP)
    assembly_format = "$witness $key attr-dict `:` type($witness) `->` type($result)"

    def __init__(self, witness: Value, key: str | StringAttr, type: Attribute) -> None:
        name = StringAttr(key) if isinstance(key, str) else key
        super().__init__(operands=[witness], properties={"key": name}, result_types=[type])


@irdl_op_definition
class SpecializeOp(IRDLOperation):
    """A generic with its parameters given, as a function value.

    ``%f = iface.specialize @sum [f64, @f64_IArith, 3 : i32] : (f64) -> f64``; types, tables (or
    witness types of the generic around it, which hand its own witness on) and numbers.
    """

    name = "iface.specialize"
    callee = prop_def(SymbolRefAttr)
    arguments = prop_def(ArrayAttr[Attribute])
    result = result_def(FunctionType)
    traits = traits_def(Pure(), SPECIALIZE)
    assembly_format = "$callee $arguments attr-dict `:` type($result)"

    def __init__(
        self, callee: str | SymbolRefAttr, arguments: Sequence[Attribute], type: Attribute
    ) -> None:
        properties = {"callee": as_symbol(callee), "arguments": ArrayAttr(arguments)}
        super().__init__(properties=properties, result_types=[type])


# ------------------------------------------------------------------ existentials


@irdl_op_definition
class PackOp(IRDLOperation):
    """A value as an existential: ``iface.pack %v via @w : f64 -> !iface.any<@IShape>``."""

    name = "iface.pack"
    value = operand_def()
    table = prop_def(SymbolRefAttr)
    result = result_def(AnyType)
    traits = traits_def(Pure(), PACK)
    assembly_format = "$value `via` $table attr-dict `:` type($value) `->` type($result)"

    def __init__(self, value: Value, table: str | SymbolRefAttr, type: Attribute) -> None:
        properties = {"table": as_symbol(table)}
        super().__init__(operands=[value], properties=properties, result_types=[type])


@irdl_op_definition
class PackWithOp(IRDLOperation):
    """The same with a witness found at run time.

    ``iface.pack_with %v, %w : !iface.tparam<"T">, !iface.witness<@I> -> !iface.any<@I>``
    """

    name = "iface.pack_with"
    value = operand_def()
    witness = operand_def(WitnessType)
    result = result_def(AnyType)
    traits = traits_def(Pure(), PACK)
    assembly_format = (
        "$value `,` $witness attr-dict `:` type($value) `,` type($witness) `->` type($result)"
    )


@irdl_op_definition
class UnpackAsOp(IRDLOperation):
    """The value in an existential, of which the type is known to be this one.

    ``iface.unpack_as %o via @w : !iface.any<@I> -> !agg.struct<@Disk>``, or with a witness at run
    time ``iface.unpack_as %o, %w : !iface.any<@I>, !iface.witness<@I> -> !iface.tparam<"T">``.
    Of a null it is the zero of the type; of another type, undefined.
    """

    name = "iface.unpack_as"
    existential = operand_def(AnyType)
    witness = opt_operand_def(WitnessType)
    table = opt_prop_def(SymbolRefAttr)
    result = result_def()
    traits = traits_def(NoMemoryEffect(), UNPACK)

    def __init__(self, existential: Value, via: Value | str, type: Attribute) -> None:
        named = isinstance(via, str)
        super().__init__(
            operands=[existential, [] if isinstance(via, str) else [via]],
            properties={"table": SymbolRefAttr(via)} if named else {},
            result_types=[type],
        )

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        given = [parser.parse_unresolved_operand()]
        properties: dict[str, Attribute] = {}
        if parser.parse_optional_keyword("via"):
            properties["table"] = parse_symbol(parser)
        else:
            parser.parse_punctuation(",")
            given.append(parser.parse_unresolved_operand())
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        at = parser.pos
        types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        parser.parse_punctuation("->")
        result = parser.parse_type()
        values = parser.resolve_operands(given, types, at)
        return create(cls, [values[0], values[1:]], [result], properties, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.existential)
        if self.table is not None:
            printer.print_string(" via ")
            printer.print_attribute(self.table)
        if self.witness is not None:
            printer.print_string(", ")
            printer.print_operand(self.witness)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_list(self.operand_types, printer.print_attribute)
        printer.print_string(" -> ")
        printer.print_attribute(self.result.type)


@irdl_op_definition
class OpenOp(IRDLOperation):
    """Code that works on the value in an existential, whatever its type is.

    ``%r = iface.open %o as "T" : !iface.any<@I> -> f32 { ^bb0(%w: !iface.witness<@I>,``
    ``%v: !iface.tparam<"T">): ... iface.yield %x : f32 }``. The name is known inside only.
    """

    name = "iface.open"
    existential = operand_def(AnyType)
    parameter = prop_def(StringAttr)
    outputs = var_result_def()
    body = region_def()
    traits = traits_def(RecursiveMemoryEffect(), OPEN)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        given = parser.parse_unresolved_operand()
        parser.parse_keyword("as")
        properties: dict[str, Attribute] = {"parameter": StringAttr(parser.parse_str_literal())}
        attributes = parser.parse_optional_attr_dict_with_keyword()
        parser.parse_punctuation(":")
        existential = parser.resolve_operand(given, parser.parse_type())
        results = parse_function_results(parser)
        extra = dict(attributes.data) if attributes is not None else {}
        body = parser.parse_region()
        return create(cls, [existential], [results], properties, extra, [body])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.existential)
        printer.print_string(" as ")
        printer.print_string_literal(self.parameter.data)
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" : ")
        printer.print_attribute(self.existential.type)
        types = self.result_types
        if types:
            single = len(types) == 1 and not isinstance(types[0], FunctionType)
            printer.print_string(" -> " if single else " -> (")
            printer.print_list(types, printer.print_attribute)
            printer.print_string("" if single else ")")
        printer.print_string(" ")
        printer.print_region(self.body)


@irdl_op_definition
class NullDifferentialOp(IRDLOperation):
    """The differential that nothing flowed into: ``iface.null_differential : !iface.any<@I>``."""

    name = "iface.null_differential"
    result = result_def(AnyType)
    traits = traits_def(Pure(), NULL)
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self, type: Attribute) -> None:
        super().__init__(result_types=[type])


@irdl_op_definition
class IsNullDifferentialOp(IRDLOperation):
    """Test of a differential for null, an ``i1``: ``iface.is_null_differential %d : ...``."""

    name = "iface.is_null_differential"
    existential = operand_def(AnyType)
    result = result_def(IntegerType(1))
    traits = traits_def(Pure())
    assembly_format = "$existential attr-dict `:` type($existential)"

    def __init__(self, existential: Value) -> None:
        super().__init__(operands=[existential], result_types=[IntegerType(1)])


@irdl_op_definition
class TypeIdOp(IRDLOperation):
    """Number of the type in an existential: ``iface.type_id %o : !iface.any<@I> -> index``.

    It is the position of its table in ``iface.ids`` of the interface, from 1; a null's is 0.
    """

    name = "iface.type_id"
    existential = operand_def(AnyType)
    result = result_def(IndexType())
    traits = traits_def(Pure())
    assembly_format = "$existential attr-dict `:` type($existential) `->` type($result)"

    def __init__(self, existential: Value) -> None:
        super().__init__(operands=[existential], result_types=[IndexType()])


VALUES: list[type[Operation]] = [
    WitnessOfOp,
    LookupOp,
    SpecializeOp,
    PackOp,
    PackWithOp,
    UnpackAsOp,
    OpenOp,
    NullDifferentialOp,
    IsNullDifferentialOp,
    TypeIdOp,
]
