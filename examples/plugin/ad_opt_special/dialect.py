"""The dialect ``special``: functions that deserve to be operations.

``special.logaddexp %a, %b`` is ``log(exp(a) + exp(b))`` without overflow. ``special.dot`` and
``special.axpy`` work on buffers.
"""

from __future__ import annotations

from typing import ClassVar, cast

from xdsl.dialects.builtin import AnyFloat, AnyFloatConstr, MemRefType
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


@irdl_op_definition
class DotOp(IRDLOperation):
    """The sum of the products of the elements of two buffers of the same length."""

    name = "special.dot"

    T: ClassVar = VarConstraint("T", AnyFloatConstr)
    left = operand_def(MemRefType.constr(T))
    right = operand_def(MemRefType.constr(T))
    result = result_def(T)

    assembly_format = "$left `,` $right attr-dict `:` type($left) `,` type($right)"

    def __init__(self, left: SSAValue, right: SSAValue):
        element = cast("MemRefType[AnyFloat]", left.type).element_type
        super().__init__(operands=[left, right], result_types=[element])


@irdl_op_definition
class AxpyOp(IRDLOperation):
    """Add ``factor * source`` to ``target``: the same buffer, or one that shares nothing."""

    name = "special.axpy"

    T: ClassVar = VarConstraint("T", AnyFloatConstr)
    factor = operand_def(T)
    source = operand_def(MemRefType.constr(T))
    target = operand_def(MemRefType.constr(T))

    assembly_format = (
        "$factor `,` $source `,` $target attr-dict `:` type($source) `,` type($target)"
    )

    def __init__(self, factor: SSAValue, source: SSAValue, target: SSAValue):
        super().__init__(operands=[factor, source, target])


Special = Dialect("special", [LogAddExpOp, DotOp, AxpyOp], [])
