"""Values of the primal that the reverse sweep will ask for, found before it is written.

A first look that creates nothing: what the rules of active operations read, indices of active
loads and stores, conditions. What is asked for anyway costs nothing more as the operand of
something that is computed again, so this decides between saving and repeating (`mirror`).
"""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.ops.catalogue import runs_once
from xdsl.ir import Operation, SSAValue

from .repeated_calls import is_repeated

_INDEXED = {"memref.load": 0, "vector.load": 0, "memref.store": 1, "vector.store": 1}
"""Operations on elements, and the place of the buffer among their operands."""


def needed_values(facts: Facts) -> set[SSAValue]:
    """The values of the primal that some operation's reverse reads."""
    needed: set[SSAValue] = set()
    for op in walk(facts.primal):
        needed.update(_needed_by(facts, op))
    return needed


def _needed_by(facts: Facts, op: Operation) -> list[SSAValue]:
    place = _INDEXED.get(op.name)
    if place is not None:
        buffer = op.operands[place]
        return list(op.operands[place + 1 :]) if place or facts.is_active(buffer) else []
    if runs_once(op) or (op.name == "func.call" and is_repeated(facts, op)):
        return list(op.operands)
    if op.regions or not any(facts.has_cotangent(result) for result in op.results):
        return []
    rule = facts.functions.rules.find(op.name, facts.functions.context)
    if rule is None:
        return []
    wanted = [k for k, x in enumerate(op.operands) if facts.has_cotangent(x)]
    return [
        op.operands[number] if kind == "x" else op.results[number]
        for kind, number in rule.needs(op, wanted)
    ]
