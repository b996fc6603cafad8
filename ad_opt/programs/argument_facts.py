"""Facts about the arguments of a function: written, mixed with others, looked at for addresses.

They are asked of its operation, in what it needs of its program; `Function` remembers them.
"""

from __future__ import annotations

from xdsl.dialects.builtin import MemRefType
from xdsl.dialects.func import FuncOp

from ad_opt.passes.analysis.flow.activity import Activity
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.analysis.memory.objects import Arg
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager


def written_arguments(func: FuncOp) -> frozenset[int]:
    """Arguments whose memory the function may write or give away."""
    type, summary = func.function_type, Effects.compute(func, AnalysisManager()).summary()
    vague = not all(isinstance(one, Arg) for one in summary.writes)
    if vague or any(isinstance(kind, MemRefType) for kind in type.outputs):
        return frozenset(range(len(type.inputs)))
    return frozenset(one.index for one in summary.writes if isinstance(one, Arg))


def mixed_arguments(func: FuncOp) -> frozenset[int]:
    """Arguments whose address may be mixed with others."""
    aliasing = AnalysisManager().get(Aliasing, func)
    count = len(func.function_type.inputs)
    return frozenset(at for at in range(count) if not aliasing.is_apart(Arg(at)))


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


def kept_arguments(func: FuncOp) -> frozenset[int]:
    """Arguments whose memory lives on where nobody follows it."""
    aliasing = AnalysisManager().get(Aliasing, func)
    count = len(func.function_type.inputs)
    return frozenset(at for at in range(count) if aliasing.captured(Arg(at)))


def sees_other_memory(func: FuncOp) -> bool:
    """True if the function reads or writes memory that it is not given."""
    summary = Effects.compute(func, AnalysisManager()).summary()
    return not all(isinstance(one, Arg) for one in (*summary.reads, *summary.writes))
