"""Assertions about numbers, whose messages show these numbers.

    %c = arith.cmpi sle, %i, %last : index
    cf.assert %c, "an index is out of bounds" {cf.shows = "index {0} is above {1}"}

Lowering puts the numbers that are compared in the place of ``{0}`` and ``{1}``.
"""

from __future__ import annotations

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.names.assertions import SHOWS
from xdsl.dialects.arith import CmpiOp, ConstantOp
from xdsl.dialects.builtin import IndexType, IntegerAttr, IntegerType, StringAttr
from xdsl.dialects.cf import AssertOp
from xdsl.ir import SSAValue


def require(
    b: Builder, left: SSAValue, predicate: str, right: SSAValue, text: str, shown: str
) -> None:
    """Stop the program with a message unless a comparison holds."""
    holds = b.value(CmpiOp(left, right, predicate))
    stop = b.emit(AssertOp(holds, text))
    stop.attributes[SHOWS] = StringAttr(shown)


def require_between(
    b: Builder, value: SSAValue, last: SSAValue, text: str, below: str, above: str
) -> None:
    """Stop the program unless a number is from 0 to ``last``; ``below`` and ``above`` show both."""
    assert isinstance(value.type, IndexType | IntegerType)
    zero = b.value(ConstantOp(IntegerAttr(0, value.type)))
    require(b, value, "sge", zero, text, below)
    require(b, value, "sle", last, text, above)
