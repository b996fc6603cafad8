"""``simplify-guards``: a strong zero costs one comparison where nothing is differentiated any more.

What is thrown away has derivative zero (docs/conventions.md), so rules guard their products: one is
replaced where nobody wanted the result and the product is NaN. It is replaced only where it is NaN
so that its own derivative, if somebody wants it, still sees both factors. In the end nobody does,
and what a zero is multiplied with need not be looked at. Needs: no request of a derivative to come.
Leaves the same numbers, but perhaps another sign of a zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from ad_opt.dialects.support.ir.queries import (
    defining_op,
    integer_property,
    is_made_in,
    known_float,
    walk,
)
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import BlockArgument, Operation, OpResult, SSAValue

STEPS = 16
"""Steps back at which the factors and terms of a guarded product are looked at. A guess.
Measured: gradients of gmm, lstm and rosenbrock are equally fast, within noise, with 0 to 64.
"""
_Parts: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
_PARTS: dict[str, _Parts] = {
    "arith.mulf": ((0, 1), ()),
    **dict.fromkeys(("arith.divf", "arith.negf", "arith.extf", "arith.truncf"), ((0,), ())),
    **dict.fromkeys(("arith.addf", "arith.subf"), ((), (0, 1))),
}
"""Operands by operation: zero or NaN passes through if one of the first is, or if all of the
second are.
"""
_OEQ, _UNO = 1, 14


@dataclass(frozen=True)
class SimplifyGuardsPass(FunctionPass):
    """Ask of guarded products only whether somebody wants them.

    Before, and after::

        %p = arith.divf %d, %y : f64
        %is_zero = arith.cmpf oeq, %d, %zero : f64
        %is_nan = arith.cmpf uno, %p, %p : f64
        %both = arith.andi %is_zero, %is_nan : i1
        %r = arith.select %both, %zero, %p : f64

        %p = arith.divf %d, %y : f64
        %is_zero = arith.cmpf oeq, %d, %zero : f64
        %r = arith.select %is_zero, %zero, %p : f64

    Options: none.
    """

    name = "simplify-guards"
    brings: ClassVar = frozenset[str]()

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        return any([_simplify(op) for op in walk(func) if op.name == "arith.select"])


def _simplify(select: Operation) -> bool:
    both, zero, product = select.operands
    joined = defining_op(both, "arith.andi")
    if joined is None or known_float(zero) != 0:
        return False
    for thrown_away, is_nan in (joined.operands, reversed(joined.operands)):
        if _compared(is_nan, _UNO) == (product, product):
            if vanishes(product, facts_of(thrown_away)):
                select.operands[0] = thrown_away
                return True
            return False
    return False


def _compared(test: SSAValue, predicate: int) -> tuple[SSAValue, SSAValue] | None:
    """The two floats that a comparison compares."""
    compare = defining_op(test, "arith.cmpf")
    if compare is None or integer_property(compare, "predicate") != predicate:
        return None
    return compare.operands[0], compare.operands[1]


Facts: TypeAlias = frozenset[SSAValue]
"""Conditions that hold together."""


def facts_of(condition: SSAValue) -> Facts:
    """Return what holds where ``condition`` does."""
    found, pending = set[SSAValue](), [condition]
    while pending:
        value = pending.pop()
        joined = defining_op(value, "arith.andi")
        if joined is None:
            found.add(value)
        else:
            pending.extend(joined.operands)
    return frozenset(found)


def vanishes(value: SSAValue, facts: Facts) -> bool:
    """True if a value is zero or NaN wherever ``facts`` hold, as far as a few steps show."""
    return _Proof().of(value, facts)


class _Proof:
    """A search through what a value is made of, that gives up after some `STEPS`."""

    def __init__(self) -> None:
        self._steps = STEPS
        self._assumed: list[tuple[SSAValue, Facts]] = []
        """Loop-carried values that are taken to vanish, with the facts: they do behind an
        iteration if before.
        """

    def of(self, value: SSAValue, facts: Facts) -> bool:
        if known_float(value) == 0 or _is_zero_by(value, facts):
            return True
        if any(assumed is value and under <= facts for assumed, under in self._assumed):
            return True
        self._steps -= 1
        if self._steps < 0:
            return False
        if isinstance(value, BlockArgument):
            loop = value.block.parent_op()
            return loop is not None and self._carried(loop, value.index - 1, value, facts)
        assert isinstance(value, OpResult)
        op = value.op
        if op.name == "arith.select":
            return self._selected(op, facts)
        if op.name == "scf.if":
            return self._chosen(op, value.index, facts)
        if op.name == "scf.for":
            return self._carried(op, value.index, value, facts)
        any_of, all_of = _PARTS.get(op.name, ((), ()))
        if any_of:
            return any(self.of(op.operands[at], facts) for at in any_of)
        return bool(all_of) and all(self.of(op.operands[at], facts) for at in all_of)

    def _selected(self, select: Operation, facts: Facts) -> bool:
        condition, then, other = select.operands
        if facts_of(condition) <= facts:
            return self.of(then, facts)
        sides = facts, facts
        for fact in facts:
            test = defining_op(fact, "arith.select")
            if test is not None and test.operands[0] is condition:
                sides = facts | facts_of(test.operands[1]), facts | facts_of(test.operands[2])
        return self.of(then, sides[0]) and self.of(other, sides[1])

    def _chosen(self, branch: Operation, at: int, facts: Facts) -> bool:
        ends = [region.block.last_op for region in branch.regions if region.blocks]
        flags = [k for k, flag in enumerate(branch.results) if flag in facts]
        around = facts.difference(branch.results)
        return len(ends) == len(branch.regions) and all(
            end is not None and self.of(end.operands[at], _with(around, end.operands, flags))
            for end in ends
        )

    def _carried(self, loop: Operation, at: int, value: SSAValue, facts: Facts) -> bool:
        """By induction over the iterations, under what stays true or is carried as well."""
        if loop.name != "scf.for" or at < 0:
            return False
        body, end = loop.regions[0].block, loop.regions[0].block.last_op
        assert end is not None
        carried = body.args[1:]
        given = carried if isinstance(value, BlockArgument) else loop.results
        flags = [k for k, flag in enumerate(given) if flag in facts]
        around = frozenset(f for f in facts.difference(given) if not is_made_in(f, loop))
        self._assumed.append((carried[at], around.union(carried[k] for k in flags)))
        return self.of(loop.operands[3 + at], _with(around, loop.operands[3:], flags)) and self.of(
            end.operands[at], _with(around, end.operands, flags)
        )


def _with(facts: Facts, values: Sequence[SSAValue], which: Sequence[int]) -> Facts:
    return facts.union(*(facts_of(values[k]) for k in which))


def _is_zero_by(value: SSAValue, facts: Facts) -> bool:
    """True if a fact is that ``value`` is zero."""
    compared = (_compared(fact, _OEQ) for fact in facts)
    return any(
        pair is not None and pair[0] is value and known_float(pair[1]) == 0 for pair in compared
    )
