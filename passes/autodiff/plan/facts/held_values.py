"""Values that memory holds until the function ends, and values that the trip before handed on.

What the reverse sweep wants is on the tape unless it is cheap to compute. A recurrence that stores
what it computes (``c[i] = ...``) would have it twice: in its array, and on the tape. If no other
store reaches that element any more, the array is as good as a tape: a local one, or that of an
argument which nobody wants back as it was. And what a loop carries into an iteration is what the
one before computed: where that can be had, so can this.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from ad_opt.dialects.core.memref.coinciding import elements_may_coincide
from ad_opt.dialects.support.ir.queries import (
    ancestors,
    block_of,
    constant_of,
    is_made_in,
    is_unsigned,
)
from ad_opt.passes.analysis.affine.nests import nest_of
from ad_opt.passes.analysis.dependence.separated import Separation
from ad_opt.passes.analysis.memory.objects import Alloc, Obj
from ad_opt.passes.ops.catalogue import is_loop, runs_once
from xdsl.dialects.builtin import AnyFloat
from xdsl.ir import Block, BlockArgument, Operation, OpResult, SSAValue

from .reloading import Storage
from .wanted import Handed

_BUFFERS = frozenset({"memref.alloc", "memref.alloca"})
"""Allocations that the way back still has. No fact: of the catalogue's, memory of a tape ends with
that."""
MOST_WRITES = 16
"""Most stores in one loop that are compared with one of them. A guess that keeps the search short:
programs overwrite an element a few times.
"""


@dataclass(frozen=True, eq=False)
class HeldValues:
    """Answers for one function."""

    storage: Storage
    alone: frozenset[Operation] = frozenset()
    """Loops that may be run again as a whole."""

    def by(self, value: SSAValue) -> Operation | None:
        """The store to an element that holds ``value`` from there to the end of the function."""
        if not isinstance(value.type, AnyFloat):
            return None
        for use in value.uses:
            op = use.operation
            stores = op.name == "memref.store" and use.index == 0
            if stores and op.parent is block_of(value) and self._stays(op):
                return op
        return None

    def handed_on(self, value: SSAValue) -> Handed | None:
        """Find where a carried number comes from, if the body of a counted loop computes it."""
        if not isinstance(value, BlockArgument) or not isinstance(value.type, AnyFloat):
            return None
        body = value.block
        loop = body.parent_op()
        if loop is None or loop.name != "scf.for" or value is body.args[0] or body.last_op is None:
            return None
        number = value.index - 1
        computed = body.last_op.operands[number]
        if not isinstance(computed, OpResult) or computed.op.parent is not body:
            return None
        if self._loops_around(body) is None:
            return None
        return Handed(loop, loop.operands[3 + number], computed)

    def _stays(self, store: Operation) -> bool:
        """True if a buffer holds what is stored to the end, and the way back has the buffer."""
        _, buffer, *indices = store.operands
        storage, accesses = self.storage, self.storage.accesses
        objects = storage.aliasing.objects(buffer)
        if objects is None or len(objects) != 1 or objects <= storage.refilled:
            return False
        (obj,) = objects
        if not storage.is_own(obj) or storage.may_change(buffer) or storage.must_undo(buffer):
            return False
        loops = (
            self._loops_around(block_of(store.operands[0])) if self._is_there(buffer, obj) else ()
        )
        if not loops or not _apart(indices, loops):
            return False
        first, own = accesses.start[loops[-1]], accesses.start[store]
        later = {
            position
            for positions in accesses.positions(obj)
            for position in positions[bisect_left(positions, first) :]
        }
        if max(later) > own:
            return False
        return len(later) == 1 or self._is_last(store, loops[-1], later)

    def _is_there(self, buffer: SSAValue, obj: Obj) -> bool:
        """True if the value of a buffer is visible at the end of the function, and each of its
        elements has a place of its own.
        """
        top = self.storage.accesses.function.regions[0].first_block
        if isinstance(obj, Alloc) and not (obj.op.name in _BUFFERS and obj.op.parent is top):
            return False
        return block_of(buffer) is top and not elements_may_coincide(buffer)

    def _is_last(self, store: Operation, outermost: Operation, writes: AbstractSet[int]) -> bool:
        """True if no write behind a store, at these positions in the loop around it, reaches what
        it has stored; all stand before it.
        """
        accesses = self.storage.accesses
        nest = nest_of(outermost)
        found = {accesses.start[one.op]: one for one in nest.everything() if one.writes}
        if len(writes) > MOST_WRITES or not writes <= found.keys():
            return False
        own = found[accesses.start[store]]
        return all(
            loop is not other or Separation(loop).never_later(own, found[position])
            for position in writes
            if found[position] is not own
            for loop, other in zip(own.loops, found[position].loops, strict=False)
        )

    def _loops_around(self, block: Block) -> list[Operation] | None:
        """The loops around a block, innermost first, if each runs through once and counts up."""
        loops: list[Operation] = []
        for op in ancestors(block):
            if op is self.storage.accesses.function:
                break
            if is_loop(op):
                again = op in self.storage.again or op in self.alone
                if op.name != "scf.for" or again or is_unsigned(op):
                    return None
                loops.append(op)
            elif not runs_once(op):
                return None
        return loops


def steps_back(store: Operation, loop: Operation) -> list[int] | None:
    """Distance in each index to the element of the iteration before; ``None`` if not known."""
    step = constant_of(loop.operands[2])
    by = [_moves(index, loop) for index in store.operands[2:]]
    if step is None or None in by:
        return None
    return [one * step for one in by if one is not None]


def _apart(indices: Sequence[SSAValue], loops: Sequence[Operation]) -> bool:
    """True if no two iterations have the same element, and those of the innermost loop go from one
    to the next, as records of a tape do.

    Of two iterations, take the outermost loop that tells them apart: some index moves with it, and
    not with the loops inside of it.
    """
    if not indices or _moves(indices[-1], loops[0]) not in (1, -1):
        return False
    for number, loop in enumerate(loops):
        for index in indices:
            inner = (_moves(index, one) for one in loops[:number])
            if _moves(index, loop) and all(by == 0 for by in inner):
                break
        else:
            return False
    return True


def _moves(index: SSAValue, loop: Operation) -> int | None:
    """The distance an index moves when a loop's variable does by one; ``None`` if not known."""
    from ad_opt.passes.analysis.affine.polynomials import polynomial_of  # which few programs need

    variable, form = loop.regions[0].block.args[0], polynomial_of(index)
    for monomial in form.terms:
        alone = monomial == (variable,)
        if not alone and any(is_made_in(value, loop) for value in monomial):
            return None
    return form.terms.get((variable,), 0)
