"""Sums of products that count as zero where they are NaN, for a reason that is rarely given.

Derivatives of what a program may throw away are sums of ``select(is_thrown_away and p is NaN, 0,
p)`` (docs/conventions.md). If the sum of the products themselves is no NaN, none of them was, and
it is the sum that is wanted: additions keep a NaN. So the sum without selects is made first, and
the other one only where that is NaN.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from xdsl.dialects import affine, arith
from xdsl.ir import Operation, SSAValue

UNORDERED = arith.CMPF_COMPARISON_OPERATIONS.index("uno")
"""The predicate that is true where one operand is NaN."""


def masked_products(loop: affine.ForOp) -> Mapping[Operation, SSAValue]:
    """The selects right in a loop that replace a NaN on its way into a sum, with what is replaced.

    The sum is one that the loop carries, so that a NaN stays in it.
    """
    found: dict[Operation, SSAValue] = {}
    for op in loop.body.block.ops:
        product = _replaced(op)
        if product is not None and all(map(_is_summed, _users(op.results[0]))):
            found[op] = product
    return found


def only_for_masks(masks: Mapping[Operation, SSAValue]) -> Iterator[Operation]:
    """Yield the selects, and the comparisons that nothing else needs."""
    for select in masks:
        yield select
        both = select.operands[0].owner
        assert isinstance(both, Operation)
        for op in (both, *(value.owner for value in both.operands)):
            if isinstance(op, Operation) and len(list(op.results[0].uses)) == 1:
                yield op


def _replaced(op: Operation) -> SSAValue | None:
    """The value that a select replaces where it is NaN, at most."""
    if op.name != "arith.select":
        return None
    both, value = op.operands[0].owner, op.operands[2]
    if not isinstance(both, Operation) or both.name != "arith.andi":
        return None
    for one in both.operands:
        test = one.owner
        if isinstance(test, arith.CmpfOp) and test.predicate.value.data == UNORDERED:
            if test.lhs is value and test.rhs is value:
                return value
    return None


def _users(value: SSAValue) -> list[Operation]:
    return [use.operation for use in value.uses]


def _is_summed(op: Operation) -> bool:
    """True for an addition to what a loop carries that gives what it carries on."""
    if op.name != "arith.addf" or "nnan" in str(op.properties.get("fastmath")):
        return False
    block, (result,) = op.parent, op.results
    last = None if block is None else block.last_op
    if block is None or last is None or _users(result) != [last]:
        return False
    at = list(last.operands).index(result)
    return block.args[1 + at] in op.operands and len(list(block.args[1 + at].uses)) == 1
