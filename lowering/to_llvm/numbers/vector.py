"""Vectors of one fixed dimension. Memory is accessed with the alignment of an element.

A vector of i1 lies in memory as bytes, like every i1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ad_opt.dialects.support.ir.operand_groups import dense_array, integers, segment_sizes
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.lowering.to_llvm.construction import ops
from ad_opt.lowering.to_llvm.construction.builder import Builder
from ad_opt.lowering.to_llvm.construction.module import Handler, not_lowered
from ad_opt.lowering.to_llvm.construction.properties import int_property
from ad_opt.lowering.to_llvm.construction.types import convert_type, memory_type
from ad_opt.lowering.to_llvm.construction.values import Descriptor, Index
from xdsl.dialects.builtin import (
    AffineMapAttr,
    ArrayAttr,
    BoolAttr,
    DenseIntOrFPElementsAttr,
    IntegerAttr,
    IntegerType,
    VectorType,
    i1,
    i32,
    i64,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr

from .arith import float_flags
from .casts import F32, extend_float, is_half, truncate_float
from .math import fma

Vector = VectorType[Any]


def vector_type(op: Operation, type_: Attribute) -> Vector:
    """The converted type of a vector of one dimension."""
    converted = convert_type(type_)
    if not isinstance(converted, VectorType):
        raise not_lowered(op, f"on {type_}")
    return cast(Vector, converted)


def length(type_: Vector) -> int:
    """Number of elements."""
    return type_.get_shape()[0]


def dense(values: Sequence[int], element: IntegerType, b: Builder) -> SSAValue:
    """A constant vector of integers."""
    type_ = VectorType(element, [len(values)])
    value = DenseIntOrFPElementsAttr.from_list(type_, values)
    return b.entry_op("llvm.mlir.constant", (), type_, {"value": value})


def splat(x: SSAValue, type_: Vector, b: Builder) -> SSAValue:
    """``x`` in every element."""
    if (known := b.known.get(x)) is not None:
        return b.int(known, type_)
    one = b.value("llvm.insertelement", (b.poison(type_), x, b.int(0)), type_)
    return shuffle(one, one, [0] * length(type_), b)


def shuffle(x: SSAValue, y: SSAValue, mask: Sequence[int], b: Builder) -> SSAValue:
    """Elements of the concatenation of ``x`` and ``y``."""
    type_ = x.type
    if not isinstance(type_, VectorType) or length(type_) != len(mask):
        type_ = VectorType(scalar_type(type_), [len(mask)])
    return b.value("llvm.shufflevector", (x, y), type_, {"mask": dense_array(*mask)})


def first_lanes(count: SSAValue, lanes: int, b: Builder) -> SSAValue:
    """The mask of the first ``count`` lanes (an i64, may be negative or large)."""
    steps = dense(list(range(lanes)), i64, b)
    return b.compare(2, steps, splat(count, VectorType(i64, [lanes]), b))


# Memory ---------------------------------------------------------------------------------------


def _address(op: Operation, memref: Descriptor, indices: Sequence[Index], b: Builder) -> SSAValue:
    inner = memref.strides[-1] if memref.strides else 1
    if isinstance(inner, int) and inner != 1:
        raise not_lowered(op, "on a memref whose last stride is not 1")
    return b.address(memref, indices)


def _alignment(op: Operation, memref: Descriptor) -> int:
    given = op.attributes.get("alignment")
    if isinstance(given, IntegerAttr):
        return given.value.data
    return int_property(op, "alignment", memref.layout.alignment)


def _load(op: Operation, b: Builder) -> None:
    source, *indices = op.operands
    memref, type_ = b.memref(source), vector_type(op, op.results[0].type)
    pointer = _address(op, memref, b.indices(indices), b)
    loaded = b.load(pointer, memory_type(type_), _alignment(op, memref))
    b.set(op.results[0], b.from_memory(loaded, type_))


def _store(op: Operation, b: Builder) -> None:
    value, target, *indices = op.operands
    memref, x = b.memref(target), b.ssa(value)
    vector_type(op, value.type)
    pointer = _address(op, memref, b.indices(indices), b)
    stored = b.store(b.to_memory(x), pointer, _alignment(op, memref))
    flag = op.properties.get("nontemporal")
    if stored is not None and isinstance(flag, IntegerAttr) and flag.value.data:
        stored.properties["nontemporal"] = ops.UNIT


def masked_load(
    pointer: SSAValue, mask: SSAValue, other: SSAValue, alignment: int, b: Builder
) -> SSAValue:
    """The elements that the mask selects; ``other`` elsewhere."""
    stored = b.to_memory(other)
    properties: dict[str, Attribute] = {"alignment": IntegerAttr(alignment, i32)}
    loaded = b.value("llvm.intr.masked.load", (pointer, mask, stored), stored.type, properties)
    return b.from_memory(loaded, other.type)


def masked_store(
    x: SSAValue, pointer: SSAValue, mask: SSAValue, alignment: int, b: Builder
) -> None:
    """Write the elements that the mask selects."""
    properties: dict[str, Attribute] = {"alignment": IntegerAttr(alignment, i32)}
    b.add("llvm.intr.masked.store", (b.to_memory(x), pointer, mask), (), properties)


def _maskedload(op: Operation, b: Builder) -> None:
    source, *indices, mask, other = op.operands
    memref = b.memref(source)
    vector_type(op, op.results[0].type)
    pointer = _address(op, memref, b.indices(indices), b)
    loaded = masked_load(pointer, b.ssa(mask), b.ssa(other), _alignment(op, memref), b)
    b.set(op.results[0], loaded)


def _maskedstore(op: Operation, b: Builder) -> None:
    target, *indices, mask, value = op.operands
    memref = b.memref(target)
    pointer = _address(op, memref, b.indices(indices), b)
    masked_store(b.ssa(value), pointer, b.ssa(mask), _alignment(op, memref), b)


def _pointers(
    op: Operation, memref: Descriptor, indices: Sequence[Index], offsets: SSAValue, b: Builder
) -> SSAValue:
    """The addresses of elements at offsets along the last dimension."""
    lanes = length(vector_type(op, offsets.type))
    distance = b.ssa(offsets)
    inner = memref.strides[-1] if memref.strides else 1
    if inner != 1:
        wide = VectorType(i64, [lanes])
        if distance.type != wide:
            distance = b.cast("llvm.sext", distance, wide)
        distance = b.binary("llvm.mul", distance, splat(b.i64(inner), wide, b), {})
    base = b.address(memref, indices)
    properties = ops.gep(memref.layout.memory, (ops.DYNAMIC_INDEX,))
    type_ = VectorType(ops.PTR, [lanes])
    return b.value("llvm.getelementptr", (base, distance), type_, properties)


def _gather(op: Operation, b: Builder) -> None:
    source, *indices, offsets, mask, other = op.operands
    memref = b.memref(source)
    pointers = _pointers(op, memref, b.indices(indices), offsets, b)
    stored = b.to_memory(b.ssa(other))
    properties: dict[str, Attribute] = {"alignment": IntegerAttr(_alignment(op, memref), i32)}
    operands = (pointers, b.ssa(mask), stored)
    loaded = b.value("llvm.intr.masked.gather", operands, stored.type, properties)
    b.set(op.results[0], b.from_memory(loaded, convert_type(op.results[0].type)))


def _scatter(op: Operation, b: Builder) -> None:
    """In the order of the lanes: of two that name one element, the later one stays."""
    target, *indices, offsets, mask, value = op.operands
    memref = b.memref(target)
    pointers = _pointers(op, memref, b.indices(indices), offsets, b)
    properties: dict[str, Attribute] = {"alignment": IntegerAttr(_alignment(op, memref), i32)}
    operands = (b.to_memory(b.ssa(value)), pointers, b.ssa(mask))
    b.add("llvm.intr.masked.scatter", operands, (), properties)


def _transfer_mask(
    op: Operation,
    memref: Descriptor,
    indices: list[Index],
    given: SSAValue | None,
    lanes: int,
    b: Builder,
) -> SSAValue | None:
    """Return the mask of lanes that exist; ``None`` for all. Only the innermost dimension is
    transferred.
    """
    map_ = cast(AffineMapAttr, op.properties["permutation_map"]).data
    last = AffineDimExpr(map_.num_dims - 1)
    if not map_.num_dims or map_.results != (last,):
        raise not_lowered(op, "with this permutation_map")
    mask = None if given is None else b.ssa(given)
    in_bounds = cast("ArrayAttr[BoolAttr]", op.properties["in_bounds"]).data
    if not (in_bounds and in_bounds[0].value.data):
        there = first_lanes(b.i64(b.minus(memref.sizes[-1], indices[-1])), lanes, b)
        mask = there if mask is None else b.binary("llvm.and", mask, there, {})
    return mask


def _transfer_operands(op: Operation) -> list[list[SSAValue]]:
    sizes = segment_sizes(op)
    groups, at = list[list[SSAValue]](), 0
    for size in map(int, sizes):
        groups.append(list(op.operands[at : at + size]))
        at += size
    return groups


def _transfer_read(op: Operation, b: Builder) -> None:
    (source,), places, (padding,), given = _transfer_operands(op)
    memref, type_ = b.memref(source), vector_type(op, op.results[0].type)
    indices = b.indices(places)
    pointer = _address(op, memref, indices, b)
    mask = _transfer_mask(op, memref, indices, given[0] if given else None, length(type_), b)
    alignment = memref.layout.alignment
    if mask is None:
        loaded = b.from_memory(b.load(pointer, memory_type(type_), alignment), type_)
    else:
        other = splat(b.ssa(padding), type_, b)
        loaded = masked_load(pointer, mask, other, alignment, b)
    b.set(op.results[0], loaded)


def _transfer_write(op: Operation, b: Builder) -> None:
    (value,), (target,), places, given = _transfer_operands(op)
    memref, type_ = b.memref(target), vector_type(op, value.type)
    indices = b.indices(places)
    pointer = _address(op, memref, indices, b)
    mask = _transfer_mask(op, memref, indices, given[0] if given else None, length(type_), b)
    alignment = memref.layout.alignment
    if mask is None:
        b.store(b.to_memory(b.ssa(value)), pointer, alignment)
    else:
        masked_store(b.ssa(value), pointer, mask, alignment, b)


# Elements -------------------------------------------------------------------------------------


def _broadcast(op: Operation, b: Builder) -> None:
    x, type_ = b.ssa(op.operands[0]), vector_type(op, op.results[0].type)
    if isinstance(x.type, VectorType):
        same = x.type == type_
        x = x if same else shuffle(x, x, [0] * length(type_), b)
        b.set(op.results[0], x)
    else:
        b.set(op.results[0], splat(x, type_, b))


def _static_position(op: Operation) -> list[int]:
    values = integers(op.properties["static_position"])
    return [int(v) for v in values]


def _position(op: Operation, dynamic: Sequence[SSAValue], b: Builder) -> SSAValue | None:
    """The one index of an element; ``None`` for the whole vector."""
    static = _static_position(op)
    if not static:
        return None
    return b.ssa(dynamic[0]) if dynamic else b.int(static[0])


def _extract(op: Operation, b: Builder) -> None:
    x = b.ssa(op.operands[0])
    at = _position(op, op.operands[1:], b)
    type_ = convert_type(op.results[0].type)
    b.set(op.results[0], x if at is None else b.value("llvm.extractelement", (x, at), type_))


def _insert(op: Operation, b: Builder) -> None:
    x, into = b.ssa(op.operands[0]), b.ssa(op.operands[1])
    at = _position(op, op.operands[2:], b)
    result = x if at is None else b.value("llvm.insertelement", (into, x, at), into.type)
    b.set(op.results[0], result)


def _from_elements(op: Operation, b: Builder) -> None:
    type_ = vector_type(op, op.results[0].type)
    result = b.poison(type_)
    for i, x in enumerate(op.operands):
        result = b.value("llvm.insertelement", (result, b.ssa(x), b.int(i)), type_)
    b.set(op.results[0], result)


def _to_elements(op: Operation, b: Builder) -> None:
    x = b.ssa(op.operands[0])
    for i, result in enumerate(op.results):
        type_ = convert_type(result.type)
        b.set(result, b.value("llvm.extractelement", (x, b.int(i)), type_))


def _shuffle(op: Operation, b: Builder) -> None:
    vector_type(op, op.results[0].type)
    x, y = b.ssa(op.operands[0]), b.ssa(op.operands[1])
    mask = integers(op.properties["mask"])
    both = length(cast(Vector, x.type)) + length(cast(Vector, y.type))
    if x.type != y.type:
        x, y = _same_length(x, y, b)
        first = length(cast(Vector, op.operands[0].type))
        padded = length(cast(Vector, x.type))
        mask = [i if i < first else i - first + padded for i in mask]
    assert all(i < max(both, 2 * length(cast(Vector, x.type))) for i in mask)
    b.set(op.results[0], shuffle(x, y, mask, b))


def _same_length(x: SSAValue, y: SSAValue, b: Builder) -> tuple[SSAValue, SSAValue]:
    longest = max(length(cast(Vector, v.type)) for v in (x, y))

    def pad(v: SSAValue) -> SSAValue:
        n = length(cast(Vector, v.type))
        return v if n == longest else shuffle(v, v, [i if i < n else -1 for i in range(longest)], b)

    return pad(x), pad(y)


def _interleave(op: Operation, b: Builder) -> None:
    x, y = b.ssa(op.operands[0]), b.ssa(op.operands[1])
    n = length(vector_type(op, x.type))
    b.set(op.results[0], shuffle(x, y, [j for i in range(n) for j in (i, n + i)], b))


def _deinterleave(op: Operation, b: Builder) -> None:
    x = b.ssa(op.operands[0])
    n = length(vector_type(op, x.type))
    for first, result in enumerate(op.results):
        b.set(result, shuffle(x, x, list(range(first, n, 2)), b))


def _ints(op: Operation, name: str) -> list[int]:
    return [i.value.data for i in cast("ArrayAttr[IntegerAttr[Any]]", op.properties[name])]


def _extract_slice(op: Operation, b: Builder) -> None:
    x = b.ssa(op.operands[0])
    vector_type(op, x.type)
    (start,), (size,), (step,) = (_ints(op, n) for n in ("offsets", "sizes", "strides"))
    if not 0 <= start <= start + (size - 1) * step < length(cast(Vector, x.type)):
        raise not_lowered(op, "outside of the vector")
    b.set(op.results[0], shuffle(x, x, [start + i * step for i in range(size)], b))


def _insert_slice(op: Operation, b: Builder) -> None:
    x, into = b.ssa(op.operands[0]), b.ssa(op.operands[1])
    n, m = length(vector_type(op, into.type)), length(vector_type(op, x.type))
    (start,), (step,) = (_ints(op, name) for name in ("offsets", "strides"))
    padded, _ = _same_length(x, into, b)
    mask = list(range(n))
    if not 0 <= start <= start + (m - 1) * step < n:
        raise not_lowered(op, "outside of the vector")
    for i in range(m):
        mask[start + i * step] = n + i
    b.set(op.results[0], shuffle(into, padded, mask, b))


def _same(op: Operation, b: Builder) -> None:
    """A vector of one dimension stays itself."""
    vector_type(op, op.results[0].type)
    b.set(op.results[0], b.ssa(op.operands[0]))


def _bitcast(op: Operation, b: Builder) -> None:
    """Vectors of one lane go through a number: of `<1 x i2>` LLVM makes no code."""
    type_, x = vector_type(op, op.results[0].type), b.ssa(op.operands[0])
    if length(vector_type(op, op.operands[0].type)) == 1:
        x = b.value("llvm.extractelement", (x, b.int(0)), scalar_type(x.type))
    if length(type_) != 1:
        b.set(op.results[0], b.cast("llvm.bitcast", x, type_))
        return
    bits = b.cast("llvm.bitcast", x, type_.element_type)
    b.set(op.results[0], b.value("llvm.insertelement", (b.poison(type_), bits, b.int(0)), type_))


# Masks and numbers ----------------------------------------------------------------------------


def _create_mask(op: Operation, b: Builder) -> None:
    lanes = length(vector_type(op, op.results[0].type))
    b.set(op.results[0], first_lanes(b.ssa(op.operands[0]), lanes, b))


def _constant_mask(op: Operation, b: Builder) -> None:
    lanes = length(vector_type(op, op.results[0].type))
    count = integers(op.properties["mask_dim_sizes"])[0]
    b.set(op.results[0], dense([int(i < count) for i in range(lanes)], i1, b))


def _step(op: Operation, b: Builder) -> None:
    lanes = length(vector_type(op, op.results[0].type))
    b.set(op.results[0], dense(list(range(lanes)), i64, b))


def _fma(op: Operation, b: Builder) -> None:
    vector_type(op, op.results[0].type)
    b.set(op.results[0], fma([b.ssa(x) for x in op.operands], b))


# Reductions -----------------------------------------------------------------------------------

_COMBINE: dict[str, tuple[str, str]] = {
    "mul": ("mul", "llvm.mul"),
    "and": ("and", "llvm.and"),
    "or": ("or", "llvm.or"),
    "xor": ("xor", "llvm.xor"),
    "minui": ("umin", "llvm.intr.umin"),
    "maxui": ("umax", "llvm.intr.umax"),
    "minsi": ("smin", "llvm.intr.smin"),
    "maxsi": ("smax", "llvm.intr.smax"),
    "minnumf": ("fmin", "llvm.intr.minnum"),
    "maxnumf": ("fmax", "llvm.intr.maxnum"),
    "minimumf": ("fminimum", "llvm.intr.minimum"),
    "maximumf": ("fmaximum", "llvm.intr.maximum"),
}


def reduce(
    kind: str,
    x: SSAValue,
    start: SSAValue | None,
    flags: dict[str, Attribute],
    b: Builder,
) -> SSAValue:
    """Combine the elements, floating-point sums and products in order of the lanes."""
    element = scalar_type(x.type)
    is_float = not isinstance(element, IntegerType)
    if is_float and kind in ("add", "mul"):
        neutral = b.float(-0.0 if kind == "add" else 1.0, element)
        first = neutral if start is None else start
        name = f"llvm.intr.vector.reduce.f{kind}"
        return b.value(name, (first, x), element, flags)
    suffix, combine = ("add", "llvm.add") if kind == "add" else _COMBINE[kind]
    properties = flags if is_float else {}
    total = b.value(f"llvm.intr.vector.reduce.{suffix}", (x,), element, properties)
    if start is None:
        return total
    if is_float:
        return b.binary(combine, start, total, flags)
    return b.int_op(combine, start, total)


def _reduction(op: Operation, b: Builder) -> None:
    x = b.ssa(op.operands[0])
    vector_type(op, x.type)
    start = b.ssa(op.operands[1]) if len(op.operands) > 1 else None
    kind = str(cast(Any, op.properties["kind"]).data)
    is_int = isinstance(scalar_type(x.type), IntegerType)
    if kind not in ("add", "mul") and is_int is kind.endswith("f"):
        raise not_lowered(op, f"of kind {kind} on {x.type}")
    flags = float_flags(op)
    if kind in ("add", "mul") and is_half(x.type):
        b.set(op.results[0], _reduce_halves(kind, x, start, flags, b))
    else:
        b.set(op.results[0], reduce(kind, x, start, flags, b))


def _reduce_halves(
    kind: str, x: SSAValue, start: SSAValue | None, flags: dict[str, Attribute], b: Builder
) -> SSAValue:
    """One element after another, each step rounded to the half."""
    type_ = cast(Vector, x.type)
    element = type_.element_type
    name = "llvm.fadd" if kind == "add" else "llvm.fmul"
    total = b.float(-0.0 if kind == "add" else 1.0, element) if start is None else start
    for i in range(length(type_)):
        lane = b.value("llvm.extractelement", (x, b.int(i)), element)
        wide = b.binary(name, extend_float(total, F32, b), extend_float(lane, F32, b), flags)
        total = truncate_float(wide, element, b)
    return total


HANDLERS: dict[str, Handler] = {
    "vector.load": _load,
    "vector.store": _store,
    "vector.maskedload": _maskedload,
    "vector.maskedstore": _maskedstore,
    "vector.gather": _gather,
    "vector.scatter": _scatter,
    "vector.transfer_read": _transfer_read,
    "vector.transfer_write": _transfer_write,
    "vector.broadcast": _broadcast,
    "vector.splat": _broadcast,
    "vector.extract": _extract,
    "vector.insert": _insert,
    "vector.from_elements": _from_elements,
    "vector.to_elements": _to_elements,
    "vector.shuffle": _shuffle,
    "vector.interleave": _interleave,
    "vector.deinterleave": _deinterleave,
    "vector.extract_strided_slice": _extract_slice,
    "vector.insert_strided_slice": _insert_slice,
    "vector.shape_cast": _same,
    "vector.bitcast": _bitcast,
    "vector.create_mask": _create_mask,
    "vector.constant_mask": _constant_mask,
    "vector.step": _step,
    "vector.fma": _fma,
    "vector.reduction": _reduction,
}
