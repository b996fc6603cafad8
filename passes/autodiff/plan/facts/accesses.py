"""Positions, in pre-order, at which a function reads and writes each object of memory.

Each question about what stands between two operations costs a binary search. Needs the analyses of
aliasing and effects; changes nothing.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Iterable, Sequence
from functools import cached_property

from ad_opt.dialects.autodiff.autodiff import FrameType, TapeType
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.analysis.memory.objects import Obj, bits_of
from ad_opt.passes.ops.catalogue import effect_of, is_linear, is_load, stored
from ad_opt.passes.rules.registry import default_rules
from xdsl.ir import Operation, SSAValue


class Accesses:
    """The accesses of one function, by position."""

    def __init__(self, function: Operation, aliasing: Aliasing, effects: Effects):
        self.function = function
        self.aliasing = aliasing
        self.effects = effects
        self.start: dict[Operation, int] = {}
        self.end: dict[Operation, int] = {}
        """The position of the last operation inside."""
        self.all_writes: list[int] = []
        self.reads: list[tuple[Operation, SSAValue]] = []
        """Reads that may have to be done again, each with the buffer."""
        self._writes: dict[Obj | None, list[int]] = {}
        """Positions of the writes to each object; under ``None`` those that may write anything."""
        self._positions: dict[Obj, list[list[int]]] = {}
        """The same of everything that may share memory with an object."""
        self._number()
        for op in walk(function):
            if not op.regions or op.name.startswith("linalg."):
                self._enter(op)

    def _enter(self, op: Operation) -> None:
        self.reads += [(op, memref) for memref in _read_again(op)]
        written = self.effects.writes(op)
        if written is None or written or _changes_tape(op, self.effects):
            self.all_writes.append(self.start[op])
        for position, obj in self._written(op, written):
            insort(self._writes.setdefault(obj, []), position)

    @cached_property
    def handed(self) -> set[Obj | None]:
        """Return the objects that callees write."""
        calls = (op for op in walk(self.function) if op.name == "func.call")
        masks = (self.effects.of(op).writes for op in calls)
        return {self.aliasing.all_objects[bit] for mask in masks for bit in bits_of(mask)}

    @property
    def are_only_reads(self) -> bool:
        """True if nothing is written."""
        return not self._writes

    def _number(self) -> None:
        count = 0
        open_ops: list[Operation] = []
        for op in walk(self.function):
            parent = op.parent_op()
            while open_ops and open_ops[-1] is not parent:
                self.end[open_ops.pop()] = count
            count += 1
            self.start[op] = self.end[op] = count
            open_ops.append(op)
        for op in open_ops:
            self.end[op] = count

    def _written(
        self, op: Operation, written: Iterable[SSAValue] | None
    ) -> Iterable[tuple[int, Obj | None]]:
        position = self.start[op]
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

    def positions(self, obj: Obj) -> list[list[int]]:
        """Positions of everything that may write ``obj``."""
        found = self._positions.get(obj)
        if found is None:
            others = bits_of(self.aliasing.closure(self.aliasing.mask_of(obj)))
            same = (self.aliasing.all_objects[bit] for bit in others)
            objects = dict.fromkeys((None, obj, *same))
            found = [self._writes[one] for one in objects if one in self._writes]
            self._positions[obj] = found
        return found


def _read_again(op: Operation) -> list[SSAValue]:
    """The buffers that ``op`` reads where its derivative reads them, too."""
    if op.name.startswith("linalg."):
        from .linalg_plan import needed_again

        return needed_again(op)
    if default_rules().methods(op.name) is not None:
        # What a third party's reverse method reads, it does not say: all that the operation does.
        return [*effect_of(op).reads(op)]
    if not is_load(op) or all(_only_moves(use.operation) for use in op.results[0].uses):
        return []
    return [op.operands[0]]


def _only_moves(op: Operation) -> bool:
    """True if the derivative of ``op`` does not depend on what it reads."""
    ends = op.name in ("scf.yield", "func.return")
    return ends or is_linear(op) or stored(op) is not None


def _changes_tape(op: Operation, effects: Effects) -> bool:
    """True if ``op`` puts something on a tape: its reverse has something to take from there."""
    if op.name == "func.call":
        types = (x.type for x in op.operands)
        return effects.own(op).ordered and any(isinstance(t, FrameType | TapeType) for t in types)
    return op.name in ("autodiff.save", "autodiff.frame_grow")


def has_between(lists: Sequence[Sequence[int]], first: int, last: int) -> bool:
    """True if some position lies behind ``first`` and not behind ``last``."""
    for positions in lists:
        at = bisect_right(positions, first)
        if at < len(positions) and positions[at] <= last:
            return True
    return False
