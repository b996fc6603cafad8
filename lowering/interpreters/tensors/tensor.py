"""Meaning of the operations of ``tensor``. Values are never changed: writing copies."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.lowering.interpreters.numbers.arith import reinterpret
from ad_opt.lowering.interpreters.values.elementwise import elementwise, scalar_of
from ad_opt.lowering.interpreters.values.registry import (
    LEAVES,
    Body,
    Env,
    Evaluate,
    Machine,
    Task,
    Undefined,
    Value,
    control,
    integer,
    integers,
    operand_type,
    ops,
    result_type,
    segments,
    undefined,
)
from ad_opt.lowering.interpreters.values.shapes import (
    check_slice,
    check_static,
    dynamic_shape,
    expanded_shape,
    kept_dims,
    mixed,
    reassociation,
    shape_of,
)
from ad_opt.lowering.interpreters.values.values import Array, codec_of, unset
from xdsl.dialects.builtin import ShapedType
from xdsl.ir import Attribute, Operation

LEAVES.add("tensor.yield")


def empty(type: Attribute, dynamic: Sequence[Value]) -> Array:
    """A tensor of unspecified contents."""
    return unset(dynamic_shape(type, dynamic), codec_of(scalar_of(type)))


def _inside(array: Array, indices: tuple[int, ...]) -> tuple[int, ...]:
    if any(not 0 <= i < n for i, n in zip(indices, array.shape, strict=True)):
        raise Undefined(f"index {list(indices)} is out of bounds of {list(array.shape)}")
    return indices


@ops("tensor.empty")
def _empty(op: Operation, machine: Machine) -> Evaluate:
    return lambda *dynamic: empty(result_type(op), dynamic)


@ops("tensor.extract")
def _extract(op: Operation, machine: Machine) -> Evaluate:
    codec = codec_of(result_type(op))
    return lambda tensor, *indices: codec.get(tensor, _inside(tensor, indices))


@ops("tensor.insert")
def _insert(op: Operation, machine: Machine) -> Evaluate:
    codec = codec_of(operand_type(op))

    def evaluate(value: Value, tensor: Array, *indices: int) -> Array:
        new = tensor.copy()
        codec.put(new, _inside(tensor, indices), value)
        return new

    return evaluate


@ops("tensor.from_elements")
def _from_elements(op: Operation, machine: Machine) -> Evaluate:
    type = result_type(op)
    return lambda *values: codec_of(scalar_of(type)).array(values, shape_of(type))


@ops("tensor.splat")
def _splat(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(value: Value, *dynamic: int) -> Array:
        sizes = dynamic_shape(result_type(op), dynamic)
        return codec_of(operand_type(op)).array([value] * math.prod(sizes), sizes)

    return evaluate


@control("tensor.generate")
def _generate(op: Operation, bodies: list[Body], machine: Machine):
    codec = codec_of(scalar_of(result_type(op)))

    def run(env: Env, *dynamic: int) -> Task:
        sizes = dynamic_shape(result_type(op), dynamic)
        values: list[Value] = []
        for point in np.ndindex(*sizes):
            (value,) = yield bodies[0].run(env, point)
            values.append(value)
        return (codec.array(values, sizes),)

    return run


@ops("tensor.dim")
def _dim(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(tensor: Array, at: int) -> int:
        if not 0 <= at < tensor.ndim:
            raise Undefined(f"dimension {at} of a tensor of rank {tensor.ndim}")
        return tensor.shape[at]

    return evaluate


@ops("tensor.rank")
def _rank(op: Operation, machine: Machine) -> Evaluate:
    return lambda tensor: tensor.ndim


@ops("tensor.cast")
def _cast(op: Operation, machine: Machine) -> Evaluate:
    type = result_type(op)

    def evaluate(tensor: Array) -> Array:
        if isinstance(type, ShapedType):
            check_static(type, tensor.shape)
        return tensor

    return evaluate


@ops("tensor.bitcast")
def _bitcast(op: Operation, machine: Machine) -> Evaluate:
    return elementwise(op, reinterpret(op, operand_type(op), result_type(op)))


@ops("tensor.reshape")
def _reshape(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(tensor: Array, shape: Array) -> Array:
        if math.prod(shape.tolist()) != tensor.size:
            raise Undefined(f"{list(tensor.shape)} cannot become {shape.tolist()}")
        return tensor.reshape(shape.tolist())

    return evaluate


@ops("tensor.expand_shape")
def _expand_shape(op: Operation, machine: Machine) -> Evaluate:
    groups = reassociation(op)

    def evaluate(tensor: Array, *dynamic: int) -> Array:
        rank = len(shape_of(result_type(op)))
        return tensor.reshape(expanded_shape(op, tensor.shape, dynamic) if groups else [1] * rank)

    return evaluate


@ops("tensor.collapse_shape")
def _collapse_shape(op: Operation, machine: Machine) -> Evaluate:
    groups = reassociation(op)
    return lambda tensor: tensor.reshape(
        [math.prod(tensor.shape[d] for d in group) for group in groups]
    )


def _slices(
    op: Operation, whole: Array, dynamic: Sequence[Sequence[Value]]
) -> tuple[tuple[slice, ...], list[int]]:
    """The part of ``whole`` that a slicing operation names, and its sizes."""
    offsets = mixed(op, "static_offsets", dynamic[0])
    sizes = mixed(op, "static_sizes", dynamic[1])
    steps = mixed(op, "static_strides", dynamic[2])
    check_slice(whole.shape, offsets, sizes, steps)
    part = tuple(
        slice(o, (o + (n - 1) * s + (1 if s > 0 else -1)) if n else o, s or 1)
        for o, n, s in zip(offsets, sizes, steps, strict=True)
    )
    if any(step <= 0 for step in steps):
        raise Undefined(f"the strides {steps} of a slice must be positive")
    return part, sizes


@ops("tensor.extract_slice")
def _extract_slice(op: Operation, machine: Machine) -> Evaluate:
    wanted = shape_of(result_type(op))

    def evaluate(*values: Value) -> Array:
        (source,), *dynamic = segments(op, values)
        part, sizes = _slices(op, source, dynamic)
        kept = kept_dims(sizes, wanted)
        return source[part].reshape([sizes[d] for d in kept])

    return evaluate


def inserted_slice(op: Operation) -> Evaluate:
    """A copy of the second operand with the first written to a part of it."""

    def evaluate(*values: Value) -> Array:
        (source,), (dest,), *dynamic = segments(op, values)
        new = dest.copy()
        part, sizes = _slices(op, new, dynamic)
        if source.size != math.prod(sizes):
            raise Undefined(f"{list(source.shape)} elements do not fit a slice of {sizes}")
        new[part] = source.reshape(sizes)
        return new

    return evaluate


@ops("tensor.insert_slice")
def _insert_slice(op: Operation, machine: Machine) -> Evaluate:
    return inserted_slice(op)


@control("tensor.pad")
def _pad(op: Operation, bodies: list[Body], machine: Machine):
    codec = codec_of(scalar_of(result_type(op)))

    def run(env: Env, *values: Value) -> Task:
        (source,), *dynamic = segments(op, values)
        low, high = mixed(op, "static_low", dynamic[0]), mixed(op, "static_high", dynamic[1])
        sizes = [a + n + b for a, n, b in zip(low, source.shape, high, strict=True)]
        try:
            check_static(result_type(op), sizes)
        except Undefined as error:
            raise undefined(op, str(error)) from None
        found: list[Value] = []
        for point in np.ndindex(*sizes):
            at = tuple(i - a for i, a in zip(point, low, strict=True))
            if all(0 <= i < n for i, n in zip(at, source.shape, strict=True)):
                found.append(codec.get(source, at))
            else:
                found += yield bodies[0].run(env, point)
        return (codec.array(found, sizes),)

    return run


@ops("tensor.concat")
def _concat(op: Operation, machine: Machine) -> Evaluate:
    dim = integer(attribute_of(op, "dim"))

    def evaluate(*tensors: Array) -> Array:
        whole = np.concatenate(tensors, axis=dim)
        check_static(result_type(op), whole.shape)
        return whole

    return evaluate


def _coordinates(op: Operation, name: str, indices: Array, whole: Array) -> list[list[int | slice]]:
    """For each row of ``indices`` the part of ``whole`` that it names."""
    dims = integers(attribute_of(op, name))
    found: list[list[int | slice]] = []
    for row in indices.reshape(-1, len(dims)).tolist():
        place: list[int | slice] = [slice(None)] * whole.ndim
        for dim, at in zip(dims, row, strict=True):
            if not 0 <= at < whole.shape[dim]:
                raise Undefined(f"index {at} is out of bounds of dimension {dim}")
            place[dim] = slice(at, at + 1)
        found.append(place)
    return found


@ops("tensor.gather")
def _gather(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(source: Array, indices: Array) -> Array:
        places = _coordinates(op, "gather_dims", indices, source)
        parts = [source[tuple(place)].reshape(-1) for place in places]
        shape = [
            want if want >= 0 else have
            for want, have in zip(
                shape_of(result_type(op)),
                _gathered_shape(op, source, indices),
                strict=True,
            )
        ]
        return np.concatenate(parts).reshape(shape) if parts else np.zeros(shape, source.dtype)

    return evaluate


def _gathered_shape(op: Operation, source: Array, indices: Array) -> list[int]:
    dims = integers(attribute_of(op, "gather_dims"))
    lead = list(indices.shape[:-1])
    full = [1 if d in dims else n for d, n in enumerate(source.shape)]
    if len(lead) + len(full) == len(shape_of(result_type(op))):
        return lead + full
    return lead + [n for d, n in enumerate(source.shape) if d not in dims]


@ops("tensor.scatter")
def _scatter(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(source: Array, dest: Array, indices: Array) -> Array:
        new = dest.copy()
        places = _coordinates(op, "scatter_dims", indices, dest)
        rows = source.reshape(len(places), -1)
        for place, row in zip(places, rows, strict=True):
            new[tuple(place)] = row.reshape(new[tuple(place)].shape)
        return new

    return evaluate
