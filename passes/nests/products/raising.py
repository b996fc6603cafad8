"""Sums of products leave their nests (loop distribution), in one of two versions if need be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from ad_opt.dialects.core.memref.coinciding import elements_may_coincide
from ad_opt.dialects.core.memref.places import all_of, apart_test, can_be_tested, distinct_test
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import is_made_in, walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.analysis.affine.nests import Access, Loop, nests_in
from ad_opt.passes.analysis.dependence.dependence import Dependences
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.ops.catalogue import effect_of
from typing_extensions import override
from xdsl.dialects.builtin import MemRefType
from xdsl.dialects.scf import IfOp, YieldOp
from xdsl.ir import Block, Operation, Region, SSAValue

from .addresses import buffers_of, is_flat
from .reordered import Reordered, reordered
from .structured import Shape, shape_of
from .sums import LEAST_LOOPS, Sum, sum_at


def raise_sums(
    func: Operation,
    found: Sequence[Sum],
    aliasing: Aliasing,
    threshold: int,
    *,
    any_order: bool = False,
) -> int:
    """Raise sums of products of a function; gives how many. They have ``any_order`` if so said."""
    rules = Rules(any_order=any_order)
    total = 0
    done: set[Operation] = set()
    for one in found:
        if any(map(_is_behind_address, one.accesses)) and done.isdisjoint(one.loops):
            root, raised = _raise_behind_addresses(func, aliasing, one, threshold, rules)
            total += raised
            done |= {root} if raised else set()
    sums = [one for one in found if one.is_on_buffers and done.isdisjoint(one.loops)]
    while sums:
        # Views and copies of loops are new operations; what is known of buffers stays.
        facts = Dependences(nests_in(func), aliasing)
        raised, sums = _raise_nests(facts, sums, threshold, rules)
        total += raised
    return total


def _is_behind_address(access: Operation) -> bool:
    return access.name.startswith("llvm.") or is_flat(access)


def _raise_behind_addresses(
    func: Operation, aliasing: Aliasing, one: Sum, threshold: int, rules: Rules
) -> tuple[Operation, int]:
    """Raise the sums of the nest around one behind addresses; gives the nest, and how many."""
    for depth in range(len(one.loops) - LEAST_LOOPS + 1):
        root = one.loops[depth]
        if root.parent is None or root.results:
            continue
        buffers = buffers_of(root)
        if buffers is None:
            continue
        b = Builder.at(root)
        last = root.prev_op
        tests = buffers.tests(b)
        if tests is not None:
            views = [buffers.view(b, memory) for memory in buffers.memories]
            test = all_of(b, [b.true(), *tests])
            copy = root.clone()
            versions = _two_versions(b, test, copy, root)
            buffers.replace(copy, views)
            sums = [found for op in walk(copy) if (found := sum_at(op)) is not None]
            facts = Dependences(nests_in(func), aliasing)
            raised = raise_group(facts, copy, sums, threshold, versions, rules=rules)
            if raised:
                return root, len(raised)
            root.detach()
            Builder.at(versions).emit(root)
            erase(versions)
        # Nothing came of it.
        while (made := root.prev_op) is not last and made is not None:
            erase(made)
    return one.store, 0


def _two_versions(b: Builder, test: SSAValue, one: Operation, other: Operation) -> Operation:
    """A branch between two nests; one that stands somewhere is moved there."""
    versions = b.emit(IfOp(test, (), Region(Block()), Region(Block())))
    for nest, region in zip((one, other), versions.regions, strict=True):
        if nest.parent is not None:
            nest.detach()
        region.block.add_ops([nest, YieldOp()])
    return versions


def _raise_nests(
    facts: Dependences, sums: Sequence[Sum], threshold: int, rules: Rules
) -> tuple[int, list[Sum]]:
    """Raise sums, as many as the facts say something of; gives how many, and those left.

    In a nest that was rewritten, facts are those of operations that are gone. Other nests are as
    they were: to ask again for each would take quadratic time.
    """
    total = 0
    again: list[Sum] = []
    rewritten: set[Operation] = set()
    for root, group in groupby(sums, lambda one: one.loops[0]):
        if root in rewritten:
            again += group
            continue
        taken = _raise_first(facts, list(group), threshold, rules)
        if taken.raised:
            total += taken.raised
            rewritten.add(root)
            again += taken.rest
    return total, again


@dataclass
class _Taken:
    raised: int
    rest: list[Sum]


def _raise_first(facts: Dependences, sums: Sequence[Sum], threshold: int, rules: Rules) -> _Taken:
    """Raise the sums of the first nest for which that can be done; gives those not looked at."""
    for at, one in enumerate(sums):
        for depth in range(len(one.loops) - LEAST_LOOPS + 1):
            root = one.loops[depth]
            group = [other for other in sums[at:] if root in other.loops]
            raised = raise_group(facts, root, group, threshold, rules=rules)
            if raised:
                return _Taken(len(raised), [o for o in sums[at:] if o not in group])
    return _Taken(0, [])


class _Tested(Dependences):
    """Dependences if buffers, of which it is not known, turn out to share no memory."""

    def __init__(self, facts: Dependences, root: Operation):
        super().__init__(facts.nests, facts.aliasing)
        self._root = root
        self.pairs: dict[frozenset[SSAValue], tuple[SSAValue, SSAValue]] = {}
        """Buffers that are to be tested."""

    @override
    def may_touch_same(self, a: Access, b: Access) -> bool:
        if not super().may_touch_same(a, b):
            return False
        one, other = a.memref, b.memref
        if a.base == b.base or not self._is_known(one) or not self._is_known(other):
            return True
        self.pairs.setdefault(frozenset((one, other)), (one, other))
        return False

    def _is_known(self, buffer: SSAValue) -> bool:
        return can_be_tested(buffer) and not is_made_in(buffer, self._root)


@dataclass(frozen=True)
class Rules:
    """Conditions under which sums of a nest are raised."""

    tested: bool = True
    """True if what is not known is tested when the program runs, otherwise nothing is raised."""
    least: int = LEAST_LOOPS
    """The least number of loops around a sum."""
    any_order: bool = False
    """True if two sums in one place may be made one behind the other."""
    beside: bool = False
    """True if other sums of a nest with an operation leave it, too, as loops."""

    @property
    def ordered(self) -> bool:
        """True if sums have an order, or derivatives of these are to be products, too."""
        return not (self.tested and self.any_order)


RULES = Rules()


def raise_group(
    known: Dependences,
    root: Operation,
    sums: Sequence[Sum],
    threshold: int,
    versions: Operation | None = None,
    *,
    rules: Rules = RULES,
) -> list[Sum]:
    """Raise sums of a nest; gives those that are. ``versions`` has another version of the nest."""
    facts = _Tested(known, root) if rules.tested else known
    loop = facts.nests.loop_of(root)
    if (rules.tested and root.results) or facts.nests.has_opaque(root):
        # A nest with results has no second version.
        return []
    shapes: dict[Sum, Shape | Reordered] = {}
    for one in sums:
        inside = [facts.nests.loop_of(op) for op in one.loops[one.loops.index(root) :]]
        turn = rules.least < LEAST_LOOPS
        enough = len(inside) >= rules.least
        shape = None
        if enough:
            shape = shape_of(one, inside, threshold, turn=turn, ordered=rules.ordered)
        if shape is None and enough and rules.beside:
            shape = reordered(one, root)
        if rules.tested and is_made_in(_out_of(one), root) and _may_coincide(one):
            shape = None  # nothing in front of the nest can test it
        if shape is not None and _reads_what_others_write(facts, one):
            shapes[one] = shape
    while any(isinstance(shape, Shape) for shape in shapes.values()):
        pieces = _Pieces(facts, loop, list(shapes), rules.any_order)
        order = pieces.order()
        if order is not None:
            if isinstance(facts, _Tested):
                made = {one: shape for one, shape in shapes.items() if isinstance(shape, Shape)}
                _require(root, made, threshold, [*facts.pairs.values()], versions)
            _write(root, order, shapes)
            return list(shapes)
        for one in pieces.stuck:
            shapes.pop(one)
    return []


def _out_of(one: Sum) -> SSAValue:
    """The buffer that a sum is in."""
    return one.store.operands[1]


def _may_coincide(one: Sum) -> bool:
    """True if several elements of the buffer that a sum is in may be one place: a block of them is
    added to at once.
    """
    out = _out_of(one)
    return isinstance(out.type, MemRefType) and elements_may_coincide(out)


def _reads_what_others_write(facts: Dependences, one: Sum) -> bool:
    """True if the factors are other memory than the sum."""
    around = (facts.nests.loop_of(loop) for loop in one.loops)
    accesses = {access.op: access for loop in around for access in loop.accesses}
    out = accesses[one.store]
    return not any(facts.may_touch_same(out, accesses[op]) for op in (one.left, one.right))


@dataclass
class _Pieces:
    """A nest in pieces: the sums, and the rest of it."""

    facts: Dependences
    loop: Loop
    sums: Sequence[Sum]
    any_order: bool

    def __post_init__(self) -> None:
        inside = [*self.loop.everything()]
        by_op: dict[Operation, list[Access]] = {}
        for access in inside:
            by_op.setdefault(access.op, []).append(access)
        own = {op for one in self.sums for op in one.own}
        products = {one.product for one in self.sums}
        of_sums = {op for one in self.sums for op in (one.left, one.right)}
        shared = {
            op for op in of_sums if any(use.operation not in products for use in op.results[0].uses)
        }
        # A sum that begins with a value is stored by the rest first.
        begun = {one.store for one in self.sums if one.first is not None}
        rest = [a for a in inside if a.op not in (own | of_sums) - shared - begun]
        self.accesses: list[list[Access]] = [
            [a for op in {one.left, one.right, *one.own} for a in by_op.get(op, ())]
            for one in self.sums
        ]
        self.accesses.append(rest)
        self.stuck: list[Sum] = []

    def order(self) -> list[Sum | None] | None:
        """The pieces so that each comes behind those it depends on, ``None`` for the rest; or
        ``None`` if there is no such order: then some sums are ``stuck``.
        """
        count = len(self.accesses)
        before = {
            at: {n for n in range(count) if n != at and self._leads(n, at)} for at in range(count)
        }
        found: list[int] = []
        while len(found) < count:
            ready = [at for at in range(count) if at not in found and not before[at] - {*found}]
            if not ready:
                self.stuck = [one for at, one in enumerate(self.sums) if at not in found]
                return None
            found.append(ready[0])
        return [self.sums[at] if at < count - 1 else None for at in found]

    def _leads(self, first: int, second: int) -> bool:
        """True if one piece has to run before another one."""
        rest = len(self.accesses) - 1
        sources, sinks = self.accesses[first], self.accesses[second]
        if first == rest and self.sums[second].first is not None:
            return True
        if second == rest and self.sums[first].first is not None:
            # The sum begins with what the rest stores there.
            sinks = [access for access in sinks if access.op is not self.sums[first].store]
        if self.any_order and rest not in (first, second):
            one, other = self.sums[first], self.sums[second]
            if one.first is None and other.first is None:
                # Additions to the same place commute.
                sources = [access for access in sources if access.op not in one.own]
                return self._any(sources, sinks) or self._any(
                    [access for access in self.accesses[first] if access.op in one.own],
                    [access for access in sinks if access.op not in other.own],
                )
        return self._any(sources, sinks)

    def _any(self, sources: Iterable[Access], sinks: Sequence[Access]) -> bool:
        return any(
            next(iter(self.facts.between(one, other, self._band(one, other))), None) is not None
            for one in sources
            for other in sinks
            if self.facts.conflicts(one, other)
        )

    def _band(self, one: Access, other: Access) -> list[Loop]:
        start = one.loops.index(self.loop)
        found: list[Loop] = []
        for a, b in zip(one.loops[start:], other.loops[start:], strict=False):
            if a is not b:
                break
            found.append(a)
        return found


def _require(
    root: Operation,
    shapes: Mapping[Sum, Shape],
    threshold: int,
    pairs: Sequence[tuple[SSAValue, SSAValue]],
    versions: Operation | None,
) -> None:
    """Let the nest run only where it is large and its buffers are apart, and another one else."""
    b = Builder.at(versions or root)
    tests = [shape.test(b, threshold) for shape in shapes.values() if not shape.is_known]
    tests += [apart_test(b, one, other) for one, other in pairs]
    outs = dict.fromkeys(_out_of(one) for one in shapes if _may_coincide(one))
    tests += [distinct_test(b, out) for out in outs]
    if tests and versions is not None:
        versions.operands[0] = all_of(b, [versions.operands[0], *tests])
    elif tests:
        _two_versions(b, all_of(b, tests), root, root.clone())
    for shape in shapes.values():
        shape.is_tested = True


def _write(
    root: Operation, order: Sequence[Sum | None], shapes: Mapping[Sum, Shape | Reordered]
) -> None:
    end, block = root.next_op, root.parent
    assert end is not None
    assert block is not None
    place, behind = Builder.at(root), Builder(block, end, root.location)
    views = {one: shapes[one].views(place) for one in order if one is not None}
    at = place
    for one in order:
        if one is None:
            at = behind
        else:
            shapes[one].emit(at, views[one])
    for one in shapes:
        _remove(one)
    _clear(root)


def _remove(one: Sum) -> None:
    """Take a sum out of its loops."""
    if one.first is None:
        erase(one.store)
    else:
        one.store.operands[0] = one.first


def _clear(root: Operation) -> None:
    """Remove what nobody needs in a nest, and the nest, if nothing is left."""
    for op in reversed([*walk(root)]):
        if op.parent is None or op.next_op is None or any(r.first_use for r in op.results):
            continue
        if op.name == "scf.for":
            body = op.regions[0].block
            if all(_has_no_effect(inner) for inner in walk(op) if inner is not op) or (
                body.first_op is body.last_op
            ):
                erase(op)
        elif not op.regions and _has_no_effect(op):
            erase(op)


def _has_no_effect(op: Operation) -> bool:
    if op.name in ("scf.for", "scf.yield", "memref.load", "llvm.getelementptr"):
        return True
    return effect_of(op).is_nothing
