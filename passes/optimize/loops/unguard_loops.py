"""``unguard-loops``: an ``scf.if`` around loops that would have no trips otherwise goes.

Compilers rotate loops, so that each stands behind a test of whether it has a trip at all; where
several loops have the same bound, everything between them may stand in both branches. `scf.for`
tests for itself. Without the branch, loops form the nests that they were written as, and no
condition is to be remembered. Needs ``scf.for`` (run it behind `raise-while-to-for`).
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import isfinite
from typing import TYPE_CHECKING

from ad_opt.dialects.support.ir.build import Builder, drop_poison_flags
from ad_opt.dialects.support.ir.queries import (
    EQ,
    SLE,
    SLT,
    ancestors,
    block_of,
    constant_of,
    is_inside,
    known_float,
    last_of,
    walk,
)
from ad_opt.dialects.support.ir.rewriting import put_in_place
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.ops.catalogue import (
    accesses_at_operands,
    divides,
    is_linear,
    is_loop,
    widens_signed,
)
from ad_opt.passes.optimize.scalar.comparisons import NEGATED, comparison_with
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import Float64Type, IndexType, IntegerType
from xdsl.ir import Block, BlockArgument, Operation, SSAValue

from .guarded_whiles import unrotate
from .while_counters import width_of

if TYPE_CHECKING:
    from .guarded_accesses import GuardedAccesses

_AT_MOST = {EQ: 0, SLE: 0, SLT: -1}
"""Bound that a comparison with a constant puts on a number, relative to the constant."""
_ADDRESSES = frozenset({"llvm.getelementptr", "memref.dim"})
"""Pure operations of other dialects that can run where they did not."""
_CONSTANTS = frozenset({"arith.constant", "arith.sitofp", "arith.uitofp"})
"""Operations whose results are no floats, or depend on none."""


def _negated(number: float) -> float:
    return -number


_ARITHMETIC: Mapping[str, Callable[..., float]] = {
    "arith.addf": operator.add,
    "arith.mulf": operator.mul,
    "arith.negf": _negated,
    "arith.subf": operator.sub,
}
"""Operations of Python for those of floats."""
_DEFINED_SHIFTS = frozenset({"arith.shli", "arith.shrsi", "arith.shrui"})
"""Operations that may run where they did not if their second operand is known."""


@dataclass(frozen=True)
class UnguardLoopsPass(FunctionPass):
    """Remove branches that only say whether loops have trips.

    Before, and after::

        %some = arith.cmpi sgt, %n, %zero : i64
        %r = scf.if %some -> (f64) {
          %end = arith.index_cast %n : i64 to index
          %s = scf.for %i = %c0 to %end step %c1 iter_args(%a = %x) -> (f64) { ... }
          scf.yield %s : f64
        } else {
          scf.yield %x : f64
        }

        %end = arith.index_cast %n : i64 to index
        %r = scf.for %i = %c0 to %end step %c1 iter_args(%a = %x) -> (f64) { ... }

    A loop whose end could wrap where the branch is not taken (``n - 2``) ends at ``arith.select
    %some, %end, %begin``.

    A number of trips that is a distance (``n - i - 1``, where ``i`` counts up to ``n``) loses its
    limit of 63 bits, and the branch that asks if it is zero goes, too.

    Whatever else stands in one branch must stand in the other, too, but for what is only computed.
    So it is with a sum of an inner loop that a compiler loads in front of it and stores behind, if
    the place is accessed beside the branch in any case: without trips it would store what is there
    (see `guarded_accesses`). A branch that is all that a loop does, and that it does not change,
    goes around the loop (loop unswitching). Options: none.
    """

    name = "unguard-loops"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> None:
        if not any(op.name in ("scf.if", "arith.minui") for op in walk(func)):
            return
        from .distances import (
            share_counts,
            simplify_count,
            unguard_distance,
        )  # which few programs need
        from .guarded_accesses import lift_guard
        from .repeated_guards import join_guards

        join_guards(func)
        for op in [op for op in walk(func) if op.name == "scf.for"]:
            simplify_count(op)
        for op in reversed([op for op in walk(func) if op.name == "scf.if"]):
            if unguard_distance(op):
                _run_anyway(op, op.regions[0].block)
            elif not unguard(op) and not unrotate(op):
                while lift_guard(op):
                    pass
        share_counts(func)


def unguard(op: Operation) -> bool:
    """Replace one branch by its loops; false if it stays."""
    if any(region.first_block is not region.last_block for region in op.regions):
        return False
    then, otherwise = (region.first_block for region in op.regions)
    if then is None:
        return False
    condition = op.operands[0]
    for kept, other, negated in ((then, otherwise, True), (otherwise, then, False)):
        if kept is None or not any(one.name == "scf.for" for one in kept.ops):
            continue
        limit = _limit(condition, negated=negated)
        if limit is None:
            continue
        loops = filter(is_loop, ancestors(op))
        fixed = not any(is_inside(block_of(condition), loop) for loop in loops)
        comparison = _Comparison(limit, op, may_bound=fixed)
        if comparison.same(kept, other):
            _run_anyway(op, kept)
            for loop in comparison.bounded:
                _bound(loop, condition, negated=negated)
            return True
    return False


def _bound(loop: Operation, condition: SSAValue, *, negated: bool) -> None:
    """Let a loop have trips only where its branch was taken."""
    lower, upper = loop.operands[:2]
    values = (upper, lower) if negated else (lower, upper)
    loop.operands[1] = Builder.at(loop).value(arith.SelectOp(condition, *values))


def _run_anyway(op: Operation, kept: Block) -> None:
    """Put the operations of a branch in the place of the whole."""
    for one in kept.ops:
        drop_poison_flags(one)
    put_in_place(op, kept)


# ------------------------------------------------------------------ what is known


Limit = tuple[SSAValue, int, bool]
"""A value, a number that it is at most, and true if it is that number."""


def _limit(condition: SSAValue, *, negated: bool) -> Limit | None:
    """Return what the other branch knows of a value, or ``None``."""
    found = comparison_with(condition)
    if found is None:
        return None
    left, predicate, number = found
    if negated:
        predicate = NEGATED[predicate]
    if not isinstance(number, int) or predicate not in _AT_MOST:
        return None
    return _uncast(left), number + _AT_MOST[predicate], predicate == EQ


def _uncast(value: SSAValue) -> SSAValue:
    """The value behind casts that keep the number."""
    while isinstance(op := value.owner, Operation) and widens_signed(op):
        before, after = width_of(op.operands[0].type), width_of(value.type)
        if before is None or after is None or before > after:
            break
        value = op.operands[0]
    return value


def _divided(value: SSAValue) -> tuple[SSAValue, int]:
    """The number of which a value is a quotient by a positive number, rounded towards zero: the
    greater the one, the greater the other.
    """
    op = value.owner
    if isinstance(op, Operation) and op.name == "arith.divsi":
        by = constant_of(op.operands[1])
        if by is not None and by > 0:
            return _uncast(op.operands[0]), by
    return value, 1


class _Comparison:
    """Proof that a block does what another does, where a value is no larger than a number."""

    def __init__(self, limit: Limit, guard: Operation, *, may_bound: bool):
        self.limit = limit
        self._guard = guard
        self.may_bound = may_bound
        """True if loops may be told to have no trips: the number of trips is known outside of the
        loops around, as it was.
        """
        self.bounded: list[Operation] = []
        """Loops that must be told."""
        self.same_as: dict[SSAValue, SSAValue] = {}
        """For values of the longer block those of the shorter, or those that they are then."""

    def same(self, kept: Block, other: Block | None) -> bool:
        """True if ``other`` is what ``kept`` is where its loops have no trips."""
        effects = [] if other is None else [op for op in other.ops if not _is_pure(op)]
        is_empty = all(op.name == "scf.yield" for op in effects)
        yielded: list[SSAValue] = []
        for op in kept.ops:
            if op.name == "scf.for" and (self._has_no_trips(op) or self._does_nothing(op)):
                self.same_as |= zip(op.results, op.operands[3:], strict=True)
            elif op.name == "scf.yield":
                yielded = list(op.operands)
            elif _is_pure(op):
                continue
            elif effects and self._equal(op, effects[0]):
                effects.pop(0)
            elif is_empty and accesses_at_operands(op) and self._accesses.allow(op):
                continue
            elif op.name == "scf.for" and self.may_bound:
                self.bounded.append(op)
                self.same_as |= zip(op.results, op.operands[3:], strict=True)
            else:
                return False
        last = effects.pop(0) if effects else None
        given = [] if last is None else list(last.operands)
        return (
            not effects
            and (last is None or last.name == "scf.yield")
            and len(given) == len(yielded)
            and all(map(self._equal_values, yielded, given))
        )

    @cached_property
    def _accesses(self) -> GuardedAccesses:
        from .guarded_accesses import GuardedAccesses  # which few programs need

        return GuardedAccesses(self._guard, self._without_trips)

    def _without_trips(self, value: SSAValue) -> SSAValue:
        while value in self.same_as:
            value = self.same_as[value]
        return value

    def _does_nothing(self, loop: Operation) -> bool:
        """True if loops inside of a loop have no trips, and it does nothing else: a compiler has
        taken the branch around these out of it (loop unswitching).
        """
        body = loop.regions[0].block
        inner = [op for op in body.ops if op.name == "scf.for"]
        if not inner or not all(self._has_no_trips(op) or self._does_nothing(op) for op in inner):
            return False
        if not all(op.name in ("scf.for", "scf.yield") or _is_pure(op) for op in body.ops):
            return False
        self.same_as |= ((r, x) for op in inner for r, x in zip(op.results, op.operands[3:]))
        return all(map(self._equal_values, last_of(body).operands, body.args[1:]))

    def _has_no_trips(self, loop: Operation) -> bool:
        lower, upper = constant_of(loop.operands[0]), _uncast(loop.operands[1])
        value, most, is_equal = self.limit
        limited = upper.owner
        if is_equal and most >= 0 and isinstance(limited, Operation):
            # As an unsigned number, it is no more than another one.
            if limited.name == "arith.minui" and (constant_of(limited.operands[1]) or 0) >= most:
                upper = _uncast(limited.operands[0])
        if lower is None:
            return False
        dividend, by = _divided(upper)
        if dividend is value:
            return int(most / by) <= lower
        return most <= lower if upper is value else self._ends_before(loop, lower)

    def _ends_before(self, loop: Operation, lower: int) -> bool:
        """True if what is limited, and a number, add up to a bound that is no larger than another
        one; the loop is told where the sum could wrap.
        """
        upper = loop.operands[1]
        if not isinstance(owner := _uncast(upper).owner, Operation) or owner.name != "arith.addi":
            return False
        from ad_opt.passes.analysis.affine.polynomials import (
            Polynomial,
            polynomial_of,
        )  # which few branches need

        value, most, _ = self.limit
        distance = polynomial_of(upper).plus(Polynomial.of(value), -1).known
        if distance is None or most + distance > lower:
            return False
        within, sum_of = width_of(value.type), width_of(owner.results[0].type)
        if distance < 0 and (within is None or sum_of is None or within >= sum_of):
            self.bounded.append(loop)
        return True

    def _equal(self, one: Operation, other: Operation | None) -> bool:
        """True if two operations do the same."""
        if other is None or not self._alike(one, other):
            return False
        for mine, theirs in zip(_blocks(one), _blocks(other), strict=True):
            if len(mine.args) != len(theirs.args) or len(mine.ops) != len(theirs.ops):
                return False
            for a, b in zip(mine.args, theirs.args, strict=True):
                if a.type != b.type:
                    return False
                self.same_as[a] = b
            if not all(map(self._equal, mine.ops, theirs.ops)):
                return False
        self.same_as |= zip(one.results, other.results, strict=True)
        return True

    def _alike(self, one: Operation, other: Operation) -> bool:
        return (
            one.name == other.name
            and one.properties == other.properties
            and one.attributes == other.attributes
            and one.result_types == other.result_types
            and not one.successors
            and len(one.operands) == len(other.operands)
            and [len(r.blocks) for r in one.regions] == [len(r.blocks) for r in other.regions]
            and all(len(r.blocks) <= 1 for r in one.regions)
            and all(map(self._equal_values, one.operands, other.operands))
        )

    def _equal_values(self, one: SSAValue, other: SSAValue, depth: int = 8) -> bool:
        while one is not other:
            if one not in self.same_as:
                alike = bool(depth) and self._computed_alike(one, other, depth - 1)
                return alike or self._is_number(one, other)
            one = self.same_as[one]
        return True

    def _is_number(self, one: SSAValue, other: SSAValue) -> bool:
        """True if a float is computed of numbers, and the other one is the result."""
        wanted = known_float(other)
        found = None if wanted is None else self._number(one, 8)
        return found is not None and str(found) == str(wanted)

    def _number(self, value: SSAValue, depth: int) -> float | None:
        """The number that a float is, if that is the same in all formats, or the format is that of
        Python's numbers.
        """
        value = self._without_trips(value)
        op = value.owner
        if not isinstance(op, Operation) or op.name not in _ARITHMETIC or not depth:
            return known_float(value)
        numbers = [self._number(operand, depth - 1) for operand in op.operands]
        if any(number is None or not isfinite(number) for number in numbers):
            return None
        exact = isinstance(value.type, Float64Type) or 0.0 in numbers
        return _ARITHMETIC[op.name](*numbers) if exact else None

    def _computed_alike(self, one: SSAValue, other: SSAValue, depth: int) -> bool:
        """True if two values are computed in the same way."""
        if isinstance(one, BlockArgument) or isinstance(other, BlockArgument):
            return False
        a, b = one.owner, other.owner
        if not isinstance(a, Operation) or not isinstance(b, Operation):
            return False
        if a.name != b.name or not _is_pure(a) or len(a.operands) != len(b.operands):
            return False
        return (
            a.properties == b.properties
            and a.attributes == b.attributes
            and one.type == other.type
            and len(a.results) == 1
            and all(self._equal_values(x, y, depth) for x, y in zip(a.operands, b.operands))
        )


def _blocks(op: Operation) -> Iterator[Block]:
    for region in op.regions:
        yield from region.blocks


def _is_pure(op: Operation) -> bool:
    """True if an operation may as well run where it did not, and so may its derivative.

    The cotangent is zero there; it stays zero, whatever the operands are.
    """
    if op.name in _ADDRESSES:
        return op.name != "memref.dim" or constant_of(op.operands[1]) is not None
    if op.regions or not op.results:
        return False
    if divides(op):
        return constant_of(op.operands[1]) not in (None, 0, -1)
    if op.name in _DEFINED_SHIFTS:
        return constant_of(op.operands[1]) is not None
    if is_linear(op) or op.name in _CONSTANTS or _scales(op):
        return True
    return op.name.startswith(("arith.", "index.")) and all(
        isinstance(value.type, IntegerType | IndexType) for value in (*op.operands, *op.results)
    )


def _scales(op: Operation) -> bool:
    """True for a multiplication by a finite constant, which is all that its derivative reads."""
    return op.name == "arith.mulf" and any(map(_is_finite, op.operands))


def _is_finite(value: SSAValue) -> bool:
    number = known_float(value)
    return number is not None and isfinite(number)
