"""Writing a band so that several iterations of its loops run at once, in numbers and vectors.

Loops of the band proceed by the steps of their tiles; each operation of the body stands there once
for every iteration of the tile on which it depends (unroll and jam, after Callahan, Carr and
Kennedy, 1990), so that what does not depend on one of the loops is loaded once for all of its
iterations, and what loops inside carry is one register each.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial, reduce
from itertools import product, zip_longest
from typing import NamedTuple, cast

from ad_opt.dialects.llvm.attributes.parameter_trees import LOOP_ANNOTATION, ROLLED, UNTOUCHED
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.operand_groups import dense_array
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.analysis.affine.linear import Linear, map_of
from xdsl.dialects import affine, arith, scf, vector
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyFloat,
    FloatAttr,
    IndexType,
    IntegerAttr,
    VectorType,
    i1,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from .bands import Band, constant_bounds, forms_of, memref_of
from .masked_sums import UNORDERED, only_for_masks, sums_to_try
from .open_ranges import Bound, End, OpenSegment, Place, end_of, open_segments, whole_until
from .sums_in_lanes import sums_of
from .tiles import Segment, Tile, segments

_Key = tuple[int, ...]


@lru_cache(maxsize=256)
def _vector_of(type: Attribute, lanes: int) -> Attribute:
    """A type of vectors; to make one anew for every operation takes longer than the operation."""
    return VectorType(type, [lanes])


def tile_band(band: Band, tiles: Sequence[Tile]) -> list[Operation]:
    """Replace a band by loops over tiles; the loops with copies must be free of dependences.

    Gives the loops over the first tiles of each.
    """
    found = _loops(Builder.at(band.loops[0]), band, tiles, (), ())
    erase(band.loops[0])
    return found


def _loops(
    b: Builder,
    band: Band,
    tiles: Sequence[Tile],
    variables: tuple[SSAValue, ...],
    chosen: tuple[Segment | OpenSegment, ...],
) -> list[Operation]:
    """Write the loops of the band that are not ``chosen`` yet, and the body; gives the first."""
    at = len(chosen)
    if at == len(tiles):
        _Body(band, variables, [one.tile for one in chosen]).write(b)
        return []
    found: list[Operation] = []
    for segment in _segments(band.loops[at], tiles[at]):
        block = Block(arg_types=[IndexType()])
        block.args[0].name_hint = band.loops[at].body.block.args[0].name_hint
        loop = _loop(segment.lower, segment.upper, segment.tile.step, (), block)
        b.emit(loop)
        inner = b.inside(block)
        if isinstance(segment, OpenSegment) and segment.tile.overlaps:
            last = _last_first(segment, block.args[0])
            inner.emit(last)
            inner.emit(make(affine.YieldOp))
            inner, first = b.inside(last.regions[0].block), last.regions[0].block.args[0]
        else:
            first = _first_of(inner, block.args[0], segment)
        inside = _loops(inner, band, tiles, (*variables, first), (*chosen, segment))
        inner.emit(make(affine.YieldOp))
        found = found or [loop, *inside]
    return found


def _segments(loop: affine.ForOp, tile: Tile) -> Iterator[Segment | OpenSegment]:
    known = constant_bounds(loop)
    if known is not None:
        return segments(*known, tile)
    found = end_of(loop)
    assert found is not None
    return open_segments(*found, tile)


def _last_first(segment: OpenSegment, variable: SSAValue) -> Operation:
    """A loop of one iteration, the first one of a tile, where tiles are counted from the end: the
    last of them begins where the range does. It is a loop, since bounds may be extremes, and places
    may not.
    """
    low, step = segment.lower, segment.tile.step
    assert isinstance(low, int)
    end = segment.upper.expr - (AffineExpr.dimension(0) - low)
    first = Place(end - step, segment.upper.end, variable, low)
    block = Block(arg_types=[IndexType()])
    block.args[0].name_hint = variable.name_hint
    return _loop(first, Place(end, segment.upper.end, variable), step, (), block)


def _first_of(b: Builder, variable: SSAValue, segment: Segment | OpenSegment) -> SSAValue:
    """The first iteration of a tile: the last one goes back to where it fits."""
    if isinstance(segment, OpenSegment) or not segment.back:
        return variable
    at = AffineExpr.dimension(0)
    last = (at - segment.lower) // ((segment.trips - 1) * segment.tile.step)
    map_ = AffineMapAttr(AffineMap(1, 0, (at - last * segment.back,)))
    made = make(
        CLASSES["affine.apply"],
        operands=(variable,),
        result_types=(IndexType(),),
        properties={"map": map_},
    )
    first = b.value(made)
    first.name_hint = variable.name_hint
    return first


def _loop(
    lower: Bound,
    upper: Bound,
    step: int,
    carried: Sequence[SSAValue],
    block: Block,
    annotation: Attribute = UNTOUCHED,
) -> Operation:
    low, from_ = _bound(lower)
    high, to = _bound(upper)
    return make(
        CLASSES["affine.for"],
        operands=(*from_, *to, *carried),
        result_types=[value.type for value in carried],
        properties={
            "lowerBoundMap": AffineMapAttr(low),
            "upperBoundMap": AffineMapAttr(high),
            "step": IntegerAttr(step, IndexType()),
            "operandSegmentSizes": dense_array(len(from_), len(to), len(carried)),
        },
        attributes={LOOP_ANNOTATION: annotation},
        regions=[Region(block)],
    )


def _bound(place: Bound) -> tuple[AffineMap, Sequence[SSAValue]]:
    """The map of a bound, and its operands."""
    if isinstance(place, int):
        return AffineMap.constant_map(place), ()
    least = () if place.least is None else (AffineExpr.constant(place.least),)
    dims = () if place.variable is None else (place.variable,)
    return AffineMap(len(dims), 1, (*least, place.expr)), (*dims, place.end)


class _Body:
    """The body of a band for one tile.

    ``offsets`` are added to the variables of loops where elements are touched. Sums of products
    that are masked where they are NaN are made without masks, unless it is to be done ``exactly``.
    """

    def __init__(
        self,
        band: Band,
        variables: Sequence[SSAValue],
        tiles: Sequence[Tile],
        offsets: Mapping[int, Linear] | None = None,
        *,
        exactly: bool = False,
    ):
        self._band, self._given, self._short = band, variables, tiles
        self._tiles = [*tiles] if exactly else [tile.joined for tile in tiles]
        self._offsets = offsets or {}
        own_vectors = any(tile.lanes > 1 for tile in tiles)
        self._annotation = UNTOUCHED if exactly or own_vectors else ROLLED
        self._tried = {} if exactly else sums_to_try(band.body)
        self._unmasked = {
            select: op for masks in self._tried.values() for select, op in masks.items()
        }
        self._unused = only_for_masks(self._unmasked)
        self._sum_lanes = {} if exactly else band.sum_lanes
        self._terms: tuple[SSAValue, int] | None = None
        """The variable of the loop whose iterations are lanes, while that is written."""
        self._several = frozenset(at for at, tile in enumerate(tiles) if tile.step > 1)
        self._vector = next((at for at, tile in enumerate(tiles) if tile.lanes > 1), None)
        olds: list[SSAValue] = [loop.body.block.args[0] for loop in band.loops]
        self._variables = dict(zip(olds, variables, strict=True))
        self._positions = {old: at for at, old in enumerate(olds)}
        self._values: dict[tuple[SSAValue, _Key], SSAValue] = {}
        self._spread: dict[SSAValue, SSAValue] = {}
        """Numbers in all lanes, in the block that is being written and those around it."""

    def write(self, b: Builder) -> None:
        """Write everything but the end of the body."""
        body = [op for op in self._band.body.ops if op is not self._band.body.last_op]
        tested = 1 + max((body.index(op) for op in self._tried), default=-1)
        for op in body[:tested]:
            self._operation(b, op)
        rest, otherwise = b, Block()
        if tested:
            rest = b.inside(otherwise)
        for op in body[tested:]:
            self._operation(rest, op)
        if tested:
            self._unless_nan(b, otherwise)

    def _unless_nan(self, b: Builder, rest: Block) -> None:
        """Do the rest of the body, if no sum is NaN; else all of it as it stands, a copy at a time.

        Nothing is written before the rest, so that all of it can be done once more.
        """
        sums = [
            self._values[result, key]
            for op in self._tried
            for result in op.results
            if isinstance(result.type, AnyFloat)
            for key in self._keys(self._loops_of(result))
        ]
        b.inside(rest).emit(make(scf.YieldOp))
        exactly = Block()
        self._exactly(b.inside(exactly))
        operands, regions = (_any_nan(b, sums),), [Region(exactly), Region(rest)]
        b.emit(make(CLASSES["scf.if"], operands=operands, regions=regions))

    def _exactly(self, b: Builder) -> None:
        """The iterations of the tile, a register at a time: short, since they hardly ever run."""
        offsets: dict[int, Linear] = {}
        inside = b
        ends: list[Builder] = []
        for at, tile in enumerate(self._short):
            if tile.copies > 1:
                block = Block(arg_types=[IndexType()])
                offsets[at] = Linear.of(block.args[0])
                inside.emit(_loop(0, tile.step, tile.lanes, (), block))
                inside = inside.inside(block)
                ends.append(inside)
        ones = [Tile(1, tile.lanes) for tile in self._short]
        _Body(self._band, self._given, ones, offsets, exactly=True).write(inside)
        for inner in ends:
            inner.emit(make(affine.YieldOp))
        b.emit(make(scf.YieldOp))

    # Positions: the copy of each loop, 0 for those without copies.

    def _loops_of(self, value: SSAValue) -> frozenset[int]:
        return self._band.depends.get(value, frozenset()) & self._several

    def _keys(self, loops: frozenset[int]) -> Iterator[_Key]:
        """Yield the positions that differ in some loops."""
        ranges = (range(t.copies if at in loops else 1) for at, t in enumerate(self._tiles))
        return product(*ranges)

    def _at(self, value: SSAValue, key: _Key, b: Builder | None, lanes: int | None) -> SSAValue:
        """A value at a position; in all lanes where it is a number and ``lanes`` are wanted."""
        loops = self._loops_of(value)
        own = tuple(at if n in loops else 0 for n, at in enumerate(key))
        found = self._values.get((value, own), self._variables.get(value, value))
        if lanes is None or b is None or isinstance(found.type, VectorType):
            return found
        if found not in self._spread:
            type = _vector_of(found.type, lanes)
            kind = CLASSES["vector.broadcast"]
            self._spread[found] = b.value(make(kind, operands=(found,), result_types=(type,)))
        return self._spread[found]

    def _lanes(self, loops: frozenset[int], op: Operation | None = None) -> int | None:
        """The lanes of what depends on some loops, or of an operation whose terms are lanes."""
        if self._terms is None or op is None:
            return self._tiles[self._vector].lanes if self._vector in loops else None
        variable, lanes = self._terms
        first = next(self._keys(frozenset()))
        types = (self._at(value, first, None, None).type for value in op.operands)
        own = variable in op.operands or any(isinstance(type, VectorType) for type in types)
        return lanes if own else None

    def _typed(self, type: Attribute, lanes: int | None) -> Attribute:
        return type if lanes is None else _vector_of(type, lanes)

    # Operations

    def _operation(self, b: Builder, op: Operation) -> None:
        if op in self._unused:
            return
        b = Builder(b.block, b.before, op.location)
        match op.name:
            case "affine.load":
                self._load(b, op)
            case "affine.store":
                self._store(b, op)
            case "affine.for":
                assert isinstance(op, affine.ForOp)
                self._inner_loop(b, op)
            case _:
                self._elementwise(b, op)

    def _elementwise(self, b: Builder, op: Operation) -> None:
        (result,) = op.results
        loops = self._loops_of(result)
        lanes = self._lanes(loops, op)
        for key in self._keys(loops):
            operands = [self._at(operand, key, b, lanes) for operand in op.operands]
            made = make(
                type(op),
                operands=operands,
                result_types=(self._typed(result.type, lanes),),
                properties=op.properties,
                attributes=op.attributes,
            )
            self._define(result, key, b.value(made))

    def _define(self, value: SSAValue, key: _Key, made: SSAValue) -> None:
        made.name_hint = value.name_hint
        self._values[value, key] = made

    def _place(self, op: Operation, key: _Key) -> tuple[AffineMapAttr, list[SSAValue]]:
        forms = forms_of(op)
        assert forms is not None
        known: dict[SSAValue, Linear] = {}
        for form in forms:
            for value in form.terms:
                if (at := self._positions.get(value)) is not None:
                    copy = self._offsets.get(at, Linear()) + key[at] * self._tiles[at].lanes
                    known[value] = Linear.of(self._variables[value]) + copy
                elif value in self._variables:
                    known[value] = Linear.of(self._variables[value])
        map_, operands = map_of(form.substitute(known) for form in forms)
        return AffineMapAttr(map_), operands

    def _load(self, b: Builder, op: Operation) -> None:
        (result,) = op.results
        loops = self._loops_of(result)
        lanes = self._lanes(loops, op)
        kind = CLASSES["affine.load" if lanes is None else "affine.vector_load"]
        for key in self._keys(loops):
            map_, places = self._place(op, key)
            made = make(
                kind,
                operands=(memref_of(op), *places),
                result_types=(self._typed(result.type, lanes),),
                properties={"map": map_},
            )
            self._define(result, key, b.value(made))

    def _store(self, b: Builder, op: Operation) -> None:
        loops = self._band.touches(op) & self._several
        lanes = self._lanes(loops)
        kind = CLASSES["affine.store" if lanes is None else "affine.vector_store"]
        for key in self._keys(loops):
            map_, places = self._place(op, key)
            value = self._at(op.operands[0], key, b, lanes)
            operands = (value, memref_of(op), *places)
            b.emit(make(kind, operands=operands, properties={"map": map_}))

    def _inner_loop(self, b: Builder, op: affine.ForOp) -> None:
        """A loop inside, with one carried value for each position of each that it carried."""
        carried = [
            _Carried(at, key, self._lanes(self._loops_of(arg)))
            for at, arg in enumerate(op.body.block.args[1:])
            for key in self._keys(self._loops_of(arg))
        ]
        inits = [self._at(op.inits[one.at], one.key, b, one.lanes) for one in carried]
        low, end = _range(op)
        if (lanes := self._sum_lanes.get(op)) is not None:
            results = self._sums_in_lanes(b, op, carried, inits, lanes)
        else:
            results = self._inner_loop_of(b, op, carried, inits, (low, _last(end), 1))
        for one, result in zip(carried, results, strict=True):
            self._define(op.results[one.at], one.key, result)

    def _inner_loop_of(
        self,
        b: Builder,
        op: affine.ForOp,
        carried: Sequence[_Carried],
        inits: Sequence[SSAValue],
        ranges: tuple[Bound, Bound, int],
    ) -> Sequence[SSAValue]:
        block = op.body.block
        last = block.last_op
        assert last is not None
        inside = Block(arg_types=[IndexType(), *(value.type for value in inits)])
        inside.args[0].name_hint = block.args[0].name_hint
        self._variables[block.args[0]] = inside.args[0]
        for one, arg in zip(carried, inside.args[1:], strict=True):
            self._define(block.args[1 + one.at], one.key, arg)
        outer, self._spread = self._spread, dict(self._spread)
        inner = b.inside(inside)
        for one in block.ops:
            if (product := self._unmasked.get(one)) is not None:
                self._same(inner, one.results[0], product)
            elif one is not last:
                self._operation(inner, one)
        ends = [self._at(last.operands[one.at], one.key, inner, one.lanes) for one in carried]
        inner.emit(make(affine.YieldOp, operands=ends))
        self._spread = outer
        annotation = self._annotation if op not in self._sum_lanes else UNTOUCHED
        return b.emit(_loop(*ranges, inits, inside, annotation)).results

    def _sums_in_lanes(
        self,
        b: Builder,
        op: affine.ForOp,
        carried: Sequence[_Carried],
        inits: Sequence[SSAValue],
        lanes: int,
    ) -> Sequence[SSAValue]:
        """A loop of sums, of so many iterations at once: lanes are added behind it, and then what
        is left of the terms.
        """
        sums, (low, end) = sums_of(op), _range(op)
        assert sums is not None
        if isinstance(end, int):
            whole, rest = low + (end - low) // lanes * lanes, (end - low) % lanes
        else:
            whole, rest = whole_until(low, end, lanes), end.divisor % lanes
        variable = op.body.block.args[0]
        nothings = {type: _nothing(b, type, lanes) for type in {one.type: None for one in inits}}
        nothing = [nothings[init.type] for init in inits]
        self._terms = variable, lanes
        wide = [one._replace(lanes=lanes) for one in carried]
        parts = self._inner_loop_of(b, op, wide, nothing, (low, whole, lanes))
        self._terms = None
        totals = [
            _total(b, part, init, sums[one.at])
            for one, part, init in zip(carried, parts, inits, strict=True)
        ]
        if not rest:
            return totals
        return self._inner_loop_of(b, op, carried, totals, (whole, _last(end), 1))

    def _same(self, b: Builder, value: SSAValue, other: SSAValue) -> None:
        """Let one value be another one, at all positions."""
        loops = self._loops_of(value)
        for key in self._keys(loops):
            self._values[value, key] = self._at(other, key, b, self._lanes(loops))


def _range(loop: affine.ForOp) -> tuple[int, int | End]:
    """The range of a loop, to a number or a value."""
    found = constant_bounds(loop) or end_of(loop)
    assert found is not None
    return found


def _last(end: int | End) -> Bound:
    return end if isinstance(end, int) else Place(AffineExpr.symbol(0), end.value)


class _Carried(NamedTuple):
    """A carried value of a loop, at a position."""

    at: int
    key: _Key
    lanes: int | None


def _nothing(b: Builder, type: Attribute, lanes: int) -> SSAValue:
    """Nothing, in all lanes: a number that changes no sum."""
    zero = b.value(arith.ConstantOp(FloatAttr(-0.0, cast("AnyFloat", type))))
    return b.operation("vector.broadcast", (zero,), _vector_of(type, lanes))


def _total(b: Builder, parts: SSAValue, first: SSAValue, addition: Operation) -> SSAValue:
    """The sum of all lanes and a number, added as an addition says."""
    kind = vector.CombiningKindAttr(vector.CombiningKindFlag.ADD)
    properties = {"kind": kind, "fastmath": addition.properties["fastmath"]}
    return b.operation("vector.reduction", (parts, first), first.type, properties)


def _any_nan(b: Builder, values: Sequence[SSAValue]) -> SSAValue:
    """True if a number, or one in a lane, is NaN: asked for two at a time."""
    groups: dict[Attribute, list[SSAValue]] = {}
    for value in values:
        groups.setdefault(value.type, []).append(value)
    total: SSAValue | None = None
    for group in groups.values():
        tests = [
            b.value(_is_unordered(one, other))
            for one, other in zip_longest(group[::2], group[1::2], fillvalue=group[0])
        ]
        found = reduce(partial(b.binary, arith.OrIOp), tests)
        if isinstance(found.type, VectorType):
            kind = vector.CombiningKindAttr(vector.CombiningKindFlag.OR)
            properties = {"kind": kind}
            found = b.operation("vector.reduction", (found,), i1, properties)
        total = found if total is None else b.binary(arith.OrIOp, total, found)
    assert total is not None
    return total


def _is_unordered(one: SSAValue, other: SSAValue) -> Operation:
    type = i1
    if isinstance(one.type, VectorType):
        type = _vector_of(i1, one.type.get_shape()[0])
    properties = {"predicate": IntegerAttr(UNORDERED, i64)}
    return make(
        CLASSES["arith.cmpf"],
        operands=(one, other),
        result_types=(type,),
        properties=properties,
    )
