"""Loop nests that fill buffers with zeros, and what touches these buffers."""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import (
    constant_of,
    defining_op,
    is_made_in,
    is_positive_zero,
    walk,
)
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.ops.catalogue import is_allocation
from xdsl.dialects.arith import MaxSIOp
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType
from xdsl.dialects.memref import ReinterpretCastOp
from xdsl.ir import Operation, OpResult, SSAValue


@dataclass(frozen=True)
class Fill:
    """A loop nest that stores one value to every element of a buffer."""

    nest: Operation
    store: Operation

    @property
    def buffer(self) -> SSAValue:
        """The buffer that is filled."""
        return self.store.operands[1]

    @property
    def zero(self) -> OpResult:
        """The constant that is stored."""
        value = self.store.operands[0]
        assert isinstance(value, OpResult)
        return value


def fill_of(nest: Operation) -> Fill | None:
    """Return the fill with positive zeros that a nest is; none if it lies inside of one."""
    variables: list[SSAValue] = []
    loops: list[Operation] = []
    op = nest
    while op.name == "scf.for" and not op.results:
        block = op.regions[0].block
        loops.append(op)
        variables.append(block.args[0])
        inner = [x for x in block.ops if x is not block.last_op and x.name != "arith.constant"]
        if not inner or any(x.name != "memref.dim" for x in inner[:-1]):
            return None
        op = inner[-1]
    if op.name != "memref.store" or tuple(op.operands[2:]) != tuple(variables):
        return None
    value, buffer = op.operands[:2]
    if not is_positive_zero(value) or is_made_in(buffer, loops[0]):
        return None
    whole = all(_is_extent(loop, buffer, at) for at, loop in enumerate(loops))
    return Fill(nest, op) if whole and is_plain(buffer) else None


def is_plain(buffer: SSAValue) -> bool:
    """True if no two elements of a buffer are one place in memory, as may be in views."""
    return isinstance(buffer.type, MemRefType) and buffer.type.layout.name == "none"


def _is_extent(loop: Operation, buffer: SSAValue, dimension: int) -> bool:
    """True if a loop runs over all of a dimension."""
    lower, upper, step = loop.operands[:3]
    return constant_of(lower) == 0 and constant_of(step) == 1 and is_size(upper, buffer, dimension)


def is_size(number: SSAValue, buffer: SSAValue, dimension: int) -> bool:
    """True if a number is the size of a dimension."""
    type = buffer.type
    assert isinstance(type, MemRefType)
    extent = type.get_shape()[dimension]
    if extent != DYNAMIC_INDEX:
        return constant_of(number) == extent
    if (op := defining_op(number, "memref.dim")) is not None:
        return op.operands[0] is buffer and constant_of(op.operands[1]) == dimension
    made = buffer.owner
    before = sum(n == DYNAMIC_INDEX for n in type.get_shape()[:dimension])
    if isinstance(made, ReinterpretCastOp):
        return at_least_zero(number) is made.sizes[before]
    if not isinstance(made, Operation) or not is_allocation(made):
        return False
    return made.operands[before] is number


def at_least_zero(number: SSAValue) -> SSAValue:
    """A number of which another one is the maximum with zero, if it is."""
    owner = number.owner
    if isinstance(owner, MaxSIOp) and constant_of(owner.rhs) == 0:
        return owner.lhs
    return number


class Touched:
    """The memory that operations read, write or free: asked once of each."""

    def __init__(self, effects: Effects):
        self.effects = effects
        self._own: dict[Operation, int] = {}
        self._all: dict[Operation, int] = {}

    def own(self, op: Operation) -> int:
        """Memory that an operation touches itself."""
        found = self._own.get(op)
        if found is None:
            masks = self.effects.own(op)
            touched = masks.reads | masks.writes | masks.frees
            found = self._own[op] = self.effects.aliasing.closure(touched)
        return found

    def inside(self, op: Operation) -> int:
        """Memory that an operation touches, or one inside of it."""
        if not op.regions:
            return self.own(op)
        found = self._all.get(op)
        if found is None:
            found = self.own(op)
            for inner in walk(op):
                found |= self.own(inner)
            self._all[op] = found
        return found
