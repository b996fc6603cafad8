"""Load programs: MLIR, LLVM IR or bitcode, from files, text or bytes."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.support.process.garbage_collection import IMPORTS, rare_collections
from ad_opt.lowering.codegen.machine.options import CompileOptions
from ad_opt.lowering.compilers.languages import Language, language_of
from ad_opt.lowering.llvm_files import is_bitcode, looks_like_llvm
from ad_opt.starts.recorded import Loaded
from ad_opt.starts.source_text import UNNAMED, decoded, is_text, without_mark

if TYPE_CHECKING:
    from .pointed_types import Facts

    Told = tuple[str, Facts, int, bool]

from .program import Program


@rare_collections(IMPORTS)
def load(
    source: str | bytes | os.PathLike[str],
    options: CompileOptions | None = None,
    *,
    debug: bool = False,
    flags: Sequence[str] = (),
    compiler: str | None = None,
) -> Program:
    """Load a program, and read it now; `ad_opt.load` says what options mean."""
    options = CompileOptions() if options is None else options
    return program_of(Loaded(*_read(source, flags, compiler), options, debug))


def program_of(loaded: Loaded) -> Program:
    """The program that was read."""
    program = Program(loaded.text, loaded.name, loaded.options, is_llvm=loaded.is_llvm)
    program.debug = loaded.debug
    program.loaded = loaded
    return program


def _read(
    source: str | bytes | os.PathLike[str], flags: Sequence[str] = (), compiler: str | None = None
) -> tuple[str, str, bool]:
    """The text of a program, what messages call it, and whether it is LLVM IR.

    Files say by their names what they are; what comes without a name is looked at.
    """
    if is_text(source):
        text = without_mark(source)
        return text, UNNAMED, looks_like_llvm(text)
    if isinstance(source, bytes | bytearray):
        text, as_bitcode = _text_of(bytes(source), UNNAMED)
        return text, UNNAMED, as_bitcode or looks_like_llvm(text)
    if not source or not isinstance(cast(object, source), str | os.PathLike):
        said = f"a program is a path, text or bytes, not {source!r}"
        help = 'ad_opt.load("f.mlir"), or ad_opt.load("func.func @f() { return }")'
        raise DiagnosticError(Diagnostic("AD0001", said, help=help))
    path = Path(source)
    if (language := language_of(str(path))) is not None:
        return _compiled(language, path, flags, compiler)
    if flags or compiler is not None:
        said = f"`{path}` is no source file that a compiler makes LLVM IR of"
        raise DiagnosticError(Diagnostic("AD0006", said, help="leave out `flags` and `compiler`"))
    text, as_bitcode = _text_of(read_bytes(path), str(path))
    return text, str(path), as_bitcode or path.suffix in (".ll", ".bc")


def _compiled(
    language: Language, path: Path, flags: Sequence[str], compiler: str | None
) -> tuple[str, str, bool]:
    """The same of a file that a compiler makes LLVM IR of."""
    from logging import getLogger

    from ad_opt.lowering.compilers.compiling import compile_file

    _check_command(flags, compiler)
    read_bytes(path)
    done = compile_file(language, str(path), flags, compiler)
    log = getLogger("ad_opt.compilers")
    log.info("%s", done)
    if done.warnings.strip():
        log.warning("%s", done.warnings.rstrip())
    return done.text, done.title, True


def _check_command(flags: Any, compiler: Any) -> None:
    """AD0006 for what is no part of a command: a single text is not a list of flags."""
    words: Any = flags if isinstance(flags, list | tuple) else [None]
    if not all(isinstance(word, str | os.PathLike) for word in (*words, compiler or "")):
        said = f"flags are a list of texts, and a compiler is a text: not {flags!r}, {compiler!r}"
        raise DiagnosticError(Diagnostic("AD0006", said, help='write flags=["-Iinclude"]'))


def _text_of(data: bytes, name: str) -> tuple[str, bool]:
    """The text of a program, and whether it came as bitcode; AD0007 where it is neither."""
    if is_bitcode(data):
        from ad_opt.lowering.llvm_import import canonical_text

        return canonical_text(data, name), True
    try:
        return decoded(data), False
    except UnicodeDecodeError as error:
        said = f"`{name}` is neither UTF-8 text (byte {error.start}) nor bitcode"
        raise DiagnosticError(Diagnostic("AD0007", said)) from error


def read_bytes(path: Path) -> bytes:
    """The bytes of a file; AD0001 says why not."""
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise DiagnosticError(Diagnostic("AD0001", f"`{path}` cannot be read: {reason}")) from error
