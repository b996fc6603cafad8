"""Affine: loops, conditions and accesses whose bounds and subscripts are affine maps.

xDSL's operations with MLIR's syntax (values between brackets are dimensions, ``symbol(%n)`` is a
symbol; ``affine.if`` and ``affine.parallel`` have no custom syntax in xDSL), and the operations
that it lacks: ``max``, ``prefetch``, ``delinearize_index``, ``linearize_index``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from ad_opt.dialects.support.definitions.extend import extend_op, replace_ops
from ad_opt.dialects.support.text.affine_syntax import (
    parse_dims_and_symbols,
    parse_min_max_bounds,
    print_dims_and_symbols,
    print_min_max_bounds,
)
from ad_opt.dialects.support.text.syntax import (
    create,
    parse_body,
    parse_function_results,
    print_body,
)
from typing_extensions import override
from xdsl.dialects import affine
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AffineSetAttr,
    ArrayAttr,
    DenseIntElementsAttr,
    IndexType,
    IntegerAttr,
    TensorType,
    i32,
    i64,
)
from xdsl.ir import Attribute, Dialect, Operation, Region, SSAValue
from xdsl.irdl import prop_def, traits_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import RecursiveMemoryEffect
from xdsl.utils.exceptions import VerifyException

from .affine_accesses import LoadOp, PrefetchOp, StoreOp, VectorLoadOp, VectorStoreOp
from .affine_indices import ApplyOp, DelinearizeIndexOp, LinearizeIndexOp, MaxOp, MinOp

REDUCTION_KINDS = (
    "addf addi andi assign maximumf maxnumf maxs maxu minimumf minnumf mins minu mulf muli ori xori"
).split()
"""MLIR's ``AtomicRMWKind``; the position is the number that stands for it in properties."""


def _verify_yield(op: Operation, region: Region) -> None:
    """A region with a body ends in an ``affine.yield`` of the types of the results."""
    if region.blocks:
        last = region.block.last_op
        yielded = last.operand_types if isinstance(last, affine.YieldOp) else ()
        if tuple(yielded) != tuple(op.result_types):
            raise VerifyException("what the region yields must have the types of the results")


@extend_op
class ForOp(affine.ForOp):
    """``affine.for %i = 0 to %n step 2 iter_args(%s = %x) -> (f64) { }``."""

    @override
    def verify_(self) -> None:
        for map_, operands in (
            (self.lowerBoundMap, self.lowerBoundOperands),
            (self.upperBoundMap, self.upperBoundOperands),
        ):
            if len(operands) != _arity(map_):
                raise VerifyException("the map of a bound and its operands differ in number")
        if self.step.value.data <= 0:
            raise VerifyException("the step must be positive")
        types = tuple(self.result_types)
        if tuple(self.inits.types) != types:
            raise VerifyException("the initial values must have the types of the results")
        if len(self.body.blocks) != 1:
            raise VerifyException("the body must be one block")
        if tuple(self.body.block.arg_types) != (IndexType(), *types):
            raise VerifyException("the body takes an index and a value of the type of each result")
        _verify_yield(self, self.body)

    @staticmethod
    @override
    def from_region(*args: Any, **kwargs: Any) -> ForOp:
        """Build one as xDSL does, which builds, and so parses, its own class whatever class it
        is asked of.
        """
        op = affine.ForOp.from_region(*args, **kwargs)
        groups = [[*op.lowerBoundOperands], [*op.upperBoundOperands], [*op.inits]]
        types, properties, body = op.result_types, op.properties, op.detach_region(op.body)
        op.erase()
        return create(ForOp, groups, [types], properties, {}, [body])


@extend_op
class IfOp(affine.IfOp):
    """``affine.if #set(%i)[%n] -> f64 { } else { }``."""

    @override
    def verify_(self) -> None:
        condition = self.condition.data
        if len(self.args) != condition.num_dims + condition.num_symbols:
            raise VerifyException("the set and its operands differ in number")
        if self.results and not self.else_region.blocks:
            raise VerifyException("an `affine.if` with results needs an else region")
        _verify_yield(self, self.then_region)
        _verify_yield(self, self.else_region)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        position = parser.pos
        condition = parser.parse_attribute()
        if not isinstance(condition, AffineSetAttr):
            parser.raise_error("expected an affine set", position)
        operands = parse_dims_and_symbols(
            parser, condition.data.num_dims, condition.data.num_symbols, position
        )
        results = parse_function_results(parser)
        then = parse_body(parser, affine.YieldOp)
        other = Region()
        if parser.parse_optional_keyword("else") is not None:
            other = parse_body(parser, affine.YieldOp)
        attributes = parser.parse_optional_attr_dict()
        return create(
            cls, [operands], [results], {"condition": condition}, attributes, [then, other]
        )

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_attribute(self.condition)
        print_dims_and_symbols(printer, self.args, self.condition.data.num_dims)
        if self.results:
            printer.print_string(" -> ")
            if len(self.results) == 1:
                printer.print_attribute(self.results[0].type)
            else:
                with printer.in_parens():
                    printer.print_list(self.result_types, printer.print_attribute)
        print_body(printer, self.then_region, terminators=bool(self.results))
        if self.else_region.blocks:
            printer.print_string(" else")
            print_body(printer, self.else_region, terminators=bool(self.results))
        printer.print_op_attributes(self.attributes)


def _groups(sizes: Sequence[int]) -> DenseIntElementsAttr:
    return DenseIntElementsAttr.from_list(TensorType(i32, [len(sizes)]), list(sizes))


def group_sizes(groups: Any, count: int) -> list[int]:
    """Return the count of map results in each bound of an ``affine.parallel`` of ``count``
    loops.
    """
    values = [int(value) for value in groups.get_values()]
    return values * count if len(values) == 1 and count > 1 else values


@extend_op
class ParallelOp(affine.ParallelOp):
    """``affine.parallel (%i) = (max(0, %a)) to (%n) step (2) reduce ("addf") -> (f64) { }``."""

    reductions = prop_def(ArrayAttr[IntegerAttr])
    steps = prop_def(ArrayAttr[IntegerAttr])

    traits = traits_def(RecursiveMemoryEffect())

    @property
    def lower_operands(self) -> Sequence[SSAValue]:
        """Operands of the map of lower bounds."""
        return self.operands[: _arity(self.lowerBoundsMap)]

    @property
    def upper_operands(self) -> Sequence[SSAValue]:
        """Operands of the map of upper bounds."""
        return self.operands[_arity(self.lowerBoundsMap) :]

    @override
    def verify_(self) -> None:
        loops = len(self.body.block.args)
        if len(self.operands) != _arity(self.lowerBoundsMap) + _arity(self.upperBoundsMap):
            raise VerifyException("the maps of the bounds and their operands differ in number")
        for map_, groups in (
            (self.lowerBoundsMap, self.lowerBoundsGroups),
            (self.upperBoundsMap, self.upperBoundsGroups),
        ):
            sizes = group_sizes(groups, loops)
            if len(sizes) != loops or sum(sizes) != len(map_.data.results):
                raise VerifyException("there must be one group of bounds a loop")
        if len(self.steps) != loops:
            raise VerifyException("there must be one step a loop")
        if len(self.reductions) != len(self.results):
            raise VerifyException("there must be one reduction a result")
        _verify_yield(self, self.body)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        args = parser.parse_comma_separated_list(
            Parser.Delimiter.PAREN, lambda: parser.parse_argument(expect_type=False)
        )
        parser.parse_punctuation("=")
        lower, lower_groups, lower_operands = parse_min_max_bounds(parser, "max")
        parser.parse_keyword("to")
        upper, upper_groups, upper_operands = parse_min_max_bounds(parser, "min")
        steps = [1] * len(args)
        if parser.parse_optional_keyword("step") is not None:
            steps = parser.parse_comma_separated_list(
                Parser.Delimiter.PAREN, lambda: parser.parse_integer(allow_boolean=False)
            )
        kinds: list[int] = []
        if parser.parse_optional_keyword("reduce") is not None:
            kinds = parser.parse_comma_separated_list(
                Parser.Delimiter.PAREN, lambda: _parse_kind(parser)
            )
        results = parse_function_results(parser)
        body = parse_body(parser, affine.YieldOp, [arg.resolve(IndexType()) for arg in args])
        properties: dict[str, Attribute] = {
            "reductions": ArrayAttr([IntegerAttr(kind, i64) for kind in kinds]),
            "lowerBoundsMap": lower,
            "lowerBoundsGroups": _groups(lower_groups),
            "upperBoundsMap": upper,
            "upperBoundsGroups": _groups(upper_groups),
            "steps": ArrayAttr([IntegerAttr(step, i64) for step in steps]),
        }
        attributes = parser.parse_optional_attr_dict()
        operands = [*lower_operands, *upper_operands]
        return create(cls, [operands], [results], properties, attributes, [body])

    @override
    def print(self, printer: Printer) -> None:
        args = self.body.block.args
        printer.print_string(" (")
        printer.print_list(args, lambda arg: printer.print_block_argument(arg, print_type=False))
        printer.print_string(") = ")
        lower = group_sizes(self.lowerBoundsGroups, len(args))
        upper = group_sizes(self.upperBoundsGroups, len(args))
        print_min_max_bounds(printer, "max", self.lowerBoundsMap.data, lower, self.lower_operands)
        printer.print_string(" to ")
        print_min_max_bounds(printer, "min", self.upperBoundsMap.data, upper, self.upper_operands)
        steps = [step.value.data for step in self.steps]
        if any(step != 1 for step in steps):
            printer.print_string(f" step ({', '.join(map(str, steps))})")
        if self.results:
            names = [f'"{REDUCTION_KINDS[kind.value.data]}"' for kind in self.reductions]
            printer.print_string(f" reduce ({', '.join(names)}) -> (")
            printer.print_list(self.result_types, printer.print_attribute)
            printer.print_string(")")
        print_body(printer, self.body, terminators=bool(self.results))
        printer.print_op_attributes(self.attributes)


def _arity(map_: AffineMapAttr) -> int:
    return map_.data.num_dims + map_.data.num_symbols


def _parse_kind(parser: Parser) -> int:
    position = parser.pos
    name = parser.parse_str_literal()
    if name not in REDUCTION_KINDS:
        parser.raise_error(f"`{name}` is not a reduction", position)
    return REDUCTION_KINDS.index(name)


Affine = Dialect(
    "affine",
    replace_ops(
        affine.Affine,
        [
            ApplyOp,
            MinOp,
            MaxOp,
            ForOp,
            IfOp,
            ParallelOp,
            LoadOp,
            StoreOp,
            VectorLoadOp,
            VectorStoreOp,
            PrefetchOp,
            DelinearizeIndexOp,
            LinearizeIndexOp,
        ],
    ),
    [],
)
