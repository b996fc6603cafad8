"""Places of frames and of trip counts in the forward sweep.

The values that are saved in a loop are records of a frame. Nested counted loops whose trip counts
are known outside share one frame, which is made before the outermost of them.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

from ad_opt.dialects.support.ir.queries import (
    ancestors,
    block_of,
    bounds_of,
    constant_of,
    is_inside,
    is_unsigned,
    trips_between,
    walk,
)
from ad_opt.passes.ops.catalogue import is_counted, is_loop, runs_once
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Block, Operation, SSAValue

Bounds: TypeAlias = "tuple[SSAValue, SSAValue, SSAValue]"
"""Lower bound, upper bound and step."""

_SCOPE = "memref.alloca_scope"


@dataclass(frozen=True)
class Arithmetic:
    """Operations that a value is computed by, and what they read."""

    names: tuple[str, ...]
    operands: tuple[SSAValue, ...]


@dataclass(frozen=True, eq=False)
class FramePlaces:
    """Answers for one function."""

    function: Operation
    again: Collection[Operation]
    """Loops of which single iterations are run again, each with frames of its own."""
    alone: Collection[Operation] = ()
    """Loops that may be run again as a whole, with a frame of their own."""
    _trips: dict[Operation, Block] = field(default_factory=dict[Operation, Block], repr=False)
    _chains: dict[Operation, tuple[Operation, ...]] = field(
        default_factory=dict[Operation, "tuple[Operation, ...]"], repr=False
    )

    @cached_property
    def _has_scopes(self) -> bool:
        return any(op.name == _SCOPE for op in walk(self.function))

    def root(self, block: Block) -> Block:
        """The block of the forward sweep that has the operations of ``block``, by the block of
        the program that it is a copy of: scopes of stack memory are dissolved.
        """
        if self._has_scopes:
            while (op := block.parent_op()) is not None and op.name == _SCOPE:
                assert op.parent is not None
                block = op.parent
        return block

    def block_of(self, op: Operation) -> Block:
        """The block of the forward sweep in which an operation stands."""
        assert op.parent is not None
        return self.root(op.parent)

    def _around(self, op: Operation) -> Operation | None:
        """The operation around ``op``, unless it ends what runs in one piece."""
        around = op.parent_op()
        return None if around is self.function or around in self.again else around

    def loop_of(self, block: Block) -> Operation | None:
        """The loop in whose frame is saved what ``block`` defines."""
        owner = self.owner_of(block)
        return None if owner is self.function or owner in self.again else owner

    def owner_of(self, block: Block) -> Operation:
        """The operation whose frame has what ``block`` defines: a loop, one whose iterations are
        run again with frames of their own, or the function.
        """
        for op in ancestors(block):
            if op is self.function or op in self.again or is_loop(op):
                return op
        return self.function

    def trips_place(self, loop: Operation) -> Block:
        """The block in which the trip count of a counted loop is computed."""
        found = self._trips.get(loop)
        if found is None:
            found = self._trips[loop] = self._trips_place(loop)
        return found

    def _trips_place(self, loop: Operation) -> Block:
        bounds = [self.root(block_of(x)) for bound in bounds_of(loop) for x in bound]
        anchor = loop
        while (around := self._around(anchor)) is not None:
            if any(is_inside(block, around) for block in bounds):
                break
            anchor = around
        return self.block_of(anchor)

    def chain(self, loop: Operation) -> tuple[Operation, ...]:
        """The counted loops whose iterations the frame of ``loop`` has records of, innermost
        first.
        """
        found = self._chains.get(loop)
        if found is None:
            found = (loop,) if loop in self.alone else self._chain(loop)
            self._chains[loop] = found
        return found

    def _chain(self, loop: Operation) -> tuple[Operation, ...]:
        chain, places, at = [loop], [self.trips_place(loop)], loop
        while (around := self._around(at)) is not None:
            if around.name != _SCOPE:
                if not (is_counted(around) or runs_once(around)):
                    break
                if any(is_inside(place, around) for place in places):
                    break
                if is_counted(around):
                    chain.append(around)
                    places.append(self.trips_place(around))
            at = around
        return tuple(chain)

    def frame_place(self, loop: Operation) -> Block:
        """The block in which the frame of a loop is made."""
        return self.block_of(self.chain(loop)[-1] if is_counted(loop) else loop)

    def records(self, loop: Operation | None) -> int | None:
        """The number of records of a frame, if it is a constant."""
        if loop is None:
            return 1
        if not is_counted(loop):
            return None
        number = 1
        for one in self.chain(loop):
            trips = constant_trips(one)
            if trips is None:
                return None
            number *= trips
        return number


def constant_trips(loop: Operation) -> int | None:
    """The number of iterations of a counted loop, if it is a constant."""
    product = 1
    for bounds in bounds_of(loop):
        trips = _constant_extent(bounds, unsigned=is_unsigned(loop))
        if trips is None:
            return None
        product *= trips
    return product


def trips_arithmetic(loop: Operation) -> Arithmetic:
    """The operations that the trip count of a loop is computed by (`tape_frames`)."""
    names: list[str] = []
    operands: list[SSAValue] = []
    for number, bounds in enumerate(bounds_of(loop)):
        if _constant_extent(bounds, unsigned=is_unsigned(loop)) is None:
            _add_extent(bounds, is_unsigned(loop), names, operands)
        names += ["arith.muli"] if number else []
    return Arithmetic(tuple(names), tuple(operands))


def _constant_extent(bounds: Bounds, *, unsigned: bool) -> int | None:
    """The number of steps between two bounds, where it is computed while the program is written."""
    step = constant_of(bounds[2])
    if step is not None and (step == 0 or (step < 0 and not unsigned)):
        return 0
    return None if unsigned else trips_between(*bounds)


def _add_extent(bounds: Bounds, unsigned: bool, names: list[str], operands: list[SSAValue]) -> None:
    lower, upper, step = bounds
    if unsigned:
        names += ["arith.index_castui" for x in bounds if not isinstance(x.type, IndexType)]
        names += ["arith.cmpi", "arith.subi", "arith.ceildivui", "arith.select"]
        operands += [upper, lower, step]
        return
    for bound in (upper, lower, step):
        if constant_of(bound) is None:
            operands.append(bound)
            names += [] if isinstance(bound.type, IndexType) else ["arith.index_cast"]
    names += ["arith.subi"] if constant_of(lower) != 0 else []
    names += ["arith.ceildivsi"] if constant_of(step) != 1 else []
    names.append("arith.maxsi")
