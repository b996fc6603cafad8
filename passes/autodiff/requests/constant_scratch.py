"""``constant-scratch``: scratch that carries no derivative is constant in requests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.autodiff.requests import BwdDiffOp, activity_array, function_of
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.affine.nests import nests_in
from ad_opt.passes.analysis.flow.activity import Activity
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.analysis.memory.objects import Arg
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.infrastructure.instruments.counts import count
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import MemRefType, ModuleOp
from xdsl.dialects.func import FuncOp


@dataclass(frozen=True)
class ConstantScratchPass(AnalysisPass):
    """Let arguments be constant into which a function writes before it reads them, if what it
    writes depends on no argument that has a derivative.

    Before, and after, where ``@f`` fills ``%p`` with numbers that it computes of constants::

        autodiff.bwd_diff @f(%x, %dx, %p, %dp, %dy)
            {activity = [dup, dup], discard_memory = true, fresh_shadows = true} : ...

        autodiff.bwd_diff @f(%x, %dx, %p, %dy)
            {activity = [dup, const], discard_memory = true, fresh_shadows = true} : ...

    Only in requests that leave anything in the memory of arguments, and whose shadows are zero
    when they begin: that of ``%p`` is its gradient, zero, as it is. Options: none.
    """

    name = "constant-scratch"

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        changed = False
        for request in list(walk(module)):
            if (
                isinstance(request, BwdDiffOp)
                and request.flag("discard_memory", False)
                and request.flag("fresh_shadows", False)
                and isinstance(function := function_of(request), FuncOp)
                and not function.is_declaration
            ):
                words = request.activities
                scratch = _scratch(function, [word != "const" for word in words])
                _make_constant(request, scratch)
                count("scratch arguments without derivative", len(scratch))
                changed |= bool(scratch)
        return changed


def _scratch(function: FuncOp, active: Sequence[bool]) -> list[int]:
    """The positions of active memrefs in which there never is anything that depends on others."""
    arguments = function.body.block.args
    buffers = [at for at, one in enumerate(arguments) if isinstance(one.type, MemRefType)]
    if not any(active[at] for at in buffers):
        return []
    from ad_opt.passes.analysis.affine.covered_reads import is_stored_to, reads_only_own_writes

    candidates = [at for at in buffers if active[at] and is_stored_to(arguments[at])]
    if not candidates:
        return []
    analyses = AnalysisManager()
    aliasing, nests = analyses.get(Aliasing, function), nests_in(function)
    found = [at for at in candidates if reads_only_own_writes(nests, arguments[at], aliasing)]
    while found:
        rest = [one and at not in found for at, one in enumerate(active)]
        results = [True] * len(function.function_type.outputs)
        activity = Activity(function, rest, results, analyses, apart=True)
        kept = [at for at in found if not activity.varies_in(aliasing.mask_of(Arg(at)))]
        if kept == found:
            break
        found = kept
    return found


def _make_constant(request: BwdDiffOp, positions: Sequence[int]) -> None:
    """Let arguments of a request be constant, without shadows."""
    if not positions:
        return
    operands, at = [], 0
    for number, word in enumerate(request.activities):
        operands.append(request.operands[at])
        at += 1
        if word.startswith("dup"):
            operands += [request.operands[at]] if number not in positions else []
            at += 1
    request.operands = [*operands, *request.operands[at:]]
    words = ["const" if at in positions else one for at, one in enumerate(request.activities)]
    request.properties["activity"] = activity_array(words)
