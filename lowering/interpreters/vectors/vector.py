"""Meaning of the operations of ``vector`` that do not touch memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

import numpy as np
from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.lowering.interpreters.numbers.arith import combine, reinterpret
from ad_opt.lowering.interpreters.values import ieee
from ad_opt.lowering.interpreters.values.affine_maps import apply_map
from ad_opt.lowering.interpreters.values.elementwise import elementwise, float_format, scalar_of
from ad_opt.lowering.interpreters.values.registry import (
    Evaluate,
    Machine,
    Undefined,
    Value,
    integer,
    integers,
    operand_type,
    ops,
    result_type,
)
from ad_opt.lowering.interpreters.values.shapes import fill_in, shape_of
from ad_opt.lowering.interpreters.values.values import Array, codec_of, unsigned
from xdsl.dialects.builtin import (
    AffineMapAttr,
    ArrayAttr,
    IntegerType,
    Signedness,
    StringAttr,
    VectorType,
)
from xdsl.ir import Attribute, Operation
from xdsl.ir.affine import AffineDimExpr


def is_vector(type: Attribute) -> bool:
    """True if values of a type are arrays."""
    return isinstance(type, VectorType)


def _as_array(value: Value, type: Attribute) -> Array:
    """A vector, or a scalar as an array without dimensions."""
    return value if is_vector(type) else codec_of(type).array([value], ())


def _as_value(array: Array, type: Attribute) -> Value:
    return array if is_vector(type) else codec_of(type).get(array, ())


@ops("vector.broadcast", "vector.splat")
def _broadcast(op: Operation, machine: Machine) -> Evaluate:
    type = result_type(op)
    return lambda value: np.broadcast_to(_as_array(value, operand_type(op)), shape_of(type)).copy()


@ops("vector.fma")
def _fma(op: Operation, machine: Machine) -> Evaluate:
    at = float_format(op, result_type(op))
    return elementwise(op, lambda a, b, c: ieee.fma(at, a, b, c))


def kind_of(op: Operation) -> str:
    """The name of a combining kind: ``add``, ``maximumf``, ..."""
    found = attribute_of(op, "kind")
    data = getattr(found, "data", found)
    if isinstance(data, list | tuple):
        data = data[0]
    return str(getattr(data, "value", data))


@ops("vector.reduction")
def _reduction(op: Operation, machine: Machine) -> Evaluate:
    """In order: the accumulator, if there is one, then the elements."""
    element = result_type(op)
    f, codec = combine(op, kind_of(op), element), codec_of(element)

    def evaluate(vector: Array, *start: Value) -> Value:
        first, *rest = [*start, *codec.values(vector)]
        for value in rest:
            first = f(first, value)
        return first

    return evaluate


def lanes_on(shape: Sequence[int], on: Array | None) -> Iterator[tuple[int, ...]]:
    """The points of a shape, or those where a mask is set, in row-major order."""
    return (point for point in np.ndindex(*shape) if on is None or on[point])


@ops("vector.multi_reduction")
def _multi_reduction(op: Operation, machine: Machine) -> Evaluate:
    dims = integers(attribute_of(op, "reduction_dims"))
    type = result_type(op)
    codec, f = codec_of(scalar_of(type)), combine(op, kind_of(op), scalar_of(type))

    def evaluate(vector: Array, start: Value, on: Array | None = None) -> Value:
        total = _as_array(start, type).copy()
        for point in lanes_on(vector.shape, on):
            at = tuple(i for dim, i in enumerate(point) if dim not in dims)
            codec.put(total, at, f(codec.get(total, at), codec.get(vector, point)))
        return _as_value(total, type)

    return evaluate


def _position(op: Operation, dynamic: Sequence[int], sizes: Sequence[int]) -> tuple[int, ...]:
    place = tuple(fill_in(integers(attribute_of(op, "static_position")), dynamic))
    if any(not 0 <= i < n for i, n in zip(place, sizes, strict=False)):
        raise Undefined(f"position {list(place)} is out of bounds of {list(sizes)}")
    return place


@ops("vector.extract")
def _extract(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(vector: Array, *dynamic: int) -> Value:
        part = vector[(*_position(op, dynamic, vector.shape), ...)]
        if part.shape != () and not is_vector(result_type(op)):
            part = part.reshape(())
        return _as_value(part, result_type(op))

    return evaluate


@ops("vector.insert")
def _insert(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(value: Value, vector: Array, *dynamic: int) -> Array:
        new = vector.copy()
        new[(*_position(op, dynamic, vector.shape), ...)] = _as_array(value, operand_type(op))
        return new

    return evaluate


@ops("vector.extractelement")
def _extractelement(op: Operation, machine: Machine) -> Evaluate:
    codec = codec_of(result_type(op))
    return lambda vector, at=0: codec.get(vector.reshape(-1), _lane(at, vector))


@ops("vector.insertelement")
def _insertelement(op: Operation, machine: Machine) -> Evaluate:
    codec = codec_of(operand_type(op))

    def evaluate(value: Value, vector: Array, at: int = 0) -> Array:
        new = vector.copy()
        codec.put(new.reshape(-1), _lane(at, vector), value)
        return new

    return evaluate


def _lane(at: int, vector: Array) -> int:
    if not 0 <= at < vector.size:
        raise Undefined(f"position {at} is out of bounds of {list(vector.shape)}")
    return at


@ops("vector.shuffle")
def _shuffle(op: Operation, machine: Machine) -> Evaluate:
    mask = integers(attribute_of(op, "mask"))

    def evaluate(a: Array, b: Array) -> Array:
        both = np.concatenate([np.atleast_1d(a), np.atleast_1d(b)])
        # A lane that the mask leaves open is poison; it becomes lane 0 here.
        return both[[max(at, 0) for at in mask]]

    return evaluate


@ops("vector.from_elements")
def _from_elements(op: Operation, machine: Machine) -> Evaluate:
    type = result_type(op)
    return lambda *values: codec_of(scalar_of(type)).array(values, shape_of(type))


@ops("vector.to_elements")
def _to_elements(op: Operation, machine: Machine) -> Evaluate:
    codec = codec_of(scalar_of(operand_type(op)))

    def evaluate(vector: Array) -> Value:
        values = codec.values(vector)
        return values[0] if len(values) == 1 else tuple(values)

    return evaluate


@ops("vector.step")
def _step(op: Operation, machine: Machine) -> Evaluate:
    return lambda: np.arange(shape_of(result_type(op))[0], dtype=np.int64)


def _mask(shape: Sequence[int], limits: Sequence[int]) -> Array:
    found = np.zeros(shape, np.bool_)
    found[tuple(slice(0, max(limit, 0)) for limit in limits)] = True
    return found


@ops("vector.create_mask")
def _create_mask(op: Operation, machine: Machine) -> Evaluate:
    return lambda *limits: _mask(shape_of(result_type(op)), limits)


@ops("vector.constant_mask")
def _constant_mask(op: Operation, machine: Machine) -> Evaluate:
    value = _mask(shape_of(result_type(op)), integers(attribute_of(op, "mask_dim_sizes")))
    return lambda: value


@ops("vector.shape_cast")
def _shape_cast(op: Operation, machine: Machine) -> Evaluate:
    return lambda vector: vector.reshape(shape_of(result_type(op)))


@ops("vector.bitcast")
def _bitcast(op: Operation, machine: Machine) -> Evaluate:
    """The bits of each row, the first element's lowest, cut into elements of another type."""
    old, new = (scalar_of(type) for type in (op.operands[0].type, result_type(op)))
    if old == new:
        return lambda vector: vector
    given, wanted = cast(Any, old).bitwidth, cast(Any, new).bitwidth
    bits_of = reinterpret(op, old, IntegerType(given))
    value_of = reinterpret(op, IntegerType(wanted), new)
    before, after = codec_of(old), codec_of(new)
    shape = shape_of(result_type(op))

    def evaluate(vector: Array) -> Array:
        found: list[Value] = []
        for row in vector.reshape(-1, (*vector.shape, 1)[vector.ndim - 1]):
            places = range(0, given * len(row), given)
            bits = sum(
                unsigned(bits_of(value), given) << at
                for at, value in zip(places, before.values(row), strict=True)
            )
            found += [
                value_of(bits >> at & (1 << wanted) - 1) for at in range(0, places.stop, wanted)
            ]
        return after.array(found, shape)

    return evaluate


@ops("vector.transpose")
def _transpose(op: Operation, machine: Machine) -> Evaluate:
    order = integers(attribute_of(op, "permutation") or attribute_of(op, "transp"))
    return lambda vector: np.transpose(vector, order).copy()


def _strided(op: Operation, sizes: Sequence[int]) -> tuple[slice, ...]:
    offsets, strides = integers(attribute_of(op, "offsets")), integers(attribute_of(op, "strides"))
    strides = strides or (1,) * len(sizes)
    return tuple(
        slice(o, o + (n - 1) * s + 1, s) for o, n, s in zip(offsets, sizes, strides, strict=False)
    )


@ops("vector.extract_strided_slice")
def _extract_strided_slice(op: Operation, machine: Machine) -> Evaluate:
    part = _strided(op, integers(attribute_of(op, "sizes")))
    return lambda vector: vector[part].copy()


@ops("vector.insert_strided_slice")
def _insert_strided_slice(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(source: Array, dest: Array) -> Array:
        lead = dest.ndim - source.ndim
        offsets = integers(attribute_of(op, "offsets"))
        strides = integers(attribute_of(op, "strides")) or (1,) * source.ndim
        place = [slice(o, o + 1) for o in offsets[:lead]]
        for o, n, s in zip(offsets[lead:], source.shape, strides, strict=True):
            place.append(slice(o, o + (n - 1) * s + 1, s))
        new = dest.copy()
        new[tuple(place)] = source.reshape([1] * lead + list(source.shape))
        return new

    return evaluate


@ops("vector.interleave")
def _interleave(op: Operation, machine: Machine) -> Evaluate:
    return lambda a, b: np.stack([a, b], axis=-1).reshape(shape_of(result_type(op)))


@ops("vector.deinterleave")
def _deinterleave(op: Operation, machine: Machine) -> Evaluate:
    return lambda vector: (vector[..., 0::2].copy(), vector[..., 1::2].copy())


@ops("vector.scan")
def _scan(op: Operation, machine: Machine) -> Evaluate:
    """An inclusive scan starts with the first slice; its initial value is not read."""
    dim, type = integer(attribute_of(op, "reduction_dim")), result_type(op)
    inclusive = bool(integer(attribute_of(op, "inclusive")))
    codec, f = codec_of(scalar_of(type)), combine(op, kind_of(op), scalar_of(type))

    def evaluate(vector: Array, start: Array) -> tuple[Array, Array]:
        source, dest = np.moveaxis(vector, dim, 0), vector.copy()
        into, total = np.moveaxis(dest, dim, 0), np.array(start, codec.dtype)
        for k, *point in np.ndindex(*into.shape):
            at = tuple(point)
            if k or inclusive:
                term = codec.get(source, (k if inclusive else k - 1, *at))
                codec.put(total, at, f(codec.get(total, at), term) if k else term)
            codec.put(into, (k, *at), codec.get(total, at))
        return dest, total

    return evaluate


@ops("vector.outerproduct")
def _outerproduct(op: Operation, machine: Machine) -> Evaluate:
    """``acc op (a[i] * b[j])``; on floats with ``add`` the product is fused."""
    element = scalar_of(result_type(op))
    multiply, f = combine(op, "mul", element), combine(op, kind_of(op), element)
    codec, at = codec_of(element), ieee.format_of(element)
    fuses = at is not None and kind_of(op) == "add"

    def one(a: Value, b: Value, total: Value) -> Value:
        return ieee.fma(at, a, b, total) if fuses and at else f(total, multiply(a, b))

    def evaluate(a: Array, b: Value, *acc: Array) -> Array:
        right = codec.values(b) if is_vector(operand_type(op, 1)) else [b]
        left, shape = codec.values(a), shape_of(result_type(op))
        pairs = [(x, y) for x in left for y in right]
        if not acc:
            return codec.array([multiply(x, y) for x, y in pairs], shape)
        totals = codec.values(acc[0])
        new = [one(x, y, total) for (x, y), total in zip(pairs, totals, strict=True)]
        return codec.array(new, shape)

    return evaluate


@ops("vector.contract")
def _contract(op: Operation, machine: Machine) -> Evaluate:
    """A contraction as its maps say, in row-major order, combined as its kind says."""
    attr, type = attribute_of(op, "indexing_maps"), result_type(op)
    assert isinstance(attr, ArrayAttr)
    maps = [entry.data for entry in attr.data if isinstance(entry, AffineMapAttr)]
    element = scalar_of(type)
    multiply, f = combine(op, "mul", element), combine(op, kind_of(op), element)
    codec = codec_of(element)

    def evaluate(a: Array, b: Array, start: Value, on: Array | None = None) -> Value:
        total = _as_array(start, type).copy()
        sizes = [0] * maps[0].num_dims
        for map, array in zip(maps, (a, b, total), strict=True):
            for expr, size in zip(map.results, array.shape, strict=True):
                if isinstance(expr, AffineDimExpr):
                    sizes[expr.position] = size
        for point in lanes_on(sizes, on):
            x, y, at = (apply_map(map, point) for map in maps)
            product = multiply(codec.get(a, x), codec.get(b, y))
            codec.put(total, at, f(codec.get(total, at), product))
        return _as_value(total, type)

    return evaluate


def _is_unsigned(type: Attribute) -> bool:
    element = scalar_type(type)
    return isinstance(element, IntegerType) and element.signedness.data == Signedness.UNSIGNED


def _as_unsigned(value: Any) -> Any:
    """Integers are held with a sign."""
    array = np.asarray(value)
    return array.view(array.dtype.str.replace("i", "u")) if array.dtype.kind == "i" else value


@ops("vector.print")
def _print(op: Operation, machine: Machine) -> Evaluate:
    text = attribute_of(op, "stringLiteral")

    def evaluate(*values: Value) -> tuple[()]:
        pairs = zip(values, op.operands, strict=True)
        shown = [_as_unsigned(value) if _is_unsigned(x.type) else value for value, x in pairs]
        print(*shown, *([text.data] if isinstance(text, StringAttr) else []))
        return ()

    return evaluate
