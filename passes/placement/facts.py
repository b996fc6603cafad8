"""Facts about nodes of a routine: how often cells are read and computed, from what, at what cost.

OCANNL runs a routine symbolically for the first few iterations of each loop; here visits are
counted on the maps (`counting`), and what a cell costs on the operations of its slices.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod

from ad_opt.dialects.support.ir.queries import each_once, is_inside
from ad_opt.passes.analysis.affine.counting import (
    Projection,
    Row,
    Visits,
    cells_reached,
    most_visits,
)
from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.analysis.affine.nests import Access, Base, Loop, base_of, loops_of
from ad_opt.passes.ops.catalogue import effect_of, is_load
from ad_opt.passes.ops.costs import cost_of
from xdsl.ir import Operation, SSAValue

from .indices import key_of
from .nodes import Node, Routine, feeds_itself, loops_around, subscripts_of
from .reads import all_slices, place_of, read_of, stored_value
from .reasons import Refused
from .slices import Slice
from .solving import range_of_loop

UNKNOWN_TRIPS = 1 << 20
"""Stands for the iterations of a loop whose bounds are not numbers: so many that nothing that it
reads is computed in it."""


@dataclass(eq=False)
class Facts:
    """Facts about one node of a routine; each is found when it is first asked for.

    Most nodes are arguments, of which nothing needs to be known but that they are.
    """

    node: Node
    routine: Routine

    @cached_property
    def _of_stores(self) -> tuple[list[Slice], Visits | None, Refused | None]:
        if not self.node.stores:
            return [], None, None
        slices: list[Slice] = []
        try:
            slices = all_slices(self.node, self.routine)
            return slices, evaluations_in(self.node, self.routine), None
        except Refused as refused:
            return slices, None, refused

    @property
    def slices(self) -> list[Slice]:
        """All that is done to it, in order."""
        return self._of_stores[0]

    @cached_property
    def evaluations(self) -> Visits | None:
        """The most computations of one cell, if loads compute it: values that are at hand and loops
        that do not matter need none; ``None`` if each of the `visits` is one.
        """
        return self._of_stores[1]

    @property
    def refusal(self) -> Refused | None:
        """The reason why no load can compute it, as far as its stores say."""
        return self._of_stores[2]

    @cached_property
    def is_recurrent(self) -> bool:
        """True if a cell may be read before it is written."""
        return _is_recurrent(self.node, self.routine)

    @cached_property
    def visits(self) -> Visits:
        """The most loads of one cell; loads that only accumulate into it do not count."""
        loads = [access for access in self.node.loads if not feeds_itself(access.op)]
        return most_visits([projection(access, access.loops) for access in loads])

    @property
    def is_read_only(self) -> bool:
        """True if the routine does not write it."""
        return not self.node.stores and not self.node.others

    @property
    def is_constant(self) -> bool:
        """True if every slice stores a constant, whatever the cell."""
        return bool(self.slices) and all(
            not slice.reads and not slice.own and _is_constant(store.value)
            for slice in self.slices
            for store in slice.stores
        )

    @property
    def is_complex(self) -> bool:
        """True if cells take arithmetic on elements of other arrays."""
        return any(slice.reads and self._arithmetic(slice) for slice in self.slices)

    @staticmethod
    def _arithmetic(slice: Slice) -> bool:
        return any(effect_of(op).is_silent and op.results for op in slice.needed)

    @property
    def repeats(self) -> int:
        """Iterations that a cell takes: 1 unless it is reduced."""
        return max((slice.repeats for slice in self.slices), default=1)

    @property
    def is_contraction(self) -> bool:
        """True if many cells are each a reduction over elements of several arrays."""
        cells = prod(self.node.shape)
        return cells > 1 and any(
            slice.repeats > 1
            and len({base_of(op.operands[0]) for op in slice.reads if op.operands}) > 1
            for slice in self.slices
        )

    def cost(self, of_reads: dict[Base, float], load: float) -> float:
        """The cost of computing a cell, in additions: of loads too, or of what computes these."""
        total = 0.0
        for slice in self.slices:
            kept = {loop.op: loop.trips or 1 for loop in slice.kept}
            for op in slice.needed:
                times = prod(kept.get(around, 1) for around in loops_around(op, slice.statement))
                total += times * _own_cost(op, slice, of_reads, load)
        return total

    def size(self, of_reads: dict[Base, int]) -> int:
        """The number of operations that compute a cell, in text: those of what is read, too."""
        total = 0
        for slice in self.slices:
            for op in slice.needed:
                read = next(iter(effect_of(op).reads(op)), None) if op in slice.reads else None
                total += 1 if read is None else of_reads.get(base_of(read), 1)
        return total

    def counts(self) -> str:
        """Words about how often a cell is read, and computed."""
        words = f"cells are read {_times(self.visits)}"
        times = self.evaluations
        if times is None or times == self.visits:
            return words
        return f"{words}, computed {_times(times)}"

    def text(self) -> str:
        """A line about it."""
        words = [self.counts()]
        if self.repeats > 1:
            words.append(f"reduced over {self.repeats}")
        for holds, word in (
            (self.is_recurrent, "recurrent"),
            (self.is_read_only, "read-only"),
            (self.is_constant, "constant"),
            (self.is_complex, "complex"),
        ):
            if holds:
                words.append(word)
        if self.refusal is not None:
            words.append(f"not computable where read ({self.refusal.number}: {self.refusal})")
        return f"{self.node.name}: {', '.join(words)}"


def _own_cost(op: Operation, slice: Slice, of_reads: dict[Base, float], load: float) -> float:
    if op in slice.own or op.regions:
        return _cost_of_whole(op, load) if op in slice.whole else 0
    if op in slice.reads:
        reads = effect_of(op).reads(op)
        return of_reads.get(base_of(reads[0]), load) if reads else load
    if not op.results or not effect_of(op).is_silent or op.name.startswith("affine."):
        return 0
    return cost_of(op)


def _cost_inside(op: Operation, load: float) -> float:
    if is_load(op):
        return load
    return cost_of(op) if op.results and not op.name.startswith("affine.") else 0


def _cost_of_whole(op: Operation, load: float) -> float:
    """The cost of an operation with a body that gives values."""
    total = sum(
        _cost_of_whole(inner, load) if inner.regions else _cost_inside(inner, load)
        for region in op.regions
        for block in region.blocks
        for inner in block.ops
    )
    loops = loops_of(op)
    return total * prod((loop.trips or UNKNOWN_TRIPS) for loop in loops)


def _times(visits: Visits) -> str:
    return {"0": "never", "1": "once", "2": "twice"}.get(str(visits), f"{visits} times")


def evaluations_in(node: Node, routine: Routine) -> Visits:
    """The most computations of a cell, if each load computes it where it is best.

    Raises `Refused` for loads at cells of which nothing is known.
    """
    sites: dict[object, Projection] = {}
    for access in node.loads:
        if feeds_itself(access.op):
            continue
        read = read_of(node, access, routine)
        if stored_value(read, routine) is not None:
            continue
        place = place_of(read, routine)
        loops = [loop for loop in access.loops if is_inside(place, loop.op)]
        key = (place.parent, len(read.before()), tuple(map(key_of, read.arguments)))
        sites[key] = projection(access, loops)
    return most_visits(list(sites.values()))


def projection(access: Access, loops: Sequence[Loop]) -> Projection:
    """An access as a map from the box of some of the loops around it."""
    numbers = {loop.iv: at for at, loop in enumerate(loops)}
    box = tuple(_box(loop) for loop in loops)
    found = subscripts_of(access.op)
    forms: Sequence[Linear | None] = found if found is not None else [None]
    return Projection(box, tuple(_row(form, numbers) for form in forms))


def _box(loop: Loop) -> range:
    if loop.trips is None:
        return range(UNKNOWN_TRIPS)
    if loop.lower[0].known is None or loop.step is None:
        return range(loop.trips)
    return range_of_loop(loop)


def _row(form: Linear | None, numbers: dict[SSAValue, int]) -> Row | None:
    """A subscript by numbers of loops. Values from outside are the same for all points."""
    if form is None:
        return None
    terms = tuple((numbers[v], c) for v, c in form.terms.items() if v in numbers)
    return Row(terms, form.constant)


def _is_recurrent(node: Node, routine: Routine) -> bool:
    """True unless each read is surely of a cell that was written before, in an earlier statement
    or by the store whose value it is.
    """
    reads = [access for access in node.loads if access.op.parent is not None]
    if not reads or not node.stores:
        return bool(node.stores and node.others)
    covered_by: dict[Operation, bool] = {}
    for access in reads:
        statement = routine.statement_of(access.op)
        if statement not in covered_by:
            before = [
                store
                for store in node.stores
                if store.order < access.order and routine.statement_of(store.op) is not statement
            ]
            covered_by[statement] = bool(
                before and cells_reached([_of_store(one) for one in before], node.shape)
            )
        if not covered_by[statement] and not any(
            store.order < access.order and _covers_in_loops(store, access, node)
            for store in node.stores
        ):
            return True
    return False


def _covers_in_loops(store: Access, load: Access, node: Node) -> bool:
    """True if a store writes the cell of a load behind it in the same iteration of the loops around
    both: by the same subscript, or by loops of its own over the whole dimension.
    """
    common = {loop.op for loop in store.loops} & {loop.op for loop in load.loops}
    wanted, given = subscripts_of(load.op), subscripts_of(store.op)
    if (not common and store.loops) or wanted is None or given is None:
        return False
    if [loop.op for loop in store.loops] != loops_around(store.op):
        return False
    own = [loop for loop in store.loops if loop.op not in common]
    variables = {loop.iv for loop in own}
    left = [
        axis
        for axis, (one, other) in enumerate(zip(wanted, given, strict=True))
        if one is None or other is None or one != other or set(one.terms) & variables
    ]
    rows = projection(store, own).rows
    if any((form := given[axis]) is None or set(form.terms) - variables for axis in left):
        return False
    part = Projection(tuple(map(_box, own)), tuple(rows[axis] for axis in left))
    return cells_reached([part], [node.shape[axis] for axis in left]) is True


def _of_store(access: Access) -> Projection:
    """The cells that a store reaches; those of one below a condition are not known."""
    around = loops_around(access.op)
    if [loop.op for loop in access.loops] != around:
        return Projection((), (None,))
    rows = projection(access, access.loops)
    found = subscripts_of(access.op) or []
    variables = {loop.iv for loop in access.loops}
    if any(form is None or set(form.terms) - variables for form in found):
        return Projection(rows.box, (None,))
    return rows


def _is_constant(value: SSAValue) -> bool:
    pending = [value]
    for owner in (one.owner for one in each_once(pending)):
        if not isinstance(owner, Operation):
            return False
        if owner.name == "arith.constant":
            continue
        if not effect_of(owner).is_silent or owner.regions or not owner.operands:
            return False
        pending += owner.operands
    return True
