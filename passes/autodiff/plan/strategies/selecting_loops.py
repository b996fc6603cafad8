"""Loops whose carried value is always one of the values that they meet: maxima, minima, choices.

    %m = scf.for %i = ... iter_args(%a = %x0) -> (f64) {
      %v = memref.load %x[%i] : memref<?xf64>
      %b = arith.maximumf %a, %v : f64
      scf.yield %b : f64
    }

Reversed one by one, each iteration would need the value so far, and wait for the cotangent behind
it. But what a derivative reaches is the one value that the result is. If exactly one of all values
equals the result, that is the one, by whatever rule ties are decided: its iteration alone is
reversed. Where several are equal, or the result is NaN, the loop is run again and reversed as it
is written, so the rule for ties (docs/conventions.md, "Kinks") is what the operations say.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import each_once, walk
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.autodiff.plan.facts.reloading import Storage
from ad_opt.passes.ops.catalogue import is_extreme
from xdsl.dialects.builtin import AnyFloat
from xdsl.ir import Block, Operation, OpResult, SSAValue

from .iteration_order import carried_cotangents
from .replay_loops import runs_twice, sees_the_same


@dataclass(frozen=True)
class Selection:
    """A carried value that is selected, and the values that it is selected from."""

    position: int
    """The number of the carried value."""
    candidates: tuple[SSAValue, ...]
    """The values of one iteration that the carried value may become."""


def selecting_loops(facts: Facts, storage: Storage) -> Mapping[Operation, Selection]:
    """Find the loops that carry one value with a cotangent, which is selected."""
    found: dict[Operation, Selection] = {}
    if facts.key.saves:
        return found
    for op in walk(facts.primal):
        if op.name == "scf.for" and op not in storage.again:
            selection = _selection(facts, op)
            if selection and not storage.writes_inside(op) and runs_twice(op):
                if sees_the_same(facts, storage, op):
                    found[op] = selection
    return found


def _selection(facts: Facts, loop: Operation) -> Selection | None:
    body = loop.regions[0].block
    carried = carried_cotangents(facts, loop)
    if len(carried) != 1 or any(op.regions for op in body.ops):
        return None
    total, last = body.args[carried[0] + 1], body.last_op
    assert last is not None
    if not isinstance(total.type, AnyFloat):
        return None
    candidates: dict[SSAValue, None] = {}
    nodes: set[Operation] = set()
    if not _add_candidates(last.operands[carried[0]], total, body, candidates, nodes):
        return None
    for use in total.uses:
        user = use.operation
        if user not in nodes and any(map(facts.has_cotangent, user.results)):
            return None
    if not candidates or not _independent(candidates, body):
        return None
    return Selection(carried[0], tuple(candidates))


def _add_candidates(
    result: SSAValue,
    total: SSAValue,
    body: Block,
    candidates: dict[SSAValue, None],
    nodes: set[Operation],
) -> bool:
    """Collect what ``result`` may be beside ``total``; false if it does not only select, or if
    what selects is read by something else.
    """
    pending, carries_on = [result], False
    while pending:
        value = pending.pop()
        if value is total:
            carries_on = True
            continue
        op = value.owner
        if (
            isinstance(value, OpResult)
            and isinstance(op, Operation)
            and op.parent is body
            and (is_extreme(op) or op.name == "arith.select")
            and value.uses.get_length() == 1
            and op not in nodes
        ):
            nodes.add(op)
            pending += op.operands[-2:]
        else:
            candidates[value] = None
    return carries_on


def _independent(candidates: Mapping[SSAValue, None], body: Block) -> bool:
    """True if the values can be computed without anything that the loop carries."""
    pending = list(candidates)
    for value in each_once(pending):
        owner = value.owner
        if owner is body:
            if value is not body.args[0]:
                return False
        elif isinstance(owner, Operation) and owner.parent is body:
            pending += owner.operands
    return True
