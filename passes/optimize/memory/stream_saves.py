"""``stream-saves``: rows of a buffer that a loop saves go to a large tape past the caches.

A tape that is larger than the caches is written once, and read when all of it has been written. A
line that is stored is read from memory first, and drives out of the caches what the next iterations
read. Stores of whole lines that say that they are not needed soon do neither. So what a loop saves
of a row is copied in front of it, by such stores; smaller tapes stay in the caches, and are copied
as ever.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.autodiff.types import FrameType
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.creation import copy_operation
from ad_opt.dialects.support.ir.queries import (
    constant_of,
    is_made_in,
    is_unsigned,
    operations_behind,
    walk,
)
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.dialects.support.ir.strides import is_identity_layout
from ad_opt.passes.analysis.affine.linear import linear_of
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.ops.catalogue import is_allocation, viewed_root
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith, memref, vector
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    BoolAttr,
    Float32Type,
    Float64Type,
    IntegerAttr,
    MemRefType,
    VectorType,
    i64,
)
from xdsl.dialects.scf import IfOp, YieldOp
from xdsl.ir import Block, Operation, Region, SSAValue

from .arena_buffers import unset_memory

LINE = 64
"""Bytes that are stored at once. Fixed by the processors' cache line."""
LEAST = 1 << 25
"""Bytes of a part of the tape from which rows are streamed. Measured, copies of arrays: 0.5 of the
time for 96 MB, 0.6 for 32 MB, 1.5 to 2.3 for 8 MB; ten sweeps of a stencil over 1024 x 1024 and
back, with a tape of 84 MB: 0.8."""


@dataclass(frozen=True)
class StreamSavesPass(FunctionPass):
    """Copy what an inner loop saves of a row by stores that bypass the caches.

    Before, and after::

        %f = autodiff.frame %t, %n : !autodiff.frame<f64>
        scf.for %i = ... {
          scf.for %j = %a to %b step %c1 {
            %u = memref.load %m[%i, %j] : memref<64x64xf64>
            autodiff.save %u, %f[%k] of %n {slot = 0} : f64, !autodiff.frame<f64>

        %f = autodiff.arena_alloc %t(%n) {uninitialized} : memref<?xf64>
        scf.for %i = ... {
          (if %n is large: the row is copied to %f, as vectors of 64 bytes where these are aligned,
          `nontemporal`; else element by element)
          scf.for %j = %a to %b step %c1 {
            %u = memref.load %m[%i, %j] : memref<64x64xf64>

    The loop saves each element of a row in turn, writes only to other buffers, and is in a loop.
    What else is saved in such a frame, or restored from it, is stored and loaded. Options: none.
    """

    name = "stream-saves"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        frames = [op for op in walk(func) if op.name == "autodiff.frame"]
        changed = [_stream(frame) for frame in frames]
        return any(changed)


_OF_FRAMES = frozenset({("autodiff.save", 1), ("autodiff.restore", 0)})
"""The operands that are the frame in which a value is; a frame may be a value in another one."""


@dataclass(frozen=True)
class Row:
    """A row that a loop saves."""

    loop: Operation
    save: Operation
    load: Operation


def _stream(frame: Operation) -> bool:
    """Stream the rows that are saved in a frame, if there are any."""
    record = frame.results[0].type
    types = record.types if isinstance(record, FrameType) else ()
    if len(types) != 1 or not isinstance(types[0], Float32Type | Float64Type):
        return False
    uses = list(frame.results[0].uses)
    if any((use.operation.name, use.index) not in _OF_FRAMES for use in uses):
        return False
    users = [use.operation for use in uses]
    rows = [row for op in users if op.name == "autodiff.save" and (row := _row(op)) is not None]
    if not rows:
        return False
    tape, count = frame.operands
    kind = MemRefType(types[0], (DYNAMIC_INDEX,))
    place = unset_memory(Builder.at(frame), tape, [count], kind)
    for row in rows:
        _Copy(row, place, count).write()
    for op in users:
        if op in (row.save for row in rows):
            erase(op)
        elif op.name == "autodiff.save":
            value, _, index, _ = op.operands
            Builder.at(op).emit(memref.StoreOp.get(value, place, (index,)))
            erase(op)
        else:
            loaded = Builder.at(op).value(memref.LoadOp.get(place, (op.operands[1],)))
            replace(op, loaded)
    erase(frame)
    return True


def _row(save: Operation) -> Row | None:
    """The row of which a save is a part: element after element to record after record."""
    value, _, record, _ = save.operands
    block = save.parent
    loop = block.parent_op() if block is not None else None
    load = value.owner
    if loop is None or loop.name != "scf.for" or is_unsigned(loop) or block is None:
        return None
    around = loop.parent_op()
    if around is None or around.name == "func.func" or constant_of(loop.operands[2]) != 1:
        return None
    if not isinstance(load, Operation) or load.name != "memref.load" or load.parent is not block:
        return None
    buffer, *indices = load.operands
    if not indices or not isinstance(buffer.type, MemRefType):
        return None
    if not is_identity_layout(buffer.type) or not _is_apart(buffer, block):
        return None
    steps = [_step(one, block) for one in (*indices, record)]
    return Row(loop, save, load) if steps == [0] * (len(indices) - 1) + [1, 1] else None


def _is_apart(buffer: SSAValue, body: Block) -> bool:
    """True if a loop writes nothing to a buffer, which nobody else has."""
    if not _is_new(buffer):
        return False
    for op in body.ops:
        if op is body.last_op or op.name.startswith(("arith.", "math.")):
            continue
        if op.name == "memref.store":
            target = op.operands[1]
            if viewed_root(target) is viewed_root(buffer) or not _is_new(target):
                return False
        elif op.name not in ("memref.load", "autodiff.save", "autodiff.restore"):
            return False
    return True


def _is_new(buffer: SSAValue) -> bool:
    """True if a buffer is memory of its own, or a view of such."""
    op = viewed_root(buffer).owner
    return isinstance(op, Operation) and (is_allocation(op) or op.name == "autodiff.arena_alloc")


def _step(index: SSAValue, body: Block) -> int | None:
    """Return how far an index moves on in each iteration, if that is known."""
    counter, terms = body.args[0], linear_of(index).terms
    if any(is_made_in(one, _loop(body)) for one in terms if one is not counter):
        return None
    return terms.get(counter, 0)


def _loop(body: Block) -> Operation:
    loop = body.parent_op()
    assert loop is not None
    return loop


class _Copy:
    """Writes the copy of a row in front of its loop."""

    def __init__(self, row: Row, place: SSAValue, capacity: SSAValue):
        self._row, self._place, self._capacity = row, place, capacity
        kind = place.type
        assert isinstance(kind, MemRefType)
        assert isinstance(kind.element_type, Float32Type | Float64Type)
        self._element = kind.element_type
        self._lanes = LINE // (self._element.bitwidth // 8)
        self._first: list[SSAValue] = []
        """Indices of the first element that is saved, and its record."""

    def write(self) -> None:
        """Copy lines where the tape is large, else element by element."""
        loop = self._row.loop
        build = Builder.at(loop)
        lower, upper = loop.operands[:2]
        values: dict[SSAValue, SSAValue] = {loop.regions[0].block.args[0]: lower}
        wanted = [*self._row.load.operands[1:], self._row.save.operands[2]]
        for op in operations_behind(wanted, loop.regions[0].block):
            build.emit(copy_operation(op, values, {}))
        self._first = [values.get(one, one) for one in wanted]
        count = build.sub(upper, lower)
        least = build.index(LEAST * 8 // self._element.bitwidth)
        large = build.compare("sge", self._capacity, least)
        then, other = Block(), Block()
        build.emit(IfOp(large, (), Region(then), Region(other)))
        self._lines(build.inside(then), count)
        self._elements(build.inside(other), 0, count)
        for block in (then, other):
            build.inside(block).emit(YieldOp())

    def _lines(self, build: Builder, count: Index) -> None:
        mask = build.index(self._lanes - 1)
        zero = build.index(0)
        before = build.value(arith.SubiOp(zero, self._first[-1]))
        head = build.minimum(build.value(arith.AndIOp(before, mask)), count)
        left = build.index(build.sub(count, head))
        whole = build.value(arith.AndIOp(left, build.index(-self._lanes)))
        # A loop without trips leaves nothing to copy, and no negative number of lines.
        end = build.add(head, build.maximum(whole, 0))
        self._elements(build, 0, head)
        counter, inner = build.each(head, end, self._lanes)
        line = VectorType(self._element, (self._lanes,))
        *row, record = self._at(counter, inner)
        loaded = inner.value(vector.LoadOp(self._row.load.operands[0], row, line))
        stored = vector.StoreOp(loaded, self._place, [record], BoolAttr.from_bool(True))
        stored.attributes["alignment"] = IntegerAttr(LINE, i64)
        inner.emit(stored)
        self._elements(build, end, count)

    def _elements(self, build: Builder, lower: Index, upper: Index) -> None:
        counter, inner = build.each(lower, upper)
        *row, record = self._at(counter, inner)
        one = inner.value(memref.LoadOp.get(self._row.load.operands[0], row))
        inner.emit(memref.StoreOp.get(one, self._place, (record,)))

    def _at(self, counter: SSAValue, build: Builder) -> Sequence[SSAValue]:
        """The indices of an element and its record, so many behind the first one."""
        *others, last, record = self._first
        moved = [build.index(build.add(one, counter)) for one in (last, record)]
        return [*others, *moved]
