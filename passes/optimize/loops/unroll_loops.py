"""``unroll-loops``: short loops over small local buffers, and tiny ones that sum, are written out.

A buffer whose elements are all known by number is a handful of values (`promote-memory`). A loop of
a few trips that is known to index it hides the numbers; C is full of such loops over vectors of
three and matrices of four. A loop is written out only if all accesses to one of its buffers have
constant indices then, be it behind a loop around it on which its bounds depend; or if it has but a
few trips, in another loop, to compute values from what it reads: the loop around has a straight
body then, of which lanes and sums can be made, and no reverse of a loop has to be. Loops that
exchange buffers name them (`exchanged_buffers`). Needs ``scf.for``; leaves index arithmetic folded.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import ancestors, children, constant_of, walk
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.dialects.support.ir.shaped_types import has_few_elements
from ad_opt.dialects.support.process.trampoline import drive
from ad_opt.passes.analysis.affine.index_ranges import range_of
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.operation_names import OperationNames
from ad_opt.passes.ops.catalogue import allocations_of, effect_of, is_counting, is_loop, only_reads
from ad_opt.passes.optimize.scalar.simplify import Simplifier
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Block, Operation, SSAValue

from .exchanged_buffers import unroll_exchange

MOST_OPERATIONS = 1024
"""Most operations that one loop may become, with the loops in it. Straight code lets local
arrays become values; too much of it is compiled slowly, and runs slowly once its values are more
than registers hold. Measured: the gradient of products of 4 x 4 matrices in local arrays (700
operations) is three times as fast unrolled. That of a nest of 8 x 8 trips that becomes 700
operations takes 73 us instead of 45 us with only its inner loop unrolled, and 0.38 s instead of
0.18 s to compile; with 1300 operations 592 us instead of 63 us, and 0.72 s instead of 0.22 s.
"""

MOST_TRIPS_OF_TINY = 8
"""Most trips of a loop that is written out for its own sake. Measured: the gradient of a sum over
pairs of 1000 points of k coordinates takes 1.4 ms for k = 2 and 0.8 ms written out, 1.8 and 0.8 for
3, 4.2 and 2.8 for 8, 5.8 and 5.0 for 12; it compiles in half the time.
"""

MOST_OPERATIONS_OF_TINY = 96
"""Most operations that it may become: twice those of eight coordinates. A guess: beyond, values are
more than registers hold.
"""

ALLOCATIONS = allocations_of("memref")
_ACCESSES = {"memref.load": 1, "memref.store": 2}
"""Accesses to one element: where their indices begin."""


@dataclass(frozen=True)
class UnrollLoopsPass(FunctionPass):
    """Write out short loops that index small local buffers.

    Before, and after (and what ``promote-memory`` makes of it)::

        scf.for %i = %c0 to %c3 step %c1 {
          %e = memref.load %p[%i] : memref<?xf64>
          memref.store %e, %v[%i] : memref<3xf64>
        }

        %e0 = memref.load %p[%c0] : memref<?xf64>
        memref.store %e0, %v[%c0] : memref<3xf64>
        %e1 = memref.load %p[%c1] : memref<?xf64>
        ...

    Options: ``most-trips`` (8), and ``max-elements`` of a buffer (16, as in ``promote-memory``).
    """

    name = "unroll-loops"
    most_trips: int = 8
    max_elements: int = 16

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        names = analyses.get(OperationNames, func)
        if not names.any_of({"scf.for"}):
            return False
        loops = [op for op in walk(func) if op.name == "scf.for"]
        done, more = any([unroll_exchange(loop) for loop in reversed(loops)]), True
        while more:
            written, more = self._write_out(func, names)
            done |= written
            if done:
                simplifier = Simplifier()
                for region in func.regions:
                    drive(simplifier.region(region))
        return done

    def _write_out(self, func: Operation, names: OperationNames) -> tuple[bool, bool]:
        """Write out the loops whose trips are known; whether there were any, and whether others
        may be known behind them.
        """
        operations = list(walk(func))
        chosen: set[Operation] = set()
        if names.any_of(ALLOCATIONS):
            for op in operations:
                if op.name not in ALLOCATIONS:
                    continue
                if has_few_elements(op.results[0].type, self.max_elements):
                    chosen |= self._loops_over(op)
        tiny = _tiny_loops(operations) - chosen
        sizes: dict[Operation, int] = {}
        for loop in [op for op in reversed(operations) if op in chosen or op in tiny]:
            size = _size(loop, sizes) * _most_trips(loop)
            if size <= (MOST_OPERATIONS_OF_TINY if loop in tiny else MOST_OPERATIONS):
                sizes[loop] = size
        known = [loop for loop in sizes if trips_of(loop) is not None]
        for loop in known:
            unroll(loop)
        return bool(known), 0 < len(known) < len(sizes)

    def _loops_over(self, alloc: Operation) -> set[Operation]:
        """The loops that are to be written out for a buffer; none if that does not help."""
        loops: set[Operation] = set()
        for use in alloc.results[0].uses:
            op = use.operation
            if op.name == "memref.dealloc":
                continue
            first = _ACCESSES.get(op.name)
            if first is None or use.index != first - 1:
                return set()
            for index in op.operands[first:]:
                found = self._loops_of(index)
                if found is None:
                    return set()
                loops |= found
        return loops

    def _loops_of(self, index: SSAValue) -> set[Operation] | None:
        """The loops by whose variables an index is known; ``None`` if it depends on more."""
        loops: set[Operation] = set()
        pending, steps = [index], 0
        while pending and steps < 32:
            value, steps = pending.pop(), steps + 1
            owner = value.owner
            if constant_of(value) is not None:
                continue
            if isinstance(owner, Block):
                loop = owner.parent_op()
                if loop is None or loop.name != "scf.for" or value is not owner.args[0]:
                    return None
                if not 0 <= _most_trips(loop) <= self.most_trips:
                    return None
                loops.add(loop)
                pending += loop.operands[:3]
            elif is_counting(owner) or owner.name == "arith.shli":
                pending += owner.operands
            else:
                return None
        return None if pending else loops


def _tiny_loops(operations: Sequence[Operation]) -> set[Operation]:
    """Loops of a few trips, with nothing in them but such loops, that compute from what they read.

    What they compute is used by more than stores and sums around: a loop of which this is all is
    part of a nest, which has other uses as a whole (`raise-products`).
    """
    found: set[Operation] = set()
    for op in reversed(operations):
        if op.name == "scf.for" and _is_tiny(op, found):
            found.add(op)
    used: set[Operation] = set()
    for op in operations:
        parent = op.parent_op()
        if op in found and (parent in used or any(map(_is_operand, op.results))):
            used.add(op)
    return used


def _is_tiny(loop: Operation, tiny: set[Operation]) -> bool:
    trips, around = trips_of(loop), loop.parent_op()
    if trips is None or len(trips) > MOST_TRIPS_OF_TINY or not any(map(is_loop, ancestors(loop))):
        return False
    assert around is not None
    ops = (op for op in loop.regions[0].block.ops if op is not loop.regions[0].block.last_op)
    return all(op in tiny if op.regions else _computes(op) for op in ops)


def _computes(op: Operation) -> bool:
    return only_reads(op) or effect_of(op).is_nothing


def _is_operand(value: SSAValue) -> bool:
    """True if something is computed with a value."""
    return any(bool(use.operation.results) and not use.operation.regions for use in value.uses)


def trips_of(loop: Operation) -> range | None:
    """The values of the induction variable, if the bounds are constant."""
    first, end, step = map(constant_of, loop.operands[:3])
    if first is None or end is None or step is None or step < 1:
        return None
    return range(first, end, step)


def _most_trips(loop: Operation) -> int:
    """Return the most trips of a loop; -1 where that is not known."""
    if (trips := trips_of(loop)) is not None:
        return len(trips)
    first, end = (range_of(bound) for bound in loop.operands[:2])
    if first is None or end is None or constant_of(loop.operands[2]) != 1:
        return -1
    return max(0, end[1] - first[0])


def _size(loop: Operation, sizes: dict[Operation, int]) -> int:
    """Return the count of operations of the body, with the loops in it written out."""
    count, pending = 0, list(loop.regions[0].block.ops)
    while pending:
        op = pending.pop()
        count += 1
        if op in sizes:
            count += sizes[op]
            continue
        pending += children(op)
    return count


def unroll(loop: Operation) -> None:
    """Put a copy of the body for each trip in the place of a loop with constant bounds."""
    body, b = loop.regions[0].block, Builder.at(loop)
    last, trips = body.last_op, trips_of(loop)
    assert last is not None
    assert trips is not None
    carried = list(loop.operands[3:])
    for trip in trips:
        known: dict[SSAValue, SSAValue] = {body.args[0]: b.integer(trip, body.args[0].type)}
        known |= zip(body.args[1:], carried, strict=True)
        for op in body.ops:
            if op is not last:
                b.emit(op.clone(value_mapper=known))
        carried = [known.get(value, value) for value in last.operands]
    replace(loop, *carried)
