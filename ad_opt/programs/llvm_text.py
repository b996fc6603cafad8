"""Functions that can be called in a program that comes as LLVM IR text."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

import llvmlite.binding as llvm
from xdsl.ir import Attribute

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.support.names.rust_names import SLICES
from ad_opt.lowering.codegen.machine.signature import Signature, as_type
from ad_opt.lowering.llvm_reader import read_module

from .function import hint_for_name

if TYPE_CHECKING:
    from ad_opt.lowering.llvm_import.source_types import SourceTypes

    Kinds = tuple[Attribute, ...]
    Names = tuple[str | None, ...]

_HIDDEN = ("internal", "private", "available_externally")


def signatures_of_text(text: str, name: str) -> dict[str, Signature]:
    """The defined, visible functions whose parameters and result are numbers or pointers."""
    with read_module(text, name) as module:
        return _signatures(module, text)


def functions_that_ask(text: str, name: str, functions: Collection[str]) -> frozenset[str]:
    """The functions from which a call of one of Enzyme's is reached."""
    from ad_opt.lowering.llvm_import import canonical_text
    from ad_opt.lowering.llvm_symbols import SymbolTable

    table = SymbolTable(canonical_text(text, name))
    entries = [name for name in table.symbols if "__enzyme_" in name]
    return frozenset(table.reaching(entries, functions))


def no_function(program: str, name: str, known: Sequence[str], text: str) -> DiagnosticError:
    """AD0501 for a name that is none of the ``known`` functions' of a program."""
    head = re.search(rf'^define ([^@\n]*)@"?{re.escape(str(name))}"?\(', text, re.MULTILINE)
    if head is not None and not any(word in _HIDDEN for word in head[1].split()):
        said = f"`@{name}` of {program} takes or gives a struct as one value, so it cannot be"
        return DiagnosticError(Diagnostic("AD0501", f"{said} called from here", help=SLICES))
    said = f"{program} has no public function `@{name}` with a body"
    return DiagnosticError(Diagnostic("AD0501", said, help=hint_for_name(str(name), known)))


def _signatures(module: llvm.ModuleRef, text: str) -> dict[str, Signature]:
    found: dict[str, Signature] = {}
    named = set(_NAMED.findall(text))
    in_source = _names_in_source(text)
    for function in module.functions:
        if function.is_declaration or function.linkage.name in _HIDDEN:
            continue
        arguments = list(function.arguments)
        inputs = [as_type(str(argument.type)) for argument in arguments]
        outputs = [as_type(part) for part in _results(str(function.global_value_type))]
        if all(isinstance(kind, Attribute) for kind in (*inputs, *outputs)):
            kinds = tuple(kind for kind in inputs if kind is not None)
            names = tuple(argument.name or None for argument in arguments)
            found[function.name] = Signature(
                function.name,
                kinds,
                tuple(kind for kind in outputs if kind is not None),
                in_source(function.name, kinds, names),
                passing=tuple(_passing(argument, named) for argument in arguments),
            )
    return found


def _names_in_source(text: str) -> Callable[[str, Kinds, Names], Names]:
    """Names of a function's parameters: those of the text, and where it has none that Python can
    write, those of debug information, if it tells them apart.
    """
    types: SourceTypes | None = None

    def names(function: str, kinds: Kinds, known: Names) -> Names:
        nonlocal types
        if all(name is not None and name.isidentifier() for name in known):
            return known
        if types is None:
            from ad_opt.lowering.llvm_import.source_types import SourceTypes

            types = SourceTypes(text)
        if (told := types.names(function, kinds)) is None:
            return known
        found = [
            name if said is None or (name is not None and name.isidentifier()) else said
            for name, said in zip(known, told, strict=True)
        ]
        given = [name for name in found if name is not None]
        return tuple(found) if len(set(given)) == len(given) else known

    return names if "!DILocalVariable" in text else lambda function, kinds, known: known


_PASSED = re.compile(r"\b(?:byval|sret|byref|inalloca)\([^()]*\)(?: align \d+)?")


_NAMED = re.compile(r"^(%\S+) = type", re.MULTILINE)
_NAME = re.compile(r'%(?:"[^"]*"|[^\s,()]+)')


def _passing(argument: llvm.ValueRef, named: set[str]) -> str:
    """Return what a caller must say of an argument besides its type."""
    words = " ".join(text.decode() for text in argument.attributes)
    found = _PASSED.search(words)
    if found is None:
        return ""
    # LLVM gives a type a number where another program of this process has one of that name.
    return _NAME.sub(lambda name: _own_name(name[0], named), found[0])


def _own_name(name: str, named: set[str]) -> str:
    if name in named:
        return name
    bare = name.strip('%"').rpartition(".")[0]
    return next((one for one in (f"%{bare}", f'%"{bare}"') if one in named), name)


def _results(kind: str) -> list[str]:
    """The types of the results of a function type: those of its parts, if it gives a struct."""
    result = kind.split(" (", 1)[0]
    if result == "void":
        return []
    return result[2:-2].split(", ") if result.startswith("{ ") else [result]
