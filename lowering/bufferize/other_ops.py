"""Bufferization of operations of the other dialects: arith, linalg, bufferization, func, scf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ad_opt.dialects.core.linalg.linalg_named import indexing_maps, num_inputs, scalar_block
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.rewriting import replace
from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import (
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    FunctionType,
    MemRefType,
    TensorType,
    i32,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue, Use
from xdsl.ir.affine import AffineDimExpr, AffineMap

from .elementwise import elementwise
from .pack import pack, unpack
from .state import Bufferizer, buffer_type, is_tensor
from .tensor_ops import Handler, all_sizes, own_result, result_type
from .views import slice_of, static_values

# ------------------------------------------------------------------ arith


def constant(s: Bufferizer, op: Operation) -> None:
    """A dense constant: a private global."""
    value = op.properties["value"]
    if not isinstance(value, DenseIntOrFPElementsAttr):
        raise error_at(op, "AD0402", f"a constant tensor given as `{value}` has no buffer")
    s.define_borrowed(op.results[0], s.constant(Builder.at(op), value, result_type(op)))
    s.retire(op)


def select(s: Bufferizer, op: Operation) -> None:
    """``arith.select``: of elements, or of whole tensors by one condition."""
    if is_tensor(op.operands[0]):
        elementwise(s, op)
        return
    b = Builder.at(op)
    condition, *choices = op.operands
    one, other = (s.buffer(choice) for choice in choices)
    if one.type != other.type:
        one, other = (s.contiguous(b, op, choice) for choice in choices)
    chosen = b.value(arith.SelectOp(condition, one, other))
    buffer = s.allocate_like(b, chosen)
    s.copy(b, chosen, buffer)
    own_result(s, op, buffer)


# ------------------------------------------------------------------ linalg


def _covers(map_: AffineMap) -> bool:
    """True if a loop nest over an output with this map writes every element, without a sum."""
    positions = [e.position for e in map_.results if isinstance(e, AffineDimExpr)]
    return len(positions) == len(map_.results) == map_.num_dims == len(set(positions))


def structured(s: Bufferizer, op: Operation) -> Sequence[Region]:
    """A linalg operation: outputs in place where they die here, otherwise on copies."""
    b = Builder.at(op)
    maps, inputs = indexing_maps(op), num_inputs(op)
    body = scalar_block(op)
    operands = [s.buffer(value) for value in op.operands[:inputs]]
    tensors = iter(op.results)
    defined: list[tuple[SSAValue, SSAValue]] = []
    for at in range(inputs, len(op.operands)):
        value = op.operands[at]
        if not is_tensor(value):
            operands.append(value)
            continue
        keep = body.args[at].first_use is not None or not _covers(maps[at])

        def harmless(use: Use, at: int = at, value: SSAValue = value) -> bool:
            other = op.operands[use.index]
            same = is_tensor(other) and s.buffer(other) is s.buffer(value)
            return use.index < inputs and same and maps[use.index] == maps[at]

        buffer, storage = s.writable(b, op, at, keep=keep, allowed=harmless)
        operands.append(buffer)
        result = next(tensors)
        s.define(result, buffer, storage)
        defined.append((result, buffer))
    new = type(op).create(
        operands=operands,
        properties=dict(op.properties),
        attributes=dict(op.attributes),
        regions=[op.detach_region(region) for region in tuple(op.regions)],
    )
    b.emit(new)
    s.retire(op)
    return new.regions


# ------------------------------------------------------------------ bufferization


def alloc_tensor(s: Bufferizer, op: Operation) -> None:
    """``bufferization.alloc_tensor``."""
    b = Builder.at(op)
    sizes, copies, _ = static_values(op, "operandSegmentSizes")
    if copies:
        own_result(s, op, s.fresh_copy(b, op.operands[sizes]))
        return
    type = result_type(op)
    s.undefined.add(op.results[0])
    own_result(s, op, s.allocate(b, type, all_sizes(type, op.operands[:sizes])))


def to_tensor(s: Bufferizer, op: Operation) -> None:
    """``bufferization.to_tensor``: the memory itself if ``restrict`` promises no other writer."""
    b = Builder.at(op)
    source = op.operands[0]
    if op.get_attr_or_prop("restrict") is not None:
        s.define_borrowed(op.results[0], source)
        s.retire(op)
        return
    made = s.allocate_like(b, source)
    s.copy(b, source, made)
    own_result(s, op, made)


def to_buffer(s: Bufferizer, op: Operation) -> None:
    """``bufferization.to_buffer``: read-only memory as it is; else memory that the user frees."""
    b = Builder.at(op)
    tensor = op.operands[0]
    reading = op.get_attr_or_prop("read_only") is not None
    buffer = s.buffer(tensor) if reading else s.take(b, op, tensor)
    if reading and (owner := s.storages[tensor].owner) is not None:
        # The memref may be used as long as the block runs and must not change meanwhile.
        s.owned[owner].remove(s.storages[tensor])
        s.storages[tensor].owner = None
    wanted = op.results[0].type
    if buffer.type != wanted:
        buffer = b.value(memref.CastOp.get(buffer, cast(MemRefType, wanted)))
    replace(op, buffer)


def materialize(s: Bufferizer, op: Operation) -> None:
    """``bufferization.materialize_in_destination``: a copy."""
    b = Builder.at(op)
    source, target = op.operands
    if is_tensor(target):
        buffer, storage = s.writable(b, op, 1, keep=False)
        s.copy(b, s.buffer(source), buffer)
        s.define(op.results[0], buffer, storage)
    else:
        s.copy(b, s.buffer(source), target)
    s.retire(op)


def dealloc_tensor(s: Bufferizer, op: Operation) -> None:
    """``bufferization.dealloc_tensor``: buffers are freed where their block ends."""
    s.retire(op)


# ------------------------------------------------------------------ vector


def read_only(s: Bufferizer, op: Operation) -> None:
    """An operation that reads tensors and gives none."""
    for at, value in enumerate(op.operands):
        op.operands[at] = s.buffer(value)


def transfer_write(s: Bufferizer, op: Operation) -> None:
    """``vector.transfer_write``."""
    b = Builder.at(op)
    buffer, storage = s.writable(b, op, 1)
    operands = [op.operands[0], buffer, *op.operands[2:]]
    new = type(op).create(
        operands=operands, properties=dict(op.properties), attributes=dict(op.attributes)
    )
    b.emit(new)
    s.define(op.results[0], buffer, storage)
    s.retire(op)


# ------------------------------------------------------------------ func


def function(s: Bufferizer, op: Operation) -> Sequence[Region]:
    """``func.func``: arguments are borrowed from the caller, results are given to it."""
    type = cast(FunctionType, op.properties["function_type"])
    op.properties["function_type"] = buffer_type(type)
    region = op.regions[0]
    if (entry := region.first_block) is not None:
        convert_arguments(s, entry, owned=False)
    return [region]


def convert_arguments(s: Bufferizer, block: Block, *, owned: bool) -> None:
    """Give the arguments of a block the types of buffers."""
    for at, arg in enumerate(block.args):
        if is_tensor(arg):
            s.convert_argument(block, at, owned=owned)


def recreate(s: Bufferizer, op: Operation, operands: Sequence[SSAValue]) -> Sequence[Region]:
    """The same operation on buffers; tensors among its results are owned by its block."""
    for result in op.results:
        if is_tensor(result) and not isinstance(result.type, TensorType):
            raise error_at(op, "AD0402", f"`{result.type}` has no buffer")
    new = type(op).create(
        operands=operands,
        result_types=[buffer_type(type_) for type_ in op.result_types],
        properties={name: buffer_attr(attr) for name, attr in op.properties.items()},
        attributes=dict(op.attributes),
        regions=[op.detach_region(region) for region in tuple(op.regions)],
    )
    Builder.at(op).emit(new)
    assert op.parent is not None
    for old, made in zip(op.results, new.results, strict=True):
        if is_tensor(old):
            s.define_owned(old, made, op.parent)
        else:
            old.replace_all_uses_with(made)
    s.retire(op)
    return new.regions


def buffer_attr(attr: Attribute) -> Attribute:
    """A property with function types over buffers."""
    return buffer_type(attr) if isinstance(attr, FunctionType) else attr


def call(s: Bufferizer, op: Operation) -> None:
    """``func.call`` and ``call_indirect`` borrow their arguments."""
    b = Builder.at(op)
    recreate(s, op, [s.contiguous(b, op, v) if is_tensor(v) else v for v in op.operands])


# ------------------------------------------------------------------ scf


def structured_control(s: Bufferizer, op: Operation) -> Sequence[Region]:
    """Control flow with regions: buffers go in and come out with their ownership."""
    b = Builder.at(op)
    operands = [s.take(b, op, value) if is_tensor(value) else value for value in op.operands]
    regions = recreate(s, op, operands)
    for region in regions:
        for block in region.blocks:
            convert_arguments(s, block, owned=True)
    return regions


def forall(s: Bufferizer, op: Operation) -> Sequence[Region]:
    """``scf.forall``: what iterations share is one buffer, which each of them writes at its end."""
    b = Builder.at(op)
    segments = static_values(op, "operandSegmentSizes")
    bounds, body = sum(segments[:3]), op.regions[0].block
    first = len(body.args) - segments[3]
    for at, result in enumerate(op.results):
        buffer, storage = s.writable(b, op, bounds + at)
        s.define(result, buffer, storage)
        s.lend(body.args[first], buffer)
    regions = [op.detach_region(region) for region in tuple(op.regions)]
    properties = {
        **op.properties,
        "operandSegmentSizes": DenseArrayBase.from_list(i32, [*segments[:3], 0]),
    }
    operands = op.operands[:bounds]
    new = type(op).create(
        operands=operands, properties=properties, attributes=dict(op.attributes), regions=regions
    )
    b.emit(new)
    s.retire(op)
    return new.regions


def in_parallel(s: Bufferizer, op: Operation) -> None:
    """The end of an iteration of ``scf.forall``: copies into what is shared."""
    for insert in tuple(op.regions[0].block.ops):
        if insert.name != "tensor.parallel_insert_slice":
            raise error_at(insert, "AD0401", f"`{insert.name}` has no bufferization")
        b = Builder.at(op)
        source, shared = insert.operands[:2]
        type_ = cast(TensorType, source.type)
        s.copy(b, s.buffer(source), slice_of(b, insert, s.buffer(shared), 2, type_))
        s.retire(insert)


HANDLERS: dict[str, Handler] = {
    "arith.constant": constant,
    "arith.select": select,
    "bufferization.alloc_tensor": alloc_tensor,
    "bufferization.to_tensor": to_tensor,
    "bufferization.to_buffer": to_buffer,
    "bufferization.to_memref": to_buffer,
    "bufferization.materialize_in_destination": materialize,
    "bufferization.dealloc_tensor": dealloc_tensor,
    "vector.transfer_read": read_only,
    "vector.transfer_write": transfer_write,
    "linalg.pack": pack,
    "linalg.unpack": unpack,
    "func.call": call,
    "func.call_indirect": call,
    "affine.for": structured_control,
    "affine.if": structured_control,
    "scf.for": structured_control,
    "scf.while": structured_control,
    "scf.if": structured_control,
    "scf.index_switch": structured_control,
    "scf.parallel": structured_control,
    "scf.execute_region": structured_control,
    "scf.forall": forall,
}

TERMINATORS = frozenset(
    {
        "func.return",
        "affine.yield",
        "cf.br",
        "scf.yield",
        "scf.condition",
        "scf.reduce",
        "scf.reduce.return",
    }
)
"""Their tensor operands are handed on; whatever else their block owns is freed in front of them."""
