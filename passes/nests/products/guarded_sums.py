"""Sums that loops carry, and that tests of subscripts guard."""

from __future__ import annotations

from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.queries import constant_of, is_unsigned
from ad_opt.dialects.support.names.attribute_names import LOOP_LABEL
from ad_opt.passes.analysis.affine.index_ranges import range_of
from ad_opt.passes.analysis.affine.polynomials import Polynomial
from xdsl.dialects.arith import CmpiOp
from xdsl.dialects.builtin import Float32Type, Float64Type, IndexType, IntegerType
from xdsl.ir import BlockArgument, Operation, SSAValue

MOST_BITS, BITS_OF_INDEX = 32, 64
"""Bits of numbers whose sums do not overflow in those of an index."""
MOST_FACTOR = 1 << 16
"""Largest factor of such a number. A guess: windows are spread by less; few sums overflow then."""
MOST_STEPS = 12
"""Most operations that a subscript is followed back. A guess: most are made of fewer."""


@dataclass(frozen=True)
class InRange:
    """A condition: a number is not negative, and less than a size."""

    form: Polynomial
    size: Polynomial


@dataclass
class GuardedSum:
    """A sum of products that loops carry, one in the other, with branches between them that add
    nothing where they are not taken.
    """

    add: Operation
    product: Operation
    top: Operation
    """The outermost loop or branch, whose result is the sum."""
    first: SSAValue
    """What the sum begins with."""
    loops: list[Operation]
    """Those of the sum, from outside."""
    tests: list[InRange] = field(default_factory=list[InRange])
    around: list[Operation] = field(default_factory=list[Operation])
    """The loops around the sum, from outside."""
    between: list[Operation] = field(default_factory=list[Operation])
    """Branches around the sum that are in these."""

    @property
    def left(self) -> SSAValue:
        """One factor."""
        return self.product.operands[0]

    @property
    def right(self) -> SSAValue:
        """The other factor."""
        return self.product.operands[1]


def guarded_sum(add: Operation) -> GuardedSum | None:
    """The sum that an addition is of; ``None`` if it is no product that is added, or not guarded by
    tests of subscripts.
    """
    if not isinstance(add.results[0].type, Float32Type | Float64Type):
        return None
    for old, term in (add.operands, add.operands[::-1]):
        product = term.owner
        if isinstance(product, Operation) and product.name == "arith.mulf":
            climb = _Climb(add, old)
            if climb.has_guards():
                return climb.found(product)
    return None


class _Climb:
    """The way from an addition to the outermost operation that does nothing but carry its sum."""

    def __init__(self, add: Operation, old: SSAValue):
        self.add, self.top, self.first = add, add, old
        self.loops: list[Operation] = []
        self.conditions: list[SSAValue] = []
        self._users = {add}
        """Operations that may use what the sum is so far."""
        while self._step():
            pass

    def has_guards(self) -> bool:
        """True if there are loops, and branches in them."""
        return bool(self.conditions) and bool(self.loops)

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
        then, other = (region.block for region in branch.regions)
        ends = [op for op in other.ops]
        if last.parent is not then or len(ends) != 1 or ends[0].operands[0] is not self.first:
            return False
        self.conditions.append(branch.operands[0])
        self._users |= {branch, ends[0]}
        self.top = branch
        return True

    def found(self, product: Operation) -> GuardedSum | None:
        """The sum, if all conditions are understood."""
        one = GuardedSum(self.add, product, self.top, self.first, self.loops)
        pending = [*self.conditions]
        while pending:
            condition = pending.pop()
            parts = _parts(condition)
            pending += parts
            if not parts:
                test = _test(condition)
                if test is None:
                    return None
                one.tests.append(test)
        _look_around(one)
        return one if one.around else None


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


def _parts(condition: SSAValue) -> list[SSAValue]:
    """The conditions that one is the conjunction of; none if it is no such."""
    op = condition.owner
    if not isinstance(op, Operation):
        return []
    if op.name == "arith.andi":
        return [*op.operands]
    if op.name == "arith.select" and constant_of(op.operands[2]) == 0:
        return [*op.operands[:2]]
    return []


def _test(condition: SSAValue) -> InRange | None:
    """What an unsigned comparison says of a number; ``None`` if it is none, or might wrap."""
    op = condition.owner
    if not isinstance(op, CmpiOp):
        return None
    predicate = op.predicate.value.data
    sides = {6: op.operands, 8: op.operands[::-1]}.get(predicate)
    if sides is None:
        return None
    form, size = map(_exact, sides)
    return None if form is None or size is None else InRange(form, size)


def _exact(value: SSAValue, steps: int = MOST_STEPS) -> Polynomial | None:
    """The sum that an integer is, without overflow; ``None`` if it might, or is no sum of variables
    of loops, indices and narrow numbers.
    """
    if (number := constant_of(value)) is not None:
        return Polynomial.number(number)
    op = value.owner
    if isinstance(op, Operation) and steps:
        if op.name in ("arith.index_cast", "arith.extsi", "arith.trunci"):
            return _exact(op.operands[0], steps - 1) if _keeps_number(op) else None
        if op.name in ("arith.addi", "arith.subi", "arith.muli"):
            left, right = (_exact(operand, steps - 1) for operand in op.operands)
            if left is None or right is None or _may_overflow(op):
                return None
            if op.name != "arith.muli":
                return left.plus(right, -1 if op.name == "arith.subi" else 1)
            number = left.known if right.known is None else right.known
            return left.times(right) if number is not None and abs(number) <= MOST_FACTOR else None
    return Polynomial.of(value) if width_of(value) <= MOST_BITS or _is_index(value) else None


def _is_index(value: SSAValue) -> bool:
    return isinstance(value.type, IndexType)


def width_of(value: SSAValue) -> int:
    """The bits of an integer; an index has those of an address."""
    return value.type.width.data if isinstance(value.type, IntegerType) else BITS_OF_INDEX


def _may_overflow(op: Operation) -> bool:
    """True if a sum may be more than its bits hold: in 64 bits, sums of indices and of narrower
    numbers are not.
    """
    result = op.results[0]
    if width_of(result) >= BITS_OF_INDEX or range_of(result) is not None:
        return False
    return "nsw" not in str(op.properties.get("overflowFlags", ""))


def _keeps_number(cast: Operation) -> bool:
    """True if a cast loses nothing: one of a variable that counts to as narrow a number, too."""
    value, width = cast.operands[0], width_of(cast.results[0])
    if width_of(value) <= width or "nsw" in str(cast.properties.get("overflowFlags", "")):
        return True
    known = range_of(value)
    if known is not None:
        return -(1 << width - 1) <= known[0] and known[1] < 1 << width - 1
    loop = value.owner.parent_op() if isinstance(value, BlockArgument) else None
    if loop is None or loop.name != "scf.for" or value is not loop.regions[0].block.args[0]:
        return False
    low, end = constant_of(loop.operands[0]), loop.operands[1].owner
    if low is None or low < 0 or not isinstance(end, Operation) or is_unsigned(loop):
        return False
    return end.name == "arith.index_cast" and width_of(end.operands[0]) <= width
