"""Sums of products in loops: a store of what was there plus a product of two elements.

The sum may go to memory in each iteration, or be carried by the innermost loops and stored behind
them. Factors are loads, wherever they stand in the nest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.llvm.attributes.parameter_trees import LOOP_ANNOTATION
from ad_opt.dialects.support.ir.queries import (
    block_of,
    is_made_in,
    last_of,
    reached,
    scf_loops_around,
)
from ad_opt.passes.analysis.affine.linear import linear_of
from ad_opt.passes.ops.catalogue import accesses_at_operands, is_load
from xdsl.dialects.builtin import Float32Type, Float64Type
from xdsl.ir import BlockArgument, Operation, OpResult, SSAValue

LEAST_LOOPS = 3
"""Loops around a product: over rows, columns and terms."""
STRIP = 72
"""Iterations of a nest that carries something, in which its products are raised at once. Measured:
gradients of attention and of perceptrons, written row by row, take 1.3 to 2.5 times as long with 8,
and 0.8 to 1.2 times as long with 32 and 128 as with 64; with 72, whole tiles of 4 and of 12 rows,
0.91 to 1.00, with 96 0.87 to 1.02, with 120 0.87 to 1.03; AVX-512."""


@dataclass(eq=False)
class Sum:
    """``out[...] += left[...] * right[...]`` in loops, one in the other, from outside."""

    store: Operation
    add: Operation
    product: Operation
    left: Operation
    right: Operation
    loops: Sequence[Operation]
    first: SSAValue | None
    """The value that the sum begins with; ``None`` if it is that in memory."""
    old: Operation | None
    """The load of the value in memory."""

    @property
    def is_on_buffers(self) -> bool:
        """True if all accesses are to buffers, and none is behind an address."""
        return all(op.name.startswith("memref.") for op in self.accesses)

    @property
    def accesses(self) -> Sequence[Operation]:
        """Accesses to the result and the factors."""
        return self.store, self.left, self.right

    @property
    def own(self) -> set[Operation]:
        """The accesses that nobody else needs."""
        found = {self.store}
        if self.old is not None:
            found.add(self.old)
        return found


def is_store(op: Operation) -> bool:
    """True if an operation stores one value at the place that its operands are."""
    return accesses_at_operands(op) and not is_load(op)


def _is_load(op: Operation) -> bool:
    return accesses_at_operands(op) and is_load(op)


def sum_at(store: Operation, least: int = LEAST_LOOPS) -> Sum | None:
    """The sum of products that a store is part of, in so many loops at least."""
    if not is_store(store):
        return None
    value = store.operands[0]
    if not isinstance(value.type, Float32Type | Float64Type) or not value.has_one_use():
        return None
    loops = loops_around(store)
    owner = value.owner
    if not isinstance(owner, Operation):
        return None
    if owner.name == "arith.addf":
        if len(loops) < least or owner.parent is not store.parent:
            return None
        for old, term in (owner.operands, owner.operands[::-1]):
            load = old.owner
            if isinstance(load, Operation) and is_same_place(load, store):
                found = _factors(term)
                if old.has_one_use() and found and load.parent is store.parent:
                    return Sum(store, owner, *found, loops, None, load)
        return None
    return _carried(store, owner, loops, least) if owner.name == "scf.for" else None


def may_be_product(one: Sum) -> bool:
    """True if there are loops over rows, columns and terms, and three loops around the sum have
    bounds that the outermost of them does not change.
    """
    out, left, right = (_moving(op, one.loops) for op in one.accesses)
    if not (left & out) - right or not (right & out) - left or not (left | right) - out:
        return False
    root = one.loops[-LEAST_LOOPS]
    bounds = (value for loop in one.loops[-LEAST_LOOPS:] for value in loop.operands[:3])
    values = (value for bound in bounds for value in linear_of(bound).terms)
    return not any(is_made_in(value, root) for value in values)


def may_add_product(op: Operation) -> bool:
    """True for an addition of a product, or the like, in loops of which one is in the other."""
    if op.name not in ("arith.addf", "arith.subf"):
        return False
    terms = [value.owner for value in op.operands]
    made = any(one.name == "arith.mulf" for one in terms if isinstance(one, Operation))
    made = made or any(one.name == "arith.negf" for one in terms if isinstance(one, Operation))
    return made and len(loops_around(op)) >= LEAST_LOOPS - 1


def goes_on(add: Operation) -> bool:
    """True for an addition to a sum that its innermost loop carries, or that is in memory, and goes
    on there.
    """
    result = add.results[0]
    for old in add.operands:
        loop = block_of(old).parent_op()
        if isinstance(old, BlockArgument) and loop is not None and loop.name == "scf.for":
            last = old.block.last_op
            if last is not None and old.index and last.operands[old.index - 1] is result:
                return True
        elif isinstance(load := old.owner, Operation):
            stores = (use.operation for use in result.uses if is_store(use.operation))
            if any(is_same_place(load, store) for store in stores):
                return True
    return False


def is_turned(load: Operation, loops: Sequence[Operation]) -> bool:
    """True if a matrix is read along its columns, and along its rows if the two innermost loops
    change places.
    """
    from ad_opt.passes.analysis.affine.polynomials import polynomial_of  # which few programs need

    outer, inner = (loop.regions[0].block.args[0] for loop in loops[-2:])
    *others, last = [polynomial_of(index) for index in load.operands[1:]] or [polynomial_of(inner)]
    rows = any(inner in form.values() for form in others) and inner not in last.values()
    counted = [key for key in last.terms if inner in key]
    strided = rows or (bool(counted) and (inner,) not in counted)
    return (
        strided
        and last.terms.get((outer,)) == 1
        and not any(outer in form.values() for form in others)
        and sum(outer in key for key in last.terms) == 1
    )


def _moving(access: Operation, loops: Sequence[Operation]) -> set[SSAValue]:
    """The variables of loops on which the place of an access depends."""
    variables = {loop.regions[0].block.args[0] for loop in loops}
    first = 1 if is_store(access) else 0
    found = reached(
        access.operands[first:],
        lambda value: (
            value.op.operands if isinstance(value, OpResult) and not value.op.regions else ()
        ),
    )
    return found & variables


def _carried(store: Operation, loop: Operation, loops: list[Operation], least: int) -> Sum | None:
    """A sum that loops carry, and that is stored behind them."""
    loops = list(loops)
    first: SSAValue | None = None
    while loop.name == "scf.for" and len(loop.results) == 1:
        if LOOP_ANNOTATION in loop.attributes:
            return None
        loops.append(loop)
        init, carried = loop.operands[3], loop.regions[0].block.args[1]
        if first is None:
            first = init
        last = last_of(loop.regions[0].block)
        value = last.operands[0]
        if not carried.has_one_use() or not value.has_one_use():
            return None
        owner = value.owner
        if not isinstance(owner, Operation) or owner.parent is not last.parent:
            return None
        if owner.name == "arith.addf" and carried in owner.operands:
            at = list(owner.operands).index(carried)
            found = _factors(owner.operands[1 - at])
            if not found or len(loops) < least:
                return None
            old = first.owner
            if isinstance(old, Operation) and is_same_place(old, store) and first.has_one_use():
                return Sum(store, owner, *found, loops, None, old)
            return Sum(store, owner, *found, loops, first, None)
        if owner.name != "scf.for" or owner.operands[3:] != (carried,):
            return None
        loop = owner
    return None


def _factors(term: SSAValue) -> tuple[Operation, Operation, Operation] | None:
    """The product and the loads of its factors."""
    product = term.owner
    if not isinstance(product, Operation) or product.name != "arith.mulf":
        return None
    left, right = (operand.owner for operand in product.operands)
    for load in (left, right):
        if not isinstance(load, Operation) or not _is_load(load):
            return None
    assert isinstance(left, Operation)
    assert isinstance(right, Operation)
    return (product, left, right) if product.results[0].has_one_use() else None


def is_same_place(load: Operation, store: Operation) -> bool:
    """True if a load reads the place that a store writes."""
    if not _is_load(load) or load.operands[0] is not store.operands[1]:
        return False
    return [*map(linear_of, load.operands[1:])] == [*map(linear_of, store.operands[2:])]


def loops_around(op: Operation) -> list[Operation]:
    """The loops around an operation, from outside, without anything between them."""
    found: list[Operation] = []
    for loop in scf_loops_around(op):
        if LOOP_ANNOTATION in loop.attributes:
            break
        found.append(loop)
    return found[::-1]
