"""Sums of products that count as zero where they are NaN, for a reason that is rarely given.

Derivatives of what a program may throw away are sums of ``select(is_thrown_away and p is NaN, 0,
p)`` (docs/conventions.md). If the sum of the products themselves is no NaN, none of them was, and
it is the sum that is wanted: additions keep a NaN. So the sum without selects is made first, and
the other one only where that is NaN. (Infinities of both signs may make a NaN as well; then it is
made again for nothing.)
"""

from __future__ import annotations

from collections.abc import Mapping, Set

from ad_opt.dialects.support.ir.queries import last_of, walk
from xdsl.dialects import affine, arith
from xdsl.ir import Block, Operation, SSAValue

UNORDERED = arith.CMPF_COMPARISON_OPERATIONS.index("uno")
"""The predicate that is true where one operand is NaN."""


def sums_to_try(body: Block) -> Mapping[affine.ForOp, Mapping[Operation, SSAValue]]:
    """The loops right in a body that are worth a try without masks, with their `masked_products`.

    They stand before anything is written, so that the body can begin anew.
    """
    found: dict[affine.ForOp, Mapping[Operation, SSAValue]] = {}
    for op in body.ops:
        if any(one.name == "affine.store" for one in walk(op)):
            break
        if isinstance(op, affine.ForOp) and (masked := masked_products(op)):
            found[op] = masked
    return found


def masked_products(loop: affine.ForOp) -> Mapping[Operation, SSAValue]:
    """The selects in a loop that replace a NaN on its way into a sum, with what is replaced.

    The sum is one that the loop carries, so that a NaN stays in it; loops inside may add to it.
    """
    found: dict[Operation, SSAValue] = {}
    for op in loop.body.block.ops:
        if isinstance(op, affine.ForOp) and _only_adds(op, loop):
            found |= masked_products(op)
        product = _replaced(op)
        if product is not None and all(map(_is_summed, _users(op.results[0]))):
            found[op] = product
    return found


def only_for_masks(masks: Mapping[Operation, SSAValue]) -> Set[Operation]:
    """The selects, and what nothing but them needs: comparisons, and what these are made of."""
    summed = {value.owner for value in masks.values()}
    found = set(masks)
    pending = list(masks)
    while pending:
        for value in pending.pop().operands:
            op = value.owner
            if isinstance(op, Operation) and not (op in found or op in summed or op.regions):
                if len(op.results) == 1 and found.issuperset(_users(value)):
                    found.add(op)
                    pending.append(op)
    return found


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


def _only_adds(inner: affine.ForOp, loop: affine.ForOp) -> bool:
    """True if all that a loop carries is what the loop around carries, and goes on with."""
    block = loop.body.block
    end = last_of(block)
    for init, result in zip(inner.inits, inner.results, strict=True):
        if _users(result) != [end] or len(list(init.uses)) != 1:
            return False
        if init is not block.args[1 + list(end.operands).index(result)]:
            return False
    return True


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
