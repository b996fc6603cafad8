"""The last step of `ad-opt`: the program in the form that ``--emit`` asks for."""

from __future__ import annotations

import argparse
import io
from pathlib import Path

from ad_opt.passes.pipelines import TYPES, lowering
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.printer import Printer

from .input import write_output


def print_op(op: Operation, *, generic: bool = False, debuginfo: bool = False) -> str:
    """An operation as MLIR text, without a line break at its end."""
    out = io.StringIO()
    Printer(out, print_generic_format=generic, print_debuginfo=debuginfo).print_op(op)
    return out.getvalue()


def pipeline_for(kind: str) -> str:
    """Passes that ``--emit=kind`` needs after those that the user asked for."""
    return "" if kind == "mlir" else f"{TYPES},translate-enzyme-requests,differentiate,{lowering()}"


def emit(module: ModuleOp, options: argparse.Namespace) -> str | bytes:
    """The program in the form asked for. Anything but MLIR needs the llvm dialect."""
    kind: str = options.emit
    if kind in ("mlir", "llvm-dialect"):
        return (
            print_op(module, generic=options.print_op_generic, debuginfo=options.print_debuginfo)
            + "\n"
        )
    from ad_opt.lowering.llvm_ir.emit import emit_llvm_ir

    text = emit_llvm_ir(module, fast_math=options.fp == "fast")
    if options.header:
        _write_header(module, options.header)
    if kind == "llvm-ir" and options.target is None:
        return text
    from ad_opt.lowering.codegen.emission import emit as generate
    from ad_opt.lowering.codegen.signature import signatures_of

    return generate(
        text,
        kind=options.emit,
        target=options.target,
        opt_level=options.opt_level,
        signatures=tuple(signatures_of(module).values()),
    )


def _write_header(module: ModuleOp, path: str) -> None:
    from ad_opt.lowering.codegen.header import c_header
    from ad_opt.lowering.codegen.signature import signatures_of

    write_output(path, c_header(signatures_of(module).values(), Path(path).stem))
