"""``split-directions``: directions that few arguments take part in are requests of their own.

The Jacobian of a function of many numbers has a direction for each, in which all other arguments
stand still. Vectors of tangents are zeros there mostly, which floats do not let anybody leave out:
zero times infinity is not zero. A request in which these arguments are constant has none of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from ad_opt.dialects.autodiff.requests import FwdDiffOp, activity_array, function_of
from ad_opt.dialects.core.memref.memref import StoreOp as ElementStoreOp
from ad_opt.dialects.core.vector.vector import FromElementsOp
from ad_opt.dialects.core.vector.vector_memory import StoreOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.dialects.support.ir.shaped_types import element_type, scalar_type
from ad_opt.passes.infrastructure.instruments.counts import count, may_rewrite
from ad_opt.passes.ops.catalogue import effect_of, is_loop
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    AnyFloat,
    BoolAttr,
    DenseIntOrFPElementsAttr,
    Float32Type,
    Float64Type,
    FloatAttr,
    IntegerAttr,
    ModuleOp,
    VectorType,
    i64,
)
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

MOST_SEEDED = 0.25
"""Most of all seeds that are no zeros. A guess: with half of them vectors do as much, and with less
registers. Measured where it is 1/15, on bundle adjustment: 0.45 of the time, and 0.3 of that to
compile.
"""
MOST_OPERATIONS = 4000
"""Most operations of a function, times directions. A guess: each is compiled once a direction.
Measured: bundle adjustment has 930.
"""


@dataclass(frozen=True)
class SplitDirectionsPass(ModulePass):
    """Ask for each direction of a width by itself, where most arguments stand still in each.

    Before, and after::

        scf.for %i = ... {
          %y, %row = autodiff.fwd_diff @f(%a, %e0, %b, %e1, ...)
              {activity = [dup, dup, ...], width = 15} : ...
          vector.store %row, %jacobian[%i, %c0] : memref<?x15xf64>, vector<15xf64>
        }

        scf.for %i = ... {
          %y, %d0 = autodiff.fwd_diff @f(%a, %one, %b, ...) {activity = [dup, const, ...]} : ...
          %d1 = autodiff.fwd_diff @f(%a, %b, %one, ...)
              {activity = [const, dup, ...], primal = false} : ...
          ...
          memref.store %d0, %jacobian[%i, %c0] : memref<?x15xf64>
          memref.store %d1, %jacobian[%i, %c1] : memref<?x15xf64>
          ...
        }

    Where all seeds are constants and most are zero; the function only computes, without loops,
    branches or memory, so that what it does for each direction again is found equal once all of
    them are inlined; and the loop around does nothing else by parts, so that its iterations may run
    as lanes. Options: none.
    """

    name = "split-directions"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for request in [one for one in walk(op) if isinstance(one, FwdDiffOp)]:
            seeds = _seeds(request)
            if seeds is not None and _pays(request, seeds) and may_rewrite():
                _split(request, seeds)
                count("directions apart", request.width.value.data)


_Seeds = list[Sequence[float] | None]
"""For each argument its seeds, a direction each; none for one that is constant."""


def _seeds(request: FwdDiffOp) -> _Seeds | None:
    """The seeds of a request of several directions, if all are numbers known here."""
    width = request.width.value.data
    if width == 1 or request.flag("separate", False):
        return None
    found: _Seeds = []
    for word, _, seed in _arguments(request):
        if seed is None:
            found.append(None)
        elif word == "dup" and (numbers := _numbers(seed)) is not None:
            found.append(numbers)
        else:
            return None
    return found


def _arguments(request: FwdDiffOp) -> Iterator[tuple[str, SSAValue, SSAValue | None]]:
    """Yield the word of each argument, the argument, and its tangent if it has one."""
    operands = iter(request.operands)
    for word in request.activities:
        value = next(operands)
        yield word, value, next(operands) if word.startswith("dup") else None


def _numbers(seed: SSAValue) -> Sequence[float] | None:
    """The numbers of a constant vector of floats."""
    op = seed.owner
    if not isinstance(op, arith.ConstantOp) or not isinstance(seed.type, VectorType):
        return None
    values = op.value
    if not isinstance(values, DenseIntOrFPElementsAttr):
        return None
    if not isinstance(seed.type.get_element_type(), Float32Type | Float64Type):
        return None
    return [cast(float, one.value.data) for one in values.iter_attrs()]


def _pays(request: FwdDiffOp, seeds: _Seeds) -> bool:
    """True if directions have little in common, and may be computed side by side with others."""
    function, around = function_of(request), request.parent_op()
    if not isinstance(function, FuncOp) or function.is_declaration:
        return False
    if around is None or not is_loop(around) or any(op.regions for op in _body(request)):
        return False
    given = [numbers for numbers in seeds if numbers is not None]
    seeded = sum(map(bool, (one for numbers in given for one in numbers)))
    width = request.width.value.data
    operations = list(function.body.ops)
    return (
        seeded <= MOST_SEEDED * len(given) * width
        and len(operations) * width <= MOST_OPERATIONS
        and len(function.body.blocks) == 1
        and all(not op.regions and effect_of(op).is_nothing for op in operations[:-1])
    )


def _body(op: Operation) -> Iterator[Operation]:
    """Yield the operations that stand in one block with ``op``."""
    assert op.parent is not None
    yield from op.parent.ops


def _split(request: FwdDiffOp, seeds: _Seeds) -> None:
    """Put a request a direction in the place of one of all."""
    function = function_of(request)
    assert isinstance(function, FuncOp)
    count_of_values = len(function.function_type.outputs) if request.flag("primal", True) else 0
    values, rows = request.results[:count_of_values], request.results[count_of_values:]
    tangents = [scalar_type(row.type) for row in rows]
    b = Builder.at(request)
    found: list[list[SSAValue]] = []
    """The tangents of each direction."""
    for at in range(request.width.value.data):
        kept = values if at == 0 else ()
        one = _direction(b, request, seeds, at, [*[value.type for value in kept], *tangents])
        for value, new in zip(kept, one.results, strict=False):
            replace_uses(value, new)
        found.append(list(one.results[len(kept) :]))
    for row, elements in zip(rows, zip(*found, strict=True), strict=True):
        _store_by_element(row, elements)
        if row.first_use is not None:
            replace_uses(row, b.value(_row(elements, row.type)))
    erase(request)


def _direction(
    b: Builder, request: FwdDiffOp, seeds: _Seeds, at: int, types: Sequence[Attribute]
) -> FwdDiffOp:
    """The request of one direction, with results of some types."""
    operands: list[SSAValue] = []
    words: list[str] = []
    for (word, value, seed), numbers in zip(_arguments(request), seeds, strict=True):
        operands.append(value)
        if seed is None or numbers is None or not numbers[at]:
            words.append("const")
            continue
        words.append(word)
        number = FloatAttr(numbers[at], cast("AnyFloat", scalar_type(seed.type)))
        operands.append(b.value(arith.ConstantOp(number)))
    properties = request.properties | {
        "width": IntegerAttr(1, i64),
        "primal": BoolAttr.from_bool(at == 0 and request.flag("primal", True)),
        "activity": activity_array(words),
    }
    made = make(FwdDiffOp, operands=operands, result_types=types, properties=properties)
    return b.emit(made)


def _row(elements: Sequence[SSAValue], type: Attribute) -> Operation:
    return make(FromElementsOp, operands=elements, result_types=(type,))


def _store_by_element(row: SSAValue, elements: Sequence[SSAValue]) -> None:
    """Store each element of a row where the row is stored: vectors would be put together for it."""
    for store in [use.operation for use in row.uses]:
        if not isinstance(store, StoreOp) or store.alignment is not None:
            continue
        _, memref, *indices = store.operands
        if element_type(memref.type) != scalar_type(row.type):
            continue
        b = Builder.at(store)
        *outer, last = indices
        for at, element in enumerate(elements):
            places = [*outer, b.index(b.add(last, at))]
            b.emit(make(ElementStoreOp, operands=(element, memref, *places)))
        erase(store)
