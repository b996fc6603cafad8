"""Sums that a loop carries through several of its statements, each of which adds to them.

``e += a; ...; e += b`` lets the second statement wait for the first one, and the first one for the
second one of the iteration before. Where sums may be made in any order, neither waits: one adds its
terms for many iterations, then the other one does (reductions do not keep a loop from being
distributed: Allen and Kennedy, 2001, chapter 5).
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import last_of
from xdsl.dialects.builtin import AnyFloat
from xdsl.ir import Block, Operation, SSAValue

_BRANCH, _LOOP = "scf.if", "scf.for"
_ADDED_AT = {"arith.addf": (0, 1), "arith.subf": (0,)}
"""No fact: the operands that the result is a sum with."""


@dataclass(frozen=True)
class Link:
    """A statement that adds to a sum: to what it finds there, which gives what it leaves."""

    op: Operation
    found: SSAValue
    left: SSAValue


def links_of(body: Block, at: int) -> list[Link]:
    """The statements of a loop that add to the value number ``at`` that it carries, in their order;
    none if that is anything but a sum.
    """
    start = body.args[at + 1]
    if not isinstance(start.type, AnyFloat):
        return []
    links, end = _followed(start, body)
    return links if end == at else []


def _followed(value: SSAValue, block: Block) -> tuple[list[Link], int | None]:
    """The statements of a block that add to a value, and the number under which the block's end
    hands on the sum; ``None`` if it does not, or somebody else looks at the sum.
    """
    links: list[Link] = []
    end = last_of(block)
    while True:
        uses = [use for use in value.uses if block.find_ancestor_op_in_block(use.operation)]
        ops = {block.find_ancestor_op_in_block(use.operation) for use in uses}
        op = ops.pop() if len(ops) == 1 else None
        if op is None or (op.name != _BRANCH and len(uses) > 1):
            return [], None
        if op is end:
            return links, uses[0].index
        left = _left_by(op, value, uses[0].index)
        if left is None:
            return [], None
        links.append(Link(op, value, left))
        value = left


def _left_by(op: Operation, value: SSAValue, at: int) -> SSAValue | None:
    """The result of a statement that is a sum with a value, its operand number ``at``, or read in
    its regions.
    """
    if at in _ADDED_AT.get(op.name, ()):
        return op.results[0]
    if op.name == _LOOP and at > 2:
        body = op.regions[0].block
        _, end = _followed(body.args[at - 2], body)
        return op.results[at - 3] if end == at - 3 else None
    if op.name == _BRANCH and value is not op.operands[0]:
        ends = {
            _followed(value, region.block)[1] if region.blocks else None for region in op.regions
        }
        number = ends.pop() if len(ends) == 1 else None
        return None if number is None else op.results[number]
    return None
