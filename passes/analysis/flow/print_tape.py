"""Show how much each function remembers for the way back, as attributes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ad_opt.passes.infrastructure.analysis_manager import ALL, AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import DictionaryAttr, IntegerAttr, StringAttr, i64
from xdsl.ir import Operation

from .tape_size import saved_in


@dataclass(frozen=True)
class PrintTapePass(FunctionPass):
    """Puts ``autodiff.tape`` on every function that saves something, and what each save takes.

        autodiff.save %t, %f[%i] of %c3 {slot = 0 : i64} : f32, !autodiff.frame<f32>

    becomes

        autodiff.save %t, %f[%i] of %c3 {autodiff.bytes = "4 x 3", slot = 0 : i64} : ...

    and its function gets ``autodiff.tape = {bytes = 12, handles = 0, unknown = 0}``: the bytes of
    the program's values, those of handles of frames, and how many saves are repeated as often as
    only the running program knows (``"4 x ?"``). Slots of one frame count once.

    No options.
    """

    name = "print-tape"
    preserves: ClassVar = ALL

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> None:
        total = {"bytes": 0, "handles": 0, "unknown": 0}
        found = list(saved_in(func))
        for one in found:
            times = "?" if one.records is None else str(one.records)
            one.op.attributes["autodiff.bytes"] = StringAttr(f"{one.bytes} x {times}")
            if one.records is None:
                total["unknown"] += 1
            else:
                total["handles" if one.is_handle else "bytes"] += one.bytes * one.records
        if found:
            func.attributes["autodiff.tape"] = DictionaryAttr(
                {name: IntegerAttr(number, i64) for name, number in total.items()}
            )
