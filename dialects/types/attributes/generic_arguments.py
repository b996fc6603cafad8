"""Arguments of generics: types for ``tparam``, numbers for ``vparam``, tables for ``witness``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ad_opt.dialects.support.diagnostics.diagnostic import (
    DiagnosticError,
    Note,
    counted,
    error_at,
    location_of,
)
from ad_opt.dialects.support.ir.symbols import symbol
from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, SymbolRefAttr
from xdsl.ir import Attribute, Operation, TypeAttribute

from .iface_types import TypeParameterType, ValueParameterType, WitnessType


def parameters_of(definition: Operation) -> tuple[Attribute, ...]:
    """The parameters that a definition names in ``[...]``."""
    given = definition.properties.get("parameters")
    return cast("ArrayAttr[Attribute]", given).data if given is not None else ()


def bind_arguments(
    op: Operation, definition: Operation, arguments: Sequence[Attribute], what: str
) -> dict[Attribute, Attribute]:
    """Return the argument of each type and value parameter; AD0885 where arguments do not fit.

    Witnesses are checked but not part of the answer: no type mentions them.
    """
    parameters = parameters_of(definition)
    if not parameters and not arguments:
        return {}
    if len(parameters) != len(arguments):
        message = f"{what} takes {counted(len(parameters), 'argument')}, not {len(arguments)}"
        raise _misfit(op, definition, message)
    by: dict[Attribute, Attribute] = {}
    for parameter, argument in zip(parameters, arguments, strict=True):
        check_argument(op, definition, parameter, argument, what)
        if not isinstance(parameter, WitnessType):
            by[parameter] = argument
    return by


def check_argument(
    op: Operation, definition: Operation, parameter: Attribute, argument: Attribute, what: str
) -> None:
    """AD0885 unless ``argument`` may stand for ``parameter``."""
    match parameter:
        case TypeParameterType():
            fits = isinstance(argument, TypeAttribute) and not isinstance(
                argument, ValueParameterType
            )
            wanted = "a type"
        case ValueParameterType():
            fits = (isinstance(argument, IntegerAttr) and argument.type == parameter.type) or (
                isinstance(argument, ValueParameterType) and argument.type == parameter.type
            )
            wanted = f"a number of type {parameter.type}"
        case WitnessType():
            fits = argument == parameter or _is_table_of(op, argument, parameter)
            wanted = f"a witness table for @{parameter.interface}"
        case _:
            fits, wanted = False, "nothing that can be given"
    if not fits:
        message = f"{what} takes {wanted} for {parameter}, not {argument}"
        raise _misfit(op, definition, message)


def _is_table_of(op: Operation, argument: Attribute, parameter: WitnessType) -> bool:
    if not isinstance(argument, SymbolRefAttr):
        return False
    table = symbol(op, argument)
    return table is not None and (
        table.name == "iface.witness_table" and table.properties["interface"] == parameter.symbol
    )


def _misfit(op: Operation, definition: Operation, message: str) -> DiagnosticError:
    names = ", ".join(str(parameter) for parameter in parameters_of(definition))
    notes = [Note("the generic is defined here", location_of(definition))]
    help = f"its parameters are [{names}]" if names else "it has no parameters"
    return error_at(op, "AD0885", message, notes=notes, help=help)
