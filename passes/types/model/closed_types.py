"""Types without parameters: what a type of a generic is once the arguments are known.

A `ClosedTypes` puts types and numbers in the place of parameters, answers associated types from
witness tables, and replaces a generic struct by one made for its arguments::

    !agg.struct<@Pair, [!iface.tparam<"T">]>   with T = f64   is   !agg.struct<@Pair.f64>
    !iface.assoc<f64, @IDifferentiable, "Differential">       is   f64

A struct that is made gets the witness tables of the generic one as well.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from ad_opt.dialects.support.diagnostics.diagnostic import counted, error_at
from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.dialects.support.ir.symbols import take_name
from ad_opt.dialects.types.attributes.agg_types import ArrayType, StructType
from ad_opt.dialects.types.attributes.iface_types import DIFFERENTIABLE, AssociatedType, SelfType
from ad_opt.dialects.types.attributes.type_parameters import holes
from ad_opt.passes.tangents.declarations import (
    DIFFERENTIAL,
    Struct,
    Table,
    ops_in,
    parameters_of,
    symbol_of,
)
from ad_opt.passes.tangents.unification import unify
from xdsl.dialects.builtin import IntegerAttr, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, Operation

from .interfaces import Interfaces
from .replace_types import Replacer

Binding = Mapping[Attribute, Attribute]
"""Map from the parameters of a generic to types, and to integer attributes for numbers."""

MAX_DEPTH = 64
"""Limit on how deeply types of generics may nest, and instances ask for further ones; beyond it
AD0860. A guess: programs nest a few levels, a type that contains itself larger never ends.
"""


@dataclass
class ClosedTypes:
    """Closes types; one for a module."""

    interfaces: Interfaces
    names: set[str]
    """Symbols that are taken."""
    write_table: Callable[[Table, Binding], None]
    """Called with the tables of a generic struct, and the parameters of one that was made of it."""
    _where: Operation | None = None
    """Operation that is being closed; errors are located there."""
    _structs: dict[Attribute, StructType] = field(default_factory=dict[Attribute, StructType])
    _uses: dict[Attribute, StructType] = field(default_factory=dict[Attribute, StructType])
    """Of each struct that was made, the use of the generic struct that it stands for."""
    _made_of: dict[str, tuple[str, int]] = field(default_factory=dict[str, tuple[str, int]])

    def replacer(self, binding: Binding, where: Operation) -> Replacer:
        """Closes everything that mentions the parameters in ``binding``."""
        if not binding:
            # What has no parameters is the same everywhere.
            self._where = where
            return self._closer

        def rule(attribute: Attribute) -> Attribute | None:
            if (found := binding.get(attribute)) is not None:
                return found
            return self._closed(attribute, where)

        return Replacer(rule)

    @cached_property
    def _closer(self) -> Replacer:
        """Closes associated types and instances of generic structs."""

        def rule(attribute: Attribute) -> Attribute | None:
            assert self._where is not None
            return self._closed(attribute, self._where)

        return Replacer(rule)

    def fresh(self, wanted: str) -> str:
        """A symbol like ``wanted`` that nobody has."""
        return take_name(wanted, self.names)

    def _closed(self, attribute: Attribute, where: Operation) -> Attribute | None:
        match attribute:
            case AssociatedType() if not holes(attribute):
                return self.associated(attribute, where)
            case StructType() if attribute.arguments.data and not holes(attribute):
                return self._structs.get(attribute) or self._make(attribute, where)
            case ArrayType(extent=IntegerAttr()):
                return ArrayType(attribute.extent, attribute.element)
            case _:
                return None

    # ------------------------------------------------------------------ associated types

    def associated(self, type: AssociatedType, where: Operation) -> Attribute:
        """Return what a closed type names for a requirement."""
        name = type.requirement.data
        for interface in self.interfaces.bases(type.interface):
            found = self.interfaces.table_for(interface, type.base)
            if found is None and type.base in self._uses:
                # Its tables may be in the writing: what they need may ask for this.
                found = self.interfaces.table_for(interface, self._uses[type.base])
            if found is not None and (entry := found[0].entries.get(name)) is not None:
                return self.replacer(found[1], where)(entry)
        required = self.interfaces.requirement(type.interface, name)
        if required is not None and self.interfaces.conforms_by_table(required[0], type.base):
            default = attribute_of(required[1], "default")
            if default is not None:
                return self.replacer({SelfType(): type.base}, where)(default)
        if name == DIFFERENTIAL and self.interfaces.extends(type.interface, DIFFERENTIABLE):
            differential = self._differential(type.base)
            if differential is not None:
                return differential
        raise error_at(
            where,
            "AD0861",
            f"{type.base} does not say what `{name}` of @{type.interface} is",
            help=f"give it a witness table for @{type.interface} with an entry `{name}`",
        )

    def _differential(self, type: Attribute) -> Attribute | None:
        from ad_opt.passes.tangents.conformances import Conformances
        from ad_opt.passes.tangents.tangent_registry import NoTangentType

        try:
            return Conformances.of(self.interfaces.module).differential(type)
        except NoTangentType:
            return None

    # ------------------------------------------------------------------ structs

    def _make(self, type: StructType, where: Operation) -> StructType:
        """A struct for the arguments of a generic one."""
        struct = self.interfaces.structs.get(type.struct)
        parameters = parameters_of(struct.op) if struct is not None else ()
        arguments = type.arguments.data
        if struct is None or len(parameters) != len(arguments):
            raise error_at(
                where,
                "AD0885",
                f"@{type.struct} takes {counted(len(parameters), 'argument')}, "
                f"not {len(arguments)}",
            )
        name = self.fresh(".".join((type.struct, *map(spelled, arguments))))
        depth = 1 + max((self._depth(argument) for argument in arguments), default=0)
        if depth > MAX_DEPTH:
            raise too_deep(where, f"@{type.struct}")
        self._made_of[name] = type.struct, depth
        made = self._structs[type] = StructType(name)
        self._uses[made] = type
        binding = dict(zip(parameters, arguments, strict=True))
        self._define(struct, name, binding)
        for table in list(self.interfaces.generic_tables()):
            if (found := unify(table.type, type)) is not None:
                self.write_table(table, found)
        return made

    def _depth(self, argument: Attribute) -> int:
        if isinstance(argument, StructType):
            return self._made_of.get(argument.struct, ("", 0))[1]
        return 0

    def _define(self, struct: Struct, name: str, binding: Binding) -> None:
        op = struct.op.clone()
        op.properties["sym_name"] = StringAttr(name)
        op.properties.pop("parameters", None)
        block = struct.op.parent
        assert block is not None
        block.insert_op_after(op, struct.op)
        self.interfaces.structs[name] = replace(struct, name=name, parameters=(), op=op)
        for member in ops_in(op):
            target = member.properties.get("deriv")
            if isinstance(target, SymbolRefAttr):
                inner = self._derivative_struct(target.root_reference.data, binding, member)
                member.properties["deriv"] = SymbolRefAttr(inner, target.nested_references)
        self.replacer(binding, op).everywhere(op)
        self.interfaces.structs[name] = Struct.read(op)

    def _derivative_struct(self, struct: str, binding: Binding, where: Operation) -> str:
        """The struct that derivatives live in, for the same arguments."""
        known = self.interfaces.structs.get(struct)
        parameters = parameters_of(known.op) if known is not None else ()
        if not parameters:
            return struct
        if any(parameter not in binding for parameter in parameters):
            text = f"the arguments of @{struct} do not follow from those of the struct"
            raise error_at(where, "AD0885", text)
        type = StructType(struct, [binding[parameter] for parameter in parameters])
        return (
            self._structs[type].struct if type in self._structs else self._make(type, where).struct
        )


def too_deep(where: Operation, what: str) -> Exception:
    """AD0860: instances of instances without an end."""
    return error_at(
        where,
        "AD0860",
        f"{what} is needed for ever larger types: more than {MAX_DEPTH} instances deep",
        help="a generic that uses itself has to use itself for the same types in the end",
    )


def spelled(argument: Attribute) -> str:
    """An argument in the name of what is made for it."""
    if isinstance(argument, StructType):
        return argument.struct
    if isinstance(argument, IntegerAttr):
        return str(argument.value.data).replace("-", "m")
    if isinstance(argument, SymbolRefAttr):
        return argument.root_reference.data
    text = re.sub(r"!(agg|iface|pair|autodiff)\.", "", str(argument))
    return re.sub(r"[^0-9A-Za-z_]+", "_", text).strip("_")


def taken_names(ops: Iterable[Operation]) -> set[str]:
    """The symbols that operations define."""
    return {
        symbol_of(op) for op in ops if "sym_name" in op.properties or "sym_name" in op.attributes
    }
