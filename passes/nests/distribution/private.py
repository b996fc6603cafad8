"""Buffers that each iteration of a loop fills anew: with a row for each, no iteration waits for
another one (array expansion: Feautrier, 1988).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ad_opt.dialects.support.ir.operand_groups import mixed_values
from ad_opt.dialects.support.ir.queries import is_made_in, walk
from ad_opt.dialects.support.ir.strides import is_identity_layout
from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.analysis.affine.nests import Access, Loop
from ad_opt.passes.analysis.affine.polynomials import Polynomial, polynomial_of
from ad_opt.passes.analysis.dependence.covered_reads import (
    is_counted_store,
    reads_only_writes_of_iteration,
)
from ad_opt.passes.analysis.dependence.dependence import Dependences
from ad_opt.passes.nests.products.addresses import Bounds, bounds_of_variable, ends_of
from ad_opt.passes.nests.products.computed import are_positive_in, is_sum_of
from ad_opt.passes.ops.catalogue import effect_of
from xdsl.dialects import memref
from xdsl.dialects.builtin import MemRefType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue

from .flat import elements_filled, is_filled_first

_Form: TypeAlias = tuple[frozenset[tuple[object, int]], int]
_Elements: TypeAlias = tuple[tuple[_Form, ...], tuple[object, ...]]
"""Subscripts and the loops that they count, by numbers in place of variables."""


@dataclass(eq=False)
class Private:
    """A buffer that each iteration of a loop fills before it reads it."""

    buffer: SSAValue
    highest: list[list[Polynomial]]
    """For each dimension, subscripts that none is greater than."""
    left: list[Access]
    """Stores of what the last iteration leaves there, if anybody may look."""


def private_buffer(
    facts: Dependences,
    loop: Loop,
    accesses: Sequence[Access],
    beside: Sequence[Access],
    *,
    is_discarded: bool = False,
) -> Private | None:
    """The buffer of some ``accesses``, which are all that a loop makes to it, as a private one;
    ``beside`` are the loop's other accesses. What is left in arguments may be ``is_discarded``.
    """
    buffer = accesses[0].memref
    if not isinstance(buffer.type, MemRefType) or is_made_in(buffer, loop.op):
        return None
    if not all(isinstance(one.op, memref.LoadOp | memref.StoreOp) for one in accesses):
        return None
    if any(one.memref is not buffer for one in accesses):
        return None
    if any(facts.may_touch_same(accesses[0], other) for other in beside):
        return None
    dead = _is_dead_behind(buffer, loop.op, is_discarded=is_discarded)
    if not reads_only_writes_of_iteration(loop, accesses):
        filled = _filled(loop, accesses) if dead else None
        return filled and Private(buffer, [[filled.plus(Polynomial.number(-1))]], [])
    highest = _highest(loop, accesses)
    left = [] if dead else _left(loop, accesses)
    return None if highest is None or left is None else Private(buffer, highest, left)


def allocated_buffer(loop: Operation, alloc: Operation) -> Private | None:
    """The memory that each iteration of a loop allocates as a private buffer, if there can be as
    much for all.
    """
    if not isinstance(alloc, memref.AllocOp | memref.AllocaOp):
        return None
    buffer = alloc.memref
    assert isinstance(buffer.type, MemRefType)
    users = [use.operation for use in buffer.uses]
    if not is_identity_layout(buffer.type) or not all(
        _is_element_access(op, buffer) for op in users
    ):
        return None
    extents = [*map(polynomial_of, mixed_values(buffer.type.get_shape(), alloc.dynamic_sizes))]
    if any(is_made_in(x, loop) for extent in extents for x in extent.values()):
        return None
    return Private(buffer, [[extent.plus(Polynomial.number(-1))] for extent in extents], [])


def _filled(loop: Loop, accesses: Sequence[Access]) -> Polynomial | None:
    """The number of elements of a flat buffer that each iteration fills before it reads them."""
    alloc = accesses[0].memref.owner
    if not isinstance(alloc, Operation):
        return None
    if isinstance(alloc, memref.AllocOp) and len(alloc.dynamic_sizes) == 1:
        size = polynomial_of(alloc.dynamic_sizes[0])
        if is_filled_first(loop, accesses, size):
            return size
    return elements_filled(loop, accesses)


def _is_element_access(op: Operation, buffer: SSAValue) -> bool:
    """True for an operation that loads or stores an element of a buffer, or frees it."""
    if isinstance(op, memref.StoreOp):
        return op.value is not buffer
    return isinstance(op, memref.LoadOp | memref.DeallocOp)


def _highest(loop: Loop, accesses: Sequence[Access]) -> list[list[Polynomial]] | None:
    """The greatest subscripts; ``None`` if they are not known in front of the loop, or some may be
    negative.
    """
    bounds = _bounds(loop.op)
    positive = are_positive_in(loop.op)
    highest: list[list[Polynomial]] = []
    for access in accesses:
        for at, index in enumerate(access.op.operands[2 if access.writes else 1 :]):
            low, high = ends_of(polynomial_of(index), bounds)
            if not is_sum_of(low, positive):
                return None
            if any(is_made_in(value, loop.op) for value in high.values()):
                return None
            if at == len(highest):
                highest.append([])
            if high not in highest[at]:
                highest[at].append(high)
    return highest


def _bounds(root: Operation) -> Bounds:
    bounds: dict[SSAValue, tuple[Polynomial, Polynomial]] = {}
    for op in (root, *walk(root)):
        if op.name == "scf.for":
            found = bounds_of_variable(op, root, bounds)
            if found is not None:
                bounds[op.regions[0].block.args[0]] = found
    return bounds


def _is_dead_behind(buffer: SSAValue, loop: Operation, *, is_discarded: bool) -> bool:
    """True for memory of the function's own, or an argument whose contents are discarded, that
    nobody but a loop looks at.
    """
    owner = buffer.owner
    if isinstance(owner, Operation):
        known = effect_of(owner).allocates
    else:
        known = is_discarded and isinstance(owner.parent_op(), FuncOp)
    users = [use.operation for use in buffer.uses]
    return known and all(isinstance(op, memref.DeallocOp) or loop.is_ancestor(op) for op in users)


def _left(loop: Loop, accesses: Sequence[Access]) -> list[Access] | None:
    """The stores by which the last iteration leaves all that is left in a buffer; ``None`` if the
    others may leave more.
    """
    stores = [access for access in accesses if access.writes]
    if not all(_leaves_most(store, loop) for store in stores):
        return None
    left: dict[_Elements, Access] = {}
    for store in sorted(stores, key=lambda one: _elements(one, loop)[1]):
        elements, _ = _elements(store, loop)
        left.setdefault(elements, store)
    return [*left.values()]


def _leaves_most(store: Access, loop: Loop) -> bool:
    """True if the last iteration stores to all elements that others store to."""
    if store.subscripts is None or not is_counted_store(store, loop.op.regions[0].block, loop.op):
        return False
    if any(form is None or loop.iv in form.terms for form in store.subscripts):
        return False
    for one in store.loops[store.loops.index(loop) + 1 :]:
        lows, highs = ([form.terms.get(loop.iv, 0) for form in x] for x in (one.lower, one.upper))
        if any(n > 0 for n in lows) or any(n < 0 for n in highs):
            return False
    return True


def _elements(store: Access, loop: Loop) -> tuple[_Elements, int]:
    """The elements that an iteration stores to, and in how many loops besides it does that again:
    with any, in one of which there are no trips, it stores to none of them.
    """
    assert store.subscripts is not None
    inside = store.loops[store.loops.index(loop) + 1 :]
    moving = {value for form in store.subscripts if form is not None for value in form.terms}
    counted: list[Loop] = []
    for one in reversed(inside):
        if one.iv in moving:
            counted.insert(0, one)
            moving |= {value for form in (*one.lower, *one.upper) for value in form.terms}
    numbers: dict[SSAValue, int] = {one.iv: at for at, one in enumerate(counted)}

    def key(form: Linear | None) -> _Form:
        assert form is not None
        return frozenset((numbers.get(v, v), n) for v, n in form.terms.items()), form.constant

    bounds = ((tuple(map(key, x.lower)), tuple(map(key, x.upper)), x.step) for x in counted)
    return (tuple(map(key, store.subscripts)), tuple(bounds)), len(inside) - len(counted)
