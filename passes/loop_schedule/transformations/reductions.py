"""Values that a loop combines with something in every iteration: sums, products, extremes."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, cast

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.passes.loop_schedule.form.facts import name_of
from ad_opt.passes.loop_schedule.form.headers import body_of, terminator
from ad_opt.passes.loop_schedule.form.refusal import RefusalError, refuse_form
from ad_opt.passes.ops.fast_math import reassociates
from xdsl.dialects import arith, vector
from xdsl.dialects.builtin import AnyFloat, FloatAttr, VectorType
from xdsl.ir import Attribute, Operation, SSAValue


@dataclass(frozen=True)
class Kind:
    """A way to combine: its name in vectors, and what leaves every value as it is."""

    name: str
    neutral: float | int
    reordered: bool = False
    """True if another order gives another float."""


KINDS: dict[str, Kind] = {
    # -0.0, not 0.0: it leaves every summand as it is, also a negative zero.
    "arith.addf": Kind("add", -0.0, True),
    "arith.mulf": Kind("mul", 1.0, True),
    "arith.maximumf": Kind("maximumf", -math.inf),
    "arith.minimumf": Kind("minimumf", math.inf),
    "arith.maxnumf": Kind("maxnumf", math.nan),
    "arith.minnumf": Kind("minnumf", math.nan),
    "arith.addi": Kind("add", 0),
    "arith.muli": Kind("mul", 1),
    "arith.ori": Kind("or", 0),
    "arith.xori": Kind("xor", 0),
    "arith.andi": Kind("and", -1),
}


@dataclass(frozen=True)
class Reduction:
    """A value that a loop carries, and the operation that combines it."""

    kind: Kind
    op: Operation


def reduction_of(loop: Operation, at: int, in_order: bool = False) -> Reduction:
    """The reduction that a carried value is; ``in_order`` if it will be made in the same order.

    Raises `RefusalError`: AD1162 if it is none, AD1168 if it may not be made in another order.
    """
    argument, result = body_of(loop).args[1 + at], terminator(loop).operands[at]
    op = result.owner
    uses = list(argument.uses)
    if isinstance(argument.type, VectorType):
        raise refuse_form(loop, f"what loop `{name_of(loop)}` carries is a vector already")
    used_once = len(uses) == 1 and uses[0].operation is op
    if not isinstance(op, Operation) or op.name not in KINDS or not used_once:
        message = f"loop `{name_of(loop)}` carries a value that is no sum, product or extreme"
        raise refuse_form(loop, message)
    if len(list(result.uses)) != 1 or op.parent is not body_of(loop):
        message = f"loop `{name_of(loop)}` uses a sum before it is complete"
        raise refuse_form(op, message)
    kind = KINDS[op.name]
    if kind.reordered and not in_order and not reassociates(op):
        message = f"`{op.name}` of loop `{name_of(loop)}` may not be done in another order"
        help = "write `fastmath<reassoc>` on it if any order will do"
        raise RefusalError("AD1168", message, op, help=help)
    return Reduction(kind, op)


def start(b: Builder, one: Reduction, type_: Attribute, width: int) -> SSAValue:
    """A vector of neutral elements."""
    wide = VectorType(type_, [width])
    return b.value(vector.BroadcastOp(neutral(b, one, type_), wide))


def neutral(b: Builder, one: Reduction, type_: Attribute) -> SSAValue:
    """The element that leaves all others as they are."""
    number = one.kind.neutral
    if isinstance(number, int):
        return b.integer(number, type_)
    return b.value(arith.ConstantOp(FloatAttr(number, cast(AnyFloat, type_))))


def combined(b: Builder, one: Reduction, first: SSAValue, lanes: SSAValue) -> SSAValue:
    """The first value with all lanes."""
    kind = vector.CombiningKindAttr(cast(Any, one.kind.name))
    flags = one.op.properties.get("fastmath")
    op = vector.ReductionOp.create(
        operands=[lanes],
        result_types=[first.type],
        properties={
            "kind": kind,
            "fastmath": flags if flags is not None else arith.FastMathFlagsAttr("none"),
        },
    )
    total = b.value(op)
    final = one.op.clone()
    final.operands = [first, total]
    return b.value(final)
