"""The dialect ``special``: functions that deserve to be operations.

``special.logaddexp %a, %b`` is ``log(exp(a) + exp(b))`` without overflow.
"""

from __future__ import annotations

from typing import ClassVar

from xdsl.dialects.builtin import AnyFloatConstr
from xdsl.ir import Dialect, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure


@irdl_op_definition
class LogAddExpOp(IRDLOperation):
    """``log(exp(left) + exp(right))``, finite wherever its operands are."""

    name = "special.logaddexp"

    T: ClassVar = VarConstraint("T", AnyFloatConstr)
    left = operand_def(T)
    right = operand_def(T)
    result = result_def(T)

    traits = traits_def(Pure())
    assembly_format = "$left `,` $right attr-dict `:` type($result)"

    def __init__(self, left: SSAValue, right: SSAValue):
        super().__init__(operands=[left, right], result_types=[left.type])


Special = Dialect("special", [LogAddExpOp], [])
