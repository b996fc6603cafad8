"""``sink-stores``: what a loop carries and stores at one place is stored behind the loop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import carry
from ad_opt.dialects.support.ir.queries import is_made_in, last_of, scf_loops_around, walk
from ad_opt.dialects.support.ir.rewriting import move
from ad_opt.passes.analysis.dependence.elements import Elements
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
from ..scalar.aggressive_dce import remove_unneeded
from ..scalar.simplify import merge_equal
from .conditional_sums import (
    Sum,
    add_always,
    conditional_sums,
    is_same_place,
    may_access_always,
    sum_at,
)
from .forward_stores import forward_stores
from .unread_buffers import remove_unread_buffers


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

    Sums that are loaded and stored in each iteration are carried, too, also those that branches add
    to: these give terms, or -0.0, which changes no number::

        scf.for %k = %c0 to %n step %c1 {        %first = memref.load %c[%i]
          scf.if %some {                         %sum = scf.for %k = %c0 to %n step %c1
            %x = memref.load %a[%k]                  iter_args(%t = %first) {
            %t = memref.load %c[%i]                %y = scf.if %some {
            %u = arith.addf %t, %x                   %x = memref.load %a[%k]
            memref.store %u, %c[%i]                  scf.yield %x
          }                                        } else {
        }                                            scf.yield %none
                                                   }
                                                   %u = arith.addf %t, %y
                                                   scf.yield %u
                                                 }
                                                 memref.store %sum, %c[%i]

    Legal if the place is the same in all iterations, nothing else in the loop touches it (other
    elements of its buffer, maybe: ``a[i, j] -= a[i, k] * a[k, j]`` for ``k < j < i``), and the loop
    surely runs or begins with what is in the place, or the place may be read and written in any
    case: it is stored beside the loop, or in a buffer of the function's own. So it has to be where
    branches add to it. Then stored values are forwarded, as by `forward-stores`: the program
    divides the sum, say, and stores it once more. Buffers of the function that are read by nobody
    then go. Options: none.
    """

    name = "sink-stores"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        loops = [op for op in walk(func) if op.name == "scf.for"]
        stores = [(loop, at, op) for loop in loops if loop.results for at, op in _stored(loop)]
        if not stores and not any(map(_may_have_sums, loops)):
            return False
        effects = analyses.get(Effects, func)
        sinking = _Sinking(func, effects)
        for loop in reversed(loops):  # the inner ones come later in a walk
            sinking.carry_sums(loop)
        for loop, at, store in reversed(stores):
            if store.parent_op() is loop:  # else it is of a sum, and behind the loop already
                sinking.sink(loop, at, store)
        if sinking.done:  # what is known of effects holds for more than there is in loops now
            forward_stores(func, effects)
            remove_unread_buffers(func, effects)  # such a place may have been all that was read
            if any([merge_equal(loop) for loop in loops]):  # what the loop left beside its store
                remove_unneeded(func)
        count("stores behind their loops", sinking.done)
        return sinking.done > 0


def _may_have_sums(loop: Operation) -> bool:
    """True if a loop stores something at a place that it does not move, maybe in a branch."""
    return any(sum_at(op, loop) is not None for op in walk(loop))


@dataclass
class _Sinking:
    """Takes stores out of the loops of a function."""

    func: Operation
    effects: Effects
    done: int = 0

    def __post_init__(self) -> None:
        self._elements = Elements(self.func, self.effects.aliasing)

    def carry_sums(self, loop: Operation) -> None:
        """Carry the sums that a loop makes at one place."""
        adds = [one for op in loop.regions[0].block.ops if (one := sum_at(op, loop)) is not None]
        for one in adds:
            if _runs(loop, one) and self._is_alone((one.store, one.load), loop):
                self._changed()
                _carry(loop, one)
        for branch, sums in conditional_sums(loop):
            own = [op for one in sums for op in (one.store, one.load)]
            if may_access_always(sums[0], loop) and self._is_alone(own, loop):
                self._changed()
                _carry(loop, add_always(branch, sums))

    def sink(self, loop: Operation, at: int, store: Operation) -> None:
        """Store what a loop carries behind it."""
        if self._is_alone((store,), loop) and _begins_there(loop, at, store, self.effects):
            following = loop.next_op
            assert following is not None
            self._changed()
            store.operands[0] = loop.results[at]
            move(store, following)

    def _changed(self) -> None:
        self.done += 1
        self._elements = Elements(self.func, self.effects.aliasing)

    def _is_alone(self, own: Sequence[Operation], loop: Operation) -> bool:
        """True if nothing but stores and loads of one place in the loop, of which the first is a
        store, touches that place, or may end the loop.
        """
        aliasing = self.effects.aliasing
        mask = aliasing.mask(own[0].operands[1])
        near: list[Operation] = []
        for op in walk(loop):
            if op in own:
                continue
            masks = self.effects.own(op)
            if masks.ordered:
                return False
            if aliasing.closure(masks.reads | masks.writes | masks.frees) & mask:
                if not accesses_at_operands(op) or not is_plain(op):
                    return False
                near.append(op)
        return not near or self._elements.are_elsewhere(near, own[0], loop)


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
                if all(not is_made_in(x, loop) for x in op.operands[1:]):
                    found.append((at, op))
    return found


def _runs(loop: Operation, one: Sum) -> bool:
    """True if a loop has iterations, since it says so or since a loop around it has the same; or if
    that does not matter, since the place of a sum may be read and written in any case.
    """
    low, high = loop.operands[:2]
    return (
        surely_runs(loop)
        or any(
            around.operands[0] is low and around.operands[1] is high
            for around in scf_loops_around(loop)
        )
        or may_access_always(one, loop)
    )


def _carry(loop: Operation, one: Sum) -> None:
    """Carry a sum, load it in front of the loop and store it behind."""
    load, store = one.load, one.store
    behind = loop.next_op
    assert behind is not None
    move(load, loop)
    value = store.operands[0]
    carried, left = carry(loop, load.results[0], lambda _: value)
    use = next(use for use in load.results[0].uses if use.operation is not loop)
    use.operation.operands[use.index] = carried
    store.operands[0] = left
    move(store, behind)


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
    return given is value and is_same_place(place, store.operands[1:])


def _stays(access: Operation, loop: Operation, store: Operation, effects: Effects) -> bool:
    """True if an access stands in front of a loop, and nothing between them writes the place."""
    last = loop.prev_op
    while last is not None and last is not access:
        if effects.may_write(last, store.operands[1]):
            return False
        last = last.prev_op
    return last is access
