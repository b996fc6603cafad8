"""Block arguments: one of what branches pass, and addresses that a loop steps."""

from __future__ import annotations

from math import gcd

from ad_opt.dialects.support.ir.queries import defining_op
from ad_opt.dialects.typetree.tree import TypeTree
from ad_opt.passes.analysis.type_trees.facts.known_integers import Multiple, plus
from ad_opt.passes.analysis.type_trees.facts.layout import is_settled
from xdsl.ir import BlockArgument, SSAValue

from . import transfer as moves
from .fixpoint import FunctionState


def merge(state: FunctionState, argument: BlockArgument) -> None:
    """A block argument: what all that is passed to it is; and each of that is what it is."""
    if is_settled(argument.type):
        return
    others: list[tuple[SSAValue, bool]] = []
    stride = 0
    for value, back in state.flow.incoming(argument):
        if value is argument:
            continue
        bump = _bump(state, value, argument)
        if bump is None:
            others.append((value, back))
        else:
            stride = gcd(stride, bump.start, bump.stride)
    if not others:
        return
    found: TypeTree | None = None
    for value, _ in others:
        tree = moves.without_conflicts(state.tree(value))
        if stride:
            alike = state.program.arrays_are_alike and stride > 1
            tree = moves.POINTER_TREE | moves.forth(tree, 0, stride, alike=alike)
        found = tree if found is None else moves.common_facts(found, tree)
    assert found is not None
    state.add(argument, found, argument, others[0][0])
    if state.options.aliasing == "strict" or len({value for value, _ in others}) == 1:
        facts = state.tree(argument).purged()
        for value, back in others:
            state.add(value, moves.shallow(facts, 2) if back else facts, argument, argument)


def _bump(state: FunctionState, value: SSAValue, argument: BlockArgument) -> Multiple | None:
    """Return how far an address is from the one that a loop started its round with."""
    total = Multiple(0, 0)
    for _ in range(8):
        op = defining_op(value, "llvm.getelementptr")
        if op is None:
            return None
        total = plus(total, state.gep_offset(op))
        value = op.operands[0]
        if value is argument:
            return total
    return None
