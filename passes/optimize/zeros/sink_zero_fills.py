"""``sink-zero-fills``: zeros are written where a loop first adds to them, or not at all.

Derivatives begin with shadows of zeros, to which loops add. A loop over all of such a buffer then
reads zeros that were written before; here it begins with zero itself. This is the elision of the
initialization of accumulations (sources/ocannl-lowering.md, "Zeroing"), for any loops.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.core.memref.memref import StoreOp
from ad_opt.dialects.support.ir.build import Index
from ad_opt.dialects.support.ir.queries import constant_of, defining_op, is_made_in, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.ops.catalogue import is_loop
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.arith import CmpiOp, MaxSIOp, MinSIOp, SubiOp
from xdsl.dialects.builtin import IndexType, MemRefType
from xdsl.dialects.memref import ReinterpretCastOp
from xdsl.dialects.scf import YieldOp
from xdsl.ir import Block, Operation, SSAValue

from .dead_fills import remove_dead_fills
from .filling_marks import ends_of, fill_ahead
from .fills import Fill, Touched, fill_of, is_plain, is_size


@dataclass(frozen=True)
class SinkZeroFillsPass(FunctionPass):
    """Loops over whole buffers that were filled with zeros begin with zeros themselves.

    Before, and after::

        scf.for %i = %c0 to %size step %c1 {             // %size is that of %m
          memref.store %zero, %m[%i] : memref<?xf64>
        }
        scf.for %i = %c0 to %n step %c1 {
          %old = memref.load %m[%i] : memref<?xf64>
          %new = arith.addf %old, %x : f64
          memref.store %new, %m[%i] : memref<?xf64>
        }

        scf.for %i = %n to %size step %c1 {              // what the loop does not write
          memref.store %zero, %m[%i] : memref<?xf64>
        }
        scf.for %i = %c0 to %n step %c1 {
          %new = arith.addf %zero, %x : f64
          memref.store %new, %m[%i] : memref<?xf64>
        }

    The loop is the first to touch the buffer, and each iteration touches elements of its own: those
    whose index in one dimension is its induction variable, counted up or down. It goes on inside:
    if all dimensions are numbers of iterations, and an element is loaded first and then stored, the
    load is of zero; else the zeros are written in front of the first access, if such elements are
    there. A loop may see an array of one dimension as rows, by a view; one that counts the places
    of rows itself fills ahead of what it touches (`filling_marks`). Where the loop stands in a
    branch, the zeros are written in both. Loops that fill a buffer right before it is freed go. No
    bit changes.

    Options: ``innermost`` (false): only loops without loops in them are sunk into; zeros between
    the loops of a nest would keep iterations of the outer one from being lanes.
    """

    name = "sink-zero-fills"
    innermost: bool = False

    @override
    def apply_function(
        self, ctx: Context, func: Operation, analyses: AnalysisManager
    ) -> bool | None:
        dead = remove_dead_fills([*walk(func)])
        fills = [fill for op in walk(func) if op.name == "scf.for" and (fill := fill_of(op))]
        if not fills:
            return dead > 0
        memory = Touched(analyses.get(Effects, func))
        sunk = [_Sinking(fill, memory, innermost=self.innermost).run() for fill in fills]
        return dead > 0 or any(sunk)


@dataclass(frozen=True, order=True)
class _Own:
    """A dimension of a buffer of which each iteration of a loop has one index."""

    dimension: int
    is_falling: bool
    """True if the first iteration has the last index."""

    def index(self, loop: Operation) -> SSAValue:
        """The index, in the loop."""
        block = loop.regions[0].block
        if not self.is_falling:
            return block.args[0]
        assert block.first_op is not None
        em = Emitter(block, block.first_op, loop.location)
        last = em.value(SubiOp(loop.operands[1], em.index(1)))
        return em.value(SubiOp(last, block.args[0]))


def _counts_down(index: SSAValue, loop: Operation) -> bool:
    """True if an index is the number of iterations, less one, less the variable of a loop."""
    owner = defining_op(index, "arith.subi")
    if owner is None:
        return False
    last, variable = owner.operands
    ends = last.owner
    if variable is not loop.regions[0].block.args[0] or constant_of(loop.operands[0]) != 0:
        return False
    if not isinstance(ends, Operation) or ends.name != "arith.subi":
        return False
    return ends.operands[0] is loop.operands[1] and constant_of(ends.operands[1]) == 1


class _Sinking:
    """Moves one fill to where its buffer is first touched, through ``seen``."""

    def __init__(
        self,
        fill: Fill,
        memory: Touched,
        seen: SSAValue | None = None,
        *,
        innermost: bool = False,
    ):
        self.fill = fill
        self.innermost = innermost
        self.memory = memory
        self.mask = memory.effects.aliasing.mask(fill.buffer)
        self.seen = seen or fill.buffer
        type = self.seen.type
        assert isinstance(type, MemRefType)
        self.rank = type.get_num_dims()

    def run(self) -> bool:
        """Move the fill, if the first to touch the buffer is a loop over elements of its own."""
        nest = self.fill.nest
        if not self._begin(nest.next_op):
            return False
        erase(nest)
        return True

    def _begin(self, op: Operation | None) -> bool:
        """Sink into the first operation from ``op`` on that touches the buffer; false if it is none
        to sink into.
        """
        first = self._first_from(op)
        if first is None:
            return False
        if first.name == "scf.if":
            return self._branch(first)
        if self.innermost and any(is_loop(op) for op in walk(first) if op is not first):
            return False
        return self._begin_in(first) or self._begin_in_rows(first) or self._fill_ahead(first)

    def _begin_in(self, loop: Operation) -> bool:
        """Sink into a loop over elements of its own."""
        own = self._own_dimension(loop, {})
        if own is not None:
            self._sink(loop, {own.dimension: own.index(loop)}, frozenset())
        return own is not None

    def _begin_in_rows(self, loop: Operation) -> bool:
        """Sink into a loop that sees an array of one dimension as rows."""
        first = next(filter(self._touches, walk(loop)), None)
        place = _ACCESSES.get(first.name) if first is not None and self.rank == 1 else None
        if first is None or place is None:
            return False
        view = first.operands[place]
        made = view.owner
        if not isinstance(made, ReinterpretCastOp) or made.source is not self.fill.buffer:
            return False
        if not is_plain(view) or is_made_in(view, loop):
            return False
        return _SinkingInRows(self.fill, self.memory, view)._begin_in(loop)

    def _first_from(self, op: Operation | None) -> Operation | None:
        while op is not None and not self._touched_in(op):
            op = op.next_op
        return op

    def _branch(self, branch: Operation) -> bool:
        """Sink into the branches, if that helps one of them; others are filled in front."""
        if self._touches(branch):
            return False
        sunk = [bool(r.blocks) and self._begin(r.block.first_op) for r in branch.regions]
        if not any(sunk):
            return False
        for region, done in zip(branch.regions, sunk, strict=True):
            if not region.blocks:
                region.add_block(Block([YieldOp()]))
            if not done:
                self._fill(Emitter(region.block, region.block.first_op, branch.location), {})
        return True

    def _fill_ahead(self, loop: Operation) -> bool:
        """Fill an array of one dimension row by row."""
        accesses = self._accesses_in(loop) if self.rank == 1 else None
        if accesses is None:
            return False
        first = self._first_from(loop.regions[0].block.first_op)
        assert first is not None
        ends = ends_of(loop, first, [indices[0] for indices in accesses])
        if ends is None:
            return False
        fill_ahead(loop, first, ends, self.fill.buffer, self.fill.zero.op)
        return True

    def _sink(self, loop: Operation, at: dict[int, SSAValue], unsure: frozenset[int]) -> None:
        """Begin the elements of each iteration of ``loop`` with zeros: of the dimensions ``at``
        they have the number that is an induction variable, the last one that of ``loop``. In those
        that are ``unsure``, there may be no such element where nothing is accessed.
        """
        *outer, dimension = at
        self._fill_rest(loop, {d: at[d] for d in outer}, dimension, unsure)
        body = loop.regions[0].block
        first = next(op for op in body.ops if self._touched_in(op))
        if first.name in _ACCESSES:
            unsure = frozenset()
        elif not self._stays_within(loop, dimension):
            unsure |= {dimension}
        if len(at) == self.rank:
            self._begin_with_zero(body, first, at, unsure)
            return
        inner = self._own_dimension(first, at)
        if inner is None:
            self._fill_in(Emitter(body, first, first.location), at, unsure)
        else:
            self._sink(first, {**at, inner.dimension: inner.index(first)}, unsure)

    def _stays_within(self, loop: Operation, dimension: int) -> bool:
        """True if all numbers of a loop are indices of a dimension."""
        start = constant_of(loop.operands[0])
        return start is not None and start >= 0 and self._is_all(loop.operands[1], dimension)

    def _is_all(self, upper: SSAValue, dimension: int) -> bool:
        return is_size(upper, self.seen, dimension)

    def _begin_with_zero(
        self, body: Block, first: Operation, at: dict[int, SSAValue], unsure: frozenset[int]
    ) -> None:
        """Let loads of the one element in front of a store give zero."""
        touched = [op for op in body.ops if self._touched_in(op)]
        direct = next((k for k, op in enumerate(touched) if op.name != "memref.load"), len(touched))
        if direct == len(touched) or touched[direct].name != "memref.store":
            self._fill_in(Emitter(body, first, first.location), at, unsure)
            return
        for load in touched[:direct]:
            zero = self._zero(Emitter(body, load, load.location))
            replace(load, zero)

    # ------------------------------------------------------------------ what touches the buffer

    def _touches(self, op: Operation) -> bool:
        return bool(self.memory.own(op) & self.mask)

    def _touched_in(self, op: Operation) -> bool:
        return bool(self.memory.inside(op) & self.mask)

    def _own_dimension(self, loop: Operation, at: dict[int, SSAValue]) -> _Own | None:
        """A dimension in which every access in ``loop`` has the number of the iteration, or that
        of an iteration that is as far from the last one.
        """
        accesses = self._accesses_in(loop)
        if accesses is None:
            return None
        variable = loop.regions[0].block.args[0]
        found = {_Own(k, down) for k in range(self.rank) if k not in at for down in (False, True)}
        for indices in accesses:
            found &= {_Own(k, False) for k, index in enumerate(indices) if index is variable} | {
                _Own(k, True) for k, index in enumerate(indices) if _counts_down(index, loop)
            }
        return min(found, default=None)

    def _accesses_in(self, loop: Operation) -> list[Sequence[SSAValue]] | None:
        """Indices of all accesses to the buffer in a loop; ``None`` if it is touched otherwise."""
        if loop.name != "scf.for" or constant_of(loop.operands[2]) != 1:
            return None
        if not isinstance(loop.operands[0].type, IndexType) or self._touches(loop):
            return None
        found: list[Sequence[SSAValue]] = []
        for op in walk(loop):
            if not self._touches(op):
                continue
            place = _ACCESSES.get(op.name)
            if place is None or op.operands[place] is not self.seen:
                return None
            found.append(op.operands[place + 1 :])
        return found

    # ------------------------------------------------------------------ zeros

    def _zero(self, em: Emitter) -> SSAValue:
        return em.value(self.fill.zero.op.clone())

    def _fill_rest(
        self, loop: Operation, at: dict[int, SSAValue], dimension: int, unsure: frozenset[int]
    ) -> None:
        """Fill what the iterations of ``loop`` leave out: before its first, behind its last."""
        lower, upper = loop.operands[:2]
        assert loop.parent is not None
        em = Emitter(loop.parent, loop, loop.location)
        extent = em.index(em.dim(self.seen, dimension))
        start = constant_of(lower)
        if start != 0:
            before = em.index(0), em.value(MinSIOp(lower, extent))
            self._fill_in(em, at, unsure, {dimension: before})
        if not self._is_all(upper, dimension):
            behind = em.value(MaxSIOp(upper, lower))
            if start is None:
                behind = em.value(MaxSIOp(behind, em.index(0)))
            self._fill_in(em, at, unsure, {dimension: (behind, extent)})

    def _fill_in(
        self,
        em: Emitter,
        at: dict[int, SSAValue],
        unsure: frozenset[int],
        ranges: dict[int, tuple[SSAValue, SSAValue]] | None = None,
    ) -> None:
        """Do what `_fill` does, if the indices in the dimensions that are ``unsure`` are some."""
        for dimension in sorted(unsure):
            extent = em.index(em.dim(self.seen, dimension))
            inside = em.value(CmpiOp(at[dimension], extent, "ult"))
            em = em.where(inside)
        self._fill(em, at, ranges)

    def _fill(
        self,
        em: Emitter,
        at: dict[int, SSAValue],
        ranges: dict[int, tuple[SSAValue, SSAValue]] | None = None,
    ) -> None:
        """Store zeros to the elements with the indices ``at`` in some dimensions; those in
        ``ranges`` run between two bounds, the others over all.
        """
        indices: list[SSAValue] = []
        for dimension in range(self.rank):
            if dimension in at:
                indices.append(at[dimension])
                continue
            bounds = (ranges or {}).get(dimension)
            if bounds is None:
                bounds = em.index(0), em.index(em.dim(self.seen, dimension))
            index, em = em.each(*bounds)
            indices.append(index)
        em.emit(StoreOp.get(self._zero(em), self.seen, indices))


class _SinkingInRows(_Sinking):
    """Moves a fill of an array of one dimension into a loop that sees it as rows, one behind the
    other, by a view whose last row may be beyond its end. Dimensions are taken from the first on:
    what an iteration fills is then one range of the array.
    """

    @override
    def _own_dimension(self, loop: Operation, at: dict[int, SSAValue]) -> _Own | None:
        own = super()._own_dimension(loop, at)
        return own if own is not None and own.dimension == len(at) else None

    @override
    def _stays_within(self, loop: Operation, dimension: int) -> bool:
        return dimension == 0 or super()._stays_within(loop, dimension)

    @override
    def _fill_rest(
        self, loop: Operation, at: dict[int, SSAValue], dimension: int, unsure: frozenset[int]
    ) -> None:
        if dimension:
            super()._fill_rest(loop, at, dimension, unsure)
            return
        lower, upper = loop.operands[:2]
        assert loop.parent is not None
        em = Emitter(loop.parent, loop, loop.location)
        row = self._steps(em)[0]
        if constant_of(lower) != 0:
            self._fill_range(em, em.index(0), em.mul(lower, row))
        behind = em.mul(em.value(MaxSIOp(upper, lower)), row)
        self._fill_range(em, behind, em.dim(self.fill.buffer, 0))

    @override
    def _fill(
        self,
        em: Emitter,
        at: dict[int, SSAValue],
        ranges: dict[int, tuple[SSAValue, SSAValue]] | None = None,
    ) -> None:
        steps = self._steps(em)
        begin: Index = 0
        for dimension, index in at.items():
            begin = em.add(begin, em.mul(index, steps[dimension]))
        if len(at) == self.rank:
            self._fill_range(em, begin, em.add(begin, 1))
            return
        lower, upper = (ranges or {}).get(len(at), (0, em.dim(self.seen, len(at))))
        step = steps[len(at)]
        self._fill_range(em, em.add(begin, em.mul(lower, step)), em.add(begin, em.mul(upper, step)))

    def _steps(self, em: Emitter) -> list[Index]:
        """The numbers of elements from an index to the next one, of each dimension."""
        steps: list[Index] = [1]
        for dimension in range(self.rank - 1, 0, -1):
            steps.insert(0, em.mul(em.dim(self.seen, dimension), steps[0]))
        return steps

    def _fill_range(self, em: Emitter, lower: Index, upper: Index) -> None:
        """Fill a range of the array, as far as it is there."""
        size = em.index(em.dim(self.fill.buffer, 0))
        lower = em.value(MaxSIOp(em.index(lower), em.index(0)))
        index, inside = em.each(lower, em.value(MinSIOp(em.index(upper), size)))
        inside.emit(StoreOp.get(self._zero(inside), self.fill.buffer, [index]))


_ACCESSES = {"memref.load": 0, "memref.store": 1}
"""Accesses to one element, and the place of the buffer among their operands."""
