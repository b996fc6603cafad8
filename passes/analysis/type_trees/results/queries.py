"""Type trees of modules: inferred once for each choice of options."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from ad_opt.passes.analysis.type_trees.fixpoint.options import TypeTreeOptions
from ad_opt.passes.analysis.type_trees.inference.inference import infer
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from .results import TypeTrees


def type_trees_of(module: ModuleOp, options: TypeTreeOptions | None = None) -> TypeTrees:
    """The type trees of all functions of a module."""
    return TypeTrees(infer(module, options or TypeTreeOptions()))


def type_trees_in(
    module: ModuleOp, analyses: AnalysisManager, options: TypeTreeOptions
) -> TypeTrees:
    """The same, from the cache of analyses where it still holds."""
    return analyses.get(_analysis(options), module)


@cache
def _analysis(options: TypeTreeOptions) -> type[TypeTrees]:
    """The analysis that infers with some options."""

    def compute(cls: type[TypeTrees], op: Operation, analyses: AnalysisManager) -> TypeTrees:
        return cls(infer(cast(ModuleOp, op), options))

    members: dict[str, Any] = {"compute": classmethod(compute), "__doc__": TypeTrees.__doc__}
    return type("TypeTrees", (TypeTrees,), members)
