"""A sum of products in loops as an operation of linalg on views of its buffers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from math import prod
from typing import TypeAlias

from ad_opt.dialects.core.linalg.contraction import (
    TESTED,
    Contraction,
    Least,
    contraction_of,
    least_for_blocks,
)
from ad_opt.dialects.core.linalg.linalg import GenericOp
from ad_opt.dialects.core.memref.places import all_of, layout_at
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import is_inside
from ad_opt.dialects.support.ir.strides import strided_layout
from ad_opt.dialects.support.names.attribute_names import DISTINCT
from ad_opt.passes.analysis.affine.linear import Linear, linear_of
from ad_opt.passes.analysis.affine.nests import Loop
from xdsl.dialects import memref
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    MemRefType,
    NoneAttr,
    StridedLayoutAttr,
    UnitAttr,
)
from xdsl.dialects.linalg.attrs import IteratorType, IteratorTypeAttr
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from .reordered import emit_loops
from .sums import LEAST_LOOPS, Sum, is_turned

Place = tuple[SSAValue, tuple[Linear, ...]]
Extent: TypeAlias = "tuple[Linear, ...] | int"
"""A number of iterations, or the distances of which the least one divided by the step is it."""


@dataclass
class _View:
    """An operand: dimensions of a view of its buffer, each for the loops that move along it."""

    place: Place
    groups: list[dict[int, int]]
    """For each dimension, the loops and by how much one iteration of each moves along."""
    strides: list[dict[int, int]]
    """For each dimension, how much of each stride of the buffer one step is."""

    @property
    def is_part(self) -> bool:
        """True if the dimensions are some of the buffer's, in order, with steps in them."""
        found = [d for parts in self.strides for d in parts]
        steps = [n for parts in self.strides for n in parts.values()]
        single = all(len(parts) == 1 for parts in (*self.strides, *self.groups))
        return single and found == sorted(set(found)) and all(n > 0 for n in steps)


@dataclass
class Shape:
    """Loops with bounds that nothing in the nest changes, and what they do to three buffers."""

    sum: Sum
    loops: Sequence[Loop]
    extents: list[Extent]
    operands: list[_View]
    """The factors, and the sum."""
    found: Contraction | None = None
    sizes: list[Index] | None = None
    ordered: bool = True
    """True if sums have an order."""
    is_turned: bool = False
    """True if it is two loops that are to change places, instead of an operation."""
    is_tested: bool = False
    """True if it is known to be large where it runs, and its buffers to be apart."""

    @property
    def is_known(self) -> bool:
        """True if all extents are numbers."""
        return all(isinstance(extent, int) for extent in self.extents)

    def test(self, b: Builder, threshold: int) -> SSAValue:
        """True if there are enough multiplications, rows, columns and terms."""
        extents = self._all_extents(b)
        assert self.found is not None
        groups = (self.found.rows, self.found.columns, self.found.terms)
        counts = [reduce(b.mul, (extents[dim] for dim in group)) for group in groups]
        least = self.least(threshold)
        tests = [b.compare("sge", b.index(reduce(b.mul, counts)), b.index(least.total))]
        tests += [
            b.compare("sge", n, b.index(side))
            for n, side in zip(counts, least.sides, strict=True)
            if not isinstance(n, int)
        ]
        return all_of(b, tests)

    def least(self, threshold: int) -> Least:
        """The sizes from which it runs in blocks."""
        assert self.found is not None
        return least_for_blocks(self.found, threshold, known=self.is_known, ordered=self.ordered)

    def _all_extents(self, b: Builder) -> list[Index]:
        """The numbers of iterations, computed once, in front of the nest."""
        if self.sizes is None:
            self.sizes = [self._extent(b, at) for at in range(len(self.extents))]
        return self.sizes

    def _extent(self, b: Builder, at: int) -> Index:
        extent = self.extents[at]
        if isinstance(extent, int):
            return extent
        step = self.loops[at].step
        assert step is not None
        length = reduce(b.minimum, (_value(b, form) for form in extent))
        return b.maximum(b.ceildiv(length, step), 0)

    def views(self, b: Builder) -> list[SSAValue]:
        """The views that the operation works on; none for loops."""
        if self.is_turned:
            return []
        return [self._view(b, operand) for operand in self.operands]

    def _view(self, b: Builder, operand: _View) -> SSAValue:
        buffer, forms = operand.place
        extents = self._all_extents(b)
        starts = {loop.iv: loop.lower[0] for loop in self.loops}
        offsets = [_value(b, form.substitute(starts)) for form in forms]
        kept = [d for parts in operand.strides for d in parts]
        lone = any(extents[at] == 1 for group in operand.groups for at in group)
        if operand.is_part and (len(kept) == len(forms) or not lone):
            steps: list[Index] = [1] * len(forms)
            sizes: list[Index] = [1] * len(forms)
            for group, parts in zip(operand.groups, operand.strides, strict=True):
                ((d, steps[d]),) = parts.items()
                sizes[d] = extents[next(iter(group))]
            return _part(b, buffer, offsets, sizes, steps, kept)
        return self._strided(b, operand, offsets)

    def _strided(self, b: Builder, operand: _View, offsets: Sequence[Index]) -> SSAValue:
        """A view with other strides, as of windows."""
        buffer, _ = operand.place
        extents = self._all_extents(b)
        offset, strides = layout_at(b, buffer)
        for at, stride in zip(offsets, strides, strict=True):
            offset = b.add(offset, b.mul(at, stride))
        steps: list[Index] = []
        sizes: list[Index] = []
        for group, parts in zip(operand.groups, operand.strides, strict=True):
            steps.append(reduce(b.add, (b.mul(strides[d], n) for d, n in parts.items()), 0))
            if len(group) == 1:
                sizes.append(extents[next(iter(group))])
            else:
                ways = [b.mul(b.sub(extents[at], 1), n) for at, n in group.items()]
                sizes.append(b.add(reduce(b.add, ways, 0), 1))
        view = reinterpreted(buffer, offset, sizes, steps)
        ways = [d for parts in operand.strides for d in parts]
        if len(ways) == len(set(ways)) == len(operand.strides):
            view.attributes[DISTINCT] = UnitAttr()  # each dimension is one of the buffer's
        return b.value(view)

    def emit(self, b: Builder, views: Sequence[SSAValue]) -> None:
        """Write the operation, or the loops."""
        if self.is_turned:
            outer, inner = (loop.op for loop in self.loops)
            emit_loops(b, self.sum, outer, (inner, outer))
            return
        made = self._operation(views)
        if self.is_tested:
            made.attributes[TESTED] = UnitAttr()
        b.emit(made)

    def _operation(self, views: Sequence[SSAValue]) -> GenericOp:
        count = len(self.loops)
        maps = [self._map(operand, count) for operand in self.operands]
        element = self.sum.product.results[0].type
        body = Block(arg_types=[element] * 3)
        product, add = self.sum.product, self.sum.add
        made = make(
            type(product),
            operands=body.args[:2],
            result_types=(element,),
            properties=product.properties,
        )
        total = make(
            type(add),
            operands=(body.args[2], made.results[0]),
            result_types=(element,),
            properties=add.properties,
        )
        body.add_ops([made, total, YieldOp(total.results[0])])
        written = {at for group in self.operands[2].groups for at in group}
        kinds = [
            IteratorTypeAttr(IteratorType.PARALLEL if at in written else IteratorType.REDUCTION)
            for at in range(count)
        ]
        return GenericOp(list(views[:2]), list(views[2:]), Region(body), maps, kinds)

    def _map(self, operand: _View, count: int) -> AffineMapAttr:
        results: list[AffineExpr] = []
        for group in operand.groups:
            terms = [
                AffineExpr.dimension(at) * (n if len(group) > 1 else 1) if len(group) > 1 and n != 1
                else AffineExpr.dimension(at)
                for at, n in group.items()
            ]  # fmt: skip
            results.append(reduce(lambda x, y: x + y, terms))
        return AffineMapAttr(AffineMap(count, 0, tuple(results)))


def shape_of(
    one: Sum, loops: Sequence[Loop], threshold: int, *, turn: bool = False, ordered: bool = True
) -> Shape | None:
    """The sum as an operation over some loops; ``None`` if it is none, or known to be small, where
    sums are ``ordered`` or not. One of a matrix and a vector counts where that is to ``turn``
    loops.
    """
    root = loops[0].op
    extents = [_extent_of(loop, root) for loop in loops]
    if any(extent is None for extent in extents):
        return None
    places = [_place_of(op, root, loops) for op in (one.left, one.right, one.store)]
    if any(place is None for place in places):
        return None
    views = [_view_of(place, loops, at == 2) for at, place in enumerate(places) if place]
    if any(view is None for view in views):
        return None
    shape = Shape(one, loops, [e for e in extents if e is not None], [v for v in views if v])
    shape.ordered = ordered
    shape.is_turned = turn and len(loops) == LEAST_LOOPS - 1 and _is_turned(one)
    return shape if shape.is_turned or _is_worth_it(shape, threshold) else None


def _is_turned(one: Sum) -> bool:
    bounds = [value for loop in one.loops[-2:] for value in loop.operands[:3]]
    fixed = not any(_defined_in(value, one.loops[-2]) for value in bounds)
    return fixed and any(is_turned(load, one.loops) for load in (one.left, one.right))


def _is_worth_it(shape: Shape, threshold: int) -> bool:
    """True if it is a product of matrices, large as far as one knows."""
    trial = Block(arg_types=[_type_of(operand) for operand in shape.operands])
    found = shape.found = contraction_of(shape._operation(trial.args))  # pyright: ignore[reportPrivateUsage]
    if found is None:
        return False
    known = [extent if isinstance(extent, int) else None for extent in shape.extents]
    least = shape.least(threshold)
    groups = (found.rows, found.columns, found.terms)
    for group, side in zip(groups, least.sides, strict=True):
        sizes = [known[dim] for dim in group]
        numbers = [size for size in sizes if size is not None]
        if len(numbers) == len(sizes) and prod(numbers) < side:
            return False
    inside = [known[dim] for dim in (*found.rows, *found.columns, *found.terms)]
    numbers = [size for size in inside if size is not None]
    return len(numbers) < len(inside) or prod(numbers) >= least.total


def _type_of(operand: _View) -> Attribute:
    buffer, _ = operand.place
    assert isinstance(buffer.type, MemRefType)
    count = len(operand.groups)
    return MemRefType(buffer.type.element_type, [DYNAMIC_INDEX] * count)


def _extent_of(loop: Loop, root: Operation) -> Extent | None:
    """The distances of the bounds, or the number of iterations if it is known."""
    if loop.step is None or not loop.exact or len(loop.lower) != 1:
        return None
    if not _is_outside(loop.lower[0], root):
        return None
    if loop.trips is not None:
        return loop.trips
    lengths = tuple(form - loop.lower[0] for form in loop.upper)
    return lengths if all(_is_outside(length, root) for length in lengths) else None


def _is_outside(form: Linear, root: Operation) -> bool:
    return not any(_defined_in(value, root) for value in form.terms)


def _defined_in(value: SSAValue, root: Operation) -> bool:
    block = value.owner if isinstance(value.owner, Block) else value.owner.parent
    return block is not None and is_inside(block, root)


def _place_of(op: Operation, root: Operation, loops: Sequence[Loop]) -> Place | None:
    first = 1 if op.name == "memref.store" else 0
    buffer = op.operands[first]
    type_ = buffer.type
    assert isinstance(type_, MemRefType)
    plain = isinstance(type_.memory_space, NoneAttr) and strided_layout(type_) is not None
    if not plain or _defined_in(buffer, root):
        return None
    forms = tuple(linear_of(index) for index in op.operands[first + 1 :])
    own = {loop.iv for loop in loops}
    for form in forms:
        if any(value not in own and _defined_in(value, root) for value in form.terms):
            return None
    return buffer, forms


def _view_of(place: Place, loops: Sequence[Loop], written: bool) -> _View | None:
    """The dimensions of a view; loops that move along one subscript share one where it is
    written, so that it is seen which iterations meet.
    """
    _, forms = place
    ways: dict[int, dict[int, int]] = {}
    for at, loop in enumerate(loops):
        step = loop.step or 1
        found = {
            d: form.terms[loop.iv] * step for d, form in enumerate(forms) if loop.iv in form.terms
        }
        if found:
            ways[at] = found
    if not written:
        ordered = sorted(ways, key=lambda at: max(ways[at]))
        return _View(place, [{at: 1} for at in ordered], [ways[at] for at in ordered])
    groups: dict[int, dict[int, int]] = {}
    for at, way in ways.items():
        if len(way) != 1:
            return None
        ((d, factor),) = way.items()
        groups.setdefault(d, {})[at] = factor
    kept: list[dict[int, int]] = []
    strides: list[dict[int, int]] = []
    for d in sorted(groups):
        group = groups[d]
        if len(group) == 1:
            ((at, factor),) = group.items()
            kept.append({at: 1})
            strides.append({d: factor})
        elif all(factor > 0 for factor in group.values()):
            kept.append(group)
            strides.append({d: 1})
        else:
            return None
    return _View(place, kept, strides) if kept else None


def _value(b: Builder, form: Linear) -> Index:
    parts = [b.mul(value, factor) for value, factor in form.terms.items()]
    return reduce(b.add, parts, form.constant)


def _part(
    b: Builder,
    buffer: SSAValue,
    offsets: Sequence[Index],
    sizes: Sequence[Index],
    steps: Sequence[Index],
    kept: Sequence[int],
) -> SSAValue:
    """A part of a buffer, of which some dimensions are kept."""
    assert isinstance(buffer.type, MemRefType)
    whole = memref.SubviewOp.infer_result_type(buffer.type, offsets, sizes, steps)
    layout = strided_layout(whole)
    assert layout is not None
    offset, strides = layout
    type_ = MemRefType(
        whole.element_type,
        [whole.get_shape()[d] for d in kept],
        StridedLayoutAttr([strides[d] for d in kept], offset),
    )
    return b.value(memref.SubviewOp.get(buffer, offsets, sizes, steps, type_))


def reinterpreted(
    buffer: SSAValue, offset: Index, sizes: Sequence[Index], strides: Sequence[Index]
) -> memref.ReinterpretCastOp:
    """A view of a buffer, from its base on."""

    def split(values: Sequence[Index]) -> tuple[list[int], list[SSAValue]]:
        known = [v if isinstance(v, int) else DYNAMIC_INDEX for v in values]
        return known, [v for v in values if not isinstance(v, int)]

    assert isinstance(buffer.type, MemRefType)
    (offsets, given), (extents, more), (steps, rest) = split([offset]), split(sizes), split(strides)
    known = [None if step == DYNAMIC_INDEX else step for step in steps]
    layout = StridedLayoutAttr(known, None if given else offsets[0])
    type_ = MemRefType(buffer.type.element_type, extents, layout)
    return memref.ReinterpretCastOp(buffer, given, more, rest, offsets, extents, steps, type_)
