"""LLVM IR of any version, text or bitcode, to the canonical text of LLVM 22.

LLVM itself parses, checks and upgrades it (typed pointers become ``ptr``, old intrinsics become
new ones), so the rest of the importer only ever sees what LLVM's printer writes.
"""

from __future__ import annotations

import re
from functools import lru_cache

import llvmlite.binding as llvm
from ad_opt.lowering.llvm_files import is_bitcode
from ad_opt.lowering.llvm_reader import read_module


def canonical_text(source: str | bytes, name: str) -> str:
    """Return the text that LLVM prints for a program; AD0104 where it refuses it.

    The last texts are kept: each function of a program that is differentiated is read from the
    whole text.
    """
    return _canonical_text(source, name)


@lru_cache(maxsize=2)
def _canonical_text(source: str | bytes, name: str) -> str:
    bitcode = isinstance(source, bytes) and is_bitcode(source)
    given = source.decode() if isinstance(source, bytes) and not bitcode else source
    with read_module(given, name) as module:
        if module.data_layout:
            module.data_layout = _current_layout(module.data_layout, module.triple)
        text = str(module)
        if _NUMBERED.search(text):
            _name_all(module)
            text = str(module)
        return text


_NUMBERED = re.compile(r"^(?:@\d|(?:define|declare)\b[^@\n]*@\d)", re.MULTILINE)
NAMELESS = "mlir.llvm.nameless_global_"
"""In front of a number: the name of a global that has none, as upstream's importer gives it."""


def _name_all(module: llvm.ModuleRef) -> None:
    """Name what has no name, as constants of OpenMP's runtime and sanitizers have none.

    LLVM prints them as `@0`, a number that changes with what stands beside them, and that is
    another symbol than `@"0"`.
    """
    listed = (*module.global_variables, *module.functions)
    for number, symbol in enumerate(one for one in listed if not one.name):
        symbol.name = f"{NAMELESS}{number}"


@lru_cache(maxsize=16)
def _current_layout(layout: str, triple: str) -> str:
    """Return LLVM 22's data layout of a target; LLVM updates it when it reads bitcode.

    Code of two layouts does not run together, even where they only differ in 128-bit integers.
    """
    context = llvm.create_context()
    text = f'target datalayout = "{layout}"\ntarget triple = "{triple}"\n'
    written = llvm.parse_assembly(text, context)
    read = llvm.parse_bitcode(written.as_bitcode(), context)
    found = read.data_layout
    read.close()
    written.close()
    context.close()
    return found
