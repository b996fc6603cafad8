"""Rules of operations on tensors, and of conversions of numbers, as upstream says.

See `operation_rules`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, cast

from ad_opt.dialects.core.memref.memref_rules import same_elements
from ad_opt.dialects.support.ir.queries import integer_property
from ad_opt.dialects.support.ir.shaped_types import element_type
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AnyFloat,
    IndexType,
    IntegerType,
    MemRefType,
    TensorType,
    VectorType,
)
from xdsl.ir import Attribute, Operation

from .memref.memref_rules import (
    OperationRule,
    check_bounds,
    check_groups,
    check_output_shape,
    check_slice,
    embeds,
    groups_of,
    numbers_of,
    require,
)

Shaped = TensorType[Attribute]


def _ranked(type: Attribute) -> Shaped:
    require(isinstance(type, TensorType), f"{type} must be a tensor with a rank")
    return cast(Shaped, type)


def _slice(op: Operation, whole: Attribute, part: Attribute) -> None:
    large, small = _ranked(whole), _ranked(part)
    same_elements(large, small)
    check_slice(op, large.get_num_dims())
    sizes = numbers_of(op, "static_sizes")
    fits = embeds([(n, 0) for n in sizes], [(n, 0) for n in small.get_shape()])
    require(fits, f"{small} does not have the sizes of the slice")
    check_bounds(op, large.get_shape())


def _extract_slice(op: Operation) -> None:
    _slice(op, op.operands[0].type, op.results[0].type)


def _insert_slice(op: Operation) -> None:
    segments = numbers_of(op, "operandSegmentSizes")[2:]
    for name, given in zip(("offsets", "sizes", "strides"), segments):
        wanted = numbers_of(op, f"static_{name}").count(DYNAMIC_INDEX)
        require(given == wanted, f"{name} want {wanted} operands, not {given}")
    _slice(op, op.operands[1].type, op.operands[0].type)


def _compatible(one: Attribute, other: Attribute) -> bool:
    if not isinstance(one, TensorType) or not isinstance(other, TensorType):
        return True
    shapes = cast(Shaped, one).get_shape(), cast(Shaped, other).get_shape()
    return len(shapes[0]) == len(shapes[1]) and all(
        a == b or DYNAMIC_INDEX in (a, b) for a, b in zip(*shapes, strict=True)
    )


def _cast(op: Operation) -> None:
    source, result = op.operands[0].type, op.results[0].type
    same_elements(source, result)
    require(_compatible(source, result), f"{source} cannot be cast to {result}")


def _bitcast(op: Operation) -> None:
    source, result = op.operands[0].type, op.results[0].type
    for type in (source, result):
        fits = not isinstance(element_type(type), IndexType)
        require(fits, f"{type} has elements without a width")
    require(_compatible(source, result), f"{source} cannot be cast to {result}")


def _collapse(op: Operation) -> None:
    same_elements(op.operands[0].type, op.results[0].type)


def _expand(op: Operation) -> None:
    source, result = _ranked(op.operands[0].type), _ranked(op.results[0].type)
    same_elements(source, result)
    check_groups(groups_of(op), source.get_shape(), result.get_shape())
    check_output_shape(op, result.get_shape())


def _concat(op: Operation) -> None:
    dim, rank = integer_property(op, "dim"), _ranked(op.results[0].type)
    require(0 <= dim < rank.get_num_dims(), f"there is no dimension {dim}")


def _element(op: Operation, at: int) -> None:
    type = _ranked(op.operands[at].type)
    given, rank = len(op.operands) - at - 1, type.get_num_dims()
    require(given == rank, f"has {given} indices into {type}")


def _extract(op: Operation) -> None:
    _element(op, 0)


def _insert(op: Operation) -> None:
    _element(op, 1)


def _from_elements(op: Operation) -> None:
    type = _ranked(op.results[0].type)
    shape = type.get_shape()
    require(DYNAMIC_INDEX not in shape, f"{type} must have known sizes")
    count, wanted = len(op.operands), math.prod(shape)
    require(count == wanted, f"has {count} elements for {wanted}")
    for given in op.operand_types:
        require(given == type.element_type, f"an element is {given}, not {type.element_type}")


def _at_indices(op: Operation, whole: int, part: Attribute, dims_name: str) -> None:
    indices, dims = _ranked(op.operands[whole + 1].type), numbers_of(op, dims_name)
    large, small = _ranked(op.operands[whole].type), _ranked(part)
    fits = isinstance(indices.element_type, IntegerType | IndexType)
    require(fits, f"indices cannot be {indices.element_type}")
    shape = indices.get_shape()
    require(bool(shape) and shape[-1] == len(dims), f"{indices} does not hold {len(dims)} indices")
    same_elements(large, small)
    rest = [1 if at in dims else n for at, n in enumerate(large.get_shape())]
    short = [n for at, n in enumerate(large.get_shape()) if at not in dims]
    wanted = [[*shape[:-1], *rest], [*shape[:-1], *short]]
    require(list(small.get_shape()) in wanted, f"the parts of {large} do not make {small}")


def _gather(op: Operation) -> None:
    _at_indices(op, 0, op.results[0].type, "gather_dims")


def _scatter(op: Operation) -> None:
    _at_indices(op, 1, op.operands[0].type, "scatter_dims")


def _reshape(op: Operation) -> None:
    lengths, result = _ranked(op.operands[1].type), op.results[0].type
    known = DYNAMIC_INDEX not in lengths.get_shape() or not isinstance(result, TensorType)
    require(known, f"a shape of unknown length gives no {result}")


# ------------------------------------------------------------------ conversions of numbers


def _width(type: Attribute) -> int:
    inner = element_type(type) if isinstance(type, TensorType | VectorType) else type
    return inner.bitwidth if isinstance(inner, AnyFloat) else 0


def _widens(op: Operation) -> None:
    source, result = op.operands[0].type, op.results[0].type
    fits = _width(source) < _width(result)
    require(fits, f"{result} is not wider than {source}")


def _narrows(op: Operation) -> None:
    source, result = op.operands[0].type, op.results[0].type
    fits = _width(source) > _width(result)
    require(fits, f"{result} is not narrower than {source}")


def _shape(type: Attribute) -> Sequence[int] | None:
    if isinstance(type, TensorType | VectorType | MemRefType):
        return tuple(cast(Any, type).get_shape())
    return None


def _one_shape(op: Operation) -> None:
    first, *others = (_shape(type) for type in (*op.operand_types, *op.result_types))
    for shape in others:
        if first is None or shape is None:
            fits = first is shape
        else:
            fits = len(first) == len(shape) and all(
                a == b or DYNAMIC_INDEX in (a, b) for a, b in zip(first, shape, strict=True)
            )
        require(fits, "operands and results must have one shape")


def _index_cast(op: Operation) -> None:
    _one_shape(op)
    for type in (*op.operand_types, *op.result_types):
        inner = element_type(type) if _shape(type) is not None else type
        require(isinstance(inner, IntegerType | IndexType), f"{type} holds no integers")


def _without_index(op: Operation) -> None:
    for type in (*op.operand_types, *op.result_types):
        inner = element_type(type) if _shape(type) is not None else type
        require(not isinstance(inner, IndexType), f"the bits of {type} are not known")


def _scaled(op: Operation) -> None:
    """A scale may be one number for all."""
    value, scale, result = (_shape(t) for t in (*op.operand_types, *op.result_types))
    require(value == result, "the operand and the result must have one shape")
    require(scale in (None, value), "there must be one scale, or one an element")


def _scaling_extf(op: Operation) -> None:
    _scaled(op)
    _widens(op)


def _scaling_truncf(op: Operation) -> None:
    _scaled(op)
    _narrows(op)


def _pad(op: Operation) -> None:
    """Check that each unknown amount has an operand; upstream does not mind more."""
    segments = numbers_of(op, "operandSegmentSizes")
    for at, name in enumerate(("static_low", "static_high"), 1):
        wanted = numbers_of(op, name).count(DYNAMIC_INDEX)
        require(segments[at] >= wanted, f"`{name}` wants {wanted} operands, not {segments[at]}")


def _alloc_tensor(op: Operation) -> None:
    """A size for each dimension of unknown extent, unless the tensor is a copy."""
    made = _ranked(op.results[0].type)
    sizes, copied = numbers_of(op, "operandSegmentSizes")[:2]
    wanted = 0 if copied else made.get_shape().count(DYNAMIC_INDEX)
    require(sizes == wanted, f"{made} wants {wanted} sizes, not {sizes}")


def _materialize(op: Operation) -> None:
    """Memory is written, so it must be said that it may be."""
    into_memory = not isinstance(op.operands[1].type, TensorType)
    require(into_memory == ("writable" in op.properties), "`writable` belongs to memory, and only")


RULES: dict[str, OperationRule] = {
    "arith.bitcast": _without_index,
    "arith.extf": _widens,
    "arith.index_cast": _index_cast,
    "arith.index_castui": _index_cast,
    "arith.scaling_extf": _scaling_extf,
    "arith.scaling_truncf": _scaling_truncf,
    "arith.truncf": _narrows,
    "bufferization.alloc_tensor": _alloc_tensor,
    "bufferization.materialize_in_destination": _materialize,
    "math.fpowi": _one_shape,
    "tensor.bitcast": _bitcast,
    "tensor.cast": _cast,
    "tensor.collapse_shape": _collapse,
    "tensor.concat": _concat,
    "tensor.expand_shape": _expand,
    "tensor.extract": _extract,
    "tensor.extract_slice": _extract_slice,
    "tensor.from_elements": _from_elements,
    "tensor.gather": _gather,
    "tensor.insert": _insert,
    "tensor.insert_slice": _insert_slice,
    "tensor.pad": _pad,
    "tensor.parallel_insert_slice": _insert_slice,
    "tensor.reshape": _reshape,
    "tensor.scatter": _scatter,
}
