"""Classes of existentials of an interface that may meet, and the types that they may hold.

Two values are in one class if one may become the other: through an operation, a branch, a call.
What is inside of other types (structs, buffers, tapes) is one class for the interface, and so is
what callers outside see. The source wishes for this: there the differentials of all existentials
are of one interface, and each is as large as the largest differential of the program; here those of
small shapes stay small beside those of large meshes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.queries import attribute_of, defining_op, walk
from ad_opt.dialects.support.ir.symbols import is_private
from ad_opt.dialects.types.attributes.iface_types import AnyType
from ad_opt.passes.ops.call_graph import has_body
from ad_opt.passes.types.model.by_value_existentials import Contained
from ad_opt.passes.types.model.interfaces import symbol_in
from xdsl.dialects.builtin import DenseArrayBase, FunctionType, ModuleOp, StringAttr, SymbolRefAttr
from xdsl.ir import Operation, Region, SSAValue

Node = SSAValue | tuple[str, str] | tuple[str, str, int]
"""A value; ``("stored", interface)``; ``("result", function, position)``."""

READING = frozenset({"iface.unpack_as", "iface.type_id", "iface.is_null_differential"})
"""Operations that look at an existential, of which nothing is left."""
NULL = "null"
"""Stands among tables for no type."""
STORED = "stored"
"""Node of existentials that are inside of other types, or known outside."""


@dataclass
class ExistentialClasses:
    """The classes of a module."""

    module: ModuleOp
    contained: Contained
    ids: Callable[[str], Sequence[str]]
    """The tables of an interface in the order of their ids."""
    packs: list[Operation] = field(default_factory=list[Operation])
    nulls: list[SSAValue] = field(default_factory=list[SSAValue])
    stored: set[str] = field(default_factory=set[str])
    """Interfaces of which existentials are inside of other types, or known outside."""
    outside: set[str] = field(default_factory=set[str])
    """Interfaces of which existentials may come in from outside, with any type in them."""
    values: list[SSAValue] = field(default_factory=list[SSAValue])
    """All existentials."""
    _above: dict[Node, Node] = field(default_factory=dict[Node, Node])

    def __post_init__(self) -> None:
        self._functions = {
            name.data: op
            for op in self.module.body.block.ops
            if op.name == "func.func"
            and isinstance(name := attribute_of(op, "sym_name"), StringAttr)
        }
        for op in walk(self.module):
            for value in _values_of(op):
                if isinstance(value.type, AnyType):
                    self.values.append(value)
            _JOIN.get(op.name, ExistentialClasses.meet)(self, op)

    def find(self, node: Node) -> Node:
        """Return the root that stands for the class of a node."""
        path: list[Node] = []
        while (above := self._above.get(node)) is not None:
            path.append(node)
            node = above
        for passed in path:
            self._above[passed] = node
        return node

    def join(self, nodes: Iterable[Node]) -> None:
        """These are in one class."""
        first: Node | None = None
        for node in nodes:
            root = self.find(node)
            if first is None:
                first = root
            elif root is not first and root != first:
                self._above[root] = first

    def tables(self) -> dict[Node, set[str]]:
        """The tables of the types that the values of each class may hold.

        What is packed in the case of a switch over the type of an existential counts only if the
        existential may be of that type: sums have a case for every differential of the program.
        """
        found: dict[Node, set[str]] = {}
        for value in self.nulls:
            found.setdefault(self.find(value), set()).add(NULL)
        waiting = [(op, list(self._guards(op))) for op in self.packs]
        changed = True
        while changed:
            changed, later = False, list[tuple[Operation, list[tuple[SSAValue, frozenset[str]]]]]()
            for op, guards in waiting:
                if all(found.get(self.find(v), set()) & tables for v, tables in guards):
                    table = symbol_in(attribute_of(op, "table"))
                    assert table is not None
                    found.setdefault(self.find(op.results[0]), set()).add(table)
                    changed = True
                else:
                    later.append((op, guards))
            waiting = later
        return {root: tables - {NULL} for root, tables in found.items()}

    def _guards(self, op: Operation) -> Iterator[tuple[SSAValue, frozenset[str]]]:
        """Existentials that have to be of certain types where ``op`` stands."""
        region = op.parent_region()
        while region is not None and (around := region.parent) is not None:
            if around.name == "scf.index_switch":
                if (source := defining_op(around.operands[0], "iface.type_id")) is not None:
                    existential = source.operands[0]
                    # What comes from outside may be of any type.
                    if not self._is_unknown(existential):
                        yield existential, self._tables_at(around, region, existential)
            region = around.parent_region()

    def _is_unknown(self, existential: SSAValue) -> bool:
        assert isinstance(existential.type, AnyType)
        interface = existential.type.interface
        stored = self.find((STORED, interface))
        return interface in self.outside and self.find(existential) == stored

    def _tables_at(
        self, switch: Operation, region: Region, existential: SSAValue
    ) -> frozenset[str]:
        """The tables for whose ids a region of a switch runs, and `NULL` if it runs for that."""
        assert isinstance(existential.type, AnyType)
        ids = self.ids(existential.type.interface)
        cases = switch.properties["cases"]
        assert isinstance(cases, DenseArrayBase)
        numbers = [int(number) for number in cases.iter_values()]
        at = switch.regions.index(region)
        if at == 0:
            return frozenset(t for n, t in enumerate((NULL, *ids)) if n not in numbers)
        number = numbers[at - 1]
        return frozenset(ids[number - 1 : number]) if number > 0 else frozenset([NULL])

    # ------------------------------------------------------------------ operations

    def meet(self, op: Operation) -> None:
        """Join all that an operation has to do with: it may become anything else among it."""
        touched = list(_values_of(op))
        touched += op.operands
        touched += (a for successor in op.successors for a in successor.args)
        touched += (a for end in _terminators(op) for a in end.operands)
        self._join_all(touched)

    def _join_all(self, values: Iterable[SSAValue]) -> None:
        groups: dict[str, list[Node]] = {}
        for value in values:
            if isinstance(value.type, AnyType):
                groups.setdefault(value.type.interface, []).append(value)
            else:
                for interface in self.contained.reached(value.type):
                    self.stored.add(interface)
                    groups.setdefault(interface, []).append((STORED, interface))
        for nodes in groups.values():
            self.join(nodes)

    def by_position(self, op: Operation) -> None:
        """The results of branches are what the branches yield."""
        for end in _terminators(op):
            for result, value in zip(op.results, end.operands, strict=False):
                self._join_all((result, value))

    def loop(self, op: Operation) -> None:
        """Values that ``scf.for`` carries."""
        starts, body = op.operands[3:], op.regions[0].block
        end = body.last_op
        ends = end.operands if end is not None else ()
        for group in zip(op.results, starts, body.args[1:], ends, strict=False):
            self._join_all(group)

    def pack(self, op: Operation) -> None:
        """A value of a known table."""
        self.packs.append(op)
        self.stored |= self.contained.reached(op.operands[0].type)

    def null(self, op: Operation) -> None:
        """A value of no type."""
        self.nulls.append(op.results[0])

    def nothing(self, op: Operation) -> None:
        """Nothing meets."""

    def call(self, op: Operation) -> None:
        """Arguments and results of the function that is called."""
        name = symbol_in(attribute_of(op, "callee")) or ""
        callee = self._functions.get(name)
        if callee is None or not has_body(callee):
            self._outside((*op.operands, *op.results))
            written = (v for v in op.operands if not isinstance(v.type, AnyType))
            self._come_in((*op.results, *written))
            return
        for value, argument in zip(op.operands, callee.regions[0].blocks[0].args, strict=False):
            self._join_all((value, argument))
        for at, result in enumerate(op.results):
            if isinstance(result.type, AnyType):
                self.join((result, ("result", name, at)))
            else:
                self._join_all((result,))

    def gives_back(self, op: Operation) -> None:
        """The results of the function around."""
        func = op.parent_op()
        name = attribute_of(func, "sym_name") if func is not None else None
        if func is None or func.name != "func.func" or not isinstance(name, StringAttr):
            self._outside(op.operands)
            return
        for at, value in enumerate(op.operands):
            if isinstance(value.type, AnyType):
                self.join((value, ("result", name.data, at)))
                if not is_private(func):
                    self._outside((value,))

    def function(self, op: Operation) -> None:
        """A function that callers outside give existentials."""
        if has_body(op) and not is_private(op):
            self._outside(op.regions[0].blocks[0].args)
            self._come_in(op.regions[0].blocks[0].args)

    def constant(self, op: Operation) -> None:
        """A function that may be called from anywhere."""
        symbol = next((a for a in op.properties.values() if isinstance(a, SymbolRefAttr)), None)
        func = self._functions.get(symbol_in(symbol) or "")
        if func is None or not has_body(func):
            return
        self._outside(func.regions[0].blocks[0].args)
        self._come_in(func.regions[0].blocks[0].args)
        type = attribute_of(func, "function_type")
        assert isinstance(type, FunctionType)
        for at, output in enumerate(type.outputs):
            if isinstance(output, AnyType):
                name = symbol_in(symbol) or ""
                self.stored.add(output.interface)
                self.join(((STORED, output.interface), ("result", name, at)))

    def _come_in(self, values: Iterable[SSAValue]) -> None:
        for value in values:
            self.outside |= self.contained.reached(value.type)

    def _outside(self, values: Iterable[SSAValue]) -> None:
        for value in values:
            if isinstance(value.type, AnyType):
                self.stored.add(value.type.interface)
                self.join(((STORED, value.type.interface), value))


def _values_of(op: Operation) -> Iterator[SSAValue]:
    """Yield the results of an operation, and the arguments that its regions start with."""
    yield from op.results
    for region in op.regions:
        for block in region.blocks:
            yield from block.args


def _terminators(op: Operation) -> Iterator[Operation]:
    for region in op.regions:
        for block in region.blocks:
            if block.last_op is not None:
                yield block.last_op


_JOIN = {
    **dict.fromkeys(READING, ExistentialClasses.nothing),
    "iface.null_differential": ExistentialClasses.null,
    "iface.pack": ExistentialClasses.pack,
    "iface.pack_with": ExistentialClasses.meet,
    "func.call": ExistentialClasses.call,
    "func.constant": ExistentialClasses.constant,
    "func.func": ExistentialClasses.function,
    "func.return": ExistentialClasses.gives_back,
    "scf.for": ExistentialClasses.loop,
    "scf.if": ExistentialClasses.by_position,
    "scf.index_switch": ExistentialClasses.by_position,
    "scf.yield": ExistentialClasses.nothing,
}
"""Nodes that an operation joins, by its name; any other joins all."""
