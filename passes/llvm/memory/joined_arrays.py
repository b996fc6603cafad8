"""Arrays whose addresses meet: loops exchange them, branches and selects choose one.

Of two arrays that a loop exchanges, nobody knows which one an access is to. So all arrays and all
values that their addresses become are looked at together: they are arrays alike if every access,
through whichever address, is one of the same element type, and if no address but that of a whole
array goes through a loop, a branch or a select.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from ad_opt.passes.ops.catalogue import forwarded
from xdsl.ir import Block, BlockArgument, Operation, SSAValue

from .local_arrays import MOST_USES, Accesses, Uses, checked, uses_of

_JOINS = frozenset({"scf.for", "scf.while", "scf.if", "scf.index_switch", "arith.select"})
"""Operations that hand addresses on. No fact: of the catalogue's that forward, those whose results
and arguments may become memrefs in place."""
_ENDS = frozenset({"scf.yield", "scf.condition"})
"""Terminators of their regions: the operation around them hands on what they end with."""


@dataclass(eq=False)
class JoinedArrays:
    """Arrays whose addresses meet; most often one alone."""

    allocs: list[Operation]
    arguments: list[BlockArgument]
    """Addresses that the function takes."""
    joins: list[SSAValue]
    """Values that are the address of one of the arrays, which depends on how the program runs."""
    accesses: Accesses
    """All accesses to all of them."""
    through: dict[Operation, SSAValue]
    """For each access, ``free`` and ``memset``: the address of the array, an allocation's, an
    argument or a join.
    """


class ArrayFinder:
    """Finds arrays in one function, with those that they meet; each value is looked at once.

    Arrays are what ``allocations`` give, and what is behind ``arguments``.
    """

    def __init__(self, allocations: frozenset[str], arguments: Collection[SSAValue] = ()):
        self._allocations = allocations
        self._arguments = arguments
        self._refused: set[SSAValue] = set()
        self._targets: dict[Operation, dict[SSAValue, list[SSAValue]]] = {}
        self._sources: dict[Operation, dict[SSAValue, list[SSAValue]]] = {}

    def find(self, array: SSAValue) -> JoinedArrays | None:
        """The arrays that meet with one; ``None`` if something else meets or happens to them."""
        members: dict[SSAValue, Uses] = {}
        pending = [array]
        while pending:
            address = pending.pop()
            if address in members:
                continue
            found = None if address in self._refused else self._look(address)
            if found is None:
                self._refused |= {address, *members, *pending}
                return None
            members[address], more = found
            pending += more
        return self._joined(members)

    def _look(self, address: SSAValue) -> tuple[Uses, list[SSAValue]] | None:
        """The uses of an address, and the addresses that it comes from and becomes."""
        uses = uses_of(address, fills=True)
        sources = self._sources_of(address)
        if uses is None or sources is None:
            return None
        met = list(sources)
        for use in uses.others:
            op = use.operation.parent_op() if use.operation.name in _ENDS else use.operation
            if op is None or op.name not in _JOINS:
                return None
            self._read(op)
            met += self._targets[op].get(address, ())
        return uses, met

    def _sources_of(self, address: SSAValue) -> Sequence[SSAValue] | None:
        """The addresses that an address is one of; none of an array's own."""
        if address in self._arguments:
            return ()
        owner = address.owner
        op = owner.parent_op() if isinstance(owner, Block) else owner
        if op is None:
            return None
        if op.name in self._allocations:
            return ()
        if op.name not in _JOINS:
            return None
        self._read(op)
        return self._sources[op].get(address)

    def _read(self, op: Operation) -> None:
        """Note which values become which at an operation."""
        if op in self._targets:
            return
        targets = self._targets[op] = {}
        sources = self._sources[op] = {}
        for source, target in forwarded(op) or ():
            targets.setdefault(source, []).append(target)
            sources.setdefault(target, []).append(source)

    def _joined(self, members: dict[SSAValue, Uses]) -> JoinedArrays | None:
        """Check what happens to all arrays together."""
        total = Uses()
        through: dict[Operation, SSAValue] = {}
        allocs: list[Operation] = []
        arguments: list[BlockArgument] = []
        joins: list[SSAValue] = []
        for address, uses in members.items():
            total.add(uses)
            through |= dict.fromkeys((*uses.accesses, *uses.frees, *uses.fills), address)
            owner = address.owner
            if isinstance(owner, Operation) and owner.name in self._allocations:
                allocs.append(owner)
            elif isinstance(address, BlockArgument) and address in self._arguments:
                arguments.append(address)
            else:
                joins.append(address)
        if len(total.steps) > MOST_USES or not _live_alike(allocs, bool(joins), total.frees):
            return None
        if arguments and not _are_apart(allocs, total, through):
            return None
        accesses = checked(total)
        if accesses is None:
            return None
        return JoinedArrays(allocs, arguments, joins, accesses, through)


def _are_apart(
    allocs: Sequence[Operation], uses: Uses, through: Mapping[Operation, SSAValue]
) -> bool:
    """True if arrays that meet arguments are on the heap, and what is freed is surely not these."""
    own = [op.results[0] for op in allocs]
    local = any(op.name == "llvm.alloca" for op in allocs)
    return not local and all(through[free] in own for free in uses.frees) and not uses.fills


def _live_alike(allocs: Sequence[Operation], meet: bool, frees: Sequence[Operation]) -> bool:
    """True if all arrays are on the heap, and freed, or all on the stack, and none of those that
    meet in a loop.
    """
    local = [op for op in allocs if op.name == "llvm.alloca"]
    if not local:
        return len(frees) >= len(allocs)
    if not meet:
        return True
    whole = all((around := op.parent_op()) and around.name == "func.func" for op in local)
    return whole and len(local) == len(allocs) and not frees
