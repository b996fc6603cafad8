"""Loads of virtual nodes: where the cell is computed, by which slices, whether that is legal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import is_made_in
from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.analysis.affine.nests import Access, base_of, loops_of
from ad_opt.passes.ops.catalogue import effect_of, is_call, is_element_store
from xdsl.ir import Operation, SSAValue

from .nodes import Node, Routine, exact_subscripts, loops_around, subscripts_of
from .reasons import Refused
from .slices import Slice, slice_of
from .solving import Solver, is_determined


@dataclass(eq=False)
class Read:
    """A load, and what is to be known of it to compute its cell."""

    node: Node
    load: Operation
    order: int
    """Its place in the order of the program."""
    arguments: list[Linear]
    statement: Operation

    def before(self) -> list[Access]:
        """Stores to the node that come before it in the program."""
        return [access for access in self.node.stores if access.order < self.order]


def read_of(node: Node, access: Access, routine: Routine) -> Read:
    """Collect what is to be known of a load. Raises `Refused`."""
    found = subscripts_of(access.op)
    if found is None:
        raise Refused(13)
    arguments = [
        # What is no sum is a value of its own, if it is one.
        form if form is not None else _as_value(access.op, axis)
        for axis, form in enumerate(found)
    ]
    return Read(node, access.op, access.order, arguments, routine.statement_of(access.op))


def _as_value(op: Operation, axis: int) -> Linear:
    if op.name == "memref.load":
        return Linear.of(op.operands[1 + axis])
    raise Refused(13)


def stored_value(read: Read, routine: Routine) -> SSAValue | None:
    """The value that the load gives, where the last store in front of it shows it.

    The store stands in a block around the load, in front of it, with the same subscripts, and
    nothing else stores to the node until the statement of that block ends in which the load is.
    """
    before = read.before()
    if not before:
        return None
    store = before[-1].op
    assert store.parent is not None
    at = store.parent.find_ancestor_op_in_block(read.load)
    if at is None or exact_subscripts(store) != read.arguments:
        return None
    last = max((routine.order.get(op, 0) for op in _below(at)), default=0)
    if any(read.order < access.order <= last for access in read.node.stores):
        return None
    return store.operands[0]


def _below(op: Operation) -> list[Operation]:
    from ad_opt.dialects.support.ir.queries import walk

    return [op, *walk(op)]


def slices_before(read: Read, routine: Routine) -> list[Slice]:
    """The slices that make the node what the load sees, in order. Raises `Refused`."""
    return _slices(read.node, read.before(), routine)


def all_slices(node: Node, routine: Routine) -> list[Slice]:
    """All slices of a routine to a node, in order. Raises `Refused`."""
    return _slices(node, node.stores, routine)


def _slices(node: Node, stores: Sequence[Access], routine: Routine) -> list[Slice]:
    groups: dict[Operation, list[Access]] = {}
    for access in stores:
        groups.setdefault(routine.statement_of(access.op), []).append(access)
    if not groups:
        raise Refused(36)
    return [slice_of(node, at, found) for at, found in groups.items()]


def check_shared_loops(read: Read, solved: Sequence[Solver]) -> None:
    """Loops around both the load and a store run the same iteration for both. Raises `Refused`.

    Otherwise the load would see a cell half way, or that of another iteration.
    """
    around = {id(op) for op in loops_around(read.load)}
    for solver in solved:
        for loop in solver.store.loops:
            if id(loop.op) not in around or loop.trips == 1:
                continue
            found = solver.solution.found.get(loop.iv)
            if found is None:
                raise Refused(147)
            if found != Linear.of(loop.iv):
                raise Refused(13)


def place_of(read: Read, routine: Routine) -> Operation:
    """The operation in front of which the cell is computed: outside of loops that do not matter.

    Loops that may run no iteration are not left: the cell may not be there then.
    """
    values = [value for form in read.arguments for value in form.terms]
    at = read.load
    while at.parent is not routine.block:
        parent = at.parent_op()
        assert parent is not None
        loops = loops_of(parent)
        if not loops or not all(loop.trips for loop in loops):
            break
        if any(is_made_in(value, parent) for value in values):
            break
        at = parent
    return at


def check_memory(slice: Slice, read: Read, routine: Routine) -> bool:
    """Require that what a slice loads is at the load what it was at the slice. Raises `Refused`.

    True if the statement of the load writes some of it: only at the cell that it has loaded in the
    same iteration, so the cell must be computed right at the load.
    """
    effects = routine.effects
    first, last = routine.position[slice.statement], routine.position[read.statement]
    changed = False
    for op in slice.reads:
        for memref in effect_of(op).reads(op):
            if last > first:
                if effects.may_write(slice.statement, memref):
                    raise Refused(202)
                if routine.may_write_between(slice.statement, read.statement, memref):
                    raise Refused(202)
            changed |= effects.may_write(read.statement, memref)
    return changed


def check_same_iteration(
    memref: SSAValue, subscripts: Sequence[Linear] | None, read: Read, routine: Routine
) -> None:
    """Require of memory that a statement both loads, for a cell, and writes: that it is written
    behind the load, at the cell that was loaded, and at each cell once. Raises `Refused`.

    ``subscripts`` are those of the loaded cell at the place of the read.
    """
    effects = routine.effects
    loops = [routine.nests.loop_of(op) for op in _loops(read.load)]
    for op in _below(read.statement):
        effect = effect_of(op)
        if op.regions or (effect.is_silent and not is_call(op)):
            continue
        masks = effects.own(op)
        if not effects.aliasing.closure(masks.writes | masks.frees) & effects.aliasing.mask(memref):
            continue
        same = (
            is_element_store(op)
            and op.parent is read.load.parent
            and routine.order.get(op, 0) > read.order
            and base_of(op.operands[1]) == base_of(memref)
            and subscripts is not None
            and exact_subscripts(op) == list(subscripts)
        )
        if not same or subscripts is None or not _is_one_to_one(subscripts, loops):
            raise Refused(202)


def _loops(op: Operation) -> list[Operation]:
    found = loops_around(op)
    if any(not loops_of(one) or one.name.endswith("parallel") for one in found):
        raise Refused(202)
    return found


def _is_one_to_one(subscripts: Sequence[Linear], loops: Sequence[object]) -> bool:
    from ad_opt.passes.analysis.affine.nests import Loop

    known = [loop for loop in loops if isinstance(loop, Loop)]
    if any(loop.trips is None or loop.lower[0].known is None for loop in known):
        return False
    used = {value for form in subscripts for value in form.terms}
    every = all(loop.iv in used or loop.trips == 1 for loop in known)
    return every and is_determined(subscripts, known)
