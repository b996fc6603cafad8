"""``scf``: xDSL's operations with MLIR's syntax, and ``scf.forall``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from ad_opt.dialects.support.definitions.extend import extend_op, replace_ops
from ad_opt.dialects.support.text.syntax import (
    create,
    parse_body,
    parse_function_results,
    parse_index_list,
    parse_operand_list,
    parse_typed_operands,
    print_body,
    print_function_results,
    print_index_list,
    resolve_all,
    resolve_index_list,
)
from typing_extensions import override
from xdsl.dialects import scf
from xdsl.dialects.builtin import I64, ArrayAttr, DenseArrayBase, IndexType, UnitAttr, i1, i64
from xdsl.ir import Attribute, Block, Dialect, Operation, Region, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    lazy_traits_def,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.traits import HasParent, IsTerminator, NoTerminator, RecursiveMemoryEffect
from xdsl.utils.exceptions import VerifyException

Assignment = tuple[Parser.UnresolvedArgument, UnresolvedOperand]


def _parse_assignment(parser: Parser) -> Assignment:
    """``%argument = %operand``."""
    argument = parser.parse_argument(expect_type=False)
    parser.parse_punctuation("=")
    return argument, parser.parse_unresolved_operand()


def _parse_assignments(parser: Parser) -> list[Assignment]:
    return parser.parse_comma_separated_list(
        parser.Delimiter.PAREN, lambda: _parse_assignment(parser)
    )


def _resolve_assignments(
    parser: Parser, assignments: Sequence[Assignment], types: Sequence[Attribute]
) -> tuple[list[Parser.Argument], list[SSAValue]]:
    if len(assignments) != len(types):
        parser.raise_error(f"expected {len(assignments)} types, got {len(types)}")
    pairs = list(zip(assignments, types, strict=True))
    arguments = [argument.resolve(type) for (argument, _), type in pairs]
    return arguments, [parser.resolve_operand(operand, type) for (_, operand), type in pairs]


def _print_assignments(
    printer: Printer, arguments: Sequence[SSAValue], operands: Sequence[SSAValue]
) -> None:
    def pair(it: tuple[SSAValue, SSAValue]) -> None:
        printer.print_ssa_value(it[0])
        printer.print_string(" = ")
        printer.print_operand(it[1])

    printer.print_string("(")
    printer.print_list(zip(arguments, operands, strict=True), pair)
    printer.print_string(")")


def _parse_index_arguments(parser: Parser) -> list[Parser.Argument]:
    """``(%i, %j)``, all of type ``index``."""
    names = parser.parse_comma_separated_list(
        parser.Delimiter.PAREN, lambda: parser.parse_argument(expect_type=False)
    )
    return [name.resolve(IndexType()) for name in names]


def _print_values(printer: Printer, values: Sequence[SSAValue]) -> None:
    printer.print_string("(")
    printer.print_list(values, printer.print_ssa_value)
    printer.print_string(")")


def _expect_types(what: str, got: Sequence[Attribute], expected: Sequence[Attribute]) -> None:
    if tuple(got) != tuple(expected):
        shown = [", ".join(map(str, types)) for types in (got, expected)]
        raise VerifyException(f"{what} have types ({shown[0]}), expected ({shown[1]})")


@extend_op
class ForOp(scf.ForOp):
    """Counted loop: ``scf.for %i = %a to %b step %c iter_args(%x = %y) -> (f64) { ... }``."""

    unsigned_cmp = opt_prop_def(UnitAttr, prop_name="unsignedCmp")

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {}
        if parser.parse_optional_keyword("unsigned"):
            properties["unsignedCmp"] = UnitAttr()
        variable = parser.parse_argument(expect_type=False)
        parser.parse_punctuation("=")
        bounds = [parser.parse_unresolved_operand()]
        for keyword in ("to", "step"):
            parser.parse_keyword(keyword)
            bounds.append(parser.parse_unresolved_operand())
        carried: list[Assignment] = []
        types: list[Attribute] = []
        if parser.parse_optional_keyword("iter_args"):
            carried, types = _parse_assignments(parser), parse_function_results(parser)
        arguments, initial = _resolve_assignments(parser, carried, types)
        type = parser.parse_type() if parser.parse_optional_punctuation(":") else IndexType()
        operands = [*resolve_all(parser, bounds, type), initial]
        body = parse_body(parser, scf.YieldOp, [variable.resolve(type), *arguments])
        attributes = parser.parse_optional_attr_dict()
        return create(cls, operands, [types], properties, attributes, [body])

    @override
    def print(self, printer: Printer) -> None:
        variable, *carried = self.body.block.args
        printer.print_string(" unsigned " if self.unsigned_cmp is not None else " ")
        printer.print_ssa_value(variable)
        for word, bound in ((" = ", self.lb), (" to ", self.ub), (" step ", self.step)):
            printer.print_string(word)
            printer.print_operand(bound)
        if carried:
            printer.print_string(" iter_args")
            _print_assignments(printer, carried, self.iter_args)
            print_function_results(printer, self.result_types)
        if not isinstance(variable.type, IndexType):
            printer.print_string(" : ")
            printer.print_attribute(variable.type)
        print_body(printer, self.body, terminators=bool(carried))
        printer.print_op_attributes(self.attributes)


@extend_op
class WhileOp(scf.WhileOp):
    """Loop with a condition: ``scf.while (%x = %y) : (f64) -> f64 { ... } do { ... }``."""

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        assignments = parser.parse_optional_comma_separated_list(
            parser.Delimiter.PAREN, lambda: _parse_assignment(parser)
        )
        parser.parse_punctuation(":")
        type = parser.parse_function_type()
        arguments, initial = _resolve_assignments(parser, assignments or [], type.inputs.data)
        before = parser.parse_region(arguments)
        parser.parse_keyword("do")
        after = parse_body(parser, scf.YieldOp)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        extra = dict(attributes.data) if attributes is not None else {}
        return create(cls, [initial], [type.outputs.data], None, extra, [before, after])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        if self.arguments:
            _print_assignments(printer, self.before_region.block.args, self.arguments)
            printer.print_string(" ")
        printer.print_string(": ")
        printer.print_function_type(self.operand_types, self.result_types)
        printer.print_string(" ")
        printer.print_region(self.before_region, print_entry_block_args=False)
        printer.print_string(" do ")
        printer.print_region(self.after_region)
        printer.print_op_attributes(self.attributes, print_keyword=True)

    @override
    def verify_(self) -> None:
        before, after = self.before_region.block, self.after_region.block
        _expect_types("arguments of the first region", before.arg_types, self.arguments.types)
        _expect_types("arguments of the second region", after.arg_types, self.res.types)
        condition, again = before.last_op, after.last_op
        if not isinstance(condition, scf.ConditionOp):
            raise VerifyException("the first region must end with scf.condition")
        if not isinstance(again, scf.YieldOp):
            raise VerifyException("the second region must end with scf.yield")
        _expect_types("operands of scf.condition", condition.args.types, self.res.types)
        _expect_types("operands of scf.yield", again.arguments.types, self.arguments.types)


@extend_op
class IfOp(scf.IfOp):
    """Choice: ``scf.if %c -> (f64) { ... } else { ... }``."""

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        condition = parser.parse_operand(i1)
        results = parse_function_results(parser)
        regions = [parse_body(parser, scf.YieldOp)]
        other = parser.parse_optional_keyword("else")
        regions.append(parse_body(parser, scf.YieldOp) if other else Region())
        attributes = parser.parse_optional_attr_dict()
        return create(cls, [condition], [results], None, attributes, regions)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.cond)
        print_function_results(printer, self.result_types)
        print_body(printer, self.true_region, terminators=bool(self.results))
        if self.false_region.blocks:
            printer.print_string(" else")
            print_body(printer, self.false_region, terminators=bool(self.results))
        printer.print_op_attributes(self.attributes)

    @override
    def verify_(self) -> None:
        for region in (self.true_region, self.false_region):
            if not region.blocks:
                if self.results:
                    raise VerifyException("must have an else region, because it has results")
                continue
            last = region.block.last_op
            if isinstance(last, scf.YieldOp):
                _expect_types("operands of scf.yield", last.arguments.types, self.result_types)


@extend_op
class ExecuteRegionOp(scf.ExecuteRegionOp):
    """A region run once, of any control flow: ``scf.execute_region -> f64 no_inline { ... }``."""

    no_inline = opt_prop_def(UnitAttr)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        results = parse_function_results(parser)
        properties: dict[str, Attribute] = {}
        if parser.parse_optional_keyword("no_inline"):
            properties["no_inline"] = UnitAttr()
        body = parser.parse_region()
        attributes = parser.parse_optional_attr_dict()
        return create(cls, (), [results], properties, attributes, [body])

    @override
    def print(self, printer: Printer) -> None:
        print_function_results(printer, self.result_types)
        if self.no_inline is not None:
            printer.print_string(" no_inline")
        print_body(printer, self.region, terminators=True)
        printer.print_op_attributes(self.attributes)


@extend_op
class ParallelOp(scf.ParallelOp):
    """Loops without order: ``scf.parallel (%i) = (%a) to (%b) step (%c) ...``."""

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        arguments = _parse_index_arguments(parser)
        parser.parse_punctuation("=")
        bounds = [parse_operand_list(parser)]
        for keyword in ("to", "step"):
            parser.parse_keyword(keyword)
            bounds.append(parse_operand_list(parser))
        initial = parse_operand_list(parser) if parser.parse_optional_keyword("init") else []
        at = parser.pos
        results = parse_function_results(parser)
        operands = [resolve_all(parser, operands, IndexType()) for operands in bounds]
        operands.append(list(parser.resolve_operands(initial, results, at)))
        body = parse_body(parser, ReduceOp, arguments)
        attributes = parser.parse_optional_attr_dict()
        return create(cls, operands, [results], None, attributes, [body])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        _print_values(printer, self.body.block.args)
        for word, operands in (
            (" = ", self.lowerBound),
            (" to ", self.upperBound),
            (" step ", self.step),
        ):
            printer.print_string(word)
            _print_values(printer, operands)
        if self.initVals:
            printer.print_string(" init ")
            _print_values(printer, self.initVals)
        print_function_results(printer, self.result_types)
        print_body(printer, self.body, terminators=bool(self.results))
        printer.print_op_attributes(self.attributes)

    @override
    def verify_(self) -> None:
        reduce = self.body.block.last_op
        if not isinstance(reduce, scf.ReduceOp):
            raise VerifyException("body must end with scf.reduce")
        if not len(self.lowerBound) == len(self.upperBound) == len(self.step):
            raise VerifyException("needs as many lower bounds as upper bounds and steps")
        _expect_types("arguments", self.body.block.arg_types, [IndexType()] * len(self.step))
        _expect_types("initial values", self.initVals.types, self.result_types)
        _expect_types("operands of scf.reduce", reduce.args.types, self.result_types)


@extend_op
class ReduceOp(scf.ReduceOp):
    """The reductions of an ``scf.parallel``: ``scf.reduce(%x, %y : f64, i32) { ... }, { ... }``."""

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        operands: list[SSAValue] = []
        if parser.parse_optional_punctuation("("):
            operands.extend(parse_typed_operands(parser))
        regions: list[Region] = []
        while regions == [] or parser.parse_optional_punctuation(","):
            region = parser.parse_optional_region()
            if region is None:
                break
            regions.append(region)
        attributes = parser.parse_optional_attr_dict()
        return create(cls, [operands], (), None, attributes, [regions])

    @override
    def print(self, printer: Printer) -> None:
        if self.args:
            with printer.in_parens():
                printer.print_list(self.args, printer.print_operand)
                printer.print_string(" : ")
                printer.print_list(self.args.types, printer.print_attribute)
            printer.print_string(" ")
            printer.print_list(self.reductions, printer.print_region)
        printer.print_op_attributes(self.attributes)


@extend_op
class IndexSwitchOp(scf.IndexSwitchOp):
    """Choice by an index: ``scf.index_switch %i -> f64 case 2 { ... } default { ... }``."""

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        argument = parser.parse_operand(IndexType())
        attributes = parser.parse_optional_attr_dict()
        results: list[Attribute] = []
        if parser.parse_optional_punctuation("->"):
            results.extend(
                parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
            )
        values: list[int] = []
        cases: list[Region] = []
        while parser.parse_optional_keyword("case"):
            values.append(parser.parse_integer(allow_boolean=False))
            cases.append(parse_body(parser, scf.YieldOp))
        parser.parse_keyword("default")
        regions = [parse_body(parser, scf.YieldOp), cases]
        properties: dict[str, Attribute] = {"cases": DenseArrayBase.from_list(i64, values)}
        return create(cls, [argument], [results], properties, attributes, regions)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.arg)
        printer.print_op_attributes(self.attributes)
        if self.result_types:
            printer.print_string(" -> ")
            printer.print_list(self.result_types, printer.print_attribute)
        values = list(self.cases.iter_values())
        names = [*(f"case {value}" for value in values), "default"]
        for name, region in zip(names, [*self.case_regions, self.default_region], strict=True):
            printer.print_string("\n")
            printer.print_string(name + " ")
            printer.print_region(region)


@irdl_op_definition
class ForallOp(IRDLOperation):
    """Iterations without order: ``scf.forall (%i) in (%n) shared_outs(%o = %t) -> (...)``."""

    name = "scf.forall"

    dynamic_lower_bound = var_operand_def(IndexType())
    dynamic_upper_bound = var_operand_def(IndexType())
    dynamic_step = var_operand_def(IndexType())
    outputs = var_operand_def()
    static_lower_bound = prop_def(DenseArrayBase.constr(i64), prop_name="staticLowerBound")
    static_upper_bound = prop_def(DenseArrayBase.constr(i64), prop_name="staticUpperBound")
    static_step = prop_def(DenseArrayBase.constr(i64), prop_name="staticStep")
    mapping = opt_prop_def(ArrayAttr)
    res = var_result_def()
    region = region_def("single_block")

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(RecursiveMemoryEffect())

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        arguments = _parse_index_arguments(parser)
        rank = len(arguments)
        if parser.parse_optional_punctuation("="):
            lower = parse_index_list(parser)
            parser.parse_keyword("to")
            upper = parse_index_list(parser)
            parser.parse_keyword("step")
            step = parse_index_list(parser)
        else:
            parser.parse_keyword("in")
            lower, upper, step = [0] * rank, parse_index_list(parser), [1] * rank
        mixed = [resolve_index_list(parser, it) for it in (lower, upper, step)]
        shared: list[Assignment] = []
        if parser.parse_optional_keyword("shared_outs"):
            shared = _parse_assignments(parser)
        results = parse_function_results(parser)
        outputs, initial = _resolve_assignments(parser, shared, results)
        body = parse_body(parser, InParallelOp, [*arguments, *outputs])
        if isinstance(last := body.block.last_op, InParallelOp) and not last.regions:
            last.add_region(Region(Block()))
        properties: dict[str, Attribute] = {
            "staticLowerBound": mixed[0][1],
            "staticUpperBound": mixed[1][1],
            "staticStep": mixed[2][1],
        }
        operands = [dynamic for dynamic, _ in mixed]
        attributes = parser.parse_optional_attr_dict()
        return create(cls, [*operands, initial], [results], properties, attributes, [body])

    @override
    def print(self, printer: Printer) -> None:
        rank = len(self.static_step)
        arguments = self.region.block.args
        printer.print_string(" ")
        _print_values(printer, arguments[:rank])
        bounds: list[tuple[str, Sequence[SSAValue], DenseArrayBase[I64]]] = [
            (" = ", self.dynamic_lower_bound, self.static_lower_bound),
            (" to ", self.dynamic_upper_bound, self.static_upper_bound),
            (" step ", self.dynamic_step, self.static_step),
        ]
        if all(it == 0 for it in self.static_lower_bound.iter_values()) and all(
            it == 1 for it in self.static_step.iter_values()
        ):
            bounds = [(" in ", self.dynamic_upper_bound, self.static_upper_bound)]
        for word, dynamic, static in bounds:
            printer.print_string(word + "(")
            print_index_list(printer, dynamic, static)
            printer.print_string(")")
        if self.outputs:
            printer.print_string(" shared_outs")
            _print_assignments(printer, arguments[rank:], self.outputs)
            print_function_results(printer, self.result_types)
        print_body(printer, self.region, terminators=bool(self.outputs))
        printer.print_op_attributes(
            self.attributes | ({"mapping": self.mapping} if self.mapping is not None else {})
        )

    @override
    def verify_(self) -> None:
        _expect_types("shared outputs", self.outputs.types, self.result_types)
        indices = [IndexType()] * len(self.static_step)
        _expect_types("arguments", self.region.block.arg_types, [*indices, *self.result_types])
        if not isinstance(self.region.block.last_op, InParallelOp):
            raise VerifyException("body must end with scf.forall.in_parallel")


@irdl_op_definition
class InParallelOp(IRDLOperation):
    """Combination of the results of an ``scf.forall``'s iterations."""

    name = "scf.forall.in_parallel"

    region = region_def("single_block")

    traits = lazy_traits_def(lambda: (IsTerminator(), NoTerminator(), HasParent(ForallOp)))
    assembly_format = "$region attr-dict"


_OURS: list[type[Operation]] = [
    ForOp, WhileOp, IfOp, ExecuteRegionOp, ParallelOp, ReduceOp, IndexSwitchOp,
    ForallOp, InParallelOp,
]  # fmt: skip


def is_sum(block: Block) -> bool:
    """True if the region of a reduction does nothing but add its two values."""
    first, last = block.first_op, block.last_op
    return (
        first is not None
        and last is not None
        and first.name in ("arith.addf", "complex.add")
        and first.next_op is last
        and set(first.operands) == set(block.args)
        and last.operands[0] is first.results[0]
    )


Scf = Dialect("scf", replace_ops(scf.Scf, _OURS), [])
