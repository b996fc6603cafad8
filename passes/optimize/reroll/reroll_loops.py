"""``reroll-loops``: loops that a compiler unrolled or vectorised are rolled again.

Needs blocks and branches, as compilers write loops (run it in front of `raise-cf-to-scf`). What
they made of one loop is a place in the graph of blocks: a loop of several iterations a trip, in
order or as lanes, one for what is left, tests between them. Here all ways through it are compared
with one iteration, and where each is that iteration so many times, one loop of it stays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.branch_arguments import successor_operands
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.dominance import DominatorTree
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.optimize.control_flow.normalize_control_flow import (
    fold_branches,
    remove_unreachable,
)
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith, cf
from xdsl.dialects.builtin import i64
from xdsl.ir import Block, BlockArgument, Operation, Region, SSAValue

from .counts import Counts, Fact, congruence_of
from .execution import Execution, NotUnderstood
from .regions import Place, is_loop_of_one, places_around, sources_in, ways_of
from .terms import Atom, Summed, Term, Terms
from .unit import Unit, Writer
from .walk import State, Walked, Walker

MOST_FACTS = 16
"""Most blocks in front of a place whose tests are looked at. A guess: those of the loops around."""
MOST_ROUNDS = 4
"""Most times that all loops are looked at. A guess: vectors of two sizes and a rest are three."""
_STEADY = arith.IntegerOverflowAttr([arith.IntegerOverflowFlag.NSW, arith.IntegerOverflowFlag.NUW])
"""A number of trips from zero on does not overflow: nothing runs so many."""


@dataclass(frozen=True)
class RerollLoopsPass(FunctionPass):
    """Make one loop of what a compiler unrolled or vectorised.

    Before::

          %few = arith.cmpi ult, %n, %c4 : i64
          cf.cond_br %few, ^rest(%c0, %zero : i64, f64), ^many
        ^many:
          %most = arith.andi %n, %c-4 : i64
          cf.br ^four(%c0, %zero : i64, f64)
        ^four(%i: i64, %a: f64):
          (%a plus the elements %i, %i + 1, %i + 2 and %i + 3, one after the other: %b)
          %j = arith.addi %i, %c4 : i64
          %done = arith.cmpi eq, %j, %most : i64
          cf.cond_br %done, ^between, ^four(%j, %b : i64, f64)
        ^between:
          %all = arith.cmpi eq, %most, %n : i64
          cf.cond_br %all, ^end(%b : f64), ^rest(%most, %b : i64, f64)
        ^rest(%k: i64, %c: f64):
          (%c plus the element %k: %d)
          %l = arith.addi %k, %c1 : i64
          %last = arith.cmpi eq, %l, %n : i64
          cf.cond_br %last, ^end(%d : f64), ^rest(%l, %d : i64, f64)

    After::

          cf.br ^one(%c0, %zero : i64, f64)
        ^one(%trip: i64, %c: f64):
          (%c plus the element %trip: %d)
          %l = arith.addi %trip, %c1 : i64
          %last = arith.cmpi eq, %l, %n : i64
          cf.cond_br %last, ^end(%d : f64), ^one(%l, %d : i64, f64)

    Values are those of before, bit for bit: iterations run in their order, and what is loaded
    before something is stored is so only where both are surely apart. Options: none.
    """

    name = "reroll-loops"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        changed = False
        for op in (func, *walk(func)):
            for region in op.regions:
                if region.first_block is not region.last_block:
                    changed |= _roll_in(region, func, analyses)
        _drop_scopes(func)
        return changed


def _drop_scopes(func: Operation) -> None:
    """Forget which accesses are promised to be apart: equal ones are alike again."""
    for op in walk(func):
        for name in ("alias_scopes", "noalias_scopes"):
            if name in op.properties:
                del op.properties[name]


def _roll_in(region: Region, func: Operation, analyses: AnalysisManager) -> bool:
    """Roll the loops of one region."""
    if not any(map(_is_unrolled, region.blocks)):
        return False
    aliasing = analyses.get(Aliasing, func)
    fold_branches(region)
    remove_unreachable(region)
    changed = False
    for alone in (False, True):
        for _ in range(MOST_ROUNDS):
            if not _roll_each(region, aliasing, alone=alone):
                break
            changed = True
    return changed


def _roll_each(region: Region, aliasing: Aliasing, *, alone: bool) -> bool:
    """Roll loops with all that belongs to them, or ``alone``; false if all stay.

    Something left over after a loop belongs to it, so it is rolled alone only if nothing else
    helps. The last one comes first: it may be all that is left over after another one.
    """
    tree, changed = DominatorTree(region), False
    for block in reversed(tree.order):
        if block.parent is not region or not _is_unrolled(block):
            continue
        for place in places_around(block, tree):
            if (len(place.blocks) == 1) == alone and _roll(place, tree, aliasing):
                count("places with loops that are rolled again", 1)
                tree, changed = DominatorTree(region), True
                break
    return changed


def _is_unrolled(block: Block) -> bool:
    """True for a loop of one block that may have several iterations in a trip."""
    if not is_loop_of_one(block):
        return False
    try:
        loop = Walker.loop_of(block)
    except NotUnderstood:
        return False
    return abs(loop.steps[loop.counter]) > 1


def _roll(place: Place, tree: DominatorTree, aliasing: Aliasing) -> bool:
    """Make one loop of a place; false if it stays."""
    used = _used_behind(place)
    loops = sorted(place.loops(), key=lambda block: len(block.ops))
    for copies in _copies(loops[0]):
        attempt = _Attempt(place, tree, aliasing, used)
        for begin in attempt.entries(loops[0]):
            try:
                if attempt.succeeds(loops[0], begin, copies):
                    return True
            except NotUnderstood:
                continue
    return False


def _copies(block: Block) -> list[int]:
    """Numbers of iterations that a trip of a loop may be, the most likely first."""
    try:
        loop = Walker.loop_of(block)
    except NotUnderstood:
        return []
    step = abs(loop.steps[loop.counter])
    return [k for k in range(min(step, 32), 0, -1) if step % k == 0 and (k > 1 or step == 1)]


class _Attempt:
    """The attempt to make one loop of a place."""

    def __init__(self, place: Place, tree: DominatorTree, aliasing: Aliasing, used: list[SSAValue]):
        self.place = place
        self._tree = tree
        self._aliasing = aliasing
        self._used = used
        self.terms = Terms()

    def _begin(self) -> State:
        known = Execution(self.terms, self.place.blocks)
        return State(known, self.terms.number(0, i64), [])

    def entries(self, block: Block) -> Iterator[State]:
        """States in which a loop is come to with nothing else having run."""
        walker = Walker(self.place, self.terms, self._aliasing, self._used)
        try:
            yield from list(walker.arrivals(block, self._begin()))
        except NotUnderstood:
            return

    def succeeds(self, block: Block, begin: State, copies: int) -> bool:
        """Try it with the iteration that a loop has in ``copies``."""
        walker = Walker(self.place, self.terms, self._aliasing, self._used)
        loop = walker.loop(block)
        first = walker.begin(loop, begin)
        begin = begin.copy()
        begin.carried = first
        walker.write(loop, begin, copies)
        state = self._begin()
        state.carried = first
        walker.walk(state)
        if walker.most_copies < 2:
            return False
        assert walker.unit is not None
        found = self._count(walker.walked)
        if found is None:
            return False
        total, gone = found
        ways = [one for one, is_gone in zip(walker.walked, gone, strict=True) if is_gone]
        handed = [self._handed(at, ways) for at in range(len(ways[0].handed))] if ways else []
        if not ways or None in handed:
            return False
        self._write(walker.unit, total, first, [one for one in handed if one is not None])
        return True

    # Counts -------------------------------------------------------------------------------------

    def _count(self, walked: Sequence[Walked]) -> tuple[Term, list[bool]] | None:
        """The number of iterations, the same on all ways, and which ways are gone."""
        counts = Counts(self.terms, self._facts(), self._congruent())
        ways = [(one.count, one.facts) for one in walked]
        candidates: dict[Term, None] = {}
        for total, _ in ways:
            node = self.terms.nodes[total]
            assert isinstance(node, Summed)
            if not any(counts.masked(atom) for key, _ in node.parts for atom in key):
                candidates[total] = None
        for total, _ in ways:
            for key, _ in self.terms.parts(total).items():
                for atom in key:
                    if (masked := counts.masked(atom)) is not None:
                        candidates[masked[0]] = None
        for total in [*candidates]:
            if self.terms.known(total) == 0:
                continue
            if (gone := counts.agree(total, ways)) is not None and any(gone):
                return total, gone
        known = {total for total, _ in ways}
        return (known.pop(), [True] * len(ways)) if len(known) == 1 else None

    def _facts(self) -> list[Fact]:
        """Conditions that hold where the place begins."""
        known = Execution(self.terms, frozenset())
        found: list[Fact] = []
        block = self.place.entry
        sources = sources_in(self.place.entry.parent)
        for _ in range(MOST_FACTS):
            above = self._tree.immediate_dominator(block)
            if above is None:
                break
            if sources.get(block) == [above] and above.last_op is not None:
                if above.last_op.name == "cf.cond_br":
                    ways = [way for way in ways_of(above) if way.target is block]
                    condition = ways[0].condition
                    if len(ways) == 1 and condition is not None:
                        try:
                            found.append((known.scalar(condition), ways[0].holds))
                        except NotUnderstood:
                            pass
            block = above
        return found

    def _congruent(self) -> dict[Term, tuple[int, int]]:
        """Arguments of blocks that are numbers more than multiples of a power of two."""
        found: dict[Term, tuple[int, int]] = {}
        for term, node in enumerate(self.terms.nodes):
            if isinstance(node, Atom) and isinstance(node.what, BlockArgument):
                incoming = _incoming(node.what)
                known = congruence_of(node.what, incoming) if incoming else None
                if known is not None:
                    found[term] = known
        return found

    # Results ------------------------------------------------------------------------------------

    def _handed(self, at: int, ways: Sequence[Walked]) -> int | tuple[Term] | None:
        """The exit's value: the number of a carried one, or a term; ``None`` if it varies."""
        found = [way.handed[at] for way in ways]
        for number in range(len(ways[0].carried)):
            if all(one == way.carried[number] for one, way in zip(found, ways, strict=True)):
                return number
        first = found[0]
        if first is None or any(one != first for one in found) or self._moves(first):
            return None
        return (first,)

    def _moves(self, term: Term) -> bool:
        """True if a term is not there in front of the loop."""
        from .walk import below

        pending, seen = [term], set[Term]()
        while pending:
            one = pending.pop()
            if one in seen:
                continue
            seen.add(one)
            node = self.terms.nodes[one]
            if isinstance(node, Atom) and not isinstance(node.what, SSAValue):
                return True
            pending += below(self.terms, one)
        return False

    def _write(
        self,
        unit: Unit,
        total: Term,
        first: Sequence[Term],
        handed: Sequence[int | tuple[Term]],
    ) -> None:
        """Put the loop in the place of the place."""
        entry, exit = self.place.entry, self.place.exit
        last = entry.last_op
        assert last is not None
        writer = Writer(self.terms, Builder.at(last))
        end = writer.value(total, i64)
        initial = [
            writer.value(one, argument.type)
            for one, argument in zip(first, unit.block.args[1:], strict=True)
        ]
        given: list[SSAValue] = []
        wanted = [argument.type for argument in exit.args] + [one.type for one in self._used]
        for one, type in zip(handed, wanted, strict=True):
            given.append(unit.yields[one] if isinstance(one, int) else writer.value(one[0], type))
        zero = writer.build.integer(0, i64)
        inside = Builder(unit.block)
        following = inside.binary(arith.AddiOp, unit.block.args[0], inside.integer(1, i64), _STEADY)
        done = inside.compare("eq", following, end)
        passed = given[: len(exit.args)]
        unit.block.add_op(
            cf.ConditionalBranchOp(done, exit, passed, unit.block, [following, *unit.yields])
        )
        region = entry.parent
        assert region is not None
        jump = cf.BranchOp(unit.block, zero, *initial)
        jump.location = last.location
        erase(last)
        entry.add_op(jump)
        region.insert_block_before(unit.block, exit)
        for old, new in zip(self._used, given[len(exit.args) :], strict=True):
            replace_uses(old, new)
        remove_unreachable(region)


def _used_behind(place: Place) -> list[SSAValue]:
    """Values that a place makes and others use, but for what it passes to its exit."""
    found: list[SSAValue] = []
    for block in place.blocks:
        for value in (*block.args, *(one for op in block.ops for one in op.results)):
            for use in value.uses:
                inner: Block | None = use.operation.parent
                while inner is not None and inner.parent is not block.parent:
                    around = inner.parent_op()
                    inner = None if around is None else around.parent
                if inner not in place.blocks:
                    found.append(value)
                    break
    return found


def _incoming(argument: BlockArgument) -> list[SSAValue]:
    """Values that an argument of a block is given."""
    found: list[SSAValue] = []
    block = argument.block
    if block.parent is None or block is block.parent.first_block:
        return []
    for source in sources_in(block.parent).get(block, ()):
        last = source.last_op
        assert last is not None
        for target, values in zip(last.successors, successor_operands(last) or (), strict=False):
            if target is block:
                found.append(values[argument.index])
    return found
