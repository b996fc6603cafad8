"""Show what aliasing and effects analysis find, as attributes: for tests and for the curious."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.infrastructure.analysis_manager import ALL, AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.ops.memory_ops import is_memref
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, StringAttr
from xdsl.ir import Operation

from .aliasing import Aliasing
from .effects import Effects
from .objects import Arg, Global, bits_of


@dataclass(frozen=True)
class PrintAliasingPass(FunctionPass):
    """Says where each memref comes from, and what each operation does to memory.

    ``memory.objects`` names the objects that the first memref result may denote: ``arg0``,
    ``alloc1`` (numbered in program order), ``@global``, ``unknown``. ``memory.reads`` and
    ``memory.writes`` name what an operation touches, with all that it runs. Before, and after:

        %v = memref.load %m[%i] : memref<4xf64>

        %v = memref.load %m[%i] {memory.reads = ["arg0"]} : memref<4xf64>

    Options: none.
    """

    name = "print-aliasing"
    preserves: ClassVar = ALL

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> None:
        if func.name != "func.func":
            return
        effects = analyses.get(Effects, func)
        names = _names(effects.aliasing)
        for op in walk(func):
            masks = effects.of(op)
            found = {"memory.reads": masks.reads, "memory.writes": masks.writes}
            made = next((result for result in op.results if is_memref(result.type)), None)
            if made is not None:
                found["memory.objects"] = effects.aliasing.mask(made)
            for key, mask in found.items():
                if mask:
                    listed = [StringAttr(names[bit]) for bit in bits_of(mask)]
                    op.attributes[key] = ArrayAttr(listed)


def _names(aliasing: Aliasing) -> list[str]:
    """A readable name per object."""
    names: list[str] = []
    allocations = 0
    for found in aliasing.all_objects:
        match found:
            case Arg(index):
                names.append(f"arg{index}")
            case Global(name):
                names.append(f"@{name}")
            case None:
                names.append("unknown")
            case _:
                names.append(f"alloc{allocations}")
                allocations += 1
    return names
