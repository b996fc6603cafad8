"""To be recorded for structured control flow: ``scf``."""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import last_of, values_from_outside
from ad_opt.passes.autodiff.plan.facts.induction_variables import inductions
from ad_opt.passes.autodiff.plan.facts.snapshots import parallel_snapshots
from ad_opt.passes.autodiff.plan.facts.wanted import Trips
from ad_opt.passes.autodiff.plan.strategies.iteration_order import carried_cotangents
from ad_opt.passes.autodiff.plan.strategies.selecting_loops import Selection
from ad_opt.passes.autodiff.plan.way_back import Place, WayBack
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Operation, SSAValue


def tbr_branches(back: WayBack, op: Operation) -> None:
    """``scf.if``, ``scf.index_switch``, ``scf.execute_region``: what chooses the branch."""
    arrived = [back.take(result) for result in op.results]
    before = back.busy
    for region in op.regions:
        if not region.blocks:
            continue
        with back.inside(region.block):
            for value, comes in zip(last_of(region.block).operands, arrived, strict=True):
                if comes:
                    back.add(value)
            back.block(region.block)
    if back.busy > before:
        back.values(op.operands)


def tbr_for(back: WayBack, op: Operation) -> None:
    """``scf.for``: its trip count, and what its iterations want."""
    selection = back.plan.selections.get(op)
    if selection is None:
        _need_iterations(back, op)
    else:
        _need_selection(back, op, selection)


def _need_selection(back: WayBack, op: Operation, selection: Selection) -> None:
    """The iteration that gave the result is run again; all are, in a branch, where several tie."""
    arrived = [back.take(result) for result in op.results]
    if not arrived[selection.position]:
        return
    body, result = op.regions[0].block, op.results[selection.position]
    back.want(Trips(op), back.place)
    back.values((result, *op.operands))
    _need_from_outside(back, op)
    with back.inside(body) as child:
        _enter_counters(back, op, child)
        child.lazy[body.args[0]]()
        child.direct = True
        for value in selection.candidates:
            back.add(value)
        back.block(body)
    with back.run_again(op):
        back.add(result)
        _need_iterations(back, op)


def _need_from_outside(back: WayBack, op: Operation) -> None:
    """Want all that an operation reads that is run again, and the shadows that travel with it."""
    outside = values_from_outside(op)
    back.values(outside)
    for value in outside:
        if back.has_shadow(value):
            back.shadow(value)


def _need_iterations(back: WayBack, op: Operation) -> None:
    body = op.regions[0].block
    carried = carried_cotangents(back.plan, op)
    seeded = [back.take(result) for result in op.results]
    if not any(seeded) and not back.plan.has_effect_back(op):
        return
    back.want(Trips(op), back.place)
    again = op in back.storage.again
    if op in back.plan.summed:
        back.values(op.operands[3:])
    if again:
        _need_from_outside(back, op)
    with back.inside(body) as child:
        _enter_counters(back, op, child)
        if again:
            child.lazy[body.args[0]]()
            child.direct = True
        for k in carried:
            back.add(last_of(body).operands[k])
        back.block(body)
        for k in carried:
            back.take(body.args[k + 1])
    for k in carried:
        back.add(op.operands[3 + k])


def _enter_counters(back: WayBack, op: Operation, child: Place) -> None:
    """Enter what is computed from the number of the iteration."""
    if op.name == "scf.for":
        bounds = (op.operands[0], op.operands[2])
        child.lazy[op.regions[0].block.args[0]] = lambda: _want_all(back, bounds, child)
    for found in inductions(op):
        child.lazy[found.argument] = lambda found=found: _want_all(back, found.needed, child)


def _want_all(back: WayBack, values: tuple[SSAValue, ...], place: Place) -> None:
    for value in values:
        back.want(value, place)


def tbr_while(back: WayBack, op: Operation) -> None:
    """``scf.while``: how often it ran, what its body wants, then what its condition does."""
    before, after = (region.block for region in op.regions)
    results = [back.take(result) for result in op.results]
    if not any(results) and not back.plan.has_effect_back(op):
        return
    back.kept(op, "count", IndexType())
    carried = [k for k, arg in enumerate(before.args) if back.plan.has_cotangent(arg)]
    with back.inside(before) as loop:
        _enter_counters(back, op, loop)
        passed = last_of(before).operands[1:]
        with back.inside(after) as child:
            counters = {found.argument for found in inductions(op)}
            for value, argument in zip(passed, after.args, strict=True):
                if value in counters:
                    child.lazy[argument] = lambda value=value: back.want(value, loop)
            for k in carried:
                back.add(last_of(after).operands[k])
            back.block(after)
            arriving = [back.take(arg) for arg in after.args]
        for value, one, other in zip(passed, arriving, results, strict=True):
            if one or other:
                back.add(value)
        back.block(before)
        for arg in before.args:
            back.take(arg)
    for k in carried:
        back.add(op.operands[k])


def tbr_parallel(back: WayBack, op: Operation) -> None:
    """``scf.parallel``: its bounds; iterations know their induction variables."""
    arrived = [back.take(result) for result in op.results]
    if not any(arrived) and not back.plan.has_effect_back(op):
        return
    body = op.regions[0].block
    count = len(body.args)
    back.values(op.operands[: 3 * count])
    with back.inside(body) as child:
        child.given.update(body.args)
        inits = op.operands[3 * count :]
        for value, init, comes in zip(last_of(body).operands, inits, arrived, strict=True):
            if comes:
                back.add(value)
                back.add(init)
        back.block(body)
    back.restored(op, parallel_snapshots(back.plan.storage, op))


def tbr_scope(back: WayBack, op: Operation) -> None:
    """``memref.alloca_scope``: as if its operations stood in its place."""
    body = op.regions[0].block
    with back.inside(body):
        for result, value in zip(op.results, last_of(body).operands, strict=True):
            if back.take(result):
                back.add(value)
        back.block(body)
