"""Insert operations at a place, folding index arithmetic on the way.

An `Index` is a Python integer while it is known and an SSA value once it is not; `Builder`'s
arithmetic keeps integers integers, so static shapes leave no arithmetic behind. Every operation
inserted gets the location that the builder carries.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Self, TypeAlias, TypeVar, cast

from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.creation import NO_ATTRIBUTES, make
from ad_opt.dialects.support.ir.rewriting import append, insert
from ad_opt.dialects.support.ir.zeros import zero_constant
from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    UNKNOWN_LOC,
    IndexType,
    IntegerAttr,
    IntegerType,
    LocationAttr,
    MemRefType,
    VectorType,
    i1,
    i32,
    i64,
)
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Attribute, Block, Operation, OpResult, Region, SSAValue, SSAValues

Index: TypeAlias = int | SSAValue
OpT = TypeVar("OpT", bound=Operation)
B = TypeVar("B", bound="Builder")
Write: TypeAlias = "Callable[[B], SSAValue]"

NSW = arith.IntegerOverflowAttr([arith.IntegerOverflowFlag.NSW])
NUW = arith.IntegerOverflowAttr([arith.IntegerOverflowFlag.NUW])
ANY = arith.IntegerOverflowAttr("none")
ANY_ORDER = arith.FastMathFlagsAttr([FastMathFlag.REASSOC])
"""For the additions of a sum of which nobody says in which order it is made."""
_NUMBERS_ONLY = frozenset({FastMathFlag.NO_NANS, FastMathFlag.NO_INFS})


class Builder:
    """Inserts before ``before``, or at the end of ``block``."""

    def __init__(
        self,
        block: Block,
        before: Operation | None = None,
        location: LocationAttr = UNKNOWN_LOC,
    ):
        self.block = block
        self.before = before
        self.location = location

    @staticmethod
    def at(op: Operation) -> Builder:
        """A builder that inserts before ``op`` and carries its location."""
        block = op.parent
        assert block is not None
        return Builder(block, op, op.location)

    @staticmethod
    def behind(op: Operation) -> Builder:
        """A builder that inserts right behind ``op`` and carries its location."""
        block = op.parent
        assert block is not None
        return Builder(block, op.next_op, op.location)

    def inside(self, block: Block, before: Operation | None = None) -> Builder:
        """A builder elsewhere with the same location."""
        return Builder(block, before, self.location)

    def emit(self, op: OpT) -> OpT:
        """Insert ``op`` here."""
        if op.location is UNKNOWN_LOC:
            op.location = self.location
        if self.before is None:
            append(op, self.block)
        else:
            insert(op, self.before)
        return op

    def value(self, op: Operation) -> SSAValue:
        """Insert ``op`` here and return its first result."""
        return self.emit(op).results[0]

    def operation(
        self,
        name: str,
        operands: Sequence[SSAValue],
        type: Attribute,
        properties: Mapping[str, Attribute] = NO_ATTRIBUTES,
    ) -> SSAValue:
        """Insert an operation of this name, and return its one result."""
        kind = CLASSES[name]
        return self.value(
            make(kind, operands=operands, result_types=(type,), properties=properties)
        )

    def binary(
        self, kind: type[Operation], left: SSAValue, right: SSAValue, flags: Attribute | None = None
    ) -> SSAValue:
        """Arithmetic that gives what its operands are; ``flags`` say what cannot overflow."""
        properties = NO_ATTRIBUTES if flags is None else {"overflowFlags": flags}
        types = (left.type,)
        return self.value(
            make(kind, operands=(left, right), result_types=types, properties=properties)
        )

    def cast(self, kind: type[Operation], value: SSAValue, type: Attribute) -> SSAValue:
        """A value as another type."""
        return self.value(make(kind, operands=(value,), result_types=(type,)))

    def integer(self, number: int, type: Attribute) -> SSAValue:
        """A constant of an integer or index type."""
        return self.value(integer_constant(number, type))

    def index(self, number: Index) -> SSAValue:
        """``number`` as an SSA value of type index."""
        if isinstance(number, int):
            return self.integer(number, IndexType())
        return number

    def _binary(
        self,
        left: Index,
        right: Index,
        fold: Callable[[int, int], int],
        make: Callable[[SSAValue, SSAValue], Operation],
    ) -> Index:
        if isinstance(left, int) and isinstance(right, int):
            return fold(left, right)
        return self.value(make(self.index(left), self.index(right)))

    def add(self, left: Index, right: Index) -> Index:
        """``left + right``, which does not overflow."""
        if left == 0 and isinstance(left, int):
            return right
        if right == 0 and isinstance(right, int):
            return left
        return self._binary(left, right, int.__add__, _add)

    def sub(self, left: Index, right: Index) -> Index:
        """``left - right``, which does not overflow."""
        if right == 0 and isinstance(right, int):
            return left
        return self._binary(left, right, int.__sub__, _subtract)

    def mul(self, left: Index, right: Index) -> Index:
        """``left * right``, which does not overflow."""
        for one, other in ((left, right), (right, left)):
            if isinstance(one, int) and one in (0, 1):
                return other if one else 0
        return self._binary(left, right, int.__mul__, _multiply)

    def floordiv(self, left: Index, right: Index) -> Index:
        """``left / right`` rounded to minus infinity."""
        if right == 1 and isinstance(right, int):
            return left
        return self._binary(left, right, int.__floordiv__, arith.FloorDivSIOp)

    def ceildiv(self, left: Index, right: Index) -> Index:
        """``left / right`` rounded to plus infinity."""
        if right == 1 and isinstance(right, int):
            return left
        return self._binary(left, right, lambda a, b: -(-a // b), arith.CeilDivSIOp)

    def mod(self, left: Index, right: Index) -> Index:
        """Compute what `floordiv` leaves: between 0 and ``right``, for positive ``right``."""
        if isinstance(left, int) and isinstance(right, int):
            return left % right
        if right == 1 and isinstance(right, int):
            return 0
        divisor, zero = self.index(right), self.index(0)
        rest = self.value(arith.RemSIOp(self.index(left), divisor))
        negative = self.compare("slt", rest, zero)
        wrapped = self.value(arith.AddiOp(rest, divisor, overflow=NSW))
        return self.value(arith.SelectOp(negative, wrapped, rest))

    def minimum(self, left: Index, right: Index) -> Index:
        """The smaller of two signed numbers."""
        return self._binary(left, right, min, arith.MinSIOp)

    def maximum(self, left: Index, right: Index) -> Index:
        """The larger of two signed numbers."""
        return self._binary(left, right, max, arith.MaxSIOp)

    def compare(self, predicate: str, left: SSAValue, right: SSAValue) -> SSAValue:
        """``arith.cmpi``."""
        properties = {"predicate": _predicate(predicate)}
        types = (i1,)
        return self.value(
            make(arith.CmpiOp, operands=(left, right), result_types=types, properties=properties)
        )

    def zero(self, type: Attribute) -> SSAValue:
        """The zero of a float, a complex number, an integer, an index, an address or a vector."""
        made = zero_constant(type)
        if made is not None:
            return self.value(made)
        assert isinstance(type, VectorType)
        return self.operation("vector.broadcast", (self.zero(type.get_element_type()),), type)

    def true(self) -> SSAValue:
        """The constant ``true``."""
        return self.integer(1, i1)

    def dim(self, source: SSAValue, at: int) -> Index:
        """The extent of a memref along a dimension: a number where the type says it."""
        assert isinstance(source.type, MemRefType)
        extent = source.type.get_shape()[at]
        if extent != DYNAMIC_INDEX:
            return extent
        return self.value(memref.DimOp(source, self.index(at)))

    def loop(
        self, lower: Index, upper: Index, step: Index = 1, carried: Sequence[SSAValue] = ()
    ) -> tuple[scf.ForOp, Builder]:
        """An empty ``scf.for`` and a builder inside it; the caller emits its ``scf.yield``."""
        types = (IndexType(), *(value.type for value in carried))
        body = Block(arg_types=types)
        bounds = (self.index(lower), self.index(upper), self.index(step))
        return self.emit(counted_loop(*bounds, carried, body)), self.inside(body)

    def each(self, lower: Index, upper: Index, step: Index = 1) -> tuple[SSAValue, Self]:
        """An ``scf.for`` that carries nothing: its variable, and a builder inside it."""
        loop, inside = self.loop(lower, upper, step)
        block = loop.body.block
        return block.args[0], cast(Self, self.inside(block, inside.emit(scf.YieldOp())))

    def where(self, condition: SSAValue) -> Self:
        """An ``scf.if`` that gives nothing: a builder inside it."""
        block = Block()
        end = self.inside(block).emit(scf.YieldOp())
        self.emit(make(CLASSES["scf.if"], operands=(condition,), regions=(Region(block), Region())))
        return cast(Self, self.inside(block, end))

    def choose(self, condition: SSAValue, then: Write[Self], other: Write[Self]) -> SSAValue:
        """The value that ``then`` writes where a condition holds, else that of ``other``."""
        blocks, types = (Block(), Block()), list[Attribute]()
        for block, write in zip(blocks, (then, other), strict=True):
            inside = cast(Self, self.inside(block))
            given = write(inside)
            inside.emit(scf.YieldOp(given))
            types = [given.type]
        kind, regions = CLASSES["scf.if"], [*map(Region, blocks)]
        return self.value(make(kind, operands=(condition,), result_types=types, regions=regions))

    def elements(self, buffer: SSAValue) -> tuple[list[SSAValue], Self]:
        """Loops over all elements of a buffer: their indices, and a builder inside."""
        assert isinstance(buffer.type, MemRefType)
        extents = [self.dim(buffer, at) for at in range(buffer.type.get_num_dims())]
        indices: list[SSAValue] = []
        inside = self
        for extent in extents:
            index, inside = inside.each(0, extent)
            indices.append(index)
        return indices, inside


# `create` is several times as fast as the constructors of operations, and these are made often.


@lru_cache(4096)
def _integer_attribute(number: int, type: Attribute) -> Attribute:
    assert isinstance(type, IndexType | IntegerType)
    return IntegerAttr(number, type)


@cache
def _predicate(name: str) -> Attribute:
    return IntegerAttr(arith.CMPI_COMPARISON_OPERATIONS.index(name), i64)


def integer_constant(number: int, type: Attribute) -> Operation:
    """A constant of an integer or index type."""
    value = _integer_attribute(int(number), type)
    return make(arith.ConstantOp, result_types=(type,), properties={"value": value})


def counted_loop(
    lower: SSAValue, upper: SSAValue, step: SSAValue, carried: Sequence[SSAValue], body: Block
) -> scf.ForOp:
    """A ``scf.for`` of which the body is there."""
    return make(
        cast(type[scf.ForOp], CLASSES["scf.for"]),
        operands=(lower, upper, step, *carried),
        result_types=[value.type for value in carried],
        regions=(Region(body),),
    )


def computed_anew(b: Builder, value: SSAValue, given: dict[SSAValue, SSAValue]) -> SSAValue:
    """A value by copies of the operations that compute it from those that are ``given``, which gets
    the copies. They promise nothing: where they run, they might not have run.
    """
    if value not in given:
        op = value.owner
        assert isinstance(op, Operation)
        copy = op.clone({one: computed_anew(b, one, given) for one in op.operands})
        given[value] = b.value(drop_poison_flags(copy))
    return given[value]


def drop_poison_flags(op: OpT) -> OpT:
    """Let an operation promise nothing (``nsw``, ``exact``, ``nneg``, ``disjoint``, ``inbounds``,
    ``nnan``): where it may run although it would not have run, that might be wrong, and the result
    be poison.
    """
    properties = op.properties
    if isinstance(properties.get("overflowFlags"), arith.IntegerOverflowAttr):
        properties["overflowFlags"] = ANY  # arith has it always, llvm where it is said
    else:
        properties.pop("overflowFlags", None)
    if "noWrapFlags" in properties:
        properties["noWrapFlags"] = IntegerAttr(0, i32)
    for promise in ("inbounds", "isExact", "nonNeg", "isDisjoint"):
        properties.pop(promise, None)
    fast = properties.get("fastmath")
    if isinstance(fast, arith.FastMathFlagsAttr):
        kept = [flag for flag in fast.data if flag not in _NUMBERS_ONLY]
        properties["fastmath"] = arith.FastMathFlagsAttr(kept or "none")
    return op


def carry(
    loop: Operation, first: SSAValue, following: Callable[[SSAValue], SSAValue]
) -> tuple[SSAValue, SSAValue]:
    """Let an ``scf.for`` carry one more value: ``first``, then what ``following`` makes of it.

    Gives the value in the loop, and the one behind it.
    """
    body = loop.regions[0].block
    end = body.last_op
    assert end is not None
    carried = body.insert_arg(first.type, len(body.args))
    later = following(carried)  # it may change what else is carried
    end.operands = [*end.operands, later]
    loop.operands = [*loop.operands, first]
    left = OpResult(first.type, loop, len(loop.results))
    loop.results = SSAValues((*loop.results, left))
    return carried, left


def also_yield(op: Operation, values: Sequence[SSAValue]) -> SSAValue:
    """Let an operation whose regions yield its results give one more: a value of each region."""
    for region, value in zip(op.regions, values, strict=True):
        end = region.block.last_op
        assert end is not None
        end.operands = [*end.operands, value]
    result = OpResult(values[0].type, op, len(op.results))
    op.results = SSAValues((*op.results, result))
    return result


def _without_overflow(
    kind: type[arith.AddiOp | arith.SubiOp | arith.MuliOp],
) -> Callable[[SSAValue, SSAValue], Operation]:
    flags = {"overflowFlags": NSW}

    def combine(left: SSAValue, right: SSAValue) -> Operation:
        operands, types = (left, right), (left.type,)
        return make(kind, operands=operands, result_types=types, properties=flags)

    return combine


_add = _without_overflow(arith.AddiOp)
_subtract = _without_overflow(arith.SubiOp)
_multiply = _without_overflow(arith.MuliOp)
