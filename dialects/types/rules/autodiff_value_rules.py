"""Rules of references to functions: the name is known, and the type is the function's."""

from __future__ import annotations

from typing import cast

from ad_opt.dialects.support.definitions.operation_rule import Rule
from ad_opt.dialects.support.diagnostics.diagnostic import (
    DiagnosticError,
    Note,
    error_at,
    location_of,
)
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.ir.symbols import members, module_of, name_of, symbol
from ad_opt.dialects.types.attributes.autodiff_value_types import DERIVATIONS
from xdsl.dialects.builtin import ArrayAttr, FunctionType, StringAttr, SymbolRefAttr
from xdsl.ir import Operation

FUNCTIONS = ("func.func", "llvm.func")


def function_named(op: Operation, reference: SymbolRefAttr, *, generic: bool = False) -> Operation:
    """The function (or generic) of a name used at ``op``; AD0880 where there is none."""
    kinds = (*FUNCTIONS, "iface.generic") if generic else FUNCTIONS
    found = symbol(op, reference)
    if found is None or found.name not in kinds:
        raise unknown_function(op, reference.root_reference.data, kinds)
    return found


def unknown_function(op: Operation, name: str, kinds: tuple[str, ...]) -> DiagnosticError:
    """AD0880 for a function."""
    module = module_of(op)
    known = [name_of(it) or "" for it in members(module) if it.name in kinds] if module else []
    help = did_you_mean(name, known) or f"declare it: `func.func private @{name}(...)`"
    return error_at(op, "AD0880", f"there is no function @{name}", help=help)


def _check_reference(op: Operation) -> None:
    callee = op.properties["callee"]
    assert isinstance(callee, SymbolRefAttr)
    function = function_named(op, callee)
    type, given = function.get_attr_or_prop("function_type"), op.results[0].type
    if isinstance(type, FunctionType) and type != given:
        notes = [Note("the function is here", location_of(function))]
        message = f"{callee} is of type {type}, not {given}"
        raise error_at(op, "AD0888", message, notes=notes, help=f"write {type}")


def _check_candidates(op: Operation) -> None:
    candidates = cast("ArrayAttr[SymbolRefAttr]", op.properties["candidates"])
    if not candidates.data:
        raise error_at(op, "AD0888", "no candidate is given", help="name a function in [...]")
    for it in candidates:
        function_named(op, it, generic=True)
    for it in cast("ArrayAttr[StringAttr]", op.properties["chain"]):
        if it.data not in DERIVATIONS:
            help = f"write one of {', '.join(DERIVATIONS)}"
            raise error_at(op, "AD0888", f"`{it.data}` is not a derivation", help=help)


def _check_nothing(op: Operation) -> None:
    """The type of the witness says it all."""


REFERENCE = Rule(_check_reference)
CANDIDATES = Rule(_check_candidates)
WITNESS_OF_TYPE = Rule(_check_nothing)
