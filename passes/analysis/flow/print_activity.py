"""Show what activity analysis finds, as attributes: for tests and for the curious."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ad_opt.dialects.support.ir.queries import attribute_of, walk
from ad_opt.passes.infrastructure.analysis_manager import ALL, AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass, functions_in
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, FunctionType, IntegerAttr, ModuleOp
from xdsl.ir import Attribute, Operation

from .activity import Activity


@dataclass(frozen=True)
class PrintActivityPass(AnalysisPass):
    """Puts ``autodiff.active`` on every operation at which a derivative has something to do.

    Its value says which results are active. Operations without it are constant. Before, and after
    ``print-activity{arguments=0}``:

        %z = arith.mulf %x, %y : f64
        %w = arith.mulf %y, %y : f64

        %z = arith.mulf %x, %y {autodiff.active = [true]} : f64
        %w = arith.mulf %y, %y : f64

    Options: ``function`` (default: all), ``arguments`` and ``results``, the numbers of those that
    are active (default: all; integers never are).
    """

    name = "print-activity"
    preserves: ClassVar = ALL

    function: str | None = None
    arguments: tuple[int, ...] | None = None
    results: tuple[int, ...] | None = None

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> None:
        for func in functions_in(module):
            name, type = attribute_of(func, "sym_name"), attribute_of(func, "function_type")
            wanted = self.function is None or getattr(name, "data", None) == self.function
            if func.name == "func.func" and wanted and isinstance(type, FunctionType):
                arguments = _chosen(self.arguments, type.inputs.data)
                results = _chosen(self.results, type.outputs.data)
                annotate(func, Activity(func, arguments, results, analyses))


def _chosen(numbers: tuple[int, ...] | None, types: Sequence[Attribute]) -> list[bool]:
    return [numbers is None or at in numbers for at in range(len(types))]


def annotate(func: Operation, activity: Activity) -> None:
    """Put the attributes on the operations of ``func``."""
    for op in walk(func):
        if not activity.is_constant_op(op):
            flags = [IntegerAttr.from_bool(activity.is_active(result)) for result in op.results]
            op.attributes["autodiff.active"] = ArrayAttr(flags)
