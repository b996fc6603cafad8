"""Functions whose derivative is zero because somebody says so.

A function of values is `autodiff.inactive` then, and the engine makes no derivative of it. One that
writes buffers leaves constants in them: their derivative is cleared where it runs, and what they
held before has no gradient. So says the source of ``inout`` parameters: all of the buffer counts,
whatever part of it is written. Buffers that are only read keep their derivative.
"""

from __future__ import annotations

from functools import cached_property

from ad_opt.dialects.autodiff.autodiff import BACKWARD, FORWARD, INACTIVE
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.passes.analysis.memory.effects import EffectSummaries
from ad_opt.passes.analysis.memory.objects import Arg
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.ops.memory_ops import is_pointer
from xdsl.dialects.builtin import UnitAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from .derivative_wrappers import Wrappers
from .flat_derivatives import add_form
from .signatures import Signature

READ_ONLY = "llvm.readonly"
"""On an argument of a function without a body: the buffer is not written."""


class Written:
    """Buffers that the functions of a module may write, found when asked for."""

    def __init__(self, module: Operation):
        self._module = module

    @cached_property
    def _summaries(self) -> EffectSummaries:
        return AnalysisManager().get(EffectSummaries, self._module)

    def by(self, func: FuncOp) -> list[int]:
        """The parameters with a shadow that may be written; AD0821 if that is not known."""
        slots = Signature.of(func).inputs
        buffers = [at for at, slot in enumerate(slots) if slot.buffer is not None]
        if not buffers:
            return []
        if func.is_declaration:
            return [at for at in buffers if not _is_read_only(func, at)]
        writes = self._summaries.of[func].writes
        if None in writes:
            return buffers
        return [at for at in buffers if Arg(at) in writes]


def _is_read_only(func: FuncOp, at: int) -> bool:
    if func.arg_attrs is not None and READ_ONLY in func.arg_attrs.data[at].data:
        return True
    raise error_at(
        func,
        "AD0821",
        f"the derivative of `@{func.sym_name.data}` is to be zero, but nobody knows whether it "
        f"writes argument {at}",
        help=f"say `{READ_ONLY}` of the argument if it is only read; else give the function a "
        "body or derivatives",
    )


def _require_sizes(func: FuncOp, written: list[int]) -> None:
    """AD0821 where what is written is behind an address: nobody knows how much is to be cleared."""
    for at in written:
        if is_pointer(func.function_type.inputs.data[at]):
            raise error_at(
                func,
                "AD0821",
                f"the derivative of `@{func.sym_name.data}` is to be zero, but nobody knows how "
                f"much memory it writes behind argument {at}, which is an address",
                help="give the function derivatives, or pass the memory as a `memref`",
            )


def make_constant(func: FuncOp, written: list[int], wrappers: Wrappers) -> None:
    """Give ``func`` the derivative zero in the modes in which it has none."""
    attributes = func.attributes
    if not written and FORWARD not in attributes and BACKWARD not in attributes:
        attributes[INACTIVE] = UnitAttr()
        return
    _require_sizes(func, written)
    if FORWARD not in attributes:
        add_form(func, wrappers, FORWARD, lambda writer: writer.zero_forward(written))
    if BACKWARD not in attributes:
        add_form(func, wrappers, BACKWARD, lambda writer: writer.zero_backward(written))
