"""Guards that say again what guards around them, or in front of them, have said.

Compilers put a test of the bound in front of each loop of a nest, and leave one in the branch of
another where they do not see that both are the same. Of two in a row on one condition, one is
enough, and where that is all that a loop does, it can go around the loop (`guarded_accesses`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice

from ad_opt.dialects.support.ir.queries import (
    EQ,
    SGE,
    SGT,
    SLE,
    SLT,
    ULE,
    ULT,
    ancestors,
    walk,
    walk_region,
    width_of,
)
from ad_opt.dialects.support.ir.rewriting import erase, move_all, put_in_place
from ad_opt.passes.ops.catalogue import effect_of
from ad_opt.passes.optimize.scalar.comparisons import NEGATED, comparison_with
from ad_opt.passes.optimize.scalar.folds import as_signed, without_numbers
from xdsl.ir import Operation, SSAValue

_DEEP = 8
"""Most operations around a guard that are looked at. A guess: nests are less deep."""
_BELOW = {SLT: (0, True), SLE: (1, True), SGT: (1, False), SGE: (0, False)}
"""Comparisons with a number: what to add to it, so that they say if a value is less, or not."""


_HOLDS: Mapping[int, Callable[[int, int, int], bool]] = {
    EQ: lambda left, right, mask: left == right,
    SLT: lambda left, right, mask: left < right,
    SLE: lambda left, right, mask: left <= right,
    ULT: lambda left, right, mask: left & mask < right & mask,
    ULE: lambda left, right, mask: left & mask <= right & mask,
}
"""Comparisons of signed numbers; the mask has the bits of their type."""


@dataclass(frozen=True)
class _Test:
    """A comparison of a value with another one or a number, and if it holds."""

    value: SSAValue
    predicate: int
    other: SSAValue | int
    holds: bool

    def said_by(self, known: _Test) -> bool | None:
        """The truth of the comparison where another is known; ``None`` if that does not say it."""
        if self.value is not known.value or self.predicate != known.predicate:
            return None
        if self.other == known.other:
            return self.holds == known.holds
        if isinstance(self.other, int) and isinstance(known.other, int) and self.predicate == SLT:
            if known.holds and known.other <= self.other:
                return self.holds
            if not known.holds and known.other >= self.other:
                return not self.holds
        return None


def join_guards(func: Operation) -> None:
    """Take away branches whose condition is known, and make one of two that follow each other."""
    gone: set[Operation] = set()
    for op in [op for op in walk(func) if op.name == "scf.if"]:
        if op in gone or any(region.first_block is not region.last_block for region in op.regions):
            continue
        test = _test_of(op.operands[0])
        if test is None:
            continue
        is_true = _known(op, test)
        if is_true is None:
            _join_with_next(op, test)
        elif (kept := op.regions[0 if is_true else 1].first_block) is not None:
            gone.update(walk_region(op.regions[1 if is_true else 0]))
            put_in_place(op, kept)
        elif not op.results:
            gone.update(walk_region(op.regions[0]))
            erase(op)


def _test_of(condition: SSAValue) -> _Test | None:
    found = comparison_with(condition)
    if found is None:
        return None
    left, predicate, other = found
    if isinstance(other, int) and predicate in _BELOW:
        more, holds = _BELOW[predicate]
        return _Test(left, SLT, other + more, holds)
    if NEGATED[predicate] < predicate:
        return _Test(left, NEGATED[predicate], other, holds=False)
    return _Test(left, predicate, other, holds=True)


def _known(op: Operation, test: _Test) -> bool | None:
    """The truth of a condition, as branches around say it."""
    for known in _tests_around(op):
        if (said := test.said_by(known)) is not None:
            return said
        if test.predicate == EQ and _are_different(test, known):
            return not test.holds
    return None


def _are_different(test: _Test, known: _Test) -> bool:
    """True if a value is not the number that it is compared with, since another one that is more or
    less than it by a number would not be what is known of it.
    """
    width = width_of(test.value.type)
    if width is None or width != width_of(known.value.type):
        return False
    if not isinstance(test.other, int) or not isinstance(known.other, int):
        return False
    base, more = without_numbers(test.value, _DEEP)
    other, less = without_numbers(known.value, _DEEP)
    if base is not other:
        return False
    left = as_signed(test.other - more + less, width)
    return _HOLDS[known.predicate](left, known.other, (1 << width) - 1) != known.holds


def least_known(value: SSAValue, op: Operation) -> int | None:
    """The number that a value is not less than, as a signed one, since branches around an operation
    say so.
    """
    least = [
        known.other
        for known in _tests_around(op)
        if known.value is value and known.predicate == SLT and not known.holds
        if isinstance(known.other, int)
    ]
    return max(least, default=None)


def _tests_around(op: Operation) -> Iterator[_Test]:
    """Yield the conditions around an operation, as they hold there, from the innermost on."""
    inner: Operation = op
    for around in islice(ancestors(op), _DEEP):
        if around.name == "scf.if" and (known := _test_of(around.operands[0])) is not None:
            block = inner.parent
            is_taken = block is not None and block.parent is around.regions[0]
            yield replace(known, holds=known.holds is is_taken)
        inner = around


def _join_with_next(op: Operation, test: _Test) -> None:
    """Put a branch at the beginning of one on the same condition that follows, if between them
    operations only compute.
    """
    following = op.next_op
    while following is not None and not following.regions and effect_of(following).is_nothing:
        following = following.next_op
    if following is None or following.name != "scf.if":
        return
    if not _is_alone(op) or not _is_alone(following) or _test_of(following.operands[0]) != test:
        return
    then, target = op.regions[0].block, following.regions[0].block
    last = then.last_op
    if last is not None and last.name == "scf.yield":
        erase(last)
    if (first := target.first_op) is None:
        return
    move_all(then, first)
    erase(op)


def _is_alone(op: Operation) -> bool:
    """True if a branch has nothing but what it does where its condition holds."""
    otherwise = op.regions[1].first_block
    return not op.results and (otherwise is None or len(otherwise.ops) <= 1)
