"""Index arithmetic of ``affine``: maps applied, minima and maxima, linear indices."""

from __future__ import annotations

from typing import Any, Self, cast

from ad_opt.dialects.support.definitions.extend import extend_op
from ad_opt.dialects.support.text.affine_syntax import (
    parse_dims_and_symbols,
    print_dims_and_symbols,
)
from ad_opt.dialects.support.text.syntax import (
    create,
    parse_index_list,
    print_index_list,
    resolve_index_list,
)
from typing_extensions import override
from xdsl.dialects import affine
from xdsl.dialects.builtin import AffineMapAttr, BoolAttr, DenseArrayBase, IndexType, UnitAttr, i64
from xdsl.ir import Attribute
from xdsl.irdl import (
    AnyAttr,
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException


class _MapSyntax(IRDLOperation):
    """``affine.apply #map(%i)[%n]``."""

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Any:
        position = parser.pos
        map_ = parser.parse_attribute()
        if not isinstance(map_, AffineMapAttr):
            parser.raise_error("expected an affine map", position)
        operands = parse_dims_and_symbols(
            parser, map_.data.num_dims, map_.data.num_symbols, position
        )
        attributes = parser.parse_optional_attr_dict()
        return create(cls, [operands], [IndexType()], {"map": map_}, attributes)

    @override
    def print(self, printer: Printer) -> None:
        map_ = cast(AffineMapAttr, self.properties["map"])
        printer.print_string(" ")
        printer.print_attribute(map_)
        print_dims_and_symbols(printer, self.operands, map_.data.num_dims)
        printer.print_op_attributes(self.attributes)


@extend_op
class ApplyOp(_MapSyntax, affine.ApplyOp):
    """Evaluate a map of one result."""


@extend_op
class MinOp(_MapSyntax, affine.MinOp):
    """The least result of a map."""

    traits = traits_def(Pure())


@irdl_op_definition
class MaxOp(_MapSyntax):
    """The greatest result of a map."""

    name = "affine.max"
    arguments = var_operand_def(IndexType())
    result = result_def(IndexType())
    map = prop_def(AffineMapAttr)
    traits = traits_def(Pure())

    @override
    def verify_(self) -> None:
        map_ = self.map.data
        if len(self.operands) != map_.num_dims + map_.num_symbols:
            raise VerifyException("the map and its operands differ in number")


@irdl_op_definition
class DelinearizeIndexOp(IRDLOperation):
    """``%i, %j = affine.delinearize_index %n into (4, %m) : index, index``."""

    name = "affine.delinearize_index"
    linear_index = operand_def()
    dynamic_basis = var_operand_def(IndexType)
    static_basis = prop_def(DenseArrayBase.constr(i64))
    multi_index = var_result_def()
    traits = traits_def(Pure())

    @override
    def verify_(self) -> None:
        # Without the outermost size there is one result more than there are sizes.
        if len(self.results) - len(self.static_basis) not in (0, 1):
            raise VerifyException("there must be as many results as sizes, or one more")

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        linear = parser.parse_unresolved_operand()
        parser.parse_keyword("into")
        dynamic, static = resolve_index_list(parser, parse_index_list(parser))
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        results = parser.parse_comma_separated_list(Parser.Delimiter.NONE, parser.parse_type)
        linear = parser.resolve_operand(linear, results[0])
        return create(cls, [linear, dynamic], [results], {"static_basis": static}, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.linear_index)
        printer.print_string(" into (")
        print_index_list(printer, self.dynamic_basis, self.static_basis)
        printer.print_string(")")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_list(self.result_types, printer.print_attribute)


@irdl_op_definition
class LinearizeIndexOp(IRDLOperation):
    """``affine.linearize_index disjoint [%i, %j] by (4, %m) : index``."""

    name = "affine.linearize_index"
    multi_index = var_operand_def()
    dynamic_basis = var_operand_def(IndexType)
    static_basis = prop_def(DenseArrayBase.constr(i64))
    disjoint = opt_prop_def(AnyAttr())
    linear_index = result_def()
    traits = traits_def(Pure())
    irdl_options = (AttrSizedOperandSegments(as_property=True),)

    @override
    def verify_(self) -> None:
        if len(self.multi_index) - len(self.static_basis) not in (0, 1):
            raise VerifyException("there must be as many indices as sizes, or one more")

    @property
    def is_disjoint(self) -> bool:
        """True if every index is known to lie below its size."""
        flag = self.disjoint
        return flag is not None and (isinstance(flag, UnitAttr) or flag == BoolAttr.from_bool(True))

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {}
        if parser.parse_optional_keyword("disjoint") is not None:
            properties["disjoint"] = UnitAttr()
        indices = parser.parse_comma_separated_list(
            Parser.Delimiter.SQUARE, parser.parse_unresolved_operand
        )
        parser.parse_keyword("by")
        dynamic, properties["static_basis"] = resolve_index_list(parser, parse_index_list(parser))
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = parser.parse_type()
        values = [parser.resolve_operand(index, type) for index in indices]
        return create(cls, [values, dynamic], [type], properties, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" disjoint [" if self.is_disjoint else " [")
        printer.print_list(self.multi_index, printer.print_ssa_value)
        printer.print_string("] by (")
        print_index_list(printer, self.dynamic_basis, self.static_basis)
        printer.print_string(")")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.linear_index.type)
