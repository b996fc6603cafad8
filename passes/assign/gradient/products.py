"""Products without one of their factors: derivatives of accumulations by products and quotients.

To divide the product of all factors by one of them is wrong where that is zero, infinite or NaN,
and where the product of all is too large or too small for a float. So each point multiplies the
factors of the other points that write its element. A long iterator is first taken apart in two
digits: a point then meets the products of other blocks, and the others of its own block, about
2 sqrt(n) numbers instead of n. (JAX's ``reduce_prod`` multiplies the others, too, in a tree.)

Quotients are taken in the order of the points: what came before a divisor is divided by it, and
the cotangent by all that came behind.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isqrt

from ad_opt.dialects.support.affine.ranges import linear_form, parts_of
from ad_opt.dialects.support.ir.build import Index
from ad_opt.passes.autodiff.engine.body_reversal import BodyReversal
from xdsl.dialects import arith
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineConstantExpr, AffineExpr, AffineMap

from .reversed_statement import Reversed, evaluate
from .statements import Statement
from .writer import Assignment

LONGEST = 32
"""A guess: the points of an iterator from which its digits are cheaper than all pairs."""


def times_others(back: Reversed, one: Assignment, body: BodyReversal) -> SSAValue:
    """The cotangent times the other factors."""
    statement, em = back.statement, one.em
    others, map_ = _others(back)
    product = one.enter(back.auxiliary("others", others), map_)
    factor = em.fit(body.value(statement.yielded), back.cotangent_type)
    given = back.arriving(one, statement.out_map)
    return back.by_rule(one, arith.MulfOp(product, factor), None, given, 1)


def old_times(back: Reversed, one: Assignment) -> SSAValue:
    """The cotangent times all factors."""
    product = one.enter(back.auxiliary("product", lambda back: _accumulated(back, "mul")))
    given = back.arriving(one, one.identity)
    return back.by_rule(one, arith.MulfOp(product, product), product, given, 0)


def over_divisor(back: Reversed, one: Assignment, body: BodyReversal) -> SSAValue:
    """By the rule of the quotient of what came before by the divisor, which is divided by the
    divisors behind.
    """
    before = one.enter(back.auxiliary("before", lambda back: _quotients(back, "slt")))
    behind = one.enter(back.auxiliary("behind", lambda back: _quotients(back, "sgt")))
    arriving = back.arriving(one, back.statement.out_map)
    given = one.em.mulf(arriving, behind)
    one.em.zeros.follow(given, arriving)
    divisor = one.em.fit(body.value(back.statement.yielded), back.cotangent_type)
    return back.by_rule(one, arith.DivfOp(before, divisor), None, given, 1)


def old_over(back: Reversed, one: Assignment) -> SSAValue:
    """The cotangent over all divisors, one by one."""
    inverse = one.enter(back.auxiliary("inverse", lambda back: _accumulated(back, "div")))
    divisors = one.em.divf(one.em.constant(1.0, inverse.type), inverse)
    given = back.arriving(one, one.identity)
    return back.by_rule(one, arith.DivfOp(divisors, divisors), None, given, 0)


def _accumulated(back: Reversed, kind: str) -> SSAValue:
    """By element all contributions, from one on."""
    node = back.declare("product" if kind == "mul" else "inverse", back.cotangent_type)
    one = back.assignment()
    contribution = back.body(one).value(back.statement.yielded)
    one.finish(one.em.fit(contribution, back.cotangent_type))
    one.write(kind, node, back.statement.out_map, init=True)
    return node


def _contributions(back: Reversed) -> SSAValue:
    """By point the contribution, of the cotangent's type."""
    node = _node(back, "factors", back.statement.bounds)
    one = back.assignment()
    contribution = back.body(one).value(back.statement.yielded)
    one.finish(one.em.fit(contribution, back.cotangent_type))
    one.write("mul", node, init=True)
    return node


def _node(back: Reversed, label: str, shape: Sequence[int]) -> SSAValue:
    routine = back.way.routine
    label = f"{routine.label_of(back.statement.out)}.{label}"
    return routine.declare_of(label, MemRefType(back.cotangent_type, shape))


# ---------------------------------------------------------------------- who meets whom


def _moving(statement: Statement) -> tuple[list[int], list[AffineExpr]]:
    """The iterators in which points of one element may differ, and the results of the output's
    map that such points must agree in.
    """
    kept = {dim for dim, bound in enumerate(statement.bounds) if bound == 1}
    results = [*statement.out_map.results]
    while True:
        found = {dim for result in results if (dim := _determined(result, kept)) is not None}
        if not found:
            break
        kept |= found
    moving = [dim for dim in range(len(statement.bounds)) if dim not in kept]
    return moving, [result for result in results if not parts_of(result)[0].isdisjoint(moving)]


def _determined(result: AffineExpr, kept: set[int]) -> int | None:
    """The iterator that a result determines, given those that are ``kept``."""
    form = linear_form(result)
    unknown = set() if form is None else {dim for dim in form.dims if dim not in kept}
    return unknown.pop() if len(unknown) == 1 else None


def _row_major(one: Assignment, sizes: Sequence[int], dims: Sequence[int]) -> Index:
    """The number of a point by some of its iterators."""
    number: Index = 0
    for size, dim in zip(sizes, dims, strict=True):
        number = one.em.add(one.em.mul(number, size), one.iterator(dim))
    return number


def _pairs(
    back: Reversed,
    factors: SSAValue,
    label: str,
    kind: str,
    relation: str,
    *,
    from_old: bool = True,
) -> SSAValue:
    """By point the contributions of others that write its element: of those whose number has a
    ``relation`` to that of the point, accumulated by ``kind``, in order; perhaps from what the
    element held before on.
    """
    statement = back.statement
    moving, results = _moving(statement)
    rank, sizes = len(statement.bounds), [statement.bounds[dim] for dim in moving]
    one = Assignment(back.way.place, (*statement.bounds, *sizes), statement.symbols)
    dims = [AffineExpr.dimension(dim) for dim in range(rank)]
    other = [*dims]
    for at, dim in enumerate(moving):
        other[dim] = AffineExpr.dimension(rank + at)
    mine = _row_major(one, sizes, moving)
    its = _row_major(one, sizes, range(rank, rank + len(moving)))
    counts = one.em.compare(relation, one.em.index(its), one.em.index(mine))
    for result in results:
        there = result.replace_dims_and_symbols(other, _symbols(statement))
        both = one.em.index(evaluate(one, result)), one.em.index(evaluate(one, there))
        counts = one.em.both(counts, one.em.compare("eq", *both))
    factor = one.enter(factors, _map(one, other))
    one.finish(one.em.select(counts, factor, one.em.constant(1.0, factor.type)))
    node = _node(back, label, statement.bounds)
    begun = from_old and _begin(back, back.assignment(), statement.out_map, node)
    one.write(kind, node, _map(one, dims), init=not begun)
    return node


def _begin(back: Reversed, start: Assignment, map_: AffineMap, node: SSAValue) -> bool:
    """Set a node to what the elements held before; false if they held nothing."""
    if not back.statement.init:
        start.finish(start.em.fit(start.enter(back.before(), map_), back.cotangent_type))
        start.write("set", node)
    return not back.statement.init


def _symbols(statement: Statement) -> list[AffineExpr]:
    return [AffineExpr.symbol(at) for at in range(len(statement.symbols))]


def _map(one: Assignment, results: Sequence[AffineExpr]) -> AffineMap:
    return AffineMap(len(one.bounds), len(one.symbols), tuple(results))


def _quotients(back: Reversed, relation: str) -> SSAValue:
    """By point what the element held before, or one, over the divisors on one side of it."""
    before = relation == "slt"
    factors = back.auxiliary("factors", _contributions)
    label = "before" if before else "behind"
    return _pairs(back, factors, label, "div", relation, from_old=before)


# ---------------------------------------------------------------------- products by digits


def _others(back: Reversed) -> tuple[Callable[[Reversed], SSAValue], AffineMap]:
    """Return the maker of the products of others, and the map that a point reads its own at."""
    statement = back.statement
    moving, results = _moving(statement)
    one = back.assignment()
    if results or not moving:
        return (
            lambda back: _pairs(back, _contributions(back), "others", "mul", "ne"),
            one.identity,
        )
    exprs: list[AffineExpr] = []
    for dim, size in enumerate(statement.bounds):
        expr = AffineExpr.dimension(dim)
        block = _block(size) if dim in moving else size
        exprs += [expr] if block == size else [expr // block, expr % block]
    return _products_by_digits, _map(one, exprs)


def _block(size: int) -> int:
    """The size of the last digit of an iterator; its own, if it is not taken apart."""
    return size if size <= LONGEST else isqrt(size - 1) + 1


def _products_by_digits(back: Reversed) -> SSAValue:
    """By digits of a point, the product of the others."""
    statement = back.statement
    node, sizes = _contributions(back), [*statement.bounds]
    moving = _moving(statement)[0]
    positions: list[int] = []
    where: dict[int, int] = {}
    at = 0
    for dim, size in enumerate(statement.bounds):
        where[dim] = at
        if dim in moving:
            positions.append(at)
            block = _block(size)
            if block != size:
                node = _split(back, node, sizes, at, block)
                at += 1
                positions.append(at)
        at += 1
    totals = [(node, sizes, [*range(len(sizes))])]
    for position in reversed(positions[1:]):
        totals.append(_without(back, *totals[-1], position))
    shape, names = totals[-1][1:]
    start = Assignment(back.way.place, shape, statement.symbols)
    kept = [AffineExpr.dimension(names.index(at) if at in names else 0) for at in where.values()]
    results = [
        result.replace_dims_and_symbols(kept, _symbols(statement))
        for result in statement.out_map.results
    ]
    made: SSAValue | None = None
    for position, (total, shape, names) in zip(positions, reversed(totals), strict=True):
        first = None if made is not None else (start, _map(start, results))
        made = _excluding(back, total, shape, names.index(position), made, first)
    assert made is not None
    return made


def _split(back: Reversed, node: SSAValue, sizes: list[int], at: int, block: int) -> SSAValue:
    """Factors with one position in two digits, the last below ``block``; ones beyond the last."""
    size = sizes[at]
    full, rest = divmod(size, block)
    sizes[at : at + 1] = [full + bool(rest), block]
    made = _node(back, "factors", sizes)
    dims = [AffineExpr.dimension(dim) for dim in range(len(sizes))]
    one = Assignment(back.way.place, [*sizes[:at], full, *sizes[at + 1 :]])
    whole = dims[at] * block + dims[at + 1]
    one.finish(one.enter(node, _map(one, [*dims[:at], whole, *dims[at + 2 :]])))
    one.write("mul", made, init=True)
    if rest:
        one = Assignment(back.way.place, [*sizes[:at], rest, *sizes[at + 2 :]])
        last = [*dims[:at], dims[at] + full * block, *dims[at + 1 : -1]]
        one.finish(one.enter(node, _map(one, last)))
        digits = [*dims[:at], AffineConstantExpr(full), *dims[at:-1]]
        one.write("mul", made, _map(one, digits))
    return made


def _without(
    back: Reversed, node: SSAValue, shape: list[int], names: list[int], position: int
) -> tuple[SSAValue, list[int], list[int]]:
    """The products over one position, with the shape and the positions that are left."""
    at = names.index(position)
    left, others = shape[:at] + shape[at + 1 :], names[:at] + names[at + 1 :]
    made = _node(back, "products", left)
    one = Assignment(back.way.place, shape)
    dims = [AffineExpr.dimension(dim) for dim in range(len(shape))]
    one.finish(one.enter(node))
    one.write("mul", made, _map(one, [*dims[:at], *dims[at + 1 :]]), init=True)
    return made, left, others


def _excluding(
    back: Reversed,
    total: SSAValue,
    shape: list[int],
    at: int,
    above: SSAValue | None,
    first: tuple[Assignment, AffineMap] | None,
) -> SSAValue:
    """The products over the other digits at one position, times those of the positions above; or,
    at the ``first``, times what the elements held before.
    """
    made = _node(back, "others", shape)
    one = Assignment(back.way.place, [*shape, shape[at]])
    dims = [AffineExpr.dimension(dim) for dim in range(len(shape) + 1)]
    same = one.em.compare("eq", one.iterator(at), one.iterator(len(shape)))
    factor = one.enter(total, _map(one, [*dims[:at], dims[-1], *dims[at + 1 : -1]]))
    if above is None:
        own = one.em.constant(1.0, factor.type)
    else:
        own = one.enter(above, _map(one, [*dims[:at], *dims[at + 1 : -1]]))
    one.finish(one.em.select(same, own, factor))
    begun = first is not None and _begin(back, *first, made)
    one.write("mul", made, _map(one, dims[:-1]), init=not begun)
    return made
