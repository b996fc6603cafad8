"""Programs as both tools read them: MLIR, LLVM IR, or a source file that a compiler makes it of."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError

from .input import decode, no_name, read_bytes

_MACHINE_CODE = (b"\x7fELF", b"!<arch>", b"MZ", b"\xcf\xfa\xed\xfe", b"\x00asm")
"""First bytes of objects, libraries and programs."""


def add_compiler_options(parser: argparse.ArgumentParser) -> None:
    """Add the options about source files."""
    add = parser.add_argument_group("source files (.c, .cpp, .rs, .f90)").add_argument
    add("--compiler", metavar="CC", help="the compiler, instead of the clang, rustc or flang found")
    add(
        "--cflags",
        metavar="FLAGS",
        action="append",
        help="more flags for it, as in a shell: --cflags='-Iinclude -DN=3 -O2'",
    )


def read_program(
    options: argparse.Namespace, tool: str, sources: dict[str, str]
) -> tuple[str, str, bool]:
    """Name and text of the program in ``options.file``, and whether it is LLVM IR.

    ``.ll`` and ``.bc`` are LLVM IR, and on standard input what looks like it; bitcode becomes the
    text that LLVM prints for it. A source file is compiled to it; the command is said on standard
    error, and ``sources`` gets its text, for diagnostics.
    """
    from ad_opt.lowering.compilers.languages import language_of
    from ad_opt.lowering.llvm_files import is_bitcode, looks_like_llvm
    from ad_opt.lowering.llvm_import.text.source import canonical_text

    path: str = options.file
    if not path:
        raise no_name("AD0001", "standard input")
    if path != "-" and Path(path).is_dir():
        raise DiagnosticError(Diagnostic("AD0001", f"`{path}` is a directory", help=_inside(path)))
    if language_of(path) is not None:
        return *_compiled(path, options, tool, sources), True
    name, data = read_bytes(path)
    if data.startswith(_MACHINE_CODE):
        said = f"`{name}` is machine code, of which no derivatives are made"
        raise DiagnosticError(Diagnostic("AD0007", said, help="give its source, or its LLVM IR"))
    if is_bitcode(data):
        return name, canonical_text(data, name), True
    text = decode(name, data)
    if path == "-":
        return name, text, looks_like_llvm(text)
    return name, text, path.endswith((".ll", ".bc"))


def _inside(path: str) -> str:
    """Advice for a folder: a program in it."""
    from ad_opt.lowering.compilers.languages import language_of

    ours = (".mlir", ".ll", ".bc")
    try:
        found = sorted(
            one for one in Path(path).iterdir() if one.suffix in ours or language_of(one.name)
        )
    except OSError:
        found = []
    return f"give a file, such as `{found[0]}`" if found else "give a file: MLIR, LLVM IR, C, ..."


def _words(flags: str) -> list[str]:
    try:
        return shlex.split(flags)
    except ValueError as error:
        said = f"option --cflags: {error} in `{flags}`".replace("No ", "no ")
        raise DiagnosticError(Diagnostic("AD0006", said)) from None


def _compiled(
    path: str, options: argparse.Namespace, tool: str, sources: dict[str, str]
) -> tuple[str, str]:
    from ad_opt.lowering.compilers.compiling import compile_file
    from ad_opt.lowering.compilers.languages import language_of

    language = language_of(path)
    assert language is not None
    name, data = read_bytes(path)
    sources[name] = data.decode("utf-8", "replace").replace("\r\n", "\n")
    flags = [word for one in options.cflags or () for word in _words(one)]
    done = compile_file(language, path, flags, options.compiler)
    if getattr(options, "diagnostics_format", "text") == "text":
        sys.stderr.write(f"{tool}: {done}\n{done.warnings}")
    return done.title, done.text
