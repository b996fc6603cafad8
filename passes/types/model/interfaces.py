"""The interfaces of a module: who requires what, who conforms, and what a lookup finds.

An `Interfaces` is read in one walk over the symbols of a module. It answers for *closed* types
only (without parameters of generics): which witness table proves a conformance, what stands in it
for a key, who requires a member. Generic tables are found by matching their type.

A conformance nobody wrote down (of floats, vectors, arrays: see `conformances`) has a `Witness`
without a table. Follows the source's witness tables, with inheritance as tables of the bases.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ad_opt.dialects.types.attributes.type_parameters import holes
from ad_opt.passes.tangents.declarations import (
    Declarations,
    Interface,
    Struct,
    Table,
    ops_in,
    symbol_of,
)
from ad_opt.passes.tangents.unification import unify
from xdsl.dialects.builtin import ModuleOp, SymbolRefAttr
from xdsl.ir import Attribute, Operation


@dataclass(frozen=True)
class Witness:
    """The proof that ``type`` conforms to ``interface``; ``table`` is a symbol, if there is one."""

    interface: str
    type: Attribute
    table: str | None


def is_closed(type: Attribute) -> bool:
    """True if a type has no parameter of a generic in it, and no `Self`."""
    return not holes(type)


def symbol_in(attribute: Attribute | None) -> str | None:
    """The symbol that an attribute names."""
    return attribute.root_reference.data if isinstance(attribute, SymbolRefAttr) else None


class Interfaces:
    """Interfaces, witness tables, structs, generics and functions of one module."""

    def __init__(self, module: ModuleOp):
        declared = Declarations.read(module)
        self.module = module
        self._declared = declared
        self.interfaces: dict[str, Interface] = declared.interfaces
        self.structs: dict[str, Struct] = declared.structs
        self.tables: dict[str, Table] = {}
        self.generics: dict[str, Operation] = {}
        self.functions: dict[str, Operation] = {}
        self._exact: dict[tuple[str, Attribute], Table] = {}
        self._patterns: dict[str, list[Table]] = {}
        self._members = {
            name: {
                symbol_of(member): member
                for member in ops_in(interface.op)
                if member.name in ("iface.req_type", "iface.req_func")
            }
            for name, interface in self.interfaces.items()
        }
        for table in declared.tables:
            self.add_table(table)
        for op in module.body.block.ops:
            if op.name == "iface.generic":
                self.generics[symbol_of(op)] = op
            elif op.name == "func.func":
                self.functions[symbol_of(op)] = op

    def add_table(self, table: Table) -> None:
        """A further witness table."""
        self.tables[table.symbol] = table
        if is_closed(table.type):
            self._exact.setdefault((table.interface, table.type), table)
        else:
            self._patterns.setdefault(table.interface, []).append(table)

    def retype_table(self, table: Table, type: Attribute) -> None:
        """A witness table is of the struct that stands for the instance of a generic one now."""
        renewed = replace(table, type=type)
        self.tables[table.symbol] = renewed
        # What is written for one instance counts more than what a generic table says of it.
        self._exact[table.interface, type] = renewed

    def bases(self, interface: str) -> Iterator[str]:
        """The interface and all that it extends, nearest first."""
        return self._declared.bases(interface)

    def extends(self, interface: str, base: str) -> bool:
        """True if ``interface`` is ``base`` or extends it."""
        return base in self.bases(interface)

    def table_for(
        self, interface: str, type: Attribute
    ) -> tuple[Table, dict[Attribute, Attribute]] | None:
        """The table that proves a conformance, and its parameters if it is generic."""
        exact = self._exact.get((interface, type))
        if exact is not None:
            return exact, {}
        for table in self._patterns.get(interface, ()):
            found = unify(table.type, type)
            if found is not None:
                return table, found
        return None

    def generic_tables(self) -> Iterator[Table]:
        """The tables that hold for many types."""
        for tables in self._patterns.values():
            yield from tables

    def witness(self, interface: str, type: Attribute) -> Witness:
        """The proof that a closed type conforms.

        A table of an interface that extends it counts, if it has the entries of the base.
        """
        found = self.table_for(interface, type)
        if found is None:
            for name in self.interfaces:
                if name != interface and self.extends(name, interface):
                    candidate = self.table_for(name, type)
                    if candidate is not None and self._provides(candidate[0], interface):
                        found = candidate
                        break
        return Witness(interface, type, found[0].symbol if found is not None else None)

    def conforms_by_table(self, interface: str, type: Attribute) -> bool:
        """True if a table says that a closed type conforms, or one of an interface above."""
        return any(
            self.table_for(name, type) is not None
            for name in self.interfaces
            if self.extends(name, interface)
        )

    def _provides(self, table: Table, interface: str) -> bool:
        """True if a table of another interface has entries of a base as well."""
        needed = self._members.get(interface, {})
        return any(key in table.entries or f"{interface}.{key}" in table.entries for key in needed)

    def requirement(self, interface: str, member: str) -> tuple[str, Operation] | None:
        """Find a required member: the interface, this or one it extends, and the requirement."""
        for name in self.bases(interface):
            if (found := self._members.get(name, {}).get(member)) is not None:
                return name, found
        return None

    def requirements(self, interface: str) -> dict[str, Operation]:
        """Return what an interface itself requires, by name."""
        return self._members.get(interface, {})

    def implementers(self, interface: str) -> list[Witness]:
        """The closed conformances to an interface in the order of their ids, which start at 1."""
        return [
            Witness(interface, table.type, table.symbol)
            for table in self.tables.values()
            if table.interface == interface and is_closed(table.type)
        ]

    def entry(self, witness: Witness, key: str) -> Attribute | None:
        """Return what a witness table says for a key, under its own name or its base's."""
        if witness.table is None:
            return None
        entries = self.tables[witness.table].entries
        found = entries.get(key)
        return entries.get(f"{witness.interface}.{key}") if found is None else found
