"""Rules for values that are one of several: block arguments, selects, results."""

from __future__ import annotations

from collections.abc import Mapping

from ad_opt.passes.analysis.type_trees.facts.layout import is_settled
from ad_opt.passes.analysis.type_trees.fixpoint import transfer as moves
from ad_opt.passes.analysis.type_trees.fixpoint.fixpoint import FunctionState, Rule
from xdsl.ir import Operation


def select(state: FunctionState, op: Operation) -> None:
    """One of two."""
    result = op.results[0]
    if is_settled(result.type):
        return
    values = op.operands[1], op.operands[2]
    left, right = (moves.without_conflicts(state.tree(value)) for value in values)
    state.add(result, moves.common_facts(left, right), op, values[0])
    if state.options.aliasing == "strict" or values[0] is values[1]:
        facts = state.tree(result).purged()
        for value in values:
            state.add(value, facts, op, result)


def give_back(state: FunctionState, op: Operation) -> None:
    """``return``: what the function returns."""
    if op.operands:
        value = op.operands[0]
        state.add_result(moves.without_conflicts(state.tree(value)).purged())
        state.add(value, state.result, op, None)


RULES: Mapping[str, Rule] = {"llvm.select": select, "llvm.return": give_back}
"""By the name of the operation."""
