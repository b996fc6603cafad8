"""The reverse of branches and counted loops: the same structure, run backwards."""

from __future__ import annotations

from collections.abc import Iterable

from ad_opt.dialects.core.arith import IndexCastOp, IndexCastUIOp
from ad_opt.dialects.core.scf import ForOp
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import is_unsigned, last_of
from ad_opt.passes.autodiff.forward.doubling import Doubler
from ad_opt.passes.autodiff.forward.forward_control import forward_scf_for
from ad_opt.passes.autodiff.plan.strategies.iteration_order import carried_cotangents
from ad_opt.passes.autodiff.reverse.back.counters import provide_inductions
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.autodiff.reverse.back.runs_again import replay
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Sweep
from ad_opt.passes.emit.emit import Emitter, cotangent_of
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerType
from xdsl.dialects.scf import YieldOp
from xdsl.ir import Block, Operation, Region, SSAValue

# ------------------------------------------------------------------ the way forth


def remember_scope(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """``memref.alloca_scope``: its operations in place; what it allocates lives on the tape."""
    body = op.regions[0].block
    last = last_of(body)
    sweep.blocks[body] = em.block
    sweep.transcribe(inner for inner in body.ops if inner is not last)
    for result, value in zip(op.results, last.operands, strict=True):
        sweep.bind(result, sweep.values[value], sweep.derivative(value))


def remember_for(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """A loop that is run again on the way back is copied; nothing of it is remembered."""
    if op not in sweep.plan.storage.again:
        forward_scf_for(sweep, op)
        return
    body, copied = op.regions[0].block, Doubler.clone(sweep, op)
    given = sweep.plan.storage.given
    if given is not None:
        from ad_opt.passes.autodiff.plan.facts.given_memory import read_originals

        read_originals(given, op, copied, sweep.values)
    sweep.ops[op], sweep.primal_of[copied] = copied, op
    into = sweep.blocks[body] = copied.regions[0].block
    sweep.frames.first[into] = into.first_op or copied


# ------------------------------------------------------------------ the way back


def _union(mirrors: Iterable[Mirror]) -> list[SSAValue]:
    """The values from outside that any of the mirrors contributes to, in a fixed order."""
    keys: dict[SSAValue, None] = {}
    for mirror in mirrors:
        keys.update(dict.fromkeys(mirror.outer))
    return list(keys)


def or_zero(em: Emitter, cotangent: SSAValue | None, value: SSAValue) -> SSAValue:
    """A cotangent of a value; zero if nothing has arrived."""
    return em.zero_of(value.type) if cotangent is None else cotangent


# ------------------------------------------------------------------ branches


def reverse_branches(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """``scf.if``, ``scf.index_switch``, ``scf.execute_region``: the branch that ran is reversed."""
    cotangents = [mirror.take(result) for result in op.results]
    children: list[Mirror] = []
    for region in op.regions:
        if not region.blocks:
            continue
        child = reversal.inner(region.block, mirror)
        for value, cotangent in zip(last_of(region.block).operands, cotangents, strict=True):
            reversal.add(value, cotangent, child)
        reversal.reverse_block(child)
        children.append(child)
    keys = _union(children)
    if not keys and all(child.emitter.block.is_empty for child in children):
        return
    regions: list[Region] = []
    for child in children:
        em = child.emitter
        em.emit(YieldOp(*(or_zero(em, child.outer.get(key), key) for key in keys)))
        regions.append(Region(em.block))
    em = mirror.emitter
    if op.name == "scf.if" and len(regions) == 1:
        block = Block()
        inside = em.inside(block)
        inside.emit(YieldOp(*(inside.zero_of(key.type) for key in keys)))
        regions.append(Region(block))
    selectors = [reversal.value(x, mirror) for x in op.operands]
    mirrored = em.emit(
        make(
            type(op),
            operands=selectors,
            result_types=[cotangent_of(key.type) for key in keys],
            properties=dict(op.properties),
            regions=regions,
        )
    )
    for key, result in zip(keys, mirrored.results, strict=True):
        reversal.add(key, result, mirror)


def reverse_scope(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """``memref.alloca_scope`` was swept in place, and so it is reversed."""
    body = op.regions[0].block
    child = Mirror(
        body, mirror.forward, mirror.emitter, parent=mirror, direct=mirror.direct,
        known=mirror.known, lazy=mirror.lazy,
    )  # fmt: skip
    last = last_of(body)
    for result, value in zip(op.results, last.operands, strict=True):
        reversal.add(value, mirror.take(result), child)
    reversal.reverse_block(child)
    for key, cotangent in child.outer.items():
        reversal.add(key, cotangent, mirror)


# ------------------------------------------------------------------ counted loops


def reverse_iterations(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """``scf.for`` counts down; what its iterations add outside is carried along."""
    body = op.regions[0].block
    carried = carried_cotangents(reversal.plan, op)
    cotangents = {k: mirror.take(op.results[k]) for k in range(len(op.results))}
    seeded = any(cotangent is not None for cotangent in cotangents.values())
    if not seeded and not reversal.plan.has_effect_back(op):
        return
    em = mirror.emitter
    loop = reversal.sweep.ops[op]
    trips = reversal.recall.value(reversal.sweep.frames.trip_count(loop), mirror)
    into = Block(arg_types=[IndexType(), *(cotangent_of(body.args[k + 1].type) for k in carried)])
    again = op in reversal.storage.again
    upward, now = again or op in reversal.plan.upward, into.args[0]
    child = reversal.inner(
        body, mirror, into, lambda em: now if upward else _countdown(em, trips, now)
    )
    provide_induction_variable(reversal, op, loop, child)
    provide_inductions(reversal, op, child)
    summed = op in reversal.plan.summed
    if again:
        sums = [into.insert_arg(x.type, len(into.args)) for x in op.results if summed]
        with replay(reversal, op, child, mirror, sums) as (iteration, inside):
            keys, nexts = _reverse_iteration(iteration, op, inside, carried)
            totals = [iteration.sweep.values[x] for x in last_of(body).operands]
            nexts[len(carried) : len(carried)] = totals if summed else []
    else:
        keys, nexts = _reverse_iteration(reversal, op, child, carried)
    child.emitter.emit(YieldOp(*nexts))
    inits = op.operands[3:]
    starts = [or_zero(em, cotangents[k], op.results[k]) for k in carried]
    starts += reversal.values(inits, mirror) if summed else []
    starts += [em.zero_of(key.type) for key in keys]
    mirrored = em.emit(ForOp(em.index(0), trips, em.index(1), starts, Region(into)))
    results = list(mirrored.results)
    if summed:
        sums, results[len(carried) : len(carried) + len(inits)] = (
            results[len(carried) : len(carried) + len(inits)],
            [],
        )
        reversal.sweep.sums[op] = sums
    for k, result in zip(carried, results[: len(carried)], strict=True):
        reversal.add(inits[k], result, mirror)
    for key, result in zip(keys, results[len(carried) :], strict=True):
        reversal.add(key, result, mirror)


def _reverse_iteration(
    reversal: Reversal, op: Operation, child: Mirror, carried: list[int]
) -> tuple[list[SSAValue], list[SSAValue]]:
    """Reverse the body; gives the values outside that it adds to, and what is carried on."""
    body, into = op.regions[0].block, child.emitter.block
    yielded = last_of(body).operands
    for k, arg in zip(carried, into.args[1 : 1 + len(carried)], strict=True):
        reversal.add(yielded[k], arg, child)
    reversal.reverse_block(child)
    em = child.emitter
    nexts = [or_zero(em, child.take(body.args[k + 1]), body.args[k + 1]) for k in carried]
    keys = list(child.outer)
    for key in keys:
        sum_so_far = into.insert_arg(cotangent_of(key.type), len(into.args))
        nexts.append(em.sum_term(sum_so_far, child.outer[key]))
    return keys, nexts


def _countdown(em: Emitter, trips: SSAValue, number: SSAValue) -> SSAValue:
    return em.index(em.sub(em.index(em.sub(em.known(trips), 1)), number))


def provide_induction_variable(
    reversal: Reversal, op: Operation, loop: Operation, child: Mirror
) -> None:
    """``lower + record * step``, computed when somebody asks."""
    variable = loop.regions[0].block.args[0]

    def make() -> SSAValue:
        em, unsigned = child.emitter, is_unsigned(op)
        lower, step = (reversal.value(op.operands[k], child) for k in (0, 2))
        assert child.record is not None
        if unsigned:
            # No flags: the numbers may lie on both sides of the largest signed one.
            steps = arith.MuliOp(child.record, em.cast_index(step, unsigned=True))
            start = em.cast_index(lower, unsigned=True)
            value = em.value(arith.AddiOp(start, em.value(steps)))
        else:
            value = em.index(em.add(em.known(lower), em.mul(child.record, em.known(step))))
        if isinstance(variable.type, IntegerType):
            to = variable.type
            value = em.value(IndexCastUIOp(value, to) if unsigned else IndexCastOp(value, to))
        return value

    child.lazy[variable] = make
