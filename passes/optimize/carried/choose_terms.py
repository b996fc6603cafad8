"""``choose-terms``: a sum that a loop carries and adds to under a condition is added to always.

``if (s > 0) loss += s * s`` comes from compilers as a choice between two sums. The sum is carried
through the choice then, and so is its cotangent on the way back, which has to be chosen and put
together again in each trip: no sum for lanes, and a chain of them for reverse mode. Chosen is what
is added instead, or a zero that changes nothing: results are the same, bit for bit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder, drop_poison_flags
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, FloatAttr
from xdsl.ir import Block, BlockArgument, Operation, SSAValue

_NEUTRAL = {"arith.addf": -0.0, "arith.subf": 0.0, "arith.mulf": 1.0}
"""Arithmetic, and the second operand with which it gives the first one, bit for bit."""
_COMMUTES = frozenset({"arith.addf", "arith.mulf"})
"""No fact: those of `_NEUTRAL` whose first operand may be the second."""


@dataclass(frozen=True)
class ChooseTermsPass(FunctionPass):
    """Choose what is added to a carried sum, instead of choosing between sums.

    Before, and after::

        scf.for ... iter_args(%sum = %zero) {      scf.for ... iter_args(%sum = %zero) {
          %more = arith.addf %sum, %x : f64          %term = arith.select %c, %x, %none : f64
          %next = arith.select %c, %more, %sum       %next = arith.addf %sum, %term : f64
          scf.yield %next : f64                      scf.yield %next : f64
        }                                          }

    ``%none`` is -0.0; of differences it is 0.0, of products 1.0. Two terms are chosen between in
    the same way. Options: none.
    """

    name = "choose-terms"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        choices = [op for op in walk(func) if op.name == "arith.select"]
        return any([_rewrite(choice) for choice in choices])


def _rewrite(choice: Operation) -> bool:
    """Choose between terms; false if no carried value is part of both that are chosen between."""
    if not isinstance(choice.results[0].type, AnyFloat):
        return False
    sides = choice.operands[1:]
    for carried in dict.fromkeys(value for side in sides for value in _carried_in(side)):
        sums = [op for side in sides if (op := _sum_with(side, carried, choice)) is not None]
        others = [side for side in sides if side is not carried]
        if not sums or len(sums) != len(others) or len({op.name for op in sums}) != 1:
            continue
        flags = {str(op.properties.get("fastmath")) for op in sums}
        if len(flags) == 1:
            _write(choice, carried, sums)
            return True
    return False


def _carried_in(value: SSAValue) -> Iterator[SSAValue]:
    """The values that a loop carries among a value and what it is the sum of."""
    op = value.owner
    parts = op.operands if isinstance(op, Operation) and op.name in _NEUTRAL else ()
    for one in (value, *parts):
        if isinstance(one, BlockArgument) and one.index > 0:
            loop = one.block.parent_op()
            if loop is not None and loop.name == "scf.for":
                yield one


def _sum_with(value: SSAValue, carried: SSAValue, choice: Operation) -> Operation | None:
    """The sum of a carried value and another one, if nobody but the choice wants it."""
    op = value.owner
    if isinstance(op, Block) or op.name not in _NEUTRAL or value is carried:
        return None
    uses = list(value.uses)
    if len(uses) != 1 or uses[0].operation is not choice or _term(op, carried) is None:
        return None
    return op


def _term(op: Operation, carried: SSAValue) -> SSAValue | None:
    """Return the operand that is not the carried value."""
    left, right = op.operands
    if left is right:
        return None
    if left is carried:
        return right
    return left if right is carried and op.name in _COMMUTES else None


def _write(choice: Operation, carried: SSAValue, sums: Sequence[Operation]) -> None:
    b, result = Builder.at(choice), choice.results[0]
    type_ = result.type
    assert isinstance(type_, AnyFloat)
    none = b.value(arith.ConstantOp(FloatAttr(_NEUTRAL[sums[0].name], type_)))
    terms: dict[SSAValue, SSAValue | None] = {op.results[0]: _term(op, carried) for op in sums}
    chosen = [terms.get(side) or none for side in choice.operands[1:]]
    condition = choice.operands[0]
    term = b.value(make(arith.SelectOp, operands=(condition, *chosen), result_types=(type_,)))
    total = drop_poison_flags(sums[0].clone())
    total.operands = (carried, term)
    total.results[0].name_hint = result.name_hint
    replace(choice, b.emit(total).results[0])
    for op in sums:
        erase(op)
