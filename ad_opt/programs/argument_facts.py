"""Facts about the arguments of a function: written, mixed with others, looked at for addresses.

They are asked of its operation, in what it needs of its program; `Function` remembers them.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects.builtin import AnyFloat, MemRefType
from xdsl.dialects.func import FuncOp

from ad_opt.passes.analysis.flow.activity import Activity
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.analysis.memory.effects import Effects, Target
from ad_opt.passes.analysis.memory.objects import Arg
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager


@dataclass(frozen=True)
class MemoryFacts:
    """Facts that follow from what a function does to memory, and from where addresses go."""

    written: frozenset[int]
    """Arguments whose memory it may write or give away."""
    mixed: frozenset[int]
    """Arguments whose address may be mixed with others."""
    kept: frozenset[int]
    """Arguments whose memory lives on where nobody follows it, or is freed: copies do not serve."""
    freed: frozenset[int]
    """Arguments whose memory it frees, on some way."""
    sees_others: bool
    """True if it reads or writes memory that it is not given."""


def memory_facts(func: FuncOp) -> MemoryFacts:
    """The facts of a function, of which who asks for one asks for others: its program is looked
    through once.
    """
    effects = AnalysisManager().get(Effects, func)
    aliasing, summary = effects.aliasing, effects.summary()
    inputs = func.function_type.inputs
    places = range(len(inputs))
    addresses = [at for at in places if not isinstance(inputs.data[at], AnyFloat)]
    freed = _freed(summary.frees)
    captured = frozenset(at for at in places if aliasing.captured(Arg(at)))
    return MemoryFacts(
        _written(func, summary.writes),
        frozenset(at for at in addresses if not aliasing.is_apart(Arg(at))),
        captured | freed,
        freed,
        not all(isinstance(one, Arg) for one in (*summary.reads, *summary.writes)),
    )


def _written(func: FuncOp, writes: frozenset[Target]) -> frozenset[int]:
    type = func.function_type
    vague = not all(isinstance(one, Arg) for one in writes)
    if vague or any(isinstance(kind, MemRefType) for kind in type.outputs):
        return frozenset(range(len(type.inputs)))
    return frozenset(one.index for one in writes if isinstance(one, Arg))


def _freed(frees: frozenset[Target]) -> frozenset[int]:
    """None where it frees memory that nobody knows, which is hardly that of an argument."""
    found = [one.index for one in frees if isinstance(one, Arg)]
    return frozenset(found if len(found) == len(frees) else ())


def holders_of_addresses(func: FuncOp) -> frozenset[int]:
    """Arguments in whose memory the function looks for addresses."""
    aliasing = AnalysisManager().get(Aliasing, func)
    count = len(func.function_type.inputs)
    return frozenset(at for at in range(count) if aliasing.mask_of(Arg(at)) & aliasing.holders)


def varied_arguments(func: FuncOp, active: frozenset[int]) -> frozenset[int]:
    """Arguments in whose memory, or memory that addresses in it lead to, there may be values that
    depend on the ``active`` arguments.
    """
    type = func.function_type
    count = len(type.inputs)
    activity = Activity(
        func, [at in active for at in range(count)], [True] * len(type.outputs), AnalysisManager()
    )
    return frozenset(
        at
        for at in range(count)
        if activity.varies_in(
            activity.aliasing.mask_of(Arg(at)) | activity.aliasing.reached_object(Arg(at))
        )
    )
