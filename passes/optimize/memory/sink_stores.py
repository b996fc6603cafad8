"""``sink-stores``: what a loop carries and stores at one place is stored behind the loop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import carry
from ad_opt.dialects.support.ir.queries import block_of, is_inside, last_of, scf_loops_around, walk
from ad_opt.dialects.support.ir.rewriting import move, replace
from ad_opt.passes.analysis.affine.linear import linear_of
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.ops.catalogue import accesses_at_operands, effect_of, is_load
from ad_opt.passes.ops.memory_ops import is_plain
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Operation, SSAValue

from ..loops.hoist_invariants import surely_runs
from .forward_stores import forward_stores


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
    and the loop surely runs or begins with what is in the place. Then stored values are forwarded,
    as by `forward-stores`: the program divides the sum, say, and stores it once more. Options:
    none.
    """

    name = "sink-stores"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        loops = [op for op in walk(func) if op.name == "scf.for"]
        stores = [(loop, at, op) for loop in loops if loop.results for at, op in _stored(loop)]
        sums = [(loop, *found) for loop in loops for found in _sums(loop)]
        if not stores and not sums:
            return False
        effects = analyses.get(Effects, func)
        done = 0
        for loop, load, store in reversed(sums):
            if _is_alone(store, loop, effects, load):
                _carry(loop, load, store)
                done += 1
        for loop, at, store in reversed(stores):  # the inner loops come later in a walk
            if _is_alone(store, loop, effects) and _begins_there(loop, at, store, effects):
                following = loop.next_op
                assert following is not None
                store.operands[0] = loop.results[at]
                move(store, following)
                done += 1
        if done:  # what is known of effects holds for more than there is in loops now
            forward_stores(func, effects)
        count("stores behind their loops", done)
        return done > 0


def _stored(loop: Operation) -> list[tuple[int, Operation]]:
    """Stores of carried values right in the body of a loop, at a place that it does not move."""
    last = last_of(loop.regions[0].block)
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


def _sums(loop: Operation) -> list[tuple[Operation, Operation]]:
    """Loads and stores of sums right in the body of a loop that surely runs, at one place."""
    found: list[tuple[Operation, Operation]] = []
    for store in loop.regions[0].block.ops:
        if not accesses_at_operands(store) or is_load(store) or not is_plain(store):
            continue
        add = store.operands[0].owner
        if not isinstance(add, Operation) or add.name not in ("arith.addf", "arith.subf"):
            continue
        if add.parent is not store.parent or not add.results[0].has_one_use():
            continue
        for old in add.operands[: 1 if add.name == "arith.subf" else 2]:
            load = old.owner
            if (
                isinstance(load, Operation)
                and load.parent is store.parent
                and old.has_one_use()
                and _is_there(load, old, store)
                and not any(is_inside(block_of(x), loop) for x in _places(load, store))
                and _runs(loop)
            ):
                found.append((load, store))
                break
    return found


def _places(load: Operation, store: Operation) -> Sequence[SSAValue]:
    return (*load.operands, *store.operands[1:])


def _runs(loop: Operation) -> bool:
    """True if a loop has iterations, since it says so or since a loop around it has the same."""
    low, high = loop.operands[:2]
    return surely_runs(loop) or any(
        around.operands[0] is low and around.operands[1] is high
        for around in scf_loops_around(loop)
    )


def _carry(loop: Operation, load: Operation, store: Operation) -> None:
    """Carry a sum, load it in front of the loop and store it behind."""
    behind = loop.next_op
    assert behind is not None
    move(load, loop)
    value = store.operands[0]
    carried, left = carry(loop, load.results[0], lambda _: value)
    use = next(use for use in load.results[0].uses if use.operation is not loop)
    use.operation.operands[use.index] = carried
    store.operands[0] = left
    move(store, behind)
    _forward(load)


def _forward(load: Operation) -> None:
    """Forward what was stored right before a sum at its place."""
    before = load.prev_op
    while before is not None and _is_silent(before):
        before = before.prev_op
    if before is not None and before.name == "memref.store":
        if _is_same_place(before.operands[1:], load.operands):
            replace(load, before.operands[0])


def _is_silent(op: Operation) -> bool:
    return not op.regions and effect_of(op).is_nothing


def _is_alone(
    store: Operation, loop: Operation, effects: Effects, load: Operation | None = None
) -> bool:
    """True if nothing else in the loop touches that memory, or may end the loop."""
    aliasing = effects.aliasing
    mask = aliasing.mask(store.operands[1])
    for op in walk(loop):
        if op is not store and op is not load:
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
