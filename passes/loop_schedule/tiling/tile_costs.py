"""The choice of register tiles, by a model of a processor's ports and registers.

Each iteration of a loop takes as long as its loads and stores, two a cycle, or its arithmetic, two
a cycle, whatever is longer; and at least the latency of an addition where it carries something.
What is carried, and what is loaded to be used several times, is in registers. That is all: caches
are not looked at, and operands of a size that the second cache holds are streamed fast enough.

What the constants decide was measured by halving and doubling each of them for 88 contractions,
mostly products of matrices of 8 to 256 rows, in all four forms, some of them batched or smaller, of
f32 and f64, with vectors of 256 and 512 bits: the number of contractions of which the tiles change
stands beside each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations, product
from math import inf, prod
from typing import NamedTuple

from ad_opt.dialects.support.ir.queries import last_of
from ad_opt.passes.ops.catalogue import accesses_at_map, is_constant, is_yield
from ad_opt.passes.ops.costs import Unit, unit_of
from ad_opt.passes.ops.fast_math import reassociates
from xdsl.dialects import affine
from xdsl.ir import Block, Operation

from .bands import Band, constant_bounds
from .masked_sums import masked_products, only_for_masks
from .tiles import Tile, segments

LATENCY = 4.0
"""Cycles from one addition to the next that needs it. Fixed by processors, from Skylake and Zen 3
on. Measured: 11 products change with half of it, 45 with twice."""
DIVISION = 5.0
"""Cycles of a division or root of vectors, more or less: as with `CALL`, only where
these are few does it matter. A guess. Measured: none of the products changes."""
CALL = 20.0
"""Cycles of an elementary function. A guess. Measured: none of the products changes."""
SUM_OF_LANES = 6.0
"""Cycles to add the lanes of a vector. A guess: three steps of a shuffle and an addition. Measured:
none of the products changes."""
OVERLAP = 0.3
"""Cost of loads beside arithmetic that takes longer, and the other way round: they wait for each
other now and then. With none, tiles that load as often as they can were chosen. A guess. Measured:
6 products change with half of it, and with twice."""
OVERHEAD = 1.0
"""Cycles to go on to the next iteration: a comparison and a branch. A guess. Measured: 14 products
change with half of it, and with twice."""
CODE = 8.0
"""Cycles of a run that one operation less of code is worth: it need not be compiled. With none,
tiles that leave something over were chosen for a percent, and compiled twice as long. A guess.
Measured: 26 products change with half of it, 23 with twice."""
GAIN = 0.9
"""Tiles must be so much faster than no tiles; less is within the model's errors. A guess. Measured:
one product changes with 0.8, none with 1."""
OVERLAPPING = 1.04
"""Tiles that overlap may take so much longer than smaller ones for the rest, as they are less code.
Measured: a training step of three layers is compiled in 0.84 of the time, and takes as long."""
FEW_TILES = 7
"""Tiles of a loop up to which none overlaps. Measured: where two of a few tiles overlapped, a step
of a mixture of Gaussians took 1.07 of the time, for 1.02 in the model."""
COPIES = (1, 2, 3, 4, 5, 6, 8, 12, 16)
"""Counts of iterations that are tried; others would be tried in vain, mostly."""

_OF_UNITS = {Unit.PIPELINE: 1.0, Unit.DIVIDER: DIVISION, Unit.LIBRARY: CALL}


@dataclass(frozen=True)
class Machine:
    """Registers for vectors: their bits and their number."""

    bits: int
    registers: int
    overlaps: bool = True
    """False where all iterations are to run once."""


@dataclass(frozen=True)
class _Work:
    """Costs of one block, by the loops of the band on which each part depends."""

    accesses: tuple[tuple[tuple[int, ...], int], ...]
    """Their numbers."""
    arithmetic: tuple[tuple[tuple[int, ...], int, float], ...]
    """Numbers of operations, and the cycles of all of them."""
    loops: tuple[tuple[int, _Work], ...]
    """Loops in it, with their trips."""
    carried: tuple[tuple[tuple[int, ...], int], ...] = ()
    """The numbers of values."""
    llvm_vectors: bool = False
    """True for the body of a loop of which LLVM makes vectors."""

    def cycles(self, copies: Sequence[int], lanes: int) -> float:
        """Cycles of one run with so many copies; ``lanes`` are those of loops inside."""
        memory = _times(self.accesses, copies)
        units = sum(cost * _copied(copies, loops) for loops, _, cost in self.arithmetic)
        total = (max(memory, units) + OVERLAP * min(memory, units)) / 2 + OVERHEAD
        for trips, work in self.loops:
            once = max(work.cycles(copies, lanes), LATENCY if work.carried else 0.0)
            if work.llvm_vectors and lanes > 1:
                # Vectors, the rest one by one, and a sum over the lanes of each.
                whole, rest = divmod(trips, lanes)
                total += once * (whole + rest) + SUM_OF_LANES * _times(work.carried, copies)
            else:
                total += trips * once
        return total

    def size(self, copies: Sequence[int]) -> int:
        """Operations that are written for so many copies."""
        total = _times(self.accesses, copies)
        total += sum(number * _copied(copies, loops) for loops, number, _ in self.arithmetic)
        return total + sum(work.size(copies) for _, work in self.loops)

    def registers(self, copies: Sequence[int]) -> int:
        """Registers of the innermost loops: what is carried, and what is loaded to be used often.

        Of two operands one is loaded whole, and the other one by one; LLVM's vectors of a loop are
        all loaded at its beginning.
        """
        inner = max([work.registers(copies) for _, work in self.loops], default=0)
        if self.llvm_vectors:
            loads = _times(self.accesses, copies)
        else:
            loads = min([_copied(copies, loops) for loops, _ in self.accesses], default=0) + 1
        return _times(self.carried, copies) + max(inner, loads)


def _copied(copies: Sequence[int], loops: tuple[int, ...]) -> int:
    """The number of copies of what depends on some loops."""
    total = 1
    for at in loops:
        total *= copies[at]
    return total


def _times(parts: tuple[tuple[tuple[int, ...], int], ...], copies: Sequence[int]) -> int:
    """The number of all copies of some parts."""
    total = 0
    for loops, number in parts:
        for at in loops:
            number *= copies[at]
        total += number
    return total


def _work_of(
    band: Band, block: Block, free: Set[Operation] = frozenset(), loop: affine.ForOp | None = None
) -> _Work:
    """The work of a block, that of a ``loop`` or of the band; ``free`` operations are not run, as
    a rule.
    """
    accesses: dict[tuple[int, ...], int] = {}
    arithmetic: dict[tuple[int, ...], tuple[int, float]] = {}
    loops: list[tuple[int, _Work]] = []
    for op in block.ops:
        if op in free:
            continue
        if isinstance(op, affine.ForOp):
            bounds = constant_bounds(op)
            assert bounds is not None
            unused = only_for_masks(masked_products(op))
            loops.append((bounds[1] - bounds[0], _work_of(band, op.body.block, unused, op)))
        elif accesses_at_map(op):
            place = tuple(band.touches(op))
            accesses[place] = accesses.get(place, 0) + 1
        elif not is_constant(op) and not is_yield(op):
            place = tuple(band.depends[op.results[0]])
            number, cycles = arithmetic.get(place, (0, 0.0))
            arithmetic[place] = number + 1, cycles + _cost(op)
    carried = Counter(tuple(band.depends[arg]) for arg in block.args[1:] if loop is not None)
    return _Work(
        tuple(accesses.items()),
        tuple((place, *found) for place, found in arithmetic.items()),
        tuple(loops),
        tuple(carried.items()),
        loop is not None and _becomes_vectors(band, loop),
    )


def _cost(op: Operation) -> float:
    # A product that is added to something is no operation of its own.
    return 0.0 if op.name == "arith.mulf" and _is_added(op) else _OF_UNITS[unit_of(op)]


def _is_added(op: Operation) -> bool:
    users = {use.operation.name for use in op.results[0].uses}
    return bool(users) and users <= {"arith.addf", "arith.cmpf", "arith.select"}


def _becomes_vectors(band: Band, loop: affine.ForOp) -> bool:
    """True if LLVM makes vectors of an innermost loop: its sums may be made in any order."""
    variable = loop.body.block.args[0]
    last = last_of(loop.body.block)
    for op in loop.body.block.ops:
        if op.regions:
            return False
        if accesses_at_map(op):
            moves = any(operand is variable for operand in op.operands)
            if moves and not band.is_contiguous_in(op, variable):
                return False
    return all(isinstance(v.owner, Operation) and reassociates(v.owner) for v in last.operands)


def _gains(work: _Work) -> bool:
    """True if tiles can be worth it: something is loaded that serves several iterations, or there
    is an inner loop of which LLVM makes no vectors.
    """
    every = {at for loops, _ in work.carried for at in loops}
    if work.carried and not work.loops:
        return not work.llvm_vectors or any(set(loops) != every for loops, _ in work.accesses)
    return any(_gains(inner) for _, inner in work.loops)


@dataclass(frozen=True)
class _Search:
    """All that a choice depends on: bands of equal layers ask for the same one."""

    work: _Work
    bounds: tuple[tuple[int, int], ...]
    copyable: tuple[int, ...]
    vectors: tuple[int, ...]
    lanes: int
    registers: int
    repeats: bool


class Choice(NamedTuple):
    """Tiles of least cost, and what a run of the band costs with them."""

    tiles: tuple[Tile, ...]
    cycles: float


def choose(band: Band, machine: Machine) -> Choice | None:
    """The tiles of least cost, or ``None`` if none is much better than none.

    Where iterations may run twice, tiles may overlap: that is less code than a tile for the rest.
    """
    work = _work_of(band, band.body)
    if not _gains(work):
        return None
    copyable = tuple(at for at in range(len(band.loops)) if band.may_copy(at))
    lanes = max(1, machine.bits // band.element_bits)
    bounds = band.bounds
    vectors = tuple(
        at
        for at in copyable
        if band.may_be_vector(at) and lanes > 1 and bounds[at][1] - bounds[at][0] > 1
    )
    repeats = machine.overlaps and band.may_repeat
    return _least(_Search(work, bounds, copyable, vectors, lanes, machine.registers, repeats))


@lru_cache(maxsize=1024)
def _least(search: _Search) -> Choice | None:
    work = search.work

    @cache
    def cycles(copies: tuple[int, ...], inside: int) -> float:
        return work.cycles(copies, inside)

    @cache
    def size(copies: tuple[int, ...]) -> int:
        return work.size(copies)

    @cache
    def parts_of(at: int, tile: Tile) -> list[tuple[int, int]]:
        """Tiles of each shape along a loop, and copies of each of these."""
        return [(part.trips, part.tile.copies) for part in segments(*search.bounds[at], tile)]

    def cost(tiles: Sequence[Tile], most: float = inf) -> float:
        """The cost of tiles; of such as cost ``most`` or more, a part of it that does."""
        inside = 1 if any([tile.lanes > 1 for tile in tiles]) else search.lanes
        parts = [parts_of(at, tile) for at, tile in enumerate(tiles)]
        total = 0.0
        for chosen in product(*parts):
            trips, copies = zip(*chosen, strict=True)
            total += prod(trips) * cycles(copies, inside)
            if total >= most:
                break
            total += CODE * size(copies)
        return total

    @cache
    def fits(copies: tuple[int, ...]) -> bool:
        return work.registers(copies) <= search.registers

    best, least = None, GAIN * cost([Tile()] * len(search.bounds))
    for tiles in _candidates(search):
        if fits(tuple([tile.copies for tile in tiles])):
            value = cost(tiles, least)
            if value < least:
                best, least = tiles, value
    if best is None:
        return None
    most = OVERLAPPING * least
    for at in _with_rest(search, best):
        ends = _with(best, {at: best[at]._replace(overlaps=True)})
        value = cost(ends)
        if value < most:
            best, least = ends, value
    return Choice(tuple(best), least)


def _candidates(search: _Search) -> Iterator[list[Tile]]:
    """Tiles of at most two loops, one of which may be in vectors."""
    plain = [Tile()] * len(search.bounds)
    extents = [high - low for low, high in search.bounds]
    for at in search.vectors:
        width = min(search.lanes, 1 << (extents[at].bit_length() - 1))
        for copies in range(1, 1 + min(4, extents[at] // width)):
            others = [one for one in search.copyable if one != at]
            for changed in _copies(extents, others, 1):
                yield _with(plain, {at: Tile(copies, width)} | changed)
    for changed in _copies(extents, search.copyable, 2):
        yield _with(plain, changed)


def _with_rest(search: _Search, tiles: Sequence[Tile]) -> Iterator[int]:
    """Yield the loops that tiles do not divide, if these may overlap."""
    for at, ((low, high), tile) in enumerate(zip(search.bounds, tiles, strict=True)):
        if search.repeats and (high - low) % tile.step and high - low > FEW_TILES * tile.step:
            yield at


def _copies(extents: Sequence[int], loops: Sequence[int], most: int) -> Iterator[dict[int, Tile]]:
    """Choose up to ``most`` loops, and copies of each; inner loops first, as the first of equal
    costs is taken: their iterations read what is near (a batch norm between convolutions took half
    of the time that it took with copies of eight pictures).
    """
    for count in range(most + 1):
        for chosen in combinations(loops[::-1], count):
            counts = ([n for n in COPIES[1:] if n <= extents[at]] for at in chosen)
            for copies in product(*counts):
                yield {at: Tile(n) for at, n in zip(chosen, copies, strict=True)}


def _with(tiles: Sequence[Tile], changed: Mapping[int, Tile]) -> list[Tile]:
    return [changed.get(at, tile) for at, tile in enumerate(tiles)]
