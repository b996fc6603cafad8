"""Loads of virtual nodes are replaced by computations of their cells; stores that are left go.

Loads are looked at in the order of the program, so that what computes a node has no load of a
virtual node left when it is copied. Each load is legal or refused by itself: a node of which one is
refused keeps its stores and stays in memory. A cell that was computed in front of an operation is
not computed again behind it, as long as no store to the node stands between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.passes.ops.catalogue import effect_of, is_call, is_element_load, may_return
from xdsl.ir import Block, Operation, SSAValue

from .indices import Indices, Key, key_of
from .inlining import Cell, Inlining, check_element
from .nodes import Node, Routine, exact_subscripts, feeds_itself
from .reads import (
    Read,
    all_slices,
    check_memory,
    check_same_iteration,
    check_shared_loops,
    place_of,
    read_of,
    slices_before,
    stored_value,
)
from .reasons import Refused
from .shared_nodes import Shared, bring
from .slices import Slice, Store, store_of
from .solving import Never, Solver

Site = tuple[object, Block, int, tuple[Key, ...]]
"""A node, a block, how many stores have been, and a cell."""


class Virtualization:
    """Computes cells of virtual nodes of one routine where they are read."""

    def __init__(
        self,
        routine: Routine,
        refuse: Callable[[Node, Operation, int], None] = lambda node, load, number: None,
        shared: Shared | None = None,
    ):
        self.routine = routine
        self.refuse = refuse
        """Hears of a load of a node that stays, and the number of the reason."""
        self.shared = shared
        self.copies: dict[SSAValue, SSAValue] = {}
        """Constants of other routines, and what stands for them here."""
        self.known: dict[Site, SSAValue] = {}
        self.slices: dict[tuple[object, int], list[Slice]] = {}

    def run(self, nodes: Iterable[Node]) -> None:
        """Replace loads of some nodes, in the order of the program."""
        virtual = {node.base: node for node in nodes}
        reads = [(access, node) for node in virtual.values() for access in node.loads]
        for access, node in sorted(reads, key=lambda one: one[0].order):
            own = feeds_itself(access.op)
            try:
                check_element(node.type.element_type)
                read = read_of(node, access, self.routine)
                if own and stored_value(read, self.routine) is None:
                    continue
                value = self.value_of(read)
            except Refused as refused:
                self.refuse(node, access.op, refused.number)
            else:
                replace(access.op, value)

    def first_refusal(self, node: Node) -> int | None:
        """The reason why a load of a node cannot compute it, without changing anything."""
        try:
            check_element(node.type.element_type)
            for access in node.loads:
                if feeds_itself(access.op):
                    continue
                read = read_of(node, access, self.routine)
                if stored_value(read, self.routine) is None:
                    self.plan(read)[1].erase_unused()
                else:
                    self.check_running(read)
        except Refused as refused:
            return refused.number
        return None

    def check_running(self, read: Read) -> None:
        """Require that a value at hand needs nothing that the node held in another iteration, which
        would keep it in memory. Raises `Refused`.
        """
        own = self.slices_of(read)[1][-1].own
        for access in read.node.loads:
            if access.op in own and access.order < read.order:
                if stored_value(read_of(read.node, access, self.routine), self.routine) is None:
                    raise Refused(147)

    def value_of(self, read: Read) -> SSAValue:
        """The element that a load gives. Raises `Refused`."""
        value = stored_value(read, self.routine)
        if value is not None:
            return value
        place = place_of(read, self.routine)
        site = self.site(read, place)
        if site not in self.known:
            place, indices, parts = self.plan(read)
            site = self.site(read, place)
            before = place.prev_op
            cell = Cell(read.node.type.element_type)
            for part in parts:
                if part.routine is not self.routine:
                    bring(part.slice, self.routine, self.copies)
                cell = part.emit(cell, indices.builder)
            self.known[site] = value = cell.at(indices.builder)
            _erase_dead(place.prev_op, before, value)
        return self.known[site]

    def site(self, read: Read, place: Operation) -> Site:
        """Name the place at which a cell is computed."""
        block = place.parent
        assert block is not None
        cell = tuple(map(key_of, read.arguments))
        return read.node.base, block, len(read.before()), cell

    def plan(self, read: Read) -> tuple[Operation, Indices, list[Inlining]]:
        """Decide where to compute a cell, and how. Raises `Refused`.

        Memory that the statement of the load itself writes must be read right at the load.
        """
        place = place_of(read, self.routine)
        while True:
            indices = Indices(self.routine, Builder.at(place))
            try:
                parts = self.parts(read, indices)
                changed = [part for part in parts if self.is_changed(part, read)]
                if changed and place is read.load:
                    for part in changed:
                        self.check_written(part, read)
                if read.node.is_global and not (parts and parts[0].covers):
                    raise Refused(36)
            except Refused:
                indices.erase_unused()
                raise
            if not changed or place is read.load:
                return place, indices, parts
            indices.erase_unused()
            place = read.load

    def is_changed(self, part: Inlining, read: Read) -> bool:
        """True if the statement of the load writes what a slice reads. Raises `Refused`."""
        if part.routine is not self.routine:
            return False
        return check_memory(part.slice, read, self.routine)

    def remember(self, node: Node, slices: list[Slice]) -> None:
        """Take all slices to a node from who has cut them out, for loads behind all its stores."""
        self.slices[node.base, len(node.stores)] = slices

    def slices_of(self, read: Read) -> tuple[Routine, list[Slice]]:
        """The slices before a load, and the routine in which they are. Raises `Refused`.

        Those of one place in the program are cut out once.
        """
        base = read.node.base
        if not read.node.stores and isinstance(base, str) and self.shared is not None:
            return self.foreign_slices(base, self.shared)
        key = (base, len(read.before()))
        if key not in self.slices:
            self.slices[key] = slices_before(read, self.routine)
        return self.routine, self.slices[key]

    def foreign_slices(self, name: str, shared: Shared) -> tuple[Routine, list[Slice]]:
        """All slices of the routine that writes a global. Raises `Refused`."""
        producer = shared.producer(name)
        if producer is None:
            raise Refused(203)
        slices = all_slices(producer.nodes[name], producer)
        for slice in slices:
            shared.check(slice)
        return producer, slices

    def parts(self, read: Read, indices: Indices) -> list[Inlining]:
        """The slices that matter, solved for the cell, in order. Raises `Refused`."""
        routine, slices = self.slices_of(read)
        shared: list[Solver] = []
        found: list[Inlining] = []
        done = False
        for slice in reversed(slices):
            same = slice.statement is read.statement
            if done and not same:
                break
            live = self.solved(slice.stores, read, indices)
            shared += live if same else ()
            if not done:
                solutions = {one.store.op: one.solution for one in live}
                found.append(Inlining(slice, solutions, indices, routine, self.copies))
                found[-1].prepare()
                done = found[-1].covers
        later = [
            store_of(access)
            for access in read.node.stores
            if access.order > read.order and self.routine.statement_of(access.op) is read.statement
        ]
        check_shared_loops(read, [*shared, *self.solved(later, read, indices)])
        return found[::-1]

    def solved(self, stores: Iterable[Store], read: Read, indices: Indices) -> list[Solver]:
        """The iterations in which stores write the cell; only of those that do."""
        found: list[Solver] = []
        for store in stores:
            solver = Solver(store, read.arguments, read.node.shape, indices)
            try:
                solver.solve()
            except Never:
                continue
            found.append(solver)
        return found

    def check_written(self, part: Inlining, read: Read) -> None:
        """Check memory that the statement of the load writes, load by load of a slice."""
        effects = self.routine.effects
        for op in part.slice.reads:
            for memref in effect_of(op).reads(op):
                if effects.may_write(read.statement, memref):
                    found = exact_subscripts(op) if is_element_load(op) else None
                    cells = None if found is None else [part.here(form) for form in found]
                    check_same_iteration(memref, cells, read, self.routine)


def remove_accesses(node: Node) -> None:
    """Erase all stores to a node that nobody reads, what only they need, and loads for nobody."""
    for access in node.stores:
        _erase_with_operands(access.op)
    for access in node.loads:
        _erase_with_users(access.op)


def _erase_with_users(op: Operation) -> None:
    """Erase an operation with all that is computed from it."""
    for user in [use.operation for result in op.results for use in result.uses]:
        _erase_with_users(user)
    if op.parent is not None:
        _erase_with_operands(op)


def _erase_dead(last: Operation | None, before: Operation | None, kept: SSAValue) -> None:
    """Erase what nobody uses from an operation back to another one, but for a value."""
    while last is not None and last is not before:
        at, last = last, last.prev_op
        if kept.owner is not at:
            if _is_dead(at):
                erase(at)
            else:
                for block in (block for region in at.regions for block in region.blocks):
                    _erase_dead(
                        None if block.last_op is None else block.last_op.prev_op, None, kept
                    )


def _erase_with_operands(op: Operation) -> None:
    """Erase an operation, operands that nobody else needs, and loops that do nothing any more."""
    pending: list[Operation | None] = [op]
    while pending:
        at = pending.pop()
        if at is None or at.parent is None or not (at is op or _is_dead(at)):
            continue
        around = at.parent_op()
        pending.append(None if around is None or around.name == "func.func" else around)
        for one in (at, *walk(at)):
            pending += [v.owner for v in one.operands if isinstance(v.owner, Operation)]
        erase(at)


def _is_dead(op: Operation) -> bool:
    """True if an operation only computes and loads, for nobody."""
    if any(result.first_use is not None for result in op.results):
        return False
    return all(_only_reads(one) for one in (op, *walk(op)))


def _only_reads(op: Operation) -> bool:
    effect = effect_of(op)
    if effect.allocates or not effect.known or effect.ordered or not may_return(op) or is_call(op):
        return False
    return not any(effect.writes(op)) and not any(effect.frees(op))
