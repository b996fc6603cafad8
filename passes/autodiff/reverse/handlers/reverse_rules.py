"""The reverse of each operation: a table by name, and rules for everything that computes.

A handler gets the reversal, the operation of the primal and the mirror of its block. It takes the
cotangents of the results, and adds to those of the operands.
"""

from __future__ import annotations

from ad_opt.passes.analysis.memory.data_flow import is_of_integers
from ad_opt.passes.autodiff.engine.no_rule import no_reverse_rule
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.autodiff.engine.wide_rules import pull
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Handler, Reversal
from ad_opt.passes.emit.emit import flows_by_value
from xdsl.ir import Operation


def by_rule(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """The reverse of an operation that only computes, from its rule."""
    reversal.restore_snapshots(op, mirror)
    wanted = [k for k, x in enumerate(op.operands) if reversal.has_cotangent(x)]
    cotangents = [mirror.take(result) for result in op.results]
    rules = reversal.session.rules
    if op.regions or any(reversal.is_active(x) for x in op.operands if not flows_by_value(x.type)):
        if not rules.is_inactive(op.name) and not _only_observes(reversal, op):
            raise no_reverse_rule(op)
    # What is made of integers alone and is active all the same is for the rule to refuse.
    if rules.is_inactive(op.name) or not (wanted or is_of_integers(op)):
        return
    loses = not any(flows_by_value(result.type) for result in op.results)
    if not loses and all(c is None for c in cotangents):
        return
    rule = rules.find(op.name, reversal.session.context)
    if rule is None:
        raise no_reverse_rule(op)
    if op in reversal.plan.masked:
        rule = rule.guarded()
    gradients = pull(
        rule, mirror.emitter, op, lambda x: reversal.value(x, mirror), cotangents, wanted
    )
    for k in wanted:
        reversal.add(op.operands[k], gradients[k], mirror)


def _only_observes(reversal: Reversal, op: Operation) -> bool:
    """True if an operation on a buffer neither reads nor writes what is in it."""
    reads, writes = reversal.effects.reads(op), reversal.effects.writes(op)
    return not op.regions and reads == [] and writes == []


def reverse_method(session: Session, op: Operation) -> Handler:
    """The method of the reverse sweep at an operation; its rule, where it has none."""
    found = session.methods_of(op)
    if found is None or found.reverse is None:
        return by_rule
    if session.rules.methods(op.name) is None or found.remember is not None:
        return found.reverse
    return _on_old_contents(found.reverse)


def _on_old_contents(reverse: Handler) -> Handler:
    """A third party's method finds the buffers that the operation overwrote as they were."""

    def method(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
        reversal.restore_snapshots(op, mirror)
        reverse(reversal, op, mirror)

    return method


def reverse_nothing(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """In the reverse sweep: ``arith.constant``, ``autodiff.defer_dealloc`` and their kin."""
    for result in op.results:
        mirror.take(result)
