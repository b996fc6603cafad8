"""Rules of witnesses, existentials and specialisations.

AD0880: a name is not known; AD0884: an existential is used as what it is not; AD0885: a parameter
is not known here, or arguments of a generic do not fit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from ad_opt.dialects.support.definitions.operation_rule import Rule
from ad_opt.dialects.support.diagnostics.diagnostic import (
    DiagnosticError,
    Note,
    error_at,
    location_of,
)
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.ir.queries import ancestors
from ad_opt.dialects.support.ir.symbols import members, module_of, name_of, symbol
from ad_opt.dialects.types.attributes.generic_arguments import bind_arguments, parameters_of
from ad_opt.dialects.types.attributes.iface_types import (
    AnyType,
    TypeParameterType,
    ValueParameterType,
    WitnessType,
)
from ad_opt.dialects.types.attributes.type_parameters import holes, substitute
from xdsl.dialects.builtin import ArrayAttr, FunctionType, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, Operation

from .autodiff_value_rules import function_named
from .iface_rules import (
    agrees,
    check_yield,
    function_type,
    interface_named,
    is_derivative_key,
    requirement,
    unknown_requirement,
)

# ------------------------------------------------------------------ scope

DEFINITIONS = frozenset({"iface.interface", "agg.struct_def", "iface.witness_table"})


def bound_names(op: Operation) -> Iterator[str]:
    """The type parameters and numbers that are known at ``op``, innermost first."""
    for at in ancestors(op):
        if at.name == "iface.open":
            yield cast(StringAttr, at.properties["parameter"]).data
        elif at.name == "iface.generic" or at.name in DEFINITIONS:
            for it in parameters_of(at):
                if isinstance(it, TypeParameterType | ValueParameterType):
                    yield it.parameter.data
        elif isinstance(type := at.get_attr_or_prop("function_type"), FunctionType):
            yield from (_name(it) for it in holes(type))


def _name(hole: Attribute) -> str:
    if isinstance(hole, TypeParameterType | ValueParameterType):
        return hole.parameter.data
    return "self"


def _takes_witnesses(op: Operation) -> bool:
    """True if ``op`` stands in a function that gets its dictionaries as arguments."""
    for at in ancestors(op):
        type = at.get_attr_or_prop("function_type")
        if at.name != "iface.body" and isinstance(type, FunctionType):
            return any(isinstance(it, WitnessType) for it in type.inputs)
    return False


def check_scope(op: Operation, types: Iterable[Attribute]) -> None:
    """AD0885 where a type mentions a parameter that nothing around ``op`` introduces."""
    wanted = {_name(hole) for type in types for hole in holes(type)}
    if not wanted:
        return
    known = set(bound_names(op))
    missing = sorted(wanted - known - {"self"})
    if missing and not _takes_witnesses(op):
        message = f"the type parameter {missing[0]} is not known here"
        help = did_you_mean(missing[0], sorted(known))
        help = help or "an iface.generic or an iface.open around this introduces it"
        raise error_at(op, "AD0885", message, help=help)


def check_own_scope(op: Operation) -> None:
    """`check_scope` for the operands and results of an operation."""
    check_scope(op, (*(it.type for it in op.operands), *(it.type for it in op.results)))


# ------------------------------------------------------------------ witnesses


def table_named(op: Operation, reference: SymbolRefAttr) -> Operation:
    """The witness table of a name used at ``op``; AD0880 where there is none."""
    found = symbol(op, reference)
    if found is not None and found.name == "iface.witness_table":
        return found
    module = module_of(op)
    known = [name_of(it) or "" for it in members(module)] if module is not None else []
    name = reference.root_reference.data
    help = did_you_mean(name, [it for it in known if it]) or "define it: `iface.witness_table`"
    raise error_at(op, "AD0880", f"there is no witness table @{name}", help=help)


def _check_witness_of(op: Operation) -> None:
    type, of = op.results[0].type, op.properties["of"]
    assert isinstance(type, WitnessType)
    interface_named(op, type.interface)
    if isinstance(of, SymbolRefAttr):
        _same_interface(op, table_named(op, of), type.interface)
    else:
        check_scope(op, [of])


def _same_interface(op: Operation, table: Operation, interface: str) -> None:
    given = cast(SymbolRefAttr, table.properties["interface"]).root_reference.data
    if given == interface:
        return
    used = interface_named(op, interface)
    narrowed = used.attributes.get("iface.narrows") if used is not None else None
    if narrowed == SymbolRefAttr(given):
        return
    notes = [Note("the table is here", location_of(table))]
    message = f"@{name_of(table)} is a table for @{given}, not for @{interface}"
    raise error_at(op, "AD0884", message, notes=notes, help=f"name a table for @{interface}")


def _check_lookup(op: Operation) -> None:
    witness, key = op.operands[0].type, cast(StringAttr, op.properties["key"]).data
    assert isinstance(witness, WitnessType)
    known, required = requirement(op, witness.interface, key)
    if not known:
        raise unknown_requirement(op, witness.interface, key, "AD0880")
    check_own_scope(op)
    given = op.results[0].type
    if required is None or is_derivative_key(key):
        return
    if required.name == "iface.req_type":
        message = f"{key} is a type, which no value can be"
        help = f'write !iface.assoc<..., @{witness.interface}, "{key}"> where the type is meant'
        raise error_at(op, "AD0884", message, help=help)
    if not agrees(required.properties["type"], given):
        notes = [Note("it is required here", location_of(required))]
        message = f"{key} is of type {required.properties['type']}, not {given}"
        raise error_at(op, "AD0884", message, notes=notes, help="look it up with that type")


def _check_specialize(op: Operation) -> None:
    callee = cast(SymbolRefAttr, op.properties["callee"])
    arguments = cast("ArrayAttr[Attribute]", op.properties["arguments"]).data
    generic = function_named(op, callee, generic=True)
    if generic.name != "iface.generic":
        notes = [Note("the function is here", location_of(generic))]
        help = f"write `autodiff.ref {callee}`"
        raise error_at(op, "AD0885", f"{callee} is not generic", notes=notes, help=help)
    by = bind_arguments(op, generic, arguments, str(callee))
    check_scope(op, arguments)
    type, given = function_type(generic), op.results[0].type
    if type is None:
        return
    wanted = substitute(type, by)
    if not (agrees(wanted, given) or agrees(given, wanted)):
        notes = [Note("the generic is here", location_of(generic))]
        message = f"{callee} is then of type {wanted}, not {given}"
        raise error_at(op, "AD0885", message, notes=notes, help=f"write {wanted}")


# ------------------------------------------------------------------ existentials


def _check_packing(op: Operation, any: Attribute, value: Attribute) -> None:
    """Operand 1 may be a witness."""
    assert isinstance(any, AnyType)
    interface_named(op, any.interface)
    check_own_scope(op)
    table = op.properties.get("table")
    if isinstance(table, SymbolRefAttr):
        found = table_named(op, table)
        _same_interface(op, found, any.interface)
        wanted = found.properties["type"]
        if not agrees(wanted, value):
            notes = [Note("the table is here", location_of(found))]
            message = f"{table} is a table for {wanted}, not for {value}"
            raise error_at(op, "AD0884", message, notes=notes, help=f"name a table for {value}")
        return
    witness = op.operands[1].type
    assert isinstance(witness, WitnessType)
    if witness.interface != any.interface:
        message = f"a witness of @{witness.interface} does not fit {any}"
        raise error_at(op, "AD0884", message, help=f"pass a witness of @{any.interface}")


def _check_pack(op: Operation) -> None:
    _check_packing(op, op.results[0].type, op.operands[0].type)


def _check_unpack(op: Operation) -> None:
    if ("table" in op.properties) == (len(op.operands) > 1):
        message = "the type is said by one witness or one table"
        raise error_at(op, "AD0884", message, help="write `%o via @w` or `%o, %w`")
    _check_packing(op, op.operands[0].type, op.results[0].type)


def _check_open(op: Operation) -> None:
    any, name = op.operands[0].type, cast(StringAttr, op.properties["parameter"]).data
    assert isinstance(any, AnyType)
    interface_named(op, any.interface)
    wanted = (WitnessType(any.symbol), TypeParameterType(name))
    region = op.regions[0]
    entry = region.blocks.first
    if entry is None or tuple(entry.arg_types) != wanted:
        message = f"the block takes a {wanted[0]} and a {wanted[1]}"
        raise error_at(op, "AD0884", message, help="write `^bb0(%w: ..., %v: ...):`")
    if name in bound_names(op):
        message = f"the type parameter {name} is known here already"
        raise error_at(op, "AD0885", message, help="open it under another name")
    for it in op.results:
        if TypeParameterType(name) in holes(it.type):
            raise _escapes(op, name, it.type)
    check_own_scope(op)
    for block in region.blocks:
        check_yield(op, block, tuple(it.type for it in op.results))


def _escapes(op: Operation, name: str, type: Attribute) -> DiagnosticError:
    message = f"a result of type {type} leaves the code in which {name} is known"
    return error_at(op, "AD0885", message, help="pack it with `iface.pack_with` before it leaves")


def _check_null(op: Operation) -> None:
    type = op.results[0].type
    assert isinstance(type, AnyType)
    interface_named(op, type.interface)


WITNESS_OF = Rule(_check_witness_of)
LOOKUP = Rule(_check_lookup)
SPECIALIZE = Rule(_check_specialize)
PACK = Rule(_check_pack)
UNPACK = Rule(_check_unpack)
OPEN = Rule(_check_open)
NULL = Rule(_check_null)
