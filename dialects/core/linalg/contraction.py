"""Sums of products: a structured operation as a product of matrices.

Each loop of ``out += left * right`` is one over rows, columns or terms, by the operands that name
it: rows are told apart by the left factor and the result, columns by the right one and the result,
terms by the factors only. What all three name is a loop around products (a batch), and so is a loop
that would have a product touch an element of the result twice: those over the window of a
convolution, in the gradient by its input.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, cast

from ad_opt.dialects.core.linalg.linalg_named import (
    indexing_maps,
    is_structured,
    iterator_types,
    num_inputs,
    scalar_block,
)
from xdsl.dialects.arith import FastMathFlagsAttr
from xdsl.dialects.builtin import Float32Type, Float64Type, MemRefType
from xdsl.ir import Operation
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
)

THRESHOLD = 65536
"""Products of fewer multiplications, of known extents, are left to plain loops. Measured on square
matrices, f32 and f64, with and without contraction: blocks take 0.3 to 1.9 of the time of loops at
32 x 32, 0.7 to 1.3 at 48 x 48, at most 1.0 from 64 x 64 on; where plain loops have nothing to make
vectors of, 0.5 at 32 x 32 and 0.2 at 64 x 64. The routine alone takes 0.2 s to compile.
"""
THRESHOLD_SHARE = 8
"""The part of that from which products of unknown extents, for which there is the routine in any
case, run in blocks. Measured with 8000 to 64000 multiplications: blocks take 0.2 to 1.0 of the time
of loops that know no extent."""
LEAST_SIDES = 10, 4, 8
"""Fewest rows, columns and terms of products that are not left to plain loops. Measured in f32 and
f64, with sides from 2 to 2000 that are not known: within these, blocks take 0.2 to 1.0 of the time
of loops, and up to 2.2, which is a microsecond, of 10 to 16 rows and 8 terms; with fewer rows or
terms, up to three times as long."""
LEAST_SERIAL_SIDE = 4
"""Fewest of each where elements side by side are terms in both factors, so that plain loops have
chains of additions. Measured with 4 to 10 rows or columns: blocks take 0.2 to 0.6 of their time."""
LEAST_COLUMNS_OF_VECTORS = 16
"""Fewest columns of these where sums may be made in any order: the chains are vectors then.
Measured: with 4 to 12 columns, blocks take 1.1 to 4 times as long, from 16 on 0.3 to 1.0."""
TESTED = "product.tested"
"""Attribute of an operation that is known to be large, its result apart from its factors."""
BEGINS = "product.begins"
"""Attribute of a `linalg.fill` with zeros: what it fills is what the product behind it adds to."""
Form = dict[int, int]
"""A subscript: factors of loops, and a constant under -1."""


@dataclass(frozen=True)
class Around:
    """A loop around products; ``falling`` if it counts down, so that sums keep their order."""

    dim: int
    falling: bool = False


@dataclass(frozen=True)
class Contraction:
    """A sum of products as a product of matrices."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    terms: tuple[int, ...]
    around: tuple[Around, ...]
    left: int
    """The operand with the rows."""
    right: int
    forms: tuple[tuple[Form, ...], ...]
    """The subscripts of each operand; the result is the last one."""
    element: str
    flags: str
    """Fast-math flags that product and addition have both."""


class Least(NamedTuple):
    """The fewest rows, columns and terms of a product, and multiplications, for blocks."""

    rows: int
    columns: int
    terms: int
    total: int

    @property
    def sides(self) -> tuple[int, int, int]:
        """The fewest rows, columns and terms."""
        return self.rows, self.columns, self.terms


def least_for_blocks(
    found: Contraction, threshold: int, *, known: bool, ordered: bool = True
) -> Least:
    """The sizes from which a product runs in blocks where ``threshold`` multiplications are enough
    if all extents are ``known``; ``ordered`` if its sums have an order.
    """
    last = found.forms[found.right][-1]
    serial = not any(last.get(dim) == 1 for dim in found.columns)
    rows, columns, terms = LEAST_SIDES
    if serial:
        terms = LEAST_SERIAL_SIDE
        if ordered:
            rows = columns = LEAST_SERIAL_SIDE
        else:
            columns = LEAST_COLUMNS_OF_VECTORS
    rows, columns, terms = (max(1, min(side, threshold)) for side in (rows, columns, terms))
    return Least(rows, columns, terms, threshold if known else threshold // THRESHOLD_SHARE)


def contraction_of(op: Operation) -> Contraction | None:
    """Give an operation on buffers as a product of matrices, if it is one of floats."""
    if not is_structured(op) or num_inputs(op) != 2 or len(op.operands) != 3:
        return None
    types = [operand.type for operand in op.operands]
    elements = {type.element_type for type in types if isinstance(type, MemRefType)}
    if not all(isinstance(type, MemRefType) for type in types) or len(elements) != 1:
        return None
    (element,) = elements
    if not isinstance(element, Float32Type | Float64Type):
        return None
    flags = _flags_of_sum(op)
    kinds = set(iterator_types(op))
    if flags is None or not kinds <= {"parallel", "reduction"}:
        return None
    forms = [_forms(map_) for map_ in indexing_maps(op)]
    if any(form is None for form in forms):
        return None
    known = tuple(cast("list[tuple[Form, ...]]", forms))
    return _classified(known, len(iterator_types(op)), str(element), flags)


def _flags_of_sum(op: Operation) -> str | None:
    """The flags of ``out + left * right``; ``None`` if the body is something else."""
    block = scalar_block(op)
    first, last = block.first_op, block.last_op
    if first is None or last is None or len(block.args) != 3 or len(last.operands) != 1:
        return None
    add = last.operands[0].owner
    if first.name != "arith.mulf" or not isinstance(add, Operation) or add.name != "arith.addf":
        return None
    left, right, out = block.args
    if first.next_op is not add or add.next_op is not last:
        return None
    if {*first.operands} != {left, right} or {*add.operands} != {out, first.results[0]}:
        return None
    common = set(_flags(first)) & set(_flags(add))
    return ",".join(sorted(common))


def _flags(op: Operation) -> list[str]:
    given = op.properties.get("fastmath")
    if not isinstance(given, FastMathFlagsAttr):
        return []
    return [flag.value for flag in given.data]


def _forms(map_: AffineMap) -> tuple[Form, ...] | None:
    found = [_form(expr) for expr in map_.results]
    if map_.num_symbols or any(form is None for form in found):
        return None
    return tuple(cast("list[Form]", found))


def _form(expr: AffineExpr) -> Form | None:
    match expr:
        case AffineConstantExpr():
            return {-1: expr.value}
        case AffineDimExpr():
            return {expr.position: 1}
        case AffineBinaryOpExpr(kind=AffineBinaryOpKind.Add):
            left, right = _form(expr.lhs), _form(expr.rhs)
            if left is None or right is None:
                return None
            return {at: left.get(at, 0) + right.get(at, 0) for at in left | right}
        case AffineBinaryOpExpr(kind=AffineBinaryOpKind.Mul, rhs=AffineConstantExpr() as factor):
            form = _form(expr.lhs)
            return None if form is None else {at: n * factor.value for at, n in form.items()}
        case _:
            return None


def _loops(forms: Sequence[Form]) -> set[int]:
    return {dim for form in forms for dim, factor in form.items() if dim >= 0 and factor}


def _classified(
    forms: tuple[tuple[Form, ...], ...], count: int, element: str, flags: str
) -> Contraction | None:
    one, other, out = (_loops(form) for form in forms)
    if (one | other | out) != set(range(count)):
        return None
    terms = tuple(sorted((one | other) - out))
    around = _around(forms[2], one & other & out, terms, "reassoc" in flags)
    if around is None:
        return None
    outside = {loop.dim for loop in around}
    inside = [dim for dim in sorted(out) if dim not in outside]
    of_one = tuple(dim for dim in inside if dim not in other)
    of_other = tuple(dim for dim in inside if dim in other)
    if not of_one or not of_other or not terms:
        return None
    # Elements side by side in the result are those of a row.
    last = [dim for dim in inside if forms[2][-1].get(dim) == 1]
    swapped = bool(last) and last[0] in of_one
    rows, columns = (of_other, of_one) if swapped else (of_one, of_other)
    columns = tuple(sorted(columns, key=lambda dim: dim in last))
    left, right = (1, 0) if swapped else (0, 1)
    return Contraction(rows, columns, terms, around, left, right, forms, element, flags)


def _around(
    out: Sequence[Form], batch: set[int], terms: Sequence[int], any_order: bool
) -> tuple[Around, ...] | None:
    """The loops around products; ``None`` if the terms of a sum would come in another order.

    Of loops that together lead to one element, all but the first are around the product. Where they
    step on, the first one steps back, so they count down for its terms to come in its order.
    """
    found: list[tuple[int, Around]] = [(dim, Around(dim)) for dim in batch]
    seen: set[int] = set()
    for form in out:
        first, *others = sorted(dim for dim, factor in form.items() if dim >= 0 and factor) or [-1]
        if {first, *others} & seen or (set(others) & batch):
            return None
        seen |= {first, *others}
        if others and not any_order and (len(others) > 1 or min(terms, default=first) < first):
            return None
        for dim in others:
            found.append((first, Around(dim, (form[dim] > 0) == (form[first] > 0))))
    return tuple(loop for _, loop in sorted(found, key=lambda one: one[0]))
