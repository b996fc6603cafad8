"""The last step of `ad-opt`: the program in the form that ``--emit`` asks for."""

from __future__ import annotations

import argparse
import os
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.plugins.third_parties import blame
from ad_opt.dialects.support.text.alias_printing import AliasPrinter
from ad_opt.passes.infrastructure.pipeline_text import quote
from ad_opt.passes.pipelines import TYPES, lowering
from ad_opt.tools.common.input import write_output
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

if TYPE_CHECKING:
    from ad_opt.lowering.codegen.machine.signature import Signature


def print_op(op: Operation, *, generic: bool = False, debuginfo: bool = False) -> str:
    """An operation as MLIR text, without a line break at its end."""
    with blame("printing", op):
        return AliasPrinter(print_generic_format=generic, print_debuginfo=debuginfo).text(op)


def registers_for(options: argparse.Namespace) -> tuple[int, int] | None:
    """Registers for vectors of the processor that machine code is made for: their bits, and their
    number; ``None`` where none is made, or for what is unknown, which is refused later.
    """
    if options.emit not in ("asm", "obj"):
        return None
    from ad_opt.lowering.codegen.machine.target import find_target, vector_registers, with_cpu

    cpu = options.cpu or os.environ.get("AD_OPT_CPU")
    with suppress(DiagnosticError):
        info = find_target(options.target)
        return vector_registers(with_cpu(info, cpu) if cpu else info)
    return None


def pipeline_for(
    kind: str,
    separate: Sequence[str] = (),
    registers: tuple[int, int] | None = None,
    *,
    veclib: bool = False,
    fast: bool = False,
    library: str = "",
) -> str:
    """Passes that ``--emit=kind`` needs after those that the user asked for.

    ``separate`` are derivatives of a program in LLVM IR that are linked beside it. Machine code in
    files calls no vector library unless it may (``veclib``), so kernels of energies bring their own
    functions. ``registers`` are those of the processor, and sums of ``fast`` code in any order, by
    a ``library`` too: see `lowering`.
    """
    if kind == "mlir":
        return ""
    own = kind in ("asm", "obj") and not veclib
    elementary = "expand-elementary-functions{functions=kernels}," if own else ""
    lower = lowering(False, registers, veclib, fast, library)
    passes = f"{TYPES},translate-enzyme-requests,differentiate,{elementary}{lower}"
    if not separate:
        return passes
    return f"{passes},separate-derivatives{{keep={','.join(map(quote, separate))}}}"


def emit(
    module: ModuleOp,
    options: argparse.Namespace,
    given: Collection[str] = (),
    source: str | None = None,
) -> str | bytes:
    """The program in the form asked for. Anything but MLIR needs the llvm dialect.

    ``given`` are functions that came as LLVM IR, ``source``: they keep LLVM's interface.
    """
    kind: str = options.emit
    if kind in ("mlir", "llvm-dialect"):
        return (
            print_op(module, generic=options.print_op_generic, debuginfo=options.print_debuginfo)
            + "\n"
        )
    from ad_opt.lowering.llvm_ir.emit import emit_llvm_ir

    text = emit_llvm_ir(module, fast_math=options.fp == "fast")
    from ad_opt.lowering.codegen.machine.signature import signatures_of

    found = signatures_of(module)
    signatures = tuple(s for s in found.values() if s.name not in given)
    if options.header:
        _write_header(signatures or tuple(found.values()), options, text, source)
    if kind == "llvm-ir" and options.target is None and options.veclib == "none":
        return text
    from ad_opt.lowering.codegen.objects.emission import emit as generate

    return generate(
        text,
        kind=options.emit,
        target=options.target,
        opt_level=options.opt_level,
        signatures=signatures,
        veclib=options.veclib == "libmvec",
        cpu=options.cpu or os.environ.get("AD_OPT_CPU") or None,
    )


def _write_header(
    signatures: Sequence[Signature], options: argparse.Namespace, text: str, source: str | None
) -> None:
    from ad_opt.lowering.codegen.objects.header import APART, LIBMVEC, MEMORY, c_header, libraries
    from ad_opt.lowering.codegen.objects.source_notes import with_source_types
    from ad_opt.lowering.llvm_import.source_types import SourceTypes

    linked = [LIBMVEC] if options.veclib == "libmvec" else []
    if note := libraries(text, options.library, vectors=options.veclib == "libmvec"):
        linked.append(note)
    notes = [*linked, *([APART] if options.noalias else [])]
    notes += [MEMORY[options.memory]] if options.memory in MEMORY else []
    noted = with_source_types(signatures, None if source is None else SourceTypes(source))
    path = Path(options.header)
    if path.suffix == ".rs":
        from ad_opt.lowering.codegen.objects.rust_header import rust_header

        made = rust_header(noted.signatures, noted.structs, notes)
    else:
        made = c_header(noted.signatures, path.stem, notes, noted.structs)
    write_output(options.header, made)
