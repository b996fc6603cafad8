"""Passes that say more than xDSL's `ModulePass`: those that use analyses, those about a function.

Both are ordinary module passes too, so they run unchanged in plain ``xdsl-opt``; there analyses are
cached for the one pass only.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterator, Set
from dataclasses import dataclass
from typing import ClassVar

from ad_opt.dialects.support.ir.symbols import name_of
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from .analysis_manager import Analysis, AnalysisManager

FUNCTION_OPS = frozenset({"func.func", "llvm.func"})
"""Names of the operations that function passes run on; no fact: passes are below the catalogue."""


@dataclass(frozen=True)
class AnalysisPass(ModulePass):
    """A module pass that uses cached analyses and says which of them it preserves."""

    preserves: ClassVar[Collection[type[Analysis]]] = ()
    """Analyses that still hold after the pass; `ALL` for a pass that changes nothing."""
    brings: ClassVar[Set[str] | None] = None
    """Words that may be in a program only afterwards, if these are few: see `Vocabulary`."""

    @abstractmethod
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool | None:
        """Rewrite ``module`` in place; false if nothing was changed, so that all analyses hold."""

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        self.apply_with(ctx, op, AnalysisManager())


@dataclass(frozen=True)
class FunctionPass(AnalysisPass):
    """A pass that looks at one function at a time and changes nothing outside it.

    In a pipeline it may stand at module level or in ``func.func(...)``: the effect is the same.
    """

    @abstractmethod
    def apply_function(
        self, ctx: Context, func: Operation, analyses: AnalysisManager
    ) -> bool | None:
        """Rewrite the body of one function in place; false if nothing was changed."""

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool | None:
        functions = list(functions_in(module))
        changed = [self.apply_function(ctx, func, analyses) for func in functions]
        return any(one is not False for one in changed)

    @classmethod
    def is_by_function(cls) -> bool:
        """True if on a module it does what it does on its functions, one after the other."""
        return cls.apply_with is FunctionPass.apply_with


def functions_in(op: Operation) -> Iterator[Operation]:
    """Functions with a body in ``op``, also in modules nested in it, in order."""
    pending = [op]
    while pending:
        current = pending.pop()
        if current.name in FUNCTION_OPS:
            if any(region.first_block is not None for region in current.regions):
                yield current
        elif current.name == "builtin.module":
            children = [child for region in current.regions for child in _ops_of(region)]
            pending.extend(reversed(children))


def name_of_target(op: Operation) -> str:
    """``@f`` for a function, ``the module`` for what has no name."""
    name = name_of(op)
    return "the module" if name is None else f"@{name}"


def _ops_of(region: object) -> Iterator[Operation]:
    from xdsl.ir import Region

    assert isinstance(region, Region)
    for block in region.blocks:
        yield from block.ops
