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


FLOATS = MemRefType.constr(AnyFloatConstr)
"""Buffers of floats of any width: shadows of narrow ones are wider than their buffers."""


@irdl_op_definition
class DotOp(IRDLOperation):
    """The sum of the products of the elements of two buffers of the same length, as wide as its
    result.
    """

    name = "special.dot"

    left = operand_def(FLOATS)
    right = operand_def(FLOATS)
    result = result_def(AnyFloatConstr)

    assembly_format = (
        "$left `,` $right attr-dict `:` type($left) `,` type($right) `->` type($result)"
    )

    def __init__(self, left: SSAValue, right: SSAValue):
        elements = [cast("MemRefType[AnyFloat]", x.type).element_type for x in (left, right)]
        super().__init__(operands=[left, right], result_types=[max(elements, key=width)])


@irdl_op_definition
class AxpyOp(IRDLOperation):
    """Add ``factor * source`` to ``target``: the same buffer, or one that shares nothing."""

    name = "special.axpy"

    factor = operand_def(AnyFloatConstr)
    source = operand_def(FLOATS)
    target = operand_def(FLOATS)

    assembly_format = (
        "$factor `,` $source `,` $target attr-dict "
        "`:` type($factor) `,` type($source) `,` type($target)"
    )

    def __init__(self, factor: SSAValue, source: SSAValue, target: SSAValue):
        super().__init__(operands=[factor, source, target])


def width(type: AnyFloat) -> int:
    """The bits of a float."""
    return type.bitwidth


Special = Dialect("special", [LogAddExpOp, DotOp, AxpyOp], [])
