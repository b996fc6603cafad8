"""Loops that carry a maximum, a minimum or another choice: the iteration that won is reversed.

    %m = scf.for ... iter_args(%a = %x0)      ->   %count, %place = scf.for ...   ; who equals %m
      %b = arith.maximumf %a, %v                   scf.if (%x0 == %m) + %count == 1
      scf.yield %b                                   scf.if %count == 1: iteration %place, reversed
                                                   else: the loop run again, then reversed

See `plan.strategies.selecting_loops`.
"""

from __future__ import annotations

from contextlib import AbstractContextManager

from ad_opt.dialects.core.scf import ForOp, IfOp
from ad_opt.passes.autodiff.plan.strategies.selecting_loops import Selection
from ad_opt.passes.autodiff.reverse.back.counters import provide_inductions
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.autodiff.reverse.back.runs_again import replay, run_again
from ad_opt.passes.emit.emit import Emitter, cotangent_of
from xdsl.dialects.arith import AddiOp, CmpfOp
from xdsl.dialects.builtin import IndexType
from xdsl.dialects.scf import YieldOp
from xdsl.ir import Block, Operation, Region, SSAValue

from .reverse_control import provide_induction_variable, reverse_iterations


def reverse_for(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """``scf.for``: the iteration that gave the result, or all of them."""
    selection = reversal.plan.selections.get(op)
    if selection is None:
        reverse_iterations(reversal, op, mirror)
        return
    arrived = [mirror.take(result) for result in op.results]
    cotangent = arrived[selection.position]
    if cotangent is not None:
        _reverse_selection(reversal, op, mirror, selection, cotangent)


def _reverse_selection(
    reversal: Reversal,
    op: Operation,
    mirror: Mirror,
    selection: Selection,
    cotangent: SSAValue,
) -> None:
    em, init = mirror.emitter, op.operands[3 + selection.position]
    result, start = reversal.values((op.results[selection.position], init), mirror)
    count, place = _winners(reversal, op, mirror, selection, result)
    begins = em.select(_equal(em, start, result), em.index(1), em.index(0))
    unique = em.compare("eq", em.index(em.add(count, begins)), em.index(1))
    inside = em.compare("eq", count, em.index(1))

    branches = [Block() for _ in range(3)]
    winner = reversal.inner(op.regions[0].block, mirror, branches[0], lambda _: place)
    _reverse_winner(reversal, op, mirror, winner, selection, (cotangent, result))
    nobody = Mirror(Block(), branches[1], em.inside(branches[1]))
    reversal.add(init, cotangent, nobody)
    with run_again(reversal, op, em.inside(branches[2]), mirror) as (again, everybody):
        everybody.cotangents[op.results[selection.position]] = cotangent
        reverse_iterations(again, op, everybody)

    children = (winner, nobody, everybody)
    keys = list(dict.fromkeys(key for child in children for key in child.outer))
    for child in children:
        at = child.emitter
        found = (child.outer.get(key) for key in keys)
        pairs = zip(found, keys, strict=True)
        at.emit(YieldOp(*(at.zero_of(key.type) if x is None else x for x, key in pairs)))
    one = Block()
    types = [cotangent_of(key.type) for key in keys]
    wins, loses, ties = map(Region, branches)
    chosen = em.inside(one).emit(IfOp(inside, types, wins, loses))
    em.inside(one).emit(YieldOp(*chosen.results))
    mirrored = em.emit(IfOp(unique, types, Region(one), ties))
    for key, value in zip(keys, mirrored.results, strict=True):
        reversal.add(key, value, mirror)


def _winners(
    reversal: Reversal, op: Operation, mirror: Mirror, selection: Selection, result: SSAValue
) -> tuple[SSAValue, SSAValue]:
    """Count the values that equal the result, and add up the numbers of their iterations: one
    number, if there is one such value.
    """
    em, index = mirror.emitter, IndexType()
    loop = reversal.sweep.ops[op]
    trips = reversal.recall.value(reversal.sweep.frames.trip_count(loop), mirror)
    into = Block(arg_types=[index, index, index])
    number, count, places = into.args
    child = reversal.inner(op.regions[0].block, mirror, into, lambda _: number)
    with _iteration(reversal, op, mirror, child) as (iteration, inside):
        at = child.emitter
        zero, one = at.index(0), at.index(1)
        for value in selection.candidates:
            wins = _equal(at, iteration.value(value, inside), result)
            count = at.index(at.add(count, at.select(wins, one, zero)))
            # No flags: where many win, the sum may leave the range of numbers, and nobody reads it.
            places = at.value(AddiOp(places, at.select(wins, number, zero)))
    child.emitter.emit(YieldOp(count, places))
    starts = [em.index(0), em.index(0)]
    counted = em.emit(ForOp(em.index(0), trips, em.index(1), starts, Region(into)))
    return counted.results[0], counted.results[1]


def _reverse_winner(
    reversal: Reversal,
    op: Operation,
    mirror: Mirror,
    child: Mirror,
    selection: Selection,
    cotangent_and_result: tuple[SSAValue, SSAValue],
) -> None:
    """Reverse the iteration of ``child``: the value that equals the result has the cotangent."""
    cotangent, result = cotangent_and_result
    with _iteration(reversal, op, mirror, child) as (iteration, inside):
        em = child.emitter
        for value in selection.candidates:
            arriving = cotangent
            if len(selection.candidates) > 1:
                wins = _equal(em, iteration.value(value, inside), result)
                arriving = em.select(wins, cotangent, em.zero(cotangent.type))
            iteration.add(value, arriving, inside)
        iteration.reverse_block(inside)


def _iteration(
    reversal: Reversal, op: Operation, mirror: Mirror, child: Mirror
) -> AbstractContextManager[tuple[Reversal, Mirror]]:
    """Run one iteration again: see `replay`."""
    provide_induction_variable(reversal, op, reversal.sweep.ops[op], child)
    provide_inductions(reversal, op, child)
    return replay(reversal, op, child, mirror)


def _equal(em: Emitter, left: SSAValue, right: SSAValue) -> SSAValue:
    return em.value(CmpfOp(left, right, "oeq"))
