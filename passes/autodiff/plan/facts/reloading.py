"""Memory that the reverse sweep may read again, and the stores that it must undo.

A load whose value the reverse sweep needs is either saved or executed again. It may be executed
again when memory holds then what it held before:

- nothing writes the location after the load (*stable*), or
- every later write has been undone by then, and none stands between the load and the operation
  that needs its value.

Writes to memory that the caller sees are undone, which also restores the primal state, unless the
caller wants nothing back (`unrestored`); those to such memory and to a local buffer are undone when
one of its loads needs it; those to memory that the function keeps (``autodiff.keeps``) never, and
nothing is read again there. Where memory may change between the way forth and the way back
(`Key.saves`), so is all memory that others see.
What has been decided is part of a `Storage`; another decision makes another one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from ad_opt.dialects.autodiff.autodiff import KEEPS
from ad_opt.dialects.support.ir.queries import ancestors
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.analysis.memory.objects import Alloc, Arg, Global, Obj
from ad_opt.passes.ops.catalogue import is_loop
from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, SymbolRefAttr
from xdsl.ir import Attribute, Operation, SSAValue

from .accesses import Accesses, has_between
from .lasting_elements import LastingElements

if TYPE_CHECKING:
    from .given_memory import GivenMemory


@dataclass(frozen=True, eq=False)
class Storage:
    """Answers for the body of one function, for what has been decided so far."""

    accesses: Accesses
    lasting: LastingElements
    """Answers about single elements, for programs that work in place."""
    kept: frozenset[Obj]
    """Memory that is left as the function leaves it."""
    saves: bool = False
    """True if memory that others see may change between the two halves of the derivative."""
    again: Mapping[Operation, frozenset[SSAValue]] = field(default_factory=dict)
    """Loops of which single iterations are run again, with their scratch buffers."""
    refilled: frozenset[Obj] = frozenset()
    """Local buffers that the mirror of the block that reads them fills again."""
    unrestored: frozenset[Obj] = frozenset()
    """Memory of arguments that nobody wants back as it was."""
    undone_objects: frozenset[Obj] = frozenset()
    """Local buffers, and unrestored memory, whose stores are undone."""
    given: GivenMemory | None = None
    """Copies whose originals the way back can read; none in a part that is run by itself."""
    freed: tuple[int, ...] = ()
    """Positions of the allocations that are freed in their own mirror, in order."""

    @property
    def aliasing(self) -> Aliasing:
        """The analysis that the answers rest on."""
        return self.accesses.aliasing

    # ------------------------------------------------------------------ questions

    def writes_inside(self, op: Operation, memref: SSAValue | None = None) -> bool:
        """True if anything nested in ``op`` writes memory: any, or that of ``memref``."""
        lists = [self.accesses.all_writes]
        if memref is not None:
            objects = self.aliasing.objects(memref)
            if objects is not None:
                lists = [positions for obj in objects for positions in self.accesses.positions(obj)]
        return has_between(lists, self.accesses.start[op], self.accesses.end[op])

    def frees_inside(self, op: Operation) -> bool:
        """True if a buffer made in ``op`` is freed by the mirror of its allocation."""
        return has_between([self.freed], self.accesses.start[op], self.accesses.end[op])

    def writes_between(self, first: Operation, last: Operation, memref: SSAValue) -> bool:
        """True if anything behind ``first`` and before ``last`` may write ``memref``."""
        objects = self.aliasing.objects(memref)
        if objects is None:
            lists = [self.accesses.all_writes]
        else:
            lists = [positions for obj in objects for positions in self.accesses.positions(obj)]
        start = self.accesses.start
        return has_between(lists, start[first], start[last] - 1)

    @property
    def reads(self) -> list[tuple[Operation, SSAValue]]:
        """Reads that may have to be done again, each with the buffer."""
        return self.accesses.reads

    def is_local(self, memref: SSAValue) -> bool:
        """True if ``memref`` can only be a buffer that this function allocates and keeps."""
        objects = self.aliasing.objects(memref)
        return objects is not None and all(
            isinstance(obj, Alloc) and not self.aliasing.escapes(obj) for obj in objects
        )

    def is_own(self, obj: Obj) -> bool:
        """True if an object need not be put back: it is local, or unrestored."""
        return obj in self.unrestored or (isinstance(obj, Alloc) and not self.aliasing.escapes(obj))

    def is_undone_by_choice(self, memref: SSAValue) -> bool:
        """True if it is a decision of the plan whether writes to ``memref`` are undone."""
        objects = self.aliasing.objects(memref)
        return objects is not None and all(map(self.is_own, objects))

    def must_undo(self, memref: SSAValue) -> bool:
        """True if a write to ``memref`` is undone on the way back."""
        objects = self.aliasing.objects(memref) or frozenset()
        if (objects and objects <= self.kept) or (self.saves and self.may_change(memref)):
            return False
        if not self.is_undone_by_choice(memref):
            return True
        return any(obj in self.undone_objects for obj in objects)

    def may_change(self, memref: SSAValue) -> bool:
        """True if memory may be something else on the way back, without being put back."""
        objects = self.aliasing.objects(memref)
        if not self.saves:
            return (objects is None and bool(self.kept)) or bool((objects or set()) & self.kept)
        return not self.is_local(memref) or not self.accesses.handed.isdisjoint(objects or ())

    def may_reload(self, load: Operation, at: Operation) -> bool:
        """True if ``load`` gives its value again just before the reverse of ``at`` runs.

        ``at`` stands in the block of ``load``, behind it.
        """
        if self.is_stable(load, load.operands[0]):
            return True
        objects = self.aliasing.objects(load.operands[0])
        if objects is None or self.may_change(load.operands[0]):
            return False
        if any(self.is_own(obj) and obj not in self.undone_objects for obj in objects):
            return False
        first, last = self.accesses.start[load], self.accesses.end[at]
        return not any(has_between(self.accesses.positions(obj), first, last) for obj in objects)

    def is_stable(self, load: Operation, memref: SSAValue) -> bool:
        """True if nothing writes what ``load`` reads of ``memref`` after it, or it is refilled."""
        objects = self.aliasing.objects(memref)
        if self.may_change(memref):
            return False
        if objects is None:
            return self.accesses.are_only_reads
        if objects and objects <= self.refilled:
            return True
        if all(self.is_stable_object(load, obj) for obj in objects):
            return True
        return self._is_lasting(load, objects)

    def _is_lasting(self, load: Operation, objects: frozenset[Obj]) -> bool:
        """True if nothing writes the element that a load reads after it, in one life of its
        buffer, whatever is written beside it.
        """
        top = self.accesses.function.regions[0].first_block
        if any(isinstance(obj, Alloc) and obj.op.parent is not top for obj in objects):
            return False
        if any(around in self.again for around in ancestors(load)):
            return False
        writes = [positions for obj in objects for positions in self.accesses.positions(obj)]
        return self.lasting.stays(load, writes)

    def is_read_back(self, op: Operation, memref: SSAValue) -> bool:
        """True if what ``op`` reads of ``memref`` can be read again, in memory that holds it still:
        in this, or in that of which it is a copy.
        """
        return self.is_stable(op, memref) or (
            self.given is not None and self.given.holds(op, memref)
        )

    def is_read_again(self, op: Operation, memref: SSAValue) -> bool:
        """True if ``op``, run again by a forward sweep, reads what it read of ``memref``."""
        return self.is_stable(op, memref) or (
            self.given is not None and self.given.reads_original(op, memref)
        )

    def is_stable_object(self, load: Operation, obj: Obj) -> bool:
        """True if nothing writes an object after an operation that reads it."""
        home = obj.op if isinstance(obj, Alloc) else None
        begin = self.accesses.start[self._outermost_loop(load, home)]
        writes = self.accesses.positions(obj)
        return not any(positions and positions[-1] >= begin for positions in writes)

    def _outermost_loop(self, load: Operation, home: Operation | None) -> Operation:
        """The outermost loop around ``load`` that runs within one life of the object."""
        outermost = load
        for op in ancestors(load):
            if op is self.accesses.function or op in self.again:
                break
            if is_loop(op):
                if (
                    home is not None
                    and self.accesses.start[op] < self.accesses.start[home] <= self.accesses.end[op]
                ):
                    break
                outermost = op
        return outermost


def kept_objects(function: Operation) -> frozenset[Obj]:
    """Memory that is left as the function leaves it."""
    given = function.attributes.get(KEEPS)
    found: list[Obj] = []
    for entry in cast("ArrayAttr[Attribute]", given) if isinstance(given, ArrayAttr) else ():
        if isinstance(entry, SymbolRefAttr):
            found.append(Global(entry.root_reference.data))
        elif isinstance(entry, IntegerAttr):
            found.append(Arg(entry.value.data))
    return frozenset(found)
