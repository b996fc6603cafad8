"""``cf``: xDSL's operations; conditional branches carry branch weights."""

from __future__ import annotations

from typing import Self

from ad_opt.dialects.support.definitions.extend import extend_op, replace_ops
from ad_opt.dialects.support.text.syntax import parse_successor, split_properties
from typing_extensions import override
from xdsl.dialects import cf
from xdsl.dialects.builtin import DenseArrayBase, i1, i32
from xdsl.ir import Attribute, Dialect
from xdsl.irdl import opt_prop_def
from xdsl.parser import Parser
from xdsl.printer import Printer


@extend_op
class ConditionalBranchOp(cf.ConditionalBranchOp):
    """Conditional branch: ``cf.cond_br %c weights([5, 1]), ^a(%x : f32), ^b``."""

    branch_weights = opt_prop_def(DenseArrayBase.constr(i32))

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        condition = parser.parse_operand(i1)
        properties: dict[str, Attribute] = {}
        if parser.parse_optional_keyword("weights"):
            with parser.in_parens():
                weights = parser.parse_comma_separated_list(
                    parser.Delimiter.SQUARE, parser.parse_integer
                )
            properties["branch_weights"] = DenseArrayBase.from_list(i32, weights)
        parser.parse_punctuation(",")
        then_block, then_arguments = parse_successor(parser)
        parser.parse_punctuation(",")
        else_block, else_arguments = parse_successor(parser)
        own, attributes = split_properties(cls, parser.parse_optional_attr_dict())
        return cls.build(
            operands=[condition, then_arguments, else_arguments],
            successors=[then_block, else_block],
            properties=properties | own,
            attributes=attributes,
        )

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.cond)
        if self.branch_weights is not None:
            weights = ", ".join(str(weight) for weight in self.branch_weights.iter_values())
            printer.print_string(f" weights([{weights}])")
        for block, arguments in (
            (self.then_block, self.then_arguments),
            (self.else_block, self.else_arguments),
        ):
            printer.print_string(", ")
            printer.print_block_name(block)
            if arguments:
                with printer.in_parens():
                    printer.print_list(arguments, printer.print_operand)
                    printer.print_string(" : ")
                    printer.print_list(arguments.types, printer.print_attribute)
        printer.print_op_attributes(self.attributes)


Cf = Dialect("cf", replace_ops(cf.Cf, [ConditionalBranchOp]), [])
