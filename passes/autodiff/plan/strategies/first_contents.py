"""Copies of arguments that the function overwrites: what of the originals has to be in them.

The forward sweep reads what is not overwritten yet in the original (`GivenMemory`). A copy of which
nothing else is read but what the function itself has written there begins with anything, and one
that only a branch accesses is filled in that branch. One that a nest overwrites first, from end to
end as far as the running program knows, need not be filled if that nest reaches all of it:

    scf.for %i = 0 to %n { memref.store %y, %a[%i] }        ; first of all that is done to `%a`
  is preceded by
    %all = arith.cmpi sge, %n, %extent                      ; of `%a`
    scf.if not %all { memref.copy %a_given, %a }
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ad_opt.dialects.core.memref.memref import CopyOp
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.affine.counted_boxes import CountedBox, counted_box, is_one_piece
from ad_opt.passes.analysis.affine.nests import nests_in
from ad_opt.passes.analysis.dependence.covered_reads import block_around, reads_only_own_writes
from ad_opt.passes.analysis.memory.objects import Arg
from ad_opt.passes.autodiff.plan.facts.accesses import Accesses
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.autodiff.plan.facts.given_memory import GivenMemory
from ad_opt.passes.emit.emit import Emitter
from xdsl.dialects import arith
from xdsl.dialects.memref import StoreOp
from xdsl.ir import Operation, SSAValue


@dataclass(frozen=True)
class FirstContents:
    """A copy that is filled with what is in its original."""

    copy: SSAValue
    original: SSAValue
    reached: Sequence[tuple[SSAValue, int]] = ()
    """Ends of loops that count from zero, and the dimensions that they write; all of the copy is
    written if each is at least as long as its dimension. Nothing if it is filled in any case."""
    product: bool = False
    """True if it has one dimension, of which the loops write as many elements as their product."""

    def emit(self, em: Emitter, values: Mapping[SSAValue, SSAValue]) -> None:
        """Fill the copy, unless all of it is about to be written."""
        copy, original = values[self.copy], values[self.original]
        enough: SSAValue | None = None
        ends = [(values[end], dimension) for end, dimension in self.reached]
        for end, dimension in ends:
            least = em.index(1 if self.product else em.maximum(1, em.dim(copy, dimension)))
            enough = _and(em, enough, em.compare("sge", end, least))
        if self.product:
            written = em.index(1)
            for end, _ in ends:
                written = em.index(em.mul(written, end))
            enough = _and(em, enough, em.compare("sge", written, em.index(em.dim(copy, 0))))
        if enough is not None:
            em = em.where(em.value(arith.XOrIOp(enough, em.true())))
        em.emit(CopyOp(original, copy))


def _and(em: Emitter, one: SSAValue | None, other: SSAValue) -> SSAValue:
    return other if one is None else em.value(arith.AndIOp(one, other))


def first_contents(facts: Facts, given: GivenMemory) -> Mapping[Operation, Sequence[FirstContents]]:
    """The operations in front of which copies are filled, which run at most once."""
    found: defaultdict[Operation, list[FirstContents]] = defaultdict(list)
    block = facts.primal.body.blocks[0]
    in_order = len(facts.primal.body.blocks) == 1
    assert block.first_op is not None
    for obj, original in given.originals.items():
        assert isinstance(obj, Arg)
        copy = block.args[obj.index]
        read = _accesses_of(facts, given, obj) if in_order else None
        if read is not None and (not any(reads for _, reads in read) or _is_own(facts, copy)):
            continue
        ops = [op for op, _ in read or ()]
        box = _first_nest(facts, given.accesses, copy, ops) if ops else None
        if box is None:
            first = _first_around(ops) or block.first_op
            found[first].append(FirstContents(copy, original))
        else:
            found[box.nest].append(_unless_all(copy, original, box))
    return found


def _accesses_of(facts: Facts, given: GivenMemory, obj: Arg) -> list[tuple[Operation, bool]] | None:
    """Operations that access a copy, and whether what they read has to be in it, in the order of
    the program; ``None`` if not all are known.
    """
    mask = facts.aliasing.mask_of(obj)
    found: list[tuple[Operation, bool]] = []
    for op in walk(facts.primal):
        if op.regions and not op.name.startswith("linalg."):
            continue
        written, read = facts.effects.writes(op), facts.effects.reads(op)
        if written is None or read is None:
            return None
        of_copy = [one for one in read if _may_be(facts, one, mask)]
        elsewhere = all(given.reads_original(op, one) for one in of_copy)
        if not elsewhere or any(_may_be(facts, one, mask) for one in written):
            found.append((op, not elsewhere))
    return found


def _may_be(facts: Facts, memref: SSAValue, mask: int) -> bool:
    objects = facts.aliasing.objects(memref)
    if objects is None:
        return True
    closure = sum(facts.aliasing.mask_of(one) for one in objects)
    return bool(facts.aliasing.closure(mask) & closure)


def _is_own(facts: Facts, copy: SSAValue) -> bool:
    """True if all that is read of a copy has been stored there before."""
    return reads_only_own_writes(nests_in(facts.primal), copy, facts.aliasing)


def _first_nest(
    facts: Facts, accesses: Accesses, copy: SSAValue, ops: Sequence[Operation]
) -> CountedBox | None:
    """The box of a copy that is written in front of all other accesses to it."""
    store = ops[0]
    if not isinstance(store, StoreOp) or store.value.type == store.memref.type:
        return None
    box = counted_box(store, facts.primal.body.block)
    if box is None or (box.memref is not copy and not is_one_piece(box, copy)):
        return None
    last = accesses.end[box.nest]
    return None if any(accesses.start[op] <= last for op in ops[1:]) else box


def _first_around(ops: Sequence[Operation]) -> Operation | None:
    """The first operation of the innermost branch in which all accesses are."""
    around = block_around(ops)
    return None if around is None else around.first_op


def _unless_all(copy: SSAValue, original: SSAValue, box: CountedBox) -> FirstContents:
    reached = [(end, dimension) for dimension, end in enumerate(box.ends)]
    return FirstContents(copy, original, reached, product=box.memref is not copy)
