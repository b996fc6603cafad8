"""Dependences between accesses of a loop nest, with direction and distance vectors.

Two accesses depend on each other if they may touch the same element and one of them writes it. Of
two runs of loops around both, the distance is by how much their variables differ. Everything is
asked of one system of linear constraints (`integer_systems`): bounds, steps, equal subscripts and
directions; it is exact for uniform subscripts, and as sharp as a GCD and a Banerjee test together
for others. A subscript that is not linear, or memory that may overlap, constrains nothing.
Source: Allen and Kennedy, Optimizing Compilers for Modern Architectures, chapters 2 and 3.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ad_opt.dialects.support.ir.queries import block_of
from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.analysis.affine.nests import Access, Loop, Nests
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.ops.catalogue import effect_of, is_loop
from xdsl.ir import Block, Operation, SSAValue

from .integer_systems import ONE, Row, System, added
from .iteration_space import Space
from .separated import Separation

Direction: TypeAlias = Literal["<", "=", ">"]
"""Of a loop's variable, from the source to the sink."""

ALL: tuple[Direction, ...] = ("<", "=", ">")


@dataclass(frozen=True)
class Step:
    """A component of a vector: the direction, and the distance if there is only one."""

    direction: Direction
    distance: int | None

    def __str__(self) -> str:
        return self.direction if self.distance is None else str(self.distance)


@dataclass(frozen=True)
class Dependence:
    """The sink may touch what the source has touched, in a later run or later in the same one."""

    source: Access
    sink: Access
    loops: tuple[Loop, ...]
    """Loops around both of which the vector speaks, from outside."""
    vector: tuple[Step, ...]

    @property
    def kind(self) -> str:
        """``flow``, ``anti`` or ``output``."""
        if self.source.writes:
            return "output" if self.sink.writes else "flow"
        return "anti"

    @property
    def distance(self) -> str:
        """The vector, for messages: ``(0, 1, <)``."""
        return f"({', '.join(map(str, self.vector))})"


class Dependences:
    """Dependences in the nests of one function."""

    def __init__(self, nests: Nests, aliasing: Aliasing):
        self.nests = nests
        self.aliasing = aliasing

    # Pairs

    def may_touch_same(self, a: Access, b: Access) -> bool:
        """True if two accesses may be to the same memory, whatever the subscripts."""
        return a.base == b.base or self.aliasing.may_alias(a.memref, b.memref)

    def conflicts(self, a: Access, b: Access) -> bool:
        """True if the order of two accesses matters where they touch the same element."""
        return (a.writes or b.writes) and self.may_touch_same(a, b)

    def between(self, source: Access, sink: Access, band: Sequence[Loop]) -> Iterator[Dependence]:
        """Dependences from one access to another whose vectors over ``band`` are not negative.

        ``band`` are loops around both, one in the other; those around the band are in one run.
        """
        if not self.conflicts(source, sink):
            return
        pair = Pair(source, sink, band)
        if not pair.system.may_hold():
            return
        yield from self._refine(pair, pair.system, ())

    def _refine(self, pair: Pair, system: System, vector: tuple[Step, ...]) -> Iterator[Dependence]:
        at = len(vector)
        first = all(step.direction == "=" for step in vector)
        if at == len(pair.band):
            if not first or pair.source.order < pair.sink.order:
                yield Dependence(pair.source, pair.sink, tuple(pair.band), vector)
            return
        found = system.range_of(pair.difference(at))
        if found is None:
            return
        for direction in ALL:
            if direction == ">" and first:
                continue
            if not _includes(found, direction):
                continue
            narrower = pair.directed(system, at, direction)
            distance = _only(narrower.range_of(pair.difference(at)))
            if narrower.may_hold():
                step = Step(direction, 0 if direction == "=" else distance)
                yield from self._refine(pair, narrower, (*vector, step))

    def among(self, accesses: Sequence[Access], band: Sequence[Loop]) -> Iterator[Dependence]:
        """Dependences among accesses that are all inside of ``band``."""
        for source in accesses:
            for sink in accesses:
                yield from self.between(source, sink, band)

    def carried_by(self, loop: Loop) -> list[Dependence]:
        """Dependences between different iterations of a loop, of one run of the loops around."""
        return list(self.each_carried_by(loop))

    def is_parallel(self, loop: Loop) -> bool:
        """True if no iteration of a loop depends on another."""
        return next(self.each_carried_by(loop), None) is None

    def each_carried_by(self, loop: Loop) -> Iterator[Dependence]:
        """The same one by one, for those who look for the first."""
        inside = list(loop.everything())
        separation = Separation(loop)
        for source in inside:
            for sink in inside:
                if not self.conflicts(source, sink) or separation.never_later(source, sink):
                    continue
                pair = Pair(source, sink, [loop])
                later = pair.directed(pair.system, 0, "<")
                if later.may_hold():
                    distance = _only(later.range_of(pair.difference(0)))
                    yield Dependence(source, sink, (loop,), (Step("<", distance),))

    def are_apart(self, a: Access, b: Access, loop: Loop) -> bool:
        """True if two accesses below a loop touch different elements of one buffer, whatever the
        iterations they are in, in one run of the loops around it.
        """
        return a.base == b.base and not Pair(a, b, [loop]).system.may_hold()

    def preventing_fusion(self, first: Loop, second: Loop) -> Iterator[Dependence]:
        """Dependences of one loop on another beside it that would be turned around if both were
        one: an iteration of the second touches what a later one of the first does.
        """
        for source in first.everything():
            for sink in second.everything():
                if not self.conflicts(source, sink):
                    continue
                pair = Pair(source, sink, [], (first, second))
                earlier = pair.directed(pair.system, 0, ">")
                if earlier.may_hold():
                    distance = _only(earlier.range_of(pair.difference(0)))
                    yield Dependence(source, sink, (first,), (Step(">", distance),))


def _includes(bounds: tuple[int | None, int | None], direction: Direction) -> bool:
    low, high = bounds
    match direction:
        case "<":
            return high is None or high > 0
        case "=":
            return (low is None or low <= 0) and (high is None or high >= 0)
        case ">":
            return low is None or low < 0


def _only(bounds: tuple[int | None, int | None] | None) -> int | None:
    """The one number between two bounds."""
    return bounds[0] if bounds is not None and bounds[0] == bounds[1] else None


class Pair:
    """Two accesses that touch one element, as a system of constraints.

    A value that may differ between the two runs is a variable for each of them, the *side*. The
    distance of two loops beside each other, if these are given, is difference 0.
    """

    def __init__(
        self,
        source: Access,
        sink: Access,
        band: Sequence[Loop],
        beside: tuple[Loop, Loop] | None = None,
    ):
        self.source = source
        self.sink = sink
        self.band = list(band)
        around = band[0].parent if band else _innermost_common(source, sink)
        self._same = {loop.iv for loop in (around.around() if around is not None else ())}
        """Variables of loops around the band."""
        self._space = Space(self._is_shared)
        for side, access in enumerate((source, sink)):
            for loop in access.loops:
                if side == 0 or loop.iv not in self._same:
                    self._space.enter(loop, side)
        pairs = [(loop, loop) for loop in self.band] if beside is None else [beside]
        for at, (one, other) in enumerate(pairs):
            distance = self._row(Linear.of(other.iv), 1)
            distance = added(distance, self._row(Linear.of(one.iv), 0), -1)
            self._space.equations.append(added(distance, {self.difference(at): 1}, -1))
        if source.base == sink.base:
            self._same_element()
        self.system = self._space.system

    def difference(self, at: int) -> int:
        """The number of the variable that is the distance of a loop of the band."""
        return self._space.number("difference", at)

    def directed(self, system: System, at: int, direction: Direction) -> System:
        """A system in which a loop of the band has a direction."""
        distance = self.difference(at)
        match direction:
            case "<":
                return system.extended(inequalities=[{distance: 1, ONE: -1}])
            case "=":
                return system.extended(equations=[{distance: 1}])
            case ">":
                return system.extended(inequalities=[{distance: -1, ONE: -1}])

    def _row(self, form: Linear, side: int) -> Row:
        return self._space.row(form, side)

    def _is_shared(self, value: SSAValue) -> bool:
        """True if a value is the same in both runs: made outside of the loops that differ."""
        if value in self._same:
            return True
        blocks = _blocks_of_loops(value)
        return all(block.args and block.args[0] in self._same for block in blocks)

    def _same_element(self) -> None:
        a, b = self.source, self.sink
        fresh = _is_allocated(a.memref)
        for at, loop in enumerate(self.band):
            # Each iteration has memory of its own.
            if fresh and loop.iv.owner in _blocks_of_loops(a.memref):
                self._space.equations.append({self.difference(at): 1})
        if a.subscripts is None or b.subscripts is None or len(a.subscripts) != len(b.subscripts):
            return
        places = zip(a.subscripts, b.subscripts, a.extents, b.extents, strict=True)
        for one, other, width, other_width in places:
            if one is None or other is None:
                continue
            ahead = added(self._row(other, 1), self._row(one, 0), -1)
            if width == other_width == 1:
                self._space.equations.append(ahead)
                continue
            behind = {v: -c for v, c in ahead.items()}
            self._space.inequalities.append(added(behind, {ONE: width - 1}, 1))
            self._space.inequalities.append(added(ahead, {ONE: other_width - 1}, 1))


def _is_allocated(memref: SSAValue) -> bool:
    owner = memref.owner
    return isinstance(owner, Operation) and effect_of(owner).allocates


def _innermost_common(a: Access, b: Access) -> Loop | None:
    common: Loop | None = None
    for one, other in zip(a.loops, b.loops, strict=False):
        if one is not other:
            break
        common = one
    return common


def _blocks_of_loops(value: SSAValue) -> list[Block]:
    """Bodies of loops, counted or not, in which a value is made."""
    block: Block | None = block_of(value)
    found: list[Block] = []
    while block is not None and (parent := block.parent_op()) is not None:
        if is_loop(parent):
            found.append(block)
        block = parent.parent
    return found
