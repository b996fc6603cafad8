"""Copies of arguments that the function overwrites: what of the originals has to be in them.

The forward sweep reads what is not overwritten yet in the original (`GivenMemory`). A copy of which
nothing else is read but what the function itself has written there begins with anything. One that a
nest overwrites first, from end to end as far as the running program knows, need not be filled if
that nest reaches all of it:

    scf.for %i = 0 to %n { memref.store %y, %a[%i] }        ; first of all that is done to `%a`
  is preceded by
    %all = arith.cmpi sge, %n, %extent                      ; of `%a`
    scf.if not %all { memref.copy %a_given, %a }
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile

from ad_opt.dialects.core.memref.memref import CopyOp
from ad_opt.dialects.support.ir.queries import ancestors, block_of, constant_of, walk
from ad_opt.passes.analysis.affine.covered_reads import reads_only_own_writes
from ad_opt.passes.analysis.affine.nests import nests_in
from ad_opt.passes.analysis.affine.polynomials import Polynomial, polynomial_of
from ad_opt.passes.analysis.memory.objects import Arg
from ad_opt.passes.autodiff.plan.facts.accesses import Accesses
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.autodiff.plan.facts.given_memory import GivenMemory
from ad_opt.passes.emit.emit import Emitter
from xdsl.dialects import arith
from xdsl.dialects.builtin import DYNAMIC_INDEX, DenseArrayBase, IntegerType, MemRefType
from xdsl.dialects.memref import ReinterpretCastOp, StoreOp
from xdsl.ir import Operation, OpResult, SSAValue


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
    """The operations of the function's own block in front of which copies are filled."""
    found: defaultdict[Operation, list[FirstContents]] = defaultdict(list)
    block = facts.primal.body.block
    assert block.first_op is not None
    for obj, original in given.originals.items():
        assert isinstance(obj, Arg)
        copy = block.args[obj.index]
        read = _accesses_of(facts, given, obj)
        if read is not None and (not any(reads for _, reads in read) or _is_own(facts, copy)):
            continue
        ops = [op for op, _ in read or ()]
        nest = _first_nest(facts, given.accesses, copy, ops) if ops else None
        if nest is None:
            found[block.first_op].append(FirstContents(copy, original))
        else:
            store, loop = nest
            found[loop].append(_unless_all(copy, original, store))
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
) -> tuple[StoreOp, Operation] | None:
    """The store to a box of a copy, and the loop around it, behind which all other accesses are."""
    store = ops[0]
    if not isinstance(store, StoreOp) or store.value.type == store.memref.type:
        return None
    loops = list(_plain_nest(store, facts.primal))
    variables = [loop.regions[0].block.args[0] for loop in loops]
    if not loops or set(variables) != set(store.indices) or len(variables) != len(store.indices):
        return None
    if store.memref is not copy and not _is_row_major(store.memref, copy, loops, store):
        return None
    outermost, last = loops[-1], accesses.end[loops[-1]]
    if any(accesses.start[op] <= last for op in ops[1:]):
        return None
    return store, outermost


def _plain_nest(store: StoreOp, function: Operation) -> Iterator[Operation]:
    """Loops that count from zero by one, from the innermost; none if others are around, or if their
    ends are not known in front of all.
    """
    around = list(takewhile(lambda op: op is not function, ancestors(store)))
    top = function.regions[0].block
    for loop in around:
        if loop.name != "scf.for" or [constant_of(x) for x in loop.operands[0:3:2]] != [0, 1]:
            return
        if block_of(loop.operands[1]) is not top:
            return
    yield from around


def _ends(store: StoreOp) -> list[tuple[SSAValue, int]]:
    """The end of the loop that each subscript is counted by, and its dimension."""
    found: list[tuple[SSAValue, int]] = []
    for dimension, index in enumerate(store.indices):
        loop = index.owner.parent_op() if not isinstance(index.owner, Operation) else None
        assert loop is not None
        found.append((loop.operands[1], dimension))
    return found


def _unless_all(copy: SSAValue, original: SSAValue, store: StoreOp) -> FirstContents:
    return FirstContents(copy, original, _ends(store), product=store.memref is not copy)


def _is_row_major(
    memref: SSAValue, copy: SSAValue, loops: Sequence[Operation], store: StoreOp
) -> bool:
    """True if ``memref`` is all of a copy with more dimensions, of which the inner ones are written
    from end to end: then what is written is one piece, from the first element on.
    """
    if not isinstance(memref, OpResult) or not isinstance(memref.op, ReinterpretCastOp):
        return False
    view, kind = memref.op, copy.type
    if view.source is not copy or not isinstance(kind, MemRefType) or kind.get_num_dims() != 1:
        return False
    if view.offsets or view.static_offsets.get_values() != (0,):
        return False
    sizes = _polynomials(view.static_sizes, view.sizes)
    strides = _polynomials(view.static_strides, view.strides)
    expected = Polynomial.number(1)
    for size, stride in zip(sizes[::-1], strides[::-1], strict=True):
        if stride != expected:
            return False
        expected = expected.times(size)
    ends = [polynomial_of(end) for end, _ in _ends(store)]
    return ends[1:] == sizes[1:]


def _polynomials(
    static: DenseArrayBase[IntegerType], given: Sequence[SSAValue]
) -> list[Polynomial]:
    dynamic = iter(given)
    return [
        polynomial_of(next(dynamic)) if number == DYNAMIC_INDEX else Polynomial.number(int(number))
        for number in static.get_values()
    ]
