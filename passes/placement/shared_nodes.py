"""Nodes that several routines use: private globals that one routine writes and others read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.creation import copy_operation
from ad_opt.dialects.support.ir.queries import attribute_of, walk
from ad_opt.dialects.support.ir.rewriting import insert
from ad_opt.dialects.support.ir.symbols import member, references
from ad_opt.passes.analysis.affine.nests import base_of
from ad_opt.passes.ops.catalogue import effect_of, is_constant
from xdsl.dialects.builtin import StringAttr, UnitAttr
from xdsl.ir import Operation, SSAValue

from .nodes import Node, Routine, is_private_scratch
from .reasons import Refused
from .slices import Slice


@dataclass
class Shared:
    """The globals of a module, and which routines touch them."""

    module: Operation
    routines: Sequence[Routine]
    _written: set[str] | None = None
    users: dict[str, list[Routine]] = field(default_factory=dict[str, list[Routine]])

    def __post_init__(self) -> None:
        for routine in self.routines:
            for node in routine.nodes.values():
                if isinstance(node.base, str):
                    self.users.setdefault(node.base, []).append(routine)
        self.elsewhere = self._named_elsewhere()

    def _named_elsewhere(self) -> set[str]:
        """Globals that something else than a routine names."""
        known = {routine.func for routine in self.routines}
        found: set[str] = set()
        for top in walk(self.module):
            if top.parent_op() is self.module and top not in known:
                for op in (top, *walk(top)):
                    found.update(one.root_reference.data for one in references(op))
        return found

    def producer(self, name: str) -> Routine | None:
        """The one routine that writes a global, if no other does, and nothing else may."""
        if name in self.elsewhere:
            return None
        found = [
            routine
            for routine in self.users.get(name, ())
            if routine.nodes[name].stores or routine.nodes[name].others
        ]
        return found[0] if len(found) == 1 else None

    def is_fixed(self, name: str) -> bool:
        """True if a global holds the same always: it is constant, or private and never written."""
        op = member(self.module, name, optional=True)
        if op is None:
            return False
        if "constant" in op.properties:
            return True
        private = attribute_of(op, "sym_visibility") == StringAttr("private")
        given = not isinstance(op.properties.get("initial_value", UnitAttr()), UnitAttr)
        return private and given and name not in self.elsewhere and name not in self.written()

    def written(self) -> set[str]:
        """Globals that some routine writes, or hands on."""
        if self._written is None:
            self._written = {
                node.base
                for routine in self.routines
                for node in routine.nodes.values()
                if isinstance(node.base, str) and (node.stores or node.others)
            }
        return self._written

    def check(self, slice: Slice) -> None:
        """Require that a slice computes the same whenever it is run. Raises `Refused`."""
        for op in slice.reads:
            for memref in effect_of(op).reads(op):
                base = base_of(memref)
                if not isinstance(base, str) or not self.is_fixed(base):
                    raise Refused(203)
        for value in outside(slice):
            owner = value.owner
            if not isinstance(owner, Operation):
                raise Refused(203)
            if not is_constant(owner) and owner.name != "memref.get_global":
                raise Refused(203)


def outside(slice: Slice) -> list[SSAValue]:
    """Values that a slice uses and that are made in front of its statement."""
    found: dict[SSAValue, None] = {}
    for op in slice.needed:
        values = list(op.operands)
        if op in slice.whole:
            values += [operand for inner in walk(op) for operand in inner.operands]
        for value in values:
            owner = value.owner
            node = isinstance(owner, Operation) and base_of(value) == slice.node.base
            if not node and not slice.statement.is_ancestor(owner):
                found[value] = None
    return list(found)


def bring(slice: Slice, routine: Routine, known: dict[SSAValue, SSAValue]) -> None:
    """Make the constants that a slice of another routine uses anew at the start of this one."""
    for value in outside(slice):
        owner = value.owner
        if value not in known and isinstance(owner, Operation):
            first = routine.block.first_op
            assert first is not None
            insert(copy_operation(owner, known, {}), first)


def why_not_shared(node: Node, shared: Shared) -> int | None:
    """The reason why loads of a global in other routines cannot compute it, if there is one."""
    if not isinstance(node.base, str) or node.owner is None or not is_private_scratch(node.owner):
        return None
    if node.base in shared.elsewhere:
        return 8
    users = shared.users.get(node.base, [])
    if len(users) > 1 and shared.producer(node.base) is None:
        return 203
    return None
