"""Meaning of the structured operations of ``linalg`` that have a region.

The iteration space is walked in row-major order, the maps are evaluated at every point, the region
is run on the elements found there: the definition of ``linalg.generic``, literally. Tensors are
copied once and then updated in the copy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import numpy as np
from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.dialects.support.ir.shaped_types import element_type
from ad_opt.lowering.interpreters.values.affine_maps import apply_map
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
    framed,
    integer,
    integers,
    undefined,
)
from ad_opt.lowering.interpreters.values.values import Array, Codec, MemRef, codec_of
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr
from xdsl.ir import Operation
from xdsl.ir.affine import AffineDimExpr, AffineMap

LEAVES.add("linalg.yield")

POINT = -2
"""Key of `Env` under which the current iteration of the enclosing loop nest stands."""


class Operand:
    """An operand of a structured operation at run time: memref, tensor or scalar."""

    def __init__(self, value: Value, codec: Codec, map: AffineMap):
        self.value, self.codec, self.map = value, codec, map
        shaped = isinstance(value, MemRef | np.ndarray)
        sizes = value.sizes if isinstance(value, MemRef) else getattr(value, "shape", ())
        self.sizes: tuple[int, ...] = sizes if shaped else ()
        self.shaped = shaped

    def load(self, point: Sequence[int]) -> Value:
        """The element at a point of the iteration space."""
        if not self.shaped:
            return self.value
        place = apply_map(self.map, point)
        if isinstance(self.value, MemRef):
            return self.value.load(*place)
        self._check(place)
        return self.codec.get(self.value, place)

    def store(self, point: Sequence[int], element: Value) -> None:
        """Overwrite the element at a point of the iteration space."""
        place = apply_map(self.map, point)
        if isinstance(self.value, MemRef):
            self.value.store(element, *place)
        else:
            self._check(place)
            self.codec.put(self.value, place, element)

    def _check(self, place: Sequence[int]) -> None:
        if any(not 0 <= i < n for i, n in zip(place, self.sizes, strict=True)):
            raise Undefined(f"index {list(place)} is out of bounds of {list(self.sizes)}")


def operands_of(op: Operation, values: Sequence[Value], maps: Sequence[AffineMap]) -> list[Operand]:
    """Operands with their maps; output tensors (any tensor after the inputs) are copied."""
    inputs = input_count(op)
    found: list[Operand] = []
    for at, (operand, value, map) in enumerate(zip(op.operands, values, maps, strict=True)):
        if at >= inputs and isinstance(value, np.ndarray):
            value = value.copy()
        found.append(Operand(value, codec_of(element_type(operand.type)), map))
    return found


def input_count(op: Operation) -> int:
    """Return the count of operands that are only read."""
    sizes = integers(attribute_of(op, "operandSegmentSizes"))
    if sizes:
        return sizes[0]
    return len(op.operands) // 2 if op.name == "linalg.reduce" else len(op.operands) - 1


def space(operands: Sequence[Operand]) -> Iterator[tuple[int, ...]]:
    """The iteration space, in row-major order; all operands must agree on its size."""
    rank = operands[0].map.num_dims
    sizes: dict[int, int] = {}
    for operand in operands:
        for expr, size in zip(operand.map.results, operand.sizes, strict=True):
            if isinstance(expr, AffineDimExpr) and sizes.setdefault(expr.position, size) != size:
                raise Undefined(
                    f"loop {expr.position} has size {sizes[expr.position]} for one operand and"
                    f" {size} for another"
                )
    if len(sizes) < rank:
        raise Undefined("the size of a loop follows from no operand")
    return product(*(range(sizes[dim]) for dim in range(rank)))


def results_of(op: Operation, outputs: Sequence[Operand]) -> list[Array]:
    """The results of the tensor form."""
    return [out.value for out in outputs] if op.results else []


def _structured(op: Operation, body: Body, maps: Sequence[AffineMap], order: Sequence[int]):
    """Run the region at every point; its arguments are the elements of operands ``order``."""
    arguments = op.regions[0].block.args
    used = [at for at, argument in zip(order, arguments, strict=True) if argument.first_use]

    def run(env: Env, *values: Value) -> Task:
        outer = env.get(POINT)
        try:
            operands = operands_of(op, values, maps)
            outputs = operands[input_count(op) :]
            for point in space(operands):
                env[POINT] = point
                # An output that the body ignores need not have been written before.
                given = [operands[at].load(point) if at in used else None for at in order]
                found = body.now(env, given) if body.simple else (yield body.run(env, given))
                for out, element in zip(outputs, found, strict=True):
                    out.store(point, element)
        except Undefined as error:
            raise undefined(op, str(error)) from None
        env[POINT] = outer
        return results_of(op, outputs)

    return run


@control("linalg.generic")
def _generic(op: Operation, bodies: list[Body], machine: Machine):
    attr = attribute_of(op, "indexing_maps")
    assert isinstance(attr, ArrayAttr)
    maps = [entry.data for entry in attr.data if isinstance(entry, AffineMapAttr)]
    return _structured(op, bodies[0], maps, range(len(op.operands)))


def shaped_rank(op: Operation, at: int) -> int:
    """The rank of an operand; 0 for scalars."""
    shape = getattr(op.operands[at].type, "get_shape", tuple)
    return len(shape())


@control("linalg.map")
def _map(op: Operation, bodies: list[Body], machine: Machine):
    """Everything is read and written at the same index."""
    count = len(op.operands)
    maps = [AffineMap.identity(shaped_rank(op, count - 1))] * count
    return _structured(op, bodies[0], maps, range(len(op.regions[0].block.args)))


@control("linalg.reduce")
def _reduce(op: Operation, bodies: list[Body], machine: Machine):
    """The region combines an element of each input with the accumulator of each output."""
    half, rank = len(op.operands) // 2, shaped_rank(op, 0)
    reduced = integers(attribute_of(op, "dimensions"))
    kept = tuple(AffineDimExpr(dim) for dim in range(rank) if dim not in reduced)
    maps = [AffineMap.identity(rank)] * half + [AffineMap(rank, 0, kept)] * half
    return _structured(op, bodies[0], maps, range(2 * half))


@framed("linalg.index")
def _index(op: Operation, machine: Machine) -> Evaluate:
    dim = integer(attribute_of(op, "dim"))
    return lambda env: env[POINT][dim]
