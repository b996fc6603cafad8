"""A loop over vectors of iterations in front of a loop, which then does what is left of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.queries import constant_of, is_unsigned, known_or_value
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.loop_schedule.form.headers import body_of, initial, variable
from ad_opt.passes.loop_schedule.form.refusal import RefusalError, refuse_form
from ad_opt.passes.loop_schedule.transformations.reductions import (
    Reduction,
    combined,
    reduction_of,
    start,
)
from ad_opt.passes.ops.fast_math import reassociates
from ad_opt.passes.optimize.carried.neighbouring_updates import Update
from xdsl.dialects import arith, scf
from xdsl.ir import Operation, SSAValue

from . import lane_control, lane_operations, lane_tapes
from .divergence import Divergence
from .lane_costs import Machine
from .lane_operations import emit_arithmetic
from .lane_updates import handle_updates
from .lane_values import Handler, Lanes, Mask

_HANDLERS: dict[str, Handler] = {
    **lane_operations.HANDLERS,
    **lane_control.HANDLERS,
    **lane_tapes.HANDLERS,
}


@dataclass(frozen=True)
class LaneForm:
    """The header of a loop that may run as lanes, as far as it is seen without its body."""

    loop: Operation
    width: int
    """Iterations at once."""
    step: int
    reductions: list[Reduction]
    """Values that the loop carries."""

    @staticmethod
    def of(loop: Operation, width: int) -> LaneForm:
        """Look at a loop; raises `RefusalError` if it cannot run so many iterations at once."""
        low, high, step = map(constant_of, loop.operands[:3])
        if is_unsigned(loop) or not step or step < 0:
            raise refuse_form(loop, "the loop does not count up by a known number")
        if low is not None and high is not None and high - low < width * step:
            raise refuse_form(loop, "the loop has fewer iterations than there are lanes")
        carried = [reduction_of(loop, at, in_order=True) for at in range(len(loop.results))]
        return LaneForm(loop, width, step, carried)


class LaneLoop:
    """The loop over vectors, written but not yet used: `finish` it or `discard` it.

    Raises `RefusalError` for a loop that has none, and leaves it as it was.
    """

    def __init__(self, form: LaneForm, updates: dict[Operation, Update], machine: Machine):
        loop, width, step = form.loop, form.width, form.step
        self.width = width
        self._loop = loop
        self._before = loop.prev_op
        self._reductions = form.reductions
        self._lanes = Lanes(Divergence(loop), width, step, _HANDLERS, emit_arithmetic, machine)
        handle_updates(self._lanes, updates)
        try:
            self._end, self._made = self._write(width * step)
        except RefusalError:
            self.discard()
            raise

    @property
    def pays(self) -> bool:
        """True if it is faster, by an estimate."""
        return self._lanes.costs.pays

    @property
    def saves(self) -> float:
        """Cost that an iteration saves, by the estimate; below zero if it takes longer."""
        return self._lanes.costs.single - self._lanes.costs.lane

    def discard(self) -> None:
        """Take back what was written."""
        self._lanes.forget()
        assert self._loop.parent is not None
        while (last := self._loop.prev_op) is not self._before:
            assert last is not None
            erase(last)

    def finish(self) -> None:
        """Leave to the old loop what is left of the iterations."""
        b = Builder.at(self._loop)
        carried: list[SSAValue] = []
        for one, first, new in zip(
            self._reductions, initial(self._loop), self._made.results, strict=True
        ):
            carried.append(new if _is_in_order(one) else combined(b, one, first, new))
        self._loop.operands = [self._end, *self._loop.operands[1:3], *carried]

    def _write(self, stride: int) -> tuple[SSAValue, Operation]:
        loop, lanes = self._loop, self._lanes
        b = Builder.at(loop)
        low, high = (known_or_value(value) for value in loop.operands[:2])
        length = b.maximum(b.sub(high, low), 0)
        end = b.add(low, b.mul(_quotient(b, length, stride), stride))
        firsts = [
            first if _is_in_order(one) else start(b, one, first.type, lanes.width)
            for one, first in zip(self._reductions, initial(loop), strict=True)
        ]
        made, inside = b.loop(low, end, stride, firsts)
        made.attributes.update(loop.attributes)
        lanes.scalars[variable(loop)] = body_of(made).args[0]
        carried = body_of(made).args[1:]
        for one, old, new in zip(self._reductions, body_of(loop).args[1:], carried, strict=True):
            new.name_hint = old.name_hint
            if _is_in_order(one):
                lanes.special[one.op] = partial(_emit_in_order, one, new)
            else:
                lanes.vectors[old] = new
        lanes.block(inside, body_of(loop), None)
        inside.emit(scf.YieldOp(*[lanes.vectors[one.op.results[0]] for one in self._reductions]))
        return b.index(end), made


def _quotient(b: Builder, length: Index, by: int) -> Index:
    """A number that is not negative, divided and rounded down."""
    if isinstance(length, int):
        return length // by
    return b.value(arith.DivUIOp(length, b.index(by)))


def _is_in_order(one: Reduction) -> bool:
    """True for a sum or product of floats whose order is that of the program."""
    return one.kind.reordered and not reassociates(one.op)


def _emit_in_order(
    one: Reduction, sum_: SSAValue, lanes: Lanes, b: Builder, op: Operation, mask: Mask
) -> None:
    """Combine what the loop carries with one lane after another."""
    argument = body_of(lanes.facts.loop).args
    (value,) = (operand for operand in op.operands if operand not in argument[1:])
    lanes.costs.arithmetic(op, True)
    flags = op.properties.get("fastmath")
    total = lanes.reduce(b, one.kind.name, lanes.vector(b, value), sum_, flags)
    lanes.vectors[op.results[0]] = total
