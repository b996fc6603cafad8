"""Lists, in core operations, of what must be freed when a tape ends.

What is allocated in the tape's own block is freed where the tape ends. What is allocated in loops
and branches is kept in a list, one for each type of buffer: a growing buffer of buffers and a
count. A mark is the counts of that moment; a reset frees what came after it. Buffers of the program
whose deallocation was deferred have lists of their own, which no reset looks at.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.build import Builder
from xdsl.dialects import func, memref, scf
from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType, MemRefType, ModuleOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

INDEX = IndexType()
COUNT = MemRefType(INDEX, [])
FIRST = 16
"""Buffers that a list has room for at first. A guess: more would waste memory, fewer would grow
it more often.
"""


def array_of(type: Attribute) -> MemRefType:
    """A buffer of any number of values of ``type``."""
    return MemRefType(type, [DYNAMIC_INDEX])


def cell_of(type: Attribute) -> MemRefType:
    """A variable that holds a buffer of buffers of ``type``."""
    return MemRefType(array_of(type), [])


Kind = tuple[Attribute, bool]
"""The type of a buffer, and whether it is one of the program whose end was deferred."""


@dataclass
class Lists:
    """The lists of one tape."""

    module: ModuleOp
    helpers: dict[Attribute, str]
    """Functions that put a buffer into a list, by the type of the buffer."""
    cells: dict[Kind, tuple[SSAValue, SSAValue]] = field(
        default_factory=dict[Kind, tuple[SSAValue, SSAValue]]
    )
    ends: list[SSAValue] = field(default_factory=list[SSAValue])
    """Buffers that live in the tape's own block."""

    def begin(self, em: Builder, kinds: Iterable[Kind]) -> None:
        """Make an empty list for each kind."""
        for kind in kinds:
            cell = em.value(memref.AllocOp([], [], cell_of(kind[0])))
            count = em.value(memref.AllocOp([], [], COUNT))
            room = em.value(memref.AllocOp([em.index(FIRST)], [], array_of(kind[0])))
            em.emit(memref.StoreOp.get(room, cell, []))
            em.emit(memref.StoreOp.get(em.index(0), count, []))
            self.cells[kind] = cell, count

    def keep(self, em: Builder, buffer: SSAValue, deferred: bool = False) -> None:
        """Note that ``buffer`` is to be freed."""
        cell, count = self.cells[buffer.type, deferred]
        name = self.helpers.get(buffer.type)
        if name is None:
            name = self._add_helper(buffer.type)
        em.emit(func.CallOp(name, [cell, count, buffer], []))

    def mark(self, em: Builder) -> list[SSAValue]:
        """Return the counts of buffers that the lists hold now."""
        return [
            em.value(memref.LoadOp.get(count, []))
            for (_, deferred), (_, count) in self.cells.items()
            if not deferred
        ]

    def reset(self, em: Builder, marks: list[SSAValue]) -> None:
        """Free what was kept since."""
        lists = [pair for kind, pair in self.cells.items() if not kind[1]]
        for (cell, count), mark in zip(lists, marks, strict=True):
            _free_from(em, cell, count, mark)
            em.emit(memref.StoreOp.get(mark, count, []))

    def end(self, em: Builder) -> None:
        """Free everything."""
        for cell, count in self.cells.values():
            _free_from(em, cell, count, em.index(0))
            em.emit(memref.DeallocOp.get(em.value(memref.LoadOp.get(cell, []))))
            em.emit(memref.DeallocOp.get(cell))
            em.emit(memref.DeallocOp.get(count))
        for buffer in self.ends:
            em.emit(memref.DeallocOp.get(buffer))

    def _add_helper(self, type: Attribute) -> str:
        taken = {op.sym_name.data for op in self.module.ops if isinstance(op, func.FuncOp)}
        name, number = "autodiff.keep", 0
        while name in taken:
            name, number = f"autodiff.keep_{number}", number + 1
        body = Block(arg_types=[cell_of(type), COUNT, type])
        _write_keep(body, type)
        helper = func.FuncOp(name, ([*body.arg_types], []), Region(body), "private")
        self.module.body.block.add_op(helper)
        self.helpers[type] = name
        return name


def copy_loop(em: Builder, count: SSAValue, pairs: list[tuple[SSAValue, SSAValue]]) -> None:
    """Copy the first ``count`` values of each source to its target."""
    at, inner = em.each(0, count)
    for source, target in pairs:
        inner.emit(memref.StoreOp.get(inner.value(memref.LoadOp.get(source, [at])), target, [at]))


def branch(
    em: Builder, condition: SSAValue, types: list[Attribute]
) -> tuple[Operation, Builder, Builder]:
    """An ``scf.if`` with results; the caller ends both sides."""
    yes, no = Block(), Block()
    op = em.emit(scf.IfOp(condition, types, Region(yes), Region(no)))
    return op, em.inside(yes), em.inside(no)


def _free_from(em: Builder, cell: SSAValue, count: SSAValue, first: SSAValue) -> None:
    room = em.value(memref.LoadOp.get(cell, []))
    at, inner = em.each(first, em.value(memref.LoadOp.get(count, [])))
    inner.emit(memref.DeallocOp.get(inner.value(memref.LoadOp.get(room, [at]))))


def _write_keep(body: Block, type: Attribute) -> None:
    """Append to the list; when it is full, a list of twice the length takes its place."""
    cell, count, buffer = body.args
    em = Builder(body)
    number = em.value(memref.LoadOp.get(count, []))
    room = em.value(memref.LoadOp.get(cell, []))
    length = em.index(em.dim(room, 0))
    op, grow, stay = branch(em, em.compare("eq", number, length), [room.type])
    larger = grow.value(memref.AllocOp([grow.index(grow.mul(length, 2))], [], array_of(type)))
    copy_loop(grow, length, [(room, larger)])
    grow.emit(memref.DeallocOp.get(room))
    grow.emit(memref.StoreOp.get(larger, cell, []))
    grow.emit(scf.YieldOp(larger))
    stay.emit(scf.YieldOp(room))
    em.emit(memref.StoreOp.get(buffer, op.results[0], [number]))
    em.emit(memref.StoreOp.get(em.index(em.add(number, 1)), count, []))
    em.emit(func.ReturnOp())
