"""Memory that is given as text for an address: which elements it has.

Floats, where type trees know of one kind of them; else what debug information says of the
parameter: integers, text, structs. Where neither says, the argument is refused.
"""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from ad_opt.lowering.codegen.machine.signature import Signature
from ad_opt.lowering.llvm_import.source_types import Address, Number, SourceType, Struct
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute

from ad_opt.programs.calls.calling import parameter_name
from ad_opt.programs.function import Function
from ad_opt.programs.pointed_types import pointed_types
from ad_opt.programs.source_dtypes import memory_of, parameter_types

from .argument_text import ArgumentText


def signature_of_text(text: str, function: Function) -> Signature:
    """The types that a text of arguments is read by: an address that is not given as a number is
    that of an array of what the function has there. AD0504 where nobody knows.
    """
    inputs = list(function.signature.inputs)
    both = enumerate(zip(inputs, ArgumentText(text, 0).split(), strict=False))
    given = [(at, part) for at, (kind, part) in both if _is_memory(part, kind)]
    if not given:
        return function.signature
    pointed = pointed_types(function, derivative=True)
    source = parameter_types(function)
    for at, part in given:
        declared = source[at] if source is not None else None
        element = pointed.float_behind(at) if pointed is not None else None
        inputs[at] = _memory(part, at, function, declared, element)
    return replace(function.signature, inputs=tuple(inputs))


def _is_memory(part: ArgumentText, kind: Attribute) -> bool:
    """True if what is given for an address is no number: then it is memory."""
    if not isinstance(kind, LLVMPointerType):
        return False
    try:
        int(part.text, 0)
    except ValueError:
        return True
    return False


def _memory(
    part: ArgumentText,
    at: int,
    function: Function,
    declared: SourceType | None,
    element: Attribute | None,
) -> Attribute:
    types = function.program.source_types
    behind = types.behind(declared) if types is not None and declared is not None else None
    is_complex = isinstance(behind, Number) and behind.kind == "c"
    if is_complex or (isinstance(behind, Struct) and "{" in part.text):
        element = None  # more is declared than what is seen of it
    if element is not None:
        return MemRefType(element, [DYNAMIC_INDEX])
    found = memory_of(behind, single=part.text.startswith("{")) if behind is not None else None
    if found is None:
        raise part.error(*_reason(at, function, declared, behind))
    return found


def _reason(
    at: int, function: Function, declared: SourceType | None, behind: SourceType | None
) -> tuple[str, str]:
    name = f"{parameter_name(function.signature, at)} of @{function.name}"
    if isinstance(behind, Address):
        return (
            f"{name} is `{cast(SourceType, declared).text}`: addresses in memory cannot be given "
            "as text",
            "write a function that takes plain arrays and calls this one",
        )
    if behind is not None:
        text = behind.text
        return (
            f"{name} leads to `{text}`, which cannot be given as text",
            "call the function from Python, with a NumPy array",
        )
    known = f"is `{declared.text}`" if declared is not None else "is an address"
    hint = "declare it as what it is" if declared is not None else "compile the program with `-g`"
    return (
        f"{name} {known}, and neither its type nor the function's accesses say what is there",
        f"{hint}, or call the function from Python",
    )
