"""What was inferred, for the rest of the compiler to ask."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ad_opt.dialects.typetree_tree import EMPTY, TypeTree
from xdsl.ir import Block, BlockArgument, Operation, Region, SSAValue

from . import moves
from .fixpoint import FunctionState
from .program import Program


class TypeTrees:
    """The trees of a module's values.

    Where a function is called in several contexts, its values are what all of them agree on.
    """

    def __init__(self, program: Program):
        self.program = program
        self._states = program.live()
        self._trees: dict[SSAValue, TypeTree] = {}

    def functions(self) -> Iterator[tuple[Operation, list[FunctionState]]]:
        """The functions with bodies, in order, each in the contexts in which it is run."""
        yield from self._states.items()

    def states_of(self, where: Operation | Block | None) -> list[FunctionState]:
        """What is known of the function that something is in, in each of its contexts."""
        while where is not None:
            if isinstance(where, Operation) and where in self._states:
                return self._states[where]
            where = cast("Operation | Block | None", _above(where))
        return []

    def tree(self, value: SSAValue) -> TypeTree:
        """What is known of a value."""
        found = self._trees.get(value)
        if found is None:
            owner = value.block if isinstance(value, BlockArgument) else value.owner
            found = agreed([state.known(value) for state in self.states_of(owner)])
            self._trees[value] = found
        return found

    def result(self, function: Operation) -> TypeTree:
        """What a function returns."""
        return agreed([state.result for state in self.states_of(function)])


def agreed(trees: list[TypeTree]) -> TypeTree:
    """What holds in all of several contexts."""
    if not trees:
        return EMPTY
    found = trees[0]
    for tree in trees[1:]:
        found = moves.common_facts(found, tree)
    return found


def _above(where: Operation | Block) -> Operation | None:
    if isinstance(where, Operation):
        return where.parent_op()
    region: Region | None = where.parent
    return region.parent if region is not None else None
