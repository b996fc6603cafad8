"""Control flow of all lanes: by masks where lanes go different ways.

A branch runs if any lane takes it. An inner loop runs while any lane is in it; what it carries for
lanes that have left it stays as it is. A lane that is not there reads and writes no memory.
"""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.autodiff.types import FrameType
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import constant_of, is_unsigned, last_of
from ad_opt.passes.loop_schedule.form.headers import body_of, initial, terminator, variable
from ad_opt.passes.ops.catalogue import divides, effect_of
from ad_opt.passes.ops.costs import total_cost
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IndexType, i1
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from .lane_values import Handler, Lanes, Mask, refuse_lanes
from .vectors_of_llvm import llvm_makes_vectors

FLAT = 16
"""Most operations of a branch that is done whether or not a lane takes it, in additions. A
guess: as long as a branch that cannot be predicted."""


# ---------------------------------------------------------------------- branches


def emit_if(lanes: Lanes, b: Builder, op: Operation, mask: Mask) -> None:
    """``scf.if``: of one condition for all lanes, or as selections."""
    condition = op.operands[0]
    if not lanes.facts.is_varying(condition):
        _uniform_if(lanes, b, op, mask)
        return
    taken = lanes.vector(b, condition)
    if any(isinstance(result.type, FrameType) for result in op.results):
        raise refuse_lanes(op, "a frame comes from a branch")
    found: list[list[SSAValue]] = []
    for at, region in enumerate(op.regions):
        if region.first_block is None:
            continue
        if region.block.first_op is region.block.last_op:
            found.append([lanes.vector(b, value) for value in last_of(region.block).operands])
            continue
        choice = taken
        if at:
            choice = lanes.choose(b, taken, lanes.splat(b, 0, i1), lanes.splat(b, 1, i1))
        found.append(_branch(lanes, b, op, region.block, lanes.both(b, mask, choice)))
    for at, result in enumerate(op.results):
        lanes.know(result, lanes.choose(b, taken, found[0][at], found[1][at]))


def _branch(
    lanes: Lanes, b: Builder, op: Operation, block: Block, mask: SSAValue
) -> list[SSAValue]:
    """Return what a branch yields, for the lanes that take it."""
    yielded = last_of(block).operands
    types = [lanes.wide(op, value.type) for value in yielded]
    if is_flat(block):
        lanes.block(b, block, mask)
        return [lanes.vector(b, value) for value in yielded]
    lanes.costs.branch()
    then, other = Block(), Block()
    inside, outside = lanes.inside(b, then), lanes.inside(b, other)
    lanes.block(inside, block, mask)
    inside.emit(scf.YieldOp(*[lanes.vector(inside, value) for value in yielded]))
    outside.emit(scf.YieldOp(*[lanes.zeros(outside, type_) for type_ in types]))
    some = lanes.reduce(b, "or", mask)
    skipped = Region(other if types else [])
    return list(b.emit(scf.IfOp(some, types, Region(then), skipped)).results)


def is_flat(block: Block) -> bool:
    """True for a branch that lanes that do not take it may run, at little cost."""
    ops = [op for op in block.ops if op is not block.last_op]
    free = all(effect_of(op).is_nothing and not op.regions and not divides(op) for op in ops)
    return free and total_cost(ops) <= FLAT


def _uniform_if(lanes: Lanes, b: Builder, op: Operation, mask: Mask) -> None:
    types = [lanes.carried_type(op, result) for result in op.results]
    regions: list[Region] = []
    for region in op.regions:
        if region.first_block is None:
            regions.append(Region())
            continue
        block = Block()
        inside = lanes.inside(b, block)
        lanes.block(inside, region.block, mask)
        pairs = zip(last_of(region.block).operands, op.results, strict=True)
        inside.emit(scf.YieldOp(*[lanes.carried(inside, value, like) for value, like in pairs]))
        regions.append(Region(block))
    then, other = regions
    made = b.emit(scf.IfOp(lanes.scalar(b, op.operands[0]), types, then, other))
    for result, new in zip(op.results, made.results, strict=True):
        lanes.know(result, new)


# ---------------------------------------------------------------------- counted loops


def emit_for(lanes: Lanes, b: Builder, op: Operation, mask: Mask) -> None:
    """``scf.for``: with the same trips for all lanes, or as many as the longest one has."""
    if is_unsigned(op):
        raise refuse_lanes(op, "an inner loop counts without sign")
    trips = known_trips(op)
    diverges = lanes.facts.diverges(op)
    alone = llvm_makes_vectors(op, ordered=lanes.costs.machine.ordered)
    lanes.costs.inside(trips, diverges, alone)
    if diverges:
        lanes.costs.branch()
        _divergent_for(lanes, b, op, mask)
    else:
        _uniform_for(lanes, b, op, mask)
    lanes.costs.outside(trips, diverges, alone)


def known_trips(op: Operation) -> float | None:
    """The trips of a loop between numbers, at least one; ``None`` for any other."""
    low, high, step = map(constant_of, op.operands[:3])
    if low is None or high is None or not step:
        return None
    return max(1.0, (high - low) / step)


def _uniform_for(lanes: Lanes, b: Builder, op: Operation, mask: Mask) -> None:
    arguments = body_of(op).args[1:]
    firsts = zip(initial(op), arguments, strict=True)
    carried = [lanes.carried(b, first, like) for first, like in firsts]
    bounds = [lanes.scalar(b, bound) for bound in op.operands[:3]]
    loop, inside = _loop(b, op, bounds, carried)
    lanes.scalars[variable(op)] = body_of(loop).args[0]
    for argument, new in zip(arguments, body_of(loop).args[1:], strict=True):
        lanes.know(argument, new)
    lanes.block(inside, body_of(op), mask)
    pairs = zip(terminator(op).operands, arguments, strict=True)
    inside.emit(scf.YieldOp(*[lanes.carried(inside, value, like) for value, like in pairs]))
    for result, new in zip(op.results, loop.results, strict=True):
        lanes.know(result, new)


def _loop(
    b: Builder, op: Operation, bounds: Sequence[SSAValue], carried: list[SSAValue]
) -> tuple[scf.ForOp, Builder]:
    low, high, step = bounds
    loop, inside = b.loop(low, high, 1, carried)
    loop.operands[2] = step
    loop.attributes.update(op.attributes)
    return loop, inside


def _divergent_for(lanes: Lanes, b: Builder, op: Operation, mask: Mask) -> None:
    facts = lanes.facts
    low, high, step = op.operands[:3]
    if facts.is_varying(step):
        raise refuse_lanes(op, "the step of an inner loop is another one in each iteration")
    start, end = lanes.vector(b, low), lanes.vector(b, high)
    length = b.value(arith.SubiOp(end, start))
    if mask is not None:
        length = lanes.choose(b, mask, length, lanes.zeros(b, length.type))
    longest = lanes.reduce(b, "maxsi", length)
    arguments = body_of(op).args[1:]
    # A value that is the same for all lanes that are in the loop is kept for those that leave it.
    left = [
        at
        for at, argument in enumerate(arguments)
        if not facts.is_varying(argument) and facts.is_varying(op.results[at])
    ]
    firsts = [
        lanes.carried(b, first, like) for first, like in zip(initial(op), arguments, strict=True)
    ]
    kept = [lanes.vector(b, initial(op)[at]) for at in left]
    bounds = [b.integer(0, IndexType()), longest, lanes.scalar(b, step)]
    loop, inside = _loop(b, op, bounds, [*firsts, *kept])
    new = body_of(loop).args
    active = _place(lanes, inside, op, new[0], longest, start, end)
    active = lanes.both(inside, mask, active)
    for argument, value in zip(arguments, new[1:], strict=False):
        lanes.know(argument, value)
    lanes.block(inside, body_of(op), active)
    yielded: list[SSAValue] = []
    for argument, value in zip(arguments, terminator(op).operands, strict=True):
        following = lanes.carried(inside, value, argument)
        if facts.is_varying(argument):
            following = lanes.choose(inside, active, following, lanes.vectors[argument])
        yielded.append(following)
    olds = new[1 + len(arguments) :]
    for at, old in zip(left, olds, strict=True):
        following = lanes.vector(inside, terminator(op).operands[at])
        yielded.append(lanes.choose(inside, active, following, old))
    inside.emit(scf.YieldOp(*yielded))
    results = dict(enumerate(loop.results[: len(arguments)]))
    results |= zip(left, loop.results[len(arguments) :], strict=True)
    for at, result in enumerate(op.results):
        lanes.know(result, results[at])


def _place(
    lanes: Lanes,
    b: Builder,
    op: Operation,
    trip: SSAValue,
    longest: SSAValue,
    start: SSAValue,
    end: SSAValue,
) -> SSAValue:
    """Say what the variable of an inner loop is; the lanes that are in the loop.

    ``trip`` counts from zero, by the step of the loop, to the ``longest`` way of a lane.
    """
    counter, facts = variable(op), lanes.facts
    wide = start.type
    at_end = op in facts.aligned_at_end
    token = b.value(arith.SubiOp(trip, longest)) if at_end else trip
    lanes.scalars[facts.tokens[op]] = token
    base = end if at_end else start
    position = b.value(arith.AddiOp(base, lanes.spread(b, token, wide)))
    if facts.is_varying(counter):
        lanes.know(counter, position)
    if at_end:
        return lanes.compare(b, "sge", position, start)
    return lanes.compare(b, "slt", position, end)


# ---------------------------------------------------------------------- other loops


def emit_while(lanes: Lanes, b: Builder, op: Operation, mask: Mask) -> None:
    """``scf.while``: as long as any lane is in it."""
    diverges = lanes.facts.diverges(op)
    lanes.costs.inside(None, diverges, False)
    if diverges:
        lanes.costs.branch()
        _DivergentWhile(lanes, op, mask).emit(b)
    else:
        _uniform_while(lanes, b, op, mask)
    lanes.costs.outside(None, diverges, False)


def _uniform_while(lanes: Lanes, b: Builder, op: Operation, mask: Mask) -> None:
    before, after = (region.block for region in op.regions)
    firsts = zip(op.operands, before.args, strict=True)
    carried = [lanes.carried(b, first, like) for first, like in firsts]
    asking = _enter(lanes, b, before, [value.type for value in carried])
    lanes.block(asking, before, mask)
    condition, *values = last_of(before).operands
    pairs = zip(values, after.args, strict=True)
    forwarded = [lanes.carried(asking, value, like) for value, like in pairs]
    asking.emit(scf.ConditionOp(lanes.scalar(asking, condition), *forwarded))
    types = [value.type for value in forwarded]
    doing = _enter(lanes, b, after, types)
    lanes.block(doing, after, mask)
    pairs = zip(last_of(after).operands, before.args, strict=True)
    doing.emit(scf.YieldOp(*[lanes.carried(doing, value, like) for value, like in pairs]))
    made = b.emit(scf.WhileOp(carried, types, Region(asking.block), Region(doing.block)))
    for result, new in zip(op.results, made.results, strict=True):
        lanes.know(result, new)


def _enter(lanes: Lanes, b: Builder, block: Block, types: Sequence[Attribute]) -> Builder:
    """A new block with arguments of some types, of which the first are those of a block."""
    made = Block(arg_types=types)
    for argument, new in zip(block.args, made.args, strict=False):
        lanes.know(argument, new)
    return lanes.inside(b, made)


class _DivergentWhile:
    """A loop that lanes leave after different trips.

    It carries, behind what the loop carries: the results of lanes that have left it, where these
    would go on changing, and the lanes that are in it.
    """

    def __init__(self, lanes: Lanes, op: Operation, mask: Mask):
        self.lanes = lanes
        self.op = op
        self.mask = mask
        self.before, self.after = (region.block for region in op.regions)
        self.condition = last_of(self.before)
        self.forwarded = self.condition.operands[1:]
        self.frozen = [
            argument for argument in self.before.args if lanes.facts.is_varying(argument)
        ]
        """Arguments that are vectors, and stay as they are for lanes that have left the loop."""
        moving = _moving(lanes, self.before)
        self.kept = [
            at
            for at, (result, value) in enumerate(zip(op.results, self.forwarded, strict=True))
            if lanes.facts.is_varying(result)
            and result.first_use is not None
            and (value in moving or not lanes.facts.is_varying(value))
        ]
        """Results that would go on changing: they depend on what is the same for all lanes."""

    def emit(self, b: Builder) -> None:
        """Put the loop at a place."""
        lanes, op = self.lanes, self.op
        firsts = zip(op.operands, self.before.args, strict=True)
        carried = [lanes.carried(b, first, like) for first, like in firsts]
        carried += [lanes.zeros(b, lanes.wide(op, op.results[at].type)) for at in self.kept]
        carried.append(lanes.splat(b, 1, i1) if self.mask is None else self.mask)
        asking = _enter(lanes, b, self.before, [value.type for value in carried])
        forwarded = self._ask(asking)
        types = [value.type for value in forwarded]
        doing = _enter(lanes, b, self.after, types)
        self._do(doing)
        made = b.emit(scf.WhileOp(carried, types, Region(asking.block), Region(doing.block)))
        kept = made.results[len(op.results) :]
        for at, result in enumerate(op.results):
            if at in self.kept:
                lanes.know(result, kept[self.kept.index(at)])
            elif lanes.facts.is_varying(self.forwarded[at]) or not lanes.facts.is_varying(result):
                lanes.know(result, made.results[at])

    def _ask(self, b: Builder) -> list[SSAValue]:
        """The condition; gives what it hands on: values, kept results, what may be frozen, and
        the lanes that go on.
        """
        lanes, count = self.lanes, len(self.before.args)
        own = b.block.args[count:]
        present = own[-1]
        lanes.block(b, self.before, present)
        more = lanes.both(b, present, lanes.vector(b, self.condition.operands[0]))
        pairs = zip(self.forwarded, self.after.args, strict=True)
        forwarded = [lanes.carried(b, value, like) for value, like in pairs]
        for at, old in zip(self.kept, own[:-1], strict=True):
            new = lanes.vector(b, self.forwarded[at])
            forwarded.append(lanes.choose(b, present, new, old))
        forwarded += [lanes.vectors[argument] for argument in self.frozen]
        forwarded.append(more)
        b.emit(scf.ConditionOp(lanes.reduce(b, "or", more), *forwarded))
        return forwarded

    def _do(self, b: Builder) -> None:
        lanes = self.lanes
        own = b.block.args[len(self.after.args) :]
        kept, olds, present = own[: len(self.kept)], own[len(self.kept) : -1], own[-1]
        lanes.block(b, self.after, present)
        old = dict(zip(self.frozen, olds, strict=True))
        yielded: list[SSAValue] = []
        for argument, value in zip(self.before.args, last_of(self.after).operands, strict=True):
            following = lanes.carried(b, value, argument)
            if argument in old:
                following = lanes.choose(b, present, following, old[argument])
            yielded.append(following)
        b.emit(scf.YieldOp(*yielded, *kept, present))


def _moving(lanes: Lanes, before: Block) -> set[SSAValue]:
    """Values of the first region that change while a lane that has left the loop waits.

    What is computed of frozen values gives the same again; what is the same for all lanes goes on.
    Memory, branches, inner loops and divisions of integers are not done for a lane that waits.
    """
    found: set[SSAValue] = {
        argument for argument in before.args if not lanes.facts.is_varying(argument)
    }
    for op in before.ops:
        waits = op.regions or divides(op) or not effect_of(op).is_nothing
        if waits or any(operand in found for operand in op.operands):
            found.update(op.results)
    return found


HANDLERS: dict[str, Handler] = {
    "scf.if": emit_if,
    "scf.for": emit_for,
    "scf.while": emit_while,
}
