"""Products, and loops without sums, that are equal but for their extents, as one function of these.

The layers of a network multiply matrices of several sizes. In tiles of registers each product is
hundreds of instructions, and all that depends on the size are ends of loops and distances of rows:
these become parameters, where they differ (procedural abstraction with parameters). What is
contiguous stays so, and tiles stay those that each product has by itself. Loops without sums run in
vectors that are written here, since LLVM would write what these leave over, for ranges that it does
not know: vectors that divide all ranges.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import gcd, prod
from typing import TypeVar

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.operand_groups import dense_array
from ad_opt.dialects.support.ir.queries import ancestors, walk
from ad_opt.dialects.support.ir.rewriting import append, erase, move
from ad_opt.dialects.support.ir.symbols import name_of, take_name
from ad_opt.dialects.support.names.attribute_names import LOOP_DIVISOR, LOOP_TILE
from ad_opt.passes.infrastructure.instruments.remarks import remark
from ad_opt.passes.loop_schedule.tiling.bands import constant_bounds, forms_of, not_understood
from ad_opt.passes.loop_schedule.tiling.elementwise import COPIES, is_elementwise, whole_vectors
from ad_opt.passes.loop_schedule.tiling.open_ranges import is_divided_alike
from ad_opt.passes.loop_schedule.tiling.tile_attributes import is_marked, set_tile, tile_of
from ad_opt.passes.loop_schedule.tiling.tiles import Tile
from typing_extensions import override
from xdsl.dialects import affine, arith
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    IndexType,
    IntegerAttr,
    MemRefType,
    ModuleOp,
    NoneAttr,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from .alpha_equivalence import AttributeNumbers, sequence_key
from .outlining import call_of, function_of, is_apart, is_constant, plain_functions, taken_names

_END = "upperBoundMap"
IN_MEMORY = 4
"""An iteration without a sum takes as long as so many of a product in registers. A guess."""


def outline_forms(module: ModuleOp, work: int, lanes: int) -> int:
    """Let products of so many iterations that are equal but for extents call one function, and
    loops without sums, in so many lanes; gives how many do.
    """
    functions = plain_functions(module)
    taken = taken_names(module)
    total = 0
    for group in _groups(functions, work, lanes):
        owner = next(one for one in ancestors(group[0].op) if one in functions)
        kind = "product" if group[0].has_tiles else "loop"
        name = take_name(f"{name_of(owner)}_{kind}", taken)
        _write(module, name, group, lanes)
        total += len(group)
    return total


@dataclass(eq=False)
class _Product:
    """A loop with tiles, what it uses from outside, and the loops in it with their ranges."""

    op: affine.ForOp
    outside: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])
    loops: list[affine.ForOp] = field(default_factory=list[affine.ForOp])
    ranges: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])

    def __post_init__(self) -> None:
        for op in (self.op, *walk(self.op)):
            if isinstance(op, affine.ForOp):
                bounds = constant_bounds(op)
                assert bounds is not None
                self.loops.append(op)
                self.ranges.append(bounds)

    def key(self, attributes: AttributeNumbers) -> Hashable:
        """Equal for loops that do the same over other ranges."""
        return sequence_key(self.op, self._number, attributes)

    def _number(self, value: SSAValue) -> Hashable:
        if is_constant(value):
            assert isinstance(value.owner, Operation)
            return "constant", value.type, value.owner.properties["value"]
        type = value.type
        kind = _without_extents(type) if isinstance(type, MemRefType) else type
        return kind, self.outside.setdefault(value, len(self.outside))

    @property
    def has_tiles(self) -> bool:
        """False for loops without sums, which may have any tile."""
        return is_marked(self.op)

    @property
    def work(self) -> int:
        """The iterations of all loops, as if each were in the one before."""
        total = prod(high - low for low, high in self.ranges)
        return total if self.has_tiles else IN_MEMORY * total


class _WithoutExtents(AttributeNumbers):
    """Numbers of attributes that are the same for loops over ranges that end elsewhere."""

    @override
    def of_all(self, given: dict[str, Attribute]) -> Hashable:
        if LOOP_TILE not in given and _END not in given:
            return super().of_all(given)
        others = {name: one for name, one in given.items() if name not in (LOOP_TILE, _END)}
        tile = tile_of(given.get(LOOP_TILE))
        return tile.copies, tile.lanes, super().of_all(others)


def _without_extents(type: MemRefType[Attribute]) -> Hashable:
    if not isinstance(type.layout, NoneAttr):
        return type
    return len(type.get_shape()), type.element_type, type.memory_space


def _groups(functions: Sequence[Operation], work: int, lanes: int) -> Iterator[list[_Product]]:
    """Yield products that differ in extents at most, two at least, the outermost ones."""
    attributes = _WithoutExtents()
    found: dict[Hashable, list[list[_Product]]] = {}
    for function in functions:
        for op in _candidates(function):
            product = _Product(op)
            if product.work < work or not (product.has_tiles or lanes):
                continue
            _sort_loads(op)
            groups = found.setdefault(product.key(attributes), [])
            if all(map(is_apart, product.outside)):
                joined = next((group for group in groups if _may_join(product, group, lanes)), None)
                if joined is None:
                    groups.append(joined := [])
                joined.append(product)
    for groups in found.values():
        yield from (group for group in groups if len(group) > 1)


def _candidates(function: Operation) -> Iterator[affine.ForOp]:
    """Yield the outermost loops in which all is understood, with tiles or without sums."""
    pending = [function]
    while pending:
        for region in pending.pop().regions:
            for block in region.blocks:
                for op in block.ops:
                    if _is_candidate(op):
                        assert isinstance(op, affine.ForOp)
                        yield op
                    elif op.regions:
                        pending.append(op)


def _is_candidate(op: Operation) -> bool:
    if not isinstance(op, affine.ForOp) or op.results or constant_bounds(op) is None:
        return False
    if not is_marked(op) and not all(map(is_elementwise, walk(op))):
        return False
    return not_understood(op.body.block) is None


def _may_join(product: _Product, group: Sequence[_Product], lanes: int) -> bool:
    """True if all run in the tiles that each has by itself when they are one function."""
    every = [*group, product]
    for at, loop in enumerate(product.loops):
        ranges = [one.ranges[at] for one in every]
        tiles = [tile_of(one.loops[at].attributes.get(LOOP_TILE)) for one in every]
        if len({*ranges}) == 1:
            if len({*tiles}) > 1:
                return False
        elif _is_innermost(loop) and not product.has_tiles:
            if any((high - low) % lanes for low, high in ranges):
                return False
        elif is_marked(loop) and not loop.results:
            ends = tuple(high for _, high in ranges)
            if not is_divided_alike(ranges[0][0], ends, tuple(tiles)):
                return False
    return True


def _sort_loads(op: Operation) -> None:
    """Put loads that stand one behind the other in the order of their subscripts, which is the same
    in products that were written by hand and in those of derivatives.
    """
    depths: dict[SSAValue, int] = {}
    for one in (op, *walk(op)):
        if isinstance(one, affine.ForOp):
            depths[one.body.block.args[0]] = len(depths)
    for one in [one for one in (op, *walk(op)) if isinstance(one, affine.ForOp)]:
        for run in _runs_of_loads(one.body.block):
            ordered = sorted(run, key=lambda load: _places(load, depths))
            if ordered != run:
                after = run[-1].next_op
                assert after is not None
                for load in ordered:
                    move(load, after)


def _runs_of_loads(block: Block) -> Iterator[list[Operation]]:
    run: list[Operation] = []
    for op in [*block.ops]:
        if op.name == "affine.load":
            run.append(op)
        else:
            if len(run) > 1:
                yield run
            run = []


def _places(load: Operation, depths: dict[SSAValue, int]) -> list[tuple[tuple[int, int], ...]]:
    """The subscripts of a load as numbers; what comes from outside of the loops is all the same."""
    return [
        (*sorted((depths.get(value, -1), factor) for value, factor in form.terms.items()),
         (-2, form.constant))
        for form in forms_of(load) or ()
    ]  # fmt: skip


def _is_innermost(loop: Operation) -> bool:
    return not any(op.regions for op in walk(loop))


def _write(module: ModuleOp, name: str, group: Sequence[_Product], lanes: int) -> None:
    """Make the function of some products, and let all of them call it."""
    types = [_joined([one.type for one in each]) for each in _across([p.outside for p in group])]
    ends: dict[tuple[int, ...], list[int]] = {}
    for at, ranges in enumerate(_across([one.ranges for one in group])):
        each = tuple([end for _, end in ranges])
        if len({*each}) > 1:
            ends.setdefault(each, []).append(at)
    kind = "product" if group[0].has_tiles else "loop"
    calls: list[list[SSAValue]] = []
    for n, product in enumerate(group):
        remark("nests", product.op, f"this {kind} is a call of `@{name}`")
        b = Builder.at(product.op)
        given = [_cast(b, value, type) for value, type in zip(product.outside, types, strict=True)]
        calls.append([*given, *[b.value(_number(each[n])) for each in ends]])
    for product, given in zip(group, calls, strict=True):
        call_of(name, given, product.op)
    numbers = calls[0][len(types) :]
    for at, loop in enumerate(group[0].loops):
        if numbers and not group[0].has_tiles and _is_innermost(loop):
            extents = [high - low for low, high in (one.ranges[at] for one in group)]
            set_tile(loop, whole_vectors(gcd(*extents), lanes) or Tile(COPIES, lanes))
    for end, places in zip(numbers, ends.values(), strict=True):
        for at in places:
            _open([one.loops[at] for one in group], [one.ranges[at] for one in group], end)
    values = [*group[0].outside, *numbers]
    types += [one.type for one in numbers]
    append(function_of(name, [group[0].op], values, types=types), module.body.block)
    for product in group[1:]:
        erase(product.op)


_T = TypeVar("_T")


def _across(lists: Sequence[Iterable[_T]]) -> Iterator[tuple[_T, ...]]:
    """Yield what stands at the same place of some lists."""
    return zip(*lists, strict=True)


def _joined(types: Sequence[Attribute]) -> Attribute:
    """The type of a buffer of several sizes: those extents that differ are not known."""
    first = types[0]
    if not isinstance(first, MemRefType) or len({*types}) == 1:
        return first
    shapes = [one.get_shape() for one in types if isinstance(one, MemRefType)]
    shape = [each[0] if len({*each}) == 1 else DYNAMIC_INDEX for each in zip(*shapes, strict=True)]
    return MemRefType(first.element_type, shape, first.layout, first.memory_space)


def _number(value: int) -> Operation:
    return arith.ConstantOp(IntegerAttr(value, IndexType()))


def _cast(b: Builder, value: SSAValue, type: Attribute) -> SSAValue:
    if value.type == type:
        return value
    return b.value(make(CLASSES["memref.cast"], operands=(value,), result_types=(type,)))


def _open(equal: Sequence[affine.ForOp], ranges: Sequence[tuple[int, int]], end: SSAValue) -> None:
    """Let the first of some loops end at a value."""
    loop = equal[0]
    if is_marked(loop):
        tiles = [tile_of(one.attributes.get(LOOP_TILE)) for one in equal]
        set_tile(loop, next((one for one in tiles if one.overlaps), tiles[0]))
        divisor = gcd(*(high - low for low, high in ranges))
        loop.attributes[LOOP_DIVISOR] = IntegerAttr(divisor, i64)
    inits = [*loop.inits]
    loop.operands = [end, *inits]
    loop.properties[_END] = AffineMapAttr(AffineMap(0, 1, (AffineExpr.symbol(0),)))
    loop.properties["operandSegmentSizes"] = dense_array(0, 1, len(inits))
