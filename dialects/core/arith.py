"""``arith``: xDSL's operations, on vectors and tensors too, with every flag of MLIR 22."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self, TypeVar

from ad_opt.dialects.support.definitions.extend import extend_op, replace_ops
from ad_opt.dialects.support.ir.shaped_types import element_type, truth_type
from ad_opt.dialects.support.text.syntax import (
    NO_FASTMATH,
    bit_width,
    create,
    parse_fastmath,
    parse_three_operands,
    print_fastmath,
    verify_same_shape,
)
from typing_extensions import override
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    I32,
    AnyFloat,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    UnitAttr,
    container_of,
    i32,
)
from xdsl.ir import Attribute, Dialect, Operation, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

INTEGER = container_of(IntegerType)
INDEX_LIKE = container_of(IntegerType | IndexType) | MemRefType.constr()
FLOAT = container_of(AnyFloat)
TRUTH = container_of(IntegerType(1))

ROUNDING_MODES = ("to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away")
"""The values of ``arith.roundingmode``, in MLIR's order."""

_OpT = TypeVar("_OpT", bound=IRDLOperation)


def _parse_compare(
    op_type: type[_OpT], parser: Parser, predicates: Sequence[str], *, floats: bool
) -> _OpT:
    at = parser.pos
    predicate = parser.parse_identifier()
    if predicate not in predicates:
        parser.raise_error(f"expected a predicate, one of {', '.join(predicates)}", at, parser.pos)
    parser.parse_punctuation(",")
    operands = [parser.parse_unresolved_operand()]
    parser.parse_punctuation(",")
    operands.append(parser.parse_unresolved_operand())
    properties: dict[str, Attribute] = {
        "predicate": IntegerAttr(predicates.index(predicate), 64),
    }
    if floats:
        properties["fastmath"] = parse_fastmath(parser)
    attributes = parser.parse_optional_attr_dict()
    parser.parse_punctuation(":")
    type = parser.parse_type()
    values = [parser.resolve_operand(operand, type) for operand in operands]
    return create(op_type, values, [truth_type(type)], properties, attributes)


def _print_compare(printer: Printer, op: CmpiOp | CmpfOp, predicates: Sequence[str]) -> None:
    printer.print_string(f" {predicates[op.predicate.value.data]}, ")
    printer.print_list(op.operands, printer.print_operand)
    if isinstance(op, CmpfOp):
        print_fastmath(printer, op.fastmath)
    printer.print_op_attributes(op.attributes)
    printer.print_string(" : ")
    printer.print_attribute(op.lhs.type)


def _verify_compare(op: CmpiOp | CmpfOp, predicates: Sequence[str]) -> None:
    if op.lhs.type != op.rhs.type:
        raise VerifyException(f"compares values of types {op.lhs.type} and {op.rhs.type}")
    if op.result.type != truth_type(op.lhs.type):
        raise VerifyException(f"result must be {truth_type(op.lhs.type)}, not {op.result.type}")
    if not 0 <= op.predicate.value.data < len(predicates):
        raise VerifyException(f"has no predicate of number {op.predicate.value.data}")


@extend_op
class CmpiOp(arith.CmpiOp):
    """Comparison of integers, elementwise: ``arith.cmpi slt, %a, %b : vector<4xi32>``."""

    result = result_def(TRUTH)

    def __init__(
        self, operand1: Operation | SSAValue, operand2: Operation | SSAValue, arg: int | str
    ):
        number = arg if isinstance(arg, int) else arith.CMPI_COMPARISON_OPERATIONS.index(arg)
        lhs = SSAValue.get(operand1)
        IRDLOperation.__init__(
            self,
            operands=[lhs, operand2],
            result_types=[truth_type(lhs.type)],
            properties={"predicate": IntegerAttr(number, 64)},
        )

    @override
    def verify_(self) -> None:
        _verify_compare(self, arith.CMPI_COMPARISON_OPERATIONS)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        return _parse_compare(cls, parser, arith.CMPI_COMPARISON_OPERATIONS, floats=False)

    @override
    def print(self, printer: Printer) -> None:
        _print_compare(printer, self, arith.CMPI_COMPARISON_OPERATIONS)


@extend_op
class CmpfOp(arith.CmpfOp):
    """Comparison of floats, elementwise: ``arith.cmpf olt, %a, %b : vector<4xf32>``."""

    result = result_def(TRUTH)

    def __init__(
        self,
        operand1: SSAValue | Operation,
        operand2: SSAValue | Operation,
        arg: int | str,
        fastmath: arith.FastMathFlagsAttr = NO_FASTMATH,
    ):
        number = arg if isinstance(arg, int) else arith.CMPF_COMPARISON_OPERATIONS.index(arg)
        lhs = SSAValue.get(operand1)
        IRDLOperation.__init__(
            self,
            operands=[lhs, operand2],
            result_types=[truth_type(lhs.type)],
            properties={"predicate": IntegerAttr(number, 64), "fastmath": fastmath},
        )

    @override
    def verify_(self) -> None:
        _verify_compare(self, arith.CMPF_COMPARISON_OPERATIONS)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        return _parse_compare(cls, parser, arith.CMPF_COMPARISON_OPERATIONS, floats=True)

    @override
    def print(self, printer: Printer) -> None:
        _print_compare(printer, self, arith.CMPF_COMPARISON_OPERATIONS)


@extend_op
class SelectOp(arith.SelectOp):
    """Choice, also elementwise: ``arith.select %c, %a, %b : vector<4xi1>, vector<4xf32>``."""

    cond = operand_def(TRUTH)

    @override
    def verify_(self) -> None:
        if self.cond.type != IntegerType(1) and self.cond.type != truth_type(self.result.type):
            raise VerifyException(
                f"condition must be i1 or {truth_type(self.result.type)}, not {self.cond.type}"
            )

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        cond, lhs, rhs = parse_three_operands(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = parser.parse_type()
        cond_type: Attribute = IntegerType(1)
        if parser.parse_optional_punctuation(","):
            cond_type, type = type, parser.parse_type()
        operands = [
            parser.resolve_operand(cond, cond_type),
            parser.resolve_operand(lhs, type),
            parser.resolve_operand(rhs, type),
        ]
        return create(cls, operands, [type], None, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.operands, printer.print_operand)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        if self.cond.type != IntegerType(1):
            printer.print_attribute(self.cond.type)
            printer.print_string(", ")
        printer.print_attribute(self.result.type)


@irdl_op_definition
class RemFOp(arith.FloatingPointLikeBinaryOperation):
    """Remainder of a division that rounds towards zero: C's ``fmod``."""

    name = "arith.remf"
    traits = traits_def(Pure())


class _ExactOperation(arith.SignlessIntegerBinaryOperation):
    """A division or right shift that may promise that nothing is lost: ``exact``."""

    is_exact = opt_prop_def(UnitAttr, prop_name="isExact")
    assembly_format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)"


@extend_op
class DivSIOp(_ExactOperation, arith.DivSIOp):
    """Signed division, towards zero."""


@extend_op
class DivUIOp(_ExactOperation, arith.DivUIOp):
    """Unsigned division."""


@extend_op
class ShRSIOp(_ExactOperation, arith.ShRSIOp):
    """Shift right that keeps the sign."""


@extend_op
class ShRUIOp(_ExactOperation, arith.ShRUIOp):
    """Shift right that fills with zeros."""


@extend_op
class RemUIOp(arith.RemUIOp):
    """Unsigned remainder."""

    traits = traits_def(Pure())


_CAST_FORMAT = "$input attr-dict `:` type($input) `to` type($result)"


class _CastOperation(IRDLOperation):
    """Elementwise conversion: one shape, and a rule about the widths."""

    WIDENS: ClassVar[bool | None] = None
    """True if the result is wider than the input, False if narrower; ``None``: widths are not
    compared.
    """

    traits = traits_def(Pure())

    @override
    def verify_(self) -> None:
        source, result = self.operands[0].type, self.results[0].type
        verify_same_shape(source, result)
        if self.WIDENS is None:
            return
        before, after = bit_width(source), bit_width(result)
        assert before is not None
        assert after is not None
        if before == after or (before < after) != self.WIDENS:
            wanted = "wider" if self.WIDENS else "narrower"
            raise VerifyException(f"result {result} must be {wanted} than input {source}")


@extend_op
class ExtSIOp(_CastOperation, arith.ExtSIOp):
    """Widening with copies of the sign."""

    WIDENS = True
    input = operand_def(INTEGER)
    result = result_def(INTEGER)
    assembly_format = _CAST_FORMAT


@extend_op
class ExtUIOp(_CastOperation, arith.ExtUIOp):
    """Widening with zeros."""

    WIDENS = True
    input = operand_def(INTEGER)
    result = result_def(INTEGER)
    assembly_format = _CAST_FORMAT


@extend_op
class TruncIOp(_CastOperation, arith.TruncIOp):
    """Narrowing: the high bits are dropped."""

    WIDENS = False
    input = operand_def(INTEGER)
    result = result_def(INTEGER)
    overflow_flags = prop_def(
        arith.IntegerOverflowAttr,
        default_value=arith.IntegerOverflowAttr("none"),
        prop_name="overflowFlags",
    )
    assembly_format = (
        "$input (`overflow` `` $overflowFlags^)? attr-dict `:` type($input) `to` type($result)"
    )


@extend_op
class IndexCastOp(_CastOperation, arith.IndexCastOp):
    """Between ``index`` and a signed integer."""

    input = operand_def(INDEX_LIKE)
    result = result_def(INDEX_LIKE)
    assembly_format = _CAST_FORMAT

    @override
    def verify_(self) -> None:
        _CastOperation.verify_(self)
        _verify_one_index(self)


@irdl_op_definition
class IndexCastUIOp(_CastOperation):
    """Between ``index`` and an unsigned integer."""

    name = "arith.index_castui"
    input = operand_def(INDEX_LIKE)
    result = result_def(INDEX_LIKE)
    assembly_format = _CAST_FORMAT

    def __init__(self, input: SSAValue, type: Attribute):
        super().__init__(operands=[input], result_types=[type])

    @override
    def verify_(self) -> None:
        super().verify_()
        _verify_one_index(self)


def _verify_one_index(op: IRDLOperation) -> None:
    source, result = op.operands[0].type, op.results[0].type
    if isinstance(element_type(source), IndexType) == isinstance(element_type(result), IndexType):
        raise VerifyException(f"casts {source} to {result}: exactly one must be of index")


@extend_op
class FPToSIOp(_CastOperation, arith.FPToSIOp):
    """Float to signed integer, towards zero."""

    input = operand_def(FLOAT)
    result = result_def(INTEGER)
    assembly_format = _CAST_FORMAT


@extend_op
class FPToUIOp(_CastOperation, arith.FPToUIOp):
    """Float to unsigned integer, towards zero."""

    input = operand_def(FLOAT)
    result = result_def(INTEGER)
    assembly_format = _CAST_FORMAT


@extend_op
class SIToFPOp(_CastOperation, arith.SIToFPOp):
    """Signed integer to float."""

    input = operand_def(INTEGER)
    result = result_def(FLOAT)
    assembly_format = _CAST_FORMAT


@extend_op
class UIToFPOp(_CastOperation, arith.UIToFPOp):
    """Unsigned integer to float."""

    input = operand_def(INTEGER)
    result = result_def(FLOAT)
    assembly_format = _CAST_FORMAT


@extend_op
class ExtFOp(_CastOperation, arith.ExtFOp):
    """Float to a wider float: ``arith.extf %x fastmath<fast> : f32 to f64``."""

    fastmath = opt_prop_def(arith.FastMathFlagsAttr)
    assembly_format = (
        "$input (`fastmath` `` $fastmath^)? attr-dict `:` type($input) `to` type($result)"
    )


@irdl_op_definition
class ScalingExtFOp(_CastOperation):
    """Widening with a scale: ``arith.scaling_extf %x, %s : f4E2M1FN, f8E8M0FNU to f32``."""

    name = "arith.scaling_extf"
    input = operand_def(FLOAT)
    scale = operand_def(FLOAT)
    result = result_def(FLOAT)
    fastmath = opt_prop_def(arith.FastMathFlagsAttr)
    assembly_format = (
        "$input `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` "
        "type($input) `,` type($scale) `to` type($result)"
    )


class _RoundingOperation(_CastOperation):
    """A narrowing of floats that may name its rounding mode."""

    _T: ClassVar = VarConstraint("_T", AnyAttr())
    rounding_mode = opt_prop_def(IntegerAttr[I32], prop_name="roundingmode")
    fastmath = opt_prop_def(arith.FastMathFlagsAttr)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        inputs = parser.parse_comma_separated_list(
            parser.Delimiter.NONE, parser.parse_unresolved_operand
        )
        properties: dict[str, Attribute] = {}
        if mode := parser.parse_optional_keyword_in(ROUNDING_MODES):
            properties["roundingmode"] = IntegerAttr(ROUNDING_MODES.index(mode), i32)
        if (flags := parse_fastmath(parser)) != NO_FASTMATH:
            properties["fastmath"] = flags
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        at = parser.pos
        types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        parser.parse_keyword("to")
        result = parser.parse_type()
        operands = parser.resolve_operands(inputs, types, at)
        return create(cls, operands, [result], properties, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.operands, printer.print_operand)
        if self.rounding_mode is not None:
            printer.print_string(" " + ROUNDING_MODES[self.rounding_mode.value.data])
        print_fastmath(printer, self.fastmath)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_list(self.operand_types, printer.print_attribute)
        printer.print_string(" to ")
        printer.print_attribute(self.results[0].type)

    @override
    def verify_(self) -> None:
        super().verify_()
        mode = self.rounding_mode
        if mode is not None and not 0 <= mode.value.data < len(ROUNDING_MODES):
            raise VerifyException(f"has no rounding mode of number {mode.value.data}")


@extend_op
class TruncFOp(_RoundingOperation, arith.TruncFOp):
    """Float to a narrower float: ``arith.truncf %x toward_zero fastmath<fast> : f64 to f32``."""


@irdl_op_definition
class ScalingTruncFOp(_RoundingOperation):
    """Narrowing to microscaled floats."""

    name = "arith.scaling_truncf"
    input = operand_def(FLOAT)
    scale = operand_def(FLOAT)
    result = result_def(FLOAT)


_OURS: list[type[Operation]] = [
    CmpiOp, CmpfOp, SelectOp, RemFOp, DivSIOp, DivUIOp, ShRSIOp, ShRUIOp, RemUIOp, ExtSIOp, ExtUIOp,
    TruncIOp, IndexCastOp, IndexCastUIOp, FPToSIOp, FPToUIOp, SIToFPOp, UIToFPOp, ExtFOp, TruncFOp,
    ScalingExtFOp, ScalingTruncFOp,
]  # fmt: skip


Arith = Dialect(
    "arith",
    replace_ops(arith.Arith, _OURS),
    list(arith.Arith.attributes),
    [arith.ArithConstantMaterializationInterface()],
)
