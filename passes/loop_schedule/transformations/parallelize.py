"""`parallelize`: a loop of which no iteration depends on another becomes a parallel one."""

from __future__ import annotations

from ad_opt.dialects.core.affine.affine import ParallelOp as AffineParallel
from ad_opt.dialects.core.scf import ParallelOp as ScfParallel
from ad_opt.dialects.core.scf import ReduceOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.loop_schedule.form.facts import check_known, facts_about, name_of
from ad_opt.passes.loop_schedule.form.headers import body_of, header_of, is_affine, terminator
from ad_opt.passes.loop_schedule.form.refusal import RefusalError, refuse_dependence
from xdsl.dialects.builtin import ArrayAttr, DenseIntElementsAttr, IntegerAttr, TensorType, i32, i64
from xdsl.ir import Operation


def parallelize(loop: Operation) -> Operation:
    """An ``affine.parallel`` or ``scf.parallel`` in the place of a loop.

    Raises `RefusalError`: AD1163 for a dependence that it carries, in memory or as a value, AD1164
    for an operation that is not known.
    """
    header = header_of(loop)
    if loop.results:
        raise _refuse_carried(loop)
    facts = facts_about(loop)
    check_known("parallelize", facts, loop)
    for found in facts.carried_by(facts.nests.loop_of(loop)):
        raise refuse_dependence(f"running loop `{name_of(loop)}` in parallel", found)
    b = Builder.at(loop)
    if is_affine(loop):
        made = _affine(loop, header.step, len(header.lower), len(header.upper))
    else:
        erase(terminator(loop))
        body = loop.detach_region(loop.regions[0])
        Builder(body.block, location=loop.location).emit(ReduceOp())
        low, high, step = loop.operands[:3]
        made = ScfParallel([low], [high], [step], body)
    made.attributes.update(loop.attributes)
    b.emit(made)
    erase(loop)
    return made


def _refuse_carried(loop: Operation) -> RefusalError:
    """The dependence of each iteration on what the one before it carries on."""
    value, argument = terminator(loop).operands[0], body_of(loop).args[1]
    maker = value.owner.name if isinstance(value.owner, Operation) else "the loop"
    name = argument.name_hint or "a value"
    message = (
        f"running loop `{name_of(loop)}` in parallel is forbidden by the flow dependence of "
        f"`%{name}` on `{maker}` with distance (1) over `{name_of(loop)}`"
    )
    help = "sum to memory, a cell for each iteration of a loop around it, and parallelize that loop"
    return RefusalError("AD1163", message, loop, help=help)


def _affine(loop: Operation, step: int, lower: int, upper: int) -> Operation:
    def groups(size: int) -> DenseIntElementsAttr:
        return DenseIntElementsAttr.from_list(TensorType(i32, [1]), [size])

    return AffineParallel.create(
        operands=loop.operands,
        properties={
            "reductions": ArrayAttr[IntegerAttr]([]),
            "lowerBoundsMap": loop.properties["lowerBoundMap"],
            "lowerBoundsGroups": groups(lower),
            "upperBoundsMap": loop.properties["upperBoundMap"],
            "upperBoundsGroups": groups(upper),
            "steps": ArrayAttr([IntegerAttr(step, i64)]),
        },
        regions=[loop.detach_region(loop.regions[0])],
    )
