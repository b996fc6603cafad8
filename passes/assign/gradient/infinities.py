"""Infinities that a routine makes by itself: in elements of maxima and minima that nothing reaches.

An accumulation by ``max`` starts from minus infinity. Elements to which no point contributes keep
it, and so do those whose contributions all come from margins. Where the loss does not depend on
such an element its cotangent is zero, and a product with the element is no number: 0 · ∞. So the
operations that may have such an operand, or give such a result, keep zeros as if they were masked
(see `analysis.flow.masked_operations`). Data, and numbers that the program writes, count as finite.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Flag
from itertools import product
from math import inf, prod
from typing import TypeAlias

from ad_opt.dialects.support.affine.ranges import Range, parts_of, range_of
from ad_opt.dialects.tensors.assign_attributes import neutral
from ad_opt.dialects.tensors.assign_rules import padding_of
from ad_opt.passes.analysis.affine.projections import covered, covers_box
from ad_opt.passes.emit.emit import is_float_like
from xdsl.dialects.builtin import FloatAttr
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from .routine import Routine
from .statements import Key, Statement, accesses, is_whole, key_of
from .writer import element_of, tensor_type

MOST_POINTS = 1 << 14
"""A guess: the points of iterators that belong together which are tried; about 10 ms."""


class Extremes(Flag):
    """Values beside the finite numbers that a float may be."""

    NONE = 0
    PLUS = 1
    MINUS = 2
    NAN = 4
    ALL = 7


NONE, PLUS, MINUS, NAN, ALL = (
    Extremes.NONE, Extremes.PLUS, Extremes.MINUS, Extremes.NAN, Extremes.ALL,
)  # fmt: skip
_INFINITE = PLUS | MINUS
_Meaning: TypeAlias = Callable[..., Extremes]


@dataclass(frozen=True)
class Held:
    """Values that elements of a tensor may have."""

    extremes: Extremes = NONE
    box: Sequence[Range] | None = None
    """The elements that are finite all the same."""


@dataclass(frozen=True)
class Read:
    """Values that an assignment may read from an input: in a box, and outside of it."""

    inside: Extremes
    outside: Extremes
    box: Sequence[Range]

    @property
    def anywhere(self) -> Extremes:
        """Values that may be read."""
        return self.inside | self.outside


def with_infinities(routine: Routine) -> set[Operation]:
    """The assignments, and the operations of their bodies, that infinities may go into or leave."""
    held: dict[Key, Held] = {}
    found: set[Operation] = set()
    for op, statement in zip(routine.steps, routine.statements, strict=True):
        if statement is None:
            for key in accesses(op)[1]:
                held.pop(key, None)
            continue
        before = held.get(statement.key, Held())
        made = _written(statement, held, found)
        if not is_whole(statement.out):
            made = Held(before.extremes | made.extremes)
        held[statement.key] = made
        if before.extremes or made.extremes:
            found.add(op)
    return found


def _written(statement: Statement, held: Mapping[Key, Held], found: set[Operation]) -> Held:
    """Values that the output has then; enters operations of the body in ``found``."""
    element = element_of(statement.out)
    if not is_float_like(element):
        return Held()
    value = statement.op.properties.get("value")
    if isinstance(value, FloatAttr):
        return Held(_of_number(value.value.data))
    start = _of_number(neutral(statement.kind, element))
    old = start if statement.init else held.get(statement.key, Held()).extremes
    reads = [read_of(statement, at, held) for at in range(len(statement.inputs))]
    contribution = _in_body(statement, [read.anywhere for read in reads], found)
    if statement.kind not in ("max", "min"):
        return Held(_ACCUMULATED[statement.kind](statement, old, contribution))
    # Of a contribution that is no extremum by itself, the element is none.
    inside = _in_body(statement, [read.inside for read in reads], set())
    box: Sequence[Range] | None = None
    if old and not inside & start:
        if reaches_all_inside(statement, reads):
            old &= ~start
        elif not contribution & start:
            box = _image(statement)
    made = old | (contribution & ~start) | (inside & start & old)
    return Held(made, box if made == start else None)


def _image(statement: Statement) -> Sequence[Range] | None:
    """The elements that are written, if they are a box."""
    if statement.symbols or not covers_box(statement.out_map, statement.bounds):
        return None
    return covered(statement.out_map, statement.bounds)


def _of_number(number: float) -> Extremes:
    if number != number:
        return NAN
    return PLUS if number == inf else MINUS if number == -inf else NONE


# ---------------------------------------------------------------------- arithmetic


def _sum(one: Extremes, other: Extremes) -> Extremes:
    opposite = (PLUS in one and MINUS in other) or (MINUS in one and PLUS in other)
    return one | other | (NAN if opposite else NONE)


def _negative(one: Extremes) -> Extremes:
    plus, minus = (PLUS if MINUS in one else NONE), (MINUS if PLUS in one else NONE)
    return plus | minus | one & NAN


def _difference(one: Extremes, other: Extremes) -> Extremes:
    return _sum(one, _negative(other))


def _product(*factors: Extremes) -> Extremes:
    return ALL if any(factors) else NONE


def _quotient(one: Extremes, other: Extremes) -> Extremes:
    """Finite numbers over infinities are zeros."""
    if one & _INFINITE:
        return ALL
    return (one | other) & NAN


def _larger(one: Extremes, other: Extremes) -> Extremes:
    return (one | other) & (PLUS | NAN) | (one & other & MINUS)


def _smaller(one: Extremes, other: Extremes) -> Extremes:
    return (one | other) & (MINUS | NAN) | (one & other & PLUS)


def _exponential(one: Extremes) -> Extremes:
    return one & ~MINUS


def _bounded(one: Extremes) -> Extremes:
    return one & NAN


def _select(condition: Extremes, one: Extremes, other: Extremes) -> Extremes:
    return one | other


_MEANING: dict[str, _Meaning] = {
    "arith.addf": _sum,
    "arith.subf": _difference,
    "arith.negf": _negative,
    "arith.divf": _quotient,
    "arith.maximumf": _larger,
    "arith.maxnumf": _larger,
    "arith.minimumf": _smaller,
    "arith.minnumf": _smaller,
    "arith.select": _select,
    "arith.extf": lambda one: one,
    "arith.truncf": lambda one: one,
    "autodiff.stop_gradient": lambda one: one,
    "math.exp": _exponential,
    "math.exp2": _exponential,
    "math.tanh": _bounded,
    "math.atan": _bounded,
    "math.erf": _bounded,
}
"""Results of operations on infinities; others may make anything of them."""


def _repeated(one: Extremes) -> Extremes:
    return _sum(one, one)


_ACCUMULATED: dict[str, Callable[[Statement, Extremes, Extremes], Extremes]] = {
    "set": lambda one, old, new: new if one.reaches_all and not one.init else old | new,
    "add": lambda one, old, new: _sum(old, _repeated(new)),
    "sub": lambda one, old, new: _difference(old, _repeated(new)),
    "mul": lambda one, old, new: _product(old, new),
    "div": lambda one, old, new: _quotient(old, new),
}
"""By kind, what elements may be, given what they were and what contributions may be."""


def _in_body(statement: Statement, inputs: Sequence[Extremes], found: set[Operation]) -> Extremes:
    """Values that contributions may have; enters operations that read infinities, or make them."""
    known: dict[SSAValue, Extremes] = dict(zip(statement.body.args, inputs, strict=True))
    for op in [*statement.body.ops][:-1]:
        given = [known.get(operand, NONE) for operand in op.operands]
        if not any(given):
            continue
        found.add(op)
        meaning = _MEANING.get(op.name)
        made = ALL if meaning is None else meaning(*given)
        known.update((result, made) for result in op.results if is_float_like(result.type))
    return known.get(statement.yielded, NONE)


# ---------------------------------------------------------------------- margins


def read_of(statement: Statement, number: int, held: Mapping[Key, Held]) -> Read:
    """Values that an input may give: elements of the tensor, or its margins."""
    tensor, map_ = statement.inputs[number], statement.in_maps[number]
    element = element_of(tensor)
    known = held.get(key_of(tensor), Held())
    if not is_whole(tensor):
        known = Held(known.extremes)  # in which box of the view is not asked
    whole = [(0, size - 1) for size in tensor_type(tensor).get_shape()]
    if not is_float_like(element) or 0 in statement.bounds:
        return Read(NONE, NONE, whole)
    inside, outside, box = known.extremes, NONE, whole
    if known.box is not None and _leaves(statement, map_, known.box):
        inside, outside, box = NONE, known.extremes, [*known.box]
    elif known.box is not None:
        inside = NONE
    if any(any(pair) for pair in padding_of(tensor)) and _leaves(statement, map_, whole):
        outside |= _of_number(neutral(statement.kind, element))
    return Read(inside, outside, box)


def _leaves(statement: Statement, map_: AffineMap, box: Sequence[Range]) -> bool:
    """True if a point may have an index outside of a box."""
    points = [(0, bound - 1) for bound in statement.bounds]
    for expr, (low, high) in zip(map_.results, box, strict=True):
        reached = range_of(expr, points, statement.symbol_ranges)
        if reached is None or reached[0] < low or reached[1] > high:
            return True
    return False


def reaches_all_inside(statement: Statement, reads: Sequence[Read]) -> bool:
    """True if a point that reads nothing from outside of the boxes writes each element, as far as
    is known.

    Iterators that no index has in common are independent of each other, so the points of each
    group are tried by themselves.
    """
    if 0 in statement.bounds or not statement.reaches_all:
        return 0 in tensor_type(statement.out).get_shape()
    bounded = [
        pair
        for read, map_ in zip(reads, statement.in_maps, strict=True)
        if read.outside
        for pair in zip(map_.results, read.box, strict=True)
    ]
    whole = [(0, size - 1) for size in tensor_type(statement.out).get_shape()]
    written = [*zip(statement.out_map.results, whole, strict=True)]
    if any(parts_of(expr)[1] for expr, _ in (*bounded, *written)):
        return not bounded
    return all(
        _group_reaches_all(
            statement, sorted(group), *([one for one in exprs if parts_of(one[0])[0] <= group]
                                        for exprs in (bounded, written))
        )
        for group in _groups(len(statement.bounds), (expr for expr, _ in (*bounded, *written)))
    )  # fmt: skip


def _groups(count: int, exprs: Iterable[AffineExpr]) -> list[set[int]]:
    """Iterators by the expressions that they share."""
    groups = [{dim} for dim in range(count)]
    for expr in exprs:
        dims = parts_of(expr)[0]
        joined = [group for group in groups if group & dims]
        if joined:
            groups = [group for group in groups if not group & dims]
            groups.append(set[int]().union(*joined))
    return groups


def _group_reaches_all(
    statement: Statement,
    dims: Sequence[int],
    bounded: Sequence[tuple[AffineExpr, Range]],
    written: Sequence[tuple[AffineExpr, Range]],
) -> bool:
    bounds = [statement.bounds[dim] for dim in dims]
    if not bounded:
        return True  # each element is written
    if prod(bounds) > MOST_POINTS:
        return False
    point = [0] * len(statement.bounds)
    reached: set[tuple[int, ...]] = set()
    for numbers in product(*map(range, bounds)):
        for dim, number in zip(dims, numbers, strict=True):
            point[dim] = number
        if all(low <= expr.eval(point, []) <= high for expr, (low, high) in bounded):
            reached.add(tuple(expr.eval(point, []) for expr, _ in written))
    return len(reached) == prod(high + 1 for _, (_, high) in written)
