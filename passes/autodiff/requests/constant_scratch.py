"""``constant-scratch``: scratch that carries no derivative is constant in requests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.autodiff.requests import BwdDiffOp, activity_array, function_of
from ad_opt.dialects.support.ir.build import Builder, counted_loop
from ad_opt.dialects.support.ir.queries import each_once, is_unsigned, walk
from ad_opt.passes.analysis.affine.nests import nests_in
from ad_opt.passes.analysis.flow.activity import Activity
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.analysis.memory.objects import Arg
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.ops.catalogue import effect_of, is_function
from ad_opt.passes.ops.memory_ops import is_memref
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block, BlockArgument, Operation, Region, SSAValue


@dataclass(frozen=True)
class ConstantScratchPass(AnalysisPass):
    """Let arguments be constant into which a function writes before it reads them, if what it
    writes depends on no argument that has a derivative.

    Before, and after, where ``@f`` fills ``%p`` with numbers that it computes of constants::

        autodiff.bwd_diff @f(%x, %dx, %p, %dp, %dy)
            {activity = [dup, dup], discard_memory = true} : ...

        autodiff.bwd_diff @f(%x, %dx, %p, %dy)
            {activity = [dup, const], discard_memory = true} : ...
        scf.for ... { memref.store %zero, %dp[...] }

    Only in requests that leave anything in the memory of arguments. What a shadow holds belongs to
    what is left in ``%p`` at the end. Of that, what was written has no derivative, so the shadow is
    zero there afterwards, and what was not written is what was given. So the loops around the
    stores to ``%p`` run once more, for their subscripts alone, and write zeros to the shadow; a
    loop whose variable none of these needs runs once. Shadows that are zero when they begin
    (``fresh_shadows``) stay as they are. Where subscripts, bounds or conditions around such a store
    are read from memory or carried by loops, ``%p`` keeps its shadow. Options: none.
    """

    name = "constant-scratch"

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        changed = False
        for request in list(walk(module)):
            if (
                isinstance(request, BwdDiffOp)
                and request.flag("discard_memory", False)
                and isinstance(function := function_of(request), FuncOp)
                and not function.is_declaration
            ):
                words = request.activities
                scratch = _scratch(function, [word != "const" for word in words])
                if not request.flag("fresh_shadows", False):
                    scratch = _write_zeros(request, function, scratch)
                _make_constant(request, scratch)
                count("scratch arguments without derivative", len(scratch))
                changed |= bool(scratch)
        return changed


def _scratch(function: FuncOp, active: Sequence[bool]) -> list[int]:
    """The positions of active buffers in which there never is anything that depends on others."""
    arguments = function.body.block.args
    buffers = [at for at, one in enumerate(arguments) if is_memref(one.type)]
    if not any(active[at] for at in buffers):
        return []
    from ad_opt.passes.analysis.dependence.covered_reads import is_stored_to, reads_only_own_writes

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


def _write_zeros(request: BwdDiffOp, function: FuncOp, positions: Sequence[int]) -> list[int]:
    """Write zeros behind a request to shadows of what the function writes; give the positions of
    the arguments of which that is possible.
    """
    from ad_opt.passes.analysis.dependence.covered_reads import seen_as

    done: list[int] = []
    block, behind = request.parent, request.next_op
    assert block is not None
    arguments = function.body.block.args
    for position in positions:
        view = seen_as(arguments[position])
        stores = [use.operation for use in view.uses if isinstance(use.operation, memref.StoreOp)]
        needed = _needed(stores)
        if needed is None:
            continue
        given: dict[SSAValue, SSAValue] = {}
        at = 0
        for number, word in enumerate(request.activities):
            has_shadow = word.startswith("dup")
            written = number == position and has_shadow
            given[arguments[number]] = request.operands[at + 1 if written else at]
            at += 2 if has_shadow else 1
        if given[arguments[position]].type != arguments[position].type:
            continue  # sums of narrow floats are wider
        _copy(function.body.block, Builder(block, behind, request.location), given, needed)
        done.append(position)
    return done


def _needed(stores: Sequence[Operation]) -> set[Operation] | None:
    """Some stores, and all operations that say where they are and that they run; none where these
    need what is in memory, or what loops carry.
    """
    found: set[Operation] = set()
    pending: list[Operation] = [*stores]
    for op in each_once(pending):
        found.add(op)
        wanted = [*op.operands]
        if isinstance(op, memref.StoreOp):
            wanted = [op.memref, *op.indices]
        elif isinstance(op, scf.ForOp):
            wanted = [op.lb, op.ub, op.step]
        elif isinstance(op, scf.IfOp):
            wanted = [op.cond]
        elif op.regions or not effect_of(op).is_silent:
            return None
        around = op.parent_op()
        if around is not None and not is_function(around):
            pending.append(around)
        for value in wanted:
            owner = value.owner
            if isinstance(owner, Operation):
                if owner.regions:
                    return None
                pending.append(owner)
            elif not _is_counter_or_argument(value):
                return None
    return found


def _is_counter_or_argument(value: SSAValue) -> bool:
    """True for a variable of a loop, and for an argument of a function."""
    assert isinstance(value, BlockArgument)
    around = value.owner.parent_op()
    return around is not None and (
        is_function(around) or (isinstance(around, scf.ForOp) and value.index == 0)
    )


def _copy(source: Block, b: Builder, known: dict[SSAValue, SSAValue], only: set[Operation]) -> None:
    """Copy those operations of a block, storing zeros."""
    for op in source.ops:
        if op not in only:
            continue
        if isinstance(op, memref.StoreOp):
            indices = [known[one] for one in op.indices]
            zero = b.zero(op.value.type)
            b.emit(memref.StoreOp.get(zero, known[op.memref], indices))
        elif isinstance(op, scf.ForOp):
            lower, upper, step = (known[one] for one in (op.lb, op.ub, op.step))
            counter = op.body.block.args[0]
            if not any(use.operation in only for use in counter.uses):
                upper = _once(b, lower, upper, step, is_unsigned(op))
            body = Block(arg_types=[counter.type])
            known[counter] = body.args[0]
            loop = b.emit(counted_loop(lower, upper, step, (), body))
            if is_unsigned(op):
                loop.properties["unsignedCmp"] = op.properties["unsignedCmp"]
            inner = b.inside(body)
            _copy(op.body.block, inner, known, only)
            inner.emit(scf.YieldOp())
        elif isinstance(op, scf.IfOp):
            regions: list[Region] = []
            for region in op.regions:
                blocks = [Block()] if region.blocks else []
                regions.append(Region(blocks))
                if blocks:
                    inner = b.inside(blocks[0])
                    _copy(region.block, inner, known, only)
                    inner.emit(scf.YieldOp())
            then, other = regions
            b.emit(scf.IfOp(known[op.cond], [], then, other))
        else:
            copy = b.emit(op.clone({one: known[one] for one in op.operands}))
            known |= dict(zip(op.results, copy.results, strict=True))


def _once(b: Builder, lower: SSAValue, upper: SSAValue, step: SSAValue, unsigned: bool) -> SSAValue:
    """The end of a loop that has one iteration, if there is one at all."""
    next_ = b.value(arith.AddiOp(lower, step))
    runs = b.compare("ult" if unsigned else "slt", lower, upper)
    return b.value(arith.SelectOp(runs, next_, lower))
