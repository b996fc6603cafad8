"""Arguments that are copies, whose originals a gradient has as well: what is read of them before it
is overwritten is in the original still when it is reversed, and need not be saved.

    %x = memref.load %a[%i]         ; `%a` is a copy of `%a_given`, which nobody writes
    memref.store %y, %a[%i]
  is reversed with ``memref.load %a_given[%i]`` in the place of ``%x``.

That holds of a read before which nothing has written the same element: all writes stand behind the
read and the loops around it, or no iteration of a loop around both reads what one before it wrote.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import TYPE_CHECKING

from ad_opt.dialects.autodiff.autodiff import GIVEN
from ad_opt.dialects.support.ir.argument_attributes import argument_attributes
from ad_opt.dialects.support.ir.queries import ancestors, walk
from ad_opt.passes.analysis.memory.objects import Arg, Obj
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.ops.catalogue import is_load, is_loop, viewed
from xdsl.dialects.builtin import IntegerAttr, MemRefType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, OpResult, SSAValue

from .accesses import Accesses
from .key import Key

if TYPE_CHECKING:
    from ad_opt.passes.analysis.affine.nests import Access


@dataclass(frozen=True, eq=False)
class GivenMemory:
    """Answers for the body of one function."""

    accesses: Accesses
    originals: Mapping[Obj, SSAValue]
    """Arguments that are copies, to those that hold what was in these at first."""

    @staticmethod
    def of(primal: FuncOp, key: Key, accesses: Accesses) -> GivenMemory:
        """The arguments of a function that say so, where the way back sees them."""
        found: dict[Obj, SSAValue] = {}
        for arg in primal.body.blocks[0].args if key.mode == "combined" and key.discards else ():
            place = argument_attributes(primal, arg.index).get(GIVEN)
            if isinstance(place, IntegerAttr):
                found[Arg(place.value.data)] = arg
        return GivenMemory(accesses, found)

    def holds(self, op: Operation, memref: SSAValue) -> bool:
        """True if an original holds what ``op`` reads of ``memref``, and its reverse looks there.

        Methods of third parties are given the copy, as they are by the forward sweep.
        """
        looks = is_load(op) or op.name.startswith("linalg.")
        return looks and self.original(op, memref) is not None

    def reads_original(self, op: Operation, memref: SSAValue) -> bool:
        """True if the forward sweep, too, reads the original in the place of ``memref``."""
        return (is_load(op) or _is_input(op, memref)) and self.holds(op, memref)

    def original(self, op: Operation, memref: SSAValue) -> SSAValue | None:
        """The original that holds what ``op`` reads of ``memref``; ``None`` if it may not."""
        if not self.originals or not self._is_in_order:
            return None
        objects = self.accesses.aliasing.objects(memref)
        if objects is None or len(objects) != 1:
            return None
        (copy,) = objects
        found = self.originals.get(copy)
        if found is None or not self._is_of_argument(memref, copy):
            return None
        last = self.accesses.end[_outermost_loop(op)]
        for positions in self.accesses.positions(copy):
            for position in positions:
                if position > last:
                    break
                if not self._never_before(self._at[position], op):
                    return None
        return found

    def _is_of_argument(self, memref: SSAValue, copy: Obj) -> bool:
        """True for an argument, and for what is seen of it before any loop."""
        top = self.accesses.function.regions[0].block
        while isinstance(memref, OpResult):
            inside = viewed(memref.op)
            if inside is None or memref.op.parent is not top:
                return False
            memref = inside
        return memref.owner is top and copy == Arg(top.args.index(memref))

    @cached_property
    def _is_in_order(self) -> bool:
        """True if operations run as they stand: branches between blocks may go back."""
        regions = self.accesses.function.regions
        return len(regions[0].blocks) == 1

    @cached_property
    def _at(self) -> dict[int, Operation]:
        return {position: op for op, position in self.accesses.start.items()}

    @cached_property
    def _elements(self) -> dict[Operation, Access]:
        from ad_opt.passes.analysis.affine.nests import nests_in

        return {access.op: access for access in nests_in(self.accesses.function).accesses}

    def _never_before(self, write: Operation, read: Operation) -> bool:
        """True if no element that ``read`` reads has been written by ``write`` before."""
        from ad_opt.passes.analysis.dependence.separated import Separation

        source, sink = self._elements.get(write), self._elements.get(read)
        if source is None or sink is None or not (source.writes and not sink.writes):
            return False
        if not all(map(_is_counted, (source, sink))) or source.memref is not sink.memref:
            return False
        pairs = zip(source.loops, sink.loops, strict=False)
        common = [loop for loop, _ in takewhile(lambda pair: pair[0] is pair[1], pairs)]
        if not all(Separation(loop).never_later(source, sink) for loop in common):
            return False
        return source.order > sink.order


def with_originals(
    given: GivenMemory, op: Operation, values: Mapping[SSAValue, SSAValue], em: Emitter
) -> Mapping[SSAValue, SSAValue]:
    """The values of the forward sweep for a copy of ``op`` that reads originals where it can."""
    found: dict[SSAValue, SSAValue] = {}
    for memref in dict.fromkeys(x for x in op.operands if isinstance(x.type, MemRefType)):
        if given.reads_original(op, memref) and (original := given.original(op, memref)):
            found[memref] = on_original(em, memref, original, values)
    return {**values, **found} if found else values


def read_originals(
    given: GivenMemory, op: Operation, copy: Operation, values: Mapping[SSAValue, SSAValue]
) -> None:
    """Let a copy of ``op`` with its regions read originals wherever the forward sweep does."""
    assert copy.parent is not None
    em = Emitter(copy.parent, copy, copy.location)
    for inner, made in zip(walk(op), walk(copy), strict=True):
        for at, memref in enumerate(inner.operands):
            if isinstance(memref.type, MemRefType) and given.reads_original(inner, memref):
                original = given.original(inner, memref)
                assert original is not None
                made.operands[at] = on_original(em, memref, original, values)


def on_original(
    em: Emitter, memref: SSAValue, original: SSAValue, values: Mapping[SSAValue, SSAValue]
) -> SSAValue:
    """The memory of an original in the place of ``memref``, which is a part of its copy."""
    if not isinstance(memref, OpResult):
        return values[original]
    inside = viewed(memref.op)
    assert inside is not None
    mapper = {operand: values[operand] for operand in memref.op.operands if operand is not inside}
    mapper[inside] = on_original(em, inside, original, values)
    return em.emit(memref.op.clone(mapper)).results[memref.index]


def _is_counted(access: Access) -> bool:
    """True if all loops around an access are counted ones."""
    known = {loop.op for loop in access.loops}
    return all(op in known for op in ancestors(access.op) if is_loop(op))


def _is_input(op: Operation, memref: SSAValue) -> bool:
    if not op.name.startswith("linalg."):
        return False
    from .linalg_plan import needed_again

    return memref in needed_again(op)


def _outermost_loop(op: Operation) -> Operation:
    outermost = op
    for around in ancestors(op):
        if is_loop(around):
            outermost = around
    return outermost
