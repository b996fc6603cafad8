"""Memory that the reverse sweep may read again, and the stores that it must undo.

A load whose value the reverse sweep needs is either saved or executed again. It may be executed
again when memory holds then what it held before:

- nothing writes the location after the load (*stable*), or
- every later write has been undone by then, and none stands between the load and the operation
  that needs its value.

Writes to memory that the caller sees are always undone, which also restores the primal state;
those to a local buffer are undone when one of its loads needs it; those to memory that the function
keeps (``autodiff.keeps``) never, and nothing is read again there. Where memory may change between
the way forth and the way back (`Key.saves`), so is all memory that others see. Positions are
pre-order numbers, so each question costs a binary search. Needs the analyses of aliasing and
effects; changes nothing.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Iterable
from typing import cast

from ad_opt.dialects.autodiff.autodiff import KEEPS, FrameType, TapeType
from ad_opt.dialects.core.linalg_named import STRUCTURED
from ad_opt.dialects.support.queries import walk
from ad_opt.passes.analysis.memory.aliasing import Aliasing, Alloc, Arg, Global, Obj, bits_of
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.ops.catalogue import is_load, is_loop
from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, SymbolRefAttr
from xdsl.ir import Attribute, Operation, SSAValue

from .linalg_plan import needed_again

LINEAR_USERS = frozenset(
    {
        *("arith.addf", "arith.subf", "arith.negf", "memref.store", "llvm.store", "scf.yield"),
        "func.return",
    }
)
"""Users that read a value without their derivative depending on it."""


class Storage:
    """Answers for the body of one function."""

    def __init__(
        self, function: Operation, aliasing: Aliasing, effects: Effects, saves: bool = False
    ):
        self.function = function
        self.aliasing = aliasing
        self.saves = saves
        self._handed: set[Obj | None] = set()
        """With ``saves``: what callees write, who put nothing back either."""
        self._start: dict[Operation, int] = {}
        self._end: dict[Operation, int] = {}
        self._writes: dict[Obj | None, list[int]] = {}
        """Positions of the writes to each object; under ``None`` those that may write anything."""
        self._shared: list[int] = []
        """Positions of the writes to what is not a local buffer."""
        self._all_writes: list[int] = []
        self._freed: list[int] = []
        """Positions of the allocations that are freed in their own mirror."""
        self._kept = _kept_objects(function)
        self._number()
        loads: list[tuple[Operation, SSAValue]] = []
        for op in walk(function):
            if op.regions and op.name not in STRUCTURED:
                continue
            loads += [(op, memref) for memref in _read_again(op)]
            written = effects.writes(op)
            if written is None or written or _changes_tape(op, effects):
                self._all_writes.append(self._start[op])
            if saves and op.name == "func.call":
                writes = bits_of(effects.of(op).writes)
                self._handed.update(aliasing.all_objects[bit] for bit in writes)
            for position, obj in self._written(op, written):
                insort(self._writes.setdefault(obj, []), position)
                if not isinstance(obj, Alloc):
                    insort(self._shared, position)
        self.reads = loads
        """Reads that may have to be done again, each with the buffer."""
        self.again: dict[Operation, set[SSAValue]] = {}
        """Loops of which single iterations are run again, with their scratch buffers."""
        self.refilled: set[Obj] = set()
        """Local buffers that the mirror of the block that reads them fills again."""
        self.undone_objects: set[Obj] = set()
        """Local buffers whose stores are undone; whoever uses the answers decides which."""

    # ------------------------------------------------------------------ questions

    def writes_inside(self, op: Operation, memref: SSAValue | None = None) -> bool:
        """True if anything nested in ``op`` writes memory: any, or that of ``memref``."""
        lists = [self._all_writes]
        if memref is not None:
            objects = self.aliasing.objects(memref)
            if objects is not None:
                lists = [positions for obj in objects for positions in self._positions(obj)]
        return _has_between(lists, self._start[op], self._end[op])

    def note_freed(self, alloc: Operation) -> None:
        """The mirror of ``alloc`` frees the buffer."""
        insort(self._freed, self._start[alloc])

    def frees_inside(self, op: Operation) -> bool:
        """True if a buffer made in ``op`` is freed by the mirror of its allocation."""
        return _has_between([self._freed], self._start[op], self._end[op])

    def writes_between(self, first: Operation, last: Operation, memref: SSAValue) -> bool:
        """True if anything behind ``first`` and before ``last`` may write ``memref``."""
        objects = self.aliasing.objects(memref)
        if objects is None:
            return _has_between([self._all_writes], self._start[first], self._start[last] - 1)
        lists = [positions for obj in objects for positions in self._positions(obj)]
        return _has_between(lists, self._start[first], self._start[last] - 1)

    def is_local(self, memref: SSAValue) -> bool:
        """True if ``memref`` can only be a buffer that this function allocates and keeps."""
        objects = self.aliasing.objects(memref)
        return objects is not None and all(
            isinstance(obj, Alloc) and not self.aliasing.escapes(obj) for obj in objects
        )

    def must_undo(self, memref: SSAValue) -> bool:
        """True if a write to ``memref`` is undone on the way back."""
        objects = self.aliasing.objects(memref) or frozenset()
        if (objects and objects <= self._kept) or (self.saves and self.may_change(memref)):
            return False
        if not self.is_local(memref):
            return True
        return any(obj in self.undone_objects for obj in objects)

    def may_change(self, memref: SSAValue) -> bool:
        """True if memory may be something else on the way back, without being put back."""
        objects = self.aliasing.objects(memref)
        if not self.saves:
            return (objects is None and bool(self._kept)) or bool((objects or set()) & self._kept)
        return not self.is_local(memref) or not self._handed.isdisjoint(objects or ())

    def may_reload(self, load: Operation, at: Operation) -> bool:
        """True if ``load`` gives its value again just before the reverse of ``at`` runs.

        ``at`` stands in the block of ``load``, behind it.
        """
        if self.is_stable(load, load.operands[0]):
            return True
        objects = self.aliasing.objects(load.operands[0])
        if objects is None or self.may_change(load.operands[0]):
            return False
        local = self.is_local(load.operands[0])
        if local and not all(obj in self.undone_objects for obj in objects):
            return False
        first, last = self._start[load], self._end[at]
        return not any(_has_between(self._positions(obj), first, last) for obj in objects)

    # ------------------------------------------------------------------ facts

    def _number(self) -> None:
        count = 0
        open_ops: list[Operation] = []
        for op in walk(self.function):
            parent = op.parent_op()
            while open_ops and open_ops[-1] is not parent:
                self._end[open_ops.pop()] = count
            count += 1
            self._start[op] = self._end[op] = count
            open_ops.append(op)
        for op in open_ops:
            self._end[op] = count

    def _written(
        self, op: Operation, written: Iterable[SSAValue] | None
    ) -> Iterable[tuple[int, Obj | None]]:
        position = self._start[op]
        if written is None:
            yield position, None
            return
        for memref in written:
            objects = self.aliasing.objects(memref)
            if objects is None:
                yield position, None
            else:
                for obj in sorted(objects, key=repr):
                    yield position, obj

    def _positions(self, obj: Obj) -> list[list[int]]:
        """Positions of everything that may write ``obj``."""
        lists = [self._writes.get(None, [])]
        if isinstance(obj, Alloc) and not self.aliasing.escapes(obj):
            lists.append(self._writes.get(obj, []))
        else:
            lists.append(self._shared)
            lists.append(self._writes.get(obj, []))
        return lists

    def is_stable(self, load: Operation, memref: SSAValue) -> bool:
        """True if nothing writes what ``load`` reads of ``memref`` after it, or it is refilled."""
        objects = self.aliasing.objects(memref)
        if self.may_change(memref):
            return False
        if objects is None:
            return not self._writes
        if objects and objects <= self.refilled:
            return True
        return all(self.is_stable_object(load, obj) for obj in objects)

    def is_stable_object(self, load: Operation, obj: Obj) -> bool:
        """True if nothing writes an object after an operation that reads it."""
        home = obj.op if isinstance(obj, Alloc) else None
        begin = self._start[self._outermost_loop(load, home)]
        return not any(positions and positions[-1] >= begin for positions in self._positions(obj))

    def _outermost_loop(self, load: Operation, home: Operation | None) -> Operation:
        """The outermost loop around ``load`` that runs within one life of the object."""
        outermost, op = load, load.parent_op()
        while op is not None and op is not self.function:
            if op in self.again:
                break
            if is_loop(op):
                if home is not None and self._start[op] < self._start[home] <= self._end[op]:
                    break
                outermost = op
            op = op.parent_op()
        return outermost


def _kept_objects(function: Operation) -> frozenset[Obj]:
    """Memory that is left as the function leaves it."""
    given = function.attributes.get(KEEPS)
    found: list[Obj] = []
    for entry in cast("ArrayAttr[Attribute]", given) if isinstance(given, ArrayAttr) else ():
        if isinstance(entry, SymbolRefAttr):
            found.append(Global(entry.root_reference.data))
        elif isinstance(entry, IntegerAttr):
            found.append(Arg(entry.value.data))
    return frozenset(found)


def _read_again(op: Operation) -> list[SSAValue]:
    """The buffers that ``op`` reads where its derivative reads them, too."""
    if op.name in STRUCTURED:
        return needed_again(op)
    if not is_load(op) or {use.operation.name for use in op.results[0].uses} <= LINEAR_USERS:
        return []
    return [op.operands[0]]


def _changes_tape(op: Operation, effects: Effects) -> bool:
    """True if ``op`` puts something on a tape: its reverse has something to take from there."""
    if op.name == "func.call":
        types = (x.type for x in op.operands)
        return effects.own(op).ordered and any(isinstance(t, FrameType | TapeType) for t in types)
    return op.name in ("autodiff.save", "autodiff.frame_grow")


def _has_between(lists: list[list[int]], first: int, last: int) -> bool:
    """True if some position lies behind ``first`` and not behind ``last``."""
    for positions in lists:
        at = bisect_right(positions, first)
        if at < len(positions) and positions[at] <= last:
            return True
    return False
