"""Meaning of the operations of ``affine``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.lowering.interpreters.memory.memref import atomic_kind
from ad_opt.lowering.interpreters.numbers.arith import combine, neutral
from ad_opt.lowering.interpreters.values.affine_maps import apply_map, contains
from ad_opt.lowering.interpreters.values.elementwise import scalar_of
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
    ops,
    result_type,
    segments,
    undefined,
)
from ad_opt.lowering.interpreters.values.shapes import mixed, shape_of
from ad_opt.lowering.interpreters.values.values import Array, MemRef, codec_of, wrap
from xdsl.dialects.builtin import AffineMapAttr, AffineSetAttr, ArrayAttr
from xdsl.ir import Operation
from xdsl.ir.affine import AffineMap

LEAVES.add("affine.yield")


def _map(op: Operation, name: str = "map") -> AffineMap:
    found = attribute_of(op, name)
    assert isinstance(found, AffineMapAttr)
    return found.data


def _index_map(op: Operation, rank: int) -> AffineMap:
    return _map(op) if attribute_of(op, "map") is not None else AffineMap.identity(rank)


@ops("affine.apply", "affine.min", "affine.max")
def _apply(op: Operation, machine: Machine) -> Evaluate:
    map = _map(op)
    choose = {"affine.min": min, "affine.max": max}.get(op.name, lambda results: results[0])
    return lambda *operands: wrap(choose(apply_map(map, operands)), 64)


@control("affine.for")
def _for(op: Operation, bodies: list[Body], machine: Machine):
    (body,) = bodies
    lower, upper = _map(op, "lowerBoundMap"), _map(op, "upperBoundMap")
    step = integer(attribute_of(op, "step"), 1)

    def run(env: Env, *values: Value) -> Task:
        low_operands, high_operands, init = segments(op, values)
        carried: Sequence[Value] = init
        try:
            low, high = max(apply_map(lower, low_operands)), min(apply_map(upper, high_operands))
        except Undefined as error:
            raise undefined(op, str(error)) from None
        for i in range(low, high, step):
            carried = (
                body.now(env, (i, *carried))
                if body.simple
                else (yield body.run(env, (i, *carried)))
            )
        return carried

    return run


@control("affine.if")
def _if(op: Operation, bodies: list[Body], machine: Machine):
    condition = attribute_of(op, "condition")
    assert isinstance(condition, AffineSetAttr)
    set = condition.data

    def run(env: Env, *operands: int) -> Task:
        try:
            holds = contains(set, operands)
        except Undefined as error:
            raise undefined(op, str(error)) from None
        return bodies[0 if holds else 1].run(env)

    return run


def _grouped(results: Sequence[int], groups: Sequence[int], choose: Evaluate) -> list[int]:
    """One bound a loop from the results of a map, of which each loop takes some."""
    found: list[int] = []
    start = 0
    for size in groups:
        found.append(choose(results[start : start + size]))
        start += size
    return found


@control("affine.parallel")
def _parallel(op: Operation, bodies: list[Body], machine: Machine):
    """Iterations in lexicographic order; reductions start from their neutral value."""
    lower, upper = _map(op, "lowerBoundsMap"), _map(op, "upperBoundsMap")
    low_groups = integers(attribute_of(op, "lowerBoundsGroups"))
    high_groups = integers(attribute_of(op, "upperBoundsGroups"))
    steps = integers(attribute_of(op, "steps"))
    reductions = attribute_of(op, "reductions")
    kinds = (
        [atomic_kind(kind) for kind in reductions.data] if isinstance(reductions, ArrayAttr) else []
    )
    types = [result.type for result in op.results]
    combiners = [combine(op, kind, type) for kind, type in zip(kinds, types, strict=True)]

    def run(env: Env, *values: Value) -> Task:
        split = lower.num_dims + lower.num_symbols
        lows = _grouped(apply_map(lower, values[:split]), low_groups, max)
        highs = _grouped(apply_map(upper, values[split:]), high_groups, min)
        totals = [neutral(kind, scalar_of(type)) for kind, type in zip(kinds, types, strict=True)]
        for point in product(*map(range, lows, highs, steps)):
            found = yield bodies[0].run(env, point)
            totals = [
                f(total, value) for f, total, value in zip(combiners, totals, found, strict=True)
            ]
        return totals

    return run


@ops("affine.load")
def _load(op: Operation, machine: Machine) -> Evaluate:
    map = _index_map(op, len(op.operands) - 1)
    return lambda memref, *operands: memref.load(*apply_map(map, operands))


@ops("affine.store")
def _store(op: Operation, machine: Machine) -> Evaluate:
    map = _index_map(op, len(op.operands) - 2)

    def evaluate(value: Value, memref: MemRef, *operands: int) -> tuple[()]:
        memref.store(value, *apply_map(map, operands))
        return ()

    return evaluate


def vector_indices(indices: Sequence[int], shape: Sequence[int]) -> list[tuple[int, ...]]:
    """The elements that a vector at ``indices`` covers: the last dimensions, row by row."""
    lead = len(indices) - len(shape)
    padded = [0] * lead + [0] * len(shape)
    found: list[tuple[int, ...]] = []
    for point in product(*map(range, shape)):
        steps = [*padded[:lead], *point]
        found.append(tuple(i + s for i, s in zip(indices, steps, strict=True)))
    return found


@ops("affine.vector_load")
def _vector_load(op: Operation, machine: Machine) -> Evaluate:
    map, type = _index_map(op, len(op.operands) - 1), result_type(op)
    shape, codec = shape_of(type), codec_of(scalar_of(type))

    def evaluate(memref: MemRef, *operands: int) -> Array:
        places = vector_indices(apply_map(map, operands), shape)
        return codec.array([memref.load(*place) for place in places], shape)

    return evaluate


@ops("affine.vector_store")
def _vector_store(op: Operation, machine: Machine) -> Evaluate:
    map = _index_map(op, len(op.operands) - 2)

    def evaluate(vector: Array, memref: MemRef, *operands: int) -> tuple[()]:
        places = vector_indices(apply_map(map, operands), vector.shape)
        for place, value in zip(places, memref.element.values(vector), strict=True):
            memref.store(value, *place)
        return ()

    return evaluate


@ops("affine.delinearize_index")
def _delinearize(op: Operation, machine: Machine) -> Evaluate:
    """``static_basis`` may or may not hold the size of the outermost dimension."""

    def evaluate(linear: int, *dynamic: int) -> Value:
        basis = mixed(op, "static_basis", dynamic)
        inner = basis[len(basis) - len(op.results) + 1 :]
        found: list[int] = []
        for size in reversed(inner):
            if size <= 0:
                raise Undefined(f"a dimension of size {size}")
            found.append(linear % size)
            linear //= size
        found.append(linear)
        return tuple(reversed(found)) if len(found) != 1 else found[0]

    return evaluate


@ops("affine.linearize_index")
def _linearize(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(*values: int) -> int:
        indices, dynamic = segments(op, values)
        basis = mixed(op, "static_basis", dynamic)
        total = indices[0] if indices else 0
        inner = basis[len(basis) - len(indices) + 1 :] if indices else []
        for index, size in zip(indices[1:], inner, strict=True):
            total = total * size + index
        return wrap(total, 64)

    return evaluate


@ops("affine.prefetch")
def _prefetch(op: Operation, machine: Machine) -> Evaluate:
    return lambda *values: ()
