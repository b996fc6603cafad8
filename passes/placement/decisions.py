"""Decisions where nodes live, from facts about them and from what was asked for.

A node is *virtual* if each load computes its cell, *local* if it is scratch of a routine, and
*materialized* if it is memory that outlives a run of the routine. Decisions are made in the order
in which nodes are finished, so what computes a node is decided before it.

The cost model: to keep a node costs a store a cell and a load a visit; to compute it where it is
read costs what a cell costs, once for each evaluation. Cells that are reduced are never computed
twice, and long contractions stay nests of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from ad_opt.dialects.support.diagnostics.diagnostic import Note, error_at, location_of
from ad_opt.dialects.support.ir.argument_attributes import argument_attributes
from ad_opt.dialects.tensors.assign_attributes import PlacementAttr
from ad_opt.passes.analysis.affine.nests import Base
from xdsl.ir import Attribute, BlockArgument, Operation

from .facts import Facts
from .nodes import Node, Routine, is_private_scratch
from .reasons import REASONS

ATTRIBUTE = "assign.placement"
"""Attribute of an allocation, a global or a parameter: where it lives, or is to live."""
LONG_REDUCTION = 32
"""Iterations from which a contraction stays a nest of its own. A guess: a store and a load a cell
are a thirtieth of its work then, and register tiles of it are worth several times that."""
LOAD_COST = 2.0
"""The cost of a load or store in additions: a guess at arrays that lie in the second-level cache.
A larger number computes more anew."""
LARGEST = 1000
"""Operations of a cell from which it is not copied for several loads, since copies of copies grow
exponentially. A guess: a larger one lets more be virtual, and takes longer to compile."""
LARGEST_WANTED = 100 * LARGEST
"""The same for a node that is asked to be virtual: more would not be compiled in minutes. A guess
of a size that nobody wants."""
OF_LOADS = frozenset((40, 151, 152))
"""Reasons by which a node is virtual though nobody asked for it."""


@dataclass(frozen=True)
class Placement:
    """The place where a node lives, and the number of the reason."""

    place: str
    reason: int

    def __str__(self) -> str:
        return f"{self.place}, {self.reason}: {REASONS.get(self.reason, 'as asked')}"


def request_of(node: Node, routine: Routine) -> Placement | None:
    """Read what was asked for, or decided before."""
    found: Attribute | None = None
    if node.owner is not None:
        found = node.owner.properties.get("placement") or node.owner.attributes.get(ATTRIBUTE)
    elif isinstance(node.base, BlockArgument):
        found = argument_attributes(routine.func, node.base.index).get(ATTRIBUTE)
    if not isinstance(found, PlacementAttr) or found.place.data == "undecided":
        return None
    return Placement(found.place.data, found.reason.data)


def write(node: Node, placement: Placement) -> None:
    """Note a decision on what makes the node; parameters have none."""
    if node.owner is None:
        return
    value = PlacementAttr.of(placement.place, placement.reason)
    if node.owner.name == "assign.node":
        node.owner.properties["placement"] = value
    else:
        node.owner.attributes[ATTRIBUTE] = value


@dataclass
class Decisions:
    """Decisions about the nodes of one routine."""

    routine: Routine
    virtual_first: bool = False
    """True to let everything be virtual that can be, whatever it costs."""
    costs: dict[Base, float] = field(default_factory=dict[Base, float])
    """Of virtual nodes: the cost of a cell."""
    sizes: dict[Base, int] = field(default_factory=dict[Base, int])
    """Of virtual nodes: the number of operations that compute a cell."""

    def decide(
        self, facts: Facts, shared: int | None, refused: Callable[[], int | None]
    ) -> Placement:
        """Decide about a node.

        ``shared`` is the reason why a global cannot be virtual; ``refused`` finds that of a load,
        and is asked last. Raises AD1140 where a request contradicts what must be.
        """
        must = self.obstacle(facts, shared, refused)
        wanted = request_of(facts.node, self.routine)
        if wanted is not None and wanted.place == "virtual" and wanted.reason in OF_LOADS:
            wanted = None  # decided by an earlier run, of which things may have changed
        if wanted is not None and wanted.place in ("virtual", "constant"):
            if must is None and self.copies(facts) > LARGEST_WANTED:
                must = Placement("local" if facts.node.owner else "materialized", 207)
            if must is not None:
                raise contradiction(facts.node, wanted, must, self.routine)
            self.enter(facts)
            return Placement("virtual", wanted.reason)
        if wanted is not None:
            return self.in_memory(facts, wanted)
        if must is not None:
            return must
        if facts.is_constant:
            self.enter(facts)
            return Placement("virtual", 40)
        if facts.is_contraction and facts.repeats >= LONG_REDUCTION and not self.virtual_first:
            return self.in_memory(facts, Placement("never_virtual", 204))
        if self.copies(facts) > LARGEST:
            return self.in_memory(facts, Placement("never_virtual", 207))
        if not self.pays(facts):
            return self.in_memory(facts, Placement("never_virtual", 1))
        self.enter(facts)
        first = facts.slices[0]
        fills = len(facts.slices) > 1 and not first.reads and not first.own
        return Placement("virtual", 151 if fills else 152)

    def obstacle(
        self, facts: Facts, shared: int | None, refused: Callable[[], int | None]
    ) -> Placement | None:
        """The place where a node must live, if it cannot be virtual."""
        node = facts.node
        kept = "materialized" if node.is_global or node.owner is None else "local"
        if facts.is_read_only:
            return Placement(kept, 12 if kept == "local" else 37)
        if node.owner is None:
            return Placement("materialized", 200)
        if node.is_global and not is_private_scratch(node.owner):
            return Placement("materialized", 201)
        if node.others:
            return Placement(kept, number_of_others(node))
        if facts.is_recurrent:
            return Placement("materialized", 36)
        if shared is not None:
            return Placement("materialized", shared)
        if facts.refusal is not None:
            return Placement(kept, facts.refusal.number)
        number = refused()
        return None if number is None else Placement(kept, number)

    def in_memory(self, facts: Facts, wanted: Placement) -> Placement:
        """A place in memory that fits what was asked for."""
        node = facts.node
        outlives = node.owner is None or node.is_global
        if wanted.place == "local" and outlives:
            number = 200 if node.owner is None else 201
            raise contradiction(node, wanted, Placement("materialized", number), self.routine)
        if wanted.place == "never_virtual":
            return Placement("materialized" if outlives else "local", wanted.reason)
        return wanted

    def copies(self, facts: Facts) -> int:
        """The operations that several loads would each copy; 0 for one load."""
        return facts.size(self.sizes) if len(facts.node.loads) > 1 else 0

    def enter(self, facts: Facts) -> None:
        """Remember what a cell of a virtual node costs."""
        self.costs[facts.node.base] = facts.cost(self.costs, LOAD_COST)
        self.sizes[facts.node.base] = facts.size(self.sizes)

    def pays(self, facts: Facts) -> bool:
        """True if computing cells where they are read costs no more than keeping them."""
        times = (facts.evaluations or facts.visits).most
        if times <= 1 or self.virtual_first:
            return True
        if facts.repeats > 1:
            return False
        cell = facts.cost(self.costs, LOAD_COST)
        return times * cell <= cell + LOAD_COST * (1 + times)


def number_of_others(node: Node) -> int:
    """The reason why a node that is touched by other operations than loads and stores stays."""
    vectors = all(op.name.startswith(("affine.vector", "vector.")) for op in node.others)
    return 140 if vectors else 8


def contradiction(
    node: Node, wanted: Placement, must: Placement, routine: Routine, at: Operation | None = None
) -> Exception:
    """AD1140: a node cannot be where it was asked to be."""
    reason = REASONS.get(must.reason, "of the routine")
    notes = [Note(f"reason {must.reason}: {reason}", location_of(at))]
    asked = REASONS.get(wanted.reason)
    if asked is not None:
        notes.append(Note(f"reason {wanted.reason}: {asked}"))
    return error_at(
        node.owner or routine.func,
        "AD1140",
        f"`{node.name}` was asked to be {wanted.place} (reason {wanted.reason}), "
        f"but is {must.place} (reason {must.reason})",
        notes=notes,
    )


def in_order(nodes: Iterable[Node]) -> list[Node]:
    """Nodes in the order in which they are finished; those that are never written first."""
    return sorted(nodes, key=lambda node: node.stores[-1].order if node.stores else 0)
