"""Sums that loops carry, of windows over images: tests of subscripts may guard them."""

from __future__ import annotations

from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.queries import (
    constant_of,
    is_unsigned,
    known_float,
    last_of,
)
from ad_opt.dialects.support.names.attribute_names import LOOP_LABEL
from ad_opt.passes.analysis.affine.polynomials import Polynomial, polynomial_of
from xdsl.dialects.builtin import Float32Type, Float64Type
from xdsl.ir import Block, Operation, SSAValue

from .conditions import Condition, parts_of, said_by


@dataclass
class GuardedSum:
    """A sum of products that loops carry, one in the other, maybe with branches between them that
    add nothing where they are not taken.
    """

    add: Operation
    product: Operation
    top: Operation
    """The outermost loop or branch, whose result is the sum."""
    first: SSAValue
    """The value that the sum begins with."""
    loops: list[Operation]
    """The loops of the sum, from outside."""
    tests: list[Polynomial] = field(default_factory=list[Polynomial])
    """Numbers that are not negative where it is added to."""
    sizes: list[Polynomial] = field(default_factory=list[Polynomial])
    """Numbers that must not be negative for that to be so."""
    around: list[Operation] = field(default_factory=list[Operation])
    """The loops around the sum, from outside."""
    between: list[Operation] = field(default_factory=list[Operation])
    """Branches around the sum that are in these."""
    offsets: set[SSAValue] = field(default_factory=set[SSAValue])
    """Variables of the sum's loops that a window is over: tests are about them, or, if there are
    none, they are added to variables of loops around in a subscript.
    """

    @property
    def left(self) -> SSAValue:
        """One factor."""
        return self.product.operands[0]

    @property
    def right(self) -> SSAValue:
        """The other factor."""
        return self.product.operands[1]


def guarded_sum(add: Operation) -> GuardedSum | None:
    """The sum that an addition is of; ``None`` if it is no product that is added, or over no window
    of what it reads.
    """
    if not isinstance(add.results[0].type, Float32Type | Float64Type):
        return None
    for old, term in (add.operands, add.operands[::-1]):
        product, conditions = _chosen(term)
        if isinstance(product, Operation) and product.name == "arith.mulf":
            climb = _Climb(add, old, conditions)
            if climb.loops:
                return climb.found(product)
    return None


def _chosen(term: SSAValue) -> tuple[Operation | Block, list[Condition]]:
    """The operation that makes a term, and the conditions under which branches give that instead of
    -0.0, which changes no sum.
    """
    conditions: list[Condition] = []
    while isinstance(op := term.owner, Operation) and op.name == "scf.if" and len(op.results) == 1:
        given = [last_of(region.block).operands[0] for region in op.regions]
        none = [str(known_float(value)) == "-0.0" for value in given]
        if none[0] == none[1] or not term.has_one_use():
            break
        taken = not none[0]
        conditions.append((op.operands[0], taken))
        term = given[not taken]
    return term.owner, conditions


class _Climb:
    """The way from an addition to the outermost operation that does nothing but carry its sum."""

    def __init__(self, add: Operation, old: SSAValue, conditions: list[Condition]):
        self.add, self.top, self.first = add, add, old
        self.loops: list[Operation] = []
        self.conditions = conditions
        self._users = {add}
        """Operations that may use what the sum is so far."""
        while self._step():
            pass

    def _step(self) -> bool:
        """Go to the operation around; false if that is not about the sum alone."""
        value, around = self.top.results[0], self.top.parent_op()
        uses = [use.operation for use in value.uses]
        if around is None or len(around.results) != 1 or len(uses) != 1:
            return False
        (last,) = uses
        if last.name != "scf.yield" or last.parent is not self.top.parent:
            return False
        if around.name == "scf.for":
            return self._leave_loop(around)
        return around.name == "scf.if" and self._leave_branch(around, last)

    def _leave_loop(self, loop: Operation) -> bool:
        carried = loop.regions[0].block.args[1]
        others = {use.operation for use in carried.uses} - self._users
        if carried is not self.first or others or not _is_plain(loop):
            return False
        self.loops.insert(0, loop)
        self.top, self.first = loop, loop.operands[3]
        self._users = {loop}
        return True

    def _leave_branch(self, branch: Operation, last: Operation) -> bool:
        blocks = [region.block for region in branch.regions]
        taken = last.parent is blocks[0]
        other = blocks[taken].last_op
        if other is None or other is not blocks[taken].first_op:
            return False
        if other.operands[0] is not self.first:
            return False
        self.conditions.append((branch.operands[0], taken))
        self._users |= {branch, other}
        self.top = branch
        return True

    def found(self, product: Operation) -> GuardedSum | None:
        """The sum, if all conditions are understood."""
        one = GuardedSum(self.add, product, self.top, self.first, self.loops)
        pending = [*self.conditions]
        while pending:
            condition = pending.pop()
            parts = parts_of(condition)
            pending += parts
            if not parts:
                said = said_by(condition)
                if said is None:
                    return None
                one.tests += said.tests
                one.sizes += said.sizes
        _look_around(one)
        one.offsets = _offsets(one)
        return one if one.around and one.offsets else None


def _offsets(one: GuardedSum) -> set[SSAValue]:
    own, around = ({loop.regions[0].block.args[0] for loop in x} for x in (one.loops, one.around))
    if one.tests:
        return {value for test in one.tests for value in test.values()} & own
    loads = (side.owner for side in (one.left, one.right))
    places = [
        polynomial_of(index).values()
        for load in loads
        if isinstance(load, Operation) and load.name == "memref.load"
        for index in load.operands[1:]
    ]
    return {value for place in places if place & around for value in place & own}


def _is_plain(loop: Operation) -> bool:
    """True for a loop that counts by one, with a sign, and has no label."""
    counts = constant_of(loop.operands[2]) == 1 and not is_unsigned(loop)
    return counts and LOOP_LABEL not in loop.attributes


def _look_around(one: GuardedSum) -> None:
    """Find the loops around a sum, and branches between these."""
    inside, at = one.top, one.top.parent_op()
    between: list[Operation] = []
    while at is not None:
        if at.name == "scf.for" and _is_plain(at):
            one.around.insert(0, at)
            one.between += between
            between = []
        elif at.name == "scf.if" and inside.parent is at.regions[0].block:
            between.append(at)
        else:
            return
        inside, at = at, at.parent_op()
