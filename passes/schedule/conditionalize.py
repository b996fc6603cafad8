"""``sched-conditionalize``: where the value of a step is needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from ad_opt.dialects.energies.sched import NODES, ReduceOp, condition_of
from ad_opt.dialects.support.ir.queries import each_once
from ad_opt.dialects.support.ir.rewriting import move
from ad_opt.passes.infrastructure.instruments.counts import count
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.passes import ModulePass

from .blocks import Condition, data_operands, ordered, positions, scheduled_blocks, set_condition
from .list_scheduling import common


@dataclass(frozen=True)
class SchedConditionalizePass(ModulePass):
    """Give each step the conditions under which somebody needs its value.

    What the kernel yields is always needed, and so is what decides: whatever is a condition, and
    what it is computed from. An addition has the factors of its term that are booleans
    (`sched-build`), and those of the sum. Everything else needs what all of its uses have. Lists
    are ordered: bounds and parameters first, then as the conditions stand in the kernel.

    Before::

        %b = sched.intrinsic #expr.bounds<[0], [1]> : !expr.bool
        %x = sched.load #expr.access<@X, [1], 0>
        %v = sched.vardecl 0.0
        %r = sched.reduce %v, %x if (%b) : !expr.real

    After::

        %b = sched.intrinsic #expr.bounds<[0], [1]> : !expr.bool
        %x = sched.load #expr.access<@X, [1], 0> if (%b)
        %v = sched.vardecl 0.0
        %r = sched.reduce %v, %x if (%b) : !expr.real

    Options: ``join`` says what several uses have in common: ``intersect``, the conditions that are
    in all of their lists, or ``prefix``, what the lists begin with.
    """

    name = "sched-conditionalize"
    join: Literal["intersect", "prefix"] = "intersect"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for block in list(scheduled_blocks(op)):
            _conditionalize(block, _prefix if self.join == "prefix" else _intersection)


Join = Callable[[Condition, Condition], Condition]


def _intersection(left: Condition, right: Condition) -> Condition:
    kept = set(right)
    return tuple(one for one in left if one in kept)


def _prefix(left: Condition, right: Condition) -> Condition:
    return left[: common(left, right)]


def _conditionalize(block: Block, join: Join) -> None:
    where = positions(block)
    nodes = [op for op in block.ops if isinstance(op, NODES)]
    needed: dict[Operation, Condition] = {}
    always = _deciding(nodes)

    def use(value: SSAValue, condition: Condition) -> None:
        owner = value.owner
        if isinstance(owner, NODES):
            before = needed.get(owner)
            needed[owner] = condition if before is None else join(before, condition)

    for op in reversed(list(block.ops)):
        if not isinstance(op, NODES):
            for value in op.operands:
                use(value, ())
            continue
        own = () if op in always else needed.get(op, ())
        if isinstance(op, ReduceOp):
            own = ordered({*own, *op.condition}, where)
        set_condition(op, own)
        for value in data_operands(op):
            use(value, () if op in always else own)
    # What decides stands in front of all that waits for it.
    _move_to_front(block, always)
    count("steps with conditions", sum(bool(condition_of(op)) for op in nodes))


def _move_to_front(block: Block, chosen: set[Operation]) -> None:
    first = [op for op in block.ops if op in chosen]
    start = next((op for op in block.ops if op not in chosen), None)
    for op in first:
        if start is not None:
            move(op, start)


def _deciding(nodes: Sequence[Operation]) -> set[Operation]:
    """StepEmitter that conditions are computed by."""
    pending = [one.owner for op in nodes for one in condition_of(op)]
    found: set[Operation] = set()
    for op in each_once(pending):
        if isinstance(op, NODES):
            found.add(op)
            pending += [value.owner for value in op.operands]
    return found
