"""Meaning of tensor assignments: points one by one, in row-major order.

With ``init`` an element becomes the combination of the contributions to it, or the neutral element
where there are none. Beyond the edges of a node with margins stands the neutral element of the
assignment that reads it; what is written there is read by nobody.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, cast

from ad_opt.dialects.support.ir.queries import attribute_of, width_of
from ad_opt.dialects.tensors.assign_rules import padding_of
from ad_opt.lowering.interpreters.memory.memref import memref_type, new_memory
from ad_opt.lowering.interpreters.numbers.arith import combine
from ad_opt.lowering.interpreters.tensors.linalg import POINT
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
    ops,
    segments,
    undefined,
)
from ad_opt.lowering.interpreters.values.threefry import threefry4x32
from ad_opt.lowering.interpreters.values.values import MemRef
from xdsl.dialects.builtin import (
    AffineMapAttr,
    ArrayAttr,
    BFloat16Type,
    DenseIntOrFPElementsAttr,
    Float16Type,
    Float64Type,
    FloatAttr,
    IntegerAttr,
    MemRefType,
    StringAttr,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineMap

LEAVES.add("assign.yield")

_FLOATS = {
    "add": "addf", "sub": "subf", "mul": "mulf", "div": "divf", "max": "maximumf",
    "min": "minimumf",
}  # fmt: skip
_INTEGERS = {
    "add": "addi", "sub": "subi", "mul": "muli", "max": "maxs", "min": "mins", "or": "ori",
    "and": "andi",
}  # fmt: skip


def _element(value: SSAValue) -> Attribute:
    assert isinstance(value.type, MemRefType)
    return value.type.element_type


def _start(kind: str, element: Attribute) -> Value:
    width = width_of(element)
    if width is None:
        return {"mul": 1.0, "div": 1.0, "max": -math.inf, "min": math.inf}.get(kind, 0.0)
    extreme = {"max": -(1 << (width - 1)), "min": (1 << (width - 1)) - 1}
    return (extreme | {"mul": 1, "and": -1}).get(kind, 0)


class _Tensor:
    """A tensor of an assignment at run time, with its projection."""

    def __init__(self, value: SSAValue, memref: MemRef, map: AffineMap, beyond: Value):
        self.memref, self.map, self.beyond = memref, map, beyond
        self.margins = padding_of(value)

    def place(self, point: Sequence[int], symbols: Sequence[int]) -> tuple[int, ...] | None:
        """The indices of the element at a point; ``None`` if it lies in the margins."""
        found = tuple(self.map.eval(list(point), list(symbols)))
        outside = False
        for index, size, (before, behind) in zip(
            found, self.memref.sizes, self.margins, strict=True
        ):
            if not -before <= index < size + behind:
                raise Undefined(
                    f"index {list(found)} is out of bounds of {list(self.memref.sizes)}"
                )
            outside |= not 0 <= index < size
        return None if outside else found

    def load(self, point: Sequence[int], symbols: Sequence[int]) -> Value:
        """The element at a point."""
        place = self.place(point, symbols)
        return self.beyond if place is None else self.memref.load(*place)


def _everywhere(memref: MemRef) -> Iterator[tuple[int, ...]]:
    return product(*map(range, memref.sizes))


class _Accumulation:
    """The output of an assignment while contributions arrive."""

    def __init__(self, op: Operation, out: _Tensor, element: Attribute):
        kind = cast(Any, attribute_of(op, "kind")).data
        self.kind, self.out = kind, out
        self.start = _start(kind, element)
        names = _INTEGERS if width_of(element) is not None else _FLOATS
        self.combine = None if kind == "set" else combine(op, names[kind], element)
        self.untouched: set[tuple[int, ...]] = set()
        if attribute_of(op, "init") is not None:
            self.untouched.update(_everywhere(out.memref))
            for place in self.untouched:
                out.memref.store(self.start, *place)

    def add(self, value: Value, point: Sequence[int], symbols: Sequence[int]) -> None:
        """Take one contribution."""
        place = self.out.place(point, symbols)
        if place is None:
            return
        first = place in self.untouched
        self.untouched.discard(place)
        if self.combine is not None and not (first and self.kind not in ("sub", "div")):
            value = self.combine(self.out.memref.load(*place), value)
        self.out.memref.store(value, *place)


def _maps(op: Operation) -> list[AffineMap]:
    found = attribute_of(op, "maps")
    assert isinstance(found, ArrayAttr)
    return [one.data for one in found.data if isinstance(one, AffineMapAttr)]


def _tensors(op: Operation, memrefs: Sequence[MemRef], maps: Sequence[AffineMap]) -> list[_Tensor]:
    kind = cast(Any, attribute_of(op, "kind")).data
    return [
        _Tensor(value, memref, map, _start(kind, _element(value)))
        for value, memref, map in zip(op.operands, memrefs, maps, strict=False)
    ]


@control("assign.accumulate")
def _accumulate(op: Operation, bodies: list[Body], machine: Machine):
    maps, bounds = _maps(op), integers(attribute_of(op, "bounds"))

    def run(env: Env, *values: Value) -> Task:
        outer = env.get(POINT)
        (out,), inputs, symbols = segments(op, values)
        try:
            first, *rest = _tensors(op, [out, *inputs], maps)
            total = _Accumulation(op, first, _element(op.operands[0]))
            for point in product(*map(range, bounds)):
                env[POINT] = point
                given = [one.load(point, symbols) for one in rest]
                (found,) = yield bodies[0].run(env, given)
                total.add(found, point, symbols)
        except Undefined as error:
            raise undefined(op, str(error)) from None
        env[POINT] = outer
        return ()

    return run


@control("assign.concatenate")
def _concatenate(op: Operation, bodies: list[Body], machine: Machine):
    """Points of the whole axes; in each, tensors of a range count from where it begins."""
    maps = _maps(op)
    axes = [integers(one) for one in cast(Any, attribute_of(op, "axes")).data]
    places = [integers(one) for one in cast(Any, attribute_of(op, "at")).data]

    def run(env: Env, *values: Value) -> Task:
        outer = env.get(POINT)
        (out,), inputs, parts = segments(op, values)
        try:
            first, *rest = _tensors(op, [out, *inputs, *parts], maps)
            total = _Accumulation(op, first, _element(op.operands[0]))
            for point in product(*(range(sum(sizes)) for sizes in axes)):
                env[POINT] = point
                views = [_own_point(point, axes, place) for place in places]
                if views[0] is None or any(one is None for one in views[1 : 1 + len(inputs)]):
                    continue
                here = [
                    (tensor, view)
                    for tensor, view in zip(rest, views[1:], strict=True)
                    if view is not None
                ]
                if parts and len(here) == len(inputs):
                    continue
                given = [tensor.load(view, ()) for tensor, view in here]
                (found,) = yield bodies[0].run(env, given)
                total.add(found, views[0], ())
        except Undefined as error:
            raise undefined(op, str(error)) from None
        env[POINT] = outer
        return ()

    return run


def _own_point(
    point: Sequence[int], axes: Sequence[Sequence[int]], place: Sequence[int]
) -> list[int] | None:
    """A point as a tensor of certain ranges counts it; ``None`` if it lies in others."""
    own: list[int] = []
    ranges = iter(place)
    for index, sizes in zip(point, axes, strict=True):
        wanted = next(ranges) if len(sizes) > 1 else -1
        if wanted >= 0:
            index -= sum(sizes[:wanted])
            if not 0 <= index < sizes[wanted]:
                return None
        own.append(index)
    return own


@framed("assign.index")
def _index(op: Operation, machine: Machine) -> Evaluate:
    dim = integer(attribute_of(op, "dim"))
    return lambda env: env[POINT][dim]


@framed("assign.node")
def _node(op: Operation, machine: Machine) -> Evaluate:
    type = memref_type(op, op.results[0].type)
    return lambda env: new_memory(op, type, type.get_shape())


@control("assign.block")
def _block(op: Operation, bodies: list[Body], machine: Machine):
    def run(env: Env) -> Task:
        yield bodies[0].run(env, ())
        return ()

    return run


_Filler = Callable[..., Value]
"""From a place and its row-major number to an element."""


@ops("assign.fetch")
def _fetch(op: Operation, machine: Machine) -> Evaluate:
    form = cast(StringAttr, attribute_of(op, "form")).data
    value = attribute_of(op, "value")
    is_float = width_of(_element(op.operands[0])) is None

    def evaluate(*values: Value) -> tuple[()]:
        (out,), sources, symbols = segments(op, values)
        fillers: Mapping[str, _Filler] = {
            "constant": lambda place, number: cast(FloatAttr | IntegerAttr, value).value.data,
            "data": lambda place, number: _data(value)[number],
            "range": lambda place, number: float(number) if is_float else number,
            "symbol": lambda place, number: float(symbols[0]) if is_float else symbols[0],
            "slice": lambda place, number: sources[0].load(*symbols, *place),
        }
        for number, place in enumerate(_everywhere(out)):
            out.store(fillers[form](place, number), *place)
        return ()

    return evaluate


def _data(value: Attribute | None) -> Sequence[float | int]:
    assert isinstance(value, DenseIntOrFPElementsAttr)
    return list(value.get_values())


@ops("assign.random")
def _random(op: Operation, machine: Machine) -> Evaluate:
    from ad_opt.dialects.tensors.assign_fetches import RandomOp

    assert isinstance(op, RandomOp)
    stream, rounds = op.stream_number, op.rounds.value.data
    assert stream is not None
    element, uniform = _element(op.out), op.distribution.data == "uniform"

    def evaluate(out: MemRef, seed: int) -> tuple[()]:
        key = [*_words(seed), *_words(stream)]
        for number, place in enumerate(_everywhere(out)):
            words = threefry4x32(key, [*_words(number), 0, 0], rounds)
            found = _fraction(words, element) if uniform else _normal(words, element)
            out.store(found, *place)
        return ()

    return evaluate


def _words(number: int) -> list[int]:
    return [number & 0xFFFFFFFF, number >> 32 & 0xFFFFFFFF]


def _fraction(words: Sequence[int], element: Attribute) -> float:
    if isinstance(element, Float64Type):
        return ((words[1] << 32 | words[0]) >> 11) * 2.0**-53
    bits = (
        11 if isinstance(element, Float16Type) else 8 if isinstance(element, BFloat16Type) else 24
    )
    return (words[0] >> (32 - bits)) * 2.0**-bits


def _normal(words: Sequence[int], element: Attribute) -> float:
    """Box and Muller's; elements narrower than ``f64`` are rounded once."""
    wide = isinstance(element, Float64Type)
    fractions = [(words[1] << 32 | words[0]) >> 11, (words[3] << 32 | words[2]) >> 11]
    if not wide:
        fractions = [words[0] >> 8, words[1] >> 8]
    u, v = (one * 2.0 ** (-53 if wide else -24) for one in fractions)
    return math.sqrt(-2 * math.log(1 - u)) * math.cos(2 * math.pi * v)
