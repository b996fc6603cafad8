"""Branches and addresses of blocks of the llvm dialect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from ad_opt.dialects.support.definitions.extend import extend_op
from ad_opt.dialects.support.text.syntax import parse_successor
from typing_extensions import override
from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    I32,
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    IntegerType,
    VectorType,
    i32,
)
from xdsl.ir import Block, Operation, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    ParsePropInAttrDict,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    successor_def,
    traits_def,
    var_operand_def,
    var_successor_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsTerminator, Pure
from xdsl.utils.exceptions import VerifyException

from ..attributes.parameter_trees import BlockAddressAttr, BlockTagAttr
from .syntax import Builder, print_attributes, print_successor


@extend_op
class BrOp(llvm.BrOp):
    """Branch to a block."""

    loop_annotation = opt_prop_def()
    irdl_options = (ParsePropInAttrDict(),)


@extend_op
class CondBrOp(llvm.CondBrOp):
    """Branch to one of two blocks; may carry the weights of both ways."""

    loop_annotation = opt_prop_def()
    branch_weights = opt_prop_def(DenseArrayBase[I32])

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        condition = parser.resolve_operand(parser.parse_unresolved_operand(), IntegerType(1))
        build.weights()
        parser.parse_punctuation(",")
        then, then_values = parse_successor(parser)
        parser.parse_punctuation(",")
        other, other_values = parse_successor(parser)
        build.dictionary()
        build.segments(1, len(then_values), len(other_values))
        return build.make([condition, *then_values, *other_values], (), [then, other])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.cond)
        if self.branch_weights is not None:
            numbers = ", ".join(str(n) for n in self.branch_weights.iter_values())
            printer.print_string(f" weights([{numbers}])")
        printer.print_string(", ")
        print_successor(printer, self.then_block, self.then_arguments)
        printer.print_string(", ")
        print_successor(printer, self.else_block, self.else_arguments)
        print_attributes(printer, self, ("branch_weights", "operandSegmentSizes"))


@irdl_op_definition
class SwitchOp(IRDLOperation):
    """Branch to the block of the case that the value equals, or to the default block."""

    name = "llvm.switch"

    value = operand_def(IntegerType)
    default_operands = var_operand_def()
    case_operands = var_operand_def()
    case_values = opt_prop_def(DenseIntOrFPElementsAttr)
    case_operand_segments = prop_def(DenseArrayBase[I32])
    branch_weights = opt_prop_def(DenseArrayBase[I32])
    loop_annotation = opt_prop_def()
    default_destination = successor_def()
    case_destinations = var_successor_def()

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(IsTerminator())

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        name = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        type_ = parser.parse_type()
        value = parser.resolve_operand(name, type_)
        parser.parse_punctuation(",")
        default, default_values = parse_successor(parser)
        cases: list[tuple[int, Block, list[SSAValue]]] = []
        parser.parse_punctuation("[")
        if parser.parse_optional_punctuation("]") is None:
            parser.parse_comma_separated_list(
                parser.Delimiter.NONE, lambda: cases.append(_parse_case(parser))
            )
            parser.parse_punctuation("]")
        build.dictionary()
        values = [v for _, _, operands in cases for v in operands]
        build.segments(1, len(default_values), len(values))
        sizes = [len(operands) for _, _, operands in cases]
        build.properties["case_operand_segments"] = DenseArrayBase.from_list(i32, sizes)
        if cases and isinstance(type_, IntegerType):
            vector = VectorType(type_, [len(cases)])
            build.properties["case_values"] = DenseIntOrFPElementsAttr.from_list(
                vector, [number for number, _, _ in cases]
            )
        blocks = [block for _, block, _ in cases]
        return build.make([value, *default_values, *values], (), [default, *blocks])

    def cases(self) -> list[tuple[int, Block, Sequence[SSAValue]]]:
        """Value, block and operands of each case."""
        numbers: Any = self.case_values.get_values() if self.case_values is not None else ()
        made: list[tuple[int, Block, Sequence[SSAValue]]] = []
        at = 0
        sizes: Any = self.case_operand_segments.iter_values()
        for number, block, size in zip(numbers, self.case_destinations, sizes, strict=True):
            made.append((number, block, self.case_operands[at : at + size]))
            at += size
        return made

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.value)
        printer.print_string(" : ")
        printer.print_attribute(self.value.type)
        printer.print_string(", ")
        print_successor(printer, self.default_destination, self.default_operands)
        printer.print_string(" [")
        with printer.indented():
            for i, (number, block, operands) in enumerate(self.cases()):
                printer.print_string("," if i else "")
                printer._print_new_line()  # pyright: ignore[reportPrivateUsage]
                printer.print_string(f"{number}: ")
                print_successor(printer, block, operands)
        printer._print_new_line()  # pyright: ignore[reportPrivateUsage]
        printer.print_string("]")
        hidden = ("case_values", "case_operand_segments", "operandSegmentSizes")
        print_attributes(printer, self, hidden)

    @override
    def verify_(self) -> None:
        numbers = self.case_values.get_values() if self.case_values is not None else ()
        if not len(numbers) == len(self.case_destinations) == len(self.case_operand_segments):
            raise VerifyException("number of case values, blocks and operand segments differ")
        if len(set(numbers)) != len(numbers):
            raise VerifyException("two cases have the same value")


def _parse_case(parser: Parser) -> tuple[int, Block, list[SSAValue]]:
    number = parser.parse_integer(allow_boolean=False)
    parser.parse_punctuation(":")
    return number, *parse_successor(parser)


@irdl_op_definition
class IndirectBrOp(IRDLOperation):
    """Branch to the block whose address is given, one of those that are listed."""

    name = "llvm.indirectbr"

    addr = operand_def()
    succ_operands = var_operand_def()
    indbr_operand_segments = prop_def(DenseArrayBase[I32])
    targets = var_successor_def()
    traits = traits_def(IsTerminator())

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        name = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        address = parser.resolve_operand(name, parser.parse_type())
        parser.parse_punctuation(",")
        ways = parser.parse_comma_separated_list(
            parser.Delimiter.SQUARE, lambda: parse_successor(parser)
        )
        build.dictionary()
        sizes = [len(values) for _, values in ways]
        build.properties["indbr_operand_segments"] = DenseArrayBase.from_list(i32, sizes)
        values = [v for _, operands in ways for v in operands]
        return build.make([address, *values], (), [block for block, _ in ways])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.addr)
        printer.print_string(" : ")
        printer.print_attribute(self.addr.type)
        printer.print_string(", [")
        at = 0
        sizes: Any = self.indbr_operand_segments.iter_values()
        for i, (block, size) in enumerate(zip(self.targets, sizes, strict=True)):
            printer.print_string(", " if i else "")
            print_successor(printer, block, self.succ_operands[at : at + size])
            at += size
        printer.print_string("]")
        print_attributes(printer, self, ("indbr_operand_segments",))


@irdl_op_definition
class BlockTagOp(IRDLOperation):
    """Begins a block whose address is taken."""

    name = "llvm.blocktag"

    tag = prop_def(BlockTagAttr)

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        tag = BlockTagAttr(*BlockTagAttr.parse_parameters(parser))
        return cls(properties={"tag": tag})

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        self.tag.print_parameters(printer)


@irdl_op_definition
class BlockAddressOp(IRDLOperation):
    """The address of a block of some function."""

    name = "llvm.blockaddress"

    block_addr = prop_def(BlockAddressAttr)
    res = result_def()
    traits = traits_def(Pure())

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        address = BlockAddressAttr(*BlockAddressAttr.parse_parameters(parser))
        parser.parse_punctuation(":")
        return cls(properties={"block_addr": address}, result_types=[parser.parse_type()])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        self.block_addr.print_parameters(printer)
        printer.print_string(" : ")
        printer.print_attribute(self.res.type)


CONTROL_OPS: tuple[type[Operation], ...] = (
    BrOp,
    CondBrOp,
    SwitchOp,
    IndirectBrOp,
    BlockTagOp,
    BlockAddressOp,
)
"""Operations that this module adds or replaces."""
