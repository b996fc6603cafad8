"""Rules of operations on vectors beyond their operands and attributes, as upstream says.

See `operation_rules`.
"""

from __future__ import annotations

from typing import Any, cast

from ad_opt.dialects.core.memref.memref_rules import OperationRule, numbers_of, require
from ad_opt.dialects.support.ir.queries import integer_property
from ad_opt.dialects.support.ir.shaped_types import element_type
from ad_opt.dialects.support.ir.strides import strided_layout
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    ArrayAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    NoneAttr,
    TensorType,
    VectorType,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr


def _shape(type: Attribute) -> tuple[int, ...]:
    if isinstance(type, VectorType | MemRefType | TensorType):
        return tuple(cast(Any, type).get_shape())
    return ()


def _element(type: Attribute) -> Attribute:
    shaped = isinstance(type, VectorType | MemRefType | TensorType)
    return element_type(type) if shaped else type


def _same_elements(*types: Attribute) -> None:
    found = {_element(type) for type in types}
    require(len(found) == 1, f"the element types differ: {', '.join(map(str, types))}")


def _ints(op: Operation, name: str) -> list[int]:
    return [item.value.data for item in cast("ArrayAttr[IntegerAttr]", op.properties[name])]


# ------------------------------------------------------------------ memory


def _aligned(op: Operation) -> None:
    given = op.properties.get("alignment")
    if isinstance(given, IntegerAttr):
        value = given.value.data
        require(value > 0 and value & (value - 1) == 0, f"the alignment {value} is no power of 2")


def _held(base: Attribute, vector: Attribute) -> None:
    """Memory holds elements of the vector (or whole vectors)."""
    inner = _element(base)
    fits = inner == vector or _element(inner) == _element(vector)
    require(fits, f"{base} does not hold elements of {vector}")


def _unit_stride(type: Attribute) -> None:
    if isinstance(type, MemRefType):
        found = strided_layout(cast("MemRefType[Attribute]", type))
        fits = found is None or not found[1] or found[1][-1] == 1
        require(fits, f"the last dimension of {type} must have stride 1")


def _load(op: Operation, base: SSAValue, vector: Attribute) -> None:
    _aligned(op)
    _unit_stride(base.type)
    _held(base.type, vector)
    if not isinstance(_element(base.type), VectorType):
        fits = len(_shape(base.type)) >= len(_shape(vector))
        require(fits, f"{base.type} has fewer dimensions than {vector}")


def _vector_load(op: Operation) -> None:
    _load(op, op.operands[0], op.results[0].type)


def _vector_store(op: Operation) -> None:
    _load(op, op.operands[1], op.operands[0].type)


def _masked(op: Operation) -> None:
    """Accesses by a mask: base, indices, (a vector of indices,) mask, vector."""
    _aligned(op)
    base, rank = op.operands[0].type, len(_shape(op.operands[0].type))
    rest = list(op.operand_types)[1 + rank :]
    vector = op.operands[-1].type
    gathers = op.name in ("vector.gather", "vector.scatter")
    require(len(rest) == (3 if gathers else 2), f"wants {rank} indices into {base}")
    indices = list(op.operand_types)[1 : 1 + rank]
    require(all(isinstance(one, IndexType) for one in indices), f"wants {rank} indices into {base}")
    if gathers:
        fits = isinstance(_element(rest[0]), IndexType | IntegerType)
        require(fits, f"indices cannot be {_element(rest[0])}")
    _held(base, vector)
    for type in (*rest, *op.result_types):
        fits = isinstance(type, VectorType) and _shape(type) == _shape(vector)
        require(fits and bool(_shape(type)), f"{type} does not have the shape of {vector}")
    for type in op.result_types:
        require(type == vector, f"the result must be {vector}, not {type}")


def _transfer_write(op: Operation) -> None:
    base = op.operands[1].type
    wanted = [base] if isinstance(base, TensorType) else []
    require(list(op.result_types) == wanted, f"writes to {base}, so it must have its results")


def _type_cast(op: Operation) -> None:
    source, result = op.operands[0].type, op.results[0].type
    for type in (source, result):
        plain = isinstance(type, MemRefType) and isinstance(type.layout, NoneAttr)
        require(
            plain and DYNAMIC_INDEX not in _shape(type), f"{type} must be plain, of known sizes"
        )
    one, other = cast(Any, source), cast(Any, result)
    require(one.memory_space == other.memory_space, f"{one} and {other} are in different spaces")
    inner = _element(result)
    shapes = (*_shape(source), *_shape(_element(source))), (*_shape(result), *_shape(inner))
    require(shapes[0] == shapes[1], f"{source} and {result} differ in shape")
    scalars = _element(_element(source)), _element(inner)
    require(scalars[0] == scalars[1], f"{source} and {result} differ in elements")


# ------------------------------------------------------------------ shapes


def _bitcast(op: Operation) -> None:
    source, result = op.operands[0].type, op.results[0].type
    same = len(_shape(source)) == len(_shape(result))
    require(same, f"{source} and {result} differ in rank")


def _broadcast(op: Operation) -> None:
    source, result = op.operands[0].type, op.results[0].type
    small, large = _shape(source), _shape(result)
    require(len(small) <= len(large), f"{source} has more dimensions than {result}")
    for a, b in zip(reversed(small), reversed(large)):
        require(a in (1, b), f"{source} cannot be broadcast to {result}")


def _constant_mask(op: Operation) -> None:
    sizes, shape = numbers_of(op, "mask_dim_sizes"), _shape(op.results[0].type)
    if not shape:
        require(sizes in ((0,), (1,)), "the size of a mask of rank zero is 0 or 1")
        return
    fits = len(sizes) == len(shape) and all(0 <= n <= m for n, m in zip(sizes, shape, strict=True))
    require(fits, f"sizes {sizes} do not fit {op.results[0].type}")
    require(0 not in sizes or not any(sizes), "one size is zero, so all must be")


def _double(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return bool(one) and one[:-1] == other[:-1] and 2 * one[-1] == other[-1]


def _interleave(op: Operation) -> None:
    source, result = op.operands[0].type, op.results[0].type
    _same_elements(source, result)
    short = _shape(source) or (1,)
    require(_double(short, _shape(result)), f"{result} must hold twice what {source} holds")


def _deinterleave(op: Operation) -> None:
    source = op.operands[0].type
    for result in op.result_types:
        _same_elements(source, result)
        fits = _double(_shape(result), _shape(source))
        require(fits, f"{result} must hold half of what {source} holds")


def _position(op: Operation, type: Attribute) -> tuple[int, ...]:
    """The sizes of the part at a position."""
    at, shape = numbers_of(op, "static_position"), _shape(type)
    require(len(at) <= len(shape), f"{type} has no part at {list(at)}")
    for index, size in zip(at, shape, strict=False):
        fits = index in (DYNAMIC_INDEX, -1) or 0 <= index < size
        require(fits, f"{type} has no part at {list(at)}")
    return shape[len(at) :]


def _part_fits(part: Attribute, sizes: tuple[int, ...], whole: Attribute) -> None:
    _same_elements(part, whole)
    scalar = not isinstance(part, VectorType)
    require(_shape(part) == sizes and (not scalar or not sizes), f"{part} is no part of {whole}")


def _extract(op: Operation) -> None:
    sizes = _position(op, op.operands[0].type)
    _part_fits(op.results[0].type, sizes, op.operands[0].type)


def _insert(op: Operation) -> None:
    sizes = _position(op, op.operands[1].type)
    _part_fits(op.operands[0].type, sizes, op.operands[1].type)


def _strides_are_one(op: Operation) -> None:
    strides = _ints(op, "strides")
    require(all(step == 1 for step in strides), f"the strides {strides} must all be 1")


def _extract_strided_slice(op: Operation) -> None:
    source, result = op.operands[0].type, op.results[0].type
    _same_elements(source, result)
    _strides_are_one(op)
    offsets, sizes, shape = _ints(op, "offsets"), _ints(op, "sizes"), _shape(source)
    same = len(offsets) == len(sizes) == len(_ints(op, "strides"))
    require(same and len(sizes) <= len(shape), "offsets, sizes and strides must be one a dimension")
    for at, (start, size) in enumerate(zip(offsets, sizes, strict=True)):
        fits = start >= 0 and size >= 1 and start + size <= shape[at]
        require(fits, f"{size} elements from {start} leave dimension {at} of {source}")
    wanted = (*sizes, *shape[len(sizes) :])
    require(_shape(result) == wanted, f"the result must have the sizes {wanted}")


def _insert_strided_slice(op: Operation) -> None:
    part, whole = op.operand_types
    _same_elements(part, whole, *op.result_types)
    _strides_are_one(op)
    offsets, small, large = _ints(op, "offsets"), _shape(part), _shape(whole)
    require(len(offsets) == len(large), f"wants one offset a dimension of {whole}")
    require(len(_ints(op, "strides")) == len(small), f"wants one stride a dimension of {part}")
    sizes = [1] * (len(large) - len(small)) + list(small)
    for start, size, extent in zip(offsets, sizes, large, strict=True):
        require(start >= 0 and start + size <= extent, f"{part} at {offsets} leaves {whole}")


def _shuffle(op: Operation) -> None:
    one, other = op.operand_types
    result = op.results[0].type
    rank = max(len(_shape(one)), 1)
    require(len(_shape(result)) == rank, f"{result} and {one} differ in rank")
    _same_elements(one, other, result)


def _step(op: Operation) -> None:
    type = op.results[0].type
    require(len(_shape(type)) == 1, f"{type} must have one dimension")


def _transpose(op: Operation) -> None:
    _same_elements(op.operands[0].type, op.results[0].type)


# ------------------------------------------------------------------ sums


def _contract(op: Operation) -> None:
    left, right = op.operand_types[:2]
    _same_elements(left, right)
    maps = [item.data for item in cast("ArrayAttr[AffineMapAttr]", op.properties["indexing_maps"])]
    loops = len(cast("ArrayAttr[Attribute]", op.properties["iterator_types"]).data)
    for map in maps:
        require(map.num_symbols == 0 and map.num_dims == loops, f"the map {map} has other inputs")
        known = all(isinstance(e, AffineDimExpr | AffineConstantExpr) for e in map.results)
        require(known, f"the map {map} is no projected permutation")


def _multi_reduction(op: Operation) -> None:
    _same_elements(op.operands[0].type, op.results[0].type)


def _outerproduct(op: Operation) -> None:
    _same_elements(op.operands[1].type, op.results[0].type)


def _reduction(op: Operation) -> None:
    rank = len(_shape(op.operands[0].type))
    require(rank <= 1, f"reduces a vector of rank {rank}, not 1")


def _scan(op: Operation) -> None:
    source, initial = op.operands[0].type, op.operands[1].type
    dim, shape = integer_property(op, "reduction_dim"), _shape(source)
    require(0 <= dim < len(shape), f"{source} has no dimension {dim}")
    rest = shape[:dim] + shape[dim + 1 :]
    require(_shape(initial) == rest, f"the initial values {initial} do not fit {source}")


def _print(op: Operation) -> None:
    for type in op.operand_types:
        require(not isinstance(type, MemRefType), f"{type} cannot be printed")


def _mask(op: Operation) -> None:
    block = op.regions[0].first_block
    require(len(_shape(op.operands[0].type)) > 0, "the mask must have a dimension")
    if block is None:
        return
    require(not block.args, "the region must have no arguments")
    inner = [one for one in block.ops if one.name != "vector.yield"]
    require(len(inner) <= 1, "only one operation can be masked")
    for one in inner:
        require(one.name in MASKABLE, f"`{one.name}` cannot be masked")
    last = block.last_op
    given = list(last.operand_types) if last is not None else []
    fits = last is None or last.name != "vector.yield" or given == list(op.result_types)
    require(fits, "the results must be what the region yields")
    for one in inner:
        wanted = _mask_shape(one)
        fits = wanted is None or wanted == _shape(op.operands[0].type)
        require(fits, f"the mask of `{one.name}` must have the sizes {wanted}")


MASKABLE = frozenset(
    f"vector.{name}"
    for name in "reduction multi_reduction contract outerproduct transfer_read transfer_write "
    "gather".split()
)
"""Operations that may stand in a ``vector.mask``."""


def _mask_shape(op: Operation) -> tuple[int, ...] | None:
    """The sizes of a mask of an operation, where they are simple to say."""
    if op.name in ("vector.reduction", "vector.multi_reduction"):
        return _shape(op.operands[0].type)
    if op.name in ("vector.gather", "vector.outerproduct"):
        return _shape(op.results[0].type)
    if op.name in ("vector.transfer_read", "vector.transfer_write"):
        return _transferred_shape(op)
    return None


def _transferred_shape(op: Operation) -> tuple[int, ...]:
    """The sizes of what a transfer reads or writes, in the order of the memory's dimensions."""
    vector = op.results[0].type if op.name == "vector.transfer_read" else op.operands[0].type
    map = cast(AffineMapAttr, op.properties["permutation_map"]).data
    sizes = zip(map.results, _shape(vector), strict=False)
    places = {expr.position: size for expr, size in sizes if isinstance(expr, AffineDimExpr)}
    return tuple(places[at] for at in sorted(places)) or (1,)


RULES: dict[str, OperationRule] = {
    "vector.bitcast": _bitcast,
    "vector.broadcast": _broadcast,
    "vector.compressstore": _masked,
    "vector.constant_mask": _constant_mask,
    "vector.contract": _contract,
    "vector.deinterleave": _deinterleave,
    "vector.expandload": _masked,
    "vector.extract": _extract,
    "vector.extract_strided_slice": _extract_strided_slice,
    "vector.gather": _masked,
    "vector.insert": _insert,
    "vector.insert_strided_slice": _insert_strided_slice,
    "vector.interleave": _interleave,
    "vector.load": _vector_load,
    "vector.mask": _mask,
    "vector.maskedload": _masked,
    "vector.maskedstore": _masked,
    "vector.multi_reduction": _multi_reduction,
    "vector.outerproduct": _outerproduct,
    "vector.print": _print,
    "vector.reduction": _reduction,
    "vector.scan": _scan,
    "vector.scatter": _masked,
    "vector.shuffle": _shuffle,
    "vector.step": _step,
    "vector.store": _vector_store,
    "vector.transfer_write": _transfer_write,
    "vector.transpose": _transpose,
    "vector.type_cast": _type_cast,
}
