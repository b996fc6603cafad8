"""``lower-special``: special functions in terms of arith and math.

Needs nothing; leaves no operation of ``special``. Runs after differentiation, so that the rules see
the functions and not what they consist of.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith, math, memref, scf
from xdsl.dialects.builtin import AnyFloat, FloatAttr, IndexType, ModuleOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import Rewriter

from .dialect import AxpyOp, DotOp, LogAddExpOp


@dataclass(frozen=True)
class LowerSpecialPass(ModulePass):
    """Write special functions as arithmetic.

    Before::

        %y = special.logaddexp %a, %b : f64

    After::

        %high = arith.maximumf %a, %b : f64
        %low = arith.minimumf %a, %b : f64
        %gap = arith.subf %low, %high : f64
        %exp = math.exp %gap : f64
        %log = math.log1p %exp : f64
        %y = arith.addf %high, %log : f64

    Options: none.
    """

    name = "lower-special"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        """Rewrite every operation of the module."""
        for found in [child for child in op.walk() if isinstance(child, LogAddExpOp)]:
            high = arith.MaximumfOp(found.left, found.right)
            low = arith.MinimumfOp(found.left, found.right)
            gap = arith.SubfOp(low, high)
            exp = math.ExpOp(gap)
            log = math.Log1pOp(exp)
            Rewriter.replace_op(found, [high, low, gap, exp, log, arith.AddfOp(high, log)])
        for found in [child for child in op.walk() if isinstance(child, DotOp | AxpyOp)]:
            Rewriter.replace_op(found, dot(found) if isinstance(found, DotOp) else axpy(found))


def dot(op: DotOp) -> list[Operation]:
    """Write a loop that carries the sum."""
    type = cast(AnyFloat, op.result.type)
    start = arith.ConstantOp(FloatAttr(0.0, type))
    body = Block(arg_types=[IndexType(), type])
    index, total = body.args
    loads = [memref.LoadOp.get(buffer, [index]) for buffer in (op.left, op.right)]
    body.add_ops(loads)
    x, y = (as_wide(load.res, type, body) for load in loads)
    product = arith.MulfOp(x, y)
    added = arith.AddfOp(total, product)
    body.add_ops([product, added, scf.YieldOp(added)])
    return [start, *loop(op.left, [start], body)]


def axpy(op: AxpyOp) -> list[Operation]:
    """Write a loop that adds element by element."""
    body = Block(arg_types=[IndexType()])
    (index,) = body.args
    loads = [memref.LoadOp.get(buffer, [index]) for buffer in (op.source, op.target)]
    body.add_ops(loads)
    x, y = (load.res for load in loads)
    type = cast(AnyFloat, y.type)
    product = arith.MulfOp(as_wide(op.factor, type, body), as_wide(x, type, body))
    added = arith.AddfOp(y, product)
    body.add_ops([product, added, memref.StoreOp.get(added, op.target, [index]), scf.YieldOp()])
    return loop(op.source, [], body)


def as_wide(value: SSAValue, type: AnyFloat, body: Block) -> SSAValue:
    """Convert a float at the end of ``body``, if it is of another type."""
    if value.type == type:
        return value
    wider = cast(AnyFloat, value.type).bitwidth < type.bitwidth
    op = arith.ExtFOp(value, type) if wider else arith.TruncFOp(value, type)
    body.add_op(op)
    return op.result


def loop(buffer: SSAValue, carried: Sequence[Operation], body: Block) -> list[Operation]:
    """Run ``body`` for every index of a buffer."""
    zero, one = (arith.ConstantOp.from_int_and_width(n, IndexType()) for n in (0, 1))
    length = memref.DimOp(buffer, zero)
    return [zero, one, length, scf.ForOp(zero, length, one, list(carried), body)]
