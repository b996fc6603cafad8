"""Rules of aggregates that need the definition of a struct.

AD0880: a name is not known; AD0881: parts do not fit the aggregate; AD0882: ``deriv`` is wrong;
AD0885: arguments of a generic struct do not fit; AD0887: a struct contains itself by value.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from ad_opt.dialects.support.definitions.operation_rule import Rule
from ad_opt.dialects.support.diagnostics.diagnostic import (
    DiagnosticError,
    Note,
    error_at,
    location_of,
)
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.ir.symbols import member, members, module_of, name_of, symbol
from ad_opt.dialects.types.attributes.agg_types import (
    ArrayType,
    OptionalType,
    StructType,
    TupleType,
)
from ad_opt.dialects.types.attributes.generic_arguments import bind_arguments
from ad_opt.dialects.types.attributes.type_parameters import substitute
from xdsl.dialects.builtin import StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, Operation


@dataclass(frozen=True)
class Field:
    """A part of an aggregate, its type with the arguments of a generic struct put in."""

    name: str
    type: Attribute
    op: Operation | None = None
    """The ``agg.field``, for a struct."""


def struct_definition(op: Operation, type: StructType) -> Operation:
    """The ``agg.struct_def`` of a type used at ``op``; AD0880 where there is none."""
    found = symbol(op, type.symbol)
    if found is None or found.name != "agg.struct_def":
        raise unknown_struct(op, type.struct)
    return found


def unknown_struct(op: Operation, name: str) -> DiagnosticError:
    """AD0880 for a struct."""
    module = module_of(op)
    known = (
        ()
        if module is None
        else [name_of(it) or "" for it in members(module) if it.name == "agg.struct_def"]
    )
    help = did_you_mean(name, known) or f"define it with `agg.struct_def @{name} {{ ... }}`"
    return error_at(op, "AD0880", f"there is no struct @{name}", help=help)


def parts_of(op: Operation, type: Attribute) -> list[Field] | None:
    """The parts of a struct or tuple type used at ``op``; ``None`` for another type."""
    if isinstance(type, TupleType):
        return [Field(str(at), it) for at, it in enumerate(type.types)]
    if not isinstance(type, StructType):
        return None
    definition = struct_definition(op, type)
    by = bind_arguments(op, definition, type.arguments.data, f"@{type.struct}")
    return [
        Field(name_of(it) or "", substitute(field_type(it), by), it)
        for it in members(definition)
        if it.name == "agg.field"
    ]


def part_of(op: Operation, type: Attribute, name: str) -> Field:
    """One part of a struct or tuple type; AD0880 or AD0881 where there is none."""
    if isinstance(type, StructType):
        definition = struct_definition(op, type)
        found = member(definition, name)
        if found is not None and found.name == "agg.field":
            by = bind_arguments(op, definition, type.arguments.data, f"@{type.struct}")
            return Field(name, substitute(field_type(found), by), found)
        raise unknown_field(op, f"@{type.struct}", name, definition)
    if isinstance(type, TupleType):
        if name.isdecimal() and str(int(name)) == name and int(name) < len(type.types):
            return Field(name, type.types[int(name)])
        message = f'{type} has {len(type.types)} elements, and none is "{name}"'
        raise error_at(op, "AD0880", message, help='elements are "0", "1", ...')
    message = f"a value of type {type} has no fields"
    raise error_at(op, "AD0881", message, help="fields belong to structs and tuples")


def unknown_field(op: Operation, struct: str, name: str, definition: Operation) -> DiagnosticError:
    """AD0880 for a field."""
    known = [name_of(it) or "" for it in members(definition)]
    notes = [Note("the struct is defined here", location_of(definition))]
    fields = f"its fields are {', '.join(known)}" if known else "it has no fields"
    help = did_you_mean(name, known) or fields
    return error_at(op, "AD0880", f"{struct} has no field {name}", notes=notes, help=help)


def field_type(field: Operation) -> Attribute:
    """The type of an ``agg.field``, as written."""
    return field.properties["type"]


def struct_types(type: Attribute) -> Iterator[StructType]:
    """The structs that a value of ``type`` contains, not looking into their fields."""
    pending = [type]
    while pending:
        at = pending.pop()
        match at:
            case StructType():
                yield at
            case ArrayType() | OptionalType():
                pending.append(at.element)
            case TupleType():
                pending.extend(at.types)
            case _ if at.name in ("pair.pair", "pair.user", "pair.ptr"):
                pending.append(cast(Attribute, getattr(at, "type")))
            case _:
                pass


# ------------------------------------------------------------------ definitions


def _check_struct(op: Operation) -> None:
    seen: dict[str, Operation] = {}
    for it in members(op):
        if it.name != "agg.field":
            help = "a struct holds `agg.field`s only"
            raise error_at(it, "AD0881", f"`{it.name}` is not a field", help=help)
        name = name_of(it) or ""
        if (first := seen.setdefault(name, it)) is not it:
            notes = [Note("it is defined here first", location_of(first))]
            message = f"field {name} is defined twice in @{name_of(op)}"
            raise error_at(it, "AD0881", message, notes=notes, help="give it another name")
    if _is_first_struct(op):
        _check_recursion(op)


def _is_first_struct(op: Operation) -> bool:
    at = op.prev_op
    while at is not None:
        if at.name == "agg.struct_def":
            return False
        at = at.prev_op
    return True


def _check_recursion(first: Operation) -> None:
    """AD0887 for a struct that contains itself by value; once for all structs of the module."""
    block = first.parent
    if block is None:
        return
    structs = {name_of(op) or "": op for op in block.ops if op.name == "agg.struct_def"}
    state: dict[str, bool] = {}
    for root in structs:
        if root in state:
            continue
        stack = [(root, _inner(structs[root]))]
        state[root] = False
        while stack:
            name, inner = stack[-1]
            if (found := next(inner, None)) is None:
                state[name] = True
                stack.pop()
                continue
            field, into = found
            if state.get(into) is False:
                raise _recursive(field, into, [entry[0] for entry in stack])
            if into in structs and into not in state:
                state[into] = False
                stack.append((into, _inner(structs[into])))


def _inner(struct: Operation) -> Iterator[tuple[Operation, str]]:
    for field in members(struct):
        if "type" in field.properties:
            for type in struct_types(field_type(field)):
                yield field, type.struct


def _recursive(field: Operation, into: str, path: list[str]) -> DiagnosticError:
    cycle = [*path[path.index(into) :], into]
    way = " -> ".join(f"@{name}" for name in cycle)
    return error_at(
        field,
        "AD0887",
        f"struct @{into} contains itself by value ({way}), so it has no finite size",
        help="hold it behind a memref or an !llvm.ptr",
    )


def _check_field(op: Operation) -> None:
    deriv = op.properties.get("deriv")
    for type in struct_types(field_type(op)):
        struct_definition(op, type)
    if deriv is None:
        return
    name = name_of(op)
    if "no_diff" in op.properties:
        message = f"field {name} is no_diff, but deriv gives it a derivative"
        raise error_at(op, "AD0882", message, help="write deriv or no_diff, not both")
    assert isinstance(deriv, SymbolRefAttr)
    path = [it.data for it in deriv.nested_references]
    root = deriv.root_reference.data
    if len(path) != 1:
        raise error_at(op, "AD0882", f"{deriv} is not a field", help="write deriv @D::@y")
    target = symbol(op, root)
    if target is None or target.name != "agg.struct_def":
        raise unknown_struct(op, root)
    field = member(target, path[0])
    if field is None or field.name != "agg.field":
        raise _no_such_derivative(op, target, root, path[0])
    if "no_diff" in field.properties:
        notes = [Note("the field is here", location_of(field))]
        message = f"the derivative of {name} would be in @{root}::@{path[0]}, which is no_diff"
        raise error_at(op, "AD0882", message, notes=notes, help="drop no_diff there")


def _no_such_derivative(op: Operation, target: Operation, root: str, name: str) -> DiagnosticError:
    known = [name_of(it) or "" for it in members(target)]
    notes = [Note("the struct is defined here", location_of(target))]
    help = did_you_mean(name, known) or f"add `agg.field @{name}` to @{root}"
    message = f"deriv names a field {name} that @{root} does not have"
    return error_at(op, "AD0882", message, notes=notes, help=help)


# ------------------------------------------------------------------ values


def _check_make(op: Operation) -> None:
    type, given = op.results[0].type, [it.type for it in op.operands]
    if isinstance(type, ArrayType):
        wanted = type.size
        if wanted is not None and len(given) != wanted:
            raise _misfit(op, f"{type} has {wanted} elements, not {len(given)}")
        for at, it in enumerate(given):
            if it != type.element:
                raise _misfit(op, f"element {at} is of type {it}, not {type.element}")
        return
    if _is_open(type):
        return
    parts = parts_of(op, type)
    if parts is None:
        help = "agg.make makes structs, arrays and tuples"
        raise error_at(op, "AD0881", f"a {type} is not made of parts", help=help)
    if len(parts) != len(given):
        names = ", ".join(part.name for part in parts)
        help = f"give one value for each of {names}" if parts else "it has no parts"
        raise _misfit(op, f"{type} has {len(parts)} parts, not {len(given)}", help, parts)
    for part, it in zip(parts, given, strict=True):
        if part.type != it:
            raise _misfit(op, f"{part.name} is of type {part.type}, not {it}", None, [part])


def _is_open(type: Attribute) -> bool:
    """True if a type is one that is found later: a Differential that is synthesised, say."""
    return type.name == "iface.assoc"


def _misfit(
    op: Operation, message: str, help: str | None = None, parts: list[Field] | None = None
) -> DiagnosticError:
    definition = None if not parts or parts[0].op is None else parts[0].op
    if definition is not None and len(parts or ()) > 1:
        definition = definition.parent_op()
    notes = [] if definition is None else [Note("it is defined here", location_of(definition))]
    help = help or "the types of the parts are those of the aggregate's definition"
    return error_at(op, "AD0881", message, notes=notes, help=help)


def _check_field_access(op: Operation) -> None:
    aggregate, name = op.operands[0].type, op.properties["field"]
    assert isinstance(name, StringAttr)
    if _is_open(aggregate):
        return
    part = part_of(op, aggregate, name.data)
    value = op.operands[1].type if len(op.operands) > 1 else op.results[0].type
    if value != part.type:
        raise _misfit(op, f"{part.name} is of type {part.type}, not {value}", None, [part])
    if len(op.operands) > 1 and op.results[0].type != aggregate:
        raise _misfit(op, f"the result is of type {aggregate}, not {op.results[0].type}")


def _check_element(op: Operation) -> None:
    array = op.operands[0].type
    assert isinstance(array, ArrayType)
    setting = len(op.operands) > 2
    value = op.operands[2].type if setting else op.results[0].type
    if value != array.element:
        raise _misfit(op, f"elements of {array} are of type {array.element}, not {value}")
    if setting and op.results[0].type != array:
        raise _misfit(op, f"the result is of type {array}, not {op.results[0].type}")


def _check_optional(op: Operation) -> None:
    whole, part = op.results[0].type, op.operands[0].type
    if op.name == "agg.value":
        whole, part = part, whole
    assert isinstance(whole, OptionalType)
    if whole.element != part:
        raise _misfit(op, f"the value of {whole} is of type {whole.element}, not {part}")


STRUCT_DEFINITION = Rule(_check_struct)
FIELD_DEFINITION = Rule(_check_field)
MAKE = Rule(_check_make)
FIELD = Rule(_check_field_access)
ELEMENT = Rule(_check_element)
OPTIONAL = Rule(_check_optional)
