"""Calls, exceptions and ``llvm.intr.assume`` of the llvm dialect, with their operand bundles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from ad_opt.dialects.support.definitions.extend import extend_op
from ad_opt.dialects.support.text.syntax import parse_successor
from typing_extensions import override
from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    I32,
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    IntegerType,
    SymbolRefAttr,
    UnitAttr,
)
from xdsl.dialects.llvm import CallingConventionAttr, TailCallKind, TailCallKindAttr
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    opt_result_def,
    prop_def,
    result_def,
    successor_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsTerminator

from .syntax import (
    BUNDLE_NAMES,
    CCC,
    NO_BUNDLES,
    Builder,
    BundleSyntax,
    print_attributes,
    print_successor,
)

Attributes = dict[str, Attribute]


def _parse_call_type(parser: Parser, build: Builder) -> tuple[list[Attribute], list[Attribute]]:
    """``(f64 {llvm.noundef}) -> (f64 {llvm.noundef})``."""
    inputs: list[Attribute] = []
    outputs: list[Attribute] = []
    input_attrs: list[Attributes] = []
    output_attrs: list[Attributes] = []

    def one(types: list[Attribute], attrs: list[Attributes]) -> None:
        types.append(parser.parse_type())
        attrs.append(parser.parse_optional_attr_dict())

    parser.parse_comma_separated_list(parser.Delimiter.PAREN, lambda: one(inputs, input_attrs))
    parser.parse_punctuation("->")
    listed = parser.parse_optional_comma_separated_list(
        parser.Delimiter.PAREN, lambda: one(outputs, output_attrs)
    )
    if listed is None:
        outputs.append(parser.parse_type())
    for name, attrs in (("arg_attrs", input_attrs), ("res_attrs", output_attrs)):
        if any(attrs):
            build.properties[name] = ArrayAttr([DictionaryAttr(a) for a in attrs])
    return inputs, outputs


def _print_call_type(printer: Printer, op: IRDLOperation, args: Sequence[SSAValue]) -> None:
    arg_attrs: Any = op.properties.get("arg_attrs")
    res_attrs: Any = op.properties.get("res_attrs")
    with printer.in_parens():
        for i, arg in enumerate(args):
            printer.print_string(", " if i else "")
            printer.print_attribute(arg.type)
            if arg_attrs is not None:
                printer.print_op_attributes(arg_attrs.data[i].data)
    printer.print_string(" -> ")
    if len(op.results) == 1 and res_attrs is None:
        printer.print_attribute(op.results[0].type)
        return
    with printer.in_parens():
        for i, result in enumerate(op.results):
            printer.print_attribute(result.type)
            if res_attrs is not None:
                printer.print_op_attributes(res_attrs.data[i].data)


def _parse_callee(parser: Parser, build: Builder) -> list[Any]:
    """A symbol, or the operand that is called."""
    symbol = parser.parse_optional_symbol_name()
    if symbol is not None:
        build.properties["callee"] = SymbolRefAttr(symbol)
        return []
    return [parser.parse_unresolved_operand()]


def _parse_variadic(parser: Parser, build: Builder) -> None:
    if parser.parse_optional_keyword("vararg") is not None:
        with parser.in_parens():
            build.properties["var_callee_type"] = parser.parse_type()


def _print_callee(printer: Printer, op: Any, args: Sequence[SSAValue]) -> Sequence[SSAValue]:
    """Writes who is called with what; gives the arguments."""
    if op.callee is not None:
        printer.print_attribute(op.callee)
    else:
        printer.print_ssa_value(args[0])
        args = args[1:]
    with printer.in_parens():
        printer.print_list(args, printer.print_ssa_value)
    return args


def _print_variadic(printer: Printer, op: Any) -> None:
    if op.var_callee_type is not None:
        printer.print_string(" vararg(")
        printer.print_attribute(op.var_callee_type)
        printer.print_string(")")


def _parse_signature(
    parser: Parser, build: Builder, callee: Sequence[Any], names: Sequence[Any]
) -> tuple[list[SSAValue], list[Attribute]]:
    """The types behind the colon; gives operands and result types."""
    parser.parse_punctuation(":")
    operands: list[SSAValue] = []
    if callee:
        operands.append(parser.resolve_operand(callee[0], parser.parse_type()))
        parser.parse_punctuation(",")
    inputs, outputs = _parse_call_type(parser, build)
    operands += parser.resolve_operands(names, inputs, parser.pos)
    return operands, outputs


def _print_signature(printer: Printer, op: Any, args: Sequence[SSAValue]) -> None:
    printer.print_string(" : ")
    if op.callee is None:
        printer.print_attribute(op.operands[0].type)
        printer.print_string(", ")
    _print_call_type(printer, op, args)


_CALL_SYNTAX = ("callee", "var_callee_type", "CConv", "arg_attrs", "res_attrs", *BUNDLE_NAMES)


def _parse_convention(parser: Parser, build: Builder) -> None:
    word = parser.parse_optional_keyword_in(sorted(llvm.LLVM_CALLING_CONVS))
    build.properties["CConv"] = CallingConventionAttr(word) if word is not None else CCC


def _print_convention(printer: Printer, op: Any) -> None:
    convention = op.CConv.convention.data
    printer.print_string("" if convention == "ccc" else f" {convention}")


@extend_op
class CallOp(llvm.CallOp):
    """Calls a function by name, or the one that the first operand points to."""

    op_bundle_tags = opt_prop_def(ArrayAttr[Attribute])
    arg_attrs = opt_prop_def(ArrayAttr[Attribute])
    res_attrs = opt_prop_def(ArrayAttr[Attribute])
    memory_effects = opt_prop_def()
    branch_weights = opt_prop_def()
    access_groups = opt_prop_def()
    alias_scopes = opt_prop_def()
    noalias_scopes = opt_prop_def()
    tbaa = opt_prop_def()
    no_unwind = opt_prop_def(UnitAttr)
    will_return = opt_prop_def(UnitAttr)
    convergent = opt_prop_def(UnitAttr)
    no_inline = opt_prop_def(UnitAttr)
    always_inline = opt_prop_def(UnitAttr)
    inline_hint = opt_prop_def(UnitAttr)

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        _parse_convention(parser, build)
        kinds = [k.value for k in TailCallKind if k != TailCallKind.NONE]
        if (kind := parser.parse_optional_keyword_in(kinds)) is not None:
            build.properties["TailCallKind"] = TailCallKindAttr(TailCallKind(kind))
        callee = _parse_callee(parser, build)
        names = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, parser.parse_unresolved_operand
        )
        _parse_variadic(parser, build)
        bundles = BundleSyntax().parse(parser)
        build.properties |= bundles.properties()
        build.dictionary()
        operands, outputs = _parse_signature(parser, build, callee, names)
        build.segments(len(operands), len(bundles.operands))
        return build.make([*operands, *bundles.operands], outputs)

    @override
    def print(self, printer: Printer) -> None:
        _print_convention(printer, self)
        if self.TailCallKind.data != TailCallKind.NONE:
            printer.print_string(f" {self.TailCallKind.data.value}")
        printer.print_string(" ")
        args = _print_callee(printer, self, self.args)
        _print_variadic(printer, self)
        BundleSyntax.print(printer, self, self.op_bundle_operands)
        print_attributes(printer, self, (*_CALL_SYNTAX, "TailCallKind"))
        _print_signature(printer, self, args)


@irdl_op_definition
class InvokeOp(IRDLOperation):
    """A call that may end in an exception; read and printed only."""

    name = "llvm.invoke"

    callee_operands = var_operand_def()
    normal_operands = var_operand_def()
    unwind_operands = var_operand_def()
    op_bundle_operands = var_operand_def()
    callee = opt_prop_def(SymbolRefAttr)
    var_callee_type = opt_prop_def()
    CConv = prop_def(CallingConventionAttr, default_value=CCC)
    op_bundle_sizes = prop_def(DenseArrayBase[I32], default_value=NO_BUNDLES)
    op_bundle_tags = opt_prop_def(ArrayAttr[Attribute])
    arg_attrs = opt_prop_def(ArrayAttr[Attribute])
    res_attrs = opt_prop_def(ArrayAttr[Attribute])
    branch_weights = opt_prop_def()
    returned = opt_result_def()
    normal_dest = successor_def()
    unwind_dest = successor_def()

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(IsTerminator())

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        _parse_convention(parser, build)
        callee = _parse_callee(parser, build)
        names = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, parser.parse_unresolved_operand
        )
        parser.parse_keyword("to")
        normal, normal_values = parse_successor(parser)
        parser.parse_keyword("unwind")
        unwind, unwind_values = parse_successor(parser)
        _parse_variadic(parser, build)
        bundles = BundleSyntax().parse(parser)
        build.properties |= bundles.properties()
        build.dictionary()
        operands, outputs = _parse_signature(parser, build, callee, names)
        groups = (operands, normal_values, unwind_values, bundles.operands)
        build.segments(*(len(group) for group in groups))
        return build.make([v for group in groups for v in group], outputs, [normal, unwind])

    @override
    def print(self, printer: Printer) -> None:
        _print_convention(printer, self)
        printer.print_string(" ")
        args = _print_callee(printer, self, self.callee_operands)
        printer.print_string(" to ")
        print_successor(printer, self.normal_dest, self.normal_operands)
        printer.print_string(" unwind ")
        print_successor(printer, self.unwind_dest, self.unwind_operands)
        _print_variadic(printer, self)
        BundleSyntax.print(printer, self, self.op_bundle_operands)
        print_attributes(printer, self, _CALL_SYNTAX)
        _print_signature(printer, self, args)


@irdl_op_definition
class LandingpadOp(IRDLOperation):
    """Landing pad, where an exception arrives; read and printed only."""

    name = "llvm.landingpad"

    clauses = var_operand_def()
    cleanup = opt_prop_def(UnitAttr)
    res = result_def()

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        build.flag("cleanup")
        clauses: list[SSAValue] = []
        while parser.parse_optional_punctuation("(") is not None:
            parser.parse_optional_keyword_in(("catch", "filter"))
            name = parser.parse_unresolved_operand()
            parser.parse_punctuation(":")
            clauses.append(parser.resolve_operand(name, parser.parse_type()))
            parser.parse_punctuation(")")
        build.dictionary()
        parser.parse_punctuation(":")
        return build.make(clauses, [parser.parse_type()])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" cleanup " if self.cleanup is not None else " ")
        for clause in self.clauses:
            is_filter = isinstance(clause.type, llvm.LLVMArrayType)
            printer.print_string("(filter " if is_filter else "(catch ")
            printer.print_ssa_value(clause)
            printer.print_string(" : ")
            printer.print_attribute(clause.type)
            printer.print_string(") ")
        print_attributes(printer, self, ("cleanup",))
        printer.print_string(": ")
        printer.print_attribute(self.res.type)


@irdl_op_definition
class ResumeOp(IRDLOperation):
    """Throws on; read and printed only."""

    name = "llvm.resume"

    value = operand_def()
    traits = traits_def(IsTerminator())
    assembly_format = "$value attr-dict `:` type($value)"


@irdl_op_definition
class AssumeOp(IRDLOperation):
    """Promises a condition to the optimiser."""

    name = "llvm.intr.assume"

    cond = operand_def(IntegerType(1))
    op_bundle_operands = var_operand_def()
    op_bundle_sizes = prop_def(DenseArrayBase[I32], default_value=NO_BUNDLES)
    op_bundle_tags = opt_prop_def(ArrayAttr[Attribute])

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        condition = parser.parse_unresolved_operand()
        bundles = BundleSyntax().parse(parser)
        build.properties |= bundles.properties()
        build.dictionary()
        parser.parse_punctuation(":")
        operand = parser.resolve_operand(condition, parser.parse_type())
        return build.make([operand, *bundles.operands])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.cond)
        BundleSyntax.print(printer, self, self.op_bundle_operands)
        print_attributes(printer, self, BUNDLE_NAMES)
        printer.print_string(" : ")
        printer.print_attribute(self.cond.type)


CALL_OPS: tuple[type[Operation], ...] = (CallOp, InvokeOp, LandingpadOp, ResumeOp, AssumeOp)
"""Operations that this module adds or replaces."""
