"""What can be called in a program that comes as LLVM IR text."""

from __future__ import annotations

import re

import llvmlite.binding as llvm
from xdsl.ir import Attribute

from ad_opt.dialects.support.diagnostics import Diagnostic, DiagnosticError, Location
from ad_opt.lowering.codegen.signature import Signature, as_type

_HIDDEN = ("internal", "private", "available_externally")


def signatures_of_text(text: str, name: str) -> dict[str, Signature]:
    """The defined, visible functions whose parameters and result are numbers or pointers."""
    try:
        module = llvm.parse_assembly(text)
        module.verify()
    except RuntimeError as error:
        raise _unreadable(str(error), name) from error
    found: dict[str, Signature] = {}
    for function in module.functions:
        if function.is_declaration or function.linkage.name in _HIDDEN:
            continue
        result, *inputs = (_type(str(part)) for part in _parts(function))
        outputs = () if result == "void" else (result,)
        if all(isinstance(kind, Attribute) for kind in (*inputs, *outputs)):
            found[function.name] = Signature(
                function.name,
                tuple(kind for kind in inputs if isinstance(kind, Attribute)),
                tuple(kind for kind in outputs if isinstance(kind, Attribute)),
            )
    return found


def _parts(function: llvm.ValueRef) -> list[object]:
    kind = str(function.global_value_type)
    return [kind.split(" (", 1)[0], *(argument.type for argument in function.arguments)]


def _type(text: str) -> Attribute | str | None:
    return "void" if text == "void" else as_type(text)


def _unreadable(message: str, name: str) -> DiagnosticError:
    found = re.search(r"<string>:(\d+):(\d+): error: ([^\n]*)", message)
    if found is None:
        return DiagnosticError(Diagnostic("AD0104", message.strip().splitlines()[0]))
    where = Location(name, int(found.group(1)), int(found.group(2)))
    return DiagnosticError(Diagnostic("AD0104", found.group(3), where))
