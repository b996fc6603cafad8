"""``agg``: aggregates by value. Structs with named fields, arrays, tuples, optionals.

There are no addresses: `agg.set` gives a new aggregate. So the derivative of an aggregate stays a
function of values, and its transpose is one too. What each struct looks like stands in an
`agg.struct_def`; which field of which differential a field belongs to, in ``deriv``. Rules that
need the definition are in `agg_rules`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from ad_opt.dialects.support.text.declarations import (
    parse_attributes,
    parse_parameters,
    parse_table,
    print_parameters,
    print_table,
)
from ad_opt.dialects.support.text.syntax import create
from typing_extensions import override
from xdsl.dialects.builtin import (
    ArrayAttr,
    IndexType,
    IntegerType,
    StringAttr,
    SymbolNameConstraint,
    SymbolRefAttr,
    UnitAttr,
)
from xdsl.ir import Attribute, Block, Dialect, Operation, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    base,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import HasParent, NoMemoryEffect, NoTerminator, Pure, SymbolOpInterface

from .agg_record import RecordType, SignatureAttr
from .attributes.agg_types import ArrayType, OptionalType, StructType, TupleType
from .rules.agg_rules import ELEMENT, FIELD, FIELD_DEFINITION, MAKE, OPTIONAL, STRUCT_DEFINITION

INDEX = base(IndexType)
Value = SSAValue | Operation


def _strings(name: str | StringAttr) -> StringAttr:
    return StringAttr(name) if isinstance(name, str) else name


@irdl_op_definition
class StructDefOp(IRDLOperation):
    """A struct: ``agg.struct_def @Disk { agg.field @r : f32 }``.

    A generic one names its parameters: ``agg.struct_def @Box [!iface.tparam<"T">] { ... }``.
    """

    name = "agg.struct_def"
    sym_name = prop_def(SymbolNameConstraint())
    parameters = opt_prop_def(ArrayAttr[Attribute])
    body = region_def("single_block")
    traits = traits_def(SymbolOpInterface(), NoTerminator(), STRUCT_DEFINITION)

    def __init__(
        self,
        name: str | StringAttr,
        fields: Sequence[Operation] = (),
        parameters: Sequence[Attribute] = (),
        attributes: dict[str, Attribute] | None = None,
    ) -> None:
        properties: dict[str, Attribute] = {"sym_name": _strings(name)}
        if parameters:
            properties["parameters"] = ArrayAttr(parameters)
        body = Region(Block(fields))
        super().__init__(properties=properties, attributes=attributes or {}, regions=[body])

    @property
    def fields(self) -> tuple[FieldOp, ...]:
        """The fields in order."""
        return tuple(op for op in self.body.block.ops if isinstance(op, FieldOp))

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {"sym_name": parser.parse_symbol_name()}
        properties |= parse_parameters(parser)
        attributes = parse_attributes(parser)
        return create(cls, [], [], properties, attributes, [parse_table(parser)])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        print_parameters(printer, self.parameters)
        print_table(printer, self)


@irdl_op_definition
class FieldOp(IRDLOperation):
    """A field of a struct: ``agg.field @b : f32 deriv @MyDiffType::@db``.

    ``deriv`` names the field of the struct's differential that holds its derivative; ``no_diff``
    says that it has none.
    """

    name = "agg.field"
    sym_name = prop_def(SymbolNameConstraint())
    type = prop_def()
    deriv = opt_prop_def(SymbolRefAttr)
    no_diff = opt_prop_def(UnitAttr)
    traits = traits_def(HasParent(StructDefOp), SymbolOpInterface(), FIELD_DEFINITION)

    def __init__(
        self,
        name: str | StringAttr,
        type: Attribute,
        deriv: tuple[str, str] | SymbolRefAttr | None = None,
        no_diff: bool = False,
    ) -> None:
        properties: dict[str, Attribute] = {"sym_name": _strings(name), "type": type}
        if deriv is not None:
            given = deriv if isinstance(deriv, SymbolRefAttr) else SymbolRefAttr(*_path(deriv))
            properties["deriv"] = given
        if no_diff:
            properties["no_diff"] = UnitAttr()
        super().__init__(properties=properties)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {"sym_name": parser.parse_symbol_name()}
        parser.parse_punctuation(":")
        properties["type"] = parser.parse_type()
        while (word := parser.parse_optional_keyword_in(("deriv", "no_diff"))) is not None:
            if word == "no_diff":
                properties["no_diff"] = UnitAttr()
                continue
            at = parser.pos
            given = parser.parse_attribute()
            if not isinstance(given, SymbolRefAttr) or len(given.nested_references.data) != 1:
                parser.raise_error("expected a field such as @D::@y", at, parser.pos)
            properties["deriv"] = given
        return create(cls, [], [], properties, parser.parse_optional_attr_dict())

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        printer.print_string(" : ")
        printer.print_attribute(self.type)
        if self.deriv is not None:
            printer.print_string(" deriv ")
            printer.print_attribute(self.deriv)
        if self.no_diff is not None:
            printer.print_string(" no_diff")
        printer.print_op_attributes(self.attributes)


def _path(deriv: tuple[str, str]) -> tuple[str, list[str]]:
    return deriv[0], [deriv[1]]


# ------------------------------------------------------------------ values


@irdl_op_definition
class MakeOp(IRDLOperation):
    """An aggregate from all its parts: ``agg.make %x, %y : (f32, f32) -> !agg.struct<@S>``."""

    name = "agg.make"
    parts = var_operand_def()
    result = result_def()
    traits = traits_def(Pure(), MAKE)

    def __init__(self, parts: Sequence[Value], type: Attribute) -> None:
        super().__init__(operands=[parts], result_types=[type])

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        parts = parser.parse_optional_undelimited_comma_separated_list(
            parser.parse_optional_unresolved_operand, parser.parse_unresolved_operand
        )
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        at = parser.pos
        type = parser.parse_function_type()
        operands = parser.resolve_operands(parts or [], type.inputs.data, at)
        return create(cls, [operands], list(type.outputs.data), {}, attributes)

    @override
    def print(self, printer: Printer) -> None:
        if self.parts:
            printer.print_string(" ")
            printer.print_list(self.parts, printer.print_operand)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_function_type(self.operand_types, self.result_types)


@irdl_op_definition
class GetOp(IRDLOperation):
    """A field of a struct or an element of a tuple: ``agg.get %s "f" : !agg.struct<@S> -> f32``."""

    name = "agg.get"
    aggregate = operand_def()
    field = prop_def(StringAttr)
    result = result_def()
    traits = traits_def(Pure(), FIELD)
    assembly_format = "$aggregate $field attr-dict `:` type($aggregate) `->` type($result)"

    def __init__(self, aggregate: Value, field: str | StringAttr, type: Attribute) -> None:
        properties = {"field": _strings(field)}
        super().__init__(operands=[aggregate], properties=properties, result_types=[type])


@irdl_op_definition
class SetOp(IRDLOperation):
    """The aggregate with another value in a field.

    ``%t = agg.set %s "f", %v : !agg.struct<@S>, f32 -> !agg.struct<@S>``
    """

    name = "agg.set"
    aggregate = operand_def()
    value = operand_def()
    field = prop_def(StringAttr)
    result = result_def()
    traits = traits_def(Pure(), FIELD)
    assembly_format = (
        "$aggregate $field `,` $value attr-dict `:` type($aggregate) `,` type($value) "
        "`->` type($result)"
    )

    def __init__(self, aggregate: Value, field: str | StringAttr, value: Value) -> None:
        super().__init__(
            operands=[aggregate, value],
            properties={"field": _strings(field)},
            result_types=[SSAValue.get(aggregate).type],
        )


@irdl_op_definition
class ElemOp(IRDLOperation):
    """An element of an array: ``agg.elem %a[%i] : !agg.array<3, f64> -> f64``."""

    name = "agg.elem"
    aggregate = operand_def(ArrayType)
    index = operand_def(INDEX)
    result = result_def()
    traits = traits_def(NoMemoryEffect(), ELEMENT)
    assembly_format = "$aggregate `[` $index `]` attr-dict `:` type($aggregate) `->` type($result)"

    def __init__(self, aggregate: Value, index: Value) -> None:
        type = SSAValue.get(aggregate).type
        assert isinstance(type, ArrayType)
        super().__init__(operands=[aggregate, index], result_types=[type.element])


@irdl_op_definition
class ElemSetOp(IRDLOperation):
    """The array with another element.

    ``%b = agg.elem_set %a[%i], %v : !agg.array<3, f64>, f64 -> !agg.array<3, f64>``
    """

    name = "agg.elem_set"
    aggregate = operand_def(ArrayType)
    index = operand_def(INDEX)
    value = operand_def()
    result = result_def()
    traits = traits_def(NoMemoryEffect(), ELEMENT)
    assembly_format = (
        "$aggregate `[` $index `]` `,` $value attr-dict `:` type($aggregate) `,` type($value) "
        "`->` type($result)"
    )

    def __init__(self, aggregate: Value, index: Value, value: Value) -> None:
        type = SSAValue.get(aggregate).type
        super().__init__(operands=[aggregate, index, value], result_types=[type])


# ------------------------------------------------------------------ optionals


@irdl_op_definition
class SomeOp(IRDLOperation):
    """An optional that has a value: ``agg.some %v : f64 -> !agg.optional<f64>``."""

    name = "agg.some"
    value = operand_def()
    result = result_def(OptionalType)
    traits = traits_def(Pure(), OPTIONAL)
    assembly_format = "$value attr-dict `:` type($value) `->` type($result)"

    def __init__(self, value: Value) -> None:
        super().__init__(operands=[value], result_types=[OptionalType(SSAValue.get(value).type)])


@irdl_op_definition
class NoneOp(IRDLOperation):
    """An optional that has no value: ``agg.none : !agg.optional<f64>``."""

    name = "agg.none"
    result = result_def(OptionalType)
    traits = traits_def(Pure())
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self, type: Attribute) -> None:
        super().__init__(result_types=[type])


@irdl_op_definition
class HasValueOp(IRDLOperation):
    """Test of an optional for a value: ``agg.has_value %o : !agg.optional<f64>``, an ``i1``."""

    name = "agg.has_value"
    optional = operand_def(OptionalType)
    result = result_def(IntegerType(1))
    traits = traits_def(Pure())
    assembly_format = "$optional attr-dict `:` type($optional)"

    def __init__(self, optional: Value) -> None:
        super().__init__(operands=[optional], result_types=[IntegerType(1)])


@irdl_op_definition
class ValueOp(IRDLOperation):
    """The value of an optional that has one: ``agg.value %o : !agg.optional<f64> -> f64``."""

    name = "agg.value"
    optional = operand_def(OptionalType)
    result = result_def()
    traits = traits_def(NoMemoryEffect(), OPTIONAL)
    assembly_format = "$optional attr-dict `:` type($optional) `->` type($result)"

    def __init__(self, optional: Value) -> None:
        type = SSAValue.get(optional).type
        assert isinstance(type, OptionalType)
        super().__init__(operands=[optional], result_types=[type.element])


Agg = Dialect(
    "agg",
    [
        StructDefOp,
        FieldOp,
        MakeOp,
        GetOp,
        SetOp,
        ElemOp,
        ElemSetOp,
        SomeOp,
        NoneOp,
        HasValueOp,
        ValueOp,
    ],
    [StructType, ArrayType, TupleType, OptionalType, RecordType, SignatureAttr],
)
