"""Rules of the conformances of a module: one function a rule, each gives diagnostics.

They are asked after conformances have been synthesised (of the module, or of a copy of its
declarations). That witness tables have the entries that their interfaces require, and that names
exist, the verifiers of the dialects have seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ad_opt.dialects.autodiff.autodiff import TREAT_AS_DIFFERENTIABLE
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, Note, Severity, location_of
from ad_opt.dialects.types.attributes.agg_types import StructType
from ad_opt.dialects.types.attributes.autodiff_value_types import DerivedAttr
from ad_opt.dialects.types.attributes.iface_types import DIFFERENTIABLE, DIFFERENTIABLE_POINTER
from ad_opt.dialects.types.attributes.type_parameters import is_abstract
from ad_opt.passes.analysis.flow.derivative_marks import Level, Marks
from ad_opt.passes.tangents.conformances import Conformances
from ad_opt.passes.tangents.declarations import Field, Struct, Table, attribute_of, last_of, ops_in
from ad_opt.passes.types.model.differentiable_interface import is_method, signature_of
from xdsl.dialects.builtin import FunctionType, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, Operation

from .synthesized_methods import FACTORS


class Checked:
    """Module and conformances that the rules look at."""

    def __init__(self, conformances: Conformances, functions: dict[str, Operation], marks: Marks):
        self.conformances = conformances
        self.declarations = conformances.declarations
        self.functions = functions
        self.marks = marks


def _diagnostic(
    code: str,
    where: Operation | None,
    message: str,
    help: str,
    notes: tuple[Note, ...] = (),
    severity: Severity = "error",
) -> Diagnostic:
    return Diagnostic(code, message, location_of(where), notes, help, severity)


# ------------------------------------------------------------------ fields


def derivatives_fit(checked: Checked) -> Iterator[Diagnostic]:
    """AD0802: ``deriv`` leads to a field of the Differential, of the right type, once each."""
    for struct in checked.declarations.structs.values():
        type = struct.type
        differential = checked.conformances.known_differential(type)
        taken: dict[str, Field] = {}
        for field in struct.fields:
            if field.deriv is None:
                continue
            found = _misplaced(checked, struct, field, differential)
            if found is None and (first := taken.setdefault(field.deriv[1], field)) is not field:
                found = _diagnostic(
                    "AD0802",
                    field.op,
                    f"the derivatives of {first.name} and {field.name} are in one field, "
                    f"@{field.deriv[0]}::@{field.deriv[1]}",
                    "give each its own field",
                    (Note("the other field is here", location_of(first.op)),),
                )
            if found is not None:
                yield found


def _misplaced(
    checked: Checked, struct: Struct, field: Field, differential: Attribute | None
) -> Diagnostic | None:
    assert field.deriv is not None
    into, target = field.deriv
    if not isinstance(differential, StructType) or differential.struct != into:
        have = "no Differential" if differential is None else f"the Differential {differential}"
        return _diagnostic(
            "AD0802",
            field.op,
            f"the derivative of {field.name} is to be in @{into}, but @{struct.name} has {have}",
            "name a field of the Differential",
        )
    wanted = checked.conformances.known_differential(field.type)
    fields = {f.name: f for f in checked.conformances.fields(differential)}
    have_type = fields[target].type if target in fields else None
    if have_type == wanted and wanted is not None:
        return None
    return _diagnostic(
        "AD0802",
        field.op,
        f"{field.name} is of type {field.type}, whose Differential is {wanted or 'nothing'}, but "
        f"@{into}::@{target} is of type {have_type}",
        "a field's derivative has the type of its Differential",
    )


def nothing_is_dropped(checked: Checked) -> Iterator[Diagnostic]:
    """AD0808: a warning for fields that a user's Differential has no place for."""
    for struct in checked.declarations.structs.values():
        differential = checked.conformances.known_differential(struct.type)
        if differential is None:
            continue
        for field in struct.fields:
            known = checked.conformances.known_differential(field.type)
            carries = not field.no_diff and known is not None
            if carries and field.deriv is None:
                yield _diagnostic(
                    "AD0808",
                    field.op,
                    f"derivatives of {field.name} are dropped: {differential} has no place for "
                    "them",
                    f"write `deriv @D::@{field.name}`, or `no_diff` if that is intended",
                    severity="warning",
                )


# ------------------------------------------------------------------ witness tables


def methods_fit(checked: Checked) -> Iterator[Diagnostic]:
    """AD0803: ``dzero``, ``dadd`` and ``dmul`` are functions on the Differential."""
    for table in checked.declarations.tables:
        if table.interface != DIFFERENTIABLE or is_abstract(table.type):
            continue
        differential = checked.conformances.known_differential(table.type)
        for key, value in table.entries.items():
            function = checked.functions.get(last_of(value)) if _is_symbol(value) else None
            type = None if function is None else attribute_of(function, "function_type")
            if differential is None or not is_method(key) or not isinstance(type, FunctionType):
                continue
            name = key.removeprefix(f"{DIFFERENTIABLE}.")
            factor = FACTORS.get(name.partition(":")[2], differential)
            wanted = signature_of(name, differential, factor)
            known = not name.startswith("dmul") or name.partition(":")[2] in FACTORS
            if known and type != wanted:
                yield _diagnostic(
                    "AD0803",
                    function,
                    f"{name} of {table.type} is to be of type {wanted}, not {type}",
                    f"it works on the Differential, {differential}",
                    (Note("the witness table is here", location_of(table.op)),),
                )


def one_table_each(checked: Checked) -> Iterator[Diagnostic]:
    """AD0812: a type has one witness table for an interface."""
    first: dict[tuple[str, Attribute], Table] = {}
    for table in checked.declarations.tables:
        known = first.setdefault((table.interface, table.type), table)
        if known is not table:
            yield _diagnostic(
                "AD0812",
                table.op,
                f"{table.type} has two witness tables for @{table.interface}",
                "drop one of them",
                (Note(f"the other is @{known.symbol}", location_of(known.op)),),
            )


def values_or_handles(checked: Checked) -> Iterator[Diagnostic]:
    """AD0809: a type is differentiated by value or as a handle, not both ways."""
    tables = checked.declarations.tables
    values = {table.type for table in tables if table.interface == DIFFERENTIABLE}
    for table in tables:
        if table.interface == DIFFERENTIABLE_POINTER and table.type in values:
            yield _diagnostic(
                "AD0809",
                table.op,
                f"{table.type} conforms to @{DIFFERENTIABLE} and to @{DIFFERENTIABLE_POINTER}",
                "what is differentiated by value flows back; a handle is an input in both modes",
            )


def bases_are_implemented(checked: Checked) -> Iterator[Diagnostic]:
    """AD0813: who implements an interface implements those that it extends."""
    interfaces = checked.declarations.interfaces
    for table in checked.declarations.tables:
        for base in checked.conformances.interfaces_extended(table.interface):
            declared = interfaces.get(base)
            if declared is None or base == DIFFERENTIABLE:
                continue
            if checked.conformances.table(table.type, base) is not None:
                continue
            missing = [
                name
                for required in ops_in(declared.op)
                if attribute_of(required, "default") is None
                and (name := last_of(attribute_of(required, "sym_name"))) not in table.entries
                and f"{base}.{name}" not in table.entries
            ]
            if missing:
                yield _diagnostic(
                    "AD0813",
                    table.op,
                    f"{table.type} implements @{table.interface}, which extends @{base}, but "
                    f"lacks {', '.join(missing)}",
                    f"add a witness table for @{base}",
                )


# ------------------------------------------------------------------ differentiable members


def members_are_differentiable(checked: Checked) -> Iterator[Diagnostic]:
    """AD0810: what is required to be differentiable is implemented by what is."""
    required: dict[str, set[str]] = {}
    for interface in checked.declarations.interfaces.values():
        for op in ops_in(interface.op):
            if op.name != "iface.req_func":
                continue
            if TREAT_AS_DIFFERENTIABLE in op.attributes:
                yield _diagnostic(
                    "AD0810",
                    op,
                    f"a requirement cannot be `{TREAT_AS_DIFFERENTIABLE}`: whether derivatives "
                    "are dropped, each implementation says",
                    'write `builtin "differentiable"`, and mark the implementations',
                )
            if attribute_of(op, "builtin") == StringAttr("differentiable"):
                name = last_of(attribute_of(op, "sym_name"))
                required.setdefault(interface.name, set()).add(name)
    for table in checked.declarations.tables:
        for key in required.get(table.interface, ()):
            value = table.entries.get(key)
            function = None if value is None else checked.functions.get(_function_of(value))
            if function is not None and checked.marks.level(function) is Level.NOT:
                yield _diagnostic(
                    "AD0810",
                    function,
                    f"{key} of @{table.interface} is to be differentiable, but "
                    f"@{last_of(attribute_of(function, 'sym_name'))} is not marked so",
                    'add `attributes {autodiff.differentiable = "both"}`',
                    (Note("the witness table is here", location_of(table.op)),),
                )


def _is_symbol(value: Attribute) -> bool:
    return isinstance(value, SymbolRefAttr)


def _function_of(value: Attribute) -> str:
    if isinstance(value, DerivedAttr):
        return last_of(value.symbol)
    return last_of(value) if isinstance(value, SymbolRefAttr) else ""


CHECKS: tuple[Callable[[Checked], Iterator[Diagnostic]], ...] = (
    one_table_each,
    derivatives_fit,
    nothing_is_dropped,
    methods_fit,
    values_or_handles,
    bases_are_implemented,
    members_are_differentiable,
)
"""Every rule, in the order in which its diagnostics are given."""
