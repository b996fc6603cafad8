"""Values of a loop's body for several iterations: scalars where they are uniform, else vectors."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, TypeAlias, cast

from ad_opt.dialects.autodiff.types import FrameType
from ad_opt.dialects.core.vector.vector import StepOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.creation import make
from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.loop_schedule.form.headers import index_value, variable
from ad_opt.passes.loop_schedule.form.refusal import RefusalError
from xdsl.dialects import arith, vector
from xdsl.dialects.builtin import (
    AnyFloat,
    DenseIntOrFPElementsAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    VectorType,
    i1,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue

from .divergence import Divergence
from .lane_costs import Costs, Machine

Mask: TypeAlias = SSAValue | None
"""A vector of bits, set where a lane is there; ``None`` where all are."""

Handler: TypeAlias = "Callable[[Lanes, Builder, Operation, Mask], None]"
"""Puts an operation for all lanes at a place."""


def refuse_lanes(op: Operation, why: str) -> RefusalError:
    """An operation that has no form for several iterations at once (AD1167)."""
    return RefusalError("AD1167", why, op)


class Lanes:
    """Puts the body of a loop at a place, for ``width`` iterations that run together.

    ``handlers`` are the operations that are more than arithmetic, by name. Raises `RefusalError`
    where an operation has no form for lanes; what was put until then is to be erased.
    """

    def __init__(
        self,
        facts: Divergence,
        width: int,
        step: int,
        handlers: Mapping[str, Handler],
        arithmetic: Handler,
        machine: Machine,
    ):
        self.facts = facts
        self.width = width
        self.step = step
        """From each iteration to the next."""
        self.costs = Costs(width, machine)
        self._handlers = handlers
        self._arithmetic = arithmetic
        self.scalars: dict[SSAValue, SSAValue] = {}
        self.vectors: dict[SSAValue, SSAValue] = {}
        self.largest: dict[SSAValue, SSAValue] = {}
        """The largest of the sizes of frames that lanes want."""
        self.special: dict[Operation, Handler] = {}
        """Operations that are handled in another way than others of their name."""
        self._blocks: list[Block] = []
        self._made: dict[tuple[Block, Hashable], SSAValue] = {}

    def once(self, b: Builder, key: Hashable, make: Callable[[], SSAValue]) -> SSAValue:
        """A value that is made where it is first wanted in a block; ``key`` says which it is."""
        place = b.block, key
        if (known := self._made.get(place)) is None:
            known = self._made[place] = make()
        return known

    def inside(self, b: Builder, block: Block) -> Builder:
        """A builder in a new block, which `forget` empties."""
        self._blocks.append(block)
        return b.inside(block)

    def forget(self) -> None:
        """Empty blocks that are in no operation yet."""
        for block in self._blocks:
            if block.parent is None:
                for op in block.ops:
                    op.drop_all_references()

    def block(self, b: Builder, block: Block, mask: Mask) -> None:
        """Put the operations of a block at a place, without its end."""
        for op in block.ops:
            if op is not block.last_op:
                b.location = op.location
                handler = self.special.get(op) or self._handlers.get(op.name, self._arithmetic)
                handler(self, b, op, mask)
                for result in op.results:
                    if result in self.facts.sizes and self.facts.is_varying(result):
                        self.largest[result] = self._largest(b, result, mask)

    def _largest(self, b: Builder, value: SSAValue, mask: Mask) -> SSAValue:
        lanes = self.vector(b, value)
        if mask is not None:
            lanes = self.choose(b, mask, lanes, self.zeros(b, lanes.type))
        return self.reduce(b, "maxsi", lanes)

    # Types

    def wide(self, op: Operation, type_: Attribute) -> Attribute:
        """The type of a value of all lanes."""
        if isinstance(type_, FrameType):
            uniform = self.facts.uniform_slots
            return FrameType(
                [
                    slot
                    if (type_, at) in uniform and not isinstance(slot, FrameType)
                    else self.wide(op, slot)
                    for at, slot in enumerate(type_.types)
                ]
            )
        if isinstance(type_, IndexType | IntegerType | AnyFloat):
            return VectorType(cast(Any, type_), [self.width])
        raise refuse_lanes(op, f"`{op.name}` has values of type {type_}")

    # Values

    def carried_type(self, op: Operation, value: SSAValue) -> Attribute:
        """The type of a value as it is carried: a vector if it varies; frames hold vectors."""
        if self.facts.is_varying(value) or isinstance(value.type, FrameType):
            return self.wide(op, value.type)
        return value.type

    def carried(self, b: Builder, value: SSAValue, like: SSAValue) -> SSAValue:
        """A value in the form in which ``like`` is carried."""
        return self.vector(b, value) if self.facts.is_varying(like) else self.scalar(b, value)

    def know(self, value: SSAValue, new: SSAValue) -> None:
        """Say what has become of a value."""
        new.name_hint = new.name_hint or value.name_hint
        known = self.vectors if self.facts.is_varying(value) else self.scalars
        known[value] = new

    def scalar(self, b: Builder, value: SSAValue) -> SSAValue:
        """A value that is the same in all lanes."""
        if value in self.scalars:
            return self.scalars[value]
        if isinstance(value.type, IndexType) and self.facts.is_uniform_form(value):
            return index_value(b, self.first(b, self.facts.form(value)), False)
        if self.facts.is_varying(value):
            raise refuse_lanes(self.facts.loop, "a number for all iterations is another in each")
        return value

    def vector(self, b: Builder, value: SSAValue) -> SSAValue:
        """A value for all lanes."""
        if value in self.vectors:
            return self.vectors[value]
        op = self.facts.loop
        lanes = self.spread(b, self.scalar(b, value), self.wide(op, value.type))
        if value is variable(op):
            return b.value(arith.AddiOp(lanes, self.numbers(b, self.step)))
        return lanes

    def spread(self, b: Builder, scalar: SSAValue, wide: Attribute) -> SSAValue:
        """A vector of the same value in all lanes."""

        def made() -> SSAValue:
            return b.value(make(vector.BroadcastOp, operands=(scalar,), result_types=(wide,)))

        return self.once(b, (scalar, wide), made)

    def splat(self, b: Builder, number: int, type_: Attribute) -> SSAValue:
        """A constant vector."""
        return self.constants(b, [number], type_)

    def constants(self, b: Builder, numbers: Sequence[int], type_: Attribute) -> SSAValue:
        """A constant vector of these numbers, or of one in all lanes."""

        def made() -> SSAValue:
            wide = VectorType(cast(Any, type_), [self.width])
            value = DenseIntOrFPElementsAttr.from_list(cast(Any, wide), numbers)
            op = make(arith.ConstantOp, result_types=(wide,), properties={"value": value})
            return b.value(op)

        return self.once(b, (*numbers, type_), made)

    def zeros(self, b: Builder, type_: Attribute) -> SSAValue:
        """Zero, of a type or of vectors of it."""
        if isinstance(type_, VectorType):
            element = cast("VectorType[Attribute]", type_).element_type
            return self.spread(b, self.zeros(b, element), type_)
        return self.once(b, type_, lambda: b.zero(type_))

    def numbers(self, b: Builder, factor: int) -> SSAValue:
        """The number of each lane, times a factor."""
        wide = VectorType(IndexType(), [self.width])
        steps = b.value(StepOp.create(result_types=[wide]))
        if factor == 1:
            return steps
        return b.value(arith.MuliOp(steps, self.splat(b, factor, IndexType())))

    # Indices

    def stride(self, form: Linear) -> int | None:
        """By how much a form grows from each lane to the next; ``None`` if that varies."""
        outer = variable(self.facts.loop)
        if self.facts.any_varies(value for value in form.terms if value is not outer):
            return None
        return form.terms.get(outer, 0) * self.step

    def first(self, b: Builder, form: Linear) -> Linear:
        """The form in the first lane, over values of the new loop."""
        return form.substitute({value: Linear.of(self._first_of(b, value)) for value in form.terms})

    def _first_of(self, b: Builder, value: SSAValue) -> SSAValue:
        outer = variable(self.facts.loop)
        return self.scalars[outer] if value is outer else self.scalar(b, value)

    # Masks

    def both(self, b: Builder, mask: Mask, more: SSAValue) -> SSAValue:
        """Lanes of a mask for which something more holds.

        A selection, as what a lane that is not there computes may be poison.
        """
        if mask is None:
            return more
        return self.choose(b, mask, more, self.splat(b, 0, i1))

    def choose(self, b: Builder, mask: Mask, one: SSAValue, other: SSAValue) -> SSAValue:
        """One value in lanes of a mask, the other elsewhere."""
        if mask is None:
            return one
        return b.operation("arith.select", (mask, one, other), one.type)

    def compare(self, b: Builder, predicate: str, one: SSAValue, other: SSAValue) -> SSAValue:
        """``arith.cmpi`` of vectors."""
        wide = VectorType(i1, [self.width])
        at = arith.CMPI_COMPARISON_OPERATIONS.index(predicate)
        properties = {"predicate": IntegerAttr(at, i64)}
        return b.operation("arith.cmpi", (one, other), wide, properties)

    def reduce(
        self,
        b: Builder,
        kind: str,
        lanes: SSAValue,
        first: SSAValue | None = None,
        flags: Attribute | None = None,
    ) -> SSAValue:
        """All lanes combined, with something else in front; floats in order unless flags say no."""
        element = cast("VectorType[Attribute]", lanes.type).element_type
        properties: dict[str, Attribute] = {
            "kind": vector.CombiningKindAttr(cast(Any, kind)),
            "fastmath": arith.FastMathFlagsAttr("none") if flags is None else flags,
        }
        operands = [lanes] if first is None else [lanes, first]
        return b.value(
            vector.ReductionOp.create(
                operands=operands, result_types=[element], properties=properties
            )
        )

    def lane(self, b: Builder, lanes: SSAValue, at: int) -> SSAValue:
        """The value of one lane."""
        element = cast("VectorType[Attribute]", lanes.type).element_type
        return b.value(vector.ExtractOp(lanes, [at], element))

    def together(self, b: Builder, lanes: Sequence[SSAValue], wide: Attribute) -> SSAValue:
        """A vector of the values of all lanes."""
        from ad_opt.dialects.core.vector.vector import FromElementsOp

        return b.value(make(FromElementsOp, operands=lanes, result_types=(wide,)))
