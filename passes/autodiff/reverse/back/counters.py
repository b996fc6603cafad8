"""Counters that a loop carries, computed in its mirror from the number of the iteration."""

from __future__ import annotations

from ad_opt.dialects.core.arith import IndexCastOp
from ad_opt.dialects.support.ir.queries import constant_of
from ad_opt.passes.autodiff.plan.facts.induction_variables import Induction, inductions
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerType
from xdsl.ir import Operation, SSAValue


def provide_inductions(reversal: Reversal, op: Operation, child: Mirror) -> None:
    """Let the mirror of a loop's first block compute counters when somebody asks."""
    for found in inductions(op):
        argument = reversal.sweep.values[found.argument]
        child.lazy[argument] = lambda found=found: _value(reversal, found, child)


def provide_passed_on(reversal: Reversal, op: Operation, loop: Mirror, child: Mirror) -> None:
    """The same for what the condition of a ``scf.while`` hands on to its body as it is."""
    counters = {found.argument for found in inductions(op)}
    condition, after = op.regions[0].block.last_op, op.regions[1].block
    assert condition is not None
    for value, argument in zip(condition.operands[1:], after.args, strict=True):
        if value in counters:
            passed = reversal.sweep.values[argument]
            child.lazy[passed] = lambda value=value: reversal.value(value, loop)


def _value(reversal: Reversal, found: Induction, child: Mirror) -> SSAValue:
    em, type = child.emitter, found.argument.type
    assert child.record is not None
    record = child.record
    if isinstance(type, IntegerType):
        record = em.value(IndexCastOp(record, type))
    total = reversal.value(found.start, child)
    for step, negative in found.steps:
        number = constant_of(step)
        known = reversal.value(step, child) if number is None else em.integer(number, type)
        part = em.value(arith.MuliOp(record, known))
        make = arith.SubiOp if negative else arith.AddiOp
        total = em.value(make(total, part))
    if found.bounds is None:
        return total
    sum_ = _sum_of_counters(reversal, found.bounds, child)
    added = em.value(arith.MuliOp(sum_, em.index(found.counters)))
    if isinstance(type, IntegerType):
        added = em.value(IndexCastOp(added, type))
    return em.value(arith.AddiOp(total, added))


def _sum_of_counters(
    reversal: Reversal, bounds: tuple[SSAValue, SSAValue], child: Mirror
) -> SSAValue:
    """The sum of what the counter of a ``scf.for`` was in all iterations before.

    The numbers below ``n`` add up to ``n (n - 1) / 2``. Of two neighbours one is even: ``n / 2``
    times an odd ``n - 1``, or ``(n - 1) / 2`` times ``n``, where nothing is lost by overflow.
    """
    em, record = child.emitter, child.record
    assert record is not None
    lower, step = (reversal.value(bound, child) for bound in bounds)
    one = em.index(1)
    half = em.value(arith.ShRUIOp(record, one))
    odd = em.value(arith.OrIOp(em.value(arith.SubiOp(record, one)), one))
    numbers = em.value(arith.MuliOp(half, odd))
    begun = em.value(arith.MuliOp(record, lower))
    return em.value(arith.AddiOp(begun, em.value(arith.MuliOp(numbers, step))))
