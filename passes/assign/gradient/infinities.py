"""Infinities that a routine makes by itself: in elements of maxima and minima that nothing reaches.

An accumulation by ``max`` starts from minus infinity. Elements to which no point contributes keep
it, and so do those whose contributions all come from margins. Where the loss does not depend on
such an element its cotangent is zero, and a product with the element is no number: 0 · ∞. So the
operations that may have such an operand, or give such a result, keep zeros as if they were masked
(see `analysis.flow.masked_operations`). Data, and numbers that the program writes, count as finite.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Flag
from itertools import product
from math import inf, prod
from typing import TypeAlias

from ad_opt.dialects.support.affine.ranges import parts_of, range_of
from ad_opt.dialects.tensors.assign_attributes import neutral
from ad_opt.dialects.tensors.assign_rules import padding_of
from ad_opt.passes.emit.emit import is_float_like
from xdsl.dialects.builtin import FloatAttr
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineExpr

from .routine import Routine
from .statements import Key, Statement, accesses, key_of
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


def with_infinities(routine: Routine) -> set[Operation]:
    """The assignments, and the operations of their bodies, that infinities may go into or leave."""
    held: dict[Key, Extremes] = {}
    found: set[Operation] = set()
    for op, statement in zip(routine.steps, routine.statements, strict=True):
        if statement is None:
            for key in accesses(op)[1]:
                held.pop(key, None)
            continue
        before = held.get(statement.key, NONE)
        held[statement.key] = _written(statement, held, found)
        if before or held[statement.key]:
            found.add(op)
    return found


def _written(statement: Statement, held: Mapping[Key, Extremes], found: set[Operation]) -> Extremes:
    """Values that elements of the output may have; enters operations of the body in ``found``."""
    if not is_float_like(element_of(statement.out)):
        return NONE
    inputs = [held.get(key_of(tensor), NONE) for tensor in statement.inputs]
    margins = [
        _of_number(neutral(statement.kind, element_of(tensor))) if _reaches_margins(statement, at)
        else NONE
        for at, tensor in enumerate(statement.inputs)
    ]  # fmt: skip
    start = _of_number(neutral(statement.kind, element_of(statement.out)))
    old = start if statement.init else held.get(statement.key, NONE)
    value = statement.op.properties.get("value")
    if isinstance(value, FloatAttr):
        return _of_number(value.value.data)
    if not (start or old or any(inputs)):
        return NONE  # what most statements are, with no need to look at their bodies
    any_ = [one | other for one, other in zip(inputs, margins, strict=True)]
    contribution = _in_body(statement, any_, found)
    if statement.kind in ("max", "min"):
        inside = _in_body(statement, inputs, set()) if any(margins) else contribution
        if not inside & start and reaches_all_inside(statement):
            old &= ~start
        return old | (contribution & ~start) | (inside & start & old)
    return _ACCUMULATED[statement.kind](statement, old, contribution)


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


def _reaches_margins(statement: Statement, number: int) -> bool:
    """True if points may read margins of an input."""
    tensor, map_ = statement.inputs[number], statement.in_maps[number]
    box = [(0, bound - 1) for bound in statement.bounds]
    if 0 in statement.bounds:
        return False
    shape = tensor_type(tensor).get_shape()
    for expr, size, widths in zip(map_.results, shape, padding_of(tensor), strict=True):
        reached = range_of(expr, box, statement.symbol_ranges) if any(widths) else (0, 0)
        if reached is None or reached[0] < 0 or reached[1] >= size:
            return True
    return False


def reaches_all_inside(statement: Statement) -> bool:
    """True if a point that reads no margin writes each element, as far as is known.

    Iterators that no index has in common are independent of each other, so the points of each
    group are tried by themselves.
    """
    if 0 in statement.bounds or not statement.reaches_all:
        return 0 in tensor_type(statement.out).get_shape()
    bounded = [
        (expr, size)
        for number, (tensor, map_) in enumerate(
            zip(statement.inputs, statement.in_maps, strict=True)
        )
        if _reaches_margins(statement, number)
        for expr, size in zip(map_.results, tensor_type(tensor).get_shape(), strict=True)
    ]
    written = [*zip(statement.out_map.results, tensor_type(statement.out).get_shape(), strict=True)]
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
    bounded: Sequence[tuple[AffineExpr, int]],
    written: Sequence[tuple[AffineExpr, int]],
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
        if all(0 <= expr.eval(point, []) < size for expr, size in bounded):
            reached.add(tuple(expr.eval(point, []) for expr, _ in written))
    return len(reached) == prod(size for _, size in written)
