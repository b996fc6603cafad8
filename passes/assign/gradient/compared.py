"""Contributions to maxima and minima, so that the way back finds those that won.

It compares them with the extremum. What arithmetic gives is rounded as the place is compiled in
which it stands (contracted, reassociated, by a library or by vectors), and in another place no
contribution might be equal to the extremum. So what is compared is computed once, and read from
memory: contributions that are computed get a node, and nodes with computed elements are kept.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.symbols import symbol
from ad_opt.dialects.tensors.assign import AccumulateOp, NodeOp, YieldOp
from ad_opt.dialects.tensors.assign_attributes import PlacementAttr
from ad_opt.dialects.tensors.assign_fetches import RandomOp
from ad_opt.dialects.tensors.assign_rules import name_of
from ad_opt.passes.emit.emit import is_float_like
from ad_opt.passes.ops.catalogue import is_exact
from ad_opt.passes.rules.registry import Registry
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineMap

from .activity import depends, steps_on_the_way_back
from .routine import Routine
from .statements import Key, Statement, key_of, refuse_own_reads
from .writer import element_of

_COMPARED = PlacementAttr.of("never_virtual", 206)
"""Placement of a node of which elements are compared for equality."""
_PLACEMENT = "assign.placement"


def store_compared(routine: Routine, active: Sequence[Collection[Key]], rules: Registry) -> bool:
    """Let all that ties are found by be read from memory; true if there are new assignments.

    ``active`` has, by step, the tensors that vary in front of it.
    """
    fixing = _Fixing(routine)
    computed: list[Statement] = []
    for at in sorted(steps_on_the_way_back(routine, active, rules)):
        statement = routine.statements[at]
        if statement is None or not _compares(statement, active[at], rules):
            continue
        refuse_own_reads(statement)  # stored contributions would be those of old elements
        fixing.fix_extremum(statement)
        if not fixing.is_exact(statement):
            computed.append(statement)
    for statement in computed:
        _store_contributions(routine, statement)
    return bool(computed)


def _compares(statement: Statement, varied: Collection[Key], rules: Registry) -> bool:
    """True if the way back, where it passes, asks which contributions are the extremum."""
    if statement.kind not in ("max", "min") or statement.is_injective:
        return False
    if not is_float_like(element_of(statement.out)) or 0 in statement.bounds:
        return False
    keeps = not statement.init and statement.key in varied
    return keeps or depends(statement, varied, rules)


@dataclass
class _Fixing:
    """Sees to it that elements have the same bits wherever they are read."""

    routine: Routine
    _known: dict[Key, bool] = field(default_factory=dict["Key", bool])

    def fix_extremum(self, statement: Statement) -> None:
        """Fix what the extremum and the element before it are read from."""
        if not self.fix(statement.out):
            raise error_at(
                statement.op, "AD1132",
                f"{name_of(statement.out)} was asked to be virtual, but is compared with what "
                "contributes to it, which rounding in two places may make differ",
                help="ask for no placement of it",
            )  # fmt: skip

    def is_exact(self, statement: Statement | None) -> bool:
        """True if contributions to a tensor have the same bits wherever they are computed."""
        return (
            statement is not None
            and not isinstance(statement.op, RandomOp)
            and statement.kind in ("set", "max", "min")
            and all(map(is_exact, [*statement.body.ops][:-1]))
            and all([self.fix(tensor) for tensor in statement.inputs])
        )

    def fix(self, tensor: SSAValue) -> bool:
        """Fix a tensor; false if it is to be virtual, and has computed elements."""
        key = key_of(tensor)
        if key not in self._known:
            self._known[key] = True  # what it is made of itself changes nothing
            self._known[key] = self._fix(key)
        return self._known[key]

    def _fix(self, key: Key) -> bool:
        owner = self._owner(key)
        if owner is None:
            return True
        named = owner.properties.get("placement") or owner.attributes.get(_PLACEMENT)
        place = named.place.data if isinstance(named, PlacementAttr) else "undecided"
        if place not in ("undecided", "virtual", "constant"):
            return True
        writes = self.routine.writes(key)
        if not isinstance(key, str) and all(
            self.is_exact(self.routine.statements[at]) for at in writes
        ):
            return True
        if place != "undecided":
            return False
        if isinstance(owner, NodeOp):
            owner.properties["placement"] = _COMPARED
        else:
            owner.attributes[_PLACEMENT] = _COMPARED
        return True

    def _owner(self, key: Key) -> Operation | None:
        """The operation that makes a tensor; ``None`` for one of the caller."""
        if isinstance(key, str):
            return symbol(self.routine.request, key, optional=True)
        return key.owner if isinstance(key.owner, Operation) else None


def _store_contributions(routine: Routine, statement: Statement) -> None:
    """Store contributions in a node, and accumulate what is read there.

    They are an assignment of the same kind to it, so that margins of the inputs hold the same.
    """
    op, element = statement.op, element_of(statement.out)
    assert isinstance(op, AccumulateOp)
    label = f"{routine.label_of(statement.out)}.contributions"
    dims, symbols = len(statement.bounds), len(statement.symbols)
    identity = AffineMap(dims, symbols, AffineMap.identity(dims).results)
    node = routine.declare_of(label, MemRefType(element, statement.bounds), before=op)
    made = node.owner
    assert isinstance(made, Operation)
    made.properties["placement"] = _COMPARED
    place = Builder.at(op)
    stored = place.emit(
        AccumulateOp.of(
            statement.kind, node, identity, statement.inputs, statement.in_maps,
            statement.bounds, statement.symbols, True,
        )
    )  # fmt: skip
    read = place.emit(
        AccumulateOp.of(
            statement.kind, statement.out, statement.out_map, [node], [identity],
            statement.bounds, statement.symbols, statement.init,
        )
    )  # fmt: skip
    read.attributes.update(op.attributes)
    Builder(read.body.block).emit(YieldOp.of(read.body.block.args[0]))
    stored.body.detach_block(stored.body.block)
    block = op.body.block
    op.body.detach_block(block)
    stored.body.add_block(block)
    erase(op)
