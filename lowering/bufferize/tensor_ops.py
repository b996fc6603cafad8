"""Bufferization of each ``tensor`` operation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from ad_opt.dialects.core.linalg.linalg import NAMED_CLASSES
from ad_opt.dialects.core.memref.memref import LoadOp, ReshapeOp, StoreOp
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.operand_groups import mixed_values
from ad_opt.dialects.support.ir.queries import integer_property, last_of
from ad_opt.dialects.support.ir.rewriting import erase, replace
from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import IndexType, MemRefType, TensorType
from xdsl.ir import Block, Operation, Region, SSAValue

from .elementwise import elementwise
from .state import Bufferizer, buffer_type, memref_type
from .views import (
    cast_type,
    slice_of,
    static_values,
    subview,
)

Handler = Callable[[Bufferizer, Operation], Sequence[Region] | None]
"""Rewrites an operation; returns the regions whose contents are to be rewritten next."""


def result_type(op: Operation) -> MemRefType:
    """The type of the buffer of the (only) result."""
    return cast(MemRefType, buffer_type(op.results[0].type))


def own_result(s: Bufferizer, op: Operation, buffer: SSAValue) -> None:
    """Say that a new buffer holds the result, and take the operation out."""
    assert op.parent is not None
    s.define_owned(op.results[0], buffer, op.parent)
    s.retire(op)


def all_sizes(type: MemRefType, dynamic: Sequence[SSAValue]) -> list[Index]:
    """The extents of ``type`` with operands where it does not know them."""
    return mixed_values(type.get_shape(), dynamic)


def empty(s: Bufferizer, op: Operation) -> None:
    """``tensor.empty``: memory, whose contents need not be copied."""
    type = result_type(op)
    s.undefined.add(op.results[0])
    own_result(s, op, s.allocate(Builder.at(op), type, all_sizes(type, op.operands)))


def extract(s: Bufferizer, op: Operation) -> None:
    """``tensor.extract``: a load."""
    b = Builder.at(op)
    replace(op, b.value(LoadOp.get(s.buffer(op.operands[0]), op.operands[1:])))


def insert(s: Bufferizer, op: Operation) -> None:
    """``tensor.insert``: a store."""
    b = Builder.at(op)
    buffer, storage = s.writable(b, op, 1)
    b.emit(StoreOp.get(op.operands[0], buffer, op.operands[2:]))
    s.define(op.results[0], buffer, storage)
    s.retire(op)


def extract_slice(s: Bufferizer, op: Operation) -> None:
    """``tensor.extract_slice``: a view."""
    source = op.operands[0]
    type = cast(TensorType, op.results[0].type)
    s.define_view(op.results[0], slice_of(Builder.at(op), op, s.buffer(source), 1, type), of=source)
    s.retire(op)


def insert_slice(s: Bufferizer, op: Operation) -> None:
    """``tensor.insert_slice``: a copy into a view."""
    b = Builder.at(op)
    buffer, storage = s.writable(b, op, 1)
    source = s.buffer(op.operands[0])
    type = cast(TensorType, op.operands[0].type)
    s.copy(b, source, slice_of(b, op, buffer, 2, type))
    s.define(op.results[0], buffer, storage)
    s.retire(op)


def from_elements(s: Bufferizer, op: Operation) -> None:
    """``tensor.from_elements``: a store for each element."""
    b = Builder.at(op)
    type = result_type(op)
    buffer = s.allocate(b, type, type.get_shape())
    for number, value in enumerate(op.operands):
        place: list[int] = []
        for extent in reversed(type.get_shape()):
            number, at = divmod(number, extent)
            place.insert(0, at)
        b.emit(StoreOp.get(value, buffer, [b.index(at) for at in place]))
    own_result(s, op, buffer)


def splat(s: Bufferizer, op: Operation) -> None:
    """``tensor.splat``: ``linalg.fill``."""
    b = Builder.at(op)
    type = result_type(op)
    buffer = s.allocate(b, type, all_sizes(type, op.operands[1:]))
    b.emit(getattr(NAMED_CLASSES["linalg.fill"], "of")([op.operands[0]], [buffer]))
    own_result(s, op, buffer)


def _loops_of(b: Builder, body: Block, buffer: SSAValue) -> Region:
    """Store what ``body`` yields for every index into ``buffer``; returns the innermost region."""
    inside, indices = b, list[SSAValue]()
    loop: Operation | None = None
    for at in range(memref_type(buffer).get_num_dims()):
        upper = inside.dim(buffer, at)
        loop, body_builder = inside.loop(0, upper)
        if inside is not b:
            inside.emit(scf.YieldOp())
        inside = body_builder
        indices.append(inside.block.args[0])
    if loop is None:
        # Of rank zero: a loop of one trip keeps the body in a region of its own.
        loop, inside = b.loop(0, 1)
    for arg, index in zip(body.args, indices, strict=True):
        arg.replace_all_uses_with(index)
    terminator = last_of(body)
    following = body.first_op
    while (inner := following) is not None and inner is not terminator:
        following = inner.next_op
        body.detach_op(inner)
        inside.emit(inner)
    inside.emit(StoreOp.get(terminator.operands[0], buffer, indices))
    inside.emit(scf.YieldOp())
    erase(terminator)
    return loop.regions[0]


def generate(s: Bufferizer, op: Operation) -> Sequence[Region]:
    """``tensor.generate``: loops around its body."""
    b = Builder.at(op)
    type = result_type(op)
    buffer = s.allocate(b, type, all_sizes(type, op.operands))
    region = _loops_of(b, op.regions[0].block, buffer)
    own_result(s, op, buffer)
    return [region]


def pad(s: Bufferizer, op: Operation) -> Sequence[Region]:
    """``tensor.pad``: loops around its body, and a copy into the middle."""
    b = Builder.at(op)
    type = result_type(op)
    source = s.buffer(op.operands[0])
    _, lows, highs = static_values(op, "operandSegmentSizes")
    low = mixed_values(op.properties["static_low"], op.operands[1 : 1 + lows])
    high = mixed_values(op.properties["static_high"], op.operands[1 + lows : 1 + lows + highs])
    inner = [b.dim(source, at) for at in range(type.get_num_dims())]
    sizes = [b.add(b.add(a, n), z) for a, n, z in zip(low, inner, high, strict=True)]
    buffer = s.allocate(b, type, sizes)
    region = _loops_of(b, op.regions[0].block, buffer)
    kept = [_kept(b, *extents) for extents in zip(low, inner, high, strict=True)]
    starts, places, lengths = ([part[at] for part in kept] for at in range(3))
    if any(length is not extent for length, extent in zip(lengths, inner, strict=True)):
        source = subview(b, source, starts, lengths, [1] * len(inner))
    s.copy(b, source, subview(b, buffer, places, lengths, [1] * len(inner)))
    own_result(s, op, buffer)
    return [region]


def _kept(b: Builder, low: Index, extent: Index, high: Index) -> tuple[Index, Index, Index]:
    """Return the part of a dimension that padding keeps: begin, end, size; negative padding
    cuts.
    """
    if isinstance(low, int) and low >= 0 and isinstance(high, int) and high >= 0:
        return 0, low, extent
    start = b.maximum(b.sub(0, low), 0)
    end = b.add(extent, b.minimum(high, 0))
    return start, b.maximum(low, 0), b.maximum(b.sub(end, start), 0)


def concat(s: Bufferizer, op: Operation) -> None:
    """``tensor.concat``: a copy into a view for each operand."""
    b = Builder.at(op)
    type = result_type(op)
    axis = integer_property(op, "dim")
    parts = [s.buffer(value) for value in op.operands]
    shapes = [[b.dim(part, at) for at in range(type.get_num_dims())] for part in parts]
    sizes = list(shapes[0])
    for shape in shapes[1:]:
        sizes[axis] = b.add(sizes[axis], shape[axis])
    buffer = s.allocate(b, type, sizes)
    offset: Index = 0
    for part, shape in zip(parts, shapes, strict=True):
        offsets: list[Index] = [0] * len(sizes)
        offsets[axis] = offset
        static = list(memref_type(part).get_shape())
        s.copy(b, part, subview(b, buffer, offsets, shape, [1] * len(sizes), static))
        offset = b.add(offset, shape[axis])
    own_result(s, op, buffer)


def cast_shape(s: Bufferizer, op: Operation) -> None:
    """``tensor.cast``: a view whose type says more or less."""
    source = s.buffer(op.operands[0])
    type = cast_type(memref_type(source), result_type(op).get_shape())
    view = Builder.at(op).value(memref.CastOp.get(source, type))
    s.define_view(op.results[0], view, of=op.operands[0])
    s.retire(op)


def dim(s: Bufferizer, op: Operation) -> None:
    """``tensor.dim``."""
    b = Builder.at(op)
    replace(op, b.value(memref.DimOp(s.buffer(op.operands[0]), op.operands[1])))


def rank(s: Bufferizer, op: Operation) -> None:
    """``tensor.rank``: a constant."""
    replace(op, Builder.at(op).index(memref_type(s.buffer(op.operands[0])).get_num_dims()))


def reshape_statically(make: type[Operation]) -> Handler:
    """``tensor.expand_shape`` and ``collapse_shape``: a view of contiguous memory."""

    def handler(s: Bufferizer, op: Operation) -> None:
        b = Builder.at(op)
        source, *sizes = op.operands
        buffer = s.contiguous(b, op, source)
        view = make.create(
            operands=[buffer, *sizes], result_types=[result_type(op)], properties=op.properties
        )
        _define_maybe_copied(s, op, b.value(view), buffer)

    return handler


def _define_maybe_copied(s: Bufferizer, op: Operation, view: SSAValue, buffer: SSAValue) -> None:
    """Say that a view of ``buffer`` holds the result: of the operand's memory, or of its copy's."""
    source = op.operands[0]
    if buffer is s.buffer(source):
        s.define_view(op.results[0], view, of=source)
    else:
        assert op.parent is not None
        s.define(op.results[0], view, s.owned[op.parent][-1])
    s.retire(op)


def reshape(s: Bufferizer, op: Operation) -> None:
    """``tensor.reshape``: a view of contiguous memory, of a shape that is read from a tensor."""
    b = Builder.at(op)
    shape = s.contiguous(b, op, op.operands[1])
    buffer = s.contiguous(b, op, op.operands[0])
    view = ReshapeOp.create(operands=[buffer, shape], result_types=[result_type(op)])
    _define_maybe_copied(s, op, b.value(view), buffer)


def bitcast(s: Bufferizer, op: Operation) -> None:
    """``tensor.bitcast``: ``arith.bitcast`` of every element."""
    elementwise(s, op, name="arith.bitcast")


def _coordinates(
    s: Bufferizer, b: Builder, op: Operation, dims: Sequence[int], point: Sequence[Index], rank: int
) -> list[Index]:
    """The place in the larger tensor of a place in the parts: some of it is read from indices.

    A place in the parts begins with that of the indices; the dimensions in ``dims`` may be missing.
    """
    table = s.buffer(op.operands[-1])
    lead = memref_type(table).get_num_dims() - 1
    rest = list(point[lead:])
    full = len(rest) == rank
    at: list[Index] = [rest[d] if full else 0 for d in range(rank)]
    if not full:
        kept = iter(rest)
        at = [0 if d in dims else next(kept) for d in range(rank)]
    for number, d in enumerate(dims):
        where = [b.index(i) for i in (*point[:lead], number)]
        found = b.value(LoadOp.get(table, where))
        index = isinstance(found.type, IndexType)
        at[d] = found if index else b.cast(arith.IndexCastOp, found, IndexType())
    return at


def gather(s: Bufferizer, op: Operation) -> None:
    """``tensor.gather``: each element of the result is loaded from where the indices say."""
    b = Builder.at(op)
    source, table = (s.buffer(value) for value in op.operands)
    type, dims = result_type(op), static_values(op, "gather_dims")
    lead, rank = memref_type(table).get_num_dims() - 1, memref_type(source).get_num_dims()
    sizes = [b.dim(table, d) for d in range(lead)]
    if type.get_num_dims() == lead + rank:
        sizes += [1 if d in dims else b.dim(source, d) for d in range(rank)]
    else:
        sizes += [b.dim(source, d) for d in range(rank) if d not in dims]
    buffer = s.allocate(b, type, sizes)
    point, inside = b.elements(buffer)
    at = _coordinates(s, inside, op, dims, point, rank)
    element = inside.value(LoadOp.get(source, [inside.index(i) for i in at]))
    inside.emit(StoreOp.get(element, buffer, [inside.index(i) for i in point]))
    own_result(s, op, buffer)


def scatter(s: Bufferizer, op: Operation) -> None:
    """``tensor.scatter``: each element of the source is stored where the indices say."""
    b = Builder.at(op)
    source, dims = s.buffer(op.operands[0]), static_values(op, "scatter_dims")
    buffer, storage = s.writable(b, op, 1)
    point, inside = b.elements(source)
    at = _coordinates(s, inside, op, dims, point, memref_type(buffer).get_num_dims())
    element = inside.value(LoadOp.get(source, [inside.index(i) for i in point]))
    inside.emit(StoreOp.get(element, buffer, [inside.index(i) for i in at]))
    s.define(op.results[0], buffer, storage)
    s.retire(op)


HANDLERS: dict[str, Handler] = {
    "tensor.gather": gather,
    "tensor.scatter": scatter,
    "tensor.empty": empty,
    "tensor.extract": extract,
    "tensor.insert": insert,
    "tensor.extract_slice": extract_slice,
    "tensor.insert_slice": insert_slice,
    "tensor.from_elements": from_elements,
    "tensor.splat": splat,
    "tensor.generate": generate,
    "tensor.pad": pad,
    "tensor.concat": concat,
    "tensor.cast": cast_shape,
    "tensor.dim": dim,
    "tensor.rank": rank,
    "tensor.expand_shape": reshape_statically(memref.ExpandShapeOp),
    "tensor.collapse_shape": reshape_statically(memref.CollapseShapeOp),
    "tensor.reshape": reshape,
    "tensor.bitcast": bitcast,
}
