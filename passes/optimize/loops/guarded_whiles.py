"""Rotated ``scf.while`` loops: one that tests behind its body, in a branch on the same test.

Compilers make ``if (p(x)) do body while (p(x))`` of ``while (p(x)) body``. Turned back, the loop
counts its trips from none, so that nothing of the branch is remembered for the way back, and its
body is what a lane does or does not do (`vectorize-independent-loops`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import is_made_in, last_of
from ad_opt.dialects.support.ir.rewriting import erase, move, move_all, replace_uses
from xdsl.dialects import scf
from xdsl.ir import Block, Operation, Region, SSAValue

from .hoist_invariants import may_run_elsewhere

MOST_OF_TEST = 32
"""Most operations of a test that is compared. A guess: tests are a comparison and what it is of."""


def unrotate(op: Operation) -> bool:
    """Let the loop in a branch test in front of its body, in the place of both; false if it stays.

    Before, and after::

        %c = <p(%x)>                               %r = scf.while (%a = %x) : (f64) -> f64 {
        %r = scf.if %c -> (f64) {                    %c = <p(%a)>
          %s = scf.while (%a = %x) : (f64) -> f64 {  scf.condition(%c) %a : f64
            %b = <body(%a)>                        } do {
            %d = <p(%b)>                           ^bb0(%a: f64):
            scf.condition(%d) %b : f64               %b = <body(%a)>
          } do {                                     scf.yield %b : f64
          ^bb0(%e: f64):                           }
            scf.yield %e : f64
          }
          scf.yield %s : f64
        } else {
          scf.yield %x : f64
        }
    """
    found = _Rotated.found(op)
    if found is None or not found.test_is_condition():
        return False
    found.write()
    return True


@dataclass
class _Rotated:
    """A branch on a test, the loop in it, and what its test is of."""

    branch: Operation
    loop: Operation
    following: list[SSAValue]
    """For each carried value what it is in the next trip, as the first block of the loop says."""
    tests: dict[Operation, Operation] = field(default_factory=dict)
    """Operations of the loop's test, and those of the branch's that they are as."""
    begun: dict[SSAValue, SSAValue] = field(default_factory=dict)
    """Next values that the loop's test is of, and what the branch's is of in their place."""

    @staticmethod
    def found(op: Operation) -> _Rotated | None:
        """The loop of a branch that does nothing besides; ``None`` without one."""
        then, other = (_only_block(region) for region in op.regions)
        if then is None or then.last_op is None or then.last_op.name != "scf.yield":
            return None
        if other is not None and other.first_op is not other.last_op:
            return None
        loop = then.last_op.prev_op
        before = [one for one in then.ops if one is not then.last_op and one is not loop]
        if loop is None or loop.name != "scf.while" or not all(map(may_run_elsewhere, before)):
            return None
        first, after = map(_only_block, loop.regions)
        if first is None or after is None or after.first_op is not after.last_op:
            return None
        assert first.last_op is not None
        assert after.last_op is not None
        passed = first.last_op.operands[1:]
        following = [
            passed[value.index] if value.owner is after else value  # pyright: ignore
            for value in after.last_op.operands
        ]
        return _Rotated(op, loop, following)

    def test_is_condition(self) -> bool:
        """True if the loop's test is the branch's, of the next values in the place of the first."""
        condition = last_of(self.loop.regions[0].block)
        pending = [(condition.operands[0], self.branch.operands[0])]
        while pending:
            inner, outer = pending.pop()
            if self._begins_as(inner, outer):
                continue
            one, other = inner.owner, outer.owner
            if not isinstance(one, Operation) or not isinstance(other, Operation):
                return False
            if self.tests.get(one) is other:
                continue
            if one in self.tests or len(self.tests) >= MOST_OF_TEST or not _same(one, other):
                return False
            if not is_made_in(inner, self.loop) or not may_run_elsewhere(one):
                return False
            self.tests[one] = other
            pending += zip(one.operands, other.operands, strict=True)
        own = all(one.parent is condition.parent for one in self.tests)
        both = any(result in self.begun for one in self.tests for result in one.results)
        return bool(self.tests) and own and not both

    def _begins_as(self, inner: SSAValue, outer: SSAValue) -> bool:
        """True if the next trip has for ``inner`` what the first one has for ``outer``."""
        if not is_made_in(inner, self.loop):
            return inner is outer
        pairs = zip(self.following, self.loop.operands, strict=True)
        if not any(value is inner and first is outer for value, first in pairs):
            return False
        return self.begun.setdefault(inner, outer) is outer

    def write(self) -> None:
        """Write the loop anew in front of the branch; its operations are moved, not copied."""
        loop, branch = self.loop, self.branch
        then = branch.regions[0].block
        for op in [*then.ops]:
            if op is loop:
                break
            move(op, branch)
        body = loop.regions[0].block
        condition = last_of(body)
        carried = [*loop.operands]
        results = self._carry_results(condition.operands[1:], carried)
        types = [value.type for value in carried]
        head, again = Block(arg_types=types), Block(arg_types=types)
        self._copy_test(head, condition.operands[0])
        renamed = dict(zip(body.args, again.args, strict=False))
        following = [renamed.get(value, value) for value in self.following]  # pyright: ignore
        for argument, value in renamed.items():
            value.name_hint = argument.name_hint
            replace_uses(argument, value)
        condition.detach()
        condition.drop_all_references()
        move_all(body, again)
        end = make(scf.YieldOp, operands=tuple(following))
        end.location = condition.location
        again.add_op(end)
        made = Builder.at(branch).emit(scf.WhileOp(carried, types, Region(head), Region(again)))
        made.attributes |= loop.attributes
        for result, value in zip(branch.results, results, strict=True):
            found = made.results[value] if isinstance(value, int) else value
            found.name_hint = found.name_hint or result.name_hint
            replace_uses(result, found)
        erase(branch)

    def _carry_results(
        self, passed: Sequence[SSAValue], carried: list[SSAValue]
    ) -> list[int | SSAValue]:
        """For each result of the branch which carried value it is behind the loop, or what.

        A result that is none of those carried is carried, too: without trips it is what the other
        branch says.
        """
        results: list[int | SSAValue] = []
        for at in range(len(self.branch.results)):
            then, other = (region.block.last_op for region in self.branch.regions)
            assert then is not None
            assert other is not None
            value, without = then.operands[at], other.operands[at]
            if value.owner is self.loop:
                value = passed[value.index]  # pyright: ignore
            elif value is without:
                results.append(value)
                continue
            pairs = list(zip(self.following, carried, strict=True))
            place = next((n for n, (v, c) in enumerate(pairs) if v is value and c is without), None)
            if place is None:
                place = len(carried)
                self.following.append(value)
                carried.append(without)
            results.append(place)
        return results

    def _copy_test(self, head: Block, tested: SSAValue) -> None:
        """Compute the test of what is carried, and end the block with it."""
        b = Builder(head, location=self.loop.location)
        known: dict[SSAValue, SSAValue] = {}
        places = zip(self.following, self.loop.operands, head.args, strict=False)
        for value, first, argument in places:
            if self.begun.get(value) is first:
                known[value] = argument
        for op in self.loop.regions[0].block.ops:
            if op in self.tests:
                copy = b.emit(op.clone(value_mapper=known))
                known |= zip(op.results, copy.results, strict=True)
        b.emit(make(scf.ConditionOp, operands=(known[tested], *head.args)))


def _only_block(region: Region) -> Block | None:
    return region.first_block if region.first_block is region.last_block else None


def _same(one: Operation, other: Operation) -> bool:
    return (
        one.name == other.name
        and one.properties == other.properties
        and one.attributes == other.attributes
        and one.result_types == other.result_types
        and len(one.operands) == len(other.operands)
        and len(one.results) == 1
    )
