"""Say which bytes are floats, addresses and integers: type trees of LLVM IR, as attributes."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import ClassVar, Literal

from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from ..analysis.type_trees import TypeTreeOptions, type_trees_of
from ..analysis.type_trees.printing import text_of
from ..analysis_manager import ALL, AnalysisManager
from ..function_pass import AnalysisPass


@dataclass(frozen=True)
class InferTypeTreesPass(AnalysisPass):
    """Infers type trees."""

    name = "infer-type-trees"
    preserves: ClassVar = ALL

    aliasing: Literal["strict", "none"] = "strict"
    budget: int = 16
    show: bool = False

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> None:
        trees = type_trees_of(module, TypeTreeOptions(self.aliasing, self.budget))
        if self.show:
            print(text_of(trees), end="", file=sys.stderr)
