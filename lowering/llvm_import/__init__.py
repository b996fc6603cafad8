"""LLVM IR into the llvm dialect: `import_llvm`.

LLVM reads the file, checks it and brings it up to date (`source`); what it then prints is parsed
here, line by line (`tokens`, `types`, `constants`, `attributes`, `metadata`), into operations as
upstream's importer makes them (`arithmetic`, `memory`, `calls`, `intrinsics`, `control`,
`functions`, `globals`, `module`). The way back is `ad_opt.lowering.llvm_ir`.
"""

from __future__ import annotations

import gc
from collections.abc import Collection

from ad_opt.dialects.llvm.llvm_ext import UNSUPPORTED
from xdsl.dialects.builtin import ModuleOp

from ..llvm_files import is_bitcode, looks_like_llvm
from .text.source import canonical_text

__all__ = ["UNSUPPORTED", "canonical_text", "import_llvm", "is_bitcode", "looks_like_llvm"]


def import_llvm(
    source: str | bytes,
    name: str = "<llvm>",
    roots: Collection[str] = (),
    *,
    exceptions_stop: bool = False,
) -> ModuleOp:
    """The module of the llvm dialect that LLVM IR, text or bitcode, is.

    ``name`` is the file's name in diagnostics. What LLVM does not take is AD0104; what cannot be
    represented is AD0901, except in the body of a function: that function becomes a declaration
    with the attribute `UNSUPPORTED`, which says why, and is written to LLVM IR as it was.

    With ``exceptions_stop``, functions that handle exceptions have a body beside their text, where
    nothing is caught: what is thrown there ends the program.

    With ``roots``, only what these functions need comes in (`SymbolTable.needed`); variables that
    the rest of the program may write bear `WRITTEN_ELSEWHERE`.
    """
    from .module import Importer  # MLIR is read without

    text = canonical_text(source, name)
    original = None
    if not isinstance(source, bytes):
        original = source
    elif not is_bitcode(source):
        original = source.decode()
    collecting = gc.isenabled()
    gc.disable()  # All that is made is kept, so there is nothing to find.
    try:
        return Importer(text, name, original, roots, exceptions_stop=exceptions_stop).run()
    finally:
        if collecting:
            gc.enable()
