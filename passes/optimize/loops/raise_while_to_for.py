"""``scf.while`` loops that count become ``scf.for``, with the number of trips that they have.

Needs: structured control flow (`raise-cf-to-scf`). Leaves: ``scf.for`` from 0 to the trip count in
steps of one; counters are computed from the number of the trip, behind the loop from the trip
count, so nothing that counts is carried any more. The trip count is exact for all values of its
operands (`while_trip_counts`); loops for which none is known stay.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder, counted_loop
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import is_made_in, last_of, walk
from ad_opt.dialects.support.ir.rewriting import erase, move, move_all, replace_uses
from ad_opt.dialects.support.ir.zeros import has_zero, zero_constant
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass, functions_in
from ad_opt.passes.ops.catalogue import is_index_arithmetic, is_load, returns
from ad_opt.passes.optimize.scalar.comparisons import SWAPPED, comparison_of, erase_comparison
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IndexType, ModuleOp
from xdsl.ir import Block, BlockArgument, Operation, SSAValue
from xdsl.traits import is_side_effect_free

from .hoist_invariants import HoistInvariantsPass, may_run_elsewhere
from .while_counters import WhileLoop, at_trip
from .while_trip_counts import Test, as_index, trip_count


@dataclass(frozen=True)
class RaiseWhileToForPass(FunctionPass):
    """Turn ``scf.while`` loops that count into ``scf.for``.

    Before, a loop as compilers rotate it::

        %r:2 = scf.while (%i = %c0, %a = %x) : (i64, f64) -> (i64, f64) {
          %b = arith.mulf %a, %x : f64
          %j = arith.addi %i, %c1 overflow<nsw> : i64
          %more = arith.cmpi ne, %j, %n : i64
          scf.condition(%more) %j, %b : i64, f64
        } do {
        ^bb0(%j: i64, %b: f64):
          scf.yield %j, %b : i64, f64
        }

    After::

        %trips = arith.index_cast %n : i64 to index
        %r = scf.for %k = %c0 to %trips step %c1 iter_args(%a = %x) -> (f64) {
          %b = arith.mulf %a, %x : f64
          scf.yield %b : f64
        }

    Tests by ``<``, ``<=``, ``>``, ``>=`` (signed or not), ``!=`` and ``==`` of integers, indices
    and addresses are known, with any constant step, before or behind the body. Options: none.
    """

    name = "raise-while-to-for"

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> None:
        again: list[Operation] = []
        for func in list(functions_in(module)):
            raise_loops(func)
            if any(op.name == "scf.while" and _loads_bound(op) for op in walk(func)):
                again.append(func)
        # A bound that is loaded in each trip may be one that does not change.
        fresh = AnalysisManager()
        for func in again:
            HoistInvariantsPass().apply_function(ctx, func, fresh)
        for func in again:
            raise_loops(func)

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> None:
        raise_loops(func)


def _loads_bound(loop: Operation) -> bool:
    """True if the test of a loop looks at something that the loop loads."""
    condition = last_of(loop.regions[0].block)
    pending, steps = [condition.operands[0]], 0
    while pending and steps < 16:
        owner, steps = pending.pop().owner, steps + 1
        if isinstance(owner, Operation) and loop.is_ancestor(owner):
            if is_load(owner):
                return True
            if not owner.regions:
                pending += owner.operands
    return False


def raise_loops(func: Operation) -> None:
    """All loops of a function, the innermost first."""
    operations = list(walk(func))
    for op in operations:
        if op.name == "scf.while":
            _forward_outside(op)
    stopping: set[Operation] = set()
    """Operations with something in them that may stop the program, or run for ever."""
    for op in reversed(operations):
        parent = op.parent_op()
        stops = op in stopping
        if op.name == "scf.while":
            replaced = raise_loop(op, returns=not stops)
            stops = stops or not replaced
        elif not stops:
            stops = not returns(op)
        if stops and parent is not None:
            stopping.add(parent)


def _forward_outside(op: Operation) -> None:
    """Replace what a loop hands on of values from outside, as compilers do with a counter's start
    that the loop behind it shares.
    """
    before, after = (region.first_block for region in op.regions)
    condition = None if before is None else before.last_op
    if condition is None or after is None or condition.name != "scf.condition":
        return
    passed = condition.operands[1:]
    for result, argument, value in zip(op.results, after.args, passed, strict=True):
        if not is_made_in(value, op):
            replace_uses(result, value)
            replace_uses(argument, value)


def raise_loop(op: Operation, *, returns: bool) -> bool:
    """Replace one loop; false if it stays."""
    if any(region.first_block is not region.last_block for region in op.regions):
        return False
    loop = WhileLoop(op)
    _hoist(loop)
    at_end = all(may_run_elsewhere(one) for one in loop.after.ops if one is not loop.end)
    at_top = all(is_side_effect_free(one) for one in loop.before.ops if one is not loop.condition)
    if not (at_end or at_top):
        return False
    loop.find_counters()
    # Where both are so, what the test computes is needed once more only for results.
    rotated = at_end and not (at_top and any(one is not loop.end for one in loop.after.ops))
    test = _test_of(loop, rotated=rotated, returns=returns)
    if test is None or not _can_finish(loop, rotated=rotated):
        return False
    count = trip_count(test, Builder.at(op))
    if count is None:
        return False
    _Writer(loop, as_index(count, Builder.at(op)), rotated=rotated).write()
    return True


def _hoist(loop: WhileLoop) -> None:
    """Take constants and what the bound is computed with out of the loop."""
    block = loop.op.parent
    assert block is not None
    for inside in (loop.before, loop.after):
        for op in [*inside.ops]:
            if is_index_arithmetic(op) and all(loop.is_outside(value) for value in op.operands):
                move(op, loop.op)


def _test_of(loop: WhileLoop, *, rotated: bool, returns: bool) -> Test | None:
    """The comparison of a counter with something that does not change."""
    if (found := comparison_of(loop.condition.operands[0])) is None:
        return None
    compare, predicate = found
    left, right = compare.operands
    if loop.is_outside(left):
        left, right, predicate = right, left, SWAPPED[predicate]
    tested = loop.affine(left)
    if tested is None or not loop.is_outside(right):
        return None
    return Test(tested, predicate, right, rotated, returns, loop.op)


def _can_finish(loop: WhileLoop, *, rotated: bool) -> bool:
    """True if every result of the loop can be given behind the new one."""
    for result, passed in zip(loop.op.results, loop.condition.operands[1:], strict=True):
        if result.first_use is None or loop.is_outside(passed):
            continue
        if not rotated:
            # Computed again, with what is carried at the end.
            owner = passed.owner
            if isinstance(owner, Operation) and owner.regions:
                return False
        elif passed not in loop.counters and not has_zero(passed.type):
            return False
    return True


class _Writer:
    """Writes the loop anew; its operations are moved, not copied."""

    def __init__(self, loop: WhileLoop, trips: SSAValue, *, rotated: bool):
        self.loop = loop
        self.trips = trips
        self.rotated = rotated
        self.outside = Builder.at(loop.op)
        self.kept = [argument for argument in loop.before.args if argument not in loop.counters]
        """Arguments that are carried on."""
        self.extra: list[SSAValue] = []
        """Values of the last trip that are used behind the loop, and carried for that alone."""

    def write(self) -> None:
        """Put the new loop in the place of the old one."""
        loop, op = self.loop, self.loop.op
        yielded = [loop.source(value) for value in loop.end.operands]
        if self.rotated:
            self._find_extra(yielded)
        initial = [op.operands[argument.index] for argument in self.kept]
        for value in self.extra:
            zero = zero_constant(value.type)
            assert zero is not None
            initial.append(self.outside.value(zero))
        body = Block(arg_types=[IndexType(), *(value.type for value in initial)])
        body.args[0].name_hint = "trip"
        passed = list(loop.condition.operands[1:])
        start, one = self.outside.integer(0, IndexType()), self.outside.integer(1, IndexType())
        new = counted_loop(start, self.trips, one, initial, body)
        new.location = op.location
        new.attributes |= op.attributes
        self.outside.emit(new)
        # Behind the loop, before its operations move: what is computed again is copied from them.
        after = self.outside
        final: dict[BlockArgument, SSAValue] = dict(zip(self.kept, new.results, strict=False))
        last: dict[SSAValue, SSAValue] = dict(
            zip(self.extra, new.results[len(self.kept) :], strict=True)
        )
        results = [
            self._result(value, yielded, final, last, after)
            if op.results[number].first_use is not None
            else None
            for number, value in enumerate(passed)
        ]
        self._fill(body, yielded)
        for result, value in zip(op.results, results, strict=True):
            if value is not None:
                value.name_hint = value.name_hint or result.name_hint
                replace_uses(result, value)
        erase(op)

    # Inside ---------------------------------------------------------------------------------

    def _fill(self, body: Block, yielded: list[SSAValue]) -> None:
        loop = self.loop
        b = Builder(body, location=loop.op.location)
        carried = iter(body.args[1:])
        for argument in loop.before.args:
            counter = loop.counters.get(argument)
            if counter is None:
                value: SSAValue = next(carried)
            elif argument.first_use is not None:
                value = at_trip(counter, body.args[0], b)
            else:
                continue
            value.name_hint = value.name_hint or argument.name_hint
            yielded[:] = [value if one is argument else one for one in yielded]
            self.extra = [value if one is argument else one for one in self.extra]
            replace_uses(argument, value)
        passed = list(loop.condition.operands[1:])
        for argument, value in zip(loop.after.args, passed, strict=True):
            replace_uses(argument, value)
        condition = loop.condition.operands[0]
        for last in (loop.condition, loop.end):
            last.detach()
            last.drop_all_references()
        for block in (loop.before, loop.after):
            move_all(block, body)
        following = [yielded[argument.index] for argument in self.kept]
        end = make(scf.YieldOp, operands=(*following, *self.extra))
        end.location = loop.end.location
        body.add_op(end)
        erase_comparison(condition)

    # Behind ---------------------------------------------------------------------------------

    def _find_extra(self, yielded: list[SSAValue]) -> None:
        """Find values that the body yields and somebody wants, although no carried value is them
        at the end.
        """
        loop = self.loop
        carried = {yielded[argument.index] for argument in self.kept}
        for result, value in zip(loop.op.results, loop.condition.operands[1:], strict=True):
            known = value in carried or value in loop.counters or loop.is_outside(value)
            if result.first_use is not None and not known and value not in self.extra:
                self.extra.append(value)

    def _result(
        self,
        value: SSAValue,
        yielded: list[SSAValue],
        final: dict[BlockArgument, SSAValue],
        last: dict[SSAValue, SSAValue],
        b: Builder,
    ) -> SSAValue:
        """A value that the test passes when it fails."""
        loop = self.loop
        if loop.is_outside(value):
            return value
        if not self.rotated:
            return self._again(value, final, b)
        if (counter := loop.counters.get(value)) is not None:
            # The last trip's counter, or the one behind it.
            trip = self.trips
            if value is counter.argument:
                trip = b.binary(arith.SubiOp, trip, b.integer(1, IndexType()))
            return at_trip(counter, trip, b)
        if value in last:
            return last[value]
        return next(final[one] for one in self.kept if yielded[one.index] is value)

    def _again(self, value: SSAValue, final: dict[BlockArgument, SSAValue], b: Builder) -> SSAValue:
        """Compute what the last test computed: its operations, with what is carried at the end."""
        loop = self.loop
        made: dict[SSAValue, SSAValue] = {**final}
        needed: set[SSAValue] = {value}
        for op in reversed([*loop.before.ops]):
            if any(result in needed for result in op.results):
                needed |= set(op.operands)
        for argument in loop.before.args:
            if argument in needed and argument in loop.counters:
                made[argument] = at_trip(loop.counters[argument], self.trips, b)
        for op in loop.before.ops:
            if any(result in needed for result in op.results):
                b.emit(op.clone(value_mapper=made))
        return made[value]
