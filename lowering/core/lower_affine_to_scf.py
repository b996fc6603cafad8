"""Affine operations to ``scf``, ``memref``, ``vector`` and ``arith``.

Needs: ``affine`` operations in any region. Leaves: none; maps are evaluated where they stand, and
what a map's constants make known stays a constant.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from typing import Any, cast

from ad_opt.dialects.core.affine.affine import REDUCTION_KINDS, group_sizes
from ad_opt.dialects.core.affine.affine_indices import DelinearizeIndexOp, LinearizeIndexOp
from ad_opt.dialects.core.memref.memref import LoadOp, PrefetchOp, StoreOp
from ad_opt.dialects.core.scf import ForOp, IfOp, ParallelOp, ReduceOp
from ad_opt.dialects.support.affine.expand import expand_extreme, expand_map, expand_set
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.operand_groups import mixed_values
from ad_opt.dialects.support.ir.queries import last_of, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.dialects.support.names.attribute_names import LOOP_DIVISOR, LOOP_TILE
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import affine, arith, scf, vector
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyFloat,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    LocationAttr,
    ModuleOp,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass
from xdsl.traits import IsolatedFromAbove


class LowerAffineToScfPass(ModulePass):
    """Turn ``affine`` operations into loops, conditions and plain accesses.

    Handles for, parallel (also with reductions), if, load, store, vector_load, vector_store,
    prefetch, apply, min, max, delinearize_index and linearize_index.

        affine.for %i = 0 to min affine_map<(d0) -> (d0, 64)>(%n) step 2 {
          %x = affine.load %m[%i + 1] : memref<?xf64>
        }
    becomes
        %ub = arith.minsi %n, %c64 : index
        scf.for %i = %c0 to %ub step %c2 {
          %j = arith.addi %i, %c1 overflow<nsw> : index
          %x = memref.load %m[%j] : memref<?xf64>
        }

    Constants and sums are written once in a block.
    """

    name = "lower-affine-to-scf"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        computed: dict[Hashable, SSAValue] = {}
        for inner in [inner for inner in walk(op) if inner.name.startswith("affine.")]:
            if inner.name == "affine.yield":
                # The operation that it ends has taken it along, or will.
                continue
            handler = HANDLERS.get(inner.name)
            if handler is None:
                raise error_at(inner, "AD0401", f"`{inner.name}` has no lowering")
            block = inner.parent
            assert block is not None
            replace(inner, *handler(_SharingBuilder(block, inner, inner.location, computed), inner))


class _SharingBuilder(Builder):
    """A builder that knows the constants and sums that others like it have written in its block:
    operations of a block are lowered in their order, so these stand in front.
    """

    def __init__(
        self,
        block: Block,
        before: Operation,
        location: LocationAttr,
        computed: dict[Hashable, SSAValue],
    ):
        super().__init__(block, before, location)
        self._computed = computed

    @override
    def index(self, number: Index) -> SSAValue:
        if not isinstance(number, int):
            return number
        entry = _entry_of(self.block)
        key = entry, number
        found = self._computed.get(key)
        if found is None:
            first = Builder(entry, entry.first_op, self.location)
            found = self._computed[key] = first.index(number)
        return found

    @override
    def add(self, left: Index, right: Index) -> Index:
        key = self.block, left, right
        found = self._computed.get(key)
        if found is not None:
            return found
        total = super().add(left, right)
        if not isinstance(total, int):
            self._computed[key] = total
        return total


def _entry_of(block: Block) -> Block:
    """The first block of the function around, or of whatever sees no values from outside."""
    region = block.parent
    owner = block.parent_op()
    while owner is not None and region is not None and not owner.has_trait(IsolatedFromAbove):
        block = owner.parent or block
        region, owner = block.parent, block.parent_op()
    first = None if region is None else region.first_block
    return first or block


Handler = Callable[[Builder, Operation], Sequence[SSAValue]]


def _end(block: Block) -> None:
    """Replace ``affine.yield`` by ``scf.yield``."""
    terminator = last_of(block)
    Builder.at(terminator).emit(scf.YieldOp(*terminator.operands))
    erase(terminator)


def lower_for(b: Builder, op: Operation) -> Sequence[SSAValue]:
    """``affine.for``: the greatest of the lower bounds, the least of the upper ones."""
    assert isinstance(op, affine.ForOp)
    lower = expand_extreme(b, op.lowerBoundMap.data, op.lowerBoundOperands, Builder.maximum)
    upper = expand_extreme(b, op.upperBoundMap.data, op.upperBoundOperands, Builder.minimum)
    step = op.step.value.data
    _end(op.body.block)
    body = op.detach_region(op.body)
    made = b.emit(ForOp(b.index(lower), b.index(upper), b.index(step), op.inits, body))
    made.attributes.update(op.attributes)  # by its label, a schedule finds it
    for name in (LOOP_TILE, LOOP_DIVISOR):
        made.attributes.pop(name, None)  # nobody has written the tile, so it is none
    return made.results


def lower_if(b: Builder, op: Operation) -> Sequence[SSAValue]:
    """``affine.if``."""
    assert isinstance(op, affine.IfOp)
    condition = expand_set(b, op.condition.data, op.args)
    regions = [op.then_region, op.else_region]
    for region in regions:
        for block in region.blocks:
            _end(block)
    then, otherwise = [op.detach_region(region) for region in regions]
    return b.emit(IfOp(condition, op.result_types, then, otherwise)).results


NEUTRAL: dict[str, Callable[[int], float | int]] = {
    # -0.0, not 0.0: it leaves every summand as it is, also a negative zero.
    "addf": lambda _: -0.0,
    "mulf": lambda _: 1.0,
    "maximumf": lambda _: -math.inf,
    "minimumf": lambda _: math.inf,
    "maxnumf": lambda _: math.nan,
    "minnumf": lambda _: math.nan,
    "addi": lambda _: 0,
    "muli": lambda _: 1,
    "ori": lambda _: 0,
    "xori": lambda _: 0,
    "andi": lambda _: -1,
    "maxs": lambda width: -(1 << (width - 1)),
    "mins": lambda width: (1 << (width - 1)) - 1,
    "maxu": lambda _: 0,
    "minu": lambda _: -1,
}
"""Neutral element of each reduction, by width of integer."""

COMBINE: dict[str, type[Operation]] = {
    "addf": arith.AddfOp,
    "mulf": arith.MulfOp,
    "maximumf": arith.MaximumfOp,
    "minimumf": arith.MinimumfOp,
    "maxnumf": arith.MaxnumfOp,
    "minnumf": arith.MinnumfOp,
    "addi": arith.AddiOp,
    "muli": arith.MuliOp,
    "ori": arith.OrIOp,
    "xori": arith.XOrIOp,
    "andi": arith.AndIOp,
    "maxs": arith.MaxSIOp,
    "mins": arith.MinSIOp,
    "maxu": arith.MaxUIOp,
    "minu": arith.MinUIOp,
}


def neutral(b: Builder, kind: str, type: Attribute) -> SSAValue:
    """The constant that a reduction of ``kind`` starts from."""
    if isinstance(type, IntegerType):
        return b.integer(int(NEUTRAL[kind](type.width.data)), type)
    number = NEUTRAL[kind](64)
    if isinstance(number, int):
        return b.integer(number, type)
    return b.value(arith.ConstantOp(FloatAttr(number, cast(AnyFloat, type))))


def lower_parallel(b: Builder, op: Operation) -> Sequence[SSAValue]:
    """``affine.parallel``; a reduction starts from its neutral element."""
    assert isinstance(op, affine.ParallelOp)
    count = len(op.body.block.args)
    for argument in op.body.block.args:
        if not isinstance(argument.type, IndexType):
            message = f"`{op.name}` with an iteration variable of {argument.type} has no lowering"
            raise error_at(op, "AD0401", message)
    lower_map, upper_map = op.lowerBoundsMap.data, op.upperBoundsMap.data
    split = lower_map.num_dims + lower_map.num_symbols
    lower = _grouped(
        b,
        expand_map(b, lower_map, op.operands[:split]),
        group_sizes(op.lowerBoundsGroups, count),
        Builder.maximum,
    )
    upper = _grouped(
        b,
        expand_map(b, upper_map, op.operands[split:]),
        group_sizes(op.upperBoundsGroups, count),
        Builder.minimum,
    )
    steps = [b.index(cast(IntegerAttr, step).value.data) for step in op.steps]
    kinds = [REDUCTION_KINDS[cast(IntegerAttr, kind).value.data] for kind in op.reductions]
    for kind in kinds:
        if kind not in COMBINE:
            raise error_at(op, "AD0401", f"a reduction by `{kind}` has no lowering")
    inits = [neutral(b, kind, type) for kind, type in zip(kinds, op.result_types, strict=True)]
    _end_in_reduce(op.body.block, kinds)
    body = op.detach_region(op.body)
    return b.emit(ParallelOp(lower, upper, steps, body, inits)).results


def _grouped(
    b: Builder,
    bounds: Sequence[Index],
    sizes: Sequence[int],
    choose: Callable[[Builder, Index, Index], Index],
) -> list[SSAValue]:
    """One bound a loop: the extreme of each group of consecutive ``bounds``."""
    out: list[SSAValue] = []
    rest = iter(bounds)
    for size in sizes:
        bound = next(rest)
        for _ in range(size - 1):
            bound = choose(b, bound, next(rest))
        out.append(b.index(bound))
    return out


def _end_in_reduce(block: Block, kinds: Sequence[str]) -> None:
    terminator = last_of(block)
    regions: list[Region] = []
    for kind, value in zip(kinds, terminator.operands, strict=True):
        inner = Block(arg_types=[value.type, value.type])
        build = Builder(inner, location=terminator.location)
        make = cast(Callable[[SSAValue, SSAValue], Operation], COMBINE[kind])
        build.emit(scf.ReduceReturnOp(build.value(make(*inner.args))))
        regions.append(Region(inner))
    Builder.at(terminator).emit(ReduceOp(list(terminator.operands), regions))
    erase(terminator)


def _map_of(op: Operation) -> AffineMapAttr:
    return cast(AffineMapAttr, op.properties["map"])


def _subscripts(b: Builder, op: Operation, skip: int) -> list[SSAValue]:
    return [b.index(i) for i in expand_map(b, _map_of(op).data, op.operands[skip:])]


def _nontemporal(op: Operation) -> dict[str, Attribute]:
    flag = op.attributes.get("nontemporal")
    return {} if flag is None else {"nontemporal": flag}


def lower_load(b: Builder, op: Operation) -> Sequence[SSAValue]:
    """``affine.load``."""
    indices = _subscripts(b, op, 1)
    properties = _nontemporal(op)
    load = LoadOp.create(
        operands=[op.operands[0], *indices], result_types=op.result_types, properties=properties
    )
    return b.emit(load).results


def lower_store(b: Builder, op: Operation) -> Sequence[SSAValue]:
    """``affine.store``."""
    indices = _subscripts(b, op, 2)
    operands = [*op.operands[:2], *indices]
    b.emit(StoreOp.create(operands=operands, properties=_nontemporal(op)))
    return ()


def _check_rank(op: Operation, memref: SSAValue, moved: SSAValue) -> None:
    """``vector`` moves no more dimensions than the memref has; ``affine`` does not say so."""
    source, vector_type = cast(Any, memref.type), cast(Any, moved.type)
    if vector_type.get_num_dims() > source.get_num_dims():
        message = f"{source} has fewer dimensions than {vector_type}"
        raise error_at(op, "AD0401", f"`{op.name}` has no lowering: {message}")


def lower_vector_load(b: Builder, op: Operation) -> Sequence[SSAValue]:
    """``affine.vector_load``."""
    assert isinstance(op, affine.VectorLoadOp)
    _check_rank(op, op.memref, op.result)
    return b.emit(vector.LoadOp(op.memref, _subscripts(b, op, 1), op.result.type)).results


def lower_vector_store(b: Builder, op: Operation) -> Sequence[SSAValue]:
    """``affine.vector_store``."""
    assert isinstance(op, affine.VectorStoreOp)
    _check_rank(op, op.memref, op.value)
    b.emit(vector.StoreOp(op.value, op.memref, _subscripts(b, op, 2)))
    return ()


def lower_prefetch(b: Builder, op: Operation) -> Sequence[SSAValue]:
    """``affine.prefetch``."""
    properties = {name: attr for name, attr in op.properties.items() if name != "map"}
    operands = [op.operands[0], *_subscripts(b, op, 1)]
    b.emit(PrefetchOp.create(operands=operands, properties=properties))
    return ()


def lower_apply(b: Builder, op: Operation) -> Sequence[SSAValue]:
    """``affine.apply``."""
    (value,) = expand_map(b, _map_of(op).data, op.operands)
    return [b.index(value)]


def lower_min(b: Builder, op: Operation) -> Sequence[SSAValue]:
    """``affine.min``."""
    return [b.index(expand_extreme(b, _map_of(op).data, op.operands, Builder.minimum))]


def lower_max(b: Builder, op: Operation) -> Sequence[SSAValue]:
    """``affine.max``."""
    return [b.index(expand_extreme(b, _map_of(op).data, op.operands, Builder.maximum))]


def lower_delinearize(b: Builder, op: Operation) -> Sequence[SSAValue]:
    """``affine.delinearize_index``; the outermost size, if given, bounds nothing."""
    assert isinstance(op, DelinearizeIndexOp)
    sizes = mixed_values(op.static_basis, op.dynamic_basis)
    inner = sizes[len(sizes) - len(op.results) + 1 :] if len(op.results) > 1 else []
    rest: Index = op.linear_index
    out: list[Index] = []
    for size in reversed(inner):
        out.append(b.mod(rest, size))
        rest = b.floordiv(rest, size)
    return [b.index(index) for index in (rest, *reversed(out))]


def lower_linearize(b: Builder, op: Operation) -> Sequence[SSAValue]:
    """``affine.linearize_index``; the outermost size, if given, is not used."""
    assert isinstance(op, LinearizeIndexOp)
    sizes = mixed_values(op.static_basis, op.dynamic_basis)
    indices = op.multi_index
    sizes = sizes[len(sizes) - len(indices) + 1 :] if len(indices) > 1 else []
    total: Index = indices[0] if indices else 0
    for index, size in zip(indices[1:], sizes, strict=True):
        total = b.add(b.mul(total, size), index)
    return [b.index(total)]


HANDLERS: dict[str, Handler] = {
    "affine.for": lower_for,
    "affine.if": lower_if,
    "affine.parallel": lower_parallel,
    "affine.load": lower_load,
    "affine.store": lower_store,
    "affine.vector_load": lower_vector_load,
    "affine.vector_store": lower_vector_store,
    "affine.prefetch": lower_prefetch,
    "affine.apply": lower_apply,
    "affine.min": lower_min,
    "affine.max": lower_max,
    "affine.delinearize_index": lower_delinearize,
    "affine.linearize_index": lower_linearize,
}
