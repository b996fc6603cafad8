"""Complex numbers: xDSL's operations and ``complex.powi``, which it lacks."""

from __future__ import annotations

from typing import ClassVar

from ad_opt.dialects.support.definitions.extend import replace_ops
from xdsl.dialects import complex
from xdsl.dialects.arith import FastMathFlagsAttr
from xdsl.dialects.builtin import AnyFloatConstr, ComplexType, IntegerType
from xdsl.ir import Dialect
from xdsl.irdl import (
    IRDLOperation,
    ParsePropInAttrDict,
    VarConstraint,
    base,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure


@irdl_op_definition
class PowiOp(IRDLOperation):
    """A complex number to an integer power: ``complex.powi %z, %n : complex<f64>, i32``."""

    name = "complex.powi"
    T: ClassVar = VarConstraint("T", ComplexType.constr(AnyFloatConstr))
    lhs = operand_def(T)
    rhs = operand_def(base(IntegerType))
    fastmath = prop_def(FastMathFlagsAttr, default_value=FastMathFlagsAttr("none"))
    result = result_def(T)
    traits = traits_def(Pure())
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = (
        "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)"
    )


Complex = Dialect(
    "complex",
    replace_ops(complex.Complex, [PowiOp]),
    list(complex.Complex.attributes),
    [complex.ComplexConstantMaterializationInterface()],
)
