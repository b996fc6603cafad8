"""Instances of generics: a function for each combination of arguments that is used.

An instance is the generic's body with types closed, lookups answered and witnesses gone::

    iface.generic @square [!iface.tparam<"T">, !iface.witness<@IArith>] {
    ^bb0(%w: !iface.witness<@IArith>):
      %mul = iface.lookup %w "mul" : ...
      iface.body (!iface.tparam<"T">) -> !iface.tparam<"T"> {
      ^bb1(%a: !iface.tparam<"T">):
        %r = autodiff.invoke %mul(%a, %a) : ...
        iface.yield %r : !iface.tparam<"T">
      }
    }

used with ``[f64, @f64_IArith]`` is::

    func.func private @square.f64(%a: f64) -> f64 {
      %r = func.call @f64.mul(%a, %a) : (f64, f64) -> f64
      return %r : f64
    }

Instances are written one after the other from a queue, so nothing is recursive; an instance that
uses itself finds its own name. What is rewritten in an operation is in `witness_rewrites`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.support.diagnostics.diagnostic import counted, error_at
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.dialects.support.ir.rewriting import erase, move_all
from ad_opt.passes.tangents.declarations import Table, parameters_of, symbol_of
from ad_opt.passes.types.model.closed_types import (
    MAX_DEPTH,
    Binding,
    ClosedTypes,
    spelled,
    taken_names,
    too_deep,
)
from ad_opt.passes.types.model.interfaces import Interfaces, Witness, is_closed, symbol_in
from xdsl.dialects.builtin import FunctionType, IntegerAttr, ModuleOp, StringAttr, SymbolRefAttr
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from .witness_members import Argument, Members

GENERIC_DECLARATIONS = ("iface.generic", "iface.interface")
"""Top-level operations whose types stay open."""

OF_ANOTHER = "_of"
"""``autodiff.fwd_derivative_of = @f`` on ``@g`` says ``autodiff.fwd_derivative = @g`` on ``@f``."""


@dataclass
class Scope:
    """Code that is being rewritten: what its parameters are, and its witnesses."""

    roots: Sequence[Operation]
    binding: Binding
    witnesses: dict[SSAValue, Witness]
    depth: int


@dataclass
class Instances:
    """The instances of one module."""

    module: ModuleOp
    interfaces: Interfaces = field(init=False)
    types: ClosedTypes = field(init=False)
    members: Members = field(init=False)
    depth: int = 0
    """Depth of the code that is being rewritten, in instances."""
    values: list[Operation] = field(default_factory=list[Operation])
    """References to functions that were made; those that are only called are erased."""
    _known: dict[tuple[str, tuple[Argument, ...]], str] = field(
        default_factory=dict[tuple[str, tuple[Argument, ...]], str]
    )
    _pending: deque[Scope] = field(default_factory=deque[Scope])
    _reversed: dict[str, dict[str, Attribute]] = field(
        default_factory=dict[str, dict[str, Attribute]]
    )

    def __post_init__(self) -> None:
        self.interfaces = Interfaces(self.module)
        taken = taken_names(self.module.body.block.ops)
        self.types = ClosedTypes(self.interfaces, taken, self._write_table)
        self.members = Members(self.interfaces, self.types, self.instantiate)
        for name, generic in self.interfaces.generics.items():
            for key, target in _attributes_of(generic).items():
                original = symbol_in(target)
                if key.endswith(OF_ANOTHER) and original is not None:
                    given = self._reversed.setdefault(original, {})
                    given[key.removesuffix(OF_ANOTHER)] = SymbolRefAttr(name)

    # ------------------------------------------------------------------ running

    def rewrite_all(self) -> None:
        """Rewrite everything that is not generic, and the instances that this needs."""
        for table in list(self.interfaces.tables.values()):
            if is_closed(table.type):
                type = self.types.replacer({}, table.op)(table.type)
                if type != table.type:
                    self.interfaces.retype_table(table, type)
        for op in list(self.module.body.block.ops):
            if op.name not in GENERIC_DECLARATIONS and not parameters_of(op):
                if op.name != "iface.witness_table" or is_closed(_type_of(op)):
                    self._pending.append(Scope([op], {}, {}, 0))
        self.drain()

    def drain(self) -> None:
        """Rewrite what is queued, until nothing is."""
        while self._pending:
            self.rewrite_now(self._pending.popleft())

    def rewrite_now(self, scope: Scope) -> None:
        """Rewrite some code; the instances that it needs are queued."""
        from .witness_rewrites import rewrite

        self.depth = scope.depth
        rewrite(self, scope)

    # ------------------------------------------------------------------ functions

    def instantiate(self, symbol: str, arguments: Sequence[Argument], where: Operation) -> str:
        """The symbol of the instance of a generic; it may not have its body yet."""
        key = symbol, tuple(arguments)
        known = self._known.get(key)
        if known is not None:
            return known
        generic = self.interfaces.generics.get(symbol)
        if generic is None:
            raise error_at(where, "AD0885", f"there is no generic @{symbol}")
        if self.depth >= MAX_DEPTH:
            raise too_deep(where, f"@{symbol}")
        self._check(generic, arguments, where)
        parts = [spelled(a) for a in arguments if not isinstance(a, Witness)]
        name = self._known[key] = self.types.fresh(".".join((symbol, *parts)))
        self._declare(generic, name, key[1], where)
        return name

    def _check(self, generic: Operation, arguments: Sequence[Argument], where: Operation) -> None:
        """AD0885: arguments that do not fit the parameters."""
        parameters = parameters_of(generic)
        name = symbol_of(generic)
        if len(parameters) != len(arguments):
            text = f"@{name} takes {counted(len(parameters), 'argument')}, not {len(arguments)}"
            raise error_at(where, "AD0885", text)
        current: Attribute | None = None
        for parameter, argument in zip(parameters, arguments, strict=True):
            wanted, proof = parameter.name == "iface.witness", isinstance(argument, Witness)
            number = parameter.name == "iface.vparam"
            if wanted != proof or number != isinstance(argument, IntegerAttr):
                text = f"@{name} takes {parameter}, which {_shown(argument)} is not"
                raise error_at(where, "AD0885", text)
            if parameter.name == "iface.tparam":
                assert isinstance(argument, Attribute)
                current = argument
            elif isinstance(argument, Witness) and current not in (None, argument.type):
                text = f"@{name} takes a witness of {current}, not of {argument.type}"
                raise error_at(where, "AD0885", text)

    def _declare(
        self, generic: Operation, name: str, arguments: tuple[Argument, ...], where: Operation
    ) -> None:
        """A function with the body of the generic, still open; it is queued."""
        body = body_of(generic)
        parameters = parameters_of(generic)
        binding = {
            parameter: argument
            for parameter, argument in zip(parameters, arguments, strict=True)
            if isinstance(argument, Attribute)
        }
        type = attribute_of(body, "function_type")
        assert isinstance(type, FunctionType)
        region, witnesses = self._copy(generic, body, arguments)
        # Who refers to the function before its body is rewritten has to see its type.
        closed = self.types.replacer(binding, where)(type)
        assert isinstance(closed, FunctionType)
        func = FuncOp(name, closed, region, visibility="private")
        func.location = generic.location
        func.attributes.update(self._attributes(generic, body, binding, where))
        block = self.module.body.block
        block.insert_op_after(func, generic)
        self.interfaces.functions[name] = func
        self._pending.append(Scope([func], binding, witnesses, self.depth + 1))

    def _copy(
        self, generic: Operation, body: Operation, arguments: tuple[Argument, ...]
    ) -> tuple[Region, dict[SSAValue, Witness]]:
        """The body with what stands in front of it in the generic."""
        values: dict[SSAValue, SSAValue] = {}
        witnesses: dict[SSAValue, Witness] = {}
        front = Block()
        build = Builder(front, None, generic.location)
        given = [a for a in arguments if isinstance(a, Witness | IntegerAttr)]
        for value, argument in zip(generic.regions[0].block.args, given, strict=True):
            if isinstance(argument, Witness):
                witnesses[value] = argument
            else:
                values[value] = build.integer(argument.value.data, value.type)
        for op in generic.regions[0].block.ops:
            if op is not body:
                front.add_op(op.clone(values))
        region = Region()
        body.regions[0].clone_into(region, 0, values)
        return_results(region)
        entry = region.blocks.first
        assert entry is not None
        first = entry.first_op
        move_all(front, entry if first is None else first)
        return region, witnesses

    def _attributes(
        self, generic: Operation, body: Operation, binding: Binding, where: Operation
    ) -> dict[str, Attribute]:
        """Attributes of an instance; generics that they name become instances as well."""
        found = {**self._reversed.get(symbol_of(generic), {}), **_attributes_of(generic, body)}
        for key, value in list(found.items()):
            symbol = symbol_in(value)
            if key.endswith(OF_ANOTHER):
                # The original says it; there is an instance of this only where it is named.
                del found[key]
            elif symbol in self.interfaces.generics:
                other = self.interfaces.generics[symbol]
                arguments = self.members.arguments(other, binding, None, where)
                found[key] = SymbolRefAttr(self.instantiate(symbol, arguments, where))
        return found

    # ------------------------------------------------------------------ tables

    def _write_table(self, pattern: Table, binding: Binding) -> None:
        """The witness table of a struct that was made, unless its parameters lack something."""
        witnesses = self._arguments(pattern, binding)
        if witnesses is None:
            return
        op = pattern.op.clone()
        parts = map(spelled, binding.values())
        op.properties["sym_name"] = StringAttr(self.types.fresh(".".join((pattern.symbol, *parts))))
        op.properties.pop("parameters", None)
        block = pattern.op.parent
        assert block is not None
        block.insert_op_after(op, pattern.op)
        self.types.replacer(binding, op).everywhere(op)
        table = Table.read(op)
        self.interfaces.add_table(table)
        for entry in op.regions[0].block.ops:
            symbol = symbol_in(attribute_of(entry, "value"))
            if symbol in witnesses:
                name = SymbolRefAttr(self.instantiate(symbol, witnesses[symbol], entry))
                entry.properties["value"] = name
        table.entries.update(Table.read(op).entries)

    def _arguments(self, pattern: Table, binding: Binding) -> dict[str, list[Argument]] | None:
        """The arguments of the generics in a generic table; ``None`` if a type does not conform."""
        found: dict[str, list[Argument]] = {}
        for entry in pattern.entries.values():
            symbol = symbol_in(entry)
            generic = self.interfaces.generics.get(symbol or "")
            if symbol is None or generic is None or not self.members.follow(generic, binding):
                continue
            given = self.members.arguments(generic, binding, None, pattern.op)
            if not all(self.members.conforms(a) for a in given if isinstance(a, Witness)):
                return None
            found[symbol] = given
        return found


def body_of(generic: Operation) -> Operation:
    """The ``iface.body`` of a generic."""
    return next(op for op in generic.regions[0].block.ops if op.name == "iface.body")


def return_results(region: Region) -> None:
    """``iface.yield`` becomes ``func.return``."""
    for block in region.blocks:
        end = block.last_op
        if end is not None and end.name == "iface.yield":
            back = ReturnOp(*end.operands)
            back.location = end.location
            block.insert_op_before(back, end)
            erase(end)


def _attributes_of(generic: Operation, body: Operation | None = None) -> dict[str, Attribute]:
    """Return what is said about the function, on the generic and on its body."""
    if body is None:
        body = next((op for op in generic.regions[0].block.ops if op.name == "iface.body"), generic)
    return {**generic.attributes, **body.attributes}


def _type_of(table: Operation) -> Attribute:
    type = attribute_of(table, "type")
    assert type is not None
    return type


def _shown(argument: Argument) -> str:
    return "a witness" if isinstance(argument, Witness) else str(argument)
