"""``sink-stores``: what a loop carries and stores at one place is stored behind the loop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import block_of, is_inside, walk
from ad_opt.dialects.support.ir.rewriting import move
from ad_opt.passes.analysis.affine.linear import linear_of
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.ops.catalogue import accesses_at_operands, is_load
from ad_opt.passes.ops.memory_ops import is_plain
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Operation, SSAValue

from ..loops.hoist_invariants import surely_runs


@dataclass(frozen=True)
class SinkStoresPass(FunctionPass):
    """A value that a loop carries is stored once, behind the loop, if each iteration stores it.

    Compilers of C leave such loops where they may load early, but not store late. Before, and
    after::

        %first = memref.load %c[%i]              %first = memref.load %c[%i]
        scf.for %k = %c0 to %n step %c1          %sum = scf.for %k = %c0 to %n step %c1
            iter_args(%t = %first) {                 iter_args(%t = %first) {
          %x = memref.load %a[%k]                  %x = memref.load %a[%k]
          %u = arith.addf %t, %x                   %u = arith.addf %t, %x
          memref.store %u, %c[%i]                  scf.yield %u
          scf.yield %u                           }
        }                                        memref.store %sum, %c[%i]

    Legal if the place is the same in all iterations, nothing else in the loop touches that memory,
    and the loop surely runs or begins with what is in the place. Options: none.
    """

    name = "sink-stores"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        loops = [op for op in walk(func) if op.name == "scf.for" and op.results]
        stores = [(loop, at, op) for loop in loops for at, op in _stored(loop)]
        if not stores:
            return False
        effects = analyses.get(Effects, func)
        done = 0
        for loop, at, store in reversed(stores):  # the inner loops come later in a walk
            if _is_alone(store, loop, effects) and _begins_there(loop, at, store, effects):
                following = loop.next_op
                assert following is not None
                store.operands[0] = loop.results[at]
                move(store, following)
                done += 1
        count("stores behind their loops", done)
        return done > 0


def _stored(loop: Operation) -> list[tuple[int, Operation]]:
    """Stores of carried values right in the body of a loop, at a place that it does not move."""
    last = loop.regions[0].block.last_op
    assert last is not None
    found: list[tuple[int, Operation]] = []
    for at, value in enumerate(last.operands):
        for use in value.uses:
            op = use.operation
            if op.parent is not last.parent or op is last or use.index != 0:
                continue
            if accesses_at_operands(op) and not is_load(op) and is_plain(op):
                if all(not is_inside(block_of(x), loop) for x in op.operands[1:]):
                    found.append((at, op))
    return found


def _is_alone(store: Operation, loop: Operation, effects: Effects) -> bool:
    """True if nothing else in the loop touches that memory, or may end the loop."""
    aliasing = effects.aliasing
    mask = aliasing.mask(store.operands[1])
    for op in walk(loop):
        if op is not store:
            masks = effects.own(op)
            if masks.ordered or aliasing.closure(masks.reads | masks.writes | masks.frees) & mask:
                return False
    return True


def _begins_there(loop: Operation, at: int, store: Operation, effects: Effects) -> bool:
    """True if a loop without iterations may store what it begins with: it is there already."""
    if surely_runs(loop):
        return True
    first = loop.operands[3 + at]
    known = [use.operation for use in first.uses if use.index == 0]
    if isinstance(first.owner, Operation):
        known.append(first.owner)
    return any(
        _is_there(access, first, store) and _stays(access, loop, store, effects) for access in known
    )


def _is_there(access: Operation, value: SSAValue, store: Operation) -> bool:
    """True if an access gives or leaves a value at the place of a store."""
    if not accesses_at_operands(access) or not is_plain(access):
        return False
    place = access.operands if is_load(access) else access.operands[1:]
    given = access.results[0] if is_load(access) else access.operands[0]
    return given is value and _is_same_place(place, store.operands[1:])


def _stays(access: Operation, loop: Operation, store: Operation, effects: Effects) -> bool:
    """True if an access stands in front of a loop, and nothing between them writes the place."""
    last = loop.prev_op
    while last is not None and last is not access:
        if effects.may_write(last, store.operands[1]):
            return False
        last = last.prev_op
    return last is access


def _is_same_place(one: Sequence[SSAValue], other: Sequence[SSAValue]) -> bool:
    return one[0] is other[0] and [*map(linear_of, one[1:])] == [*map(linear_of, other[1:])]
