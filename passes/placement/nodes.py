"""The arrays of a routine and all that touches them: what placement decides about.

A routine is a function of one block. Its *statements* are the operations of that block: loop nests,
and operations outside of loops. A *node* is an array of known shape: a parameter, an allocation or
`assign.node` of the routine, or a global.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import cast

from ad_opt.dialects.support.ir.argument_attributes import argument_attributes
from ad_opt.dialects.support.ir.queries import ancestors, attribute_of, walk
from ad_opt.dialects.support.ir.symbols import member, module_of
from ad_opt.dialects.support.names.attribute_names import SYMBOL_RANGE
from ad_opt.passes.analysis.affine.linear import Linear, linear_map, linear_of
from ad_opt.passes.analysis.affine.nests import Access, Base, Nests, base_of, loops_of, nests_in
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import functions_in
from ad_opt.passes.ops.catalogue import effect_of, is_element_load, is_element_store
from xdsl.dialects.builtin import AffineMapAttr, IntegerAttr, MemRefType, StringAttr, UnitAttr
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue

LABEL = "assign.label"
"""Attribute of a parameter, an allocation or a global: the name of the node."""
Interval = tuple[int, int]
"""The least and the greatest value of an index."""


@dataclass(eq=False)
class Node:
    """An array, and all that touches it in one routine, in the order of the program."""

    base: Base
    type: MemRefType
    owner: Operation | None
    """The allocation, the ``memref.global`` or `assign.node`; ``None`` for a parameter."""
    name: str
    loads: list[Access] = field(default_factory=list[Access])
    stores: list[Access] = field(default_factory=list[Access])
    others: list[Operation] = field(default_factory=list[Operation])
    """Operations that use it otherwise; not those that free it."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Its extents."""
        return tuple(cast("Sequence[int]", self.type.get_shape()))

    def is_read(self) -> bool:
        """True if something reads it, not counting loads that only accumulate into it."""
        return bool(self.others) or any(
            access.op.parent is not None and not feeds_itself(access.op) for access in self.loads
        )

    @property
    def is_global(self) -> bool:
        """True if it outlives the routine, and others may see it."""
        return isinstance(self.base, str)


class Routine:
    """A function of one block: its statements, nodes and loops."""

    def __init__(self, func: Operation, analyses: AnalysisManager):
        self.func = func
        self.block = cast(Block, func.regions[0].first_block)
        self.nests: Nests = nests_in(func)
        self.effects = analyses.get(Effects, func)
        self.statements = list(self.block.ops)
        self.position = {op: at for at, op in enumerate(self.statements)}
        self._writers = [at for at, op in enumerate(self.statements) if self._writes(op)]
        self.known_ranges: dict[SSAValue, Interval | None] = {}
        """Ranges of indices, as far as they have been asked for."""
        self.order = {access.op: access.order for access in self.nests.accesses}
        self.nodes = {node.base: node for node in _nodes_of(self)}

    def statement_of(self, op: Operation) -> Operation:
        """The statement in which an operation stands."""
        statement = self.block.find_ancestor_op_in_block(op)
        assert statement is not None
        return statement

    def _writes(self, op: Operation) -> bool:
        masks = self.effects.of(op)
        return bool(masks.writes | masks.frees)

    def may_write_between(self, first: Operation, last: Operation, memref: SSAValue) -> bool:
        """True if memory may be written by statements behind one and in front of another.

        Only statements that write are named to `Effects`: others may have been replaced.
        """
        at = bisect_left(self._writers, self.position[last]) - 1
        if at < 0 or self._writers[at] <= self.position[first]:
            return False
        until = self.statements[self._writers[at]]
        return self.effects.may_write_between(first, until, memref)

    def range_of(self, value: SSAValue) -> Interval | None:
        """The least and the greatest value of an index, if they are known."""
        if value not in self.known_ranges:
            self.known_ranges[value] = _range_of(value)
        return self.known_ranges[value]

    def interval(self, form: Linear) -> Interval | None:
        """The least and the greatest value of a form, if they are known."""
        low = high = form.constant
        for value, coefficient in form.terms.items():
            found = self.range_of(value)
            if found is None:
                return None
            ends = (found[0] * coefficient, found[1] * coefficient)
            low, high = low + min(ends), high + max(ends)
        return low, high


class Routines:
    """The functions of a module in which nodes are placed (a cached analysis)."""

    def __init__(self, found: list[Routine]):
        self.found = found

    @classmethod
    def compute(cls, op: Operation, analyses: AnalysisManager, /) -> Routines:
        """The routines in the module ``op``."""
        return cls([Routine(func, analyses) for func in functions_in(op) if is_routine(func)])


def is_routine(func: Operation) -> bool:
    """True for functions that can have virtual nodes: those of one block."""
    return func.name == "func.func" and len(func.regions[0].blocks) == 1


def loops_around(op: Operation, outermost: Operation | None = None) -> list[Operation]:
    """Operations around one, from outside, as far as ``outermost`` or the function."""
    found: list[Operation] = []
    for at in ancestors(op):
        if at.name == "func.func":
            break
        found.append(at)
        if at is outermost:
            break
    return found[::-1]


def subscripts_of(op: Operation) -> list[Linear | None] | None:
    """The subscripts of a load or store of one element; ``None`` for other operations."""
    first = 2 if is_element_store(op) else 1
    map_ = op.properties.get("map")
    if isinstance(map_, AffineMapAttr):
        return linear_map(map_.data, op.operands[first:])
    if is_element_load(op) or is_element_store(op):
        return [linear_of(index) for index in op.operands[first:]]
    return None


def exact_subscripts(op: Operation) -> list[Linear] | None:
    """The subscripts of a load or store, if all of them are linear."""
    found = subscripts_of(op)
    if found is None or None in found:
        return None
    return [form for form in found if form is not None]


def _range_of(value: SSAValue) -> Interval | None:
    if isinstance(value, BlockArgument):
        parent = value.block.parent_op()
        if parent is None:
            return None
        if parent.name == "func.func":
            given = argument_attributes(parent, value.index).get(SYMBOL_RANGE)
            return (0, given.value.data - 1) if isinstance(given, IntegerAttr) else None
        for loop in loops_of(parent):
            trips = loop.trips
            if loop.iv is value and trips and loop.step and loop.lower[0].known is not None:
                low = loop.lower[0].constant
                return low, low + (trips - 1) * loop.step
    return None


def stores_fed(load: Operation) -> set[Operation] | None:
    """The stores that a load is used for; ``None`` if it is used for more than stores."""
    pending, seen, stores = [load], {load}, set[Operation]()
    while pending:
        op = pending.pop()
        for use in (use for result in op.results for use in result.uses):
            user = use.operation
            if user in seen:
                continue
            seen.add(user)
            if is_element_store(user) and use.index == 0:
                stores.add(user)
            elif user.regions or not effect_of(user).is_silent or not user.results:
                return None
            else:
                pending.append(user)
    return stores


def feeds_itself(load: Operation) -> bool:
    """True if a load in a loop is used only for stores to the cell that it reads."""
    stores = stores_fed(load)
    parent = load.parent_op()
    if parent is None or parent.name == "func.func":
        return False
    base = base_of(load.operands[0])
    if stores is None or any(base_of(one.operands[1]) != base for one in stores):
        return False
    cell = subscripts_of(load)
    return all(subscripts_of(one) == cell for one in stores)


# ---------------------------------------------------------------------- nodes


def _nodes_of(routine: Routine) -> Iterator[Node]:
    """Every array of the routine whose shape is known, with what touches it."""
    found: dict[Base, Node] = {}
    for argument in routine.block.args:
        if _is_static(argument.type):
            label = argument_attributes(routine.func, argument.index).get(LABEL)
            name = label.data if isinstance(label, StringAttr) else _hint(argument)
            found[argument] = Node(argument, cast(MemRefType, argument.type), None, name)
    for op in routine.statements:
        for node in _made_by(op):
            found[node.base] = node
    for access in routine.nests.accesses:
        node = found.get(access.base)
        if node is None and isinstance(access.base, str):
            node = global_node(routine.func, access.base)
            if node is not None:
                found[node.base] = node
        if node is not None:
            _enter(node, access)
    names = _global_values(routine)
    for node in found.values():
        touched = {access.op for access in (*node.loads, *node.stores)}
        values = names.get(node.base, ()) if isinstance(node.base, str) else (node.base,)
        for use in (use for value in values for use in value.uses):
            op = use.operation
            stored = is_element_store(op) and use.index == 0
            if stored or (op not in touched and op.name != "memref.dealloc"):
                node.others.append(op)
        if isinstance(node.base, str):
            node.others += routine.nests.opaque  # which may call routines that write it
        yield node


def _global_values(routine: Routine) -> dict[str, list[SSAValue]]:
    found: dict[str, list[SSAValue]] = {}
    for op in walk(routine.func):
        if op.name == "memref.get_global":
            name = base_of(op.results[0])
            assert isinstance(name, str)
            found.setdefault(name, []).append(op.results[0])
    return found


def _enter(node: Node, access: Access) -> None:
    op = access.op
    if op.name == "memref.dealloc":
        return
    if is_element_load(op):
        node.loads.append(access)
    elif is_element_store(op) and op.operands[1] is access.memref:
        node.stores.append(access)
    elif op not in node.others:
        node.others.append(op)


def _made_by(op: Operation) -> Iterator[Node]:
    """The node that a statement allocates."""
    if len(op.results) == 1 and _is_static(op.results[0].type) and not op.operands:
        if effect_of(op).allocates:
            result = op.results[0]
            label = op.properties.get("label") or op.attributes.get(LABEL)
            name = label.data if isinstance(label, StringAttr) else _hint(result)
            yield Node(result, cast(MemRefType, result.type), op, name)


def global_node(func: Operation, name: str) -> Node | None:
    """The node that a global is, if its shape is known."""
    module = module_of(func)
    found = None if module is None else member(module, name, optional=True)
    type = None if found is None else attribute_of(found, "type")
    if found is None or not isinstance(type, MemRefType) or not _is_static(type):
        return None
    label = found.attributes.get(LABEL)
    return Node(name, type, found, label.data if isinstance(label, StringAttr) else name)


def is_private_scratch(op: Operation) -> bool:
    """True for a private global without initial value: memory that routines share."""
    private = op.properties.get("sym_visibility") == StringAttr("private")
    return private and isinstance(op.properties.get("initial_value"), UnitAttr)


def _is_static(type: Attribute) -> bool:
    return isinstance(type, MemRefType) and type.has_static_shape()


def _hint(value: SSAValue) -> str:
    if value.name_hint:
        return value.name_hint
    if isinstance(value, BlockArgument):
        return f"argument {value.index}"
    return "unnamed"
