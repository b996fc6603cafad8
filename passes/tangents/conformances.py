"""Derivatives of types: the one place that answers.

Every question is answered from what stands in the module (witness tables, ``deriv`` on fields) and
from `builtin_conformances`; nothing is made up. Before ``synthesize-conformances`` has run, a
struct without a witness table that has something to differentiate is a type without an answer
(`NoTangentType`); after it every answer is explicit.

Reading a module is linear in its declarations, a question is answered once per type.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Self

from ad_opt.dialects.types.attributes.agg_types import StructType
from ad_opt.dialects.types.attributes.autodiff_value_types import ContextType
from ad_opt.dialects.types.attributes.iface_types import DIFFERENTIABLE, IDS, AssociatedType
from ad_opt.dialects.types.attributes.type_parameters import is_abstract, substitute
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from xdsl.dialects.builtin import ArrayAttr, ModuleOp
from xdsl.ir import Attribute, Operation, ParametrizedAttribute

from .address_types import Addresses
from .builtin_conformances import ROWS, is_differential
from .by_value import ByValue
from .declarations import (
    DIFFERENTIAL,
    Declarations,
    Field,
    Struct,
    Table,
    attribute_of,
    last_of,
    ops_in,
    symbol_of,
)
from .tangent import tangent_types
from .tangent_registry import NONE, NoTangentType, Part, TangentRule, TangentTypes
from .unification import unify

CONTEXT = "autodiff.ctx"


class Conformances:
    """Conformances of the types of a module."""

    def __init__(self, declarations: Declarations):
        self.declarations = declarations
        self._memo: dict[Attribute, Attribute | NoTangentType | None] = {}
        self._core: TangentTypes | None = None
        self._tables: dict[tuple[str, Attribute], Table] = {}
        self._generic_tables: dict[tuple[str, str], list[Table]] = {}
        self._extended: dict[str, tuple[str, ...]] = {}
        self._fields: dict[Attribute, list[Field]] = {}
        self.in_order = False
        """True if structs are asked about inner ones first, or have been."""
        for table in declarations.tables:
            self.add_table(table)

    @staticmethod
    def of(module: ModuleOp) -> Conformances:
        """Read a module."""
        return Conformances(Declarations.read(module))

    @classmethod
    def compute(cls, op: Operation, analyses: AnalysisManager) -> Self:
        """Read a module; this makes the conformances an analysis."""
        assert isinstance(op, ModuleOp)
        return cls(Declarations.read(op))

    def add_table(self, table: Table) -> None:
        """Know a further witness table; of several for one type, the first holds."""
        if isinstance(table.type, StructType) and is_abstract(table.type):
            key = (table.interface, table.type.struct)
            self._generic_tables.setdefault(key, []).append(table)
        else:
            self._tables.setdefault((table.interface, table.type), table)

    def add_struct(self, struct: Struct) -> None:
        """Know a further struct, or another version of one."""
        known = self.declarations.structs.get(struct.name)
        self.declarations.structs[struct.name] = struct
        if known is not None and struct.parameters:
            self._fields.clear()

    # -------------------------------------------------------------- Differentials

    def differential(self, type: Attribute) -> Attribute | None:
        """The Differential of a type; ``None`` if it is not differentiable.

        Raises `NoTangentType` for what nothing is known about.
        """
        if type not in self._memo:
            try:
                self._memo[type] = self._differential(type)
            except NoTangentType as error:
                self._memo[type] = error
        found = self._memo[type]
        if isinstance(found, NoTangentType):
            raise NoTangentType(found.type, found.reason, found.help)
        return found

    def _differential(self, type: Attribute) -> Attribute | None:
        if isinstance(type, StructType):
            return self._of_struct(type)
        if type.name == CONTEXT:
            return self.differential(self._context(type))
        if isinstance(type, AssociatedType):
            resolved = self.resolve(type)
            if resolved != type:
                return self.differential(resolved)
        row = ROWS.get(type.name)
        if row is not None:
            return row(type, self.differential, self.is_differentiable_interface)
        return self._of_core(type)

    def _of_core(self, type: Attribute) -> Attribute | None:
        """Types of other dialects, by the registry of tangent types.

        What is identified by its address has no Differential: it is not a value.
        """
        registry = self._core_types
        if registry.rule(type).by_identity:
            return None
        if registry.rule(type).splits and registry.part(type, Part.SHADOW) != NONE:
            raise NoTangentType(type, f"{type} holds buffers, which have no Differential by value")
        found = registry.part(type, Part.COTANGENT)
        return None if found == NONE else found

    @property
    def _core_types(self) -> TangentTypes:
        if self._core is None:
            rule = TangentRule(lambda type, query: self.differential(type) or NONE)
            names = ("agg.struct", CONTEXT, *ROWS)
            self._core = tangent_types().extended(dict.fromkeys(names, rule))
        return self._core

    def _of_struct(self, type: StructType) -> Attribute | None:
        table, bindings = self._table_for(type, DIFFERENTIABLE)
        if table is not None and (found := table.entries.get(DIFFERENTIAL)) is not None:
            return self.resolve(substitute(found, bindings))
        self._answer_inner_first()
        if not self.differential_fields(type):
            return None
        raise NoTangentType(
            type,
            f"{type} does not conform to {DIFFERENTIABLE}",
            "run the pass `synthesize-conformances` first, or give the type a witness table",
        )

    def _answer_inner_first(self) -> None:
        """Ask about every struct once, so that no question leads to a deep chain of questions."""
        if not self.in_order:
            self.in_order = True
            for struct in ByValue.order_of(self.declarations):
                self._may_flow(struct.type)

    def is_complete(self) -> bool:
        """True if nothing is left to synthesise, but for methods."""
        types = (struct.type for struct in self.declarations.structs.values())
        tables = self.declarations.tables
        implementing = (t.type for t in tables if self.is_differentiable_interface(t.interface))
        return all(self._has_table(type) for type in implementing) and all(
            self._has_table(type) or not self._may_flow(type) for type in types
        )

    def _has_table(self, type: Attribute) -> bool:
        table = self.table(type, DIFFERENTIABLE)
        return table is not None and DIFFERENTIAL in table.entries

    def _may_flow(self, type: Attribute) -> bool:
        try:
            return self.differential(type) is not None
        except NoTangentType:
            return True

    def known_differential(self, type: Attribute) -> Attribute | None:
        """`differential`; ``None`` also where nothing is known."""
        try:
            return self.differential(type)
        except NoTangentType:
            return None

    def differential_fields(self, type: StructType) -> list[tuple[Field, Attribute]]:
        """The fields through which derivatives flow, and their Differentials.

        Raises `NoTangentType` where a field has numbers that nothing is known about, or that are
        somewhere else: buffers have no Differential by value, and are not left out silently.
        """
        found: list[tuple[Field, Attribute]] = []
        for field in self.fields(type):
            if field.no_diff:
                continue
            if field.type.name == "llvm.ptr":
                raise self._elsewhere(type, field)
            differential = self.differential(field.type)
            if differential is not None:
                found.append((field, differential))
            elif self.addresses.bears(field.type):
                raise self._elsewhere(type, field)
        return found

    def _elsewhere(self, type: StructType, field: Field) -> NoTangentType:
        return NoTangentType(
            type,
            f"field {field.name} of {type} holds an address ({field.type}), and "
            "derivatives of what is there have no place in a value",
            f"mark the field {field.name} `no_diff`, or pass the buffer beside the struct",
        )

    @cached_property
    def addresses(self) -> Addresses:
        """Return the types that lead to numbers by an address."""
        return Addresses(self.declarations)

    def _context(self, type: Attribute) -> StructType:
        """The struct that a context becomes: ``@f.ctx``."""
        assert isinstance(type, ContextType)
        name = f"{type.function}.ctx"
        if name not in self.declarations.structs:
            raise NoTangentType(type, f"the struct @{name} that {type} stands for is not there yet")
        return StructType(name)

    # -------------------------------------------------------------- structs

    def struct(self, type: StructType) -> Struct:
        """The declaration behind a struct type; raises `NoTangentType`."""
        found = self.declarations.structs.get(type.struct)
        if found is None:
            raise NoTangentType(type, f"there is no struct @{type.struct}", "declare it")
        return found

    def fields(self, struct_type: Attribute) -> list[Field]:
        """The fields of a struct, with the arguments of a generic struct put in."""
        assert isinstance(struct_type, StructType)
        struct = self.struct(struct_type)
        bindings = _bindings(struct, struct_type)
        if not bindings:
            return list(struct.fields)
        if struct_type not in self._fields:
            self._fields[struct_type] = [
                _typed(f, self.resolve(substitute(f.type, bindings))) for f in struct.fields
            ]
        return self._fields[struct_type]

    def association(self, struct: str, field: str) -> str | None:
        """The field of the Differential that belongs to a field."""
        declared = self.declarations.structs[struct]
        for candidate in declared.fields:
            if candidate.name == field:
                return candidate.deriv[1] if candidate.deriv else None
        return None

    # -------------------------------------------------------------- witness tables

    def table(self, type: Attribute, interface: str) -> Table | None:
        """The witness table of a type for an interface."""
        return self._table_for(type, interface)[0]

    def witness(self, type: Attribute, interface: str) -> str | None:
        """The symbol of the witness table."""
        table = self.table(type, interface)
        return None if table is None else table.symbol

    def method(self, type: Attribute, key: str) -> str | None:
        """The function for ``dzero``, ``dadd`` or ``dmul:f64``; ``None``: by structure.

        ``type`` is a type or its Differential: both are asked, the type first.
        """
        for candidate in (type, self.differential(type)):
            table = None if candidate is None else self.table(candidate, DIFFERENTIABLE)
            if table is not None and (symbol := table.symbol_at(key)) is not None:
                return symbol
        return None

    def _table_for(
        self, type: Attribute, interface: str
    ) -> tuple[Table | None, dict[Attribute, Attribute]]:
        exact = self._tables.get((interface, type))
        if exact is not None:
            return exact, {}
        if isinstance(type, StructType) and type.arguments.data:
            for table in self._generic_tables.get((interface, type.struct), ()):
                bindings = unify(table.type, type)
                if bindings is not None:
                    return table, bindings
        return None, {}

    def resolve(self, type: Attribute) -> Attribute:
        """``type`` with associated types of known types replaced by what they are."""
        if not is_abstract(type):
            return type
        if isinstance(type, AssociatedType):
            base = self.resolve(type.base)
            if is_differential(type) and isinstance(base, AssociatedType) and is_differential(base):
                return base  # a Differential is its own
            found = None if is_abstract(base) else self._associated(base, type)
            if found is None:
                return AssociatedType(base, type.symbol, type.requirement)
            return found
        if isinstance(type, ParametrizedAttribute):
            return type.new([self._resolved_part(part) for part in type.parameters])
        return type

    def _resolved_part(self, part: Attribute) -> Attribute:
        if isinstance(part, ArrayAttr):
            return ArrayAttr([self.resolve(item) for item in part.data])
        return self.resolve(part)

    def _associated(self, base: Attribute, type: AssociatedType) -> Attribute | None:
        key = type.requirement.data
        table, bindings = self._table_for(base, type.interface)
        if table is not None and (found := table.entries.get(key)) is not None:
            return self.resolve(substitute(found, bindings))
        if key != DIFFERENTIAL or type.interface != DIFFERENTIABLE:
            return None if table is None else self._default(type.interface, key)
        found = self.differential(base)
        if found is None:
            raise NoTangentType(
                base,
                f"{base} has no {DIFFERENTIAL}, which a generic over differentiable types needs",
                "give the generic another type, or mark the field that has it `no_diff`",
            )
        return found

    def _default(self, interface: str, key: str) -> Attribute | None:
        """The type that an interface has for those that do not say."""
        declared = self.declarations.interfaces.get(interface)
        for required in () if declared is None else ops_in(declared.op):
            if required.name == "iface.req_type" and symbol_of(required) == key:
                return attribute_of(required, "default")
        return None

    # -------------------------------------------------------------- interfaces

    def interfaces_extended(self, name: str) -> tuple[str, ...]:
        """All interfaces that an interface extends, also indirectly, nearest first."""
        found = self._extended.get(name)
        if found is None:
            _, *above = self.declarations.bases(name)
            found = self._extended[name] = tuple(above)
        return found

    def is_differentiable_interface(self, name: str) -> bool:
        """True if every type of an interface is differentiable."""
        return name == DIFFERENTIABLE or DIFFERENTIABLE in self.interfaces_extended(name)

    def implementers(self, interface: str) -> list[tuple[str, Attribute]]:
        """Witness table and type of everything that implements an interface, in order of ids.

        The ids count from 1; 0 is nothing. Their order is that of ``iface.ids`` on the interface,
        and for what is not in there that in which the tables stand.
        """
        found = list(self._implementers(interface))
        declared = self.declarations.interfaces.get(interface)
        ids = None if declared is None else declared.op.attributes.get(IDS)
        if isinstance(ids, ArrayAttr):
            order = {last_of(symbol): at for at, symbol in enumerate(ids)}
            found.sort(key=lambda entry: order.get(entry[0], len(order)))
        return found

    def _implementers(self, interface: str) -> Iterator[tuple[str, Attribute]]:
        for table in self.declarations.tables:
            if table.interface == interface:
                yield table.symbol, table.type


def _bindings(struct: Struct, type: StructType) -> dict[Attribute, Attribute]:
    if len(struct.parameters) != len(type.arguments.data):
        raise NoTangentType(
            type,
            f"@{struct.name} takes {len(struct.parameters)} parameters, "
            f"{type} gives {len(type.arguments.data)}",
            "give each parameter an argument",
        )
    return dict(zip(struct.parameters, type.arguments.data, strict=True))


def _typed(field: Field, type: Attribute) -> Field:
    return Field(field.name, type, field.no_diff, field.deriv, field.op)
