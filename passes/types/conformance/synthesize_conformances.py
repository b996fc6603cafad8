"""Give every type that can have derivatives its conformance to ``IDifferentiable``.

What the user wrote is kept: a Differential, ``deriv`` on fields, methods. What is missing is made
in three phases, over structs in an order in which inner ones come first (`by_value`):

1. *declare*: which types need a Differential, and what it is called;
2. *fill*: its fields, one for each field that has a Differential and is not ``no_diff``; a struct
   all of whose fields are their own Differentials is its own Differential, and no new one is made.
   As structs by value have no cycles, one pass finds the greatest fixpoint;
3. *methods*: ``dzero``, ``dadd`` and ``dmul`` as functions where the module looks them up; where it
   does not they follow from the structure, and `expand-differentials` writes them where needed.

Needs: `check-conformance` in front of it for good diagnostics. Leaves: every struct through which
derivatives flow has a witness table, and ``deriv`` on its fields. Follows the source's synthesis of
``IDifferentiable`` for aggregates and for structs that the compiler makes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache

from ad_opt.dialects.support.diagnostics.diagnostic import (
    DiagnosticError,
    Note,
    error_at,
    location_of,
)
from ad_opt.dialects.support.ir.symbols import take_name
from ad_opt.dialects.types.agg import FieldOp, StructDefOp
from ad_opt.dialects.types.attributes.agg_types import StructType
from ad_opt.dialects.types.attributes.iface_types import DIFFERENTIABLE, WitnessType
from ad_opt.dialects.types.attributes.type_parameters import is_abstract
from ad_opt.dialects.types.iface import EntryOp, WitnessTableOp
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.tangents.by_value import ByValue
from ad_opt.passes.tangents.conformances import Conformances
from ad_opt.passes.tangents.declarations import (
    DECLARATIONS,
    DIFFERENTIAL,
    Field,
    Struct,
    Table,
    attribute_of,
    last_of,
    ops_in,
)
from ad_opt.passes.tangents.tangent_registry import NoTangentType
from ad_opt.passes.types.model.differentiable_interface import declare_interface
from ad_opt.passes.types.model.nested_modules import in_each_module
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, LocationAttr, ModuleOp, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, Block, Operation, Region

from .synthesized_methods import MethodWriter, looked_up

_INTERFACE = SymbolRefAttr(DIFFERENTIABLE)


@dataclass(frozen=True)
class SynthesizeConformancesPass(AnalysisPass):
    """Give types the conformance to ``IDifferentiable`` that they lack.

    ``methods=used`` writes ``dzero``, ``dadd``, ``dmul`` if the module looks such a member up,
    ``all`` always, ``none`` never.

    ```
    agg.struct_def @T {
      agg.field @x : f32
      agg.field @id : i32
    }
    ```
    becomes
    ```
    agg.struct_def @T {
      agg.field @x : f32 deriv @T.Differential::@x
      agg.field @id : i32
    }
    agg.struct_def @T.Differential {
      agg.field @x : f32 deriv @T.Differential::@x
    }
    iface.witness_table @T_IDiff : @IDifferentiable for !agg.struct<@T> {
      iface.entry "Differential" = !agg.struct<@T.Differential>
    }
    iface.witness_table @T.Differential_IDiff : @IDifferentiable for !agg.struct<@T.Differential> {
      iface.entry "Differential" = !agg.struct<@T.Differential>
    }
    ```
    """

    name = "synthesize-conformances"

    methods: str = "used"

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> None:
        in_each_module(module, analyses, self._apply)

    def _apply(self, module: ModuleOp, analyses: AnalysisManager) -> None:
        synthesis = Synthesis(module)
        if not synthesis.has_work():
            return
        synthesis.run()
        if self.methods == "all" or (self.methods == "used" and looked_up(module)):
            synthesis.write_methods()


def with_conformances(module: ModuleOp) -> ModuleOp:
    """The module if its conformances are there; else its declarations, with what is missing."""
    found = [op for op in ops_in(module) if op.name in DECLARATIONS]
    if not found or Conformances.of(module).is_complete():
        return module
    copy = ModuleOp([op.clone() for op in found])
    Synthesis(copy).run()
    return copy


class Synthesis:
    """One run over one module."""

    def __init__(self, module: ModuleOp):
        self.module = module
        self.conformances = Conformances.of(module)
        self.declarations = self.conformances.declarations
        self._names: set[str] = set()
        self._inheriting: dict[Attribute, list[Table]] = {}
        for table in self.declarations.tables:
            derived = table.interface != DIFFERENTIABLE
            if derived and self.conformances.is_differentiable_interface(table.interface):
                self._inheriting.setdefault(table.type, []).append(table)

    def has_work(self) -> bool:
        """True if the module declares anything."""
        return bool(self.declarations.structs or self.declarations.tables)

    def run(self) -> None:
        """Add what is missing, but for methods."""
        self._names = {
            name.data
            for op in ops_in(self.module)
            if isinstance(name := attribute_of(op, "sym_name"), StringAttr)
        }
        self.conformances.in_order = True
        for struct in ByValue.order_of(self.declarations):
            self._struct(struct)
        for table in list(self.declarations.tables):
            if self.conformances.is_differentiable_interface(table.interface):
                self._conforming(table)
        if any(table.interface == DIFFERENTIABLE for table in self.declarations.tables):
            declare_interface(self.module, self.conformances)

    def write_methods(self) -> None:
        """Add the methods that are missing in witness tables."""
        writer = MethodWriter(self.module, self.conformances)
        found = [
            table
            for table in self.declarations.tables
            if table.interface == DIFFERENTIABLE and not is_abstract(table.type)
        ]
        # Methods are called after a type rather than after its Differential.
        for table in sorted(found, key=lambda table: table.entries[DIFFERENTIAL] == table.type):
            writer.complete(table)

    # -------------------------------------------------------------- structs

    def _struct(self, struct: Struct) -> None:
        type = struct.type
        table = self.conformances.table(type, DIFFERENTIABLE)
        given = None if table is None else table.entries.get(DIFFERENTIAL)
        given = given or self._inherited(type).get(DIFFERENTIAL) or _by_fields(struct)
        own = isinstance(given, StructType) and given.struct == struct.name
        if given is not None and own and all(field.deriv is None for field in struct.fields):
            self._associate(struct, struct.name, self._own_fields(struct, given))
        if given is None:
            given = self._synthesized(struct, type, declared=table is not None)
        if given is not None:
            self._conform(type, given, struct.op)

    def _own_fields(self, struct: Struct, differential: Attribute) -> set[str]:
        """The fields that hold their own derivatives, where a user says so of the struct."""
        found = zip(struct.fields, self.conformances.fields(differential), strict=True)
        return {
            field.name
            for field, own in found
            if not field.no_diff and self.conformances.differential(field.type) == own.type
        }

    def _synthesized(self, struct: Struct, type: StructType, declared: bool) -> Attribute | None:
        """The Differential of a struct, made; ``None`` if it has none."""
        try:
            found = self.conformances.differential_fields(type)
        except NoTangentType as error:
            if declared or type in self._inheriting:
                raise error_at(struct.op, "AD0805", error.reason, help=error.help) from None
            return None  # whoever differentiates it will be told
        if not found and not declared and type not in self._inheriting:
            return None
        if len(found) == len(struct.fields) and all(d == field.type for field, d in found):
            self._associate(struct, struct.name, {field.name for field, _ in found})
            return type
        name = self._fresh(f"{struct.name}.{DIFFERENTIAL}")
        self._associate(struct, name, {field.name for field, _ in found})
        return self._declare(struct, name, found)

    def _declare(
        self, struct: Struct, name: str, fields: Iterable[tuple[Field, Attribute]]
    ) -> Attribute:
        """Add a Differential behind the struct that it belongs to."""
        properties: dict[str, Attribute] = {"sym_name": StringAttr(name)}
        if struct.parameters:
            properties["parameters"] = ArrayAttr(struct.parameters)
        body = Region(Block([_derivative_field(*field) for field in fields]))
        made = StructDefOp.create(
            properties=properties, regions=[body], location=struct.op.location
        )
        block = struct.op.parent
        assert isinstance(block, Block)
        block.insert_op_after(made, struct.op)
        self.conformances.add_struct(Struct.read(made))
        type = StructType(name, struct.parameters)
        self._conform(type, type, made)
        return type

    def _associate(self, struct: Struct, into: str, fields: set[str]) -> None:
        """Put ``deriv`` on fields."""
        for field in struct.fields:
            if field.name in fields and field.op is not None:
                field.op.properties["deriv"] = SymbolRefAttr(into, [field.name])
        derivs = [
            replace(f, deriv=(into, f.name)) if f.name in fields else f for f in struct.fields
        ]
        self.conformances.add_struct(replace(struct, fields=tuple(derivs)))

    # -------------------------------------------------------------- witness tables

    def _conform(self, type: Attribute, differential: Attribute, where: Operation) -> None:
        """See to it that there is a witness table, with this Differential."""
        table = self.conformances.table(type, DIFFERENTIABLE)
        if table is None:
            entries = self._inherited(type)  # user's words are kept
            entries.setdefault(DIFFERENTIAL, differential)
            self._add_table(type, entries, where)
        elif DIFFERENTIAL not in table.entries:
            table.entries[DIFFERENTIAL] = differential
            block = table.op.regions[0].block
            entry = _entry(DIFFERENTIAL, differential, table.op.location)
            if (first := block.first_op) is None:
                block.add_op(entry)
            else:
                block.insert_op_before(entry, first)

    def _inherited(self, type: Attribute) -> dict[str, Attribute]:
        """Return what tables of interfaces that extend the built-in one say about it."""
        found: dict[str, Attribute] = {}
        for table in self._inheriting.get(type, ()):
            for key, value in table.entries.items():
                name = key.removeprefix(f"{DIFFERENTIABLE}.")
                if name.split(":")[0] in (DIFFERENTIAL, "dzero", "dadd", "dmul"):
                    found.setdefault(name, value)
        return found

    def _add_table(self, type: Attribute, entries: dict[str, Attribute], where: Operation) -> None:
        name = self._fresh(f"{_title(type)}_IDiff")
        lines = [_entry(key, value, where.location) for key, value in entries.items()]
        properties: dict[str, Attribute] = {"sym_name": StringAttr(name)}
        if isinstance(type, StructType) and is_abstract(type):
            properties["parameters"] = type.arguments
        properties |= {"interface": _INTERFACE, "type": type}
        op = WitnessTableOp.create(
            properties=properties, regions=[Region(Block(lines))], location=where.location
        )
        self.module.body.block.add_op(op)
        table = Table.read(op)
        self.declarations.tables.append(table)
        self.conformances.add_table(table)

    def _conforming(self, table: Table) -> None:
        """The type of a table of a differentiable interface, and its Differential, conform too."""
        try:
            differential = self.conformances.differential(table.type)
        except NoTangentType as error:
            raise error_at(table.op, "AD0805", error.reason, help=error.help) from None
        if differential is None:
            raise error_at(
                table.op,
                "AD0805",
                f"{table.type} implements @{table.interface}, but has no {DIFFERENTIAL}",
                help="types of differentiable interfaces are floats, or made of what has one",
            )
        if self.conformances.differential(differential) != differential:
            raise not_own_differential(table.op, table.type, differential)
        self._conform(table.type, differential, table.op)
        self._conform(differential, differential, table.op)
        self._share(table.type, differential)

    def _share(self, type: Attribute, differential: Attribute) -> None:
        """The methods of a type are about its Differential, so they are that one's too."""
        mine = self.conformances.table(type, DIFFERENTIABLE)
        other = self.conformances.table(differential, DIFFERENTIABLE)
        if mine is None or other is None or mine is other:
            return
        for key, value in mine.entries.items():
            if key == DIFFERENTIAL:
                continue
            known = other.entries.setdefault(key, value)
            if known != value:
                raise error_at(
                    mine.op,
                    "AD0804",
                    f"{key} of {differential} is {known} by @{other.symbol} and {value} here",
                    notes=[Note("the other witness table is here", location_of(other.op))],
                    help="give types with different arithmetic different Differentials",
                )
            if known is value and not _has_entry(other.op, key):
                append_entry(other.op, key, value)

    def _fresh(self, name: str) -> str:
        """A symbol that nothing has yet."""
        return take_name(name, self._names)


def not_own_differential(where: Operation, type: Attribute, found: Attribute) -> DiagnosticError:
    """AD0801."""
    return error_at(
        where,
        "AD0801",
        f"the {DIFFERENTIAL} of {type} is {found}, which is not its own {DIFFERENTIAL}",
        help=f"all fields of {found} have to be floats or Differentials; `no_diff` fields and "
        "integers belong into the type itself",
    )


def append_entry(table: Operation, key: str, value: Attribute) -> None:
    """Add an entry at the end of a witness table."""
    table.regions[0].block.add_op(_entry(key, value, table.location))


def _entry(key: str, value: Attribute, location: LocationAttr) -> Operation:
    """A line of a witness table."""
    return EntryOp.create(properties={"key": _key(key), "value": value}, location=location)


@cache
def _key(name: str) -> StringAttr:
    return StringAttr(name)


def _derivative_field(field: Field, differential: Attribute) -> Operation:
    """The field of a Differential for a field that leads to it."""
    assert field.op is not None
    given = field.op.properties
    properties = {"sym_name": given["sym_name"], "type": differential, "deriv": given["deriv"]}
    return FieldOp.create(properties=properties, location=field.op.location)


def _has_entry(table: Operation, key: str) -> bool:
    return any(last_of(attribute_of(entry, "key")) == key for entry in ops_in(table))


def _by_fields(struct: Struct) -> Attribute | None:
    """The Differential that ``deriv`` of the fields is about."""
    names = {field.deriv[0] for field in struct.fields if field.deriv is not None}
    if len(names) > 1:
        raise error_at(
            struct.op,
            "AD0802",
            f"fields of @{struct.name} have their derivatives in several structs: "
            + ", ".join(f"@{name}" for name in sorted(names)),
            help="a type has one Differential",
        )
    return StructType(names.pop(), struct.parameters) if names else None


def _title(type: Attribute) -> str:
    """A name for a type, for symbols."""
    if isinstance(type, StructType):
        given = [a for a in type.arguments if not is_abstract(a) and not isinstance(a, WitnessType)]
        return ".".join((type.struct, *(_title(argument) for argument in given)))
    return re.sub(r"\W+", "_", str(type)).strip("_")
