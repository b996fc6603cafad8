"""Affine: loops, conditions and accesses whose bounds and subscripts are affine maps.

xDSL's operations with MLIR's syntax (values between brackets are dimensions, ``symbol(%n)`` is a
symbol; ``affine.if`` and ``affine.parallel`` have no custom syntax in xDSL), and the operations
that it lacks: ``max``, ``prefetch``, ``delinearize_index``, ``linearize_index``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, cast

from ad_opt.dialects.support.affine_syntax import (
    parse_dims_and_symbols,
    parse_min_max_bounds,
    parse_ssa_map,
    print_dims_and_symbols,
    print_min_max_bounds,
    print_ssa_map,
)
from ad_opt.dialects.support.extend import extend_op, replace_ops
from ad_opt.dialects.support.syntax import (
    create,
    parse_body,
    parse_function_results,
    parse_index_list,
    print_body,
    print_index_list,
    resolve_index_list,
)
from typing_extensions import override
from xdsl.dialects import affine
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AffineSetAttr,
    ArrayAttr,
    BoolAttr,
    DenseArrayBase,
    DenseIntElementsAttr,
    IndexType,
    IntegerAttr,
    MemRefType,
    TensorType,
    UnitAttr,
    i32,
    i64,
)
from xdsl.ir import Attribute, Dialect, Operation, Region, SSAValue
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
from xdsl.traits import Pure, RecursiveMemoryEffect
from xdsl.utils.exceptions import VerifyException

REDUCTION_KINDS = (
    "addf addi andi assign maximumf maxnumf maxs maxu minimumf minnumf mins minu mulf muli ori xori"
).split()
"""MLIR's ``AtomicRMWKind``; the position is the number that stands for it in properties."""


# ------------------------------------------------------------------ apply, min, max


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


# ------------------------------------------------------------------ for, if, parallel


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


# ------------------------------------------------------------------ accesses


class _Access(IRDLOperation):
    """The syntax of loads and stores: ``(%value,)? %memref[subscripts] attrs : types``."""

    HAS_VALUE = False
    HAS_VECTOR = False

    @override
    def verify_(self) -> None:
        memref = self.operands[int(self.HAS_VALUE)]
        map_ = cast(AffineMapAttr, self.properties["map"]).data
        if len(map_.results) != cast(MemRefType, memref.type).get_num_dims():
            raise VerifyException("there must be one subscript a dimension of the memref")
        if len(self.operands) - 1 - self.HAS_VALUE != map_.num_dims + map_.num_symbols:
            raise VerifyException("the map and its operands differ in number")

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Any:
        value = None
        if cls.HAS_VALUE:
            value = parser.parse_unresolved_operand()
            parser.parse_punctuation(",")
        memref = parser.parse_unresolved_operand()
        map_, indices = parse_ssa_map(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        position = parser.pos
        memref_type = parser.parse_type()
        if not isinstance(memref_type, MemRefType):
            parser.raise_error("expected a memref type", position)
        accessed = cast(Attribute, memref_type.element_type)
        if cls.HAS_VECTOR:
            parser.parse_punctuation(",")
            accessed = parser.parse_type()
        operands: list[SSAValue | Sequence[SSAValue]] = [
            parser.resolve_operand(memref, memref_type),
            indices,
        ]
        if value is not None:
            operands.insert(0, parser.resolve_operand(value, accessed))
        results = [] if cls.HAS_VALUE else [accessed]
        return create(cls, operands, results, {"map": map_}, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        at = int(self.HAS_VALUE)
        if self.HAS_VALUE:
            printer.print_ssa_value(self.operands[0])
            printer.print_string(", ")
        printer.print_ssa_value(self.operands[at])
        map_ = cast(AffineMapAttr, self.properties["map"])
        print_ssa_map(printer, map_, self.operands[at + 1 :])
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.operands[at].type)
        if self.HAS_VECTOR:
            printer.print_string(", ")
            printer.print_attribute((self.operands if self.HAS_VALUE else self.results)[0].type)


@extend_op
class LoadOp(_Access, affine.LoadOp):
    """Read an element."""


@extend_op
class StoreOp(_Access, affine.StoreOp):
    """Write an element."""

    HAS_VALUE = True


@extend_op
class VectorLoadOp(_Access, affine.VectorLoadOp):
    """Read consecutive elements."""

    HAS_VECTOR = True


@extend_op
class VectorStoreOp(_Access, affine.VectorStoreOp):
    """Write consecutive elements."""

    HAS_VALUE = True
    HAS_VECTOR = True


@irdl_op_definition
class PrefetchOp(IRDLOperation):
    """``affine.prefetch %m[%i], read, locality<3>, data : memref<4xf32>``."""

    name = "affine.prefetch"
    memref = operand_def(MemRefType)
    indices = var_operand_def(IndexType)
    isWrite = prop_def(BoolAttr)
    localityHint = prop_def(IntegerAttr)
    isDataCache = prop_def(BoolAttr)
    map = prop_def(AffineMapAttr)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        memref = parser.parse_unresolved_operand()
        map_, indices = parse_ssa_map(parser)
        parser.parse_punctuation(",")
        write = parser.expect(lambda: _one_of(parser, "read", "write"), "expected read or write")
        parser.parse_punctuation(",")
        parser.parse_keyword("locality")
        parser.parse_punctuation("<")
        hint = parser.parse_integer(allow_boolean=False)
        parser.parse_punctuation(">")
        parser.parse_punctuation(",")
        data = parser.expect(lambda: _one_of(parser, "instr", "data"), "expected data or instr")
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        properties: dict[str, Attribute] = {
            "isWrite": BoolAttr.from_bool(write == 1),
            "localityHint": IntegerAttr(hint, i32),
            "isDataCache": BoolAttr.from_bool(data == 1),
            "map": map_,
        }
        memref = parser.resolve_operand(memref, parser.parse_type())
        return create(cls, [memref, indices], [], properties, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.memref)
        print_ssa_map(printer, self.map, self.indices)
        write = "write" if self.isWrite.value.data else "read"
        cache = "data" if self.isDataCache.value.data else "instr"
        hint = self.localityHint.value.data
        printer.print_string(f", {write}, locality<{hint}>, {cache}")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.memref.type)


def _one_of(parser: Parser, *keywords: str) -> int | None:
    for number, keyword in enumerate(keywords):
        if parser.parse_optional_keyword(keyword) is not None:
            return number
    return None


# ------------------------------------------------------------------ index arithmetic


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
