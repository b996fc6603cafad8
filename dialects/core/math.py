"""``math``: xDSL's operations, and those of MLIR 22 that it lacks."""

from __future__ import annotations

from typing import Self

from ad_opt.dialects.support.definitions.extend import replace_ops
from ad_opt.dialects.support.ir.shaped_types import truth_type
from ad_opt.dialects.support.text.syntax import NO_FASTMATH, create, parse_fastmath, print_fastmath
from typing_extensions import override
from xdsl.dialects import math
from xdsl.dialects.arith import FastMathFlagsAttr
from xdsl.dialects.builtin import IntegerType, container_of
from xdsl.ir import Dialect, Operation
from xdsl.irdl import (
    IRDLOperation,
    ParsePropInAttrDict,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure, SameOperandsAndResultType
from xdsl.utils.exceptions import VerifyException


@irdl_op_definition
class ErfcOp(math.FloatingPointLikeUnaryMathOperation):
    """The complementary error function."""

    name = "math.erfc"
    traits = traits_def(Pure(), SameOperandsAndResultType())


class ClassificationOperation(IRDLOperation):
    """A question about a float, answered by ``i1``: ``math.isnan %x : f32``."""

    operand = operand_def(math.floatingPointLike)
    result = result_def(container_of(IntegerType(1)))
    fastmath = prop_def(FastMathFlagsAttr, default_value=NO_FASTMATH)

    traits = traits_def(Pure())
    irdl_options = (ParsePropInAttrDict(),)

    @override
    def verify_(self) -> None:
        expected = truth_type(self.operand.type)
        if self.result.type != expected:
            raise VerifyException(f"result must be {expected}, not {self.result.type}")

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        operand = parser.parse_unresolved_operand()
        flags = parse_fastmath(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = parser.parse_type()
        value = parser.resolve_operand(operand, type)
        return create(cls, [value], [truth_type(type)], {"fastmath": flags}, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.operand)
        print_fastmath(printer, self.fastmath)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.operand.type)


@irdl_op_definition
class IsNaNOp(ClassificationOperation):
    """Test of floats: not a number."""

    name = "math.isnan"


@irdl_op_definition
class IsInfOp(ClassificationOperation):
    """Test of floats: infinite."""

    name = "math.isinf"


@irdl_op_definition
class IsFiniteOp(ClassificationOperation):
    """Test of floats: neither infinite nor NaN."""

    name = "math.isfinite"


@irdl_op_definition
class IsNormalOp(ClassificationOperation):
    """Test of floats: neither zero, subnormal, infinite nor NaN."""

    name = "math.isnormal"


@irdl_op_definition
class SinCosOp(IRDLOperation):
    """Sine and cosine at once: ``%s, %c = math.sincos %x : f64``."""

    name = "math.sincos"

    operand = operand_def(math.FloatingPointLikeUnaryMathOperation.T)
    sin = result_def(math.FloatingPointLikeUnaryMathOperation.T)
    cos = result_def(math.FloatingPointLikeUnaryMathOperation.T)
    fastmath = prop_def(FastMathFlagsAttr, default_value=NO_FASTMATH)

    traits = traits_def(Pure())
    assembly_format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)"


@irdl_op_definition
class ClampFOp(IRDLOperation):
    """A float kept within bounds: ``math.clampf %x to [%low, %high] : f64``."""

    name = "math.clampf"

    value = operand_def(math.FloatingPointLikeUnaryMathOperation.T)
    min = operand_def(math.FloatingPointLikeUnaryMathOperation.T)
    max = operand_def(math.FloatingPointLikeUnaryMathOperation.T)
    result = result_def(math.FloatingPointLikeUnaryMathOperation.T)
    fastmath = prop_def(FastMathFlagsAttr, default_value=NO_FASTMATH)

    traits = traits_def(Pure())
    assembly_format = (
        "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? "
        "attr-dict `:` type($result)"
    )


_OURS: list[type[Operation]] = [
    ErfcOp,
    IsNaNOp,
    IsInfOp,
    IsFiniteOp,
    IsNormalOp,
    SinCosOp,
    ClampFOp,
]

Math = Dialect("math", replace_ops(math.Math, _OURS), [])
