"""Accesses of the vector dialect: loads, stores, gathers under masks, ``mask``, ``print``."""

from __future__ import annotations

from typing import ClassVar, Self

from ad_opt.dialects.core.linalg.linalg_syntax import print_arrow_types
from ad_opt.dialects.support.definitions.extend import extend_op
from ad_opt.dialects.support.definitions.keyword_attr import KeywordAttr
from ad_opt.dialects.support.text.syntax import create, parse_function_results
from typing_extensions import override
from xdsl.dialects import vector
from xdsl.dialects.builtin import (
    IndexType,
    IntegerAttr,
    MemRefType,
    StringAttr,
    TensorType,
    VectorType,
    i1,
)
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    ParsePropInAttrDict,
    VarConstraint,
    base,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsTerminator, Pure

VECTOR = base(VectorType)
MASK = VectorType.constr(i1)


# ------------------------------------------------------------------ memory


class _Aligned(IRDLOperation):
    """Accesses that may promise an alignment in bytes."""

    alignment = opt_prop_def(IntegerAttr)


@extend_op
class MaskedLoadOp(_Aligned, vector.MaskedLoadOp):
    """Read consecutive elements where a mask is set."""

    irdl_options = (ParsePropInAttrDict(),)


@extend_op
class MaskedStoreOp(_Aligned, vector.MaskedStoreOp):
    """Write consecutive elements where a mask is set."""

    irdl_options = (ParsePropInAttrDict(),)


@extend_op
class LoadOp(_Aligned, vector.LoadOp):
    """Read consecutive elements."""

    irdl_options = (ParsePropInAttrDict(),)


@extend_op
class StoreOp(_Aligned, vector.StoreOp):
    """Write consecutive elements."""

    irdl_options = (ParsePropInAttrDict(),)


@irdl_op_definition
class GatherOp(_Aligned):
    """Read elements at given offsets where a mask is set."""

    name = "vector.gather"
    T: ClassVar = VarConstraint("T", VECTOR)
    base = operand_def(base(MemRefType) | base(TensorType))
    offsets = var_operand_def(IndexType())
    indices = operand_def(VECTOR)
    mask = operand_def(MASK)
    pass_thru = operand_def(T)
    result = result_def(T)
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = (
        "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` "
        "type($base) `,` type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)"
    )


@irdl_op_definition
class ScatterOp(_Aligned):
    """Write elements at given offsets where a mask is set."""

    name = "vector.scatter"
    base = operand_def(MemRefType)
    offsets = var_operand_def(IndexType())
    indices = operand_def(VECTOR)
    mask = operand_def(MASK)
    valueToStore = operand_def(VECTOR)
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = (
        "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` "
        "type($base) `,` type($indices) `,` type($mask) `,` type($valueToStore)"
    )


@irdl_op_definition
class ExpandLoadOp(_Aligned):
    """Read as many consecutive elements as the mask has set, to where it is set."""

    name = "vector.expandload"
    T: ClassVar = VarConstraint("T", VECTOR)
    base = operand_def(MemRefType)
    indices = var_operand_def(IndexType())
    mask = operand_def(MASK)
    pass_thru = operand_def(T)
    result = result_def(T)
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = (
        "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` "
        "type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)"
    )


@irdl_op_definition
class CompressStoreOp(_Aligned):
    """Write the elements where the mask is set, one behind the other."""

    name = "vector.compressstore"
    base = operand_def(MemRefType)
    indices = var_operand_def(IndexType())
    mask = operand_def(MASK)
    valueToStore = operand_def(VECTOR)
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = (
        "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` "
        "type($base) `,` type($mask) `,` type($valueToStore)"
    )


@irdl_op_definition
class TypeCastOp(IRDLOperation):
    """A memref of scalars as a memref of one vector."""

    name = "vector.type_cast"
    memref = operand_def(MemRefType)
    result = result_def(MemRefType)
    traits = traits_def(Pure())
    assembly_format = "$memref attr-dict `:` type($memref) `to` type($result)"


# ------------------------------------------------------------------ mask, print


@irdl_op_definition
class YieldOp(IRDLOperation):
    """Terminator of a ``vector.mask`` region, with its results."""

    name = "vector.yield"
    arguments = var_operand_def()
    traits = traits_def(IsTerminator())
    assembly_format = "attr-dict ($arguments^ `:` type($arguments))?"


@irdl_op_definition
class MaskOp(IRDLOperation):
    """One operation under a mask: ``vector.mask %m { op } : vector<8xi1> -> f32``."""

    name = "vector.mask"
    mask = operand_def(MASK)
    passthru = opt_operand_def()
    maskRegion = region_def("single_block")
    res = var_result_def()

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        operands = parser.parse_comma_separated_list(
            Parser.Delimiter.NONE, parser.parse_unresolved_operand
        )
        region = parser.parse_region()
        last = region.block.last_op
        if last is None or not isinstance(last, YieldOp):
            yielded = [] if last is None else list(last.results)
            region.block.add_op(YieldOp.create(operands=yielded))
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        mask = parser.resolve_operand(operands[0], parser.parse_type())
        results = parse_function_results(parser)
        # The value for masked-off elements has the type of the result.
        through = [
            parser.resolve_operand(o, t) for o, t in zip(operands[1:], results, strict=False)
        ]
        return create(cls, [mask, through], [results], {}, attributes, [region])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.operands, printer.print_ssa_value)
        printer.print_string(" ")
        block = self.maskRegion.block
        only_yield = block.first_op is block.last_op
        bare = only_yield and block.last_op is not None and not block.last_op.operands
        printer.print_region(self.maskRegion, print_block_terminators=only_yield and not bare)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.mask.type)
        print_arrow_types(printer, self.result_types)


@irdl_attr_definition
class PunctuationAttr(KeywordAttr):
    """``#vector.punctuation<comma>``, what ``vector.print`` prints behind a value."""

    name = "vector.punctuation"
    KEYWORDS = ("no_punctuation", "newline", "comma", "open", "close")


NEWLINE = PunctuationAttr("newline")


@extend_op
class PrintOp(vector.PrintOp):
    """Print a value or text: ``vector.print %v : vector<4xf32>``, ``vector.print str "x"``."""

    source = opt_operand_def()
    punctuation = prop_def(PunctuationAttr, default_value=NEWLINE)
    stringLiteral = opt_prop_def(StringAttr)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        source = parser.parse_optional_unresolved_operand()
        values: list[SSAValue] = []
        if source is not None:
            parser.parse_punctuation(":")
            values.append(parser.resolve_operand(source, parser.parse_type()))
        properties: dict[str, Attribute] = {}
        if parser.parse_optional_keyword("str") is not None:
            properties["stringLiteral"] = StringAttr(parser.parse_str_literal())
        if parser.parse_optional_keyword("punctuation") is not None:
            properties["punctuation"] = PunctuationAttr(PunctuationAttr.parse_parameter(parser))
        return create(cls, [values], [], properties, parser.parse_optional_attr_dict())

    @override
    def print(self, printer: Printer) -> None:
        for value in self.operands:
            printer.print_string(" ")
            printer.print_ssa_value(value)
            printer.print_string(" : ")
            printer.print_attribute(value.type)
        if self.stringLiteral is not None:
            printer.print_string(" str ")
            printer.print_attribute(self.stringLiteral)
        if self.punctuation != NEWLINE:
            printer.print_string(" punctuation ")
            self.punctuation.print_parameter(printer)
        printer.print_op_attributes(self.attributes)
