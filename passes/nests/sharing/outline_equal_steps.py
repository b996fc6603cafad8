"""``outline-equal-steps``: runs of loop nests that a routine repeats are one function.

A recurrence that a loop of Python unrolls, and a stack of equal layers, are the same loop nests
again and again, on other arrays. Written once, they go through all that follows once. It has to
know the steps as they were written, so it stands in front of what moves loops; what no pass sees
behind a call is the price: arrays that two steps share are memory.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from math import prod

from ad_opt.dialects.support.ir.queries import children, walk
from ad_opt.dialects.support.ir.rewriting import append, erase
from ad_opt.dialects.support.ir.symbols import name_of, take_name
from ad_opt.dialects.tensors.assign import NodeOp
from ad_opt.passes.analysis.affine.nests import loops_of
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.infrastructure.instruments.remarks import remark
from ad_opt.passes.ops.catalogue import effect_of, is_for
from ad_opt.passes.ops.costs import cost_of
from ad_opt.passes.ops.memory_ops import is_memref
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue

from .alpha_equivalence import AttributeNumbers, sequence_key
from .outlining import (
    call_of,
    function_of,
    is_apart,
    key_from_outside,
    plain_functions,
    taken_names,
)
from .repeats import Repeat, tandem_repeats

WORK_FOR_CELLS = 16
"""Additions for each cell of the nodes that a step shares with others. These are in memory then,
where some would have been computed where they are read: a load and a store. A guess."""


@dataclass(frozen=True)
class OutlineEqualStepsPass(AnalysisPass):
    """Write runs of loop nests that a function repeats on other buffers once, as a function.

    Before, and after, with two nests a step::

        affine.for ... {A: %x to %s}                 func.call @f_step(%x, %y)
        affine.for ... {B: %s to %y}                 func.call @f_step(%y, %z)
        affine.for ... {A: %y to %t}                 func.call @f_step(%z, %w)
        affine.for ... {B: %t to %z}
        affine.for ... {A: %z to %u}                 func.func private @f_step(%0, %1) {
        affine.for ... {B: %u to %w}                   %s = assign.node "s"
                                                       affine.for ... {A: %0 to %s}
                                                       affine.for ... {B: %s to %1}
                                                       func.return
                                                     }

    Steps are equal but for the names of values, have no results, and stand one behind the other;
    nodes that one step alone uses move into the function, other buffers are its parameters. Only
    buffers that share no memory: nodes, allocations, arguments that are ``llvm.noalias``. Where
    steps begin is chosen so that few nodes are used by two of them. With ``--statistics`` the steps
    that became calls are counted, with ``--remarks=nests`` each is named.

    Options: ``least`` (3) is the number of steps that are worth a function, ``work`` (20000) the
    number of additions that take as long as a run of one: calls are seen in smaller ones. A step
    of which each shared cell costs little stays, too: what runs over it once would be memory.
    """

    name = "outline-equal-steps"
    least: int = 3
    work: int = 20000

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        taken = taken_names(module)
        total = 0
        attributes = AttributeNumbers()
        for function in plain_functions(module):
            for group in _groups(_nests(function, attributes), self.least, self.work):
                name = take_name(f"{name_of(function)}_step", taken)
                group.outline(name, module)
                total += len(group.steps)
        count("steps that are calls of a function", total)
        return total > 0


@dataclass(eq=False)
class _Nest:
    """A loop nest of a function's body, or another operation (with ``key`` ``None``)."""

    op: Operation
    key: Hashable = None
    outside: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])
    """Values from outside in the order in which they are met."""

    def number(self, value: SSAValue) -> Hashable:
        """The key of a value from outside; constants are what they are."""
        return key_from_outside(value, self.outside)


@dataclass(eq=False)
class _Step:
    """Nests one behind the other, and the values from outside that they use, as they are met."""

    nests: Sequence[_Nest]
    first: int
    """The position of the first one."""

    def __post_init__(self) -> None:
        self.outside: dict[SSAValue, int] = {}
        for nest in self.nests:
            for value in nest.outside:
                self.outside.setdefault(value, len(self.outside))

    def key(self) -> Hashable:
        """Equal for steps that do the same with other values."""
        number = self.outside
        return tuple(
            (nest.key, tuple([number[value] for value in nest.outside])) for nest in self.nests
        )

    def local(self) -> list[bool]:
        """For each value from outside whether it is a node that this step alone uses."""
        inside = {op for nest in self.nests for op in (nest.op, *walk(nest.op))}
        return [
            isinstance(value.owner, NodeOp) and all(use.operation in inside for use in value.uses)
            for value in self.outside
        ]


class _Group:
    """Steps that do the same, in the order in which they run."""

    def __init__(self, steps: Sequence[_Step]):
        self.steps = steps
        local = [step.local() for step in steps]
        self._own = [all(flags) for flags in zip(*local, strict=True)]
        """For each value from outside whether it is scratch of the step, in all of them."""

    def pays(self, work: int) -> bool:
        """True if a run takes so much work, and more than to hand on nodes in memory."""
        owners = [one.owner for one in self._given(self.steps[0])]
        cells = sum(prod(one.result.type.get_shape()) for one in owners if isinstance(one, NodeOp))
        done = sum(_work(nest.op) for nest in self.steps[0].nests)
        return done >= max(work, WORK_FOR_CELLS * cells)

    def outline(self, name: str, module: ModuleOp) -> None:
        """Put calls in the places of the steps, and their function behind all others."""
        for step in self.steps:
            last = step.nests[-1].op
            remark("nests", last, f"this step is a call of `@{name}`")
            call_of(name, self._given(step), last)
        first, *others = self.steps
        ops = [nest.op for nest in first.nests]
        made = function_of(name, ops, self._given(first), self._scratch(first))
        append(made, module.body.block)
        for step in others:
            for nest in step.nests:
                erase(nest.op)
        for step in self.steps:
            for value in self._scratch(step):
                assert isinstance(value.owner, Operation)
                erase(value.owner)

    def _given(self, step: _Step) -> list[SSAValue]:
        return [one for one, own in zip(step.outside, self._own, strict=True) if not own]

    def _scratch(self, step: _Step) -> list[SSAValue]:
        return [one for one, own in zip(step.outside, self._own, strict=True) if own]


def _nests(function: Operation, attributes: AttributeNumbers) -> list[_Nest]:
    """The operations of a function's body in order, without constants and nodes."""
    block = function.regions[0].blocks[0]
    found: list[_Nest] = []
    for op in block.ops:
        if op.name == "arith.constant" or _is_plain_node(op):
            continue
        nest = _Nest(op)
        if is_for(op) and not op.results:
            key = sequence_key(op, nest.number, attributes)
            if all(map(_is_usual, nest.outside)):
                nest.key = key
        found.append(nest)
    return found


def _is_plain_node(op: Operation) -> bool:
    return isinstance(op, NodeOp) and op.padding is None and op.placement is None


def _is_usual(value: SSAValue) -> bool:
    """True for a buffer of its own, of which nothing is asked for."""
    owner = value.owner
    is_node = isinstance(owner, NodeOp)
    return is_memref(value.type) and is_apart(value) and (not is_node or _is_plain_node(owner))


def _groups(nests: Sequence[_Nest], least: int, work: int) -> list[_Group]:
    """Equal steps, ``least`` of them at least, that take so much ``work`` that calls are little."""
    keys = [id(one) if one.key is None else one.key for one in nests]
    numbers: dict[Hashable, int] = {}
    short = [numbers.setdefault(key, len(numbers)) for key in keys]
    found = list(tandem_repeats(short, least))
    crossing = _crossing(nests)
    groups: list[_Group] = []
    free = [one.key is not None for one in nests]
    for repeat in sorted(found, key=lambda one: one.period - one.length):
        if not all(free[repeat.start : repeat.start + repeat.length]):
            continue
        steps = list(_steps(nests, repeat, crossing))
        key, times = Counter(step.key() for step in steps).most_common(1)[0]
        group = _Group([step for step in steps if step.key() == key])
        if times >= least and group.pays(work):
            groups.append(group)
            free[repeat.start : repeat.start + repeat.length] = [False] * repeat.length
    return groups


def _crossing(nests: Sequence[_Nest]) -> list[int]:
    """For each position the number of nodes that are used before it, and from it on."""
    spans: dict[SSAValue, tuple[int, int]] = {}
    for at, nest in enumerate(nests):
        for value in nest.outside or _used_in(nest.op):
            if isinstance(value.owner, NodeOp):
                spans[value] = spans.get(value, (at, at))[0], at
    changes = [0] * (len(nests) + 2)
    for first, last in spans.values():
        changes[first + 1] += 1
        changes[last + 1] -= 1
    return list(accumulate(changes))


def _used_in(op: Operation) -> Iterator[SSAValue]:
    for one in (op, *walk(op)):
        yield from one.operands


def _steps(nests: Sequence[_Nest], repeat: Repeat, crossing: Sequence[int]) -> Iterator[_Step]:
    """Cut a part into as many periods as fit, at the same place of each: where few nodes cross."""

    def cuts(offset: int) -> range:
        count = (repeat.length - offset) // repeat.period
        first = repeat.start + offset
        return range(first, first + count * repeat.period + 1, repeat.period)

    def cost(offset: int) -> float:
        inner = cuts(offset)[1:-1] or cuts(offset)
        return sum(crossing[at] for at in inner) / len(inner)

    offset = min(range(repeat.length % repeat.period + 1), key=cost)
    for at in cuts(offset)[:-1]:
        yield _Step(nests[at : at + repeat.period], at)


def _work(nest: Operation) -> int:
    """The cost of a run in additions, at least: loops of unknown length count once."""
    total, pending = 0, [(nest, 1)]
    while pending:
        op, times = pending.pop()
        if op.regions:
            times *= prod(loop.trips or 1 for loop in loops_of(op))
            pending += [(one, times) for one in children(op)]
        elif op.results and effect_of(op).is_silent and not op.name.startswith("affine."):
            total += times * cost_of(op)
    return total
