"""``sched-order``: the order in which the steps of a kernel run."""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.energies.sched import (
    NODES,
    ConstOp,
    ExtractOp,
    ReduceOp,
    VarDeclOp,
    VarUseOp,
    VLoadOp,
    condition_of,
)
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.support.ir.rewriting import move_to_end
from ad_opt.passes.infrastructure.instruments.counts import count
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation
from xdsl.passes import ModulePass

from .blocks import data_operands, scheduled_blocks, uses_of
from .list_scheduling import Step, Weights, schedule


@dataclass(frozen=True)
class SchedOrderPass(ModulePass):
    """Put the steps of kernels in an order with few changes of the condition and few live values.

    The last step is chosen first. Ready is what all uses stand behind. Of these the step is chosen
    for which the fewest conditions have to be left and entered; of such, the beginning of a sum; of
    such, the one that makes the fewest values live; of such, the one that has been ready longest.

    Before::

        %b = sched.intrinsic #expr.bounds<[0], [1]> : !expr.bool
        %x = sched.load #expr.access<@X, [1], 0> if (%b)
        %y = sched.load #expr.access<@Y, [0], 0>
        %v = sched.vardecl 0.0
        %r = sched.reduce %v, %x if (%b) : !expr.real
        %q = sched.reduce %v, %y : !expr.real

    After::

        %v = sched.vardecl 0.0
        %y = sched.load #expr.access<@Y, [0], 0>
        %q = sched.reduce %v, %y : !expr.real
        %b = sched.intrinsic #expr.bounds<[0], [1]> : !expr.bool
        %x = sched.load #expr.access<@X, [1], 0> if (%b)
        %r = sched.reduce %v, %x if (%b) : !expr.real

    Options: ``cond`` is what it costs to leave and to enter a condition, ``regs`` what a register
    costs, ``lookahead`` is 1 to choose by the registers of the next step, too. With
    ``--statistics`` the changes of the condition and the most values that live at once are told.
    """

    name = "sched-order"
    cond: tuple[int, ...] = (1000, 1)
    regs: int = 1
    lookahead: int = 0

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if len(self.cond) != 2:
            message = "`sched-order` needs two costs: to leave a condition, and to enter one"
            raise DiagnosticError(Diagnostic("AD0004", message, help="write `cond=1000,1`"))
        weights = Weights(*self.cond, self.regs, bool(self.lookahead))
        for block in list(scheduled_blocks(op)):
            _order(block, weights)


def _order(block: Block, weights: Weights) -> None:
    nodes = list(block.ops)
    found = schedule(steps_of(nodes), weights)
    for at in found.order:
        move_to_end(nodes[at], block)
    count("changes of the condition", found.switches)
    count("live values at most", found.live)


def steps_of(nodes: list[Operation]) -> list[Step]:
    """The graph of a block's operations; the last one ends it."""
    number = {op: at for at, op in enumerate(nodes)}
    steps: list[Step] = []
    for op in nodes:
        given = [value.owner for value in data_operands(op)]
        operands = [number[one] for one in given if isinstance(one, Operation) and one in number]
        deciding = [one.owner for one in condition_of(op)]
        after = [number[one] for one in deciding if isinstance(one, Operation) and one in number]
        released, live = _registers(op)
        operands = list(dict.fromkeys(operands))
        first = isinstance(op, VarDeclOp)
        steps.append(Step(operands, after, condition_of(op), released, live, first))
    last = len(nodes) - 1
    # What nobody uses stands in front of the end, too.
    steps[last].after += [
        at for at, op in enumerate(nodes[:-1]) if isinstance(op, NODES) and not any(uses_of(op))
    ]
    return steps


def _registers(op: Operation) -> tuple[int, int]:
    """Registers that are free in front of a step, and those that its value needs."""
    if isinstance(op, VLoadOp):
        return sum(isinstance(user, ExtractOp) for user in uses_of(op)), 0
    if isinstance(op, VarDeclOp):
        return 1, 0
    if isinstance(op, VarUseOp | ExtractOp):
        return 0, 1
    if isinstance(op, ReduceOp | ConstOp) or not isinstance(op, NODES):
        return 0, 0
    return 1, 1
