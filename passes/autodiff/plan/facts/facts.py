"""Facts about a function whose reversal is planned: its analyses, and questions about them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, Protocol

from ad_opt.dialects.autodiff.autodiff import FrameType
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.dependence.elements import Elements
from ad_opt.passes.analysis.flow.activity import Activity
from ad_opt.passes.analysis.flow.masked_operations import Masked
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.emit.emit import flows_by_value
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.ops.memory_ops import is_memref
from ad_opt.passes.rules.registry import Registry
from ad_opt.passes.tangents.tangent import has_tangent
from xdsl.dialects.builtin import MemRefType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue

from .key import Key
from .refused_buffers import check_byte_views


class Functions(Protocol):
    """The rules and the functions of a module, as far as a plan asks about them."""

    rules: Registry
    context: Literal["minimal", "default"]

    def declaration(self, symbol: str, where: Operation) -> FuncOp:
        """The function that ``symbol`` names, with or without a body."""
        ...

    def is_inactive(self, func: FuncOp) -> bool:
        """True if calls of ``func`` carry no derivative."""
        ...

    def is_own(self, func: FuncOp) -> bool:
        """True if the program says itself what a function, or its derivative, does."""
        ...


@dataclass(frozen=True, eq=False)
class Facts:
    """Facts about a function, computed before its reversal is planned."""

    functions: Functions
    key: Key
    primal: FuncOp
    """The function in structured form."""
    activity: Activity
    aliasing: Aliasing
    effects: Effects
    elements: Elements
    masked: frozenset[Operation]
    """Operations whose result may be thrown away: infinite or NaN, it must not count."""
    carrying: frozenset[SSAValue]
    """Values for which a cotangent flows back through SSA."""

    @staticmethod
    def of(functions: Functions, key: Key, primal: FuncOp, analyses: AnalysisManager) -> Facts:
        """The analyses of ``primal`` for the activities of ``key``."""
        active = tuple(word != "const" for word in key.activities)
        activity = Activity(primal, active, key.result_activity, analyses, key.apart, key.globals)
        check_byte_views(primal, activity)
        aliasing = analyses.get(Aliasing, primal)
        return Facts(
            functions,
            key,
            primal,
            activity,
            aliasing,
            analyses.get(Effects, primal),
            Elements(primal, aliasing),
            analyses.get(Masked, primal).operations,
            frozenset(
                x
                for x in values_in(primal)
                if not is_memref(x.type) and activity.is_active(x) and flows_by_value(x.type)
            ),
        )

    def is_active(self, value: SSAValue) -> bool:
        """True if a derivative flows through ``value`` (for a memref: through its contents)."""
        if isinstance(value.type, FrameType) or not self.activity.is_active(value):
            return isinstance(value.type, FrameType)
        # Buffers of integers, also those that other buffers hold, have no shadow.
        return not isinstance(value.type, MemRefType) or has_tangent(value.type, value)

    def has_cotangent(self, value: SSAValue) -> bool:
        """True if a cotangent flows back through SSA for ``value``."""
        return value in self.carrying


def values_in(function: Operation) -> Iterator[SSAValue]:
    """All values of a function."""
    for op in (function, *walk(function)):
        yield from op.results
        for region in op.regions:
            for block in region.blocks:
                yield from block.args
