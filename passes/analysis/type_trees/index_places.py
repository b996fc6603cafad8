"""Fields of structs that are read as indices somewhere in a function: they hold integers.

    %n.at = getelementptr %list, ptr %p, i32 0, i32 1
    %n = load i32, ptr %n.at        ; an index below
    %m = load i32, ptr %n.at        ; a counter: the same place, so an integer, too
    %k = add i32 %m, 1
    store i32 %k, ptr %n.at

A place is an address, or a variable that holds one, and constant steps from there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ad_opt.dialects.support.build import walk
from xdsl.dialects.builtin import DenseArrayBase
from xdsl.ir import Attribute, Operation, SSAValue

Place: TypeAlias = tuple[SSAValue, tuple[Attribute | None, ...]]

_DYNAMIC = -(2**31)
"""Stands among the constant indices of an address for one that is not constant."""


class IndexPlaces:
    """The places of one function whose integers are indices."""

    def __init__(
        self,
        function: Operation,
        is_index: Callable[[SSAValue], bool],
        variable: Callable[[Operation], SSAValue | None],
    ):
        self._variable = variable
        loads = (op for op in walk(function) if op.name == "llvm.load")
        self._found = {
            place
            for op in loads
            if (place := self._place(op.operands[0])) is not None and is_index(op.results[0])
        }

    def __contains__(self, access: Operation) -> bool:
        """Whether a load or store is of such a place."""
        return bool(self._found) and self._place(access.operands[-1]) in self._found

    def _place(self, address: SSAValue) -> Place | None:
        """A place in a struct; ``None`` for all other addresses."""
        steps: list[Attribute | None] = []
        owner = address.owner
        while isinstance(owner, Operation) and owner.name == "llvm.getelementptr":
            indices = owner.properties.get("rawConstantIndices")
            if not isinstance(indices, DenseArrayBase) or _DYNAMIC in indices.get_values():
                return None
            steps += [owner.properties.get("elem_type"), indices]
            address = owner.operands[0]
            owner = address.owner
        if not steps:
            return None
        if isinstance(owner, Operation) and owner.name == "llvm.load":
            address = self._variable(owner) or address
        return address, tuple(steps)
