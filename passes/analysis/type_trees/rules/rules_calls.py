"""Rules for calls: by attributes, by the library's functions, by what the callee does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from ad_opt.dialects.support.ir.symbols import callee_name
from ad_opt.dialects.typetree.kinds import INTEGER
from ad_opt.dialects.typetree.tree import EMPTY, TypeTree
from ad_opt.passes.analysis.type_trees.facts.known_integers import Multiple
from ad_opt.passes.analysis.type_trees.facts.layout import bits_of
from ad_opt.passes.analysis.type_trees.fixpoint import transfer as moves
from ad_opt.passes.analysis.type_trees.fixpoint.fixpoint import FunctionState, Rule
from xdsl.ir import Operation, SSAValue

from .known_functions import apply_known

MAX_KNOWN = 4096
"""Largest integer that makes a context of its own when it is passed to a function. A guess:
sizes and flags are below, and each context costs one run of the callee.
"""

CONTEXT_DEPTH = 3
"""Addresses that are followed when callers are told apart by what they know. A guess: with
fewer, contexts mix what they know; with more, there are more of them.
"""


def call(state: FunctionState, op: Operation) -> None:
    """``call``, ``invoke``."""
    name = callee_name(op)
    arguments = arguments_of(op)
    result = op.results[0] if op.results else None
    _say_attributes(state, op, op, arguments, result)
    if name is None:
        _through_pointer(state, op)
        return
    callee = state.program.callee(name)
    if callee is not None:
        _say_attributes(state, op, callee, arguments, result)
        if callee.regions[0].first_block is not None:
            if not state.silent:
                _inside(state, op, callee, arguments, result)
            return
    apply_known(state, op, name, arguments, result)


def arguments_of(op: Operation) -> list[SSAValue]:
    """Return the operands that are passed to the callee."""
    fields = cast(Any, op)
    values = fields.callee_operands if op.name == "llvm.invoke" else fields.args
    return list(values)


def _say_attributes(
    state: FunctionState,
    op: Operation,
    described: Operation,
    arguments: Sequence[SSAValue],
    result: SSAValue | None,
) -> None:
    """``enzyme_type`` on the parameters and the result of a call or of a function."""
    given, returned = state.program.said_by_attributes(described)
    for position, tree in given:
        if position < len(arguments):
            state.add(arguments[position], tree, op, None)
    if returned and result is not None:
        state.add(result, returned, op, None)


def _inside(
    state: FunctionState,
    op: Operation,
    callee: Operation,
    arguments: Sequence[SSAValue],
    result: SSAValue | None,
) -> None:
    """A function of the program: both ways between the call and the callee's own values."""
    count = len(callee.regions[0].blocks[0].args)
    trees = [_passed(state, value) for value in arguments[:count]]
    wanted = _passed(state, result) if result is not None else EMPTY
    summary = state.program.summary(
        state, op, callee, trees, wanted, _integers(state, arguments[:count])
    )
    if summary is None:
        return
    state.calls[op] = summary
    recursive = state.program.order.same_component(state.function, callee)
    for value, parameter in zip(arguments, summary.arguments):
        tree = summary.tree(parameter).purged()
        state.add(value, moves.shallow(tree, 2) if recursive else tree, op, parameter)
    if result is not None:
        tree = summary.result
        state.add(result, moves.shallow(tree, 3) if recursive else tree, op, None)


def _passed(state: FunctionState, value: SSAValue) -> TypeTree:
    return moves.shallow(moves.without_conflicts(state.tree(value)).purged(), CONTEXT_DEPTH)


def _integers(state: FunctionState, arguments: Sequence[SSAValue]) -> dict[int, Multiple]:
    found: dict[int, Multiple] = {}
    for position, value in enumerate(arguments):
        if bits_of(value.type) > 1:
            known = state.integers[value]
            if known.known is not None and abs(known.known) <= MAX_KNOWN:
                found[position] = known
    return found


def _through_pointer(state: FunctionState, op: Operation) -> None:
    """A call through an address: what all functions that it may be agree on."""
    if state.silent:
        return
    address, *arguments = arguments_of(op)
    state.add(address, moves.POINTER_TREE, op, None)
    targets = state.program.targets(op)
    if not targets:
        return
    for target in targets:
        target.sites[state, op] = None
    for position, value in enumerate(arguments):
        found = _agreed([target.tree(target.arguments[position]) for target in targets])
        state.add(value, found.purged(), op, None)
    if op.results:
        state.add(op.results[0], _agreed([target.result for target in targets]), op, None)


def _agreed(trees: list[TypeTree]) -> TypeTree:
    found = trees[0]
    for tree in trees[1:]:
        found = moves.common_facts(found, tree)
    return found


def intrinsic(state: FunctionState, op: Operation) -> None:
    """``call_intrinsic``: by name, with integers for what is too narrow for floats."""
    for result in op.results:
        if 1 < bits_of(result.type) < 16:
            state.add(result, TypeTree.scalar(INTEGER), op, None)


RULES: Mapping[str, Rule] = {
    "llvm.call": call,
    "llvm.invoke": call,
    "llvm.call_intrinsic": intrinsic,
}
"""By the name of the operation."""
