"""What was inferred, for the rest of the compiler to ask."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ad_opt.dialects.typetree_tree import EMPTY, TypeTree
from xdsl.ir import Block, BlockArgument, Operation, Region, SSAValue

from .fixpoint import FunctionState


class TypeTrees:
    """The trees of a module's values."""

    def __init__(self, states: dict[Operation, FunctionState]):
        self._states = states

    def functions(self) -> Iterator[tuple[Operation, FunctionState]]:
        """The functions with bodies, in order, and what is known of them."""
        yield from self._states.items()

    def state_of(self, where: Operation | Block | None) -> FunctionState | None:
        """What is known of the function that something is in."""
        while where is not None:
            if isinstance(where, Operation) and where in self._states:
                return self._states[where]
            where = cast("Operation | Block | None", _above(where))
        return None

    def tree(self, value: SSAValue) -> TypeTree:
        """What is known of a value."""
        owner = value.block if isinstance(value, BlockArgument) else value.owner
        state = self.state_of(owner)
        return state.tree(value) if state is not None else EMPTY


def _above(where: Operation | Block) -> Operation | None:
    if isinstance(where, Operation):
        return where.parent_op()
    region: Region | None = where.parent
    return region.parent if region is not None else None
