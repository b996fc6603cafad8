"""Buffers that are filled by nests in several dimensions and seen as one, as flat arrays of C are.

``a[(f * n + p) * n + q]`` in loops over ``f``, ``p`` and ``q`` is each element from 0 on once, if
each variable is multiplied by the number of trips of the loops further inside.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ad_opt.dialects.support.ir.queries import constant_of, is_made_in, walk
from ad_opt.passes.analysis.affine.nests import Access, Loop
from ad_opt.passes.analysis.affine.polynomials import Polynomial, polynomial_of, without
from ad_opt.passes.nests.products.computed import counted_to, end_of, is_sum_of, sizes_of_ends
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation, SSAValue

_ONE = Polynomial.number(1)


def is_filled_first(loop: Loop, accesses: Sequence[Access], size: Polynomial) -> bool:
    """True if each iteration of a loop fills all elements of a buffer of some size, from whatever
    is not in it, before it does anything else with it.
    """
    if not _is_flat(accesses[0].memref):
        return False
    body = loop.op.regions[0].block
    sizes = sizes_of_ends([op for op in walk(loop.op) if op.name == "scf.for"])
    first = min(accesses, key=lambda access: access.order)
    filling = body.find_ancestor_op_in_block(first.op)
    inside = [x for x in accesses if body.find_ancestor_op_in_block(x.op) is filling]
    return len(inside) == 1 and first.writes and _filled(first, loop, sizes) == size


def elements_filled(loop: Loop, accesses: Sequence[Access]) -> Polynomial | None:
    """The number of elements of a buffer, from the first one on, that each iteration of a loop
    fills before it reads any of them; ``None`` if that is not all that it does to the buffer.

    Where sizes are negative, a product of them may still be positive, and nothing is filled: it has
    to be memory in which nothing else could have been.
    """
    if not all(_is_flat(access.memref) for access in accesses):
        return None
    body = loop.op.regions[0].block
    sizes = sizes_of_ends([op for op in walk(loop.op) if op.name == "scf.for"])
    stores = [access for access in accesses if access.writes]
    found = [_filled(store, loop, sizes) for store in stores]
    if not found or found[0] is None or any(one != found[0] for one in found):
        return None
    filling = [body.find_ancestor_op_in_block(store.op) for store in stores]
    for access in accesses:
        own = body.find_ancestor_op_in_block(access.op)
        if access.writes:
            continue
        if own in filling or not any(store.order < access.order for store in stores):
            return None
        if not _stays_below(access, loop, sizes, found[0]):
            return None
    return found[0]


def _is_flat(buffer: SSAValue) -> bool:
    return isinstance(buffer.type, MemRefType) and buffer.type.get_num_dims() == 1


def _place(access: Access, sizes: Mapping[SSAValue, Polynomial]) -> Polynomial:
    return polynomial_of(access.op.operands[-1]).substitute(sizes)


def _trips(loop: Loop, around: Loop, sizes: Mapping[SSAValue, Polynomial]) -> Polynomial | None:
    """The number of trips of a loop that counts by one from 0 to a number from outside."""
    low, step, end = loop.op.operands[0], loop.op.operands[2], end_of(loop.op)
    fixed = not is_made_in(end, around.op)
    if loop.parallel or constant_of(low) != 0 or constant_of(step) != 1 or not fixed:
        return None
    return polynomial_of(end).substitute(sizes)


def _filled(store: Access, loop: Loop, sizes: Mapping[SSAValue, Polynomial]) -> Polynomial | None:
    """The number of elements that a store fills whenever the loop's body runs."""
    inside = store.loops[store.loops.index(loop) + 1 :]
    if not _runs_always(store.op, inside, loop.op):
        return None
    counts = {one.iv: _trips(one, loop, sizes) for one in inside}
    factors = _factors(_place(store, sizes), counts)
    if factors is None:
        return None
    total = _ONE
    while factors:
        variable = next((value for value, by in factors.items() if by == total), None)
        if variable is None or (count := counts[variable]) is None:
            return None
        total = total.times(count)
        del factors[variable]
    return total


def _runs_always(op: Operation, inside: Sequence[Loop], root: Operation) -> bool:
    """True if an operation stands in loops right in each other, the first one right in a loop."""
    for one in reversed(inside):
        if op.parent_op() is not one.op:
            return False
        op = one.op
    return op.parent_op() is root


def _factors(
    place: Polynomial, variables: Mapping[SSAValue, object]
) -> dict[SSAValue, Polynomial] | None:
    """The factors of each variable; ``None`` if something else is in a place, too."""
    found = {value: Polynomial({}) for value in variables}
    for monomial, number in place.terms.items():
        own = [value for value in monomial if value in variables]
        if len(own) != 1:
            return None
        rest = without(monomial, (own[0],))
        assert rest is not None
        found[own[0]] = found[own[0]].plus(Polynomial({rest: number}))
    return found


def _stays_below(
    load: Access, loop: Loop, sizes: Mapping[SSAValue, Polynomial], end: Polynomial
) -> bool:
    """True if a load is of one of so many elements."""
    inside = load.loops[load.loops.index(loop) + 1 :]
    high = _place(load, sizes)
    variables = {one.iv for one in inside}
    positive = {value for one in load.loops if (value := _end(one.op, sizes)) is not None}
    if not is_sum_of(high, positive | variables):
        return False
    for one in inside:
        count = _trips(one, loop, sizes)
        if count is None:
            return False
        high = high.substitute({one.iv: count.plus(_ONE, -1)})
    return is_sum_of(end.plus(_ONE, -1).plus(high, -1), positive)


def _end(loop: Operation, sizes: Mapping[SSAValue, Polynomial]) -> SSAValue | None:
    """The value that a loop counts up to, which is positive where it has trips from 0 on."""
    end = end_of(loop)
    if constant_of(loop.operands[0]) != 0:
        return None
    is_size = any(end in size.values() for size in sizes.values())
    return end if is_size else counted_to(loop)
