"""``func``: xDSL's operations, and functions as values."""

from __future__ import annotations

from typing import Self

from ad_opt.dialects.support.definitions.extend import extend_op, replace_ops
from ad_opt.dialects.support.ir.symbols import in_scope
from ad_opt.dialects.support.text.signature import parse_signature, print_signature
from ad_opt.dialects.support.text.syntax import create, parse_call
from typing_extensions import override
from xdsl.dialects import func
from xdsl.dialects.builtin import FlatSymbolRefAttrConstr, FunctionType, UnitAttr
from xdsl.ir import Attribute, Dialect, Operation, Region
from xdsl.irdl import (
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
from xdsl.traits import ConstantLike, Pure, SymbolUserOpInterface
from xdsl.utils.exceptions import VerifyException

_OWN_SYNTAX = ("sym_name", "function_type", "sym_visibility", "arg_attrs", "res_attrs")


@extend_op
class FuncOp(func.FuncOp):
    """A function; ``attributes {no_inline}`` asks not to inline it."""

    no_inline = opt_prop_def(UnitAttr)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {}
        if (visibility := parser.parse_optional_visibility_keyword()) is not None:
            properties["sym_visibility"] = visibility
        properties["sym_name"] = parser.parse_symbol_name()
        signature = parse_signature(parser)
        extra = parser.parse_optional_attr_dict_with_keyword(_OWN_SYNTAX)
        named = signature.arguments or not signature.inputs
        body = parser.parse_optional_region(signature.arguments if named else None)
        return create(
            cls,
            properties=properties | signature.properties,
            attributes=dict(extra.data) if extra is not None else {},
            regions=[body if body is not None else Region()],
        )

    @override
    def print(self, printer: Printer) -> None:
        if self.sym_visibility is not None:
            printer.print_string(f" {self.sym_visibility.data}")
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        entry = self.body.blocks.first
        arguments = entry.args if entry is not None else ()
        print_signature(printer, self.function_type, arguments, self.arg_attrs, self.res_attrs)
        extra = dict(self.attributes)
        if self.no_inline is not None:
            extra["no_inline"] = self.no_inline
        printer.print_op_attributes(extra, print_keyword=True)
        if entry is not None:
            printer.print_string(" ")
            printer.print_region(self.body, False, False)


@extend_op
class CallOp(func.CallOp):
    """A call of a named function: ``%r = func.call @f(%x) : (f64) -> f64``."""

    no_inline = opt_prop_def(UnitAttr)
    arg_attrs = opt_prop_def()
    res_attrs = opt_prop_def()

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        callee = parser.expect(parser.parse_optional_attribute, "expected a function's name")
        arguments, attributes, type = parse_call(parser)
        return create(cls, [arguments], [type.outputs.data], {"callee": callee}, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_attribute(self.callee)
        with printer.in_parens():
            printer.print_list(self.arguments, printer.print_operand)
        printer.print_op_attributes(
            self.attributes | self.properties, reserved_attr_names=("callee",)
        )
        printer.print_string(" : ")
        printer.print_function_type(self.operand_types, self.result_types)


@irdl_op_definition
class CallIndirectOp(IRDLOperation):
    """A call of a function value: ``%r = func.call_indirect %f(%x) : (f64) -> f64``."""

    name = "func.call_indirect"

    callee = operand_def(FunctionType)
    callee_operands = var_operand_def()
    res = var_result_def()
    arg_attrs = opt_prop_def()
    res_attrs = opt_prop_def()

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        callee = parser.parse_unresolved_operand()
        arguments, attributes, type = parse_call(parser)
        function = parser.resolve_operand(callee, type)
        return create(cls, [function, arguments], [type.outputs.data], None, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.callee)
        with printer.in_parens():
            printer.print_list(self.callee_operands, printer.print_operand)
        printer.print_op_attributes(self.attributes | self.properties)
        printer.print_string(" : ")
        printer.print_attribute(self.callee.type)

    @override
    def verify_(self) -> None:
        type = self.callee.type
        assert isinstance(type, FunctionType)
        if self.callee_operands.types != type.inputs.data:
            raise VerifyException(f"arguments do not fit the called function's type {type}")
        if self.res.types != type.outputs.data:
            raise VerifyException(f"results do not fit the called function's type {type}")


class _NamesAFunction(SymbolUserOpInterface):
    """The symbol of a function constant must be a function of the constant's type."""

    @override
    def verify(self, op: Operation) -> None:
        assert isinstance(op, ConstantOp)
        callee = in_scope(op, op.value)
        if not isinstance(callee, func.FuncOp):
            raise VerifyException(f"'{op.value}' is not a function")
        if callee.function_type != op.result.type:
            raise VerifyException(
                f"'{op.value}' has type {callee.function_type}, not {op.result.type}"
            )


@irdl_op_definition
class ConstantOp(IRDLOperation):
    """A function as a value: ``%f = func.constant @g : (f64) -> f64``."""

    name = "func.constant"

    value = prop_def(FlatSymbolRefAttrConstr)
    result = result_def(FunctionType)

    traits = traits_def(Pure(), ConstantLike(), _NamesAFunction())
    assembly_format = "attr-dict $value `:` type($result)"


Func = Dialect("func", replace_ops(func.Func, [FuncOp, CallOp, CallIndirectOp, ConstantOp]), [])
