"""Declarations of a module about types: structs, interfaces, witness tables; read once, in one
walk.

Nothing is decided here: `conformances` answers questions from these tables, and
`synthesize_conformances` adds to the module what they lack.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import cast

from ad_opt.dialects.types.attributes.agg_types import StructType
from xdsl.dialects.builtin import ArrayAttr, ModuleOp, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, Operation

DIFFERENTIAL = "Differential"
"""The requirement of ``IDifferentiable`` for the type of derivatives."""

DECLARATIONS = frozenset({"agg.struct_def", "iface.interface", "iface.witness_table"})


def last_of(symbol: Attribute | None) -> str:
    """The name that a symbol reference ends in."""
    if isinstance(symbol, SymbolRefAttr):
        nested = symbol.nested_references.data
        return nested[-1].data if nested else symbol.root_reference.data
    assert isinstance(symbol, StringAttr)
    return symbol.data


def attribute_of(op: Operation, name: str) -> Attribute | None:
    """A property or an attribute, whichever it is."""
    return op.properties.get(name) or op.attributes.get(name)


def symbol_of(op: Operation) -> str:
    """The symbol that an operation defines."""
    return last_of(attribute_of(op, "sym_name"))


def ops_in(op: Operation) -> Iterator[Operation]:
    """The operations directly in an operation."""
    for region in op.regions:
        for block in region.blocks:
            yield from block.ops


def parameters_of(op: Operation) -> tuple[Attribute, ...]:
    """The parameters of a generic declaration: types, witnesses and values."""
    given = attribute_of(op, "parameters")
    return cast(tuple[Attribute, ...], given.data) if isinstance(given, ArrayAttr) else ()


@dataclass(frozen=True)
class Field:
    """A field of a struct."""

    name: str
    type: Attribute
    no_diff: bool = False
    deriv: tuple[str, str] | None = None
    """The struct and the field that the derivative lives in."""
    op: Operation | None = field(default=None, compare=False, repr=False)

    @staticmethod
    def read(op: Operation) -> Field:
        """From an ``agg.field``."""
        type = attribute_of(op, "type") or attribute_of(op, "field_type")
        assert type is not None
        deriv = attribute_of(op, "deriv")
        target = None
        if isinstance(deriv, SymbolRefAttr):
            target = (deriv.root_reference.data, last_of(deriv))
        no_diff = attribute_of(op, "no_diff") is not None
        if type.name == "autodiff.attributed":
            no_diff, type = True, cast(Attribute, getattr(type, "type"))
        return Field(symbol_of(op), type, no_diff, target, op)


@dataclass(frozen=True)
class Struct:
    """An ``agg.struct_def``."""

    name: str
    parameters: tuple[Attribute, ...]
    fields: tuple[Field, ...]
    op: Operation = field(compare=False, repr=False)

    @cached_property
    def type(self) -> StructType:
        """The type of its values; of a generic struct, with its own parameters."""
        return StructType(self.name, self.parameters)

    @staticmethod
    def read(op: Operation) -> Struct:
        """From an ``agg.struct_def``."""
        fields = tuple(Field.read(f) for f in ops_in(op) if f.name == "agg.field")
        return Struct(symbol_of(op), parameters_of(op), fields, op)


@dataclass(frozen=True)
class Table:
    """An ``iface.witness_table``."""

    symbol: str
    interface: str
    type: Attribute
    entries: dict[str, Attribute]
    op: Operation = field(compare=False, repr=False)

    @staticmethod
    def read(op: Operation) -> Table:
        """From an ``iface.witness_table``."""
        entries: dict[str, Attribute] = {}
        for entry in ops_in(op):
            if entry.name == "iface.entry":
                value = attribute_of(entry, "value")
                assert value is not None
                entries[last_of(attribute_of(entry, "key"))] = value
        type = attribute_of(op, "type") or attribute_of(op, "conforming_type")
        assert type is not None
        return Table(symbol_of(op), last_of(attribute_of(op, "interface")), type, entries, op)

    def symbol_at(self, key: str) -> str | None:
        """The function that an entry names."""
        found = self.entries.get(key)
        return last_of(found) if isinstance(found, SymbolRefAttr) else None


@dataclass(frozen=True)
class Interface:
    """An ``iface.interface``."""

    name: str
    extends: tuple[str, ...]
    op: Operation = field(compare=False, repr=False)

    @staticmethod
    def read(op: Operation) -> Interface:
        """From an ``iface.interface``."""
        extends = attribute_of(op, "extends")
        above = extends.data if isinstance(extends, ArrayAttr) else ()
        return Interface(symbol_of(op), tuple(last_of(cast(Attribute, a)) for a in above), op)


@dataclass
class Declarations:
    """All declarations of a module, each in the order in which they stand."""

    structs: dict[str, Struct] = field(default_factory=dict[str, Struct])
    interfaces: dict[str, Interface] = field(default_factory=dict[str, Interface])
    tables: list[Table] = field(default_factory=list[Table])

    def bases(self, interface: str) -> Iterator[str]:
        """The interface and all that it extends, nearest first."""
        pending, seen = [interface], {interface}
        for name in pending:
            yield name
            known = self.interfaces.get(name)
            for base in known.extends if known is not None else ():
                if base not in seen:
                    seen.add(base)
                    pending.append(base)

    @staticmethod
    def read(module: ModuleOp) -> Declarations:
        """Read a module; one walk over its top level."""
        found = Declarations()
        for op in ops_in(module):
            match op.name:
                case "agg.struct_def":
                    struct = Struct.read(op)
                    found.structs[struct.name] = struct
                case "iface.interface":
                    interface = Interface.read(op)
                    found.interfaces[interface.name] = interface
                case "iface.witness_table":
                    found.tables.append(Table.read(op))
                case _:
                    pass
        return found
