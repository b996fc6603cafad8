"""One step of a schedule as operations of ``arith``, ``math`` and ``memref``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce

from ad_opt.dialects.energies import sched
from ad_opt.dialects.energies.expr_keys import (
    AccessAttr,
    BoundsAttr,
    EdgeAttr,
    IndexAttr,
    ParamAttr,
    SameAttr,
    SampleAttr,
)
from ad_opt.dialects.support.ir.build import Builder
from xdsl.dialects.builtin import i1
from xdsl.dialects.scf import IfOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from .blocks import Condition, data_operands
from .place import Place

Values = dict[SSAValue, SSAValue]


def covering(condition: Condition) -> list[BoundsAttr]:
    """Boxes that lie in the space wherever the conditions hold."""
    keys = [one.owner.key for one in condition if isinstance(one.owner, sched.IntrinsicOp)]
    return [key for key in keys if isinstance(key, BoundsAttr)]


def is_covered(key: Attribute, condition: Condition) -> bool:
    """True if what a key reads is there wherever the conditions hold."""
    if not isinstance(key, AccessAttr) or not any(key.at):
        return True
    return any(
        len(box.box[0]) == len(key.at) and box.contains(key.at) for box in covering(condition)
    )


class StepEmitter:
    """Writes steps at a place.

    ``inside`` is true where all bounds hold: nothing is tested. ``clamped`` is true where loads run
    whatever the conditions are: outside of the array, the nearest element is loaded.
    """

    def __init__(self, place: Place, *, inside: bool = False, clamped: bool = False) -> None:
        self.place, self.inside, self.clamped = place, inside, clamped
        self.values: Values = {}
        self.sums: Values = {}

    @property
    def b(self) -> Builder:
        """The place where operations go."""
        return self.place.to.b

    def write(self, op: Operation) -> None:
        """Write a step that is no addition."""
        to = self.place.to
        match op:
            case sched.IntrinsicOp() if self.holds(op.result):
                pass
            case sched.ConstOp():
                self.values[op.result] = to.number(op.value.value.data)
            case sched.IntrinsicOp():
                self.values[op.result] = self._intrinsic(op)
            case sched.LoadOp():
                self.values[op.result] = self._load(op.key, tuple(op.condition))
            case sched.ExtractOp():
                self.values[op.result] = self._extract(op)
            case sched.SampleOp():
                assert isinstance(op.key, SampleAttr)
                self.values[op.result] = self.place.sample(op.key, [self.value(x) for x in op.at])
            case sched.ApplyOp():
                args = [self.value(arg) for arg in op.arguments]
                constant = None if op.constant is None else op.constant.value.data
                is_bool = op.result.type == sched.BOOL
                self.values[op.result] = to.apply(op.function.data, constant, args, is_bool=is_bool)
            case sched.VarUseOp():
                self.values[op.result] = self.sum_of(op.variable)
            case sched.VarDeclOp() | sched.VLoadOp():
                pass  # written where it is added to, and where a channel is taken from it
            case _:
                raise AssertionError(op.name)

    def add(self, op: sched.ReduceOp, conditions: Iterable[SSAValue]) -> None:
        """Write an addition that depends on some conditions."""
        to, value = self.place.to, self.place.to.real(self.value(op.value))
        tests = [self.values[one] for one in conditions if not self.holds(one)]
        if tests:
            value = to.select(reduce(to.both, tests), value, to.number(0.0))
        before = self._begun(op.variable)
        self.sums[op.variable] = value if before is None else to.plus(before, value)

    def sum_of(self, variable: SSAValue) -> SSAValue:
        """A sum so far."""
        return self._begun(variable) or self.place.to.number(0.0)

    def _begun(self, variable: SSAValue) -> SSAValue | None:
        """A sum so far; nothing while it is zero."""
        if variable in self.sums:
            return self.sums[variable]
        declared = variable.owner
        assert isinstance(declared, sched.VarDeclOp)
        start = declared.value.value.data
        return self.place.to.number(start) if start else None

    def value(self, value: SSAValue) -> SSAValue:
        """Return what a value of the schedule is in the function."""
        return self.place.to.truth(True) if self.holds(value) else self.values[value]

    def holds(self, condition: SSAValue) -> bool:
        """True if a condition is known to hold here."""
        owner = condition.owner
        return (
            self.inside
            and isinstance(owner, sched.IntrinsicOp)
            and isinstance(owner.key, BoundsAttr)
        )

    def _intrinsic(self, op: sched.IntrinsicOp) -> SSAValue:
        place, to = self.place, self.place.to
        match op.key:
            case BoundsAttr():
                low, high = op.key.box
                return place.is_inside(place.space, low, high)
            case IndexAttr():
                dim = place.space[op.key.dim.data]
                at = self.b.add(place.at[dim], op.key.shift.data)
                return to.converted(self.b.index(at))
            case SameAttr():
                return place.is_same(op.key)
            case ParamAttr():
                return to.converted(place.names.values[op.key.symbol.string_value()])
            case _:
                raise AssertionError(op.key)

    # Loads ------------------------------------------------------------------------------------

    def _extract(self, op: sched.ExtractOp) -> SSAValue:
        load = op.vector.owner
        assert isinstance(load, sched.VLoadOp)
        return self._load(load.key, tuple(load.condition), op.channel.value.data)

    def _load(self, key: Attribute, condition: Condition, channel: int | None = None) -> SSAValue:
        assert isinstance(key, AccessAttr | EdgeAttr)
        place, name = self.place, key.array.string_value()
        channel = key.channel.data if channel is None else channel
        at = place.coordinates(key)
        if self.inside or isinstance(key, EdgeAttr) or not any(key.at):
            return place.load(name, channel, at)
        if self.clamped:
            value = place.load(name, channel, place.nearest(name, at))
            if is_covered(key, condition):
                return value
            return place.to.select(self._is_there(key), value, place.to.number(0.0))
        if is_covered(key, condition):
            return place.load(name, channel, at)
        return self._guarded(key, lambda there: there.load(name, channel, there.coordinates(key)))

    def _is_there(self, key: AccessAttr) -> SSAValue:
        dims = self.place.names.array(key.array.string_value()).dims
        return self.place.is_inside(dims, key.at, key.at)

    def _guarded(self, key: AccessAttr, load: Callable[[Place], SSAValue]) -> SSAValue:
        """An element, or zero where there is none."""
        test = self._is_there(key)
        then, other = Block(), Block()
        inner = self.b.inside(then)
        inner.emit(YieldOp(load(self.place.moved_to(inner))))
        outer = self.place.moved_to(self.b.inside(other))
        outer.to.b.emit(YieldOp(outer.to.number(0.0)))
        types = [self.place.to.type]
        return self.b.value(IfOp(test, types, Region(then), Region(other)))


def write_straight(steps: StepEmitter, nodes: Iterable[Operation]) -> None:
    """Write steps one behind the other; additions select what they add."""
    for op in nodes:
        if isinstance(op, sched.ReduceOp):
            steps.add(op, op.condition)
        else:
            steps.write(op)


class Nest:
    """Writes steps as a nest of ``scf.if`` that changes where conditions do."""

    def __init__(self, steps: StepEmitter, nodes: list[Operation]) -> None:
        self.steps, self.nodes = steps, nodes
        self.conditions = [sched.condition_of(op) for op in nodes]
        self.last = {value: at for at, op in enumerate(nodes) for value in data_operands(op)}
        self.last |= {value: at for at, given in enumerate(self.conditions) for value in given}
        end = nodes[-1].next_op if nodes else None
        self.last |= {value: len(nodes) for value in (() if end is None else end.operands)}

    def run(self) -> None:
        """Write all steps."""
        self._between(0, len(self.nodes), 0)

    def _between(self, at: int, end: int, depth: int) -> None:
        while at < end:
            condition = self.conditions[at]
            if len(condition) == depth:
                op = self.nodes[at]
                if isinstance(op, sched.ReduceOp):
                    self.steps.add(op, ())
                else:
                    self.steps.write(op)
                at += 1
                continue
            stop = at
            while stop < end and self.conditions[stop][depth : depth + 1] == (condition[depth],):
                stop += 1
            self._if(at, stop, depth, condition[depth])
            at = stop

    def _if(self, at: int, stop: int, depth: int, condition: SSAValue) -> None:
        steps, nodes = self.steps, self.nodes[at:stop]
        test = steps.values[condition]
        made = [
            op.results[0]
            for op in nodes
            if not isinstance(op, sched.ReduceOp | sched.VarDeclOp | sched.VLoadOp)
            and self.last.get(op.results[0], -1) >= stop
        ]
        changed = [
            one
            for one in dict.fromkeys(op.variable for op in nodes if isinstance(op, sched.ReduceOp))
            if self.last[one] >= stop
        ]
        outer, before = steps.place, dict(steps.sums)
        then, other = Block(), Block()
        steps.place = outer.moved_to(outer.to.b.inside(then))
        self._between(at, stop, depth + 1)
        given = [*(steps.values[one] for one in made), *(steps.sum_of(one) for one in changed)]
        steps.b.emit(YieldOp(*given))
        steps.sums = before
        types = [one.type for one in given]
        steps.place = outer.moved_to(outer.to.b.inside(other))
        self._otherwise(types[: len(made)], changed)
        steps.place = outer
        op = steps.b.emit(IfOp(test, types, Region(then), Region(other)))
        steps.values |= zip(made, op.results, strict=False)
        steps.sums |= zip(changed, op.results[len(made) :], strict=True)

    def _otherwise(self, types: list[Attribute], unchanged: list[SSAValue]) -> None:
        """Yield anything for values that nobody reads then, and sums as they are."""
        to = self.steps.place.to
        given = [to.truth(False) if type_ == i1 else to.number(0.0) for type_ in types]
        to.b.emit(YieldOp(*given, *(self.steps.sum_of(one) for one in unchanged)))
