"""Rules of interfaces, witness tables and generics.

AD0880: a name is not known; AD0883: an interface or a witness table is not in order; AD0885:
parameters do not fit or are not known here. Rules of existentials are in `iface_value_rules`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ad_opt.dialects.support.definitions.operation_rule import Rule
from ad_opt.dialects.support.diagnostics.diagnostic import (
    DiagnosticError,
    Note,
    error_at,
    location_of,
)
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.ir.symbols import flat, member, members, module_of, name_of, symbol
from ad_opt.dialects.types.attributes.autodiff_value_types import (
    DERIVATIONS,
    AttributedType,
    DerivedAttr,
    unwrap_attributed,
)
from ad_opt.dialects.types.attributes.generic_arguments import parameters_of
from ad_opt.dialects.types.attributes.iface_types import (
    BUILTIN_INTERFACES,
    AssociatedType,
    SelfType,
    TypeParameterType,
    ValueParameterType,
    WitnessType,
)
from ad_opt.dialects.types.attributes.type_parameters import substitute
from xdsl.dialects.builtin import ArrayAttr, FunctionType, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, Block, Operation, TypeAttribute

from .agg_rules import struct_definition, struct_types
from .autodiff_value_rules import function_named

SYNTHESIZED = frozenset({"differential", "dzero", "dadd", "dmul"})
"""Requirements that are filled where a table does not have them."""
BUILTIN_KEYS = ("Differential", "dzero", "dadd", "dmul")
_UNKNOWN_TYPES = (AssociatedType, SelfType, TypeParameterType, ValueParameterType)


def agrees(wanted: Attribute, given: Attribute) -> bool:
    """True if two types may be the same once what is not known yet is known."""
    if wanted == given or isinstance(wanted, _UNKNOWN_TYPES) or isinstance(given, AssociatedType):
        return True
    if isinstance(wanted, AttributedType) or isinstance(given, AttributedType):
        return agrees(unwrap_attributed(wanted), unwrap_attributed(given))
    if isinstance(wanted, FunctionType) and isinstance(given, FunctionType):
        return _all_agree(wanted.inputs, given.inputs) and _all_agree(wanted.outputs, given.outputs)
    if isinstance(wanted, ArrayAttr) and isinstance(given, ArrayAttr):
        return _all_agree(cast("ArrayAttr[Attribute]", wanted), cast("ArrayAttr[Attribute]", given))
    parts: tuple[Attribute, ...] | None = getattr(wanted, "parameters", None)
    others: tuple[Attribute, ...] | None = getattr(given, "parameters", None)
    if wanted.__class__ is not given.__class__ or not parts or not others:
        return False
    return all(agrees(a, b) for a, b in zip(parts, others, strict=True))


def _all_agree(wanted: ArrayAttr[Attribute], given: ArrayAttr[Attribute]) -> bool:
    return len(wanted.data) == len(given.data) and all(
        agrees(a, b) for a, b in zip(wanted.data, given.data, strict=True)
    )


# ------------------------------------------------------------------ interfaces


def interface_named(op: Operation, name: str) -> Operation | None:
    """The interface of a name used at ``op``; ``None`` for a built-in one that is not spelled out.

    AD0880 where there is none.
    """
    builtin = name in BUILTIN_INTERFACES
    found = symbol(op, name, optional=builtin)
    if found is not None and found.name == "iface.interface":
        return found
    if found is None and builtin:
        return None
    module = module_of(op)
    known = (
        [name_of(it) or "" for it in members(module) if it.name == "iface.interface"]
        if (module)
        else []
    )
    help = did_you_mean(name, known) or f"define it with `iface.interface @{name} {{ ... }}`"
    raise error_at(op, "AD0880", f"there is no interface @{name}", help=help)


def bases_of(interface: Operation) -> tuple[str, ...]:
    """The names of the interfaces that an interface extends directly."""
    given = interface.properties.get("extends")
    return tuple(flat(it) for it in cast("ArrayAttr[SymbolRefAttr]", given)) if given else ()


def with_bases(op: Operation, name: str) -> Iterator[tuple[str, Operation | None]]:
    """An interface and all that it extends, each once, nearest first."""
    pending, seen = [name], {name}
    for it in pending:
        interface = interface_named(op, it)
        yield it, interface
        for base in bases_of(interface) if interface is not None else ():
            if base not in seen:
                seen.add(base)
                pending.append(base)


def requirement(op: Operation, interface: str, key: str) -> tuple[bool, Operation | None]:
    """Return True if an interface requires what ``key`` says, and the requirement where it is
    written.

    ``m``, ``IBase.m``, and with a suffix, ``m.fwd_diff`` or ``dmul:f64``.
    """
    plain = key.split(":", 1)[0]
    for name, found in with_bases(op, interface):
        for candidate in _spellings(plain, name):
            if found is None:
                if candidate in BUILTIN_KEYS:
                    return True, None
            elif (it := member(found, candidate)) is not None:
                return True, it
    return False, None


def _spellings(key: str, interface: str) -> Iterator[str]:
    for it in (key, key.removeprefix(f"{interface}.")):
        yield it
        head, dot, last = it.rpartition(".")
        if dot and last in DERIVATIONS:
            yield head


def is_derivative_key(key: str) -> bool:
    """True if a key asks for a derivative of a requirement."""
    return key.rpartition(".")[2] in DERIVATIONS


def unknown_requirement(op: Operation, interface: str, key: str, code: str) -> DiagnosticError:
    """A key that an interface does not require."""
    known: list[str] = []
    for _, found in with_bases(op, interface):
        known += [name_of(it) or "" for it in members(found)] if found else BUILTIN_KEYS
    where = interface_named(op, interface)
    notes = [] if where is None else [Note("the interface is here", location_of(where))]
    listed = f"it requires {', '.join(known)}" if known else "it requires nothing"
    help = did_you_mean(key, known) or listed
    message = f"interface @{interface} does not require {key}"
    return error_at(op, code, message, notes=notes, help=help)


def _check_interface(op: Operation) -> None:
    name = name_of(op) or ""
    seen: dict[str, Operation] = {}
    for it in members(op):
        if it.name not in ("iface.req_type", "iface.req_func"):
            help = "an interface holds iface.req_type and iface.req_func only"
            raise error_at(it, "AD0883", f"`{it.name}` is not a requirement", help=help)
        key = name_of(it) or ""
        if (first := seen.setdefault(key, it)) is not it:
            notes = [Note("it is required here first", location_of(first))]
            message = f"@{name} requires {key} twice"
            raise error_at(it, "AD0883", message, notes=notes, help="give it another name")
    for base, found in with_bases(op, name):
        if found is not None and name in bases_of(found):
            message = f"interface @{name} extends itself"
            if base != name:
                message += f" through @{base}"
            raise error_at(op, "AD0883", message, help="drop one of the interfaces it extends")


def _check_requirement(op: Operation) -> None:
    constraint, default = op.properties.get("constraint"), op.properties.get("default")
    if isinstance(constraint, SymbolRefAttr):
        interface_named(op, flat(constraint))
    if default is None:
        return
    if op.name == "iface.req_type":
        if not isinstance(default, TypeAttribute):
            message = f"the default of {name_of(op)} is {default}, which is no type"
            raise error_at(op, "AD0883", message, help="write a type after default")
        return
    assert isinstance(default, SymbolRefAttr)
    type = op.properties["type"]
    _check_implementation(op, f"the default of {name_of(op)}", default, type)


def _check_implementation(
    op: Operation, what: str, implementation: SymbolRefAttr, wanted: Attribute
) -> None:
    function = function_named(op, implementation, generic=True)
    given = function_type(function)
    if given is None or agrees(wanted, given):
        return
    if function.name == "iface.generic" and agrees(given, wanted):
        return
    notes = [Note("the function is here", location_of(function))]
    message = f"{what} is to be of type {wanted}, but {implementation} is of type {given}"
    raise error_at(op, "AD0883", message, notes=notes, help="name a function of that type")


def function_type(function: Operation) -> FunctionType | None:
    """The type of a function, or of the body of a generic."""
    holder: Operation | None = function
    if function.name == "iface.generic":
        holder = generic_body(function)
    type = None if holder is None else holder.get_attr_or_prop("function_type")
    return type if isinstance(type, FunctionType) else None


# ------------------------------------------------------------------ witness tables


def _check_table(op: Operation) -> None:
    reference, type = op.properties["interface"], op.properties["type"]
    interface = flat(reference)
    found = interface_named(op, interface)
    for it in struct_types(type):
        struct_definition(op, it)
    check_parameters(op)
    entries: dict[str, Operation] = {}
    for it in members(op):
        if it.name != "iface.entry":
            help = "a witness table holds iface.entry only"
            raise error_at(it, "AD0883", f"`{it.name}` is not an entry", help=help)
        key = _key(it)
        if (first := entries.setdefault(key, it)) is not it:
            notes = [Note("the first is here", location_of(first))]
            raise error_at(
                it,
                "AD0883",
                f"there are two entries for {key}",
                notes=notes,
                help="drop one of them",
            )
    for it in members(found) if found is not None else ():
        _check_has(op, it, interface, entries)
    for key, it in entries.items():
        _check_entry(op, it, key, interface, entries)


def _key(entry: Operation) -> str:
    key = entry.properties["key"]
    assert isinstance(key, StringAttr)
    return key.data


def _check_has(
    table: Operation, required: Operation, interface: str, entries: dict[str, Operation]
) -> None:
    builtin = required.properties.get("builtin")
    if isinstance(builtin, StringAttr) and builtin.data in SYNTHESIZED:
        return
    key = name_of(required) or ""
    if key in entries or "default" in required.properties:
        return
    if any(it.split(":", 1)[0] == key for it in entries):
        return
    notes = [Note("it is required here", location_of(required))]
    message = f"@{name_of(table)} has no entry for {key}, which @{interface} requires"
    help = f'add `iface.entry "{key}" = ...`'
    raise error_at(table, "AD0883", message, notes=notes, help=help)


def _check_entry(
    table: Operation, entry: Operation, key: str, interface: str, entries: dict[str, Operation]
) -> None:
    known, required = requirement(table, interface, key)
    if not known:
        raise unknown_requirement(entry, interface, key, "AD0883")
    value = entry.properties["value"]
    wants_type = required is not None and required.name == "iface.req_type"
    if wants_type or (required is None and key == "Differential"):
        if not isinstance(value, TypeAttribute):
            message = f"{key} is a type, but {value} is none"
            raise error_at(entry, "AD0883", message, help="write a type after =")
        for it in struct_types(value):
            struct_definition(entry, it)
        return
    if isinstance(value, DerivedAttr):
        function_named(entry, value.symbol, generic=True)
        return
    if not isinstance(value, SymbolRefAttr):
        message = f"{key} is a function, but {value} names none"
        raise error_at(entry, "AD0883", message, help="write the name of a function after =")
    if required is None or is_derivative_key(key):
        function_named(entry, value, generic=True)
        return
    wanted = required.properties["type"]
    by: dict[Attribute, Attribute] = {SelfType(): table.properties["type"]}
    wanted = substitute(wanted, by)
    for other, it in entries.items():
        if isinstance(type := it.properties["value"], TypeAttribute):
            by[AssociatedType(table.properties["type"], interface, other)] = type
    _check_implementation(entry, key, value, substitute(wanted, by))


# ------------------------------------------------------------------ generics


def check_parameters(op: Operation) -> None:
    """AD0885 unless the parameters of a definition are parameters, each with its own name."""
    names: set[str] = set()
    for it in parameters_of(op):
        match it:
            case TypeParameterType() | ValueParameterType():
                name = it.parameter.data
                if name in names:
                    message = f"@{name_of(op)} has two parameters named {name}"
                    raise error_at(op, "AD0885", message, help="give one another name")
                names.add(name)
            case WitnessType():
                interface_named(op, it.interface)
            case _:
                message = f"{it} is not a parameter"
                help = "parameters are !iface.tparam, !iface.vparam and !iface.witness"
                raise error_at(op, "AD0885", message, help=help)


def generic_body(generic: Operation) -> Operation | None:
    """The ``iface.body`` of a generic."""
    block = generic.regions[0].blocks.first
    last = None if block is None else block.last_op
    return last if last is not None and last.name == "iface.body" else None


def _check_generic(op: Operation) -> None:
    check_parameters(op)
    block = op.regions[0].blocks.first
    assert block is not None
    wanted = [
        it.type if isinstance(it, ValueParameterType) else it
        for it in parameters_of(op)
        if not isinstance(it, TypeParameterType)
    ]
    if [it.type for it in block.args] != wanted:
        listed = ", ".join(str(it) for it in wanted)
        message = f"the block of @{name_of(op)} takes ({listed}): its witnesses and its numbers"
        raise error_at(op, "AD0885", message, help="give the block one argument for each")
    bodies = [it for it in block.ops if it.name == "iface.body"]
    if len(bodies) != 1 or block.last_op is not bodies[0]:
        message = f"@{name_of(op)} does not end with its only iface.body"
        raise error_at(op, "AD0885", message, help="put what it looks up in front of the body")


def _check_body(op: Operation) -> None:
    type = op.properties["function_type"]
    assert isinstance(type, FunctionType)
    region = op.regions[0]
    entry = region.blocks.first
    given = () if entry is None else entry.arg_types
    if entry is None or tuple(given) != type.inputs.data:
        message = f"the body takes {type.inputs}, but its first block takes other types"
        raise error_at(op, "AD0885", message, help="give the block those arguments")
    for block in region.blocks:
        check_yield(op, block, type.outputs.data)


def check_yield(op: Operation, block: Block, wanted: tuple[Attribute, ...]) -> None:
    """AD0885 unless a block that ends in ``iface.yield`` yields the wanted types."""
    last = block.last_op
    if last is None or last.name != "iface.yield":
        return
    given = tuple(it.type for it in last.operands)
    if given != wanted:
        yielded, results = (", ".join(map(str, it)) for it in (given, wanted))
        message = f"({yielded}) is yielded, but the results of `{op.name}` are ({results})"
        raise error_at(last, "AD0885", message, help="yield one value for each result")


INTERFACE = Rule(_check_interface)
REQUIREMENT = Rule(_check_requirement)
WITNESS_TABLE = Rule(_check_table)
GENERIC = Rule(_check_generic)
BODY = Rule(_check_body)
